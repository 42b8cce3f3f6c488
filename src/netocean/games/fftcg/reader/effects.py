# form: interpreted
"""Effects: sentences one after the other, with their conditions, links and alternatives."""

import re

from netocean.games.fftcg.reader import (
    amounts,
    both,
    clauses,
    conditions,
    costs,
    events,
    filters,
    grants,
    modes,
    nouns,
    replacements,
    restrictions,
    revisions,
    turns,
)
from netocean.games.fftcg.reader.context import Context, Focus
from netocean.games.fftcg.reader.durations import duration
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import Block, Step, append, offered, rendered
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import QUOTE

_REMINDERS = (
    "( this effect does not end at the end of the turn . )",
    "( this effect does not end at the end of the turn . this ability will not trigger if @self is a forward . )",
    "( these effects do not end at the end of the turn . )",
    "( this ability may only be used as an ex burst . )", "( units must be 1000 . )", "( unit must be 1000 . )",
    "( select as many as possible )",
    "( select as many as possible . )", "( this effect is put on the stack . )",
    "( if you reveal 3 or more cards of each element , both effects will be triggered . )",
)  # fmt: skip
"""Remarks in brackets that add nothing: an effect without a duration has none."""

_LINKS = (
    ("when you do so ,", "when done"), ("when you do ,", "when done"), ("if you do so ,", "if done"), ("if you do ,",
    "if done"),
    ("if you do not ,", "if not done"), ("if you do not do so ,", "if not done"), ("if they do not ,", "if not done"),
    ("if your opponent does not ,", "if not done"), ("if you do not cast it ,", "if not done"), ("if not ,",
    "if not done"),
    ("if they does not ,", "if not done"), ("if they does so ,", "if done"), ("if your opponent does so ,", "if done"),
    ("when your opponent does so ,", "when done"), ("if they do so ,", "if done"),
)  # fmt: skip


_LATER = (
    ("at the end of the turn", "end_of_turn any"), ("at the end of this turn", "end_of_turn any"),
    ("at the end of your opponent's turn", "end_of_turn opponent"),
    ("at the end of your opponent's next turn", "end_of_turn opponent"),
    ("at the beginning of your next main phase 1", "begins main_1 me"),
    ("at the beginning of your next turn 's main phase 1", "begins main_1 me"),
    ("at the beginning of your next turn's main phase 1", "begins main_1 me"),
    ("at the beginning of the next main phase 1", "begins main_1 any"),
    ("at the beginning of main phase 1 of your next turn", "begins main_1 me"),
)  # fmt: skip


def effect(stream: Stream, ctx: Context) -> list[Step]:
    """Reads all sentences to the end: the steps. Restrictions of the ability go into the context."""
    found: list[Step] = []
    before: list[Step] = []
    while not stream.done():
        if restrictions.restriction(stream, ctx) or stream.accept_any(*_REMINDERS):
            continue
        if revisions.revised(stream, ctx, found):
            before = []
            continue
        more = sentence(stream, ctx, before)
        if before and any(isinstance(step, Block) and step.other is before for step in more):
            del found[len(found) - len(before) :]
        more = revisions.placed(stream, found, more)
        append(found, more)
        ctx.update(verbs=f"{ctx.focus.verbs} {' '.join(sorted(_verbs(more)))}")
        before = more if _at_the_end(found, more) else []
    if not found:
        stream.fail("an effect")
    return found


def _at_the_end(found: list[Step], more: list[Step]) -> bool:
    """Whether a sentence stands at the end as it was read, not within a block."""
    return bool(more) and found[-len(more) :] == more


def steps(stream: Stream, ctx: Context) -> list[str]:
    """Reads all sentences to the end: each step as text."""
    return [rendered([step]) for step in effect(stream, ctx)]


