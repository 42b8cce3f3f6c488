"""The words for costs, conditions, how long a card stays and an effect lasts, each in the hands of a card."""

import pytest

from made import digimon, option, position
from table import ME, YOU, table


def battle(mine, other, *lines, cards=()):
    """A battle in my window, with more lines of scenario."""
    more = "\n".join(lines)
    return position(f"phase battle\nme box {mine}\nyou box {other}\n{more}", *cards).until("window_battle", ME)


# Costs


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize(("hand", "allowed"), [("", False), ("me hand St-3", False), ("me hand St-3 St-5", True)])
def test_cost_discard_hand(hand, allowed):
    """XC-62 announces its ability for two hand cards."""
    t = battle("XC-23 > XC-62", "St-3", hand)
    assert t.offers("activate XC-62") is allowed
    if allowed:
        t.answer("activate XC-62", "pick St-3", "pick St-5")
        assert (t.count(ME, "hand"), sorted(t.cards(ME, "dark_area"))) == (0, ["St-3", "St-5"])
    else:
        assert t.reasons(ME, "XC-62") == [("cost-hand", "C-R0.5")]


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize("hand", ["", "me hand St-3", "me hand St-3 St-5"])
def test_cost_discard_all(hand):
    """XC-59 takes the whole hand; all of nothing counts as paid."""
    t = battle("St-1", "St-3", "me slot1 XC-59", hand)
    held = t.count(ME, "hand")
    t.answer("open XC-59")
    assert (t.count(ME, "hand"), t.count(ME, "dark_area"), t.cards(ME, "slots")) == (0, held, ["XC-59"])


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize(("ocean", "allowed"), [(1, False), (2, True)])
def test_cost_mill(ocean, allowed):
    """XC-52 mills two of the own Net Ocean first."""
    t = table(f"me box St-1\nme slot1 XC-52\nme net_ocean {ocean}\nyou box St-5").until("window_preparation", ME)
    assert t.offers("open XC-52") is allowed
    if allowed:
        t.answer("open XC-52")
        assert t.count(ME, "net_ocean") == 0
    else:
        assert t.reasons(ME, "XC-52") == [("cost-net-ocean", "C-R0.5")]


@pytest.mark.rule("C-R0.5", "C-R10.1")
@pytest.mark.parametrize(("points", "after", "outcome"), [(20, 10, None), (10, 0, (YOU, "C-R10.1"))])
def test_cost_lose_points(points, after, outcome):
    """XC-57 costs ten points; the last ten can be paid, and are the last."""
    t = table(f"phase evolution\nme box St-1\nme points {points}\nme slot1 XC-57\nyou box St-5")
    t.until("window_evolution", ME).answer("open XC-57")
    assert (t.points[ME], t.outcome) == (after, outcome)


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize(("points", "allowed"), [(20, False), (30, True)])
def test_cost_lose_points_must_be_there(points, allowed):
    """Thirty points cannot be paid with twenty."""
    card = option("T-1", "use at battle cost lose_points 30 limit at_use: add_attack me 10")
    t = battle("St-1", "St-3", "me slot1 T-1", f"me points {points}", cards=[card])
    assert t.offers("open T-1") is allowed
    if not allowed:
        assert t.reasons(ME, "T-1") == [("cost-points", "C-R0.5")]


def test_cost_open_this():
    """St-52 is opened, nothing else: its effect comes with the loss."""
    t = battle("St-18", "St-1", "me slot1 St-52").answer("open St-52")
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area"), t.count(YOU, "dark_area")) == (["St-52"], [], 0)
    t.until("window_points")
    assert t.count(YOU, "dark_area") == 3


def test_cost_send_this():
    """XC-60 is sent from its slot for +70 in this battle."""
    t = battle("St-1", "St-3", "me slot1 XC-60 open").answer("activate XC-60")
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area"), t.power(ME)) == ([], ["XC-60"], 430)


# Conditions


