"""One ability of one card: positions in which it can happen, played until each of its actions has left its mark."""

from collections.abc import Iterator

import msgspec

from fftcg.every import occasions, quotes, scanning
from fftcg.every.answering import Policy
from fftcg.every.digest import digest
from fftcg.every.events import DEFENDING, FIGHTING, Act, Event, side_of, source
from fftcg.every.fighting import fight, fighters_of
from fftcg.every.objects import put_object
from fftcg.every.preparing import Preparing
from fftcg.every.running import FAULT, Run, Unhappened, describe
from fftcg.every.shop import ME, TURN, YOU, Shop
from fftcg.every.statics import without
from fftcg.every.wishes import Wish
from netocean.abilities.interpreter import OP_ACT
from netocean.abilities.tree import (
    ACTIVATE,
    CHOOSE,
    FILTER,
    MAY,
    MODES,
    REPLACEMENT,
    TRIGGER,
    USE,
    WHEN,
    WORD,
    Ability,
    Node,
)
from netocean.games.fftcg import moves, sheet
from netocean.games.fftcg.printed import Face, heads
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import FORWARD, SUMMON
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, LB

PLAYED, UNMARKED, UNHAPPENED = "played", "unmarked", "unhappened"
OF_TURN_PLAYER = (
    codes.EV_CAST, codes.EV_CAST_NTH, codes.EV_ATTACK_DECLARED, codes.EV_PARTY_DAMAGES_PLAYER, codes.EV_USED,
    codes.EV_WARPED,
)  # fmt: skip


class Verdict(msgspec.Struct):
    """What came of an ability; `missed` are its actions that never left a mark, with what was seen of them."""

    card: str
    place: int
    status: str
    notes: list[str] = []
    missed: list[str] = []


class Variant(msgspec.Struct):
    """One way to try an ability."""

    head: int = 0
    policy: Policy = msgspec.field(default_factory=Policy)
    conditions: bool = True
    burst: bool = False
    match: int = 0


def try_ability(face: Face, place: int) -> Verdict:
    """Play one line of a card until all of its actions have been seen, or the ways to play it are used up."""
    ability = face.abilities[place]
    wanted = {at: op.node for at, op in enumerate(face.programs[place]) if op.kind == OP_ACT}
    seen: set[int] = set()
    began = False
    notes: list[str] = []
    idle: dict[int, str] = {}
    brackets = {number: "never given" for number in range(face.own, len(face.abilities)) if root(face, number) == place}
    for variant in variants(ability):
        run, note = play(face, place, variant)
        if note:
            notes.append(note)
        if note.startswith(FAULT):
            return Verdict(face.number, place, FAULT, notes)
        began = began or place in run.watch.began
        for one in run.watch.seen:
            if one.place == place and one.fault:
                return Verdict(face.number, place, FAULT, [f"{one.node.name}: {one.fault}"])
            if one.place == place and not one.idle:
                seen.add(one.at)
            elif one.place == place:
                idle[one.at] = one.idle
        for number, said in ({} if note else quotes.try_given(run)).items():
            if said.startswith(FAULT):
                return Verdict(face.number, place, FAULT, [f"[{face.abilities[number].text}]: {said}"])
            if brackets.get(number):
                brackets[number] = said
        fault = "" if note else lingering(run)
        if fault:
            return Verdict(face.number, place, FAULT, [fault])
        whole = len(seen) == len(wanted) and not any(brackets.values())
        if began and whole and not (variant.burst is False and _bursts(ability)):
            break
    missed = [f"{node.name}: {idle.get(at, 'never reached')}" for at, node in wanted.items() if at not in seen]
    missed += [f"[{face.abilities[number].text}]: {said}" for number, said in brackets.items() if said]
    status = PLAYED if began and (seen or not wanted) else UNMARKED if began else UNHAPPENED
    return Verdict(face.number, place, status, notes, missed)


def lingering(run: Run) -> str:
    """What lasts until the end of the turn and is still there after it."""
    until = codes.END_OF_THIS_TURN + 1
    if run.game.outcome is not None or not any(one.until == until for one in run.game.effects):
        return ""
    run.until(lambda: run.game.reg[sheet.TURN] > TURN)
    if run.game.reg[sheet.TURN] == TURN:
        return ""
    left = [one.kind for one in run.game.effects if one.until == until and one.turns == TURN]
    return f"it lasts longer than the turn: {left}" if left else ""


