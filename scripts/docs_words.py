"""What the reference tables of the guides say that no schema can: examples, what to know, rules. Read by scripts/docs.py.

An entry that is missing here, or left over, is an error of that script and a failing test.
"""

from scripts.docs_words_digimon import CARD_FACTS

Words = tuple[str, str, str]
"""An example line, what one has to know besides how it reads (may be empty), and rule ids parted by blanks."""

NODES: dict[str, dict[str, Words]] = {
    "action": {
        "set_attack": (
            "use at battle limit end_of_turn: set_attack me A 100",
            "The last one counts. The amount may be left out; it is a bonus that is lost when the letter changes again.",
            "C-R8.7 C-R8.8 C-R8.9",
        ),
        "add_attack": (
            "use at battle cost discard_hand 1 limit end_of_turn: add_attack me 50",
            "Sets off `attack_added`.",
            "C-R8.7",
        ),
        "subtract_attack": ("static: subtract_attack opponent 40", "Power never falls below 0.", "C-R8.7"),
        "multiply_attack": (
            "use at battle if me.level != III limit end_of_battle: multiply_attack me 2",
            "What was added before is multiplied too, what is added later is not.",
            "C-R8.7",
        ),
        "zero_attack": (
            "activate at battle once per battle cost discard_hand 1: zero_attack opponent",
            "What is added later counts again.",
            "C-R8.7",
        ),
        "add_power": (
            "static if me.attack = A and me.active is {field ME}: add_power me C",
            "The printed power of another attack of the same Digimon.",
            "C-R8.7 C-R11.7",
        ),
        "gain_points": ("when evolved: gain_points me 30", "Never above 100.", "C-R2.3"),
        "lose_points": (
            "use at battle limit at_use: lose_points opponent 10",
            "At 0 the game is lost at once.",
            "C-R2.3 C-R10.1",
        ),
        "multiply_loss": (
            "when win: multiply_loss opponent 2",
            "Changes the loss of this turn before the gauge moves.",
            "C-R9.4",
        ),
        "mill": ("when win: mill opponent 1", "As many as there are.", "C-R0.4"),
        "draw": ("use at preparation limit at_use: draw me 2", "As many as there are.", "C-R0.4"),
        "refill": ("use at preparation limit at_use: refill me", "To six cards.", "C-R6.3"),
        "discard_hand": ("when win: discard_hand opponent 1", "Whose hand it is chooses.", "C-R0.4 C-R13.4"),
        "discard_all": ("use at preparation limit at_use: discard_all me; draw me 4", "", "C-R13.4"),
        "discard_random": ("when loss: discard_random opponent 1", "", "C-R13.4"),
        "discard": (
            "use at battle limit at_use: choose $a: 1 from opponent.slots; discard $a",
            "From wherever the card lies.",
            "C-R13.4",
        ),
        "look": (
            "use at preparation limit at_use: look me.net_ocean 3",
            "With an amount, that many from the top. Needed before one can choose by face where nobody may look.",
            "C-R0.1 C-R13.3",
        ),
        "reveal": (
            "use at preparation limit at_use: choose $a: 1 {level IV} from me.hand; reveal $a; draw me 1",
            "Both players see it.",
            "C-R13.1",
        ),
        "to_hand": (
            "use at points limit at_use: look me.dark_area; choose $a: up to 1 from me.dark_area; to_hand $a",
            "Into the hand of its owner.",
            "C-R0.1",
        ),
        "to_net_ocean": (
            "use at points limit at_use: choose $a: 1 from me.hand; to_net_ocean $a bottom",
            "Onto the top or under the bottom.",
            "C-R0.1",
        ),
        "to_gauge": (
            "use at preparation limit at_use: choose $a: 1 from me.hand; to_gauge $a",
            "It is out of the game.",
            "C-R2.2",
        ),
        "to_support": (
            "use at battle limit end_of_battle: choose $a: 1 {keyword sky} from me.hand; to_support $a",
            "Does not count as the support of the phase; the card's own support ability does not act.",
            "C-R12.5 C-R9.6",
        ),
        "shuffle": (
            "use at preparation limit at_use: shuffle me",
            "Nobody knows any of its cards afterwards.",
            "C-R0.1",
        ),
        "evolve": (
            "use at evolution limit at_use: choose $a: 1 {level IV} from me.hand; evolve $a",
            "Its requirement is paid now; without payment nothing happens.",
            "C-R6.7 C-R7.5",
        ),
        "evolve_free": (
            "use at evolution limit at_use: choose $a: 1 {level IV} from me.hand; evolve_free $a",
            "The base of a line must be active. Not for a card whose requirements cannot be ignored.",
            "C-R7a.6",
        ),
        "place": (
            "use at evolution limit at_use: choose $a: 1 {block fusion} from me.hand; place $a",
            "Asks for nothing at all.",
            "C-R0.1 C-R7a.7",
        ),
        "warp": ("use at evolution limit at_use: warp Perfect", "Stops where a note cannot be paid.", "C-R7a.9"),
        "degenerate": (
            "use at battle limit at_use: degenerate opponent IV III",
            "Only a Digimon of the first level.",
            "C-R2.5",
        ),
        "remove_evolved": ("when draw: remove_evolved opponent", "The Level III below stays.", "C-R9.5"),
        "remove_level_iii": (
            "use at battle limit at_use: remove_level_iii opponent",
            "Empties the Digimon Box.",
            "C-R10.2",
        ),
        "exchange": (
            "use at battle limit at_use: choose $a: 1 {level III} from me.hand; exchange $a",
            "Into an empty box it is placed. Nothing happens while the Digimon is evolved.",
            "C-R6.5",
        ),
        "negate": (
            "use at battle limit at_use: choose $a: 1 {open} from opponent.slots; negate $a",
            "Only open Option cards.",
            "C-R11.3",
        ),
        "forbid": (
            "use at battle limit end_of_battle: forbid opponent options until end_of_battle",
            "The cards that lie open go on.",
            "C-R0.1",
        ),
        "immune": (
            "static: immune options opponent",
            "Shields the active Digimon and its owner; the card may still be used.",
            "C-R11.4",
        ),
    },
    "cost": {
        "discard_hand": ("use at battle cost discard_hand 1 limit end_of_turn: add_attack me 50", "", "C-R0.5"),
        "discard_all": ("use at battle cost discard_all limit at_use: draw me 4", "Nothing counts as paid.", "C-R0.5"),
        "mill": ("use at battle once per battle cost mill 3 limit end_of_turn", "", "C-R0.5"),
        "lose_points": ("activate at battle cost lose_points 10: add_attack me 50", "", "C-R0.5 C-R10.1"),
        "open_this": (
            "use at battle cost open_this limit end_of_battle",
            "For cards that print this as their cost: opening them pays it.",
            "C-R0.5 C-R11.1",
        ),
        "send_this": (
            "activate at battle cost send_this: add_attack me 70 until end_of_battle",
            "Leaving its slot may set something off.",
            "C-R0.5 C-R6.2",
        ),
    },
    "condition": {
        "evolved_this_turn": ("when end_of_turn if evolved_this_turn: remove_evolved me", "", "C-R7.12"),
        "first_attacker": ("use at battle if first_attacker me limit end_of_phase: add_attack me 60", "", "C-R5.5"),
        "has_on_sheet": (
            "static if has_on_sheet opponent {kind digimon, frame red}: add_attack me 400",
            "Face-up cards of the Digimon Box, the Option Slots and the Support Box.",
            "C-R13.1",
        ),
    },
    "amount": {
        "that": (
            "when points_lost: gain_points me that",
            "The number of the event: of `points_lost`, `points_gained`, `attack_added`; 0 elsewhere.",
            "C-R12.2",
        ),
        "power": (
            "activate at battle once per phase cost discard_hand 2: add_attack me (power opponent C)",
            "Printed power. An amount with words of its own stands in brackets.",
            "C-R8.2",
        ),
    },
    "event": {
        "opened": ("when opened: mill opponent 1", "This card only.", "C-R11.1"),
        "evolved": ("when evolved: gain_points me 30", "This card only, also when only passed through.", "C-R7.10"),
        "start_of_battle": ("when start_of_battle may: add_attack me 50", "", "C-R8.5"),
        "win": ("when win: mill opponent 1", "", "C-R8.10"),
        "loss": ("when loss: mill opponent 3", "", "C-R8.10"),
        "draw": ("when draw: remove_evolved opponent", "", "C-R8.10"),
        "points_lost": ("when points_lost: gain_points me that", "", "C-R2.3"),
        "points_gained": ("when points_gained: lose_points me that", "", "C-R2.3"),
        "attack_added": (
            "when attack_added at_most 3: add_attack me 10",
            "Answers itself as well: bound it.",
            "C-R8.7 C-R10.6",
        ),
        "after_points": ("when after_points if me.dark_area >= 10: gain_points me 10", "", "C-R9.3"),
        "end_of_phase": ("when end_of_phase if me.hand = 0 at_most 1: draw me 1", "Of every phase.", "C-R5.1"),
        "end_of_battle": ("when end_of_battle if opponent.slots >= 2: draw me 1", "", "C-R8.10"),
        "end_of_turn": ("when end_of_turn if evolved_this_turn: remove_evolved me", "", "C-R9.3"),
        "leaves_slot": ("when leaves_slot: lose_points me 20", "This card only, if it lay open.", "C-R6.2"),
        "negated": ("when negated: draw me 2", "This card only, before it leaves.", "C-R11.3"),
        "box_emptied": (
            "when box_emptied may: choose $a: 1 {level III} from me.hand; exchange $a",
            "Only a card in an Option Slot can answer this.",
            "C-R10.2",
        ),
    },
    "limit": {
        "at_use": ("use at battle limit at_use: draw me 1", "Also without a limit.", "C-R11.1"),
        "end_of_phase": ("use at battle limit end_of_phase: add_attack me 60", "", "C-R9.7"),
        "end_of_battle": ("use at battle limit end_of_battle: add_attack me 50", "", "C-R9.7"),
        "end_of_turn": ("use at battle limit end_of_turn: add_attack me 50", "", "C-R9.7"),
        "turns": (
            "use at battle limit turns 2: add_attack me 30",
            "The turn of its use is the first; it leaves when the last one ends.",
            "C-R9.7",
        ),
        "with_active": (
            "use at battle limit with_active: add_attack me 40",
            "Leaves when the Digimon that was active at its use is beaten, or is no longer the active one.",
            "C-R9.7",
        ),
        "stays": ("use at field limit stays", "Until it is discarded, negated or sent away.", "C-R9.7 C-R6.2"),
    },
    "duration": {
        "end_of_phase": ("use at battle limit at_use: forbid opponent supports until end_of_phase", "", "C-R12.3"),
        "end_of_battle": ("use at battle limit at_use: add_attack me 50 until end_of_battle", "", "C-R8.5"),
        "end_of_turn": ("use at battle limit at_use: add_attack me 20 until end_of_turn", "", "C-R9.3"),
        "turns": ("use at battle limit at_use: add_attack me 10 until turns 2", "This turn is the first.", "C-R9.3"),
        "with_active": ("use at battle limit at_use: add_attack me 20 until with_active", "", "C-R9.7"),
    },
    "keyword": {
        "sky": ("keyword sky", "Does nothing alone; filters ask for it.", "C-R12.1"),
        "underwater": ("keyword underwater", "Does nothing alone; filters ask for it.", "C-R12.1"),
        "underground": ("keyword underground", "Does nothing alone; filters ask for it.", "C-R12.1"),
        "proud": ("keyword proud", "Does nothing alone; filters ask for it.", "C-R12.1"),
        "payment": (
            "keyword payment",
            "Says what an Option is for that only pays requirements. What it pays, the evolving Digimon says.",
            "C-R6.7 C-R7a.2",
        ),
        "stands_for_partner": ("keyword stands_for_partner", "The partner in the Requirements Box.", "C-R7a.5"),
        "copies": ("keyword copies 10", "Never below the three of the rules.", "C-R1.2"),
        "kept": ("keyword kept", "In Preparation, from a slot.", "C-R6.2"),
    },
}

