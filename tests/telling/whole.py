"""Whole games in sayings: what is asked of each, whichever game it is."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from netocean.catalog.library import Library
from netocean.engine.chance import Chance, seeded
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice
from netocean.engine.table import Printed
from netocean.lab.cards import bench
from netocean.lab.hidden import Witness
from netocean.telling import of
from netocean.telling.known import known
from netocean.telling.refusals import refusals
from netocean.telling.sayings import Line, Part, Question, Refusal
from netocean.telling.words import Words
from netocean.texts import LANGUAGES

Narrators = Callable[[int], Any]
"""Somebody who tells a seat what happens, by seat."""

_ENCODER = msgspec.json.Encoder()


def choice_of(game: Game) -> Choice:
    """The open choice of a game; fails if the game is over."""
    assert game.choice is not None, "the game is over"
    return game.choice


def asked(game: Game, journal: Journal) -> Question:
    """The open choice of a game, as its seat is asked."""
    choice, key = choice_of(game), game.rules.game
    view = game.view(choice.seat)
    question: Question = of(key).ask(bench(key).library, view, known(view, journal.seats[choice.seat]), choice)
    return question


def any_answer(game: Game, chance: Chance) -> None:
    """Give one of the answers that are offered, by chance."""
    game.answer_index(chance.below(len(choice_of(game).options)))


def playing(
    key: str,
    preset: str,
    decks: Sequence[str],
    seed: str,
    turns: int,
    answer: Callable[[Game, Chance], None] = any_answer,
) -> Iterator[tuple[Game, Journal]]:
    """A game between ready decks, at each of its choices."""
    table = bench(key)
    journal = Journal()
    rules = table.rules(preset, {"max_turns": str(turns)})
    game = Game.start(rules, [table.faces(table.deck(deck, rules)) for deck in decks], seed, journal)
    chance = seeded(f"{seed}:answers")
    while game.choice is not None:
        yield game, journal
        answer(game, chance)


def why(game: Game, seat: int) -> list[Refusal]:
    """Why the cards that a seat sees of its own cannot be used now."""
    found: list[Refusal] = []
    for zone in game.view(seat).zones:
        for card in zone.cards if zone.seat == seat else []:
            found += refusals(game.why_not(seat, card.handle), game.rules.doubted, game.rules.game)
    return found


def all_parts(games: Iterable[tuple[Game, Journal]], narrator: Narrators) -> dict[str, Part]:
    """All that a game says: lines, questions, answers, refusals."""
    parts: dict[str, Part] = {}
    journal = Journal()
    for game, journal in games:
        question = asked(game, journal)
        offers = question.offers + question.unusual
        found: list[Part] = [question.question, question.title, *[offer.words for offer in offers]]
        found += [text for offer in offers for text in offer.more]
        found += [one.words for one in why(game, choice_of(game).seat)]
        parts.update((str(part), part) for part in found)
    for seat in (0, 1):
        parts.update((str(line), line.saying) for line in narrator(seat).tell_all(journal.seats[seat]))
    return parts


def say_all(parts: dict[str, Part], library: Library, signs: Sequence[str]) -> None:
    """Say it in every language: nothing is left of these signs."""
    for words in [Words(library, language) for language in LANGUAGES]:
        for part in parts.values():
            text = words.part(part)
            assert text and not any(sign in text for sign in signs), part


def told_alike(game: Game, journal: Journal, place: int, pool: list[list[Printed]], narrator: Narrators) -> None:
    """In a world that a seat cannot tell apart question, refusals and lines are alike, until a card is shown."""
    seat = choice_of(game).seat
    world = game.resample(seat, seeded(f"world {place}"), pool)
    assert _ENCODER.encode(asked(game, journal)) == _ENCODER.encode(asked(world, journal))
    assert why(game, seat) == why(world, seat)
    index = seeded(f"answer {place}").below(len(choice_of(game).options))
    one, two = (_lines_after(each, seat, index, game, narrator) for each in (game, world))
    shown = min(one[1], two[1])
    assert _ENCODER.encode(one[0][:shown]) == _ENCODER.encode(two[0][:shown])


def _lines_after(game: Game, seat: int, index: int, real: Game, narrator: Narrators) -> tuple[list[list[Line]], int]:
    # The lines of each event after an answer, and how many of these events come before a card is shown.
    copy = game.clone()
    copy.chance = real.chance.clone()
    copy.sink = witness = Witness(copy, seat)
    copy.answer_index(index)
    teller = narrator(seat)
    lines = [teller.tell(event) for event in witness.seats[seat]]
    return lines, next((place for place, shows in enumerate(witness.shows) if shows), len(lines))


def speaks_of_known_cards(game: Game, journal: Journal) -> None:
    """Each key of the question is one that the seat can put a name to: with what it was told, or by what it sees."""
    seat = choice_of(game).seat
    view: Any = game.view(seat)
    seen = {card.key for zone in view.zones for card in zone.cards} | {card.key for card in view.choice.cards}
    seen |= {view.choice.key, *view.choice.keys, "", None} | {one.key for one in [*view.effects, *view.objects]}
    told = {card.key for event in journal.seats[seat] for card in event.cards}
    key = game.rules.game
    assert {offer.key for offer in of(key).ask(bench(key).library, view, {}, game.choice).offers} <= seen
    assert {offer.key for offer in asked(game, journal).offers} <= seen | told