def root(face: Face, place: int) -> int:
    """The line that a bracket stands in."""
    while face.parents[place] >= 0:
        place = face.parents[place]
    return place


def try_replacement(face: Face, place: int) -> Verdict:
    """Let the event happen with the line and without it: the positions must differ."""
    ability = face.abilities[place]
    notes: list[str] = []
    for number in range(len(heads(ability))):
        amounts = (3000, 20000, 1000, 5000, 6000, 7000, 8000, 9000)
        for policy in (*[Policy(damage=amount) for amount in amounts], Policy(extra=True)):
            run, note = play(face, place, Variant(head=number, policy=policy))
            other, _ = play(face, place, Variant(head=number, policy=policy), without(face, place))
            if note:
                notes.append(note)
            if note.startswith(FAULT):
                return Verdict(face.number, place, FAULT, notes)
            faults = [f"{one.node.name}: {one.fault}" for one in run.watch.seen if one.place == place and one.fault]
            if faults:
                return Verdict(face.number, place, FAULT, faults)
            if not note and digest(run.game) != digest(other.game):
                return Verdict(face.number, place, PLAYED, notes)
    return Verdict(face.number, place, UNHAPPENED, [*notes, "it makes no difference"])


def _bursts(ability: Ability) -> bool:
    return any(mark.name == "ex" for mark in ability.marks)


def variants(ability: Ability) -> Iterator[Variant]:
    """The ways to try an ability, the plainest first."""
    heads_ = len(heads(ability)) if ability.kind == TRIGGER else 1
    found = [node for node, _ in scanning.nodes(ability.body)]
    bodies = max([len(node.args) - 1 for node in found if node.kind == MODES], default=1)
    kinds = [node.kind for node in found]
    for head in range(heads_):
        yield Variant(head=head)
    for mode in range(1, bodies):
        yield Variant(policy=Policy(mode=mode))
    if _bursts(ability):
        yield Variant(burst=True)
    if WHEN in kinds:
        for match in range(1, max([len(terms) for terms in scanning.demands(ability).values()], default=1)):
            yield Variant(match=match)
        for mode in range(bodies):
            yield Variant(conditions=False, policy=Policy(mode=mode))
    if WHEN in kinds or any(node.name == "paid_cards" for node in found):
        yield Variant(policy=Policy(extra=True))
    if MAY in kinds:
        yield Variant(policy=Policy(theirs=False))
        for number in range(kinds.count(MAY)):
            yield Variant(policy=Policy(refused=number))
        yield Variant(policy=Policy(mine=False))
    if any(node.kind == CHOOSE and node.value == 1 for node in found):
        yield Variant(policy=Policy(few=True))


def play(face: Face, place: int, variant: Variant, swapped: Face | None = None) -> tuple[Run, str]:
    """One game; and why it did not come to what was meant. `swapped` takes the place of the card before it begins."""
    ability = face.abilities[place]
    moment = scanning.moment_of(ability)
    head = head_of(ability, variant.head)
    if head is not None:
        by_event(moment, head)
    preset = "primer" if face.key.startswith("fftcg-practice") else "official"
    shop = Shop(face, zone_of(face, ability, head, variant), moment.turn_player, moment.phase, preset)
    run = Run(shop, msgspec.structs.replace(variant.policy))
    run.answering.place = place
    try:
        _play(run, ability, place, variant, moment, head, swapped)
    except Unhappened as reason:
        return run, str(reason)
    except Exception as error:
        return run, describe(error)
    return run, ""


def head_of(ability: Ability, number: int) -> Node | None:
    """One of the events of an ability."""
    if ability.head is None or ability.kind not in (TRIGGER, REPLACEMENT):
        return None
    return heads(ability)[number]


