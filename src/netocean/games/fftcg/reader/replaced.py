# form: interpreted
"""The events that replacements replace: damage dealt and received, cards that leave the field."""

from collections.abc import Callable
from functools import partial

from netocean.games.fftcg.reader import filters
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration
from netocean.games.fftcg.reader.fields_bans import owners
from netocean.games.fftcg.reader.fields_nouns import inlined, one, union
from netocean.games.fftcg.reader.stream import Stream

_BY = (
    ("a summon or an ability", "any summon_or_ability"), ("a summon or ability", "any summon_or_ability"),
    ("summons or abilities", "any summon_or_ability"),
    ("your opponent's summons or abilities", "opponent summon_or_ability"),
    ("your opponent's summon or ability", "opponent summon_or_ability"),
    ("your opponent's abilities", "opponent ability"), ("your opponent's summons", "opponent summon"),
    ("an ability", "any ability"), ("abilities", "any ability"), ("a summon", "any summon"), ("your summon", "me summon"),
    ("your ability", "me ability"),
)  # fmt: skip


class Subject:
    """What a replacement is about: its things within the replacement, and the thing that bears an effect (or none)."""

    def __init__(self, thing: str, bearer: str) -> None:
        self.thing = thing
        self.bearer = bearer


class Replaced:
    """A replacement while it is read: events, conditions, steps.

    `thing` is what the events are about, `bearer` what an effect is on; `zone` says that cards move, `next` that it
    happens once, `once` that it does so once a turn, `may` that its player decides, `comma` that one stands before what
    happens instead. `lets` are steps that name things before.
    """

    def __init__(self, subject: Subject) -> None:
        self.thing = subject.thing
        self.bearer = subject.bearer
        self.events: list[str] = []
        self.conditions: list[str] = []
        self.steps: list[str] = []
        self.lets: list[str] = []
        self.zone = False
        self.comma = True
        self.next = False
        self.once = False
        self.may = False

    @property
    def self(self) -> bool:
        """Whether the card itself is meant, and not another thing that an effect is on."""
        return self.thing == "self" and self.bearer in ("", "self")

    @property
    def moved(self) -> str:
        """The card that moves."""
        return "self" if self.thing == "self" else "it"


def described(stream: Stream, ctx: Context) -> Subject:
    """Reads the card itself, or a description of cards that it happens to."""
    if stream.accept("@self"):
        return Subject("{self, in_party}" if stream.accept("forming a party") else "self", "")
    if stream.accept("a forward damaged by this ability"):
        return Subject("self", "(done_cards)")
    if stream.accept("this"):
        stream.expect("forward", "character")
        return Subject("self", "")
    stream.accept_any("a", "an", "the", "any")
    return Subject(_plain(stream, ctx), "")


def _plain(stream: Stream, ctx: Context) -> str:
    """Cards on the field, as a filter."""
    found = union(stream, ctx)
    if found.zone != "field" or found.group or found.together:
        stream.fail("cards on the field")
    return inlined(found, found.text())


def events(stream: Stream, ctx: Context, subject: Subject) -> Replaced:
    """Reads what happens to a subject, up to the comma. Raises Unread."""
    found = Replaced(subject)
    for reader in (_both_ways, _party, _receives, _deals, _moves):
        if stream.attempt(partial(reader, stream, ctx, found)):
            return found
    return stream.fail("is dealt damage", "receives damage", "deals damage", "is put", "leaves the field")


def _both_ways(stream: Stream, ctx: Context, found: Replaced) -> bool:
    """`deals damage or is dealt damage while dull`."""
    stream.expect("deals damage or is dealt damage")
    thing = found.thing
    found.events += [f"damages {thing}", f"damages_player {thing}", f"is_damaged {thing}"]
    _circumstances(stream, found)
    return True


def _party(stream: Stream, ctx: Context, found: Replaced) -> bool:
    """`forms a party, the damage dealt to X becomes 0 instead`: the comma and the rest come after."""
    stream.expect("forms a party")
    if found.thing != "self" or not stream.sees(", the damage dealt to"):
        stream.fail("its name")
    stream.expect(", the damage dealt to")
    if stream.accept("@self"):
        found.events.append("is_damaged self")
    else:
        stream.expect("the forwards forming this party")
        found.events.append("is_damaged (party_of self)")
    found.conditions.append("self is {in_party}")
    found.comma = False
    return True


