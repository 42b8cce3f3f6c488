"""Battle: the start, the windows, what may be done in them, the compare (C-R8.5, C-R8.6, C-R8.11)."""

import pytest

from table import ME, YOU, table

# C-R8.5: start of battle


@pytest.mark.rule("C-R8.5", "C-R5.3")
@pytest.mark.parametrize(("leader", "order"), [("second", [YOU, ME]), ("first", [ME, YOU])])
def test_a_battle_begins_with_appearances_then_abilities_then_windows(leader, order):
    """`battle_first` says who is asked first, each time."""
    t = table(f"""switch battle_first {leader}
                  phase battle
                  me box XC-13
                  you box XC-13""")
    found = []
    while t.phase() == "battle":
        found.append(t.asked)
        t.passive()
    kinds = ["appearances", "trigger_may", "window_battle"]
    assert found == [(seat, kind) for kind in kinds for seat in order]


@pytest.mark.rule("C-R8.5")
@pytest.mark.parametrize(("answer", "power"), [("yes", 300), ("no", 250)])
def test_a_start_of_battle_ability_may_be_used(answer, power):
    """XC-13 has B 250 against Gabumon, and 50 more for the battle if its player wants it."""
    t = table("""phase battle
                 me box XC-13
                 you box St-5""")
    t.until("trigger_may").answer(answer)
    assert (t.asked[1], t.power(ME)) == ("window_battle", power)


# C-R8.5: windows


SLOTS = """me box St-1
           me slot1 XC-65
           you box St-5
           you slot1 XC-65
           you slot2 XC-65"""


@pytest.mark.rule("C-R8.5")
@pytest.mark.case("colosseum/48")
def test_a_window_lasts_until_its_player_stops():
    """`window = run`: SA opens two, stops; FA stops; SA is asked again and stops; compare."""
    t = table(f"switch window run\nphase battle\n{SLOTS}").until("window_battle")
    for seat, answer in ((YOU, "open XC-65"), (YOU, "open XC-65"), (YOU, "pass"), (ME, "pass"), (YOU, "pass")):
        assert t.asked == (seat, "window_battle")
        t.answer(answer)
    assert t.phase() == "points"


@pytest.mark.rule("C-R8.5")
@pytest.mark.case("colosseum/48")
def test_windows_of_one_action_each():
    """`window = one_each`: SA one, FA passes, SA one, FA passes, SA passes; compare."""
    t = table(f"switch window one_each\nphase battle\n{SLOTS}").until("window_battle")
    turns = ((YOU, "open XC-65"), (ME, "pass"), (YOU, "open XC-65"), (ME, "pass"), (YOU, "pass"))
    for seat, answer in turns:
        assert t.asked == (seat, "window_battle")
        t.answer(answer)
    assert t.phase() == "points"


@pytest.mark.rule("C-R8.5", "C-R5.3")
@pytest.mark.case("colosseum/48")
@pytest.mark.parametrize("window", ["run", "one_each"])
@pytest.mark.parametrize(
    ("leader", "first", "seat"),
    [("second", "me", YOU), ("second", "you", ME), ("first", "me", ME), ("first", "you", YOU)],
)
def test_who_acts_first_in_battle(window, leader, first, seat):
    """The second attacker, or under `battle_first = first` the first."""
    t = table(f"switch window {window}\nswitch battle_first {leader}\nfirst {first}\nphase battle\n{SLOTS}")
    t.until("window_battle")
    assert t.choice.seat == seat


@pytest.mark.rule("C-R8.5")
@pytest.mark.parametrize("window", ["run", "one_each"])
def test_actions_end_when_both_have_stopped_in_a_row(window):
    """FA acts after SA has stopped: both are asked once more, and only then is compared."""
    t = table(f"switch window {window}\nphase battle\n{SLOTS}").until("window_battle")
    t.answer("pass", "open XC-65")
    if window == "run":
        assert t.asked == (ME, "window_battle")
        t.answer("pass")
    for seat in (YOU, ME):
        assert t.asked == (seat, "window_battle")
        t.answer("pass")
    assert t.phase() == "points"


@pytest.mark.rule("C-R8.5")
@pytest.mark.parametrize("window", ["run", "one_each"])
def test_two_passes_are_enough(window):
    """Who has nothing to do is asked once."""
    t = table(f"switch window {window}\nphase battle\n{SLOTS}").until("window_battle")
    t.answer("pass", "pass")
    assert t.phase() == "points"


