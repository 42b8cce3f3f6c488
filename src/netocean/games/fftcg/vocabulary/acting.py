"""What all actions ask of the ability that carries them out."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import amounts, groups, results, sheet, stacked
from netocean.games.fftcg.traits import is_object
from netocean.games.fftcg.vocabulary import run


def things(game: Game, step: Step, node: Node) -> list[int]:
    """The cards that words mean now, without what lies on the stack."""
    return [card for card in groups.things(game, run.scope_of(step), node) if not is_object(card)]


def on_field(game: Game, step: Step, node: Node) -> list[int]:
    """The things on the field that words mean now."""
    return [card for card in things(game, step, node) if sheet.on_field(game, card)]


def number(game: Game, step: Step, node: Node) -> int:
    """An amount, 0 where it is less (F-R1.5)."""
    return max(amounts.amount(game, run.scope_of(step), node), 0)


def side(step: Step, node: Node) -> int:
    """The seat behind `me` or `opponent`."""
    return step.seat if node.code == 0 else 1 - step.seat


def kind(game: Game, step: Step) -> int:
    """What acts: the bit of `object`."""
    return stacked.kind_of(game, step)


def place_of(step: Step) -> int:
    """The place of the action that is being carried out in its program."""
    return step.at - 2


def did(game: Game, step: Step, cards: list[int]) -> None:
    """Something was done to cards."""
    results.add(game, step.picks, cards, len(cards))


def did_count(step: Step, count: int) -> None:
    """Something was done so often."""
    if count > 0:
        results.count(step.picks, count)
