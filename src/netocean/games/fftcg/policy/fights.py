"""Attacking and blocking by habit: what wins a fight, and when a point must not be taken."""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import BACK, DONE, PASS, PICK, Choice
from netocean.games.fftcg import sheet
from netocean.games.fftcg.attackers import may_block
from netocean.games.fftcg.policy.eye import thing
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary.words import BRAVE, FIRST_STRIKE, FORWARD

NEAR_DEATH: Final = 5  # points at which blockers are kept


def attack(game: Game, choice: Choice) -> int:
    """The attacker that nobody can stop, or that trades well; parties only where one alone would not do."""
    if choice.kind == "party":
        return _place_of_done(choice)
    seat = choice.seat
    best, found = 0, -1
    keep = _must_keep(game, seat)
    for place, option in enumerate(choice.options):
        if option.verb is PASS:
            if found < 0:
                found = place
            continue
        it = values(game).bodies.get(game.table.card(seat, option.card))
        if it is None:
            continue
        value = _attack_worth(game, it)
        if keep and it.keywords & BRAVE == 0:
            value -= 60
        if value > best:
            best, found = value, place
    return max(found, 0)


def _place_of_done(choice: Choice) -> int:
    for place, option in enumerate(choice.options):
        if option.verb is DONE:
            return place
    for place, option in enumerate(choice.options):
        if option.verb is PICK:
            return place
    return 0


def _must_keep(game: Game, seat: int) -> bool:
    """Whether blockers are needed: close to losing, with attackers on the other side."""
    if sheet.points(game, seat) < NEAR_DEATH:
        return False
    rivals = [it for it in values(game).order if it.seat != seat and it.types & FORWARD != 0]
    mine = [it for it in values(game).order if it.seat == seat and it.types & FORWARD != 0 and _ready(game, it)]
    return len(rivals) >= len(mine)


def _ready(game: Game, it: Body) -> bool:
    return game.table.turned[it.card] == 0


def _attack_worth(game: Game, it: Body) -> int:
    """What an attack is worth: a point if nobody blocks, the worst fight if somebody does."""
    worst = 70 + 20 * sheet.points(game, 1 - it.seat)
    for other in values(game).order:
        if other.seat == it.seat or not may_block(game, other, [it.card]):
            continue
        worst = min(worst, fight(game, it, other))
    return worst


def fight(game: Game, mine: Body, other: Body) -> int:
    """What a fight of two is worth to the first: what it breaks less what it loses."""
    my_hits = mine.power >= _stands(game, other)
    its_hits = other.power >= _stands(game, mine)
    if my_hits and mine.keywords & FIRST_STRIKE != 0 and other.keywords & FIRST_STRIKE == 0:
        its_hits = False
    if its_hits and other.keywords & FIRST_STRIKE != 0 and mine.keywords & FIRST_STRIKE == 0:
        my_hits = False
    value = 0
    if my_hits:
        value += thing(game, other)
    if its_hits:
        value -= thing(game, mine)
    return value


def _stands(game: Game, it: Body) -> int:
    """How much more damage breaks it."""
    need = it.power - of(game, it.card, sheet.DAMAGE_ON)
    return need + 1 if sheet.switches(game).lethal_exceed else need


def block(game: Game, choice: Choice) -> int:
    """Block what can be broken; block with anything when the point would be the last."""
    seat = choice.seat
    attackers = [it for it in values(game).order if it.seat != seat and of(game, it.card, sheet.ATTACKING) != 0]
    if len(attackers) == 0:
        return len(choice.options) - 1
    party = len(attackers) > 1
    points = sheet.points(game, seat)
    threshold = 30 if points < 3 else 0 if points < 5 else -120 if points < 6 else -10_000
    best, found = threshold, -1
    for place, option in enumerate(choice.options):
        if option.verb is PASS:
            if found < 0:
                found = place
            continue
        if option.verb is BACK:
            continue
        it = values(game).bodies.get(game.table.card(seat, option.card))
        if it is None:
            continue
        value = -thing(game, it) if party else fight(game, it, attackers[0])
        if value > best:
            best, found = value, place
    return max(found, 0)