def _receives(stream: Stream, ctx: Context, found: Replaced) -> bool:
    """`is dealt damage by …`, `receives 1000 damage`, `is dealt damage less than its power`."""
    if stream.accept("or a forward forming a party with @self"):
        found.thing = (
            "{self or type forward, in (party_of self)}" if found.thing == "self" else stream.fail("is dealt damage")
        )
    stream.expect("is dealt", "receives", "would be dealt", "are dealt")
    _amount(stream, found)
    _from(stream, ctx, found)
    _circumstances(stream, found)
    return True


def _amount(stream: Stream, found: Replaced) -> None:
    """How much damage, where that matters."""
    number = stream.number()
    stream.expect("damage")
    if number is not None:
        sign = "<=" if stream.accept("or less") else ">=" if stream.accept("or more") else "="
        found.conditions.append(f"that {sign} {number}")
    elif stream.accept_any("less than its power", "less than his power", "less than her power", "less than their power",
                           "less than @self 's power"):  # fmt: skip
        found.conditions.append(f"that < (power {found.moved})")


def _from(stream: Stream, ctx: Context, found: Replaced) -> None:
    """By what the damage is dealt: the events."""
    thing = found.thing
    if stream.accept("other than battle damage"):
        found.events.append(f"is_damaged_by {thing} any summon_or_ability")
    elif not stream.accept_any("by", "from"):
        found.events.append(f"is_damaged {thing}")
    elif stream.accept("abilities other than special abilities"):
        found.events += [f"is_damaged_by {thing} any action", f"is_damaged_by {thing} any auto"]
    else:
        found.events.append(_dealer(stream, ctx, thing))


def _dealer(stream: Stream, ctx: Context, thing: str) -> str:
    """The event of damage by something."""
    for phrase, words in _BY:
        if stream.accept(phrase):
            named = ctx.focus.named and stream.accept("of the named element")
            tail = f" {{named_value {ctx.focus.named}}}" if named else ""
            return f"is_damaged_by {thing} {words}{tail}"
    owner = owners(stream)
    if owner:
        return f"is_damaged_by {thing} any ability {owner}"
    whose = "me" if stream.accept("your") else ""
    text = one(stream, ctx)
    if "type summon" in text:
        if " or " in text:
            stream.fail("a Summon")
        rest = [term for term in text[1:-1].split(", ") if term != "type summon"]
        return f"is_damaged_by {thing} {whose or 'any'} summon" + (f" {{{', '.join(rest)}}}" if rest else "")
    if whose:
        stream.fail("Summon")
    return f"is_damaged {thing} {text}"


def _circumstances(stream: Stream, found: Replaced) -> None:
    """`while dull`, `during your opponent's turn`, `for the first time in that turn`."""
    if stream.accept("while dull"):
        found.conditions.append(f"{found.moved} is {{dull}}")
    if stream.accept("during your opponent's turn"):
        found.conditions.append("opponent_turn")
    if stream.accept("for the first time in that turn"):
        found.once = True


def _deals(stream: Stream, ctx: Context, found: Replaced) -> bool:
    """`deals damage to a Forward of cost 4 or more`, `deals damage to your opponent`."""
    stream.expect("deals", "deal")
    thing = found.thing
    if stream.accept("battle damage to a forward"):
        found.events.append(f"battle_damages {thing}")
        return True
    other = stream.accept("damage other than battle damage to")
    if not other:
        stream.expect("damage to")
    if not other and stream.accept_any("your opponent or a forward", "you or a forward", "a forward or a player"):
        found.events += [f"damages_player {thing}", f"damages {thing}"]
    elif stream.accept("your opponent"):
        found.events.append(f"damages_player {thing}")
    else:
        _to_forwards(stream, ctx, found)
    if other or stream.accept_any("due to an ability", "due to abilities"):
        found.events = [
            _by_effect(stream, event, thing, "summon_or_ability" if other else "ability") for event in found.events
        ]
    return True


def _to_forwards(stream: Stream, ctx: Context, found: Replaced) -> None:
    """`a Forward or your opponent`."""
    thing = found.thing
    stream.accept_any("a", "an")
    noun = filters.described(stream, ctx)
    if noun.lets or noun.zone != "field" or noun.together:
        stream.fail("a Forward")
    text = noun.text()
    found.events.append(f"damages {thing}" + ("" if text == "{type forward}" else f" {text}"))
    if stream.accept("or your opponent"):
        found.events.append(f"damages_player {thing}")


