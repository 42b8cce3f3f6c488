"""F-R1: the golden rules."""

import pytest

from fftcg.kit.story import blank, story

F3 = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R1.1", "F-R2.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_stops_a_player_from_conceding(seat):
    """Also out of turn, and in the middle of another player's decision."""
    t = story("me hand blank:summon/fire/0\nyou points 6")
    t.game.concede(seat)
    assert t.outcome == (1 - seat, "F-R2.6")


@pytest.mark.rule("F-R1.2", "F-R10.13")
@pytest.mark.parametrize(("text", "blocks"), [("must self block", True), ("must self block; cannot self block", False)])
def test_a_prohibition_beats_a_duty(text, blocks):
    """What must block and cannot block does not; without the prohibition it has to."""
    t = story(
        f"me field {F3}\nyou field guard",
        guard=blank("forward/ice/3/6000", f"static: {text}"),
    )
    t.do(f"attack {F3}", "to blockers")
    if blocks:
        t.sees("must block", "can block guard")
    else:
        t.sees("not must block", "cannot block guard")


@pytest.mark.rule("F-R1.3")
@pytest.mark.parametrize(("held", "left"), [(1, 0), (2, 0), (3, 1)])
def test_as_much_as_possible_is_done(held, left):
    """Of two cards to discard the only one goes; then the rest of the text is done."""
    t = story(f"you fill_hand {held}").act("me", "discard_cards opponent 2; draw me 1").do("resolve")
    if held == 3:
        t.do("you: select any 2")
    t.sees(f"you hand {left}", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R1.4")
def test_a_named_number_is_never_negative():
    """From nought to three there are four answers."""
    t = story("").act("me", "let $n (number me 0 3); draw me $n").do("resolve")
    assert [option.value for option in t.choice.options] == [0, 1, 2, 3]
    t.do("name 2").sees("me hand 2", "asked priority me")


@pytest.mark.rule("F-R1.5")
@pytest.mark.parametrize(("gain", "stays"), [(2000, False), (3000, True)])
def test_a_negative_value_is_kept_while_it_changes_further(gain, stays):
    """3000 - 5000 + 3000 is 1000: it lives; with 2000 it has no power left."""
    t = story(f"you field {F3}").act(
        "me",
        f"choose $a: 1 {{type forward}}; lose_power $a 5000 until end_of_turn; gain_power $a {gain} until end_of_turn",
    )
    t.do(f"choose {F3}", "resolve")
    t.sees(f"{F3} power 1000" if stays else f"{F3} in you.break", "asked priority me")


@pytest.mark.rule("F-R1.5")
def test_a_negative_value_counts_as_nought_for_every_other_use():
    """Power -2000 and 1000 more make 1000 damage."""
    t = story(f"you field {F3}\nyou field {ICE}").act(
        "me",
        "choose $a: 1 {type forward, cost = 2}; choose $b: 1 {type forward, cost = 3}; "
        "lose_power $a 5000 until end_of_turn; damage $b (plus (power $a) 1000)",
    )
    t.do(f"choose {F3} {ICE}", "resolve")
    t.sees(f"{ICE} damage 1000", "asked priority me")


@pytest.mark.rule("F-R1.6")
def test_the_power_of_what_has_none_is_nought():
    """A Backup's power and 2000 make 2000 damage."""
    t = story(f"me field blank:backup/fire/2\nyou field {ICE}").act(
        "me", "choose $a: 1 {type backup}; damage {type forward, of opponent} (plus (power $a) 2000)"
    )
    t.do("choose blank:backup/fire/2", "resolve")
    t.sees(f"{ICE} damage 2000", "asked priority me")


@pytest.mark.rule("F-R1.7", "F-R11.14", "F-R14.6")
@pytest.mark.parametrize("x", [0, 2])
def test_x_is_picked_when_the_ability_is_announced(x):
    """X is said before it is paid, and stays what it was said to be."""
    t = story(
        f"me field mage\nme cp F 2\nyou field {ICE}",
        mage=blank("forward/fire/2/3000", "activate cost cp X: damage {type forward, of opponent} (times 2000 x)"),
    )
    t.do("use mage 1", f"x {x}")
    t.sees(f"me active {3 - x}", "stack 1")
    t.do("resolve").sees(f"{ICE} damage {2000 * x}", "asked priority me")


@pytest.mark.rule("F-R1.8", "F-R9.7")
@pytest.mark.parametrize(("player", "other"), [("me", "you"), ("you", "me")])
def test_where_both_decide_the_turn_player_decides_first(player, other):
    """Both have six Backups."""
    six = "\n".join(f"{side} cp E 6" for side in ("me", "you"))
    t = story(f"turn_player {player}\n{six}")
    t.sees(f"asked backup {player}")
    t.do(f"{player}: select any 1").sees(f"asked backup {other}")
    t.do(f"{other}: select any 1").sees("me field 5", "you field 5", f"asked priority {player}")


@pytest.mark.rule("F-R1.9", "F-R11.12")
def test_an_announcement_that_is_given_up_has_not_happened():
    """Nothing is paid, nothing triggers, the same player has priority; and nobody was told."""
    t = story(
        f"me hand bolt\nme cp F 2\nme field watcher\nyou field {ICE}\nyou field {F3}",
        bolt=blank("summon/fire/2", "use: choose $a: 1 {type forward}; damage $a 1000"),
        watcher=blank("backup/fire/1", "when cast me {type summon}: draw me 1"),
    )
    told = len(t.events())
    t.answer(t.choice.options[0])
    t.sees("asked choose me")
    t.do("back").sees("asked priority me", "me active 3", "bolt in me.hand", "stack 0", "me hand 1")
    assert len(t.events()) == told
