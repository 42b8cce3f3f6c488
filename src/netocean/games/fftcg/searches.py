"""Searching a deck (F-R14.12): looked through, what is taken is shown, shuffled when the instruction has been followed."""

from netocean.abilities.tree import PATTERN, Node
from netocean.engine.game import Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.attackers import player_banned
from netocean.games.fftcg.happen import Happening, happen
from netocean.games.fftcg.history import note
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HAPPENINGS, SEARCH


def open_(game: Game, seat: int, owner: int) -> bool:
    """Begin to look through a deck, or go on; False if this player may not search."""
    if game.reg[sheet.SEARCHED] >> owner & 1 == 1:
        return True
    if player_banned(game, seat, SEARCH, -1):
        return False
    game.reg[sheet.SEARCHED] |= 1 << owner
    for card in sheet.deck(game, owner):
        game.table.show(card, 1 << seat)
    game.emit("searches", "F-R14.12", seat, [], game.table.count(owner, 0))
    note(game, HAPPENINGS["searched"], seat, -1)
    happen(game, Happening(codes.EV_SEARCHED, seat=seat))
    return True


def may_fail(game: Game, node: Node) -> bool:
    """Whether one may find nothing although it is there (switch `search_may_fail`); never with "any card"."""
    return sheet.switches(game).search_may_fail and len(node.args[PATTERN].args) != 0


def reveal(game: Game, owner: int, cards: list[int]) -> None:
    """Show what was found."""
    for card in cards:
        game.table.show(card, 3)
    if len(cards) != 0:
        game.emit("revealed", "F-R14.12", owner, cards, len(cards))
