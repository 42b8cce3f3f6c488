"""What the reference tables of the Appmon card game say that no schema can. Read by scripts/docs_games.py."""

from scripts import docs_words_digimon as shared

NOTES = shared.with_own(
    {
        "action": {
            "become_type": "The attack that the other one uses follows it (P-8.1).",
            "set_plug": "Links that are there stay; new ones ask for the new symbols (P-9.2).",
            "add_link": "What links give when they are made.",
            "multiply_loss": "What the table of the winner's grade gives (P-10.1).",
            "halve_loss": "A multiple of ten, rounded down.",
            "keep_form": "Over P-10.2.",
            "free_chips": "Over P-7.3 and P-9.7.",
            "repeat_battle": "In the Point phase, once a turn.",
            "refill": "As P-6.3.",
            "renew": "As P-10.5.",
            "look": "For the player who has the ability, nobody else.",
            "evolve": "Pays what is printed, now.",
            "fuse": "The second variable is the material.",
            "evolve_free": "Asks for a fitting card below, and for nothing more.",
            "exchange": "Into an empty box it is laid. Nothing happens while a card lies on the base.",
            "link": "Beside the links of P-9.1; its symbol must be on the plug (P-9.2).",
            "negate": "Open Options only.",
            "copy": "Another open Option; it acts for who has this card.",
        },
        "cost": {
            "send": "Not this card itself.",
            "remove": "They lie on the Point Gauge, out of play.",
        },
        "condition": {
            "has_on_sheet": "Appmon Box, open Options, links.",
            "is_evolved": "A card lies on the base.",
        },
        "amount": {"link_power": "Of all cards that are linked now."},
        "event": {
            "evolved": "This card only, also where it was passed through.",
            "attack_added": "Answers itself as well: bound it.",
            "end_of_phase": "Of every phase.",
            "links": "This card only.",
            "linked": "Any card or chip, with the own fighting card.",
            "leaves_play": "This card only.",
        },
        "limit": {
            "at_use": "Also without a limit.",
            "turns": "The turn of its use is the first.",
            "with_active": "Until the card that fought at its use leaves.",
        },
        "duration": {"turns": "This turn is the first."},
        "keyword": {
            "stands_for_partner": "As material (P-7.3).",
            "kept": "In Preparation, from a slot (P-6.2).",
        },
    }
)
"""What one has to know of a node besides how it reads."""

EXAMPLES: dict[str, str] = {
    "forbid": "forbid opponent options",
    "immune": "immune options opponent",
    "look": "look opponent.hand",
    "fuse": "fuse $a $b",
    "times": "times 20 me.hand",
}
"""Calls of nodes that read better with other arguments than those of the tests."""

PROPERTIES: dict[str, str] = {
    "points": "points on the gauge",
    "grade": "grade of the fighting card",
    "type": "its battle type",
    "attack": "letter of the attack in use",
    "power": "printed power of the attack in use",
    "active": "the fighting card, for `is`",
    "base": "the card under a fused or evolved one, else the card itself, for `is`",
    "link": "the linked cards, for `is`: one of them is enough",
    "hand": "the hand",
    "deck": "the deck",
    "discard_pile": "the discard pile",
    "removed": "cards that are out of play",
    "slots": "all Option Slots",
    "fusion_box": "the Fusion Box",
    "links": "the linked cards",
    "chips": "the chips that are left",
    "box": "the Appmon Box",
}

TABLES: dict[str, str] = {
    **shared.TABLES,
    "grade": "a grade",
    "symbol": "a symbol of a plug or a link",
    "source": "whose effects are kept away",
}

FACTS: dict[str, tuple[str, str]] = {
    **shared.CARD_FACTS,
    "kind": ("what kind of card, or a chip (P-1.1)", '"appmon"'),
    "also": ("further names it counts as (slugs)", '["kelp-hound"]'),
    "parts": ("names that its own name holds as a part, if cards ask for them (slugs)", '["kelp"]'),
    "rarity": ("the letter of its rarity", '"R"'),
    "grade": ("1 Standard, 2 Super, 3 Ultimate, 4 God (P-1.3, P-1.7)", "2"),
    "attributes": ("its attributes (P-1.4)", '["Social", "Navi"]'),
    "type": ("its battle type", '"A"'),
    "attack": ("printed powers of the attacks; nothing for an unknown one", '{"A": 460, "B": 360, "C": null}'),
    "attack_names": ("names of the attacks", '{"A": "Tide Search"}'),
    "cancels": ("an attack, and the opposing letters that it sets to 0 (P-8.3)", '{"C": "A"}'),
    "lost_points": ("points lost against Standard, Super, Ultimate, God (P-1.6)", "[20, 10, 10, 10]"),
    "fusion": ("Appmon: pairs of partners, one pair for each way (P-7.1)", '[[{"name": "kelp-pup"}, {"grade": 1}]]'),
    "evolution": ("Digimon: how it evolves (P-7.7)", '{"bases": [{"name": "kelp-pup"}], "circles": 2}'),
    "plug": ("Appmon: its two symbols (P-1.2)", '["●", "■"]'),
    "link": ("Appmon: its link power (P-1.2)", '{"symbol": "■", "amount": 200}'),
    "option_class": ("Option: which sort (P-1.8)", '"battle"'),
    "win_rate": ("Option: one of the two that evolutions of the first game ask for (P-7.7)", "40"),
    "drive": ("Option: an Appli Drive (P-11.3)", "true"),
    "picture": ("chip: tells apart chips of one name (P-3.4)", '"b"'),
    "doubt": ("fields that are no transcription, each with its mark", '{"grade": "inferred"}'),
}

STRUCTS: dict[str, dict[str, tuple[str, str]]] = {
    "Partner": {
        "name": ("a name that it has or counts as (slug)", '"kelp-pup"'),
        "grade": ("its grade", "1"),
        "attribute": ("its attribute", '"Navi"'),
        "kind": ("the other kind of fighter, where it asks for one (P-7.8)", '"digimon"'),
    },
    "Evolution": {
        "bases": ("on which cards: one of these", '[{"name": "kelp-pup"}]'),
        "circles": ("circles to pay", "2"),
        "crosses": ("crosses to pay", "1"),
        "cards": ("one card of each name besides (slugs)", '["coral-gate"]'),
    },
    "Link": {
        "symbol": ("the symbol that must be on the plug (P-9.2)", '"■"'),
        "amount": ("what the power of the fighting Appmon goes up by (P-9.3)", "200"),
    },
}
"""The structs inside a card line."""

WORD_MEANINGS: dict[str, dict[str, str]] = {
    "Status": shared.STATUS,
    "Doubt": {
        "inferred": "follows from other facts",
        "from_series": "as in the series, or in the other Digimon games",
        "single-source": "there is one source only",
        "unverified": "read in one place that could not be checked",
        "contradicted": "sources contradict each other",
        "unknown": "nobody knows",
    },
}
"""Closed lists of words in pack lines, and what each says."""
