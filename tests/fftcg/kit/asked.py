"""Facts about what is asked, and what may be answered."""

from collections.abc import Callable, Sequence

from fftcg.kit import answers, plays
from fftcg.kit.payment import PAY, PICKS, PLAIN
from fftcg.kit.position import SIDES, Failure, Position

KINDS: dict[str, tuple[str, ...]] = {
    "priority": ("priority",),
    "choose": answers.CHOOSE,
    "select": answers.SELECT,
    "modes": answers.MODES,
    "may": answers.OFFERS,
    "payment": (PAY, PICKS, *answers.OFFERS),
    "order": answers.ORDERS,
    "name": answers.NAMES,
    "attack": ("attack", "party"),
    "block": ("block",),
    "arrange": answers.ARRANGE,
    "divide": ("divide",),
    "discard": ("discard",),
    "backup": ("backup",),
}


def asked(position: Position, words: Sequence[str]) -> bool:
    """`asked KIND [SIDE]`."""
    if words[0] not in KINDS:
        raise Failure(f"nothing is asked that is called {words[0]!r}")
    if position.closed >= 0:
        return words[0] == "priority" and (len(words) == 1 or position.closed == SIDES[words[1]])
    if position.kind not in KINDS[words[0]]:
        return False
    return len(words) == 1 or position.choice.seat == SIDES[words[1]]


def can(position: Position, words: Sequence[str]) -> bool:
    """`can …`: whether the open choice accepts this, some payment included."""
    return _CAN[words[0]](position, words[1:])


def castable(position: Position, card: int) -> bool:
    """Whether the side with priority may cast a card, whosever it is."""
    words = ("cast", "cast_lb")
    return position.kind == "priority" and any(
        option.verb.word in words and position.option_card(option) == card for option in position.listed()
    )


def must(position: Position, words: Sequence[str]) -> bool:
    """`must attack`, `must block`: declaring nothing is refused."""
    if position.kind != words[0]:
        return False
    return all(option.verb.word != "pass" for option in position.listed())


def _announced(position: Position, words: Sequence[str], find: Callable[[list[str]], plays.Announced]) -> bool:
    named = [word for word in words if word not in ("also", "instead")]
    extra = [word for word in words if word in ("also", "instead")]
    wanted = find(named)
    if position.closed >= 0 or position.kind != "priority":
        return False
    option = plays.option_for(position, wanted)
    if option is None or option.verb.word != "cast":
        return option is not None
    return (extra[0] if extra else PLAIN) in plays.open_ways(position, wanted[1])


def _among(kinds: Sequence[str]) -> Callable[[Position, Sequence[str]], bool]:
    def accepts(position: Position, words: Sequence[str]) -> bool:
        cards = [position.card(word) if kinds is answers.SELECT else position.thing(word) for word in words]
        if position.kind in kinds:
            return answers.route(position, cards, kinds, True) is not None
        return bool(cards) and kinds is answers.CHOOSE and chosen(position) == cards

    return accepts


def chosen(position: Position) -> list[int]:
    """The targets of the uppermost object, when the game had nothing to ask."""
    if not position.game.aside:
        return []
    picks = position.game.aside[-1].picks
    return [picks[at + 1] for at in range(1, len(picks), 3) if picks[at] >= 0 and picks[at + 1] >= 0]


def _attack(position: Position, words: Sequence[str]) -> bool:
    cards = [position.thing(word) for word in words]
    return position.kind == "attack" and answers.route(position, cards, ("attack", "party"), True) is not None


def _block(position: Position, words: Sequence[str]) -> bool:
    cards = [position.thing(word) for word in words]
    return position.kind == "block" and answers.route(position, cards, ("block",), True) is not None


def _modes(position: Position, words: Sequence[str]) -> bool:
    numbers = sorted(int(word) for word in words)
    return position.kind in answers.MODES and plays.mode_route(position, numbers) is not None


_CAN: dict[str, Callable[[Position, Sequence[str]], bool]] = {
    "cast": lambda position, words: _announced(position, words, lambda named: plays.casts(position, named)),
    "cast_lb": lambda position, words: _announced(position, words, lambda named: plays.casts(position, named)),
    "use": lambda position, words: _announced(position, words, lambda named: plays.use(position, named)),
    "burst": lambda position, words: _announced(position, words, lambda named: plays.burst(position, named)),
    "warp": lambda position, words: _announced(position, words, lambda named: plays.warp(position, named)),
    "prime": lambda position, words: _announced(position, words, lambda named: plays.prime(position, named)),
    "attack": _attack,
    "block": _block,
    "choose": _among(answers.CHOOSE),
    "select": _among(answers.SELECT),
    "modes": _modes,
}
