"""What the reference tables of Digimon α say that no schema can. Read by scripts/docs_games.py."""

from scripts import docs_words_digimon as shared

NOTES = shared.with_own(
    {
        "action": {
            "set_damage": "In place of the 10 points of A-10.8.",
            "become_type": "The skill that the other Digimon uses follows it (A-12.2).",
            "not_destroyed": "Its skill still damages the other one.",
            "blank": "Special abilities only; skills stay.",
            "renew": "As A-7.10.",
            "look": "For the player who has the ability, nobody else.",
            "discard": "Is no destruction (A-13.4).",
            "destroy": "Digimon in play (A-13.3); other cards are only discarded.",
            "remove": "Out of the game, for good.",
            "evolve": "Asks for the evolution condition.",
            "exchange": "What lay there goes to the Dark Area.",
            "negate": "A Command or an option: what it does ends.",
            "extra_opportunity": "In the order of A-9.1.",
        },
        "cost": {
            "turn": "Not this card itself.",
            "send": "Not this card itself.",
            "remove": "From the Dark Area, out of the game.",
        },
        "event": {
            "burst": "Of A-8.3; `that` is how many cards were lost.",
            "destroyed": "Right after the card has left (A-13.4).",
        },
        "condition": {
            "alpha_battle": "The fight under way comes of an alpha attack (A-11).",
        },
        "duration": {
            "stays": "As long as this card is in play.",
            "on_box": "As long as a Digimon lies in the box, whichever.",
        },
        "keyword": {
            "stands_for_partner": "For conditions that ask for a second Digimon (A-1.12).",
            "placed_free": "For A-7.13 only.",
        },
    }
)
"""What one has to know of a node besides how it reads."""

EXAMPLES: dict[str, str] = {
    "swap_speed": "swap_speed self other",
    "cannot": "cannot self block",
    "must": "must self attack",
    "immune": "immune self options opponent",
    "look": "look opponent.hand",
    "count": "count {kind digimon, owner me}",
    "count_in": "count_in {kind digimon} me.dark_area",
    "has_on_sheet": "has_on_sheet me {class field, field DR}",
    "times": "times 20 me.supporters",
}
"""Calls of nodes that read better with other arguments than those of the tests."""

PROPERTIES: dict[str, str] = {
    "points": "points on the gauge",
    "level": "its level",
    "attack": "letter of the skill in use",
    "power": "printed power of the skill in use",
    "active": "the main Digimon of the own side in this battle, for `is`",
    "type": "its battle type",
    "speed": "its speed",
    "hp": "its HP",
    "cost": "its cost",
    "supporters": "how many Digimon support it",
    "hand": "the hand",
    "net_ocean": "the Net Ocean",
    "dark_area": "the Dark Area",
    "removed": "cards that are out of the game",
    "slots": "the option slots",
    "boxes": "the Digimon boxes; only the Digimon count, not what lies on them",
}

TABLES: dict[str, str] = {
    **shared.TABLES,
    "things": "cards that a word names: of a fight, of the event, or this one",
    "level": "a level",
    "step": "a step of preparation or evolution",
    "family": "a field icon",
    "class": "sort of option",
    "role": "what a Digimon does in the attack under way",
    "deed": "what Digimon do, or what is done to them",
    "part": "what a supporter need not share",
}

FACTS: dict[str, tuple[str, str]] = {
    **shared.CARD_FACTS,
    "kind": ("what kind of card (A-1.1)", '"digimon"'),
    "also": ("further names it counts as (slugs, A-7.20)", '["kelp-hound"]'),
    "parts": ("names that its own name holds as a part, if cards ask for them (slugs)", '["kelp"]'),
    "cost": ("its cost", "4"),
    "level": ("Digimon: its level", '"IV"'),
    "type": ("Digimon: its battle type", '"A"'),
    "speed": ("Digimon: its speed", "5"),
    "hp": ("Digimon: its HP", "460"),
    "skills": ("Digimon: the printed powers of its skills", '{"A": 480, "B": 380, "C": 260}'),
    "skill_names": ("Digimon: names of the skills", '{"A": "Tide Bite"}'),
    "condition": ("Digimon: from what it evolves; none for Level III and lower", '{"any": [{"name": "kelp-pup"}]}'),
    "limit_1": ("Digimon: the mark “limit 1”", "true"),
    "species": ("Digimon: its species (slug)", '"dinosaur"'),
    "attribute": ("Digimon: its attribute", '"Vaccine"'),
    "fields": ("Digimon: its field icons; a Field: those that it makes", '["DS"]'),
    "option_class": ("option: which sort (A-1.9)", '"ordinary"'),
    "doubt": ("fields that are no transcription, each with its mark", '{"speed": "inferred"}'),
}

STRUCTS: dict[str, dict[str, tuple[str, str]]] = {
    "Condition": {
        "any": ("what the card directly below must be: any one of these", '[{"name": "kelp-pup"}]'),
        "also": ("what is asked besides: all of these", '[{"discard_hand": 1}]'),
    },
    "Base": {
        "name": ("a name that it has or counts as (slug)", '"kelp-pup"'),
        "name_contains": ("a name that its name holds as a part (slug)", '"kelp"'),
        "level": ("its level", '"III"'),
        "type": ("its battle type", '"B"'),
        "field": ("a field icon that it has", '"DS"'),
        "attribute": ("its attribute", '"Virus"'),
    },
    "Also": {
        "option": ("an option that lies face up in the own slots (slug)", '"coral-gate"'),
        "discard_hand": ("so many hand cards to discard at 2-C", "1"),
        "partner": ("a second Digimon in play that goes to the Dark Area", '{"name": "kelp-king"}'),
    },
}
"""The structs inside a card line: one of `Also` holds exactly one of its fields."""

WORD_MEANINGS: dict[str, dict[str, str]] = {
    "Status": shared.STATUS,
    "Doubt": {
        "inferred": "follows from other facts",
        "from_series": "as in the other Digimon games",
        "example": "read in an example of the rules",
        "unverified": "read in one place that could not be checked",
        "ours": "our own wording or stand-in",
    },
}
"""Closed lists of words in pack lines, and what each says."""
