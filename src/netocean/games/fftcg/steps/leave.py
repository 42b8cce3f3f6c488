"""Cards leave where they are, all at once, after what prevents or replaces it (F-R14.9-F-R14.11, F-R16.5, F-R16.10)."""

from typing import Final

from netocean.abilities.tree import WORD
from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import Option
from netocean.games.fftcg import (
    causes,
    expiry,
    happen,
    moves,
    processes,
    projection,
    protections,
    replacements,
    sheet,
    traits,
)
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.printed import heads
from netocean.games.fftcg.steps import codes, replacing
from netocean.games.fftcg.values import Held
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import HAPPENINGS, ITEM
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED

# The parts of the column `c`: the cause, flags, the bit of the object that does it.
FLAGS: Final = 6
KIND: Final = 16
_CAUSE: Final = (1 << FLAGS) - 1
COST: Final = 1  # F-R16.10 b
DOWN: Final = 2  # face down
DEPTH: Final = 2  # from this bit on: under how many cards of the deck

# Of each card in `picks`: card, serial, zone, cause, state.
ENTRY: Final = 5
_WAITS: Final = 0
_READY: Final = 1
_REPLACED: Final = 2
_STAYS: Final = 3

_PREVENT: Final = 0
_REPLACE: Final = 1
_ASKED: Final = 2
_MOVE: Final = 3


class LeaveStep(Step):
    """`seat` does it (-1: the rules), `a` how many cards, `b` the card that does it, `c` cause, flags and kind."""

    def code(self) -> int:
        return codes.LEAVE

    def interruptible(self) -> bool:
        return False

    def add(self, game: Game, card: int, zone: int, cause: int) -> None:
        """One more card to move."""
        for place in range(self.a):
            if self.picks[place * ENTRY] == card:
                return
        self.a += 1
        self.picks.extend([card, game.table.serial[card], zone, cause, _WAITS])

    def flag(self, bit: int) -> bool:
        """Whether a flag is set."""
        return self.c >> FLAGS & bit != 0

    def run(self, game: Game) -> None:
        if self.at == _PREVENT:
            self.at = _REPLACE
            self._prevent(game)
        elif self.at == _MOVE:
            self._move(game)
        else:
            self._replace(game)

    def _prevent(self, game: Game) -> None:
        """F-R1.2: what may not happen to a thing does not."""
        for place in range(self.a):
            at = place * ENTRY
            card = self.picks[at]
            gone = game.table.serial[card] != self.picks[at + 1]
            if gone or protections.stays(game, card, self.picks[at + 2], self.picks[at + 3], self.seat, self.c >> KIND):
                self.picks[at + 4] = _STAYS

    def _replace(self, game: Game) -> None:
        """F-R16.5, F-R16.6: one replacement after the other, card by card."""
        self.at = _REPLACE
        for place in range(self.a):
            at = place * ENTRY
            if self.picks[at + 4] != _WAITS:
                continue
            found = self._found(game, place)
            if len(found) == 0:
                self.picks[at + 4] = _READY
                continue
            if len(found) > 1 and not replacements.alike(game, found):
                replacing.ask_order(game, found, self.picks[at], "F-R16.6")
            elif replacements.optional(found[0].ability()):
                replacing.ask(game, found[0], self.picks[at])
            else:
                self._apply(game, place, found[0])
            return
        self.at = _MOVE

    def _found(self, game: Game, place: int) -> list[Held]:
        """What may replace the event of one card now; if one was picked to come first, that one."""
        at = place * ENTRY
        card, zone, cause = self.picks[at], self.picks[at + 2], self.picks[at + 3]
        events = departures(game, card, zone, cause, self.seat, self.b, self.c >> KIND)
        used = self.picks[self.a * ENTRY :]
        found = replacements.applicable(game, events, card, place, used)
        if self.flag(COST):
            found = [held for held in found if not replacements.optional(held.ability())]
        return found

    def take(self, game: Game, option: Option) -> None:
        place = 0
        while self.picks[place * ENTRY + 4] != _WAITS or len(self._found(game, place)) == 0:
            place += 1
        found = self._found(game, place)
        held = replacing.answered(game, self.picks, place, found, option)
        if held is not None:
            self._apply(game, place, held)

    def _apply(self, game: Game, place: int, held: Held) -> None:
        at = place * ENTRY
        card = self.picks[at]
        self.picks.extend(replacements.mark(game, place, held, replacements.USED))
        replacements.spend(game, held)
        game.emit("replaced", "F-R16.5", held.seat, [card], 0, held.face.key)
        node = replacements.destination(game, held, card)
        if node is None:
            self.picks[at + 4] = _REPLACED
            game.push(replacements.body(game, held, card, self.b, 0))
            return
        if node.code == words.NOTHING:
            self.picks[at + 4] = _REPLACED
            return
        self.picks[at + 2] = replacements.zone_of(node.code)
        self.picks[at + 3] = replacements.cause_of(node.code, game.table.zone_of(card))

    def _move(self, game: Game) -> None:
        """All at once; who asked for it is told how many, those in replaced form too (F-R16.10 a)."""
        moved: list[causes.Entry] = []
        done: list[int] = []
        for place in range(self.a):
            at = place * ENTRY
            if self.picks[at + 4] == _READY:
                moved.append((self.picks[at], self.picks[at + 2], self.picks[at + 3]))
            if self.picks[at + 4] != _STAYS:
                done.append(self.picks[at])
        depart(game, moved, self.seat, self.b, self.c >> FLAGS & ((1 << KIND - FLAGS) - 1), self.c >> KIND)
        game.pop()
        if self.seat < 0:
            processes.forget_hits(game, done)
        moves.report(game, done, len(done))