PROPERTIES: dict[str, tuple[str, str]] = {
    "points": ("points on the gauge", "use at battle if me.points <= 30 limit at_use: gain_points me 10"),
    "level": (
        "level of the active Digimon: compared with a word, or with the other level. Armor, Hybrid and level-less ones "
        "count as 0 here, unless the card says what it counts as; ask for them by a filter",
        "use at battle if opponent.level > me.level limit at_use: draw me 1",
    ),
    "attack": ("letter of the attack in use", "static if me.attack = A: add_attack me 50"),
    "power": ("printed power of the attack in use", "static if opponent.power > me.power: add_attack me 30"),
    "active": ("the active Digimon, for `is`", "support if opponent.active is {frame red}: add_attack me 100"),
    "hand": ("the hand", "when end_of_phase if me.hand = 0 at_most 1: draw me 1"),
    "net_ocean": ("the Net Ocean", "use at preparation limit at_use: look me.net_ocean 3"),
    "dark_area": ("the Dark Area", "use at points if me.dark_area >= 1 limit at_use: draw me 1"),
    "slots": ("all Option Slots", "when end_of_battle if opponent.slots >= 2: draw me 1"),
    "evolution_box": ("the Evolution Box", "use at battle if me.evolution_box = 0 limit at_use: draw me 1"),
    "support_box": ("the Support Box", "when end_of_battle if me.support_box >= 1: gain_points me 10"),
    "box": ("the Digimon Box", "use at battle if opponent.box >= 2 limit at_use: draw me 1"),
}

