# form: interpreted
"""What things cannot do, must do, and can do: `cannot be chosen by …`, `must attack`, `can attack twice`."""

from netocean.games.fftcg.reader import filters, tails
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_nouns import inlined, one, reminder, union
from netocean.games.fftcg.reader.grants import attacks
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import STATES, TYPES

_BY_OPPONENT = (
    "by your opponent's summons or abilities", "by your opponent's summons and abilities",
    "by opponent's summons or abilities", "by the summons or abilities of your opponent",
    "due to your opponent's summons or abilities", "due to your opponent's summons and abilities",
)  # fmt: skip
_HARMLESS = "by opposing summons or abilities that do not deal damage"
_OPPOSED = (
    ("become dull", "be_dulled"), ("become dulled", "be_dulled"), ("be dulled", "be_dulled"),
    ("be returned to its owner's hand", "be_returned"), ("be returned to their owner's hand", "be_returned"),
    ("be returned to their owners' hands", "be_returned"), ("be returned to your hand", "be_returned"),
    ("leave the field", "leave_by_opponent"), ("be put into the break zone", "be_put"),
    ("be removed from the game", "be_removed"),
)  # fmt: skip
_SIMPLE = (
    ("attack or block", ("attack", "block")), ("attack alone", ("attack_alone",)), ("attack", ("attack",)),
    ("be frozen", ("be_frozen",)), ("deal damage", ("deal_damage",)), ("form parties", ("form_party",)),
    ("form a party", ("form_party",)), ("use special or action abilities", ("use_abilities", "use_specials")),
    ("use action or special abilities", ("use_abilities", "use_specials")), ("use action abilities", ("use_abilities",)),
    ("use special abilities", ("use_specials",)),
)  # fmt: skip
_CHOOSERS = (
    ("summons or abilities", "summon_or_ability"), ("summons and abilities", "summon_or_ability"),
    ("summon or ability", "summon_or_ability"), ("summons", "summon"), ("summon", "summon"),
    ("special abilities", "special"), ("action abilities", "action"), ("auto-abilities", "auto"),
    ("abilities", "ability"), ("ability", "ability"),
)  # fmt: skip
_STRENGTHS = (
    ("a forward with a power greater than", ">"), ("forwards with a power greater than", ">"),
    ("a forward with a power inferior to", "<"), ("forwards with a power inferior to", "<"),
)  # fmt: skip
_CHOSEN = {
    "summon": ("be_chosen_by_summons",), "ability": ("be_chosen_by_abilities",),
    "summon_or_ability": ("be_chosen_by_summons", "be_chosen_by_abilities"),
}  # fmt: skip


