"""Sentences that few cards have: about both players, chance, kinds of counters, turns, what was used, what may pay."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])
BLOCKS = "When Brannoch blocks, "


def read(text: str, kind: str = "forward") -> str:
    """The ability of a line on the card Brannoch."""
    (line,) = read_line(Card(("Brannoch",), kind), text, NAMES)
    return line


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("each player who doesn't control 3 or more Monsters draws 2 cards.",
         "if (count {type monster, of me}) < 3 { draw me 2 }; "
         "if (count {type monster, of opponent}) < 3 { draw opponent 2 }"),
        ("each player reveals the top card of their deck. Each player who revealed a Monster may play it onto the field.",
         "let $a (top me 1); reveal $a; let $b (top opponent 1); reveal $b; if $a is {type monster} { may { play $a } }; "
         "if $b is {type monster} { may opponent { play $b } }"),
        ("each Player selects 1 Monster they control. All the Monsters that were not selected are put into the Break Zone.",
         "select $a: 1 {type monster, of me}; select $b: 1 {type monster, of opponent} by opponent; "
         "put {type monster, not in $a, not in $b}"),
        ("each player randomly discards 1 card from their hand. Then, any player who discards a Fire card, draws 1 card.",
         "discard_random me 1; let $a done_cards; discard_random opponent 1; let $b done_cards; "
         "if $a is {element fire} { draw me 1 }; if $b is {element fire} { draw opponent 1 }"),
    ],
)  # fmt: skip
def test_both_players(text: str, steps: str) -> None:
    """Each with the cards of his own."""
    assert read(BLOCKS + text) == f"when blocks self: {steps}"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("your opponent randomly removes 2 cards in their hand from the game.", "let $a (random opponent 2); remove $a"),
        ("randomly reveal 1 card from your hand. If it is a Monster, draw 2 cards.",
         "let $a (random me 1); reveal $a; if $a is {type monster} { draw me 2 }"),
        ("choose 1 Monster. Select 1 Counter placed on it, and remove the selected Counter.",
         "choose $a: 1 {type monster}; let $b (counter_kind me $a); take_kind $a $b 1"),
        ("choose 1 Monster. Select 1 Counter placed on it. Double all Counters of the same type as the selected Counter on "
         "that Monster.",
         "choose $a: 1 {type monster}; let $b (counter_kind me $a); place_kind $a $b (kind_counters $a $b)"),
        ("you may remove any number of Moss Counters from Brannoch. When you do so, draw 2 cards for each Moss Counter you "
         "removed.",
         "may { let $a (number me 0 (counters self moss)); take self moss $a }; when done { draw me (times 2 $a) }"),
    ],
)  # fmt: skip
def test_chance_and_counters(text: str, steps: str) -> None:
    """What is picked is named once."""
    assert read(BLOCKS + text) == f"when blocks self: {steps}"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("skip your opponent's Main Phase 1 and Attack Phase in their next turn.",
         "skip opponent main_1; skip opponent attack"),
        ("take 1 more turn after this one. At the end of that turn, you lose the game.",
         "extra_turn me; if my_turn { later [when end_of_turn me: later [when end_of_turn me: lose me]] } "
         "else { later [when end_of_turn me: lose me] }"),
        ("draw 3 cards. If Brannoch used «Ebb» and «Flow» this turn, draw 2 cards.",
         "draw me 3; if used_titled self ebb and used_titled self flow { draw me 2 }"),
        ("choose 1 Monster. Brannoch gains their action abilities until the end of the turn.",
         "choose $a: 1 {type monster}; gain_abilities_of self $a action until end_of_turn"),
        ("choose 1 Monster. Break it. When it is put from the field into the Break Zone this turn, draw 2 cards.",
         "choose $a: 1 {type monster}; later [when put $a: draw me 2] until end_of_turn; break $a"),
        ("choose up to 2 Monsters opponent controls. Deal 1 of them 6000 damage and 1 of them 4000 damage.",
         "choose $a: up to 2 {type monster, of opponent}; select $b: 1 from $a; "
         "let $c (other_of $a $b); select $d: 1 from $c; "
         "damage $b 6000; damage $d 4000"),
        ("choose 1 Monster in your opponent's Break Zone. Play it onto your field.",
         "choose $a: 1 {type monster} from opponent.break; play_mine $a"),
    ],
)  # fmt: skip
def test_turns_and_what_was_done(text: str, steps: str) -> None:
    """What waits for a card to go is there before it goes."""
    assert read(BLOCKS + text) == f"when blocks self: {steps}"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("«Ebb» {S}: Use 1 special ability that a Character has used this turn other than _Ability Name_«Ebb» without "
         "paying the cost.", 'activate title "Ebb" cost same_name: reuse_special'),
        ("{2}: Draw 3 cards. You can only pay with CP produced by Backups to use this ability.",
         "activate cost cp 2, only_with {type backup}: draw me 3"),
        ("{2}: Draw 3 cards. You can only pay with Fire CP, or Water CP to use this ability.",
         "activate cost cp 2, only_cp FA: draw me 3"),
        ("{D}, discard 2 cards, each of a different card type: Draw 3 cards.",
         "activate cost dull, discard_different 2 {} type: draw me 3"),
        ("Brannoch gains all the special abilities of the _Job Ferryman_ you own removed from the game.",
         "static: gain_abilities_of self (every {job ferryman} removed me) special"),
        ("If you receive damage while Brannoch is active, dull Brannoch. The damage becomes 0 instead.",
         "instead player_damaged me if self is {active}: dull self; becomes 0"),
        ("Brannoch cannot be broken by opposing abilities that don't deal damage.",
         "static: cannot self be_broken_by_abilities"),
        ("When Brannoch is put from the field into its owner's deck, draw 3 cards.", "when to_deck self: draw me 3"),
        ("When Brannoch enters the field due to your Summons or abilities, draw 3 cards.",
         "when enters self effect if other is {of me}: draw me 3"),
    ],
)  # fmt: skip
def test_whole_lines(text: str, canonical: str) -> None:
    """Costs, field abilities and events."""
    assert read(text) == canonical


def test_a_special_ability_of_another_name_is_not_what_is_left_out() -> None:
    """Only the line's own name can be left out without being said."""
    with pytest.raises(Unread):
        read("«Ebb» {S}: Use 1 special ability that a Character has used this turn other than _Ability Name_«Flow» without "
             "paying the cost.")  # fmt: skip
