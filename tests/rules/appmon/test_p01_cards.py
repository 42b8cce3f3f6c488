"""P-1: kinds of card, what is printed on them, and what counts as what."""

import msgspec
import pytest

from appmon.board import ME, YOU, board, face
from appmon.made import appmon, chip, digimon, fused
from netocean.games.appmon.faces import Facts

FUSING = "phase fusion\nyou box XP-03\n"


@pytest.mark.rule("P-1.1")
@pytest.mark.primer("appmon/04")
@pytest.mark.parametrize(
    ("number", "wanted"), [("XP-01", "base"), ("XP-41", "base"), ("XP-11", "form"), ("XP-52", "none")]
)
def test_appmon_and_digimon_fight_and_options_do_not(number, wanted):
    """What can be laid on the base, what in the slots."""
    t = board(f"me box XP-02\nme hand {number}\nyou box XP-03").until("exchange", ME)
    assert t.offers(f"pick {number}") == (wanted == "base")
    t.until("set_options", ME)
    assert t.offers(f"pick {number}") == (wanted == "none")


@pytest.mark.rule("P-1.1", "P-1.9")
@pytest.mark.primer("appmon/05")
def test_a_chip_is_no_card():
    """It lies in a hand of its own, and is neither discarded, drawn for nor set."""
    t = board("me box XP-01\nme hand XP-02\nme chips XPC-1 XPC-3\nyou box XP-03\nyou chips XPC-2")
    assert t.asked == (ME, "discard_hand")
    assert t.options() == ["done", "pick XP-02"]
    t.answer("done", "yes")
    assert t.count(ME, "hand") == 6
    assert t.cards(ME, "chip_hand") == ["XPC-1", "XPC-3"]


@pytest.mark.rule("P-1.2")
def test_an_appmon_shows_plug_and_link_power():
    """Tarotmon's like: two symbols, one of them perhaps the guessed ▲; one symbol and an amount."""
    printed = face("XP-02")
    assert (printed.plug, printed.link_symbol, printed.link_amount) == ([0, 2], 0, 100)
    assert (printed.grade, printed.attributes, printed.type) == (1, [1], 1)


@pytest.mark.rule("P-1.2")
@pytest.mark.parametrize(("field", "value"), [
    ("plug", ["●", "◆"]), ("plug", ["●"]), ("link", {"symbol": "■", "amount": 105}), ("grade", 5), ("grade", 0),
    ("attributes", ["Sport"]), ("type", "D"), ("lost_points", [20, 10, 10]), ("attack", {"D": 100}),
    ("option_class", "field"), ("kind", "item"),
])  # fmt: skip
def test_the_schema_knows_the_lists_of_values(field, value):
    """Grades (P-1.3), attributes (P-1.4), letters, symbols, kinds of option (P-1.8)."""
    line = {"key": "t/1", "name": "t", "kind": "appmon", "status": "verified", field: value}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(line, Facts)


@pytest.mark.rule("P-1.5")
@pytest.mark.parametrize(("yours", "letter", "power"), [("XP-01", "A", 360), ("XP-02", "B", 260), ("XP-03", "C", 180)])
def test_three_attacks_have_the_letters_of_the_battle_types(yours, letter, power):
    """Lookling: A 360, B 260, C 180."""
    t = board(f"phase battle\nme box XP-01\nyou box {yours}")
    assert (t.letter(ME), t.power(ME)) == (letter, power)


@pytest.mark.rule("P-1.6", "P-10.1")
@pytest.mark.parametrize(("grade", "lost"), [(1, 50), (2, 40), (3, 30), (4, 20)])
def test_lost_points_stand_in_four_columns_by_the_grade_of_the_winner(grade, lost):
    """World Process prints 50, 40, 30, 20."""
    strong = appmon("T-1", attack={"A": 990, "B": 990, "C": 990})
    above = appmon("T-2", grade=grade, attack={"A": 990, "B": 990, "C": 990})
    yours = "T-1" if grade == 1 else "T-1 > T-2"
    t = board(f"phase battle\nme box XP-01 > XP-31\nyou box {yours}", strong, above).next_turn()
    assert t.points == [100 - lost, 100]


@pytest.mark.rule("P-1.7")
@pytest.mark.primer("appmon/04")
def test_a_level_iii_counts_as_standard_and_a_level_iv_as_super():
    """Emberling is a base; Blazehorn, of the next grade, is declared on it. No Digimon has a plug or a link power."""
    t = board("me box XP-41\nme hand XP-42 XP-11\nyou box XP-03").until("declare", ME)
    assert t.offers("pick XP-42")
    assert (face("XP-41").plug, face("XP-41").link_symbol) == ([], -1)
    strong = appmon("T-1", attack={"A": 990, "B": 990, "C": 990})
    t = board("phase battle\nme box T-1\nyou box XP-41 > XP-42", strong).next_turn()
    assert t.points == [100, 70]  # Blazehorn against a Standard


@pytest.mark.rule("P-1.9")
@pytest.mark.parametrize(("grade", "succeeds"), [(1, True), (None, True), (2, False)])
def test_the_grade_of_a_chip_matters_only_as_material(grade, succeeds):
    """For a partner named by name a chip may show none; a Super Appmon is no partner of a Super."""
    form = fused("T-2", "lookling", "dotkin")
    mine = chip("T-C", "dotkin", attributes=["Game"], grade=grade)
    text = "me box XP-01\nme hand T-2 XP-52\nme chips T-C\nyou box XP-03\nyou chips XPC-1"
    t = board(text, form, mine).until("declare", ME)
    assert t.offers("pick T-2") == succeeds


@pytest.mark.rule("P-1.9", "P-9.4")
def test_the_attribute_of_a_chip_counts_for_what_it_shows():
    """Nibblet gets 100 more from a linked partner of attribute Game."""
    t = board("""phase battle
                 first you
                 me box XP-06
                 me hand XP-01
                 me chips XPC-3
                 you box XP-01
                 you chips XPC-1""")
    before = t.power(ME)
    t.answer("link XPC-3", "pick XP-01")
    assert t.power(ME) == before + 100 + 100


@pytest.mark.rule("P-1.9")
def test_digimon_and_appmon_are_told_apart_where_a_condition_names_no_kind():
    """A Digimon of a fitting grade is no partner of an Appmon (P-7.8)."""
    form = fused("T-2", "lookling", {"grade": 1})
    t = board("me box XP-01\nme hand T-2 T-3\nyou box XP-03", form, digimon("T-3")).until("declare", ME)
    assert not t.offers("pick T-2")
    assert t.accepts("pick T-2")


@pytest.mark.rule("P-1.1")
def test_a_card_of_no_kind_of_fighter_is_not_declared():
    """Options are set, not fused."""
    t = board(FUSING + "me box XP-01\nyou hand XP-52").until("window", YOU)
    assert t.box(ME) == "XP-01"
