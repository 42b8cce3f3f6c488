"""The Evolution phase (C-R7): turn up, evolve, clear the boxes, open fields."""

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, Choice, Option
from netocean.games.colosseum import moves, score, sheet
from netocean.games.colosseum.sheet import TRIED, face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.evolve import EvolveStep
from netocean.games.colosseum.steps.verbs import DECLINE, EVOLVE, EXCHANGE, SUPPORT
from netocean.games.colosseum.steps.window import FieldsStep, WindowStep, act, support_options
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND


class EvolutionStep(Step):
    """C-R7.1: turn up together, check C-R10.2, both parts (C-R7.3), leftovers of both (C-R7.6), fields (C-R7.14)."""

    def code(self) -> int:
        return codes.EVOLUTION

    def run(self, game: Game) -> None:
        switches = sheet.switches(game)
        self.at += 1
        if self.at == 1:
            if not switches.flip_own:
                moves.turn_up_box(game, sheet.in_phase_order(game, 0))
                moves.turn_up_box(game, sheet.in_phase_order(game, 1))
            score.check_boxes(game)
        elif self.at <= 3:
            game.push(EvolutionPartStep(sheet.in_phase_order(game, self.at - 2)))
        elif self.at == 4:
            # Under `leftovers = each` the boxes are empty by now.
            moves.clear_boxes(game, sheet.in_phase_order(game, 0))
            moves.clear_boxes(game, sheet.in_phase_order(game, 1))
            if not switches.field_in_own_evolution:
                game.push(FieldsStep())
        else:
            game.pop()


class EvolutionPartStep(Step):
    """One seat's part of the phase: `at` 0 turn up, 1 exchange and evolve, 2 options, 3 fields, 4 leftovers.

    `a` is 1 once a step was tried or declined: exchanges are over (C-R7.2).
    """

    def code(self) -> int:
        return codes.EVOLUTION_PART

    def run(self, game: Game) -> None:
        switches = sheet.switches(game)
        if self.at == 0:
            self.at = 1
            game.reg[sheet.EVOLVING + self.seat] = 1
            if switches.flip_own:
                moves.turn_up_box(game, self.seat)
        elif self.at == 1:
            self._ask(game)
        elif self.at == 2:
            self.at = 3
            game.reg[sheet.EVOLVING + self.seat] = 2
            game.push(WindowStep(self.seat, nodes.AT_EVOLUTION))  # C-R7.11
        elif self.at == 3:
            self.at = 4
            if switches.field_in_own_evolution:
                game.push(WindowStep(self.seat, nodes.AT_FIELD))
        else:
            game.pop()
            if switches.leftovers_each:
                moves.clear_boxes(game, self.seat)

    def next_card(self, game: Game) -> int:
        """The next card to open, -1 for none: evolution blocks before fusion before appearance (C-R7.9), each in order."""
        best = -1
        for card in sheet.planned(game, self.seat):
            if game.table.mark[card] != TRIED:
                if best < 0 or face(game, card).block < face(game, best).block:
                    best = card
        return best

    def _ask(self, game: Game) -> None:
        table = game.table
        game.reg[sheet.WINDOW] = nodes.AT_EVOLUTION
        game.reg[sheet.ACTING] = self.seat
        card = self.next_card(game)
        options: list[Option] = []
        if card < 0:
            options.append(Option(DONE))
        else:
            options.append(Option(EVOLVE, table.handle(self.seat, card)))
            options.append(Option(DECLINE, table.handle(self.seat, card)))
        if self.a == 0 and sheet.switches(game).exchange_in_evolution and not sheet.evolved(game, self.seat):
            for held in table.zone(self.seat, HAND):
                if face(game, held).is_level_iii():
                    options.append(Option(EXCHANGE, table.handle(self.seat, held)))
        options.extend(support_options(game, self.seat, nodes.AT_EVOLUTION))
        choice = Choice(self.seat, "evolution", "C-R7.4", options)
        if card >= 0:
            choice.card = table.handle(self.seat, card)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        card = game.table.card(self.seat, option.card)
        if option.verb is DONE:
            game.reg[sheet.WINDOW] = -1
            self.at = 2
        elif option.verb is SUPPORT:
            act(game, self.seat, option)
        elif option.verb is EXCHANGE:
            moves.lay_level_iii(game, card, True, "C-R7.2")
        elif option.verb is EVOLVE:
            self.a = 1
            game.push(EvolveStep(self.seat, card))
        else:
            # C-R7.7
            self.a = 1
            game.table.mark[card] = TRIED
            game.emit("evolution-declined", "C-R7.7", self.seat, [card])
