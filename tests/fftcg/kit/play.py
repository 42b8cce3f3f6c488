"""The steps of a test, one function a word."""

from collections.abc import Callable, Sequence

from fftcg.kit import answers, plays, tools, windows
from fftcg.kit.payment import Payment
from fftcg.kit.position import SIDE_NAMES, SIDES, Failure, Position

ANSWERS = {
    "choose": answers.CHOOSE,
    "select": answers.SELECT,
    "modes": answers.MODES,
    "yes": answers.OFFERS,
    "no": answers.OFFERS,
    "pay": answers.OFFERS,
    "dont_pay": answers.OFFERS,
    "name": answers.NAMES,
    "order": answers.ORDERS,
    "arrange": answers.ARRANGE,
    "nothing": (*answers.SELECT, *answers.CHOOSE, *answers.MODES),
    "divide": ("divide",),
    "x": ("x", "number"),
}
"""What a step that only answers may answer; if nothing of it is open, the game has done without, and the step is over."""


DECLARATIONS = {
    "attack": ("attack",),
    "block": ("block",),
    "no_block": ("block",),
    "strike": ("block",),
    "to": ("attack", "block"),
}
"""What other steps deal with themselves."""


ANNOUNCING = ("target", "mode", "x", "divide")
"""What is asked before the payment."""


class Player:
    """Does the steps of a test, one after the other."""

    def __init__(self, position: Position, subject: str = "") -> None:
        self.position = position
        self.subject = subject
        self.payment = Payment()
        self.orders: list[tuple[int, int]] = []
        self.following = ""

    def do(self, lines: Sequence[str]) -> None:
        """Do steps. Raises Failure with the position for one that the game does not take."""
        for place, line in enumerate(lines):
            self.following = lines[place + 1] if place + 1 < len(lines) else ""
            try:
                self.step(line)
            except Failure as failure:
                raise Failure(f"at the step {line!r}: {failure}") from None

    def step(self, line: str) -> None:
        """Do one step."""
        words = line.split()
        seat = 0
        if words[0] in ("me:", "you:"):
            seat = SIDES[words.pop(0)[:-1]]
        name, rest = words[0], words[1:]
        if self.position.kind == "priority":
            self.payment = Payment()
        if name != "back":
            self.smooth(ANSWERS.get(name, DECLARATIONS.get(name, ())))
        if name in tools.TOOLS:
            tools.TOOLS[name](self.position, rest)
        elif name in ANSWERS:
            if self.position.kind in ANSWERS[name]:
                self._seated(seat)
                _ANSWERS[name](self, rest)
        elif name in _STEPS:
            _STEPS[name](self, seat, rest)
        else:
            raise Failure(f"there is no step {name!r}")
        self.pay()

    def smooth(self, wanted: Sequence[str] = ()) -> None:
        """Give the answers that no step need name: the only one there is, and orders as they are offered."""
        for _ in range(200):
            if self.position.kind in ("", "priority", *wanted) or not self._smooth():
                return

    def _smooth(self) -> bool:
        """Give one such answer; whether there was one to give."""
        if self.payment.go_on(self.position) or plays.pick_way(self.position, self.payment):
            return True
        if self.position.kind == "order":
            self._order()
            return True
        return answers.smooth(self.position)

    def on_the_way(self) -> bool:
        """The same in the middle of a step, where the following one does not name it."""
        words = [word for word in self.following.split() if word not in ("me:", "you:")]
        if words and self.position.kind in ANSWERS.get(words[0], ()):
            return False
        return self.position.kind != "" and self._smooth()

    def pay(self) -> None:
        """Go on with a payment that is open."""
        while self.payment.go_on(self.position) or plays.pick_way(self.position, self.payment):
            pass
        if self.payment.taken and self.position.kind not in ANNOUNCING:
            names = ", ".join(self.position.name(card) for card in self.payment.taken)
            raise Failure(f"this was not paid with {names}\n{self.position.report()}")

    def _seated(self, seat: int) -> None:
        if self.position.choice.seat != seat:
            raise Failure(f"not {SIDE_NAMES[seat]} is asked\n{self.position.report()}")

    def _order(self) -> None:
        """Put the next auto-ability that the order names on the stack, else the first."""
        position = self.position
        options = position.choice.options
        for wanted in self.orders:
            for option in options:
                if plays.waiting(position, option) == wanted:
                    self.orders.remove(wanted)
                    position.answer(option)
                    return
        position.answer(options[0])

    def take_order(self, words: Sequence[str]) -> None:
        """`order N…`, `order CARD:N…`."""
        self.orders = []
        for word in words:
            name, colon, number = word.rpartition(":")
            card = self.position.card(name if colon else self.subject)
            self.orders.append((card, plays.place_of(self.position, card, int(number))))
        while self.position.kind in answers.ORDERS:
            self._order()

    def announce(self, seat: int, words: Sequence[str], find: Callable[[list[str]], plays.Announced]) -> None:
        """`… [also] [instead] [paying CARD…] [with CARD…]`, after what is announced."""
        windows.priority(self.position)
        self._seated(seat)
        heads, paying, taken = split(words)
        extra = [word for word in heads if word in ("also", "instead")]
        named = [word for word in heads if word not in extra]
        cards = [self.position.card(word) for word in paying] if paying is not None else None
        self.payment = Payment(cards, [self.position.thing(word) for word in taken], extra)
        option = plays.option_for(self.position, find(named))
        if option is None:
            raise Failure(f"this is not offered\n{self.position.report()}")
        if option.verb.word == "cast" and self.payment.way not in plays.open_ways(self.position, find(named)[1]):
            raise Failure(f"it cannot be paid for {self.payment.way}\n{self.position.report()}")
        self.position.answer(option)


