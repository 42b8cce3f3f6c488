"""The property of the mask: in worlds that a seat cannot tell apart, all that reaches it is the same, byte for byte.

The other world comes from `resample`, with another opposing deck. Views, choices, their order and reasons are compared in
the position; events, and the next position, after the same answer, until something is revealed that the seat did not know.
"""

from netocean.engine.chance import Chance
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.engine.table import Printed
from netocean.engine.view import View, encode, tell_choice
from netocean.lab.checks import Broken, check_choice, check_handles, need


class Witness(Journal):
    """Writes events down, and which of them showed a seat a card that it had not known when watching began."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.shows: list[bool] = []
        self._before = list(game.table.knows)

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Write one event down."""
        super().emit(game, key, rule, seat, cards, amount, word)
        self.shows.append(self.showed(game, cards))

    def showed(self, game: Game, cards: list[int]) -> bool:
        """Whether any of these cards has become known."""
        return any((game.table.knows[card] & ~self._before[card]) >> self.seat & 1 for card in cards)


def check_hidden(game: Game, seat: int, chance: Chance, pool: list[list[Printed]]) -> Game:
    """Compare a game with another one that this seat cannot tell from it, which is given back."""
    world = game.resample(seat, chance, pool)
    check_choice(world)
    view = compare(game, world, seat)
    for zone in view.zones:
        for card in zone.cards:
            mine, other = told(game.why_not(seat, card.handle)), told(world.why_not(seat, card.handle))
            if mine != other:
                raise Broken("fuzz-mask-why", f"#{card.handle}: {mine} / {other}")
    need(encode(game.view(seat)) == encode(view), "fuzz-mask-why-changed")
    if game.choice is not None and game.choice.seat == seat:
        index = chance.below(len(game.choice.options))
        follow(game.clone(), world.clone(), seat, index)
    return world


def compare(game: Game, world: Game, seat: int) -> View:
    """Everything the seat is told in the position is the same; its view."""
    view: View = game.view(seat)
    mine, other = encode(view), encode(world.view(seat))
    _same(mine, other, "fuzz-mask-view")
    one, two = game.choice, world.choice
    if one is None or two is None:
        need(one is two, "fuzz-mask-asked", "one of two games is over")
        return view
    need(one.seat == two.seat, "fuzz-mask-asked", f"{one.kind} of {one.seat} / {two.kind} of {two.seat}")
    if one.seat == seat:
        mine, other = encode(tell_choice(game, one)), encode(tell_choice(world, two))
        _same(mine, other, "fuzz-mask-choice")
        need([o.text for o in one.others] == [o.text for o in two.others], "fuzz-mask-accepts", one.kind)
    return view


def follow(game: Game, world: Game, seat: int, index: int) -> None:
    """The same answer in both: the same events until one shows something new, and else the same next position."""
    world.chance = game.chance.clone()
    witnesses = []
    text = "" if game.choice is None else game.choice.options[index].text
    for played in (game, world):
        witness = Witness(played, seat)
        played.sink = witness
        played.answer_index(index)
        witnesses.append(witness)
    one, two = witnesses
    for place, event in enumerate(one.seats[seat]):
        need(place < len(two.seats[seat]), "fuzz-mask-event", f"{text}: {event} / none")
        if one.shows[place] or two.shows[place]:
            return
        other = two.seats[seat][place]
        need(encode(event) == encode(other), "fuzz-mask-event", f"{text}: {event} / {other}")
    more = two.seats[seat][len(one.seats[seat]) :]
    need(not more, "fuzz-mask-event", f"{text}: none / {more[:1]}")
    cards = list(range(len(game.table.owner)))
    if not one.showed(game, cards) and not two.showed(world, cards):
        compare(game, world, seat)


def check_world(world: Game, chance: Chance, answers: int) -> None:
    """The other world is a game that can be played."""
    while answers > 0 and (choice := world.choice) is not None:
        world.answer_index(chance.below(len(choice.options)))
        check_choice(world)
        answers -= 1
    check_handles(world)


def told(reasons: list[Reason]) -> list[tuple[str, str, int, str]]:
    """Reasons as plain values."""
    return [(reason.key, reason.rule, reason.amount, reason.word) for reason in reasons]


def _same(mine: bytes, other: bytes, key: str) -> None:
    if mine != other:
        raise Broken(key, _difference(mine, other))


def _difference(mine: bytes, other: bytes) -> str:
    place = next((at for at, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other)))
    start = max(0, place - 60)
    return f"{mine[start : place + 90].decode(errors='replace')} / {other[start : place + 90].decode(errors='replace')}"
