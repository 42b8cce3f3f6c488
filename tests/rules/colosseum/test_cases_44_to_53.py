"""Rulings 44 to 53: knowledge, zero points, moments, windows, the bounds of a game, the status of cards, the gauge."""

import pytest

from made import position, variant
from netocean.catalog.decks import check
from netocean.games.colosseum import zones
from netocean.games.colosseum.rules import preset
from table import ME, YOU, library, table


def seen(t, viewer, owner, zone):
    """The keys that a seat sees in a zone; None for a back it can point at."""
    return [card.key for card in t.game.view(viewer).zone(owner, zone).cards]


NOBODYS = """phase evolution
             me box St-1
             me evolution St-2 with ○○
             me dark St-5
             you box St-3"""


@pytest.mark.rule("C-R13.3", "C-R2.1", "C-R2.2", "C-R2.6")
@pytest.mark.case("colosseum/44")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_nobody_looks_at_symbols_dark_area_and_gauge_card(viewer):
    """Not even their owner: two backs, and of the others only the number."""
    t = table(NOBODYS)
    assert seen(t, viewer, ME, "requirement_box") == [None, None]
    for zone in ("dark_area", "point_gauge"):
        assert seen(t, viewer, ME, zone) == []
        assert t.game.view(viewer).zone(ME, zone).count == 1


@pytest.mark.rule("C-R13.3")
@pytest.mark.case("colosseum/44")
@pytest.mark.parametrize("zone", [zones.REQUIREMENT_BOX, zones.DARK_AREA, zones.POINT_GAUGE, zones.NET_OCEAN])
@pytest.mark.parametrize("asked", [ME, YOU])
def test_asking_for_such_a_card_is_refused(zone, asked):
    """The owner asks, while he or the other player has a choice open: the refusal names the rule."""
    t = table(NOBODYS).until("evolution", asked)
    handle = t.game.table.handles[ME][t.game.table.zone(ME, zone)[0]]
    assert {reason.rule for reason in t.game.why_not(ME, handle)} == {"C-R13.3"}


@pytest.mark.rule("C-R10.1")
@pytest.mark.case("colosseum/45")
def test_zero_points_lose_at_once():
    """XC-29 would give the 10 points back: it comes too late, and there is no compare."""
    t = position(
        """phase battle
           first you
           me box St-1
           me slot1 XC-27
           you box St-3
           you points 10
           you slot1 XC-29 open""",
        variant("XC-29", "use at preparation limit stays", "when points_lost: gain_points me that"),
    ).until("window_battle", ME)
    t.answer("open XC-27")
    assert t.outcome == (ME, "C-R10.1") and t.points == [100, 0]
    assert t.events("attacks") == t.events("points-gained") == []


@pytest.mark.rule("C-R10.1")
@pytest.mark.case("colosseum/45")
def test_ten_points_left_play_on():
    """From 20 the same card leaves 10."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 XC-27
                 you box St-3
                 you points 20""").until("window_battle", ME)
    t.answer("open XC-27")
    assert t.points == [100, 10] and t.asked == (ME, "window_battle")


MEETING = """phase evolution
             first you
             me box St-1 > St-2
             me slot1 XC-10
             me hand XC-09
             you box St-18"""


@pytest.mark.rule("C-R7.11")
@pytest.mark.case("colosseum/46")
def test_options_of_evolution_are_opened_when_the_own_evolution_is_done():
    """Not before it, then once, not in Battle; in the next turn again."""
    t = table(MEETING).until("evolution", ME)
    assert not t.accepts("open XC-10")
    t.answer("done")
    assert t.asked == (ME, "window_evolution") and t.accepts("open XC-10")
    t.until("window_battle", ME)
    assert not t.accepts("open XC-10")
    assert t.reasons(ME, "XC-10") == [("open-evolution-moment", "C-R7.11")]
    t.next_turn().until("window_evolution", ME)
    assert t.accepts("open XC-10")


@pytest.mark.rule("C-R7.11")
@pytest.mark.case("colosseum/46")
def test_an_option_of_evolution_before_the_own_evolution_says_why_not():
    """The refusal names the rule, also while the other player evolves."""
    t = table(MEETING)
    assert t.asked == (YOU, "evolution")
    assert ("open-evolution-moment", "C-R7.11") in t.reasons(ME, "XC-10")
    t.until("evolution", ME)
    assert t.reasons(ME, "XC-10") == [("open-evolution-moment", "C-R7.11")]


