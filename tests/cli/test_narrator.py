"""The log: every event in words, from one seat, with the arithmetic of battles."""

import re

import pytest

from cli.companion_table import companion, position, sensible, session, words
from netocean.engine.events import CardRef, Event
from netocean.telling import of
from netocean.texts import LANGUAGES

AGUMON, KUNEMON, GREYMON = "colosseum/St-1", "colosseum/St-18", "colosseum/St-2"


def told(*events, language="en", seat=0):
    """Events as lines."""
    spoken = words(language)
    narrator = of("colosseum").Narrator(spoken.library, seat, spoken.doubted)
    return [spoken.line(line) for line in narrator.tell_all(events)]


def event(key, seat, *cards, amount=0, word="", rule="C-R8.7"):
    """An event with cards by their keys, None for a back."""
    return Event(1, key, rule, seat, [CardRef(place, card) for place, card in enumerate(cards, 1)], amount, word)


def battle(*between, letters="CA", powers=(160, 0), winner=0):
    """A battle of Agumon against Kunemon, with events before the comparison."""
    return [
        event("phase-begins", -1, word="battle"),
        *([event("attack-modifier", 1, AGUMON, word="guard")] if letters == "CA" else []),
        *between,
        event("attacks", 0, AGUMON, amount=powers[0], word=letters[0]),
        event("attacks", 1, KUNEMON, amount=powers[1], word=letters[1]),
        event("battle-result", winner),
    ]


def test_a_battle_says_why_160_beats_340():
    """Letter by type, printed power, Guard, result."""
    assert told(*battle()) == [
        "Battle Phase",
        "You: Agumon St-1 attacks with C (Kunemon St-18 is type C): 160",
        "Opponent: Kunemon St-18 attacks with A (Agumon St-1 is type A): 340 → 0, Guard by C of Agumon St-1",
        "160 against 0: you win the battle.",
    ]


def test_what_a_card_adds_stands_in_the_sum():
    """Guard first, then what was added (C-R8.7)."""
    counts = event("attack-modifier", 1, "colosseum/St-53", amount=50, word="add")
    lines = told(*battle(counts, powers=(160, 50)))
    assert any(
        line.endswith("340 → 0, Guard by C of Agumon St-1 +50 (Just a Little Metal Enhancement St-53) = 50")
        for line in lines
    )


def test_a_letter_that_a_card_changed_says_so():
    """Not the opposing type."""
    lines = told(*battle(event("attack-set", 0, amount=1, word="B"), letters="BA", powers=(230, 340), winner=1))
    assert "You: Agumon St-1 attacks with B (changed by a card): 230" in lines
    assert lines[-1] == "230 against 340: the opponent wins the battle."


def test_what_a_card_out_of_sight_began_still_counts():
    """Its card has been shuffled away since; the sum is right."""
    lines = told(*battle(event("attack-modifier", 0, None, amount=40, word="add"), powers=(200, 0)))
    assert "You: Agumon St-1 attacks with C (Kunemon St-18 is type C): 160 +40 (other effects) = 200" in lines


def test_hidden_cards_stay_hidden():
    """The opponent's draw is a number; the own one is names."""
    assert told(event("drawn", 1, None, None, amount=2)) == ["The opponent draws 2 cards."]
    assert told(event("drawn", 0, AGUMON, GREYMON, amount=2)) == ["You draw Agumon St-1, Greymon St-2."]
    assert told(event("discarded", 1, None, amount=1)) == ["To the Dark Area, from the opponent: 1 face-down card."]


def test_both_seats_hear_their_own_side():
    """You and the opponent change places with the seat."""
    lost = event("points-lost", 1, amount=10, word="90")
    assert told(lost) == ["The opponent loses 10 points and has 90 left."]
    assert told(lost, seat=1) == ["You lose 10 points and have 90 left."]


def test_an_opened_option_says_what_it_does():
    """Nobody has to know the card."""
    lines = told(event("option-opened", 1, "colosseum/St-49"))
    assert lines == ["The opponent opens Offense Plug-In A St-49.", "[Battle] Attack with A. Limit: end of the turn."]


def test_a_failed_evolution_says_why():
    """With the words of the refusal."""
    lines = told(event("evolution-failed", 0, GREYMON, word="evolve-payment"))
    assert lines == ["The evolution into Greymon St-2 fails. The requirement that lies there is not the right one."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decks", [("greymon", "garurumon"), ("practice-deep-current", "practice-shallows")])
def test_whole_games_are_told_in_every_language(language, decks):
    """No event is without words, none shows an id, and nothing is left of a message's own signs."""
    made, terminal = companion(session("7", decks=decks), policy=sensible, language=language)
    made.play()
    text = terminal.text
    assert "{" not in text and "colosseum/" not in text and not re.search(r"None(?! of)", text)


def test_a_real_battle_adds_up():
    """What the engine compared is what the log says."""
    made, terminal = companion(
        position("switch max_turns 1\nphase battle\nme box St-1\nyou box St-18"), policy=sensible
    )
    made.play()
    assert "340 → 0, Guard by C of Agumon St-1" in terminal.text
    assert "160 against 0: you win the battle." in terminal.text
