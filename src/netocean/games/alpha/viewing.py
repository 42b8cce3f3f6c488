"""What a seat may see: counters of all, and the numbers of cards that lie open (A-15.1)."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.engine.table import SEATS
from netocean.engine.view import EffectView, Notes, View, look
from netocean.games.alpha import battling, numbers, sheet, values
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.evolution import cost_limit, counts_cost
from netocean.games.alpha.steps.had import has_had
from netocean.games.alpha.steps.opportunities import begun_with

# What an effect on a number is called, by what and how it changes.
_NUMBERS: Final[dict[int, str]] = {numbers.V_POWER: "power", numbers.V_SPEED: "speed", numbers.V_HP: "hp"}
_WAYS: Final[tuple[str, ...]] = ("set", "multiply", "halve", "add")


def view(game: Game, seat: int) -> View:
    """All that a seat may know."""
    reg = game.reg
    effects = values.changes(game)
    told = {
        "turn": reg[sheet.TURN],
        "step": reg[sheet.STEP],
        "first": reg[sheet.FIRST],
        "points0": reg[sheet.POINTS],
        "points1": reg[sheet.POINTS + 1],
    }
    notes: Notes = {}
    for side in range(SEATS):
        told[f"costs{side}"] = open_costs(game, side)
        told[f"costs_limit{side}"] = cost_limit(game, side)
        for card in sheet.open_digimon(game, side):
            notes[card] = _digimon(game, card, effects)
        _fighting(game, side, told, effects)
    _mark(game, notes)
    return look(game, seat, sheet.PHASES[reg[sheet.PHASE]], told, _changing(game, effects), None, notes)


def open_costs(game: Game, seat: int) -> int:
    """What the cards of a seat that lie open cost together, as far as they count (A-8.2)."""
    effects = values.changes(game)
    found = [card for card in sheet.in_play(game, seat) if game.table.up[card] == 1 and counts_cost(game, card)]
    return sum([values.cost(game, card, effects) for card in found])


def _digimon(game: Game, card: int, effects: list[Effect]) -> dict[str, int]:
    told = _numbers(game, card, effects)
    switches = sheet.switches(game)
    if switches.only_tops_cost:
        told["cost"] = values.cost(game, card, effects)
    for step in game.stack:
        if switches.speed_fixed and step.code() == codes.BATTLE_PHASE:
            speed = begun_with(game, step.picks, card)
            if speed >= 0:
                told["order"] = speed
    return told


def _numbers(game: Game, card: int, effects: list[Effect]) -> dict[str, int]:
    return {
        "box": sheet.box(game, card),
        "type": values.battle_type(game, card, effects),
        "speed": values.speed(game, card, effects),
        "hp": values.hp(game, card, effects),
        "hp_left": max(values.hp_left(game, card, effects), 0),
        "had": 1 if has_had(game, card) else 0,
    }


def _mark(game: Game, notes: Notes) -> None:
    # Who has its opportunity now, who attacks, who is attacked or blocks.
    acting = -1
    for step in game.stack:
        if step.code() == codes.OPPORTUNITY:
            acting = step.a
    marks = (("acts", acting), ("attacks", sheet.attacker(game)), ("defends", sheet.defender(game)))
    for word, card in marks:
        if card in notes:
            notes[card][word] = 1


def _fighting(game: Game, side: int, told: dict[str, int], effects: list[Effect]) -> None:
    # The battle under way: who fights, with which skill, how strong.
    if game.reg[sheet.BATTLE] == 0:
        return
    main = sheet.main(game, side)
    if main < 0:
        return
    used = battling.skill(game, main, effects)
    told[f"letter{side}"] = used % battling.SKILLS if used >= 0 else -1
    told[f"power{side}"] = battling.power(game, main, effects)


def _changing(game: Game, effects: list[Effect]) -> list[EffectView]:
    found: list[EffectView] = []
    for effect in effects:
        if effect.kind >= sheet.K_TYPE:
            continue
        what = _NUMBERS.get(effect.kind // 4, "")
        if what == "":
            continue
        printed = game.sources[effect.source] if effect.source >= 0 else face(game, effect.card)
        found.append(EffectView(effect.seat, f"{what}-{_WAYS[effect.kind % 4]}", effect.value, printed.key))
    return found
