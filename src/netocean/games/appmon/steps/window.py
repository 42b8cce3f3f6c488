"""The window of a battle (P-8.2): a seat uses options, abilities and a link, until it stops."""

from netocean.engine.game import Game, Step
from netocean.engine.play import PASS, Choice, Option
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.use import ANNOUNCED, OPENED, ChipLinkStep, UseStep
from netocean.games.appmon.steps.verbs import ACTIVATE, LINK, OPEN
from netocean.games.appmon.uses import cannot_activate, cannot_open, does_not_fit, no_chip_fee, no_link_now
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import plug_of
from netocean.games.appmon.zones import CHIP_HAND, HAND


def use_options(game: Game, seat: int) -> list[Option]:
    """The options and abilities that a seat may use now."""
    found: list[Option] = []
    for card in sheet.slots(game, seat):
        if game.table.up[card] == 1:
            _add_abilities(game, seat, card, found)
        elif not cannot_open(game, seat, card, True):
            found.append(Option(OPEN, game.table.handle(seat, card)))
    if sheet.switches(game).options_from_hand:
        for card in game.table.zone(seat, HAND):
            if face(game, card).kind == codes.OPTION and not cannot_open(game, seat, card, True):
                found.append(Option(OPEN, game.table.handle(seat, card)))
    active = sheet.active_up(game, seat)
    if active >= 0:
        _add_abilities(game, seat, active, found)
    return found


def _add_abilities(game: Game, seat: int, card: int, found: list[Option]) -> None:
    for index in face(game, card).activates:
        if not cannot_activate(game, seat, card, index, True):
            found.append(Option(ACTIVATE, game.table.handle(seat, card), 0, index))


def link_options(game: Game, seat: int) -> list[Option]:
    """The cards and chips that a seat may link now (P-9.1, P-9.7)."""
    found: list[Option] = []
    host = sheet.active_up(game, seat)
    if host < 0 or face(game, host).kind != codes.APPMON or no_link_now(game, seat, "P-9.1", True):
        return found
    plug = plug_of(game, seat)
    for card in game.table.zone(seat, HAND):
        if face(game, card).kind == codes.APPMON and not does_not_fit(game, card, host, plug):
            found.append(Option(LINK, game.table.handle(seat, card)))
    chips = game.table.zone(seat, CHIP_HAND)
    if len(chips) != 0 and not no_chip_fee(game, seat):
        for chip in chips:
            found.append(Option(LINK, game.table.handle(seat, chip)))
    return found


class WindowStep(Step):
    """One window lasts until the seat stops, or for one use."""

    def code(self) -> int:
        return steps.WINDOW

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            game.reg[sheet.WINDOW] = codes.AT_BATTLE
            game.reg[sheet.ACTING] = self.seat
            game.reg[sheet.ACTED] = 0
        if game.reg[sheet.ACTED] == 1 and not sheet.switches(game).window_run:
            self._close(game)
            return
        options = [Option(PASS)]
        options.extend(use_options(game, self.seat))
        options.extend(link_options(game, self.seat))
        game.ask(Choice(self.seat, "window", "P-8.2", options))

    def take(self, game: Game, option: Option) -> None:
        card = game.table.card(self.seat, option.card)
        if option.verb is PASS:
            self._close(game)
        elif option.verb is OPEN:
            game.push(UseStep(self.seat, card, face(game, card).use, OPENED))
        elif option.verb is ACTIVATE:
            game.push(UseStep(self.seat, card, option.value, ANNOUNCED))
        elif face(game, card).kind == codes.CHIP:
            game.push(ChipLinkStep(self.seat, card))
        else:
            game.reg[sheet.ACTED] = 1
            game.reg[sheet.LINKED + self.seat] += 1
            moves.link_card(game, self.seat, card, "P-9.1")

    def _close(self, game: Game) -> None:
        game.reg[sheet.WINDOW] = -1
        game.pop()
