# form: interpreted
"""The deck and hidden cards: search, reveal, look, turn over, shuffle; crystals, counters, payments."""

from __future__ import annotations

from netocean.games.fftcg.reader import amounts, choices, costs, counters, moves, nouns, terms
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration, lasting
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import OR, Block, Step
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import TITLE

_DECKS = (("your deck", "me"), ("your opponent's deck", "opponent"), ("opponent's deck", "opponent"))


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme."""
    if until:
        stream.fail("a clause with a duration")
    found = stream.first(
        (
            _search,
            _cast,
            _may_cast,
            _top,
            _mill,
            _turn_over,
            _hand,
            _shuffle,
            _crystals,
            _pay,
            _place,
            _take,
            _add_rest,
        ),
        ctx,
        actor,
    )
    if found is not None:
        return found
    return stream.fail("search", "reveal", "look", "gain {C}", "pay")


def _search(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`search for 1 Fire Forward`; what is done with it follows."""
    if not (stream.peek(1).kind == "number" and stream.accept("search")):
        stream.expect("search for", "searches for", "search your deck for")
    noun = stream.attempt(lambda: _of_either(stream, ctx)) or nouns.matching(stream, ctx)
    if noun.every or noun.least or noun.most or noun.filter.group or noun.filter.zone not in ("field", "deck"):
        stream.fail("a card")
    if any(term.startswith("of ") for terms in noun.filter.alternatives for term in terms):
        stream.fail("a card")
    noun.filter.zone, noun.filter.owner = "deck", actor
    steps = choices.taken(ctx, noun, "select", actor)
    if noun.count == "2":
        ctx.update(looked=ctx.focus.them)
    second = stream.attempt(lambda: _second(stream, ctx))
    if second is None:
        return steps
    first = ctx.focus.them
    second.filter.zone, second.filter.owner = "deck", actor
    if stream.accept("that do not share elements"):
        second.filter.add(f"not same_element {first}")
    steps += choices.taken(ctx, second, "select", actor)
    picked = ctx.focus.them
    ctx.speak_of_two(first, picked)
    if noun.count == second.count == "1" and second.filter.noun:
        ctx.update(by_type=f"name {first} {second.filter.noun} {picked}")
    return steps


def _of_either(stream: Stream, ctx: Context) -> nouns.Noun:
    """`2 A, 2 B, or 1 of each, each with a different cost`: two cards of which each is the one or the other."""
    first = nouns.matching(stream, ctx)
    stream.expect(",")
    second = nouns.matching(stream, ctx)
    stream.expect(", or 1 of each , each with a different")
    plain = not (first.filter.lets or second.filter.lets or first.together or second.together)
    if (first.count, second.count) != ("2", "2") or not plain:
        stream.fail("2")
    first.filter.alternatives += second.filter.alternatives
    first.filter.together = f"different {stream.expect('cost', 'name')}"
    return first


def _second(stream: Stream, ctx: Context) -> nouns.Noun:
    """`and up to 1 Monster of cost 2`: a second search at once."""
    stream.expect("and")
    if not (stream.peek().kind == "number" or stream.sees("up to")):
        stream.fail("number")
    noun = nouns.matching(stream, ctx)
    if noun.least or noun.most or noun.filter.group or noun.filter.zone != "field":
        stream.fail("a card")
    return noun


