"""Rollout habits: a cheap, sensible answer to every choice of Final Fantasy TCG, and which options deserve a thought.

A habit pays with Backups before cards, keeps blockers when it is behind, aims what hurts at the other side and what helps
at its own, and does not use the same ability twice in a row for nothing.
"""

from typing import Final

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.play import BACK, DONE, NO, PASS, PICK, YES, Choice, Option
from netocean.games.fftcg import sheet
from netocean.games.fftcg.policy import aims, fights
from netocean.games.fftcg.policy.cards import cheapest, held_worth
from netocean.games.fftcg.sheet import as_face, face
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import BACKUP, FORWARD
from netocean.games.fftcg.zones import HAND

MOST_USES: Final = 14  # acts of free will in a turn that a rollout takes
ENOUGH_BACKUPS: Final = 5
FAR: Final = -1_000_000


def quick(game: Game, chance: Chance) -> int:
    """The place of the option that a habit takes; the game must have a choice open."""
    choice = game.choice
    if choice is None or len(choice.options) == 1:
        return 0
    kind = choice.kind
    if kind == "priority":
        return _priority(game, choice, chance)
    if kind == "attack" or kind == "party":
        return fights.attack(game, choice)
    if kind == "block":
        return fights.block(game, choice)
    if kind == "pay":
        return _pay(game, choice)
    if kind == "target" or kind == "select":
        return aims.aim(game, choice)
    if kind in ("discard", "cost_pick", "backup"):
        return cheapest(game, choice)
    if kind == "mulligan":
        return _mulligan(game, choice)
    return _plain(choice, chance)


def worth(game: Game, chance: Chance) -> list[int]:
    """The places of the options that deserve a look ahead; one place where a habit is as good."""
    choice = game.choice
    if choice is None or len(choice.options) == 1:
        return [0]
    kind = choice.kind
    if kind == "priority":
        return _worth_doing(game, choice, chance)
    if kind == "attack" or kind == "block":
        return list(range(len(choice.options)))
    if kind == "mode" or (kind == "target" and len(choice.options) <= 5):
        return [place for place, option in enumerate(choice.options) if option.verb is not BACK]
    return [quick(game, chance)]


def _worth_doing(game: Game, choice: Choice, chance: Chance) -> list[int]:
    """In one's own turn what could be cast or used, and passing; in the other's only answers to something."""
    seat = choice.seat
    mine = sheet.turn_player(game) == seat
    if game.reg[sheet.USES] >= MOST_USES:
        return [len(choice.options) - 1]
    if not mine and len(game.aside) == 0 and game.reg[sheet.STEP] == sheet.NO_STEP:
        return [len(choice.options) - 1]
    places = list(range(len(choice.options)))
    if len(places) > 7:
        ranked = sorted(places[:-1], key=lambda place: -_use_worth(game, seat, choice.options[place]))
        places = [*ranked[:6], len(choice.options) - 1]
    return places


def _priority(game: Game, choice: Choice, chance: Chance) -> int:
    """Cast the best card that can be paid without giving up the hand; else pass."""
    last = len(choice.options) - 1
    seat = choice.seat
    if game.reg[sheet.USES] >= MOST_USES:
        return last
    if sheet.turn_player(game) != seat or game.reg[sheet.PHASE] == sheet.ATTACK:
        # Answers and tricks now and then, so that a look ahead sees some of both.
        return chance.below(last + 1) if chance.below(12) == 0 else last
    best, found = 0, last
    for place in range(last):
        value = _use_worth(game, seat, choice.options[place])
        if value > best:
            best, found = value, place
    return found


def _use_worth(game: Game, seat: int, option: Option) -> int:
    """What it is worth to cast a card or use an ability, by a glance."""
    card = game.table.card(seat, option.card)
    if card < 0:
        return 0
    printed = face(game, card)
    if game.table.zone_of(card) != HAND:
        return 40 if 0 <= option.value < len(printed.abilities) and printed.abilities[option.value].title == "" else 60
    free = _active_backups(game, seat)
    short = max(printed.cost - free, 0)
    discards = (short + 1) // 2
    left = len(sheet.hand(game, seat)) - 1 - discards
    value = held_worth(printed) - 70 * discards
    if printed.types & BACKUP != 0:
        value += 90 if _backups(game, seat) < ENOUGH_BACKUPS else FAR
    elif printed.types & FORWARD != 0:
        value += 60
    return value if left >= 0 else FAR


def _active_backups(game: Game, seat: int) -> int:
    found = 0
    for it in values(game).order:
        if it.seat == seat and it.types & BACKUP != 0 and game.table.turned[it.card] == 0:
            found += 1
    return found


def _backups(game: Game, seat: int) -> int:
    found = 0
    for it in values(game).order:
        if it.seat == seat and it.types & BACKUP != 0:
            found += 1
    return found


def _pay(game: Game, choice: Choice) -> int:
    """Backups first, then the card that is missed least; and no more than is needed."""
    best, found = FAR, 0
    for place, option in enumerate(choice.options):
        if option.verb is DONE:
            return place
        if option.verb is BACK:
            continue
        card = game.table.card(choice.seat, option.card)
        if card < 0:
            continue
        value = -held_worth(face(game, card)) if game.table.zone_of(card) == HAND else 1000
        if value > best:
            best, found = value, place
    return found


def _mulligan(game: Game, choice: Choice) -> int:
    """F-R6.4: a hand without a cheap Backup or Forward is exchanged."""
    cheap = 0
    for card in sheet.hand(game, choice.seat):
        printed = as_face(game.table.face[card])
        if printed.cost <= 3 and printed.types & (BACKUP | FORWARD) != 0:
            cheap += 1
    wanted = YES if cheap == 0 else NO
    for place, option in enumerate(choice.options):
        if option.verb is wanted or option.verb is DONE:
            return place
    return 0


def _plain(choice: Choice, chance: Chance) -> int:
    """Yes to what one may do; a pick at random; never back."""
    open_: list[int] = []
    for place, option in enumerate(choice.options):
        if option.verb is YES:
            return place
        if option.verb is not BACK and option.verb is not PASS:
            open_.append(place)
    picks = [place for place in open_ if choice.options[place].verb is PICK]
    if len(picks) != 0:
        return picks[0]
    return open_[chance.below(len(open_))] if len(open_) != 0 else 0
