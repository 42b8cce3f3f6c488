"""Replacement effects: which may take the place of an event, in what order, and what they make of it (F-R16.5-F-R16.10)."""

from typing import Final

from netocean.abilities.tree import CALL, MAY, WORD, Ability, Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import causes, conditions
from netocean.games.fftcg.happen import Happening, answers, spent
from netocean.games.fftcg.happen import spend as write_down
from netocean.games.fftcg.steps import leave as leaving
from netocean.games.fftcg.traits import serial_of
from netocean.games.fftcg.values import V_AMOUNT, V_END, V_IT, V_NUMBER, V_OTHER, V_SELF, Held, Scope, values
from netocean.games.fftcg.vocabulary import codes, run
from netocean.games.fftcg.vocabulary.words import IT, MARKS, SELF
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED

# A mark that a replacement has had its turn with an event: its number, the place, the card, the stamp, what of it.
MARK: Final = 6
USED: Final = 0
FIRST: Final = 1  # picked to come first, and its controller not asked yet

_ZONES: Final[dict[int, int]] = {
    codes.PUT: BREAK,
    codes.RETURN: HAND,
    codes.ADD: HAND,
    codes.REMOVE: REMOVED,
    codes.TOP: DECK,
    codes.BOTTOM: DECK,
    codes.TO_DAMAGE_ZONE: DAMAGE,
    codes.NOTHING: FIELD,
}
_CAUSES: Final[dict[int, int]] = {
    codes.PUT: causes.PUT,
    codes.RETURN: causes.RETURNED,
    codes.ADD: causes.ADDED,
    codes.REMOVE: causes.REMOVED,
    codes.TOP: causes.ON_TOP,
    codes.BOTTOM: causes.UNDER,
    codes.TO_DAMAGE_ZONE: causes.TO_DAMAGE,
}


def applicable(game: Game, events: list[Happening], card: int, place: int, used: list[int]) -> list[Held]:
    """The replacement effects that may act on an event about a card now, each only once (F-R16.5)."""
    found: list[Held] = []
    now = values(game)
    for held in now.replacements:
        for one in events:
            if answers(game, held, one):
                if not _had(game, held, place, used, USED) and _holds(game, held, one) and not spent_now(game, held):
                    if _had(game, held, place, used, FIRST):
                        return [held]
                    found.append(held)
                break
    return found


def spent_now(game: Game, held: Held) -> bool:
    """Whether a replacement that may act once a turn has done so."""
    return held.ability().per is not None and spent(game, held)


def _holds(game: Game, held: Held, one: Happening) -> bool:
    condition = held.ability().condition
    if condition is None:
        return True
    scope = Scope(held.seat, held.card, memory(game, held, one.card, one.other, one.amount), 0, one.amount)
    return conditions.holds(game, scope, condition)


def memory(game: Game, held: Held, card: int, other: int, amount: int) -> list[int]:
    """What a replacement knows of its event, as triples."""
    picks: list[int] = []
    if held.card >= 0:
        picks.extend([V_SELF, held.card, serial_of(game, held.card)])
    if card >= 0:
        picks.extend([V_IT, card, serial_of(game, card)])
    if other >= 0:
        picks.extend([V_OTHER, other, serial_of(game, other)])
    picks.extend([V_AMOUNT, V_NUMBER, amount])
    picks.extend(held.picks)
    return picks


def _stamp(held: Held) -> int:
    return held.effect.stamp if held.effect is not None else held.stamp


def mark(game: Game, place: int, held: Held, what: int) -> list[int]:
    """The mark of a replacement on the event at a place."""
    return [place, game.pin(held.face), held.place, held.card, _stamp(held), what]


def _had(game: Game, held: Held, place: int, used: list[int], what: int) -> bool:
    wanted = mark(game, place, held, what)
    at = 0
    while at < len(used):
        if used[at : at + MARK] == wanted:
            return True
        at += MARK
    return False


def core(ability: Ability) -> list[Node]:
    """What a replacement does, without the `may` around it."""
    steps = ability.body.args
    if len(steps) == 1 and steps[0].kind == MAY and steps[0].value == 0:
        return steps[0].args[0].args
    return steps


def optional(ability: Ability) -> bool:
    """Whether its controller decides."""
    return ability.may or core(ability) is not ability.body.args


def alike(game: Game, found: list[Held]) -> bool:
    """Whether the order of replacements changes nothing: each does the same single thing, unasked."""
    first = core(found[0].ability())
    for held in found:
        steps = core(held.ability())
        if optional(held.ability()) or len(steps) != 1 or steps[0].kind != CALL or steps[0].code != first[0].code:
            return False
        if steps[0].code not in _ZONES:
            return False
    return True


def destination(game: Game, held: Held, card: int) -> Node | None:
    """The action that only sends the card of the event elsewhere; none if a replacement does anything else."""
    steps = core(held.ability())
    if len(steps) != 1 or steps[0].kind != CALL or steps[0].code not in _ZONES:
        return None
    node = steps[0]
    if node.code == codes.NOTHING:
        return node
    things = node.args[0]
    if things.kind == WORD and (things.code == IT or (things.code == SELF and held.card == card)):
        return node
    return None


def zone_of(code: int) -> int:
    """Where an action sends a card."""
    return _ZONES[code]


def cause_of(code: int, origin: int) -> int:
    """What a card's way there is called."""
    if code == codes.ADD and origin == FIELD:
        return causes.RETURNED
    return _CAUSES[code]


def spend(game: Game, held: Held) -> None:
    """A replacement has acted: one for the next event only is over, one for once a turn is written down."""
    ability = held.ability()
    if ability.per is not None:
        write_down(game, held)
    effect = held.effect
    if effect is None:
        return
    for one in ability.marks:
        if one.code == MARKS["next"]:
            game.effects = [other for other in game.effects if other is not effect]
            game.derived = None


def body(game: Game, held: Held, card: int, other: int, amount: int) -> Step:
    """What a replacement does in place of the event, as an ability acting now."""
    step = run.AbilityStep(held.seat, held.card if held.card >= 0 else card, held.place, 0)
    step.source = game.pin(held.face)
    step.picks = [0, *memory(game, held, card, other, amount)]
    ability = held.ability()
    if optional(ability) and not ability.may:
        step.picks.extend([V_END, len(held.face.programs[held.place]), 1])  # it has been asked
    elif ability.may:
        step.at = 1
    return step


def sent(game: Game, card: int, zone: int, cause: int, seat: int) -> causes.Entry:
    """Where a card goes that moves at once, unasked: a compulsory replacement may send it elsewhere (F-R16.5)."""
    for held in applicable(game, leaving.departures(game, card, zone, cause, seat, -1, 0), card, 0, []):
        node = None if optional(held.ability()) else destination(game, held, card)
        if node is not None and node.code != codes.NOTHING:
            spend(game, held)
            game.emit("replaced", "F-R16.5", held.seat, [card], 0, held.face.key)
            return card, zone_of(node.code), cause_of(node.code, game.table.zone_of(card))
    return card, zone, cause


def pays(game: Game, card: int, zone: int, cause: int, seat: int) -> bool:
    """Whether moving a card would be the event that a cost asks for (F-R16.10 b): nothing compulsory replaces it."""
    events = leaving.departures(game, card, zone, cause, seat, -1, 0)
    for held in applicable(game, events, card, 0, []):
        if not optional(held.ability()):
            return False
    return True
