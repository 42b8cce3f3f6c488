"""What a seat may use, and why not: options (C-R11), abilities (C-R12.2), supports (C-R12.3), appearances (C-R7a.8).

Each function tells whether something bars one card at one moment. Listing options asks no more, and the first bar ends
it; a refusal gives an empty list, `found`, and gets every reason in it. What is offered and what is said cannot drift.
"""

from netocean.abilities.tree import Ability, Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.colosseum import sheet
from netocean.games.colosseum.events import spent
from netocean.games.colosseum.printed import AT_START_OF_BATTLE, DURING_BATTLE, Face
from netocean.games.colosseum.requirement import restriction_met
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import amount, forbidden, holds
from netocean.games.colosseum.zones import HAND, NET_OCEAN
from netocean.games.reasons import barred, enough


def spare_hand(game: Game, seat: int, card: int) -> int:
    """How many cards of the hand can pay for a card: it never pays for itself."""
    hand = game.table.count(seat, HAND)
    return hand - 1 if game.table.owner[card] == seat and game.table.zone_of(card) == HAND else hand


def cannot_pay(game: Game, seat: int, card: int, costs: list[Node], found: list[Reason] | None = None) -> bool:
    """Whether the costs of a card's ability cannot be paid whole (C-R0.5)."""
    hand, ocean, points = 0, 0, 0
    for cost in costs:
        wanted = amount(game, seat, cost.args[0], 0) if len(cost.args) != 0 else 0
        if cost.code == nodes.PAY_DISCARD:
            hand += wanted
        elif cost.code == nodes.PAY_MILL:
            ocean += wanted
        elif cost.code == nodes.PAY_POINTS:
            points += wanted
    if hand != 0 and spare_hand(game, seat, card) < hand and enough(found, Reason("cost-hand", "C-R0.5", hand)):
        return True
    if game.table.count(seat, NET_OCEAN) < ocean and enough(found, Reason("cost-net-ocean", "C-R0.5", ocean)):
        return True
    if sheet.points(game, seat) < points and enough(found, Reason("cost-points", "C-R0.5", points)):
        return True
    return barred(found)


def cannot_act(game: Game, seat: int, card: int, index: int, found: list[Reason] | None = None) -> bool:
    """Whether an ability is barred at any moment: by its bound, its condition, its cost."""
    printed = face(game, card)
    ability: Ability = printed.abilities[index]
    if spent(game, card, game.table.serial[card], printed, index):
        if enough(found, Reason("use-bound", "C-R11.8")):
            return True
    if ability.condition is not None and not holds(game, seat, ability.condition, 0):
        if enough(found, Reason("use-condition", "C-R11.1")):
            return True
    return cannot_pay(game, seat, card, ability.costs, found)


def cannot_open(game: Game, seat: int, card: int, timing: int, found: list[Reason] | None = None) -> bool:
    """Whether a card in an own slot cannot be opened at this timing (C-R11.1)."""
    printed = face(game, card)
    if game.table.up[card] == 1:
        return enough(found, Reason("open-already", "C-R11.1")) or barred(found)
    if printed.use < 0:
        return enough(found, Reason("open-nothing", "C-R11.5")) or barred(found)
    if not ripe(game, seat, timing) or (printed.timings >> timing) & 1 == 0:
        if enough(found, _wrong_timing(printed)):
            return True
    if forbidden(game, seat, nodes.USES["options"]) and enough(found, Reason("use-forbidden", "C-R0.1")):
        return True
    if printed.is_field() and not sheet.switches(game).field_replaces:
        for other in sheet.open_slots(game, seat):
            if face(game, other).is_field() and enough(found, Reason("open-second-field", "C-R2.7")):
                return True
    return cannot_act(game, seat, card, printed.use, found)


def ripe(game: Game, seat: int, timing: int) -> bool:
    """Whether options and abilities of a timing may be used in this window: in Evolution, after evolving (C-R7.11)."""
    return timing >= 0 and (timing != nodes.AT_EVOLUTION or game.reg[sheet.EVOLVING + seat] == 2)


def _wrong_timing(printed: Face) -> Reason:
    if printed.is_field():
        return Reason("open-field-moment", "C-R7.14")
    if (printed.timings >> nodes.AT_EVOLUTION) & 1 == 1:
        return Reason("open-evolution-moment", "C-R7.11")
    return Reason("open-timing", "C-R11.5")


