# form: interpreted
"""What a seat sees of a game of Final Fantasy TCG (F-R4.4, F-R8.6)."""

from typing import Any

from netocean.engine.game import Game, Step
from netocean.engine.table import SEATS
from netocean.engine.view import ObjectView, look
from netocean.games.fftcg import sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.stacked import kind_of
from netocean.games.fftcg.traits import OBJECT
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary.words import CHARACTER, KEYWORDS, OBJECTS, TYPES

_KINDS = {OBJECTS[word]: word for word in ("summon", "action", "special", "auto")}


def view_of(game: Game, seat: int) -> Any:
    """All that a seat may know."""
    reg = game.reg
    numbers = {
        "turn": reg[sheet.TURN],
        "turn_player": reg[sheet.TURN_PLAYER],
        "first": reg[sheet.FIRST],
        "step": reg[sheet.STEP],
        "closed": reg[sheet.CLOSED],
    }
    for side in range(SEATS):
        numbers[f"crystals{side}"] = reg[sheet.CRYSTALS + side]
        numbers[f"points{side}"] = sheet.points(game, side)
    notes = {it.card: _notes(game, it) for it in values(game).order}
    for effect in game.effects:
        if effect.kind == sheet.K_COUNTERS and sheet.alive(game, effect):
            mine = notes.setdefault(effect.card, {})
            mine["counters"] = mine.get("counters", 0) + effect.value
    phase = sheet.PHASES[reg[sheet.PHASE]] if reg[sheet.PHASE] >= 0 else "before"
    objects = [_object(game, seat, step) for step in game.aside]
    return look(game, seat, phase, numbers, [], objects, notes)


def _notes(game: Game, it: Body) -> dict[str, int]:
    found = {
        "power": it.power if it.types & TYPES["forward"] else 0,
        "types": it.types & CHARACTER,
        "elements": it.elements,
        "cost": it.cost,
        "damage": of(game, it.card, sheet.DAMAGE_ON),
        "frozen": of(game, it.card, sheet.FROZEN),
        "attacking": of(game, it.card, sheet.ATTACKING),
        "blocking": int(game.reg[sheet.BLOCKER] == it.card),
        "new": int(of(game, it.card, sheet.SINCE) == game.reg[sheet.TURN]),
        "lost": int(it.lost),
    }
    for word, bit in KEYWORDS.items():
        found[word] = int(it.keywords & bit != 0)
    return {word: value for word, value in found.items() if value != 0}


def _object(game: Game, seat: int, step: Step) -> ObjectView:
    table = game.table
    targets: list[int] = []
    aims: list[int] = []
    at = 1
    while at < len(step.picks):
        variable, card = step.picks[at], step.picks[at + 1]
        if variable >= 0 and card >= OBJECT:
            aims.append(card - OBJECT)
        elif variable >= 0 and card >= 0 and table.named(seat, card) != 0:
            targets.append(table.named(seat, card))
        at += 3
    return ObjectView(
        step.c,
        step.seat,
        game.sources[step.source].key,
        step.b,
        _KINDS.get(kind_of(game, step), "auto"),
        table.named(seat, step.a),
        targets,
        aims,
    )
