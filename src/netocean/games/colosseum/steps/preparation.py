"""The Preparation phase (C-R6): discard, refill, exchange, plan evolutions, lay options, act."""

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, PICK, Choice, Option
from netocean.games.colosseum import moves, sheet
from netocean.games.colosseum.moves import HAND_SIZE
from netocean.games.colosseum.requirement import Payment, lay_payment, payments
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.paying import chosen, pay_option
from netocean.games.colosseum.steps.verbs import BLUFF, PART, PAY
from netocean.games.colosseum.steps.window import WindowStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import EVOLUTION_BOX, HAND, NET_OCEAN, REQUIREMENT_BOX
from netocean.games.phases import StagesStep
from netocean.games.picks import PicksStep, handles
from netocean.games.piles import RefillingStep
from netocean.games.preparing import ExchangingStep, SlotsStep

# The stages of one seat's Preparation, and the groups in which the seats take turns under `prep_interleave` (C-R5.2).
DISCARDS = 0
EXCHANGES = 1
PLANS = 2
OPTIONS = 3
STAGES = 4


class PreparationStep(StagesStep):
    """C-R5.2: the first attacker prepares, then the second, or in groups under `prep_interleave`."""

    def code(self) -> int:
        return codes.PREPARATION

    def stages(self) -> int:
        return STAGES

    def in_turn(self, game: Game) -> bool:
        return sheet.switches(game).interleave

    def lay(self, game: Game, rank: int, stage: int) -> None:
        seat = sheet.in_phase_order(game, rank)
        if stage == DISCARDS:
            game.push(RefillStep(seat))
            game.push(DiscardSlotsStep(seat))
            game.push(DiscardHandStep(seat))
        elif stage == EXCHANGES:
            game.push(ExchangeStep(seat))
        elif stage == PLANS:
            game.push(PlanStep(seat))
        else:
            game.push(WindowStep(seat, nodes.AT_PREPARATION))
            game.push(LayOptionsStep(seat))


class DiscardHandStep(PicksStep):
    """C-R6.1: discard any number of hand cards."""

    def code(self) -> int:
        return codes.DISCARD_HAND

    def kind(self) -> str:
        return "discard_hand"

    def rule(self) -> str:
        return "C-R6.1"

    def listed(self, game: Game) -> list[int]:
        return game.table.zone(self.seat, HAND)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "C-R6.1")


class DiscardSlotsStep(PicksStep):
    """C-R6.2: discard any number of own cards in option slots, open or not, unless the open card forbids it."""

    def code(self) -> int:
        return codes.DISCARD_SLOTS

    def kind(self) -> str:
        return "discard_slots"

    def rule(self) -> str:
        return "C-R6.2"

    def listed(self, game: Game) -> list[int]:
        found: list[int] = []
        for card in sheet.slots(game, self.seat):
            if not (game.table.up[card] == 1 and face(game, card).kept):
                found.append(card)
        return found

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "C-R6.2")


class RefillStep(RefillingStep):
    """C-R6.3: once a turn refill to six cards or not at all; too small a Net Ocean gives what it has."""

    def code(self) -> int:
        return codes.REFILL

    def size(self, game: Game) -> int:
        return HAND_SIZE

    def hand(self) -> int:
        return HAND

    def pile(self) -> int:
        return NET_OCEAN

    def rule(self) -> str:
        return "C-R6.3"


class ExchangeStep(ExchangingStep):
    """C-R6.5: exchange the Level III any number of times, or lay one into an empty box. `a` = 1 in Evolution (C-R7.2)."""

    def code(self) -> int:
        return codes.EXCHANGE

    def rule(self) -> str:
        return "C-R7.2" if self.a == 1 else "C-R6.5"

    def over(self, game: Game) -> bool:
        return sheet.evolved(game, self.seat) or game.table.count(self.seat, HAND) == 0

    def listed(self, game: Game) -> list[int]:
        return [card for card in game.table.zone(self.seat, HAND) if face(game, card).is_level_iii()]

    def exchange(self, game: Game, card: int) -> None:
        moves.lay_level_iii(game, card, self.a == 1, self.rule())


