"""F-R10: parties, and how the blocker divides its damage."""

import pytest

from fftcg.kit.story import blank, story

THREE = "blank:forward/fire/2/3000"
FOUR = "blank:forward/fire/3/4000"
SIX = "blank:forward/ice/3/6000"
EIGHT = "blank:forward/ice/4/8000"
PARTY = f"me field {THREE}\nme field {FOUR}"


@pytest.mark.rule("F-R10.4", "F-R10.2")
@pytest.mark.primer("fftcg/23")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("elements", "party"), [
    (("fire", "fire"), True), (("fire", "ice"), False), (("fire+ice", "ice"), True),
    (("fire+ice", "ice+wind", "wind+fire"), False), (("fire+ice", "fire+wind", "fire"), True),
])  # fmt: skip
def test_a_party_shares_one_element(name, elements, party):
    """There must be one that every member has; pairs that match are not enough."""
    forms = [f"blank:forward/{one}/{place}/3000" for place, one in enumerate(elements, 1)]
    field = "\n".join(f"me field {form}" for form in forms)
    t = story(f"preset {name}\n{field}").do("to declaration")
    t.sees(("can" if party else "cannot") + f" attack {' '.join(forms)}")


@pytest.mark.rule("F-R10.4", "F-R10.3")
def test_every_member_could_attack_alone():
    """One that came this turn does not join."""
    t = story(f"me field {THREE}\nme field {FOUR} new\nme field blank:forward/fire/4/5000").do("to declaration")
    t.sees(f"cannot attack {THREE} {FOUR}", f"can attack {THREE} blank:forward/fire/4/5000")


@pytest.mark.rule("F-R10.4", "F-R21.14", "F-R1.1")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_a_text_lets_a_forward_party_with_any_element(name):
    """The condition is lifted for the Forward that it names; the others share one still."""
    t = story(f"preset {name}\nme field friend\nme field {SIX}\nme field {THREE}\nme field {FOUR}",
              friend=blank("forward/wind/2/5000", "static: any_party self"))  # fmt: skip
    t.do("to declaration")
    t.sees(f"can attack friend {SIX}", f"can attack friend {THREE} {FOUR}", f"cannot attack friend {SIX} {THREE}")


@pytest.mark.rule("F-R10.8", "F-R13.7")
def test_a_party_is_one_event_for_what_sees_parties():
    """`Forms a party and attacks` triggers once; `attacks` once for each member."""
    watch = blank(
        "backup/fire/2",
        "when party_attacks {type forward, of me}: gain_crystals me 1",
        "when attacks {type forward, of me}: draw me 1",
    )
    t = story(f"{PARTY}\nme field watch", watch=watch).do(f"attack {THREE} {FOUR}", "settle")
    t.sees("me crystals 1", "me hand 2", "asked priority me")


@pytest.mark.rule("F-R10.6", "F-R10.17")
@pytest.mark.case("fftcg/C34d")
@pytest.mark.primer("fftcg/24")
def test_a_party_that_is_not_blocked_deals_one_point():
    """All members are dull."""
    t = story(PARTY).do(f"attack {THREE} {FOUR}").sees(f"{THREE} dull", f"{FOUR} dull")
    t.do("no_block", "strike").sees("you points 1")


@pytest.mark.rule("F-R10.12")
def test_a_party_is_blocked_by_what_could_block_one_member():
    """It then blocks all."""
    thief = blank("forward/fire/2/3000", "static: cannot self be_blocked")
    t = story(f"me field thief\nme field {FOUR}\nyou field {SIX}", thief=thief).do(
        f"attack thief {FOUR}", "to blockers"
    )
    t.sees(f"can block {SIX}").do(f"block {SIX}", "strike", f"you: divide thief:0 {FOUR}:6000").sees(
        f"{SIX} in you.break", "you points 0"
    )


@pytest.mark.rule("F-R10.12")
def test_a_party_that_nobody_could_block_is_not_blocked():
    """Every member is unblockable."""
    thief = blank("forward/fire/2/3000", "static: cannot self be_blocked")
    t = story(f"me field thief\nme field other\nyou field {SIX}", thief=thief, other=thief).do(
        "attack thief other", "to blockers"
    )
    t.sees(f"cannot block {SIX}")


