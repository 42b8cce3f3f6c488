# form: interpreted
"""Conditions that stand before field abilities only, beside those that all texts know."""

from collections.abc import Callable
from functools import partial

from netocean.games.fftcg.reader import conditions
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_nouns import inlined, union
from netocean.games.fftcg.reader.filters import Filter
from netocean.games.fftcg.reader.stream import Stream

Reader = Callable[[Stream, Context], str]


def condition(stream: Stream, ctx: Context, ends: tuple[str, ...] = (", then", ",")) -> str:
    """Reads a condition up to one of the ends, which is read too. Raises Unread."""
    for reader in (conditions.condition, _own):
        found = stream.attempt(partial(_ended, stream, ctx, reader, ends))
        if found is not None:
            return found
    return stream.fail("you control", "you have")


def _ended(stream: Stream, ctx: Context, reader: Reader, ends: tuple[str, ...]) -> str:
    """What is read, if it ends where it must."""
    found = reader(stream, ctx)
    if ends:
        stream.expect(*ends)
    return found


def _own(stream: Stream, ctx: Context) -> str:
    """One of the conditions of this file."""
    for reader in _READERS:
        found = stream.attempt(partial(reader, stream, ctx))
        if found is not None:
            return found
    return stream.fail("you control")


def _plain(stream: Stream, found: Filter, zone: str = "field") -> str:
    """The text of a description that asks nothing else."""
    if found.zone != zone or found.group or found.together:
        stream.fail("cards")
    return inlined(found, found.text())


def _many(stream: Stream, ctx: Context) -> str:
    """`you control 4 Forwards or more`, `… and if the Backups you control are all of different Elements`."""
    stream.expect("you control")
    number = stream.number()
    if number is None:
        stream.fail("number")
    early = stream.accept("or more")
    found = union(stream, ctx)
    found.add("of me")
    text = _plain(stream, found)
    if not early:
        stream.expect("or more")
        return f"(count {text}) >= {number}"
    stream.expect("and if the")
    other = union(stream, ctx)
    if _plain(stream, other) != text:
        stream.fail("the same cards")
    stream.expect("are all of different elements")
    return f"(count {text}) >= {number} and (most_alike element {text}) <= 1"


def _different(stream: Stream, ctx: Context) -> str:
    """`you control 3 or more different Element Backups`."""
    stream.expect("you control")
    number = stream.number()
    if number is None:
        stream.fail("number")
    stream.expect("or more different element")
    found = union(stream, ctx)
    found.add("of me")
    return f"(kinds element {_plain(stream, found)}) >= {number}"


def _more_than(stream: Stream, ctx: Context) -> str:
    """`your opponent controls 3 or more Forwards more than you`."""
    stream.expect("your opponent controls")
    number = stream.number()
    if number is None:
        stream.fail("number")
    stream.expect("or more")
    found = union(stream, ctx)
    stream.expect("more than you")
    text = _plain(stream, found)
    theirs, mine = (text[:-1] + f", of {whose}}}" for whose in ("opponent", "me"))
    if "of " in text or " or " in text:
        stream.fail("cards")
    return f"(count {theirs}) >= (plus (count {mine}) {number})"


def _jobs(stream: Stream, ctx: Context) -> str:
    """`X has 3 Jobs or more`."""
    stream.expect("@self has")
    number = stream.number()
    stream.expect("jobs or more")
    return f"(kinds job self) >= {number}"


def _either(stream: Stream, ctx: Context) -> str:
    """`either player has received 4 points …`, `both you and your opponent have no cards …`."""
    if stream.accept("both you and your opponent have no cards in hand"):
        return "me.hand = 0 and opponent.hand = 0"
    stream.expect("either player has")
    received = stream.accept("received")
    number = stream.number()
    if received:
        stream.expect("points of damage or more")
        return f"me.points >= {number} or opponent.points >= {number}"
    stream.expect("cards or less in their hands", "cards or less in their hand", "card or less in their hand")
    return f"me.hand <= {number} or opponent.hand <= {number}"


def _crystals(stream: Stream, ctx: Context) -> str:
    """`you have a {C}`, `you have 2 or more {C}`, `you have {C}{C} or more`."""
    stream.expect("you have")
    if stream.accept("a {C}"):
        return "me.crystals >= 1"
    number = stream.number() or 0
    if number:
        stream.expect("or more {C}")
        return f"me.crystals >= {number}"
    while stream.symbol("C"):
        number += 1
    stream.expect("or more")
    return f"me.crystals >= {number}" if number else stream.fail("{C}")


