"""A-2: the zones of a player, what lies there and who sees it."""

import pytest

from alpha.board import ME, YOU, board, start


@pytest.mark.rule("A-2.1")
def test_the_net_ocean_is_the_deck():
    """Face down, in an order that neither player sees."""
    t = start()
    for seat in (ME, YOU):
        view = t.game.view(seat)
        assert [(view.zone(side, "net_ocean").count, view.zone(side, "net_ocean").cards) for side in (ME, YOU)] == [
            (26, []),
            (26, []),
        ]


@pytest.mark.rule("A-2.3")
def test_a_box_holds_one_digimon_and_what_is_placed_on_it():
    """Any number of boxes; evolution cards lie there only until 2-C."""
    t = board("me box XA-11\nme box XA-01\nme hand XA-21\nyou box XA-02").until("place", ME)
    t.answer("evolve XA-21 XA-11", "done")
    assert t.boxes(ME) == ["XA-11>XA-21", "XA-01"]
    assert t.until("opportunity").boxes(ME) == ["XA-21", "XA-01"]


@pytest.mark.rule("A-2.4")
def test_the_option_slots_hold_the_options():
    """And nothing else."""
    t = board("me box XA-01\nme slot XA-44\nme hand XA-45\nyou box XA-02").until("place", ME)
    t.answer("place XA-45", "done")
    assert (t.slots(ME), t.boxes(ME)) == (["XA-44", "XA-45"], ["XA-01"])


DARK = "me box XA-01\nme dark XA-05 XA-51\nyou box XA-02"


@pytest.mark.rule("A-2.5", "A-15.1")
@pytest.mark.case("alpha/switch/dark_area=owner")
def test_only_its_owner_looks_through_the_dark_area():
    """The opponent sees how many cards lie there."""
    t = board(DARK)
    mine, other = (t.game.view(seat).zone(ME, "dark_area") for seat in (ME, YOU))
    assert [card.key for card in mine.cards] == ["alpha-practice/xa-05", "alpha-practice/xa-51"]
    assert (mine.count, other.count, other.cards) == (2, 2, [])


@pytest.mark.rule("A-2.5")
@pytest.mark.case("alpha/switch/dark_area=public")
def test_the_dark_area_may_be_public():
    """Then both see its cards."""
    t = board("switch dark_area public\n" + DARK)
    seen = [card.key for card in t.game.view(YOU).zone(ME, "dark_area").cards]
    assert seen == ["alpha-practice/xa-05", "alpha-practice/xa-51"]


@pytest.mark.rule("A-2.6")
def test_removed_cards_are_public_and_stay():
    """A destroyed Digimon: renewal does not bring it back."""
    t = board("me box XA-01\nme removed XA-11\nyou box XA-02").until("fill", ME).answer("renew", "done")
    for seat in (ME, YOU):
        assert [card.key for card in t.game.view(seat).zone(ME, "removed").cards] == ["alpha-practice/xa-11"]


@pytest.mark.rule("A-2.7", "A-4.2")
@pytest.mark.primer("alpha/04")
def test_points_go_from_0_to_100():
    """Both begin with 100 and six cards; a gain at 95 brings five, at 100 none."""
    assert (start().points, [start().count(seat, "hand") for seat in (ME, YOU)]) == ([100, 100], [6, 6])
    for points, gained in ((95, [5]), (100, [])):
        t = board(f"phase evolution\nme points {points}\nme box XA-01\nme slot XA-46 down\nyou box XA-02")
        assert (t.points[ME], [event.amount for event in t.events("points-gained")]) == (100, gained)


@pytest.mark.rule("A-2.9")
@pytest.mark.primer("alpha/08")
def test_upright_has_not_acted_sideways_has():
    """An attack turns a Digimon; an option is turned by what it costs."""
    text = "phase battle\nme box XA-01\nme slot XA-45\nyou box XA-02\n"
    t = board(text).until("opportunity", ME)
    assert t.sideways(ME) == []
    t.answer("attack XA-01").until("place", also=lambda: t.turn() == 3)
    assert [event.rule for event in t.events("turned-sideways")] == ["A-10.4"]


@pytest.mark.rule("A-2.9")
def test_options_have_this_state_too():
    """Turned sideways as a cost, upright again at the next reset."""
    t = board("me box XA-01 sideways\nme slot XA-45 sideways\nyou box XA-02")
    assert t.sideways(ME) == []
    assert [(event.rule, event.amount) for event in t.events("reset")] == [("A-7.3", 2)]
