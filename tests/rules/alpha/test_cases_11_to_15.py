"""The hard cases of α from A-C11 on: alpha attack, renewal, evolving, equal speeds."""

import pytest

from alpha.board import ME, YOU, board

PACK = """phase battle
          me box XA-02
          me box XA-12
          me slot XA-42
          you box XA-01
          """


@pytest.mark.case("alpha/A-C11")
@pytest.mark.case("alpha/switch/alpha_skill=letter_max")
@pytest.mark.case("alpha/switch/alpha_field=own_card")
@pytest.mark.rule("A-11.2", "A-11.3", "A-11.4", "A-12.9", "A-11.8")
def test_c11_alpha_attack_blocked():
    """460 against 240: Emberling is removed; Brinepup and Tidefang lie sideways."""
    t = board(PACK).answer("pass", "alpha XA-02", "pick XA-12", "done", "block XA-01", "none", "pass", "pass")
    assert t.fought() == [460, 240]
    assert t.cards(YOU, "removed") == ["XA-01"]
    assert t.boxes(ME) == ["XA-12", "XA-02"]
    turned = [event for event in t.events("turned-sideways") if event.rule == "A-12.8"]
    assert [event.amount for event in turned] == [2]


@pytest.mark.case("alpha/A-C11a")
@pytest.mark.rule("A-11.2", "A-11.3")
def test_c11a_no_field_no_alpha_attack():
    """Without the field there is no supporter."""
    t = board(PACK.replace("me slot XA-42", "")).answer("pass")
    assert t.choice.kind == "opportunity"
    assert not t.offers("alpha")


STRONG = PACK.replace("you box XA-01", "you box XA-21\nyou fill XA-01")


@pytest.mark.case("alpha/A-C11b")
@pytest.mark.rule("A-12.9", "A-12.11")
def test_c11b_supporters_are_safe():
    """460 against 520: Brinepup is removed, Tidefang stays, sideways."""
    t = board(STRONG).until("opportunity", ME).answer("pass")
    t.until("opportunity", ME, lambda: t.choice.options[-1].verb.word == "alpha")
    t.answer("alpha XA-02", "pick XA-12", "done", "block XA-21", "none", "pass", "pass")
    assert t.fought() == [460, 520]
    assert (t.cards(ME, "removed"), t.boxes(ME)) == (["XA-02"], ["XA-12"])


@pytest.mark.case("alpha/A-C11bs")
@pytest.mark.case("alpha/switch/alpha_skill=any_max")
@pytest.mark.rule("A-12.9")
def test_c11bs_the_strongest_of_any_letter():
    """460 and 640 are compared."""
    t = board("switch alpha_skill any_max\n" + STRONG).until("opportunity", ME).answer("pass")
    t.until("opportunity", ME, lambda: t.choice.options[-1].verb.word == "alpha")
    t.answer("alpha XA-02", "pick XA-12", "done", "block XA-21", "none", "pass", "pass")
    assert t.fought() == [460, 640]


@pytest.mark.case("alpha/A-C11d")
@pytest.mark.case("alpha/switch/alpha_unblocked_damage=10")
@pytest.mark.rule("A-11.6", "A-11.8")
def test_c11d_a_supporter_gives_up_its_opportunity():
    """Ten points; both lie sideways; Brinepup's opportunity is skipped."""
    t = board(PACK).answer("alpha XA-12", "pick XA-02", "done", "none")
    assert t.points == [100, 90]
    assert t.sideways(ME) == ["XA-12", "XA-02"]
    assert t.rules_cited("opportunity-skipped") == {"A-11.8"}
    assert (t.had(ME), t.asked) == (["XA-12", "XA-02"], (YOU, "opportunity"))


THREE = """phase battle
           me box XA-12
           me box XA-02
           me box XA-02
           me slot XA-42
           you box XA-21
           you box XA-01
           you slot XA-41"""


def alpha_of_three(switch=""):
    """Brinepup alpha attacks with Tidefang and the other Brinepup; Pyrelord blocks."""
    t = board(switch + THREE).answer("pass", "pass")
    return t.answer("alpha XA-02", "pick XA-12", "pick XA-02", "done", "block XA-21")


@pytest.mark.case("alpha/A-C11c")
@pytest.mark.case("alpha/switch/defender_supporters=exactly")
@pytest.mark.rule("A-11.5")
def test_c11c_the_same_number_or_none():
    """Two are needed, one is there."""
    t = alpha_of_three()
    assert t.asked == (YOU, "support")
    assert t.options() == ["none", "back"]


@pytest.mark.case("alpha/A-C11cs")
@pytest.mark.case("alpha/switch/defender_supporters=at_most")
@pytest.mark.rule("A-11.5")
def test_c11cs_at_most_as_many():
    """None or Emberling."""
    t = alpha_of_three("switch defender_supporters at_most\n")
    assert t.options() == ["none", "pick XA-01", "back"]


