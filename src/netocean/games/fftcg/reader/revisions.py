# form: interpreted
"""Sentences that say more of what an effect does already: damage that cannot be reduced, no EX Bursts, twice instead."""

import re

from netocean.games.fftcg.reader import both, conditions
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.steps import Block, Step, render, rendered
from netocean.games.fftcg.reader.stream import Stream

_NO_EX = (
    "ex bursts of cards put into the damage zone due to this damage cannot be used .",
    "ex bursts of cards put into the damage zone due to this ability cannot be used .",
)
_NAMED = re.compile(r"\$[a-z][a-z0-9]*")
_TAKEN = re.compile(r"take_away (\$[a-z][a-z0-9]*) (\w+)( until \w+)?")
LATE = "instead of an earlier one"
"""The head of a block that stands in place of a step read before the last sentence."""


def revised(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """Reads a sentence that changes steps read before, if one comes: then they are changed."""
    if stream.accept_any("this damage cannot be reduced .", "the damage cannot be reduced ."):
        _unreduced(stream, found)
    elif stream.accept("you can only draw up to"):
        _limited(stream, found)
    elif stream.accept_any(*_NO_EX):
        _without_ex(stream, found)
    elif stream.accept_any("its auto-ability will not trigger .", "their auto-abilities will not trigger .",
                           "its auto-abilities will not trigger ."):  # fmt: skip
        _quietly(stream, found)
    elif stream.accept(
        "then , the latter gains all the abilities lost by the previous effect until the end of the turn ."
    ):
        _passed_on(stream, ctx, found)
    else:
        return found != [] and any(
            stream.attempt(lambda reader=reader: reader(stream, ctx, found)) is True  # type: ignore[misc]
            for reader in (_twice, _for_all, _activated, both.discarders, both.same_types)
        )
    return True


def _limited(stream: Stream, found: list[Step]) -> None:
    """`You can only draw up to 4 cards with this ability.`: makes it the most that the last step draws."""
    number = stream.number()
    stream.expect("cards with this ability .")
    last = found[-1] if found else ""
    if not isinstance(last, str) or not last.startswith("draw me ("):
        stream.fail("draw")
    found[-1] = f"draw me (least {last.removeprefix('draw me ')} {number})"


def _unreduced(stream: Stream, found: list[Step]) -> None:
    """Makes the damage of the last step such that cannot be reduced."""
    last = found[-1] if found else ""
    if not isinstance(last, str) or not last.startswith(("damage ", "divide_damage ")):
        stream.fail("damage")
    if last.startswith("damage "):
        found[-1] = last.replace("damage ", "damage_unreduced ", 1)
    else:
        found.insert(len(found) - 1, "not_reduced self")


def _without_ex(stream: Stream, found: list[Step]) -> None:
    """The cards that the last step turns over have no EX Burst."""
    last = found[-1] if found else ""
    if not isinstance(last, str) or not last.startswith("damage_player "):
        stream.fail("damage to a player")
    found[-1] = last.replace("damage_player ", "damage_player_no_ex ", 1)


def _quietly(stream: Stream, found: list[Step]) -> None:
    """The auto-abilities of what the last step plays do not trigger."""
    last = found[-1] if found else ""
    while isinstance(last, Block):
        found, last = last.body, last.body[-1]
    if not last.startswith("play $"):
        stream.fail("what is played")
    found[-1] = last.replace("play ", "play_quietly ", 1)


def _passed_on(stream: Stream, ctx: Context, found: list[Step]) -> None:
    """What one Forward loses, if it has it, another one gains."""
    changed = 0
    for place, step in enumerate(found):
        match = _TAKEN.fullmatch(step) if isinstance(step, str) else None
        if match is not None and ctx.focus.second:
            gained = f"grant {ctx.focus.second} {match.group(2)} until end_of_turn"
            found[place] = Block(f"if {match.group(1)} is {{keyword {match.group(2)}}}", [match.group(), gained])
            changed += 1
    if not changed:
        stream.fail("what was lost")


def _twice(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """`If C, perform this action twice instead.`"""
    stream.expect("if")
    condition = conditions.condition(stream, ctx)
    stream.expect(", perform this action twice instead .")
    text = rendered(found)
    if "choose $" in text:
        stream.fail("what is done at resolution")
    names = {name: ctx.new_variable() for name in dict.fromkeys(_NAMED.findall(text))}
    again = _NAMED.sub(lambda match: names[match.group()], text)
    found.append(Block(f"if {condition}", [again]))
    return True


def _activated(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """`When 4 or more dull Characters are activated by this effect, …`: those that were dull are named before."""
    from netocean.games.fftcg.reader import effects  # noqa: PLC0415 - effects are revised here

    stream.expect("when")
    number = stream.number()
    stream.expect("or more dull characters are activated by this effect ,")
    last = found[-1]
    if not isinstance(last, str) or not last.startswith("activate {") or " or " in last:
        stream.fail("activate")
    dull = ctx.new_variable()
    found[-1:] = [
        f"let {dull} (every {{type character, dull, {last.removeprefix('activate {')[:-1]}}} field)",
        last,
        Block(f"if (count {dull}) >= {number}", [Block("when done", effects.effect(stream, ctx))]),
    ]
    return True


def _for_all(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """`If C, all the Forwards you control gain all previous effects instead.`"""
    stream.expect("if")
    condition = conditions.condition(stream, ctx)
    stream.expect(", all the forwards you control gain all previous effects instead .")
    if ctx.focus.chosen != ctx.focus.it or not render(found[0]).startswith(f"choose {ctx.focus.it}:"):
        stream.fail("a chosen Forward")
    effects = found[1:]
    told = rendered(effects)
    if not told.startswith(("gain_power ", "grant ", "gain ")):
        stream.fail("what is gained")
    wider = told.replace(f" {ctx.focus.it} ", " {type forward, of me} ")
    found[1:] = [Block(f"if {condition}", [wider], effects)]
    return True


def placed(stream: Stream, found: list[Step], more: list[Step]) -> list[Step]:
    """What of newly read steps is to be added: one that stands in place of an earlier one is put there."""
    last = more[-1] if more else ""
    if not (isinstance(last, Block) and last.head.endswith(LATE)):
        return [step for step in more if not (_late(found) and render(step) in map(render, found))]
    verbs = {render(step).split()[0] for step in last.body}
    if verbs == {"select", "put"} and [render(step).split()[0] for step in found[-2:]] == ["select", "put"]:
        found[-2:] = [Block(last.head.removesuffix(LATE).strip(), last.body, found[-2:])]
        return []
    places = [place for place, step in enumerate(found) if isinstance(step, str) and step.split()[0] in verbs]
    if len(places) != 1 or len(verbs) != 1:
        stream.fail("what is replaced")
    found[places[0]] = Block(last.head.removesuffix(LATE).strip(), last.body, [found[places[0]]])
    return []


def _late(found: list[Step]) -> bool:
    """Whether a step was put in place of an earlier one: what is told again after it is there already."""
    return any(isinstance(step, Block) and step.other is not None for step in found[:-1])
