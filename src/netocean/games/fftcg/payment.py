"""Which sources pay which need: the pure part of payment (F-R11), over small lists and without a game.

A *source* gives CP once: a card to discard, a Backup to dull. A *need* is what has to be paid. A payment is a list of
picks, each a source with the element it gives; it is *minimal* if no pick can be dropped. Picks of a minimal payment stand
in ascending order of their sources, so that a payment has one run.
"""

from typing import Final

from netocean.games.fftcg.vocabulary.words import COLOURED, ELEMENTS

# How a source gives its CP (F-R11.2), and by a text beside it.
DULL: Final = 0
DISCARD: Final = 1
PUT: Final = 2

COLOURLESS: Final = ELEMENTS
"""Stands for the element of CP from a card that has none."""

ANY: Final = (1 << ELEMENTS + 1) - 1


class Source:
    """What a card can give: `worth` CP of one of its `elements` (a bit each)."""

    def __init__(self, card: int, way: int, elements: int, worth: int) -> None:
        self.card: int = card
        self.way: int = way
        self.elements: int = elements if elements != 0 else 1 << COLOURLESS
        self.worth: int = worth


class Need:
    """What has to be paid.

    `total` CP, of them `each[e]` of element e; one at least of the elements in `any_of` (0: no matter); all of the
    elements in `only`. `asked` are further elements of which a text asks whether they were paid. `free`: more may be
    generated than is used (F-R11.9). `waste`: also CP that may not be used (F-R11.11).
    """

    def __init__(self, total: int) -> None:
        self.total: int = total
        self.each: list[int] = [0] * (ELEMENTS + 1)
        self.wanted: int = 0  # a bit for each element with a number in `each`
        self.any_of: int = 0
        self.only: int = ANY
        self.asked: int = 0
        self.free: bool = True
        self.waste: bool = False

    def require(self, element: int, count: int) -> None:
        """Ask for so many more CP of an element."""
        if count > 0:
            self.each[element] += count
            self.wanted |= 1 << element


class Pick:
    """A source that is used, by its place among the sources, and the element it gives."""

    def __init__(self, place: int, element: int) -> None:
        self.place: int = place
        self.element: int = element


class Tally:
    """What picks come to."""

    def __init__(self, sources: list[Source], picks: list[Pick]) -> None:
        self.total: int = 0
        self.have: list[int] = [0] * (ELEMENTS + 1)
        for pick in picks:
            self.add(pick, sources[pick.place].worth)

    def add(self, pick: Pick, worth: int) -> None:
        """One more pick, or with a negative worth one less."""
        self.total += worth
        self.have[pick.element] += worth


def casting(total: int, elements: int, each: bool) -> Need:
    """What a card of these elements needs that costs so much (F-R11.6, F-R11.7, F-R21.4)."""
    need = Need(total)
    coloured = elements & ((1 << COLOURED) - 1)
    if total <= 0:
        need.total = 0
    elif each:
        least = 0
        for element in range(COLOURED):
            if coloured >> element & 1 == 1:
                need.require(element, 1)
                least += 1
        need.total = max(total, least)
    else:
        need.any_of = coloured
    return need


def ability(symbols: list[int], generic: int, each: bool) -> Need:
    """What a cost of symbols and a number needs (F-R11.8, F-R21.4)."""
    need = Need(generic)
    for element in range(COLOURED):
        if symbols[element] > 0:
            need.total += symbols[element]
            if each:
                need.require(element, symbols[element])
            else:
                need.any_of |= 1 << element
    return need


def enough(need: Need, tally: Tally) -> bool:
    """Whether what is there pays the need."""
    return _meets(need, tally.total, tally.have, -1, 0)


def _meets(need: Need, total: int, have: list[int], element: int, less: int) -> bool:
    """Whether CP pay the need when `less` of them, of this element, are left out."""
    if total - less < need.total:
        return False
    if need.wanted != 0:
        for one in range(COLOURED):
            if need.each[one] != 0 and have[one] - (less if one == element else 0) < need.each[one]:
                return False
    if need.any_of != 0 and need.total > 0:
        for one in range(COLOURED):
            if need.any_of >> one & 1 == 1 and have[one] - (less if one == element else 0) > 0:
                return True
        return False
    return True


def given(need: Need, source: Source) -> list[int]:
    """The elements that a source gives in the canonical list: those that anybody asks for, else its first."""
    usable = source.elements & need.only
    useful = usable & (need.wanted | need.any_of | need.asked)
    if useful == 0:
        return _elements(usable)[:1]
    return _elements(useful)


def _elements(bits: int) -> list[int]:
    return [element for element in range(ELEMENTS + 1) if bits >> element & 1 == 1]


