# form: interpreted
"""What a seat may know: the one whitelist that serves browser, terminal, spectators, replays from one side and players."""

import msgspec

from netocean.engine.game import Game
from netocean.engine.play import Choice


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as a seat sees it: `key` is None for a back, `host` the card it belongs to, `mark` the game's own.

    `notes` are what the game says of a card that all may read, by its own words (its power now, damage on it).
    """

    handle: int
    key: str | None = None
    up: bool = False
    turned: bool = False
    host: int = 0
    mark: int = 0
    notes: dict[str, int] = {}


class ObjectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that waits to resolve: its number, whose it is, its printed card and ability, what it has chosen.

    `card` is the card it comes from and `targets` the cards chosen (handles); `aims` are the numbers of other objects.
    """

    number: int
    seat: int
    key: str
    ability: int
    word: str
    card: int = 0
    targets: list[int] = []
    aims: list[int] = []


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone of a seat: how many cards lie there, and those that this seat can point at, bottom first."""

    name: str
    seat: int
    count: int
    cards: list[CardView] = []


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changes a seat's values now, in its place in the order: the game's word for it, its value, its printed card."""

    seat: int
    word: str
    value: int
    key: str


class ChoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open choice, told to the seat that is asked: options as text, in their order.

    `cards` are those it speaks of that lie where the view shows nothing (a pile that an effect lets this seat look at).
    `key` is the printed card it is about; `keys` are those of the options, where a card has gone out of sight. `ability` is
    the place of the ability it is about on that card, `abilities` are those of the options. `terms` are what the game says
    of it in numbers, by its own words.
    """

    id: int
    kind: str
    rule: str
    options: list[str]
    doubt: bool = False
    card: int = 0
    picked: list[int] = []
    need: int = -1
    cards: list[CardView] = []
    key: str = ""
    keys: list[str] = []
    ability: int = -1
    abilities: list[int] = []
    terms: dict[str, int] = {}


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a seat may know.

    `numbers` are the game's public counters, `effects` what changes the values of cards in play, in the order it applies,
    `objects` what waits to resolve, the next one last; `waiting` is the seat that is to answer.
    """

    game: str
    preset: str
    seat: int
    phase: str
    numbers: dict[str, int]
    zones: list[ZoneView]
    effects: list[EffectView] = []
    objects: list[ObjectView] = []
    waiting: int = -1
    choice: ChoiceView | None = None
    winner: int = -1
    rule: str = ""

    def zone(self, seat: int, name: str) -> ZoneView:
        """A zone by seat and name; a KeyError if the game has none of this name."""
        for zone in self.zones:
            if zone.seat == seat and zone.name == name:
                return zone
        raise KeyError(name)

    def card(self, handle: int) -> CardView | None:
        """The card of this handle, if it is in sight."""
        for cards in [zone.cards for zone in self.zones] + ([self.choice.cards] if self.choice is not None else []):
            for card in cards:
                if card.handle == handle:
                    return card
        return None


_JSON = msgspec.json.Encoder(order="deterministic")


def encode(thing: object) -> bytes:
    """A view, event or choice as canonical JSON: equal things give equal bytes."""
    return _JSON.encode(thing)


def tell_choice(game: Game, choice: Choice) -> ChoiceView:
    """The open choice as its seat is told it."""
    mentioned = [option.card for option in choice.options] + [option.target for option in choice.options]
    mentioned += choice.later
    return ChoiceView(
        choice.id,
        choice.kind,
        choice.rule,
        [option.text for option in choice.options],
        game.rules.doubted(choice.rule),
        choice.card,
        choice.picked,
        choice.need,
        _out_of_view(game, choice.seat, [choice.card, *choice.picked, *mentioned]),
        choice.key,
        choice.keys,
        choice.ability,
        choice.abilities,
        choice.terms,
    )


def _out_of_view(game: Game, seat: int, handles: list[int]) -> list[CardView]:
    table = game.table
    found: dict[int, CardView] = {}
    for handle in handles:
        card = table.card(seat, handle)
        if card >= 0 and not table.layout.readable[table.zone_of(card)] and table.known(seat, card):
            found[handle] = CardView(handle, table.face[card].key)
    return [found[handle] for handle in sorted(found)]


Notes = dict[int, dict[str, int]]


def look(
    game: Game,
    seat: int,
    phase: str,
    numbers: dict[str, int],
    effects: list[EffectView],
    objects: list[ObjectView] | None = None,
    notes: Notes | None = None,
) -> View:
    """The view of a seat, with what the game gives: phase, public counters, effects and objects, notes on cards."""
    noted = notes if notes is not None else {}
    table = game.table
    layout = table.layout
    zones: list[ZoneView] = []
    for owner in (seat, 1 - seat):
        for zone in range(layout.size()):
            cards = table.zone(owner, zone)
            seen: list[CardView] = []
            if layout.readable[zone]:
                for card in cards:
                    known = table.known(seat, card)
                    if known or layout.pointed[zone]:
                        host = table.host[card]
                        seen.append(
                            CardView(
                                table.named(seat, card),
                                table.face[card].key if known else None,
                                table.up[card] == 1,
                                table.turned[card] == 1,
                                table.named(seat, host) if host >= 0 else 0,
                                table.mark[card],
                                noted.get(card, {}),
                            )
                        )
            zones.append(ZoneView(layout.names[zone], owner, len(cards), seen))
    choice = game.choice
    outcome = game.outcome
    return View(
        game.rules.game,
        game.rules.preset,
        seat,
        phase,
        numbers,
        zones,
        effects,
        objects if objects is not None else [],
        choice.seat if choice is not None else -1,
        tell_choice(game, choice) if choice is not None and choice.seat == seat else None,
        outcome.winner if outcome is not None else -1,
        outcome.rule if outcome is not None else "",
    )
