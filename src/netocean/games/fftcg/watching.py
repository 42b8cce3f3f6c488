# form: interpreted (games are watched only where faults are looked for)
"""What the lab asks of a running game of FFTCG: which abilities act, and what has to hold in this game alone."""

from netocean.abilities.tree import Ability
from netocean.engine.game import Game, Sink, Step
from netocean.engine.table import SEATS, Printed
from netocean.games.fftcg import limits, sheet
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps.leave import LeaveStep
from netocean.games.fftcg.values import Body
from netocean.games.fftcg.vocabulary.run import AbilityStep
from netocean.games.fftcg.vocabulary.words import BACKUP, CHARACTER, FORWARD
from netocean.games.fftcg.zones import DAMAGE, FIELD, STACK

FOREIGN = ("field",)
"""The zones in which a card may lie with another seat than its owner's (F-R4.8)."""

MOST_BACKUPS = 5


def acting(game: Game) -> list[tuple[str, int, int]]:
    """The abilities that act now or wait to: the key of the card, the place of the ability, the next operation."""
    return [(game.sources[step.source].key, step.b, step.at) for step in [*game.aside, *_abilities(game)]]


def _abilities(game: Game) -> list[Step]:
    return [step for step in game.stack if isinstance(step, AbilityStep)]


def abilities(printed: Printed) -> list[Ability]:
    """All abilities of a card, by their places; those in brackets too."""
    return as_face(printed).abilities


class Watch(Sink):
    """Watches a game for what must hold in it; what does not is kept until it is asked for."""

    def __init__(self) -> None:
        self._points: set[int] = set()  # cards that events told into a Damage Zone
        self._found: list[tuple[str, str]] = []

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Take one event."""
        if key in ("point", "put-as-damage"):
            self._points.update(cards)
        elif key == "phase-begins" and game.aside:
            self._found.append(("fuzz-stack-at-phase-end", f"{word}: {len(game.aside)}"))

    def faults(self, game: Game) -> list[tuple[str, str]]:
        """What does not hold now: key, and what was seen."""
        found, self._found = self._found, []
        for seat in range(SEATS):
            untold = [card for card in game.table.zone(seat, DAMAGE) if card not in self._points]
            if untold:
                found.append(("fuzz-damage-untold", f"seat {seat}: {untold}"))
        found += _places(game)
        if game.choice is not None and game.choice.kind == "priority":
            found += _at_priority(game)
        return found


def _places(game: Game) -> list[tuple[str, str]]:
    """Everything on the field belongs there, and everything on the stack is about to resolve or resolves."""
    table = game.table
    found = []
    meant = {step.a for step in [*game.aside, *_abilities(game)]}
    moving = any(isinstance(step, LeaveStep) for step in game.stack)
    for seat in range(SEATS):
        for card in table.zone(seat, STACK):
            if card not in meant and not moving:
                found.append(("fuzz-stack-card", f"{table.face[card].key}"))
        for card in table.zone(seat, FIELD):
            if table.mark[card] == sheet.PRIMED and not any(
                sheet.of(game, base, sheet.TOP) == card + 1 for base in sheet.field(game, seat)
            ):
                found.append(("fuzz-primed-alone", f"{table.face[card].key}"))
    blocker = game.reg[sheet.BLOCKER]
    if game.reg[sheet.BATTLE] == 1 and (blocker < 0 or table.zone_of(blocker) != FIELD):
        found.append(("fuzz-battle-alone", f"{blocker}"))
    return found


def _at_priority(game: Game) -> list[tuple[str, str]]:
    """F-R8.1: nobody has priority before rule processes and waiting abilities are dealt with."""
    found = []
    if game.triggers:
        found.append(("fuzz-waiting-triggers", f"{[game.sources[one.source].key for one in game.triggers]}"))
    for seat in range(SEATS):
        mine = limits.controlled(game, seat)
        backups = [it for it in mine if it.types & BACKUP]
        if len(backups) > MOST_BACKUPS:
            found.append(("fuzz-sixth-backup", f"seat {seat}: {len(backups)}"))
        found += [("fuzz-no-power", it.face.key) for it in mine if it.types & FORWARD and it.power <= 0]
        found += [("fuzz-same-name", f"{one.face.key} {two.face.key}") for one, two in _twins(game, mine)]
    return found


def _twins(game: Game, mine: list[Body]) -> list[tuple[Body, Body]]:
    """Characters of one name that may be there once only."""
    named = [it for it in mine if it.types & CHARACTER and not limits.free_of_name(game, it)]
    return [(one, two) for place, one in enumerate(named) for two in named[:place] if set(one.names) & set(two.names)]
