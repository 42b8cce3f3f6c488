"""Packs that came to a table stay with it: names, texts, replay and record are told from them for ever."""

import json
from hashlib import blake2b

import msgspec
import pytest

from homemade import DECK, HOME, homemade, value
from netocean.catalog.errors import PackError
from netocean.engine.errors import RecordProblem
from netocean.engine.record import Record, fingerprint
from netocean.lab.cards import bench
from netocean.tables.messages import About, Opponent, Snapshot
from netocean.tables.replay import of_record, of_table
from netocean.tables.setup import Brought, Input, Position, Setup, make, pinned
from netocean.tables.table import Table
from netocean.telling.words import Words
from tables.playing import COMPUTER, FRIENDS, GAME, HERE, answer, asked, take_back, to_end

OWN = [(copies, key) for key, copies in DECK]
GREYMON = bench(GAME).deck("greymon")
POSITION = "me box St-1 > St-2\nme hand home/H-3\nme fill St-1\nyou box St-1\nseed 1\n"


def brought(seats: tuple[Opponent, Opponent] = FRIENDS, pack: dict | None = None) -> Setup:
    """A table of seat 0's own cards against Greymon's deck."""
    packs = [Brought(value(pack or HOME), [0])]
    return make(GAME, "primer", {"max_turns": "2"}, "1", [OWN, GREYMON], seats, packs=packs)


def about(table: Table, seat: int = 0) -> About:
    """What a seat is told of its table."""
    snapshot = table.told(seat, 0)[0]
    assert isinstance(snapshot, Snapshot)
    return snapshot.about


def tried(seats: tuple[Opponent, Opponent] = HERE) -> Setup:
    """A table at which the item is tried."""
    table = brought(seats)
    named = {"St-1": "colosseum/St-1", "St-2": "colosseum/St-2", "home/H-3": "home/H-3"}
    cards = pinned(table.bench, named.values())
    return msgspec.structs.replace(table, decks=[[], []], cards=cards, switches={}, position=Position(POSITION, named))


def test_a_stored_table_has_its_packs_again():
    """From its bytes alone: the same game, the same messages, the same names."""
    table = Table("T", brought(COMPUTER))
    to_end(table)
    again = Table("T", msgspec.json.decode(msgspec.json.encode(table.setup), type=Setup), table.inputs)
    assert fingerprint(again.game) == fingerprint(table.game)
    assert again.told(0, 0) == table.told(0, 0)
    assert Words(again.setup.bench.library, "en").name("home/H-2") == "Kelp Hound H-2"


def test_a_setup_from_before_there_were_packs_is_read():
    """What is stored of an older table holds neither packs nor a position."""
    stored = msgspec.to_builtins(make(GAME, "primer", {}, "1", [GREYMON, GREYMON], FRIENDS))
    del stored["packs"], stored["position"]
    table = Table("T", msgspec.convert(stored, Setup))
    assert about(table).packs == []


def test_a_table_with_a_pack_that_fits_no_more_plays_on():
    """All that is printed is kept apart from it; its cards are told by their keys then."""
    now = msgspec.structs.replace(brought(), packs=[Brought(value(homemade(id="colosseum")), [0])])
    table = Table("T", now)
    to_end(table)
    assert table.over
    assert Words(now.bench.library, "en").name("home/H-2") == "home/H-2"


def test_packs_of_one_table_are_none_of_another():
    """Two tables with two versions of a pack, and one without."""
    other = brought(pack=homemade(abilities={"H-2": ["keyword sky"]}))
    texts = [[one.text for one in table.bench.library.card("home/H-2").abilities] for table in (brought(), other)]
    assert texts == [HOME["abilities"]["H-2"], ["keyword sky"]]
    assert brought().bench is brought().bench
    with pytest.raises(PackError):
        brought(pack=homemade(language=2))


def test_both_seats_are_told_whose_pack_it_is():
    """And a record tells the packs, so that it can be told again anywhere."""
    table = Table("T", brought())
    to_end(table)
    assert [[(one.id, one.cards, one.seats) for one in about(table, seat).packs] for seat in (0, 1)] == [
        [("home", 3, [0])]
    ] * 2
    record = table.record()
    assert [pack["id"] for pack in json.loads(record)["packs"]] == ["home"]
    again = of_record(record)
    assert again.problem is None
    assert [pack.id for pack in again.about.packs] == ["home"]


def test_a_record_without_packs_is_what_it_always_was():
    """Not a byte more."""
    table = Table("T", make(GAME, "primer", {"max_turns": "1"}, "1", [GREYMON, GREYMON], FRIENDS))
    to_end(table)
    assert b'"packs"' not in table.record()


def test_a_record_with_a_pack_that_is_none_is_refused():
    """In words; one whose pack only has faults is told with keys for names."""
    table = Table("T", brought())
    to_end(table)
    record = msgspec.json.decode(table.record(), type=Record)
    with pytest.raises(RecordProblem):
        of_record(_sealed(msgspec.structs.replace(record, packs=[{"id": "home"}])))
    assert of_record(_sealed(msgspec.structs.replace(record, packs=[homemade(language=2)]))).problem is None


def _sealed(record: Record) -> bytes:
    plain = msgspec.json.encode(msgspec.structs.replace(record, digest=""), order="deterministic")
    return msgspec.json.encode(msgspec.structs.replace(record, digest=blake2b(plain, digest_size=16).hexdigest()))


# Trying.


def test_a_try_begins_at_its_position():
    """With the card in hand; stored and built anew it is the same, and marked."""
    table = Table("T", tried())
    assert about(table).tried
    hand = next(zone for zone in table.game.view(0).zones if (zone.name, zone.seat) == ("hand", 0))
    assert [card.key for card in hand.cards] == ["home/H-3"]
    again = Table("T", msgspec.json.decode(msgspec.json.encode(table.setup), type=Setup))
    assert fingerprint(again.game) == fingerprint(table.game)


def test_a_try_is_taken_back_and_told_again_like_a_game():
    """From the position on; only a record of it there is none."""
    table = Table("T", tried())
    before = fingerprint(table.game)
    seat = asked(table).seat
    answer(table, asked(table).options[0].text)
    taken = table.accept(seat, take_back(table, seat))
    assert taken is not None
    table.apply(taken)
    assert fingerprint(table.game) == before
    to_end(table)
    assert len(of_table(table).steps) > 1
    with pytest.raises(RecordProblem):
        table.record()


def test_a_computer_plays_along_at_a_try():
    """To the end of the game."""
    table = Table("T", tried((Opponent("friend"), Opponent("computer", "greedy"))))
    to_end(table)
    assert table.over


def test_inputs_of_a_try_are_those_of_any_table():
    """They come back from their bytes."""
    table = Table("T", tried())
    to_end(table)
    inputs = [msgspec.json.decode(msgspec.json.encode(one), type=Input) for one in table.inputs]
    assert fingerprint(Table("T", table.setup, inputs).game) == fingerprint(table.game)
