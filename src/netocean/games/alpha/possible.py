# form: interpreted
"""Whether a position of a scenario text can arise: each function refuses what cannot, with its line."""

from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game
from netocean.engine.scenario import Statement
from netocean.games import positions
from netocean.games.alpha import requirement, sheet
from netocean.games.alpha.moves import HAND_SIZE
from netocean.games.alpha.placings import COST_LIMIT, DIGIMON_LIMIT, OPTION_LIMIT
from netocean.games.alpha.printed import Face
from netocean.games.alpha.score import START, cannot_recover
from netocean.games.alpha.sheet import as_face, face
from netocean.games.alpha.vocabulary.codes import KW_PLACED_FREE
from netocean.games.alpha.zones import HAND, NET_OCEAN
from netocean.games.positions import Find, Moment


def card(statement: Statement, word: str, find: Find) -> Face:
    """The card of this name. One that is incomplete is in no deck (A-3.5)."""
    return as_face(positions.card(statement, word, find))


def flag(words: list[str], name: str) -> bool:
    """Take a word from the end of a statement; whether it stood there."""
    if len(words) > 1 and words[-1] == name:
        words.pop()
        return True
    return False


def box(game: Game, seat: int, statement: Statement, faces: list[Face], down: bool, moment: Moment) -> None:
    """Refuse what is no Digimon with evolution cards on it, or cannot lie so now (A-7.16, A-7.18, A-8.5)."""
    bad = not faces[0].is_digimon() or (down and not faces[0].is_low())
    if bad or any(not printed.is_digimon() or printed.is_low() for printed in faces[1:]):
        raise ScenarioProblem("scenario-alpha-box", line=statement.line)
    _placed(statement, down or len(faces) > 1, moment)
    if down and len(faces) > 1 and not sheet.switches(game).evolve_fresh:
        raise ScenarioProblem("scenario-alpha-fresh", line=statement.line)
    for at, printed in enumerate(faces):
        _limit_1(game, seat, statement, printed, faces[:at])


def slot(game: Game, seat: int, statement: Statement, printed: Face, down: bool, moment: Moment) -> None:
    """Refuse what is no option, or cannot lie face down when this phase begins (A-7.17, A-8.1)."""
    if not printed.is_option():
        raise ScenarioProblem("scenario-alpha-slot", line=statement.line)
    _placed(statement, down, moment)
    _limit_1(game, seat, statement, printed, [])


def _placed(statement: Statement, hidden: bool, moment: Moment) -> None:
    # What lies face down was placed in this turn and is turned up now.
    if hidden and moment.phase != sheet.EVOLUTION:
        known = sheet.PHASES[sheet.EVOLUTION]
        raise ScenarioProblem("scenario-alpha-down", line=statement.line, known=known)


def _limit_1(game: Game, seat: int, statement: Statement, printed: Face, others: list[Face]) -> None:
    # by the printed names.
    for other in [*[face(game, out) for out in sheet.in_play(game, seat)], *others]:
        if (printed.limit_1 or other.limit_1) and any(name in other.names for name in printed.names):
            raise ScenarioProblem("scenario-alpha-limit-1", line=statement.line, name=printed.number)


def whole_deck(game: Game, seat: int, moment: Moment, player: str) -> None:
    """Refuse a deck without a Level III (A-3.3), placings that break a limit, a lost game, what no set-up leaves."""
    cards = [one for one in range(len(game.table.owner)) if game.table.owner[one] == seat]
    if game.rules.values["require_level3"] == "true" and not any(face(game, one).is_level_iii() for one in cards):
        raise ScenarioProblem("scenario-alpha-level-iii", player=player)
    _placings(game, seat, player)
    if moment.phase != sheet.PREPARATION and cannot_recover(game, seat):
        raise ScenarioProblem("scenario-alpha-lost", player=player)
    if moment.set_up():
        _as_set_up(game, seat, player)


def _placings(game: Game, seat: int, player: str) -> None:
    #
    placed = [one for one in sheet.in_play(game, seat) if game.table.up[one] == 0]
    digimon = [one for one in placed if face(game, one).is_digimon()]
    costs = sum(face(game, one).cost for one in placed if not requirement.has_keyword(face(game, one), KW_PLACED_FREE))
    over = sheet.switches(game).place_cost_hard and costs > COST_LIMIT
    if over or len(digimon) > DIGIMON_LIMIT or len(placed) - len(digimon) > OPTION_LIMIT:
        raise ScenarioProblem("scenario-alpha-placed", player=player)


def _as_set_up(game: Game, seat: int, player: str) -> None:
    held, left = game.table.count(seat, HAND), game.table.count(seat, NET_OCEAN)
    everything = sum(1 for owner in game.table.owner if owner == seat)
    if held != HAND_SIZE or held + left != everything or sheet.points(game, seat) != START:
        raise ScenarioProblem("scenario-alpha-first-turn", player=player, hand=HAND_SIZE)
