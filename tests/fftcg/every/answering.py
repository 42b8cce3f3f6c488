"""A fixed policy that answers everything: yes, the cards laid for it, the mode under test."""

from collections.abc import Sequence

import msgspec

from fftcg.every.shop import Shop
from netocean.abilities.interpreter import OP_CHOOSE, OP_LET
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.games.fftcg import announcement
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.sheet import as_face, source
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.declare import DeclareStep
from netocean.games.fftcg.vocabulary.run import AbilityStep
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS

ENDS = ("done", "none")
OFFERS = ("may", "ex", "replace", "mulligan")
MOST = 4


class Policy(msgspec.Struct):
    """How to answer: which mode, whether to pay more, what to say to offers, by whom."""

    mode: int = 0
    extra: bool = False
    mine: bool = True
    theirs: bool = True
    refused: int = -1  # the so-manieth offer to the own side is declined
    few: bool = False  # as few picks as allowed
    damage: int = 3000  # dealt where the text leaves it open
    number: int = -1


class Answering:
    """Answers choices that are no decisions of the trial itself."""

    def __init__(self, shop: Shop, policy: Policy) -> None:
        self.shop = shop
        self.policy = policy
        self.wanted: list[int] = []  # cards that others pick before all others
        self.place = -1  # of the ability under test
        self.offers = 0  # made to the own side so far

    def option(self, game: Game) -> Option:
        """The answer to the open choice."""
        choice = game.choice
        assert choice is not None
        options = [option for option in choice.options if option.verb.word != "back"]
        if choice.kind == "may" and choice.seat == 0 and running(game) is self.shop.face and self._beside(game):
            return named(options, "no") or options[0]
        if choice.kind in OFFERS:
            yes = self.policy.theirs
            if choice.seat == 0:
                yes = self.policy.mine and self.offers != self.policy.refused
                self.offers += 1
            return named(options, "yes" if yes else "no") or options[0]
        if choice.kind == "order":
            return self._order(game, options)
        if choice.kind == "name-word" and "twin" in choice.keys:
            return options[choice.keys.index("twin")]
        if choice.kind in ("arrange", "divide", "top-or-bottom", "replace-order", "name-word", "name-type"):
            return options[0]
        if choice.kind == "mode":
            return self._mode(choice, options)
        if choice.kind == "way":
            return options[-1 if self.policy.extra else 0]
        if choice.kind in ("x", "number"):
            return self._number(options)
        if choice.kind == "name-element":
            code = ELEMENT_WORDS[self.shop.base.elements[0]]
            return next((option for option in options if option.value == code), options[0])
        if choice.kind in ("attack", "party", "block", "priority"):
            return named(options, "pass") or named(options, "done") or options[0]
        return self._card(game, choice, options)

    def _beside(self, game: Game) -> bool:
        """Whether another ability of the card asks, which would use up what is laid for the one under test."""
        step = game.stack[-1]
        return step.code() == codes.ABILITY and step.b != self.place and self.place >= 0

    def _order(self, game: Game, options: Sequence[Option]) -> Option:
        """The ability under test is put on the stack last, so that it resolves first."""
        for option in options:
            trigger = game.triggers[option.value]
            if source(game, trigger.source) is not self.shop.face or trigger.ability != self.place:
                return option
        return options[0]

    def _mode(self, choice: Choice, options: Sequence[Option]) -> Option:
        for option in options:
            if option.value == self.policy.mode:
                return option
        for option in options:
            if option.value > self.policy.mode:
                return option
        return options[-1] if named(options, "done") is None else named(options, "done") or options[0]

    def _number(self, options: Sequence[Option]) -> Option:
        for option in options:
            if option.value == (self.policy.number if self.policy.number >= 0 else 2):
                return option
        return options[-1]

    def _card(self, game: Game, choice: Choice, options: Sequence[Option]) -> Option:
        end = next((option for option in options if option.verb.word in ENDS), None)
        if end is not None and (self.policy.few or len(choice.picked) >= MOST):
            return end
        cards = [option for option in options if option.verb.word not in ENDS]
        if not cards:
            return options[0]
        best = min(cards, key=lambda option: self._rank(game, choice, option))
        rank = self._rank(game, choice, best)
        return end if end is not None and choice.picked and rank >= 3 and choice.kind != "pay" else best

    def _rank(self, game: Game, choice: Choice, option: Option) -> int:
        """How gladly a card is picked: 0 first."""
        card = game.table.card(choice.seat, option.card) if option.card else -1
        made = self.shop.made
        own = running(game) is self.shop.face
        if card in self.wanted and not own:
            return 0
        if choice.kind == "pay" and card in made.get("fee", ()):
            return 0 if game.stack[-1].code() == codes.PAY else 4
        if choice.kind == "pay":
            return 0 if card in made.get("money", ()) else 5 if card in self._precious() else 2
        if choice.kind == "cost_pick":
            return 0 if card in made.get("cost", ()) else 4 if card == self.shop.subject else 2
        if choice.kind in ("discard", "backup"):
            if card in made.get("discard", ()):
                return 0
            return 5 if card in self._precious() else 1
        if own and card in made.get(variable(game), ()):
            return 0
        if card == self.shop.subject:
            return 4
        return 3 if card in made.get("money", ()) else 2 if card in self._precious() else 1

    def laid(self) -> list[int]:
        """The cards that were laid for the text, without those that pay."""
        return [card for key, cards in self.shop.made.items() if key != "money" for card in cards]

    def _precious(self) -> list[int]:
        return [self.shop.subject, *self.laid()]


def named(options: Sequence[Option], word: str) -> Option | None:
    """The option with a verb."""
    return next((option for option in options if option.verb.word == word), None)


def running(game: Game) -> Face | None:
    """What is printed on the card whose words are being followed."""
    step = game.stack[-1]
    return source(game, step.source) if step.source >= 0 else as_face(game.table.face[step.a]) if step.a >= 0 else None


def variable(game: Game) -> int:
    """The variable for which cards are picked now, -1 for none."""
    step = game.stack[-1]
    place = -1
    if step.code() == codes.DECLARE:
        assert isinstance(step, DeclareStep)
        it = step.announced(game)
        place = announcement.next_op(game, it)
        ops = it.ops()
    elif step.code() == codes.ABILITY:
        assert isinstance(step, AbilityStep)
        place = step.at - 1
        ops = source(game, step.source).programs[step.b]
    if place < 0 or place >= len(ops) or ops[place].kind not in (OP_CHOOSE, OP_LET):
        return -1
    return int(ops[place].node.args[0].value)
