"""What leaves unseen stays unseen, and what is remembered stays where it can be (C-R13.4)."""

import pytest

from made import option, position
from netocean.engine.chance import seeded
from netocean.games.colosseum import sheet
from netocean.games.colosseum.zones import LAYOUT
from table import ME, YOU, table

LOOKED_AT = """phase preparation
               turn 2
               me box St-1
               me slot1 XC-51
               you box St-18
               you hand {hand}"""


def looked_at(hand: str):
    """You have this hand, and XC-51 has shown it to me; your Preparation begins."""
    return (
        table(LOOKED_AT.format(hand=hand))
        .until("window_preparation", ME)
        .answer("open XC-51")
        .until("discard_hand", YOU)
    )


def places(t, number: str, worlds: int = 60) -> set[str]:
    """Where this card of yours lies in worlds that I cannot tell from the real one."""
    found = set()
    for count in range(worlds):
        world = t.game.resample(ME, seeded(count), [])
        for zone, name in enumerate(LAYOUT.names):
            if any(sheet.face(world, card).number == number for card in world.table.zone(YOU, zone)):
                found.add(name)
    return found


@pytest.mark.rule("C-R13.4", "C-R6.1")
def test_a_card_discarded_from_a_hand_that_was_seen_goes_unseen():
    """Only the number is public: I knew three cards and see one of them go, not which."""
    t = looked_at("St-49 St-50 St-51").answer("pick St-50", "done")
    (event,) = t.events("discarded", ME)[-1:]
    assert [(card.handle, card.key) for card in event.cards] == [(0, None)]
    assert [card.key for card in t.events("discarded", YOU)[-1].cards] == ["colosseum/St-50"]
    assert t.asked[0] == YOU


@pytest.mark.rule("C-R13.4")
def test_a_whole_hand_that_was_seen_is_remembered_where_it_went():
    """Nothing is uncertain: all of it lies in the Dark Area."""
    t = looked_at("St-49 St-50").answer("pick St-49", "pick St-50", "done")
    assert places(t, "St-49") == {"dark_area"}
    assert t.asked[0] == YOU


@pytest.mark.rule("C-R13.4")
def test_a_remembered_card_is_dealt_only_to_places_where_it_can_be():
    """One of two went: St-49 is in the Dark Area or still in hand, not in the Net Ocean or under the gauge."""
    t = looked_at("St-49 St-50").answer("pick St-49", "done")
    assert places(t, "St-49") == {"dark_area", "hand"}
    assert t.asked[0] == YOU


@pytest.mark.rule("C-R13.3", "C-R13.4")
def test_which_card_is_taken_from_the_dark_area_is_not_seen():
    """You remember the beaten Greymon in my Dark Area; XC-53 puts it back, and you see a card go, not which."""
    t = table("""phase battle
                 turn 2
                 me box St-1 > St-2
                 me slot1 XC-53
                 me dark St-7 St-9 St-3
                 you box St-5 > St-6""")
    t.next_turn().until("window_points", ME).answer("open XC-53", "pick St-2")
    (event,) = t.events("moved", YOU)[-1:]
    assert [(card.handle, card.key) for card in event.cards] == [(0, None)]
    assert t.cards(ME, "net_ocean")[-1] == "St-2"
    top = t.game.table.zone(ME, LAYOUT.names.index("net_ocean"))[-1]
    assert not t.game.table.known(YOU, top)
    assert t.game.choice is not None


@pytest.mark.rule("C-R13.2")
def test_a_use_that_was_only_begun_leaves_no_trace_in_sampled_worlds():
    """St-53 asks for a card of the hand; a world made for you then knows nothing of it."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 St-53
                 me hand St-3 St-5
                 you box St-18""").until("window_battle", ME)
    t.answer("open St-53")
    world = t.game.resample(YOU, seeded("world"), [])
    assert (world.sources, world.asked[ME]) == ([], 0)
    t.answer("back")
    assert t.game.sources == []
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R13.2")
def test_a_face_down_level_iii_decides_no_condition():
    """Which attack one will use depends on the opposing type, and that lies face down since the exchange."""
    probe = option("T-1", "use at preparation if me.attack = A or me.attack = B limit at_use: gain_points me 10")
    text = "phase preparation\nturn 2\nfirst you\nme box St-3\nme slot1 T-1\nyou box St-18\nyou hand St-1"
    t = position(text, probe).until("exchange", YOU).answer("pick St-1").until("window_preparation", ME)
    assert not t.offers("open T-1")


@pytest.mark.rule("C-R13.2")
def test_a_card_pointed_at_by_its_back_fits_no_filter():
    """T-1 picks a face-down card of the opponent, and cannot tell whether it is an item."""
    probe = option(
        "T-1",
        "use at battle limit at_use: choose $a: 1 {not open} from opponent.slots; "
        "if $a is {class item} { gain_points me 10 }",
    )
    text = "phase battle\nfirst you\nme box St-1\nme points 50\nme slot1 T-1\nyou box St-18\nyou slot1 St-49"
    t = position(text, probe).until("window_battle", ME).answer("open T-1")
    t.answer("pick ?")
    assert t.points[ME] == 50
    assert t.asked == (ME, "window_battle")