@pytest.mark.parametrize(("start", "active"), [("evolution", "St-1"), ("battle", "XC-09")])
def test_evolved_this_turn(start, active):
    """XC-09 leaves at the end of the turn of its fusion; one that lay there before stays."""
    if start == "evolution":
        t = table("phase evolution\nme box St-1 > St-2\nme evolution XC-09 with St-6\nyou box St-3")
        t.answer("evolve XC-09")
    else:
        t = table("phase battle\nme box St-1 > XC-09\nyou box St-3")
    t.next_turn()
    assert (t.active(ME), t.points) == (active, [100, 90])


@pytest.mark.parametrize(("first", "allowed"), [("me", True), ("you", False)])
def test_first_attacker(first, allowed):
    """XC-47 is for the first attacker."""
    t = battle("St-1", "St-3", "me slot1 XC-47", f"first {first}")
    assert t.offers("open XC-47") is allowed
    assert t.reasons(ME, "XC-47") == ([] if allowed else [("use-condition", "C-R11.1")])


@pytest.mark.parametrize(
    ("slot", "power"), [("me slot1 XC-16 open", 560 + 10 + 20), ("me slot1 XC-16", 560), ("", 560)]
)
def test_has_on_sheet(slot, power):
    """XC-44 has 20 more while the own XC-16 lies open, which adds 10 itself."""
    assert battle("XC-13 > XC-44", "St-3", slot).power(ME) == power


@pytest.mark.parametrize(
    ("other", "power"),
    [
        ("XC-30", 770 + 400),
        ("XC-30 > St-2", 900 + 400),
        ("St-3", 900),
        ("St-3 > XC-08", 900 + 400),
        ("St-3 > St-2", 900),
    ],
)
def test_has_on_sheet_looks_at_the_whole_sheet(other, power):
    """St-994 has 400 more against a red frame in the opponent's box, on top or below."""
    assert battle("St-1 > St-994", other).power(ME) == power


# How long a card stays


def stays(line, *answers, other="St-18"):
    """Where a card of mine lies: when opened, in Point calculation, in the next turn, and in the turn after it."""
    card = option("T-1", line)
    t = battle("St-1", other, "me slot1 T-1", "me hand St-3", cards=[card]).answer("open T-1", *answers)
    found = ["T-1" in t.cards(ME, "slots")]
    t.until("window_points", ME)
    found.append("T-1" in t.cards(ME, "slots"))
    for _ in range(2):
        t.next_turn()
        found.append("T-1" in t.cards(ME, "slots"))
    return found


@pytest.mark.rule("C-R3.4", "C-R9.7", "C-R11.1")
@pytest.mark.parametrize(
    ("limit", "found"),
    [
        ("at_use", [False, False, False, False]),
        ("end_of_phase", [True, False, False, False]),
        ("end_of_battle", [True, False, False, False]),
        ("end_of_turn", [True, True, False, False]),
        ("turns 1", [True, True, False, False]),
        ("turns 2", [True, True, True, False]),
        ("turns 3", [True, True, True, True]),
        ("with_active", [True, True, True, True]),
        ("stays", [True, True, True, True]),
    ],
)
def test_the_limit_says_how_long_a_card_stays(limit, found):
    """Opened in a battle that its player wins with the same Level III every turn."""
    assert stays(f"use at battle limit {limit}: add_attack me 10") == found


@pytest.mark.rule("C-R9.7")
def test_bundled_cards_have_their_limits():
    """XC-47 to the end of the phase, XC-67 of the battle, St-53 of the turn, XC-46 for two turns."""
    t = battle("St-1", "St-18", "me slot1 XC-47", "me slot2 XC-67", "me slot3 XC-46")
    t.answer("open XC-47", "open XC-67", "open XC-46")
    assert len(t.cards(ME, "slots")) == 3
    for found in (["XC-46"], []):
        t.next_turn()
        assert t.cards(ME, "slots") == found


@pytest.mark.rule("C-R9.7", "C-R3.4")
def test_a_card_with_the_active_digimon_leaves_when_it_is_beaten():
    """XC-45 lies with Greymon: it stays after a win, and goes with Greymon after a loss."""
    for other, slots in (("St-18", ["XC-45"]), ("St-5 > St-6", [])):
        t = battle("St-1 > St-2", other, "me slot1 XC-45").answer("open XC-45")
        t.next_turn()
        assert t.cards(ME, "slots") == slots


# How long an effect lasts


