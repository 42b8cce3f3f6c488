"""Final Fantasy TCG in the terminal: the table, payments, passing on, and the question that is asked once."""

import re

import pytest

from cli.companion_table import ScriptedTerminal
from netocean.cli.boards.fftcg import table_lines
from netocean.cli.companion import Companion
from netocean.cli.keeping import Keeper, Memory
from netocean.cli.session import Session
from netocean.cli.sitting import Sitting, Wishes
from netocean.cli.words import Words
from netocean.engine.chance import seeded
from netocean.engine.events import Journal
from netocean.games.fftcg.scenario import build_position
from netocean.lab.cards import bench
from netocean.texts import LANGUAGES

FILL = "\nme fill 1-001H\nyou fill 1-001H"
FIELD = (
    "turn 3\nme field 1-003C\nme field 1-001H dull damage 2000\nme hand 10-009C 2-002C 4-082C\nme crystals 2"
    "\nyou field 5-157S frozen\nyou break 2-002C" + FILL
)


def words(language="en"):
    """Words of a language."""
    return Words(bench("fftcg").library, language)


def position(text, opponent="random"):
    """A game at a position."""
    journal, table = Journal(), bench("fftcg")
    game = build_position(text, lambda word: table.face(table.library.card(word).key), journal)
    return Session(game, journal, 0, opponent, [])


def companion(session, script=(), policy=None, language="en"):
    """A companion at a session, with a script."""
    terminal = ScriptedTerminal(script, policy)
    made = Companion(terminal, words(language), session, Keeper("fftcg", {"NETOCEAN_HOME": "/nowhere"}))
    terminal.companion = made
    return made, terminal


def at(session):
    """A companion at the first question of a session."""
    made, terminal = companion(session)
    for _news in made.session.advance():
        pass
    made.prompt = made.put()
    return made, terminal


def lines(session, language="en"):
    """The table as lines."""
    spoken = words(language)
    return [spoken.line(line) for line in table_lines(spoken, session.view())]


def test_the_table_shows_both_fields():
    """Rows by type, each thing as it stands; counts, open piles, the own hand."""
    told = [re.sub(r" #\d+", "", line) for line in lines(position(FIELD))]
    assert told == [
        "Turn 3 (yours) · Main Phase 1",
        "Opponent: damage 0 · hand 0 · deck 30 · Break Zone 1 · crystals 0",
        "  Forwards:",
        "    Fran 5-157S · power 5000 · frozen",
        "  Break Zone: Ifrit 2-002C",
        "You: damage 0 · hand 3 · deck 30 · Break Zone 0 · crystals 2",
        "  Forwards:",
        "    Auron 1-001H · power 9000, 2000 damage · dull",
        "  Backups:",
        "    Red Mage 1-003C",
        "  Hand:",
        "    SOLDIER: 3rd Class 10-009C · Fire 3 · Forward · 5000",
        "    Ifrit 2-002C · Fire 2 · Summon · EX",
        "    Jessie 4-082C · Earth 2 · Backup",
    ]


def test_the_table_shows_the_stack_with_what_it_has_chosen():
    """The next to resolve first."""
    made, _ = at(position(FIELD))
    number = next(place for place, offer in enumerate(made.prompt.offers, 1) if "Ifrit" in offer.words)
    assert made.hear(str(number))
    for text in ("1", "1 2"):
        made.prompt = made.put()
        assert made.hear(text)
    told = [re.sub(r" #\d+", "", line) for line in lines(made.session)]
    assert told[1:3] == ["Stack, the next to resolve first:", "  Ifrit 2-002C (yours): Summon → Auron 1-001H"]


def test_a_payment_is_given_in_one_line():
    """Two of the sources, and the card is cast."""
    made, _ = at(position(FIELD))
    assert made.hear("1")
    made.prompt = made.put()
    assert made.prompt.question == "SOLDIER: 3rd Class 10-009C: 3 CP left to pay."
    assert made.hear("1 3")
    assert made.session.choice().kind == "priority"
    field = [card.key for card in made.session.view().zone(0, "field").cards]
    assert "fftcg/10-009C" in field


def test_skip_passes_on_to_the_next_own_main_phase():
    """Over the windows of the own Attack Phase, in which there is nothing to attack with."""
    made, _ = at(position(FIELD))
    assert made.hear("skip")
    for _news in made.session.advance():
        pass
    view = made.session.view()
    assert (made.session.choice().kind, view.phase, made.session.skipping) == ("priority", "main_2", False)


def test_skip_needs_something_to_pass():
    """In a payment there is nothing."""
    made, terminal = at(position(FIELD))
    made.hear("1")
    made.prompt = made.put()
    assert not made.hear("skip")
    assert terminal.lines[-1] == "There is nothing to pass here."


def seated(tmp_path, *script, **wishes):
    """A person who sits down, with a script; the rules of the game and all that was written."""
    terminal = ScriptedTerminal(script)
    memory = Memory("fftcg", {"NETOCEAN_HOME": str(tmp_path)})
    sitting = Sitting(terminal, words(), bench("fftcg"), Wishes(**wishes), memory)
    rules = sitting.choose_rules(bench("fftcg").deck("cloud"))
    return rules, terminal.text


def test_the_first_game_asks_official_or_primer(tmp_path):
    """And says how they differ; from the next one on the answer is remembered."""
    rules, text = seated(tmp_path, "2")
    assert rules.preset == "primer"
    assert "Official or primer? You are asked only this once." in text
    assert "Only damage that exceeds the power breaks" in text
    rules, text = seated(tmp_path)
    assert rules.preset == "primer"
    assert "Official or primer?" not in text and "Primer rules" in text


def test_what_cannot_be_remembered_is_asked_again(tmp_path):
    """A folder that is no folder, a preset that is none."""
    (tmp_path / "fftcg.preset").write_text("chess", encoding="utf-8")
    rules, text = seated(tmp_path, "1")
    assert rules.preset == "official" and "Official or primer?" in text
    rules, text = seated(tmp_path / "fftcg.preset" / "none", "1")
    assert rules.preset == "official" and "kept for your next games" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["official", "primer"])
def test_whole_games_are_told_in_every_language(language, preset):
    """No event is without words, none shows an id, and nothing is left of a message's own signs."""
    table = bench("fftcg")
    rules = table.rules(preset, {"max_turns": "5"})
    decks = [table.faces(table.deck(deck)) for deck in ("heroes", "type-0-wind-lightning")]
    chance = seeded(language)

    def anything(prompt):
        return str(chance.below(len(prompt.offers)) + 1)

    made, terminal = companion(Session.start(rules, decks, "4", "random", []), policy=anything, language=language)
    made.play()
    assert "fftcg/" not in terminal.text and "$" not in terminal.text and not re.search(r"None(?! of)", terminal.text)
    assert made.session.over
