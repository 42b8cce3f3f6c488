"""The events that abilities answer."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon, option
from appmon.using import battle, doing, form

STRONG = "XP-01 > XP-21"
"""Gaia Engine beats every base: a made Standard loses 10 to it."""


@pytest.mark.parametrize(
    ("event", "points"),
    [
        ("turn_starts", 60),
        ("start_of_battle", 50),
        ("attack_used", 50),
        ("loss", 50),
        ("end_of_battle", 50),
        ("point_phase", 50),
        ("points_lost", 50),
        ("after_points", 50),
        ("end_of_turn", 50),
        ("win", 40),
        ("draw", 40),
        ("linked", 40),
        ("opened", 40),
        ("leaves_slot", 40),
        ("renewed", 40),
    ],
)
def test_the_moments_of_a_lost_battle(event: str, points: int) -> None:
    """From 50 points 10 are lost; the card gains 10 at its moment, or its moment does not come. Two turns start."""
    card = appmon("T-2", f"when {event}: gain_points me 10")
    t = board(f"phase preparation\nfirst you\nme box T-2\nme points 50\nyou box {STRONG}", card)
    assert t.next_turn().points == [points, 100]


@pytest.mark.parametrize(("steps", "event", "points"), [
    ("win_battle me", "win", [60, 60]),
    ("tie_battle", "draw", [50, 90]),
    ("end_battle", "end_of_battle", [60, 100]),
])  # fmt: skip
def test_the_moments_of_other_battles(steps: str, event: str, points: list[int]) -> None:
    """Won, tied, without result: a win and an end gain 10 from 50, a tie gains and loses 10.

    Gaia Engine costs 40 against a Standard.
    """
    card = appmon("T-2", f"when {event}: gain_points me 10")
    assert doing(steps, "me points 50", me="T-2", you="XP-01 > XP-21", cards=(card,)).next_turn().points == points


def test_an_event_about_the_opponent_is_not_mine() -> None:
    """The opponent wins; my card answers only a win of mine."""
    card = appmon("T-2", "when win: draw me 1")
    assert battle(me="T-2", you=STRONG, cards=(card,)).next_turn().count(ME, "hand") == 0


def test_the_amount_of_an_event_can_be_used() -> None:
    """Whatever I lose the opponent loses, too: 10."""
    card = appmon("T-2", "when points_lost: lose_points opponent that")
    assert battle(me="T-2", you=STRONG, cards=(card,)).next_turn().points == [90, 90]


def test_points_that_are_gained_are_noticed() -> None:
    """By an open option, once a turn."""
    card = option("T-2", "use at battle limit stays", "when points_gained once per turn: draw me 1")
    mine = option("T-1", "use at battle limit at_use: gain_points me 10; gain_points me 10")
    t = battle("me slot T-1", "me slot T-2", "me points 50", cards=(card, mine)).answer("open T-2", "open T-1")
    assert t.count(ME, "hand") == 1


def test_an_attack_that_was_raised_is_noticed_at_most_so_often() -> None:
    """Its own addition sets it off again, three times in a phase: 300 + 10 + 3 times 20."""
    card = appmon("T-2", "when attack_added at_most 3: add_attack me 20")
    assert doing("add_attack me 10", me="T-2", cards=(card,)).power(ME) == 370


def test_an_option_notices_that_it_was_opened_and_that_it_leaves() -> None:
    """One card for the opening, one when it is negated and so leaves."""
    card = option("T-1", "use at battle limit stays", "when opened: draw me 1", "when leaves_slot: draw me 1")
    foe = option("T-2", "use at battle limit at_use: choose $a: 1 {open} from opponent.slots; negate $a")
    t = battle("me slot T-1", "you slot T-2", cards=(card, foe)).answer("open T-1")
    assert t.count(ME, "hand") == 1
    t.answer("pass", "open T-2", "pick T-1")
    assert (t.count(ME, "hand"), t.slots(ME)) == (2, [])


@pytest.mark.rule("P-10.5")
def test_a_renewal_is_noticed_by_the_fighting_card() -> None:
    """A base stays through it."""
    card = appmon("T-2", "when renewed: draw me 2")
    assert doing("renew me", me="T-2", cards=(card,)).count(ME, "hand") == 2


def test_the_end_of_each_phase_is_noticed() -> None:
    """Battle and points: two cards from the deck of the opponent; its preparation and fusion come next turn."""
    card = option("T-1", "use at battle limit end_of_turn", "when end_of_phase: mill opponent 1")
    t = battle("me slot T-1", "you deck 20", you="XP-01", cards=(card,)).answer("open T-1").next_turn()
    assert t.count(YOU, "deck") == 18


@pytest.mark.rule("P-7.5")
def test_a_form_notices_that_it_came() -> None:
    """Also by an effect."""
    card = form("T-2", "when evolved: gain_points me 10")
    line = "choose $a: 1 {grade Super} from me.hand; place $a"
    assert doing(line, "me hand T-2", "me points 50", cards=(card,)).answer("pick T-2").points == [60, 100]


@pytest.mark.rule("P-7.6")
def test_a_fusion_that_fails_is_noticed() -> None:
    """Encorial does not lie on the base that declared it."""
    card = appmon("T-2", "when evolution_failed: draw me 1")
    t = board("phase fusion\nfirst me\nme box T-2\nme fusion XP-11 with XP-02\nyou box XP-01", card)
    t.answer("fuse XP-11").until("window")
    assert (t.box(ME), t.count(ME, "hand")) == ("T-2", 1)


@pytest.mark.parametrize("word", ["remove_evolved me", "return_evolved me"])
def test_a_form_notices_that_it_leaves(word: str) -> None:
    """And acts though it has left."""
    card = form("T-2", "when leaves_play: gain_points me 10")
    assert doing(word, "me points 50", me="XP-01 > T-2", cards=(card,)).points == [60, 100]


@pytest.mark.rule("P-9.4")
def test_host_and_partner_notice_a_link() -> None:
    """The host asks for the attribute of its partner: Social, not Navi. 300 + 300 + 50 (+ 7 for the partner)."""
    host = appmon("T-2", "when linked if me.link is {attribute Social}: add_attack me 50")
    partner = appmon("T-3", "when links: add_attack me 70", attributes=["Navi"], link={"symbol": "●", "amount": 300})
    t = battle("me hand XP-08", me="T-2", cards=(host,)).answer("link XP-08")
    assert t.power(ME) == 650
    t = battle("me hand T-3", me="T-2", cards=(host, partner)).answer("link T-3")
    assert t.power(ME) == 670


@pytest.mark.rule("P-5.3")
def test_the_first_player_answers_first_and_orders_the_own_ones() -> None:
    """Two abilities of mine are put in order by me, after the opponent's, who is first."""
    foe = appmon("T-3", "when start_of_battle: mill me 1")
    card = appmon("T-2", "when start_of_battle: draw me 1", "when start_of_battle: gain_points me 10")
    t = board("phase battle\nfirst you\nme box T-2\nme points 50\nme deck 20\nyou box T-3\nyou deck 20", card, foe)
    assert (t.asked, t.count(YOU, "deck"), t.count(ME, "hand")) == ((ME, "order"), 19, 0)


def test_who_may_can_leave_it() -> None:
    """`may` with a cost: no, and nothing is paid; yes, and it is."""
    card = appmon("T-2", "when start_of_battle may cost mill 2: add_attack me 60")
    text = "phase battle\nfirst you\nme box T-2\nme deck 20\nyou box XP-01"
    no = board(text, card).answer("no")
    assert (no.power(ME), no.count(ME, "deck")) == (300, 20)
    yes = board(text, card).answer("yes")
    assert (yes.power(ME), yes.count(ME, "deck")) == (360, 18)
