"""Blank cards made to fit: what a card has to be, read from a filter, and the card itself."""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from netocean.abilities.reader import read_ability
from netocean.abilities.tree import AT_MOST, EQUAL, FILTER, INT, LESS, Node
from netocean.games.fftcg.build import build
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.matching import compare
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.vocabulary.words import CHARACTER, ELEMENT_WORDS, TYPES

ELEMENTS = tuple(ELEMENT_WORDS)
COSTS = (2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0)
POWERS = (7000, *range(1000, 16000, 1000), 0)
KINDS = ("forward", "backup", "monster", "summon")
STATES = ("dull", "active", "frozen", "damaged", "entered_this_turn", "attacking", "blocking", "in_party", "face_up")
NUMBERS = ("cost", "power", "counters", "parity")
PLAIN_LINES = {
    "has_special": 'activate title "Test" cost dull, same_name: draw me 1',
    "has_warp": "keyword warp 2 1",
    "has_priming": "keyword priming test 1",
}


class Wish(msgspec.Struct, frozen=True):
    """What a blank card is to be; `states` are how it is to lie, `counter` a counter on it."""

    kind: str = "forward"
    elements: tuple[str, ...] = ("fire",)
    cost: int = 2
    power: int = 7000
    name: str = ""
    jobs: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    ex: bool = False
    generic: bool = False
    limit_break: bool = False
    party_mark: bool = False
    lines: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    counter: str = ""


@cache
def blank(wish: Wish, copy: int) -> Face:
    """A card as it is wished; `copy` gives it a name of its own where none is wished."""
    facts = Facts(
        key=f"test/blank-{copy}",
        name=wish.name or f"blank-{copy}",
        kind=wish.kind,  # type: ignore[arg-type]
        status="verified",
        cost=wish.cost,
        elements=wish.elements,  # type: ignore[arg-type]
        power=wish.power if wish.kind in ("forward", "monster") else None,
        jobs=tuple(f"job-{job}" for job in wish.jobs),
        categories=wish.categories,
        ex=wish.ex,
        generic=wish.generic,
        limit_break=1 if wish.limit_break else None,
        party_mark=wish.party_mark,
    )
    lines = list(wish.lines)
    if wish.kind == "summon" and not any(line.startswith("use") for line in lines):
        lines.append("use")
    return build(facts, [read_ability(line, VOCABULARY) for line in lines])


def alternatives(pattern: Node | None) -> list[list[Node]]:
    """The sets of terms of which one must fit."""
    if pattern is None or not pattern.args:
        return [[]]
    if pattern.args[0].kind == FILTER:
        return [one.args for one in pattern.args]
    return [pattern.args]


