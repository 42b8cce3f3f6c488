"""Letting waiting abilities act, one after the other (C-R12.7)."""

from hashlib import blake2b

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import NO, PICK, YES, Choice, Option
from netocean.games.colosseum import score, sheet
from netocean.games.colosseum.events import spent
from netocean.games.colosseum.sheet import source
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.use import TRIGGERED, WAYS, UseStep
from netocean.games.colosseum.uses import cannot_pay
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import forbidden, holds


class ResolveStep(Step):
    """C-R12.7: the triggers of one seat in the order it chooses, of both in the phase's order.

    `at` = 1 while the seat decides whether an optional one acts; `a` is its place among the waiting ones.
    """

    def code(self) -> int:
        return codes.RESOLVE

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if len(game.triggers) == 0:
            game.pop()
            return
        if self.at == 1:
            self._decide(game)
            return
        seat = sheet.in_phase_order(game, 0)
        places = self._places(game, seat)
        if len(places) == 0:
            places = self._places(game, 1 - seat)
        if len(places) == 1:
            self.a = places[0]
            self.at = 1
            return
        self._ask_order(game, places)

    def _places(self, game: Game, seat: int) -> list[int]:
        # Triggers that are alike are listed once: their order makes no difference.
        found: list[int] = []
        for place, one in enumerate(game.triggers):
            if one.seat != seat:
                continue
            alike = False
            for other in found:
                before = game.triggers[other]
                same = before.card == one.card and before.ability == one.ability and before.amount == one.amount
                alike = alike or same
            if not alike:
                found.append(place)
        return found

    def _ask_order(self, game: Game, places: list[int]) -> None:
        seat = game.triggers[places[0]].seat
        options: list[Option] = []
        for place in places:
            one = game.triggers[place]
            options.append(Option(PICK, game.table.named(seat, one.card), 0, place))
        choice = Choice(seat, "order", "C-R12.7", options)
        choice.keys = [game.sources[game.triggers[place].source].key for place in places]
        game.ask(choice)

    def _decide(self, game: Game) -> None:
        one = game.triggers[self.a]
        ability = source(game, one.source).abilities[one.ability]
        if not self._possible(game, one):
            self._drop(game)
        elif ability.may:
            choice = Choice(one.seat, "trigger_may", "C-R12.2", [Option(YES), Option(NO)])
            choice.card = game.table.named(one.seat, one.card)
            choice.key = game.sources[one.source].key
            game.ask(choice)
        else:
            self._act(game)

    def _possible(self, game: Game, one: Trigger) -> bool:
        printed = source(game, one.source)
        ability = printed.abilities[one.ability]
        kind = nodes.USES["abilities"] if printed.digimon else nodes.USES["options"]
        if spent(game, one.card, one.serial, printed, one.ability) or (
            printed.digimon and forbidden(game, one.seat, kind)
        ):
            return False
        if ability.condition is not None and not holds(game, one.seat, ability.condition, one.amount):
            return False
        return not cannot_pay(game, one.seat, one.card, ability.costs)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.a = option.value
            self.at = 1
        elif option.verb is YES:
            self._act(game)
        else:
            self._drop(game)

    def _drop(self, game: Game) -> None:
        self.at = 0
        del game.triggers[self.a]

    def _act(self, game: Game) -> None:
        if repeated(game):
            score.break_tie(game, "C-R10.6")
            return
        one = game.triggers[self.a]
        self._drop(game)
        step = UseStep(one.seat, one.card, one.ability, TRIGGERED + WAYS * one.amount)
        step.source = one.source
        game.push(step)


def repeated(game: Game) -> bool:
    """Whether this position was there before with no choice in between (C-R10.6)."""
    digest = position(game)
    if digest in game.positions:
        return True
    game.positions.append(digest)
    return False


def position(game: Game) -> int:
    """A digest of the position: cards, points, effects and what waits; not how often things have moved."""
    parts: list[int] = game.reg[:]
    parts[sheet.EFFECTS] = 0
    for zone in game.table.zones:
        parts.append(-1)
        parts.extend(zone)
    parts.extend(game.table.up)
    for effect in game.effects:
        parts.extend(effect.dump()[:4])
    for waiting in game.triggers:
        parts.extend([waiting.seat, waiting.card, waiting.ability, waiting.event, waiting.amount])
    text = ",".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "little")
