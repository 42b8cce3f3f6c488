"""Rollout habits: a cheap, sensible answer to every choice of α, and which options deserve a thought."""

from typing import Final

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.play import BACK, PICK, Choice
from netocean.games.alpha import sheet
from netocean.games.alpha.policy import fights, preparing
from netocean.games.alpha.policy.eye import body
from netocean.games.alpha.policy.fights import margin
from netocean.games.alpha.policy.preparing import card_of
from netocean.games.alpha.sheet import face
from netocean.games.alpha.zones import HAND


def quick(game: Game, chance: Chance) -> int:
    """The place of the option that a habit takes; the game must have a choice open."""
    choice = game.choice
    if choice is None or len(choice.options) == 1:
        return 0
    kind = choice.kind
    if kind == "opportunity":
        return fights.act(game, choice)
    if kind == "window":
        return _fight(game, choice, chance)
    if kind == "block":
        return fights.block(game, choice)
    if kind == "place":
        ranked = preparing.ranked(game, choice)
        return ranked[0] if len(ranked) != 0 else 0
    if kind == "discard_hand":
        return preparing.discard(game, choice)
    return _other(game, choice)


def _other(game: Game, choice: Choice) -> int:
    kind = choice.kind
    if kind == "fill":
        return preparing.fill(game, choice)
    if kind == "cost" or kind == "discard_exactly" or kind == "evolve_discard":
        return preparing.cheapest(game, choice)
    if kind == "evolve_partner":
        return _weakest(game, choice)
    if kind == "effect_choose":
        return _strongest(game, choice)
    return 0  # nothing from play; the line-up and the order as they come; effects that may be: yes


# Battle.


def _fight(game: Game, choice: Choice, chance: Chance) -> int:
    # The action that turns the result and leaves most in hand; nothing if the seat is ahead or cannot turn it.
    seat = choice.seat
    start = margin(game, seat)
    if start > 0:
        return 0
    best, most = 0, -1
    for place in range(1, len(choice.options)):
        copy = _after(game, place, chance)
        if copy.outcome is not None:
            continue
        gained = margin(copy, seat)
        if gained > 0 or (gained == 0 and start < 0):
            value = copy.table.count(seat, HAND) * 20 + sheet.points(copy, seat) + (500 if gained > 0 else 0)
            if value > most:
                best, most = place, value
    return best


def _after(game: Game, place: int, chance: Chance) -> Game:
    # A copy in which this action has been carried out, up to the next window.
    copy = game.clone()
    copy.answer_index(place)
    after = copy.choice
    while after is not None and (after.kind.startswith("effect") or after.kind == "cost"):
        copy.answer_index(quick(copy, chance))
        after = copy.choice
    return copy


# Choosing.


def _weakest(game: Game, choice: Choice) -> int:
    best, least = 0, 1_000_000
    for place, option in enumerate(choice.options):
        if option.verb is PICK:
            value = body(face(game, card_of(game, option)))
            if value < least:
                best, least = place, value
    return best


def _strongest(game: Game, choice: Choice) -> int:
    best, most = 0, -1
    for place, option in enumerate(choice.options):
        card = card_of(game, option)
        if card >= 0 and body(face(game, card)) > most:
            best, most = place, body(face(game, card))
    return best


# What deserves a thought.

_BY_HABIT: Final = (
    "discard_hand",
    "discard_play",
    "fill",
    "line_up",
    "order",
    "cost",
    "evolve_discard",
    "discard_exactly",
)


def worth(game: Game, chance: Chance) -> list[int]:
    """The places of the options that deserve a look ahead: no way back, no placing and no attack that must fail."""
    choice = game.choice
    if choice is None:
        return []
    if choice.kind in _BY_HABIT:
        return [quick(game, chance)]
    if choice.kind == "place":
        return preparing.doubtful(game, choice)
    if choice.kind == "opportunity":
        return fights.hopeful(game, choice)
    if choice.kind == "window" and margin(game, choice.seat) > 0:
        return [0]
    return [place for place, option in enumerate(choice.options) if option.verb is not BACK]
