"""Sayings: message keys with parameters that are sayings themselves, put into words where they are read.

A saying says nothing in a language. The terminal and the browser put it into the language of their reader, with the same
messages, names of cards in the language of the cards. Every reader of sayings handles exactly the kinds below.
"""

from typing import Union

import msgspec


class Say(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="say"):
    """A message of `netocean.texts` (or `key.attribute`) with its parameters."""

    key: str
    params: "dict[str, Part]" = {}


class CardName(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="card"):
    """A card by its name and number; a face-down card if `key` is empty. `brief` adds what counts most about it."""

    key: str = ""
    brief: bool = False


class Name(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="name"):
    """A name by its slug, in the language of the cards."""

    slug: str


class AbilityText(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="ability"):
    """The text of one ability of a card: its place among the abilities of this card, from 0.

    Of an ability that lets its player pick among several effects, `mode` is one of these, from 0; -1 is the whole ability.
    """

    key: str
    place: int
    mode: int = -1


class Several(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="list"):
    """A list in a sentence, parted by the mark of the language (`list-comma`), or by the message `by`."""

    parts: "list[Part]"
    by: str = "list-comma"


class Row(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="row"):
    """Parts one after the other with a space between: the steps of a sum."""

    parts: "list[Part]"


Saying = Union[Say, CardName, Name, AbilityText, Several, Row]  # noqa: UP007 - msgspec reads it at run time
Part = Union[str, int, Say, CardName, Name, AbilityText, Several, Row]  # noqa: UP007


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: the first letter is written large; `style` is `strong`, `dim` or empty.

    `rules` are the ids behind it, `doubt` tells whether sources leave one of them in doubt; `mark` is what its game's rule
    book says of that rule, where it says more than that it is in doubt.
    """

    saying: Part
    style: str = ""
    rules: list[str] = []
    doubt: bool = False
    mark: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: its text for the engine, its verb, its words, and the abilities behind it.

    `card` and `target` are handles (0 for none), `key` the printed card that it is about, if it is known.
    `passive` answers leave everything as it is.
    """

    text: str
    verb: str
    words: Part
    more: list[Part] = []
    card: int = 0
    target: int = 0
    key: str = ""
    passive: bool = False


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice in words.

    `id` is the choice; `offers` stand in the order in which they are shown, `unusual` are legal ones that the list
    leaves out.
    A `run` takes several picks before it is done: exactly `need` of them, or as many as one likes if `need` is -1.
    `picked` are the handles set so far; `card` (handle) and `key` say what it is about; `cards` are backs and faces that
    it speaks of and that lie in no zone of the view (handle and key). `terms` are what the game says of it in numbers, by
    its own words.
    """

    id: int
    kind: str
    rule: str
    question: Part
    title: Part
    offers: list[Offer]
    unusual: list[Offer] = []
    doubt: bool = False
    run: bool = False
    need: int = -1
    picked: list[int] = []
    card: int = 0
    key: str = ""
    cards: dict[int, str] = {}
    terms: dict[str, int] = {}


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an attack's arithmetic, and the power after it."""

    words: Part
    power: int


class Attack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The attack of one side in a battle that was fought: the card, its letter, why this letter, how the power came about.

    The first step is the printed power; `power` is what was compared.
    """

    seat: int
    key: str
    letter: str
    why: Part
    steps: list[Step]
    power: int


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battle that was fought, both attacks and the winner (-1: none), with the rule of the result."""

    attacks: list[Attack]
    winner: int
    rule: str


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason why a card cannot be used now."""

    words: Part
    rule: str
    doubt: bool = False
