"""What cards gain for a while or as long as something is so: also abilities in quotes."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def read(text: str, kind: str = "forward") -> list[str]:
    """The abilities of a line on the card Ondine."""
    return read_line(Card(("Ondine",), kind), text, NAMES)


def test_power_keywords_and_quotes_in_one_enumeration() -> None:
    """Each part becomes a step; a quote on the card itself may call it by its name."""
    assert read(
        'If you control 2 or more Monsters, Ondine gains +2000 power, Brave and "When Ondine attacks, draw 1 card."'
    ) == [
        "static if (count {type monster, of me}) >= 2: gain_power self 2000; grant self brave; "
        "gain self [when attacks self: draw me 1]"
    ]


def test_in_a_quote_this_forward_is_the_bearer() -> None:
    """Other cards have the ability: `self` is each of them."""
    assert read(
        'The _Job Ferryman_ Forwards other than Ondine you control gain "This Forward cannot be blocked '
        "by a Forward of cost 2 "
        'or more."'
    ) == [
        "static: gain {type forward, job ferryman, not self, of me} "
        "[static: cannot_be_blocked_by self {type forward, cost >= 2}]"
    ]


def test_a_quote_of_a_summon_is_no_text_of_a_summon() -> None:
    """What a Forward gains from a Summon is a field ability of the Forward."""
    assert read(
        'Choose 1 Forward. It gains "This Forward cannot form a party." until the end of the turn.', kind="summon"
    ) == ["use: choose $a: 1 {type forward}; gain $a [static: cannot self form_party] until end_of_turn"]


def test_the_duration_holds_for_all_that_is_gained() -> None:
    """It may stand before or behind."""
    steps = "gain_power $a 3000 until end_of_turn; grant $a haste until end_of_turn"
    assert read("{1}: Choose 1 Forward. It gains +3000 power and Haste until the end of the turn.") == [
        f"activate cost cp 1: choose $a: 1 {{type forward}}; {steps}"
    ]
    assert read("{1}: Choose 1 Forward. Until the end of the turn, it gains +3000 power and Haste.") == [
        f"activate cost cp 1: choose $a: 1 {{type forward}}; {steps}"
    ]


def test_a_quote_on_other_cards_does_not_name_the_source() -> None:
    """`self` could not mean both: the line stays unread."""
    with pytest.raises(Unread):
        read('The Forwards other than Ondine you control gain "When this Forward attacks, activate Ondine."')