def _by_effect(stream: Stream, event: str, thing: str, kind: str) -> str:
    """Damage that is dealt by an effect and not in battle, seen from the one that deals it."""
    if event != f"damages {thing}" or thing != "self":
        stream.fail("a Forward")
    return f"is_damaged_by {{type forward}} any {kind} {{self}}"


def _moves(stream: Stream, ctx: Context, found: Replaced) -> bool:
    """`is put from the field into the Break Zone`, `leaves the field`."""
    found.zone = True
    thing = found.thing
    if stream.accept_any("is put from the field into the break zone", "are put from the field into the break zone",
                         "would be put from the field into the break zone"):  # fmt: skip
        stream.accept("on the same turn")
        found.events.append(f"put {thing}")
    elif found.bearer and stream.accept("is put into the break zone"):
        found.events.append(f"put {thing}")
    else:
        stream.expect("leaves the field", "leave the field", "would leave the field")
        if stream.accept("due to your opponent's summons or abilities"):
            found.events.append(f"leaves_by {thing} opponent summon_or_ability")
        else:
            stream.accept("for any reason")
            found.events.append(f"leaves {thing}")
    return True


def next_damage(stream: Stream, ctx: Context, subject: Callable[[], Subject]) -> tuple[Replaced, Subject, str]:
    """Reads `the next damage dealt to it`, `reduce the next damage dealt to it by 1000`, with a duration. Raises Unread."""
    reduces = stream.expect("the next damage", "reduce the next damage").startswith("reduce")
    within = ""
    if reduces or stream.sees("dealt to"):
        stream.expect("dealt to")
        about = subject()
        found = Replaced(about)
        within = duration(stream)
        if not (reduces and stream.peek(1).kind == "number"):
            _from(stream, ctx, found)
        else:
            found.events.append(f"is_damaged {found.thing}")
    else:
        about = subject()
        found = Replaced(about)
        stream.expect("deals to a forward")
        found.events.append(f"damages {about.thing}")
    found.next = True
    within = within or duration(stream)
    if reduces:
        stream.expect("by")
        found.steps.append(f"reduce {literal(stream)}")
    return found, about, within


def literal(stream: Stream) -> int:
    """Reads a literal number. Raises Unread."""
    number = stream.number()
    return number if number is not None else stream.fail("number")


def players_next(stream: Stream) -> Replaced:
    """Reads `the next damage dealt to you`."""
    stream.expect("the next damage dealt to you")
    found = Replaced(Subject("", ""))
    found.events.append("player_damaged me")
    found.next = True
    return found


def stated(stream: Stream, ctx: Context) -> Replaced:
    """Reads a statement without `if`: `The damage dealt to X is reduced by …`. Raises Unread."""
    if stream.accept("the damage dealt by your abilities to"):
        found = Replaced(described(stream, ctx))
        stream.expect("cannot be reduced")
        found.events.append(f"is_damaged_by {found.thing} me ability")
        found.steps.append("unreduced")
        return found
    reduces = stream.expect("the damage dealt to", "reduce the damage dealt to").startswith("reduce")
    found = Replaced(described(stream, ctx))
    stream.expect("by" if reduces else "is reduced by")
    found.steps.append(f"reduce {literal(stream)}")
    if not reduces:
        stream.expect("instead")
    found.events.append(f"is_damaged {found.thing}")
    return found


def anywhere(stream: Stream) -> Replaced | None:
    """Reads events that are about no card of the field alone: `your ability deals damage to a Forward`, if one comes."""
    found = Replaced(Subject("", ""))
    if stream.accept("your summon or an ability of a character you control deals damage to a forward"):
        found.events.append("is_damaged_by {type forward} me summon_or_ability")
    elif stream.accept("your fire summon or a fire character you control deals damage to a forward"):
        found.events.append("damages {type summon, element fire, of me or type character, element fire, of me}")
    elif stream.accept("your ability deals damage to a forward"):
        found.events.append("is_damaged_by {type forward} me ability")
    elif stream.accept("you receive damage while @self is active"):
        found.events.append("player_damaged me")
        found.conditions.append("self is {active}")
    elif stream.accept("a card is put into your break zone in any situation"):
        found.events.append("to_break me")
        found.zone = True
    return found if found.events else None
