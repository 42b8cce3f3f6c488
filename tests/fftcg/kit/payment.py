"""Paying: the payment that a step names, or else the one with the fewest discards and then the first of the set-up."""

from collections.abc import Sequence

from fftcg.kit.answers import BACK, end_of, follow
from fftcg.kit.position import Failure, Position
from netocean.engine.play import Option

PAY = "pay"
GIVES = ("pay", "put")
PLAIN = "plain"
PICKS = "cost_pick"


class Payment:
    """What an announcement pays: the cards that give CP (none: the standing rule), and those that its other costs take."""

    def __init__(
        self, paying: Sequence[int] | None = None, taken: Sequence[int] = (), extra: Sequence[str] = ()
    ) -> None:
        self.paying = paying
        self.taken = list(taken)
        self.way = extra[0] if extra else PLAIN

    def go_on(self, position: Position) -> bool:
        """Answer the open choice if it is about paying; whether it was."""
        if position.kind == PAY:
            follow(position, self._route(position))
            return True
        if position.kind == PICKS:
            self._pick(position)
            return True
        return False

    def _route(self, position: Position) -> list[Option]:
        if self.paying is not None:
            found = exactly(position, self.paying)
            if found is None:
                names = ", ".join(position.name(card) for card in self.paying)
                raise Failure(f"it cannot be paid with {names}\n{position.report()}")
            return found
        for discards in range(12):
            found = cheapest(position, discards)
            if found is not None:
                return found
        raise Failure(f"it cannot be paid\n{position.report()}")

    def _pick(self, position: Position) -> None:
        options = [option for option in position.choice.options if option.verb.word != BACK]
        for card in self.taken:
            for option in options:
                if position.option_card(option) == card:
                    self.taken.remove(card)
                    position.answer(option)
                    return
        end = end_of(position)
        if end is None and len(options) == 1:
            end = options[0]
        if end is None:
            raise Failure(f"no step names what else is paid\n{position.report()}")
        position.answer(end)


def exactly(position: Position, cards: Sequence[int]) -> list[Option] | None:
    """The answers that pay with exactly these cards."""
    if position.kind != PAY:
        return [] if not cards else None
    if not cards:
        end = end_of(position)
        return None if end is None else [end]
    for option in position.listed():
        if option.verb.word in GIVES and position.option_card(option) in cards:
            rest = [card for card in cards if card != position.option_card(option)]
            found = _after(position, option, rest)
            if found is not None:
                return found
    return None


def _after(position: Position, option: Option, cards: Sequence[int]) -> list[Option] | None:
    trial = position.copy()
    trial.answer(option)
    rest = exactly(trial, cards)
    return None if rest is None else [option, *rest]


def cheapest(position: Position, discards: int) -> list[Option] | None:
    """The answers of the first minimal payment with at most so many discards."""
    if position.kind != PAY:
        return []
    end = end_of(position)
    if end is not None:
        return [end]
    options = [option for option in position.choice.options if option.verb.word in GIVES]
    for option in sorted(options, key=position.option_card):
        spent = int(position.zone(position.option_card(option))[1] != "field")
        if spent > discards:
            continue
        trial = position.copy()
        trial.answer(option)
        rest = cheapest(trial, discards - spent)
        if rest is not None:
            return [option, *rest]
    return None


def payments(position: Position) -> list[list[int]]:
    """Every payment that the canonical options of an open payment lead to, as the cards that pay."""
    if position.kind != PAY:
        return [[]]
    found: list[list[int]] = []
    for option in position.choice.options:
        if option.verb.word == BACK:
            continue
        trial = position.copy()
        trial.answer(option)
        if option.verb.word not in GIVES:
            found.append([])
        else:
            found += [[position.option_card(option), *rest] for rest in payments(trial)]
    return found
