"""Abilities that were given: after the text that gives them has acted, each of them is made to happen."""

import copy

from fftcg.every import occasions
from fftcg.every.digest import digest
from fftcg.every.events import DEFENDING, FIGHTING, Event
from fftcg.every.preparing import Preparing
from fftcg.every.running import Run, Unhappened, describe
from fftcg.every.shop import TURN
from fftcg.every.watching import Watch
from netocean.abilities.tree import ACTIVATE, KEYWORD, REPLACEMENT, STATIC, TRIGGER, WORD, Ability
from netocean.games.fftcg import sheet
from netocean.games.fftcg.printed import heads
from netocean.games.fftcg.values import Held, values


def given(run: Run) -> list[Held]:
    """The abilities in brackets of the card under test that work now."""
    game, face = run.game, run.shop.face
    if game.outcome is not None:
        return []
    game.derived = None
    return [held for held in values(game).held if held.face is face and held.place >= face.own]


def try_given(run: Run) -> dict[int, str]:
    """What came of the abilities that were given, by their places: empty if they happened."""
    found: dict[int, str] = {}
    for held in given(run):
        if found.get(held.place) == "":
            continue
        try:
            found[held.place] = _try(run, held)
        except Unhappened as reason:
            found[held.place] = str(reason)
        except Exception as error:
            found[held.place] = describe(error)
    return found


def _try(run: Run, held: Held) -> str:
    ability = held.ability()
    if ability.kind in (KEYWORD, STATIC):
        return ""
    if ability.kind == ACTIVATE:
        return ""
    happened = ""
    for number in range(len(heads(ability))):
        one = branch(run, held)
        try:
            _happen(one, ability, number)
        except Unhappened as reason:
            happened = happened or str(reason)
            continue
        if ability.kind == TRIGGER and held.place in one.watch.began:
            return ""
        if ability.kind == REPLACEMENT:
            other = branch(run, held)
            _drop(other, held)
            _happen(other, ability, number)
            if digest(one.game) != digest(other.game):
                return ""
        happened = happened or "it did not act"
    return happened


def branch(run: Run, held: Held) -> Run:
    """The same position to go on in, with the bearer as the card that the text speaks of."""
    shop = copy.copy(run.shop)
    shop.game = run.game.clone()
    shop.game.table.face = shop.game.table.face[:]
    shop.game.table.owner = shop.game.table.owner[:]
    shop.made = {key: cards[:] for key, cards in run.shop.made.items() if not isinstance(key, str) or key == "money"}
    shop.wishes = dict(run.shop.wishes)
    for at in range(0, len(held.picks), 3):
        if held.picks[at] >= 0 and held.picks[at + 1] >= 0:
            shop.made[held.picks[at]] = [held.picks[at + 1]]
    if held.card >= 0:
        shop.subject = held.card
        shop.game.table.turned[held.card] = 0
        sheet.put(shop.game, held.card, sheet.SINCE, TURN - 2)
    made = Run(shop, run.answering.policy)
    made.watch = Watch(made.game, run.shop.face)
    made.answering.place = held.place
    return made


def _happen(run: Run, ability: Ability, number: int) -> None:
    preparing = Preparing(run.shop, ability)
    preparing.active = True
    head = heads(ability)[number]
    if head.code in FIGHTING and head.args[0].kind == WORD:
        holder = run.game.table.holder(run.shop.subject)
        run.game.reg[sheet.TURN_PLAYER] = 1 - holder if head.code in DEFENDING else holder
    act = occasions.OCCASIONS[head.code](Event(preparing, head))
    preparing.prepare()
    if not run.at("priority"):
        raise Unhappened("nobody gets priority")
    run.shop.ask_again()
    run.watch.advance()
    act(run)
    run.settle()


def _drop(run: Run, held: Held) -> None:
    """The effect that gave the ability is gone."""
    run.game.effects = [one for one in run.game.effects if one is not held.effect]
    run.game.derived = None
