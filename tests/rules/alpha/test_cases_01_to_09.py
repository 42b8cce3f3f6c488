"""The hard cases of α up to A-C9, each derived from the numbered rules: costs, attack, battle, window."""

import pytest

from alpha.board import ME, YOU, board


def costly():
    """From last turn Blazehorn and Turbo Band; placed Pyrelord on it, Emberling, a field; thirty cards known."""
    return board("""phase evolution
                    me box XA-11 > XA-21
                    me box XA-01 down
                    me slot XA-45
                    me slot XA-41 down
                    me hand XA-51
                    you box XA-02""")


@pytest.mark.case("alpha/A-C1")
@pytest.mark.rule("A-8.2", "A-8.3")
def test_c1_everything_counts_at_the_cost_check():
    """4 + 2 + 6 + 2 + 1 = 15: five cards fall; only then does Pyrelord replace Blazehorn."""
    t = costly()
    keys = [event.key for event in t.events()]
    assert [event.amount for event in t.events("cost-check")][:1] == [15]
    assert [event.amount for event in t.events("burst")] == [5]
    assert len(t.events("milled")) == 5
    assert keys.index("milled") < keys.index("evolved")
    assert t.boxes(ME) == ["XA-21", "XA-01"]
    assert t.count(ME, "dark_area") == 6


@pytest.mark.case("alpha/A-C1b")
@pytest.mark.rule("A-8.2")
def test_c1b_the_next_check():
    """6 + 2 + 2 + 1 = 11: one card."""
    t = board("""phase evolution
                 me box XA-21
                 me box XA-01
                 me slot XA-45
                 me slot XA-41
                 you box XA-02""")
    assert [event.amount for event in t.events("cost-check")][:1] == [11]
    assert t.count(ME, "dark_area") == 1


@pytest.mark.case("alpha/A-C2")
@pytest.mark.case("alpha/switch/place_cost_limit=hard")
@pytest.mark.rule("A-7.13")
def test_c2_a_card_dearer_than_ten():
    """Cindercolossus costs 13: it cannot be placed."""
    t = board("me box XA-21\nme fill XA-01\nme hand XA-34\nyou box XA-02").until("place", ME)
    assert t.offers("place XA-01")
    assert not t.offers("evolve XA-34")
    assert ("place-cost", "A-7.13") in t.reasons(ME, "XA-34")


@pytest.mark.case("alpha/A-C2s")
@pytest.mark.case("alpha/switch/place_cost_limit=soft")
@pytest.mark.rule("A-7.13", "A-8.3")
def test_c2s_the_soft_limit_punishes_later():
    """It is placed; 6 + 13 = 19, so nine cards fall."""
    t = board("""switch place_cost_limit soft
                 me box XA-21
                 me fill XA-01
                 me hand XA-34
                 me net_ocean 30
                 you box XA-02""").until("place", ME)
    t.answer("evolve XA-34 XA-21", "done").until("opportunity")
    assert [event.amount for event in t.events("burst")] == [9]


BLOCKS = """phase battle
            me box XA-31
            me fill XA-01
            you box XA-11
            you box XA-05
            you box XA-24"""


def attacked():
    """Stormcrest has attacked and lies sideways; Gustlet has passed; Sunwyrm attacks before Blazehorn's opportunity."""
    return board(BLOCKS).answer("attack XA-24", "pass", "attack XA-31")


@pytest.mark.case("alpha/A-C4")
@pytest.mark.rule("A-10.3")
def test_c4_who_may_block():
    """Blazehorn is as fast, Stormcrest lies sideways: Gustlet or nobody."""
    t = attacked()
    assert t.asked == (YOU, "block")
    assert t.options() == ["none", "block XA-05"]
    assert ("block-slower", "A-10.3") in t.reasons(YOU, "XA-11")
    assert ("block-sideways", "A-10.3") in t.reasons(YOU, "XA-24")


@pytest.mark.case("alpha/A-C4b")
@pytest.mark.rule("A-10.4")
def test_c4b_no_block():
    """Ten points, the attacker lies sideways, nothing else."""
    t = attacked()
    before = (t.points, t.sideways(ME), t.sideways(YOU))
    t.answer("none")
    assert before == ([90, 100], [], ["XA-24"])
    assert (t.points, t.sideways(ME), t.sideways(YOU)) == ([90, 90], ["XA-31"], ["XA-24"])