def prohibitions(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `cannot attack or block`, `cannot be chosen by …`, also several in a row: the steps. Raises Unread."""
    stream.expect("cannot")
    steps = prohibited(stream, ctx, things)
    while (more := stream.attempt(lambda: _further(stream, ctx, things))) is not None:
        steps += more
    return steps


def _further(stream: Stream, ctx: Context, things: str) -> list[str]:
    """A further prohibition."""
    if not stream.accept_any(", and cannot", ", cannot", "and cannot"):
        stream.expect("or", ", and", "and")
        if not (stream.sees("be") or stream.sees("become")):
            stream.fail("be")
    return prohibited(stream, ctx, things)


def prohibited(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads what stands after `cannot`: the steps."""
    for phrase, bans in _SIMPLE:
        if stream.accept(phrase):
            return [f"cannot {things} {ban}" for ban in bans]
    if stream.accept("be chosen by"):
        return _chosen(stream, ctx, things)
    if stream.accept("be blocked"):
        return _be_blocked(stream, ctx, things)
    if stream.accept("block"):
        found = stream.attempt(lambda: _battled(stream, ctx, things, "cannot_block"))
        return [f"cannot {things} block" if found is None else found]
    if stream.accept("be broken"):
        if stream.accept(_HARMLESS):
            return [f"cannot {things} be_broken_by_effects"]
        if stream.accept("by opposing abilities that do not deal damage"):
            return [f"cannot {things} be_broken_by_abilities"]
        opponent = stream.accept_any(*_BY_OPPONENT) is not None
        return [f"cannot {things} {'be_broken_by_opponent' if opponent else 'be_broken'}"]
    if stream.accept("gain"):
        word = filters.keyword(stream)
        return [f"cannot_gain {things} {word or stream.fail('Haste', 'Brave')}"]
    return _opposed(stream, things)


def _opposed(stream: Stream, things: str) -> list[str]:
    """What the opponent's Summons and abilities cannot do to them; a further verb may share the agent."""
    bans: list[str] = []
    while True:
        ban = next((ban for phrase, ban in _OPPOSED if stream.accept(phrase)), None)
        if ban is None:
            stream.fail("attack", "block", "be broken", "be chosen by")
        bans.append(ban)
        if stream.accept_any(*_BY_OPPONENT):
            reminder(stream, "( if @self is broken")
            return [f"cannot {things} {ban}" for ban in bans]
        stream.expect("or", "by your opponent's Summons or abilities")


def _be_blocked(stream: Stream, ctx: Context, things: str) -> list[str]:
    """`cannot be blocked`, by anything or by some."""
    if not stream.accept("by"):
        return [f"cannot {things} be_blocked"]
    return [_battled(stream, ctx, things, "cannot_be_blocked_by")]


def _battled(stream: Stream, ctx: Context, things: str, action: str) -> str:
    """What they cannot block or be blocked by: `a Forward of cost 4 or more`, `… with a power greater than its own`."""
    sign = next((sign for phrase, sign in _STRENGTHS if stream.accept(phrase)), "")
    if not sign:
        return f"{action} {things} {one(stream, ctx)}"
    whose = stream.expect("his", "her", "its own", "its", "their own", "@self 's")
    if whose.startswith("@") and things != "self":
        stream.fail("its own")
    step = f"{action} self {{type forward, power {sign} (power self)}}"
    return step if things == "self" else f"apply {things} [static: {step}]"


def _chosen(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Who cannot choose them."""
    if stream.accept("summons ' ex bursts or characters ' ex bursts") or stream.accept(
        "summons 's ex bursts or characters 's ex bursts"
    ):
        return [f"cannot {things} be_chosen_by_ex"]
    whose = agent(stream)
    if ctx.focus.named and stream.accept("summons or abilities of the named element"):
        return [f"cannot_be_chosen_by {things} {whose} {{object summon_or_ability, named_value {ctx.focus.named}}}"]
    mark = stream.mark()
    found = next((name for phrase, name in _CHOOSERS if stream.accept(phrase)), None)
    if found == "ability" and stream.accept("of characters"):
        terms = ", ".join(["type character", *tails.tails(stream, ctx, filters.Filter())])
        return [f"cannot_be_chosen_by {things} {whose} {{object ability, {terms}}}"]
    if found is not None and not stream.sees("that share its element") and not stream.sees("of cost"):
        if whose == "opponent" and found in _CHOSEN:
            return [f"cannot {things} {ban}" for ban in _CHOSEN[found]]
        return [f"cannot_be_chosen_by {things} {whose} {{object {found}}}"]
    stream.reset(mark)
    return [f"cannot_be_chosen_by {things} {whose} {_described(stream, ctx)}"]


def agent(stream: Stream) -> str:
    """Reads whose Summons or abilities are meant: the word of the language."""
    if stream.accept_any("your opponent's", "opponent's", "opposing", "the opponent's"):
        return "opponent"
    return "me" if stream.accept("your") else "any"


def _described(stream: Stream, ctx: Context) -> str:
    """Summons and abilities of certain cards: `Fire Summons or Fire abilities`, `a dull Forward's ability`."""
    if stream.accept_any("summons or abilities that share its element", "summons and abilities that share its element"):
        return "{object summon_or_ability, same_element self}"
    if stream.accept_any("ex bursts", "ex burst"):
        return "{ex}"
    owner = owners(stream)
    if owner:
        return f"{{object ability, {owner[1:]}"
    stream.accept_any("a", "an")
    found = union(stream, ctx)
    text = inlined(found, found.text())
    if found.zone == "stack":
        return text.replace("type summon", "object summon")
    if found.noun == "summon":
        return text.replace("type summon", "object summon")
    stream.accept("'s")
    kind = next((name for phrase, name in _CHOOSERS if stream.accept(phrase)), None)
    if kind in (None, "summon", "summon_or_ability") or "or" in text.split():
        stream.fail("abilities")
    return f"{{object {kind}, {text[1:]}"


def owners(stream: Stream) -> str:
    """Reads `a dull Forward's ability`, if that comes: a filter of those whose ability it is."""
    mark = stream.mark()
    stream.accept_any("a", "an")
    terms: list[str] = []
    while (token := stream.peek()).key in STATES:
        terms.append(STATES[token.key])
        stream.next()
    stream.next()
    if not TYPES.get(token.key) or not stream.accept_any("'s ability", "'s abilities"):
        stream.reset(mark)
        return ""
    return "{" + ", ".join([f"type {TYPES[token.key]}", *terms]) + "}"


def duties(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `must attack once per turn if possible`, `must block if possible`: the steps. Raises Unread."""
    stream.expect("must")
    duty = stream.expect("attack", "block", "be blocked").replace(" ", "_")
    if duty == "attack":
        stream.accept_any("at least once per turn", "once per turn")
    stream.expect("if possible")
    return [f"must {things} {duty}"]


def permissions(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `can attack twice in the same turn`, `can form a party with …`: the steps. Raises Unread."""
    if stream.accept("can form a party with"):
        return [_party(stream, ctx, things)]
    if stream.accept_any("can use action abilities with {D} in the cost as though they had haste",
                         "can use action abilities with {D} in the cost as though it had haste"):  # fmt: skip
        return [f"hasty_abilities {things}"]
    if stream.accept("can use action abilities and special abilities with {D} in the cost as though they had haste"):
        return [f"hasty_abilities {things} ability"]
    return [attacks(stream, things)]


def _party(stream: Stream, ctx: Context, things: str) -> str:
    """`Forwards of any Element`."""
    if stream.accept("forwards of any element"):
        return f"any_party {things}"
    found = union(stream, ctx)
    stream.expect("of any element")
    return f"any_party {things} {inlined(found, found.text())}"
