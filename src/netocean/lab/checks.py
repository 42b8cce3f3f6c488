"""What has to hold in every position of every game, and between a game and its copies."""

from collections.abc import Sequence
from typing import Any

from netocean.engine.chance import Chance
from netocean.engine.errors import IllegalAnswer
from netocean.engine.game import Game
from netocean.engine.record import fingerprint, load, save, undone
from netocean.engine.table import SEATS, Printed
from netocean.games import rules_for

_FURTHER = 12  # answers that a copy plays on


class Broken(Exception):
    """A property that does not hold: its key, and what was seen."""

    def __init__(self, key: str, seen: str = "") -> None:
        super().__init__(f"{key}: {seen}")
        self.key = key
        self.seen = seen[:600]


def need(holds: bool, key: str, seen: object = "") -> None:
    """Raise Broken unless a property holds."""
    if not holds:
        raise Broken(key, str(seen))


def check_cards(game: Game, decks: list[list[Printed]], foreign: Sequence[str] = ()) -> None:
    """Every card of both decks is in one place, its owner's but in `foreign` zones, and nothing was added."""
    table = game.table
    zones = table.layout.size()
    found: list[int] = []
    for place, pile in enumerate(table.zones):
        for card in pile:
            need(table.place[card] == place, "fuzz-misplaced", card)
            own = table.owner[card] == place // zones or table.layout.names[place % zones] in foreign
            need(own, "fuzz-foreign-card", card)
        found += pile
    need(sorted(found) == list(range(len(table.owner))), "fuzz-cards-lost", sorted(found))
    for seat in range(SEATS):
        dealt = sorted(table.face[card].key for card in found if table.owner[card] == seat)
        need(dealt == sorted(printed.key for printed in decks[seat]), "fuzz-deck-changed", f"seat {seat}")


def check_handles(game: Game) -> None:
    """Handles and cards name each other."""
    table = game.table
    for seat in range(SEATS):
        for card, handle in enumerate(table.handles[seat]):
            need(handle == 0 or table.cards[seat][handle] == card, "fuzz-handle", card)
        for handle, card in enumerate(table.cards[seat]):
            need(card < 0 or table.handles[seat][card] == handle, "fuzz-handle", card)
            need(card < 0 or in_sight(game, seat, handle), "fuzz-handle-unseen", f"seat {seat} #{handle}")


def check_choice(game: Game) -> None:
    """The open choice has options, no two alike, all accepted, about cards that its seat can point at."""
    choice = game.choice
    need((choice is None) == (game.outcome is not None), "fuzz-dead-end")
    if choice is None:
        return
    need(bool(choice.options), "fuzz-empty-choice", choice.kind)
    texts = [option.text for option in [*choice.options, *choice.others]]
    need(len(set(texts)) == len(texts), "fuzz-same-options", texts)
    for option in [*choice.options, *choice.others]:
        need(choice.accepts(option) and choice.find(option.text) is not None, "fuzz-refused-option", option.text)
        for handle in (option.card, option.target):
            need(handle == 0 or in_sight(game, choice.seat, handle), "fuzz-option-unseen", option.text)
    need(choice.card == 0 or in_sight(game, choice.seat, choice.card), "fuzz-choice-unseen", choice.kind)
    need(all(in_sight(game, choice.seat, handle) for handle in choice.picked), "fuzz-pick-unseen", choice.kind)


def in_sight(game: Game, seat: int, handle: int) -> bool:
    """Whether a handle names a card that this seat can point at: one it knows, or one that lies apart from others."""
    card = game.table.card(seat, handle)
    return card >= 0 and (game.table.known(seat, card) or game.table.layout.pointed[game.table.zone_of(card)])


def check_reasons(game: Game) -> None:
    """Every card in sight of a seat is offered to it or has a reason why not, never both."""
    choice = game.choice
    for seat in range(SEATS):
        asked = choice if choice is not None and choice.seat == seat else None
        offered = set() if asked is None else {h for o in [*asked.options, *asked.others] for h in (o.card, o.target)}
        for zone in game.view(seat).zones:
            for card in zone.cards:
                place = f"{choice.kind if choice is not None else 'over'} seat {seat} {zone.name} #{card.handle}"
                reasons = game.why_not(seat, card.handle)
                if card.handle in offered:
                    need(not reasons, "fuzz-why-offered", place)
                else:
                    need(bool(reasons), "fuzz-why-empty", place)


def check_refusals(game: Game) -> None:
    """A wrong answer is refused and changes nothing."""
    before = fingerprint(game)
    choice = game.choice
    if choice is None:
        return
    first = choice.options[0].text
    for text, seat, number in (
        ("no-such:#0", -1, -1),
        (first, 1 - choice.seat, -1),
        (first, -1, choice.id + 1),
        (first, -1, choice.id - 1 if choice.id else choice.id + 2),
    ):
        try:
            game.answer_text(text, seat, number)
        except IllegalAnswer:
            need(game.choice is choice and fingerprint(game) == before, "fuzz-refusal-changed", text)
        else:
            raise Broken("fuzz-refusal-missing", f"{text} seat {seat} choice {number}")


def play_on(game: Game, chance: Chance, answers: int) -> list[str]:
    """Answer at random so many times; what was answered."""
    given: list[str] = []
    while len(given) < answers and (choice := game.choice) is not None:
        option = choice.options[chance.below(len(choice.options))]
        given.append(option.text)
        game.answer(option)
    return given


def check_clone(game: Game, chance: Chance) -> None:
    """A copy that plays on leaves the game as it was, and both equal their own replays."""
    before = fingerprint(game)
    copy = game.clone()
    need(fingerprint(copy) == before, "fuzz-clone-differs")
    further = play_on(copy, chance, _FURTHER)
    need(fingerprint(game) == before, "fuzz-clone-shares")
    again = undone(game, 0)
    need(fingerprint(again) == before, "fuzz-replay-differs")
    for text in further:
        again.answer_text(text)
    need(fingerprint(again) == fingerprint(copy), "fuzz-clone-replay", further)


def check_undo(game: Game, answers: int, before: str) -> None:
    """The game without its last answers is as it was before them."""
    need(fingerprint(undone(game, answers)) == before, "fuzz-undo", f"{answers} answers")


def check_save(game: Game, chance: Chance) -> None:
    """A saved game comes back the same, and goes on the same."""
    data = save(game)
    loaded = load(data, rules_for)
    need(fingerprint(loaded) == fingerprint(game), "fuzz-load-differs")
    need(save(loaded) == data, "fuzz-save-differs")
    need(_told(loaded) == _told(game), "fuzz-load-asks")
    copy = game.clone()
    for text in play_on(copy, chance, _FURTHER):
        loaded.answer_text(text)
    need(fingerprint(loaded) == fingerprint(copy), "fuzz-load-plays")


def _told(game: Game) -> tuple[Any, ...]:
    choice = game.choice
    if choice is None:
        return ()
    return (choice.seat, choice.id, choice.kind, [option.text for option in choice.options])