class Search:
    """Looks for payments among sources."""

    def __init__(self, sources: list[Source], need: Need) -> None:
        self.sources: list[Source] = sources
        self.need: Need = need
        self.used: list[bool] = [False] * len(sources)
        self.kept: list[Pick] = []  # picks of which none may become needless

    def completes(self, start: int, tally: Tally) -> bool:
        """Whether sources from a place on can make up the rest, with no kept pick becoming needless."""
        need = self.need
        if _meets(need, tally.total, tally.have, -1, 0):
            return True
        if not self._within_reach(start, tally):
            return False
        tried: list[int] = []
        for place in range(start, len(self.sources)):
            source = self.sources[place]
            if self.used[place] or source.elements & need.only == 0:
                continue
            for element in given(need, source):
                kind = element * 64 + source.worth
                if kind in tried and len(given(need, source)) == 1:
                    continue  # as good as one before it
                tried.append(kind)
                if self._with(Pick(place, element), tally):
                    return True
        return False

    def _with(self, pick: Pick, tally: Tally) -> bool:
        worth = self.sources[pick.place].worth
        tally.add(pick, worth)
        self.kept.append(pick)
        found = not self.needless(tally) and self.completes(pick.place + 1, tally)
        self.kept.pop()
        tally.add(pick, -worth)
        return found

    def needless(self, tally: Tally) -> bool:
        """Whether a kept pick could be dropped."""
        for pick in self.kept:
            if _meets(self.need, tally.total, tally.have, pick.element, self.sources[pick.place].worth):
                return True
        return False

    def _within_reach(self, start: int, tally: Tally) -> bool:
        """A bound: whether all the sources together would do, one element at a time."""
        need = self.need
        total = tally.total
        have = tally.have[:]
        for place in range(start, len(self.sources)):
            source = self.sources[place]
            usable = source.elements & need.only
            if self.used[place] or usable == 0:
                continue
            total += source.worth
            for element in range(COLOURED):
                if usable >> element & 1 == 1:
                    have[element] += source.worth
        return _meets(need, total, have, -1, 0)


def worth(sources: list[Source]) -> int:
    """What all sources together come to."""
    return sum([source.worth for source in sources])


def payable(sources: list[Source], need: Need) -> bool:
    """Whether these sources can pay the need at all."""
    if need.total <= 0:
        return True
    search = Search(sources, need)
    tally = Tally(sources, [])
    # With one element at most to look for, the bound is exact.
    if need.any_of == 0 and need.wanted & (need.wanted - 1) == 0:
        return search._within_reach(0, tally)
    return search.completes(0, tally)


def next_picks(sources: list[Source], need: Need, picks: list[Pick]) -> list[Pick]:
    """The picks with which a run towards a minimal payment may go on; none when it suffices.

    A run that has left the minimal payments (F-R11.9) goes on with what it still needs, in any order.
    """
    tally = Tally(sources, picks)
    if enough(need, tally):
        return []
    search = Search(sources, need)
    for pick in picks:
        search.used[pick.place] = True
    search.kept = picks[:]
    start = picks[len(picks) - 1].place + 1 if len(picks) != 0 else 0
    found = _open(search, tally, start, True)
    if len(found) == 0:
        if need.free:
            search.kept = []
        found = _open(search, tally, 0, False)
    return found


def _open(search: Search, tally: Tally, start: int, ascending: bool) -> list[Pick]:
    found: list[Pick] = []
    for place in range(start, len(search.sources)):
        source = search.sources[place]
        if search.used[place] or source.elements & search.need.only == 0:
            continue
        for element in given(search.need, source):
            pick = Pick(place, element)
            tally.add(pick, source.worth)
            search.kept.append(pick)
            search.used[place] = True
            if not search.needless(tally) and search.completes(place + 1 if ascending else 0, tally):
                found.append(pick)
            search.used[place] = False
            search.kept.pop()
            tally.add(pick, -source.worth)
    return found


def other_picks(sources: list[Source], need: Need, picks: list[Pick], listed: list[Pick]) -> list[Pick]:
    """Further legal picks beside those listed: more than is needed, in any order (F-R11.9, F-R11.11).

    Where no more may be generated than is used, these are minimal payments in another order.
    """
    found: list[Pick] = []
    if not need.free:
        return [pick for pick in _in_any_order(sources, need, picks) if not _lists(listed, pick)]
    taken = [pick.place for pick in picks]
    for place, source in enumerate(sources):
        if place in taken:
            continue
        usable = source.elements & need.only
        for element in _elements(source.elements if need.waste else usable):
            pick = Pick(place, element)
            if not _lists(listed, pick) and completable(sources, need, [*picks, pick]):
                found.append(pick)
    return found


def _in_any_order(sources: list[Source], need: Need, picks: list[Pick]) -> list[Pick]:
    tally = Tally(sources, picks)
    if enough(need, tally):
        return []
    search = Search(sources, need)
    for pick in picks:
        search.used[pick.place] = True
    search.kept = picks[:]
    return _open(search, tally, 0, False)


def _lists(listed: list[Pick], pick: Pick) -> bool:
    for one in listed:
        if one.place == pick.place and one.element == pick.element:
            return True
    return False


def completable(sources: list[Source], need: Need, picks: list[Pick]) -> bool:
    """Whether a payment that begins with these picks can be completed in any way."""
    useful = [pick for pick in picks if need.only >> pick.element & 1 == 1]
    search = Search(sources, need)
    for pick in picks:
        search.used[pick.place] = True
    return search.completes(0, Tally(sources, useful))