def split(words: Sequence[str]) -> tuple[list[str], list[str] | None, list[str]]:
    """What is announced, what pays (none: nobody says), and what else the cost takes."""
    parts: dict[str, list[str]] = {"": []}
    now = ""
    for word in words:
        if word in ("paying", "with"):
            now = word
            parts[now] = []
        else:
            parts[now].append(word)
    return parts[""], parts.get("paying"), parts.get("with", [])


def _cards(player: Player, words: Sequence[str]) -> list[int]:
    return [player.position.thing(word) for word in words]


def _select(player: Player, words: Sequence[str]) -> None:
    if words[0] == "any":
        plays.select_any(player.position, int(words[1]))
    else:
        answers.pick(player.position, [player.position.card(word) for word in words], answers.SELECT)


def _pay(player: Player, words: Sequence[str]) -> None:
    heads, paying, taken = split(words)
    cards = [player.position.card(word) for word in paying] if paying is not None else None
    player.payment = Payment(cards, [player.position.card(word) for word in taken])
    plays.accept_payment(player.position, int(heads[0]) if heads else None)


_ANSWERS: dict[str, Callable[[Player, Sequence[str]], None]] = {
    "choose": lambda player, words: plays.choose(player.position, _cards(player, words)),
    "select": _select,
    "modes": lambda player, words: plays.modes(player.position, [int(word) for word in words]),
    "yes": lambda player, words: answers.say(player.position, "yes"),
    "no": lambda player, words: answers.say(player.position, "no"),
    "pay": _pay,
    "dont_pay": lambda player, words: answers.say(player.position, "no"),
    "name": lambda player, words: plays.name(player.position, " ".join(words)),
    "order": lambda player, words: player.take_order(words),
    "arrange": lambda player, words: plays.arrange(player.position, words),
    "nothing": lambda player, words: answers.say(player.position, *answers.ENDS),
    "divide": lambda player, words: plays.divide(player.position, words),
    "x": lambda player, words: answers.say_value(player.position, int(words[0])),
}

_STEPS: dict[str, Callable[[Player, int, Sequence[str]], None]] = {
    "cast": lambda player, seat, words: player.announce(seat, words, lambda named: plays.casts(player.position, named)),
    "use": lambda player, seat, words: player.announce(seat, words, lambda named: plays.use(player.position, named)),
    "burst": lambda player, seat, words: player.announce(
        seat, words, lambda named: plays.burst(player.position, named)
    ),
    "warp": lambda player, seat, words: player.announce(seat, words, lambda named: plays.warp(player.position, named)),
    "prime": lambda player, seat, words: player.announce(
        seat, words, lambda named: plays.prime(player.position, named)
    ),
    "cast_lb": lambda player, seat, words: player.announce(
        seat, words, lambda named: plays.casts(player.position, named)
    ),
    "back": lambda player, seat, words: answers.say(player.position, "back"),
    "attack": lambda player, seat, words: windows.attack(player.position, _cards(player, words), player.on_the_way),
    "block": lambda player, seat, words: windows.block(player.position, _cards(player, words), player.on_the_way),
    "no_block": lambda player, seat, words: windows.block(player.position, [], player.on_the_way),
    "strike": lambda player, seat, words: windows.strike(player.position, player.on_the_way),
    "pass": lambda player, seat, words: windows.pass_once(player.position, seat),
    "resolve": lambda player, seat, words: windows.resolve(player.position),
    "settle": lambda player, seat, words: windows.settle(player.position, player.on_the_way),
    "to": lambda player, seat, words: windows.go_to(player.position, words[0], player.on_the_way),
}
