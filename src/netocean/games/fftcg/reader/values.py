# form: interpreted
"""What cards are and can do, for a while: power, keywords, abilities, types, control, prohibitions, duties."""

from __future__ import annotations

from netocean.games.fftcg.reader import amounts, fields_bans, fields_nouns, grants, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration, lasting
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import Block, Step
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS

_MINE = (
    "will not activate during your next active phase", "does not activate during your next active phase",
    "do not activate during your next active phase",
)  # fmt: skip
_ITS = (
    "does not activate during its controller's next active phase",
    "will not activate during its controller's next active phase",
    "do not activate during their controller's next active phase",
    "does not activate during their controller's next active phase",
)  # fmt: skip
_WHILE = (
    "does not activate during its controller's active phase", "do not activate during their controller's active phase",
)  # fmt: skip
_CHEAP_BLOCKERS = (
    "can only be blocked by a forward of cost equal or inferior to its own",
    "can only be blocked by a forward with a cost inferior or equal to its own",
)  # fmt: skip


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme: a subject, then what becomes of it; or a verb of its own."""
    found = stream.first((_control, _forbidden, _changed, _cost), ctx, until, actor)
    if found is not None:
        return found
    if stream.accept("use this special ability again without paying the cost"):
        return ["again"]
    ctx.look_back()
    things = _again(stream, ctx) or _subject(stream, ctx)
    ctx.update(subject=things)
    readers = (_gains, _becomes, _power_becomes, _cannot, _must, _attacks, _doubles, _stays, _can)
    found = stream.first(readers, ctx, things, until)
    return stream.fail("gains", "loses", "becomes", "cannot") if found is None else found


def _forbidden(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`your opponent cannot search`, after the player."""
    if actor != "opponent":
        stream.fail("your opponent")
    if until and stream.accept("may only declare attack once"):
        return [lasting("max_attacks opponent 1", until)]
    if stream.accept("cannot cast any copies of it"):
        return [lasting(f"forbid opponent cast {{same_name {ctx.focus.it}}}", until or stream.fail("this turn"))]
    if stream.accept("cannot play any copies of the removed card"):
        copies = f"{{same_name {ctx.focus.paid}}}"
        bans = ("cast", "play_by_effect")
        return [lasting(f"forbid opponent {ban} {copies}", until or stream.fail("this turn")) for ban in bans]
    ban = {"cannot search": "search", "cannot cast summons": "cast_summons"}[
        stream.expect("cannot search", "cannot cast summons")
    ]
    return [lasting(f"forbid opponent {ban}", until or duration(stream) or stream.fail("this turn"))]


