"""Asking about replacements: whether one acts, and which of several comes first (F-R16.5, F-R16.6)."""

from netocean.engine.game import Game
from netocean.engine.play import NO, PICK, YES, Choice, Option
from netocean.games.fftcg import replacements, sheet
from netocean.games.fftcg.values import Held

_NO_AMOUNT = -1


def ask(game: Game, held: Held, card: int, amount: int = _NO_AMOUNT) -> None:
    """Its controller decides whether a replacement acts on what is to happen to a card; `amount` is the damage."""
    choice = Choice(held.seat, "replace", "F-R16.5", [Option(YES), Option(NO)])
    choice.card = _handle(game, held.seat, held.card)
    choice.key = held.face.key
    choice.ability = held.place
    _about(game, choice, card, amount)


def ask_order(game: Game, found: list[Held], card: int, rule: str, amount: int = _NO_AMOUNT) -> None:
    """The controller of the card picks which replacement comes first."""
    seat = sheet.controller(game, card)
    options = [Option(PICK, _handle(game, seat, held.card), 0, place) for place, held in enumerate(found)]
    choice = Choice(seat, "replace-order", rule, options)
    choice.keys = [held.face.key for held in found]
    choice.abilities = [held.place for held in found]
    _about(game, choice, card, amount)


def _about(game: Game, choice: Choice, card: int, amount: int) -> None:
    choice.picked = [game.table.named(choice.seat, card)]
    if amount != _NO_AMOUNT:
        choice.need = amount
    game.ask(choice)


def _handle(game: Game, seat: int, card: int) -> int:
    """What a seat calls the card of a replacement, 0 for one that is on no card."""
    return game.table.named(seat, card) if card >= 0 else 0


def answered(game: Game, picks: list[int], place: int, found: list[Held], option: Option) -> Held | None:
    """The replacement that acts now; none where the answer is only written down: declined, or to be asked about next."""
    held = found[option.value] if option.verb is PICK else found[0]
    if option.verb is NO:
        picks.extend(replacements.mark(game, place, held, replacements.USED))
        return None
    if option.verb is PICK and replacements.optional(held.ability()):
        picks.extend(replacements.mark(game, place, held, replacements.FIRST))
        return None
    return held