def powers(until, *, limit="at_use"):
    """My attack when the card is used, and in the battles of the two turns after it; 160 without it."""
    card = option("T-1", f"use at battle limit {limit}: add_attack me 10 until {until}")
    t = battle("St-1", "St-18", "me slot1 T-1", cards=[card]).answer("open T-1")
    found = [t.power(ME)]
    for _ in range(2):
        t.next_turn().until("window_battle")
        found.append(t.power(ME))
    return found


@pytest.mark.rule("C-R3.4")
@pytest.mark.parametrize(
    ("until", "found"),
    [
        ("end_of_phase", [170, 160, 160]),
        ("end_of_battle", [170, 160, 160]),
        ("end_of_turn", [170, 160, 160]),
        ("turns 1", [170, 160, 160]),
        ("turns 2", [170, 170, 160]),
        ("with_active", [170, 170, 170]),
    ],
)
def test_a_duration_says_how_long_an_effect_lasts(until, found):
    """The card itself is gone at once."""
    assert powers(until) == found


@pytest.mark.parametrize(
    ("until", "kinds"),
    [
        ("end_of_phase", []),
        ("end_of_battle", ["window_battle"]),
        ("end_of_turn", ["window_battle", "window_points"]),
    ],
)
def test_a_phase_a_battle_and_a_turn_end_at_different_moments(until, kinds):
    """What is forbidden in Evolution to the end of the phase, of the battle, of the turn."""
    card = option("T-1", f"use at evolution limit at_use: forbid opponent supports until {until}")
    t = position("phase evolution\nfirst you\nme box St-3\nme slot1 T-1\nyou box St-5\nyou hand XC-19", card)
    t.until("window_evolution", ME).answer("open T-1")
    found = []
    for kind in ("window_battle", "window_points"):
        t.until(kind, YOU)
        if not t.offers("support XC-19"):
            found.append(kind)
    assert found == kinds


def test_bundled_cards_have_their_durations():
    """XC-66: 10 for two turns and 20 for this one. XC-65: 20 as long as the Digimon is active."""
    t = battle("St-1", "St-18", "me slot1 XC-66", "me slot2 XC-65").answer("open XC-66")
    assert t.power(ME) == 160 + 30
    t.answer("open XC-65")
    found = [t.power(ME)]
    for _ in range(2):
        t.next_turn().until("window_battle")
        found.append(t.power(ME))
    assert found == [210, 190, 180]


def test_an_effect_with_the_active_digimon_ends_when_it_is_exchanged():
    """XC-65, then XC-58: another Level III begins without the 20."""
    t = battle("St-1", "St-3", "me slot1 XC-65", "me slot2 XC-58", "me hand St-5").answer("open XC-65")
    assert t.power(ME) == 380
    t.answer("open XC-58", "yes", "pick St-5")
    assert t.power(ME) == 350


# Keywords


@pytest.mark.rule("C-R12.1")
@pytest.mark.parametrize("word", ["sky", "underwater", "underground", "proud"])
def test_keywords_are_what_other_cards_ask_for(word):
    """+20 for a Digimon with this keyword, nothing for one with another."""
    asks = option(
        "T-1", f"use at battle limit end_of_battle: if me.active is {{keyword {word}}} {{ add_attack me 20 }}"
    )
    other = "sky" if word != "sky" else "proud"
    for own, power in ((word, 380), (other, 360)):
        t = battle("T-2", "St-3", "me slot1 T-1", cards=[asks, digimon("T-2", f"keyword {own}")]).answer("open T-1")
        assert t.power(ME) == power


@pytest.mark.rule("C-R6.2")
@pytest.mark.parametrize(("slot", "allowed"), [("XC-60 open", False), ("XC-60", True), ("XC-04 open", True)])
def test_kept_forbids_discarding_the_open_card(slot, allowed):
    """XC-60 stays in its slot, once it is open."""
    t = table(f"me box St-1\nme slot1 {slot}\nme hand St-3\nyou box St-5")
    offered = []
    while t.phase() == "preparation" and t.choice.seat == ME:
        offered.append(t.asked[1] == "discard_slots" and t.offers("pick"))
        t.passive()
    assert any(offered) is allowed
