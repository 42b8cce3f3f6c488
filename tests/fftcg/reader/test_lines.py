"""Whole lines: marks, gates, heads, costs, restrictions, and lines that belong together."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_card, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def read(text: str, kind: str = "forward") -> str:
    """The one ability of a line on the card Brannoch."""
    (line,) = read_line(Card(("Brannoch",), kind), text, NAMES)
    return line


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("{EX} When Brannoch enters the field, draw 4 cards.", "when enters self mark ex: draw me 4"),
        (
            "_Damage 4 --_ When Brannoch blocks, draw 4 cards.",
            "when blocks self while me.points >= 4: draw me 4",
        ),
        (
            "During your turn, when Brannoch attacks, if you control 6 or more Monsters, draw 4 cards.",
            "when attacks self while my_turn if (count {type monster, of me}) >= 6: draw me 4",
        ),
        (
            "«Low Tide» {S}{A}{2}{D}: Draw 4 cards.",
            'activate title "Low Tide" cost same_name, cp A2, dull: draw me 4',
        ),
        (
            "{0}: Draw 4 cards. You can only use this ability during your turn and only once per turn.",
            "activate at my_turn once per turn cost cp 0: draw me 4",
        ),
        (
            "Discard Brannoch: Draw 4 cards. You can only use this ability if Brannoch is in your hand.",
            "activate in hand cost discard_self: draw me 4",
        ),
        (
            "{C}{C}, put 2 Monsters into the Break Zone: Draw 4 cards. "
            "You can only use this ability during your Main Phase.",
            "activate at my_turn, main cost crystals 2, put 2 {type monster}: draw me 4",
        ),
        (
            "Remove 7 Ice cards in the Break Zone from the game: Draw 4 cards.",
            "activate cost remove 7 {element ice} break: draw me 4",
        ),
        (
            "Dull 5 active _Job Ferryman_: Draw 4 cards.",
            "activate cost dull_others 5 {active, job ferryman}: draw me 4",
        ),
        ("Remove 3 Salt Counters from Brannoch: Draw 4 cards.", "activate cost take salt 3: draw me 4"),
        (
            "When a Monster enters your field, draw 4 cards. This effect will trigger only once per turn.",
            "when enters {type monster, of me} once per turn: draw me 4",
        ),
        (
            "When you cast a Water Summon, draw 4 cards. This effect will trigger only if Brannoch is in the Break Zone.",
            "when cast me {type summon, element water} in break: draw me 4",
        ),
    ],
)
def test_heads_and_restrictions(text: str, canonical: str) -> None:
    """Each part of a line stands in its clause."""
    assert read(text) == canonical


def test_the_text_of_a_summon_is_used() -> None:
    """A Summon's text without head is what it does."""
    assert read("{EX} Draw 4 cards.", kind="summon") == "use mark ex: draw me 4"
    with pytest.raises(Unread):
        read("Draw 4 cards.", kind="forward")


@pytest.mark.parametrize(
    ("head", "events"),
    [
        ("When Brannoch enters the field or attacks", "enters self or attacks self"),
        ("When Brannoch enters the field due to Warp", "enters self warp"),
        ("When Brannoch is put from the field into the Break Zone", "put self"),
        ("When Brannoch or a _Job Ferryman_ enters your field", "enters self or enters {job ferryman, of me}"),
        ("When a Monster opponent controls leaves the field", "leaves {type monster, of opponent}"),
        ("When Brannoch is chosen by your opponent's Summons", "chosen self opponent summon"),
        ("When Brannoch forms a party with a Monster and attacks", "party_attacks self {type monster}"),
        ("When Brannoch deals damage to your opponent", "damages_player self"),
        ("When the Forward damaged by Brannoch is put from the field into the Break Zone on the same turn",
         "put {type forward, damaged_by self}"),
        ("When your opponent discards a card due to your Summons or abilities",
        "discarded_by opponent me summon_or_ability"),
        ("When a Salt Counter is placed on Brannoch", "counter_placed self salt"),
        ("When you receive a fourth point of damage", "takes_point me 4"),
        ("During each turn, when you cast the fourth card you've cast", "cast_nth me 4"),
        ("At the end of each of your turns", "end_of_turn me"),
        ("At the beginning of the Attack Phase during each of your turns", "begins attack me"),
    ],
)  # fmt: skip
def test_events(head: str, events: str) -> None:
    """Heads of auto-abilities become events."""
    assert read(f"{head}, draw 4 cards.") == f"when {events}: draw me 4"


def test_the_first_time_of_a_turn_is_a_condition() -> None:
    """It is checked with the event."""
    assert (
        read(
            "During each turn, when Brannoch is chosen by your opponent's ability for the first time in that "
            "turn, draw 4 cards."
        )
        == "when chosen self opponent ability if first_time: draw me 4"
    )


def test_options_on_lines_of_their_own_belong_to_the_line_before() -> None:
    """A modal line and its options are one ability, and count as the lines they are."""
    found = read_card(
        Card(("Brannoch",), "forward"),
        [
            "When Brannoch attacks, select 1 of the 2 following actions.",
            '"Draw 4 cards."',
            '"Dull all the Monsters."',
            "Brave",
        ],
        NAMES,
    )
    assert [(line.abilities, line.printed) for line in found.lines] == [
        (["when attacks self: modes 1 { draw me 4 } { dull {type monster} }"], 3),
        (["keyword brave"], 1),
    ]
    assert found.whole


def test_better_options_have_things_of_their_own() -> None:
    """Both numbers of options hold the same options, with different variables."""
    assert read(
        "Select 1 of the 2 following actions. If you control 6 or more Monsters, select up to 2 of the 2 following actions "
        'instead. "Choose 1 Monster. Break it." "Draw 4 cards."',
        kind="summon",
    ) == (
        "use: if (count {type monster, of me}) >= 6 { modes up to 2 { choose $b: 1 {type monster}; break $b } { "
        "draw me 4 } } "
        "else { modes 1 { choose $a: 1 {type monster}; break $a } { draw me 4 } }"
    )


def test_an_unread_line_tells_the_furthest_place() -> None:
    """The error names the token that nobody understood."""
    with pytest.raises(Unread) as caught:
        read("When Brannoch attacks, choose 1 Monster. Tickle it.")
    assert (caught.value.found, caught.value.column) == ("Tickle", 42)


def test_options_may_lack_their_quotes() -> None:
    """As many lines as the modal line says are its options."""
    found = read_card(
        Card(("Brannoch",), "summon"),
        ["Select up to 2 of the 2 following actions.", "Draw 4 cards.", "Dull all the Monsters."],
        NAMES,
    )
    assert [(line.abilities, line.printed) for line in found.lines] == [
        (["use: modes up to 2 { draw me 4 } { dull {type monster} }"], 3)
    ]


def test_all_partners_must_be_in_the_party() -> None:
    """Two names joined by `and` are two conditions, not one description of either."""
    assert read(
        "When Brannoch forms a party with _Card Name Moss_ and _Card Name Ondine_ and attacks, draw 4 cards."
    ) == ("when party_attacks self {name moss} if party_with {name ondine}: draw me 4")
