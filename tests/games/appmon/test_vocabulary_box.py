"""The words that lay cards on the base, take them away, and link."""

import pytest

from appmon.board import ME, YOU
from appmon.made import option
from appmon.using import battle, doing, form, hand

FROM_HAND = "choose $a: 1 {kind appmon|digimon} from me.hand; "


@pytest.mark.rule("P-7.5")
def test_fusing_in_battle_gives_a_material() -> None:
    """Lookling and Waymote are Seekmaster; Waymote is discarded."""
    line = "choose $a: 1 {grade Super} from me.hand; choose $b: 1 {grade Standard} from me.hand; fuse $a $b"
    t = doing(line, "me hand XP-11 XP-02 XP-03", "me discard 0", "me deck 24").answer("pick XP-11", "pick XP-02")
    assert (t.box(ME), hand(t), t.cards(ME, "discard_pile")) == ("XP-01>XP-11", ["XP-03"], ["XP-02"])
    assert t.rules_cited("fused") == {"P-8.2"}


def test_fusing_with_what_does_not_fit_fails() -> None:
    """Nothing is given, and everybody has seen the card."""
    line = "choose $a: 1 {grade Super} from me.hand; choose $b: 1 {grade Standard} from me.hand; fuse $a $b"
    t = doing(line, "me hand XP-11 XP-02 XP-03").answer("pick XP-11", "pick XP-03")
    assert (t.box(ME), hand(t)) == ("XP-01", ["XP-02", "XP-03", "XP-11"])
    assert [event.word for event in t.events("fusion-failed", YOU)] == ["fuse-material"]


@pytest.mark.rule("P-7.7")
def test_a_digimon_evolves_in_battle_by_what_is_printed() -> None:
    """Blazehorn: two circles from the deck. With one card in the deck it fails."""
    line = FROM_HAND + "evolve $a"
    t = doing(line, "me hand XP-42", "me deck 20", me="XP-41").answer("pick XP-42")
    assert (t.box(ME), t.count(ME, "deck")) == ("XP-41>XP-42", 18)
    t = doing(line, "me hand XP-42", "me deck 1", me="XP-41").answer("pick XP-42")
    assert (t.box(ME), t.count(ME, "deck"), hand(t)) == ("XP-41", 1, ["XP-42"])


def test_a_digimon_that_asks_for_a_card_takes_it_from_hand() -> None:
    """Volcanor on Blazehorn: one circle, one cross, and Cheer +100."""
    line = "choose $a: 1 {grade Ultimate} from me.hand; evolve $a"
    t = doing(line, "me hand XP-505 XP-52 XP-55", "me deck 15", me="XP-41 > XP-42").answer("pick XP-505")
    assert (t.box(ME), t.count(ME, "deck"), hand(t)) == ("XP-41>XP-505", 13, ["XP-55"])


@pytest.mark.parametrize(
    ("word", "base", "box"),
    [
        ("evolve_free", "XP-01", "XP-01>XP-11"),
        ("evolve_free", "XP-03", "XP-03"),
        ("place", "XP-03", "XP-03>XP-11"),
        ("place", "XP-41", "XP-41>XP-11"),
    ],
)
def test_laying_a_card_without_what_it_asks_for(word: str, base: str, box: str) -> None:
    """`evolve_free` still asks for a partner below, `place` for nothing."""
    t = doing(f"choose $a: 1 {{grade Super}} from me.hand; {word} $a", "me hand XP-11", me=base).answer("pick XP-11")
    assert t.box(ME) == box


@pytest.mark.parametrize("word", ["evolve_free", "place"])
def test_a_condition_that_cannot_be_ignored(word: str) -> None:
    """`keyword fixed`."""
    card = form("T-2", "keyword fixed")
    t = doing(f"choose $a: 1 {{grade Super}} from me.hand; {word} $a", "me hand T-2", cards=(card,)).answer("pick T-2")
    assert t.box(ME) == "XP-01"


@pytest.mark.rule("P-6.4")
def test_a_base_is_exchanged_in_battle() -> None:
    """Not below a form, and only for a base."""
    line = "choose $a: 1 from me.hand; exchange $a"
    assert doing(line, "me hand XP-02 XP-52").answer("pick XP-02").box(ME) == "XP-02"
    assert doing(line, "me hand XP-02 XP-52").answer("pick XP-52").box(ME) == "XP-01"
    assert doing(line, "me hand XP-02", me="XP-01 > XP-11").answer("pick XP-02").box(ME) == "XP-01>XP-11"


