# form: interpreted
"""What words mention without naming it: the conventions by which print and tree are compared.

None is about a card: each tells what a word of the ability language, or of print, always brings with it.
"""

from collections.abc import Iterable
from typing import Final

from netocean.abilities.tree import AT_LEAST, AT_MOST
from netocean.abilities.tree import LESS as LESS_THAN
from netocean.abilities.tree import MORE as MORE_THAN

Mention = tuple[str, str]
"""What kind of thing is mentioned, and which."""


class Mentions:
    """What one side mentions: what the other must have too (`must`), and all of it (`whole`)."""

    def __init__(self) -> None:
        self.must: set[Mention] = set()
        self.whole: set[Mention] = set()

    def add(self, mentions: Iterable[Mention], must: bool = True) -> None:
        """Adds mentions; those that the other side may leave out are not `must`."""
        found = set(mentions)
        self.whole |= found
        if must:
            self.must |= found


SUMMON: Final = ("type", "summon")
CHARACTER: Final = ("type", "character")
OPPONENT: Final = ("who", "opponent")
LESS: Final = ("bound", "less")
MORE: Final = ("bound", "more")
MAY: Final = ("verb", "may")
IF: Final = ("link", "if")
ACTIVE: Final = ("state", "active")
FORWARD: Final = ("type", "forward")

OWN_NAME: Final = ("name", "own")
"""Means the name of the card itself, whichever that is."""

FREE: Final = frozenset([("number", "1"), ("number", "0")])
"""Numbers that are said without being printed, or printed without meaning: one card, no damage."""
NUMBERS_IN_WORDS: Final[dict[str, str]] = {
    "second": "2", "third": "3", "fourth": "4", "fifth": "5", "sixth": "6", "seventh": "7", "two": "2",
    "three": "3", "four": "4", "five": "5", "twice": "2", "double": "2", "doubled": "2", "half": "2",
}  # fmt: skip
PHRASES: Final[dict[str, dict[tuple[str, ...], str]]] = {
    "keyword": {
        ("haste",): "haste", ("brave",): "brave", ("first", "strike"): "first_strike",
        ("back", "attack"): "back_attack", ("freeze",): "freeze", ("frozen",): "freeze",
    },
    "zone": {
        ("hand",): "hand", ("hands",): "hand", ("deck",): "deck", ("decks",): "deck", ("break", "zone"): "break",
        ("break", "zones"): "break",
        ("damage", "zone"): "damage", ("from", "the", "game"): "removed", ("removed", "by"): "removed",
        ("discard",): "hand", ("discards",): "hand", ("discarded",): "hand", ("discarding",): "hand",
        ("search",): "deck", ("searches",): "deck", ("discarded", "to", "cast"): "spent",
    },
    "who": {
        ("opponent",): "opponent", ("opponent's",): "opponent", ("opponents",): "opponent", ("player",): "either",
        ("players",): "either", ("player's",): "either", ("controller",): "either",
    },
    "bound": {
        ("or", "less"): "less", ("inferior",): "less", ("or", "more"): "more", ("or", "higher"): "more",
        ("greater",): "more", ("up", "to"): "up to", ("any", "number"): "any", ("as", "you", "want"): "any",
        ("as", "many", "as", "possible"): "all",
    },
    "verb": {
        ("choose",): "choose", ("chooses",): "choose", ("break",): "break", ("breaks",): "break",
        ("broken",): "broken", ("draw",): "draw", ("draws",): "draws", ("cancel",): "cancel",
        ("cancelled",): "cancel", ("reveal",): "reveal", ("reveals",): "reveal", ("shows",): "reveal",
        ("look", "at"): "look", ("activate",): "activate", ("activates",): "activate", ("may",): "may",
    },
    "link": {
        ("when", "you", "do", "so"): "when", ("when", "they", "do", "so"): "when", ("if", "you", "do", "so"): "if",
        ("if", "they", "do", "so"): "if", (".", "when"): "another when",
    },
    "time": {
        ("until", "the", "end", "of", "the", "turn"): "this turn",
        ("until", "the", "end", "of", "the", "same", "turn"): "this turn", ("this", "turn"): "in this turn",
        ("once", "per", "turn"): "once", ("first", "time"): "first", ("during", "your", "turn"): "my turn",
        ("your", "main", "phase"): "in my turn", ("each", "of", "your", "turns"): "in my turn",
        ("at", "the", "end", "of", "that", "turn"): "in my turn",
    },
    "control": {
        ("you", "control"): "me", ("opponent", "controls"): "opponent", ("your",): "mine", ("you",): "mine",
        ("primes", "into"): "mine",
    },
    "but": {
        ("other", "than", "@self"): "self", ("other", "than"): "not", ("except",): "without",
        ("without",): "without", ("not",): "without", ("other",): "without", ("all",): "without",
        ("forming",): "without", ("with", "@self"): "not self", ("face", "down"): "without", ("face-down",): "without",
    },
    "state": {
        ("damaged",): "damaged", ("has", "received", "damage"): "damaged",
        ("been", "dealt", "damage"): "hurt", ("attacking",): "attacking",
        ("blocking",): "blocking", ("active",): "active", ("dull",): "dull", ("dulled",): "dull",
    },
}  # fmt: skip
"""Words of print by what they mention."""
OTHER_MEANING: Final = (("break", "zone"), ("break", "zones"), ("active", "phase"), ("draw", "phase"))
"""Words that are no verb and no state where this word follows."""
SAID_OTHERWISE: Final = frozenset(
    [
        ("state", "dull"),
        ("verb", "broken"),
        ("who", "either"),
        ("bound", "all"),
        ("time", "in this turn"),
        ("time", "in my turn"),
        ("control", "mine"),
        ("but", "without"),
        ("but", "not self"),
        ("link", "another when"),
        ("state", "hurt"),
        ("zone", "spent"),
        ("time", "first"),
    ]
)
"""What print also says as something that is done, or that has its own words in the tree."""
MEANS_TOO: Final[tuple[tuple[Mention, Mention], ...]] = (
    (("time", "in this turn"), ("time", "this turn")), (("time", "in my turn"), ("time", "my turn")),
    (("control", "mine"), ("control", "me")), (("but", "without"), ("but", "not")),
    (("but", "not self"), ("but", "self")),
    (("link", "another when"), ("link", "when")), (("state", "hurt"), ("state", "damaged")),
    (("zone", "spent"), ("zone", "break")), (("time", "first"), ("time", "once")),
)  # fmt: skip
"""Weaker wordings, and what in the tree they may stand for."""
SIGN_COSTS: Final = {"dull": "D", "same_name": "S"}
SIGNS: Final = ("D", "S")
"""Signs of costs that no other words may stand for (F-R13.3, F-R11.15)."""
TIMES: Final = {"my_turn": "my turn"}
ZONE_WORDS: Final = ("hand", "deck", "break", "damage", "removed", "lb")
BOUNDS: Final = {LESS_THAN: "less", AT_MOST: "less", MORE_THAN: "more", AT_LEAST: "more"}
STATES: Final = ("damaged", "attacking", "blocking", "active", "dull")
VERBS: Final = ("break", "cancel", "reveal", "look", "activate")
ANAPHORA: Final = ("this", "that", "those", "these", "chosen", "revealed", "other", "both", "same", "selected")
TELLING: Final = ("you", "opponent", "of", "other", "in", "controlled", "forming", "from", "on", "either")
"""What comes after "the Forwards" where it means more than what was named before."""

