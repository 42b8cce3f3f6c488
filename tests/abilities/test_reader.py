"""Reading abilities: what is right becomes the right tree, what is wrong is told exactly."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abilities.samples import EXAMPLES, REALISTIC
from netocean.abilities import syntax
from netocean.abilities.errors import AbilityError
from netocean.abilities.printer import print_ability
from netocean.abilities.reader import read_ability, read_condition, read_file
from netocean.abilities.tree import (
    AND,
    AT_MOST,
    CALL,
    CHOOSE,
    COMPARE,
    FILTER,
    INT,
    MATCH,
    NOT,
    OR,
    REF,
    TRIGGER,
    USE,
    VAR,
    WHEN,
    WORD,
)
from netocean.games.colosseum.vocabulary.nodes import (
    ADD_ATTACK,
    AT_BATTLE,
    END_OF_TURN,
    LEVEL_IV,
    OPPONENT,
    P_POINTS,
    PAY_DISCARD,
    VOCABULARY,
)

RESERVED = sorted(set(re.findall(r'"([a-z_]+)"', Path(syntax.__file__).with_name("grammar.lark").read_text())))


def fault(text: str) -> AbilityError:
    """The error that reading a text gives."""
    with pytest.raises(AbilityError) as caught:
        read_ability(text, VOCABULARY)
    return caught.value


def test_a_line_becomes_a_tree_of_codes():
    """Words are resolved to codes, each node knows its place."""
    ability = read_ability("use at battle cost discard_hand 1 limit end_of_turn: add_attack me 50", VOCABULARY, line=7)
    assert (ability.kind, ability.line) == (USE, 7)
    assert [timing.code for timing in ability.timings] == [AT_BATTLE]
    assert [(cost.kind, cost.code, cost.args[0].value) for cost in ability.costs] == [(CALL, PAY_DISCARD, 1)]
    assert ability.limit is not None and ability.limit.code == END_OF_TURN
    (step,) = ability.body.args
    assert (step.kind, step.name, step.code, step.line, step.column) == (CALL, "add_attack", ADD_ATTACK, 7, 54)
    assert [(arg.kind, arg.code, arg.value, arg.column) for arg in step.args] == [(WORD, 0, 0, 65), (INT, 0, 50, 68)]


def test_conditions_bind_as_usual():
    """`not` before `and` before `or`; a property gives the word on the right its type."""
    node = read_condition("evolved_this_turn or not me.level = IV and opponent.points <= 30", VOCABULARY)
    assert (node.kind, node.args[1].kind, node.args[1].args[0].kind) == (OR, AND, NOT)
    level, points = node.args[1].args[0].args[0], node.args[1].args[1]
    assert level.args[1].code == LEVEL_IV
    assert (points.kind, points.code, points.args[0].kind) == (COMPARE, AT_MOST, REF)
    assert (points.args[0].code, points.args[0].value, points.args[0].name) == (P_POINTS, OPPONENT, "opponent.points")


def test_a_brace_after_a_condition_opens_a_filter_or_the_steps():
    """Both look alike; the last one holds the steps."""
    ability = read_ability(
        "use at battle: if has_on_sheet me {frame red} { draw me 1 } else { draw me 2 }; if evolved_this_turn {draw me 1}",
        VOCABULARY,
    )
    first, second = ability.body.args
    assert (first.kind, first.args[0].args[1].kind, len(first.args[2].args)) == (WHEN, FILTER, 1)
    assert (second.kind, second.args[0].args, len(second.args[1].args), second.args[2].args) == (WHEN, [], 1, [])


def test_chosen_cards_have_numbers():
    """Variables are counted in the order of their choice."""
    ability = read_ability(
        "when win: choose $b: up to 2 from me.hand; choose $a: 1 {open} from opponent.slots; "
        "if $a is {frame red} { discard $b }",
        VOCABULARY,
    )
    first, second, branch = ability.body.args
    assert ability.kind == TRIGGER and ability.variables == ["$b", "$a"]
    assert (first.kind, first.value, first.args[2].args, second.value) == (CHOOSE, 1, [], 0)
    assert (branch.args[0].kind, branch.args[0].args[0].kind, branch.args[0].args[0].value) == (MATCH, VAR, 1)
    assert branch.args[1].args[0].args[0].value == 0


@pytest.mark.parametrize(
    ("text", "key", "column", "found", "first"),
    [
        ("statik: draw me 1", "syntax", 1, "statik", "static"),
        ("use at batle: draw me 1", "word", 8, "batle", "battle"),
        ("use at battle limt at_use", "syntax", 15, "limt", "limit"),
        ("use limit end_of_trn: draw me 1", "node", 11, "end_of_trn", "end_of_turn"),
        ("when evolvd: draw me 1", "node", 6, "evolvd", "evolved"),
        ("when win: drw me 1", "node", 11, "drw", "draw"),
        ("when win: draw me", "missing", 18, "", "1"),
        ("when win: draw me 1 2", "extra", 21, "2", None),
        ("when win: draw you 1", "word", 16, "you", "me"),
        ("when win: draw me III", "type", 19, "III", "1"),
        ("when win: draw me me.level", "type", 19, "me.level", "me.slots"),
        ("when win: draw me 1 until end_of_trn", "node", 27, "end_of_trn", "end_of_turn"),
        ("when win: discard $a", "variable", 19, "$a", None),
        ("when win: discard $a; choose $a: 1 from me.hand", "variable", 19, "$a", None),
        ("when win: discard me", "type", 19, "me", None),
        ("use: choose $a: 1 from me.hand; choose $a: 1 from me.hand", "variable-twice", 40, "$a", None),
        ("use: choose $a: 0 from me.hand", "number", 17, "0", None),
        ("use: choose $a: 1 from me.points", "type", 24, "me.points", "me.slots"),
        ("use: choose $a: 1 {lvl IV} from me.hand", "field", 20, "lvl", "level"),
        ("use: choose $a: 1 {level 4} from me.hand", "word", 26, "4", "none"),
        ("use: choose $a: 1 {level} from me.hand", "missing", 25, "", "none"),
        ("use: choose $a: 1 {open red} from me.hand", "extra", 25, "red", None),
        ("use if me.lvl = III: draw me 1", "property", 8, "me.lvl", "me.level"),
        ("use if you.level = III: draw me 1", "property", 8, "you.level", "me.level"),
        ("use if me.level = 3: draw me 1", "word", 19, "3", "none"),
        ("use if me.level = me.attack: draw me 1", "type", 19, "me.attack", "me.level"),
        ("use if me.active = III: draw me 1", "comparison", 18, "=", "is"),
        ("use if has_on_shet me {open}: draw me 1", "node", 8, "has_on_shet", "has_on_sheet"),
        ("use if done and: draw me 1", "syntax", 16, ":", "done"),
        ("use: if evolved_this_turn {drw me 1}", "node", 28, "drw", "draw"),
        ("use: if evolved_this_turn {draw me 1} draw me 1", "syntax", 39, "draw", "else"),
        ("use: may {draw me %}", "syntax", 19, "%", None),
        ("use limit at_use at battle: draw me 1", "clause-order", 18, "at", None),
        ("use at battle at points: draw me 1", "clause-twice", 15, "at", "if"),
        ("static limit stays: draw me 1", "clause", 8, "limit", "if"),
        ("use may: draw me 1", "clause", 5, "may", "at"),
        ("when win at_most 0: draw me 1", "number", 18, "0", None),
        ("when win", "body-missing", 9, "", ":"),
        ("keyword sky: draw me 1", "body-extra", 14, "draw me 1", None),
        ("keyword", "end", 8, "", "sky"),
        ("use: draw me 1; ", "end", 16, "", "choose"),
        ("static: add_attack me 1234567890", "number", 23, "1234567890", None),
        ("", "end", 1, "", "activate"),
        ("use: draw me 1 %", "syntax", 16, "%", None),
        ("use: draw me 1\nuse", "syntax", 15, "\n", None),
        ("use at battle, ,", "syntax", 16, ",", "preparation"),
        ("use if me.active is {open, ,}", "syntax", 28, ",", "name"),
    ],
)
def test_an_error_says_where_and_what_would_be_right(text: str, key: str, column: int, found: str, first: str | None):
    """Place, what stands there, and the likeliest right word."""
    error = fault(text)
    assert (error.key, error.column, error.found) == (f"ability-error-{key}", column, found)
    assert first is None or error.expected[0] == first
    assert error.line == error.params["line"] == 1


def test_depth_has_a_bound():
    """Neither brackets nor negations exhaust the stack."""
    assert fault("use if " + "(" * 500).key == "ability-error-deep"
    assert fault("use if " + "not " * 500 + "done").key == "ability-error-deep"
    assert fault("use: " + "may {" * 500).key == "ability-error-deep"


def test_a_file_is_read_card_by_card():
    """A paragraph a card; comments and empty paragraphs change nothing; lines are counted in the file."""
    cards = read_file(
        "# practice\n\n[St-1]\n\n[St-3]\n# a bird\nkeyword sky\nwhen win: draw me 1\r\n\n[x/y-2]\nkeyword kept",
        VOCABULARY,
    )
    assert {key: [ability.text for ability in abilities] for key, abilities in cards.items()} == {
        "St-1": [],
        "St-3": ["keyword sky", "when win: draw me 1"],
        "x/y-2": ["keyword kept"],
    }
    assert [ability.line for ability in cards["St-3"]] == [7, 8]


@pytest.mark.parametrize(
    ("text", "key", "line", "column"),
    [
        ("[St-3]\nkeyword sky\n  keyword skyy\n", "node", 3, 11),
        ("keyword sky\n", "card", 1, 1),
        ("[St-3]\n\nkeyword sky\n", "card", 3, 1),
        ("[St 3]\n", "card", 1, 1),
        ("[St-3]\n\n[St-3]\n", "card-twice", 3, 1),
    ],
)
def test_an_error_in_a_file_has_its_line(text: str, key: str, line: int, column: int):
    """Columns count from the beginning of the line as it stands."""
    with pytest.raises(AbilityError) as caught:
        read_file(text, VOCABULARY)
    assert (caught.value.key, caught.value.line, caught.value.column) == (f"ability-error-{key}", line, column)


def test_the_vocabulary_can_be_read():
    """No word of the game is one of the language; only the last parameters of a node may be left out."""
    words = [word for table in VOCABULARY.tables.values() for word in table]
    names = [spec.name for nodes in VOCABULARY.nodes.values() for spec in nodes.values()]
    assert "until" in RESERVED and "clause" not in RESERVED
    assert not {*words, *names, *VOCABULARY.properties} & set(RESERVED)
    for nodes in VOCABULARY.nodes.values():
        for spec in nodes.values():
            optional = [kind.endswith("?") for kind in spec.params]
            assert optional == sorted(optional), spec.name


PIECES = sorted({*" ".join(REALISTIC + EXAMPLES).split(), *RESERVED, "{", "}", "(", ")", ":", ";", "|", "$", "\u3000"})
edits = st.lists(
    st.tuples(
        st.integers(0, 200),
        st.integers(0, 6),
        st.one_of(st.sampled_from(PIECES).map(" {} ".format), st.sampled_from(PIECES), st.text(max_size=3)),
    ),
    min_size=1,
    max_size=4,
)


@given(st.sampled_from(REALISTIC + EXAMPLES), edits)
def test_every_text_is_read_or_gives_an_ability_error(text: str, changes: list[tuple[int, int, str]]):
    """Whatever is cut or put in: an error inside the text, or a tree whose text reads back to itself."""
    for place, cut, piece in changes:
        text = text[:place] + piece + text[place + cut :]
    try:
        ability = read_ability(text, VOCABULARY)
    except AbilityError as error:
        assert 1 <= error.column <= len(text) + 1  # noqa: PT017 - most texts are wrong, some are not
    else:
        assert print_ability(read_ability(ability.text, VOCABULARY)) == ability.text


@given(st.text(max_size=60))
def test_any_file_is_read_or_gives_an_ability_error(text: str):
    """The same for files, with any signs at all."""
    try:
        read_file("[a]\n" + text, VOCABULARY)
    except AbilityError as error:
        assert error.line >= 1  # noqa: PT017 - a text may be right, too