@pytest.mark.rule("C-R8.5", "C-R0.5")
@pytest.mark.parametrize("window", ["run", "one_each"])
def test_a_use_that_is_given_up_is_no_action(window):
    """SA takes St-53 up, puts it back and stops; FA stops; compare."""
    t = table(f"switch window {window}\nphase battle\nme box St-1\nyou box St-5\nyou slot1 St-53\nyou hand St-3")
    t.until("window_battle").answer("open St-53", "back")
    assert t.asked == (YOU, "window_battle")
    t.answer("pass", "pass")
    assert t.phase() == "points"


@pytest.mark.rule("C-R8.5", "C-R7a.8")
def test_an_appearance_is_an_action():
    """Under `one_each` the other is asked next."""
    t = table("switch window one_each\nphase battle\nme box St-1\nyou box St-5\nyou points 50\nyou hand XC-11")
    t.until("window_battle").answer("appear XC-11")
    assert (t.active(YOU), t.asked) == ("XC-11", (ME, "window_battle"))


@pytest.mark.rule("C-R8.5", "C-R10.2")
@pytest.mark.case("colosseum/43")
def test_boxes_are_checked_before_the_compare():
    """XC-22 takes the Level III in a window; the owner still acts, and loses when it comes to the compare."""
    t = table("""phase battle
                 me box St-1
                 me slot1 St-53
                 me hand St-3
                 you box St-5
                 you slot1 XC-22""")
    t.until("window_battle", YOU).answer("open XC-22", "pass")
    assert (t.outcome, t.cards(ME, "digimon_box"), t.asked) == (None, [], (ME, "window_battle"))
    assert t.offers("open St-53")
    t.answer("pass", "pass")
    assert (t.outcome, t.events("battle-result")) == ((YOU, "C-R10.2"), [])


# C-R8.6

ACTIONS = """phase battle
             me box St-5 > XC-43
             me slot1 XC-65
             me slot2 XC-26
             me slot3 XC-16
             me hand XC-19 St-53
             you box St-5"""


@pytest.mark.rule("C-R8.6", "C-R11.5")
def test_the_actions_of_a_window():
    """An option of timing Battle, a special ability, a support; no other option, nothing from hand."""
    t = table(ACTIONS).until("window_battle", ME)
    assert t.choice.rule == "C-R8.6"
    assert sorted(t.options()) == ["activate XC-43 1", "open XC-65", "pass", "support XC-19"]
    assert t.reasons(ME, "XC-26") == [("open-timing", "C-R11.5")]
    assert t.reasons(ME, "St-53") == [("lay-in-preparation", "C-R6.11")]


@pytest.mark.rule("C-R8.6")
@pytest.mark.parametrize(
    ("action", "event"),
    [
        (["open XC-65"], "option-opened"),
        (["activate XC-43", "pick St-53"], "ability-announced"),
        (["support XC-19"], "supported"),
    ],
)
def test_after_an_action_the_player_goes_on(action, event):
    """Any number of actions, of any kind."""
    t = table(ACTIONS).until("window_battle", ME).answer(*action)
    assert (len(t.events(event)), t.asked) == (1, (ME, "window_battle"))


@pytest.mark.rule("C-R8.6", "C-R12.2")
def test_a_special_ability_is_announced_in_the_window_only():
    """Not in Preparation, not while evolving, not in Point calculation."""
    t = table(ACTIONS.replace("phase battle", "phase preparation"))
    for kind in ("window_preparation", "window_evolution", "window_points"):
        t.until(kind, ME)
        assert not t.offers("activate")
        assert t.reasons(ME, "XC-43") == [("ability-timing", "C-R8.6")]


# C-R8.11


@pytest.mark.rule("C-R8.11", "C-R8.10")
@pytest.mark.parametrize(
    ("mine", "other", "winner"), [("St-1", "St-18", ME), ("St-18", "St-1", YOU), ("St-1", "St-3", 2)]
)
def test_a_battle_happens_every_turn_and_nobody_may_decline(mine, other, winner):
    """The weaker one too: nothing but passing is offered, and then is compared."""
    t = table(f"""phase battle
                  me box {mine}
                  you box {other}""")
    while t.phase() == "battle":
        assert t.options() == ["pass"]
        t.passive()
    assert [(event.seat, event.rule) for event in t.events("battle-result")] == [(winner, "C-R8.10")]
    t.next_turn()
    t.until("points")
    assert len(t.events("battle-result")) == 2
