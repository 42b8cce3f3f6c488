"""Payments as options: a requirement line and, where cards of the hand or a slot pay, which copy."""

from netocean.engine.game import Game
from netocean.engine.play import Option
from netocean.games.colosseum.requirement import Payment
from netocean.games.colosseum.steps.verbs import PAY


def pay_option(game: Game, seat: int, way: Payment) -> Option:
    """The option that stands for one way to pay."""
    target = game.table.handle(seat, way.cards[0]) if len(way.cards) != 0 else 0
    return Option(PAY, 0, target, way.line)


def chosen(game: Game, seat: int, ways: list[Payment], option: Option) -> Payment:
    """The way that an option stands for."""
    for way in ways:
        if pay_option(game, seat, way).same(option):
            return way
    raise ValueError(option.text)
