"""What the rule books of α and Appmon say is so: every rule stands there with its mark, the worked turns are right."""

import re

import pytest

from alpha.board import board as alpha_board
from appmon.board import board as appmon_board
from hygiene.tree import ROOT
from netocean.games import kit, room
from netocean.games.alpha import rulebook as alpha
from netocean.games.appmon import rulebook as appmon
from netocean.texts import LANGUAGES, say
from table import ME, YOU

BOOKS = ROOT / "docs" / "rules"
READ_IN = ("en", "zh-Hans", "ja")
GAMES = ("alpha", "appmon")
OUR_READING = {"en": "our reading", "zh-Hans": "我们的解读", "ja": "独自の解釈"}
MARKS = {
    "en": {"derived": "derived", "guess": "guess", "ours": "ours"},
    "zh-Hans": {"derived": "沿用", "guess": "推测", "ours": "自订"},
    "zh-Hant": {"derived": "沿用", "guess": "推測", "ours": "自訂"},
    "ja": {"derived": "転用", "guess": "推測", "ours": "独自"},
}
DECIDED = {"en": "decided", "zh-Hans": "已定", "zh-Hant": "已定", "ja": "決定"}


def book(game, language):
    """A rule book."""
    return (BOOKS / f"{game}.{language}.md").read_text(encoding="utf-8")


def told(game, language):
    """The rules of a book by their ids, each the line that tells it."""
    rows = re.finditer(r'^- <a id="([AP]-[\d.]+)"></a>\*\*\1\*\* · (.*)$', book(game, language), re.MULTILINE)
    return {row[1]: row[2] for row in rows}


def one_line(rule, language):
    """A rule as "why not?" tells it."""
    return say(language, f"rule-{rule.lower().replace('.', '-')}")


@pytest.mark.parametrize("language", READ_IN)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_book_in_its_order(game, language):
    """One line each."""
    assert list(told(game, language)) == [rule for rule, _ in room(game, "rulebook").RULES]


@pytest.mark.parametrize("language", READ_IN)
@pytest.mark.parametrize("game", GAMES)
def test_every_switch_stands_at_its_rules(game, language):
    """With its first value in bold."""
    rules = told(game, language)
    for switch in kit(game).SWITCHES:
        [place, *_] = [rule for rule in switch.rules if f"`{switch.name}`" in rules[rule]]
        assert f"**`{switch.default}`**" in rules[place] or f"**{switch.default}**" in rules[place], switch.name


@pytest.mark.parametrize("language", READ_IN)
def test_the_doubt_mark_of_alpha_stands_at_our_readings_and_nowhere_else(language):
    """So the book and the table log agree."""
    assert {rule for rule, text in told("alpha", language).items() if "[?]" in text} == alpha.DOUBTED


@pytest.mark.parametrize("language", READ_IN)
def test_every_reading_without_a_switch_says_so(language):
    """In the table of the thirty-nine readings: its switch, or the words; and a rule of it is in doubt."""
    rows = re.findall(r"^\| (R-\d+) \|.*\| ([^|]+) \| ([^|]+) \|$", book("alpha", language), re.MULTILINE)
    assert [row[0] for row in rows] == [f"R-{number}" for number in range(1, 40)]
    switches = {switch.name: set(switch.rules) for switch in kit("alpha").SWITCHES}
    for reading, rules, how in rows:
        ids = set(re.findall(r"\[(A-[\d.]+)\]", rules))
        assert ids & alpha.DOUBTED, reading
        named = re.findall(r"`(\w+)`", how)
        assert how == f"**{OUR_READING[language]}**" or (named and all(ids & switches[name] for name in named)), reading


@pytest.mark.parametrize("language", READ_IN)
def test_every_rule_of_appmon_shows_its_mark(language):
    """Derived, guess or ours, with its switches or the word that it is decided; the others show none."""
    for rule, text in told("appmon", language).items():
        marks = re.findall(r"\[(\w+)\]", text.split(" · ")[0])
        if rule not in appmon.MARKS:
            assert marks == [], rule
            continue
        mark, switches = appmon.MARKS[rule]
        assert marks == [MARKS[language][mark]], rule
        assert [name for name in switches if f"`{name}`" not in text] == [], rule
        assert (DECIDED[language] in text.split(" · ")[0]) is not bool(switches), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_an_appmon_rule_ends_with_its_mark(language):
    """As "why not?" and the table log show it."""
    for rule, (mark, _) in appmon.MARKS.items():
        last = one_line(rule, language).rsplit("[", 1)[-1]
        assert MARKS[language][mark] in last, rule
        assert last.endswith("]"), rule


