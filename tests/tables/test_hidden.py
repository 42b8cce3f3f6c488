"""Nothing hidden reaches a seat: in what it is told there is no card that it may not know, nor a trace of one."""

import re
from typing import Any

import pytest

from netocean.engine.chance import Chance, seeded
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.lab.cards import bench
from netocean.lab.hidden import Witness
from netocean.tables.setup import Input, pool
from netocean.tables.table import Table
from tables.playing import GAME, asked, sit, step, wire

KEY = re.compile(rb'"(colosseum[\w-]*/[^"]+)"')
"""How the key of a card stands in a message."""
DECKS = ("greymon", "practice-shallows")
"""Two decks without a card in common."""


class Watch(Witness):
    """Takes down which cards a seat has known, at every event and whenever it looks; straight from the engine."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.known: set[str] = set()
        self.look(game)

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        self.look(game)

    def look(self, game: Game) -> None:
        table = game.table
        self.known |= {table.face[card].key for card in range(len(table.owner)) if table.knows[card] >> self.seat & 1}


def test_the_decks_have_no_card_in_common():
    """So that the key of a card tells whose it is."""
    first, second = ({key for _, key in bench(GAME).deck(deck)} for deck in DECKS)
    assert not first & second


@pytest.mark.parametrize("preset", ["primer", "tournament"])
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_no_card_is_told_before_it_may_be_known(seed, preset):
    """Every key in the bytes of a seat belongs to a card that the engine has let it know by then."""
    table = sit(seed=seed, preset=preset, decks=DECKS, turns=5)
    shadow = table.game.clone()
    watches = [Watch(shadow, 0), Watch(shadow, 1)]
    chance = seeded(f"mask {seed}")
    strangers = [0, 0]
    for seat in (0, 1):
        strangers[seat] += _check(table, seat, watches[seat], wire(table.told(seat, 0)))
    while not table.over:
        shadow = table.game.clone()
        told = step(table, chance)
        for watch in watches:  # the same answers beside the table, seen with the engine's own eyes
            beside = shadow.clone()
            beside.sink = watch
            for text in table.inputs[-1].texts:
                beside.answer_text(text)
                watch.look(beside)
        for seat in (0, 1):
            strangers[seat] += _check(table, seat, watches[seat], wire(told[seat]))
    assert min(strangers) > 0, "nothing of the other deck was ever told: the test has seen nothing"
    assert table.over


def _check(table: Any, seat: int, watch: Watch, told: bytes) -> int:
    """How often the other deck was named; fails where a card is named that is not known."""
    keys = {key.decode() for key in KEY.findall(told)}
    assert not keys - watch.known, f"seat {seat} was told of {keys - watch.known}"
    for zone in table.told(seat, 0)[0].state.zones:
        for card in zone.cards:
            own = table.game.table.card(seat, card.handle)
            known = table.game.table.known(seat, own)
            assert card.key == (table.game.table.face[own].key if known else None)
    other = {printed.key for printed in table.game.decks[1 - seat]}
    return len(keys & other)


@pytest.mark.parametrize("preset", ["primer", "tournament"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_messages(seed, preset):
    """All that it knows now, and all that follows its own answer until something new is shown: the same bytes."""
    table = sit(seed=seed, preset=preset, decks=DECKS, turns=4)
    chance, checks = seeded(f"worlds {seed}"), seeded("checks")
    compared = 0
    while not table.over:
        if table.own() is None and checks.below(3) == 0:
            for seat in (0, 1):
                compared += _same(table, seat, checks)
        step(table, chance)
    assert compared > 10
    assert table.over


def _same(table: Any, seat: int, chance: Chance) -> int:
    """Compares a table with one whose game is another world of a seat; how many answers were followed."""
    other = _other_world(table, seat, chance, pool(GAME))
    (mine,), (theirs,) = table.told(seat, 0), other.told(seat, 0)
    assert wire(mine.state) == wire(theirs.state) and wire(mine.question) == wire(theirs.question)
    for zone in mine.state.zones:
        for card in zone.cards:
            assert wire(table.why(seat, card.handle)) == wire(other.why(seat, card.handle))
    choice = asked(table)
    if choice.seat != seat:
        return 0
    text = choice.options[chance.below(len(choice.options))].text
    played: list[Any] = [Table("T", table.setup, table.inputs), other]
    witnesses = []
    told = []
    other.game.chance = played[0].game.chance.clone()
    for each in played:
        beside = each.game.clone()
        beside.sink = witness = Witness(beside, seat)
        beside.answer_text(text)
        witnesses.append(witness.showed(beside, list(range(len(beside.table.owner)))))
        told.append(each.apply(Input("answers", seat, choice.id, [text]))[seat])
    if any(witnesses):
        return 0
    assert [wire(one) for one in told[0]] == [wire(one) for one in told[1]]
    return 1


def _other_world(table: Any, seat: int, chance: Chance, lists: list[list[Printed]]) -> Any:
    """The same table with another game behind what this seat knows."""
    other = Table("T", table.setup, table.inputs)
    world = other.game.resample(seat, chance.split(f"{table.game.answers}:{seat}"), lists)
    world.sink = other.journal
    other.game = world
    for side in other.sides():
        if side.seat == seat:
            assert side.follow(world, other.journal, undo=False) is None
    return other
