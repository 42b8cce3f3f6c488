"""A question as the terminal asks it, with numbered answers, and what is typed into them."""

from dataclasses import dataclass, field

from netocean.cli.words import Words
from netocean.engine.play import BACK
from netocean.telling import sayings
from netocean.telling.phrases import BETWEEN
from netocean.telling.sayings import Question, Say, Several


@dataclass(frozen=True)
class Offer:
    """One answer: its text for the engine, its words, the card that it is about (key and handle), if it is known.

    `passive` answers leave everything as it is.
    """

    text: str
    words: str
    verb: str
    key: str | None = None
    handle: int = 0
    passive: bool = False


@dataclass(frozen=True)
class Prompt:
    """A question and its numbered answers; `unusual` are legal ones that the list leaves out:
    they are given by their text."""

    kind: str
    rule: str
    question: str
    title: str
    offers: list[Offer]
    unusual: list[Offer] = field(default_factory=list)
    run: bool = False
    need: int = -1
    picked: list[str] = field(default_factory=list)

    @property
    def passive(self) -> Offer | None:
        """The answer of an empty line, if there is one."""
        return next((offer for offer in self.offers if offer.passive), None)


class BadInput(Exception):
    """Raised when what was typed is no answer: a message key and its parameters."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def prompt_of(words: Words, question: Question, keys: dict[int, str]) -> Prompt:
    """A question in words; `keys` are the cards that the person can put a name to, by handle."""
    return Prompt(
        question.kind,
        question.rule,
        words.part(question.question),
        words.part(question.title),
        [_offer(words, offer) for offer in question.offers],
        [_offer(words, offer) for offer in question.unusual],
        question.run,
        question.need,
        [words.name(keys.get(handle)) for handle in question.picked],
    )


def _offer(words: Words, offer: sayings.Offer) -> Offer:
    told = offer.words
    if offer.more:
        told = Say("play-option", {"words": told, "text": Several(offer.more, BETWEEN)})
    handle = (offer.card or offer.target) if offer.key else 0
    return Offer(offer.text, words.part(told), offer.verb, offer.key or None, handle, offer.passive)


# What is typed.


def read_answer(prompt: Prompt, text: str) -> list[str]:
    """The answers that a line of numbers gives, for the engine. Raises BadInput."""
    listed = text.replace(",", " ").replace("、", " ").split()
    if not listed:
        if prompt.passive is None:
            raise BadInput("play-bad-empty")
        return [prompt.passive.text]
    if any(not word.isdecimal() for word in listed):
        raise BadInput("play-bad-word", text=text[:40])
    numbers = [int(word) for word in listed]
    for word, number in zip(listed, numbers, strict=True):
        if not 1 <= number <= len(prompt.offers):
            raise BadInput("play-bad-number", text=word[:20], most=len(prompt.offers))
    if len(set(numbers)) != len(numbers):
        double = next(number for number in numbers if numbers.count(number) > 1)
        raise BadInput("play-bad-twice", text=str(double))
    if not prompt.run:
        if len(numbers) != 1:
            raise BadInput("play-bad-one")
        return [prompt.offers[numbers[0] - 1].text]
    return _run(prompt, sorted(numbers))


def picks(offer: Offer) -> bool:
    """Whether an answer of a run picks something: it neither ends the run nor takes anything back."""
    return not offer.passive and offer.verb != BACK.word


def _run(prompt: Prompt, numbers: list[int]) -> list[str]:
    chosen = [prompt.offers[number - 1] for number in numbers]
    if len(chosen) > 1:
        for offer in chosen:
            if not picks(offer):
                raise BadInput("play-bad-mixed", text=offer.words)
    if not picks(chosen[0]):
        return [chosen[0].text]
    if prompt.need >= 0 and len(chosen) != prompt.need:
        raise BadInput("play-bad-need", need=prompt.need)
    return [offer.text for offer in chosen]
