"""The words that move cards from zone to zone, and the costs that are paid with cards, points and chips."""

import pytest

from appmon.board import ME, YOU, Board
from appmon.made import option
from appmon.using import battle, doing, hand, using
from netocean.engine.chance import seeded


@pytest.mark.parametrize(
    ("steps", "mine", "yours"),
    [
        ("draw me 2", (4, 8, 0), (2, 10, 0)),
        ("draw opponent 1", (2, 10, 0), (3, 9, 0)),
        ("draw me 20", (12, 0, 0), (2, 10, 0)),
        ("refill me", (6, 6, 0), (2, 10, 0)),
        ("refill opponent", (2, 10, 0), (6, 6, 0)),
        ("mill me 3", (2, 7, 3), (2, 10, 0)),
        ("mill opponent 2", (2, 10, 0), (2, 8, 2)),
        ("discard_all me", (0, 10, 2), (2, 10, 0)),
        ("discard_random opponent 1", (2, 10, 0), (1, 10, 1)),
        ("discard_random me 5", (0, 10, 2), (2, 10, 0)),
        ("shuffle_hand me", (0, 12, 0), (2, 10, 0)),
        ("shuffle_hand opponent; draw opponent 3", (2, 10, 0), (3, 9, 0)),
    ],
)
def test_hand_deck_and_discard_pile(steps: str, mine: tuple[int, int, int], yours: tuple[int, int, int]) -> None:
    """Two cards in each hand, ten in each deck, none discarded; the others are out of the game."""
    gone = " ".join(["XP-01"] * 15)
    t = doing(steps, "me hand XP-02 XP-03", f"me removed {gone}", "me deck 10", "me discard 0",
              "you hand XP-05 XP-06", f"you removed {gone} XP-01", "you deck 10", "you discard 0")  # fmt: skip
    for seat, wanted in ((ME, mine), (YOU, yours)):
        assert tuple(t.count(seat, zone) for zone in ("hand", "deck", "discard_pile")) == wanted


def test_who_discards_chooses() -> None:
    """The opponent picks one of two cards."""
    t = doing("discard_hand opponent 1", "you hand XP-05 XP-06")
    assert t.asked[0] == YOU
    t.answer("pick XP-06")
    assert hand(t, YOU) == ["XP-05"]


def test_renewal_gathers_all_but_base_and_gauge_card() -> None:
    """P-10.5 at another moment: form and options go along; the deck is all that is not hand, base or gauge card."""
    t = doing("renew me", "me slot XP-52", "me hand XP-02", "me deck 4", me="XP-01 > XP-11")
    assert (t.box(ME), t.slots(ME), hand(t)) == ("XP-01", [], ["XP-02"])
    assert (t.count(ME, "deck"), t.count(ME, "discard_pile")) == (27, 0)


def test_looking_choosing_revealing_taking() -> None:
    """Two of the top three fit the filter; the one that is taken is shown to the other seat."""
    t = doing("look me.deck 3; choose $a: up to 1 {grade Super} from me.deck; reveal $a; to_hand $a; shuffle me",
              "me deck 20", "me top XP-02 XP-11 XP-12")  # fmt: skip
    assert sorted(t.options()) == ["done", "pick XP-11", "pick XP-12"]
    t.answer("pick XP-11")
    assert hand(t) == ["XP-11"]
    assert [event.cards[0].key for event in t.events("revealed", YOU)] == ["appmon-practice/xp-11"]
    assert t.count(ME, "deck") == 19


def test_a_choice_begins_anew_in_a_world_where_what_was_picked_does_not_fit() -> None:
    """You do not know my deck; as far as you know it has no Super."""
    t = doing("look me.deck 3; choose $a: up to 2 {grade Super} from me.deck; to_hand $a",
              "me deck 20", "me top XP-02 XP-11 XP-12").answer("pick XP-12")  # fmt: skip
    world = t.game.resample(YOU, seeded("world"), [])
    assert world.choice is not None
    assert (world.choice.kind, world.choice.seat, world.choice.picked) == ("effect_choose", ME, [])
    t.answer("pick XP-11")
    assert hand(t) == ["XP-11", "XP-12"]


