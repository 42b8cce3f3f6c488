"""`?` and `why`: cards, answers, choices, rules and refusals, each with its rule."""

import pytest

from cli.companion_table import companion, position, session, up_to, words
from netocean.cli import explain
from netocean.texts import LANGUAGES


def texts(lines):
    """The lines as texts."""
    return [words().line(line) for line in lines]


def heard(made, terminal, text):
    """What is written after something was typed."""
    before = len(terminal.lines)
    assert not made.hear(text)
    return terminal.lines[before:]


def asked(kind="discard_hand", seed="3"):
    """A companion at a question."""
    made, terminal = companion(session(seed))
    up_to(made, kind)
    return made, terminal


def test_a_card_is_shown_in_full():
    """Level, type, attacks, Guard, lost points, requirement with ○, fields."""
    assert texts(explain.card_lines(words(), "colosseum/St-2", "colosseum/St-1")) == [
        "Greymon St-2",
        "Digimon card · Level IV · type A · blue frame · Dinosaur · Vaccine · Nature Spirits",
        "A attack: 440",
        "B attack: 340",
        "C attack: 200, Guard: turns an opposing A attack into 0",
        "Lost Points: against III 20, IV 10, Perfect 10, Ultimate 10",
        "Evolves from Agumon + ○○ (fits your active Digimon)",
        "Card status: verified",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained_in_every_language(language):
    """The incomplete ones too, with what is missing."""
    spoken = words(language)
    for card in spoken.library.cards():
        told = "\n".join(spoken.line(line) for line in explain.card_lines(spoken, card.key, "colosseum/St-1"))
        assert "None" not in told and "{" not in told, card.key
        if card.facts.missing:
            assert spoken.say("telling-card-missing", facts="").strip() in told


def test_doubts_stand_on_the_card():
    """Provisional cards say which field is not sure, and why."""
    told = texts(explain.card_lines(words(), "colosseum/St-59"))
    assert "Card status: provisional" in told
    assert "In doubt: effect (inferred from other facts)" in told


def test_practice_cards_say_so():
    """Nobody takes them for real ones."""
    assert "Card status: practice card" in texts(explain.card_lines(words(), "colosseum-practice/XC-01"))


def test_a_question_mark_explains_the_question_and_lists_the_commands():
    """The rule behind it, and everything that can be typed."""
    made, terminal = asked()
    told = heard(made, terminal, "?")
    assert told[1].startswith("C-R6.1 · ")
    assert any("undo" in line for line in told)


def test_an_answer_is_explained_with_its_card_and_rule():
    """`? 2`."""
    made, terminal = asked()
    key = made.prompt.offers[1].key
    told = heard(made, terminal, "? 2")
    assert words().name(key) in told
    assert told[-1].startswith("C-R6.1 · ")


@pytest.mark.parametrize("text", ["? St-2", "?greymon", "? グレイモン", "? 暴龙兽", "? GREYMON"])
def test_a_card_is_found_by_number_or_name_in_any_language(text):
    """In sight or not."""
    made, terminal = asked()
    assert any("Greymon St-2" in line for line in heard(made, terminal, text))


@pytest.mark.parametrize("text", ["? C-R8.7", "? r8.7", "rules 8.7", "rules c-r8.7"])
def test_a_rule_is_explained_with_its_doubt(text):
    """Where sources do not settle it, that is said."""
    made, terminal = asked()
    told = heard(made, terminal, text)
    assert told[0].startswith("C-R8.7 [?] · ")
    assert told[1].startswith("[?]")


def test_what_nobody_knows_gets_a_suggestion():
    """A typing mistake is not the end."""
    made, terminal = asked()
    (line,) = heard(made, terminal, "? Greymun")
    assert "Greymon" in line
    assert heard(made, terminal, "rules 99")[0].startswith("There is no rule “99”")


@pytest.mark.parametrize("text", ["? guard", "rules GUARD"])
def test_a_word_of_the_rules_is_found_in_them(text):
    """The first rules whole, of the others their ids."""
    made, terminal = asked()
    told = heard(made, terminal, text)
    assert told[0].startswith("C-R8.3 · Guard")
    many = heard(made, terminal, "rules battle")
    assert len(many) == explain.SHOWN + 1
    assert many[-1].startswith("Also: C-R")


def test_why_takes_the_number_of_an_answer():
    """As `?` does; a number without a card is no card."""
    made, terminal = asked()
    name = words().name(made.prompt.offers[1].key)
    assert heard(made, terminal, "why 2") == [f"{name} can be used now: it stands in the list."]
    last = len(made.prompt.offers)
    assert heard(made, terminal, f"why {last}") == [f"No card that you can see is called “{last}”."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_alone_names_the_languages(language):
    """Without a complaint about nothing."""
    made, terminal = companion(session("3"), language=language)
    up_to(made, "discard_hand")
    (line,) = heard(made, terminal, "language")
    assert all(one in line for one in LANGUAGES)
    assert "“”" not in line and "「」" not in line


def test_why_not_names_every_reason_with_its_rule():
    """A battle plug-in in Preparation."""
    made, terminal = companion(position("phase preparation\nfirst me\nme box St-1\nme slot1 St-49\nyou box St-18"))
    for _ in made.session.advance():
        pass
    made.prompt = made.put()
    told = heard(made, terminal, "why St-49")
    if made.prompt.kind != "discard_slots":
        assert told[0] == "Offense Plug-In A St-49 cannot be used now:"
        assert any(line.startswith("C-R") for line in told)
    else:
        assert told == ["Offense Plug-In A St-49 can be used now: it stands in the list."]


def test_why_not_of_the_opponents_backs():
    """A handle that is only a back tells nothing."""
    made, terminal = asked("exchange", "5")
    assert heard(made, terminal, "why #999") == ["No card that you can see is called “#999”."]
    assert heard(made, terminal, "why")[0].startswith("Write why")


def test_the_game_in_one_minute():
    """`rules` alone."""
    made, terminal = asked()
    assert len(heard(made, terminal, "rules")) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_work_in_every_language_and_in_ascii(language):
    """The local word and the English one do the same."""
    made, terminal = companion(session("3"), language=language)
    up_to(made, "discard_hand")
    spoken = words(language)
    for command in ("table", "log", "rules"):
        told = heard(made, terminal, command)
        for word in spoken.say(f"play-words-{command}").split():
            assert heard(made, terminal, word) == told


def test_the_language_can_be_changed_at_any_time():
    """The question is asked again in it."""
    made, terminal = asked()
    told = heard(made, terminal, "language ja")
    assert told[0] == "これからは日本語です。"
    assert any("手札" in line for line in told)
    assert "xx" in heard(made, terminal, "language xx")[0]


def test_the_log_cites_the_rules():
    """This turn with the rule behind every line, and its doubt mark."""
    made, terminal = companion(position("phase battle\nme box St-1\nyou box St-18"))
    up_to(made, "discard_hand")
    told = heard(made, terminal, "log all")
    assert "You: Agumon St-1 attacks with C (Kunemon St-18 is type C): 160 (C-R8.1) (C-R8.7 [?])" in told
