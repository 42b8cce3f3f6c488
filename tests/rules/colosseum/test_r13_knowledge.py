"""R13: who may know what: views and events of both seats, and what the sampler keeps."""

import pytest

from netocean.engine.chance import seeded
from netocean.games.colosseum.zones import LAYOUT
from table import ME, YOU, table

SHEET = """phase evolution
           me box St-1 > St-2
           me points 70
           me hand St-3 St-5
           me slot1 St-49
           me slot2 XC-46 open
           me evolution Bo-1 with St-59
           me evolution XC-39 with ○×
           me support XC-19
           me dark St-7 St-9
           me fill St-11
           you box St-18
           you points 40"""


def keys(t, viewer, owner, zone):
    """What a seat sees in a zone: numbers, None for a back."""
    found = [card.key for card in t.game.view(viewer).zone(owner, zone).cards]
    return [key if key is None else key.rpartition("/")[2] for key in found]


@pytest.mark.rule("C-R13.1", "C-R2.1")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_points_and_sizes_are_public(viewer):
    """Both seats are told the same numbers."""
    view = table(SHEET).game.view(viewer)
    assert (view.numbers["points0"], view.numbers["points1"]) == (70, 40)
    sizes = {"hand": 2, "dark_area": 2, "point_gauge": 1, "evolution_box": 2, "requirement_box": 3}
    sizes |= {"option_slot_1": 1, "option_slot_2": 1, "option_slot_3": 0, "digimon_box": 2, "support_box": 1}
    sizes["net_ocean"] = 30 - sum(sizes.values())
    assert {zone: view.zone(ME, zone).count for zone in sizes} == sizes


@pytest.mark.rule("C-R13.1", "C-R2.6")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_number_and_orientation_of_the_payment_are_public(viewer):
    """The program and ○ lie upright, × sideways; backs as long as nothing is opened, but for the owner's program."""
    t = table(SHEET)
    cards = t.game.view(viewer).zone(ME, "requirement_box").cards
    assert [card.turned for card in cards] == [False, False, True]
    assert keys(t, viewer, ME, "requirement_box") == ["St-59" if viewer == ME else None, None, None]


@pytest.mark.rule("C-R13.1")
@pytest.mark.parametrize("viewer", [ME, YOU])
@pytest.mark.parametrize(
    ("zone", "numbers"), [("digimon_box", ["St-1", "St-2"]), ("option_slot_2", ["XC-46"]), ("support_box", ["XC-19"])]
)
def test_every_face_up_card_is_public(viewer, zone, numbers):
    """To its owner and to the other player."""
    assert keys(table(SHEET), viewer, ME, zone) == numbers


@pytest.mark.rule("C-R13.2")
@pytest.mark.parametrize(
    ("zone", "owner", "other"),
    [
        ("hand", ["St-3", "St-5"], []),
        ("evolution_box", ["Bo-1", "XC-39"], [None, None]),
        ("requirement_box", ["St-59", None, None], [None, None, None]),
        ("option_slot_1", ["St-49"], [None]),
    ],
)
def test_what_only_its_owner_knows(zone, owner, other):
    """Hand, Evolution Box, payment but ○/×, face-down options."""
    t = table(SHEET)
    assert keys(t, ME, ME, zone) == owner
    assert keys(t, YOU, ME, zone) == other


@pytest.mark.rule("C-R13.2")
def test_the_own_face_down_level_iii_is_known_to_its_owner_only():
    """Until it is turned up: then to both."""
    t = table("""turn 1
                 me box St-1 down
                 me hand St-7 St-7 St-7 St-7 St-7 St-7
                 you box St-5 down
                 you hand St-7 St-7 St-7 St-7 St-7 St-7""")
    assert keys(t, ME, ME, "digimon_box") == ["St-1"]
    assert keys(t, YOU, ME, "digimon_box") == [None]
    t.until("evolution")
    assert keys(t, YOU, ME, "digimon_box") == ["St-1"]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R13.3", "C-R2.1", "C-R2.2")
