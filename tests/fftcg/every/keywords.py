"""Keywords: each does in play what its rule says."""

from collections.abc import Callable

from fftcg.every.answering import Policy
from fftcg.every.preparing import Preparing
from fftcg.every.running import Run
from fftcg.every.scanning import moment_of
from fftcg.every.shop import ME, TURN, YOU, Shop
from fftcg.every.statics import preset_of, without
from fftcg.every.wishes import Wish
from netocean.abilities.tree import Node
from netocean.games.fftcg import limits, moves, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.traits import seen
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import FORWARD, HOWS, KEYWORDS
from netocean.games.fftcg.zones import DECK, FIELD, HAND, LB, REMOVED, STACK

BIG = 30000


class Trial:
    """A card with a keyword line, and the position it is tried in."""

    def __init__(self, face: Face, place: int, zone: int, turn_player: int = ME, few: bool = False) -> None:
        self.face = face
        self.place = place
        self.ability = face.abilities[place]
        assert self.ability.head is not None
        self.head: Node = self.ability.head
        moment = moment_of(self.ability)
        player = turn_player if turn_player == YOU else moment.turn_player
        self.shop = Shop(face, zone, player, moment.phase, preset_of(face))
        self.preparing = Preparing(self.shop, self.ability)
        self.gate = self.preparing.conditions_of()
        self.run = Run(self.shop, Policy(few=few))

    @property
    def card(self) -> int:
        """The card under test."""
        return self.shop.subject

    def zone(self) -> int:
        """Where it lies now."""
        return self.shop.game.table.zone_of(self.card)


def try_keyword(face: Face, place: int) -> str:
    """What a keyword does not do; empty if all is well."""
    head = face.abilities[place].head
    assert head is not None
    return _KEYWORDS[head.name](face, place)


def _bit(face: Face, place: int) -> str:
    """It has the keyword, and would not without the line."""
    trial = Trial(face, place, FIELD)
    if not trial.gate:
        return "the gate stays shut"
    bit = KEYWORDS[trial.head.name]
    trial.preparing.allow("cannot", "attack")
    trial.shop.add(Wish(kind="backup"), ME, FIELD)
    trial.shop.game.derived = None
    if not values(trial.shop.game).bodies[trial.card].keywords & bit:
        return "it has not the keyword"
    return _ACTS[trial.head.name](trial) if face.types & FORWARD else ""


def _haste(trial: Trial) -> str:
    sheet.put(trial.shop.game, trial.card, sheet.SINCE, TURN)
    trial.run.start()
    trial.run.attack([trial.card])
    return ""


def _brave(trial: Trial) -> str:
    trial.run.start()
    trial.run.attack([trial.card])
    return "it became dull" if trial.shop.game.table.turned[trial.card] else ""


def _first_strike(trial: Trial) -> str:
    game = trial.shop.game
    power = values(game).bodies[trial.card].power
    blocker = trial.shop.add(Wish(power=max(power - 3000, 1000)), YOU, FIELD)
    # What else happens as it attacks is for another one.
    trial.shop.made[0] = [trial.shop.add(Wish(elements=trial.shop.base.elements), ME, FIELD)]
    trial.run.start()
    trial.run.attack([trial.card])
    trial.run.block(blocker)
    trial.run.over()
    fell = game.table.zone_of(blocker) != FIELD
    whole = sheet.on_field(game, trial.card) and sheet.of(game, trial.card, sheet.DAMAGE_ON) == 0
    return "" if fell and whole else "it did not strike first"


_ACTS: dict[str, Callable[[Trial], str]] = {"haste": _haste, "brave": _brave, "first_strike": _first_strike}


def _back_attack(face: Face, place: int) -> str:
    trial = Trial(face, place, HAND, YOU)
    trial.preparing.price(face)
    trial.run.start()
    trial.run.announce(ME, ("cast",), trial.card)
    return "" if trial.zone() == FIELD else "it did not come onto the field"


