# form: interpreted
"""Whether and how a card may be cast or played: conditions, other costs, extra costs, cards beside others."""

from functools import partial

from netocean.games.fftcg.reader import costs, filters, tails
from netocean.games.fftcg.reader.amounts import times
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_conditions import condition
from netocean.games.fftcg.reader.fields_cp import only_paid, producers, while_paying
from netocean.games.fftcg.reader.fields_head import Head, negated
from netocean.games.fftcg.reader.fields_nouns import for_each, inlined, union
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS
from netocean.games.fftcg.slugs import slug

_MAIN_PHASE = "my_turn and (in_phase main_1 or in_phase main_2)"


def play_line(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """Reads a line about casting or playing cards: the canonical lines. Raises Unread."""
    if stream.accept("during your turn ,"):
        head.gates.append("my_turn")
    if stream.sees("if you control") and stream.later("you can"):
        stream.accept("if")
        head.conditions.append(condition(stream, ctx))
    if not (stream.sees("you") or stream.sees("before") or stream.sees("if you cast @self") or stream.sees("while")
            or stream.sees("if you pay")):  # fmt: skip
        stream.fail("You can", "You must", "You cannot", "Before paying the cost")
    for reader in (_only, _must_control, _cannot, _several, _excluded, _paid, _cheaper_by, _extra, _instead, _may_cast,
                   _special, _free_special, _reduced, _gives_cp, _crystals):  # fmt: skip
        found = stream.attempt(partial(reader, stream, ctx, head.copy()))
        if found is not None:
            return found
    return stream.fail("to cast")


def _forbidden(head: Head, allowed: str, played: bool) -> list[str]:
    """The line that forbids to cast, or to play at all, unless a condition holds."""
    head.conditions.append(negated(allowed))
    return [head.static(["cannot_be_played self" if played else "cannot_cast self"])]


def _only(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can only cast X during your turn`, `… if you control …`, `You can only play X if …`."""
    stream.expect("you can only")
    verb = stream.expect("cast", "play")
    if stream.accept("up to"):
        number = stream.number()
        if verb != "cast" or number is None:
            stream.fail("number")
        stream.expect("cards per turn", "card per turn")
        head.conditions.append(f"(this_turn cast me) >= {number}")
        return [head.static(["forbid me cast"])]
    stream.expect("@self")
    if stream.accept("during your turn"):
        return _forbidden(head, "my_turn", verb == "play")
    if stream.accept("during your opponent's turn"):
        return _forbidden(head, "opponent_turn", verb == "play")
    if stream.accept("during your main phase"):
        return _forbidden(head, _MAIN_PHASE, verb == "play")
    stream.expect("if")
    allowed = condition(stream, ctx, ())
    stream.accept("( before paying the cost for @self )")
    return _forbidden(head, allowed, verb == "play")


def _must_control(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You must control 2 or more Forwards to cast X`."""
    stream.expect("you must")
    allowed = controlled(stream, ctx)
    stream.expect("to cast @self", "to play @self")
    if stream.accept("from your hand onto the field"):
        head.conditions.append(negated(allowed))
        return [head.static(["cannot_be_played self hand"])]
    return _forbidden(head, allowed, played=False)


def controlled(stream: Stream, ctx: Context) -> str:
    """Reads `control 2 or more Forwards`: a condition."""
    stream.expect("control")
    found = stream.attempt(lambda: _of_costs(stream))
    if found is not None:
        return found
    number, least = stream.number(), 1
    if number is not None:
        stream.expect("or more")
        least = number
    else:
        stream.accept_any("a", "an")
    cards = union(stream, ctx)
    cards.add("of me")
    if cards.together or cards.zone != "field":
        stream.fail("cards on the field")
    return f"(count {inlined(cards, cards.text())}) >= {least}"


def _of_costs(stream: Stream) -> str:
    """`Characters of cost 1, 2 and 3`: one of each."""
    stream.expect("characters of cost")
    found: list[str] = []
    while (number := stream.number()) is not None:
        found.append(f"(count {{type character, cost = {number}, of me}}) >= 1")
        stream.accept_any(", and", ",", "and")
    return " and ".join(found) if len(found) > 1 else stream.fail("number")


def _cannot(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You cannot cast X`, `You cannot play X … due to …`."""
    stream.expect("you cannot")
    if stream.accept("cast @self"):
        return [head.static(["cannot_cast self"])]
    stream.expect("play @self")
    if stream.accept("from your hand due to summons or abilities"):
        return [head.static(["cannot_be_played self effect hand"])]
    stream.expect("due to summons or abilities")
    return [head.static(["cannot_be_played self effect"])]


def _several(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can play 2 or more Dark Characters …`."""
    stream.expect("you can play 2 or more")
    name = stream.kind("name")
    if name is not None and name.value in map(slug, ctx.card.names):
        stream.expect("onto the field")
        return [head.keyword("several")]
    element = stream.expect("light", "dark")
    stream.expect("characters onto the field")
    return [head.static([f"may_control_several {element}"])]


def _excluded(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You cannot play X or Card Name Y while …`."""
    stream.expect("you cannot play @self or")
    token = stream.kind("name")
    if token is None:
        stream.fail("Card Name")
    stream.expect("while already in control of either character")
    return [head.keyword(f"excludes {token.value}")]


def _paid(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can only pay with …`, `While paying the cost to cast …`."""
    if stream.sees("while"):
        return [head.static(while_paying(stream, ctx))]
    steps, head.place = only_paid(stream, ctx)
    return [head.static(steps)]


def _cheaper_by(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`Before paying the cost to cast X, you can … to reduce the cost required …`."""
    stream.expect(
        "before paying the cost to cast @self , you can",
        "before paying the cost to play @self onto the field , you may",
    )
    paid = stream.attempt(lambda: _removed(stream, ctx)) or _payment(stream, ctx)
    if stream.accept(". if you do so , the cost for playing @self onto the field is reduced by"):
        number = stream.number()
    else:
        stream.expect("to reduce the cost required to cast @self by")
        number = stream.number()
    if number is None:
        stream.fail("number")
    if paid.startswith("remove x "):
        stream.expect("for each")
        if not stream.accept_any("backup", "forward", "summon", "character", "card"):
            stream.fail("card")
        stream.expect("you removed this way")
        counted: str | None = "x"
    else:
        counted = for_each(stream, ctx)
    amount = str(number) if counted is None else times(str(number), counted)
    return [head.static([f"cheaper_if self {amount} [use cost {paid}]"])]


def _removed(stream: Stream, ctx: Context) -> str:
    """`remove any number of Backups you control from the game`, `remove 3 Summons each of a different Element in …`."""
    stream.expect("remove")
    number = stream.number()
    count = str(number) if number is not None else "x"
    if number is None:
        stream.expect("any number of")
    found = filters.described(stream, ctx)
    tails.tails(stream, ctx, found)
    if found.lets or found.owner == "opponent" or found.zone not in ("field", "break") or found.group:
        stream.fail("one's own")
    stream.expect("from the game")
    kind, _, aspect = found.together.partition(" ")
    if not found.together and number is None:
        return f"remove x {found.text()} {found.zone}"
    if kind != "different" or number is None:
        stream.fail("each of a different Element")
    return f"remove_different {count} {found.text()} {found.zone} {aspect}"


def _payment(stream: Stream, ctx: Context) -> str:
    """What is done to pay: costs, parted by commas."""
    coloured = stream.attempt(lambda: _of_each(stream))
    if coloured is not None:
        return coloured
    pair = stream.attempt(lambda: _pair(stream, ctx))
    if pair is not None:
        return pair
    stream.accept("pay")
    return ", ".join(costs.costs(stream, ctx))


def _pair(stream: Stream, ctx: Context) -> str:
    """`dull 1 active X and 1 active Y`, `remove 1 X and 1 Y you control from the game`: the verb stands once."""
    verb = stream.expect("dull", "remove")
    first = _picked(stream, ctx)
    stream.expect("and")
    second = _picked(stream, ctx)
    if verb == "remove":
        stream.expect("from the game")
        return f"remove {first} field, remove {second} field"
    if "active" not in first or "active" not in second:
        stream.fail("active")
    return f"dull_others {first}, dull_others {second}"


def _of_each(stream: Stream) -> str:
    """`remove 1 Fire, 1 Wind and 1 Water Character in your Break Zone from the game`: one of each element."""
    stream.expect("remove")
    found: list[str] = []
    while stream.accept("1"):
        found.append(f"remove 1 {{type character, element {stream.expect(*ELEMENTS)}}} break")
        stream.accept_any(", and", ",", "and")
    stream.expect("character in your break zone from the game")
    return ", ".join(found) if len(found) > 1 else stream.fail("1")


def _picked(stream: Stream, ctx: Context) -> str:
    """`1 active Fire Forward you control`, on the field."""
    number = stream.number()
    if number is None:
        stream.fail("number")
    found = filters.described(stream, ctx)
    if found.zone != "field" or found.together or found.lets or found.owner == "opponent":
        stream.fail("one's own")
    return f"{number} {found.text()}"


def _extra(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`If you cast X, you may pay an extra {2}`, `… you may remove 10 Fire cards … as an extra cost`."""
    stream.expect("if you cast @self , you may", "if you pay the cost to play @self onto the field , you may")
    if stream.accept("pay an extra"):
        return [head.static([f"extra_cost self {costs.cp(stream) or stream.fail('CP')}"])]
    paid = _payment(stream, ctx)
    stream.expect("as an extra cost")
    return [head.static([f"extra_cost_by self [use cost {paid}]"])]


def _instead(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can … (instead of paying the CP cost) to cast X`."""
    stream.expect("you can")
    paid = costs.cp(stream) if stream.accept("pay") else ""
    more = _with_cp(stream, ctx) if paid else ""
    if more:
        step = f"cast_free_if self [use cost cp {paid}, {more}]"
    else:
        step = f"cost_instead self {paid}" if paid else f"cast_free_if self [use cost {_payment(stream, ctx)}]"
    stream.accept("( instead of paying the cp cost )")
    stream.expect("to cast @self", "to play @self")
    if stream.accept("from your hand onto the field"):
        head.place = "hand"
    if paid and stream.accept(". you can only pay this cost with cp produced by"):
        step = f"cast_free_if self [use cost cp {paid}, only_with {producers(stream, ctx)}]"
    return [head.static([step]), *_if_so(stream, ctx)]


def _with_cp(stream: Stream, ctx: Context) -> str:
    """What is paid beside CP: crystals, or what else is done."""
    if stream.peek().value == "C":
        return ", ".join(costs.signs(stream))
    return _payment(stream, ctx) if stream.accept("and") else ""


def _if_so(stream: Stream, ctx: Context) -> list[str]:
    """`If you do so, when X enters the field, …`: an auto-ability of its own."""
    from netocean.games.fftcg.reader import effects  # noqa: PLC0415 - effects read field lines

    if not stream.accept(". if you do so , when @self enters the field ,"):
        return []
    ctx.speak_of("self", ctx.card.type)
    steps = effects.steps(stream, ctx)
    return [f"when enters self if paid_extra: {'; '.join(steps)}"]


def _may_cast(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can cast X from your Break Zone`."""
    stream.expect("you can cast")
    if stream.accept("@self from your break zone"):
        return [head.static(["may_cast self break"])]
    found = union(stream, ctx)
    text = inlined(found, found.text())
    if found.zone == "removed" and "removed_by self" in text and not found.together:
        stream.expect("at any time you could normally cast them")
        return [head.static([f"may_cast {text} removed"])]
    if found.zone != "break" or found.owner != "me" or found.together:
        stream.fail("your Break Zone")
    return [head.static([f"may_cast {text} break"])]


def _special(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You may use X's special ability by discarding …`, `you can discard 1 card instead of {S} …`."""
    if stream.accept("you can discard 1 card instead of {S} when paying for @self 's special ability"):
        return [head.static(["same_name_by self {}"])]
    stream.expect("you may use @self 's special ability by discarding")
    stream.accept_any("a", "an")
    found = union(stream, ctx)
    text = inlined(found, found.text())
    stream.expect("instead of discarding a")
    token = stream.kind("name")
    if token is None:
        stream.fail("Card Name")
    stream.expect("as part of the cost")
    return [head.static([f"same_name_by self {text}"])]


def _free_special(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can remove 2 … Counters from X to use X's special ability without paying the cost`."""
    stream.expect("you can")
    paid = ", ".join(costs.costs(stream, ctx))
    stream.expect("to use @self 's special ability without paying the cost")
    return [head.static([f"free_special_if self [use cost {paid}]"])]


def _reduced(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You may reduce the cost required to play X by 2. If you do so, …`."""
    stream.expect("you may reduce the cost required to")
    stream.expect("play @self by", "cast @self by")
    number = stream.number()
    if number is None:
        stream.fail("number")
    return [head.static([f"cheaper_if self {number} [use]"]), *_if_so(stream, ctx)]


def _gives_cp(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can discard Fire and Ice Element cards … to produce CP`, `you may put X … to produce 1 CP`."""
    if stream.accept("you can discard"):
        return [head.static(_discards_for_cp(stream))]
    stream.expect("if you pay a cp , you may put @self into the break zone to produce")
    number = stream.number()
    stream.expect("cp of any element")
    if number is None:
        stream.fail("number")
    if stream.accept(". ( you can dull @self to pay the cp ."):
        stream.expect(")")
    return [head.static([f"put_for_cp self {number}"])]


def _discards_for_cp(stream: Stream) -> list[str]:
    """`Fire and Ice Element cards from your hand to produce CP`, and in brackets how much each gives."""
    words = [stream.expect(*ELEMENTS)]
    while stream.accept("and"):
        words.append(stream.expect(*ELEMENTS))
    stream.expect("element cards from your hand to produce cp . (", "element cards from your hand to produce cp (")
    steps: list[str] = []
    for place, word in enumerate(words):
        if place:
            stream.expect("and")
        stream.expect(f"{word} cards produce")
        number = stream.number()
        stream.expect(f"{word} cp each")
        steps.append(f"discard_for_cp {{element {word}, of me}} {number} {word}")
    stream.accept(".")
    stream.expect(")")
    return steps


def _crystals(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`You can pay with {C} instead of {S} …`."""
    stream.expect("you can pay with {C} instead of {S} when paying for the special abilities of")
    found = union(stream, ctx)
    if found.zone != "field":
        stream.fail("cards on the field")
    return [head.static([f"crystal_for_same_name {inlined(found, found.text())}"])]