@pytest.mark.case("alpha/A-C5")
@pytest.mark.case("alpha/switch/pass_taps=false")
@pytest.mark.rule("A-9.3", "A-12.7", "A-13.1")
def test_c5_pass_then_block():
    """480 against 540: Blazehorn is removed from the game, Stormcrest lies sideways."""
    t = board("phase battle\nme box XA-11\nme fill XA-01\nyou box XA-24\nyou fill XA-02")
    t.answer("pass", "attack XA-11", "block XA-24", "pass", "pass")
    assert t.fought() == [480, 540]
    assert (t.boxes(ME), t.cards(ME, "removed"), t.count(ME, "dark_area")) == ([], ["XA-11"], 0)
    assert t.sideways(YOU) == ["XA-24"]


DIRECT = """phase battle
            me box XA-12
            me fill XA-01
            you box XA-13
            you fill XA-02"""


@pytest.mark.case("alpha/A-C6")
@pytest.mark.case("alpha/switch/attacked_digimon_taps=true")
@pytest.mark.rule("A-10.6", "A-12.1", "A-12.7", "A-12.8", "A-12.12")
def test_c6_the_letter_comes_from_the_other_side():
    """C = 240 against B = 400: Tidefang survives with 30; both lie sideways, no points, no opportunity for Briarbull."""
    t = board(DIRECT).answer("attack XA-12 XA-13", "pass", "pass")
    assert t.fought() == [240, 400]
    assert [(event.amount, event.word) for event in t.events("damaged")] == [(400, "30")]
    assert t.turn() == 3
    assert t.rules_cited("opportunity-skipped") == {"A-10.6"}
    assert (t.points, t.boxes(ME), t.boxes(YOU)) == ([100, 100], ["XA-12"], ["XA-13"])


@pytest.mark.case("alpha/A-C6s")
@pytest.mark.case("alpha/switch/attacked_digimon_taps=false")
@pytest.mark.rule("A-10.6")
def test_c6s_the_attacked_one_may_stay_upright():
    """Briarbull stays upright and has its opportunity."""
    t = board("switch attacked_digimon_taps false\n" + DIRECT).answer("attack XA-12 XA-13", "pass", "pass")
    assert (t.sideways(ME), t.sideways(YOU)) == (["XA-12"], [])
    assert t.asked == (YOU, "opportunity")


@pytest.mark.case("alpha/A-C7")
@pytest.mark.rule("A-10.1", "A-12.7")
def test_c7_damage_does_not_add_up():
    """320 against 280 twice: each time 20 HP are left."""
    t = board("phase battle\nme box XA-13\nme box XA-13\nme fill XA-01\nyou box XA-16\nyou fill XA-02")
    t.until("opportunity", ME).answer("attack XA-13 XA-16", "pass", "pass")
    assert t.hp("XA-16", YOU) == 340
    t.answer("attack XA-13 XA-16", "pass", "pass")
    assert [event.word for event in t.events("damaged")] == ["20", "20"]
    assert t.boxes(YOU) == ["XA-16"]


WINDOW = """phase battle
            me box XA-11
            me fill XA-01
            me hand XA-51 XA-51
            you box XA-12
            you fill XA-02
            you hand XA-52"""


def window(switch=""):
    """Blazehorn attacks Tidefang directly, after Tidefang has passed."""
    return board(switch + WINDOW).answer("pass", "attack XA-11 XA-12")


@pytest.mark.case("alpha/A-C9")
@pytest.mark.case("alpha/switch/window=one_each")
@pytest.mark.rule("A-12.4")
def test_c9_the_window_closes():
    """Both have passed in a row: 480 against 460, Tidefang is removed from the game."""
    t = window().answer("use XA-51", "pass", "pass")
    assert t.fought() == [480, 460]
    assert t.cards(YOU, "removed") == ["XA-12"]
    assert (t.cards(ME, "hand"), t.cards(YOU, "hand")) == (["XA-51"], ["XA-52"])


@pytest.mark.case("alpha/A-C9b")
@pytest.mark.rule("A-12.4")
def test_c9b_another_chance():
    """After the second Power Up! it is the other side's turn again."""
    t = window().answer("use XA-51", "pass", "use XA-51")
    assert t.asked == (YOU, "window")
    assert t.offers("use XA-52")


@pytest.mark.case("alpha/A-C9s")
@pytest.mark.case("alpha/switch/window=run")
@pytest.mark.rule("A-12.4")
def test_c9s_one_goes_on_until_one_stops():
    """The next choice is the same player's."""
    t = window("switch window run\n").answer("use XA-51")
    assert t.asked == (ME, "window")
    assert t.offers("use XA-51")
