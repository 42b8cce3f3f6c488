"""What each action does: one function a code (F-R14.3). Those that only say how something else is are played elsewhere."""

from collections.abc import Callable
from typing import Final

from netocean.abilities.interpreter import Op
from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg.vocabulary import (
    actions_cards,
    actions_harm,
    actions_lasting,
    actions_move,
    actions_play,
    actions_stack,
    actions_state,
    codes,
)

Act = Callable[[Game, Step, Node], None]

_TABLE: Final[dict[int, Act]] = {}


def table() -> dict[int, Act]:
    """The actions that are carried out at once, by their codes."""
    if len(_TABLE) == 0:
        _TABLE.update(_acts())
    return _TABLE


def _acts() -> dict[int, Act]:
    return {
        codes.DAMAGE: actions_harm.damage,
        codes.DAMAGE_EACH: actions_harm.damage_each,
        codes.DAMAGE_UNREDUCED: actions_harm.damage_unreduced,
        codes.DIVIDE_DAMAGE: actions_harm.divide_damage,
        codes.DAMAGE_PLAYER: actions_harm.damage_player,
        codes.DAMAGE_PLAYER_NO_EX: actions_harm.damage_player_no_ex,
        codes.HEAL: actions_harm.heal,
        codes.NOT_REDUCED: actions_harm.not_reduced,
        codes.BREAK: actions_move.break_,
        codes.PUT: actions_move.put,
        codes.RETURN: actions_move.return_,
        codes.ADD: actions_move.add,
        codes.REMOVE: actions_move.remove,
        codes.TOP: actions_move.top,
        codes.BOTTOM: actions_move.bottom,
        codes.UNDER: actions_move.under,
        codes.TOP_OR_BOTTOM: actions_move.top_or_bottom,
        codes.BOTTOM_SHUFFLED: actions_move.bottom_shuffled,
        codes.SHUFFLE_IN: actions_move.shuffle_in,
        codes.TO_DAMAGE_ZONE: actions_move.to_damage_zone,
        codes.PLAY: actions_move.play,
        codes.PLAY_QUIETLY: actions_move.play_quietly,
        codes.PLAY_MINE: actions_move.play_mine,
        codes.DISCARD: actions_cards.discard,
        codes.DRAW: actions_cards.draw,
        codes.DISCARD_CARDS: actions_cards.discard_cards,
        codes.DISCARD_RANDOM: actions_cards.discard_random,
        codes.DISCARD_HAND: actions_cards.discard_hand,
        codes.MILL: actions_cards.mill,
        codes.REVEAL: actions_cards.reveal,
        codes.REVEAL_HAND: actions_cards.reveal_hand,
        codes.LOOK: actions_cards.look,
        codes.SHUFFLE: actions_cards.shuffle,
        codes.TURN_DOWN: actions_cards.turn_down,
        codes.TURN_UP: actions_cards.turn_up,
        codes.DULL: actions_state.dull,
        codes.ACTIVATE: actions_state.activate,
        codes.FREEZE: actions_state.freeze,
        codes.PLACE: actions_state.place,
        codes.TAKE: actions_state.take,
        codes.PLACE_KIND: actions_state.place_kind,
        codes.TAKE_KIND: actions_state.take_kind,
        codes.GAIN_CRYSTALS: actions_state.gain_crystals,
        codes.PAY: actions_state.pay,
        codes.PAY_CRYSTALS: actions_state.pay_crystals,
        codes.END_ATTACK: actions_state.end_attack,
        codes.JOIN_ATTACK: actions_state.join_attack,
        codes.CONTROL: actions_lasting.control,
        codes.SKIP: actions_lasting.skip,
        codes.GAIN_ABILITIES_OF: actions_lasting.gain_abilities_of,
        codes.LATER: actions_lasting.on_nothing,
        codes.REPLACE: actions_lasting.on_nothing,
        codes.REMOVE_AFTER_USE: actions_lasting.after_use,
        codes.RETURN_AFTER_USE: actions_lasting.after_use,
        codes.CAST: actions_stack.cast,
        codes.CAST_FREE: actions_stack.cast_free,
        codes.CAST_CHEAPER: actions_stack.cast_cheaper,
        codes.CAST_CHEAPER_BUT_ONE: actions_stack.cast_cheaper_but_one,
        codes.RETARGET: actions_stack.retarget,
        codes.RETARGET_TO: actions_stack.retarget_to,
        codes.CANCEL: actions_stack.cancel,
        codes.USE_ABILITY_OF: actions_stack.use_ability_of,
        codes.REUSE_SPECIAL: actions_stack.reuse_special,
        codes.USE_EX: actions_stack.use_ex,
        codes.AGAIN: actions_stack.again,
        codes.EXTRA_TURN: actions_play.extra_turn,
        codes.EXTRA_ATTACK_PHASE: actions_play.extra_attack_phase,
        codes.WIN: actions_play.win,
        codes.LOSE: actions_play.lose,
        # What a replacement does to its event has been done when the rest of it acts.
        codes.BECOMES: actions_play.done_before,
        codes.REDUCE: actions_play.done_before,
        codes.INCREASE: actions_play.done_before,
        codes.DOUBLE: actions_play.done_before,
        codes.REDIRECT: actions_play.done_before,
        codes.NOTHING: actions_play.done_before,
        codes.UNREDUCED: actions_play.done_before,
    }


def perform(game: Game, step: Step, op: Op) -> None:
    """Carry out one action: it does what it can (F-R1.3), and leaves behind what it did."""
    act = table().get(op.node.code)
    if act is not None:
        act(game, step, op.node)
    else:
        actions_lasting.begin(game, step, op.node)
