"""Runs of picks: cards picked one by one in ascending order, carried out as a whole."""

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, PICK, Choice, Option


def after(listed: list[int], picks: list[int]) -> list[int]:
    """The cards that may still be picked: those behind the last pick, so that a set has one run."""
    if len(picks) == 0:
        return listed
    return listed[listed.index(picks[len(picks) - 1]) + 1 :]


def pick_options(game: Game, seat: int, listed: list[int], picks: list[int], left: int) -> list[Option]:
    """The next picks where `left` more must follow: each leaves enough cards behind it for the rest."""
    open_ = after(listed, picks)
    return [Option(PICK, game.table.handle(seat, card)) for card in open_[: len(open_) - left + 1]]


def one_of_each(game: Game, seat: int, cards: list[int], kind: str, rule: str) -> Choice:
    """The pick of one card: of copies the first is listed, the others are accepted."""
    options: list[Option] = []
    copies: list[Option] = []
    offered: list[str] = []
    for card in cards:
        key = game.table.face[card].key
        option = Option(PICK, game.table.handle(seat, card))
        if key in offered:
            copies.append(option)
        else:
            offered.append(key)
            options.append(option)
    choice = Choice(seat, kind, rule, options)
    choice.others = copies
    return choice


def among(game: Game, card: int, cards: list[int]) -> bool:
    """Whether a copy of a card lies beside it, in its own zone, among these."""
    for other in cards:
        if game.table.face[other] is game.table.face[card] and game.table.zone_of(other) == game.table.zone_of(card):
            return True
    return False


def payers(game: Game, hand: list[int], slots: list[int], card: int, taken: list[int]) -> list[int]:
    """The cards that may be laid for a card: in hand, or face down in an own slot, and not taken for something else."""
    found = [other for other in hand if other != card and other not in taken]
    found.extend([other for other in slots if game.table.up[other] == 0 and other not in taken])
    return found


def handles(game: Game, seat: int, cards: list[int]) -> list[int]:
    """The handles of cards, for a choice to show what is picked."""
    return [game.table.handle(seat, card) for card in cards]


class PicksStep(Step):
    """Any number of picks, ended by `done`; `back` takes the last one up again."""

    def run(self, game: Game) -> None:
        listed = self.listed(game)
        if len(listed) == 0:
            self.close(game)
            return
        options: list[Option] = [Option(DONE)]
        if len(self.picks) < self.most(game):
            options.extend(pick_options(game, self.seat, listed, self.picks, 1))
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, self.kind(), self.rule(), options)
        choice.picked = handles(game, self.seat, self.picks)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            self.close(game)
        elif option.verb is BACK:
            self.picks.pop()
        else:
            self.picks.append(game.table.card(self.seat, option.card))

    def rewind(self) -> bool:
        self.picks = []
        return False

    def close(self, game: Game) -> None:
        """Carry out the picks as a whole."""
        game.pop()
        if len(self.picks) != 0:
            self.carry_out(game, self.picks)

    def most(self, game: Game) -> int:
        """How many may be picked."""
        return len(self.listed(game))

    def kind(self) -> str:
        """The name of the prompt."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that gives the decision."""
        raise NotImplementedError

    def listed(self, game: Game) -> list[int]:
        """The cards to pick from. Empty only for reasons that everybody can see: then nothing is asked."""
        raise NotImplementedError

    def carry_out(self, game: Game, cards: list[int]) -> None:
        """Do it."""
        raise NotImplementedError


class ExactlyStep(Step):
    """A seat picks `a` of the cards listed, or all there are; carried out as a whole, with no way out."""

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        self.picks = []
        return False

    def run(self, game: Game) -> None:
        listed = self.listed(game)
        left = min(self.a, len(listed)) - len(self.picks)
        if left == 0:
            game.pop()
            self.carry_out(game, self.picks)
            return
        options = pick_options(game, self.seat, listed, self.picks, left)
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, self.kind(), self.rule(game), options)
        choice.key = self.asked_by(game)
        choice.picked = handles(game, self.seat, self.picks)
        choice.need = left
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
        else:
            self.picks.pop()

    def kind(self) -> str:
        """The name of the prompt."""
        return "discard_exactly"

    def rule(self, game: Game) -> str:
        """The rule that asks for the cards."""
        raise NotImplementedError

    def asked_by(self, game: Game) -> str:
        """The key of the card that asks for them: the source."""
        return game.sources[self.source].key

    def listed(self, game: Game) -> list[int]:
        """The cards to pick from."""
        raise NotImplementedError

    def carry_out(self, game: Game, cards: list[int]) -> None:
        """Do it."""
        raise NotImplementedError


def lists(step: Step, game: Game, card: int) -> bool:
    """Whether a run of picks lists a card: passed by, or needed behind the next pick."""
    return isinstance(step, PicksStep) and card in step.listed(game)
