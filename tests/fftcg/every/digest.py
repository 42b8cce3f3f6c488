"""What can be told of a position, for comparing two."""

from netocean.engine.game import Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.values import Body, values

COLUMNS = (sheet.DAMAGE_ON, sheet.FROZEN, sheet.ATTACKING, sheet.ATTACKED)


def digest(game: Game) -> list[object]:
    """Zones and what lies in them, damage, points, crystals, effects, the values of all things."""
    table = game.table
    found: list[object] = [list(table.place), list(table.turned), game.outcome is None]
    found.append([sheet.of(game, card, column) for card in range(len(table.owner)) for column in COLUMNS])
    found.append([pile[:] for pile in table.zones])
    found.append(game.reg[sheet.CRYSTALS : sheet.CRYSTALS + 2])
    found.append(sorted((one.kind, one.card, one.value) for one in game.effects if one.kind < sheet.K_HISTORY))
    found.append([values_of(body) for body in values(game).order])
    found.append([(step.a, step.b) for step in game.aside])
    return found


def values_of(body: Body) -> list[object]:
    """A thing as numbers and words."""
    return [
        body.card,
        body.power,
        body.types,
        body.elements,
        body.cost,
        body.keywords,
        body.bans,
        body.jobs,
        body.names,
    ]