def entries_of(game: Game, cards: list[int], zone: int, cause: int) -> list[causes.Entry]:
    """Cards that go to one zone for one cause."""
    return [(card, zone, cause) for card in cards]


def departures(game: Game, card: int, zone: int, cause: int, seat: int, source: int, kind: int) -> list[Happening]:
    """The events that the movement of one card is, most general first."""
    origin = game.table.zone_of(card)
    holder = game.table.holder(card)
    events: list[Happening] = []
    for event in _events(origin, zone, cause):
        one = Happening(event, card, source if event in _BY_A_CARD else -1, holder)
        one.how = origin
        events.append(one)
    if zone == DAMAGE:
        events.append(Happening(words.EV_TO_DAMAGE, card, -1, game.table.owner[card]))
    if origin == DECK and cause == causes.ADDED and game.reg[sheet.SEARCHED] >> game.table.owner[card] & 1 == 1:
        events.append(Happening(words.EV_FOUND, card, -1, holder))
    if zone == BREAK and origin != BREAK:
        events.append(Happening(words.EV_TO_BREAK, card, -1, game.table.owner[card]))
    if seat >= 0 and kind != 0:
        for event in _events_by(origin, zone, cause):
            one = Happening(event, card, source, seat)
            one.how = kind
            events.append(one)
    if cause == causes.BROKEN:
        for breaker in [source] if source >= 0 else processes.breakers(game, card):
            events.append(Happening(words.EV_BREAKS, breaker, card, game.table.holder(breaker)))
    return events


_BY_A_CARD: Final[tuple[int, ...]] = (
    words.EV_LEAVES,
    words.EV_PUT,
    words.EV_BROKEN,
    words.EV_RETURNED,
    words.EV_REMOVED,
)


def _events(origin: int, zone: int, cause: int) -> list[int]:
    found: list[int] = []
    if origin == FIELD:
        found.append(words.EV_LEAVES)
        if zone == HAND:
            found.append(words.EV_RETURNED)
        elif zone == DECK:
            found.append(words.EV_TO_DECK)
    elif origin == BREAK:
        found.append(words.EV_LEAVES_BREAK)
    if zone == BREAK and origin != BREAK:
        found.append(words.EV_PUT)
        if origin == DECK:
            found.append(words.EV_MILLED)
    if cause == causes.BROKEN:
        found.append(words.EV_BROKEN)
    elif cause == causes.DISCARDED:
        found.append(words.EV_DISCARDED)
    elif cause == causes.REMOVED:
        found.append(words.EV_REMOVED)
    elif cause == causes.ADDED:
        found.append(words.EV_IS_ADDED)
        if origin == BREAK:
            found.append(words.EV_ADDED)
    return found


def _events_by(origin: int, zone: int, cause: int) -> list[int]:
    """Those that ask for who did it: a Summon or ability of whom."""
    found: list[int] = []
    if origin == FIELD:
        found.append(words.EV_LEAVES_BY)
        if zone == BREAK:
            found.append(words.EV_PUT_BY)
        if cause == causes.BROKEN:
            found.append(words.EV_BROKEN_BY)
    if cause == causes.DISCARDED:
        found.extend([words.EV_DISCARDED_BY, words.EV_IS_DISCARDED])
    return found


