"""The Evolution phase (A-8), of both players at once: turn up, cost check, evolution check, line up."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.games.alpha import moves, numbers, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.requirement import evolution_fails, ignores
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.evolving import EvolveCostStep, asks
from netocean.games.alpha.steps.line_up import LineUpStep
from netocean.games.alpha.vocabulary.codes import EV_BURST, EV_EVOLVED, EV_OPENED, EV_STEP_BEGINS, EV_STEP_ENDS

COST_LIMIT: Final = 10

# Each step of the phase takes three moments: it begins, it is done, it ends.
BEGINS: Final = 0
DOES: Final = 1
ENDS: Final = 2
MOMENTS: Final = 3


class EvolutionStep(Step):
    """A-8.1 to A-8.8: `at` counts the moments; `a` is the place in the order of play at which the evolution check began."""

    def code(self) -> int:
        return codes.EVOLUTION

    def interruptible(self) -> bool:
        # What answers an evolution waits for all stacks of both players.
        return self.at != (sheet.EVOLUTION_CHECK - sheet.TURNING_UP) * MOMENTS + ENDS

    def run(self, game: Game) -> None:
        step, moment = sheet.TURNING_UP + self.at // MOMENTS, self.at % MOMENTS
        self.at += 1
        if step > sheet.LINE_UP:
            game.reg[sheet.STEP] = -1
            game.pop()
            return
        game.reg[sheet.STEP] = step
        if moment == DOES:
            self._do(game, step)
            return
        if moment == ENDS and step == sheet.EVOLUTION_CHECK:
            self._answer(game)
        for rank in (0, 1):
            happen(game, EV_STEP_BEGINS if moment == BEGINS else EV_STEP_ENDS, sheet.in_order(game, rank), -1, step)

    def _do(self, game: Game, step: int) -> None:
        first, second = sheet.in_order(game, 0), sheet.in_order(game, 1)
        if step == sheet.TURNING_UP:
            turn_up(game, first)
            turn_up(game, second)
        elif step == sheet.COST_CHECK:
            check_costs(game, first)
            check_costs(game, second)
        elif step == sheet.EVOLUTION_CHECK:
            self.a = game.stamp
            game.push(EvolutionCheckStep(second))
            game.push(EvolutionCheckStep(first))
        else:
            game.push(LineUpStep(second))
            game.push(LineUpStep(first))

    def _answer(self, game: Game) -> None:
        for rank in (0, 1):
            for card in sheet.open_digimon(game, sheet.in_order(game, rank)):
                for effect in game.effects:
                    if effect.kind == sheet.K_EVOLVED and effect.stamp > self.a and sheet.aims_at(game, effect, card):
                        happen(game, EV_EVOLVED, game.table.owner[card], card)
                        break


def turn_up(game: Game, seat: int) -> None:
    """Turn all placed cards of a seat face up and upright (A-8.1)."""
    turned = [card for card in sheet.in_play(game, seat) if game.table.up[card] == 0]
    for card in turned:
        game.table.turn_up(card)
        moves.turn(game, card, False)
    if len(turned) != 0:
        game.emit("turned-up", "A-8.1", seat, turned, len(turned))
    for card in turned:
        happen(game, EV_OPENED, seat, card)


def costs_in_play(game: Game, seat: int) -> int:
    """What all own cards in play cost together (A-8.2); under `cost_counts = tops` of each stack only the uppermost."""
    effects = values.changes(game)
    total = 0
    for card in sheet.in_play(game, seat):
        if counts_cost(game, card):
            total += values.cost(game, card, effects)
    return total


def counts_cost(game: Game, card: int) -> bool:
    """Whether a card in play counts for the cost check (A-8.2)."""
    return not (sheet.switches(game).only_tops_cost and covered(game, card))


def covered(game: Game, card: int) -> bool:
    """Whether an evolution card lies above a card."""
    table = game.table
    boxes = table.zone(table.owner[card], table.zone_of(card))
    return any([table.mark[other] == table.mark[card] != 0 for other in boxes[boxes.index(card) + 1 :]])


def cost_limit(game: Game, seat: int) -> int:
    """What all own cards in play may cost together (A-8.3)."""
    return values.limit(game, seat, numbers.V_COST_LIMIT, COST_LIMIT)


def check_costs(game: Game, seat: int) -> None:
    """For each point above 10 a card falls from the deck (A-8.3)."""
    costs = costs_in_play(game, seat)
    game.emit("cost-check", "A-8.2", seat, [], costs)
    over = costs - cost_limit(game, seat)
    if over <= 0:
        return
    game.emit("burst", "A-8.3", seat, [], over)
    milled = moves.mill(game, seat, over, "A-8.3")
    happen(game, EV_BURST, seat, -1, milled)


class EvolutionCheckStep(Step):
    """A-8.4, A-8.5: each stack of a seat is worked upwards."""

    def code(self) -> int:
        return codes.EVOLUTION_CHECK

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        for base in sheet.open_digimon(game, self.seat):
            above = sheet.stack(game, base)
            if len(above) != 0:
                self._work(game, base, above)
                return
        game.pop()

    def _work(self, game: Game, base: int, above: list[int]) -> None:
        reason = evolution_fails(game, above[0], base)
        if reason is not None:
            moves.evolution_fails(game, base, above, reason.rule)
        elif asks(face(game, above[0])) and not ignores(game, above[0]):
            game.push(EvolveCostStep(self.seat, base, above[0]))
        else:
            moves.evolve(game, above[0], "A-8.4")
