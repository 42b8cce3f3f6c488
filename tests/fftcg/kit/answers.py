"""Answering runs of picks: which options name these cards, in whatever order the game asks for them."""

from collections.abc import Sequence

from fftcg.kit.position import Failure, Position
from netocean.engine.play import Option

CHOOSE = ("target",)
SELECT = ("select", "search", "discard", "backup", "top_or_bottom", "cast", "copy")
MODES = ("mode",)
OFFERS = ("may", "ex", "replace", "mulligan")
NAMES = ("name-element", "name-type", "name-word", "number")
ORDERS = ("order", "replace-order")
ARRANGE = ("arrange", "top-or-bottom")
ENDS = ("done", "none", "nothing", "pass")
BACK = "back"


def forced(position: Position) -> Option | None:
    """The only possible answer to the open choice, if there is only one."""
    listed = [option for option in position.listed() if option.verb.word != BACK]
    return listed[0] if len(listed) == 1 else None


def smooth(position: Position) -> bool:
    """Give the only answer there is, or take an order as it is offered (F-R8.2, F-R14.18); whether that was possible."""
    if position.kind in (*ORDERS, "arrange"):
        position.answer(position.choice.options[0])
        return True
    only = forced(position)
    if only is None or only.verb.word in ("attack", "block"):
        return False
    position.answer(only)
    return True


def end_of(position: Position) -> Option | None:
    """The answer that ends the open run, or picks nothing."""
    for option in position.choice.options:
        if option.verb.word in ENDS:
            return option
    return None


def route(
    position: Position, cards: Sequence[int], kinds: Sequence[str], strict: bool, objects: int = -1
) -> list[Option] | None:
    """The answers that pick exactly these cards, the first that works; none if no answers do.

    Strict: the choice must be over then, so that nothing more is asked for this object (`objects` were on the stack
    before). Else another group of picks may follow, which a later step names.
    """
    here = len(position.game.aside)
    if position.kind not in kinds or (objects not in (-1, here) and not position.choice.picked):
        return [] if not cards else None
    if not cards:
        end = end_of(position)
        if end is not None:
            return [end]
        return None if strict or position.choice.picked else []
    for place, card in enumerate(cards):
        for option in position.listed():
            if option.verb.word not in (BACK, *ENDS) and position.option_card(option) == card:
                rest = [*cards[:place], *cards[place + 1 :]]
                found = _after(position, option, rest, kinds, strict, here)
                if found is not None:
                    return found
    end = end_of(position)
    return _after(position, end, cards, kinds, strict, here) if end is not None else None


def _after(
    position: Position, option: Option, cards: Sequence[int], kinds: Sequence[str], strict: bool, objects: int
) -> list[Option] | None:
    trial = position.copy()
    trial.answer(option)
    rest = route(trial, cards, kinds, strict, objects)
    return None if rest is None else [option, *rest]


def pick(position: Position, cards: Sequence[int], kinds: Sequence[str]) -> None:
    """Pick exactly these cards. Raises Failure if the open choice does not accept them."""
    found = route(position, cards, kinds, False)
    if found is None:
        names = ", ".join(position.name(card) for card in cards)
        raise Failure(f"these cannot be picked: {names}\n{position.report()}")
    follow(position, found)


def follow(position: Position, options: Sequence[Option]) -> None:
    """Give answers one after the other."""
    for option in options:
        position.answer(option)


def say(position: Position, *verbs: str) -> None:
    """Give the answer with one of these verbs. Raises Failure if there is none."""
    for option in position.listed():
        if option.verb.word in verbs:
            position.answer(option)
            return
    raise Failure(f"none of {', '.join(verbs)} can be answered\n{position.report()}")


def say_value(position: Position, value: int) -> None:
    """Give the answer with this value. Raises Failure if there is none."""
    for option in position.listed():
        if option.value == value and option.verb.word != BACK:
            position.answer(option)
            return
    raise Failure(f"{value} cannot be answered\n{position.report()}")
