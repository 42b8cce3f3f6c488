"""A-15: what all may see, and what is hidden."""

import pytest

from alpha.board import ME, YOU, board, face, sea, start
from netocean.engine.chance import seeded
from netocean.engine.view import encode
from netocean.games.alpha import sheet
from netocean.lab.hidden import check_hidden

PLAY = """me points 60
          me box XA-11 sideways
          me slot XA-44
          me removed XA-12
          me dark XA-05
          me hand XA-51
          me fill XA-01
          you box XA-02"""


@pytest.mark.rule("A-15.1")
def test_what_is_public():
    """Points, counts of all zones, open cards as they lie, removed cards."""
    view = board(PLAY).game.view(YOU)
    assert view.numbers["points0"] == 60
    counts = {zone.name: zone.count for zone in view.zones if zone.seat == ME}
    assert counts == {
        "hand": 1, "net_ocean": 27, "dark_area": 1, "removed": 1, "digimon_boxes": 1, "option_slots": 1, "command": 0,
    }  # fmt: skip
    keys = [card.key for name in ("digimon_boxes", "option_slots", "removed") for card in view.zone(ME, name).cards]
    assert keys == ["alpha-practice/xa-11", "alpha-practice/xa-44", "alpha-practice/xa-12"]


@pytest.mark.rule("A-15.1")
def test_the_numbers_of_open_digimon_are_public():
    """With all that changes them: Training Weights give 60 HP."""
    box = board(PLAY).game.view(YOU).zone(ME, "digimon_boxes").cards[0]
    assert box.notes == {"box": 1, "type": 0, "speed": 5, "hp": 520, "hp_left": 520, "had": 0}


@pytest.mark.rule("A-15.1")
def test_hand_cards_are_seen_as_they_are_discarded():
    """And not afterwards: the Dark Area is closed to the opponent."""
    t = board(PLAY).answer("pick XA-51", "done")
    assert [card.key for event in t.events("discarded", YOU) for card in event.cards] == ["alpha-practice/xa-51"]
    zone = t.game.view(YOU).zone(ME, "dark_area")
    assert (zone.count, zone.cards) == (2, [])


@pytest.mark.rule("A-15.1")
def test_a_command_is_seen_as_it_is_played():
    """By both."""
    t = board("phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-02").until("opportunity", ME)
    t.answer("attack XA-11 XA-02", "use XA-51")
    assert [card.key for event in t.events("command-used", YOU) for card in event.cards] == ["alpha-practice/xa-51"]


@pytest.mark.rule("A-15.2")
def test_what_is_hidden():
    """Hands and decks from the other player, decks from both."""
    t = start()
    for seat in (ME, YOU):
        view = t.game.view(seat)
        assert len([card for card in view.zone(seat, "hand").cards if card.key]) == 6
        assert (view.zone(1 - seat, "hand").count, view.zone(1 - seat, "hand").cards) == (6, [])
        assert [view.zone(side, "net_ocean").cards for side in (ME, YOU)] == [[], []]


@pytest.mark.rule("A-15.2")
def test_where_a_seat_is_asked_to_look_at_nothing_it_is_told_nothing():
    """The placing step of the other player: no choice is in my view."""
    t = start().until("place")
    other = t.game.view(1 - t.choice.seat)
    assert (other.choice, other.waiting) == (None, t.choice.seat)


STORY = [
    (YOU, "discard_hand", []),
    (YOU, "fill", []),
    (YOU, "place", ["evolve XA-12 XA-02", "place XA-42", "done"]),
    (YOU, "opportunity", ["pass"]),
    (ME, "opportunity", ["attack XA-11"]),
    (YOU, "block", ["block XA-05"]),
    (ME, "window", []),
]
MOMENTS = sorted({kind for _, kind, _ in STORY})


@pytest.mark.rule("A-15.2")
@pytest.mark.parametrize("kind", MOMENTS)
def test_a_hidden_world_looks_the_same(kind):
    """Another hand, deck and face-down cards of the opponent: the same bytes, and the same answers lead on alike."""
    t = board("""me box XA-11
                 me hand XA-01 XA-44 XA-51 XA-52
                 me dark XA-05
                 me fill XA-01
                 you box XA-02
                 you box XA-05
                 you hand XA-12 XA-42 XA-51 XA-52""")  # fmt: skip
    t.until("place", ME).answer("place XA-01", "place XA-44", "done")
    for seat, wanted, answers in STORY:
        t.until(wanted, seat)
        if wanted == kind:
            break
        t.answer(*answers)
    assert t.choice.kind == kind
    for seat in (ME, YOU):
        world = check_hidden(t.game, seat, seeded(kind), [sea()])
        assert encode(world.view(seat)) == encode(t.game.view(seat))


@pytest.mark.rule("A-15.2")
def test_what_may_lie_face_down_is_dealt_there():
    """In a new box a Level III or lower, on a Digimon a higher one, in the slots an option."""
    t = board("me box XA-11\nme fill XA-01\nyou box XA-02\nyou hand XA-05 XA-12 XA-42 XA-13").until("place", YOU)
    t.answer("place XA-05", "evolve XA-12 XA-02", "place XA-42", "done")
    new, grown, tool = t.find("XA-05", YOU), t.find("XA-12", YOU), t.find("XA-42", YOU)
    for number in range(20):
        world = t.game.resample(ME, seeded(number), [sea()])
        dealt = [sheet.face(world, card) for card in (new, grown, tool)]
        assert [(one.is_digimon(), one.is_low(), one.is_option()) for one in dealt] == [
            (True, True, False),
            (True, False, False),
            (False, False, True),
        ]


@pytest.mark.rule("A-15.1", "A-15.2")
def test_what_fell_openly_is_remembered():
    """A milled card stays where it fell, in every world."""
    t = board("phase battle\nme box XA-11\nme fill XA-01\nyou box XA-02\nyou dark XA-13")
    for number in range(5):
        world = t.game.resample(ME, seeded(number), [sea()])
        assert [world.table.face[card].key for card in t.pile(YOU, "dark_area")] == [face("XA-13").key]