def test_what_is_looked_at_is_not_shown_to_the_other() -> None:
    """The opponent hears how many, not which."""
    t = doing("look me.deck 2", "me deck 20", "me top XP-02 XP-11")
    assert [card.key for card in t.events("looked", YOU)[0].cards] == [None, None]


@pytest.mark.parametrize(("end", "place"), [("top", 19), ("bottom", 0)])
def test_a_card_goes_to_an_end_of_the_deck(end: str, place: int) -> None:
    """Of nineteen cards and one more."""
    t = doing(f"choose $a: 1 from me.hand; to_deck $a {end}", "me hand XP-03", "me deck 19").answer("pick XP-03")
    assert t.cards(ME, "deck")[place] == "XP-03"


def test_a_card_of_the_discard_pile_comes_back() -> None:
    """An effect that lets one look passes the guess that nobody may look through it (P-2.3)."""
    t = doing("look me.discard_pile; choose $a: 1 {kind option} from me.discard_pile; to_hand $a", "me discard XP-52")
    t.answer("pick XP-52")
    assert hand(t) == ["XP-52"]


def test_a_removed_card_comes_back() -> None:
    """From the stack on the gauge."""
    t = doing("choose $a: 1 {grade Super} from me.removed; to_hand $a", "me removed XP-11 XP-12").answer("pick XP-12")
    assert (hand(t), t.cards(ME, "removed")) == (["XP-12"], ["XP-11"])


def test_a_card_is_stacked_on_the_gauge_and_then_drawn_for() -> None:
    """`when done`: the drawing comes after the effect."""
    t = doing("choose $a: 1 from me.hand; to_gauge $a; when done { draw me 2 }", "me hand XP-03", "me deck 10")
    t.answer("pick XP-03")
    assert (t.cards(ME, "removed"), t.count(ME, "hand")) == (["XP-03"], 2)


def test_an_option_is_set_from_hand_in_the_battle() -> None:
    """Face down, as long as a slot is free; a fighter cannot be set."""
    t = doing("choose $a: 1 from me.hand; to_slot $a", "me hand XP-52 XP-02").answer("pick XP-52")
    assert t.slots(ME) == ["T-1", "XP-52"] and t.offers("open XP-52")
    t = doing("choose $a: 1 from me.hand; to_slot $a", "me hand XP-52 XP-02").answer("pick XP-02")
    assert hand(t) == ["XP-02", "XP-52"]


def test_cards_of_the_opponents_slots_are_pointed_at_and_discarded() -> None:
    """Face down: their number is seen, not their face."""
    t = doing("choose $a: up to 2 from opponent.slots; discard $a", "you slot XP-52", "you slot XP-53")
    t.answer("pick", "done")
    assert t.slots(YOU) == ["XP-53"]


def test_an_open_option_is_negated() -> None:
    """It leaves its slot, its effect ends, and it may answer."""
    foe = option("T-2", "use at battle limit stays", "static: add_attack me 100", "when negated: draw me 1")
    mine = option("T-1", "use at battle limit at_use: choose $a: 1 {open} from opponent.slots; negate $a")
    t = battle("me slot T-1", "you slot T-2", cards=(mine, foe)).answer("pass", "open T-2", "pass")
    assert t.power(YOU) == 480
    t.answer("open T-1", "pick T-2")
    assert (t.power(YOU), t.slots(YOU), t.count(YOU, "hand")) == (380, [], 1)


def test_an_open_option_is_copied() -> None:
    """I do what the opponent's option does: my card gets the 100. A copy of a copy does nothing."""
    line = "use at battle limit at_use: choose $a: 1 {kind option, open} from opponent.slots; copy $a"
    mine, foe = option("T-1", line), option("T-2", "use at battle limit end_of_battle: add_attack me 100")
    t = battle("me slot T-1", "you slot T-2", "you slot T-1", cards=(mine, foe)).answer("pass", "open T-2", "pass")
    t.answer("open T-1", "pick T-2")
    assert (t.power(ME), t.power(YOU)) == (460, 480)
    t.answer("pass", "open T-1", "pick T-1")
    assert (t.power(ME), t.power(YOU)) == (460, 480)


# Costs.


def paying(cost: str, *lines: str) -> Board:
    """A battle with an option that costs this and draws nothing but 100 power."""
    card = option("T-1", f"use at battle cost {cost} limit at_use: add_attack me 100")
    return battle("me slot T-1", *lines, cards=(card,))