def _limit_break(face: Face, place: int) -> str:
    trial = Trial(face, place, LB)
    trial.preparing.price(face)
    if face.use >= 0:
        trial.preparing.body(face.abilities[face.use].body)
    others = [trial.shop.add(Wish(limit_break=True), ME, LB) for _ in range(face.limit_break)]
    for card in [trial.card, *others]:
        trial.shop.game.table.up[card] = 0
    trial.run.start()
    trial.run.announce(ME, ("cast_lb",), trial.card)
    if trial.zone() not in (FIELD, STACK):
        return "it was not cast"
    return "" if all(trial.shop.game.table.up[card] for card in others) else "no cards were turned"


def _warp(face: Face, place: int) -> str:
    trial = Trial(face, place, HAND, few=True)
    game = trial.shop.game
    trial.preparing.money(face.warp_cost, ME)
    trial.run.start()
    trial.run.announce(ME, ("warp",), trial.card)
    if trial.zone() != REMOVED or sheet.counters(game, trial.card, word("warp")) != face.warp:
        return "it was not removed with its counters"

    def take() -> None:
        moves.take_counters(game, trial.card, word("warp"), face.warp, ME)

    trial.run.at_once(take)
    trial.run.settle()
    return "" if trial.zone() == FIELD or face.warp == 0 else "it did not come onto the field"


def _priming(face: Face, place: int) -> str:
    trial = Trial(face, place, FIELD)
    trial.preparing.money(face.priming_cost, ME)
    trial.shop.add(Wish(name=face.priming, elements=trial.shop.base.elements), ME, DECK)
    trial.run.start()
    trial.run.announce(ME, ("prime",), trial.card)
    trial.run.settle()
    return "" if sheet.of(trial.shop.game, trial.card, sheet.TOP) else "nothing lies on it"


def _identity(face: Face, place: int) -> str:
    """It is also what the line says, wherever it is."""
    trial = Trial(face, place, DECK)
    it, named = seen(trial.shop.game, trial.card), trial.head.args[0] if trial.head.args else None
    fits = {
        "also_named": lambda: named is not None and named.name in it.names,
        "also_job": lambda: named is not None and named.name in it.jobs,
        "also_element": lambda: named is not None and it.elements >> named.code & 1 == 1,
        "also_type": lambda: named is not None and it.types & named.code != 0,
        "all_jobs": lambda: it.all_jobs,
    }
    return "" if fits[trial.head.name]() else "it is not"


def _enters(dull: int) -> Callable[[Face, int], str]:
    def check(face: Face, place: int) -> str:
        trial = Trial(face, place, HAND)
        game = trial.shop.game
        trial.run.start()
        trial.run.at_once(lambda: moves.enter(game, [trial.card], ME, -1, HOWS["ability"], 0, trial.card))
        return "" if game.table.turned[trial.card] == dull else "it lies the other way"

    return check


def _limits(barred: bool) -> Callable[[Face, int], str]:
    """Beside a card of this name or element it may (not) be played, other than without the line."""

    def check(face: Face, place: int) -> str:
        trial = Trial(face, place, HAND)
        game, named = trial.shop.game, trial.head.args[0].name
        trial.shop.add(Wish(elements=(named,)) if not barred else Wish(name=named), ME, FIELD)
        game.derived = None
        if limits.bars(game, ME, trial.card) != barred:
            return "the line makes no difference"
        game.table.face[trial.card] = without(face, place)
        return "" if limits.bars(game, ME, trial.card) != barred else "so it is without the line, too"

    return check


def _several(face: Face, place: int) -> str:
    trial = Trial(face, place, HAND)
    trial.shop.lay(face, ME, FIELD)
    trial.shop.game.derived = None
    return "the name is taken" if limits.bars(trial.shop.game, ME, trial.card) else ""


def _read(face: Face, place: int) -> str:
    """Only the building of decks asks for it."""
    return ""


_KEYWORDS: dict[str, Callable[[Face, int], str]] = {
    "haste": _bit,
    "brave": _bit,
    "first_strike": _bit,
    "back_attack": _back_attack,
    "limit_break": _limit_break,
    "warp": _warp,
    "priming": _priming,
    "also_named": _identity,
    "also_job": _identity,
    "also_element": _identity,
    "also_type": _identity,
    "all_jobs": _identity,
    "enters_dull": _enters(1),
    "enters_active": _enters(0),
    "excludes": _limits(True),
    "beside": _limits(False),
    "several": _several,
    "copies": _read,
}
