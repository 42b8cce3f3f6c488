"""Before the game: which deck, which opponent, which rules. What was not said on the command line is asked."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from netocean.catalog.decks import Deck, ReadyDeck, check
from netocean.catalog.errors import DeckError, DeckProblem
from netocean.cli.boards import board
from netocean.cli.explain import minute_lines
from netocean.cli.keeping import Memory
from netocean.cli.session import Session
from netocean.cli.terminal import Terminal
from netocean.cli.words import Words
from netocean.engine.chance import seeded
from netocean.engine.errors import DataProblem, NetOceanError
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import Printed
from netocean.lab.cards import Bench, Cards
from netocean.players import names
from netocean.telling import of
from netocean.telling.phrases import dashed, own_key
from netocean.texts import LANGUAGES


@dataclass
class Wishes:
    """What was said on the command line; None where nothing was."""

    deck: str | None = None
    against: str | None = None
    opponent_deck: str | None = None
    preset: str | None = None
    switches: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None


class Sitting:
    """Seats a person at a table."""

    def __init__(
        self, terminal: Terminal, words: Words, bench: Bench, wishes: Wishes, memory: Memory | None = None
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.bench = bench
        self.wishes = wishes
        self.memory = memory
        self.mark: str = of(bench.game).MARK

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """Write one message."""
        self.terminal.line(self.words.say(key, **params), 0, 2, style)

    def welcome(self) -> None:
        """The first lines."""
        self.say("play-welcome", "strong", game=self.words.say(f"term-game-{self.bench.game}"))
        self.say("play-unofficial")
        self.say("play-language-hint", "dim")

    def begin(self) -> Session:
        """Ask what is open, and begin. Raises DataProblem if a wish cannot be met, EOFError if the input ends."""
        wishes = self.wishes
        asks = wishes.deck is None
        rules = self.bench.rules(wishes.preset or self.kept() or self.bench.first_preset(), wishes.switches)
        deck, name = self.choose_deck(rules) if wishes.deck is None else self.read(wishes.deck, rules)
        against = wishes.against or (self.choose_opponent() if asks else names()[-1])
        if against not in names():
            raise DataProblem("player-unknown", name=against[:40], known=", ".join(names()))
        if asks and wishes.preset is None:
            rules = self.choose_rules(deck)
        seed = wishes.seed or secrets.token_hex(6)
        other = self.opposing(rules, seed, deck)
        self.say("play-begins", deck=name)
        decks = [self.bench.faces(deck), self.bench.faces(other)]
        return Session.start(rules, decks, seed, against, self.pool())

    def pool(self) -> list[list[Printed]]:
        """The lists that an unknown deck may be."""
        return self.bench.pool()

    # Decks.

    def read(self, source: str, rules: RuleSet) -> tuple[Cards, str]:
        """A deck by its id or file, and its name. Raises DeckError with all that is wrong with it."""
        cards = self.bench.deck(source, rules, self.words.card_language)
        ready = {deck.id: deck for deck in self.bench.library.ready_decks()}.get(source)
        return cards, self.title(ready) if ready is not None else source

    def title(self, deck: ReadyDeck) -> str:
        """The name of a ready deck."""
        return deck.names.get(self.words.language) or deck.id  # type: ignore[call-overload]

    def opposing(self, rules: RuleSet, seed: str, own: Cards) -> Cards:
        """The deck of the opponent: the one wished for, else one of the ready decks by the seed of the game."""
        if self.wishes.opponent_deck is not None:
            return self.bench.deck(self.wishes.opponent_deck, rules, self.words.card_language)
        library = self.bench.library
        legal = [deck for deck in library.ready_decks() if not check(deck, library, rules.values)]
        found = [deck for deck in legal if not deck.practice and deck.cards != own] or legal
        if not found:
            return own
        return found[seeded(f"{seed}:deck").below(len(found))].cards

    # Questions.

    def choose(self, key: str, lines: Sequence[str], other: Callable[[str], bool] | None = None) -> int:
        """A number from a list, from 0; -1 if `other` took what was typed instead."""
        while True:
            self.terminal.line()
            self.say(key, "strong")
            for number, line in enumerate(lines, 1):
                self.terminal.line(f"{number:2d}  {line}", 0, 4)
            while True:
                text = self.terminal.ask()
                if text.isdecimal() and 1 <= int(text[:4]) <= len(lines):
                    return int(text) - 1
                if self.change_language(text):
                    return -1
                if text.startswith("?"):
                    for minute in minute_lines(self.words):
                        self.terminal.line(self.words.line(minute), 0, 2)
                    break
                if other is not None and text and not text.isdecimal():
                    if other(text):
                        return -1
                    continue
                shown = text[:40] or " "
                key_of = "play-bad-number" if text.isdecimal() else "play-bad-word" if text else "play-bad-empty"
                self.say(key_of, text=shown, most=len(lines))

    def change_language(self, text: str) -> bool:
        """`language ja`."""
        first, _, rest = text.partition(" ")
        if first.casefold() not in ("language", *self.words.say("play-words-language").split()):
            return False
        wanted = {language.casefold(): language for language in LANGUAGES}.get(rest.strip().casefold())
        known = self.words.join(LANGUAGES)
        if not rest.strip():
            self.say("play-language-usage", known=known)
        elif wanted is None:
            self.say("play-language-unknown", text=rest[:20], known=known)
        else:
            self.words.language = wanted
            self.say("play-language-now")
        return True

    def choose_deck(self, rules: RuleSet) -> tuple[Cards, str]:
        """One of the ready decks, or a deck list in a file."""
        decks = self.bench.library.ready_decks()
        found: list[tuple[Cards, str]] = []

        def file(text: str) -> bool:
            try:
                found.append(self.read(text, rules))
            except NetOceanError as error:
                self.complain(error)
            return bool(found)

        while not found:
            number = self.choose("play-ask-deck", [self.described(deck) for deck in decks], file)
            if number >= 0:
                try:
                    found.append(self.read(decks[number].id, rules))
                except NetOceanError as error:
                    self.complain(error)
        return found[0]

    def described(self, deck: ReadyDeck) -> str:
        """A ready deck in a line."""
        about = deck.about.get(self.words.language, "")  # type: ignore[call-overload]
        key = "play-deck-practice" if deck.practice else "play-deck"
        return self.words.say(key, name=self.title(deck), id=deck.id, about=about)

    def choose_opponent(self) -> str:
        """How strong the opponent plays."""
        known = list(reversed(names()))
        number = -1
        while number < 0:
            number = self.choose("play-ask-opponent", [self.words.say(f"play-opponent-{name}") for name in known])
        return known[number]

    def kept(self) -> str:
        """The preset that this game remembers, if there is one and it is remembered."""
        once = board(self.bench.game).ASKED_FIRST
        name = self.memory.preset() if once and self.memory is not None else ""
        return name if name in self.bench.kit.PRESETS else ""

    def choose_rules(self, deck: Cards) -> RuleSet:
        """By which preset: asked every time, or only at the first game and remembered from then on."""
        kept = self.kept()
        if kept and not (problems := self.against(deck, kept)):
            self.say("play-preset-kept", "dim", name=self.words.say(f"preset-{dashed(kept)}"))
            return self.bench.rules(kept, self.wishes.switches)
        if kept:
            self.complain(DeckError(problems))
        presets: dict[str, dict[str, str]] = self.bench.kit.PRESETS
        once: tuple[str, ...] = board(self.bench.game).ASKED_FIRST
        known = [*once, *[name for name in presets if name not in once]]
        while True:
            key = own_key(self.mark, "play-ask", "preset")
            number = self.choose(key, [self.preset(name, presets[name]) for name in known])
            if number < 0:
                continue
            problems = self.against(deck, known[number])
            if not problems:
                if once and self.memory is not None and self.memory.remember(known[number]):
                    self.say("play-preset-remembered", "dim")
                return self.bench.rules(known[number], self.wishes.switches)
            self.complain(DeckError(problems))

    def against(self, deck: Cards, preset: str) -> list[DeckProblem]:
        """What a preset has against a deck."""
        rules = self.bench.rules(preset, self.wishes.switches)
        return check(Deck(deck), self.bench.library, rules.values)

    def preset(self, name: str, changes: Mapping[str, str]) -> str:
        """A preset, and how it differs."""
        title = self.words.say(f"preset-{dashed(name)}")
        about = own_key(self.mark, "play-preset", name)
        if self.words.has(about):
            return self.words.say(about, name=title, id=name)
        if not changes:
            return self.words.say("play-preset", name=title, id=name)
        told = self.words.join(self.change(switch, value) for switch, value in changes.items())
        return self.words.say("play-preset-changes", name=title, id=name, changes=told)

    def change(self, switch: str, value: str) -> str:
        """A switch and its value."""
        called = self.words.say(own_key(self.mark, "switch", switch))
        if value.isdecimal():
            told = self.words.say(own_key(self.mark, "switch", f"{switch}_number"), number=int(value))
        else:
            told = self.words.say(own_key(self.mark, "switch", f"{switch}_{value}"))
        return self.words.say("play-preset-change", switch=called, value=told)

    def complain(self, error: NetOceanError) -> None:
        """Say all that an error says."""
        for text in complaints(self.words, error):
            self.terminal.line(text, 0, 2)


def complaints(words: Words, error: NetOceanError) -> list[str]:
    """All that an error says, in sentences."""
    told = words.errors(error)
    return [words.say("play-deck-problems"), *told] if isinstance(error, DeckError) else told
