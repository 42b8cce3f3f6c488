"""The words of Final Fantasy TCG in the ability language, with the codes that running and writing them use.

Cards are named by *things*: a variable, `self`, `it` (the card of the event), a filter (all that fit on the field), or a
group in brackets. Names, jobs and categories are slugs.
"""

from typing import Final

from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    FORMS,
    GROUP,
    KEYWORD_ROLE,
    TOGETHER,
    NodeSpec,
    Vocabulary,
)
from netocean.games.fftcg.vocabulary import codes as c
from netocean.games.fftcg.vocabulary.nodes_effects import MORE_NODES
from netocean.games.fftcg.vocabulary.nodes_filters import FIELDS, PROPERTIES
from netocean.games.fftcg.vocabulary.words import TABLES

_ACTIONS: Final[list[NodeSpec]] = [
    # Damage (F-R14.17). The source is the card that has the ability, or the second things.
    NodeSpec(ACTION, "damage", c.DAMAGE, ("things", "amount", "things?")),
    NodeSpec(ACTION, "divide_damage", c.DIVIDE_DAMAGE, ("things", "amount")),
    NodeSpec(ACTION, "damage_player", c.DAMAGE_PLAYER, ("who", "amount")),
    NodeSpec(ACTION, "heal", c.HEAL, ("things",)),
    # Cards from zone to zone (F-R14.9-F-R14.12). `put` is into the Break Zone, `return` to the owner's hand from the
    # field, `add` to the hand from elsewhere.
    NodeSpec(ACTION, "break", c.BREAK, ("things",)),
    NodeSpec(ACTION, "put", c.PUT, ("things",)),
    NodeSpec(ACTION, "return", c.RETURN, ("things",)),
    NodeSpec(ACTION, "add", c.ADD, ("things",)),
    NodeSpec(ACTION, "remove", c.REMOVE, ("things",)),
    NodeSpec(ACTION, "play", c.PLAY, ("things", "state?", "who?")),
    NodeSpec(ACTION, "top", c.TOP, ("things",)),
    NodeSpec(ACTION, "bottom", c.BOTTOM, ("things",)),
    NodeSpec(ACTION, "top_or_bottom", c.TOP_OR_BOTTOM, ("things",)),
    NodeSpec(ACTION, "bottom_shuffled", c.BOTTOM_SHUFFLED, ("things",)),
    NodeSpec(ACTION, "shuffle_in", c.SHUFFLE_IN, ("things",)),
    NodeSpec(ACTION, "damage_zone", c.TO_DAMAGE_ZONE, ("things",)),
    NodeSpec(ACTION, "discard", c.DISCARD, ("things",)),
    NodeSpec(ACTION, "draw", c.DRAW, ("who", "amount")),
    NodeSpec(ACTION, "discard_cards", c.DISCARD_CARDS, ("who", "amount", "filter?")),
    NodeSpec(ACTION, "discard_random", c.DISCARD_RANDOM, ("who", "amount")),
    NodeSpec(ACTION, "discard_hand", c.DISCARD_HAND, ("who",)),
    NodeSpec(ACTION, "mill", c.MILL, ("who", "amount")),
    NodeSpec(ACTION, "reveal", c.REVEAL, ("things",)),
    NodeSpec(ACTION, "reveal_hand", c.REVEAL_HAND, ("who",)),
    NodeSpec(ACTION, "look", c.LOOK, ("things",)),
    NodeSpec(ACTION, "shuffle", c.SHUFFLE, ("who",)),
    NodeSpec(ACTION, "turn_down", c.TURN_DOWN, ("things",)),
    NodeSpec(ACTION, "turn_up", c.TURN_UP, ("things",)),
    # Status, counters, crystals.
    NodeSpec(ACTION, "dull", c.DULL, ("things",)),
    NodeSpec(ACTION, "activate", c.ACTIVATE, ("things",)),
    NodeSpec(ACTION, "freeze", c.FREEZE, ("things",)),
    NodeSpec(ACTION, "place", c.PLACE, ("things", "slug:counter", "amount")),
    NodeSpec(ACTION, "take", c.TAKE, ("things", "slug:counter", "amount?")),
    NodeSpec(ACTION, "gain_crystals", c.GAIN_CRYSTALS, ("who", "amount")),
    NodeSpec(ACTION, "pay", c.PAY, ("slug:cp",)),
    NodeSpec(ACTION, "pay_crystals", c.PAY_CRYSTALS, ("amount",)),
    # Values and texts of cards (F-R16.1, F-R16.2), in effects and in static abilities.
    NodeSpec(ACTION, "gain_power", c.GAIN_POWER, ("things", "amount")),
    NodeSpec(ACTION, "lose_power", c.LOSE_POWER, ("things", "amount")),
    NodeSpec(ACTION, "set_power", c.SET_POWER, ("things", "amount")),
    NodeSpec(ACTION, "double_power", c.DOUBLE_POWER, ("things",)),
    NodeSpec(ACTION, "halve_power", c.HALVE_POWER, ("things",)),
    NodeSpec(ACTION, "grant", c.GRANT, ("things", "keyword")),
    NodeSpec(ACTION, "take_away", c.TAKE_AWAY, ("things", "keyword")),
    NodeSpec(ACTION, "gain", c.GAIN, ("things", "ability")),
    NodeSpec(ACTION, "apply", c.APPLY, ("things", "ability")),
    NodeSpec(ACTION, "later", c.LATER, ("ability",)),
    NodeSpec(ACTION, "lose_abilities", c.LOSE_ABILITIES, ("things",)),
    NodeSpec(ACTION, "become_forward", c.BECOME_FORWARD, ("things", "amount?")),
    NodeSpec(ACTION, "gain_job", c.GAIN_JOB, ("things", "slug:job")),
    NodeSpec(ACTION, "set_job", c.SET_JOB, ("things", "slug:job")),
    NodeSpec(ACTION, "lose_jobs", c.LOSE_JOBS, ("things",)),
    NodeSpec(ACTION, "gain_jobs_of", c.GAIN_JOBS_OF, ("things", "things")),
    NodeSpec(ACTION, "gain_name", c.GAIN_NAME, ("things", "slug:name")),
    NodeSpec(ACTION, "set_element", c.SET_ELEMENT, ("things", "element")),
    NodeSpec(ACTION, "set_named_element", c.SET_NAMED_ELEMENT, ("things", "var")),
    NodeSpec(ACTION, "gain_element", c.GAIN_ELEMENT, ("things", "element")),
    NodeSpec(ACTION, "all_elements", c.ALL_ELEMENTS, ("things",)),
    NodeSpec(ACTION, "set_cost", c.SET_COST, ("things", "amount")),
    NodeSpec(ACTION, "control", c.CONTROL, ("things", "who")),
    NodeSpec(ACTION, "cannot", c.CANNOT, ("things", "ban")),
    NodeSpec(ACTION, "cannot_be_blocked_by", c.CANNOT_BE_BLOCKED_BY, ("things", "filter")),
    NodeSpec(ACTION, "cannot_be_chosen_by", c.CANNOT_BE_CHOSEN_BY, ("things", "whose", "filter")),
    NodeSpec(ACTION, "must", c.MUST, ("things", "duty")),
    NodeSpec(ACTION, "must_be_chosen", c.MUST_BE_CHOSEN, ("things",)),
    NodeSpec(ACTION, "attacks", c.ATTACKS, ("things", "amount")),
    NodeSpec(ACTION, "any_party", c.ANY_PARTY, ("things", "filter?")),
    NodeSpec(ACTION, "end_attack", c.END_ATTACK, ("things",)),
    # What players may do (F-R16.13).
    NodeSpec(ACTION, "forbid", c.FORBID, ("who", "player_ban", "filter?")),
    NodeSpec(ACTION, "cheaper", c.CHEAPER, ("things", "amount")),
    NodeSpec(ACTION, "dearer", c.DEARER, ("things", "amount")),
    NodeSpec(ACTION, "cheaper_but_one", c.CHEAPER_BUT_ONE, ("things", "amount")),
    NodeSpec(ACTION, "cheaper_abilities", c.CHEAPER_ABILITIES, ("things", "amount", "object?")),
    NodeSpec(ACTION, "extra_cost", c.EXTRA_COST, ("things", "slug:cp")),
    NodeSpec(ACTION, "attack_cost", c.ATTACK_COST, ("things", "slug:cp")),
    NodeSpec(ACTION, "block_cost", c.BLOCK_COST, ("things", "slug:cp")),
    NodeSpec(ACTION, "cheaper_if", c.CHEAPER_IF, ("things", "amount", "ability")),
    NodeSpec(ACTION, "cost_instead", c.COST_INSTEAD, ("things", "slug:cp")),
    NodeSpec(ACTION, "cast_free_if", c.CAST_FREE_IF, ("things", "ability")),
    NodeSpec(ACTION, "cannot_cast", c.CANNOT_CAST, ("things",)),
    NodeSpec(ACTION, "only_cast", c.ONLY_CAST, ("things", "how")),
    NodeSpec(ACTION, "only_pay", c.ONLY_PAY, ("things", "element")),
    NodeSpec(ACTION, "only_pay_with", c.ONLY_PAY_WITH, ("things", "filter")),
    NodeSpec(ACTION, "any_pay", c.ANY_PAY, ("things",)),
    NodeSpec(ACTION, "produce", c.PRODUCE, ("things", "element")),
    NodeSpec(ACTION, "produce_any", c.PRODUCE_ANY, ("things", "filter?")),
    NodeSpec(ACTION, "discard_for_cp", c.DISCARD_FOR_CP, ("things", "amount", "element?")),
    NodeSpec(ACTION, "put_for_cp", c.PUT_FOR_CP, ("things", "amount", "element?")),
    NodeSpec(ACTION, "back_attack", c.BACK_ATTACK, ("things",)),
    NodeSpec(ACTION, "may_cast", c.MAY_CAST, ("things", "place?")),
    NodeSpec(ACTION, "cast", c.CAST, ("things",)),
    NodeSpec(ACTION, "cast_free", c.CAST_FREE, ("things",)),
    NodeSpec(ACTION, "cast_cheaper", c.CAST_CHEAPER, ("things", "amount")),
    NodeSpec(ACTION, "may_cast_free", c.MAY_CAST_FREE, ("things",)),
    NodeSpec(ACTION, "max_hand", c.MAX_HAND, ("who", "amount")),
    NodeSpec(ACTION, "extra_triggers", c.EXTRA_TRIGGERS, ("filter",)),
    # Other.
    NodeSpec(ACTION, "cancel", c.CANCEL, ("things",)),
    NodeSpec(ACTION, "use_ability_of", c.USE_ABILITY_OF, ("things", "object")),
    NodeSpec(ACTION, "retarget", c.RETARGET, ("things", "filter?")),
    NodeSpec(ACTION, "extra_turn", c.EXTRA_TURN, ("who",)),
    NodeSpec(ACTION, "extra_attack_phase", c.EXTRA_ATTACK_PHASE, ()),
    NodeSpec(ACTION, "win", c.WIN, ("who",)),
    NodeSpec(ACTION, "join_attack", c.JOIN_ATTACK, ("things",)),
    NodeSpec(ACTION, "use_ex", c.USE_EX, ("things",)),
    NodeSpec(ACTION, "again", c.AGAIN, ()),
    # In replacements (F-R16.5-F-R16.9).
    NodeSpec(ACTION, "becomes", c.BECOMES, ("amount",)),
    NodeSpec(ACTION, "reduce", c.REDUCE, ("amount",)),
    NodeSpec(ACTION, "increase", c.INCREASE, ("amount",)),
    NodeSpec(ACTION, "double", c.DOUBLE, ()),
    NodeSpec(ACTION, "redirect", c.REDIRECT, ("things",)),
    NodeSpec(ACTION, "nothing", c.NOTHING, ()),
    NodeSpec(ACTION, "not_reduced", c.NOT_REDUCED, ("things",)),
]

