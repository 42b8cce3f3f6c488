"""What an evolution asks for besides the card below (A-1.12): hand cards to discard, a partner; paid at 2-C."""

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, NONE, PICK, Choice, Option
from netocean.games.alpha import moves, sheet
from netocean.games.alpha.happen import happen
from netocean.games.alpha.printed import Face
from netocean.games.alpha.requirement import partners
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.vocabulary.codes import EV_EVOLVED
from netocean.games.alpha.zones import HAND
from netocean.games.picks import handles, pick_options


def asks(printed: Face) -> bool:
    """Whether an evolution into this card is paid for."""
    return any([also.discard != 0 or also.partner is not None for also in printed.also])


class EvolveCostStep(Step):
    """`a` is the Digimon below, `b` the evolution card; `c` is 1 if an effect lets it evolve, outside the evolution check.

    `picks` holds what has been picked: the partners, then the hand cards. Without them the evolution fails.
    """

    def code(self) -> int:
        return codes.EVOLVE_COST

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        self.picks = []
        return False

    def run(self, game: Game) -> None:
        at = 0
        for also in face(game, self.b).also:
            if also.partner is not None:
                if at == len(self.picks):
                    self._ask(game, self._free(partners(game, self.b, self.a, also)), "evolve_partner", 1)
                    return
                at += 1
        wanted = sum([also.discard for also in face(game, self.b).also])
        if len(self.picks) - at < wanted:
            self._ask_hand(game, self.picks[at:], wanted)
            return
        self._carry_out(game, self.picks[:at], self.picks[at:])

    def _free(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card not in self.picks]

    def _ask_hand(self, game: Game, picked: list[int], wanted: int) -> None:
        listed = [card for card in game.table.zone(self.seat, HAND) if card != self.b]
        options = pick_options(game, self.seat, listed, picked, wanted - len(picked))
        self._offer(game, options, "evolve_discard", wanted - len(picked))

    def _ask(self, game: Game, listed: list[int], kind: str, need: int) -> None:
        self._offer(game, [Option(PICK, game.table.handle(self.seat, card)) for card in listed], kind, need)

    def _offer(self, game: Game, options: list[Option], kind: str, need: int) -> None:
        options.append(Option(NONE))
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, kind, "A-1.12", options)
        choice.card = game.table.handle(self.seat, self.b)
        choice.picked = handles(game, self.seat, self.picks)
        choice.need = need
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
        elif option.verb is BACK:
            self.picks.pop()
        else:
            game.pop()
            moves.evolution_fails(game, self.a, sheet.stack(game, self.a), "A-8.5")

    def _carry_out(self, game: Game, partner: list[int], hand: list[int]) -> None:
        game.pop()
        moves.discard(game, self.seat, partner, "A-1.12")
        moves.discard(game, self.seat, hand, "A-1.12")
        moves.evolve(game, self.b, "A-8.4")
        if self.c == 1:
            happen(game, EV_EVOLVED, self.seat, self.b)
