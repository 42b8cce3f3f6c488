"""Deck lists: what people write, and every fault at its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netocean.catalog import decks
from netocean.catalog.errors import DeckError
from netocean.catalog.library import Library
from netocean.texts import LANGUAGES
from told import tell

LIBRARY = Library.bundled("colosseum")


def read(text):
    """A reading by numbers: copies and number, problems as line and key."""
    reading = decks.read(text, LIBRARY)
    cards = {LIBRARY.card(key).number: copies for copies, key in reading.deck.cards}
    return cards, [(problem.line, problem.key) for problem in reading.problems]


@pytest.mark.parametrize(
    "line",
    [
        "3 St-1", "3x St-1", "3 x St-1", "3xSt-1", "St-1 x3", "St-1 ×3", "St-1×3", "St-1 3", "x3 St-1", "3\tSt-1",
        "３　Ｓｔ－１", "３×アグモン", "3 Agumon", "3X AGUMON", "agumon x 3", "アグモン ×３", "亚古兽 3张", "3枚 アグモン",
        "亞古獸3張", "3 St-1 Agumon", "3 Agumon (St-1)", "St-1 Agumon 3", "3 St-1 # three of them", "3 St-1 // three",
        "3 colosseum/St-1", "3 agumon", "◆ アグモン ×3", "- 3 Agumon",
        "3 St-1 (a rare one)", "アグモン（St-1）×3", "3 st01",
    ],
)  # fmt: skip
def test_ways_to_write_three_of_a_card(line):
    """Count first or last, by number or name, in any width and language."""
    assert read(line) == ({"St-1": 3}, [])


def test_a_line_without_a_count_is_one_card():
    """And lines of one card add up."""
    assert read("St-1\nAgumon\n2 St-1\n") == ({"St-1": 4}, [])


def test_comments_headings_and_empty_lines_are_no_cards():
    """Windows line ends and a byte order mark are welcome."""
    text = "\ufeff# deck\r\n; note\r\n// note\r\n\r\n[Digimon] 3\r\n=== Main ===\r\n1 St-1\r\n"
    assert read(text) == ({"St-1": 1}, [])
    assert read(text.encode()) == ({"St-1": 1}, [])


def test_a_name_that_begins_with_a_sign_of_counting_is_a_name():
    """`X` is not always `times`."""
    assert read("2 Abyss Angler X\nAbyss Angler X\n3 x Abyss Angler X") == ({"XC-37": 6}, [])
    assert read("1 Winning Percentage: 40%!") == ({"St-59": 1}, [])


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("0 St-1", "deck-bad-count"),
        ("-1 St-1", "deck-bad-count"),
        ("100 St-1", "deck-bad-count"),
        ("1.5 St-1", "deck-bad-count"),
        ("99999999999999999999 St-1", "deck-bad-count"),
        ("3 No Such Card", "deck-unknown-card"),
        ("3 Agumonn", "deck-unknown-card-near"),
        ("3 Kunemon", "deck-ambiguous"),
        ("3 St-9 Agumon", "deck-number-and-name"),
        ("St-1 x", "deck-unknown-card-near"),
        ("\x00\x01", "deck-unknown-card"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(line, key):
    """The rest of the list is read."""
    assert read(f"1 St-2\n{line}\n1 St-3") == ({"St-2": 1, "St-3": 1}, [(2, key)])


def test_all_problems_are_told_at_once():
    """Nothing hides behind the first."""
    problems = read("0 St-1\nqqqqqq\n\nKunemon")[1]
    assert problems == [(1, "deck-bad-count"), (2, "deck-unknown-card"), (4, "deck-ambiguous")]


def test_a_name_of_one_playable_and_one_incomplete_card_is_the_playable_one():
    """Greymon is St-2, not St-91 of which too little is known."""
    assert read("3 Greymon") == ({"St-2": 3}, [])
    assert read("3 Traimanual") == ({"St-99": 3}, [])


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", b""])
def test_an_empty_list_is_a_problem(text):
    """A deck of nothing is no deck."""
    assert read(text) == ({}, [(0, "deck-empty")])


def test_too_long_and_not_utf_8():
    """One clear message each, nothing read."""
    assert read("1 St-1\n" * 10_000) == ({}, [(0, "deck-too-large")])
    assert read(b"1 St-1\n\xff\xfe\n") == ({}, [(2, "deck-not-utf-8")])
    assert read("1 St-1\n" * 2001) == ({}, [(0, "deck-too-many-lines")])
    limit = decks.MOST_BYTES
    assert read("1 St-1" + "\n" * (limit - 6)) == ({"St-1": 1}, [])
    assert read("1 St-1" + "\n" * (limit - 5))[1] == [(0, "deck-too-large")]


@pytest.mark.parametrize(
    "text", ["x" * 63_000, "3 " * 31_000, "qz\n" * 2000, " #" * 31_000, "[" * 63_000, "(" * 63_000]
)
def test_hostile_lists_are_read_with_their_problems(text):
    """Long lines, many lines, many unknown cards."""
    assert decks.read(text, LIBRARY).problems


def test_a_list_in_toml():
    """As ready decks are written; numbers, names or keys."""
    text = 'id = "mine"\n[name]\nen = "Mine"\n[cards]\n"St-1" = 3\nAgumon = 1\nqqqqqq = 2\nSt-3 = 0\n'
    assert read(text) == ({"St-1": 4}, [(7, "deck-unknown-card"), (8, "deck-bad-count")])
    assert decks.read(text, LIBRARY).deck.names == {"en": "Mine"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[cards]\n3 St-1\n", (2, "deck-malformed-toml")),
        ('[cards]\n"St-1" = "three"\n', (1, "deck-bad-value")),
        ('colour = 1\n[cards]\n"St-1" = 3\n', (1, "deck-unknown-field")),
        ('[name]\nxx = "?"\n[cards]\n"St-1" = 3\n', (1, "deck-bad-value")),
    ],
)
def test_a_broken_list_in_toml(text, problem):
    """With the line where it can be said."""
    assert read(text) == ({}, [problem])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_written_deck_reads_back_the_same(language):
    """In every language, all ready decks."""
    for deck in LIBRARY.ready_decks():
        text = decks.write(deck, LIBRARY, language)
        assert text.startswith(f"# {deck.names[language]}\n")
        assert LIBRARY.deck(text).cards == deck.cards
        assert decks.write(LIBRARY.deck(text), LIBRARY, language) == text.split("\n", 1)[1]


@given(st.dictionaries(st.sampled_from([card.key for card in LIBRARY.cards()]), st.integers(1, 99), min_size=1))
def test_any_deck_reads_back_the_same(counts):
    """Also of cards that may not be played."""
    deck = decks.Deck([(copies, key) for key, copies in counts.items()])
    assert decks.read(decks.write(deck, LIBRARY), LIBRARY).deck.cards == deck.cards


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_nothing_that_people_paste_breaks_the_reader(text):
    """Whatever it is, the answer is a deck or problems with messages."""
    reading = decks.read(text, LIBRARY)
    assert reading.deck.cards or reading.problems
    for problem in reading.problems:
        assert tell(problem, LIBRARY, "zh-Hant")


def test_a_deck_is_named_by_id_path_or_text(tmp_path):
    """A ready deck, a file, a list."""
    path = tmp_path / "mine.txt"
    path.write_text("3 St-1\n", encoding="utf-8")
    assert len(LIBRARY.deck("greymon").cards) == 12
    for source in (path, str(path), "3 St-1", "3 St-1\n"):
        assert LIBRARY.deck(source).cards == [(3, "colosseum/St-1")]


@pytest.mark.parametrize(
    ("source", "key"),
    [("no-such-deck", "deck-not-found"), ("/nowhere/deck.txt", "deck-unreadable"), ("\n", "deck-empty")],
)
def test_a_deck_that_is_not_there(source, key):
    """Raised with all problems."""
    with pytest.raises(DeckError) as caught:
        LIBRARY.deck(source)
    assert caught.value.key == key == caught.value.problems[0].key


def test_rules_are_checked_at_the_line_of_the_card():
    """The faults of the game's rules, all of them, where they stand in the list."""
    deck = LIBRARY.deck("# mine\n4 St-1\n1 St-99\n")
    found = [(problem.line, problem.key, problem.rule) for problem in decks.check(deck, LIBRARY, {})]
    assert found == [
        (0, "fault-deck-size", "C-R1.1"),
        (2, "fault-copies-name", "C-R1.2"),
        (3, "fault-incomplete", "C-R23.1"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_with_names_and_facts_in_the_language(language):
    """No key, slug or English word is left in a message."""
    deck = LIBRARY.deck("# mine\n4 St-1\n1 St-99\n2 St-12\n")
    told = [tell(problem, LIBRARY, language) for problem in decks.check(deck, LIBRARY, {"card_status": "verified"})]
    assert len(told) == 4
    assert LIBRARY.name("agumon", language)[0] in told[1]
    assert "St-99" in told[2]
    assert not any("colosseum/" in text or "lost_points" in text for text in told)
    for text in ("0 St-1", "Nobody at all", "Agumonn", "Kunemon", "St-9 Agumon"):
        (problem,) = decks.read(f"1 St-2\n{text}", LIBRARY).problems
        assert tell(problem, LIBRARY, language)
