"""A card can be tried: its position can be set up for every card of the practice sets that can be played."""

import pytest

from netocean.games import room
from netocean.lab.cards import bench


@pytest.mark.parametrize("game", ["alpha", "appmon"])
def test_every_card_can_be_tried(game):
    """Somebody can act; the card itself is in hand, a chip in the chip hand."""
    table = bench(game)
    cards = [card.facts for card in table.library.cards()]
    for facts in cards:
        if facts.status == "incomplete":
            continue
        text = room(game, "trying").position(facts, cards)
        tried = table.kit.build_position(text, lambda word: table.face(table.library.card(word).key))
        assert tried.choice is not None
        place = "chip_hand" if facts.kind == "chip" else "hand"
        assert facts.key in [card.key for card in tried.view(0).zone(0, place).cards], facts.key
