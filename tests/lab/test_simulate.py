"""Simulation: the same seed, the same report."""

from pathlib import Path

from netocean.engine.record import Replay
from netocean.games import rules_for
from netocean.lab.cards import bench
from netocean.lab.match import Match, Side
from netocean.lab.simulate import simulate


def match(first: str = "random", second: str = "random", seed: str = "1") -> Match:
    """Two players with two ready decks."""
    table = bench("colosseum")
    one, two = (deck for deck in table.library.ready_decks()[:2])
    return Match("colosseum", "primer", {}, (Side(first, one.id, one.cards), Side(second, two.id, two.cards)), seed)


def test_the_same_seed_gives_the_same_report_on_one_and_two_processes():
    """And another seed another one."""
    report = simulate(match(), 60, 1)
    assert simulate(match(), 60, 2) == report
    assert simulate(match(seed="2"), 60, 1) != report


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path):
    """Half now, half later, the same report."""
    simulate(match(), 20, 1, tmp_path)
    assert simulate(match(), 40, 1, tmp_path) == simulate(match(), 40, 1)


def test_the_sides_change_seats():
    """In games with an odd number; a game depends on its number alone."""
    played = match()
    names = [[played.side_at(seat, number) for seat in (0, 1)] for number in (0, 1)]
    assert names == [[0, 1], [1, 0]]
    even, odd = played.played(0, keep=True), played.played(1, keep=True)
    assert [card.key for card in even.decks[0]] == [card.key for card in odd.decks[1]]
    assert played(7) == played(7)


def test_the_numbers_of_a_report_add_up():
    """Wins and draws are all games; intervals hold the rate."""
    report = simulate(match(), 50, 1)
    assert sum(share.wins for share in report.seats) + report.draws == report.games == 50
    for share in report.seats:
        assert share.interval[0] <= share.rate <= share.interval[1]
    assert 0 < report.length.median <= report.length.p95 <= report.length.max


def test_every_game_of_a_run_can_be_had_as_a_record():
    """To look at what happened."""
    played = match()
    replay = Replay(played.record(5), rules_for)
    outcome = replay.to_end().outcome
    assert outcome is not None
    result = played(5)
    assert (replay.game.answers, outcome.rule) == (result.answers, result.rule)


def test_greedy_beats_random_in_three_of_four_games():
    """Sixteen games with changed seats, one deck against itself."""
    deck = bench("colosseum").library.ready_decks()[0]
    sides = (Side("greedy", deck.id, deck.cards), Side("random", deck.id, deck.cards))
    report = simulate(Match("colosseum", "primer", {}, sides, "1"), 16, 1)
    assert report.seats[0].wins >= 12
