"""What is derived, guessed or ours says so: in the log, in refusals and questions, in the rule book."""

import re
from pathlib import Path

import pytest

from appmon.board import ME, YOU, board, start
from netocean.engine.view import tell_choice
from netocean.games import kit
from netocean.games.appmon.rulebook import DOUBTED, MARKS
from netocean.texts import say

BOOKS = Path(__file__).parents[3] / "docs" / "rules"
WORDS = {
    "en": {"derived": "derived", "guess": "guess", "ours": "ours", "decided": "decided"},
    "ja": {"derived": "転用", "guess": "推測", "ours": "独自", "decided": "決定"},
    "zh-Hans": {"derived": "沿用", "guess": "推测", "ours": "自订", "decided": "已定"},
    "zh-Hant": {"derived": "沿用", "guess": "推測", "ours": "自訂", "decided": "已定"},
}
IN_BOOKS = ("en", "ja", "zh-Hans")


def in_book(language: str) -> dict[str, str]:
    """The paragraph of every rule in the rule book of a language."""
    text = (BOOKS / f"appmon.{language}.md").read_text(encoding="utf-8")
    return {rule: line for line in text.splitlines() for rule in re.findall(r'^- <a id="(P-[\d.]+)">', line)}


@pytest.mark.primer("appmon/01")
@pytest.mark.parametrize("rule", sorted(MARKS))
def test_a_doubted_rule_shows_its_mark_and_its_switch_in_the_rule_book(rule):
    """Or the word that it is decided, in each language."""
    mark, switches = MARKS[rule]
    for language in IN_BOOKS:
        words, line = WORDS[language], in_book(language)[rule]
        assert words[mark] in line, language
        assert all(f"`{switch}`" in line for switch in switches), language
        assert switches or words["decided"] in line, language


@pytest.mark.primer("appmon/01")
@pytest.mark.parametrize("rule", sorted(MARKS))
def test_a_doubted_rule_says_so_where_the_game_explains_it(rule):
    """The sentence that log and refusals lead to ends with the mark, and the switch or the word that it is decided."""
    mark, switches = MARKS[rule]
    for language, words in WORDS.items():
        told = say(language, "rule-" + rule.lower().replace(".", "-"))
        tail = told[told.rindex("[") :]
        assert words[mark] in tail, language
        assert all(switch in tail for switch in switches), language
        assert switches or words["decided"] in tail, language


def test_no_other_rule_is_doubted():
    """Those that a primer or a page states carry no mark."""
    rooms = kit("appmon")
    assert set(MARKS) == DOUBTED
    assert {rule for rule, grade in rooms.RULES if grade in "DGU"} == DOUBTED


@pytest.mark.rule("P-6.1", "P-4.2")
def test_the_log_marks_what_is_doubted():
    """The shuffle of P-4.2 is told by a page, the discard of P-6.1 is taken over from the first game."""
    t = start()
    while t.phase() == "setup":
        t.passive()
    assert {event.doubt for event in t.events("shuffled")} == {False}
    assert {event.doubt for event in t.events("first-player")} == {True}
    t = board("me box XP-01\nme hand XP-02\nyou box XP-03")
    assert tell_choice(t.game, t.choice).doubt
    t.answer("pick XP-02", "done")
    assert t.events("discarded", YOU)[0].doubt
    assert t.game.rules.doubted("P-6.1")
    assert not t.game.rules.doubted("P-10.6")
    assert t.choice.seat == ME


def test_every_switch_tells_its_rules_and_whether_it_is_in_doubt():
    """All switches of this game settle something that no source does."""
    rooms = kit("appmon")
    known = {rule for rule, _ in rooms.RULES}
    for switch in rooms.SWITCHES:
        assert set(switch.rules) <= known
        assert switch.in_doubt(DOUBTED)
        assert any(switch.name in MARKS[rule][1] for rule in switch.rules)