@pytest.mark.rule("C-R6.5", "C-R7.2")
@pytest.mark.case("colosseum/47")
@pytest.mark.parametrize(("moment", "first"), [("at_once", ["St-1"]), ("at_flip", [])])
def test_replaced_level_iiis_leave_in_their_own_step(moment, first):
    """Agumon, Piyomon, Gabumon, Tentomon: two exchanges in Preparation, one in Evolution."""
    t = table(f"""switch exchange_moment {moment}
                  me box St-1
                  me hand St-3 St-5 St-7
                  you box St-9""").until("exchange", ME)
    t.answer("pick St-3")
    assert (t.active(ME), t.cards(ME, "dark_area")) == ("St-3", first)
    t.answer("pick St-5", "done")
    assert (t.active(ME), len(t.cards(ME, "dark_area"))) == ("St-5", 2 * len(first))
    t.until("evolution", ME)
    assert sorted(t.cards(ME, "dark_area")) == ["St-1", "St-3"]
    t.answer("exchange St-7")
    assert sorted(t.cards(ME, "dark_area")) == ["St-1", "St-3", "St-5"]
    assert t.cards(ME, "digimon_box") == ["St-7"] and t.asked == (ME, "evolution")


WINDOWS = """phase battle
             {0}
             me box St-1
             you box St-3
             you slot1 St-49
             you slot2 St-50"""


def windows(t):
    """The open window's seat, or the phase when there is no window any more."""
    return t.asked[0] if t.asked[1] == "window_battle" else t.phase()


@pytest.mark.rule("C-R8.5")
@pytest.mark.case("colosseum/48")
def test_a_window_runs_until_its_player_stops():
    """SA opens two and stops, FA stops, SA is asked again and stops: compare."""
    t = table(WINDOWS.format("switch window run")).until("window_battle")
    asked = [windows(t)]
    for answer in ("open St-49", "open St-50", "pass", "pass", "pass"):
        t.answer(answer)
        asked.append(windows(t))
    assert asked == [YOU, YOU, YOU, ME, YOU, "points"]


@pytest.mark.rule("C-R8.5")
@pytest.mark.case("colosseum/48")
def test_windows_may_be_one_action_each():
    """`one_each`: SA one, FA passes, SA one, FA passes, SA passes: compare."""
    t = table(WINDOWS.format("switch window one_each")).until("window_battle")
    asked = [windows(t)]
    for answer in ("open St-49", "pass", "open St-50", "pass", "pass"):
        t.answer(answer)
        asked.append(windows(t))
    assert asked == [YOU, ME, YOU, ME, YOU, "points"]


@pytest.mark.rule("C-R8.5", "C-R5.3")
@pytest.mark.case("colosseum/48")
@pytest.mark.parametrize(("value", "begins"), [("second", YOU), ("first", ME)])
def test_who_begins_a_battle_is_a_switch(value, begins):
    """FA is `me`."""
    t = table(WINDOWS.format(f"switch battle_first {value}"))
    assert t.asked == (begins, "appearances")
    assert t.until("window_battle").asked[0] == begins
    t.answer("pass")
    assert t.asked == (1 - begins, "window_battle")


def asked_in(t, phase):
    """Who was asked what in a phase, everybody passing."""
    asked = []
    while t.phase() == phase:
        asked.append(t.asked)
        t.passive()
    return asked


EVOLUTIONS = """phase evolution
                switch field_moment {0}
                me box St-3
                me slot1 XC-16
                me evolution St-2 with ○○
                you box St-1
                you slot1 XC-15
                you evolution St-4 with ○○"""


@pytest.mark.rule("C-R7.14")
@pytest.mark.case("colosseum/49")
@pytest.mark.parametrize(
    ("moment", "order"),
    [
        ("after_phase", [(ME, "evolution"), (YOU, "evolution"), (ME, "window_field"), (YOU, "window_field")]),
        ("own_evolution", [(ME, "evolution"), (ME, "window_field"), (YOU, "evolution"), (YOU, "window_field")]),
    ],
)
def test_the_moment_of_fields(moment, order):
    """After the phase, FA before SA; or each in his own part."""
    told = asked_in(table(EVOLUTIONS.format(moment)), "evolution")
    kept = [one for place, one in enumerate(told) if one[1] != "window_evolution" and one not in told[:place]]
    assert kept == order


@pytest.mark.rule("C-R7.14", "C-R7.6")
@pytest.mark.case("colosseum/49")
def test_fields_are_opened_when_the_leftovers_are_gone():
    """Both steps have failed: their cards lie in the Dark Area before the first field may be opened."""
    t = table(EVOLUTIONS.format("after_phase")).answer("evolve St-2").until("evolution", YOU).answer("evolve St-4")
    assert not t.accepts("open XC-15")
    t.until("window_field")
    assert t.asked == (ME, "window_field") and t.offers("open XC-16")
    for seat in (ME, YOU):
        assert t.count(seat, "evolution_box") == t.count(seat, "requirement_box") == 0
        assert t.count(seat, "dark_area") == 3
    t.answer("open XC-16").until("window_field", YOU)
    assert t.offers("open XC-15")


BOUND = """turn {0}
           phase battle
           me box St-1
           me points {1}
           me net_ocean {2}
           you box St-3
           you points 60
           you net_ocean 7"""


