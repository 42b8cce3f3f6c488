"""F-R19: Priming."""

import pytest

from fftcg.kit.story import blank, story

ICE = "blank:forward/ice/3/6000"
CLIVE = blank(
    "forward/fire/4/7000/name=Clive/job=Knight",
    "keyword priming ifrit F1",
    "when enters self: gain_crystals me 1",
    number="24-901H",
)
IFRIT = blank("forward/fire/7/10000/name=Ifrit/job=Eikon/brave", "when primes self ifrit: draw me 1",
              'activate title "Spitflare" cost same_name: draw me 1',
              "when enters self: gain_crystals me 1")  # fmt: skip


def primed(setup="", field="me field clive"):
    """Clive has primed into Ifrit."""
    t = story(f"{field}\nme cp F 2\nme deck 3\nme bottom ifrit\n{setup}", clive=CLIVE, ifrit=IFRIT)
    return t.do("prime clive", "select ifrit")


@pytest.mark.rule("F-R19.1", "F-R19.8", "F-R7.5")
def test_priming_is_paid_in_the_own_main_phase_without_the_stack():
    """A Character on the field, empty stack; nobody acts between payment and the card on top."""
    t = story(
        "me field clive\nme hand bolt\nme cp F 2\nme bottom ifrit",
        clive=CLIVE,
        ifrit=IFRIT,
        bolt=blank("summon/fire/0", "use: draw me 1"),
    )
    t.sees("can prime clive").do("cast bolt").sees("cannot prime clive").do("resolve").sees("can prime clive").do(
        "prime clive"
    ).sees("asked select me")
    t.do("select ifrit").sees("ifrit in me.field", "me active 1", "stack 1", "asked priority me")
    t = (
        story("me field clive\nme cp F 2\nme bottom ifrit", clive=CLIVE, ifrit=IFRIT)
        .do("to preparation")
        .sees("cannot prime clive")
    )


@pytest.mark.rule("F-R19.2", "F-R4.3")
def test_it_stays_the_same_object_and_has_not_entered():
    """Status, damage, counters, granted effects stay."""
    t = story("me field clive dull damage 2000 counter level 1\nme cp F 2\nme bottom ifrit", clive=CLIVE, ifrit=IFRIT)
    t.act("me", "grant {type forward} haste").do("resolve", "prime clive", "select ifrit", "settle")
    t.sees(
        "clive dull",
        "clive damage 2000",
        "clive counter level 1",
        "clive has haste",
        "me crystals 0",
        "me field 3",
        "clive power 10000",
    )


@pytest.mark.rule("F-R19.3")
def test_priming_into_it_triggers():
    """The card is drawn."""
    primed().sees("stack 1", "me hand 0").do("resolve").sees("me hand 1", "me crystals 0")


@pytest.mark.rule("F-R19.4")
def test_both_names_count_and_the_rest_comes_from_the_top():
    """Power, cost, job, keywords, text."""
    t = (
        primed(f"me field {ICE}")
        .do("settle")
        .sees("clive named Clive", "clive named Ifrit", "clive power 10000", "clive has brave", "ifrit power 10000")
    )
    t.act("me", "dull {job knight}; gain_crystals me (count {job eikon})").do("resolve").sees(
        "clive active", "me crystals 1"
    )
    t.act("me", "dull {cost = 7}").do("resolve").sees("clive dull")


@pytest.mark.rule("F-R19.5", "F-R11.15")
@pytest.mark.parametrize(("held", "usable"), [("Clive", True), ("Ifrit", True), ("Joshua", False)])
def test_its_special_ability_is_paid_with_either_name(held, usable):
    """A card in the hand."""
    t = primed(f"me hand blank:summon/ice/9/name={held}").do("settle")
    assert ("use" in t.uses("me")) is usable


@pytest.mark.rule("F-R19.6", "F-R12.6")
@pytest.mark.parametrize(("there", "able"), [("name=Ifrit", False), ("name=Ifrit/generic", True), ("name=Titan", True)])
def test_not_into_a_name_that_is_there(there, able):
    """A generic one is no matter."""
    t = story(
        f"me field clive\nme field blank:monster/ice/2/{there}\nme cp F 2\nme bottom ifrit", clive=CLIVE, ifrit=IFRIT
    )
    t.sees(("can" if able else "cannot") + " prime clive")


@pytest.mark.rule("F-R19.7")
def test_with_nothing_found_the_cost_is_spent():
    """The deck is shuffled."""
    t = (
        story("me field clive\nme cp F 2\nme deck 3", clive=CLIVE)
        .do("prime clive", "nothing")
        .sees("me active 1", "clive power 7000", "asked priority me")
    )
    assert t.events("shuffled")


@pytest.mark.rule("F-R19.9", "F-R4.2")
@pytest.mark.parametrize(("switch", "where"), [("removed", "removed"), ("with_base", "break")])
def test_when_it_leaves_the_base_goes_where_it_is_told(switch, where):
    """The top card to the removed zone; switch `primed_top`."""
    t = story(
        f"switch primed_top {switch}\nme field clive\nme cp F 2\nme deck 3\nme bottom ifrit", clive=CLIVE, ifrit=IFRIT
    )
    t.do("prime clive", "select ifrit", "settle", "break clive").sees(
        "clive in me.break", f"ifrit in me.{where}", "asked priority me"
    )


@pytest.mark.rule("F-R19.10", "F-R10.3")
@pytest.mark.parametrize(("new", "able"), [("", True), (" new", False)])
def test_it_attacks_the_turn_it_primed_if_the_base_could(new, able):
    """One that came this turn does not."""
    (
        primed(f"me field {ICE}", f"me field clive{new}")
        .do("settle", "to declaration")
        .sees(("can" if able else "cannot") + " attack clive", f"can attack {ICE}")
    )
