"""What few cards say: events of several at once, sentences that change earlier ones, lines that were run together."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_card, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def read(text: str) -> str:
    """The ability of a line on the Forward Brannoch."""
    (line,) = read_line(Card(("Brannoch",), "forward"), text, NAMES)
    return line


@pytest.mark.parametrize(
    ("head", "events"),
    [
        ("When 1 or more Monsters you control attack", "attacks {type monster, of me} mark together"),
        ("When 1 or more Monsters opponent controls are put from the field into the Break Zone",
         "put {type monster, of opponent} mark together"),
        ("When your opponent discards 1 or more cards due to your Summons or abilities",
         "discarded_by opponent me summon_or_ability mark together"),
        ("When a party you control deals damage to your opponent", "party_damages_player me"),
    ],
)  # fmt: skip
def test_events(head: str, events: str) -> None:
    """Several at once are one event where the text says so."""
    assert read(f"{head}, draw 4 cards.") == f"when {events}: draw me 4"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("When Brannoch is chosen by an ability of a Monster, break that Monster.",
         "when chosen self any ability {type monster}: break (source_of other)"),
        ("When Brannoch blocks, choose 1 auto-ability triggered from a Monster of cost 4 or less. Cancel its effect.",
         "when blocks self: choose $a: 1 {object auto, source (every {type monster, cost <= 4} anywhere any)} from stack; "
         "cancel $a"),
        ("{0}: Choose 1 ability that is choosing only a Monster you control. The ability is now choosing Brannoch instead.",
         "activate cost cp 0: choose $a: 1 {object ability, choosing_only (every {type monster, of me} field)} from stack; "
         "retarget_to $a self"),
        ("{0}: Choose 1 auto-ability that has only one target. You may choose another target to become the new target.",
         "activate cost cp 0: choose $a: 1 {object auto, single_target} from stack; may { retarget $a }"),
        ("The Priming cost of the Monsters you control can be paid with CP of any Element.",
         "static: any_pay_priming {type monster, of me}"),
        ("When Brannoch blocks, dull active Brannoch. If you do so, draw 4 cards.",
         "when blocks self: select $a: 1 {self, active}; dull $a; if done { draw me 4 }"),
        ("When Brannoch blocks, choose 1 Monster. It gains +4500 power until the end of your turn.",
         "when blocks self: choose $a: 1 {type monster}; gain_power $a 4500 until end_of_my_turn"),
        ("When Brannoch blocks, choose 1 Monster. It gains Haste or Brave until the end of the turn.",
         "when blocks self: choose $a: 1 {type monster}; may { grant $a haste until end_of_turn }; "
         "if not done { grant $a brave until end_of_turn }"),
        ("When Brannoch blocks, remove the top card of your deck from the game for each Monster you control.",
         "when blocks self: let $a (top me (count {type monster, of me})); remove $a"),
        ("During each turn, if Brannoch is dealt damage by your opponent's Summons for the first time in that turn, the "
         "damage becomes 0 instead.",
         "instead is_damaged_by self opponent summon once per turn: becomes 0"),
        ("When Brannoch blocks, draw 1 card for each card you discarded to cast Brannoch.",
         "when blocks self: draw me (count cp_discards)"),
    ],
)  # fmt: skip
def test_whole_lines(text: str, canonical: str) -> None:
    """Who chose, from what an ability comes, who pays how."""
    assert read(text) == canonical


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("deal your opponent 3 points of damage. EX Bursts of cards put into the Damage Zone due to this damage cannot be "
         "used.", "damage_player_no_ex opponent 3"),
        ("you may play 1 Monster from your hand onto the field. Its auto-ability will not trigger.",
         "may { select $a: 1 {type monster} from me.hand; play_quietly $a }"),
        ("draw 1 card for each Monster you control. You can only draw up to 4 cards with this ability.",
         "draw me (least (count {type monster, of me}) 4)"),
        ("choose 1 Monster. Deal it 1500 damage. Draw 4 cards. If you control 4 or more Backups, deal it 2500 damage "
         "instead.",
         "choose $a: 1 {type monster}; if (count {type backup, of me}) >= 4 { damage $a 2500 } else { damage $a 1500 }; "
         "draw me 4"),
    ],
)  # fmt: skip
def test_sentences_that_change_what_was_said_before(text: str, steps: str) -> None:
    """The step that they are about becomes another."""
    assert read(f"When Brannoch blocks, {text}") == f"when blocks self: {steps}"


@pytest.mark.parametrize(
    "text",
    [
        "When Brannoch blocks, draw 4 cards. Its auto-ability will not trigger.",
        "When Brannoch blocks, draw 4 cards. This damage cannot be reduced.",
        "When Brannoch blocks, choose 1 Monster. Deal it 1500 damage. Deal Brannoch 1500 damage. Draw 4 cards. "
        "If you control 4 or more Backups, deal it 2500 damage instead.",
    ],
)
def test_a_sentence_that_fits_nothing_before_it_is_unread(text: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(Unread):
        read(text)


TWO = "When Brannoch blocks, draw 4 cards. When Brannoch attacks, draw 2 cards."


def lines_of(printed: list[str], *, restored: bool = False) -> list[list[str]]:
    """The abilities of each line of a card."""
    return [
        line.abilities for line in read_card(Card(("Brannoch",), "forward", restored=restored), printed, NAMES).lines
    ]


@pytest.mark.parametrize(
    ("restored", "abilities"),
    [(False, []), (True, ["when blocks self: draw me 4", "when attacks self: draw me 2"])],
)
def test_two_abilities_on_a_line_whose_end_was_lost(restored: bool, abilities: list[str]) -> None:
    """Only where line ends were lost, and only if there is one way to cut it."""
    assert lines_of([TWO], restored=restored) == [abilities]


def test_a_last_sentence_that_holds_always_is_an_ability_of_its_own() -> None:
    """One that ends belongs to the effect before."""
    assert lines_of(["When Brannoch blocks, draw 4 cards. Brannoch cannot block."], restored=True) == [
        ["when blocks self: draw me 4", "static: cannot self block"]
    ]


@pytest.mark.parametrize(
    "printed",
    [
        ["Damage 4 --", "Brannoch gains +1000 power."],
        ["Damage 4 -- Brannoch gains +1000 power."],
    ],
)
def test_a_mark_on_a_line_of_its_own_belongs_to_the_next(printed: list[str]) -> None:
    """It begins the ability."""
    assert lines_of(printed) == [["static while me.points >= 4: gain_power self 1000"]]
