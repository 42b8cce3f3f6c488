"""Turns a choice into a question with numbered answers in words, and what is typed into answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce

from netocean.abilities.tree import SUPPORT, TRIGGER, Ability
from netocean.cli.lines import fitting_lines, line_texts, symbols_of, way_to_pay
from netocean.cli.words import Words, dashed, find_all
from netocean.engine.play import BACK, DONE, NO, NONE, PASS, PICK, YES, Choice, Option
from netocean.engine.view import View

RUNS = frozenset({"discard_hand", "discard_slots", "lay_options", "cost_discard", "discard_exactly", "effect_choose"})
"""Choices whose picks a person gives in one line."""
_NONE = (RUNS - {"cost_discard", "discard_exactly"}) | {"exchange", "plan"}
"""Choices that are over with "none of them", as long as nothing was picked."""
_PASSIVE = (DONE, PASS, NONE)
_PASSIVE_WORDS = frozenset(verb.word for verb in _PASSIVE)


@dataclass(frozen=True)
class Offer:
    """One answer: its text for the engine, its words, the card that it is about (key and handle), if it is known."""

    text: str
    words: str
    verb: str
    key: str | None = None
    handle: int = 0

    @property
    def passive(self) -> bool:
        """Whether this answer leaves everything as it is."""
        return self.verb in _PASSIVE_WORDS


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


class Asker:
    """Puts one choice into words, for the seat of a view that sees cards as `keys` says."""

    def __init__(self, words: Words, view: View, keys: dict[int, str], choice: Choice) -> None:
        self.words = words
        self.view = view
        self.keys = keys
        self.choice = choice
        self.subject = keys.get(choice.card)

    def prompt(self) -> Prompt:
        """The question."""
        choice, kind = self.choice, dashed(self.choice.kind)
        slots = [zone for zone in self.view.zones if zone.seat == choice.seat and zone.name.startswith("option_slot")]
        most = min(choice.need, sum(option.verb is PICK for option in choice.options))
        question = self.words.say(
            f"choice-{kind}",
            card=self.words.name(self.subject),
            need=most,
            next="card" if choice.card else "none",
            free=sum(zone.count == 0 for zone in slots),
        )
        active = [option for option in choice.options if option.verb not in _PASSIVE and option.verb is not BACK]
        last = [option for option in choice.options if option.verb is BACK]
        last += [option for option in choice.options if option.verb in _PASSIVE]
        return Prompt(
            choice.kind,
            choice.rule,
            question,
            self.words.say(f"choice-{kind}.title"),
            [self._offer(option) for option in active + last],
            [self._offer(option) for option in choice.others if option.card == 0 or option.card in self.keys],
            choice.kind in RUNS,
            most if choice.kind in RUNS and not any(option.verb in _PASSIVE for option in choice.options) else -1,
            [self.words.name(self.keys.get(handle)) for handle in choice.picked],
        )

    def _offer(self, option: Option) -> Offer:
        handle = option.card or option.target
        key = self.keys.get(handle)
        return Offer(option.text, self.in_words(option), option.verb.word, key, handle if key is not None else 0)

    def in_words(self, option: Option) -> str:
        """An answer in words."""
        verb = option.verb
        if verb is PICK:
            return self._pick(option)
        if verb is DONE:
            kind = self.choice.kind
            if kind.startswith("window"):
                return self.words.say("option-done-window")
            return self.words.say("option-done" if self.choice.picked or kind not in _NONE else "option-done-picks")
        if verb is YES and self.choice.kind == "agree_first":
            return self.words.say("option-agree", who="you" if option.value == self.view.seat else "other")
        if verb.word in ("pay", "part"):
            return self._pay(option)
        if verb in (NO, YES, BACK, PASS, NONE) or option.card == 0:
            return self.words.say(f"option-{verb.word}")
        return self._use(option)

    def _use(self, option: Option) -> str:
        key = self.keys.get(option.card)
        name = self.words.name(key) if option.verb.word in ("evolve", "decline") or key is None else None
        params = {"card": name or self._named(option.verb.word, key or "")}
        if option.verb.word == "evolve":
            card = self.words.card(key) if key is not None else None
            fits = card is not None and any(fitting_lines(self.words, card, active_key(self.view)))
            params["fits"] = "yes" if fits else "no"
        words = self.words.say(f"option-{option.verb.word}", **params)
        text = self._effect(option, key)
        return self.words.say("play-option", words=words, text=text) if text else words

    def _named(self, verb: str, key: str) -> str:
        return self.words.brief(key) if verb in ("exchange", "appear") else self.words.name(key)

    def _effect(self, option: Option, key: str | None) -> str:
        card = self.words.card(key) if key is not None else None
        if card is None:
            return ""
        verb = option.verb.word
        if verb == "activate":
            return self.words.ability(card.abilities[option.value])
        if verb == "open" and card.abilities:
            return self._all_of(card.abilities)
        found = find_all(card.abilities, SUPPORT) if verb == "support" else []
        return self.words.ability(found[0]) if found else ""

    def _all_of(self, abilities: Sequence[Ability]) -> str:
        return reduce(self.words.two, (self.words.ability(ability) for ability in abilities))

    def _pick(self, option: Option) -> str:
        key = self.keys.get(option.card)
        if self.choice.kind == "order":
            card = self.words.card(key) if key else None
            found = find_all(card.abilities, TRIGGER) if card is not None else []
            name = self.words.name(key)
            if not found:
                return name
            return self.words.say("play-option", words=name, text=self._all_of(found))
        words = self.words.brief(key) if key else self.words.name(None)
        card = self.words.card(key) if key else None
        if card is not None and card.facts.lines and self.choice.kind == "plan":
            lines = self.words.say("play-or").join(line_texts(self.words, card, active_key(self.view), brief=True))
            return self.words.say("play-brief-lines", card=words, lines=lines)
        if card is not None and card.abilities and self.choice.kind == "lay_options":
            sort = self.words.word("class", card.facts.option_class)
            brief = self.words.say("play-brief", card=self.words.name(key), facts=sort) if sort else words
            return self.words.say("play-option", words=brief, text=self._all_of(card.abilities))
        if self.choice.kind != "effect_choose":
            return self.words.say("option-pick", card=words)
        for zone in self.view.zones:
            if any(card.handle == option.card for card in zone.cards):
                place = zone_name(self.words, zone.name)
                who = "you" if zone.seat == self.view.seat else "other"
                return self.words.say("play-place", card=words, place=place, who=who)
        return words

    def _pay(self, option: Option) -> str:
        card = self.words.card(self.subject) if self.subject else None
        if option.verb.word == "part":
            upright, sideways = option.value // 10 % 10, option.value % 10
            return self.words.say("option-part", symbols=symbols_of(upright, sideways))
        if card is None:
            return option.text
        chosen = self.keys.get(option.target)
        return self.words.say("option-pay", **way_to_pay(self.words, card, option.value, chosen, active_key(self.view)))


def zone_name(words: Words, zone: str) -> str:
    """A zone by its name; the option slots with their number."""
    name, _, number = zone.rpartition("_")
    if number.isdecimal():
        return f"{words.say('zone-' + dashed(name))} {number}"
    return words.say("zone-" + dashed(zone))


def active_key(view: View, seat: int = -1) -> str | None:
    """The active Digimon of a seat (of one's own, if none is given), if it is known."""
    cards = view.zone(view.seat if seat < 0 else seat, "digimon_box").cards
    return cards[-1].key if cards else None


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


def _run(prompt: Prompt, numbers: list[int]) -> list[str]:
    chosen = [prompt.offers[number - 1] for number in numbers]
    if len(chosen) > 1:
        for offer in chosen:
            if offer.verb != PICK.word:
                raise BadInput("play-bad-mixed", text=offer.words)
    if chosen[0].verb != PICK.word:
        return [chosen[0].text]
    if prompt.need >= 0 and len(chosen) != prompt.need:
        raise BadInput("play-bad-need", need=prompt.need)
    return [offer.text for offer in chosen]
