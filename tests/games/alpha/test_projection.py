"""What continuous abilities give is worked out anew as soon as anything that they ask for has changed."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.game import Game
from netocean.games.alpha import projection, values
from netocean.lab.cards import bench

DECKS = [deck for deck in bench("alpha").ready if deck.practice]


def given(effects) -> list:
    """Effects as numbers."""
    return [effect.dump() for effect in effects]


@pytest.mark.parametrize("place", range(len(DECKS)), ids=lambda place: DECKS[place].id)
def test_after_every_answer_of_a_game_the_effects_are_those_of_the_position(place):
    """A deck against its neighbour, by random answers, to the end."""
    table = bench("alpha")
    decks = [table.faces(DECKS[at % len(DECKS)].cards) for at in (place, place + 1)]
    game = Game.start(table.rules("primer", {}), decks, f"projection {place}", None, False)
    chance = seeded(f"answers {place}")
    seen: set[int] = set()
    while game.choice is not None:
        fresh = projection.worked_out(game.clone()).found
        assert given(values.changes(game)) == given(fresh), f"after answer {game.answers}"
        seen.update(effect.kind for effect in fresh if effect.card >= 0)
        game.answer_index(chance.below(len(game.choice.options)))
    assert game.outcome is not None
    assert seen, "no continuous ability was ever seen"
