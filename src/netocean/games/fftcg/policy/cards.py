"""What a card in hand is worth at a glance, and which of several is missed least."""

from netocean.engine.game import Game
from netocean.engine.play import BACK, DONE, Choice
from netocean.games.fftcg.policy.eye import thing
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.sheet import face
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import BACKUP, FORWARD


def held_worth(printed: Face) -> int:
    """What it is worth to hold a card: strong Forwards and cheap Backups most."""
    if printed.types & FORWARD != 0:
        return 60 + printed.power // 100 + 8 * printed.own
    if printed.types & BACKUP != 0:
        return 90 - 8 * max(printed.cost - 2, 0) + 8 * printed.own
    return 80 + 6 * printed.cost


def cheapest(game: Game, choice: Choice) -> int:
    """The option whose card is missed least."""
    best, found = 1_000_000, 0
    for place, option in enumerate(choice.options):
        if option.verb is BACK:
            continue
        if option.verb is DONE:
            if best == 1_000_000:
                found = place
            continue
        card = game.table.card(choice.seat, option.card)
        value = card_worth(game, card) if card >= 0 else 0
        if value < best:
            best, found = value, place
    return found


def card_worth(game: Game, card: int) -> int:
    """What a card is worth to its controller, on the field or elsewhere."""
    it = values(game).bodies.get(card)
    return thing(game, it) if it is not None else held_worth(face(game, card))