ZONES_OF_NODE: Final[dict[str, tuple[str, ...]]] = {
    "return": ("hand",), "add": ("hand",), "discard": ("hand",), "discard_cards": ("hand",),
    "discard_random": ("hand",), "discard_hand": ("hand",), "reveal_hand": ("hand",), "put": ("break",),
    "mill": ("deck", "break"), "top": ("deck",), "bottom": ("deck",), "top_or_bottom": ("deck",),
    "bottom_shuffled": ("deck",), "shuffle_in": ("deck",), "shuffle": ("deck",), "remove": ("removed",),
    "turned_until": ("deck",), "remove_top": ("deck", "removed"), "put_self": ("break",),
    "remove_self": ("removed",), "return_self": ("hand",), "discard_self": ("hand",), "bottom_self": ("deck",),
    "discarded": ("hand",), "discarded_by": ("hand",), "milled": ("deck", "break"), "returned": ("hand",),
    "removed": ("removed",), "leaves_break": ("break",), "max_hand": ("hand",), "discard_for_cp": ("hand",),
    "put_for_cp": ("break",), "damage_zone": ("damage",), "discard_any": ("hand",), "put_this_turn": ("break",),
    "searched": ("deck",), "removed_by_self": ("removed",), "removed_by": ("removed",),
    "remove_after_use": ("removed",), "return_after_use": ("hand",), "remove_different": ("removed",),
    "is_added": ("hand",), "is_discarded": ("hand",), "put_by": ("break",), "to_break": ("break",),
    "no_ex_from": ("damage",), "same_name_by": ("hand",), "under": ("deck",), "added": ("hand",),
    "found": ("deck", "hand"), "to_damage": ("damage",), "random": ("hand",),
    "discard_different": ("hand",),
    "to_deck": ("deck",),
}  # fmt: skip
"""Zones that print must name where a node stands."""

OPPONENT_TOO: Final = frozenset([
    "damages_player", "party_damages_player", "opponent_turn", "end_of_opponent_turn", "must_be_chosen",
    "be_chosen_by_summons", "be_chosen_by_abilities", "be_broken_by_opponent", "be_dulled", "be_put", "be_returned",
    "be_removed", "leave_by_opponent", "gain_power_by_opponent", "be_frozen", "lose_power",
])  # fmt: skip
"""Words and nodes that mean something of the opponent."""