FIELDS: dict[str, tuple[str, str]] = {
    "name": ("a name that the card has or counts as (slug)", "{name greymon}"),
    "number": ("the printed number", "{number St-2}"),
    "frame": ("colour of the frame", "{frame red}"),
    "level": ("level of a Digimon, as printed", "{level IV|Perfect}"),
    "attribute": ("attribute of a Digimon", "{attribute Vaccine}"),
    "species": ("species of a Digimon (slug)", "{species dinosaur}"),
    "field": ("one of the fields it belongs to", "{field ME}"),
    "group": ("a group of its own kind (slug)", "{not group x-antibody}"),
    "type": ("Battle Type of a Digimon", "{type A}"),
    "keyword": ("a keyword of the card", "{keyword sky}"),
    "kind": ("Digimon or Option", "{kind digimon}"),
    "class": ("class of an Option", "{class item|program}"),
    "block": ("kind of requirement of a Digimon", "{block fusion}"),
    "open": ("lies face up; no value", "{not open}"),
}

TABLES: dict[str, str] = {
    "who": "a seat, from the controller of the card",
    "letter": "an attack, a Battle Type",
    "level": "a level",
    "timing": "when an Option or an ability may be used: after `at`",
    "frame": "colour of the frame",
    "attribute": "attribute",
    "family": "field of a Digimon",
    "block": "kind of requirement",
    "trait": "keyword that filters ask for",
    "use": "what is forbidden, or shielded from",
    "owner": "whose effects a shield stops",
    "end": "end of the Net Ocean",
    "span": "after `once per`",
    "kind": "kind of card",
    "class": "class of Option",
}

