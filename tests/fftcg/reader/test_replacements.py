"""What happens instead: as field lines, and as effects for a turn."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def read(text: str) -> list[str]:
    """The abilities of a line on the Forward Brannoch."""
    return read_line(Card(("Brannoch",), "forward"), text, NAMES)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "If Brannoch is dealt damage, reduce the damage by 3000 instead.",
            "instead is_damaged self: reduce 3000",
        ),
        (
            "If Brannoch receives damage from Summons or abilities, the damage becomes 0 instead.",
            "instead is_damaged_by self any summon_or_ability: becomes 0",
        ),
        (
            "If a Monster you control is dealt damage less than its power, the damage becomes 2000 instead.",
            "instead is_damaged {type monster, of me} if that < (power it): becomes 2000",
        ),
        (
            "If Brannoch is dealt 6000 damage or more, the damage becomes 2000 instead.",
            "instead is_damaged self if that >= 6000: becomes 2000",
        ),
        (
            "If Brannoch is dealt damage by a Forward of cost 4 or more, reduce the damage by 1000 instead.",
            "instead is_damaged self {type forward, cost >= 4}: reduce 1000",
        ),
        (
            "If Brannoch is dealt damage by a Forward's ability, the damage becomes 0 instead.",
            "instead is_damaged_by self any ability {type forward}: becomes 0",
        ),
        (
            "If a Forward is dealt damage by your Ice Summon, the damage increases by 2000 instead.",
            "instead is_damaged_by {type forward} me summon {element ice}: increase 2000",
        ),
        (
            "During your turn, if Brannoch receives damage, double the damage instead.",
            "instead is_damaged self while my_turn: double",
        ),
        (
            "During each turn, if Brannoch is dealt damage by your opponent's Summons or abilities for "
            "the first time in that turn, the damage becomes 0 instead.",
            "instead is_damaged_by self opponent summon_or_ability once per turn: becomes 0",
        ),
        (
            "If Brannoch deals damage to a Forward of cost 3 or more, increase the damage by 1000 instead.",
            "instead damages self {type forward, cost >= 3}: increase 1000",
        ),
        (
            "If Brannoch deals damage to a Forward or your opponent, double the damage instead.",
            "instead damages self or damages_player self: double",
        ),
        (
            "If a Forward forming a party with Brannoch is dealt damage, reduce the damage by 2000 instead.",
            "instead is_damaged {type forward, in (party_of self), not self}: reduce 2000",
        ),
        (
            "If a Forward you control other than Brannoch is dealt damage, the damage is dealt to Brannoch instead.",
            "instead is_damaged {type forward, of me, not self}: redirect self",
        ),
        (
            "If Brannoch is dealt damage, remove 1 Shell Counter from Brannoch and the damage becomes 0 instead.",
            "instead is_damaged self: take self shell 1; becomes 0",
        ),
        (
            "The damage dealt by your abilities to Monsters opponent controls cannot be reduced.",
            "instead is_damaged_by {type monster, of opponent} me ability: unreduced",
        ),
        (
            "If a Monster is put from the field into the Break Zone, you may remove it from the game instead.",
            "instead put {type monster} may: remove it",
        ),
        (
            "If Brannoch leaves the field due to your opponent's Summons or abilities, return him to "
            "your hand instead.",
            "instead leaves_by self opponent summon_or_ability: return self",
        ),
        (
            "If a card is put into your Break Zone in any situation, you may remove it from the game instead.",
            "instead to_break me may: remove it",
        ),
    ],
)
def test_field_lines(text: str, canonical: str) -> None:
    """Damage received and dealt, cards that leave the field (F-R16.5-F-R16.9)."""
    assert read(text) == [canonical]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "During this turn, the next damage dealt to Brannoch becomes 0 instead.",
            "apply self [instead is_damaged self mark next: becomes 0] until end_of_turn",
        ),
        (
            "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 4000 instead.",
            "choose $a: 1 {type forward}; apply $a [instead is_damaged self mark next: reduce 4000] until end_of_turn",
        ),
        (
            "Choose 1 Forward. Reduce the next damage dealt to it this turn by 2000.",
            "choose $a: 1 {type forward}; apply $a [instead is_damaged self mark next: reduce 2000] until end_of_turn",
        ),
        (
            "Choose 1 Forward. If it deals damage to a Forward this turn, the damage increases by 3000 instead.",
            "choose $a: 1 {type forward}; apply $a [instead damages self: increase 3000] until end_of_turn",
        ),
        (
            "Choose 1 Forward other than Brannoch. During this turn, the next damage dealt to it is "
            "dealt to Brannoch instead.",
            "choose $a: 1 {type forward, not self}; let $b self; apply $a [instead is_damaged self mark "
            "next: redirect $b] until end_of_turn",
        ),
        (
            "Choose 1 Forward. Deal it 3000 damage. If it is put from the field into the Break Zone during "
            "this turn, you may remove it from the game instead.",
            "choose $a: 1 {type forward}; damage $a 3000; apply $a [instead put self may: remove self] until end_of_turn",
        ),
        (
            "During this turn, if a Monster you control is dealt damage by a Summon, the damage becomes 0 instead.",
            "replace [instead is_damaged_by {type monster, of me} any summon: becomes 0] until end_of_turn",
        ),
        (
            "The next damage dealt to you becomes 0 this turn.",
            "replace [instead player_damaged me mark next: becomes 0] until end_of_turn",
        ),
    ],
)
def test_effects_of_a_turn(text: str, steps: str) -> None:
    """On a thing it is an effect of that thing, `self` within; on all of a description it is on nothing."""
    assert read("{2}: " + text) == [f"activate cost cp 2: {steps}"]


def test_an_effect_needs_its_turn() -> None:
    """Without a duration it would hold for ever: it stays unread."""
    with pytest.raises(Unread):
        read("{2}: Choose 1 Forward. If it is dealt damage, the damage becomes 0 instead.")
