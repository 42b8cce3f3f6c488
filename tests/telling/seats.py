"""What the seats of a position or of a whole game are told, in sayings."""

from collections.abc import Iterator

from netocean.catalog.library import Library
from netocean.engine.chance import seeded
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice
from netocean.lab.cards import bench
from netocean.telling import of
from netocean.telling.known import known
from netocean.telling.sayings import Battle, Line, Part, Question

TELLING = of("colosseum")


def library() -> Library:
    """The bundled cards."""
    return bench("colosseum").library


def narrator(seat: int):
    """Somebody who tells a seat what happens."""
    return TELLING.Narrator(library(), seat, bench("colosseum").rules("primer").doubted)


def told(events: list[Event], seat: int = 0) -> list[Line]:
    """Events as lines."""
    return narrator(seat).tell_all(events)


def sayings(events: list[Event], seat: int = 0) -> list[Part]:
    """What the lines of events say."""
    return [line.saying for line in told(events, seat)]


def fought(position, seat: int = 0) -> Battle:
    """The last battle of a position that was played on."""
    teller = narrator(seat)
    battles = []
    for event in position.journal.seats[seat]:
        teller.tell(event)
        if teller.battle is not None:
            battles.append(teller.battle)
    return battles[-1]


def choice_of(game: Game) -> Choice:
    """The open choice of a game; fails if the game is over."""
    assert game.choice is not None, "the game is over"
    return game.choice


def asked(game: Game, journal: Journal) -> Question:
    """The open choice of a game, as its seat is asked."""
    choice = choice_of(game)
    view = game.view(choice.seat)
    question: Question = TELLING.ask(library(), view, known(view, journal.seats[choice.seat]), choice)
    return question


def played(decks: tuple[str, str], seed: str, turns: int = 12) -> Iterator[tuple[Game, Journal]]:
    """A game of chance, at each of its choices."""
    table = bench("colosseum")
    journal = Journal()
    rules = table.rules("primer", {"max_turns": str(turns)})
    game = Game.start(rules, [table.faces(table.deck(deck, rules)) for deck in decks], seed, journal)
    chance = seeded(f"{seed}:answers")
    while game.choice is not None:
        yield game, journal
        game.answer_index(chance.below(len(game.choice.options)))
