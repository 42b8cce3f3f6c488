"""P-9: app link with cards and chips."""

import pytest

from appmon.board import ME, board
from appmon.made import appmon, digimon, option

# Lookling, plug ●■, C 180 against Hummlet; Waymote links ●+100, Gabbit ■+300, Dotkin ▲+200.
MINE = "phase battle\nfirst you\nme box XP-01\nme hand XP-02 XP-08 XP-04\nyou box XP-03\n"
CHIPS = "me chips XPC-1 XPC-3\nyou chips XPC-2\n"


@pytest.mark.rule("P-9.1", "P-9.3", "P-10.4")
@pytest.mark.primer("appmon/07", "appmon/31")
@pytest.mark.case("appmon/switch/links_per_turn=1")
def test_once_per_battle_phase_a_card_is_linked():
    """Gabbit lies sideways beside Lookling, which gets 300 more for this battle; then it is discarded."""
    t = board(MINE).answer("link XP-08")
    assert (t.links(ME), t.power(ME)) == (["XP-08"], 180 + 300)
    assert t.game.table.turned[t.pile(ME, "power_box")[0]] == 1
    assert not t.offers("link XP-02")
    assert t.reasons(ME, "XP-02") == [("link-once", "P-9.1")]
    t.next_turn()
    assert (t.count(ME, "power_box"), t.cards(ME, "discard_pile")) == (0, ["XP-08"])
    t.until("window", ME)
    assert (t.power(ME), t.offers("link XP-02")) == (180, True)


@pytest.mark.rule("P-9.1")
@pytest.mark.case("appmon/switch/links_per_turn=any number")
@pytest.mark.parametrize("number", [2, 3])
def test_there_may_be_more_links(number):
    """`links_per_turn`."""
    t = board(f"switch links_per_turn {number}\n" + MINE.replace("XP-04", "XP-05")).answer("link XP-08", "link XP-02")
    assert t.power(ME) == 180 + 300 + 100
    assert t.offers("link XP-05") == (number == 3)


@pytest.mark.rule("P-9.2")
@pytest.mark.primer("appmon/07")
@pytest.mark.case("appmon/P-C2")
@pytest.mark.case("appmon/switch/plug=required")
def test_c2_wrong_plug():
    """Banquetrix (■■): Gabbit (■) can be linked, Hummlet (●) cannot."""
    t = board("phase battle\nfirst you\nme box XP-06 > XP-15\nme hand XP-03 XP-08\nyou box XP-01")
    before = t.power(ME)
    assert not t.offers("link XP-03")
    assert t.reasons(ME, "XP-03") == [("link-plug", "P-9.2")]
    t.answer("link XP-08")
    assert t.power(ME) == before + 300


@pytest.mark.rule("P-9.2")
@pytest.mark.case("appmon/P-C2s")
@pytest.mark.case("appmon/switch/plug=ignored")
def test_c2s_plug_ignored():
    """Both can."""
    t = board("switch plug ignored\nphase battle\nfirst you\nme box XP-06 > XP-15\nme hand XP-03 XP-08\nyou box XP-01")
    assert t.offers("link XP-03")
    assert t.offers("link XP-08")


@pytest.mark.rule("P-9.2")
def test_a_card_without_link_power_is_not_linked():
    """Nothing to plug in."""
    bare = appmon("T-1", link=None)
    t = board("phase battle\nfirst you\nme box XP-01\nme hand T-1\nyou box XP-03", bare)
    assert t.reasons(ME, "T-1") == [("link-no-power", "P-9.2")]


@pytest.mark.rule("P-9.4", "P-9.3")
@pytest.mark.primer("appmon/07")
@pytest.mark.parametrize(("partner", "more"), [("XP-108", 300 + 100), ("XP-08", 300)])
def test_abilities_may_ask_for_the_attribute_of_the_linked_card(partner, more):
    """Nibblet gets 100 more from a partner of attribute Game: Diceling, not Gabbit."""
    t = board(f"phase battle\nfirst you\nme box XP-06\nme hand {partner}\nyou box XP-01")
    before = t.power(ME)
    t.answer(f"link {partner}")
    assert t.power(ME) == before + more


@pytest.mark.rule("P-9.5")
@pytest.mark.parametrize(("name", "usable"), [("lookling", True), ("gabbit", False)])
def test_the_name_of_a_linked_appmon_does_not_change(name, usable):
    """Lookling, linked with Gabbit, is still Lookling alone."""
    named = option("T-O", f"use at battle if me.active is {{name {name}}} limit at_use: draw me 1")
    t = board(MINE + "me slot T-O", named).answer("link XP-08")
    assert t.offers("open T-O") == usable


