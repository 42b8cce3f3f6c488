"""Field abilities: the position with the line and without it, and what the verbs say must differ."""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from fftcg.every import scanning
from fftcg.every.answering import Policy
from fftcg.every.fighting import fight, fighters_of
from fftcg.every.preparing import Preparing
from fftcg.every.running import Run, Unhappened
from fftcg.every.shop import ME, YOU, Shop
from fftcg.every.wishes import Wish
from netocean.abilities.tree import CALL, FILTER, WHEN, WORD, Ability, Node
from netocean.engine.game import Game
from netocean.games.fftcg import allowed, castable, expiry, faces, prices
from netocean.games.fftcg.announcement import ABILITY, Announcement, opened
from netocean.games.fftcg.build import build
from netocean.games.fftcg.costs import Pricing
from netocean.games.fftcg.printed import SYMBOLS, Cp, Face
from netocean.games.fftcg.purse import purse
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.zones import BREAK, FIELD, HAND, LB, REMOVED

Differs = Callable[["Pair", Node], bool]


class Pair:
    """A position with the line, and the same without it."""

    def __init__(self, shop: Shop, without: Face) -> None:
        self.shop = shop
        self.face = shop.face
        self.game = shop.game
        self.game.derived = None
        self.other: Game = shop.game.clone()
        self.other.table.face = self.other.table.face[:]
        self.other.table.face[shop.subject] = without

    def bodies(self) -> list[tuple[Body, Body]]:
        """Each thing with the line and without it."""
        there = values(self.other).bodies
        return [(body, there[body.card]) for body in values(self.game).order if body.card in there]

    def rule(self, node: Node) -> bool:
        """Whether the line's rule is there."""
        return any(rule.node is node for rule in values(self.game).rules) or self.own_rule(node)

    def own_rule(self, node: Node) -> bool:
        """Whether the card says so of itself."""
        zone = self.game.table.zone_of(self.shop.subject)
        if zone == FIELD or not self.face.prices:
            return False
        return any(rule.node is node for rule in prices.own_rules(self.game, ME, self.shop.subject))

    def cards(self) -> list[tuple[int, int]]:
        """Every card that may be cast, with the seat that has it."""
        table = self.game.table
        return [
            (card, seat) for seat in (ME, YOU) for zone in (HAND, BREAK, REMOVED, LB) for card in table.zone(seat, zone)
        ]


def without(face: Face, place: int) -> Face:
    """The same card without one of its lines."""
    facts = msgspec.json.decode(face.facts, type=faces.Facts)
    lines = [ability for number, ability in enumerate(face.abilities[: face.own]) if number != place]
    return build(facts, lines)


def try_static(face: Face, place: int) -> tuple[list[str], list[str]]:
    """What of a field ability does not show: faults, and actions for which nothing was there."""
    ability = face.abilities[place]
    moment = scanning.moment_of(ability)
    shop = Shop(face, zone_of(face, place, ability), moment.turn_player, moment.phase, preset_of(face))
    preparing = Preparing(shop, ability)
    lay(preparing, ability)
    preparing.prepare()
    if moment.attack:
        run = Run(shop, Policy())
        fighters = fighters_of(shop, moment)
        run.start()
        with suppress(Unhappened):  # it may be that it cannot be blocked
            fight(run, moment, *fighters)
        preparing.fulfilling.fulfil(ability.condition)
    if not preparing.fulfilling.holds_whole(ability):
        return [], ["the condition cannot be fulfilled"]
    pair = Pair(shop, without(face, place))
    faults: list[str] = []
    missed: list[str] = []
    for node in actions(ability.body):
        differs = CHECKS.get(node.name)
        if differs is None:
            missed.append(f"{node.name}: nobody knows how it shows")
        elif not differs(pair, node):
            faults.append(f"{node.name}: no difference")
    return faults, missed


def preset_of(face: Face) -> str:
    """The rules under which a card is played."""
    return "primer" if face.key.startswith("fftcg-practice") else "official"


