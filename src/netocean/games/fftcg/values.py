"""What things on the field are at a moment: their values, the abilities they have, what players may do (F-R16.2).

These are the results; `projection.py` works them out, and they are forgotten whenever the state changes.
"""

from typing import Final, cast

from netocean.abilities.tree import WORD, Ability, Node
from netocean.engine.game import Effect, Game
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.rulesets import Switched

# Variables of a scope beside those of the text: triples of variable, card and serial (see `abilities.interpreter`).
V_SELF: Final = -1
V_IT: Final = -2  # the card of the event
V_OTHER: Final = -3  # the other card of the event
V_MODE: Final = -4  # a body of `modes`: its number in place of the card, its operation in place of the serial
V_X: Final = -5  # X: the number in place of the serial
V_PAID: Final = -6  # a card that gave CP; its element in place of the serial
V_COST: Final = -7  # a card that a cost took
V_BURST: Final = -8  # this is an EX Burst
V_DECLARED: Final = -9  # a variable that was declared: its number in place of the card
V_EXTRA: Final = -10  # an extra or alternative cost was paid
V_END: Final = -11  # only a part acts: where it ends in place of the card, where it begins in place of the serial
V_DONE: Final = -12  # a card that the last action did something to
V_AMOUNT: Final = -13  # the amount of the event, as a number
V_MOVED: Final = -14  # where a thing that this ability or its event has moved lies now (F-R4.3)
V_WHILE: Final = -15  # the thing that must stay for an effect to last
V_FORMER: Final = -16  # who controlled a thing before: the seat in place of the card
V_SURE: Final = -17  # damage of this ability cannot be reduced
V_SHARE: Final = -18  # damage allotted to a thing as it was announced (F-R12.5): thousands in place of the serial
V_PICKING: Final = -19  # picked in a run that is still under way
V_DISCARDED: Final = -20  # some of the CP paid came from discarded cards
V_GIVEN: Final = (
    -21
)  # an ability of another card: where it is printed in place of the card, its place there of the serial
V_NUMBER: Final = -1  # in place of a card: the serial is a number that the variable stands for


class Scope:
    """Whose words are read: the seat that controls them, the card they stand on, and what their variables name.

    `picks` are triples of variable, card and serial; a variable that names a number has V_NUMBER as its card. `amount` is
    that of the event.
    """

    def __init__(self, seat: int, card: int, picks: list[int], start: int = 0, amount: int = 0) -> None:
        self.seat: int = seat
        self.card: int = card
        self.picks: list[int] = picks
        self.start: int = start
        self.amount: int = amount

    def number(self, variable: int) -> int:
        """The number that a variable names, 0 if it names none (F-R1.6)."""
        at = self.start
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 1] == V_NUMBER:
                return self.picks[at + 2]
            at += 3
        return 0

    def first(self, variable: int) -> int:
        """The first card that a variable names, -1 for none."""
        at = self.start
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 1] >= 0:
                return self.picks[at + 1]
            at += 3
        return -1

    def has(self, variable: int) -> bool:
        """Whether anything is named so."""
        at = self.start
        while at < len(self.picks):
            if self.picks[at] == variable:
                return True
            at += 3
        return False


class Held:
    """An ability that works now: where it is printed, which it is, on which card, for whom, and since when (F-R16.4)."""

    def __init__(self, face: Face, place: int, seat: int, card: int, stamp: int, picks: list[int]) -> None:
        self.face: Face = face
        self.place: int = place
        self.seat: int = seat
        self.card: int = card
        self.stamp: int = stamp
        self.picks: list[int] = picks
        self.printed: bool = True  # a line of the card itself, not gained
        self.effect: Effect | None = None  # the effect that gave it
        self.idle: bool = False  # does nothing while its bearer is in a party (F-R21.7)
        self.scope: Scope = Scope(seat, card, picks)

    def ability(self) -> Ability:
        """The ability itself."""
        return self.face.abilities[self.place]


class Mod:
    """One continuous change: the action that says it, for whom it is said, in the order of time.

    `target` is the one thing it is on, -1 where the action's own things tell.
    """

    def __init__(self, node: Node, scope: Scope, stamp: int, target: int, amount: int) -> None:
        self.node: Node = node
        self.scope: Scope = scope
        self.stamp: int = stamp
        self.target: int = target
        things = node.args[0] if len(node.args) != 0 else node
        self.own: bool = target < 0 and things.kind == WORD and things.name == "self"  # what a card does to itself
        self.amount: int = amount
        self.face: Face | None = None
        self.place: int = 0
        self.condition: list[Node] = []
        self.held: Held | None = None  # the ability that says it
        self.effect: Effect | None = None


class Body:
    """A thing on the field as it is now."""

    def __init__(self, card: int, seat: int, face: Face) -> None:
        self.card: int = card
        self.seat: int = seat
        self.face: Face = face
        self.types: int = face.types
        self.elements: int = face.elements
        self.cost: int = face.cost
        self.power: int = face.power
        self.keywords: int = face.keywords
        self.barred: int = 0  # keywords it cannot gain
        self.bans: int = 0
        self.given: int = 0  # of the bans those that no ability of its own says
        self.names: list[str] = face.names
        self.jobs: list[str] = face.jobs
        self.categories: list[str] = face.categories
        self.all_jobs: bool = face.all_jobs
        self.abilities: list[Held] = []
        self.mods: list[Mod] = []  # prohibitions with a filter, and others that are asked one by one
        self.attacks: int = 1
        self.granted: int = 1  # of the attacks those that no ability of its own says
        self.any_party: bool = False
        self.produces: int = 0  # elements it gives beside its own, a bit each
        self.lost: bool = False  # has lost its abilities (F-R16.12)
        self.lost_at: int = -1  # when, in the order of play


class Values:
    """All that the field amounts to."""

    def __init__(self) -> None:
        self.bodies: dict[int, Body] = {}
        self.away: dict[int, int] = {}  # what cards that are not on the field are kept from
        self.order: list[Body] = []
        self.held: list[Held] = []  # all abilities that work
        self.triggers: list[Held] = []
        self.replacements: list[Held] = []
        self.rules: list[Mod] = []  # what players may do, and what things cost
        self.events: int = 0  # a bit for each event that somebody answers or replaces


class Ruled(Switched):
    """A rule set that can tell what the field amounts to."""

    def derive(self, game: Game) -> Values:
        """Work out what the field amounts to now."""
        raise NotImplementedError


def values(game: Game) -> Values:
    """What the field amounts to now."""
    if game.derived is None:
        return cast(Ruled, game.rules).derive(game)
    return cast(Values, game.derived)


def body(game: Game, card: int) -> Body | None:
    """A thing on the field as it is now; none for a card elsewhere."""
    return values(game).bodies.get(card)