@pytest.mark.rule("C-R10.5", "C-R10.3")
@pytest.mark.case("colosseum/50")
@pytest.mark.parametrize(
    ("mine", "ocean", "winner"), [(50, 8, YOU), (70, 6, ME), (60, 8, ME), (60, 6, YOU), (60, 7, 2)]
)
def test_after_turn_200_the_game_ends_by_the_tie_break(mine, ocean, winner):
    """Agumon against Piyomon costs both 10: then more points, then more cards in the Net Ocean."""
    t = table(BOUND.format(200, mine, ocean)).to_end()
    assert t.points == [mine - 10, 50]
    assert t.outcome == (winner, "C-R10.3")
    assert t.rules_cited("tie-break") == {"C-R10.5"}


@pytest.mark.rule("C-R10.5")
@pytest.mark.case("colosseum/50")
def test_after_turn_199_play_goes_on():
    """The bound is 200."""
    t = table(BOUND.format(199, 70, 8)).next_turn()
    assert t.turn() == 200 and t.outcome is None


@pytest.mark.rule("C-R10.6", "C-R10.3")
@pytest.mark.case("colosseum/51")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(100, 50, ME), (50, 100, YOU)])
def test_a_position_that_repeats_without_a_choice_ends_the_game(mine, theirs, winner):
    """a) XC-29 loses 10, gains 10, loses 10: the player ahead wins at that moment."""
    t = table(f"""phase battle
                  first you
                  me box St-1
                  me points {mine}
                  me slot1 XC-29
                  you box St-3
                  you points {theirs}""").until("window_battle", ME)
    t.answer("open XC-29")
    assert t.outcome == (winner, "C-R10.3")
    assert t.rules_cited("tie-break") == {"C-R10.6"}
    assert len(t.events("points-lost")) <= 3


def echoing(times):
    """Agumon against Gabumon after XC-28 was opened, made so that it adds 10 and 10 again this many times."""
    echo = variant(
        "XC-28",
        "use at battle limit end_of_turn: add_attack me 10",
        f"when attack_added at_most {times}: add_attack me 10",
    )
    text = """phase battle
              first you
              me box St-1
              me slot1 XC-28
              you box St-5
              you points 50"""
    return position(text, echo).until("window_battle", ME).answer("open XC-28")


@pytest.mark.rule("C-R10.6", "C-R10.3")
@pytest.mark.case("colosseum/51")
def test_the_500th_effect_of_a_phase_ends_the_game():
    """b) The card and 499 echoes."""
    t = echoing(499)
    assert t.outcome == (ME, "C-R10.3")
    assert t.rules_cited("tie-break") == {"C-R10.6"}


@pytest.mark.rule("C-R10.6")
@pytest.mark.case("colosseum/51")
def test_a_chain_of_499_effects_plays_on():
    """b) The card and 498 echoes: 230 + 499 × 10."""
    t = echoing(498)
    assert t.power(ME) == 230 + 4990
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R10.6")
@pytest.mark.case("colosseum/51")
def test_the_echo_of_the_bundled_card_ends_after_three():
    """b) XC-28 as it is: 230 + 40."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 XC-28
                 you box St-5""").until("window_battle", ME)
    t.answer("open XC-28")
    assert t.power(ME) == 270 and t.asked == (ME, "window_battle")


FILLED = "3 St-1\n3 St-3\n3 St-5\n3 St-7\n3 St-9\n3 St-11\n3 St-13\n3 St-23\n3 St-24\n2 St-64\n"


@pytest.mark.rule("C-R23.1")
@pytest.mark.case("colosseum/52")
def test_an_incomplete_card_is_refused_with_what_is_missing():
    """St-99: nothing but its name and class is known."""
    (told,) = check(library().deck(FILLED + "1 St-99\n"), library(), preset().values)
    assert (told.key, told.rule, told.line) == ("fault-incomplete", "C-R23.1", 11)
    assert told.params["missing"] == "timing, condition, cost, effect, limit"
    assert library().card("St-99").facts.status == "incomplete"


@pytest.mark.rule("C-R23.1", "C-R23.2")
@pytest.mark.case("colosseum/52")
def test_a_provisional_card_is_legal_and_marked_unless_the_table_asks_for_verified_ones():
    """St-12 carries its doubts with it; at `card_status = verified` the deck is refused for it."""
    deck = library().deck(FILLED + "1 St-12\n")
    facts = library().card("St-12").facts
    assert facts.status == "provisional" and facts.doubt["lines"] == "us"
    assert check(deck, library(), preset("primer", {"card_status": "provisional"}).values) == []
    (told,) = check(deck, library(), preset("primer", {"card_status": "verified"}).values)
    assert (told.key, told.rule) == ("fault-not-verified", "C-R23.2")
    assert set(str(told.params["doubt"]).split(", ")) == set(facts.doubt)


@pytest.mark.rule("C-R2.9")
@pytest.mark.case("colosseum/53")
@pytest.mark.parametrize("points", [70, 100, 10])
def test_the_gauge_card_shows_the_points_that_are_left(points):
    """At 70 it covers 60 and lower; 70 is seen."""
    covers = list(zones.gauge_covers(points))
    assert sorted(covers) == list(range(0, points, 10))
    t = table(f"""me box St-1
                  me points {points}
                  you box St-3""")
    assert t.game.view(YOU).numbers["points0"] == points