SHORT = """me box XA-21
           me slot XA-45
           me fill XA-02
           me hand XA-51 XA-51 XA-52 XA-52
           me top XA-53
           me net_ocean 1
           me dark 15
           me removed XA-01 XA-01 XA-01 XA-05 XA-05 XA-05 XA-11 XA-11 XA-11 XA-31
           you box XA-02"""


def short_deck(switch=""):
    """Drawn one, five in hand."""
    t = board(switch + SHORT).until("fill", ME)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (5, 0)
    return t


@pytest.mark.case("alpha/A-C12")
@pytest.mark.case("alpha/switch/renew_refill=true")
@pytest.mark.case("alpha/switch/renew_by=anyone")
@pytest.mark.case("alpha/switch/renew_when=always")
@pytest.mark.rule("A-7.10", "A-7.11")
def test_c12_renewal():
    """17 cards become the deck, one is drawn, nothing can be placed."""
    t = short_deck().answer("renew")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (6, 16, 0)
    assert (t.boxes(ME), t.slots(ME), t.count(ME, "removed")) == ([], [], 10)
    t.until("discard_play", YOU)
    assert (t.boxes(ME), t.slots(ME)) == ([], [])


@pytest.mark.case("alpha/A-C12s")
@pytest.mark.case("alpha/switch/renew_refill=false")
@pytest.mark.rule("A-7.10")
def test_c12s_without_a_second_fill():
    """Hand 5, deck 17."""
    t = short_deck("switch renew_refill false\n").answer("renew")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (5, 17)


@pytest.mark.case("alpha/A-C12b")
@pytest.mark.rule("A-7.7")
def test_c12b_it_is_not_forced():
    """On to placing with five cards, an empty deck, and all that is in play."""
    t = short_deck().answer("done")
    assert t.asked == (ME, "place")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.boxes(ME), t.slots(ME)) == (5, 0, ["XA-21"], ["XA-45"])


@pytest.mark.case("alpha/A-C12c")
@pytest.mark.case("alpha/switch/renew_by=no_low_level")
@pytest.mark.rule("A-7.10")
def test_c12c_who_may_renew():
    """With Emberling in play renewal is not among the choices; without it, it is."""
    text = "switch renew_by no_low_level\n" + SHORT
    assert board(text).until("fill", ME).offers("renew")
    t = board(text.replace("me box XA-21", "me box XA-21\nme box XA-01").replace("removed XA-01", "removed"))
    t.until("place", ME)
    assert not [event for event in t.events("renewed")]
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (5, 0)


FRESH = """turn 1
           me fill XA-02
           me hand XA-01 XA-11 XA-51 XA-51 XA-52 XA-52
           you fill XA-02
           you hand XA-02 XA-02 XA-02 XA-02 XA-02 XA-02"""


@pytest.mark.case("alpha/A-C14")
@pytest.mark.case("alpha/switch/evolve_fresh=true")
@pytest.mark.rule("A-7.18", "A-8.4")
def test_c14_evolving_on_a_box_of_this_turn():
    """Blazehorn stands alone in the box, Emberling is in the Dark Area."""
    t = board(FRESH).until("place", ME).answer("place XA-01", "evolve XA-11 XA-01", "done").until("opportunity")
    assert t.boxes(ME) == ["XA-11"]
    assert t.cards(ME, "dark_area") == ["XA-01"]


@pytest.mark.case("alpha/A-C14s")
@pytest.mark.case("alpha/switch/evolve_fresh=false")
@pytest.mark.rule("A-7.18")
def test_c14s_only_on_what_was_there():
    """After Emberling is placed, Blazehorn cannot be placed."""
    t = board("switch evolve_fresh false\n" + FRESH).until("place", ME).answer("place XA-01")
    assert t.options() == ["done", "back"]
    assert ("place-fresh", "A-7.18") in t.reasons(ME, "XA-11")


TIED = """phase battle
          me box XA-12
          me box XA-12
          me fill XA-02
          you box XA-05
          you box XA-05"""


def order(switch=""):
    """The seats of the four opportunities."""
    t = board(switch + TIED)
    seats = []
    for _ in range(4):
        seats.append(t.choice.seat)
        t.answer("pass")
    return seats


@pytest.mark.case("alpha/A-C15")
@pytest.mark.case("alpha/switch/speed_ties=first_player")
@pytest.mark.rule("A-9.1")
def test_c15_equal_speed():
    """All of the first player's first."""
    assert order() == [ME, ME, YOU, YOU]


@pytest.mark.case("alpha/A-C15s")
@pytest.mark.case("alpha/switch/speed_ties=alternate")
@pytest.mark.rule("A-9.1")
def test_c15s_one_by_one():
    """One of the first player's, one of the second's."""
    assert order("switch speed_ties alternate\n") == [ME, YOU, ME, YOU]
