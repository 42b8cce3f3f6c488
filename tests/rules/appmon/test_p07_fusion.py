"""P-7: partners, materials, chips, who decides when, what succeeds, what is left, Digimon."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon, chip, digimon, fused, option

SEEK = "phase fusion\nme box XP-01\nme fusion XP-11 with XP-02\nyou box XP-03"


@pytest.mark.rule("P-7.1", "P-7.5")
@pytest.mark.primer("appmon/06")
@pytest.mark.parametrize(("base", "material", "form", "succeeds"), [
    ("XP-01", "XP-02", "XP-11", True),  # Lookling + Waymote, both by name
    ("XP-02", "XP-01", "XP-11", True),  # either of them lies in the box
    ("XP-01", "XP-01", "XP-11", False),
    ("XP-03", "XP-112", "XP-12", True),  # Hummlet + a Standard of attribute Entertainment
    ("XP-112", "XP-03", "XP-12", True),
    ("XP-03", "XP-04", "XP-12", False),
    ("XP-106", "XP-104", "XP-205", True),  # two Standards of attribute Navi
])  # fmt: skip
def test_a_condition_names_two_partners_by_name_or_by_grade_and_attribute(base, material, form, succeeds):
    """The fusion card comes out on the base, or fails."""
    t = board(f"phase fusion\nme box {base}\nme fusion {form} with {material}\nyou box XP-03").answer(f"fuse {form}")
    assert t.box(ME) == (f"{base}>{form}" if succeeds else base)
    assert t.rules_cited("fused" if succeeds else "fusion-failed") == {"P-7.5"}


@pytest.mark.rule("P-7.1")
@pytest.mark.parametrize(("box", "form", "material"), [
    ("XP-01 > XP-11", "XP-21", "XP-13"),  # two Supers make an Ultimate
    ("XP-01 > XP-21", "XP-31", "XP-22"),  # two Ultimates make a God
])  # fmt: skip
def test_two_of_a_grade_make_one_of_the_next(box, form, material):
    """Gaia Engine, World Process."""
    t = board(f"phase fusion\nme box {box}\nme fusion {form} with {material}\nyou box XP-03").answer(f"fuse {form}")
    assert t.box(ME) == f"XP-01>{form}"


@pytest.mark.rule("P-7.1")
def test_a_partner_is_of_the_grade_below():
    """A Super of attribute Navi is no partner where two Standards make the form."""
    t = board("phase fusion\nme box XP-106\nme fusion XP-205 with XP-204\nyou box XP-03").answer("fuse XP-205")
    assert t.box(ME) == "XP-106"


@pytest.mark.rule("P-7.2", "P-7.5")
@pytest.mark.primer("appmon/21")
def test_one_partner_lies_in_the_box_the_other_is_the_material():
    """Two materials that fit each other make nothing of a box that fits neither."""
    t = board("phase fusion\nme box XP-04\nme fusion XP-11 with XP-02\nyou box XP-03").answer("fuse XP-11")
    assert t.box(ME) == "XP-04"
    assert t.events("fusion-failed")[0].word == "fuse-base"


@pytest.mark.rule("P-7.2")
def test_what_stands_for_a_partner_is_a_material():
    """A card that says so fits every fusion."""
    t = board("phase fusion\nme box XP-01\nme fusion XP-11 with XP-119\nyou box XP-03").answer("fuse XP-11")
    assert t.box(ME) == "XP-01>XP-11"


@pytest.mark.rule("P-7.3")
@pytest.mark.primer("appmon/05")
@pytest.mark.case("appmon/switch/chip_used_up=true")
def test_a_chip_may_be_the_material_at_the_cost_of_a_hand_card():
    """It is used up for this game."""
    text = "me box XP-01\nme hand XP-11 XP-55\nme chips XPC-1\nyou box XP-03\nyou chips XPC-2"
    t = board(text).until("declare", ME).answer("pick XP-11", "material XPC-1")
    assert t.asked == (ME, "chip_fee")
    assert t.options() == ["pick XP-55", "back"]
    t.answer("pick XP-55", "done")
    assert (t.cards(ME, "power_box"), t.cards(ME, "discard_pile")) == (["XPC-1"], ["XP-55"])
    t.until("fusion", ME).answer("fuse XP-11")
    assert t.box(ME) == "XP-01>XP-11"
    assert (t.cards(ME, "chip_hand"), t.cards(ME, "used_chips")) == ([], ["XPC-1"])


@pytest.mark.rule("P-7.3")
@pytest.mark.case("appmon/switch/chip_used_up=false")
def test_a_chip_may_come_back():
    """`chip_used_up = false`."""
    t = board("switch chip_used_up false\nphase fusion\nme box XP-01\nme fusion XP-11 with XPC-1\nyou box XP-03\n"
              "you chips XPC-2").answer("fuse XP-11")  # fmt: skip
    assert (t.box(ME), t.cards(ME, "chip_hand"), t.cards(ME, "used_chips")) == ("XP-01>XP-11", ["XPC-1"], [])


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("hand", ["XP-11", "XP-11 XP-55"])
def test_a_chip_needs_a_hand_card_that_is_not_used_otherwise(hand):
    """The fusion card pays for nothing."""
    t = board(f"me box XP-01\nme hand {hand}\nme chips XPC-1\nyou box XP-03\nyou chips XPC-2").until("declare", ME)
    assert t.offers("pick XP-11") == (hand != "XP-11")


@pytest.mark.rule("P-7.3")
def test_a_chip_that_does_not_fit_is_no_material():
    """Not even as a bluff: only a chip whose Appmon fits may be given."""
    text = "me box XP-01\nme hand XP-11 XP-02 XP-55\nme chips XPC-3 XPC-1\nyou box XP-03\nyou chips XPC-2"
    t = board(text).until("declare", ME).answer("pick XP-11")
    assert t.options() == ["material XP-02", "material XPC-1", "back"]
    assert not t.accepts("material XPC-3")
    assert t.reasons(ME, "XPC-3")[0][1] == "P-6.6"


@pytest.mark.rule("P-7.4")
@pytest.mark.primer("appmon/18")
@pytest.mark.case("appmon/switch/exchange_in_fusion=true")
def test_the_base_may_be_exchanged_before_fusing():
    """Face up: Dotkin for Waymote, which with Lookling as material makes Seekmaster."""
    t = board("phase fusion\nme box XP-04\nme hand XP-02\nme fusion XP-11 with XP-01\nyou box XP-03")
    t.answer("exchange XP-02")
    assert (t.box(ME), t.face_down(ME, "appmon_box"), t.cards(ME, "discard_pile")) == ("XP-02", 0, ["XP-04"])
    t.answer("fuse XP-11")
    assert t.box(ME) == "XP-02>XP-11"
    assert t.rules_cited("base-laid") == {"P-7.4"}


@pytest.mark.rule("P-7.4")
def test_no_exchange_after_a_fusion_was_tried():
    """The base is settled when the first one is opened."""
    t = board("phase fusion\nme box XP-04\nme hand XP-02\nme fusion XP-11 with XP-01\nyou box XP-03\nyou hand XP-04")
    t.answer("decline XP-11")
    assert t.asked == (YOU, "fusion")


@pytest.mark.rule("P-7.4")
@pytest.mark.case("appmon/switch/exchange_in_fusion=false")
def test_there_may_be_no_exchange_in_fusion():
    """`exchange_in_fusion = false`."""
    t = board("switch exchange_in_fusion false\nphase fusion\nme box XP-04\nme hand XP-02\nme fusion XP-11 with XP-01\n"
              "you box XP-03")  # fmt: skip
    assert t.options() == ["fuse XP-11", "decline XP-11"]


@pytest.mark.rule("P-7.4")
@pytest.mark.primer("appmon/19")
@pytest.mark.case("appmon/P-C9")
def test_c9_the_later_player_sees_first():
    """Encorial on Hummlet with a second Hummlet; only now are you asked, and may leave out the own fusion."""
    t = board("""phase fusion
                 me box XP-03
                 me fusion XP-12 with XP-03
                 you box XP-01
                 you fusion XP-11 with XP-02""")
    assert t.asked == (ME, "fusion")
    t.answer("fuse XP-12")
    assert t.box(ME) == "XP-03>XP-12"
    assert t.asked == (YOU, "fusion")
    assert t.offers("decline XP-11")


@pytest.mark.rule("P-7.5")
@pytest.mark.primer("appmon/18")
def test_fusing_again_and_again_leaves_two_cards():
    """Seekmaster, then Gaia Engine: the former top and the materials are discarded."""
    t = board("phase fusion\nme box XP-01\nme fusion XP-11 with XP-02\nme fusion XP-21 with XP-13\nyou box XP-03")
    t.answer("fuse XP-11")
    assert (t.box(ME), t.cards(ME, "discard_pile")) == ("XP-01>XP-11", ["XP-02"])
    t.answer("fuse XP-21")
    assert (t.box(ME), sorted(t.cards(ME, "discard_pile"))) == ("XP-01>XP-21", ["XP-02", "XP-11", "XP-13"])


@pytest.mark.rule("P-7.5")
def test_card_and_material_are_turned_up_for_everybody():
    """Before the condition is checked."""
    t = board(SEEK).answer("fuse XP-11")
    opened = t.events("fusion-opened", YOU)[0]
    assert [card.key for card in opened.cards] == ["appmon-practice/xp-11", "appmon-practice/xp-02"]
    assert opened.rule == "P-7.5"


@pytest.mark.rule("P-7.6")
@pytest.mark.primer("appmon/20")
@pytest.mark.case("appmon/P-C4")
@pytest.mark.case("appmon/switch/leftovers=both")
def test_c4_failed_fusion_takes_the_rest_with_it():
    """Seekmaster with Hummlet fails; when your fusions are over too, four cards are discarded; Lookling fights."""
    t = board("""phase fusion
                 me box XP-01
                 me fusion XP-11 with XP-03
                 me fusion XP-21 with XP-13
                 you box XP-03
                 you fusion XP-12 with XP-03""").answer("fuse XP-11")
    assert t.asked == (YOU, "fusion")
    assert t.cards(ME, "discard_pile") == []
    assert t.reasons(ME, "XP-21")[-1] == ("fusion-over", "P-7.6")
    t.answer("fuse XP-12")
    assert sorted(t.cards(ME, "discard_pile")) == ["XP-03", "XP-11", "XP-13", "XP-21"]
    assert (t.box(ME), t.rules_cited("leftovers")) == ("XP-01", {"P-7.6"})


@pytest.mark.rule("P-7.6")
@pytest.mark.case("appmon/P-C4s")
@pytest.mark.case("appmon/switch/leftovers=each")
def test_c4s_leftovers_of_each():
    """They are discarded before you decide."""
    t = board("""switch leftovers each
                 phase fusion
                 me box XP-01
                 me fusion XP-11 with XP-03
                 me fusion XP-21 with XP-13
                 you box XP-03
                 you fusion XP-12 with XP-03""").answer("fuse XP-11")
    assert t.asked == (YOU, "fusion")
    assert sorted(t.cards(ME, "discard_pile")) == ["XP-03", "XP-11", "XP-13", "XP-21"]


@pytest.mark.rule("P-7.6")
@pytest.mark.primer("appmon/20")
def test_a_fusion_that_is_left_out_goes_unseen():
    """The other seat learns of no card."""
    t = board(SEEK).answer("decline XP-11")
    assert sorted(t.cards(ME, "discard_pile")) == ["XP-02", "XP-11"]
    assert [card.key for card in t.events("fusion-declined", YOU)[0].cards] == [None]
    assert t.events("leftovers", YOU)[0].cards == []
    assert t.events("leftovers", YOU)[0].amount == 2


@pytest.mark.rule("P-7.7")
@pytest.mark.primer("appmon/22")
@pytest.mark.case("appmon/switch/digimon_evolution=printed_only")
def test_circles_and_crosses_come_from_the_top_of_the_deck():
    """Galewing on Gustkit: one circle upright, one cross sideways, seen by nobody."""
    t = board("me box XP-501\nme hand XP-503\nme deck 10\nyou box XP-03").until("declare", ME)
    t.answer("pick XP-503", "pay", "done")
    laid = t.pile(ME, "power_box")
    assert [t.game.table.turned[card] for card in laid] == [0, 1]
    assert [card.key for card in t.game.view(ME).zone(ME, "power_box").cards] == [None, None]
    assert t.count(ME, "deck") == 8
    t.until("fusion", ME).answer("fuse XP-503")
    assert (t.box(ME), t.count(ME, "power_box")) == ("XP-501>XP-503", 0)
    assert t.rules_cited("evolved") == {"P-7.7"}


@pytest.mark.rule("P-7.7")
@pytest.mark.primer("appmon/22")
@pytest.mark.parametrize("place", ["hand", "slot"])
def test_named_cards_come_from_hand_or_slots(place):
    """Volcanor asks for Cheer +100 besides."""
    where = "me hand XP-505 XP-52" if place == "hand" else "me hand XP-505\nme slot XP-52"
    t = board(f"me box XP-41 > XP-42\n{where}\nyou box XP-03").until("declare", ME)
    t.answer("pick XP-505", "pay XP-52", "done").until("fusion", ME).answer("fuse XP-505")
    assert t.box(ME) == "XP-41>XP-505"
    assert "XP-52" in t.cards(ME, "discard_pile")


@pytest.mark.rule("P-7.7")
def test_without_the_named_card_nothing_is_declared():
    """An evolution is paid whole."""
    t = board("me box XP-41 > XP-42\nme hand XP-505\nyou box XP-03").until("declare", ME)
    assert not t.accepts("pick XP-505")
    assert t.reasons(ME, "XP-505")[0] == ("declare-no-material", "P-6.6")


@pytest.mark.rule("P-7.7")
@pytest.mark.primer("appmon/22")
@pytest.mark.case("appmon/switch/digimon_evolution=first_game")
@pytest.mark.parametrize(
    ("box", "form", "rate"), [("XP-501 > XP-503", "XP-506", 40), ("XP-501 > XP-506", "XP-508", 60)]
)
def test_the_first_game_asks_for_a_winning_rate_besides(box, form, rate):
    """`digimon_evolution = first_game`: 40 % for a Perfect, 60 % for an Ultimate."""
    lucky = option("T-R", "use at battle limit at_use: draw me 1", win_rate=rate)
    unlucky = option("T-R", "use at battle limit at_use: draw me 1", win_rate=100 - rate)
    text = f"me box {box}\nme hand {form} T-R\nyou box XP-03"
    assert board(text, unlucky).until("declare", ME).offers(f"pick {form}")
    text = f"switch digimon_evolution first_game\n{text}"
    assert not board(text, unlucky).until("declare", ME).accepts(f"pick {form}")
    t = board(text, lucky).until("declare", ME).answer(f"pick {form}", "pay T-R", "done").until("fusion", ME)
    assert t.answer(f"fuse {form}").box(ME) == f"XP-501>{form}"


@pytest.mark.rule("P-7.8")
def test_no_appmon_comes_on_a_digimon_nor_the_other_way():
    """It may be declared, and fails."""
    form = fused("T-2", {"grade": 1}, {"grade": 1})
    t = board("phase fusion\nme box XP-41\nme fusion T-2 with XP-01\nyou box XP-03", form).answer("fuse T-2")
    assert t.box(ME) == "XP-41"
    assert (t.events("fusion-failed")[0].rule, t.events("fusion-failed")[0].word) == ("P-7.8", "fuse-other-kind")
    odd = digimon("T-3", grade=2, evolution={"bases": [{"name": "emberling"}]})
    t = board("me box XP-01\nme hand T-3\nyou box XP-03", odd).until("declare", ME).answer("pick T-3", "pay", "done")
    t.until("fusion", ME).answer("fuse T-3")
    assert (t.box(ME), t.events("fusion-failed")[0].rule) == ("XP-01", "P-7.8")


@pytest.mark.rule("P-7.8")
def test_a_condition_may_ask_for_the_other_kind():
    """Then it comes out on it."""
    form = fused("T-2", {"name": "emberling", "kind": "digimon"}, "lookling")
    t = board("phase fusion\nme box XP-41\nme fusion T-2 with XP-01\nyou box XP-03", form).answer("fuse T-2")
    assert t.box(ME) == "XP-41>T-2"


@pytest.mark.rule("P-7.1")
@pytest.mark.primer("appmon/06")
def test_a_card_may_print_several_pairs():
    """Either of them will do."""
    both = appmon(
        "T-2", grade=2, fusion=[[{"name": "lookling"}, {"name": "dotkin"}], [{"name": "hummlet"}, {"name": "gabbit"}]]
    )
    t = board("phase fusion\nme box XP-08\nme fusion T-2 with XP-03\nyou box XP-01", both).answer("fuse T-2")
    assert t.box(ME) == "XP-08>T-2"


@pytest.mark.rule("P-7.3")
def test_a_chip_of_a_failed_fusion_is_used_up_too():
    """It was given: a chip for a base that changed."""
    mine = chip("T-C", "waymote", attributes=["Navi"])
    t = board("phase fusion\nme box XP-04\nme fusion XP-11 with T-C\nyou box XP-03\nyou chips XPC-2", mine)
    t.answer("fuse XP-11")
    assert (t.box(ME), t.cards(ME, "used_chips"), t.cards(ME, "discard_pile")) == ("XP-04", ["T-C"], ["XP-11"])
