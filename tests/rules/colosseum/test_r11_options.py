"""Option cards: use, staying, negation, shields, timing, notes, bounds (C-R11.1–C-R11.9)."""

import pytest

from table import ME, YOU, table


def battle(mine, other, *lines):
    """A battle in its windows, with more lines of scenario."""
    more = "\n".join(lines)
    return table(f"phase battle\nme box {mine}\nyou box {other}\n{more}").until("window_battle")


def opened(t, *uses):
    """Open cards one after the other: (seat, number)."""
    for seat, number in uses:
        t.until("window_battle", seat).answer(f"open {number}")
    return t


# C-R11.1


@pytest.mark.rule("C-R11.1", "C-R0.5")
@pytest.mark.case("colosseum/32")
def test_using_an_option_opens_it_pays_and_acts():
    """St-53 lies in a slot: the hand card goes first, then the attack grows, and it stays to the end of the turn."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me hand St-5").until("window_battle", ME)
    t.answer("open St-53", "pick St-5")
    assert (t.cards(ME, "hand"), t.cards(ME, "dark_area"), t.power(ME)) == ([], ["St-5"], 410)
    keys = [event.key for event in t.events() if event.key in ("option-opened", "discarded", "attack-added")]
    assert keys == ["option-opened", "discarded", "attack-added"]
    assert t.rules_cited("option-opened") == {"C-R11.1"}
    assert t.cards(ME, "slots") == ["St-53"]
    t.next_turn()
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == ([], ["St-5", "St-53"])


@pytest.mark.rule("C-R11.1", "C-R0.5")
@pytest.mark.case("colosseum/32")
@pytest.mark.parametrize(("hand", "allowed"), [("", False), ("me hand St-3", True)])
def test_a_cost_that_cannot_be_paid_refuses_the_card(hand, allowed):
    """St-53 asks for one hand card."""
    t = battle("St-1", "St-5", "me slot1 St-53", hand).until("window_battle", ME)
    assert t.offers("open St-53") is allowed
    assert t.reasons(ME, "St-53") == ([] if allowed else [("cost-hand", "C-R0.5")])


@pytest.mark.rule("C-R11.1")
@pytest.mark.case("colosseum/34")
@pytest.mark.parametrize(
    ("mine", "other", "allowed"),
    [
        ("St-1 > St-2", "St-1 > Bo-1", True),
        ("St-1", "St-1 > St-2", False),
        ("St-1 > St-2", "St-5 > St-6", False),
        ("St-1 > St-2", "St-5", False),
    ],
)
def test_a_condition_that_is_not_met_refuses_the_card(mine, other, allowed):
    """St-54 is for a IV or higher against a higher level: not for a III, not at equal level, not against a lower one."""
    t = battle(mine, other, "me slot1 St-54").until("window_battle", ME)
    assert t.offers("open St-54") is allowed
    assert t.reasons(ME, "St-54") == ([] if allowed else [("use-condition", "C-R11.1")])


@pytest.mark.rule("C-R11.1", "C-R6.11")
def test_an_option_is_opened_from_an_own_slot_only():
    """Not from hand, not the opponent's, not one that is open already."""
    t = battle("St-1", "St-3", "me slot1 St-49", "me hand St-49", "you slot1 St-50").until("window_battle", ME)
    assert t.options() == ["pass", "open St-49"]
    t.answer("open St-49")
    assert t.options() == ["pass"]
    assert [key for key, _ in t.reasons(ME, "St-49")] == ["lay-in-preparation"]
    assert t.answer("pass").offers("open St-50")


# C-R11.2


@pytest.mark.rule("C-R11.2")
def test_an_open_card_stays_though_its_condition_fails():
    """XC-70: +60 while the opponent's Digimon is a Vaccine, or a reptile of NSp or ME. He exchanges it twice."""
    t = battle("St-1", "St-1", "me slot1 XC-70", "you slot1 XC-58", "you slot2 XC-58", "you hand St-18 St-5")
    opened(t, (ME, "XC-70"))
    assert t.power(ME) == 360 + 60
    opened(t, (YOU, "XC-58")).answer("yes", "pick St-18")
    assert (t.letter(ME), t.power(ME), t.cards(ME, "slots")) == ("C", 160, ["XC-70"])
    opened(t, (YOU, "XC-58")).answer("yes", "pick St-5")
    assert (t.letter(ME), t.power(ME), t.cards(ME, "slots")) == ("B", 230 + 60, ["XC-70"])
    t.until("window_points")
    assert t.cards(ME, "slots") == ["XC-70"]


@pytest.mark.rule("C-R11.2", "C-R3.4")
@pytest.mark.parametrize(("points", "offered"), [(30, True), (40, False)])
def test_a_standing_card_works_only_while_its_condition_holds(points, offered):
    """XC-04 is open with any points; its +100 is for 30 points or less."""
    t = battle("St-1", "St-5", "me slot1 XC-04 open", f"me points {points}").until("window_battle", ME)
    assert t.offers("activate XC-04") is offered
    assert t.cards(ME, "slots") == ["XC-04"]


