"""The words that change what a fighting card is: power, letter, battle type, plug, attribute, name, link power."""

import pytest

from appmon.board import ME, YOU
from appmon.made import appmon, option
from appmon.using import battle, doing, form
from netocean.games.appmon.vocabulary import projection


@pytest.mark.parametrize(
    ("steps", "mine", "yours"),
    [
        ("add_attack me 100", 460, 380),
        ("add_attack opponent 100", 360, 480),
        ("subtract_attack opponent 100", 360, 280),
        ("multiply_attack me 2", 720, 380),
        ("halve_attack opponent", 360, 190),
        ("set_power me 500", 500, 380),
        ("set_power me opponent.power", 380, 380),
        ("zero_attack opponent", 360, 0),
        ("add_power me C", 540, 380),
        ("add_attack me (power opponent C)", 520, 380),
        ("set_attack me C", 180, 380),
        ("set_attack me C 50", 230, 380),
        ("set_attack opponent B", 360, 240),
    ],
)
def test_powers_change_by_what_is_written(steps: str, mine: int, yours: int) -> None:
    """Lookling (A 360/260/180) against Dotkin (A 380/240/160): both attack with A."""
    t = doing(steps)
    assert (t.power(ME), t.power(YOU)) == (mine, yours)


def test_a_power_is_never_below_zero() -> None:
    """380 less 500."""
    assert doing("subtract_attack opponent 500").power(YOU) == 0


def test_changes_act_in_the_order_played() -> None:
    """(360 + 100) halved, and 360 halved plus 100; what is set loses what was before it, not what comes after."""
    assert doing("add_attack me 100; halve_attack me").power(ME) == 230
    assert doing("halve_attack me; add_attack me 100").power(ME) == 280
    assert doing("add_attack me 100; set_power me 300; add_attack me 20").power(ME) == 320


def test_the_last_letter_counts_and_a_bonus_ends_with_its_letter() -> None:
    """B 260 + 70, then C 180 alone."""
    t = doing("set_attack me B 70; set_attack me C")
    assert (t.letter(ME), t.power(ME)) == ("C", 180)


def test_a_battle_type_of_mine_changes_the_letter_of_the_other() -> None:
    """Dotkin must attack with B 240 against a card that has become B."""
    t = doing("become_type me B")
    assert (t.letter(YOU), t.power(YOU)) == ("B", 240)
    assert (t.letter(ME), t.power(ME)) == ("A", 360)


def test_a_plug_that_has_changed_takes_other_links() -> None:
    """Lookling's plug is ●■: Dotkin's link ▲ fits only after the change."""
    plain = battle("me hand XP-04", you="XP-02")
    assert not plain.offers("link XP-04")
    t = doing("set_plug me triangle circle", "me hand XP-04", you="XP-02")
    assert t.offers("link XP-04")


def test_an_attribute_and_a_name_that_were_added_are_asked_for() -> None:
    """Lookling is Social; now also System, and counts as Waymote."""
    t = doing("add_attribute me System; add_name me waymote")
    card = t.pile(ME, "appmon_box")[0]
    assert projection.attributes_of(t.game, card) == [0, 6]
    assert projection.names_of(t.game, card) == ["lookling", "waymote"]


@pytest.mark.parametrize(
    ("static", "power"),
    [
        ("add_attack me 30", 390),
        ("add_attack me (times 20 me.hand)", 400),
        ("set_power me 200", 200),
        ("become_type opponent C", 180),
        ("multiply_attack me 3", 1080),
    ],
)
def test_a_static_holds_as_long_as_its_option_lies_open(static: str, power: int) -> None:
    """Before it is opened nothing; two cards in hand; a C type opposite makes Lookling use C 180."""
    card = option("T-1", "use at battle limit stays", f"static: {static}")
    t = battle("me slot T-1", "me hand XP-02 XP-02", cards=(card,))
    assert t.power(ME) == 360
    t.answer("open T-1")
    assert t.power(ME) == power


def test_a_static_of_the_opponents_card_reaches_mine() -> None:
    """−40 for the card opposite."""
    foe = appmon("T-2", "static: subtract_attack opponent 40")
    assert battle(you="T-2", cards=(foe,)).power(ME) == 320


def test_a_static_holds_only_while_its_condition_does() -> None:
    """Above 50 points nothing."""
    card = appmon("T-2", "static if me.points <= 50: add_attack me 60")
    assert battle("me points 60", me="T-2", cards=(card,)).power(ME) == 300
    assert battle("me points 50", me="T-2", cards=(card,)).power(ME) == 360


def test_cards_that_do_not_add_up_count_once() -> None:
    """Two of them add 40, not 80; without the word they add up."""
    lines = ("use at battle limit stays", "static: add_attack me 40")
    once, both = option("T-1", "keyword no_adding", *lines), option("T-1", *lines)
    for card, power in ((once, 400), (both, 440)):
        t = battle("me slot T-1", "me slot T-1", cards=(card,)).answer("open T-1", "open T-1")
        assert t.power(ME) == power


@pytest.mark.parametrize(("word", "added"), [("add_link me 100", 400), ("subtract_link me 200", 100)])
def test_link_powers_change_before_the_link(word: str, added: int) -> None:
    """Gabbit links with ■+300."""
    t = doing(word, "me hand XP-08")
    t.answer("link XP-08")
    assert t.power(ME) == 360 + added


def test_a_link_power_can_be_added_once_more() -> None:
    """360 + 300 + 300."""
    card = option("T-1", "use at battle if is_linked me limit at_use: add_attack me (link_power me)")
    t = battle("me slot T-1", "me hand XP-08", cards=(card,))
    assert not t.offers("open T-1")
    t.answer("link XP-08", "open T-1")
    assert t.power(ME) == 960


@pytest.mark.parametrize(
    ("until", "powers"),
    [
        ("end_of_phase", [460, 360]),
        ("end_of_battle", [460, 360]),
        ("end_of_turn", [460, 360]),
        ("turns 2", [460, 460, 360]),
        ("with_active", [460, 460, 460]),
        ("on_box", [460, 460, 460]),
    ],
)
def test_a_change_lasts_as_long_as_is_written(until: str, powers: list[int]) -> None:
    """Seen in the windows of this turn and the next ones; the base stays though it is beaten."""
    t = doing(f"add_attack me 100 until {until}", you="XP-01 > XP-21")
    seen = [t.power(ME)]
    for _ in powers[1:]:
        t.next_turn().until("window", ME)
        seen.append(t.power(ME))
    assert seen == powers


def test_what_lasts_with_the_fighting_card_ends_when_another_one_fights() -> None:
    """A base that is exchanged takes the change along; one that is on the box stays for its successor."""
    for until, power in (("with_active", 340), ("on_box", 440)):
        card = option("T-1", f"use at battle limit at_use: add_attack me 100 until {until}")
        t = battle("me slot T-1", "me hand XP-02", cards=(card,)).answer("open T-1").next_turn()
        t.until("exchange", ME).answer("pick XP-02").until("window", ME)
        assert t.power(ME) == power


def test_what_lasts_while_a_card_stays_ends_when_it_leaves() -> None:
    """The form gives itself 50 as long as it lies there."""
    shape = form("T-2", "when start_of_battle: add_attack me 50 until stays")
    card = option("T-1", "use at battle limit at_use: remove_evolved me")
    t = battle("me slot T-1", me="XP-01 > T-2", cards=(shape, card))
    assert t.power(ME) == 550
    t.answer("open T-1")
    assert t.power(ME) == 360
