"""What a table is made of: decks that may be played, cards as they are printed now, bytes that can be stored."""

import msgspec
import pytest

from netocean.catalog.errors import DeckError
from netocean.engine.errors import DataProblem, RecordProblem
from netocean.engine.record import PrintedCard, fingerprint
from netocean.lab.cards import bench
from netocean.tables.messages import Opponent
from netocean.tables.setup import Input, Setup, begin, make
from netocean.tables.table import Table
from tables.playing import COMPUTER, FRIENDS, GAME, setup, to_end

GREYMON = bench(GAME).deck("greymon")


def made(decks=(GREYMON, GREYMON), preset="primer", switches=None, seats=FRIENDS):
    """A setup of these lists."""
    return make(GAME, preset, switches or {}, "1", decks, seats)


def test_a_setup_comes_back_from_its_bytes():
    """With its inputs it gives the same table: what is stored is enough."""
    table = Table("T", setup(COMPUTER, turns=1))
    to_end(table)
    stored = msgspec.json.encode(table.setup), [msgspec.json.encode(one) for one in table.inputs]
    inputs = [msgspec.json.decode(one, type=Input) for one in stored[1]]
    again = Table("T", msgspec.json.decode(stored[0], type=Setup), inputs)
    assert fingerprint(again.game) == fingerprint(table.game)
    assert again.told(0, 0) == table.told(0, 0)
    assert again.over


def test_a_table_plays_on_with_its_own_cards_when_a_pack_has_changed():
    """A card that no pack has any more is still the card that was dealt."""
    was = setup(turns=1)
    renamed = [_under_another_key(card) for card in was.cards]
    now = msgspec.structs.replace(
        was, cards=renamed, decks=[[(copies, key + "-gone") for copies, key in deck] for deck in was.decks]
    )
    table = Table("T", now)
    seats = to_end(table)
    assert table.over and seats[0] and seats[1]
    assert {printed.key[-5:] for printed in table.game.decks[0]} == {"-gone"}


def _under_another_key(card):
    facts = msgspec.json.decode(card.facts)
    facts["key"] += "-gone"
    return PrintedCard(msgspec.json.encode(facts).decode(), card.lines)


def test_only_switches_that_differ_from_the_preset_are_kept():
    """One that is set to what it is anyway is no difference."""
    plain = bench(GAME).rules("primer").values
    name = next(iter(plain))
    assert made(switches={name: plain[name], "max_turns": "7"}).switches == {"max_turns": "7"}


def test_all_faults_of_a_deck_are_told():
    """Not only the first."""
    with pytest.raises(DeckError) as caught:
        made((GREYMON, [(4, GREYMON[0][1]), (1, GREYMON[1][1])]))
    assert len(caught.value.problems) > 1
    with pytest.raises(DeckError) as caught:
        made(([(0, GREYMON[0][1]), (-3, "colosseum/none"), (200, "x" * 500)], GREYMON))
    keys = [problem.key for problem in caught.value.problems]
    assert keys == ["deck-bad-count", "deck-bad-count", "deck-unknown-card", "deck-bad-count", "deck-unknown-card"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"preset": "no-such"}, "ruleset-unknown"),
        ({"switches": {"no-such": "1"}}, "ruleset-unknown"),
        ({"switches": {"max_turns": "soon"}}, "ruleset-value"),
        ({"seats": (Opponent("friend"), Opponent("computer", "no-such"))}, "player-unknown"),
    ],
)
def test_what_the_game_does_not_know_is_refused(wrong, key):
    """Before there is a table."""
    with pytest.raises(DataProblem) as caught:
        made(**wrong)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "change", [{"decks": [[(30, "colosseum/none")], [(30, "colosseum/none")]]}, {"decks": []}, {"seats": []}]
)
def test_a_setup_that_does_not_hold_together_is_refused(change):
    """Stored things can be damaged."""
    with pytest.raises(RecordProblem):
        begin(msgspec.structs.replace(setup(), **change))
