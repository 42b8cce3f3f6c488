"""R9.6 to R9.10: what leaves when, the lifespan, the next first attacker."""

import pytest

from table import ME, YOU, table


@pytest.mark.rule("C-R9.6")
def test_supports_of_both_leave_at_the_end_of_the_turn():
    """They lie there through the windows of Point calculation, and go with the turn."""
    t = table("""phase battle
                 me box St-1
                 me support XC-19 XC-20
                 you box St-18
                 you support XC-19""").until("points")
    assert (t.count(ME, "support_box"), t.count(YOU, "support_box")) == (2, 1)
    t.next_turn()
    assert (t.count(ME, "support_box"), t.count(YOU, "support_box")) == (0, 0)
    assert sorted(t.cards(ME, "dark_area")) == ["XC-19", "XC-20"]
    assert t.rules_cited("discarded") == {"C-R9.6"}


LIMITS = """phase battle
            first you
            me box St-1
            me slot1 {0}
            me hand St-3 St-3
            you box St-18 > Bo-1"""


@pytest.mark.rule("C-R9.7", "C-R3.4")
@pytest.mark.parametrize(
    ("number", "in_battle", "in_points", "next_turn"),
    [
        ("XC-27", False, False, False),  # at use
        ("XC-67", True, False, False),  # end of battle
        ("St-53", True, True, False),  # end of turn
        ("XC-46", True, True, True),  # two turns
    ],
)
def test_an_open_card_stays_as_long_as_its_limit_says(number, in_battle, in_points, next_turn):
    """What is reached takes the card to the Dark Area at that moment."""
    t = table(LIMITS.format(number)).until("window_battle", ME).answer(f"open {number}")
    if number == "St-53":
        t.answer("pick St-3")
    stays = [bool(t.cards(ME, "slots"))]
    t.until("points")
    stays.append(bool(t.cards(ME, "slots")))
    t.next_turn()
    stays.append(bool(t.cards(ME, "slots")))
    assert stays == [in_battle, in_points, next_turn]
    assert (number in t.cards(ME, "dark_area")) == (not next_turn)


@pytest.mark.rule("C-R9.7", "C-R3.4")
def test_two_turns_are_the_turn_of_use_and_the_next():
    """XC-46 adds 30 in both; then it leaves."""
    t = table(LIMITS.format("XC-46")).until("window_battle", ME).answer("open XC-46")
    assert t.power(ME) == 160 + 30
    t.next_turn()
    assert t.cards(ME, "slots") == ["XC-46"]
    t.until("window_battle", ME)
    assert t.cards(ME, "slots") == ["XC-46"]
    t.next_turn()
    assert t.cards(ME, "slots") == [] and "XC-46" in t.cards(ME, "dark_area")
    assert t.rules_cited("discarded") == {"C-R9.7"}


@pytest.mark.rule("C-R9.7", "C-R3.4")
@pytest.mark.parametrize(("enemy", "active", "slots"), [("St-5 > St-6", "St-1", []), ("St-18", "St-2", ["XC-45"])])
def test_a_card_bound_to_the_active_digimon_leaves_when_that_is_beaten(enemy, active, slots):
    """XC-45 (-40): Greymon B 340 loses to Garurumon 410 - 40; Greymon C 200 beats Kunemon's guarded A."""
    t = table(f"""phase battle
                  first you
                  me box St-1 > St-2
                  me slot1 XC-45
                  you box {enemy}""").until("window_battle", ME)
    before = t.power(YOU)
    t.answer("open XC-45")
    assert t.power(YOU) == max(before - 40, 0)
    t.next_turn()
    assert (t.active(ME), t.cards(ME, "slots")) == (active, slots)


@pytest.mark.rule("C-R9.7", "C-R3.4")
def test_it_leaves_with_a_beaten_level_iii_too():
    """Kunemon stays in the box, beaten: the card that was opened for it goes."""
    t = (
        table("""phase battle
                 first you
                 me box St-18
                 me slot1 XC-45
                 you box St-1""")
        .until("window_battle", ME)
        .answer("open XC-45")
    )
    assert t.power(YOU) == 160 - 40
    t.next_turn()
    assert t.points == [90, 100]
    assert (t.active(ME), t.cards(ME, "slots"), t.cards(ME, "dark_area")) == ("St-18", [], ["XC-45"])


@pytest.mark.rule("C-R9.8")
@pytest.mark.parametrize("value", ["true", "false"])
def test_lifespan_meets_both_players_alike(value):
    """Each with an empty Net Ocean: their Level IIIs, hands and gauge cards stay, supports go back too."""
    t = table(f"""switch lifespan_discards_options {value}
                  phase battle
                  me box St-1 > St-2
                  me slot1 St-49
                  me support XC-19
                  me hand St-3
                  me net_ocean 0
                  you box St-1 > St-2
                  you hand St-5 St-5
                  you net_ocean 0""").next_turn()
    kept = ["St-49"] if value == "false" else []
    assert t.cards(ME, "slots") == kept
    assert t.cards(ME, "digimon_box") == t.cards(YOU, "digimon_box") == ["St-1"]
    assert (t.count(ME, "net_ocean"), t.count(YOU, "net_ocean")) == (30 - 3 - len(kept), 30 - 4)
    assert t.count(ME, "dark_area") == t.count(YOU, "dark_area") == t.count(ME, "support_box") == 0
    assert (t.cards(ME, "hand"), t.cards(YOU, "hand")) == (["St-3"], ["St-5", "St-5"])
    assert [event.seat for event in t.events("lifespan")] == [ME, YOU]
    assert t.asked[0] == ME