def sentence(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """Reads one sentence with its full stop. `before` is the sentence that it may replace by `instead`."""
    stream.accept_any("then ,", "then", "in addition ,", "also ,")
    last = rendered(before[-1:]).rstrip("} ").split("; ")[-1]
    entered = {"play $": "when it enters the field ,", "play self": "when @self enters the field ,"}
    if any(last.startswith(start) and stream.accept(phrase) for start, phrase in entered.items()):
        return _linked(stream, ctx, "when done")
    counted = stream.attempt(lambda: _when_counted(stream, ctx))
    if counted is not None:
        return counted
    for phrase, head in _LINKS:
        if stream.accept(phrase):
            return _linked(stream, ctx, head)
    ways = (
        modes.modes, _as_long_as, _replaced, _delayed, _at_the_end_of_turn, _if, _unless, both.sentence,
        turns.sentence, _plain,
    )  # fmt: skip
    found = stream.first(ways, ctx, before)
    if found is not None:
        return found
    return stream.fail("a sentence")


_NEXT = ("when you reveal", "in addition", "when the revealed card")


def _when_counted(stream: Stream, ctx: Context) -> list[Step]:
    """`When you reveal 3 or more Fire cards, …`, `When you discard a Forward by this effect, …`: new auto-abilities."""
    if stream.sees("when") and stream.peek(1).kind == "number":
        return _reflexive(stream, ctx, _done_so_often(stream, ctx))
    if ctx.focus.paid.startswith("$") and stream.accept("when you removed 1 or more cards ,"):
        return _linked(stream, ctx, "when done")
    if ctx.focus.looked.startswith("$") and stream.sees("when the revealed card"):
        stream.accept("when")
        return _reflexive(stream, ctx, conditions.condition(stream, ctx))
    paid = ctx.focus.paid
    if not paid.startswith("$"):
        stream.fail("cards")
    if stream.accept("when you discard"):
        filter_ = nouns.matching(stream, ctx).filter
        stream.expect("by this effect")
        condition = f"{paid} is {filter_.text()}"
    else:
        stream.expect("when you reveal")
        number = stream.number()
        stream.expect("or more")
        cards = paid if stream.sees(",") else f"(among {paid} {filters.described(stream, ctx).text()})"
        condition = f"(count {cards}) >= {number}"
    return _reflexive(stream, ctx, condition)


def _done_so_often(stream: Stream, ctx: Context) -> str:
    """`When 5 or more Forwards are put from the field into the Break Zone by this effect`: a condition."""
    stream.accept("when")
    number = stream.number()
    stream.expect("or more forwards are put from the field into the break zone by this effect")
    return f"(count (done_cards)) >= {number}"


def _reflexive(stream: Stream, ctx: Context, condition: str) -> list[Step]:
    """What triggers under a condition: all that follows up to the next such sentence."""
    stream.expect(",")
    before = ctx.focus
    body = sentence(stream, ctx, [])
    while not (stream.done() or any(stream.sees(head) for head in (*_NEXT, *_REMINDERS))):
        append(body, sentence(stream, ctx, []))
    ctx.focus = before._replace(variables=ctx.focus.variables)
    return [Block(f"if {condition}", [Block("when done", body)])]


def _linked(stream: Stream, ctx: Context, head: str) -> list[Step]:
    """`When you do so, …`: a new auto-ability, all that follows; `If you do so, …`: one sentence."""
    if head == "when done":
        return [Block(head, effect(stream, ctx))]
    return [Block(head, sentence(stream, ctx, []))]


def _end(stream: Stream) -> None:
    """The full stop; at the end of a line or a quote it may be missing."""
    stream.accept("( this effect does not end at the end of the turn )")
    if not stream.done() and not (stream.tokens[stream.at - 1].kind == QUOTE and not stream.sees(".")):
        stream.expect(".")


def _plain(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """A sentence without condition."""
    until = _leading(stream)
    counted = amounts.for_each(stream, ctx)
    if counted is not None:
        stream.expect(",")
    until = until or _leading(stream)
    before_it = ctx.focus.it
    found = clauses.clauses(stream, ctx, until)
    if ctx.focus.it != before_it:
        ctx.update(asked="")
    _end(stream)
    return found if counted is None else [multiplied(step, counted, stream) for step in found]


_ABOUT = re.compile(r"(?:not )?(\$[a-z][a-z0-9]*|it|self) is ")
_MULTIPLIED = re.compile(
    r"((?:damage|gain_power|lose_power|draw|discard_cards) (?:\S+|\{[^}]*\}) )(\d+)((?: until \w+)?)"
)


def multiplied(step: Step, counted: str, stream: Stream) -> Step:
    """A step whose number is meant for each of what is counted."""
    match = _MULTIPLIED.fullmatch(step) if isinstance(step, str) else None
    if match is None:
        return stream.fail("a number")
    return f"{match.group(1)}{amounts.times(match.group(2), counted)}{match.group(3)}"


def _leading(stream: Stream) -> str:
    """A duration at the head of a sentence."""
    mark = stream.mark()
    until = duration(stream)
    if until and not (stream.accept(",") or stream.sees("@self gains")):
        stream.reset(mark)
        return ""
    return until


def _if(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`If C, …`, and `If C, … instead`, which replaces the sentence before."""
    declined = _if_declined(stream, ctx)
    if declined:
        return declined
    within = stream.accept("during this turn , if")
    lead = "" if within else _leading(stream)
    if within:
        ctx.update(during_turn=True)
    elif not stream.accept("also , if"):
        stream.expect("if")
    condition = _asked(stream, ctx)
    stream.expect(",")
    focus = ctx.focus
    stream.accept("also")
    body = clauses.clauses(stream, ctx, _leading(stream) or lead)
    if stream.accept("instead"):
        return _instead(stream, ctx, condition, focus, body, before)
    _end(stream)
    other: list[Step] | None = None
    if stream.accept_any("if not ,", "otherwise ,"):
        other = sentence(stream, ctx, [])
    return [Block(f"if {condition}", body, other)]


def _if_declined(stream: Stream, ctx: Context) -> list[Step]:
    """`If your opponent does not pay {1}, …`."""
    if stream.accept_any("if your opponent does not pay", "if they do not pay", "if your opponent does not pay the"):
        return _unpaid(stream, ctx, "may opponent")
    if ctx.focus.stack and stream.accept("its effect is cancelled if your opponent does not pay"):
        word = costs.cp(stream) or stream.fail("{1}")
        _end(stream)
        return [Block("may opponent", [f"pay {word}"]), Block("if not done", [f"cancel {ctx.focus.stack}"])]
    if stream.accept("if your opponent does not discard 1 card"):
        return _declined(stream, ctx, "may opponent", "discard_cards opponent 1")
    return _unpaid(stream, ctx, "may") if stream.accept("if you do not pay") else []


def _asked(stream: Stream, ctx: Context) -> str:
    """The condition, in which `it` is what the condition before asked about."""
    asked = ctx.focus.asked
    if asked and (stream.sees("it is") or stream.sees("its") or stream.sees("it has")):
        ctx.speak_of(asked, zone=ctx.focus.zone)
    condition = conditions.condition(stream, ctx)
    ctx.update(during_turn=False)
    about = _ABOUT.match(condition)
    ctx.update(asked=about.group(1) if about else "")
    return condition


def _instead(
    stream: Stream, ctx: Context, condition: str, focus: Focus, body: list[Step], before: list[Step]
) -> list[Step]:
    """What happens instead of the sentence before, or in place of an earlier one, which is found later."""
    if stream.accept("( select as many as possible )"):
        body = [step.replace(": up to ", ": ") if isinstance(step, str) else step for step in body]
    _end(stream)
    if all(isinstance(step, str) and step.startswith("select ") for step in body) and _verbs(before) == {"put"}:
        return [Block(f"if {condition} {revisions.LATE}", [*body, *sentence(stream, ctx, [])])]
    if not before or (len(before) > 1 and _verbs(body) & _verbs(before) and len(body) < len(before)):
        stream.fail("also")
    ctx.focus = focus._replace(variables=ctx.focus.variables)
    if not _verbs(body) & _verbs(before) and _verbs(body) & set(focus.verbs.split()):
        return [Block(f"if {condition} {revisions.LATE}", body)]
    return [Block(f"if {condition}", body, before)]


def _unpaid(stream: Stream, ctx: Context, who: str) -> list[Step]:
    """`If your opponent does not pay {2}, …`."""
    crystals = 0
    while stream.symbol("C"):
        crystals += 1
    word = "" if crystals else costs.cp(stream)
    if not (word or crystals):
        stream.fail("{1}")
    return _declined(stream, ctx, who, f"pay {word}" if word else f"pay_crystals {crystals}")


def _unless(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`If you do not remove 5 cards …, …`: what happens if somebody declines to do something."""
    if stream.accept("if your opponent does not"):
        who, actor = "may opponent", "opponent"
    else:
        stream.expect("if you do not")
        who, actor = "may", "me"
    focus = ctx.focus
    asked = clauses.clause(stream, ctx, "", actor)
    stream.expect(",")
    ctx.focus = focus._replace(variables=ctx.focus.variables)
    body = clauses.clauses(stream, ctx, _leading(stream))
    _end(stream)
    return [*offered(who, asked), Block("if not done", body)]


def _declined(stream: Stream, ctx: Context, who: str, asked: str) -> list[Step]:
    """What happens if a player does not do something."""
    stream.expect(",")
    focus = ctx.focus
    body = clauses.clauses(stream, ctx, _leading(stream))
    _end(stream)
    ctx.focus = focus._replace(variables=ctx.focus.variables)
    return [Block(who, [asked]), Block("if not done", body)]


def _replaced(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`The next damage dealt to it becomes 0 instead`, `If it is put into the Break Zone this turn, … instead`."""
    found = replacements.clause(stream, ctx)
    _end(stream)
    return [*found]


def _verbs(found: list[Step]) -> set[str]:
    """The actions of plain steps."""
    verbs: set[str] = set()
    for step in found:
        verbs |= {step.split()[0]} if isinstance(step, str) else _verbs(step.body) | _verbs(step.other or [])
    return verbs


def _as_long_as(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`As long as it is on the field, X gains …`: an effect on this card that asks for the other one."""
    stream.expect("as long as it is on the field , @self")
    other = ctx.focus.it if ctx.focus.it.startswith("$") else stream.fail("it")
    if stream.accept("does not activate during your active phase"):
        steps = ["cannot self activate"]
    else:
        steps = grants.granted(stream, ctx, "self")
    _end(stream)
    return [f"apply self [static if (in_zone {other} field): {'; '.join(steps)}]"]


def _delayed(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`When it is put from the field into the Break Zone this turn, …`."""
    if stream.accept("when you cast a summon this turn ,"):
        ctx.speak_of("it", "summon", zone="stack")
        return [f"later [when cast me {{type summon}}: {rendered(effect(stream, ctx))}] until end_of_turn"]
    within = stream.accept("during this turn ,")
    stream.expect("when")
    found = reference(stream, ctx)
    if found is None:
        stream.fail("it")
    event = " or ".join(events.of_cards(stream, ctx, [found.things]))
    if found.things == "self":
        ctx.speak_of("self", ctx.card.type)
    stream.expect(",") if within else stream.expect("this turn ,", "during this turn ,")
    body = effect(stream, ctx)
    return [f"later [when {event}: {rendered(body)}] until end_of_turn"]


def _at_the_end_of_turn(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """`At the end of the turn, …`."""
    if stream.accept("at the end of your next turn , if @self is on the field , your opponent loses the game"):
        _end(stream)
        losing = "later [when end_of_turn me: if in_zone self field { lose opponent }]"
        return [f"if my_turn {{ later [when end_of_turn me: {losing}] }} else {{ {losing} }}"]
    event = next((event for phrase, event in _LATER if stream.accept(phrase)), None)
    if event is None:
        stream.fail("at the end of the turn")
    if stream.accept("and until the end of the same turn ,"):
        body = clauses.clauses(stream, ctx, "end_of_turn")
        _end(stream)
        return [f"later [when {event}: {rendered(body)}]"]
    stream.expect(",")
    head = f"when {event}"
    if stream.accept("if"):
        head += f" if {conditions.condition(stream, ctx)}"
        stream.expect(",")
    return [f"later [{head}: {rendered(sentence(stream, ctx, []))}]"]