_COSTS: Final[list[NodeSpec]] = [
    NodeSpec(COST, "cp", c.COST_CP, ("slug:cp",)),
    NodeSpec(COST, "crystals", c.COST_CRYSTALS, ("amount",)),
    NodeSpec(COST, "dull", c.COST_DULL, ()),
    NodeSpec(COST, "same_name", c.COST_SAME_NAME, ()),
    NodeSpec(COST, "put_self", c.COST_PUT_SELF, ()),
    NodeSpec(COST, "remove_self", c.COST_REMOVE_SELF, ()),
    NodeSpec(COST, "return_self", c.COST_RETURN_SELF, ()),
    NodeSpec(COST, "discard_self", c.COST_DISCARD_SELF, ()),
    NodeSpec(COST, "bottom_self", c.COST_BOTTOM_SELF, ()),
    NodeSpec(COST, "put", c.COST_PUT, ("amount", "filter")),
    NodeSpec(COST, "discard", c.COST_DISCARD, ("amount", "filter?")),
    NodeSpec(COST, "dull_others", c.COST_DULL_OTHERS, ("amount", "filter")),
    NodeSpec(COST, "return", c.COST_RETURN, ("amount", "filter")),
    NodeSpec(COST, "remove", c.COST_REMOVE, ("amount", "filter", "place")),
    NodeSpec(COST, "bottom", c.COST_BOTTOM, ("amount", "filter", "place")),
    NodeSpec(COST, "take", c.COST_TAKE, ("slug:counter", "amount", "filter?")),
    NodeSpec(COST, "mill", c.COST_MILL, ("amount",)),
    NodeSpec(COST, "remove_top", c.COST_REMOVE_TOP, ("amount",)),
    NodeSpec(COST, "damage_self", c.COST_DAMAGE_SELF, ("amount",)),
    NodeSpec(COST, "reveal", c.COST_REVEAL, ("amount", "filter")),
    NodeSpec(COST, "freeze_self", c.COST_FREEZE_SELF, ()),
    NodeSpec(COST, "discard_any", c.COST_DISCARD_ANY, ("filter?",)),
]

