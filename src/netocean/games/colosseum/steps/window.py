"""A window: a seat opens options, announces abilities, uses a support or lets a Digimon appear, until it stops."""

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, PASS, Choice, Option
from netocean.games.colosseum import sheet
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.evolve import EvolveStep
from netocean.games.colosseum.steps.use import ANNOUNCED, OPENED, SUPPORTING, UseStep
from netocean.games.colosseum.steps.verbs import ACTIVATE, APPEAR, OPEN, SUPPORT
from netocean.games.colosseum.uses import cannot_activate, cannot_appear, cannot_open, cannot_support
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND

# What gives each window, by timing.
_RULES = ("C-R6.12", "C-R7.11", "C-R7.14", "C-R8.6", "C-R9.3")
_KINDS = ("window_preparation", "window_evolution", "window_field", "window_battle", "window_points")


def opening_options(game: Game, seat: int, timing: int) -> list[Option]:
    """The options and announced abilities that a seat may use at this timing."""
    found: list[Option] = []
    table = game.table
    for card in sheet.slots(game, seat):
        printed = face(game, card)
        if table.up[card] == 0:
            if printed.use >= 0 and not cannot_open(game, seat, card, timing):
                found.append(Option(OPEN, table.handle(seat, card)))
        else:
            _add_abilities(game, seat, card, timing, found)
    active = sheet.active_up(game, seat)
    if active >= 0:
        _add_abilities(game, seat, active, timing, found)
    return found


def _add_abilities(game: Game, seat: int, card: int, timing: int, found: list[Option]) -> None:
    for index in face(game, card).activates:
        if not cannot_activate(game, seat, card, index, timing):
            found.append(Option(ACTIVATE, game.table.handle(seat, card), 0, index))


def support_options(game: Game, seat: int, timing: int) -> list[Option]:
    """The supports that a seat may use at this timing."""
    found: list[Option] = []
    if game.reg[sheet.SUPPORTED + seat] == 1:
        return found
    for card in game.table.zone(seat, HAND):
        if face(game, card).support >= 0 and not cannot_support(game, seat, card, timing):
            found.append(Option(SUPPORT, game.table.handle(seat, card)))
    for card in sheet.slots(game, seat):
        if face(game, card).support >= 0 and not cannot_support(game, seat, card, timing):
            found.append(Option(SUPPORT, game.table.handle(seat, card)))
    return found


def appearance_options(game: Game, seat: int, start: bool) -> list[Option]:
    """The Digimon that may appear from hand in this battle window, or at the start of battle."""
    found: list[Option] = []
    for card in game.table.zone(seat, HAND):
        if face(game, card).appears != 0 and not cannot_appear(game, seat, card, nodes.AT_BATTLE, start):
            found.append(Option(APPEAR, game.table.handle(seat, card)))
    return found


def act(game: Game, seat: int, option: Option) -> None:
    """Push the step that carries out an option of a window."""
    card = game.table.card(seat, option.card)
    if option.verb is OPEN:
        game.push(UseStep(seat, card, face(game, card).use, OPENED))
    elif option.verb is ACTIVATE:
        game.push(UseStep(seat, card, option.value, ANNOUNCED))
    elif option.verb is SUPPORT:
        game.push(UseStep(seat, card, face(game, card).support, SUPPORTING))
    elif option.verb is APPEAR:
        game.reg[sheet.ACTED] = 1
        game.push(AppearStep(seat, card))


class WindowStep(Step):
    """`a` is the timing. In a battle one window lasts until the seat stops, or for one action (C-R8.5)."""

    def code(self) -> int:
        return codes.WINDOW

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            game.reg[sheet.WINDOW] = self.a
            game.reg[sheet.ACTING] = self.seat
            game.reg[sheet.ACTED] = 0
        one_each = self.a == nodes.AT_BATTLE and not sheet.switches(game).window_run
        if one_each and game.reg[sheet.ACTED] == 1:
            self.close(game)
            return
        options = [Option(PASS if self.a == nodes.AT_BATTLE else DONE)]
        options.extend(opening_options(game, self.seat, self.a))
        if self.a != nodes.AT_FIELD:
            options.extend(support_options(game, self.seat, self.a))
        if self.a == nodes.AT_BATTLE:
            options.extend(appearance_options(game, self.seat, False))
        game.ask(Choice(self.seat, _KINDS[self.a], _RULES[self.a], options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE or option.verb is PASS:
            self.close(game)
        else:
            act(game, self.seat, option)

    def close(self, game: Game) -> None:
        """The seat has stopped."""
        game.reg[sheet.WINDOW] = -1
        game.pop()


class AppearStep(EvolveStep):
    """C-R7a.8: a Digimon appears from hand on the own box; its notes are paid, then it lies there."""

    def code(self) -> int:
        return codes.APPEAR

    def succeeds(self, game: Game) -> bool:
        return True

    def rule(self) -> str:
        return "C-R7a.8"


class AppearancesStep(Step):
    """C-R8.5: a seat's appearances at the start of battle."""

    def code(self) -> int:
        return codes.APPEARANCES

    def run(self, game: Game) -> None:
        game.reg[sheet.WINDOW] = nodes.AT_BATTLE
        game.reg[sheet.ACTING] = self.seat
        options = [Option(PASS)]
        options.extend(appearance_options(game, self.seat, True))
        game.ask(Choice(self.seat, "appearances", "C-R8.5", options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PASS:
            game.reg[sheet.WINDOW] = -1
            game.pop()
        else:
            act(game, self.seat, option)


class FieldsStep(Step):
    """C-R7.14: when the Evolution phase is complete, first attacker, then second may open a field card."""

    def code(self) -> int:
        return codes.FIELDS

    def run(self, game: Game) -> None:
        if self.at == 2:
            game.pop()
            return
        seat = sheet.in_phase_order(game, self.at)
        self.at += 1
        game.push(WindowStep(seat, nodes.AT_FIELD))