@pytest.mark.rule("C-R9.8", "C-R6.2")
def test_a_card_that_the_lifespan_takes_leaves_its_slot():
    """XC-04 costs its owner 20 points then as at any other time; the card is in the new Net Ocean."""
    t = table("""phase battle
                 me box St-1
                 me slot1 XC-04 open
                 me net_ocean 0
                 you box St-18""").next_turn()
    assert t.points == [80, 90]
    assert t.cards(ME, "slots") == [] and "XC-04" in t.cards(ME, "net_ocean")


@pytest.mark.rule("C-R9.8", "C-R2.2")
def test_cards_that_effects_put_on_the_gauge_stay_there():
    """XC-55 puts Piyomon there: with the gauge card it is out of play, and not reshuffled."""
    t = (
        table("""me box St-1
                 me slot1 XC-55
                 me hand St-3
                 me net_ocean 2
                 you box St-18""")
        .until("window_preparation", ME)
        .answer("open XC-55", "pick St-3")
    )
    assert (t.count(ME, "point_gauge"), t.count(ME, "net_ocean"), t.count(ME, "hand")) == (2, 0, 2)
    t.next_turn()
    assert t.count(ME, "point_gauge") == 2 and "St-3" in t.cards(ME, "point_gauge")
    assert t.count(ME, "net_ocean") == 30 - 1 - 2 - 2


@pytest.mark.rule("C-R9.8", "C-R13.4")
def test_the_lifespan_is_shuffled_and_nobody_sees_the_new_net_ocean():
    """Another seed, another order; no card of it can be pointed at."""
    orders = set()
    for seed in range(5):
        t = table(f"""seed {seed}
                      phase battle
                      me box St-1
                      me hand St-3
                      me net_ocean 0
                      me dark St-2 St-5 St-7 St-9 St-11 St-13 St-18 St-23 St-24 St-64 {"St-62 " * 17}
                      you box St-18""").next_turn()
        assert t.game.view(ME).zone(ME, "net_ocean").cards == []
        assert t.count(ME, "net_ocean") == 27
        orders.add(tuple(t.cards(ME, "net_ocean")))
    assert len(orders) > 1


@pytest.mark.rule("C-R9.9", "C-R6.3")
def test_an_empty_net_ocean_matters_only_at_the_end_of_point_calculation():
    """The refill takes the last card; the turn is played without one, nothing is lost, the shuffle comes last."""
    t = table("""me box St-1
                 me hand St-3
                 me net_ocean 1
                 you box St-18
                 you hand St-3""")
    t.until("refill").answer("yes").until("points")
    assert t.events("shuffled") == [] and t.points == [100, 100]
    assert (t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (0, 26)
    t.next_turn()
    assert (t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (26, 0)
    assert t.asked == (ME, "discard_hand")


@pytest.mark.rule("C-R9.9", "C-R6.8")
def test_a_payment_that_empties_the_net_ocean_is_made_good_at_the_end_of_the_turn():
    """○○ takes the last two cards; Greymon evolves, and leaves with the lifespan though it has won."""
    t = table("""me box St-1
                 me hand St-2
                 me net_ocean 2
                 you box St-18""")
    t.until("plan", ME).answer("pick St-2", "pay", "done").until("evolution", ME).answer("evolve St-2")
    assert t.count(ME, "net_ocean") == 0 and t.events("shuffled") == []
    t.until("points")
    assert t.active(ME) == "St-2"
    t.next_turn()
    assert t.active(ME) == "St-1" and t.count(ME, "net_ocean") == 28


@pytest.mark.rule("C-R9.10", "C-R5.5", "C-R5.1")
@pytest.mark.parametrize("first", ["me", "you"])
@pytest.mark.parametrize(("mine", "theirs", "next_first"), [("St-1", "St-18", ME), ("St-18", "St-1", YOU)])
def test_the_winner_is_the_next_first_attacker_and_begins_with_preparation(first, mine, theirs, next_first):
    """Whoever was FA in the battle."""
    t = table(f"""phase battle
                  first {first}
                  me box {mine}
                  me hand St-3
                  you box {theirs}
                  you hand St-3""").next_turn()
    assert t.first() == next_first and t.turn() == 3
    assert t.asked == (next_first, "discard_hand")
    told = [event.key for event in t.events()]
    assert told[-2:] == ["turn-begins", "phase-begins"] and t.events()[-1].word == "preparation"