@pytest.mark.parametrize("viewer", [ME, YOU])
@pytest.mark.parametrize("zone", ["net_ocean", "dark_area", "point_gauge"])
def test_what_nobody_knows(zone, viewer):
    """No card of these zones is shown, to its owner or the other player."""
    t = table(SHEET)
    assert t.count(ME, zone) != 0
    assert keys(t, viewer, ME, zone) == []


@pytest.mark.rule("C-R13.2", "C-R13.3")
def test_a_choice_is_told_to_the_seat_that_is_asked_only():
    """The other one learns who is asked."""
    t = table(SHEET)
    mine, yours = t.game.view(ME), t.game.view(YOU)
    assert mine.waiting == yours.waiting == ME
    assert mine.choice is not None and yours.choice is None


def told(t, viewer, key):
    """The cards of the events of a key as a seat was told them: numbers, None for unknown ones."""
    cards = [card for event in t.events(key, viewer) for card in event.cards]
    return [None if card.key is None else card.key.rpartition("/")[2] for card in cards]


@pytest.mark.rule("C-R13.4", "C-R6.1")
def test_a_hand_card_goes_to_the_dark_area_unseen():
    """Its owner knows what he discards; of the other only the number is told."""
    t = (
        table("""me box St-1
                 me hand St-3 St-5
                 you box St-18""")
        .until("discard_hand", ME)
        .answer("pick St-3", "pick St-5", "done")
    )
    assert told(t, ME, "discarded") == ["St-3", "St-5"]
    assert told(t, YOU, "discarded") == [None, None]
    assert t.events("discarded", YOU)[0].amount == 2
    assert keys(t, ME, ME, "dark_area") == keys(t, YOU, ME, "dark_area") == []
    assert t.choice.seat == ME


@pytest.mark.rule("C-R13.4", "C-R6.2")
@pytest.mark.parametrize(("sheet", "number"), [("me slot1 St-49", None), ("me slot1 XC-46 open", "XC-46")])
def test_a_card_leaves_its_slot_as_it_lay(sheet, number):
    """Face down nobody else sees it; open both do."""
    t = (
        table(f"""me box St-1
                  {sheet}
                  you box St-18""")
        .until("discard_slots", ME)
        .answer("pick", "done")
    )
    assert told(t, YOU, "discarded") == [number]
    assert told(t, ME, "discarded") == [number or "St-49"]


@pytest.mark.rule("C-R13.4", "C-R6.5")
@pytest.mark.parametrize(("box", "seen"), [("St-1 down", None), ("St-1", "St-1")])
def test_a_replaced_level_iii_leaves_as_it_lay(box, seen):
    """Face down in the first turn, open later; the one that replaces it lies face down."""
    t = (
        table(f"""turn {1 if seen is None else 2}
                  me box {box}
                  me hand St-3 St-7 St-7 St-7 St-7 St-7
                  you box {box.replace("St-1", "St-18")}
                  you hand St-7 St-7 St-7 St-7 St-7 St-7""")
        .until("exchange", ME)
        .answer("pick St-3")
    )
    assert told(t, ME, "level-iii-replaced") == ["St-1"] and told(t, ME, "level-iii-laid") == ["St-3"]
    assert told(t, YOU, "level-iii-replaced") == [seen] and told(t, YOU, "level-iii-laid") == [None]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R13.4")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_milled_cards_are_seen_by_nobody(viewer):
    """St-58 mills three: a number."""
    t = (
        table("""phase battle
                 first you
                 me box St-5 > St-6
                 me slot1 St-58
                 you box St-18""")
        .until("window_battle", ME)
        .answer("open St-58")
    )
    (event,) = t.events("milled", viewer)
    assert (event.amount, event.cards) == (3, [])
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R13.4", "C-R7.4")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_what_was_opened_is_remembered_by_both(viewer):
    """A failed step: Metal Greymon and its program were shown, the two symbols were not."""
    t = (
        table("""phase evolution
                 me box St-3
                 me evolution Bo-1 with St-59
                 me evolution St-2 with ○○
                 you box St-1""")
        .answer("evolve Bo-1", "evolve St-2")
        .until("battle")
    )
    assert sorted(told(t, viewer, "evolution-opened")) == ["Bo-1", "St-2", "St-59"]
    assert sorted(told(t, viewer, "leftovers")) == ["Bo-1", "St-2", "St-59"]
    assert t.events("leftovers", viewer)[0].amount == 5