@pytest.mark.rule("P-9.5")
def test_a_card_with_plus_in_its_name_is_an_ordinary_appmon_of_that_name():
    """It is no Hummlet, and may be linked, fused on and played like any other."""
    plus = appmon("T-1", name="hummlet-plus-dotkin", attributes=["Game"])
    t = board("phase fusion\nme box T-1\nme fusion XP-12 with XP-112\nyou box XP-03", plus).answer("fuse XP-12")
    assert t.box(ME) == "T-1"
    t = board("phase battle\nfirst you\nme box XP-01\nme hand T-1\nyou box XP-03", plus)
    assert t.offers("link T-1")


@pytest.mark.rule("P-9.6")
@pytest.mark.primer("appmon/31")
def test_a_card_of_the_same_number_cannot_be_linked():
    """Lookling on Lookling."""
    t = board("phase battle\nfirst you\nme box XP-01\nme hand XP-01 XP-02\nyou box XP-03")
    assert t.options() == ["pass", "link XP-02"]
    card = t.pile(ME, "hand")[0]
    (reason,) = t.game.why_not(ME, t.game.table.handles[ME][card])
    assert (reason.key, reason.rule) == ("link-same-number", "P-9.6")


@pytest.mark.rule("P-9.7", "P-9.1")
@pytest.mark.primer("appmon/05", "appmon/07")
def test_a_chip_is_linked_at_the_cost_of_a_hand_card():
    """+100 whatever the symbol; it takes the place of the link and is used up."""
    t = board(MINE + CHIPS).answer("link XPC-3")
    assert t.asked == (ME, "chip_fee")
    t.answer("pick XP-04")
    assert (t.power(ME), t.links(ME), t.cards(ME, "discard_pile")) == (180 + 100, ["XPC-3"], ["XP-04"])
    assert t.options() == ["pass"]
    assert t.reasons(ME, "XPC-1") == [("link-once", "P-9.7")]
    t.next_turn()
    assert (t.cards(ME, "chip_hand"), t.cards(ME, "used_chips")) == (["XPC-1"], ["XPC-3"])


@pytest.mark.rule("P-9.7")
def test_a_linked_chip_may_come_back():
    """`chip_used_up = false`."""
    t = board("switch chip_used_up false\n" + MINE + CHIPS).answer("link XPC-3", "pick XP-04").next_turn()
    assert (sorted(t.cards(ME, "chip_hand")), t.cards(ME, "used_chips")) == (["XPC-1", "XPC-3"], [])


@pytest.mark.rule("P-9.7")
def test_a_chip_cannot_be_linked_without_a_hand_card():
    """Nothing pays for it; and until it is paid nothing has changed."""
    t = board("phase battle\nfirst you\nme box XP-01\nyou box XP-03\n" + CHIPS)
    assert t.reasons(ME, "XPC-3") == [("cost-hand", "P-9.7")]
    t = board(MINE + CHIPS).answer("link XPC-3", "back")
    assert (t.asked, t.count(ME, "chip_hand")) == ((ME, "window"), 2)


@pytest.mark.rule("P-9.8")
@pytest.mark.parametrize(("box", "card", "reason"), [
    ("XP-41", "XP-02", "link-no-host"), ("XP-01", "T-1", "link-digimon"), ("XP-41", "T-1", "link-digimon"),
])  # fmt: skip
def test_digimon_neither_link_nor_are_linked(box, card, reason):
    """Nor with a chip."""
    t = board(f"phase battle\nfirst you\nme box {box}\nme hand {card}\nyou box XP-03\n{CHIPS}", digimon("T-1"))
    assert not t.offers(f"link {card}")
    assert t.reasons(ME, card) == [(reason, "P-9.8")]
    assert t.offers("link XPC-1") == (box == "XP-01")


@pytest.mark.rule("P-9.1")
def test_an_option_is_no_partner():
    """Only an Appmon card or a chip."""
    t = board("phase battle\nfirst you\nme box XP-01\nme hand XP-52\nyou box XP-03")
    assert not t.offers("link XP-52")


@pytest.mark.rule("P-9.3", "P-9.1")
def test_a_linked_card_that_leaves_takes_its_power_along():
    """It is sent away as a cost in the same battle."""
    send = option("T-O", "use at battle cost send {kind appmon} limit at_use: draw me 1")
    t = board(MINE + "me slot T-O", send).answer("link XP-08")
    assert t.power(ME) == 180 + 300
    t.answer("open T-O", "pick XP-08")
    assert (t.power(ME), t.links(ME), t.cards(ME, "discard_pile")) == (180, [], ["XP-08"])