BAD_ABILITIES: tuple[str, ...] = (
    "when win: mil opponent 1",
    "use at batle limit at_use: draw me 1",
    "static: add_attack me",
    "static: add_attack me lots",
    "when win: draw me 1 2",
    "use at battle limit at_use: discard $a",
    "when win limit at_use: draw me 1",
    "use limit at_use at battle: draw me 1",
    "when evolved",
    "static if me.points ~ 30: add_attack me 10",
    "static if opponent.active is {color red}: add_attack me 10",
)
"""Lines with a mistake: the guide shows what is said of them."""

_BASE = {
    "name": ("the name of the card (slug), with all it counts as", '"agumon"'),
    "frame": ("colour of its frame", '"blue"'),
    "level": ("its level", '"Perfect"'),
    "attribute": ("its attribute", '"Virus"'),
    "species": ("its species (slug)", '"dinosaur"'),
    "field": ("a field it belongs to", '"DS"'),
    "type": ("its Battle Type", '"B"'),
}

PACK_FIELDS: dict[str, dict[str, tuple[str, str]]] = {
    "Manifest": {
        "id": ("the pack; every key begins with it and a slash", '"home"'),
        "game": ("the key of the game", '"colosseum"'),
        "version": ("the version of the pack, your own", '"1.0.0"'),
        "language": ("the version of the ability language", "1"),
        "licence": ("what may be done with it", '"CC0-1.0"'),
        "name": ("its name by language", '{"en": "Home set", "ja": "ホームセット"}'),
        "digest": ("of all other files; a zip needs it", '"blake2b:9abe645e09a8e0d928ba8c42ccbf2d92"'),
        "practice": ("cards of one's own, shown as such", "true"),
        "overlay": ("its cards fill in cards of other packs, see below", "true"),
        "about": ("one line on it by language", '{"en": "Three cards from our kitchen table."}'),
        "sets": ("the order of the card files, without `.jsonl`; others follow by name", '["cards"]'),
        "credits": ("who gathered it, from what", '["Drawn up by Aya and Ken."]'),
        "sources": ("tags that cards name as sources, each with a description", '{"box": "the cards in our box"}'),
    },
    "NameForms": {
        "slug": ("the name's identity: small letters, digits, dashes", '"kelp-pup"'),
        "en": ("the English form", '"Kelp Pup"'),
        "ja": ("the Japanese form", '"ケルプパップ"'),
        "zh-Hans": ("the Simplified Chinese form", '"海带幼犬"'),
        "zh-Hant": ("the Traditional Chinese form", '"海帶幼犬"'),
        "aliases": ("further forms that people type", '["Kelp Puppy"]'),
        "unsure": ("languages whose form has no source of its own", '["zh-Hant"]'),
    },
    "Facts": {
        **CARD_FACTS,
        "kind": ("what kind of card", '"digimon"'),
        "also": ("further names it counts as (slugs)", '["metal-garurumon"]'),
        "frame": ("colour of the frame", '"blue"'),
        "level": ("Digimon: its level", '"IV"'),
        "counts_as_level": ("Armor, Hybrid, none: what it counts as where levels matter", '"IV"'),
        "type": ("Digimon: its Battle Type", '"A"'),
        "attack": ("Digimon: printed powers of the attacks", '{"A": 440, "B": 340, "C": 200}'),
        "attack_names": ("Digimon: names of the attacks, as printed", '{"A": "Mega Flame", "B": "Great Antler"}'),
        "guard": ("Digimon: an attack, and the opposing letters it turns into 0", '{"C": "A"}'),
        "lost_points": ("Digimon: points lost against III, IV, Perfect, Ultimate", "[20, 10, 10, 10]"),
        "species": ("Digimon: its species (slug)", '"dinosaur"'),
        "attribute": ("Digimon: its attribute", '"Vaccine"'),
        "fields": ("Digimon: the fields it belongs to", '["NSp"]'),
        "group": ("Digimon: a group of its kind (slug)", '"x-antibody"'),
        "block": ("Digimon: what kind its requirements are", '"fusion"'),
        "lines": ("Digimon: its requirement lines; one of them is met", '[{"kind": "program", "base": {"name": '
                  '"greymon"}, "cards": ["winning-percentage-40"]}]'),
        "notes": ("Digimon: what belongs to all lines", '[{"discard_hand": 1}]'),
        "cannot_be_ignored": ("Digimon: nothing spares its requirements", "true"),
        "option_class": ("Option: its class", '"item"'),
        "printed_number": ("Option: the number under the class sign; it does nothing", "30"),
        "doubt": ("fields that are no transcription, each with its mark", '{"lost_points": "placeholder"}'),
    },
    "Line": {
        "kind": ("what pays, see below", '"net_ocean"'),
        "base": ("which Digimon must be active", '{"name": "agumon"}'),
        "count": ("`net_ocean`: how many cards", "2"),
        "symbols": ("`net_ocean`: `○` upright, `×` sideways; left out when unknown, then all count as `○`", '"○×"'),
        "cards": ("`program`, `item`, `named_card`: one card of each name (slugs)", '["winning-percentage-40"]'),
        "partner": ("`jogress`, `fusion`: the other one of two", '{"name": "storm-regent"}'),
        "event": ("`appearance`: when", '"during_battle"'),
        "if": ("`appearance`: a condition in ability text", '"me.points <= 50"'),
        "status": ("the doubt mark of a line that is less sure than the others", '"us"'),
        "note": ("why", '"from one list only"'),
    },
    "Note": {
        "discard_hand": ("so many hand cards more, discarded after the payment", "1"),
        "only_from": ("every Digimon used must be this", '{"attribute": "Virus"}'),
        "not_from": ("no Digimon used may be this", '{"attribute": "Virus"}'),
    },
    "Base": _BASE,
    "DeckFile": {
        "cards": ("numbers or keys with their copies", '{"St-1": 3, "home/H-2": 2}'),
        "id": ("the id of a ready deck", '"kelp"'),
        "name": ("its name by language", '{"en": "Kelp"}'),
        "about": ("one line on it by language", '{"en": "Slow and wet."}'),
        "practice": ("holds practice cards", "true"),
    },
}  # fmt: skip
"""The fields of the structs of a pack: meaning and an example in JSON."""

