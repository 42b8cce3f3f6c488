"""Keeps sayings of real games with their words in several languages: web/src/texts/told.json, and told-GAME.json.

The page puts the same sayings into words by itself, and its tests compare. `--play` collects sayings anew from games;
without it, those that are kept are put into words again: after a change of messages, names or card texts.
What the page is told of the games themselves is kept beside, in web/src/start/told-games.json.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from netocean.lab.cards import bench
from netocean.server.games import about_games
from netocean.tables.messages import Delta, Opponent, Snapshot, ToSeat
from netocean.tables.setup import make
from netocean.tables.table import Table
from netocean.telling import FIRST_GAME
from netocean.telling.sayings import AbilityText, CardName, Line, Name, Part, Question, Row, Say, Several
from netocean.telling.sheets import sheet
from netocean.telling.words import Words

ROOT = Path(__file__).resolve().parents[1]
PLAYED = {
    "alpha": ("primer", ("practice-choir", "practice-puppeteer")),
    "appmon": ("primer", ("practice-search-party", "practice-encore-tour")),
    "colosseum": ("primer", ("greymon", "garurumon")),
    "fftcg": ("primer", ("practice-lantern-march", "practice-stone-and-tide")),
}
"""Preset and decks that are collected from, by the key of the game; the file of the first game has the plain name."""
TARGETS = {
    game: ROOT / "web" / "src" / "texts" / ("told.json" if game == FIRST_GAME else f"told-{game}.json")
    for game in PLAYED
}
GAMES = ROOT / "web" / "src" / "start" / "told-games.json"
LANGUAGES = (
    ("en", "en"),
    ("zh-Hans", "zh-Hans"),
    ("zh-Hant", "zh-Hant"),
    ("ja", "ja"),
    ("en", "ja"),
    ("ja", "zh-Hans"),
)
"""Languages of the reader and of the cards."""
SEEDS = ("told 1", "told 2")


def collect(of: str) -> list[Line]:
    """A line for every message that two plays of a game say, the first one of each."""
    found: dict[str, Line] = {}
    for seed in SEEDS:
        for line in played(of, seed):
            found.setdefault(shape(line.saying), line)
    return list(found.values())


def played(of: str, seed: str) -> Iterator[Line]:
    """All that one seat is told while two computers play, and what it is told when it asks about its hand."""
    preset, names = PLAYED[of]
    decks = [bench(of).deck(name) for name in names]
    seats = [Opponent("computer", "greedy"), Opponent("computer", "random")]
    game = Table("told", make(of, preset, {}, seed, decks, seats), everybody=True)
    messages = game.told(0, 0)
    while messages or game.waiting >= 0:
        for message in messages:
            yield from lines_of(message)
        for card in game.game.view(0).zone(0, "hand").cards:
            for refusal in game.why(0, card.handle):
                yield Line(refusal.words)
        one = game.own()
        messages = [] if one is None else game.apply(one)[0]


def lines_of(message: ToSeat) -> Iterator[Line]:
    """Everything in a message that is put into words, as lines."""
    if not isinstance(message, Snapshot | Delta):
        return
    yield from message.lines
    if message.question is not None:
        for part in parts_of(message.question):
            yield Line(part)
    battle = message.battle if isinstance(message, Delta) else None
    for attack in battle.attacks if battle is not None else []:
        yield Line(attack.why)
        for step in attack.steps:
            yield Line(step.words)


def parts_of(question: Question) -> Iterator[Part]:
    """What a question says."""
    yield question.question
    yield question.title
    for offer in question.offers:
        yield from (offer.words, *offer.more)


def shape(part: Part) -> str:
    """What tells apart two sayings: kinds, keys and numbers, not the cards."""
    if isinstance(part, Say):
        return f"{part.key}({','.join(f'{name}={shape(value)}' for name, value in part.params.items())})"
    if isinstance(part, Several | Row):
        return f"[{','.join(sorted({shape(one) for one in part.parts}))}]"
    if isinstance(part, CardName):
        return f"card{bool(part.key)}{part.brief}"
    return str(part) if isinstance(part, int) else type(part).__name__


def keys_in(part: Part) -> Iterator[str]:
    """The cards that a saying speaks of."""
    if isinstance(part, CardName | AbilityText) and part.key:
        yield part.key
    for inner in inside(part):
        yield from keys_in(inner)


def slugs_in(part: Part) -> Iterator[str]:
    """The names that a saying speaks of."""
    if isinstance(part, Name):
        yield part.slug
    for inner in inside(part):
        yield from slugs_in(inner)


def inside(part: Part) -> list[Part]:
    """The parts of a saying."""
    if isinstance(part, Say):
        return list(part.params.values())
    return part.parts if isinstance(part, Several | Row) else []


def told(of: str, lines: list[Line]) -> dict[str, Any]:
    """These lines with their words, and all that is needed of the cards."""
    return {
        "lines": msgspec.to_builtins(lines),
        "told": [in_languages(of, lines, language, cards) for language, cards in LANGUAGES],
    }


def in_languages(of: str, lines: list[Line], language: str, card_language: str) -> dict[str, Any]:
    """These lines in a language, with cards in a language."""
    library = bench(of).library
    words = Words(library, language, card_language)
    keys = sorted({key for line in lines for key in keys_in(line.saying)})
    slugs = sorted({slug for line in lines for slug in slugs_in(line.saying)})
    sheets = [sheet(words, library.card(key)) for key in keys]
    return {
        "language": language,
        "card_language": card_language,
        "cards": {
            one.key: {
                "name": one.name,
                "number": one.number,
                "own_language": one.own_language,
                "brief": one.brief,
                "abilities": msgspec.to_builtins(one.abilities),
            }
            for one in sheets
        },
        "names": {slug: list(library.name(slug, card_language)) for slug in slugs},
        "words": [words.line(line) for line in lines],
    }


def kept(of: str) -> list[Line]:
    """The lines of a game that are kept."""
    return msgspec.convert(json.loads(TARGETS[of].read_text(encoding="utf-8"))["lines"], list[Line])


def text(of: str, lines: list[Line]) -> str:
    """What the file of a game holds for these lines."""
    return json.dumps(told(of, lines), indent=1, ensure_ascii=False) + "\n"


def games() -> str:
    """What the file about the games holds: for each its messages' mark, its presets and its switches."""
    kept = [
        {"game": one.game, "mark": one.mark, "presets": one.presets, "switches": one.switches} for one in about_games()
    ]
    return json.dumps(msgspec.to_builtins(kept), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the files."""
    GAMES.write_text(games(), encoding="utf-8")
    for of, target in TARGETS.items():
        lines = collect(of) if "--play" in sys.argv[1:] else kept(of)
        target.write_text(text(of, lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
