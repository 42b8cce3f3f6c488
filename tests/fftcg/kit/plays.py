"""What single steps do: finding what is announced among the options, and answering what is asked."""

from collections.abc import Sequence
from typing import cast

from fftcg.kit import answers
from fftcg.kit.lines import place_of
from fftcg.kit.payment import PLAIN, Payment
from fftcg.kit.position import Failure, Position
from netocean.engine.play import Option
from netocean.games.fftcg import castable, feasible
from netocean.games.fftcg.costs import Pricing, Way
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.purse import purse
from netocean.games.fftcg.slugs import slug
from netocean.games.fftcg.steps.declare import DeclareStep
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS, TYPES

__all__ = ["place_of"]

WAYS = ("way",)
Announced = tuple[tuple[str, ...], int, int]
"""What is announced: the verbs that it may have, the card, the place of its ability (-1: no matter)."""


def casts(position: Position, named: list[str]) -> Announced:
    """A card that is cast, from wherever it lies."""
    return ("cast", "cast_lb"), position.card(named[0]), -1


def burst(position: Position, named: list[str]) -> Announced:
    """A Character that is cast as a Summon."""
    return ("burst",), position.card(named[0]), -1


def use(position: Position, named: list[str]) -> Announced:
    """An ability of a card, by its printed line."""
    card = position.thing(named[0])
    return ("use",), card, place_of(position, card, int(named[1]))


def warp(position: Position, named: list[str]) -> Announced:
    """A card that is removed by its Warp."""
    return ("warp",), position.card(named[0]), -1


def prime(position: Position, named: list[str]) -> Announced:
    """A Character that primes."""
    return ("prime",), position.thing(named[0]), -1


def option_for(position: Position, wanted: Announced) -> Option | None:
    """The option that announces this, if there is one."""
    verbs, card, place = wanted
    for option in position.listed():
        if option.verb.word in verbs and position.option_card(option) == card and (place < 0 or option.value == place):
            return option
    return None


def pick_way(position: Position, payment: Payment) -> bool:
    """Answer an offer of ways to pay, as the step says; whether one was open. Nothing asked for is the plain cost."""
    if position.kind not in WAYS:
        return False
    step = cast(DeclareStep, position.game.stack[-1])
    pricing = Pricing(position.game, step.announced(position.game))
    for option in position.choice.options:
        if option.verb.word != answers.BACK and payment.way in labels(pricing.ways[option.value]):
            position.answer(option)
            return True
    raise Failure(f"it cannot be paid for {payment.way}\n{position.report()}")


def labels(way: Way) -> tuple[str, ...]:
    """What a way to pay is called: an optional reduction is an extra cost, and another cost."""
    if way.cheaper is not None:
        return ("also", "instead")
    if way.extra is not None:
        return ("also",)
    return ("instead",) if way.instead is not None else (PLAIN,)


def open_ways(position: Position, card: int) -> list[str]:
    """The ways by which the side with priority could pay for casting a card now."""
    game, seat = position.game, position.choice.seat
    it = castable.casting(game, seat, card)
    pricing = Pricing(game, it)
    found = feasible.ways(game, it, pricing, purse(game, seat))
    return [label for place in found for label in labels(pricing.ways[place])]


def choose(position: Position, cards: list[int]) -> None:
    """Targets. Things on the stack are named by their cards."""
    answers.pick(position, cards, answers.CHOOSE)


def select_any(position: Position, count: int) -> None:
    """The first so many that are offered."""
    for _ in range(count):
        options = [option for option in position.choice.options if option.verb.word == "pick"]
        if not options:
            raise Failure(f"there is nothing more to pick\n{position.report()}")
        position.answer(options[0])
    if position.kind in answers.SELECT:
        end = answers.end_of(position)
        if end is not None and position.choice.picked:
            position.answer(end)


def modes(position: Position, numbers: Sequence[int]) -> None:
    """Options of a text, counted from 1."""
    found = mode_route(position, sorted(numbers))
    if found is None:
        raise Failure(f"these options cannot be picked\n{position.report()}")
    answers.follow(position, found)


def mode_route(position: Position, numbers: Sequence[int]) -> list[Option] | None:
    """The answers that pick exactly these options."""
    if position.kind not in answers.MODES:
        return [] if not numbers else None
    wanted = numbers[0] - 1 if numbers else -1
    for option in position.listed():
        fits = option.value == wanted if numbers else option.verb.word in answers.ENDS
        if fits and option.verb.word != answers.BACK:
            trial = position.copy()
            trial.answer(option)
            rest = mode_route(trial, numbers[1:])
            if rest is not None:
                return [option, *rest]
    return None


def name(position: Position, text: str) -> None:
    """An element, a type, a number, or the name of something."""
    plain = text.lower()
    if plain.isdecimal():
        answers.say_value(position, int(plain))
    elif plain in ELEMENT_WORDS and any(option.value == ELEMENT_WORDS[plain] for option in position.listed()):
        answers.say_value(position, ELEMENT_WORDS[plain])
    elif plain in TYPES and any(option.value == TYPES[plain] for option in position.listed()):
        answers.say_value(position, TYPES[plain])
    else:
        answers.say_value(position, word(slug(text.replace("_", " "))))


def accept_payment(position: Position, x: int | None) -> None:
    """Pay what may be paid, with this for X."""
    if position.kind in answers.OFFERS:
        answers.say(position, "yes")
    if x is not None and position.kind in ("x", "number"):
        answers.say_value(position, x)


def arrange(position: Position, words: Sequence[str]) -> None:
    """`arrange [top CARD…] [bottom CARD…]`: the first on top is the uppermost, the last at the bottom the undermost."""
    parts: dict[str, list[int]] = {"top": [], "bottom": []}
    now = ""
    for one in words:
        if one in parts:
            now = one
        else:
            parts[now].append(position.card(one))
    while position.kind in answers.ARRANGE:
        if position.kind == "top-or-bottom":
            asked = position.game.table.card(position.choice.seat, position.choice.card)
            answers.say(position, "top" if asked in parts["top"] else "bottom")
        else:
            _next_in_order(position, [*parts["top"], *parts["bottom"]])


def _next_in_order(position: Position, order: list[int]) -> None:
    for card in order:
        for option in position.choice.options:
            if position.option_card(option) == card:
                position.answer(option)
                return
    position.answer(position.choice.options[0])


def divide(position: Position, words: Sequence[str]) -> None:
    """`divide CARD:N…`: how damage is divided."""
    shares = {}
    for one in words:
        named, _, amount = one.rpartition(":")
        shares[position.thing(named)] = int(amount)
    while position.kind == "divide":
        choice = position.choice
        handle = choice.picked[0] if choice.picked else choice.card
        answers.say_value(position, shares[position.game.table.card(choice.seat, handle)])


def waiting(position: Position, option: Option) -> tuple[int, int]:
    """The card and the place of the waiting ability that an option of an order is about."""
    if position.kind != "order":
        return -1, -1
    trigger = position.game.triggers[option.value]
    return trigger.card, trigger.ability
