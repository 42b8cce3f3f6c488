"""α and the Appmon card game in the terminal: the tables, the marks of the rules, the presets, whole games."""

import re

import pytest

from alpha.board import ME, YOU
from alpha.board import board as position_of_alpha
from cli.companion_table import ScriptedTerminal
from netocean.cli import explain
from netocean.cli.boards import board
from netocean.cli.companion import Companion
from netocean.cli.keeping import Keeper, Memory
from netocean.cli.session import Session
from netocean.cli.sitting import Sitting, Wishes
from netocean.cli.words import Words
from netocean.engine.chance import seeded
from netocean.engine.events import Journal
from netocean.games import kit
from netocean.lab.cards import bench
from netocean.texts import LANGUAGES

ALPHA = """phase battle
me box XA-11
me box XA-01
me slot XA-41
me hand XA-51
you box XA-12
you removed XA-02
you fill XA-02"""
APPMON = """phase battle
first you
me box XP-01 > XP-11
me hand XP-08
me slot XP-52
me chips XPC-1
you box XP-02
you slot XP-51
you chips XPC-3"""
DECKS = {"alpha": ("practice-gale", "practice-choir"), "appmon": ("practice-arcade-rush", "practice-tool-shed")}


def words(game, language="en"):
    """Words of a language."""
    return Words(bench(game).library, language)


def position(game, text):
    """A game at a position, with the computer on the other side."""
    journal, table = Journal(), bench(game)
    found = kit(game).build_position(text, lambda word: table.face(table.library.card(word).key), journal)
    return Session(found, journal, 0, "random", [])


def lines(game, text, language="en"):
    """The table at a position as lines, without the numbers of cards."""
    spoken = words(game, language)
    told = [spoken.line(line) for line in board(game).table_lines(spoken, position(game, text).view())]
    return [re.sub(r" #\d+", "", line) for line in told]


def test_the_table_of_alpha_shows_both_rows_by_speed():
    """With type, speed and HP, costs, options, what is removed, the own hand: 4 + 2 + 1 = 7."""
    told = lines("alpha", ALPHA)
    assert told[0] == "Turn 2 · Battle Phase · first player: you"
    assert re.fullmatch(r"Opponent: 100 points · hand \d · Net Ocean \d+ · Dark Area \d · costs 4 of 10", told[1])
    assert told[2:4] == [
        "  Tidefang XA-12 · type B · speed 6 · HP 430 · its turn has come",
        "  Removed from the game: Brinepup XA-02",
    ]
    assert re.fullmatch(r"You: 100 points · hand \d · Net Ocean \d+ · Dark Area \d · costs 7 of 10", told[4])
    assert told[5:8] == [
        "  Blazehorn XA-11 · type A · speed 5 · HP 460",
        "  Emberling XA-01 · type A · speed 4 · HP 300",
        "  Option Slots: Dragon's Roar field XA-41",
    ]
    assert told[8:10] == ["  Hand:", "    Power Up! XA-51 · Command card"]


def test_evolution_cards_lie_on_their_digimon():
    """Face down; the owner knows them, the other side sees a back."""
    t = (
        position_of_alpha("me box XA-01\nme hand XA-11\nyou box XA-02")
        .until("place", ME)
        .answer("evolve XA-11 XA-01", "done")
    )
    spoken = words("alpha")
    told = [[spoken.line(line) for line in board("alpha").table_lines(spoken, t.game.view(seat))] for seat in (ME, YOU)]
    mine, theirs = ([re.sub(r" #\d+", "", line) for line in each] for each in told)
    emberling = "  Emberling XA-01 · type A · speed 4 · HP 300"
    assert f"{emberling}, below Blazehorn XA-11, face down" in mine
    assert f"{emberling}, below a face-down card" in theirs


def test_the_table_of_appmon_shows_boxes_links_and_chips():
    """The fighting card on its base, Options face down, the powers as they stand."""
    told = [line.replace("\u00a0", " ") for line in lines("appmon", APPMON)]
    assert told[0] == "Turn 2 · Battle Phase · first player: the opponent"
    assert told[2:4] == [
        "  Appmon Box: Waymote XP-02 · Standard · type B · A 340  B 280  C 180 · plug ●▲ · link ●+100",
        "  Option Slots: a face-down card",
    ]
    box = "Seekmaster XP-11 · Super · type B · A 520  B 440  C 300 · plug ●■ · link ■+300 on Lookling XP-01"
    assert told[5:] == [
        f"  Appmon Box: {box}",
        "  Option Slots: Cheer +100 XP-52 · attack raiser, face down",
        "  Hand:",
        "    Gabbit XP-08 · Standard · type C · A 300  B 260  C 240 · plug ●● · link ■+300",
        "  Chips:",
        "    Waymote XPC-1 · app chip · Navi",
        "As it stands: you B 440, opponent B 280. You are ahead.",
    ]


