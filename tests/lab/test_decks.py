"""Random decks are legal, various and drawn from all playable cards."""

import pytest

from netocean.catalog.decks import Deck, check
from netocean.engine.chance import seeded
from netocean.lab.cards import bench
from netocean.lab.decks import DeckMaker


@pytest.mark.parametrize(
    "switches", [{}, {"card_status": "verified"}, {"max_ultimate": "1"}, {"name_limit_by": "number"}]
)
def test_every_drawn_deck_is_legal_under_its_rules(switches: dict[str, str]):
    """Whatever the switches say about decks."""
    table = bench("colosseum")
    rules = table.rules("primer", switches)
    maker = DeckMaker(table, rules)
    chance = seeded("decks")
    for _ in range(30):
        assert check(Deck(maker.draw(chance)), table.library, rules.values) == []


def test_the_same_chance_draws_the_same_deck():
    """Decks come from the generator alone."""
    table = bench("colosseum")
    maker = DeckMaker(table, table.rules("primer"))
    assert maker.draw(seeded("one")) == maker.draw(seeded("one"))
    assert maker.draw(seeded("one")) != maker.draw(seeded("two"))


def test_every_playable_card_is_drawn_sooner_or_later():
    """No card is left out of the games that look for faults."""
    table = bench("colosseum")
    maker = DeckMaker(table, table.rules("primer"))
    chance = seeded("all")
    drawn = {key for _ in range(400) for _, key in maker.draw(chance)}
    assert drawn == {card.key for card in table.library.cards() if card.facts.status != "incomplete"}