@pytest.mark.rule("F-R10.20", "F-R9.4")
@pytest.mark.case("fftcg/C34a")
@pytest.mark.primer("fftcg/25")
def test_the_damage_of_a_party_is_one_damage_of_the_sum():
    """3000 and 4000 against 6000: 7000 at once; both members have broken it."""
    seen = ("when breaks self {type forward}: draw me 1",)
    t = story("me field three\nme field four\nyou field guard", three=blank("forward/fire/2/3000", *seen),
              four=blank("forward/fire/3/4000", *seen),
              guard=blank("forward/ice/3/6000", "when is_damaged self: gain_crystals me 1"))  # fmt: skip
    t.do("attack three four", "block guard", "strike", "you: divide three:0 four:6000", "settle")
    t.sees("guard in you.break", "me hand 2", "you crystals 1")
    assert {event.amount for event in t.events("damaged")} == {7000, 6000}


def divided(three, four):
    """The blocker's 6000 as its controller divides them."""
    t = story(f"{PARTY}\nyou field {SIX}").do(f"attack {THREE} {FOUR}", f"block {SIX}", "strike")
    return t.do(f"you: divide {THREE}:{three} {FOUR}:{four}")


@pytest.mark.rule("F-R10.21")
@pytest.mark.case("fftcg/C34b")
@pytest.mark.primer("fftcg/25")
def test_two_and_four_break_the_four():
    """The 3000 stays with 2000 damage."""
    divided(2000, 4000).sees(f"{FOUR} in me.break", f"{THREE} damage 2000", f"{SIX} in you.break")


@pytest.mark.rule("F-R10.21")
@pytest.mark.case("fftcg/C34c")
def test_three_and_three_break_the_three():
    """The 4000 stays with 3000 damage."""
    divided(3000, 3000).sees(f"{THREE} in me.break", f"{FOUR} damage 3000")


@pytest.mark.rule("F-R10.21")
@pytest.mark.parametrize(("three", "four"), [(6000, 0), (0, 6000)])
def test_all_of_it_may_go_to_one(three, four):
    """In steps of 1000."""
    t = divided(three, four)
    t.sees(f"{THREE if three else FOUR} in me.break", f"{FOUR if three else THREE} damage 0")


@pytest.mark.rule("F-R10.21")
def test_damage_is_divided_in_steps_of_a_thousand():
    """Nought to 6000, seven answers; it is the defender who divides."""
    t = (
        story(f"{PARTY}\nyou field {SIX}")
        .do(f"attack {THREE} {FOUR}", f"block {SIX}", "strike")
        .sees("asked divide you")
    )
    shares = [option.value for option in t.choice.options if option.verb.word == "pick"]
    assert shares == [0, 1000, 2000, 3000, 4000, 5000, 6000]


@pytest.mark.rule("F-R10.20")
def test_a_member_that_may_not_deal_damage_has_broken_it_all_the_same():
    """Only 4000 are dealt to a 4000, but both have broken it."""
    seen = "when breaks self {type forward}: draw me 1"
    mild = blank("forward/fire/2/3000", "static: cannot self deal_damage", seen)
    t = story("me field mild\nme field four\nyou field guard", mild=mild, four=blank("forward/fire/3/4000", seen),
              guard=blank("forward/ice/3/4000"))  # fmt: skip
    t.do("attack mild four", "block guard", "strike", "you: divide mild:0 four:4000", "settle")
    t.sees("guard in you.break", "me hand 2")
    assert 4000 in {event.amount for event in t.events("damaged")} and 7000 not in {
        event.amount for event in t.events("damaged")
    }


@pytest.mark.rule("F-R10.25", "F-R10.27")
def test_a_party_left_with_one_member_is_no_party_and_attacks_on():
    """It fights alone; afterwards nothing of the party is left."""
    t = story(f"{PARTY}\nyou field {SIX}").do(f"attack {THREE} {FOUR}", f"move {THREE} hand", f"block {SIX}", "strike")
    t.sees(f"{FOUR} in me.break", f"{SIX} damage 4000", f"{SIX} in you.field")


