# form: interpreted
"""What reading a position from scenario text is in every game: words, rules, cards, what may be said once."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from netocean.engine.errors import DataProblem, ScenarioProblem
from netocean.engine.game import Game
from netocean.engine.scenario import Statement, read_statements, refuse_repetition
from netocean.engine.table import SEATS, Printed

Find = Callable[[str], Printed]
"""Gives a printed card by number, key or name."""

SEAT_WORDS = ("me", "you")


class Moment:
    """When a position stands: at the beginning of a phase of a turn."""

    def __init__(self, turn: int, phase: int, first_phase: int) -> None:
        self.turn: int = turn
        self.phase: int = phase
        self.first_phase: int = first_phase

    def set_up(self) -> bool:
        """Whether all lies as setting up leaves it."""
        return self.turn == 1 and self.phase == self.first_phase

    def turns_before(self) -> int:
        """The number of the last turn that has begun: its own only where a phase of it is over."""
        return self.turn - 1 if self.phase == self.first_phase else self.turn


def statements_of(
    text: str, game_words: Sequence[str], seat_words: Sequence[str], counted: str, many: Sequence[str]
) -> list[Statement]:
    """The statements of a text. Raises ScenarioProblem for words that are none of these, and for what is said twice.

    Of the zone `counted` the number of cards and their names are two things; statements of `many` may come again.
    """
    statements = read_statements(text)
    for statement in statements:
        if statement.name not in (game_words if statement.seat < 0 else seat_words):
            raise ScenarioProblem("scenario-unknown", line=statement.line, name=statement.name)
    refuse_repetition([_subject(statement, counted, many) for statement in statements], statements)
    return statements


def _subject(statement: Statement, counted: str, many: Sequence[str]) -> str:
    if statement.name == "switch":
        return " ".join(["switch", *statement.words[:1]])
    if statement.name == counted and is_count(statement):
        return f"{counted} N"
    return "" if statement.name in many else statement.name


def is_count(statement: Statement) -> bool:
    """Whether a statement tells a number of cards."""
    return len(statement.words) == 1 and statement.words[0].isdecimal()


def word(statement: Statement, known: dict[str, int]) -> int:
    """The meaning of a statement of one word."""
    said = statement.one()
    if said not in known:
        raise ScenarioProblem("scenario-word", line=statement.line, name=said, known=", ".join(known))
    return known[said]


def word_or(said: Mapping[str, Statement], name: str, known: dict[str, int], usual: int) -> int:
    """The meaning of a statement of one word, or the usual one where it is not said."""
    return word(said[name], known) if name in said else usual


def rules_of(
    statements: Sequence[Statement],
    presets: Sequence[str],
    preset: Callable[[str, dict[str, str]], Any],
    usual: str = "primer",
) -> Any:
    """The rules that the statements `preset` and `switch` name; `usual` is the preset where none is named."""
    named = [one for one in statements if one.name == "preset"]
    name = named[0].one() if named else usual
    if name not in presets:
        raise ScenarioProblem("scenario-word", line=named[0].line, name=name, known=", ".join(presets))
    changes: dict[str, str] = {}
    for statement in statements:
        if statement.name != "switch":
            continue
        if len(statement.words) != 2:
            raise ScenarioProblem("scenario-switch", line=statement.line)
        changes[statement.words[0]] = statement.words[1]
        try:
            preset(name, changes)
        except DataProblem:
            raise ScenarioProblem("scenario-switch", line=statement.line) from None
    return preset(name, changes)


def card(statement: Statement, word: str, find: Find) -> Printed:
    """The card of this name. One that is incomplete is in no deck."""
    try:
        printed = find(word)
    except (LookupError, DataProblem):
        raise ScenarioProblem("scenario-card", line=statement.line, name=word) from None
    if json.loads(printed.facts)["status"] == "incomplete":
        raise ScenarioProblem("scenario-incomplete", line=statement.line, name=word)
    return printed


def points(statement: Statement) -> int:
    """The points of a statement: with none the game is over."""
    number = statement.number(10, 100)
    if number % 10 != 0:
        raise ScenarioProblem("scenario-points", line=statement.line)
    return number


def piles(player: str, left: int, used: int, discarded: int, deck: int, top: int, wanted: int) -> tuple[int, int]:
    """How many of the cards that are left lie in the discard pile and in the deck, where -1 stands for what is not said.

    Raises ScenarioProblem where the numbers and the `top` cards named do not come to as many cards as are wanted.
    """
    if discarded < 0:
        discarded = 0 if deck < 0 else left - deck
    if deck < 0:
        deck = left - discarded
    if discarded < 0 or deck < top or discarded + deck != left:
        used += max(discarded, 0) + max(deck, top)
        raise ScenarioProblem("scenario-thirty", player=player, used=used, wanted=wanted)
    return discarded, deck


def decks_of(game: Game) -> list[list[Printed]]:
    """The decks that the cards on a table make."""
    table = game.table
    return [
        [table.face[card] for card in range(len(table.owner)) if table.owner[card] == seat] for seat in range(SEATS)
    ]