# C-R11.3


@pytest.mark.rule("C-R11.3")
def test_a_negated_card_goes_to_the_dark_area():
    """XC-03 takes the +50 of St-53 away again."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me hand St-5", "you slot1 XC-03")
    opened(t, (ME, "St-53")).answer("pick St-5")
    opened(t, (YOU, "XC-03")).answer("pick St-53")
    assert (t.power(ME), t.cards(ME, "slots"), t.cards(ME, "dark_area")) == (360, [], ["St-5", "St-53"])
    assert t.rules_cited("negated") == {"C-R11.3"}
    assert t.cards(YOU, "dark_area") == ["XC-03"]


@pytest.mark.rule("C-R11.3", "C-R6.2")
@pytest.mark.case("colosseum/6")
def test_a_negated_card_counts_as_having_left_its_slot():
    """XC-04 costs its owner 20 points when it leaves; 60 become 40."""
    t = battle("St-1", "St-5", "me slot1 XC-04 open", "me points 60", "you slot1 XC-03")
    opened(t, (YOU, "XC-03")).answer("pick XC-04")
    assert (t.points[ME], t.cards(ME, "slots")) == (40, [])


@pytest.mark.rule("C-R11.3")
def test_only_an_open_card_can_be_negated():
    """XC-03 finds nothing in face-down cards and is used up."""
    t = battle("St-1", "St-5", "me slot1 St-49", "you slot1 XC-03")
    opened(t, (YOU, "XC-03"))
    while t.choice.kind == "effect_choose":
        assert not t.offers("pick")
        t.passive()
    assert (t.cards(ME, "slots"), t.cards(YOU, "slots")) == (["St-49"], [])
    assert t.until("window_battle", ME).offers("open St-49")


# C-R11.4


@pytest.mark.rule("C-R11.4", "C-R11.9")
@pytest.mark.case("colosseum/7")
def test_a_shield_does_not_stop_the_use_of_a_card():
    """St-57 sends a IV away, XC-05 is shielded: the cost is paid, St-57 is spent, XC-05 stays."""
    t = battle("St-1", "XC-23 > XC-05", "me slot1 St-57", "me hand St-3")
    opened(t, (ME, "St-57")).answer("pick St-3")
    assert (t.active(YOU), sorted(t.cards(ME, "dark_area"))) == ("XC-05", ["St-3", "St-57"])
    t.until("points")


@pytest.mark.rule("C-R11.4")
@pytest.mark.parametrize(("other", "points", "power"), [("XC-23 > XC-05", 100, 420), ("XC-23", 90, 310)])
def test_a_shield_covers_the_owner_too(other, points, power):
    """XC-27 takes 10 points, XC-45 40 of the attack: neither from XC-05 and its owner."""
    t = battle("St-3", other, "me slot1 XC-27", "me slot2 XC-45")
    opened(t, (ME, "XC-27"), (ME, "XC-45"))
    assert (t.points[YOU], t.power(YOU)) == (points, power)
    assert sorted(t.cards(ME, "slots") + t.cards(ME, "dark_area")) == ["XC-27", "XC-45"]


@pytest.mark.rule("C-R11.4")
def test_a_shield_does_not_cover_against_own_cards_and_abilities():
    """XC-05 is shielded from the opponent's option cards, not from its owner's, nor from a Digimon's ability."""
    t = battle("St-5 > XC-43", "XC-23 > XC-05", "me hand St-3", "you slot1 St-53", "you hand St-5")
    assert t.power(YOU) == 420
    opened(t, (YOU, "St-53")).answer("pick St-5")
    assert t.power(YOU) == 470
    t.until("window_battle", ME).answer("activate XC-43", "pick St-3")
    assert t.power(YOU) == 0


# C-R11.5

TIMED = {
    "XC-26": "window_preparation",
    "XC-07": "window_evolution",
    "XC-15": "window_field",
    "XC-65": "window_battle",
    "XC-54": "window_points",
}


@pytest.mark.rule("C-R11.5")
@pytest.mark.parametrize("number", TIMED)
def test_the_printed_timing_decides(number):
    """Two programs, a field, an item and a program: each is offered at its own moment of the turn, once."""
    t = table(f"""me box St-1
                  me slot1 {number}
                  you box St-5""")
    found = []
    while t.turn() == 2:
        if t.offers(f"open {number}"):
            found.append(t.asked)
        t.passive()
    assert found == [(ME, TIMED[number])]


@pytest.mark.rule("C-R11.5")
def test_a_program_that_only_pays_cannot_be_opened():
    """40 % is evolution payment: no moment is its own."""
    t = table("""me box St-1
                 me slot1 St-59
                 you box St-5""")
    while t.turn() == 2:
        assert not t.offers("open")
        if t.asked == (ME, "window_battle"):
            assert t.reasons(ME, "St-59") == [("open-nothing", "C-R11.5")]
        t.passive()


# C-R11.6


