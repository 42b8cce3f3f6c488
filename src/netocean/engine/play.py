"""Choices and their options: what a seat is asked, and what it may answer.

An option speaks of cards by the handles of the seat that is asked; it holds nothing that this seat does not know.
"""

from typing import Final

NO_VALUE: Final = -1


class Verb:
    """What an option does: `open`, `pass`. Compared by identity."""

    def __init__(self, word: str) -> None:
        self.word: str = word


DONE: Final = Verb("done")
BACK: Final = Verb("back")
PASS: Final = Verb("pass")
YES: Final = Verb("yes")
NO: Final = Verb("no")
NONE: Final = Verb("none")
PICK: Final = Verb("pick")


class Option:
    """One answer: a verb, the card it is about and its target (handles, 0 for none), and a value (-1 for none)."""

    def __init__(self, verb: Verb, card: int = 0, target: int = 0, value: int = NO_VALUE) -> None:
        self.verb: Verb = verb
        self.card: int = card
        self.target: int = target
        self.value: int = value

    @property
    def text(self) -> str:
        """The stable text of this option: `open:#14`, `attack:#14>#3`, `pass`."""
        text = self.verb.word
        if self.card != 0:
            text += f":#{self.card}"
        if self.target != 0:
            text += f">#{self.target}"
        if self.value != NO_VALUE:
            text += f":{self.value}"
        return text

    def same(self, other: "Option") -> bool:
        """Whether two options are the same answer."""
        return (
            self.verb is other.verb
            and self.card == other.card
            and self.target == other.target
            and self.value == other.value
        )


class Choice:
    """What one seat has to decide now.

    `id` counts the choices of this seat; `kind` names the prompt; `rule` is the rule that gives the decision; `options`
    the canonical answers; `others` legal answers that are dominated and left out of the list; `card` the card it is about
    (handle, 0 for none or out of sight), `key` its printed card; `keys` the printed cards of the options where these cannot
    point at a card; `ability` the place of the ability it is about on that printed card (-1 for none), `abilities` those of
    the options; `picked` what this run has picked so far (handles); `need` how many picks are still wanted
    (-1: as many as one likes); `later` the cards that can be picked in this run, but not next; `terms` what the game says
    of it in numbers, by its own words.
    """

    def __init__(self, seat: int, kind: str, rule: str, options: list[Option]) -> None:
        self.id: int = 0
        self.seat: int = seat
        self.kind: str = kind
        self.rule: str = rule
        self.options: list[Option] = options
        self.others: list[Option] = []
        self.card: int = 0
        self.key: str = ""
        self.keys: list[str] = []
        self.ability: int = -1
        self.abilities: list[int] = []
        self.picked: list[int] = []
        self.need: int = -1
        self.later: list[int] = []
        self.terms: dict[str, int] = {}

    def accepts(self, option: Option) -> bool:
        """Whether this answer is legal: on the list, or among the dominated ones left out of it."""
        for listed in self.options:
            if listed.same(option):
                return True
        for listed in self.others:
            if listed.same(option):
                return True
        return False

    def find(self, text: str) -> Option | None:
        """The legal answer with this text, or none."""
        for listed in self.options:
            if listed.text == text:
                return listed
        for listed in self.others:
            if listed.text == text:
                return listed
        return None


class Reason:
    """Why something is not possible: a message key, the rule that says so, and what the message needs."""

    def __init__(self, key: str, rule: str, amount: int = 0, word: str = "") -> None:
        self.key: str = key
        self.rule: str = rule
        self.amount: int = amount
        self.word: str = word