def _cast(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`cast 1 Summon from your hand without paying the cost`, `pay the cost and cast it`."""
    again = stream.attempt(lambda: _reused(stream))
    if again is not None:
        return again
    if ctx.focus.it and stream.accept("trigger its ex burst effect"):
        return [f"use_ex {ctx.focus.it}"]
    if stream.accept("turn 1 face-down card in your lb deck face-up"):
        variable = ctx.new_variable()
        return [f"select {variable}: 1 {{not face_up}} from me.lb", f"turn_up {variable}"]  # noqa: S608 - a sentence of abilities
    if stream.accept("trigger this auto-ability again"):
        return ["again"]
    if ctx.focus.stack and stream.accept("@self triggers the same auto-ability"):
        return [f"use_ability_of {ctx.focus.stack} auto"]
    if ctx.focus.stack and stream.accept("@self uses the same action ability without paying the cost"):
        return [f"use_ability_of {ctx.focus.stack} action"]
    pays = stream.accept("pay the cost and")
    stream.expect("cast", "casts")
    steps: list[Step] = []
    things = moves.object_of(stream, ctx, steps, actor)
    stream.accept("as though you owned it")
    if not pays and stream.accept_any(
        "without paying the cost", "without paying its cost", "without paying their cost"
    ):
        return [*steps, f"cast_free {things}", *(stream.attempt(lambda: _after_use(stream, ctx)) or [])]
    cheaper = stream.attempt(lambda: _cheaper(stream))
    if cheaper is None:
        return [*steps, f"cast {things}"]
    return [*steps, cheaper.replace("$", things)]


def _reused(stream: Stream) -> list[Step]:
    """`use 1 special ability that a Character has used this turn other than «X»`, where that is the line's own name."""
    stream.expect("use 1 special ability that a character has used this turn other than ability name")
    title = stream.kind(TITLE)
    if title is None or stream.tokens[0].kind != TITLE or stream.tokens[0].value != title.value:
        stream.fail("its own name")
    stream.expect("without paying the cost")
    return ["reuse_special"]


def _after_use(stream: Stream, ctx: Context) -> list[Step]:
    """`. Remove that Summon from the game after use instead of putting it in the Break Zone`, after a cast."""
    stream.expect(".")
    stream.accept_any("then ,", "then")
    stream.accept_any("if you do so ,", "if you cast it ,")
    verb = stream.expect("remove", "return")
    if not stream.accept_any("that summon", "it", "that card", "the summon"):
        stream.fail("that Summon")
    stream.expect("from the game" if verb == "remove" else "to your hand")
    stream.expect(
        "after use instead of putting it in the break zone", "after use instead of putting it into the break zone"
    )
    return [f"{verb}_after_use {ctx.focus.it or stream.fail('it')}"]


def _may_cast(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`you can cast it as though you owned it this turn`, `During this game, you can cast it …`."""
    stream.expect("during this game , you can cast", "can cast")
    things = ctx.focus.it if stream.accept_any("it", "the removed card", "that card") else ""
    if not things:
        stream.expect("them")
        things = ctx.focus.them
    if not things.startswith("$"):
        stream.fail("it")
    stream.accept_any("as though you owned it", "as though you owned them and")
    free = stream.accept_any("without paying the cost", "without paying its cost")
    stream.accept("at any time you could normally cast it")
    stream.accept("at any time you could normally cast them")
    until = duration(stream)
    steps: list[Step] = [lasting(f"{'may_cast_free' if free else 'may_cast'} {things}", until)]
    for reader in (_may_cast_after, _may_cast_cheaper, _may_cast_any):
        more = stream.attempt(lambda reader=reader: reader(stream, ctx, things, until))  # type: ignore[misc]
        steps += more or []
    return steps


def _may_cast_after(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """Where the card goes after use."""
    found = _after_use(stream, ctx)
    return [lasting(str(step), until) for step in found]


def _may_cast_cheaper(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`. The cost required to cast it is reduced by 2 (it cannot become 0)`."""
    found = _cheaper(stream).split()
    return [lasting(f"{found[0].removeprefix('cast_')} {things} {found[2]}", until)]


def _may_cast_any(stream: Stream, ctx: Context, things: str, until: str) -> list[Step]:
    """`. The cost for casting it can be paid using CP of any Element`."""
    stream.expect(". the cost for casting it can be paid using cp of any element",
                  ". the cost required to cast it can be paid using cp of any element")  # fmt: skip
    return [lasting(f"any_pay {things}", until)]


def _cheaper(stream: Stream) -> str:
    """`. The cost required to cast it is reduced by 2 (it cannot become 0)`, after a cast."""
    stream.expect(". the cost required to cast it is reduced by", ". the cost to cast it is reduced by")
    number = stream.number()
    if number is None:
        stream.fail("number")
    floor = stream.accept("( it cannot become 0 )")
    return f"cast_cheaper{'_but_one' if floor else ''} $ {number}"


def _deck(stream: Stream, actor: str) -> str:
    """Whose deck."""
    for phrase, who in _DECKS:
        if stream.accept(phrase):
            return who
    stream.expect("their deck")
    return actor


def _top(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`reveal the top 3 cards of your deck`, `look at the top card of your deck`."""
    verb = stream.expect("reveal", "reveals", "look at", "looks at")
    if stream.accept("the same number of cards from the top of your deck as the"):
        return _as_many(stream, ctx, verb)
    stream.expect("the top")
    number = "x" if stream.accept_any("x", "{X}") else stream.number()
    stream.expect("card of" if number is None else "cards of")
    who = _deck(stream, actor)
    variable = ctx.new_variable()
    ctx.speak_of(variable, "", number is not None, "deck")
    ctx.update(looked=variable, picked="")
    word = "reveal" if verb.startswith("reveal") else "look"
    found: list[Step] = [f"let {variable} (top {who} {number or 1})", f"{word} {variable}"]
    if who == "me" and number is None and stream.accept("and your opponent's deck"):
        other = ctx.new_variable()
        ctx.speak_of_two(variable, other)
        ctx.update(looked="")
        found += [f"let {other} (top opponent 1)", f"{word} {other}"]
    return found


def _as_many(stream: Stream, ctx: Context, verb: str) -> list[Step]:
    """`look at the same number of cards from the top of your deck as the Backups you control`."""
    amount = amounts.number_of(stream, ctx)
    variable = ctx.new_variable()
    ctx.speak_of(variable, "", True, "deck")
    ctx.update(looked=variable, picked="")
    return [f"let {variable} (top me {amount})", f"{'reveal' if verb.startswith('reveal') else 'look'} {variable}"]


def _mill(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`put the top 2 cards of your deck into the Break Zone`."""
    stream.expect("put", "puts")
    if stream.accept_any("1 card from the top of"):
        number = None
    else:
        stream.expect("the top")
        number = stream.number()
        stream.expect("card of" if number is None else "cards of")
    who = _deck(stream, actor)
    stream.expect("into the break zone")
    if ctx.focus.it and ctx.focus.it == ctx.focus.chosen:
        ctx.update(them="done_cards")
    else:
        ctx.speak_of("done_cards", "", number is not None)
    milled: list[Step] = [f"mill {who} {number or 1}"]
    if any(token.key == "put" for token in stream.tokens[stream.at :]):
        variable = ctx.new_variable()
        ctx.update(paid=variable)
        milled.append(f"let {variable} (done_cards)")
    return milled


def _turn_over(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`turn over one card at a time from the top of your deck until a Fire or Ice card is revealed`."""
    stream.expect("turn over one card at a time from the top of your deck until")
    if ctx.focus.named and stream.accept("a selected type is revealed"):
        variable, picked, wanted = ctx.new_variable(), ctx.new_variable(), f"{{named_value {ctx.focus.named}}}"
        ctx.speak_of(picked)
        ctx.update(looked=variable, picked=picked)
        return [f"let {variable} (turned_until me 1 {wanted})", f"let {picked} (among {variable} {wanted})"]
    noun = nouns.matching(stream, ctx)
    if not noun.count.isdigit() or noun.up_to or noun.filter.lets or noun.together or noun.filter.zone != "field":
        stream.fail("a card")
    stream.expect("is revealed", "are revealed")
    variable, picked = ctx.new_variable(), ctx.new_variable()
    ctx.speak_of(picked, noun.filter.noun, noun.many)
    ctx.update(looked=variable, picked=picked)
    text = noun.filter.text()
    return [f"let {variable} (turned_until me {noun.count} {text})", f"let {picked} (among {variable} {text})"]


def _hand(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`your opponent reveals their hand`."""
    stream.expect("reveal", "reveals", "show", "shows")
    who = "opponent" if stream.accept("your opponent's hand") else ""
    if not who:
        stream.expect("their hand", "your hand")
        who = actor
    return [f"reveal_hand {who}"]


def _shuffle(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`shuffle your deck`, `shuffle the other cards and return them to the bottom of your deck`."""
    stream.expect("shuffle", "shuffles")
    if stream.accept_any("your deck", "their deck"):
        return [f"shuffle {actor}"]
    things = ctx.focus.looked if stream.accept("the revealed cards") else moves.rest(stream, ctx)
    if not things:
        stream.fail("the other cards")
    stream.accept("revealed")
    stream.expect("and")
    stream.expect("return them to the bottom of your deck", "put them at the bottom of your deck",
                  "place them at the bottom of your deck")  # fmt: skip
    return [f"bottom_shuffled {things}"]


def _crystals(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`gain {C}{C}`."""
    stream.expect("gain", "gains")
    number = 0
    while stream.symbol("C"):
        number += 1
    if not number:
        stream.fail("{C}")
    counted = amounts.for_each(stream, ctx)
    return [f"gain_crystals {actor} {number if counted is None else amounts.times(str(number), counted)}"]


def _pay(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`pay {F}{1}`, `pay {2} or {C}`."""
    stream.expect("pay", "pays")
    crystals = 0
    while stream.symbol("C"):
        crystals += 1
    if crystals:
        return [f"pay_crystals {crystals}"]
    word = costs.cp(stream) or stream.fail("{1}")
    if not stream.accept("or"):
        return [f"pay {word}"]
    while stream.symbol("C"):
        crystals += 1
    return [f"pay {word}", Block(OR, [f"pay_crystals {crystals}"])] if crystals else stream.fail("{C}")


def _place(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`place 2 Bounty Counters on it`."""
    stream.expect("place", "places", "put")
    number = stream.number()
    if number is None:
        stream.expect("a", "an")
        number = 1
    name = terms.counter_name(stream)
    stream.expect("on")
    steps: list[Step] = []
    things = moves.object_of(stream, ctx, steps, actor)
    counted = amounts.for_each(stream, ctx)
    amount = str(number) if counted is None else amounts.times(str(number), counted)
    return [*steps, f"place {things} {name} {amount}"]


def _take(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`remove 1 Bounty Counter from it`."""
    stream.expect("remove", "removes")
    if stream.accept("any number of"):
        return counters.take_any(stream, ctx)
    every = stream.accept_any("all the", "all") is not None
    number = None if every else stream.number()
    if number is None and not every:
        stream.expect("a", "an")
        number = 1
    name = terms.counter_name(stream)
    stream.accept("placed")
    stream.expect("from", "on")
    found = reference(stream, ctx)
    if found is None:
        stream.fail("a card")
    counted = None if every else amounts.for_each(stream, ctx)
    amount = "" if every else f" {number}" if counted is None else f" {amounts.times(str(number), counted)}"
    return [f"take {found.things} {name}{amount}"]


def _add_rest(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`add the other to your hand`, `add the rest of the cards to your hand`."""
    verb = stream.expect("add", "put")
    if not (stream.accept("the other") or stream.sees("the rest")):
        stream.fail("the other")
    if stream.sees("the rest"):
        things = moves.rest(stream, ctx)
    else:
        things = f"(rest {ctx.focus.looked})" if ctx.focus.looked.startswith("$") else None
    if things is None:
        stream.fail("the other")
    if verb == "add":
        stream.expect("to your hand")
        return [f"add {things}"]
    if stream.accept("into the break zone"):
        return [f"put {things}"]
    return [f"{moves.under(stream)} {things}"]
