# form: interpreted
"""Events: what happens to cards."""

from netocean.games.fftcg.reader import nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream

_SIMPLE = (
    ("attacks", "attacks"), ("attack", "attacks"), ("blocks or is blocked", "blocks+is_blocked"),
    ("blocks or becomes blocked", "blocks+is_blocked"),
    ("blocks", "blocks"), ("is blocked", "is_blocked"), ("becomes blocked", "is_blocked"),
    ("is put from the field into the break zone", "put"), ("are put from the field into the break zone", "put"),
    ("is put from your field into the break zone", "put"),
    ("leaves the field", "leaves"), ("leave the field", "leaves"), ("is broken", "broken"),
    ("deals damage to your opponent or to a forward", "damages_player+damages"),
    ("deals damage to your opponent", "damages_player"), ("deals damage to a forward", "damages"),
    ("deals battle damage to a forward", "battle_damages"), ("is dealt damage", "is_damaged"),
    ("is put from the field into the break zone by your opponent's summons or abilities",
    "put_by|opponent summon_or_ability"),
    ("is broken by your opponent's summon or ability", "broken_by|opponent summon_or_ability"),
    ("is discarded from your hand due to an ability", "is_discarded|any ability"),
    ("is discarded from your hand due to your opponent's summons or abilities",
    "is_discarded|opponent summon_or_ability"),
    ("is discarded from your hand due to a summon or an ability", "is_discarded|any summon_or_ability"),
    ("is added to your hand from the break zone", "is_added|break"), ("is added to your hand from your break zone",
    "is_added|break"),
    ("becomes dull due to your summons or abilities", "dulled|me summon_or_ability"),
    ("becomes active due to your summons or abilities", "activated|me summon_or_ability"),
    ("is activated due to your summons or abilities", "activated|me summon_or_ability"),
    ("returns to its owner's hand from the field", "returned"),
    ("becomes dull due to your summon or ability", "dulled|me summon_or_ability"),
    ("are activated due to your summons or abilities", "activated|me summon_or_ability"),
    ("is put into the break zone from the field", "put"), ("is put from the deck into the break zone", "put|deck"),
    ("is added to your hand from the deck due to a search effect", "found"), ("is priming", "priming"),
    ("from the deck due to a search effect", "found"),
    ("deal damage to your opponent", "damages_player"),
    ("becomes active", "activated"), ("becomes dull", "dulled"), ("becomes dulled", "dulled"),
    ("is put from the field into its owner's deck", "to_deck"), ("is removed from the game", "removed"),
    ("is returned from the field to its owner's hand", "returned"), ("is returned to its owner's hand", "returned"),
)  # fmt: skip
_CHOSEN = (
    ("is chosen by a summon or an ability of your opponent", "opponent summon_or_ability"),
    ("is chosen by a summon or ability of your opponent", "opponent summon_or_ability"),
    ("is chosen by a summon of your opponent", "opponent summon"), ("is chosen by an ability of your opponent",
    "opponent ability"),
    ("is chosen by summons or abilities", "any summon_or_ability"),
    ("is chosen by the summons or abilities of your opponent", "opponent summon_or_ability"),
    ("is chosen by your opponent's summons or abilities", "opponent summon_or_ability"),
    ("is chosen by your opponent's summon or ability", "opponent summon_or_ability"),
    ("is chosen by your opponent's summons", "opponent summon"), ("is chosen by your opponent's summon",
    "opponent summon"),
    ("is chosen by your opponent's abilities", "opponent ability"),
    ("is chosen by your opponent's ability", "opponent ability"),
    ("is chosen by your summons or abilities", "me summon_or_ability"), ("is chosen by your abilities", "me ability"),
    ("is chosen by your summon or ability", "me summon_or_ability"),
    ("is chosen by your summons", "me summon"), ("is chosen by a summon or an ability", "any summon_or_ability"),
    ("is chosen by a summon", "any summon"), ("is chosen by an ability", "any ability"),
    ("is chosen by a summon or ability", "any summon_or_ability"),
)  # fmt: skip
_HOW = (
    ("due to your cast", "cast"), ("due to warp", "warp"), ("due to a summon or an ability", "effect"),
    ("due to an ability", "ability"), ("due to a summon",
    "summon"),
    ("from the break zone", "break"), ("from your hand", "hand"), ("from your break zone", "break"),
    ("due to your summons or abilities", "effect+"), ("from your hand due to your cast", ""), ("from the deck", "deck"),
    ("by summons or abilities", "effect"),
)  # fmt: skip