WORD_MEANINGS: dict[str, dict[str, str]] = {
    "Status": {
        "verified": "every fact needed to play it is a transcription of the card; no doubt marks",
        "provisional": "it plays; doubtful fields are marked. A table may ask for verified cards only (C-R23.2)",
        "incomplete": "something needed to play it is unknown and listed in `missing`; refused in decks (C-R23.1)",
    },
    "Doubt": {
        "jp": "a transcription of the Japanese card",
        "us": "from the US edition, which is another game with the same art and numbers",
        "inferred": "follows from other facts",
        "placeholder": "our stand-in, so that the card can be played",
        "unknown": "nobody knows; the rules say what to do (C-R23.3)",
    },
    "LineKind": {
        "net_ocean": "`count` cards from the top of the Net Ocean, lying as `symbols` says (C-R7a.1)",
        "program": "the programs in `cards`, from hand or slot (C-R7a.2)",
        "item": "the items in `cards`, such as a Digimental (C-R7a.4)",
        "named_card": "other cards in `cards`",
        "jogress": "`base` and `partner`: either is active, the other pays (C-R7a.3)",
        "fusion": "`base` and `partner`, as materials of a fusion (C-R7a.7)",
        "appearance": "nothing: it appears from hand at the `event`, if its condition holds (C-R7a.8)",
    },
}
"""Closed lists of words in pack lines, and what each says."""
