"""A-1: what is printed on a card, and what it means."""

import msgspec
import pytest

from alpha.board import ME, YOU, board, face
from alpha.made import command, digimon, evolution, field, option
from netocean.catalog.library import Library
from netocean.engine.errors import ScenarioProblem
from netocean.games.alpha.faces import Base, Facts

CARD = {"key": "test/x", "name": "x", "status": "verified"}


def facts(**told):
    """A pack line with these fields."""
    return msgspec.convert({**CARD, **told}, Facts)


@pytest.mark.rule("A-1.1")
@pytest.mark.parametrize("kind", ["digimon", "option", "command"])
def test_there_are_three_kinds_of_card(kind):
    """Digimon, Option, Command."""
    assert facts(kind=kind).kind == kind


@pytest.mark.rule("A-1.1")
def test_a_fourth_kind_is_refused():
    """Nothing else is a card of this game."""
    with pytest.raises(msgspec.ValidationError):
        facts(kind="item")


@pytest.mark.rule("A-1.2")
def test_what_a_digimon_card_holds():
    """Number, name, level, type, cost, speed, HP, three powers, condition, icons, the mark."""
    card = face("XA-24")
    assert (card.number, card.name, card.level, card.type) == ("XA-24", "stormcrest", 5, 0)
    assert (card.cost, card.speed, card.hp, card.power) == (5, 9, 500, [540, 460, 320])
    assert ([base.name for base in card.bases], card.fields, card.limit_1) == (["galewing"], [3], True)


@pytest.mark.rule("A-1.3")
def test_the_battle_type_is_one_printed_letter():
    """Not two, not a fourth one."""
    assert facts(kind="digimon", type="B").type == "B"
    for letters in ("AB", "D"):
        with pytest.raises(msgspec.ValidationError):
            facts(kind="digimon", type=letters)


@pytest.mark.rule("A-1.4")
def test_levels_are_ordered():
    """Puffseed II < Emberling III < Blazehorn IV < Pyrelord V < Sunwyrm VI; low are those up to III."""
    cards = [face(number) for number in ("XA-07", "XA-01", "XA-11", "XA-21", "XA-31")]
    assert [card.level for card in cards] == [2, 3, 4, 5, 6]
    assert [card.is_low() for card in cards] == [True, True, False, False, False]


@pytest.mark.rule("A-1.5")
def test_cost_and_speed_are_whole_numbers_from_zero():
    """A Level II may cost nothing; a Command has no cost."""
    assert (face("XA-07").cost, face("XA-07").speed) == (0, 1)
    assert (face("XA-44").cost, face("XA-51").cost) == (2, 0)
    with pytest.raises(msgspec.ValidationError):
        facts(kind="digimon", cost=-1)


@pytest.mark.rule("A-1.6")
@pytest.mark.parametrize(("hp", "good"), [(0, False), (5, False), (10, True), (300, True), (9990, True)])
def test_hp_are_positive_and_on_the_scale_of_powers(hp, good):
    """Tens, from ten on."""
    if good:
        assert facts(kind="digimon", hp=hp).hp == hp
    else:
        with pytest.raises(msgspec.ValidationError):
            facts(kind="digimon", hp=hp)


@pytest.mark.rule("A-1.7")
@pytest.mark.parametrize("base", ["XA-03", "XA-07"])
def test_any_one_name_of_the_list_suffices(base):
    """Briarbull evolves from Thornkit or from Puffseed."""
    t = board(f"phase evolution\nme box {base} > XA-13\nme fill XA-03\nyou box XA-02")
    assert t.boxes(ME) == ["XA-13"]


@pytest.mark.rule("A-1.9")
@pytest.mark.primer("alpha/43")
def test_a_field_is_an_option_with_icons():
    """Dragon's Roar field is one, Training Weights is none: it makes no field."""
    assert face("XA-41").is_field()
    assert not face("XA-44").is_field()
    text = "phase battle\nme box XA-01\nme box XA-11\nyou box XA-02\n"
    assert board(text + "me slot XA-41").until("opportunity", ME).offers("alpha")
    assert not board(text + "me slot XA-44").until("opportunity", ME).offers("alpha")


@pytest.mark.rule("A-1.10")
def test_commands_are_played_in_battle_only():
    """Not at an opportunity; in the window."""
    t = board("phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-02\n").until("opportunity", ME)
    assert t.reasons(ME, "XA-51") == [("choice-first", "A-9.2"), ("command-moment", "A-12.4")]
    t.answer("attack XA-11 XA-02")
    assert t.offers("use XA-51")


@pytest.mark.rule("A-1.11")
def test_limit_1_is_printed():
    """Stormcrest bears the mark: a second one cannot lie in play."""
    assert face("XA-24").limit_1
    with pytest.raises(ScenarioProblem, match="scenario-alpha-limit-1"):
        board("phase battle\nme box XA-24\nme box XA-24\nme fill XA-01\nyou box XA-02")


# the forms of a condition.

ROAR = {"level": "III", "field": "DR"}
FORMS = [
    ({"name": "emberling"}, True),
    ({"name": "brinepup"}, False),
    ({"name_contains": "ember"}, False),
    ({"level": "III", "field": "DR"}, True),
    ({"level": "III", "field": "DS"}, False),
    ({"level": "II", "field": "DR"}, False),
    ({"level": "III", "type": "A"}, True),
    ({"level": "III", "type": "B"}, False),
    ({"attribute": "Virus", "level": "III"}, False),
]


