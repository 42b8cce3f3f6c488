"""Naming things while an ability resolves: numbers, groups, top cards, elements and names (F-R1.7, F-R14.13)."""

from typing import Final

from netocean.abilities.interpreter import Op
from netocean.abilities.tree import CALL, WORD, Node
from netocean.engine.game import Game, Step
from netocean.engine.play import PICK, Choice, Option
from netocean.games.fftcg import amounts, groups, matching, moves, results, sheet, targets, terms
from netocean.games.fftcg.intern import spelled, word
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.traits import serial_of
from netocean.games.fftcg.values import V_NUMBER, Scope
from netocean.games.fftcg.vocabulary import run
from netocean.games.fftcg.vocabulary.words import ASPECTS, COLOURED, ELEMENTS, TYPES

_MOST: Final = 30  # the largest number that may be named


def let(game: Game, step: Step, op: Op) -> None:
    """Name what an amount or a group is now, or ask."""
    variable, value = op.node.args[0].value, op.node.args[1]
    scope = run.scope_of(step)
    if value.kind == CALL and value.name == "number":
        low = amounts.amount(game, scope, value.args[1])
        high = min(amounts.amount(game, scope, value.args[2]), _MOST)
        options = [Option(PICK, 0, 0, number) for number in range(max(low, 0), high + 1)]
        _ask(game, step, value, "number", options, [])
    elif value.kind == CALL and value.name in ("named", "named_coloured"):
        _name(game, step, value)
    elif value.kind == CALL and value.name == "counter_kind":
        _counter_kind(game, step, variable, value)
    elif value.kind == CALL and value.name == "random":
        name_cards(game, step, variable, at_random(game, scope, value))
    elif value.kind == CALL and value.name == "turned_until":
        name_cards(game, step, variable, turn_over(game, scope, value))
    elif value.kind == CALL and value.name == "first_of":
        _first(game, step, variable, groups.things(game, scope, value.args[0]))
    elif value.kind == WORD or not amounts.is_number(value):
        moves.settle_search(game)
        name_cards(game, step, variable, groups.things(game, scope, value))
    else:
        _set(step, variable, amounts.amount(game, scope, value))


def _first(game: Game, step: Step, variable: int, cards: list[int]) -> None:
    """F-R14.19: which of several targets is "the first" is settled now, by who controls this."""
    if len(cards) < 2:
        name_cards(game, step, variable, cards)
        return
    options = [Option(PICK, targets.handle_of(game, step.seat, card)) for card in cards]
    choice = Choice(step.seat, "select", "F-R14.19", options)
    choice.need = 1
    run.ask(game, step, choice)


def _set(step: Step, variable: int, number: int) -> None:
    results.forget(step.picks, variable)
    step.picks.extend([variable, V_NUMBER, number])
    step.at += 1


def name_cards(game: Game, step: Step, variable: int, cards: list[int]) -> None:
    """Let a variable name cards as they are now."""
    results.forget(step.picks, variable)
    for card in cards:
        step.picks.extend([variable, card, serial_of(game, card)])
    step.at += 1


def turn_over(game: Game, scope: Scope, value: Node) -> list[int]:
    """F-R14.13: cards are turned over from the top until so many fit; they stay in the deck."""
    moves.settle_search(game)
    seat = scope.seat if value.args[0].code == 0 else 1 - scope.seat
    wanted = amounts.amount(game, scope, value.args[1])
    found: list[int] = []
    fitting = 0
    for card in sheet.deck(game, seat)[::-1]:
        if fitting >= wanted:
            break
        game.table.show(card, 3)
        found.append(card)
        if matching.matches(game, scope, value.args[2], card):
            fitting += 1
    if len(found) != 0:
        game.emit("turned-over", "F-R14.13", seat, found, len(found))
    return found


def at_random(game: Game, scope: Scope, value: Node) -> list[int]:
    """Cards of a hand that chance picks."""
    cards = sheet.hand(game, scope.seat if value.args[0].code == 0 else 1 - scope.seat)[:]
    game.chance.shuffle(cards)
    return cards[: max(amounts.amount(game, scope, value.args[1]), 0)]


