# form: interpreted
"""Phrases for cards that were spoken of before: pronouns, `that Forward`, `the former`, the card's own name."""

from netocean.games.fftcg.reader.context import Context, Focus
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import TYPES

_SINGULAR = ("forward", "backup", "monster", "summon", "character", "card")
_PLURAL = ("forwards", "backups", "monsters", "summons", "characters", "cards")


class Reference:
    """Things that were spoken of: their text, and whether they may be several."""

    def __init__(self, things: str, many: bool) -> None:
        self.things = things
        self.many = many


def reference(stream: Stream, ctx: Context) -> Reference | None:
    """Reads a phrase for things spoken of before; None, and nothing taken, if there is none."""
    mark = stream.mark()
    found = _reference(stream, ctx)
    if found is None or not found.things:
        stream.reset(mark)
        return None
    return found


_PARTY = (
    "@self and all the forwards forming a party with it", "@self and all the forwards forming a party with @self",
    "@self and the forwards forming a party with it",
)  # fmt: skip
_PAID = (
    "the forward you put into the break zone", "the forward put into the break zone",
    "the forward put in the break zone", "the discarded card", "the discarded forward", "the discarded summon",
    "the discarded character", "the forward removed by the extra cost", "the forward you revealed",
    "the removed forward", "the removed card", "the removed character", "the removed backup", "the dull forward",
    "the forward you put into the break zone this way",
)  # fmt: skip
_THEM = (
    "both of them", "all of them", "these cards", "these", "them", "they", "both", "each of them",
)  # fmt: skip


def _phrases(focus: Focus) -> list[tuple[str, bool, tuple[str, ...]]]:
    """Phrases that always mean the same part of what was spoken of: its things, whether they are several, the phrases."""
    second = "" if focus.looked else focus.second
    return [
        (focus.second if focus.second == focus.it else "", False, ("the other summon",)),
        ("it" if focus.it == "it" else "", False, ("the summon you cast",)),
        ("(party_of self)", True, _PARTY),
        (focus.first, False, ("the first forward", "the first one", "the former")),
        (second, False, ("the other",)),
        (focus.second, False, ("the latter", "the second")),
        (focus.it, False, ("themselves", "itself")),
        (focus.it if focus.zone == "hand" else "", False, ("this card",)),
        (
            "removed_by_self",
            True,
            ("all the cards removed by @self 's ability", "each card removed by @self 's ability"),
        ),
        ("other", False, ("the forward that blocks or is blocked by @self",)),
        ("(blockers_of self)", False, ("the forward that blocks @self", "the blocking forward")),
        ("it" if focus.it == "it" else "", False, ("the forward placed in the break zone",)),
        (focus.chosen, False, ("chosen forward",)),
        (focus.event, False, ("the forward that entered the field",)),
        (focus.paid, False, _PAID),
        (focus.paid, True, ("the removed forwards", "the removed cards", "the removed characters")),
        (focus.looked, False, ("the revealed card", "that card")),
        (focus.looked, True, ("all the revealed cards", "the revealed cards")),
        (
            "(party_of it)",
            True,
            ("the forwards in that party", "all forwards in that party", "all the forwards in that party"),
        ),
    ]


def _reference(stream: Stream, ctx: Context) -> Reference | None:
    """The phrase, with empty things if nothing was spoken of."""
    focus = ctx.focus
    for things, many, phrases in _phrases(focus):
        if things and stream.accept_any(*phrases):
            return Reference(things, many)
    if stream.accept("@self"):
        return _together(stream, ctx, "self")
    if stream.accept("it"):
        return _together(stream, ctx, focus.it)
    if stream.accept_any(*_THEM):
        with_self = focus.them and stream.accept("and @self")
        return Reference(f"(both {focus.them} self)" if with_self else focus.them, True)
    if stream.sees("this"):
        this = focus.it if ctx.card.type and focus.it.startswith("$") else "self"
        return _noun(stream, ctx, "this", this, this)
    if stream.accept("the chosen"):
        return _of_type(stream, focus.chosen, focus.chosen)
    if stream.accept("the selected"):
        return _of_type(stream, focus.it, focus.them)
    if focus.by_type.startswith("name ") and stream.accept("that @name"):
        return Reference(focus.by_type.split()[1], False)
    if stream.peek().key in ("that", "the", "those", "these"):
        return _noun(stream, ctx, stream.peek().key, focus.it, focus.them)
    return None


def _together(stream: Stream, ctx: Context, things: str) -> Reference | None:
    """`X and it`, `it and X`: two things, where a second one follows."""
    mark = stream.mark()
    if things and stream.accept("and"):
        other = "self" if stream.accept("@self") else ctx.focus.it if stream.accept("it") else ""
        if other and other != things and not stream.sees("'s"):
            return Reference(f"(both {things} {other})", True)
        stream.reset(mark)
    return Reference(things, False)


def _of_type(stream: Stream, one: str, many: str) -> Reference | None:
    """A noun alone, after `the chosen`."""
    if stream.accept_any(*_SINGULAR):
        return Reference(one, False)
    if stream.accept_any(*_PLURAL):
        return Reference(many, True)
    return None


def _noun(stream: Stream, ctx: Context, word: str, one: str, many: str) -> Reference | None:
    """`that Forward`, `the Forwards`: the noun must fit what was spoken of."""
    stream.accept(word)
    noun = stream.accept_any(*_SINGULAR, *_PLURAL)
    if noun is None:
        return None
    kind = TYPES[noun]
    pair = ctx.focus.by_type.split()
    if word in ("the", "that") and kind in pair and noun in _SINGULAR:
        return Reference(pair[pair.index(kind) + 1], False)
    plural = noun in _PLURAL
    described = any(stream.sees(word) for word in ("you control", "opponent controls", "other than", "of", "with"))
    if word == "the" and (ctx.focus.noun != kind or described or (plural and ctx.focus.it)):
        return None
    return Reference(many if plural else one, plural)
