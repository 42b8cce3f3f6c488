"""What attacking and blocking cost (F-R10.7, F-R10.13)."""

from netocean.engine.game import Game
from netocean.games.fftcg import groups, payment, sheet
from netocean.games.fftcg.payment import Need
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.purse import purse
from netocean.games.fftcg.values import values


def toll(game: Game, cards: list[int], code: int) -> Cp:
    """What texts ask for these cards together."""
    whole = Cp("")
    for rule in values(game).rules:
        if rule.node.code != code:
            continue
        asked = [rule.target] if rule.target >= 0 else groups.things(game, rule.scope, rule.node.args[0])
        for card in cards:
            if card in asked:
                one = Cp(rule.node.args[1].name)
                whole.generic += one.generic
                for element in range(len(one.symbols)):
                    whole.symbols[element] += one.symbols[element]
    return whole


def payable(game: Game, seat: int, cards: list[int], code: int) -> bool:
    """Whether a seat can pay for these cards together."""
    asked = toll(game, cards, code)
    if asked.total() == 0:
        return True
    return payment.payable(purse(game, seat).sources, _need(game, asked))


def _need(game: Game, asked: Cp) -> Need:
    switches = sheet.switches(game)
    made = payment.ability(asked.symbols, asked.generic, not switches.any_symbol)
    made.free = switches.free_overpay
    return made