def _counter_kind(game: Game, step: Step, variable: int, value: Node) -> None:
    """F-R4.11: a kind of counter that lies on cards; nobody is asked where there is only one, or none."""
    kinds: list[int] = []
    for card, serial in groups.last_things(game, run.scope_of(step), value.args[1]):
        for kind in sheet.counter_kinds(game, card, serial):
            if kind not in kinds:
                kinds.append(kind)
    if len(kinds) < 2:
        _set(step, variable, kinds[0] if len(kinds) != 0 else sheet.NO_KIND)
        return
    _ask(
        game, step, value, "name-word", [Option(PICK, 0, 0, kind) for kind in kinds], [spelled(kind) for kind in kinds]
    )


def _ask(game: Game, step: Step, value: Node, kind: str, options: list[Option], keys: list[str]) -> None:
    seat = step.seat if value.args[0].code == 0 else 1 - step.seat
    choice = Choice(seat, kind, "F-R1.7", options)
    choice.keys = keys
    run.ask(game, step, choice)


def take(game: Game, step: Step, op: Op, option: Option) -> None:
    """Take the number, element, type or name, or the card that is the first."""
    value = op.node.args[1]
    if value.name == "first_of":
        name_cards(game, step, op.node.args[0].value, [game.table.card(step.seat, option.card)])
        return
    if value.name == "counter_kind":
        _set(step, op.node.args[0].value, option.value)
        return
    seat = step.seat if value.args[0].code == 0 else 1 - step.seat
    game.emit("named", "F-R1.7", seat, [step.a], option.value, told(game, seat, value, option.value))
    aspect = value.args[1].code if value.name != "number" else -1
    _set(step, op.node.args[0].value, option.value + (terms.NAMED_TYPE if aspect == ASPECTS["type"] else 0))


def told(game: Game, seat: int, value: Node, named: int) -> str:
    """What was named, for the log: the aspect, and the word where it is one; nothing for a plain number."""
    if value.name == "number":
        return ""
    aspect = value.args[1]
    if aspect.code in (ASPECTS["element"], ASPECTS["type"]):
        return aspect.name
    if aspect.code in (ASPECTS["cost"], ASPECTS["power"]):
        return ""
    for one in known_words(game, seat, aspect.code):
        if word(one) == named:
            return f"{aspect.name} {one}"
    return ""


def _name(game: Game, step: Step, value: Node) -> None:
    aspect = value.args[1].code
    seat = step.seat if value.args[0].code == 0 else 1 - step.seat
    if aspect == ASPECTS["element"]:
        last = ELEMENTS if value.name == "named" else COLOURED
        _ask(game, step, value, "name-element", [Option(PICK, 0, 0, element) for element in range(last)], [])
    elif aspect == ASPECTS["cost"] or aspect == ASPECTS["power"]:
        _ask(game, step, value, "number", [Option(PICK, 0, 0, number) for number in range(_MOST)], [])
    elif aspect == ASPECTS["type"]:
        names = ["forward", "backup", "monster", "summon"]
        _ask(game, step, value, "name-type", [Option(PICK, 0, 0, TYPES[name]) for name in names], names)
    else:
        words = known_words(game, seat, aspect)
        _ask(game, step, value, "name-word", [Option(PICK, 0, 0, word(one)) for one in words], words)


def known_words(game: Game, seat: int, aspect: int) -> list[str]:
    """The names, jobs or categories that this player has seen in the game, so that nothing hidden is told."""
    found: list[str] = []
    table = game.table
    for card in range(len(table.owner)):
        if table.owner[card] != seat and table.seen[card] >> seat & 1 == 0:
            continue
        face = as_face(table.face[card])
        if aspect == ASPECTS["name"]:
            found.extend(face.names)
        elif aspect == ASPECTS["job"]:
            found.extend(face.jobs)
        else:
            found.extend(face.categories)
    return sorted(dict.fromkeys(found))