_CONDITIONS: Final[list[NodeSpec]] = [
    NodeSpec(CONDITION, "my_turn", c.MY_TURN, ()),
    NodeSpec(CONDITION, "opponent_turn", c.OPPONENT_TURN, ()),
    NodeSpec(CONDITION, "in_phase", c.IN_PHASE, ("phase",)),
    NodeSpec(CONDITION, "entered_by", c.ENTERED_BY, ("things", "how")),
    NodeSpec(CONDITION, "by_ex", c.BY_EX, ()),  # this is an EX Burst
    NodeSpec(CONDITION, "paid_extra", c.PAID_EXTRA, ()),
    NodeSpec(CONDITION, "paid_with", c.PAID_WITH, ("element",)),  # CP of this element were paid for this
    NodeSpec(CONDITION, "paid_only_with", c.PAID_ONLY_WITH, ("filter",)),
    NodeSpec(CONDITION, "same", c.SAME, ("things", "things", "aspect")),
    NodeSpec(CONDITION, "battling", c.BATTLING, ("things", "filter")),
    NodeSpec(CONDITION, "in_zone", c.IN_ZONE, ("things", "place")),
    NodeSpec(CONDITION, "exists", c.EXISTS, ("things",)),
    NodeSpec(CONDITION, "party_with", c.PARTY_WITH, ("filter",)),
    NodeSpec(CONDITION, "first_time", c.FIRST_TIME, ()),  # its event happens for the first time this turn
]