@pytest.mark.rule("F-R10.27", "F-R15.3")
def test_the_last_member_has_its_own_first_strike_again():
    """As a party they had none."""
    fast = "blank:forward/fire/3/6000/first_strike"
    t = story(f"me field {THREE}\nme field {fast}\nyou field {SIX}").do(
        f"attack {THREE} {fast}", f"move {THREE} hand", f"block {SIX}", "strike"
    )
    t.sees(f"{SIX} in you.break", f"{fast} damage 0")


@pytest.mark.rule("F-R10.6", "F-R15.1")
@pytest.mark.case("fftcg/C72-official")
def test_of_a_party_the_brave_member_stays_active():
    """Only the other becomes dull."""
    brave = f"{FOUR}/brave"
    (
        story(f"me field {THREE}\nme field {brave}")
        .do(f"attack {THREE} {brave}")
        .sees(f"{THREE} dull", f"{brave} active")
    )


@pytest.mark.rule("F-R21.7", "F-R10.6")
@pytest.mark.case("fftcg/C72-primer")
@pytest.mark.primer("fftcg/24")
def test_under_the_primer_brave_helps_only_if_all_have_it():
    """One of two: both become dull. Both of two: none does."""
    brave = f"{FOUR}/brave"
    t = story(f"preset primer\nme field {THREE}\nme field {brave}").do(f"attack {THREE} {brave}")
    t.sees(f"{THREE} dull", f"{brave} dull")
    t = story(f"preset primer\nme field {THREE}/brave\nme field {brave}").do(f"attack {THREE}/brave {brave}")
    t.sees(f"{THREE}/brave active", f"{brave} active")


@pytest.mark.rule("F-R21.7", "F-R10.12")
@pytest.mark.primer("fftcg/24")
@pytest.mark.parametrize(("name", "draws"), [("official", 1), ("primer", 0)])
def test_under_the_primer_abilities_that_not_all_have_do_nothing(name, draws):
    """An auto-ability of one member."""
    lancer = blank("forward/fire/2/3000", "when attacks self: draw me 1")
    t = story(f"preset {name}\nme field lancer\nme field {FOUR}", lancer=lancer).do(f"attack lancer {FOUR}", "settle")
    t.sees(f"me hand {draws}")


@pytest.mark.rule("F-R21.7")
@pytest.mark.primer("fftcg/25")
def test_under_the_primer_the_powers_add_and_the_defender_divides():
    """7000 against 8000: it stays; its 8000 go 4000 and 4000, which must exceed the power."""
    t = story(f"preset primer\n{PARTY}\nyou field {EIGHT}").do(
        f"attack {THREE} {FOUR}", f"block {EIGHT}", "pass", "you: pass"
    )
    t.do(f"you: divide {THREE}:4000 {FOUR}:4000")
    t.sees(f"{EIGHT} damage 7000", f"{THREE} in me.break", f"{FOUR} damage 4000", f"{FOUR} in me.field")


@pytest.mark.rule("F-R10.17", "F-R16.7")
@pytest.mark.parametrize("cards", [("strong", THREE), (THREE, "strong")])
def test_what_changes_a_members_damage_to_the_player_changes_that_of_the_party(cards):
    """In whatever order they lie."""
    strong = blank("forward/fire/2/4000", "instead damages_player self: becomes 2")
    t = story("\n".join(f"me field {card}" for card in cards), strong=strong)
    t.do(f"attack strong {THREE}", "no_block", "strike").sees("you points 2")


@pytest.mark.rule("F-R10.4", "F-R16.7")
@pytest.mark.parametrize(("party", "zone"), [("", "break"), (" guard", "field")])
def test_a_party_is_that_of_its_members(party, zone):
    """One that guards its own party does nothing for another."""
    guard = blank("forward/fire/1/2000", "instead is_damaged {type forward, in (party_of self)}: reduce 3000")
    t = story(f"{PARTY}\nme field guard\nyou field {SIX}", guard=guard)
    t.do(f"attack {THREE} {FOUR}{party}", f"block {SIX}", "strike", f"you: divide {THREE}:3000 {FOUR}:3000 guard:0")
    t.do("settle").sees(f"{THREE} in me.{zone}")