class Reading:
    """Reads terms into a wish. `number` works amounts out, `like` gives the wish that a related thing was made by."""

    def __init__(self, number: Callable[[Node], int], like: Callable[[Node], Wish | None], base: Wish) -> None:
        self.number = number
        self.like = like
        self.base = base

    def wish(self, terms: Sequence[Node]) -> Wish:
        """What a card must be to fit all these terms."""
        told: dict[str, object] = {}
        states: list[str] = []
        if any(term.name == "name" for term in terms) and not any(term.name == "generic" for term in terms):
            told["generic"] = True  # several of one name may be there
        for term in terms:
            negated = term.value & 1 == 1
            if term.name == "generic" and negated:
                told["generic"] = False
            elif term.name in STATES:
                states.append(_contrary(term.name) if negated else term.name)
            elif term.name == "in" and term.args[0].name == "party_of":
                states.append("in_party")
            elif term.name == "counter":
                told["counter"] = "" if negated else term.args[0].name
            elif not negated:
                self._take(told, term)
        self._choose_kind(told, terms)
        self._choose_elements(told, terms)
        told["cost"] = self._number("cost", terms, COSTS, told.get("cost", self.base.cost))
        told["power"] = self._number("power", terms, POWERS, told.get("power", self.base.power))
        if "lines" in told and any(str(line).startswith("keyword warp") for line in told["lines"]):  # type: ignore[attr-defined]
            told.setdefault("kind", "forward")
        return msgspec.structs.replace(self.base, **told, states=(*self.base.states, *states))

    def _take(self, told: dict[str, object], term: Node) -> None:
        name = term.name
        if name == "job":
            told["jobs"] = (term.args[0].name,)
        elif name == "category":
            told["categories"] = (term.args[0].name,)
        elif name == "name":
            told["name"] = term.args[0].name
        elif name in ("ex", "generic", "limit_break"):
            told[name] = True
            if name == "ex":
                told["kind"] = "summon"
                told["lines"] = ("use mark ex: draw me 1",)
        elif name in PLAIN_LINES:
            told["lines"] = (*told.get("lines", ()), PLAIN_LINES[name])  # type: ignore[misc]
        elif name == "keyword":
            told["lines"] = (*told.get("lines", ()), f"keyword {term.args[0].name}")  # type: ignore[misc]
        elif name.startswith("same_"):
            self._same(told, name.removeprefix("same_"), self.like(term.args[0]))

    def _same(self, told: dict[str, object], aspect: str, like: Wish | None) -> None:
        if like is None:
            return
        fields = {"element": "elements", "job": "jobs", "category": "categories", "type": "kind"}
        field = fields.get(aspect, aspect)
        told[field] = getattr(like, field)

    def _choose_kind(self, told: dict[str, object], terms: Sequence[Node]) -> None:
        allowed = list(KINDS)
        for term in terms:
            if term.name == "type":
                bits = 0
                for arg in term.args:
                    bits |= arg.code
                if term.value & 1:
                    allowed = [kind for kind in allowed if not TYPES[kind] & bits]
                else:
                    allowed = [kind for kind in allowed if TYPES[kind] & bits]
        base = str(told.get("kind", self.base.kind))
        if not allowed:
            self._choose_both(told, terms)
        elif base not in allowed:
            told["kind"] = allowed[0]

    def _choose_both(self, told: dict[str, object], terms: Sequence[Node]) -> None:
        """Two types at once: the first printed, the other beside."""
        kinds = [term.args[0].name for term in terms if term.name == "type" and term.value & 1 == 0]
        told["kind"] = kinds[0] if kinds else "forward"
        told["lines"] = tuple(f"keyword also_type {kind}" for kind in kinds[1:2])

    def _choose_elements(self, told: dict[str, object], terms: Sequence[Node]) -> None:
        wanted: list[str] = []
        barred: list[str] = []
        multi = False
        for term in terms:
            if term.name == "element":
                (barred if term.value & 1 else wanted).extend(
                    [arg.name for arg in term.args] if term.value & 1 else [term.args[0].name]
                )
            multi = multi or (term.name == "multi_element" and term.value & 1 == 0)
        have = wanted or [element for element in told.get("elements", self.base.elements) if element not in barred]  # type: ignore[attr-defined]
        free = [element for element in ELEMENTS[:6] if element not in barred and element not in have]
        if not have:
            have = free[:1]
        if multi and len(have) < 2:
            have = [*have, free[0]]
        told["elements"] = tuple(dict.fromkeys(have))

    def _number(self, name: str, terms: Sequence[Node], known: Sequence[int], base: object) -> int:
        asked = [term for term in terms if term.name == name]
        parity = [term for term in terms if name == "cost" and term.name == "parity"]
        named = [self.number(arg) for term in asked if term.value // 2 - 1 == EQUAL for arg in term.args]
        for value in (int(str(base)), *known, *named):
            if all(self._fits(term, value) for term in asked) and all(value % 2 == one.args[0].code for one in parity):
                return value
        low = any(term.value // 2 - 1 in (LESS, AT_MOST) for term in asked)
        return (1000 if name == "power" else 1) if low else int(str(base))

    def _fits(self, term: Node, value: int) -> bool:
        sign = term.value // 2 - 1
        if sign == EQUAL and any(arg.kind != INT and self.number(arg) == 0 for arg in term.args):
            return True  # a number that is not known yet
        found = any(compare(value, sign, self.number(arg)) for arg in term.args)
        return found != (term.value & 1 == 1)


def _contrary(state: str) -> str:
    return {"dull": "active", "active": "dull"}.get(state, "")


def is_character(wish: Wish) -> bool:
    """Whether a blank of this kind can be on the field."""
    return TYPES[wish.kind] & CHARACTER != 0