_AMOUNTS: Final[list[NodeSpec]] = [
    NodeSpec(AMOUNT, "count", c.COUNT, ("things", "place?", "whose?")),
    NodeSpec(AMOUNT, "kinds", c.KINDS, ("aspect", "things")),  # how many different names, elements …
    NodeSpec(AMOUNT, "most_alike", c.MOST_ALIKE, ("aspect", "things")),
    NodeSpec(AMOUNT, "power", c.POWER, ("things",)),
    NodeSpec(AMOUNT, "cost", c.COST_OF, ("things",)),
    NodeSpec(AMOUNT, "highest", c.HIGHEST, ("aspect", "things")),
    NodeSpec(AMOUNT, "damage_on", c.DAMAGE_ON, ("things",)),
    NodeSpec(AMOUNT, "counters", c.COUNTERS, ("things", "slug:counter")),
    NodeSpec(AMOUNT, "any_counters", c.ANY_COUNTERS, ("things",)),
    NodeSpec(AMOUNT, "that", c.THAT, ()),  # the amount of the event
    NodeSpec(AMOUNT, "x", c.X, ()),
    NodeSpec(AMOUNT, "times", c.TIMES, ("amount", "amount")),
    NodeSpec(AMOUNT, "plus", c.PLUS, ("amount", "amount")),
    NodeSpec(AMOUNT, "minus", c.MINUS, ("amount", "amount")),
    NodeSpec(AMOUNT, "divided", c.DIVIDED, ("amount", "amount")),  # rounded down, as cards say
    NodeSpec(AMOUNT, "half_up", c.HALF_UP, ("amount",)),
    NodeSpec(AMOUNT, "half_down", c.HALF_DOWN, ("amount",)),
    NodeSpec(AMOUNT, "least", c.LEAST, ("amount", "amount")),
    NodeSpec(AMOUNT, "this_turn", c.THIS_TURN, ("happening", "whose", "filter?")),  # how often it happened this turn
    NodeSpec(AMOUNT, "done", c.DONE_AMOUNT, ()),  # how many the former step did something to
    NodeSpec(AMOUNT, "paid", c.PAID, ()),  # CP paid for this
    NodeSpec(AMOUNT, "number", c.NUMBER, ("who", "amount", "amount")),  # in `let`: a number that is chosen now
    NodeSpec(AMOUNT, "named", c.NAMED, ("who", "aspect")),  # in `let`: an element, job, type or name that is named now
]