def _changed(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`double the power of X`, `halve its power`, `its Element becomes Dark`."""
    if ctx.focus.named and stream.accept("the element of @self becomes the named one"):
        return [lasting(f"set_named_element self {ctx.focus.named}", until or duration(stream))]
    if stream.accept("the power of forwards opponent controls cannot be increased by summons or abilities"):
        span = until or duration(stream) or stream.fail("this turn")
        return [lasting("cannot {type forward, of opponent} gain_power", span)]
    if stream.accept("no"):
        kept = described(stream, ctx)
        stream.expect("can attack")
        if kept.lets or kept.zone != "field":
            stream.fail("Forwards")
        return [lasting(f"cannot {kept.text()} attack", until or duration(stream) or stream.fail("this turn"))]
    if stream.accept("double the power of"):
        doubled = reference(stream, ctx) or stream.fail("a card")
        return [lasting(f"double_power {doubled.things}", until or duration(stream))]
    things = ctx.focus.it or stream.fail("it")
    if stream.accept("the forward 's element becomes"):
        return [lasting(f"set_element {things} {stream.expect(*ELEMENTS)}", until or duration(stream))]
    if stream.accept("halve its power"):
        until = until or duration(stream)
        stream.accept("( round down to the nearest 1000 )")
        return [lasting(f"halve_power {things}", until)]
    stream.expect("its element becomes")
    element = stream.expect(*ELEMENTS)
    return [lasting(f"set_element {things} {element}", until or duration(stream))]


def _doubles(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`doubles its power and gains Haste`."""
    stream.expect("doubles its power", "'s power doubles", "'s power will double", "power doubles")
    more = stream.attempt(lambda: _gaining(stream, ctx, things, until)) if until else None
    return [lasting(f"double_power {things}", until or duration(stream)), *(more or [])]


def _stays(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`will not activate during your next Active Phase`."""
    if stream.accept_any(*_MINE):
        return [f"cannot {things} activate until my_next_active"]
    if stream.accept_any(*_ITS):
        return [f"cannot {things} activate until its_next_active"]
    if not until:
        stream.fail("next Active Phase")
    stream.expect(*_WHILE)
    return [f"cannot {things} activate until {until}"]


def _can(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`can form a party with Forwards of any Element`, `can only be blocked by …`, `gains the named Job`."""
    both = ctx.focus.named.split()
    if len(both) > 1 and stream.accept_any("gains named job and element", "gains the named job and element"):
        until = until or duration(stream)
        return [lasting(f"gain_named {things} {one}", until) for one in both]
    if ctx.focus.named and stream.accept_any("gains the named job", "gains that job"):
        return [lasting(f"gain_named {things} {ctx.focus.named}", until or duration(stream))]
    if things.startswith("{") and stream.accept_any(*_CHEAP_BLOCKERS):
        blockers = "[static: cannot_be_blocked_by self {type forward, cost > (cost self)}]"
        return [lasting(f"apply {things} {blockers}", until or duration(stream) or stream.fail("this turn"))]
    if things.startswith("$") and stream.accept_any(*_CHEAP_BLOCKERS):
        blockers = f"{{type forward, cost > (cost {things})}}"
        return [lasting(f"cannot_be_blocked_by {things} {blockers}", until or duration(stream))]
    stream.expect("can form a party with forwards of any element")
    return [lasting(f"any_party {things}", until or duration(stream))]


def _again(stream: Stream, ctx: Context) -> str:
    """The subject of the clause before, where the verb follows at once after `and`."""
    joined = stream.at > 0 and stream.tokens[stream.at - 1].key in ("and", ",")
    verbs = ("gains", "gain", "loses", "lose", "cannot")
    if stream.at > 1 and stream.tokens[stream.at - 1].key == "also" and stream.peek().key in ("becomes", "become"):
        return ctx.focus.subject
    return ctx.focus.subject if joined and stream.peek().key in verbs and not stream.sees("gain {C}") else ""


def _cost(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`the cost required to cast your next Summon is reduced by 1`."""
    stream.expect("the cost required to cast your", "the cost required to play your", "the cost to cast your")
    next_one = stream.accept("next")
    filter_ = described(stream, ctx)
    if filter_.lets or filter_.together or filter_.zone != "field":
        stream.fail("cards")
    filter_.add("of me")
    stream.accept("onto the field")
    until = until or duration(stream)
    stream.expect("is reduced by", "are reduced by")
    number = stream.number()
    floor = stream.accept("( it cannot become 0 )")
    until = until or duration(stream)
    if number is None or until != "end_of_turn":
        stream.fail("this turn")
    action = "cheaper_but_one" if floor else "cheaper"
    return [lasting(f"{action} {filter_.text()} {number}", "used" if next_one else until)]


def _subject(stream: Stream, ctx: Context) -> str:
    """Of what the clause speaks."""
    stream.accept_any("if possible ,", "if it is possible ,")
    if stream.sees("its power") and stream.accept("its"):
        return ctx.focus.it or stream.fail("it")
    if stream.sees("their power") and stream.accept("their"):
        return ctx.focus.them or stream.fail("them")
    if stream.sees("@self and the @name"):
        return fields_nouns.subject(stream, ctx)
    if stream.sees("@self and the forwards"):
        return fields_nouns.subject(stream, ctx)
    found = reference(stream, ctx)
    if found is not None:
        return found.things
    noun = nouns.matching(stream, ctx, joined=True)
    if not noun.every or noun.filter.lets or noun.together or noun.filter.zone != "field":
        stream.fail("all the")
    ctx.update(them=noun.things())
    return noun.things()


def _gaining(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`and gains …`, of the same card."""
    stream.expect("and")
    return _gains(stream, ctx, things, until)


def _gains(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`gains +2000 power and Haste until the end of the turn`."""
    stream.accept("also")
    if stream.peek().key not in ("gains", "gain", "loses", "lose"):
        stream.fail("gains")
    return [*grants.granted(stream, ctx, things, until)]


def _becomes(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`also becomes a Forward with 7000 power and Haste`, `becomes a Fire`."""
    stream.accept("also")
    stream.expect("becomes", "become")
    if stream.accept_any("a forward", "forwards"):
        steps = [f"become_forward {things}"]
        if stream.accept("with"):
            number = stream.number()
            if number is not None:
                stream.expect("power")
                steps = [f"become_forward {things} {number}"]
                if stream.accept_any(", and", ",", "and"):
                    steps += grants.granted(stream, ctx, things, "")
            else:
                steps += grants.granted(stream, ctx, things, "")
        until = until or duration(stream)
        return [lasting(step, until) for step in steps]
    if stream.accept_any("the named element", "that element", "the selected element"):
        if not ctx.focus.named:
            stream.fail("an element")
        return [lasting(f"set_named_element {things} {ctx.focus.named}", until or duration(stream))]
    element = stream.accept_any(*ELEMENTS)
    if element is None:
        stream.fail("a Forward", "an element")
    return [lasting(f"set_element {things} {element}", until or duration(stream))]


def _power_becomes(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`X's power becomes 9000`."""
    stream.expect("'s power becomes", "power becomes", "power become", "'s power become", "power also becomes")
    stream.accept("the same as")
    if stream.accept("your opponent's weakest forward"):
        weakest = f"set_power {things} (lowest power {{type forward, of opponent}})"
        steps: list[Step] = [lasting(weakest, until or duration(stream))]
        return [Block("if (count {type forward, of opponent}) >= 1", steps)]
    amount = amounts.amount(stream, ctx)
    return [lasting(f"set_power {things} {amount}", until or duration(stream))]


def _cannot(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`cannot attack or block this turn`."""
    steps = fields_bans.prohibitions(stream, ctx, things)
    until = until or duration(stream)
    return [lasting(step, until) for step in steps]


def _must(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`must block this turn if possible`."""
    stream.expect("must")
    duty = stream.expect("attack", "block")
    if duty == "block" and stream.accept("@self"):
        until = until or duration(stream)
        stream.accept("if possible")
        return [lasting(f"must_block {things} self", until or duration(stream))]
    stream.accept("if possible")
    until = until or duration(stream)
    stream.accept("if possible")
    return [lasting(f"must {things} {duty}", until)]


def _attacks(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`can attack twice this turn`."""
    stream.expect("can attack")
    if stream.accept("once more"):
        return [lasting(f"attack_again {things}", until or duration(stream) or stream.fail("this turn"))]
    if stream.accept("as many times as your points of damage"):
        return [lasting(f"attacks {things} me.points", until or duration(stream))]
    number = 2 if stream.accept("twice") else stream.number()
    if number is None:
        stream.fail("twice")
    if stream.tokens[stream.at - 1].kind == "number":
        stream.expect("times")
    until = until or duration(stream)
    return [lasting(f"attacks {things} {number}", until)]


def _control(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`gain control of it until the end of the turn`, `give control of X to your opponent`."""
    gives = stream.expect("gain control of", "gains control of", "give control of").startswith("give")
    found = reference(stream, ctx)
    if found is None:
        stream.fail("it")
    if gives:
        stream.expect("to your opponent")
    who = "opponent" if gives else actor
    return [lasting(f"control {found.things} {who}", until or duration(stream))]
