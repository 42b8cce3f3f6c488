"""What the seats of a whole game of α or of the Appmon card game are told, in sayings."""

from collections.abc import Iterator

from netocean.catalog.library import Library
from netocean.engine.chance import Chance
from netocean.engine.events import CardRef, Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.lab.cards import bench
from netocean.telling import of
from netocean.telling.sayings import Line, Part
from telling.whole import choice_of, playing

DECKS = {
    "alpha": [("practice-gale", "practice-dragon-line"), ("practice-puppeteer", "practice-choir")],
    "appmon": [("practice-arcade-rush", "practice-search-party"), ("practice-old-flame", "practice-tool-shed")],
}
"""Ready decks that meet, by game."""
IDLE = ("exchange", "renew", "done", "pass", "none", "decline", "back")
"""What is left alone most of the time, so that things happen."""


def library(game: str) -> Library:
    """The bundled cards of a game."""
    return bench(game).library


def narrator(game: str, seat: int = 0):
    """Somebody who tells a seat what happens."""
    return of(game).Narrator(library(game), seat, bench(game).rules("primer").doubted)


def event(game, key, seat, *cards, amount=0, word="", rule=""):
    """An event with practice cards by their numbers, None for a back."""
    told = [CardRef(place, library(game).card(card).key if card else None) for place, card in enumerate(cards, 1)]
    return Event(1, key, rule, seat, told, amount, word)


def lines(game: str, *events: Event, seat: int = 0) -> list[Line]:
    """Events as lines."""
    teller = narrator(game, seat)
    return [*teller.tell_all(events), *teller.pause()]


def sayings(game: str, *events: Event, seat: int = 0) -> list[Part]:
    """What the lines of events say."""
    return [line.saying for line in lines(game, *events, seat=seat)]


def played(of_game: str, decks: tuple[str, str], seed: str, turns: int = 6) -> Iterator[tuple[Game, Journal]]:
    """A game of chance, at each of its choices: mostly something is done."""
    return playing(of_game, "primer", decks, seed, turns, _mostly_busy)


def _mostly_busy(game: Game, chance: Chance) -> None:
    options = choice_of(game).options
    busy = [option for option in options if _busy(choice_of(game), option)]
    among = busy if busy and chance.below(5) else options
    game.answer(among[chance.below(len(among))])


def _busy(choice: Choice, option: Option) -> bool:
    """Whether an answer does something that moves the game on; throwing cards away does not."""
    return option.verb.word not in IDLE and not (choice.kind.startswith("discard") and choice.need < 0)
