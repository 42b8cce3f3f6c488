# form: interpreted
"""Whether a position of a scenario text can arise: each function refuses what cannot, with its line."""

from typing import Final

from netocean.abilities.tree import CALL
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game
from netocean.engine.scenario import Statement
from netocean.games import positions
from netocean.games.colosseum import sheet
from netocean.games.colosseum.moves import HAND_SIZE
from netocean.games.colosseum.printed import CARDS_LINE, NET_OCEAN_LINE, PARTNER_LINE, Face, Line
from netocean.games.colosseum.requirement import based_on, paid_by, restriction_met, stands_in
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, as_face, face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import DARK_AREA, HAND, LAYOUT, NET_OCEAN
from netocean.games.positions import Find, Moment

# The phases in which something can lie there when the phase begins (C-R7.6, C-R9.6).
_PHASES: Final = {
    "evolution": (sheet.EVOLUTION,),
    "support": (sheet.EVOLUTION, sheet.BATTLE, sheet.POINT_CALCULATION),
}
# The phase of each timing.
_OPENS_IN: Final = {
    nodes.AT_PREPARATION: sheet.PREPARATION,
    nodes.AT_EVOLUTION: sheet.EVOLUTION,
    nodes.AT_FIELD: sheet.EVOLUTION,
    nodes.AT_BATTLE: sheet.BATTLE,
    nodes.AT_POINTS: sheet.POINT_CALCULATION,
}
# What goes on acting as long as its card lies open.
_LASTING: Final = (
    nodes.SET_ATTACK,
    nodes.ADD_ATTACK,
    nodes.SUBTRACT_ATTACK,
    nodes.MULTIPLY_ATTACK,
    nodes.ZERO_ATTACK,
    nodes.ADD_POWER,
    nodes.MULTIPLY_LOSS,
    nodes.FORBID,
    nodes.IMMUNE,
)


def card(statement: Statement, word: str, find: Find) -> Face:
    """The card of this name. One that is incomplete is in no deck (C-R23.1)."""
    return as_face(positions.card(statement, word, find))


def in_phase(statement: Statement, moment: Moment) -> None:
    """Refuse plans outside Evolution (C-R7.6) and supports in Preparation (C-R9.6)."""
    phases = _PHASES.get(statement.name, ())
    if phases and moment.phase not in phases:
        known = ", ".join(sheet.PHASES[phase] for phase in phases)
        raise ScenarioProblem("scenario-phase", line=statement.line, name=statement.name, known=known)


def box(statement: Statement, faces: list[Face], down: bool, moment: Moment) -> None:
    """Refuse what is no Digimon Box (C-R2.4, C-R2.5), or cannot lie face down or up now (C-R4.2, C-R7.1)."""
    if not faces[0].is_level_iii():
        raise ScenarioProblem("scenario-box", line=statement.line)
    if len(faces) == 2 and (not faces[1].digimon or faces[1].level == nodes.LEVEL_III):
        raise ScenarioProblem("scenario-box", line=statement.line)
    if down and not moment.set_up() and moment.phase != sheet.EVOLUTION:
        raise ScenarioProblem("scenario-box-down", line=statement.line)


def supporter(statement: Statement, printed: Face) -> None:
    """Refuse what supports nobody (C-R12.3)."""
    if not printed.digimon:
        raise ScenarioProblem("scenario-support", line=statement.line, name=printed.number)


def laid(game: Game, statement: Statement, printed: Face) -> None:
    """Refuse a card that cannot be laid face down into a slot (C-R6.10)."""
    if printed.digimon and (printed.support < 0 or not sheet.switches(game).support_from_slot):
        raise ScenarioProblem("scenario-slot", line=statement.line)


def opened(game: Game, seat: int, statement: Statement, printed: Face, moment: Moment) -> int:
    """What an open card's limit counts: turns left, or the Digimon it goes with. Refuses one that cannot be open now."""
    limit = printed.abilities[printed.use].limit if printed.use >= 0 else None
    if limit is None:
        raise ScenarioProblem("scenario-open", line=statement.line, name=printed.number)
    turns = limit.args[0].value if limit.code == nodes.TURNS else 1
    this_turn = _opened_this_turn(printed, limit.code, moment)
    earlier = moment.turn > 1 and _opened_earlier(printed, limit.code, turns, moment)
    if not this_turn and not earlier:
        raise ScenarioProblem("scenario-open", line=statement.line, name=printed.number)
    if printed.is_field() and any(face(game, other).is_field() for other in sheet.open_slots(game, seat)):
        raise ScenarioProblem("scenario-second-field", line=statement.line)  # C-R2.7, under either value of the switch
    # After the compare no attack counts.
    lasting = any(op.node.code in _LASTING and op.node.kind == CALL for op in printed.programs[printed.use])
    if lasting and moment.phase != sheet.POINT_CALCULATION:
        raise ScenarioProblem("scenario-open-acts", line=statement.line, name=printed.number)
    if limit.code == nodes.WITH_ACTIVE:
        active = sheet.active(game, seat)
        if active < 0:
            raise ScenarioProblem("scenario-open-active", line=statement.line, name=printed.number)
        return sheet.thing(game, active)
    if limit.code != nodes.TURNS:
        return 0
    return turns if this_turn else turns - 1