def cannot_activate(
    game: Game, seat: int, card: int, index: int, timing: int, found: list[Reason] | None = None
) -> bool:
    """Whether an ability of an own active Digimon or open option cannot be announced at this timing (C-R12.2)."""
    printed = face(game, card)
    ability = printed.abilities[index]
    if not ripe(game, seat, timing) or not any([clause.code == timing for clause in ability.timings]):
        if enough(found, Reason("ability-timing", "C-R8.6")):
            return True
    kind = nodes.USES["abilities"] if printed.digimon else nodes.USES["options"]
    if forbidden(game, seat, kind) and enough(found, Reason("use-forbidden", "C-R0.1")):
        return True
    return cannot_act(game, seat, card, index, found)


def cannot_support(game: Game, seat: int, card: int, timing: int, found: list[Reason] | None = None) -> bool:
    """Whether a card cannot support the own active Digimon now (C-R12.3, C-R12.4, C-R12.6)."""
    printed = face(game, card)
    if printed.support < 0:
        return enough(found, Reason("support-none", "C-R12.3")) or barred(found)
    ability = printed.abilities[printed.support]
    if _no_support_now(game, seat, card, ability, timing, found):
        return True
    active = sheet.active(game, seat)
    if active < 0:
        if enough(found, Reason("support-no-active", "C-R10.2")):
            return True
    elif face(game, active).number == printed.number:
        if enough(found, Reason("support-same-number", "C-R12.4")):
            return True
    if forbidden(game, seat, nodes.USES["supports"]) and enough(found, Reason("use-forbidden", "C-R0.1")):
        return True
    if ability.condition is not None and not holds(game, seat, ability.condition, 0):
        if enough(found, Reason("support-condition", "C-R12.3")):
            return True
    return cannot_pay(game, seat, card, ability.costs, found)


def _no_support_now(
    game: Game, seat: int, card: int, ability: Ability, timing: int, found: list[Reason] | None
) -> bool:
    # True as soon as one reason is enough: moment, place, one a phase.
    switches = sheet.switches(game)
    if switches.support_in_battle_only and timing != nodes.AT_BATTLE:
        if enough(found, Reason("support-battle-only", "C-R12.3")):
            return True
    elif not _support_moment(ability, timing) and enough(found, Reason("support-moment", "C-R12.3")):
        return True
    from_hand = game.table.zone_of(card) == HAND
    if not (switches.support_from_hand if from_hand else switches.support_from_slot):
        if enough(found, Reason("support-place", "C-R12.6")):
            return True
    return game.reg[sheet.SUPPORTED + seat] == 1 and enough(found, Reason("support-once", "C-R12.3"))


def _support_moment(ability: Ability, timing: int) -> bool:
    if timing < 0 or timing == nodes.AT_FIELD:
        return False
    return len(ability.timings) == 0 or any([clause.code == timing for clause in ability.timings])


def cannot_appear(
    game: Game, seat: int, card: int, timing: int, start: bool, found: list[Reason] | None = None
) -> bool:
    """Whether a Digimon cannot appear from hand on the own box now (C-R7a.8); `start` at the start of battle."""
    printed = face(game, card)
    if printed.appears == 0:
        return enough(found, Reason("appear-none", "C-R7a.8")) or barred(found)
    if timing != nodes.AT_BATTLE or (printed.appears == AT_START_OF_BATTLE) != start:
        if enough(found, Reason("appear-moment", "C-R7a.8")):
            return True
    active = sheet.active_up(game, seat)
    if active < 0:
        if enough(found, Reason("appear-no-active", "C-R10.2")):
            return True
    else:
        base = face(game, active)
        if not _appears_on(game, seat, printed, base) and enough(found, Reason("appear-condition", "C-R7a.8")):
            return True
        if not restriction_met(game, card, base, []) and enough(found, Reason("appear-notes", "C-R7.5")):
            return True
    note = printed.discard_note
    if note != 0 and spare_hand(game, seat, card) < note and enough(found, Reason("cost-hand", "C-R7.5", note)):
        return True
    return barred(found)


def _appears_on(game: Game, seat: int, printed: Face, base: Face) -> bool:
    for line in printed.requirements:
        if line.event in (DURING_BATTLE, AT_START_OF_BATTLE) and line.base.fits(base):
            if line.condition is None or holds(game, seat, line.condition, 0):
                return True
    return False
