"""What the seats of a position or of a whole game of Final Fantasy TCG are told, in sayings."""

from collections.abc import Iterator

from netocean.catalog.library import Library
from netocean.engine.events import CardRef, Event, Journal
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.fftcg.scenario import build_position
from netocean.lab.cards import bench
from netocean.telling import of
from netocean.telling.sayings import Line, Part, Question
from telling.whole import asked, choice_of, playing

TELLING = of("fftcg")
DECKS = (("cloud", "heroes"), ("type-0-wind-lightning", "xiii-ice-lightning"))


def library() -> Library:
    """The bundled cards."""
    return bench("fftcg").library


def narrator(seat: int = 0):
    """Somebody who tells a seat what happens."""
    return TELLING.Narrator(library(), seat, bench("fftcg").rules("official").doubted)


def event(key, seat, *cards, amount=0, word="", rule="F-R8.6"):
    """An event with cards by their numbers, None for a back."""
    told = [CardRef(place, f"fftcg/{card}" if card else None) for place, card in enumerate(cards, 1)]
    return Event(1, key, rule, seat, told, amount, word)


def told(*events: Event, seat: int = 0) -> list[Line]:
    """Events as lines."""
    lines: list[Line] = narrator(seat).tell_all(events)
    return lines


def sayings(*events: Event, seat: int = 0) -> list[Part]:
    """What the lines of events say."""
    return [line.saying for line in told(*events, seat=seat)]


class At:
    """A position, played on by the words of answers."""

    def __init__(self, text: str) -> None:
        self.journal = Journal()
        table = bench("fftcg")
        self.game = build_position(text, lambda word: table.face(table.library.card(word).key), self.journal)

    @property
    def question(self) -> Question:
        """The open choice, as its seat is asked."""
        return asked(self.game, self.journal)

    def answer(self, *starts: str) -> "At":
        """Give the first answer whose text begins so, one after the other; the passes of others in between."""
        for start in starts:
            self.game.answer_text(next(one.text for one in choice_of(self.game).options if one.text.startswith(start)))
        return self

    def card(self, number: str) -> int:
        """The handle of a card in sight of the seat that is asked."""
        view = self.game.view(choice_of(self.game).seat)
        found = [card.handle for zone in view.zones for card in zone.cards if card.key == f"fftcg/{number}"]
        return found[0]


def faces(deck: str) -> list[Printed]:
    """A ready deck."""
    table = bench("fftcg")
    return table.faces(table.deck(deck))


def played(decks: tuple[str, str], seed: str, turns: int = 12) -> Iterator[tuple[Game, Journal]]:
    """A game of chance, at each of its choices."""
    return playing("fftcg", "official", decks, seed, turns)