def test_a_cost_is_picked_by_filter() -> None:
    """Only the option of the hand can pay."""
    t = paying("discard_hand 1 {kind option}", "me hand XP-52 XP-02").answer("open T-1")
    assert t.options() == ["pick XP-52", "back"]
    t.answer("pick XP-52")
    assert (hand(t), t.power(ME)) == (["XP-02"], 460)


def test_a_picked_cost_can_be_taken_back() -> None:
    """Until it is paid whole nothing has changed."""
    t = paying("discard_hand 2", "me hand XP-52 XP-02 XP-03").answer("open T-1", "pick XP-52", "back", "back")
    assert (t.asked, len(hand(t)), t.slots(ME)) == ((ME, "window"), 3, ["T-1"])
    assert t.offers("open T-1")


@pytest.mark.parametrize(
    ("cost", "lines", "lacks"),
    [
        ("discard_hand 2", ("me hand XP-02",), "cost-hand"),
        ("discard_hand 1 {kind option}", ("me hand XP-02",), "cost-hand"),
        ("mill 5", ("me deck 4",), "cost-deck"),
        ("lose_points 60", ("me points 50",), "cost-points"),
        ("send {kind option}", ("me hand XP-52",), "cost-play"),
        ("reveal {grade God}", ("me hand XP-02",), "cost-reveal"),
        ("remove 4", ("me discard 3", "me deck 24"), "cost-discard-pile"),
        ("use_chip", ("me hand XP-02",), "cost-chip"),
    ],
)
def test_a_cost_that_cannot_be_paid_whole_bars_the_use(cost: str, lines: tuple[str, ...], lacks: str) -> None:
    """It is not offered, and the refusal says what is lacking."""
    t = paying(cost, *lines)
    assert not t.offers("open T-1")
    assert t.reasons(ME, "T-1") == [(lacks, "P-8.2")]


def test_costs_that_leave_no_choice_are_paid_at_once() -> None:
    """Hand, deck, points, discard pile, the card itself."""
    assert hand(paying("discard_all", "me hand XP-02 XP-03").answer("open T-1")) == []
    assert paying("mill 3", "me deck 10").answer("open T-1").count(ME, "deck") == 7
    assert paying("lose_points 20", "me points 50").answer("open T-1").points == [30, 100]
    t = paying("remove 2", "me discard 3", "me deck 24").answer("open T-1")
    assert (t.count(ME, "discard_pile"), t.count(ME, "removed")) == (1, 2)
    assert paying("send_this").answer("open T-1").slots(ME) == []


def test_costs_that_are_picked() -> None:
    """Another option, a card to show, a chip."""
    t = paying("send {kind option}", "me slot XP-52").answer("open T-1", "pick XP-52")
    assert (t.slots(ME), t.power(ME)) == (["T-1"], 460)
    t = paying("reveal {from Super}", "me hand XP-11").answer("open T-1", "pick XP-11")
    assert (hand(t), t.events("revealed", YOU)[0].cards[0].key) == (["XP-11"], "appmon-practice/xp-11")
    t = paying("use_chip", "me chips XPC-1", "you chips XPC-3").answer("open T-1", "pick XPC-1")
    assert (t.cards(ME, "chip_hand"), t.cards(ME, "used_chips")) == ([], ["XPC-1"])


def test_a_step_that_may_be_left() -> None:
    """`may`, and what follows only if it was done."""
    line = "may { discard_hand me 1; draw me 2 }"
    assert doing(line, "me hand XP-02").answer("no").count(ME, "hand") == 1
    t = doing(line, "me hand XP-02").answer("yes", "pick XP-02")
    assert t.count(ME, "hand") == 2


def test_one_or_the_other() -> None:
    """`if … else …`, and `if done` after a step that did nothing."""
    line = "if me.hand > 1 { mill me 1 } else { draw me 1 }"
    assert doing(line, "me hand XP-02").count(ME, "hand") == 2
    assert doing(line, "me hand XP-02 XP-03", "me deck 20").count(ME, "deck") == 19
    assert using("use at battle limit at_use: remove_evolved opponent; if done { draw me 1 }").count(ME, "hand") == 0
