# form: interpreted
"""Whether a position of a scenario text can arise: each function refuses what cannot, with its line."""

from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game
from netocean.engine.scenario import Statement
from netocean.games import positions
from netocean.games.appmon import requirement, sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import as_face, face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import HAND_SIZE
from netocean.games.appmon.zones import CHIP_HAND, DECK, DISCARD_PILE, HAND, LAYOUT, USED_CHIPS
from netocean.games.positions import Find, Moment

# The phase at whose beginning something can lie there: declared cards (P-7.6), links (P-10.4).
_PHASES = {"fusion": sheet.FUSION, "link": sheet.POINT}


def card(statement: Statement, word: str, find: Find) -> Face:
    """The card or chip of this name. One that is incomplete is in no deck (P-3.5)."""
    return as_face(positions.card(statement, word, find))


def in_phase(statement: Statement, moment: Moment) -> None:
    """Refuse declared cards and links in a phase that begins without them."""
    phase = _PHASES.get(statement.name, moment.phase)
    if phase != moment.phase:
        known = sheet.PHASES[phase]
        raise ScenarioProblem("scenario-phase", line=statement.line, name=statement.name, known=known)


def box(statement: Statement, faces: list[Face], down: bool, moment: Moment) -> None:
    """Refuse what is no Appmon box (P-2.4), or cannot lie face down now (P-4.1, P-6.8)."""
    if not faces[0].is_base():
        raise ScenarioProblem("scenario-appmon-box", line=statement.line)
    if len(faces) == 2 and (not faces[1].is_fighter() or faces[1].is_base()):
        raise ScenarioProblem("scenario-appmon-box", line=statement.line)
    if down and not moment.set_up() and moment.phase != sheet.FUSION:
        raise ScenarioProblem("scenario-appmon-down", line=statement.line)


def slot(game: Game, seat: int, statement: Statement, printed: Face) -> None:
    """Refuse what is no option, and more of them than there are slots (P-2.7)."""
    if printed.kind != codes.OPTION or sheet.free_slots(game, seat) == 0:
        raise ScenarioProblem("scenario-appmon-slot", line=statement.line)


def opened(game: Game, seat: int, statement: Statement, printed: Face, moment: Moment) -> int:
    """What an open option's limit counts: turns left, or the card it goes with. Refuses one that has left (P-10.4)."""
    limit = printed.abilities[printed.use].limit if printed.use >= 0 else None
    if limit is None:
        raise ScenarioProblem("scenario-open", line=statement.line, name=printed.number)
    this_turn = moment.phase == sheet.POINT
    if limit.code == codes.TURNS:
        turns = limit.args[0].value - (0 if this_turn else 1)
        if turns > 0:
            return turns
    elif limit.code == codes.WITH_ACTIVE and sheet.active(game, seat) >= 0:
        return sheet.thing(game, sheet.active(game, seat))
    elif limit.code == codes.STAYS:
        return 0
    raise ScenarioProblem("scenario-open", line=statement.line, name=printed.number)


def declared(game: Game, seat: int, statement: Statement, printed: Face, before: int) -> None:
    """Refuse a declared card that is not of the grade after the one `before` it (P-6.5)."""
    if before < 0 or not printed.is_fighter() or printed.grade != face(game, before).grade + 1:
        raise ScenarioProblem("scenario-appmon-fusion", line=statement.line)


def given(game: Game, statement: Statement, printed: Face, cards: list[Face], symbols: str) -> None:
    """Refuse what cannot have been laid for a declared card (P-6.6, P-7.3, P-7.7)."""
    if printed.kind == codes.DIGIMON:
        needs = requirement.needs(game, printed)
        fits = len(cards) == len(needs) and all(need.fits(laid) for need, laid in zip(needs, cards, strict=True))
        fits = fits and symbols.count("○") == printed.circles and symbols.count("×") == printed.crosses
    else:
        fits = symbols == "" and len(cards) == 1
        for laid in cards:
            chip = laid.kind == codes.CHIP
            fits = fits and (requirement.may_be_material(printed, laid) if chip else laid.is_fighter())
    if not fits:
        raise ScenarioProblem("scenario-appmon-material", line=statement.line, name=printed.number)


def linked(game: Game, seat: int, statement: Statement, printed: Face) -> None:
    """Refuse what cannot be linked with the fighting card (P-9.1, P-9.8)."""
    host = sheet.active(game, seat)
    if host < 0 or face(game, host).kind != codes.APPMON or printed.kind not in (codes.APPMON, codes.CHIP):
        raise ScenarioProblem("scenario-appmon-link", line=statement.line)


def chip(statement: Statement, printed: Face) -> None:
    """Refuse what is no chip (P-2.8)."""
    if printed.kind != codes.CHIP:
        raise ScenarioProblem("scenario-appmon-chip", line=statement.line, name=printed.number)


def no_chip(statement: Statement, printed: Face) -> None:
    """Refuse a chip where only cards lie (P-1.1)."""
    if printed.kind == codes.CHIP:
        raise ScenarioProblem("scenario-appmon-no-card", line=statement.line, name=printed.number)


def deck_and_piles(game: Game, seat: int, moment: Moment, player: str) -> None:
    """Refuse a deck without a base (P-3.3), an empty deck that was renewed (P-10.5), what no set-up leaves (P-4)."""
    table = game.table
    cards = [card for card in range(len(table.owner)) if table.owner[card] == seat]
    if not any(face(game, card).is_base() for card in cards):
        raise ScenarioProblem("scenario-appmon-base", player=player)
    if moment.phase != sheet.PREPARATION:
        return
    if moment.set_up():
        _as_set_up(game, seat, player)
    elif table.count(seat, DECK) == 0 and table.count(seat, DISCARD_PILE) != 0:
        raise ScenarioProblem("scenario-appmon-renewal", player=player)


def _as_set_up(game: Game, seat: int, player: str) -> None:
    lying = [game.table.count(seat, zone) for zone in range(LAYOUT.size())]
    boxed = sheet.box(game, seat)
    wanted = 0 if sheet.switches(game).no_setup_base else 1
    dealt = lying[HAND] == HAND_SIZE and len(boxed) == wanted and all(game.table.up[card] == 0 for card in boxed)
    # Beside hand, box and chips only the gauge card has left the deck (P-4.1 to P-4.3).
    elsewhere = sum(lying) - lying[DECK] - lying[CHIP_HAND] - lying[USED_CHIPS]
    if not dealt or elsewhere != HAND_SIZE + 1 + wanted or sheet.points(game, seat) != 100:
        raise ScenarioProblem("scenario-appmon-first-turn", player=player, hand=HAND_SIZE)