_GROUPS: Final[list[NodeSpec]] = [
    NodeSpec(GROUP, "every", c.EVERY, ("filter", "place", "whose?")),
    NodeSpec(GROUP, "top", c.TOP_CARDS, ("who", "amount")),
    NodeSpec(GROUP, "turned_until", c.TURNED_UNTIL, ("who", "amount", "filter")),
    NodeSpec(GROUP, "rest", c.REST, ("var",)),
    NodeSpec(GROUP, "among", c.AMONG, ("var", "filter")),
    NodeSpec(GROUP, "both", c.BOTH_THINGS, ("things", "things")),
    NodeSpec(GROUP, "other_of", c.OTHER_OF, ("var", "var")),
    NodeSpec(GROUP, "first_of", c.FIRST_OF, ("var",)),
    NodeSpec(GROUP, "blockers_of", c.BLOCKERS_OF, ("things",)),
    NodeSpec(GROUP, "party_of", c.PARTY_OF, ("things",)),
    NodeSpec(GROUP, "source_of", c.SOURCE_OF, ("things",)),
    NodeSpec(GROUP, "chosen_by", c.CHOSEN_BY, ("things",)),
    NodeSpec(GROUP, "removed_by_self", c.REMOVED_BY_SELF, ()),
    NodeSpec(GROUP, "paid_cards", c.PAID_CARDS, ()),
    NodeSpec(GROUP, "stack", c.STACK_OBJECTS, ()),
    NodeSpec(GROUP, "cp_discards", c.CP_DISCARDS, ()),  # discarded for the CP that was paid for this
    NodeSpec(GROUP, "done_cards", c.DONE_CARDS, ()),  # those the former step did something to
]