def _entered(stream: Stream, ctx: Context) -> str:
    """`a Fire Forward has entered your field this turn`, also `due to Warp`."""
    stream.expect("a", "an")
    found = union(stream, ctx)
    stream.expect("has entered your field")
    happening = "warped" if stream.accept("due to warp") else "entered"
    stream.expect("this turn")
    return f"(this_turn {happening} me {_plain(stream, found)}) >= 1"


def _each_kind(stream: Stream, ctx: Context) -> str:
    """`you have a Forward, Backup and a Job X in your Break Zone`: one of each."""
    stream.expect("you have")
    texts: list[str] = []
    while True:
        stream.accept_any("a", "an")
        mark = stream.mark()
        token = stream.next()
        if not (stream.sees(",") or stream.sees("and")):
            stream.reset(mark)
            found = union(stream, ctx)
            texts.append(_plain(stream, found, "break"))
            if found.owner not in ("", "me") or len(texts) < 2:
                stream.fail("your Break Zone")
            return " and ".join(f"(count {text} break me) >= 1" for text in texts)
        stream.accept_any(", and", ",", "and")
        texts.append(_kind(stream, token.kind, token.key, token.value))


def _kind(stream: Stream, kind: str, key: str, value: str) -> str:
    """A single word for cards, as a filter."""
    if kind in ("name", "job"):
        return f"{{{kind} {value}}}"
    if key in ("forward", "backup", "monster", "summon", "character"):
        return f"{{type {key}}}"
    return stream.fail("a noun")


def _removed(stream: Stream, ctx: Context) -> str:
    """`there are 10 or more cards removed from the game`."""
    stream.expect("there are")
    number = stream.number()
    stream.expect("or more cards removed from the game")
    return f"(count {{}} removed any) >= {number}"


def _choosing(stream: Stream, ctx: Context) -> str:
    """`X chooses a Forward of cost 2 or less`."""
    stream.expect("@self chooses a", "@self chooses an")
    found = union(stream, ctx)
    found.add("in (chosen_by self)")
    return f"(count {_plain(stream, found)}) >= 1"


def _party(stream: Stream, ctx: Context) -> str:
    """`X forms a party`."""
    stream.expect("@self forms a party")
    return "self is {in_party}"


def _attacked(stream: Stream, ctx: Context) -> str:
    """`you attacked with 2 or more Forwards you controlled`, after "During this turn"."""
    number = _this_turn(stream, ctx, "you attacked with")
    stream.expect("or more forwards you controlled")
    return f"(this_turn attacked me {{type forward}}) >= {number}"


def _drawn(stream: Stream, ctx: Context) -> str:
    """`you have drawn 3 or more cards`, after "During this turn"; `3 or more Forwards have left the field`."""
    mark = stream.mark()
    if stream.number() is not None and ctx.focus.during_turn and stream.accept("or more forwards have left the field"):
        return f"(this_turn left any {{type forward}}) >= {stream.tokens[mark].number}"
    stream.reset(mark)
    number = _this_turn(stream, ctx, "you have drawn")
    stream.expect("or more cards")
    return f"(this_turn drawn me) >= {number}"


def _discarded(stream: Stream, ctx: Context) -> str:
    """`your opponent has discarded a card … due to …`, after "During this turn"."""
    stream.expect("your opponent has discarded a card from their hand due to your summons or abilities")
    if not ctx.focus.during_turn:
        stream.expect("this turn")
    return "(this_turn discarded_by_me opponent) >= 1"


def _this_turn(stream: Stream, ctx: Context, phrase: str) -> int:
    """The number behind a phrase, if the sentence speaks of this turn."""
    if not ctx.focus.during_turn:
        stream.fail("this turn")
    stream.expect(phrase)
    number = stream.number()
    return number if number is not None else stream.fail("number")


_READERS: tuple[Reader, ...] = (
    _many, _different, _more_than, _jobs, _either, _crystals, _entered, _each_kind, _removed, _choosing, _party,
    _attacked, _drawn, _discarded,
)  # fmt: skip
