"""A-11: the alpha attack, its supporters and its defence."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import digimon, field

# Three of type B in Deep Savers; the opponent has two of type A in Dragon's Roar.
PACK = """phase battle
          me box XA-12
          me box XA-02
          me slot XA-42
          you box XA-11
          you box XA-01
          you slot XA-41
          you fill XA-01"""


@pytest.mark.rule("A-11.1")
@pytest.mark.primer("alpha/41")
def test_only_the_player_can_be_the_target():
    """No Digimon is offered as one."""
    t = board(PACK)
    assert [words for words in t.options() if words.startswith("alpha")] == ["alpha XA-12"]
    t.answer("alpha XA-12", "pick XA-02", "done")
    assert (t.rules_cited("alpha-attack"), t.asked) == ({"A-11.1"}, (YOU, "block"))


# Who may support: attacker type B with the icon DS, a field of DS.
SUPPORT = [
    ({}, "", True),
    ({"type": "A"}, "", False),
    ({"fields": ["DR"]}, "", False),
    ({"fields": []}, "", False),
    ({"fields": ["DR", "DS"]}, "", True),
    ({}, " sideways", False),
]


@pytest.mark.rule("A-11.2", "A-11.3")
@pytest.mark.primer("alpha/42")
@pytest.mark.parametrize(("facts", "lies", "may"), SUPPORT)
def test_a_supporter_is_upright_of_the_same_type_and_in_the_same_field(facts, lies, may):
    """Each of the three is needed."""
    other = digimon("T-1", **{"type": "B", "fields": ["DS"], "speed": 1, **facts})
    t = board(f"phase battle\nme box XA-12\nme box T-1{lies}\nme slot XA-42\nme fill XA-01\nyou box XA-01", other)
    assert t.offers("alpha XA-12") == may


@pytest.mark.rule("A-11.2")
def test_at_least_one_supporter_is_named():
    """Before that there is no `done`; taken back, the opportunity is open again."""
    t = board(PACK).answer("alpha XA-12")
    assert (t.asked, t.choice.rule, t.options()) == ((ME, "support"), "A-11.2", ["pick XA-02", "back"])
    assert t.answer("pick XA-02").options() == ["done", "back"]
    t.answer("back", "back")
    assert t.asked == (ME, "opportunity")
    assert t.events("alpha-attack") == []


FIELDS = [
    ("alpha/switch/alpha_field=own_card", "own_card", [False, True, False]),
    ("alpha/switch/alpha_field=any_card", "any_card", [False, True, True]),
    ("alpha/switch/alpha_field=shared_icon", "shared_icon", [True, True, True]),
]


@pytest.mark.rule("A-11.3")
@pytest.mark.case("alpha/switch/alpha_field=own_card")
@pytest.mark.case("alpha/switch/alpha_field=any_card")
@pytest.mark.case("alpha/switch/alpha_field=shared_icon")
@pytest.mark.parametrize(("value", "may"), [(value, may) for _, value, may in FIELDS])
def test_whose_field_makes_the_same_field(value, may):
    """No field in play; an own one; the opponent's."""
    text = f"switch alpha_field {value}\nphase battle\nme box XA-12\nme box XA-02\nyou box XA-01\n"
    found = [board(text + slot).offers("alpha") for slot in ("", "me slot XA-42", "you slot XA-42")]
    assert found == may


@pytest.mark.rule("A-11.3", "A-1.8")
def test_one_field_may_make_several_icons():
    """A Field card of DR and DS."""
    both = field("T-1", "DR", "DS")
    assert board("phase battle\nme box XA-12\nme box XA-02\nme slot T-1\nyou box XA-01", both).offers("alpha")


@pytest.mark.rule("A-11.4")
@pytest.mark.primer("alpha/44")
def test_speed_does_not_matter_for_the_defence():
    """Emberling (4) and Blazehorn (5) against Tidefang (6); one that lies sideways may not."""
    t = board(PACK).answer("alpha XA-12", "pick XA-02", "done")
    assert (t.choice.rule, t.options()) == ("A-11.4", ["none", "block XA-11", "block XA-01"])
    t = board(PACK.replace("you box XA-01\n", "you box XA-01 sideways\n")).answer("alpha XA-12", "pick XA-02", "done")
    assert t.options() == ["none", "block XA-11"]


@pytest.mark.rule("A-11.5")
@pytest.mark.primer("alpha/45")
def test_the_blocker_may_use_as_many_supporters():
    """Upright, of its type, in the same field: Emberling supports Blazehorn."""
    t = board(PACK).answer("alpha XA-12", "pick XA-02", "done", "block XA-11")
    assert (t.asked, t.choice.rule, t.options()) == ((YOU, "support"), "A-11.5", ["none", "pick XA-01", "back"])
    t.answer("pick XA-01")
    assert [event.rule for event in t.events("supported")] == ["A-11.2", "A-11.5"]
    assert t.asked == (ME, "window")


@pytest.mark.rule("A-11.5")
def test_a_block_with_its_supporters_can_be_taken_back():
    """The attacker has seen nothing of it."""
    t = board(PACK).answer("alpha XA-12", "pick XA-02", "done", "block XA-11", "back")
    assert (t.asked, t.events("blocked")) == ((YOU, "block"), [])


@pytest.mark.rule("A-11.6")
@pytest.mark.case("alpha/switch/alpha_unblocked_damage=10_each")
@pytest.mark.parametrize(("switch", "points"), [("", 90), ("switch alpha_unblocked_damage 10_each\n", 80)])
def test_not_blocked_costs_ten_points_or_ten_each(switch, points):
    """One supporter; all turn sideways."""
    t = board(switch + PACK).answer("alpha XA-12", "pick XA-02", "done", "none")
    assert (t.points[YOU], t.sideways(ME)) == (points, ["XA-12", "XA-02"])
    assert t.rules_cited("points-lost") == {"A-11.6"}


@pytest.mark.rule("A-11.7", "A-12.8", "A-12.9")
@pytest.mark.primer("alpha/46")
def test_blocked_leads_to_an_alpha_battle():
    """Attacker, blocker and the supporters of both turn sideways at its end."""
    t = board(PACK).answer("alpha XA-12", "pick XA-02", "done", "block XA-11", "pick XA-01", "pass", "pass")
    assert t.fought() == [460, 400]
    assert [event.amount for event in t.events("turned-sideways")] == [3]
    assert (t.cards(YOU, "removed"), t.boxes(ME), t.boxes(YOU)) == (["XA-11"], ["XA-12", "XA-02"], ["XA-01"])


@pytest.mark.rule("A-11.8")
def test_a_supporter_may_have_had_its_opportunity_or_not():
    """After a pass it still supports; one that attacked does not."""
    t = board(PACK).answer("pass")
    assert t.offers("alpha XA-02")
    t = board(PACK).answer("attack XA-12")
    assert t.asked == (ME, "opportunity")
    assert not t.offers("alpha")
