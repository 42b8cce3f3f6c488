"""What the reference tables of the Digimon games say alike. Read by the `docs_words…` modules of each."""

CARD_FACTS: dict[str, tuple[str, str]] = {
    "key": ("`pack/number`, or `pack/slug` for a card without a number", '"home/H-2"'),
    "name": ("slug of `names.jsonl`", '"kelp-hound"'),
    "status": ("how sure the card is, see below", '"verified"'),
    "number": ("the printed number", '"H-2"'),
    "set": ("the release it comes from", '"home"'),
    "practice": ("a card of one's own", "true"),
    "missing": ("what an incomplete card lacks", '["abilities"]'),
    "sources": ("tags of `pack.toml`", '["box"]'),
    "conflicts": ("where sources disagree, and what was kept", '["level: one page has IV; III kept"]'),
    "remarks": ("anything worth knowing about a field", '{"set": "a later reprint"}'),
}

TABLES: dict[str, str] = {
    "who": "a seat, from the controller of the card",
    "letter": "a skill or an attack, a battle type",
    "timing": "when a card may be used: after `at`",
    "attribute": "attribute",
    "use": "what is forbidden, or shielded from",
    "owner": "whose effects a shield stops",
    "bound": "a limit of the rules that an effect moves",
    "end": "end of the deck",
    "span": "after `once per`",
    "kind": "kind of card",
}

NOTES: dict[str, dict[str, str]] = {
    "action": {
        "set_attack": "The bonus holds as long as the letter does.",
        "add_power": "The power as printed.",
        "evolve_free": "Asks for nothing that is to be paid.",
        "place": "Asks for nothing at all.",
        "discard_hand": "Whose hand it is, picks the cards.",
    },
    "amount": {
        "that": "The number of the event: points lost or gained; elsewhere 0.",
        "power": "As printed.",
    },
    "keyword": {
        "copies": "Never below what the rules allow.",
        "fixed": "No effect spares its condition.",
        "no_adding": "Of several cards of this name in play only one counts.",
    },
    "event": {
        "leaves_slot": "This card only.",
        "negated": "This card only, before it leaves.",
    },
}

STATUS: dict[str, str] = {
    "verified": "every fact needed to play it is a transcription of the card; no doubt marks",
    "provisional": "it plays; doubtful fields are marked. A table may ask for verified cards only",
    "incomplete": "something needed to play it is unknown and listed in `missing`; refused in decks",
}


def with_own(own: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The notes of a game: its own, and those that it shares."""
    return {role: {**NOTES.get(role, {}), **own.get(role, {})} for role in {**NOTES, **own}}
