"""P-8: letters, the window, attack texts that cancel, the comparison."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon, option

CHEERS = """phase battle
            first me
            {switch}
            me box XP-01
            me slot XP-52
            you box XP-03
            you slot XP-52"""


@pytest.mark.rule("P-8.1")
@pytest.mark.primer("appmon/23")
def test_each_attacks_with_the_letter_of_the_other_ones_type():
    """Lookling (A, C 180) against Hummlet (C, A 320)."""
    t = board("phase battle\nme box XP-01\nyou box XP-03")
    assert [t.letter(seat) for seat in (ME, YOU)] == ["C", "A"]
    t.next_turn()
    assert t.fought() == [180, 320]
    assert t.rules_cited("attacks") == {"P-8.1"}


@pytest.mark.rule("P-8.2")
@pytest.mark.primer("appmon/25")
@pytest.mark.case("appmon/P-C10")
@pytest.mark.case("appmon/switch/window=run")
@pytest.mark.case("appmon/switch/battle_first=second")
def test_c10_who_opens_the_window():
    """I am first: the first choice is yours, and the next is yours again."""
    t = board(CHEERS.format(switch=""))
    assert t.asked == (YOU, "window")
    t.answer("open XP-52")
    assert t.asked == (YOU, "window")
    t.answer("pass")
    assert t.asked == (ME, "window")


@pytest.mark.rule("P-8.2")
@pytest.mark.primer("appmon/25", "appmon/02")
@pytest.mark.case("appmon/P-C10s")
@pytest.mark.case("appmon/switch/window=one_each")
def test_c10s_one_use_each():
    """The next choice is mine."""
    t = board(CHEERS.format(switch="switch window one_each"))
    t.answer("open XP-52")
    assert t.asked == (ME, "window")
    t.answer("open XP-52")
    assert t.asked == (YOU, "window")


@pytest.mark.rule("P-8.2")
@pytest.mark.case("appmon/switch/battle_first=first")
@pytest.mark.parametrize("first", ["me", "you"])
def test_the_first_player_may_open_the_window(first):
    """`battle_first = first`."""
    t = board(f"phase battle\nfirst {first}\nswitch battle_first first\nme box XP-01\nyou box XP-03")
    assert t.asked == (ME if first == "me" else YOU, "window")


@pytest.mark.rule("P-8.2")
@pytest.mark.primer("appmon/25")
@pytest.mark.parametrize("value", ["run", "one_each"])
def test_the_window_is_open_until_both_stop_without_a_use(value):
    """You pass, I use a card: you are asked once more, and then it is over when we both pass."""
    t = board(CHEERS.format(switch=f"switch window {value}")).answer("pass", "open XP-52")
    if value == "run":
        t.answer("pass")
    assert t.asked == (YOU, "window")
    t.answer("pass")
    assert t.asked == (ME, "window")
    t.answer("pass")
    assert t.turn() == 3


@pytest.mark.rule("P-8.2")
def test_abilities_of_the_fighting_card_are_used_there_too():
    """Calculet discards an option for 80 more, once a turn."""
    t = board("phase battle\nfirst you\nme box XP-121\nme hand XP-52 XP-02\nyou box XP-01")
    before = t.power(ME)
    t.answer("activate XP-121", "pick XP-52")
    assert (t.power(ME), t.cards(ME, "discard_pile")) == (before + 80, ["XP-52"])
    assert not t.offers("activate XP-121")
    assert ("use-bound", "P-8.2") in t.reasons(ME, "XP-121")


@pytest.mark.rule("P-8.2")
def test_an_option_asks_for_its_condition():
    """Social tip: for a fighting card of attribute Social; +120 on C 180."""
    t = board("phase battle\nfirst you\nme box XP-01\nme slot XP-54\nyou box XP-03").answer("open XP-54")
    assert t.power(ME) == 300
    t = board("phase battle\nfirst you\nme box XP-02\nme slot XP-54\nyou box XP-03")
    assert not t.offers("open XP-54")
    assert t.reasons(ME, "XP-54") == [("use-condition", "P-8.2")]


@pytest.mark.rule("P-8.2")
def test_a_use_whose_cost_is_not_picked_yet_may_be_taken_back():
    """Nothing has changed."""
    t = board("phase battle\nfirst you\nme box XP-01\nme slot XP-633\nme hand XP-02 XP-04\nyou box XP-03")
    t.answer("open XP-633", "pick XP-02", "back", "back")
    assert (t.asked, t.face_down(ME, "option_slots"), t.count(ME, "hand")) == ((ME, "window"), 1, 2)


@pytest.mark.rule("P-8.3")
@pytest.mark.primer("appmon/24")
def test_an_attack_text_sets_an_opposing_attack_to_zero_before_the_window():
    """Terminus' C cancels A: Lookling's A 360 counts 0, and what comes in the window counts."""
    t = board("""phase battle
                 first you
                 me box XP-107 > XP-206
                 you box XP-01
                 you slot XP-52""")
    assert [t.letter(seat) for seat in (ME, YOU)] == ["A", "C"]
    t = board("""phase battle
                 first me
                 me box XP-107 > XP-206
                 you box XP-03
                 you slot XP-52""")
    assert [t.letter(seat) for seat in (ME, YOU)] == ["C", "C"]
    assert t.power(YOU) == 220  # C is not the letter that is cancelled
    text = appmon("T-1", type="A", cancels={"C": "A"})
    t = board("phase battle\nfirst me\nme box T-1\nyou box XP-03\nyou slot XP-52", text)
    assert (t.power(ME), t.power(YOU)) == (100, 0)
    t.answer("open XP-52")
    assert t.power(YOU) == 100
    assert t.rules_cited("attack-cancelled") == {"P-8.3"}


@pytest.mark.rule("P-8.3")
def test_another_attack_in_the_window_is_not_cancelled():
    """The text looked at the attack that was used then."""
    text = appmon("T-1", type="A", cancels={"C": "A"})
    shift = option("T-O", "use at battle limit end_of_battle: set_attack me B")
    t = board("phase battle\nfirst me\nme box T-1\nyou box XP-03\nyou slot T-O", text, shift).answer("open T-O")
    assert (t.letter(YOU), t.power(YOU)) == ("B", 280)


@pytest.mark.rule("P-8.3")
@pytest.mark.primer("appmon/24")
@pytest.mark.parametrize(("value", "order"), [("second", [YOU, ME]), ("first", [ME, YOU])])
def test_attack_texts_apply_in_the_order_of_the_window(value, order):
    """I am first: under `battle_first = second` yours applies first. Both attacks count 0."""
    text = appmon("T-1", type="A", cancels={"A": "A"})
    t = board(f"phase battle\nfirst me\nswitch battle_first {value}\nme box T-1\nyou box T-1", text)
    assert [event.seat for event in t.events("attack-cancelled")] == order
    assert [t.power(seat) for seat in (ME, YOU)] == [0, 0]


@pytest.mark.rule("P-8.4")
@pytest.mark.primer("appmon/23")
@pytest.mark.parametrize(("mine", "winner"), [(310, ME), (300, 2), (290, YOU)])
def test_the_higher_power_wins_and_equal_is_a_tie(mine, winner):
    """310, 300, 290 against 300."""
    text = appmon("T-1", attack={"A": mine, "B": 0, "C": 0})
    rival = appmon("T-2")
    t = board("phase battle\nme box T-1\nyou box T-2", text, rival).next_turn()
    result = t.events("battle-result")[0]
    assert (result.seat, result.rule) == (winner, "P-8.4")


@pytest.mark.rule("P-8.4", "P-10.3")
def test_an_effect_may_declare_a_tie_whatever_the_powers():
    """Driver Device: 180 against 320, and both lose 10."""
    t = board("phase battle\nfirst you\nme box XP-01\nme slot XP-51\nyou box XP-03").answer("open XP-51").next_turn()
    assert t.points == [90, 90]
    assert t.fought() == [180, 320]


@pytest.mark.rule("P-8.4", "P-2.4")
def test_without_an_opposing_card_there_is_no_attack():
    """No letter, no power: the battle is a tie."""
    t = board("phase battle\nme box XP-01\nyou fill XP-03").next_turn()
    assert t.points == [90, 90]
