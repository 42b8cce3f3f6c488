"""Random decks are legal, various and drawn from all playable cards."""

import pytest

from netocean.catalog.decks import Deck, check
from netocean.engine.chance import seeded
from netocean.games import names
from netocean.lab.cards import bench
from netocean.lab.decks import maker


@pytest.mark.parametrize(
    ("game", "preset", "switches"),
    [
        ("colosseum", "primer", {}),
        ("colosseum", "primer", {"card_status": "verified"}),
        ("colosseum", "primer", {"max_ultimate": "1"}),
        ("colosseum", "primer", {"name_limit_by": "number"}),
        ("fftcg", "official", {}),
        ("fftcg", "official", {"card_status": "verified"}),
        ("fftcg", "official", {"format": "limited"}),
        ("fftcg", "official", {"format": "title"}),
        ("fftcg", "official", {"format": "l3"}),
        ("fftcg", "official-2.1", {}),
    ],
)
def test_every_drawn_deck_is_legal_under_its_rules(game: str, preset: str, switches: dict[str, str]):
    """Whatever the switches say about decks."""
    table = bench(game)
    rules = table.rules(preset, switches)
    decks = maker(game, rules)
    chance = seeded("decks")
    for _ in range(30):
        assert check(Deck(decks.draw(chance)), table.library, rules.values) == []


@pytest.mark.parametrize("game", names())
def test_the_same_chance_draws_the_same_deck(game: str):
    """Decks come from the generator alone."""
    table = bench(game)
    decks = maker(game, table.rules(table.first_preset()))
    assert decks.draw(seeded("one")) == decks.draw(seeded("one"))
    assert decks.draw(seeded("one")) != decks.draw(seeded("two"))


def test_every_playable_card_is_drawn_sooner_or_later():
    """No card is left out of the games that look for faults."""
    table = bench("colosseum")
    decks = maker("colosseum", table.rules("primer"))
    chance = seeded("all")
    drawn = {key for _ in range(400) for _, key in decks.draw(chance)}
    assert drawn == {card.key for card in table.library.cards() if card.facts.status != "incomplete"}


def test_ready_cards_of_a_large_pool_are_drawn_sooner_or_later():
    """Decks of two elements, LB decks among them, pass through most of the pool in a few hundred games."""
    table = bench("fftcg")
    decks = maker("fftcg", table.rules("official"))
    chance = seeded("all")
    drawn = {key for _ in range(400) for _, key in decks.draw(chance)}
    playable = {card.key for card in table.library.cards() if card.facts.status != "incomplete"}
    assert drawn <= playable
    assert len(drawn) > len(playable) * 4 // 5
    limit_break = {card.key for card in table.library.cards() if card.facts.limit_break is not None}
    assert drawn & limit_break
