"""When effects end (F-R7.9, F-R16.1), and what a seat may hold in hand."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games.fftcg import amounts, moves, sheet
from netocean.games.fftcg.steps import enter as entering
from netocean.games.fftcg.traits import still
from netocean.games.fftcg.values import V_FORMER, V_WHILE, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HOWS

# Effects keep their duration as its code plus 1, so that 0 is for ever.
_TURN: Final = codes.END_OF_THIS_TURN + 1
_OPPONENT: Final = codes.END_OF_OPPONENT_TURN + 1
_NEXT: Final = codes.END_OF_NEXT_TURN + 1
_MY_NEXT: Final = codes.MY_NEXT_TURN + 1
_USED: Final = codes.UNTIL_USED + 1
_LEAVES: Final = codes.SELF_LEAVES + 1
_LOST: Final = codes.CONTROL_LOST + 1
_ATTACK: Final = codes.END_OF_ATTACK + 1
_MY_END: Final = codes.END_OF_MY_TURN + 1
_MY_NEXT_END: Final = codes.END_OF_MY_NEXT_TURN + 1
_MY_ACTIVE: Final = codes.MY_NEXT_ACTIVE + 1
_ITS_ACTIVE: Final = codes.ITS_NEXT_ACTIVE + 1
_NOTES: Final[tuple[int, ...]] = (sheet.K_HISTORY, sheet.K_USED)


def turn_ends(game: Game) -> None:
    """Step (c) of the End Phase: effects of this turn end (F-R7.9, F-R7.11); what is only written down stays."""
    ended: list[Effect] = []
    for effect in game.effects:
        if effect.kind not in _NOTES and _ends_with_turn(game, effect):
            ended.append(effect)
    end(game, ended)


def _ends_with_turn(game: Game, effect: Effect) -> bool:
    until = effect.until
    if until == _TURN or until == _USED or until == _ATTACK:
        return True
    if until == _OPPONENT:
        return sheet.turn_player(game) != effect.seat
    if until == _MY_END or until == _MY_NEXT_END:
        later = until == _MY_END or effect.turns < game.reg[sheet.TURN]
        return later and sheet.turn_player(game) == effect.seat
    return until == _NEXT and effect.turns < game.reg[sheet.TURN]


def turn_begins(game: Game) -> None:
    """A new turn: what was written down about the last one is forgotten, and what is on things that are gone."""
    ended: list[Effect] = []
    player = sheet.turn_player(game)
    for effect in game.effects:
        if effect.kind in _NOTES:
            gone = effect.kind != sheet.K_USED or effect.until != 0
        else:
            mine = effect.until == _MY_NEXT and effect.seat == player and effect.turns < game.reg[sheet.TURN]
            gone = mine or not sheet.alive(game, effect)
        if gone:
            ended.append(effect)
    end(game, ended)


def active_phase_ends(game: Game) -> None:
    """The Active Phase is over: what lasted until this player's next one ends."""
    player = sheet.turn_player(game)
    ended: list[Effect] = []
    for effect in game.effects:
        if effect.turns >= game.reg[sheet.TURN]:
            continue
        mine = effect.until == _MY_ACTIVE and effect.seat == player
        its = effect.until == _ITS_ACTIVE and effect.card >= 0 and sheet.controller(game, effect.card) == player
        if mine or its:
            ended.append(effect)
    end(game, ended)


def attack_ends(game: Game) -> None:
    """An attack is over (F-R10.25)."""
    end(game, [effect for effect in game.effects if effect.until == _ATTACK])


def things_left(game: Game) -> None:
    """Something has left or changed its controller: what lasted as long as it stayed is over."""
    ended: list[Effect] = []
    for effect in game.effects:
        if (effect.until == _LEAVES or effect.until == _LOST) and not _stays(game, effect):
            ended.append(effect)
    if len(ended) != 0:
        end(game, ended)


def _stays(game: Game, effect: Effect) -> bool:
    for at in range(1, len(effect.picks), 3):
        if effect.picks[at] == V_WHILE:
            card = effect.picks[at + 1]
            if not still(game, card, effect.picks[at + 2]) or not sheet.on_field(game, card):
                return False
            return effect.until == _LEAVES or sheet.controller(game, card) == effect.seat
    return True


def use_up(game: Game, effect: Effect) -> None:
    """An effect for one use only has been used."""
    if effect.until == _USED:
        end(game, [effect])


def end(game: Game, ended: list[Effect]) -> None:
    """Effects end; control goes back to who had it (F-R4.8)."""
    if len(ended) == 0:
        return
    game.effects = [effect for effect in game.effects if effect not in ended]
    game.derived = None
    back: list[int] = []
    for effect in ended:
        if effect.kind == codes.CONTROL and sheet.alive(game, effect) and sheet.on_field(game, effect.card):
            moves.take_control(game, effect.card, _controller_after(game, effect))
        elif effect.kind == codes.REMOVE and sheet.alive(game, effect):
            back.append(effect.card)
    if len(back) != 0:
        entering.at_once(game, back, HOWS["ability"])
    things_left(game)


def _controller_after(game: Game, ended: Effect) -> int:
    """Who controls a thing when an effect on its control has ended: by the newest that is left, else who had it."""
    seat = -1
    for effect in game.effects:
        if effect.kind == codes.CONTROL and effect.card == ended.card and sheet.alive(game, effect):
            seat = effect.value
    if seat >= 0:
        return seat
    return _former(game, ended)


def had(game: Game, card: int) -> int:
    """Who controls a thing but for the effects on its control."""
    for effect in game.effects:
        if effect.kind == codes.CONTROL and effect.card == card and sheet.alive(game, effect):
            return _former(game, effect)
    return sheet.controller(game, card)


def _former(game: Game, effect: Effect) -> int:
    for at in range(1, len(effect.picks), 3):
        if effect.picks[at] == V_FORMER:
            return effect.picks[at + 1]
    return sheet.controller(game, effect.card)


def hand_limit(game: Game, seat: int, limit: int) -> int:
    """How many cards a player keeps at the end of the turn (F-R7.9)."""
    for rule in values(game).rules:
        if rule.node.code != codes.MAX_HAND or (rule.scope.seat == seat) != (rule.node.args[0].code == 0):
            continue
        limit = rule.amount if rule.effect is not None else amounts.amount(game, rule.scope, rule.node.args[1])
    return limit
