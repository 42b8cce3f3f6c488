"""A player is asked whatever the hand holds, so that a question, or none, tells the other player nothing (F-R4.4)."""

import pytest

from fftcg.kit.story import story
from netocean.engine.chance import seeded

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
BACKUP = "blank:backup/wind/2"
PLAY = "select $a: 1 {type backup} from me.hand; play $a"


def asked(t):
    """Who is asked what, and the answers."""
    choice = t.game.choice
    return choice.seat, choice.kind, [option.verb.word for option in choice.options]


def resolved(text, hand):
    """Both pass on an ability with this text."""
    t = story(f"me hand {hand}" if hand else "me deck 10").act("me", text)
    for _ in range(2):
        t.game.answer_text("pass")
    return t


@pytest.mark.rule("F-R4.4", "F-R14.2")
@pytest.mark.parametrize(
    ("hand", "answers"), [(FIRE, ["none"]), (f"{BACKUP} {FIRE}", ["pick"]), (f"{BACKUP} {BACKUP}#2", ["pick", "pick"])]
)
def test_a_select_from_a_hand_is_asked_with_none_one_and_two_that_fit(hand, answers):
    """The other player learns only what comes of it."""
    assert asked(resolved(PLAY, hand)) == (0, "select", answers)


@pytest.mark.rule("F-R4.4", "F-R1.3")
def test_a_select_from_an_empty_hand_asks_nobody():
    """That the hand is empty both can see."""
    assert asked(resolved(PLAY, ""))[1] == "priority"


@pytest.mark.rule("F-R4.4", "F-R14.10")
@pytest.mark.parametrize(("hand", "answers"), [(FIRE, ["none"]), (f"{BACKUP} {FIRE}", ["pick"])])
def test_a_discard_with_a_filter_is_asked_with_none_and_one_that_fit(hand, answers):
    """And with as few as are asked for."""
    assert asked(resolved("discard_cards me 1 {type backup}", hand)) == (0, "discard", answers)


@pytest.mark.rule("F-R4.4", "F-R14.10")
def test_a_discard_of_all_there_are_asks_nobody():
    """Both can count."""
    t = resolved("discard_cards me 2", FIRE)
    assert asked(t)[1] == "priority"
    t.sees("me hand 0")


@pytest.mark.rule("F-R4.4", "F-R13.11", "F-R11.18")
@pytest.mark.parametrize(
    ("hand", "answers"), [(FIRE, ["yes", "no"]), (ICE, ["no"]), ("", None)], ids=["payable", "not payable", "no hand"]
)
def test_a_payment_is_offered_whatever_the_hand_can_pay(hand, answers):
    """Fire CP from a Fire card; an Ice card must not show by silence that it is none."""
    t = resolved("may { pay F }; when done { draw me 1 }", hand)
    assert asked(t)[1:] == ("may", answers) if answers else asked(t)[1] == "priority"


@pytest.mark.rule("F-R4.4", "F-R14.13")
def test_what_is_picked_among_cards_that_one_player_looks_at_is_asked():
    """Nothing among the top two fits."""
    t = resolved("let $a (top me 2); look $a; select $b: up to 1 {type backup} from $a; add $b", "")
    assert asked(t) == (0, "select", ["none"])


@pytest.mark.rule("F-R4.4", "F-R11.18")
def test_a_payment_under_way_is_undecided_in_the_worlds_of_the_other_player():
    """There the hand may hold nothing that can pay: the question is whether to pay at all."""
    t = resolved("may { pay F }; when done { draw me 1 }", f"{FIRE} {FIRE}#2")
    t.game.answer_text("yes")
    assert t.game.choice.kind == "pay"
    pool = [t.game.table.face]
    kinds = {t.game.resample(1, seeded(number), pool).choice.kind for number in range(5)}
    assert kinds == {"may"}
