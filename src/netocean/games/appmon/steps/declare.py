"""Declaring fusions and evolutions with what is given for them (P-6.5, P-6.6): one run, carried out as a whole."""

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, PICK, Choice, Option
from netocean.games.appmon import moves, requirement, sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.verbs import MATERIAL, PAY
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import chips_free
from netocean.games.appmon.zones import FUSION_BOX, HAND
from netocean.games.picks import handles

# Where the columns of a plan stand in `picks`; the cards given follow them.
CARD = 0
FEE = 1  # the hand card discarded for a chip (P-7.3), -1 for none
GIVEN = 2  # how many cards are given
COLUMNS = 3

# What is asked next.
WHICH_CARD = 0
WHICH_MATERIAL = 1
WHICH_FEE = 2


class DeclareStep(Step):
    """P-6.5, P-6.6: cards of the next grades in order, each with what is given for it."""

    def code(self) -> int:
        return steps.DECLARE

    def rewind(self) -> bool:
        self.picks = []
        self.at = WHICH_CARD
        return False

    def plans(self) -> list[list[int]]:
        """The declared cards, each as its part of `picks`."""
        found: list[list[int]] = []
        place = 0
        while place < len(self.picks):
            size = COLUMNS + self.picks[place + GIVEN]
            found.append(self.picks[place : place + size])
            place += size
        return found

    def taken(self) -> list[int]:
        """The cards that are declared, given or discarded for a chip."""
        cards: list[int] = []
        for plan in self.plans():
            cards.append(plan[CARD])
            cards.extend(plan[COLUMNS:])
            if plan[FEE] >= 0:
                cards.append(plan[FEE])
        return cards

    def next_grade(self, game: Game) -> int:
        """The grade of the next card that can be declared; 0 where there is nothing to fuse on."""
        plans = self.plans()
        below = plans[len(plans) - 1][CARD] if len(plans) != 0 else sheet.active(game, self.seat)
        return face(game, below).grade + 1 if below >= 0 else 0

    def may_declare(self, game: Game, card: int) -> bool:
        """Whether a hand card is of the grade that comes next (P-6.5)."""
        return face(game, card).is_fighter() and face(game, card).grade == self.next_grade(game)

    def run(self, game: Game) -> None:
        grade = self.next_grade(game)
        if len(self.picks) == 0 and (game.table.count(self.seat, HAND) == 0 or not 0 < grade <= codes.GOD):
            game.pop()
        elif self.at == WHICH_CARD:
            self._ask_card(game)
        elif self.at == WHICH_MATERIAL:
            self._ask_material(game)
        else:
            self._ask_fee(game)

    def _ask_card(self, game: Game) -> None:
        taken = self.taken()
        options: list[Option] = [Option(DONE)]
        others: list[Option] = []
        for card in game.table.zone(self.seat, HAND):
            if card in taken or not self.may_declare(game, card):
                continue
            option = Option(PICK, game.table.handle(self.seat, card))
            if len(self.ways(game, card, taken, False)) != 0:
                options.append(option)
            elif len(self.odd_ways(game, card, taken)) != 0:
                others.append(option)
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "declare", "P-6.5", options)
        choice.others = others
        choice.picked = handles(game, self.seat, taken)
        game.ask(choice)

    def ways(self, game: Game, card: int, taken: list[int], copies: bool) -> list[Option]:
        """What can be given for a card so that its condition could hold."""
        found: list[Option] = []
        table = game.table
        if face(game, card).kind == codes.DIGIMON:
            if len(requirement.needs(game, face(game, card))) == 0:
                return [Option(PAY)]
            for payer in requirement.first_payers(game, self.seat, card, taken, copies):
                found.append(Option(PAY, table.handle(self.seat, payer)))
            return found
        for given in requirement.materials(game, self.seat, card, taken, copies):
            if face(game, given).kind != codes.CHIP or self._fees(game, card, taken):
                found.append(Option(MATERIAL, table.handle(self.seat, given)))
        return found

    def odd_ways(self, game: Game, card: int, taken: list[int]) -> list[Option]:
        """Further copies, and materials that do not fit: the fusion will fail (P-7.6)."""
        found = self.ways(game, card, taken, True)
        if face(game, card).kind != codes.DIGIMON:
            for given in requirement.bluffs(game, self.seat, card, taken):
                found.append(Option(MATERIAL, game.table.handle(self.seat, given)))
        return found

    def _fees(self, game: Game, card: int, taken: list[int]) -> bool:
        # Whether a chip can be paid for: with a hand card that is not used otherwise (P-7.3).
        if chips_free(game, self.seat):
            return True
        return any([other != card and other not in taken for other in game.table.zone(self.seat, HAND)])

    def _ask_material(self, game: Game) -> None:
        plans = self.plans()
        card = plans[len(plans) - 1][CARD]
        taken = self.taken()
        options = self.ways(game, card, taken, False)
        others: list[Option] = []
        for odd in self.odd_ways(game, card, taken):
            if not any([odd.same(listed) for listed in options]):
                others.append(odd)
        options.append(Option(BACK))
        choice = Choice(self.seat, "material", "P-6.6", options)
        choice.others = others
        choice.card = game.table.handle(self.seat, card)
        choice.picked = handles(game, self.seat, taken)
        game.ask(choice)

    def _ask_fee(self, game: Game) -> None:
        plans = self.plans()
        last = plans[len(plans) - 1]
        taken = self.taken()
        options: list[Option] = []
        for other in game.table.zone(self.seat, HAND):
            if other not in taken:
                options.append(Option(PICK, game.table.handle(self.seat, other)))
        options.append(Option(BACK))
        choice = Choice(self.seat, "chip_fee", "P-7.3", options)
        choice.card = game.table.handle(self.seat, last[COLUMNS])
        choice.picked = handles(game, self.seat, taken)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            self._carry_out(game)
        elif option.verb is BACK:
            self._back()
        elif self.at == WHICH_CARD:
            self.picks.extend([game.table.card(self.seat, option.card), -1, 0])
            self.at = WHICH_MATERIAL
        elif self.at == WHICH_MATERIAL:
            self._give(game, option)
        else:
            plans = self.plans()
            place = len(self.picks) - len(plans[len(plans) - 1])
            self.picks[place + FEE] = game.table.card(self.seat, option.card)
            self.at = WHICH_CARD

    def _back(self) -> None:
        plans = self.plans()
        place = len(self.picks) - len(plans[len(plans) - 1])
        if self.at == WHICH_FEE:
            del self.picks[place + COLUMNS :]
            self.picks[place + GIVEN] = 0
            self.at = WHICH_MATERIAL
        else:
            del self.picks[place:]
            self.at = WHICH_CARD

    def _give(self, game: Game, option: Option) -> None:
        place = len(self.picks) - COLUMNS
        card = self.picks[place + CARD]
        self.at = WHICH_CARD
        given: list[int] = []
        if option.verb is PAY:
            first = game.table.card(self.seat, option.card)
            paid = requirement.payment(game, self.seat, card, self.taken(), first)
            if paid is not None:
                given = paid
        else:
            given = [game.table.card(self.seat, option.card)]
            if face(game, given[0]).kind == codes.CHIP and not chips_free(game, self.seat):
                self.at = WHICH_FEE
        self.picks[place + GIVEN] = len(given)
        self.picks.extend(given)

    def _carry_out(self, game: Game) -> None:
        game.pop()
        for plan in self.plans():
            game.table.move(plan[CARD], FUSION_BOX)
            requirement.lay(game, plan[CARD], plan[COLUMNS:])
            laid = sheet.materials(game, self.seat, plan[CARD])
            game.emit("declared", "P-6.5", self.seat, [plan[CARD]], len(laid))
            game.emit("materials-laid", "P-6.6", self.seat, laid, len(laid))
            if plan[FEE] >= 0:
                moves.discard(game, self.seat, [plan[FEE]], "P-7.3")