def of_cards(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """Reads an event of cards: it, for each of the subjects."""
    for phrase, names in _SIMPLE:
        more = any(stream.sees(f"{phrase} {word}") for word in ("by", "opponent controls", "you control", "of"))
        if stream.sees(phrase) and not more and stream.accept(phrase):
            if names in ("damages", "battle_damages"):
                ctx.speak_of("other", "forward", zone="field")
            if (
                names == "put"
                and not ctx.card.type
                and stream.accept("on the same turn that the chosen forward has dealt it damage")
            ):
                subjects = [f"{{{things[1:-1]}, damaged_by self}}" for things in subjects]
            if all("damaged_by" in things for things in subjects):
                stream.accept_any("on the same turn", "during the same turn")
            if names.startswith(("activated", "dulled")):
                subjects = [things.replace(", dull", "").replace(", active", "") for things in subjects]
            return [_event(name, things) for name in names.split("+") for things in subjects]
    found = stream.first((_enters, _chosen, _party, _damages, _damaged_by), ctx, subjects)
    if found is not None:
        return found
    return stream.fail("enters the field", "attacks", "is put from the field into the Break Zone")


def _damages(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`deals damage to a Forward opponent controls`."""
    word = {"damage": "damages", "battle damage": "battle_damages"}[
        stream.expect("deals damage to", "deals battle damage to").removeprefix("deals ").removesuffix(" to")
    ]
    noun = nouns.matching(stream, ctx)
    if noun.count != "1" or noun.filter.lets or noun.filter.zone != "field":
        stream.fail("a Forward")
    ctx.speak_of("other", noun.filter.noun, zone="field")
    return [f"{word} {things} {noun.filter.text()}" for things in subjects]


def _event(name: str, things: str) -> str:
    """An event of things; what stands after the stroke comes after them."""
    name, _, tail = name.partition("|")
    return f"{name} {things} {tail}".rstrip()


def _enters(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`enters your field due to Warp`."""
    stream.expect("enters", "enter")
    whose = stream.expect(
        "the field", "your field", "your opponent's field", "opponent's field", "either player's field"
    )
    how = ""
    for phrase, word in _HOW:
        if stream.accept(phrase):
            how = " " + word.rstrip("+") if word else stream.fail("due to Warp")
            if word.endswith("+"):
                ctx.update(clauses=(*ctx.focus.clauses, ("if", "other is {of me}")))
    if how == " ability" and stream.accept("of"):
        source = nouns.matching(stream, ctx).filter
        if source.lets or source.zone != "field" or source.together:
            stream.fail("a Character")
        ctx.update(clauses=(*ctx.focus.clauses, ("if", f"other is {source.text()}")))
    if subjects == ["self"] and stream.accept("other than from your hand"):
        ctx.update(clauses=(*ctx.focus.clauses, ("if", "not entered_by self hand")))
    if "self" not in subjects and stream.accept("other than from their hand"):
        ctx.update(clauses=(*ctx.focus.clauses, ("if", "not entered_by it hand")))
    if whose in ("the field", "either player's field"):
        return [f"enters {things}{how}" for things in subjects]
    owner = "me" if whose == "your field" else "opponent"
    return [f"enters {_of(things, owner, stream)}{how}" for things in subjects]


def _of(things: str, owner: str, stream: Stream) -> str:
    """The same things, of one player."""
    if things == "self":
        return things if owner == "me" else stream.fail("the field")
    alternatives = [
        part if f"of {owner}" in part else f"{part}, of {owner}" for part in things.strip("{}").split(" or ")
    ]
    return "{" + " or ".join(part.removeprefix(", ") for part in alternatives) + "}"


_SOME = (
    ("are chosen by your opponent's summons or abilities", "opponent summon_or_ability"),
    ("are chosen by your opponent's summon or ability", "opponent summon_or_ability"),
    ("are chosen by your opponent's summons", "opponent summon"), ("are chosen by your opponent's summon",
    "opponent summon"),
)  # fmt: skip


def _chosen(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`is chosen by your opponent's Summons or abilities`."""
    for phrase, tail in _SOME:
        if stream.accept(phrase):
            ctx.update(stack="other")
            return [f"chosen {things} {tail}" for things in subjects]
    cheap = stream.attempt(lambda: _cheap_choosers(stream, ctx)) if subjects == ["self"] else None
    if cheap is not None:
        return cheap
    short = stream.at > 0 and stream.tokens[stream.at - 1].key == "or"
    for phrase, tail in _CHOSEN:
        if stream.sees(f"{phrase} of"):
            continue
        if stream.accept(phrase) or (short and stream.accept(phrase.removeprefix("is "))):
            ctx.update(stack="other")
            return [f"chosen {things} {tail}" for things in subjects]
    return _chosen_by(stream, ctx, subjects)


def _cheap_choosers(stream: Stream, ctx: Context) -> list[str]:
    """`is chosen by your opponent's Summon of cost 5 or less or an ability of their Character of cost 5 or less`."""
    stream.expect("is chosen by your opponent's summon of cost")
    number = stream.number()
    stream.expect(f"or less or an ability of their character of cost {number} or less")
    ctx.update(stack="other")
    by = f"{{cost <= {number}}}"
    return [f"chosen self opponent summon {by}", f"chosen self opponent ability {{type character, cost <= {number}}}"]


def _chosen_by(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`is chosen by a Forward's ability`, `is chosen by an ability of a Character your opponent controls`."""
    behind = stream.accept("is chosen by an ability of")
    if not behind:
        stream.expect("is chosen by")
    source = nouns.matching(stream, ctx)
    if source.count != "1" or source.filter.lets or source.filter.zone != "field" or source.together:
        stream.fail("a Forward")
    if not behind:
        stream.expect("'s ability")
    ctx.update(stack="other")
    ctx.speak_of("(source_of other)", source.filter.noun)
    return [f"chosen {things} any ability {source.filter.text()}" for things in subjects]


def _partner(stream: Stream, ctx: Context) -> str:
    """A card that must be in the party: its filter."""
    noun = nouns.matching(stream, ctx)
    if noun.filter.lets or noun.count not in ("", "1") or noun.filter.zone != "field":
        stream.fail("a card")
    return noun.filter.text()


def _party(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`forms a party with X and attacks`."""
    stream.expect("forms a party", "form a party")
    tail = ""
    if stream.accept("with"):
        tail = " " + _partner(stream, ctx)
        while not (stream.sees("and attack") or stream.sees("and attacks")):
            stream.expect("and", ",")
            also = ("if", f"party_with {_partner(stream, ctx)}")
            ctx.update(clauses=(*ctx.focus.clauses, also))
    stream.expect("and attacks", "and attack")
    return [f"party_attacks {things}{tail}" for things in subjects]


def _damaged_by(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`is dealt damage by your opponent's Summons or abilities`."""
    if subjects == ["self"] and stream.sees("is dealt") and stream.peek(2).kind == "number":
        stream.accept("is dealt")
        least = stream.number()
        stream.expect("damage or more")
        ctx.update(clauses=(*ctx.focus.clauses, ("if", f"that >= {least}")))
        return ["is_damaged self"]
    stream.expect("is dealt damage by", "receives damage from")
    for phrase, tail in (("your opponent's summons or abilities", "opponent summon_or_ability"),
                         ("a summon or an ability", "any summon_or_ability"), ("an ability", "any ability"),
                         ("a summon", "any summon"), ("your summons or abilities",
                         "me summon_or_ability")):  # fmt: skip
        if stream.accept(phrase):
            return [f"is_damaged_by {things} {tail}" for things in subjects]
    noun = nouns.matching(stream, ctx)
    if noun.count != "1" or noun.filter.lets or noun.filter.zone != "field":
        stream.fail("a Forward")
    ctx.speak_of("other", noun.filter.noun, zone="field")
    return [f"is_damaged {things} {noun.filter.text()}" for things in subjects]