def actions(body: Node) -> list[Node]:
    """The actions of a field ability."""
    found: list[Node] = []
    for step in body.args:
        if step.kind == WHEN:
            found += actions(step.args[1])
        elif step.kind == CALL:
            found.append(step)
    return found


def zone_of(face: Face, place: int, ability: Ability) -> int:
    """Where the card lies: in the hand if the line is about casting it."""
    if ability.place is not None and ability.place.code < 8:
        return ability.place.code
    if place in face.prices:
        places = [
            arg.code
            for node in actions(ability.body)
            for arg in node.args[1:]
            if arg.kind == WORD and arg.name == "break"
        ]
        return places[0] if places else LB if face.limit_break else HAND
    return FIELD


def lay(preparing: Preparing, ability: Ability) -> None:
    """Cards where the line looks for them beside the field."""
    shop = preparing.shop
    if not any(node.name == "cannot_cast" for node in actions(ability.body)):
        preparing.price(shop.face)
    else:
        preparing.money(Cp("".join(SYMBOLS[bit] for bit in range(6) if shop.face.elements >> bit & 1) + "9"), ME)
    for _ in range(shop.face.limit_break):
        shop.add(Wish(limit_break=True), ME, LB)
    for node in actions(ability.body):
        first = node.args[0] if node.args else None
        zone = next((arg.code for arg in node.args[1:] if arg.kind == WORD and arg.name in ("break", "removed")), HAND)
        if first is not None and first.kind == FILTER and node.name in ABOUT_CARDS:
            seats = [term.args[0].code for term in first.args if term.name in ("of", "owned")]
            shop.fit(first, seats[0] if seats else ME, zone)
            if not seats:
                shop.fit(first, YOU, zone)
        for quote in ability.quotes:
            for cost in quote.costs:
                preparing.cost(cost)
        preparing.extra_costs()
        if first is not None and first.name == "carrier":
            carrier = shop.add(shop.base, ME, FIELD)
            shop.game.table.host[shop.subject] = carrier
    if shop.face.use >= 0:
        preparing.body(shop.face.abilities[shop.face.use].body)


ABOUT_CARDS = (
    "cheaper", "dearer", "cheaper_but_one", "cheaper_to", "cast_cost", "extra_cost", "extra_cost_by", "cheaper_if",
    "cost_instead", "cast_free_if", "cannot_cast", "only_cast", "only_pay", "only_pay_with", "any_pay", "may_cast",
    "may_cast_free", "back_attack", "cannot_be_played", "discard_for_cp",
)  # fmt: skip


# What differs.


def _value(*names: str) -> Differs:
    def differs(pair: Pair, node: Node) -> bool:
        return any(getattr(one, name) != getattr(other, name) for one, other in pair.bodies() for name in names)

    return differs


def _longer(name: str) -> Differs:
    def differs(pair: Pair, node: Node) -> bool:
        return any(len(getattr(one, name)) != len(getattr(other, name)) for one, other in pair.bodies())

    return differs


def _away(pair: Pair) -> bool:
    return values(pair.game).away != values(pair.other).away


def _rule(pair: Pair, node: Node) -> bool:
    return pair.rule(node)


def announcements(game: Game, pair: Pair) -> list[Announcement]:
    """Everything that could be announced."""
    found = [castable.casting(game, seat, card) for card, seat in pair.cards()]
    for held in values(game).held:
        if held.ability().kind == 4 and held.card >= 0:
            found.append(opened(game, held.seat, held.card, ABILITY, held.face, held.place))
    return found


def bills(game: Game, pair: Pair) -> list[object]:
    """What everything costs, by all ways."""
    found: list[object] = []
    for it in announcements(game, pair):
        pricing = Pricing(game, it)
        bill = pricing.bill()
        need = bill.need
        found.append(
            (it.card, len(pricing.ways), need.total, need.each, need.any_of, need.only, len(bill.chosen), bill.crystals)
        )
    return found


def _bill(pair: Pair, node: Node) -> bool:
    return pair.rule(node) and bills(pair.game, pair) != bills(pair.other, pair)


