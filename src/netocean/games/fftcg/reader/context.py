# form: interpreted
"""What was spoken of before: the card itself, variables, and what `it`, `them` and their like stand for."""

from typing import NamedTuple


class Card(NamedTuple):
    """The card whose text is read: its names as printed, and its type in the word of the language.

    `restored` tells that the ends of its lines were lost and restored by rule.
    """

    names: tuple[str, ...]
    type: str
    restored: bool = False


class Focus(NamedTuple):
    """What pronouns stand for now. All are texts of things; an empty one stands for nothing.

    `it` is one card, `them` are one or more; `noun` is the type of it, as `forward`; `zone` is where it is,
    `self_zone` where the card itself is, as far as that is known. `first` and `second` are two cards that were spoken
    of together, `by_type` two that were chosen together with their types (`forward $a backup $b`), `chosen` what was
    chosen last, `theirs` what the other player picked last. `looked` are the cards that were revealed or looked at,
    `picked` those of them that were picked. `paid` are cards that were discarded, put or removed just before. `number`
    and `named` are a number and an element or the like that were named. `player` is who was spoken of. `subject` is
    what the clause before said something of, `asked` the card on which the condition of the sentence before was,
    `verbs` are the actions of the sentences so far. `stack` is what was chosen on the stack or is there by the event;
    `beside` is what "other" cards are other than. `counted` is what the condition before counted, `that` tells that
    the event has an amount of damage, `event` is the card that entered the field by the event, `source` the card of
    the chosen ability, `paying` tells that costs are read, `during_turn` that a sentence began with "During this
    turn"; `clauses` are restrictions of the whole ability, found among its sentences.
    """

    variables: int = 0
    it: str = ""
    them: str = ""
    noun: str = ""
    first: str = ""
    second: str = ""
    looked: str = ""
    picked: str = ""
    paid: str = ""
    number: str = ""
    named: str = ""
    player: str = ""
    subject: str = ""
    stack: str = ""
    chosen: str = ""
    theirs: str = ""
    by_type: str = ""
    asked: str = ""
    verbs: str = ""
    beside: str = ""
    zone: str = ""
    self_zone: str = ""
    counted: str = ""
    event: str = ""
    source: str = ""
    that: bool = False
    paying: bool = False
    during_turn: bool = False
    clauses: tuple[tuple[str, str], ...] = ()


class Context:
    """The state of reading one line. `focus` is replaced, never changed, so that it can be put back."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.focus = Focus()

    def new_variable(self) -> str:
        """A variable that was not used before in this line."""
        number = self.focus.variables
        self.focus = self.focus._replace(variables=number + 1)
        letter = "$" + "abcdefghijklmnopqrstuvwxyz"[number % 26]
        return letter if number < 26 else f"{letter}{number // 26}"

    def speak_of(self, things: str, noun: str = "", many: bool = False, zone: str = "") -> None:
        """From now on pronouns mean these things."""
        it = "" if many else things
        self.focus = self.focus._replace(it=it, them=things, noun=noun, zone=zone)

    def speak_of_two(self, first: str, second: str) -> None:
        """From now on "the former" and "the latter" mean these, and "them" both."""
        self.focus = self.focus._replace(it="", them=f"(both {first} {second})", noun="", first=first, second=second)

    def speak_again_of(self, before: Focus) -> None:
        """Pronouns mean again what they meant before a card was taken on the side, if that was a card by itself."""
        if before.it.startswith("$") or before.it == "it":
            self.focus = self.focus._replace(it=before.it, them=before.them, noun=before.noun, zone=before.zone)

    def look_back(self) -> None:
        """Before an action on the field: a card of the deck is not what `it` means, if a card was chosen before."""
        focus = self.focus
        if focus.zone == "deck" and focus.chosen and focus.it != focus.chosen:
            self.speak_of(focus.chosen)

    def update(self, **parts: str | bool | tuple[tuple[str, str], ...]) -> None:
        """Changes single parts of what was spoken of."""
        self.focus = self.focus._replace(**parts)  # type: ignore[arg-type]
