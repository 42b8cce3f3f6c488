"""What may be placed where (A-7.12 to A-7.20): a run of placings, and what bars one more."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.engine.play import Reason
from netocean.games.alpha import numbers, requirement, sheet, values
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary.codes import KW_PLACED_FREE
from netocean.games.reasons import barred, enough

COST_LIMIT: Final = 10
DIGIMON_LIMIT: Final = 3
OPTION_LIMIT: Final = 3

NEW_BOX: Final = -1
SLOT: Final = -2
SIZE: Final = 2  # each placing is a card, and the Digimon it lies on, NEW_BOX or SLOT


def placed_of(picks: list[int]) -> list[int]:
    """The cards of a run of placings."""
    return [picks[at] for at in range(0, len(picks), SIZE)]


def needs_base(game: Game, card: int) -> bool:
    """Whether a card can only be placed on a Digimon (A-7.16, A-7.18)."""
    return face(game, card).is_digimon() and not face(game, card).is_low()


class Placings:
    """The placings of a run under way: `picks`, with what they cost and what they may cost."""

    def __init__(self, game: Game, seat: int, picks: list[int]) -> None:
        effects = values.changes(game)
        self.game: Game = game
        self.seat: int = seat
        self.picks: list[int] = picks
        self.effects: list[Effect] = effects
        self.placed: list[int] = placed_of(picks)
        self.costs: int = sum([self.cost(card) for card in self.placed])
        self.limit: int = values.limit(game, seat, numbers.V_PLACE_COST, COST_LIMIT, effects)

    def cost(self, card: int) -> int:
        """What a card adds to the costs of this turn (A-7.13)."""
        if requirement.has_keyword(face(self.game, card), KW_PLACED_FREE):
            return 0
        return values.cost(self.game, card, self.effects)

    def bases(self, card: int) -> list[int]:
        """The Digimon that an evolution card can be placed on, those of this run included (A-7.18, A-7.19)."""
        game, picks = self.game, self.picks
        found = sheet.digimon(game, self.seat)
        if sheet.switches(game).evolve_fresh:
            found.extend([picks[at] for at in range(0, len(picks), SIZE) if picks[at + 1] == NEW_BOX])
        if sheet.switches(game).place_unfit or requirement.ignores(game, card):
            return found
        return [base for base in found if requirement.fits(game, card, self._top(base))]

    def _top(self, base: int) -> int:
        top = base
        for at in range(0, len(self.picks), SIZE):
            if self.picks[at + 1] == base:
                top = self.picks[at]
        return top

    def bar(self, card: int, found: list[Reason] | None = None) -> bool:
        """Whether something bars a hand card from being placed now; `found` gets every reason."""
        game = self.game
        if face(game, card).is_command():
            return enough(found, Reason("place-command", "A-7.12")) or barred(found)
        if sheet.switches(game).place_cost_hard and self.costs + self.cost(card) > self.limit:
            if enough(found, Reason("place-cost", "A-7.13", self.limit)):
                return True
        if self._too_many(card, found):
            return True
        out = sheet.in_play(game, self.seat) + self.placed
        if requirement.limit_1_bars(game, card, out, self.effects) and enough(found, Reason("place-limit-1", "A-7.20")):
            return True
        if needs_base(game, card) and len(self.bases(card)) == 0 and enough(found, self._no_base()):
            return True
        return barred(found)

    def _too_many(self, card: int, found: list[Reason] | None) -> bool:
        game = self.game
        digimon = face(game, card).is_digimon()
        what, usual = numbers.V_OPTIONS_PLACED, OPTION_LIMIT
        if digimon:
            what, usual = numbers.V_DIGIMON_PLACED, DIGIMON_LIMIT
        limit = values.limit(game, self.seat, what, usual, self.effects)
        same = len([other for other in self.placed if face(game, other).is_digimon() == digimon])
        if same < limit:
            return False
        if digimon:
            return enough(found, Reason("place-digimon", "A-7.14", limit))
        return enough(found, Reason("place-options", "A-7.15", limit))

    def _no_base(self) -> Reason:
        fresh = any([self.picks[at + 1] == NEW_BOX for at in range(0, len(self.picks), SIZE)])
        if len(sheet.digimon(self.game, self.seat)) == 0 and not fresh:
            return Reason("place-no-base", "A-7.18")
        unfit = not sheet.switches(self.game).place_unfit
        return Reason("place-unfit", "A-7.19") if unfit else Reason("place-fresh", "A-7.18")
