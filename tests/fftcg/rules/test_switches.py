"""The switches of section 20 whose other value no preset has, each in a position where it makes the difference."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R10.26")
@pytest.mark.parametrize(("value", "asked"), [("preparation", "priority"), ("declaration", "attack")])
def test_where_the_next_attack_begins(value, asked):
    """`next_attack`: with the Preparation Step, or at once with the declaration."""
    t = story(f"switch next_attack {value}\nme field {FIRE}\nme field {ICE}").do(
        f"attack {FIRE}", "no_block", "strike", "pass", "you: pass"
    )
    t.sees(f"asked {asked} me")


@pytest.mark.rule("F-R11.11")
@pytest.mark.parametrize(("value", "accepted"), [("forbidden", False), ("allowed", True)])
def test_whether_cp_of_another_element_may_be_wasted(value, accepted):
    """`restricted_cp_waste`: a Forward that only Fire CP pay for, two Fire and one Ice Backup."""
    giant = blank("forward/fire/2/9000", "static: only_pay self fire")
    t = story(f"switch restricted_cp_waste {value}\nme hand giant\nme cp F 2\nme cp I 1", giant=giant)
    t.answer(next(option for option in t.choice.options if option.verb.word == "cast"))
    assert (t.card("cp:I") in [t.option_card(option) for option in t.listed()]) is accepted
    t.do("back").sees("asked priority me", "me active 3")


@pytest.mark.rule("F-R7.12")
@pytest.mark.parametrize(("value", "crystals"), [("next_turn", 0), ("same_phase", 1)])
def test_when_an_end_of_turn_auto_made_in_the_end_phase_acts(value, crystals):
    """`late_end_autos`: made by the discard of this End Phase."""
    grief = blank("backup/fire/2", "when discarded me: later [when end_of_turn any: gain_crystals me 1]")
    t = story(f"switch late_end_autos {value}\nme fill_hand 6\nme field grief", grief=grief)
    t.do("to your_main1", "select any 1").sees(f"me crystals {crystals}", "asked priority you")


@pytest.mark.rule("F-R12.6", "F-R21.3", "F-R9.5")
@pytest.mark.parametrize(("value", "legal"), [("true", True), ("false", False)])
def test_whether_the_mark_lifts_the_limit_of_names(value, legal):
    """`generic_exception`: two Moogles with the mark."""
    one = "blank:forward/fire/0/3000/name=Moogle/generic"
    t = story(f"switch generic_exception {value}\nme field {one}\nme hand {one}")
    t.sees(("can" if legal else "cannot") + f" cast {one}#2")


@pytest.mark.rule("F-R21.6")
@pytest.mark.parametrize(("value", "name", "legal"), [
    ("kind", "Axe", False), ("kind", "Sword", False), ("name", "Axe", True), ("name", "Sword", False),
])  # fmt: skip
def test_what_a_character_carries_one_of(value, name, legal):
    """`item_limit`: of a kind, or of a name."""
    made = {"sword": blank("item/fire/0/item=weapon/name=Sword"), "other": blank(f"item/ice/0/item=weapon/name={name}")}
    t = story(f"preset primer\nswitch item_limit {value}\nme field {FIRE}\nme hand sword other", **made).do(
        "cast sword", f"choose {FIRE}"
    )
    t.sees(("can" if legal else "cannot") + " cast other")


SHARES = [("first_strike", "active", 1), ("battle_abilities", "dull", 1), ("all_abilities", "dull", 0)]


@pytest.mark.rule("F-R21.7", "F-R15.3", "F-R10.6")
@pytest.mark.parametrize(("value", "status", "draws"), SHARES)
def test_what_a_party_shares(value, status, draws):
    """`party_shares`: nothing but First Strike, keywords and field abilities about battle, autos too."""
    lancer = blank("forward/fire/2/3000/brave", "when attacks self: draw me 1")
    t = story(f"switch party_shares {value}\nme field lancer\nme field blank:forward/fire/3/4000", lancer=lancer)
    t.do("attack lancer blank:forward/fire/3/4000", "settle").sees(f"lancer {status}", f"me hand {draws}")


@pytest.mark.rule("F-R21.7", "F-R10.12")
@pytest.mark.parametrize(("value", "blocked"), [("first_strike", False), ("battle_abilities", True)])
def test_what_of_a_party_cannot_be_blocked(value, blocked):
    """`party_shares`: one member cannot be blocked by a Forward of cost 3, the other one cannot be blocked at all by it."""
    thief = blank("forward/fire/2/3000", "static: cannot_be_blocked_by self {cost = 3}")
    other = blank("forward/fire/3/4000", "static: cannot_be_blocked_by self {power >= 6000}")
    t = story(f"switch party_shares {value}\nme field thief\nme field other\nyou field {ICE}", thief=thief, other=other)
    t.do("attack thief other", "to blockers").sees(("can" if blocked else "cannot") + f" block {ICE}")


@pytest.mark.rule("F-R2.9")
@pytest.mark.parametrize(("bound", "over"), [(3, True), (4, False)])
def test_the_turn_bound(bound, over):
    """`max_turns`: the third turn is the last one, or the last but one."""
    t = story(f"switch max_turns {bound}\nyou points 1").do("to your_main1")
    assert t.outcome == ((0, "F-R2.9") if over else None)


@pytest.mark.rule("F-R4.12", "F-R17.2", "F-R18.1", "F-R19.1")
@pytest.mark.parametrize(("value", "able"), [("allowed", True), ("refused", False)])
def test_late_mechanics_in_play(value, able):
    """`late_mechanics`: an LB card is cast, or stays where it is."""
    hero, other = blank("forward/ice/0/6000", limit_break=1), blank("forward/ice/3/6000", limit_break=1)
    story(f"switch late_mechanics {value}\nme lb hero other", hero=hero, other=other).sees(
        ("can" if able else "cannot") + " cast_lb hero"
    )
