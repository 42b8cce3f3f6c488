"""What the habits and eyes of the games on sheets have alike: how cards stand, and what a hand is good for."""

from typing import Final

from netocean.abilities.tree import AFTER, CALL, MAY, WHEN, Node
from netocean.engine.game import Game
from netocean.engine.play import PICK, Choice
from netocean.games import sheets
from netocean.games.duelling import FAR, card_of

BEATS: Final = 400  # how much better it is to beat the rival, in units of power
ZEROES: Final = 60  # how much it is worth to set an attack to 0
STEPS: Final = 3  # steps up in one turn that are looked for


def might(power: list[int], zeroes: list[int]) -> int:
    """How strong a card is on its own: all its attacks, and a little for every attack it sets to 0."""
    total = power[0] + power[1] + power[2]
    for letters in zeroes:
        if letters != 0:
            total += ZEROES
    return total


def blow(power: list[int], own: int, other: int, zeroes: list[int]) -> int:
    """How hard the attack of a card is, if nobody acts: 0 where the attack of the other one sets it to 0."""
    return 0 if (zeroes[other] >> own) & 1 == 1 else power[own]


def standing(strength: int, ahead: int) -> int:
    """How well a card stands that is so strong, and so far ahead of its rival."""
    if ahead == 0:
        return strength
    return strength + BEATS if ahead > 0 else strength - BEATS


def actions_in(body: Node) -> list[Node]:
    """The actions of a body, with those that may be left out or wait for others."""
    found: list[Node] = []
    for step in body.args:
        if step.kind == CALL:
            found.append(step)
        elif step.kind == MAY or step.kind == AFTER:
            found.extend(actions_in(step.args[0]))
        elif step.kind == WHEN:
            for part in step.args[1:]:
                found.extend(actions_in(part))
    return found


def horizon(game: Game) -> int:
    """The turn at whose end a look ahead stops: this one, or the next when this turn's battle is decided."""
    turn = game.reg[sheets.TURN]
    if turn == 0 or game.reg[sheets.PHASE] == sheets.LAST:
        return turn + 1
    return turn


def over(game: Game, turn: int) -> bool:
    """Whether a look ahead has come to its end: the points of that turn are counted."""
    return game.choice is None or game.reg[sheets.TURN] > turn


class Preparer:
    """How a seat chooses among the cards of its hand. A game says what they are good for."""

    def start(self, game: Game, choice: Choice) -> int:
        """What leads furthest in the deck lies below at first."""
        best, most = 0, -1
        for place, option in enumerate(choice.options):
            value = self.promise(game, choice.seat, card_of(game, option))
            if value > most:
                best, most = place, value
        return best

    def exchange(self, game: Game, choice: Choice) -> int:
        """A card of the hand that can lie below, if it leads further than the one that lies there."""
        seat = choice.seat
        below = self.below(game, seat)
        best = 0
        most = self.reach(game, seat, below, False) if below >= 0 else -1
        for place, option in enumerate(choice.options):
            if option.verb is PICK:
                value = self.reach(game, seat, card_of(game, option), True)
                if value > most:
                    best, most = place, value
        return best

    def clear(self, game: Game, choice: Choice) -> int:
        """Where all slots are full, what lies closed and turns no battle makes room."""
        if self.has_room(game, choice.seat) or len(choice.picked) != 0:
            return 0
        for place, option in enumerate(choice.options):
            if option.verb is PICK:
                card = card_of(game, option)
                if game.table.up[card] == 0 and not self.turns_battles(game, card):
                    return place
        return 0

    def fill(self, game: Game, choice: Choice) -> int:
        """Options go into the slots, first those that can turn a battle."""
        second = 0
        for place, option in enumerate(choice.options):
            if option.verb is PICK:
                card = card_of(game, option)
                if self.turns_battles(game, card):
                    return place
                if second == 0 and self.is_usable(game, card):
                    second = place
        return second

    def cheapest(self, game: Game, choice: Choice) -> int:
        """The card that is wanted least."""
        best, least = 0, FAR
        for place, option in enumerate(choice.options):
            if option.verb is PICK:
                value = self.wanted(game, choice.seat, card_of(game, option))
                if value < least:
                    best, least = place, value
        return best

    # What a game gives.

    def promise(self, game: Game, seat: int, card: int) -> int:
        """How far a card leads that may lie below at first."""
        raise NotImplementedError

    def below(self, game: Game, seat: int) -> int:
        """The card that lies below now, -1 for none."""
        raise NotImplementedError

    def reach(self, game: Game, seat: int, card: int, held: bool) -> int:
        """How far a card leads with the hand, in which it is `held` itself."""
        raise NotImplementedError

    def has_room(self, game: Game, seat: int) -> bool:
        """Whether a slot is free."""
        raise NotImplementedError

    def turns_battles(self, game: Game, card: int) -> bool:
        """Whether an option can change the result of a battle."""
        raise NotImplementedError

    def is_usable(self, game: Game, card: int) -> bool:
        """Whether a card in a slot can be used at all."""
        raise NotImplementedError

    def wanted(self, game: Game, seat: int, card: int) -> int:
        """How much a seat wants to keep a card; from 0."""
        raise NotImplementedError