@pytest.mark.parametrize("language", READ_IN)
def test_every_line_of_an_alpha_rule_in_doubt_says_why(language):
    """Our reading; the one on what cards may be played is our own measure."""
    for rule, _ in alpha.RULES:
        ours = OUR_READING[language] in one_line(rule, language).lower()
        assert ours is (rule in alpha.DOUBTED and rule != "A-3.5"), rule


def test_the_worked_turn_of_alpha_goes_as_it_is_told():
    """Costs 7 and 11, one card burnt, ten points lost, 420 against 260, Cogmite removed."""
    t = alpha_board("""turn 2
                       first me
                       phase preparation
                       me points 90
                       me box XA-01
                       me hand XA-07 XA-08 XA-11 XA-41 XA-51
                       me net_ocean 26
                       you box XA-02
                       you box XA-04
                       you hand XA-12 XA-44 XA-45 XA-52
                       you net_ocean 26""")
    t.answer("pick XA-07", "done", "done", "done", "evolve XA-11 XA-01", "place XA-08", "place XA-41", "done")
    t.answer("done", "done", "done", "evolve XA-12 XA-02", "place XA-44", "place XA-45", "done")
    assert [event.amount for event in t.events("cost-check")] == [7, 11]
    assert [len(t.cards(seat, "net_ocean")) for seat in (ME, YOU)] == [24, 23]
    assert (t.boxes(ME), t.boxes(YOU)) == (["XA-11", "XA-08"], ["XA-12", "XA-04"])
    assert [t.speed(number, seat) for seat, number in ((YOU, "XA-12"), (ME, "XA-11"), (ME, "XA-08"), (YOU, "XA-04"))] == [
        7, 5, 3, 3,
    ]  # fmt: skip
    t.answer("attack XA-12")
    assert t.points == [80, 100]
    t.answer("alpha XA-11", "pick XA-08", "done", "block XA-04", "none")
    assert (t.power(ME), t.power(YOU), t.hp("XA-04", YOU)) == (400, 260, 380)
    t.answer("pass", "use XA-52").answer("use XA-51", "pass", "pass")
    assert t.fought() == [420, 260]
    assert (t.cards(YOU, "removed"), t.points) == (["XA-04"], [80, 100])
    assert (t.turn(), t.first()) == (3, ME)


def test_the_worked_turn_of_appmon_goes_as_it_is_told():
    """Both fuse, a chip is used up, 820 against 700, twenty points lost, Encorial gone."""
    t = appmon_board("""turn 1
                        first me
                        phase preparation
                        me box XP-01 down
                        me hand XP-11 XP-08 XP-05 XP-04 XP-52 XP-54
                        me chips XPC-1
                        you box XP-03 down
                        you hand XP-12 XP-03 XP-06 XP-08 XP-52 XP-53
                        you chips XPC-3""")
    assert [len(t.cards(seat, "deck")) for seat in (ME, YOU)] == [22, 22]
    t.answer("done", "done", "pick XP-11", "material XPC-1", "pick XP-04", "done", "pick XP-52", "pick XP-54", "done")
    t.answer("done", "done", "pick XP-12", "material XP-03", "done", "pick XP-52", "pick XP-53", "done")
    t.answer("fuse XP-11", "fuse XP-12")
    assert (t.box(ME), t.box(YOU)) == ("XP-01>XP-11", "XP-03>XP-12")
    assert (t.cards(ME, "used_chips"), t.cards(YOU, "discard_pile")) == (["XPC-1"], ["XP-03"])
    assert (t.choice.seat, t.power(ME), t.power(YOU)) == (YOU, 520, 400)
    t.answer("link XP-06")
    assert t.power(YOU) == 600
    t.answer("pass", "link XP-08")
    assert t.power(ME) == 820
    t.answer("pass", "open XP-52")
    assert not t.offers("open XP-53")
    t.answer("pass", "pass", "pass")
    assert t.fought() == [820, 700]
    assert (t.points, t.box(ME), t.box(YOU)) == ([100, 80], "XP-01>XP-11", "XP-03")
    assert (t.links(ME), t.links(YOU), t.slots(ME), t.slots(YOU)) == ([], [], ["XP-52", "XP-54"], ["XP-53"])
    assert (t.turn(), t.first(), len(t.cards(ME, "hand"))) == (2, ME, 2)