def evolving(any_, also=(), extra="", *cards):
    """Emberling with a made evolution card on it, worked at 2-C."""
    made = evolution("T-1", condition={"any": any_, "also": list(also)})
    return board(f"phase evolution\nme box XA-01 > T-1\nyou box XA-02\n{extra}", made, *cards)


@pytest.mark.rule("A-1.12")
@pytest.mark.parametrize(("base", "met"), FORMS)
def test_what_the_card_below_may_be_asked_for(base, met):
    """Name, part of a name, level, icon, type, attribute: all that is given must fit."""
    assert evolving([base]).boxes(ME) == (["T-1"] if met else ["XA-01"])


@pytest.mark.rule("A-1.7", "A-1.12")
@pytest.mark.parametrize(("base", "met"), FORMS)
def test_what_is_printed_is_compared_in_the_same_way(base, met):
    """For the proposals, and for the position in which a card is tried."""
    emberling = Library.bundled("alpha").card("XA-01").facts
    assert Base(**base).fits(emberling) == met


@pytest.mark.rule("A-1.12")
@pytest.mark.parametrize(("part", "met"), [("flame", True), ("young-flame", True), ("young", False)])
def test_a_part_of_a_name_is_what_the_card_says(part, met):
    """Young Flame says that its name holds Flame; no letters are compared."""
    base = digimon("T-2", name="young-flame", parts=["flame"])
    made = evolution("T-1", condition={"any": [{"name_contains": part}]})
    t = board("phase evolution\nme box T-2 > T-1\nyou box XA-02", base, made)
    assert t.boxes(ME) == (["T-1"] if met else ["T-2"])


@pytest.mark.rule("A-1.12")
def test_an_option_may_be_asked_for():
    """Of that name, face up in the own slots: also one that is turned up in this very turn."""
    also = [{"option": "t-9"}]
    gate = option("T-9")
    assert evolving([ROAR], also, "", gate).boxes(ME) == ["XA-01"]
    assert evolving([ROAR], also, "you slot T-9", gate).boxes(ME) == ["XA-01"]
    assert evolving([ROAR], also, "me slot T-9", gate).boxes(ME) == ["T-1"]
    assert evolving([ROAR], also, "me slot T-9 down", gate).boxes(ME) == ["T-1"]


@pytest.mark.rule("A-1.12")
def test_hand_cards_may_be_asked_for():
    """Two of them are discarded at 2-C; with one in hand it fails."""
    also = [{"discard_hand": 2}]
    t = evolving([ROAR], also, "me hand XA-51 XA-52 XA-53")
    assert (t.asked, t.choice.rule, t.choice.need) == ((ME, "evolve_discard"), "A-1.12", 2)
    t.answer("pick XA-51", "pick XA-53")
    assert (t.boxes(ME), t.cards(ME, "hand")) == (["T-1"], ["XA-52"])
    assert evolving([ROAR], also, "me hand XA-51").boxes(ME) == ["XA-01"]


@pytest.mark.rule("A-1.12", "A-8.5")
def test_what_is_asked_for_may_be_refused():
    """Then the condition is not met."""
    t = evolving([ROAR], [{"discard_hand": 1}], "me hand XA-51").answer("none")
    assert (t.boxes(ME), t.cards(ME, "dark_area"), t.cards(ME, "hand")) == (["XA-01"], ["T-1"], ["XA-51"])


@pytest.mark.rule("A-1.12")
def test_a_partner_may_be_asked_for():
    """A second own Digimon in play goes to the Dark Area."""
    also = [{"partner": {"name": "brinepup"}}]
    t = evolving([ROAR], also, "me box XA-02\nme box XA-05")
    assert (t.asked, t.options()) == ((ME, "evolve_partner"), ["pick XA-02", "none"])
    t.answer("pick XA-02")
    assert sorted(t.boxes(ME)) == ["T-1", "XA-05"]
    assert t.cards(ME, "dark_area") == ["XA-02", "XA-01"]
    assert evolving([ROAR], also, "me box XA-05").boxes(ME) == ["XA-05", "XA-01"]


@pytest.mark.rule("A-1.12")
def test_everything_that_is_asked_for_must_hold():
    """A partner and a hand card: both, one after the other, and back again."""
    also = [{"partner": {"name": "brinepup"}}, {"discard_hand": 1}]
    t = evolving([ROAR], also, "me box XA-02\nme hand XA-51").answer("pick XA-02")
    assert t.options() == ["pick XA-51", "none", "back"]
    t.answer("back", "pick XA-02", "pick XA-51")
    assert (t.boxes(ME), t.cards(ME, "dark_area")) == (["T-1"], ["XA-02", "XA-51", "XA-01"])
    assert evolving([ROAR], also, "me box XA-02").boxes(ME) == ["XA-02", "XA-01"]


def test_made_cards_are_of_their_kinds():
    """What the other tests of this folder build on."""
    assert (command("T-1").is_command(), field("T-1", "DR").is_field(), digimon("T-1").is_low()) == (True, True, True)
    assert YOU == 1
