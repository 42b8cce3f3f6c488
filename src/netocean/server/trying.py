"""A card that is tried: a table from a position with the card in hand."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from netocean.catalog.brought import bounded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games import kit, room, rules_for
from netocean.lab.cards import Bench, bench_with
from netocean.players import names
from netocean.server.opening import Opening
from netocean.server.problems import Refused
from netocean.server.workbench import Try
from netocean.tables.messages import Opponent
from netocean.tables.setup import Brought, Position, Setup, pinned

_SEED: Final = "seed"


def tried(game: str, wish: Try) -> tuple[Opening, Setup]:
    """The table of a wish. Raises PackError for a pack with faults, ScenarioProblem for a position that cannot be."""
    packs = [wish.pack, *wish.beside]
    bounded(packs)
    table = bench_with(game, packs)
    facts = table.library.card(wish.card).facts
    if facts.status == "incomplete":
        raise Refused("try-incomplete")
    if wish.opponent.kind == "friend" or (wish.opponent.kind == "computer" and wish.opponent.level not in names()):
        raise Refused("level-unknown", level=wish.opponent.level[:40], known=", ".join(names()))
    seed = secrets.token_hex(16)
    text = seeded(wish.scenario or _position(game, facts, [card.facts for card in table.library.cards()]), seed)
    started, named = _built(table, text)
    rules = started.rules
    plain = rules_for(game, rules.preset, {}).values
    switches = {name: value for name, value in rules.values.items() if plain[name] != value}
    here = wish.opponent.kind == "here"
    opponent = Opponent("here") if here else Opponent("computer", wish.opponent.level)
    setup = Setup(
        game,
        rules.preset,
        switches,
        seed,
        [[], []],
        pinned(table, dict.fromkeys(named.values())),
        [opponent if here else Opponent("friend"), opponent],
        packs=[Brought(pack, [0]) for pack in packs],
        position=Position(text, named),
    )
    return Opening(game, rules.preset, switches, opponent, seed, [], [], 0, False, False, packs), setup


def seeded(text: str, seed: str) -> str:
    """A position whose chance comes from a seed of its own, unless it names one."""
    told = any(line.split()[:1] == [_SEED] for line in text.splitlines())
    return text if told else f"{text.rstrip()}\n{_SEED} {seed}\n"


def _position(game: str, facts: Any, cards: Sequence[Any]) -> str:
    """The position in which this game tries a card."""
    try:
        text: str = room(game, "trying").position(facts, cards)
    except DataProblem:
        raise Refused("try-no-position") from None
    return text


def _built(table: Bench, text: str) -> tuple[Game, dict[str, str]]:
    """The game of a position, and the keys of the cards that its words name."""
    named: dict[str, str] = {}

    def find(word: str) -> Printed:
        named[word] = table.library.card(word).key
        return table.face(named[word])

    return kit(table.game).build_position(text, find), named
