"""Nodes that only effects use, beside those in `nodes.py`: how costs were paid, further actions."""

from typing import Final

from netocean.abilities.vocabulary import ACTION, AMOUNT, CONDITION, DURATION, EVENT, GROUP, TOGETHER, NodeSpec
from netocean.games.fftcg.vocabulary import codes as c
from netocean.games.fftcg.vocabulary.nodes_fields import FIELD_NODES

EFFECT_NODES: Final[list[NodeSpec]] = [
    NodeSpec(ACTION, "damage_unreduced", c.DAMAGE_UNREDUCED, ("things", "amount", "things?")),  # it cannot be reduced
    NodeSpec(ACTION, "cast_cheaper_but_one", c.CAST_CHEAPER_BUT_ONE, ("things", "amount")),  # at least 1 is paid
    NodeSpec(ACTION, "damage_each", c.DAMAGE_EACH, ("things", "amount")),  # in the amount, `it` is each of them
    NodeSpec(ACTION, "under", c.UNDER, ("things", "amount")),  # into the deck of its owner, under so many cards
    NodeSpec(ACTION, "must_block", c.MUST_BLOCK_IT, ("things", "things")),  # the first has to, the second
    NodeSpec(ACTION, "attack_again", c.ATTACK_AGAIN, ("things",)),  # one attack more than before
    NodeSpec(ACTION, "gain_named", c.GAIN_NAMED, ("things", "var")),  # the job or element that was named
    NodeSpec(ACTION, "remove_after_use", c.REMOVE_AFTER_USE, ("things",)),  # once cast, instead of into the Break Zone
    NodeSpec(ACTION, "return_after_use", c.RETURN_AFTER_USE, ("things",)),  # to its owner's hand
    NodeSpec(AMOUNT, "named_coloured", c.NAMED_COLOURED, ("who", "aspect")),  # as `named`, but not light or dark
    NodeSpec(CONDITION, "all_different", c.ALL_DIFFERENT, ("aspect", "things")),  # no two are alike in it
    NodeSpec(CONDITION, "paid_only", c.PAID_ONLY, ("element",)),  # no other CP than of this element was paid for this
    NodeSpec(AMOUNT, "paid_elements", c.PAID_ELEMENTS, ()),  # how many different elements the CP paid for this had
    NodeSpec(EVENT, "cast_nth", c.EV_CAST_NTH, ("whose", "amount", "filter?")),  # the so-manieth of this turn
    NodeSpec(EVENT, "priming", c.EV_PRIMING, ("things",)),  # its Priming was paid, nothing lies on it yet
    NodeSpec(EVENT, "found", c.EV_FOUND, ("things",)),  # added to the hand from the deck by a search
    NodeSpec(EVENT, "to_damage", c.EV_TO_DAMAGE, ("whose", "filter?")),  # a card is put into a Damage Zone
    NodeSpec(EVENT, "to_deck", c.EV_TO_DECK, ("things",)),  # from the field into its owner's deck
    NodeSpec(EVENT, "put_by", c.EV_PUT_BY, ("things", "whose", "object")),  # from the field into the Break Zone
    NodeSpec(EVENT, "broken_by", c.EV_BROKEN_BY, ("things", "whose", "object")),
    NodeSpec(EVENT, "is_discarded", c.EV_IS_DISCARDED, ("things", "whose", "object")),  # by a Summon or ability of whom
    NodeSpec(EVENT, "is_added", c.EV_IS_ADDED, ("things", "place")),  # to the hand, from there
    NodeSpec(EVENT, "party_damages_player", c.EV_PARTY_DAMAGES_PLAYER, ("whose",)),
    NodeSpec(ACTION, "damage_player_no_ex", c.DAMAGE_PLAYER_NO_EX, ("who", "amount")),  # without EX Bursts
    NodeSpec(ACTION, "play_quietly", c.PLAY_QUIETLY, ("things", "state?")),  # their own auto-abilities do not trigger
    NodeSpec(ACTION, "retarget_to", c.RETARGET_TO, ("things", "things")),  # the second is its target now, if it may be
    NodeSpec(ACTION, "lose", c.LOSE, ("who",)),
    NodeSpec(ACTION, "play_mine", c.PLAY_MINE, ("things", "state?")),  # onto the field of who plays them
    NodeSpec(ACTION, "reuse_special", c.REUSE_SPECIAL, ()),  # one used this turn, but for those named like this one
    NodeSpec(ACTION, "skip", c.SKIP, ("who", "phase")),  # in the next turn of that player
    NodeSpec(ACTION, "place_kind", c.PLACE_KIND, ("things", "var", "amount")),  # counters of the kind that was named
    NodeSpec(ACTION, "take_kind", c.TAKE_KIND, ("things", "var", "amount")),
    NodeSpec(
        ACTION, "gain_abilities_of", c.GAIN_ABILITIES_OF, ("things", "things", "object")
    ),  # action or special ones
    NodeSpec(ACTION, "lose_categories", c.LOSE_CATEGORIES, ("things",)),
    NodeSpec(
        CONDITION, "used_titled", c.USED_TITLED, ("things", "slug:title")
    ),  # this turn, a special ability of a name
    NodeSpec(AMOUNT, "lowest", c.LOWEST, ("aspect", "things")),
    NodeSpec(AMOUNT, "counter_kind", c.COUNTER_KIND, ("who", "things")),  # in `let`: a kind of counter on it, named now
    NodeSpec(AMOUNT, "kind_counters", c.KIND_COUNTERS, ("things", "var")),  # how many of the kind that was named
    NodeSpec(GROUP, "random", c.RANDOM, ("who", "amount")),  # in `let`: cards of a hand that chance picks now
    NodeSpec(TOGETHER, "different_and_cost", c.DIFFERENT_AND_COST, ("aspect",)),  # no two are alike in it or cost
    NodeSpec(
        TOGETHER, "one_each_within", c.ONE_EACH_WITHIN, ("aspect", "amount")
    ),  # one of each, of so much cost in all
    NodeSpec(DURATION, "end_of_my_turn", c.END_OF_MY_TURN, ()),
    NodeSpec(DURATION, "end_of_my_next_turn", c.END_OF_MY_NEXT_TURN, ()),
    # The end of an Active Phase: of the player whose effect it is, of the controller of each card.
    NodeSpec(DURATION, "my_next_active", c.MY_NEXT_ACTIVE, ()),
    NodeSpec(DURATION, "its_next_active", c.ITS_NEXT_ACTIVE, ()),
]
MORE_NODES: Final = FIELD_NODES + EFFECT_NODES