SAID_OF_NODE: Final[dict[str, tuple[Mention, ...]]] = {
    "total_cost": (LESS,), "total_power": (LESS,), "one_each_within": (LESS,), "reveal_hand": (("verb", "reveal"),),
}  # fmt: skip
"""What print must say besides zones where a node stands."""

OF_WORD: Final[dict[str, tuple[Mention, ...]]] = {
    "summon_or_ability": (SUMMON, CHARACTER), "cast_summons": (SUMMON,), "cast_characters": (CHARACTER,),
    "be_chosen_by_summons": (SUMMON,), "be_chosen_by_any": (SUMMON,),
    "be_chosen_by_ex": (SUMMON, CHARACTER), "be_broken_by_opponent": (SUMMON,),
    "be_broken_by_effects": (SUMMON,), "be_dulled": (SUMMON,), "be_put": (SUMMON, ("zone", "break")),
    "be_returned": (SUMMON, ("zone", "hand")), "be_removed": (SUMMON, ("zone", "removed")),
    "leave_by_opponent": (SUMMON,), "lose_power": (SUMMON,), "gain_power": (SUMMON,),
    "gain_power_by_opponent": (SUMMON,), "be_frozen": (("keyword", "freeze"), SUMMON), "play_by_effect": (SUMMON,),
    "effect": (SUMMON,), "main_1": (("number", "1"),), "main_2": (("number", "2"),), "put": (("zone", "break"),),
    "milled": (("zone", "break"), ("zone", "deck")), "returned": (("zone", "hand"),), "search": (("zone", "deck"),),
    "discarded": (("zone", "hand"),), "discarded_by_me": (("zone", "hand"), SUMMON),
    "left_break": (("zone", "break"),), "together": (MORE,), "attacked": (("state", "attacking"),),
    "be_blocked": (OPPONENT,), "activate": (("verb", "activate"),),
}  # fmt: skip
"""What a word brings with it; print may leave it out."""
OF_NODE: Final[dict[str, tuple[Mention, ...]]] = {
    "double": (("number", "2"),), "double_power": (("number", "2"),), "halve_power": (("number", "2"),),
    "half_up": (("number", "2"), ("number", "1000")), "half_down": (("number", "2"), ("number", "1000")),
    "divide_damage": (("number", "1000"),), "in_phase": (("number", "2"),), "attacks": (("number", "2"),),
    "damages": (FORWARD,), "battle_damages": (FORWARD,), "breaks": (FORWARD,), "blocks": (FORWARD,),
    "is_blocked": (FORWARD,), "become_forward": (FORWARD,), "party_attacks": (FORWARD, MORE),
    "party_of": (FORWARD,), "any_party": (FORWARD,), "is_damaged_by": (SUMMON, ("control", "me"), ("but", "not")),
    "chosen": (SUMMON,), "chosen_by": (("verb", "choose"),), "must_be_chosen": (SUMMON, ("verb", "choose")),
    "discarded_by": (MORE,), "draws": (("verb", "draw"), ("verb", "draws")), "searched": (MORE,),
    "search": (("zone", "deck"),), "removed": (("zone", "removed"),), "is_discarded": (("zone", "break"),),
    "hasty_abilities": (("keyword", "haste"), ("sign", "D")), "dull": (ACTIVE,), "dulled": (ACTIVE,),
    "activated": (ACTIVE,), "damaged_by": (("state", "damaged"),), "cannot_be_blocked_by": (LESS, MORE),
    "paid_extra": (IF,), "cheaper_if": (IF, MAY), "remove_after_use": (IF,), "x": (("bound", "any"),),
    "blockers_of": (("state", "blocking"),), "least": (("bound", "up to"),), "forbid": (("bound", "up to"),),
    "extra_cost": (MAY,), "extra_cost_by": (MAY,), "cost_instead": (MAY,), "put_for_cp": (MAY,),
    "discard_for_cp": (MAY,), "may_cast": (MAY,), "may_cast_free": (MAY,), "cast_free_if": (MAY,),
    "max_attacks": (MAY,), "same_name_by": (MAY,), "must": (("time", "once"),),
    "party_damages_player": (("control", "me"),), "may_control_several": (("number", "2"), CHARACTER, MORE),
    "beside": (CHARACTER, ("control", "me")), "excludes": (CHARACTER,),
    "gain_coloured_of": (("element", "light"), ("element", "dark")),
    "warped": (("zone", "hand"), ("zone", "removed")), "damage_player_no_ex": (("zone", "damage"),),
    "plus": (("number", "2"),), "done_cards": (("zone", "break"), ("state", "damaged")),
    "kind_counters": (("number", "2"),), "reuse_special": (CHARACTER, ("but", "not")), "number": (("bound", "any"),),
    "paid_cards": (("zone", "hand"), ("zone", "removed"), ("zone", "break")),
    "cp_discards": (("zone", "hand"),), "join_attack": (("state", "attacking"),),
    "several": (("number", "2"), MORE, OWN_NAME),
    "named_coloured": (("element", "light"), ("element", "dark"), ("but", "not")),
}  # fmt: skip
"""What a node may be said with in print."""
