"""What a seat may use, and why not: options (C-R11), abilities (C-R12.2), supports (C-R12.3), appearances (C-R7a.8).

Each function answers for one card and one moment: none if it may, else the reason. Listing options, checking answers and
explaining refusals all ask these.
"""

from netocean.abilities.tree import Ability, Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.colosseum import sheet
from netocean.games.colosseum.events import spent
from netocean.games.colosseum.printed import AT_START_OF_BATTLE, DURING_BATTLE, Face
from netocean.games.colosseum.requirement import notes_met
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import amount, forbidden, holds
from netocean.games.colosseum.zones import HAND, NET_OCEAN


def cannot_pay(game: Game, seat: int, costs: list[Node]) -> Reason | None:
    """Why these costs cannot be paid whole (C-R0.5)."""
    hand = game.table.count(seat, HAND)
    for cost in costs:
        wanted = amount(game, seat, cost.args[0], 0) if len(cost.args) != 0 else 0
        if cost.code == nodes.PAY_DISCARD and hand < wanted:
            return Reason("cost-hand", "C-R0.5", wanted)
        if cost.code == nodes.PAY_MILL and game.table.count(seat, NET_OCEAN) < wanted:
            return Reason("cost-net-ocean", "C-R0.5", wanted)
        if cost.code == nodes.PAY_POINTS and sheet.points(game, seat) < wanted:
            return Reason("cost-points", "C-R0.5", wanted)
    return None


def cannot_act(game: Game, seat: int, card: int, index: int) -> Reason | None:
    """What bars any use of an ability: its bound, its condition, its cost."""
    printed = face(game, card)
    ability: Ability = printed.abilities[index]
    if spent(game, card, game.table.serial[card], printed, index):
        return Reason("use-bound", "C-R11.8")
    if ability.condition is not None and not holds(game, seat, ability.condition, 0):
        return Reason("use-condition", "C-R11.1")
    return cannot_pay(game, seat, ability.costs)


def cannot_open(game: Game, seat: int, card: int, timing: int) -> Reason | None:
    """Why a card in an own slot cannot be opened at this timing (C-R11.1)."""
    printed = face(game, card)
    if game.table.up[card] == 1:
        return Reason("open-already", "C-R11.1")
    if printed.use < 0:
        return Reason("open-nothing", "C-R11.5")
    if not ripe(game, seat, timing) or (printed.timings >> timing) & 1 == 0:
        return _wrong_timing(printed)
    if forbidden(game, seat, nodes.USES["options"]):
        return Reason("use-forbidden", "C-R0.1")
    if printed.is_field() and not sheet.switches(game).field_replaces:
        for other in sheet.open_slots(game, seat):
            if face(game, other).is_field():
                return Reason("open-second-field", "C-R2.7")
    return cannot_act(game, seat, card, printed.use)


def ripe(game: Game, seat: int, timing: int) -> bool:
    """Whether options and abilities of a timing may be used in this window: in Evolution, after evolving (C-R7.11)."""
    return timing >= 0 and (timing != nodes.AT_EVOLUTION or game.reg[sheet.EVOLVING + seat] == 2)


def _wrong_timing(printed: Face) -> Reason:
    if printed.is_field():
        return Reason("open-field-moment", "C-R7.14")
    if (printed.timings >> nodes.AT_EVOLUTION) & 1 == 1:
        return Reason("open-evolution-moment", "C-R7.11")
    return Reason("open-timing", "C-R11.5")


def cannot_activate(game: Game, seat: int, card: int, index: int, timing: int) -> Reason | None:
    """Why an ability of an own active Digimon or open option cannot be announced at this timing (C-R12.2)."""
    printed = face(game, card)
    ability = printed.abilities[index]
    if not ripe(game, seat, timing) or not any([clause.code == timing for clause in ability.timings]):
        return Reason("ability-timing", "C-R8.6")
    kind = nodes.USES["abilities"] if printed.digimon else nodes.USES["options"]
    if forbidden(game, seat, kind):
        return Reason("use-forbidden", "C-R0.1")
    return cannot_act(game, seat, card, index)


def cannot_support(game: Game, seat: int, card: int, timing: int) -> Reason | None:
    """Why a card cannot support the own active Digimon now (C-R12.3, C-R12.4, C-R12.6)."""
    printed = face(game, card)
    switches = sheet.switches(game)
    if printed.support < 0:
        return Reason("support-none", "C-R12.3")
    if timing < 0 or timing == nodes.AT_FIELD:
        return Reason("support-moment", "C-R12.3")
    if switches.support_in_battle_only and timing != nodes.AT_BATTLE:
        return Reason("support-battle-only", "C-R12.3")
    from_hand = game.table.zone_of(card) == HAND
    if not (switches.support_from_hand if from_hand else switches.support_from_slot):
        return Reason("support-place", "C-R12.6")
    if game.reg[sheet.SUPPORTED + seat] == 1:
        return Reason("support-once", "C-R12.3")
    active = sheet.active(game, seat)
    if active < 0:
        return Reason("support-no-active", "C-R10.2")
    if face(game, active).number == printed.number:
        return Reason("support-same-number", "C-R12.4")
    if forbidden(game, seat, nodes.USES["supports"]):
        return Reason("use-forbidden", "C-R0.1")
    timings = printed.abilities[printed.support].timings
    if len(timings) != 0 and not any([clause.code == timing for clause in timings]):
        return Reason("support-moment", "C-R12.3")
    condition = printed.abilities[printed.support].condition
    if condition is not None and not holds(game, seat, condition, 0):
        return Reason("support-condition", "C-R12.3")
    return cannot_pay(game, seat, printed.abilities[printed.support].costs)


def cannot_appear(game: Game, seat: int, card: int, timing: int, start: bool) -> Reason | None:
    """Why a Digimon cannot appear from hand on the own box now (C-R7a.8); `start` at the start of battle."""
    printed = face(game, card)
    if printed.appears == 0:
        return Reason("appear-none", "C-R7a.8")
    if timing != nodes.AT_BATTLE or (printed.appears == AT_START_OF_BATTLE) != start:
        return Reason("appear-moment", "C-R7a.8")
    if start and game.reg[sheet.ABILITIES_BEGUN] == 1:
        return Reason("appear-too-late", "C-R7a.8")
    active = sheet.active_up(game, seat)
    if active < 0:
        return Reason("appear-no-active", "C-R10.2")
    for line in printed.requirements:
        if line.event in (DURING_BATTLE, AT_START_OF_BATTLE) and line.base.fits(face(game, active)):
            if line.condition is None or holds(game, seat, line.condition, 0):
                if notes_met(game, seat, card, face(game, active), []):
                    return None
    return Reason("appear-condition", "C-R7a.8")
