"""What the reference tables of Final Fantasy TCG say that no schema can. Read by scripts/docs_fftcg.py.

An entry of PROPERTIES, TABLES, FACTS or WORD_MEANINGS that is missing here, or left over, is an error of that script and a
failing test.
"""

NOTES: dict[str, dict[str, str]] = {
    "action": {
        "damage": "The third argument is what deals it, if that is not the card itself (F-R14.17).",
        "divide_damage": "In units of 1000, as its controller likes (F-R14.17).",
        "damage_player": "Points, one card of the deck each (F-R14.17).",
        "break": "Not the same as `put` (F-R14.9).",
        "put": "Into the Break Zone, without breaking.",
        "return": "From the field to its owner's hand.",
        "add": "To the hand, from anywhere but the field.",
        "play": "Onto the field, without casting (F-R12.6).",
        "pay": "While resolving; what follows asks `if done` or `when done`.",
        "gain": "An ability in brackets; `self` in it is the bearer.",
        "apply": "As `gain`, but what is in brackets is no ability of the card.",
        "later": "A delayed auto-ability (F-R13.17).",
        "cheaper": "The cost to cast; on `self` wherever the card is cast from.",
        "cheaper_but_one": "At least 1 is paid.",
        "produce": "A Backup that gives CP of another element.",
        "damage_each": "In the amount, `it` is each of them.",
        "damage_unreduced": "It cannot be reduced.",
        "cancel": "What is on the stack does nothing.",
        "becomes": "Only in a replacement: the amount of the event.",
        "reduce": "Only in a replacement.",
        "increase": "Only in a replacement.",
        "double": "Only in a replacement.",
        "redirect": "Only in a replacement.",
        "nothing": "Only in a replacement: the event does not happen.",
        "remove_after_use": "A Summon, instead of going to the Break Zone.",
    },
    "cost": {
        "dull": "{D}: this card must have been there since the turn began, or have Haste (F-R13.3).",
        "same_name": "{S}: a card of the same name from the hand (F-R11.15).",
        "dull_others": "Active ones; also the card itself, where print says so in words.",
        "cp": "Elements F I W E L A, then a number, or X; written together.",
    },
    "condition": {
        "by_ex": "This is an EX Burst.",
        "paid_with": "CP of this element was paid for this.",
        "first_time": "Its event happens for the first time this turn.",
    },
    "amount": {
        "that": "The amount of the event.",
        "divided": "Rounded down.",
        "done": "To how many cards the former step did something.",
        "number": "In `let`: a number that is chosen now.",
        "named": "In `let`: an element, a job or the like that is named now.",
        "paid": "CP paid for this.",
        "this_turn": "How often it happened this turn.",
    },
    "event": {
        "put": "From the field into the Break Zone, also by breaking.",
        "damages": "To a Forward.",
        "milled": "From the deck into the Break Zone.",
        "state": "When its condition becomes true (F-R13.16).",
        "paid_cp": "Dulled to pay.",
    },
    "group": {
        "done_cards": "Those that the former step did something to.",
        "rest": "Those of a group that nothing was done with.",
    },
    "duration": {
        "used": "Once, this turn.",
        "self_leaves": "For as long as this card is on the field.",
    },
    "keyword": {
        "several": "Any number of this name on the field (F-R12.6).",
        "copies": "As many in a deck (F-R5.4).",
        "beside": "May be played beside others of this element.",
        "excludes": "Neither is played beside the other.",
    },
}
"""What one has to know of a node besides how it reads."""

PROPERTIES: dict[str, str] = {
    "points": "points of damage received",
    "crystals": "crystals",
    "elements": "how many different elements the cards on the field have",
    "deck": "the deck",
    "hand": "the hand",
    "field": "the field",
    "break": "the Break Zone",
    "damage": "the Damage Zone",
    "removed": "cards that are removed from the game",
    "lb": "the LB deck",
}

TABLES: dict[str, str] = {
    "who": "a player, from the controller of the ability",
    "whose": "whose cards or actions",
    "things": "cards that a word names",
    "type": "a type of cards",
    "element": "an element",
    "keyword": "a keyword",
    "ban": "what cards may not do, or what may not be done to them",
    "duty": "what cards must do, if possible",
    "player_ban": "what a player may not do",
    "timing": "when an ability may be used: after `at`",
    "phase": "a phase",
    "place": "a zone",
    "mark": "after `mark`",
    "object": "what is on the stack, or what something is due to",
    "how": "how a card came onto the field",
    "aspect": "what cards are compared by",
    "happening": "what happened this turn",
    "parity": "of a cost",
    "span": "after `once per`",
    "state": "how a card is played onto the field",
    "end": "end of the deck",
}

FACTS: dict[str, tuple[str, str]] = {
    "key": ("`pack/number`", '"mine/90-001C"'),
    "name": ("slug of `names.jsonl`", '"auron"'),
    "kind": ("its type; a `crystal` is a reminder, no card of a deck (F-R4.12)", '"forward"'),
    "status": ("how sure the card is, see below", '"provisional"'),
    "cost": ("the cost to cast it", "4"),
    "number": ("what the limit of copies counts (F-R5.3)", '"90-001C"'),
    "set": ("the release it comes from; the number bears it", '"opus-27"'),
    "codes": ("the codes of all its printings, the number first", '["1-007R", "Re-008C"]'),
    "also": ("further names that it has in all situations (slugs, F-R3.6)", '["garland"]'),
    "elements": ("its elements; none for a card without any (F-R3.2)", '["fire", "ice"]'),
    "power": ("of Forwards, and of Characters that become one", "9000"),
    "jobs": ("its jobs: slugs with `job-` before them", '["job-guardian"]'),
    "categories": ("its categories as printed (F-R3.8)", '["X"]'),
    "rarity": ("the letter of its rarity", '"H"'),
    "generic": ("the mark that lets several of a name be on the field (F-R3.9)", "true"),
    "ex": ("the EX mark (F-R13.20)", "true"),
    "limit_break": ("how many other cards are turned for it (F-R17.3)", "2"),
    "item": ("the kind of an Item (F-R21.6)", '"weapon"'),
    "party_mark": ("the mark of F-R21.14", "true"),
    "practice": ("a card of one's own", "true"),
    "doubt": ("fields, the `text` or the whole `card`, each with why it is not sure", '{"elements": "first-only"}'),
    "missing": ("what an incomplete card lacks", '["text"]'),
    "sources": ("tags of `pack.toml`", '["fan-db-1"]'),
}

WORD_MEANINGS: dict[str, dict[str, str]] = {
    "Status": {
        "verified": "game facts agree in two sources, or one holds what the other cannot",
        "provisional": "it plays; doubtful fields are marked. A table may ask for verified cards only",
        "incomplete": "a fact is unknown, or its text is not wholly understood; refused in decks",
    },
    "Doubt": {
        "first-only": "only the first of perhaps several elements is known",
        "inferred": "follows from other facts",
        "contradicted": "sources contradict each other",
        "restored": "line breaks of the text were restored by rule",
        "single-source": "there is one source only",
        "unknown": "nobody knows",
    },
}
"""Closed lists of words in pack lines, and what each says."""
