"""What an attack comes to: who would block it, how the fight would end, and which card turns a battle."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.engine.play import PASS, Choice, Option
from netocean.games.alpha import battling, numbers, sheet, values
from netocean.games.alpha.policy.eye import POINT, body
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps.attack import DAMAGE
from netocean.games.alpha.steps.had import has_had
from netocean.games.alpha.steps.verbs import ALPHA
from netocean.games.alpha.targets import upright

LAST_HIT: Final = 1_000_000
CHANCE_LOST: Final = 800  # of a Digimon that would still have had its opportunity
ON_GUARD: Final = 500  # of a Digimon that stays upright before attackers it can meet
SUPPORTED: Final = 600  # what an alpha attack costs: its supporters act no more


def duel(game: Game, mine: int, theirs: int, effects: list[Effect]) -> int:
    """What a fight between two Digimon brings if nobody acts: the worth of the one that is destroyed (A-12.1, A-12.7)."""
    own, other = _power(game, mine, theirs, effects), _power(game, theirs, mine, effects)
    if own > other:
        return body(face(game, theirs)) if own >= values.hp(game, theirs, effects) else 0
    if own < other:
        return -body(face(game, mine)) if other >= values.hp(game, mine, effects) else 0
    return 0


def _power(game: Game, card: int, other: int, effects: list[Effect]) -> int:
    letter = values.letter_given(game, card, effects)
    if letter < 0:
        letter = values.battle_type(game, other, effects)
    return values.power(game, card, face(game, card).power[letter], effects)


def hit(game: Game, attacker: int, effects: list[Effect]) -> int:
    """What an attack brings that nobody blocks (A-10.4)."""
    points = values.number(game, attacker, numbers.V_UNBLOCKED, DAMAGE, effects)
    if points >= sheet.points(game, 1 - game.table.owner[attacker]):
        return LAST_HIT
    return points * POINT


def act(game: Game, choice: Choice) -> int:
    """The most promising attack of a Digimon at its opportunity, or none (A-9.2)."""
    effects = values.changes(game)
    card = game.table.card(choice.seat, choice.card)
    best, most = 0, -LAST_HIT
    for place, option in enumerate(choice.options):
        value = _promise(game, choice.seat, card, option, effects)
        if value > most:
            best, most = place, value
    return best


def hopeful(game: Game, choice: Choice) -> list[int]:
    """The places of all that a Digimon may do at its opportunity, save attacks on a Digimon that would destroy it."""
    effects = values.changes(game)
    card = game.table.card(choice.seat, choice.card)
    found: list[int] = []
    for place, option in enumerate(choice.options):
        if option.target == 0 or duel(game, card, game.table.card(choice.seat, option.target), effects) >= 0:
            found.append(place)
    return found if len(found) != 0 else [0]


def _promise(game: Game, seat: int, card: int, option: Option, effects: list[Effect]) -> int:
    if option.verb is PASS:
        return _on_guard(game, card, effects)
    if option.target != 0:
        target = game.table.card(seat, option.target)
        value = duel(game, card, target, effects)
        return value if has_had(game, target) else value + CHANCE_LOST
    if option.verb is ALPHA:
        return _met(game, card, -1, effects) - SUPPORTED
    return _met(game, card, values.speed(game, card, effects), effects)


def _met(game: Game, card: int, speed: int, effects: list[Effect]) -> int:
    # An attack on the player: unblocked, or met by the Digimon that does best against it.
    worst = hit(game, card, effects)
    for other in sheet.open_digimon(game, 1 - game.table.owner[card]):
        if upright(game, other) and values.speed(game, other, effects) > speed:
            worst = min(worst, duel(game, card, other, effects))
    return worst


def _on_guard(game: Game, card: int, effects: list[Effect]) -> int:
    own = values.speed(game, card, effects)
    for other in sheet.open_digimon(game, 1 - game.table.owner[card]):
        if upright(game, other) and values.speed(game, other, effects) < own and not has_had(game, other):
            if duel(game, card, other, effects) >= 0:
                return ON_GUARD
    return 0


def block(game: Game, choice: Choice) -> int:
    """The Digimon that does best against the attacker, if that is better than to be hit (A-10.3)."""
    effects = values.changes(game)
    attacker = sheet.attacker(game)
    best, most = 0, -2 * LAST_HIT
    for place, option in enumerate(choice.options):
        if option.card == 0:
            value = -hit(game, attacker, effects)
        else:
            value = duel(game, game.table.card(choice.seat, option.card), attacker, effects)
        if value > most:
            best, most = place, value
    return best


def margin(game: Game, seat: int) -> int:
    """How far a seat is ahead in this battle (A-12.5)."""
    mine, theirs = sheet.main(game, seat), sheet.main(game, 1 - seat)
    if mine < 0 or theirs < 0:
        return 0
    effects = values.changes(game)
    return battling.power(game, mine, effects) - battling.power(game, theirs, effects)
