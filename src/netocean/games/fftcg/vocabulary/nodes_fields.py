"""Nodes that only field abilities and replacements use: what may be played, cast, paid and blocked."""

from typing import Final

from netocean.abilities.vocabulary import ACTION, COST, EVENT, KEYWORD_ROLE, NodeSpec
from netocean.games.fftcg.vocabulary import codes as c

FIELD_NODES: Final[list[NodeSpec]] = [
    # What things may do on the field.
    NodeSpec(ACTION, "cannot_block", c.CANNOT_BLOCK, ("things", "filter")),
    NodeSpec(ACTION, "cannot_gain", c.CANNOT_GAIN, ("things", "keyword")),
    NodeSpec(ACTION, "enter_dull", c.ENTER_DULL, ("things",)),
    NodeSpec(ACTION, "no_triggers", c.NO_TRIGGERS, ("filter",)),  # when such cards enter the field, nothing triggers
    NodeSpec(ACTION, "max_attacks", c.MAX_ATTACKS, ("who", "amount")),  # attacks declared in a turn
    NodeSpec(ACTION, "hasty_abilities", c.HASTY_ABILITIES, ("things", "object?")),  # use action abilities as with Haste
    NodeSpec(ACTION, "no_ex_from", c.NO_EX_FROM, ("things", "filter?")),  # cards that their damage turns over
    NodeSpec(ACTION, "unreduced", c.UNREDUCED, ()),  # in a replacement: this damage cannot be reduced
    NodeSpec(ACTION, "replace", c.REPLACE, ("ability",)),  # a replacement that is on no thing, for a time
    NodeSpec(ACTION, "gain_coloured_of", c.GAIN_COLOURED_OF, ("things", "things")),  # their elements but Light and Dark
    # What cards cost, and with what it is paid (F-R11.13).
    NodeSpec(ACTION, "cast_cost", c.CAST_COST, ("things", "amount")),  # the cost to cast becomes this
    NodeSpec(ACTION, "any_pay_priming", c.ANY_PAY_PRIMING, ("things",)),
    NodeSpec(ACTION, "any_pay_warp", c.ANY_PAY_WARP, ("things",)),
    NodeSpec(ACTION, "cheaper_to", c.CHEAPER_TO, ("things", "amount", "amount")),  # the last is the least that it costs
    NodeSpec(ACTION, "dearer_abilities", c.DEARER_ABILITIES, ("things", "amount", "object?")),
    NodeSpec(ACTION, "extra_cost_by", c.EXTRA_COST_BY, ("things", "ability")),
    NodeSpec(ACTION, "produce_elements_of", c.PRODUCE_ELEMENTS_OF, ("things", "things")),
    NodeSpec(ACTION, "same_name_by", c.SAME_NAME_BY, ("things", "filter")),  # may be discarded for {S} instead
    NodeSpec(ACTION, "crystal_for_same_name", c.CRYSTAL_FOR_SAME_NAME, ("things",)),
    NodeSpec(ACTION, "free_special_if", c.FREE_SPECIAL_IF, ("things", "ability")),  # these costs in place of its own
    NodeSpec(
        COST, "only_with", c.COST_ONLY_WITH, ("filter",)
    ),  # all CP for this must come from such cards of the field
    NodeSpec(COST, "only_cp", c.COST_ONLY_CP, ("slug:cp",)),  # all CP for this must be of one of these elements
    NodeSpec(COST, "discard_different", c.COST_DISCARD_DIFFERENT, ("amount", "filter", "aspect")),
    NodeSpec(COST, "remove_different", c.COST_REMOVE_DIFFERENT, ("amount", "filter", "place", "aspect")),
    # What may be played (F-R12.6): `how` and `place` say by what and from where it may not.
    NodeSpec(ACTION, "cannot_be_played", c.CANNOT_BE_PLAYED, ("things", "how?", "place?")),
    NodeSpec(ACTION, "may_control_several", c.MAY_CONTROL_SEVERAL, ("element",)),
    NodeSpec(KEYWORD_ROLE, "also_type", c.KW_ALSO_TYPE, ("type",)),
    NodeSpec(KEYWORD_ROLE, "excludes", c.KW_EXCLUDES, ("slug:name",)),  # neither is played beside the other
    NodeSpec(KEYWORD_ROLE, "beside", c.KW_BESIDE, ("element",)),  # may be played beside others of this element
    # Events that only replacements wait for.
    NodeSpec(EVENT, "leaves_by", c.EV_LEAVES_BY, ("things", "whose", "object")),
    NodeSpec(EVENT, "to_break", c.EV_TO_BREAK, ("whose", "filter?")),  # into the Break Zone of a player, from anywhere
    NodeSpec(EVENT, "player_damaged", c.EV_PLAYER_DAMAGED, ("whose",)),
]