def depart(game: Game, moved: list[causes.Entry], seat: int, source: int, flags: int, kind: int) -> None:
    """Move cards now, together: what sees them leave looks at the field just before (F-R13.13, F-R13.18)."""
    events: list[Happening] = []
    answers: list[list[Held]] = []
    for card, zone, cause in moved:
        for one in departures(game, card, zone, cause, seat, source, kind):
            events.append(one)
            answers.append(answering(game, one) + own_answers(game, card, one))
    for card, _, _ in moved:
        if game.table.zone_of(card) == FIELD:
            traits.remember(game, card)
    carriers = [card for card, _, _ in moved if game.table.zone_of(card) == FIELD]
    _show(game, moved, flags)
    _write_down(game, moved, seat)
    _tell(game, moved)
    _relocate(game, moved, source, flags)
    batch: list[Trigger] = []
    for place, one in enumerate(events):
        trigger(game, answers[place], one, batch)
    for card, _, _ in moved:
        moves.come_home(game, card)
    _drop_items(game, carriers)
    expiry.things_left(game)


def own_answers(game: Game, card: int, one: Happening) -> list[Held]:
    """The auto-abilities of a card that is not on the field and sees itself moved: discarded, added to the hand …"""
    if one.card != card or game.table.zone_of(card) == FIELD:
        return []
    face = sheet.face(game, card)
    found: list[Held] = []
    for place in face.triggers:
        held = Held(face, place, game.table.owner[card], card, 0, [])
        if about_itself(held, one.event) and happen.answers(game, held, one):
            if projection.open_gate(game, held.ability(), held.scope):
                one.serial = game.table.serial[card]
                found.append(held)
    return found


def about_itself(held: Held, event: int) -> bool:
    """Whether an ability without a place of its own says `self` of an event."""
    ability = held.ability()
    if ability.place is not None:
        return False
    for head in heads(ability):
        if head.code == event and len(head.args) != 0 and head.args[0].kind == WORD and head.args[0].name == "self":
            return True
    return False


def hide(game: Game, cards: list[int]) -> None:
    """Cards are mixed: nobody knows any more which is which."""
    for card in cards:
        game.table.lose(card)


def _show(game: Game, moved: list[causes.Entry], flags: int) -> None:
    """F-R4.4: where everybody may look, everybody sees what comes."""
    for card, zone, _ in moved:
        if zone in (BREAK, DAMAGE) or (zone == REMOVED and flags & DOWN == 0):
            game.table.show(card, 3)


def _relocate(game: Game, moved: list[causes.Entry], source: int, flags: int) -> None:
    hidden = [card for card, zone, _ in moved if zone in (DECK, HAND) and game.table.zone_of(card) == HAND]
    hidden = [card for card in hidden if game.table.knows[card] != 3]
    if len(hidden) != 0:
        game.table.leave_unseen(hidden)
    for card, zone, cause in moved:
        moves.relocate(game, card, zone, cause == causes.UNDER, flags & DOWN != 0, False)
        if zone == DECK and cause == causes.ON_TOP:
            moves.sink(game, card, flags >> DEPTH)
        if zone == REMOVED and source >= 0 and source != card:
            game.table.host[card] = source


_NOTED: Final[dict[int, str]] = {
    causes.BROKEN: "broken",
    causes.DISCARDED: "discarded",
    causes.MILLED: "milled",
    causes.REMOVED: "removed",
}


def _write_down(game: Game, moved: list[causes.Entry], seat: int) -> None:
    """What cards ask for later this turn."""
    for card, zone, cause in moved:
        holder = game.table.holder(card)
        origin = game.table.zone_of(card)
        if origin == FIELD:
            note(game, HAPPENINGS["left"], holder, card)
            if zone == BREAK:
                note(game, HAPPENINGS["put"], holder, card)
            elif zone == HAND:
                note(game, HAPPENINGS["returned"], holder, card)
        elif origin == BREAK:
            note(game, HAPPENINGS["left_break"], holder, card)
        if cause in _NOTED:
            note(game, HAPPENINGS[_NOTED[cause]], holder, card)
        if cause == causes.DISCARDED and seat == 1 - holder:
            note(game, HAPPENINGS["discarded_by_me"], holder, card)


def _tell(game: Game, moved: list[causes.Entry]) -> None:
    """One event of the log for each cause and side."""
    for cause in range(len(causes.KEYS)):
        for seat in (sheet.turn_player(game), 1 - sheet.turn_player(game)):
            cards = [card for card, _, why in moved if why == cause and game.table.holder(card) == seat]
            if len(cards) != 0:
                game.emit(causes.KEYS[cause], causes.RULES[cause], seat, cards, len(cards))


def _drop_items(game: Game, carriers: list[int]) -> None:
    """F-R21.6: when the carrier leaves, its Items go to the Break Zone."""
    items: list[int] = []
    for seat in (sheet.turn_player(game), 1 - sheet.turn_player(game)):
        for card in sheet.field(game, seat):
            if game.table.host[card] in carriers and sheet.face(game, card).types & ITEM != 0:
                items.append(card)
    if len(items) != 0:
        depart(game, entries_of(game, items, BREAK, causes.PUT), -1, -1, 0, 0)
