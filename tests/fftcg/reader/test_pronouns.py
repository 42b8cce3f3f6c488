"""What `it`, `them`, `that Forward` and their like mean, from one sentence to the next."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def read(text: str) -> str:
    """The ability of a line on the Forward Brannoch."""
    (line,) = read_line(Card(("Brannoch",), "forward"), text, NAMES)
    return line


def test_it_is_the_card_of_the_event() -> None:
    """Of another card; its own name is the card itself."""
    assert read("When a Monster you control blocks, it gains +4500 power until the end of the turn.") == (
        "when blocks {type monster, of me}: gain_power it 4500 until end_of_turn"
    )


def test_it_is_what_was_damaged_and_not_what_dealt_it() -> None:
    """Where an event has two cards, the other one."""
    assert read("When Brannoch deals damage to a Forward, dull it.") == "when damages self: dull other"


def test_the_effect_that_is_cancelled_is_what_chose() -> None:
    """And never the card that was chosen."""
    assert read("When Brannoch is chosen by your opponent's ability, cancel its effect.") == (
        "when chosen self opponent ability: cancel other"
    )
    with pytest.raises(Unread):
        read("When Brannoch attacks, choose 1 Monster. Cancel its effect.")


def test_what_is_paid_on_the_side_is_not_it() -> None:
    """A card discarded or put away between is called by its own words."""
    assert read(
        "When Brannoch attacks, choose 1 Monster. You may discard 1 Summon. If you do so, deal it 4500 damage. "
        "If not, dull it."
    ) == (
        "when attacks self: choose $a: 1 {type monster}; may { select $b: 1 {type summon} from me.hand; discard $b }; "
        "if done { damage $a 4500 }; if not done { dull $a }"
    )
    assert read(
        "When Brannoch attacks, you may discard 1 Forward. When you do so, choose 1 Monster. "
        "Deal it damage equal to the discarded Forward's power."
    ) == (
        "when attacks self: may { select $a: 1 {type forward} from me.hand; discard $a }; "
        "when done { choose $b: 1 {type monster}; damage $b (power $a) }"
    )


def test_two_that_were_chosen_are_called_by_their_types_or_their_order() -> None:
    """`the former`, `the Backup`."""
    head = "When Brannoch attacks, choose 1 Monster opponent controls and 1 Backup you control."
    steps = "when attacks self: choose $a: 1 {type monster, of opponent}; choose $b: 1 {type backup, of me}; "
    assert read(f"{head} Dull the latter and break the former.") == steps + "dull $b; break $a"
    assert read(f"{head} Dull the Backup and break the Monster.") == steps + "dull $b; break $a"
    assert read(f"{head} Break them.") == steps + "break (both $a $b)"


def test_questions_in_a_row_are_about_the_same_card() -> None:
    """What was selected for one answer is not what the next question is about."""
    assert read(
        "When Brannoch attacks, reveal the top card of your deck. If it is a Monster, select 1 Backup you "
        "control and dull it. "
        "If it is a Summon, draw 4 cards."
    ) == (
        "when attacks self: let $a (top me 1); reveal $a; "
        "if $a is {type monster} { select $b: 1 {type backup, of me}; dull $b }; if $a is {type summon} { draw me 4 }"
    )


def test_instead_replaces_the_sentence_before() -> None:
    """Also twice, from the strongest on; a sentence further back only if it does the same."""
    assert read(
        "When Brannoch attacks, choose 1 Monster. Deal it 1500 damage. If you control 4 or more Backups, deal "
        "it 2500 damage instead."
    ) == (
        "when attacks self: choose $a: 1 {type monster}; "
        "if (count {type backup, of me}) >= 4 { damage $a 2500 } else { damage $a 1500 }"
    )
    assert read(
        "When Brannoch attacks, choose 1 Monster. Activate it. Draw 4 cards. "
        "If you control 4 or more Backups, deal it 2500 damage instead."
    ) == (
        "when attacks self: choose $a: 1 {type monster}; activate $a; "
        "if (count {type backup, of me}) >= 4 { damage $a 2500 } else { draw me 4 }"
    )


def test_a_number_alone_counts_what_was_counted_before() -> None:
    """`you control 7 or more` without a noun."""
    assert read(
        "When Brannoch attacks, if you control 4 or more Monsters, draw 4 cards. "
        "If you control 7 or more, draw 9 cards instead."
    ) == (
        "when attacks self if (count {type monster, of me}) >= 4: "
        "if (count {type monster, of me}) >= 7 { draw me 9 } else { draw me 4 }"
    )


def test_cards_come_back_to_the_hand_by_the_zone_they_are_in() -> None:
    """Only from the field they are returned; from the Break Zone they are added."""
    assert read("When Brannoch attacks, return Brannoch to its owner's hand.") == "when attacks self: return self"
    assert read("When Brannoch is put from the field into the Break Zone, return Brannoch to its owner's hand.") == (
        "when put self: add self"
    )


def test_this_forward_is_the_bearer_only_in_quotes() -> None:
    """Elsewhere a card calls itself by its name: `this Forward` is the one that was spoken of."""
    assert read("When Brannoch attacks, choose 1 Monster. You gain control of this Monster.") == (
        "when attacks self: choose $a: 1 {type monster}; control $a me"
    )
    assert read(
        'When Brannoch attacks, choose 1 Monster. It gains "When this Monster blocks, break this Monster."'
    ) == ("when attacks self: choose $a: 1 {type monster}; gain $a [when blocks self: break self]")


def test_a_card_taken_from_the_deck_is_not_it_for_the_field() -> None:
    """The damage is for the card that was chosen."""
    assert read(
        "When Brannoch attacks, choose 1 Monster. Remove the top card of your deck from the game. "
        "Deal it 1500 damage for each CP required to cast the removed card."
    ) == (
        "when attacks self: choose $a: 1 {type monster}; let $b (top me 1); remove $b; damage $a (times 1500 (cost $b))"
    )


def test_a_lone_noun_with_the_is_no_description() -> None:
    """`the Monster` means one that was spoken of; if there was none, nothing."""
    with pytest.raises(Unread):
        read("When Brannoch attacks, break the Monster.")