@pytest.mark.rule("C-R11.6", "C-R0.5")
@pytest.mark.parametrize(("ocean", "allowed"), [(2, False), (3, True)])
def test_a_cost_written_in_the_effect_is_a_cost(ocean, allowed):
    """St-58 mills three of the own Net Ocean or is not used at all."""
    t = battle("St-1 > St-2", "St-18", "me slot1 St-58", f"me net_ocean {ocean}").until("window_battle", ME)
    assert t.offers("open St-58") is allowed
    if allowed:
        t.answer("open St-58")
        assert t.count(ME, "net_ocean") == 0
    else:
        assert t.reasons(ME, "St-58") == [("cost-net-ocean", "C-R0.5")]


@pytest.mark.rule("C-R11.6")
def test_a_note_for_one_own_digimon_binds():
    """XC-45 works for the Digimon that was active: it leaves with it, and another one does not get its effect."""
    t = battle("St-1", "St-3", "me slot1 XC-45", "me slot2 XC-58", "me hand St-18")
    opened(t, (ME, "XC-45"))
    assert t.power(YOU) == 320
    opened(t, (ME, "XC-58")).answer("yes", "pick St-18")
    assert (t.letter(YOU), t.power(YOU)) == ("C", 130)
    assert (t.cards(ME, "slots"), sorted(t.cards(ME, "dark_area"))) == ([], ["St-1", "XC-45", "XC-58"])


# C-R11.7


@pytest.mark.rule("C-R11.7", "C-R8.7")
@pytest.mark.case("colosseum/41")
def test_a_field_adds_the_c_attack_to_the_a_attack():
    """XC-17 (ME) with XC-15 against Agumon (A): 700 + 550 against 360."""
    t = battle("St-1 > XC-17", "St-1", "me slot1 XC-15 open")
    assert (t.letter(ME), t.power(ME), t.power(YOU)) == ("A", 1250, 360)
    t.next_turn()
    assert t.points == [100, 90]


@pytest.mark.rule("C-R11.7")
@pytest.mark.case("colosseum/41")
def test_a_plug_in_a_brings_the_field_about_against_any_type():
    """Against Gabumon (B): B 620 without the bonus; with St-49 A 700 + 550."""
    t = battle("St-1 > XC-17", "St-5", "me slot1 XC-15 open", "me slot2 St-49")
    assert (t.letter(ME), t.power(ME)) == ("B", 620)
    opened(t, (ME, "St-49"))
    assert (t.letter(ME), t.power(ME)) == ("A", 1250)


@pytest.mark.rule("C-R11.7")
@pytest.mark.parametrize(
    ("mine", "power"), [("St-1 > St-61", 570 + 320), ("St-1 > St-2", 440), ("St-1 > Bo-1", 0 + 170)]
)
def test_the_field_helps_digimon_of_its_family_only(mine, power):
    """War Greymon is ME, Greymon is not. Metal Greymon (C) meets Agumon's guard first, and then adds its C."""
    t = battle(mine, "St-1", "me slot1 XC-15 open")
    assert (t.letter(ME), t.power(ME)) == ("A", power)


# C-R11.8


@pytest.mark.rule("C-R11.8")
def test_only_one_of_a_name_in_a_battle():
    """A second St-58 is refused in this battle and offered in the next."""
    t = battle("St-1 > St-2", "St-18", "me slot1 St-58", "me slot2 St-58").until("window_battle", ME)
    t.answer("open St-58")
    assert not t.offers("open St-58")
    slot = t.game.table.layout.names.index("option_slot_2")
    second = t.game.table.handles[ME][t.game.table.zone(ME, slot)[0]]
    assert [(one.key, one.rule) for one in t.game.why_not(ME, second)] == [("use-bound", "C-R11.8")]
    t.next_turn().until("window_battle", ME)
    assert t.offers("open St-58")


@pytest.mark.rule("C-R11.8")
def test_the_limit_is_each_players_own():
    """Both open their own St-58 in one battle."""
    t = battle("St-1 > St-2", "St-1 > St-2", "me slot1 St-58", "you slot1 St-58")
    opened(t, (YOU, "St-58"), (ME, "St-58"))
    assert (t.cards(ME, "slots"), t.cards(YOU, "slots")) == (["St-58"], ["St-58"])
    t.until("points")


# C-R11.9


@pytest.mark.rule("C-R11.9", "C-R2.3")
@pytest.mark.parametrize(("number", "kind"), [("XC-26", "window_preparation"), ("XC-07", "window_evolution")])
def test_a_card_may_be_opened_though_it_will_do_nothing(number, kind):
    """Ten points at 100, a warp with an empty Evolution Box: allowed, and the card is used up."""
    t = table(f"""me box St-1
                  me slot1 {number}
                  you box St-5""")
    t.until(kind, ME).answer(f"open {number}")
    assert (t.points, t.active(ME), t.cards(ME, "dark_area")) == ([100, 100], "St-1", [number])
    assert t.asked == (ME, kind)