_EVENTS: Final[list[NodeSpec]] = [
    NodeSpec(EVENT, "enters", c.EV_ENTERS, ("things", "how?")),
    NodeSpec(EVENT, "leaves", c.EV_LEAVES, ("things",)),
    NodeSpec(EVENT, "put", c.EV_PUT, ("things", "place?")),  # into the Break Zone, from the field
    NodeSpec(EVENT, "broken", c.EV_BROKEN, ("things",)),
    NodeSpec(EVENT, "returned", c.EV_RETURNED, ("things",)),
    NodeSpec(EVENT, "removed", c.EV_REMOVED, ("things", "place?")),
    NodeSpec(EVENT, "attacks", c.EV_ATTACKS, ("things",)),
    NodeSpec(EVENT, "attack_declared", c.EV_ATTACK_DECLARED, ("whose", "amount?")),
    NodeSpec(EVENT, "party_attacks", c.EV_PARTY, ("things", "filter?", "amount?")),
    NodeSpec(EVENT, "blocks", c.EV_BLOCKS, ("things", "filter?")),
    NodeSpec(EVENT, "is_blocked", c.EV_IS_BLOCKED, ("things", "filter?")),
    NodeSpec(EVENT, "unblocked", c.EV_UNBLOCKED, ("things",)),
    NodeSpec(EVENT, "damages", c.EV_DAMAGES, ("things", "filter?")),  # deals damage to a Forward
    NodeSpec(EVENT, "battle_damages", c.EV_BATTLE_DAMAGES, ("things", "filter?")),
    NodeSpec(EVENT, "damages_player", c.EV_DAMAGES_PLAYER, ("things",)),
    NodeSpec(EVENT, "is_damaged", c.EV_IS_DAMAGED, ("things", "filter?")),
    NodeSpec(EVENT, "is_damaged_by", c.EV_IS_DAMAGED_BY, ("things", "whose", "object", "filter?")),
    NodeSpec(EVENT, "takes_point", c.EV_TAKES_POINT, ("whose", "amount?")),
    NodeSpec(EVENT, "breaks", c.EV_BREAKS, ("things", "filter?")),
    NodeSpec(EVENT, "chosen", c.EV_CHOSEN, ("things", "whose", "object", "filter?")),  # the filter: of what card
    NodeSpec(EVENT, "cast", c.EV_CAST, ("whose", "filter?", "how?")),
    NodeSpec(EVENT, "used", c.EV_USED, ("whose", "object", "filter?")),
    NodeSpec(EVENT, "ex_used", c.EV_EX_USED, ("whose",)),
    NodeSpec(EVENT, "discarded", c.EV_DISCARDED, ("whose", "filter?")),
    NodeSpec(
        EVENT, "discarded_by", c.EV_DISCARDED_BY, ("whose", "whose", "object", "filter?")
    ),  # from whose hand, by whose
    NodeSpec(EVENT, "draws", c.EV_DRAWS, ("whose",)),
    NodeSpec(EVENT, "milled", c.EV_MILLED, ("whose", "filter?")),  # put from the deck into the Break Zone
    NodeSpec(EVENT, "searched", c.EV_SEARCHED, ("whose",)),
    NodeSpec(EVENT, "leaves_break", c.EV_LEAVES_BREAK, ("whose", "filter?")),
    NodeSpec(EVENT, "dulled", c.EV_DULLED, ("things", "whose?", "object?")),
    NodeSpec(EVENT, "activated", c.EV_ACTIVATED, ("things", "whose?", "object?")),
    NodeSpec(EVENT, "frozen", c.EV_FROZEN, ("things",)),
    NodeSpec(EVENT, "counter_placed", c.EV_COUNTER_PLACED, ("things", "slug:counter")),
    NodeSpec(EVENT, "counter_taken", c.EV_COUNTER_TAKEN, ("things", "slug:counter")),
    NodeSpec(EVENT, "last_counter", c.EV_LAST_COUNTER, ("things", "slug:counter")),
    NodeSpec(EVENT, "crystal_gained", c.EV_CRYSTAL_GAINED, ("whose",)),
    NodeSpec(EVENT, "crystal_paid", c.EV_CRYSTAL_PAID, ("whose",)),
    NodeSpec(EVENT, "warped", c.EV_WARPED, ("whose", "filter?")),
    NodeSpec(EVENT, "primes", c.EV_PRIMES, ("things", "slug:name?")),
    NodeSpec(EVENT, "begins", c.EV_BEGINS, ("phase", "whose")),
    NodeSpec(EVENT, "end_of_turn", c.EV_END_OF_TURN, ("whose",)),
    NodeSpec(EVENT, "state", c.EV_STATE, ()),  # F-R13.16: when its condition becomes true
    NodeSpec(EVENT, "added", c.EV_ADDED, ("whose", "place?")),  # cards added to a hand from the Break Zone
    NodeSpec(EVENT, "power_lost", c.EV_POWER_LOST, ("things",)),
    NodeSpec(EVENT, "paid_cp", c.EV_PAID_CP, ("things",)),  # dulled to pay
]