def castables(game: Game, pair: Pair) -> list[bool]:
    """Which cards could be cast by an effect now."""
    found = []
    for card, seat in pair.cards():
        it = castable.casting(game, seat, card)
        found.append(allowed.cannot_cast(game, it, purse(game, seat), True))
        found.append(allowed.cannot_cast(game, it, purse(game, seat), False))
    return found


def _castable(pair: Pair, node: Node) -> bool:
    return pair.rule(node) and castables(pair.game, pair) != castables(pair.other, pair)


def _elsewhere(pair: Pair, node: Node) -> bool:
    here = [castable.elsewhere(pair.game, seat) for seat in (ME, YOU)]
    return pair.rule(node) and here != [castable.elsewhere(pair.other, seat) for seat in (ME, YOU)]


def sources(game: Game) -> list[object]:
    """All that gives CP."""
    return [
        (source.card, source.way, source.worth, source.elements)
        for seat in (ME, YOU)
        for source in purse(game, seat).sources
    ]


def _sources(pair: Pair, node: Node) -> bool:
    return sources(pair.game) != sources(pair.other)


def _hand_limit(pair: Pair, node: Node) -> bool:
    return any(expiry.hand_limit(pair.game, seat, 5) != expiry.hand_limit(pair.other, seat, 5) for seat in (ME, YOU))


CHECKS: dict[str, Differs] = {
    "gain_power": _value("power"),
    "lose_power": _value("power"),
    "set_power": _value("power"),
    "grant": _value("keywords"),
    "take_away": _value("keywords"),
    "cannot_gain": _value("barred"),
    "cannot": lambda pair, node: _value("bans")(pair, node) or _away(pair),
    "must": _value("bans"),
    "cannot_be_blocked_by": _longer("mods"),
    "cannot_be_chosen_by": _longer("mods"),
    "cannot_block": _longer("mods"),
    "must_be_chosen": _longer("mods"),
    "must_block": _longer("mods"),
    "gain": _longer("abilities"),
    "apply": _longer("abilities"),
    "become_forward": _value("types"),
    "gain_job": _value("jobs"),
    "set_job": _value("jobs"),
    "gain_jobs_of": _value("jobs"),
    "gain_abilities_of": _longer("abilities"),
    "lose_jobs": _value("jobs"),
    "gain_name": _value("names"),
    "gain_element": _value("elements"),
    "set_element": _value("elements"),
    "all_elements": _value("elements"),
    "gain_coloured_of": _value("elements"),
    "set_cost": _value("cost"),
    "attacks": _value("attacks"),
    "attack_again": _value("attacks"),
    "any_party": _longer("mods"),
    "lose_abilities": _value("lost"),
    "control": _rule,
    "cheaper": _bill,
    "dearer": _bill,
    "cheaper_but_one": _bill,
    "cheaper_to": _bill,
    "cast_cost": _bill,
    "cheaper_abilities": _bill,
    "dearer_abilities": _bill,
    "extra_cost": _bill,
    "extra_cost_by": _bill,
    "cheaper_if": _bill,
    "cost_instead": _bill,
    "cast_free_if": _bill,
    "only_pay": _bill,
    "any_pay": _bill,
    "may_cast_free": _bill,
    "free_special_if": _bill,
    "only_pay_with": _rule,
    "any_pay_priming": _rule,
    "any_pay_warp": _rule,
    "cannot_cast": _castable,
    "only_cast": _rule,
    "back_attack": _rule,
    "cannot_be_played": _rule,
    "may_cast": _elsewhere,
    "produce": _sources,
    "produce_any": lambda pair, node: _sources(pair, node) or _longer("mods")(pair, node),
    "produce_elements_of": _sources,
    "discard_for_cp": _sources,
    "put_for_cp": _sources,
    "max_hand": _hand_limit,
    "forbid": _rule,
    "enter_dull": _rule,
    "extra_triggers": _rule,
    "no_triggers": _rule,
    "max_attacks": _rule,
    "hasty_abilities": _rule,
    "no_ex_from": _rule,
    "same_name_by": _rule,
    "crystal_for_same_name": _rule,
    "may_control_several": _rule,
    "not_reduced": _rule,
    "attack_cost": _rule,
    "block_cost": _rule,
}
