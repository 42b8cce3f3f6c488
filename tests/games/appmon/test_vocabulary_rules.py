"""The words that say what holds for a player, that move points, and that decide a battle."""

import pytest

from appmon.board import ME, YOU
from appmon.made import appmon, option
from appmon.using import battle, doing, form, hand, using

STRONG = "XP-01 > XP-21"
"""Gaia Engine (A 720) beats every base; its lost points are 40 against a Standard, mine of Lookling 10 against it."""


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ("multiply_loss me 3", 70),
        ("halve_loss me", 100),
        ("set_loss me 30", 70),
        ("keep_points me", 100),
    ],
)
def test_what_a_beaten_card_costs_changes(steps: str, left: int) -> None:
    """Lookling loses 10 against an Ultimate: 30, 0 (half of 10 is no step of ten), 30, nothing."""
    assert doing(steps, you=STRONG).next_turn().points == [left, 100]


def test_a_half_is_rounded_down_to_a_step_of_ten() -> None:
    """Half of Seekmaster's 10, 20, 30 against God, Ultimate, Super, Standard: 30 becomes 10."""
    t = doing("halve_loss me; zero_attack me", me="XP-01 > XP-11", you="XP-04").next_turn()
    assert t.points == [90, 100]


def test_a_tie_costs_ten_whatever_a_card_costs() -> None:
    """P-10.3 asks no card."""
    t = doing("multiply_loss me 3; set_loss opponent 50; tie_battle").next_turn()
    assert t.points == [90, 90]


def test_points_are_kept_against_effects_as_well() -> None:
    """Whoever cannot lose points loses none in any way, in this turn."""
    assert doing("keep_points me; lose_points me 30").points == [100, 100]


@pytest.mark.parametrize(("word", "box"), [("keep_form me", "XP-01>XP-11"), ("draw me 1", "XP-01")])
def test_a_beaten_form_may_stay(word: str, box: str) -> None:
    """Seekmaster is beaten by Gaia Engine."""
    t = doing(word, me="XP-01 > XP-11", you=STRONG).next_turn()
    assert t.box(ME) == box
    assert t.points == [90, 100]


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("gain_points me 20", [70, 80]),
        ("lose_points opponent 30", [50, 50]),
        ("gain_points opponent 50", [50, 100]),
        ("swap_points", [80, 50]),
        ("equalise_points", [50, 50]),
    ],
)
def test_points_move(steps: str, points: list[int]) -> None:
    """From 50 and 80; at most 100."""
    assert doing(steps, "me points 50", "you points 80").points == points


def test_whoever_has_no_points_left_loses_at_once() -> None:
    """In the middle of a battle (P-11.1)."""
    assert doing("lose_points opponent 80", "you points 80").outcome == (ME, "P-11.1")


@pytest.mark.rule("P-8.4")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("tie_battle", [90, 90]),
        ("win_battle me", [100, 90]),
        ("win_battle opponent", [90, 100]),
        ("end_battle", [100, 100]),
        ("win_battle me; tie_battle", [90, 90]),
    ],
)
def test_an_effect_decides_a_battle_whatever_the_powers(steps: str, points: list[int]) -> None:
    """Super against Super: the loser pays 10; the last verdict counts."""
    seekers = "XP-01 > XP-11"
    lost = {"win_battle me": [100, 80], "win_battle opponent": [80, 100]}.get(steps, points)
    assert doing(steps, me=seekers, you=seekers).next_turn().points == lost


def test_a_battle_without_result_leaves_both_as_they_are() -> None:
    """Nobody's form goes, and the order stays."""
    t = doing("end_battle", me="XP-01 > XP-11", you=STRONG).next_turn()
    assert (t.box(ME), t.box(YOU), t.first()) == ("XP-01>XP-11", "XP-01>XP-21", YOU)


def test_the_point_phase_goes_back_into_the_battle_once() -> None:
    """Nothing is lost before the second battle; the card that did it has paid itself."""
    lines = ("use at battle limit end_of_turn", "when point_phase may cost send_this: repeat_battle")
    card = option("T-1", *lines)
    t = battle("me slot T-1", you=STRONG, cards=(card,)).answer("open T-1")
    t.until("trigger_may", ME).answer("yes")
    assert (t.phase(), t.asked, t.points) == ("battle", (ME, "window"), [100, 100])
    assert t.next_turn().points == [90, 100]


def test_a_battle_is_repeated_only_once_a_turn() -> None:
    """The second card comes to nothing."""
    card = option("T-1", "use at battle limit end_of_turn", "when point_phase: repeat_battle")
    t = battle("me slot T-1", you=STRONG, cards=(card,)).answer("open T-1")
    t.next_turn()
    assert len(t.events("battle-repeated")) == 1


@pytest.mark.parametrize(
    ("use", "answer"),
    [("options", "open XP-52"), ("links", "link XP-08"), ("abilities", "activate T-2")],
)
def test_a_use_can_be_forbidden(use: str, answer: str) -> None:
    """To the other seat, for this turn."""
    foe = appmon("T-2", "activate at battle: add_attack me 10")
    lines = ("you slot XP-52", "you hand XP-08")
    free = doing("draw me 1", *lines, you="T-2", cards=(foe,)).answer("pass")
    assert free.offers(answer)
    t = doing(f"forbid opponent {use}", *lines, you="T-2", cards=(foe,)).answer("pass")
    assert not t.offers(answer)