class PlanStep(Step):
    """C-R6.6, C-R6.7: set Digimon to evolve into, each with its payment, in order; carried out as a whole.

    `picks` holds for each planned Digimon: card, line (-1 for no payment), upright, sideways, number of cards, the cards.
    `at` = 1 while the payment of the last one is being chosen.
    """

    def code(self) -> int:
        return codes.PLAN

    def rewind(self) -> bool:
        self.picks = []
        self.at = 0
        return False

    def plans(self) -> list[list[int]]:
        """The planned Digimon, each as its part of `picks`."""
        found: list[list[int]] = []
        place = 0
        while place < len(self.picks):
            size = 5 + self.picks[place + 4]
            found.append(self.picks[place : place + size])
            place += size
        return found

    def taken(self) -> list[int]:
        """The cards already planned, as Digimon or as payment."""
        cards: list[int] = []
        for plan in self.plans():
            cards.append(plan[0])
            cards.extend(plan[5:])
        return cards

    def base(self, game: Game) -> int:
        """The Digimon that the next planned one must be based on where bluffing is not allowed; -1 for none."""
        plans = self.plans()
        return plans[len(plans) - 1][0] if len(plans) != 0 else sheet.active(game, self.seat)

    def ways(self, game: Game, card: int, base: int, bluff: bool, copies: bool = False) -> list[Payment]:
        """The ways to pay for a card; without bluff only those that can succeed on this base."""
        if bluff:
            return payments(game, self.seat, card, self.taken(), None, copies)
        if base < 0:
            return []
        found = payments(game, self.seat, card, self.taken(), face(game, base), copies)
        ocean = game.table.count(self.seat, NET_OCEAN)
        for plan in self.plans():
            ocean -= plan[2] + plan[3]
        return [way for way in found if way.upright + way.sideways <= ocean]

    def run(self, game: Game) -> None:
        hand = game.table.zone(self.seat, HAND)
        if len(hand) == 0:
            game.pop()
            return
        if self.at == 0:
            self._ask_card(game, hand)
        else:
            self._ask_payment(game)

    def _ask_card(self, game: Game, hand: list[int]) -> None:
        bluff = sheet.switches(game).allow_bluff
        taken = self.taken()
        base = self.base(game)
        options: list[Option] = [Option(DONE)]
        for card in hand:
            if face(game, card).digimon and card not in taken:
                if bluff or len(self.ways(game, card, base, False)) != 0:
                    options.append(Option(PICK, game.table.handle(self.seat, card)))
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "plan", "C-R6.6", options)
        choice.picked = handles(game, self.seat, taken)
        game.ask(choice)

    def _ask_payment(self, game: Game) -> None:
        plans = self.plans()
        card = plans[len(plans) - 1][0]
        bluff = sheet.switches(game).allow_bluff
        base = plans[len(plans) - 2][0] if len(plans) > 1 else sheet.active(game, self.seat)
        options: list[Option] = []
        others: list[Option] = []
        for way in self.ways(game, card, base, bluff):
            options.append(pay_option(game, self.seat, way))
            if bluff and way.upright + way.sideways > 1:
                others.extend(self._parts(way))
        for way in self.ways(game, card, base, bluff, True):
            copy = pay_option(game, self.seat, way)
            if not any([copy.same(listed) for listed in options]):
                others.append(copy)
        if bluff:
            options.append(Option(BLUFF))
        options.append(Option(BACK))
        choice = Choice(self.seat, "plan_payment", "C-R6.7", options)
        choice.others = others
        choice.card = game.table.handle(self.seat, card)
        choice.picked = handles(game, self.seat, self.taken())
        game.ask(choice)

    def _parts(self, way: Payment) -> list[Option]:
        # A part of a payment is a bluff like no payment at all, and left out of the list (C-R6.9).
        found: list[Option] = []
        for upright in range(way.upright + 1):
            for sideways in range(way.sideways + 1):
                if 0 < upright + sideways < way.upright + way.sideways:
                    found.append(Option(PART, 0, 0, way.line * 100 + upright * 10 + sideways))
        return found

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            self._carry_out(game)
        elif option.verb is BACK:
            plans = self.plans()
            del self.picks[len(self.picks) - len(plans[len(plans) - 1]) :]
            self.at = 0
        elif self.at == 0:
            self.picks.extend([game.table.card(self.seat, option.card), -1, 0, 0, 0])
            self.at = 1
        else:
            self._pay(game, option)
            self.at = 0

    def _pay(self, game: Game, option: Option) -> None:
        plans = self.plans()
        card = plans[len(plans) - 1][0]
        place = len(self.picks) - 5
        if option.verb is PART:
            self.picks[place + 1] = option.value // 100
            self.picks[place + 2] = option.value // 10 % 10
            self.picks[place + 3] = option.value % 10
        elif option.verb is PAY:
            way = chosen(game, self.seat, payments(game, self.seat, card, self.taken(), None, True), option)
            self.picks[place + 1] = way.line
            self.picks[place + 2] = way.upright
            self.picks[place + 3] = way.sideways
            self.picks[place + 4] = len(way.cards)
            self.picks.extend(way.cards)

    def _carry_out(self, game: Game) -> None:
        game.pop()
        for plan in self.plans():
            game.table.move(plan[0], EVOLUTION_BOX)
            lay_payment(game, plan[0], Payment(plan[1], plan[5:], plan[2], plan[3]), REQUIREMENT_BOX)
            paid = sheet.payment(game, self.seat, plan[0])
            game.emit("planned", "C-R6.6", self.seat, [plan[0]], len(paid))
            if len(paid) != 0:
                game.emit("payment-laid", "C-R6.7", self.seat, paid, len(paid))


class LayOptionsStep(SlotsStep):
    """C-R6.10: lay option cards face down into free slots, and Digimon that can support unless supports come from hand."""

    def code(self) -> int:
        return codes.LAY_OPTIONS

    def kind(self) -> str:
        return "lay_options"

    def rule(self) -> str:
        return "C-R6.10"

    def hand(self) -> int:
        return HAND

    def listed(self, game: Game) -> list[int]:
        supports = sheet.switches(game).support_from_slot
        found: list[int] = []
        for card in game.table.zone(self.seat, HAND):
            printed = face(game, card)
            if not printed.digimon or (supports and printed.support >= 0):
                found.append(card)
        return found

    def most(self, game: Game) -> int:
        return len(sheet.free_slots(game, self.seat))

    def carry_out(self, game: Game, cards: list[int]) -> None:
        for card in cards:
            game.table.move(card, sheet.free_slots(game, self.seat)[0])
        game.emit("options-laid", "C-R6.10", self.seat, cards, len(cards))
