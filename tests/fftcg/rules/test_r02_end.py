"""F-R2: how a game ends."""

import pytest

from fftcg.kit.story import blank, story


@pytest.mark.rule("F-R2.1", "F-R2.4")
@pytest.mark.parametrize(("before", "lost"), [(5, False), (6, True)])
def test_seven_points_lose(before, lost):
    """The sixth does not."""
    t = story(f"you points {before}").do("hit you")
    assert t.outcome == ((0, "F-R2.1") if lost else None)
    t.sees(f"you points {before + 1}")


@pytest.mark.rule("F-R2.1", "F-R5.1")
@pytest.mark.parametrize(("before", "lost"), [(4, False), (5, True)])
def test_six_points_lose_a_limited_game(before, lost):
    """The fifth does not."""
    t = story(f"switch format limited\nyou points {before}").do("hit you")
    assert t.outcome == ((0, "F-R2.1") if lost else None)


@pytest.mark.rule("F-R2.2", "F-R14.14")
@pytest.mark.parametrize(("deck", "drawn", "lost"), [(1, 1, False), (1, 2, True), (0, 1, True)])
def test_drawing_from_an_empty_deck_loses(deck, drawn, lost):
    """The last card itself may be drawn."""
    t = story(f"me deck {deck}").do(f"draw me {drawn}")
    assert t.outcome == ((1, "F-R2.2") if lost else None)
    t.sees(f"me hand {min(deck, drawn)}")


@pytest.mark.rule("F-R2.3")
@pytest.mark.parametrize(("deck", "points", "lost"), [(1, 1, False), (1, 2, True), (0, 1, True)])
def test_damage_larger_than_the_deck_loses(deck, points, lost):
    """One point with one card left is fine."""
    t = story(f"you deck {deck}").do(f"hit you {points}")
    assert t.outcome == ((0, "F-R2.3") if lost else None)


@pytest.mark.rule("F-R2.4", "F-R2.5", "F-R9.1")
def test_losing_is_looked_at_when_a_player_would_get_priority():
    """The draw from the empty deck does not end the resolution: the seventh point of the other side comes too, a draw."""
    t = story("me deck 0\nyou points 6").act("me", "draw me 1; damage_player opponent 1").do("resolve")
    assert t.outcome == (2, "F-R2.5")


@pytest.mark.rule("F-R2.5")
def test_who_wins_and_loses_together_loses():
    """The winning text and the draw from the empty deck stand in one effect."""
    t = story("me deck 0").act("me", "draw me 1; win me").do("resolve")
    assert t.outcome is not None and t.outcome[0] == 1


@pytest.mark.rule("F-R2.8")
@pytest.mark.parametrize(("who", "winner"), [("me", 0), ("opponent", 1)])
def test_a_text_that_wins_ends_the_game(who, winner):
    """At once, before anybody acts."""
    t = story("").act("me", f"win {who}").do("resolve")
    assert t.outcome == (winner, "F-R2.8")


def passive(t):
    """Everybody passes until something else is asked or the game is over."""
    for _ in range(5000):
        if t.kind != "priority" or not t.game.aside:
            return t
        t.do("you: pass" if t.choice.seat else "pass")
    raise AssertionError("this does not end")


@pytest.mark.rule("F-R2.7")
def test_an_endless_loop_that_nobody_can_stop_is_a_draw():
    """It is dulled by being activated, and activated by being dulled."""
    t = story(
        "me field wheel",
        wheel=blank("forward/fire/2/3000", "when dulled self: activate self", "when activated self: dull self"),
    )
    passive(t.do("dull wheel"))
    assert t.outcome == (2, "F-R2.7")


@pytest.mark.rule("F-R2.7")
def test_a_loop_that_ends_by_itself_is_no_draw():
    """Twenty counters, one less each time."""
    t = story(
        "me field wheel counter turn 20",
        wheel=blank("forward/fire/2/3000", "when dulled self if (counters self turn) >= 1: take self turn 1; activate self",
                    "when activated self: dull self"),
    )  # fmt: skip
    passive(t.do("dull wheel"))
    t.sees("wheel counter turn 0", "wheel dull", "asked priority me")


@pytest.mark.rule("F-R2.7")
def test_a_player_cannot_go_on_for_ever_with_what_costs_nothing():
    """After so many rounds the ability is no longer offered, and the game goes on."""
    t = story("me field wheel", wheel=blank("forward/fire/2/3000", "activate: gain_power self 1000 until end_of_turn"))
    rounds = 0
    while any(option.verb.word == "use" for option in t.choice.options):
        t.do("use wheel 1", "resolve")
        rounds += 1
        assert rounds < 1000
    t.sees("asked priority me", "stack 0").do("to your_main1").sees("asked priority you")


def at_the_bound(mine, yours, bound=200):
    """The last turn of a game with this bound, after which it is over."""
    t = story(f"turn {bound}\nturn_player you\nme deck 10\n{mine}\n{yours}")
    for _ in range(50):
        if t.kind == "" or t.turn[0] > bound:
            return t
        t.do("to my_main1") if t.kind != "discard" else t.do(f"{'you' if t.choice.seat else 'me'}: select any 1")
    raise AssertionError("the turn does not end")


@pytest.mark.rule("F-R2.9")
@pytest.mark.case("fftcg/C83")
def test_at_the_turn_bound_fewer_points_win():
    """A has 3 points, B 4."""
    assert at_the_bound("me points 3", "you deck 30\nyou points 4").outcome == (0, "F-R2.9")


@pytest.mark.rule("F-R2.9")
@pytest.mark.case("fftcg/C84")
def test_at_the_turn_bound_with_equal_points_the_larger_deck_wins():
    """Ten cards against eight."""
    assert at_the_bound("me points 3", "you deck 8\nyou points 3").outcome == (0, "F-R2.9")


@pytest.mark.rule("F-R2.9")
@pytest.mark.case("fftcg/C85")
def test_at_the_turn_bound_with_all_equal_nobody_wins():
    """Equal points, equal decks."""
    assert at_the_bound("me points 3", "you deck 10\nyou points 3").outcome == (2, "F-R2.9")


@pytest.mark.rule("F-R2.9")
def test_one_turn_before_the_bound_the_game_goes_on():
    """Turn 199 is followed by turn 200."""
    t = at_the_bound("me points 3", "you deck 30\nyou points 4", 199)
    assert t.outcome is None and t.turn == (200, 0)