def by_event(moment: scanning.Moment, head: Node) -> None:
    """When an event can happen."""
    code = head.code
    if code in FIGHTING:
        seat = ME
        if head.args[0].kind == FILTER:
            seat = side_of(head.args[0], YOU if code in DEFENDING else ME)
        moment.turn_player = 1 - seat if code in DEFENDING else seat
        moment.attack = False
    elif code in OF_TURN_PLAYER:
        moment.turn_player = head.args[0].code % 2
    elif code == codes.EV_END_OF_TURN:
        moment.turn_player, moment.phase = head.args[0].code % 2, "main2"
    elif code == codes.EV_BEGINS:
        seat = head.args[1].code % 2
        before = head.args[0].name in ("active", "draw", "main_1")
        moment.turn_player = 1 - seat if before else seat
        moment.phase = {"main_2": "attack", "attack": "main1"}.get(head.args[0].name, "main2")


def zone_of(face: Face, ability: Ability, head: Node | None, variant: Variant) -> int:
    """Where the card under test lies at first."""
    if variant.burst:
        return DECK
    if head is not None and head.code == codes.EV_PRIMES and head.args[0].kind == FILTER:
        return DECK
    if head is not None and head.code == codes.EV_WARPED and ability.place is not None:
        return HAND
    if ability.place is not None and ability.place.code < 8:
        return ability.place.code
    own = head is not None and head.args and head.args[0].kind == WORD and head.args[0].name == "self"
    if (own and head is not None and head.code == codes.EV_ENTERS) or ability.kind == USE:
        return LB if face.limit_break else HAND
    if own and head is not None and head.code == codes.EV_IS_DISCARDED:
        return HAND
    if own and head is not None and head.code == codes.EV_IS_ADDED:
        return BREAK
    return FIELD


def _play(
    run: Run, ability: Ability, place: int, variant: Variant, moment: scanning.Moment, head: Node | None,
    swapped: Face | None,
) -> None:  # fmt: skip
    shop = run.shop
    refused = not variant.policy.mine or variant.policy.refused >= 0
    preparing = Preparing(shop, ability, variant.conditions, variant.match, refused)
    preparing.active = preparing.active or (head is not None and head.code in FIGHTING and head.args[0].kind == WORD)
    preparing.fulfilling.entering = head is not None and shop.game.table.zone_of(shop.subject) == HAND
    preparing.conditions_of()
    act = _occasion(run, preparing, ability, place, variant, head)
    preparing.prepare()
    if shop.face.limit_break:
        for _ in range(shop.face.limit_break):
            shop.add(Wish(limit_break=True), ME, LB)
    if run.answering.policy.extra and not preparing.fulfilling.extra:
        preparing.extra_costs()
    run.answering.policy.extra |= preparing.fulfilling.extra
    fighters = fighters_of(shop, moment) if moment.attack else ([], -1)
    if not preparing.conditions_of():
        pass  # it may hold when the event comes
    if swapped is not None:
        shop.game.table.face[shop.subject] = swapped
    run.start()
    if moment.attack:
        fight(run, moment, *fighters)
    for pattern in preparing.wants_object:
        put_object(run, pattern)
    act(run)
    run.settle()
    if ability.head is not None and place in run.watch.began:
        run.settle()


def _occasion(run: Run, preparing: Preparing, ability: Ability, place: int, variant: Variant, head: Node | None) -> Act:
    shop = run.shop
    if variant.burst:
        return lambda one: one.at_once(lambda: _burst(one))
    if head is not None:
        if head.code in FIGHTING and not shop.face.types & FORWARD and head.args[0].kind == WORD:
            name = shop.face.names[0]
            shop.add(Wish(kind="backup", lines=(f"static: become_forward {{name {name}}} 7000",)), ME, FIELD)
        return occasions.OCCASIONS[head.code](Event(preparing, head))
    if ability.kind == ACTIVATE:
        return lambda one: one.announce(ME, ("use",), shop.subject, place)
    if ability.kind == USE:
        preparing.price(shop.face)
        verbs = ("cast", "cast_lb") if shop.face.types & SUMMON else ("burst",)
        return lambda one: one.announce(ME, verbs, shop.subject)
    raise Unhappened("no kind that happens")


def _burst(run: Run) -> None:
    table = run.game.table
    pile = table.zone(ME, DECK)
    pile.remove(run.shop.subject)
    pile.append(run.shop.subject)
    moves.points(run.game, ME, 1, source(run, YOU))