@pytest.mark.parametrize(
    ("rule", "cited", "told"),
    [
        ("P-7.5", "P-7.5 [derived]", "[derived] Taken over from the first game"),
        ("P-9.2", "P-9.2 [guess]", "Switch: The plug."),
        ("P-11.5", "P-11.5 [ours]", "Switch: Last turn."),
        ("P-11.4", "P-11.4 [ours]", "Decided."),
    ],
)
def test_a_rule_of_appmon_shows_its_mark_with_its_switch(rule, cited, told):
    """Or says that it is decided."""
    spoken = words("appmon")
    first, second = [spoken.line(line) for line in explain.rule_lines(spoken, rule)]
    assert first.startswith(cited) and told in second


def test_a_rule_of_alpha_says_that_it_is_our_reading():
    """And bears the doubt mark; another one does not."""
    spoken = words("alpha")
    first, second = [spoken.line(line) for line in explain.rule_lines(spoken, "A-5.3")]
    assert first.startswith("A-5.3 [?]") and "Our reading." in first
    assert second == "[?] Sources do not settle this rule."
    assert len(explain.rule_lines(spoken, "A-8.4")) == 1


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_one_minute_can_be_read(game, language):
    """Five sentences of its own."""
    spoken = words(game, language)
    told = [spoken.line(line) for line in explain.minute_lines(spoken)]
    assert len(told) == 5
    assert told != [spoken.line(line) for line in explain.minute_lines(words("colosseum", language))]


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_and_preset_can_be_said(game, language):
    """With every value, in the words of the game."""
    table = bench(game)
    sitting = Sitting(ScriptedTerminal([]), words(game, language), table, Wishes(), Memory(game, {}))
    for switch in kit(game).SWITCHES:
        for value in switch.values or (switch.default,):
            assert sitting.change(switch.name, value)
    for name, changes in kit(game).PRESETS.items():
        assert name in sitting.preset(name, changes)


def test_a_switch_of_appmon_speaks_of_bases():
    """Not of Level III cards, as that of the first game."""
    sitting = Sitting(ScriptedTerminal([]), words("appmon"), bench("appmon"), Wishes(), Memory("appmon", {}))
    assert sitting.change("flip", "own") == "When bases are turned up: each before the own fusions"
    assert sitting.change("max_turns", "60") == "Last turn: turn 60"


def at(game, text):
    """A companion at the first question of a position."""
    session = position(game, text)
    terminal = ScriptedTerminal([])
    made = Companion(terminal, words(game), session, Keeper(game, {"NETOCEAN_HOME": "/nowhere"}))
    terminal.companion = made
    for _news in made.session.advance():
        pass
    made.prompt = made.put()
    return made, terminal


def test_why_a_card_cannot_be_used():
    """Lookling links by ■, and Gabbit's plug is ●●."""
    made, terminal = at("appmon", "phase battle\nfirst you\nme box XP-08\nme hand XP-01\nme slot XP-52\nyou box XP-02")
    assert not made.hear("why lookling")
    assert "The symbol of its link power is not on your Appmon's plug." in terminal.text
    assert "P-9.2 [guess]" in terminal.text


def test_an_attack_is_given_by_its_number():
    """Blazehorn attacks Tidefang, and the window of Commands opens."""
    made, _ = at("alpha", "phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-02")
    number = next(place for place, offer in enumerate(made.prompt.offers, 1) if "Attack Brinepup" in offer.words)
    assert made.hear(str(number))
    assert made.session.choice().kind == "window"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DECKS)
def test_whole_games_are_told_in_every_language(game, language):
    """No event is without words, none shows an id, and nothing is left of a message's own signs."""
    table = bench(game)
    rules = table.rules("primer", {"max_turns": "4"})
    decks = [table.faces(table.deck(deck)) for deck in DECKS[game]]
    chance = seeded(language)

    def anything(prompt):
        return str(chance.below(len(prompt.offers)) + 1)

    terminal = ScriptedTerminal([], anything)
    made = Companion(
        terminal,
        words(game, language),
        Session.start(rules, decks, "4", "random", []),
        Keeper(game, {"NETOCEAN_HOME": "/nowhere"}),
    )
    terminal.companion = made
    made.play()
    assert f"{game}/" not in terminal.text and "$" not in terminal.text
    assert not re.search(r"None(?! of)", terminal.text)
    assert made.session.over
