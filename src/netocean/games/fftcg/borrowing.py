"""Abilities that a thing has from other cards (F-R14.7, F-R14.8): its controller uses them, and it is their source."""

from netocean.abilities.tree import ACTIVATE, Ability
from netocean.engine.game import Game
from netocean.games.fftcg import groups, sheet
from netocean.games.fftcg.values import V_GIVEN, Body, Held, Mod, values
from netocean.games.fftcg.vocabulary.words import OBJECTS


def borrowable(game: Game, card: int, kinds: int) -> list[Held]:
    """The abilities of these kinds of a card: what it has on the field, what is printed on it elsewhere."""
    body = values(game).bodies.get(card)
    if body is not None:
        found = body.abilities
    else:
        face = sheet.as_face(game.table.face[card])
        found = [Held(face, place, sheet.controller(game, card), card, 0, []) for place in face.activates]
    return [held for held in found if held.ability().kind == ACTIVATE and kinds & kind_of(held.ability()) != 0]


def kind_of(ability: Ability) -> int:
    """Which kind of ability that is used it is: the bit of `object`."""
    return OBJECTS["special"] if ability.title != "" else OBJECTS["action"]


def remembered(game: Game, cards: list[int], kinds: int) -> list[int]:
    """The abilities that cards have now, as triples for an effect."""
    given: list[int] = []
    for card in cards:
        for held in borrowable(game, card, kinds):
            given.extend([V_GIVEN, game.pin(held.face), held.place])
    return given


def give(game: Game, it: Body, mod: Mod) -> None:
    """Let a thing have abilities of others: those that an effect remembers, or those that they have now."""
    effect = mod.effect
    if effect is None:
        for card in groups.things(game, mod.scope, mod.node.args[1]):
            for held in borrowable(game, card, mod.node.args[2].code):
                _add(it, mod, Held(held.face, held.place, it.seat, it.card, mod.stamp, []))
        return
    for at in range(1, len(effect.picks), 3):
        if effect.picks[at] == V_GIVEN:
            face = sheet.source(game, effect.picks[at + 1])
            _add(it, mod, Held(face, effect.picks[at + 2], it.seat, it.card, mod.stamp, []))


def _add(it: Body, mod: Mod, held: Held) -> None:
    held.printed = False
    held.effect = mod.effect
    it.abilities.append(held)
