"""How many runs of decisions there are from a position: a change of any rule moves the number."""

from netocean.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of distinct decision sequences of this length from here; a game that ends before counts as one."""
    choice = game.choice
    if depth == 0 or choice is None:
        return 1
    if depth == 1:
        return len(choice.options)
    count = 0
    for index in range(len(choice.options)):
        branch = game.clone()
        branch.answer_index(index)
        count += perft(branch, depth - 1)
    return count