def test_renewal_can_be_forbidden() -> None:
    """An empty deck stays empty: what ends with the turn has ended before the renewal (P-10.4, P-10.5)."""
    t = doing("forbid opponent renewal until turns 2", "you deck 0")
    t.next_turn()
    assert (t.count(YOU, "deck"), t.count(YOU, "discard_pile")) == (0, 28)


@pytest.mark.parametrize(
    ("steps", "box"),
    [
        ("draw me 1", "XP-01>XP-11"),
        ("forbid opponent fusion until turns 2", "XP-01"),
        ("forbid_evolution opponent {grade Super} until turns 2", "XP-01"),
        ("forbid_evolution opponent {from Ultimate} until turns 2", "XP-01>XP-11"),
    ],
)
def test_fusion_can_be_forbidden_as_a_whole_or_into_some_cards(steps: str, box: str) -> None:
    """In the next turn Lookling and Waymote want to be Seekmaster."""
    t = doing(steps, "you hand XP-11 XP-02", you="XP-01").next_turn()
    t.until("declare", YOU).answer("pick XP-11", "material XP-02", "done")
    t.until("fusion", YOU).answer("fuse XP-11").until("window")
    assert t.box(YOU) == box


@pytest.mark.parametrize(
    ("shield", "power"),
    [
        ("immune options opponent", 380),
        ("immune options all", 380),
        ("immune abilities opponent", 280),
        ("immune_from {kind option}", 380),
        ("immune_from {up_to Super}", 280),
    ],
)
def test_a_shield_keeps_options_away(shield: str, power: int) -> None:
    """−100 for a card of power 380 that has this all the time."""
    foe = appmon("T-2", f"static: {shield}", attack={"A": 380, "B": 240, "C": 160})
    assert doing("subtract_attack opponent 100", you="T-2", cards=(foe,)).power(YOU) == power


@pytest.mark.parametrize(
    ("shield", "power"),
    [("immune abilities opponent", 300), ("immune options opponent", 260), ("immune_from {grade Standard}", 300)],
)
def test_a_shield_keeps_abilities_away(shield: str, power: int) -> None:
    """A Standard opposite takes 40 all the time."""
    mine, foe = appmon("T-2", f"static: {shield}"), appmon("T-3", "static: subtract_attack opponent 40")
    assert battle(me="T-2", you="T-3", cards=(mine, foe)).power(ME) == power


def test_own_options_pass_a_shield_against_the_opponent_but_not_one_against_all() -> None:
    """360 + 100 or 360."""
    assert doing("immune options opponent; add_attack me 100").power(ME) == 460
    assert doing("immune options all; add_attack me 100").power(ME) == 360


def test_a_blank_card_has_no_abilities() -> None:
    """Neither statics, nor what it wants to announce, nor what it answers."""
    lines = ("static: add_attack me 50", "activate at battle: draw me 1", "when win: draw me 2")
    foe = form("T-2", *lines)
    t = doing("blank opponent until end_of_turn", "you hand XP-08", you="XP-01 > T-2", cards=(foe,))
    assert t.power(YOU) == 500
    t.answer("pass")
    assert not t.offers("activate T-2")
    t.next_turn()
    assert (t.points, hand(t, YOU)) == ([90, 100], ["XP-08"])


@pytest.mark.parametrize(
    ("word", "drawn"), [("raise_limit me hand 1", 7), ("lower_limit me hand 2", 4), ("draw me 1", 6)]
)
def test_the_size_of_a_refilled_hand_changes(word: str, drawn: int) -> None:
    """In the next preparation."""
    card = option("T-1", "use at battle limit stays", f"static: {word}" if "limit" in word else "static: keep_form me")
    t = battle("me slot T-1", you="XP-01", cards=(card,)).answer("open T-1").next_turn()
    t.until("refill", ME).answer("yes")
    assert t.count(ME, "hand") == drawn


@pytest.mark.parametrize(("word", "again"), [("raise_limit me links 1", True), ("lower_limit me links 1", False)])
def test_the_number_of_links_changes(word: str, again: bool) -> None:
    """Two links instead of one, or none."""
    t = doing(word, "me hand XP-08 XP-08")
    if again:
        t.answer("link XP-08")
    assert t.offers("link XP-08") is again


def test_chips_may_cost_no_card() -> None:
    """The chip is linked without a discard (P-9.7)."""
    t = doing("free_chips me", "me chips XPC-4", "you chips XPC-3", "me hand XP-02")
    t.answer("link XPC-4")
    assert (t.links(ME), hand(t), t.power(ME)) == (["XPC-4"], ["XP-02"], 460)


def test_the_use_of_an_option_may_be_bounded() -> None:
    """Once per game: the second copy of the name is barred in later turns too."""
    line = "use at battle once per game limit at_use: gain_points me 10"
    t = using(line, "me slot T-1", "me points 50", you="XP-01")
    assert not t.offers("open T-1")
    t.next_turn().until("window", ME)
    assert t.slots(ME) == ["T-1"] and not t.offers("open T-1")
