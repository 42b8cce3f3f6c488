"""Field lines, in sentences of our own: what always holds becomes `static`, what a card is becomes `keyword`."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_card, read_line

NAMES = Names(["Ondine", "Brannoch", "Sel the Grey", "Moss"], ["Lamplighter", "Ferryman", "Reed-Cutter"], ["QX", "X"])


def read(text: str, name: str = "Brannoch", kind: str = "forward") -> list[str]:
    """The abilities of a line on the card Brannoch."""
    return read_line(Card((name,), kind), text, NAMES)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Brannoch gains +4000 power.",
            "static: gain_power self 4000",
        ),
        (
            "The Fire Forwards other than Brannoch you control gain +3000 power and Brave.",
            "static: gain_power {type forward, element fire, not self, of me} 3000; grant {type forward, "
            "element fire, not self, of me} brave",
        ),
        (
            "The _Job Ferryman_ Forwards and Ice Forwards other than Brannoch you control gain Haste.",
            "static: grant {type forward, job ferryman, not self, of me or type forward, element ice, "
            "not self, of me} haste",
        ),
        (
            "If you control 4 or more _Category QX_ Characters other than Brannoch, Brannoch gains +3000 "
            "power, Haste and First Strike.",
            "static if (count {type character, category QX, not self, of me}) >= 4: gain_power self "
            "3000; grant self haste; grant self first_strike",
        ),
        (
            "For each Forward opponent controls, Brannoch gains +500 power.",
            "static: gain_power self (times 500 (count {type forward, of opponent}))",
        ),
        (
            "For every 4 Summons in your Break Zone, Brannoch gains +2000 power.",
            "static: gain_power self (times 2000 (divided (count {type summon} break me) 4))",
        ),
        (
            "The Forwards opponent controls lose 3000 power for each Rust Counter on them.",
            "static: apply {type forward, of opponent} [static: lose_power self (times 3000 (counters self rust))]",
        ),
        (
            "If you control a _Card Name Moss_, Brannoch and the _Card Name Moss_ you control gain Brave.",
            "static if (count {name moss, of me}) >= 1: grant {self or name moss, of me} brave",
        ),
        (
            "If all the Forwards you control have _Job Ferryman_ or _Job Lamplighter_, they gain +2000 power.",
            "static if (count {type forward, of me, not job ferryman, not job lamplighter}) = 0: "
            "gain_power {type forward, of me} 2000",
        ),
        (
            "During your turn, Brannoch also becomes a Forward with 3000 power.",
            "static while my_turn: become_forward self 3000",
        ),
        (
            "_Damage 4 --_ Brannoch gains First Strike.",
            "static while me.points >= 4: grant self first_strike",
        ),
        (
            "The dull Monsters opponent controls lose their abilities.",
            "static: lose_abilities {type monster, dull, of opponent}",
        ),
        (
            "Brannoch has the Jobs of the Backups you control.",
            "static: gain_jobs_of self {type backup, of me}",
        ),
    ],
)
def test_what_cards_gain_and_are(text: str, canonical: str) -> None:
    """Power, keywords, types: for the card, for a description, under a condition, for each of something."""
    assert read(text) == [canonical]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Brannoch cannot attack or block.",
            "static: cannot self attack; cannot self block",
        ),
        (
            "Brannoch cannot be blocked by a Forward of cost 6 or more.",
            "static: cannot_be_blocked_by self {type forward, cost >= 6}",
        ),
        (
            "Brannoch cannot block a Forward with a power greater than his.",
            "static: cannot_block self {type forward, power > (power self)}",
        ),
        (
            "Brannoch cannot be chosen by your opponent's Summons.",
            "static: cannot self be_chosen_by_summons",
        ),
        (
            "Brannoch cannot be chosen by abilities.",
            "static: cannot_be_chosen_by self any {object ability}",
        ),
        (
            "The Monsters you control cannot be chosen by your opponent's Backup abilities.",
            "static: cannot_be_chosen_by {type monster, of me} opponent {object ability, type backup}",
        ),
        (
            "Brannoch cannot be broken during your turn.",
            "static while my_turn: cannot self be_broken",
        ),
        (
            "The Ice Monsters you control cannot be broken by opposing Summons or abilities that don't deal damage.",
            "static: cannot {type monster, element ice, of me} be_broken_by_effects",
        ),
        (
            "Brannoch cannot become dull by your opponent's Summons or abilities, and cannot be put into "
            "the Break Zone by your opponent's Summons or abilities.",
            "static: cannot self be_dulled; cannot self be_put",
        ),
        (
            "Brannoch must attack once per turn if possible.",
            "static: must self attack",
        ),
        (
            "If possible, Brannoch must block.",
            "static: must self block",
        ),
        (
            "Brannoch must be blocked if possible.",
            "static: must self be_blocked",
        ),
        (
            "Your opponent cannot cast Summons during your turn.",
            "static while my_turn: forbid opponent cast_summons",
        ),
        (
            "As long as you have 2 or more {C}, Brannoch cannot leave the field due to your opponent's "
            "Summons or abilities.",
            "static if me.crystals >= 2: cannot self leave_by_opponent",
        ),
        (
            "Opponent must block Brannoch if possible.",
            "static: must self be_blocked",
        ),
        (
            "Brannoch can attack 3 times in the same turn.",
            "static: attacks self 3",
        ),
        (
            "Summons and abilities of your opponent must choose Brannoch if possible.",
            "static: must_be_chosen self",
        ),
        (
            "The Ice Forwards you control can form a party with Forwards of any Element.",
            "static: any_party {type forward, element ice, of me}",
        ),
        (
            "If Brannoch forms a party, that party cannot be blocked.",
            "static if self is {in_party}: cannot (party_of self) be_blocked",
        ),
        (
            "Brannoch can only attack if you control 3 or more Forwards.",
            "static if not (count {type forward, of me}) >= 3: cannot self attack",
        ),
        (
            "Forwards cannot gain First Strike.",
            "static: cannot_gain {type forward} first_strike",
        ),
        (
            "The power of Monsters you control cannot be decreased by your opponent's Summons or abilities.",
            "static: cannot {type monster, of me} lose_power",
        ),
        (
            "The opponent's Monsters enter the field dull.",
            "static: enter_dull {type monster, of opponent}",
        ),
    ],
)
def test_what_cards_cannot_and_must_do(text: str, canonical: str) -> None:
    """Prohibitions, duties and permissions."""
    assert read(text) == [canonical]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Haste First Strike",
            ["keyword haste", "keyword first_strike"],
        ),
        (
            "Back Attack (This is explained here.)",
            ["keyword back_attack"],
        ),
        (
            "_Warp 3 --_ {A}{2}",
            ["keyword warp 3 A2"],
        ),
        (
            "Limit Break -- 2",
            ["keyword limit_break 2"],
        ),
        (
            'Priming "Ondine" -- {F}{F}',
            ["keyword priming ondine FF"],
        ),
        (
            "Brannoch is also _Card Name Moss_ in all situations.",
            ["keyword also_named moss"],
        ),
        (
            "Brannoch is also a Monster in all situations.",
            ["keyword also_type monster"],
        ),
        (
            "Brannoch has all the jobs.",
            ["keyword all_jobs"],
        ),
        (
            "Brannoch enters the field dull.",
            ["keyword enters_dull"],
        ),
        (
            "Brannoch can be played onto the field even if you control other Dark Characters.",
            ["keyword beside dark"],
        ),
    ],
)
def test_what_a_card_is(text: str, canonical: list[str]) -> None:
    """Keywords, one line each."""
    assert read(text) == canonical


def test_a_second_sentence_may_take_the_place_of_the_first() -> None:
    """The first one holds only where the condition of the second does not."""
    assert read(
        "The Forwards other than Brannoch you control gain +1000 power. If you have received 4 points of damage or more, "
        "the Forwards you control gain +3000 power instead."
    ) == [
        "static if not me.points >= 4: gain_power {type forward, not self, of me} 1000",
        "static if me.points >= 4: gain_power {type forward, of me} 3000",
    ]


def test_the_same_condition_with_a_higher_number() -> None:
    """A second number counts the same cards."""
    assert read(
        "If you have 2 or more Ice Summons in your Break Zone, Brannoch gains +1000 power and if you have 6 or more, "
        "Brannoch also gains Brave."
    ) == [
        "static if (count {type summon, element ice} break me) >= 2: gain_power self 1000",
        "static if (count {type summon, element ice} break me) >= 6: grant self brave",
    ]


def test_a_line_is_read_whole_or_not_at_all() -> None:
    """What stands behind a statement must be understood too; the place where it stops is told."""
    with pytest.raises(Unread) as caught:
        read("Brannoch gains +4000 power on rainy days.")
    assert caught.value.found == "on"
    assert caught.value.column == len("Brannoch gains +4000 power ") + 1


def test_a_line_that_breaks_off_goes_on_in_the_next_one() -> None:
    """A full stop ends a sentence, not the end of a line."""
    card = Card(("Brannoch",), "forward")
    lines = [
        "Haste",
        "The cost required to play your _Job Ferryman_ onto the field is reduced by 2",
        "(it cannot become 0).",
    ]
    found = read_card(card, lines, NAMES).lines
    assert [line.abilities for line in found] == [
        ["keyword haste"],
        ["static: cheaper_but_one {job ferryman, of me} 2"],
    ]
    assert [line.printed for line in found] == [1, 2]
