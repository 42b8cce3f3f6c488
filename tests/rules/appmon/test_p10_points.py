"""P-10: what the loser loses, what leaves, renewal, drawing from a short deck."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon, option

STRONG = appmon("T-S", attack={"A": 990, "B": 990, "C": 990})


@pytest.mark.rule("P-10.1", "P-10.2", "P-5.2")
@pytest.mark.primer("appmon/26", "appmon/27")
@pytest.mark.case("appmon/P-C6")
def test_c6_beaten_by_a_small_one():
    """Seekmaster (30/20/10/10) loses to a Standard: 30 points; it is discarded, the base stays; you are first next."""
    t = board("phase battle\nfirst me\nme box XP-01 > XP-11\nyou box T-S", STRONG).next_turn()
    assert t.points == [70, 100]
    assert (t.box(ME), t.cards(ME, "discard_pile"), t.first()) == ("XP-01", ["XP-11"], YOU)
    assert (t.rules_cited("points-lost"), t.rules_cited("form-removed")) == ({"P-10.1"}, {"P-10.2"})


@pytest.mark.rule("P-10.1")
@pytest.mark.primer("appmon/26")
@pytest.mark.parametrize(("winner", "lost"), [("T-S", 20), ("T-S > T-2", 10), ("T-S > T-3", 10), ("T-S > T-4", 10)])
def test_the_loser_pays_the_column_of_the_winners_grade(winner, lost):
    """Lookling: 20, 10, 10, 10."""
    forms = [appmon(f"T-{grade}", grade=grade, attack={"A": 990, "B": 990, "C": 990}) for grade in (2, 3, 4)]
    t = board(f"phase battle\nme box XP-01\nyou box {winner}", STRONG, *forms).next_turn()
    assert t.points == [100 - lost, 100]


@pytest.mark.rule("P-10.2")
@pytest.mark.primer("appmon/27")
@pytest.mark.case("appmon/switch/devolve=loser")
def test_the_winners_form_stays_and_a_base_that_fought_stays_too():
    """Seekmaster beats Lookling: both boxes are as before."""
    t = board("phase battle\nme box XP-01 > XP-11\nyou box XP-01").next_turn()
    assert [t.box(seat) for seat in (ME, YOU)] == ["XP-01>XP-11", "XP-01"]


@pytest.mark.rule("P-10.2")
@pytest.mark.primer("appmon/27")
@pytest.mark.case("appmon/switch/devolve=both")
def test_both_forms_may_be_discarded():
    """`devolve = both`: S2 can be read so; after a tie nothing goes."""
    t = board("switch devolve both\nphase battle\nme box XP-01 > XP-11\nyou box XP-03 > XP-12").next_turn()
    assert [t.box(seat) for seat in (ME, YOU)] == ["XP-01", "XP-03"]


@pytest.mark.rule("P-10.2")
@pytest.mark.primer("appmon/27")
def test_abilities_are_looked_at_before_the_form_is_discarded():
    """The beaten card still acts."""
    parting = appmon("T-2", "when after_points: draw me 1", grade=2)
    t = board("phase battle\nme box XP-01 > T-2\nyou box T-S", STRONG, parting).next_turn()
    keys = [event.key for event in t.events()]
    assert keys.index("points-lost") < keys.index("drawn") < keys.index("form-removed")


@pytest.mark.rule("P-10.3")
@pytest.mark.primer("appmon/28")
def test_a_tie_costs_both_ten_and_both_cards_stay():
    """Seekmaster against Seekmaster, 440 to 440."""
    t = board("phase battle\nme box XP-01 > XP-11\nyou box XP-01 > XP-11").next_turn()
    assert t.points == [90, 90]
    assert [t.box(seat) for seat in (ME, YOU)] == ["XP-01>XP-11"] * 2
    assert t.rules_cited("points-lost") == {"P-10.3"}


@pytest.mark.rule("P-10.4")
@pytest.mark.primer("appmon/27", "appmon/31")
def test_links_and_options_whose_time_is_over_are_discarded():
    """Widget stays, Cheer and the linked Gabbit go; what was not used stays set."""
    t = board("phase battle\nfirst you\nme box XP-01\nme slot XP-52\nme slot XP-662\nme slot XP-55\nme hand XP-08\n"
              "you box XP-03").answer("open XP-52", "open XP-662", "link XP-08")  # fmt: skip
    assert t.slots(ME) == ["XP-52", "XP-662", "XP-55"]
    t.next_turn()
    assert (t.slots(ME), t.links(ME)) == (["XP-662", "XP-55"], [])
    assert sorted(t.cards(ME, "discard_pile")) == ["XP-08", "XP-52"]
    assert "P-10.4" in t.rules_cited("discarded")


@pytest.mark.rule("P-10.4")
@pytest.mark.parametrize(("turns", "stays"), [(1, False), (2, True)])
def test_an_option_for_some_turns_leaves_with_the_last_of_them(turns, stays):
    """Counted from the one in which it is used."""
    lasting = option("T-O", f"use at battle limit turns {turns}", "static: add_attack me 10")
    t = (
        board("phase battle\nfirst you\nme box XP-01\nme slot T-O\nyou box XP-03", lasting)
        .answer("open T-O")
        .next_turn()
    )
    assert (t.slots(ME) == ["T-O"]) == stays


@pytest.mark.rule("P-10.5", "P-10.3", "P-10.6", "P-8.4")
@pytest.mark.primer("appmon/29")
@pytest.mark.case("appmon/P-C1")
def test_c1_draw_three_from_two():
    """Two cards are drawn; a tie, both at 30; then my deck is renewed: Seekmaster goes, base and gauge card stay."""
    t = board("""phase battle
                 first you
                 me points 40
                 me box XP-01 > XP-11
                 me slot XP-51
                 me deck 2
                 you points 40
                 you box XP-03 > XP-12
                 you deck 10""").answer("open XP-51")
    assert (t.events("drawn")[0].amount, t.count(ME, "deck")) == (2, 0)
    t.next_turn()
    assert t.points == [30, 30]
    assert [t.box(seat) for seat in (ME, YOU)] == ["XP-01", "XP-03>XP-12"]
    assert (t.count(ME, "point_gauge"), t.count(ME, "discard_pile"), t.count(ME, "hand")) == (1, 0, 2)
    assert t.count(ME, "deck") == 30 - 1 - 1 - 2
    assert t.rules_cited("renewal") == {"P-10.5"}


@pytest.mark.rule("P-10.5")
@pytest.mark.primer("appmon/29")
@pytest.mark.parametrize("deck", [0, 1])
def test_only_an_empty_deck_is_renewed_with_all_that_is_in_play(deck):
    """Options in the slots go too; with one card left nothing happens."""
    t = board(f"phase battle\nme box XP-01\nme slot XP-52\nme deck {deck}\nyou box XP-03").next_turn()
    assert (t.slots(ME), bool(t.events("renewal"))) == (([], True) if deck == 0 else (["XP-52"], False))


@pytest.mark.rule("P-10.6")
@pytest.mark.parametrize(("deck", "drawn"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_drawing_from_a_short_deck_draws_what_is_there(deck, drawn):
    """Update draws two."""
    t = board(f"phase battle\nfirst you\nme box XP-01\nme slot XP-55\nme deck {deck}\nyou box XP-03").answer(
        "open XP-55"
    )
    assert t.count(ME, "hand") == drawn