_DURATIONS: Final[list[NodeSpec]] = [
    NodeSpec(DURATION, "end_of_turn", c.END_OF_THIS_TURN, ()),
    NodeSpec(DURATION, "end_of_opponent_turn", c.END_OF_OPPONENT_TURN, ()),
    NodeSpec(DURATION, "end_of_next_turn", c.END_OF_NEXT_TURN, ()),
    NodeSpec(DURATION, "my_next_turn", c.MY_NEXT_TURN, ()),
    NodeSpec(DURATION, "used", c.UNTIL_USED, ()),  # once, this turn: "your next Summon"
    NodeSpec(DURATION, "self_leaves", c.SELF_LEAVES, ()),  # for as long as this card is on the field
    NodeSpec(DURATION, "control_lost", c.CONTROL_LOST, ()),
    NodeSpec(DURATION, "end_of_attack", c.END_OF_ATTACK, ()),
]

_KEYWORDS: Final[list[NodeSpec]] = [
    NodeSpec(KEYWORD_ROLE, "haste", c.KW_HASTE, ()),
    NodeSpec(KEYWORD_ROLE, "brave", c.KW_BRAVE, ()),
    NodeSpec(KEYWORD_ROLE, "first_strike", c.KW_FIRST_STRIKE, ()),
    NodeSpec(KEYWORD_ROLE, "back_attack", c.KW_BACK_ATTACK, ()),
    NodeSpec(KEYWORD_ROLE, "limit_break", c.KW_LIMIT_BREAK, ("amount",)),
    NodeSpec(KEYWORD_ROLE, "warp", c.KW_WARP, ("amount", "slug:cp")),
    NodeSpec(KEYWORD_ROLE, "priming", c.KW_PRIMING, ("slug:name", "slug:cp")),
    NodeSpec(KEYWORD_ROLE, "also_named", c.KW_ALSO_NAMED, ("slug:name",)),
    NodeSpec(KEYWORD_ROLE, "also_job", c.KW_ALSO_JOB, ("slug:job",)),
    NodeSpec(KEYWORD_ROLE, "also_element", c.KW_ALSO_ELEMENT, ("element",)),
    NodeSpec(KEYWORD_ROLE, "all_jobs", c.KW_ALL_JOBS, ()),
    NodeSpec(KEYWORD_ROLE, "copies", c.KW_COPIES, ("amount",)),
    NodeSpec(KEYWORD_ROLE, "enters_dull", c.KW_ENTERS_DULL, ()),
    NodeSpec(KEYWORD_ROLE, "enters_active", c.KW_ENTERS_ACTIVE, ()),
    NodeSpec(KEYWORD_ROLE, "several", c.KW_SEVERAL, ()),  # any number of this name on the field
]

_TOGETHER: Final[list[NodeSpec]] = [
    NodeSpec(TOGETHER, "different", c.DIFFERENT, ("aspect",)),
    NodeSpec(TOGETHER, "alike", c.ALIKE, ("aspect",)),
    NodeSpec(TOGETHER, "total_cost", c.TOTAL_COST, ("amount",)),
    NodeSpec(TOGETHER, "total_power", c.TOTAL_POWER, ("amount",)),
    NodeSpec(TOGETHER, "one_each", c.ONE_EACH, ("aspect",)),
]

VOCABULARY: Final = Vocabulary(
    "fftcg",
    TABLES,
    _ACTIONS + _COSTS + _CONDITIONS + _AMOUNTS + _GROUPS + _EVENTS + _DURATIONS + _KEYWORDS + _TOGETHER + MORE_NODES,
    PROPERTIES,
    FIELDS,
    FORMS,
)