def _opened_this_turn(printed: Face, limit: int, moment: Moment) -> bool:
    # In a phase before this one, with a limit that reaches into this one (C-R9.7).
    if limit in (nodes.AT_USE, nodes.END_OF_PHASE):
        return False
    if limit == nodes.END_OF_BATTLE and moment.phase == sheet.POINT_CALCULATION:
        return False
    return any((printed.timings >> timing) & 1 == 1 and phase < moment.phase for timing, phase in _OPENS_IN.items())


def _opened_earlier(printed: Face, limit: int, turns: int, moment: Moment) -> bool:
    # In a turn before this one.
    if limit == nodes.END_OF_BATTLE:
        at_points = (printed.timings >> nodes.AT_POINTS) & 1 == 1
        return at_points and moment.phase != sheet.POINT_CALCULATION
    return limit in (nodes.STAYS, nodes.WITH_ACTIVE) or (limit == nodes.TURNS and turns > 1)


def payment(game: Game, statement: Statement, planned: int, base: int) -> None:
    """Refuse a payment that is no line's, whole or in part (C-R6.7), and any bluff where none is allowed (C-R6.9)."""
    paid = sheet.payment(game, game.table.owner[planned], planned)
    printed = face(game, planned)
    if len(paid) != 0 and not any(_part_of(game, line, paid) for line in printed.requirements):
        raise ScenarioProblem("scenario-payment", line=statement.line, name=printed.number)
    if sheet.switches(game).allow_bluff:
        return
    if base < 0 or not restriction_met(game, planned, face(game, base), paid) or not _whole(game, printed, base, paid):
        raise ScenarioProblem("scenario-bluff", line=statement.line, name=printed.number)


def _whole(game: Game, printed: Face, base: int, paid: list[int]) -> bool:
    on = face(game, base)
    return any(based_on(line, on) and paid_by(game, line, on, paid) for line in printed.requirements)


def _part_of(game: Game, line: Line, paid: list[int]) -> bool:
    if line.kind == NET_OCEAN_LINE:
        sideways = sum(game.table.turned[card] for card in paid)
        unseen = all(game.table.mark[card] == FROM_NET_OCEAN for card in paid)
        return unseen and sideways <= line.sideways and len(paid) - sideways <= line.upright
    if any(game.table.mark[card] == FROM_NET_OCEAN for card in paid):
        return False
    if line.kind == CARDS_LINE:
        return _names_of(line.names, [face(game, card) for card in paid])
    if line.kind == PARTNER_LINE and len(paid) == 1:
        partner = face(game, paid[0])
        return line.base.fits(partner) or line.partner.fits(partner) or stands_in(line, partner)
    return False


def _names_of(names: list[str], faces: list[Face]) -> bool:
    # Whether each card stands for a name of its own: cards of several names make this a search.
    if not faces:
        return True
    for place, name in enumerate(names):
        if name in faces[0].names and _names_of(names[:place] + names[place + 1 :], faces[1:]):
            return True
    return False


def deck_and_piles(game: Game, seat: int, moment: Moment, player: str) -> None:
    """Refuse a deck without a Level III (C-R1.3), an empty Net Ocean that was refilled (C-R9.8), what no set-up leaves."""
    table = game.table
    cards = [card for card in range(len(table.owner)) if table.owner[card] == seat]
    if not any(face(game, card).is_level_iii() for card in cards):
        raise ScenarioProblem("scenario-level-iii", player=player)
    if moment.phase != sheet.PREPARATION:
        return
    if moment.set_up():
        _as_set_up(game, seat, player)
    elif table.count(seat, NET_OCEAN) == 0 and table.count(seat, DARK_AREA) != 0:
        raise ScenarioProblem("scenario-lifespan", player=player)


def _as_set_up(game: Game, seat: int, player: str) -> None:
    lying = [game.table.count(seat, zone) for zone in range(len(LAYOUT.names))]
    boxed = sheet.box(game, seat)
    dealt = lying[HAND] == HAND_SIZE and len(boxed) == 1 and game.table.up[boxed[0]] == 0
    # Beside hand and box only the gauge card has left the Net Ocean (C-R4.2–C-R4.5).
    if not dealt or sum(lying) - lying[NET_OCEAN] != HAND_SIZE + 2 or sheet.points(game, seat) != 100:
        raise ScenarioProblem("scenario-first-turn", player=player, hand=HAND_SIZE)