@pytest.mark.rule("C-R13.4", "C-R7.7")
def test_what_was_declined_is_seen_by_its_owner_only():
    """It was never opened: the other one is told how many cards leave."""
    t = (
        table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-3""")
        .answer("decline St-2")
        .until("battle")
    )
    assert told(t, YOU, "evolution-declined") == [None] and told(t, YOU, "leftovers") == []
    assert t.events("leftovers", YOU)[0].amount == 3
    assert told(t, ME, "evolution-declined") == ["St-2"]


def worlds(t, viewer):
    """Games that a seat cannot tell from this one."""
    pool = [[t.game.table.face[card] for card in range(len(t.game.table.owner)) if t.game.table.owner[card] == ME]]
    return [t.game.resample(viewer, seeded(str(seed)), pool) for seed in range(12)]


def hand(world):
    """The numbers in the hand of `me`."""
    return [world.table.face[card].number for card in world.table.zone(ME, LAYOUT.names.index("hand"))]


def dark(world):
    """The numbers in the Dark Area of `me`."""
    return [world.table.face[card].number for card in world.table.zone(ME, LAYOUT.names.index("dark_area"))]


@pytest.mark.rule("C-R13.4")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_the_sampler_keeps_what_was_open_in_the_dark_area(viewer):
    """Greymon was beaten before the eyes of both: it lies there in every world."""
    t = table("""phase battle
                 me box St-1 > St-2
                 me hand St-5 St-7
                 me dark 6
                 you box St-5 > St-6""").next_turn()
    assert "St-2" in t.cards(ME, "dark_area")
    assert all("St-2" in dark(world) for world in worlds(t, viewer))


@pytest.mark.rule("C-R13.4")
def test_the_sampler_keeps_for_its_owner_what_was_discarded_from_hand():
    """He remembers Tentomon; to the other player it may as well be in the hand or the Net Ocean."""
    t = (
        table("""me box St-1
                 me hand St-5 St-7
                 me dark 6
                 you box St-3""")
        .until("discard_hand", ME)
        .answer("pick St-7", "done")
    )
    assert t.cards(ME, "dark_area").count("St-7") == 1
    assert all("St-7" in dark(world) for world in worlds(t, ME))
    assert not all("St-7" in dark(world) for world in worlds(t, YOU))


@pytest.mark.rule("C-R13.4", "C-R9.8")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_after_the_lifespan_nobody_knows_where_a_card_lies(viewer):
    """Greymon is somewhere in the new Net Ocean, in other places in other worlds."""
    t = table("""phase battle
                 me box St-1 > St-2
                 me net_ocean 0
                 you box St-5 > St-6""").next_turn()
    assert "St-2" in t.cards(ME, "net_ocean")
    places = set()
    for world in worlds(t, viewer):
        ocean = [world.table.face[card].number for card in world.table.zone(ME, LAYOUT.names.index("net_ocean"))]
        places.add(ocean.index("St-2") if "St-2" in ocean else -1)
    assert len(places) > 1


@pytest.mark.rule("C-R13.2", "C-R13.3")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(viewer):
    """The view is the same in each of them, whatever lies under the backs."""
    t = table(SHEET)
    assert all(world.view(viewer) == t.game.view(viewer) for world in worlds(t, viewer))


@pytest.mark.rule("C-R13.2")
def test_the_hand_of_the_other_player_differs_from_world_to_world():
    """One's own is the same in all."""
    t = table(SHEET)
    hands = {seat: {tuple(hand(world)) for world in worlds(t, seat)} for seat in (ME, YOU)}
    assert hands[ME] == {("St-3", "St-5")}
    assert len(hands[YOU]) > 1