@pytest.mark.parametrize(
    ("word", "box", "where"),
    [
        ("remove_evolved opponent", "XP-04", "discard_pile"),
        ("return_evolved opponent", "XP-04", "hand"),
        ("remove_base opponent", "XP-04>XP-13", "appmon_box"),
    ],
)
def test_a_form_is_taken_away(word: str, box: str, where: str) -> None:
    """A base with a form on it cannot be removed."""
    t = doing(word, "you discard 0", "you deck 27", you="XP-04 > XP-13")
    assert t.box(YOU) == box
    assert "XP-13" in t.cards(YOU, where)


def test_a_bare_base_is_taken_away_and_laid_anew() -> None:
    """The empty box is noticed by an open option, which lays another base."""
    line = "use at battle limit end_of_turn: remove_base me"
    card = option("T-1", line, "when box_emptied: choose $a: 1 {grade Standard} from me.hand; exchange $a")
    t = battle("me slot T-1", "me hand XP-02", cards=(card,)).answer("open T-1")
    assert t.box(ME) == ""
    t.answer("pick XP-02")
    assert (t.box(ME), t.cards(ME, "discard_pile")[-1]) == ("XP-02", "XP-01")


# Links (P-9).


@pytest.mark.rule("P-9.2", "P-9.6", "P-9.8")
@pytest.mark.parametrize(
    ("me", "number", "links"),
    [
        ("XP-01", "XP-08", ["XP-08"]),
        ("XP-01", "XP-04", []),
        ("XP-01", "XP-01", []),
        ("XP-41", "XP-08", []),
        ("XP-01", "XP-41", []),
    ],
)
def test_linking_by_an_effect_keeps_to_plug_kind_and_number(me: str, number: str, links: list[str]) -> None:
    """Gabbit fits; Dotkin's ▲ does not; not the same number; no Digimon as host or partner."""
    t = doing("choose $a: 1 from me.hand; link $a", f"me hand {number}", me=me).answer(f"pick {number}")
    assert t.links(ME) == links


def test_a_link_by_an_effect_is_beside_the_one_of_the_rules() -> None:
    """From the deck; then still one from hand. 360 + 300 + 300."""
    line = "look me.deck 1; choose $a: 1 from me.deck; link $a"
    t = doing(line, "me hand XP-08", "me deck 20", "me top XP-08").answer("pick XP-08")
    assert t.power(ME) == 660
    t.answer("link XP-08")
    assert (t.links(ME), t.power(ME)) == (["XP-08", "XP-08"], 960)


def test_links_return_to_where_they_came_from() -> None:
    """Their power goes with them; a chip goes back among the chips."""
    card = option("T-1", "use at battle limit at_use: return_links me")
    t = battle("me slot T-1", "me hand XP-08", cards=(card,)).answer("link XP-08")
    assert t.power(ME) == 660
    t.answer("open T-1")
    assert (t.links(ME), hand(t), t.power(ME)) == ([], ["XP-08"], 360)
    lines = ("me slot T-1", "me hand XP-02", "me chips XPC-4", "you chips XPC-3")
    t = battle(*lines, cards=(card,)).answer("link XPC-4", "pick XP-02", "open T-1")
    assert (t.links(ME), t.cards(ME, "chip_hand"), t.power(ME)) == ([], ["XPC-4"], 360)


# Keywords of materials and options.


def test_a_card_that_stands_for_a_partner_is_the_material_of_any_fusion() -> None:
    """Doughbit for Waymote."""
    line = "choose $a: 1 {grade Super} from me.hand; choose $b: 1 {grade Standard} from me.hand; fuse $a $b"
    t = doing(line, "me hand XP-11 XP-119").answer("pick XP-11", "pick XP-119")
    assert t.box(ME) == "XP-01>XP-11"


def test_only_one_of_a_name_can_be_open() -> None:
    """The second one stays face down."""
    card = option("T-1", "keyword only_one", "use at battle limit stays")
    t = battle("me slot T-1", "me slot T-1", cards=(card,)).answer("open T-1")
    assert not t.offers("open T-1")


@pytest.mark.rule("P-6.2")
def test_a_kept_option_is_not_discarded_of_ones_own_accord() -> None:
    """Once it lies open; in the preparation only the other one can be picked."""
    card = option("T-1", "keyword kept", "use at battle limit stays")
    t = battle("me slot T-1", "me slot XP-52", you="XP-01", cards=(card,)).answer("open T-1").next_turn()
    t.until("discard_slots", ME)
    assert t.options() == ["done", "pick XP-52"]
