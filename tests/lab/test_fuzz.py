"""The fuzzer finds what is wrong, says where, and keeps the record that leads there."""

from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from netocean.engine.chance import seeded
from netocean.engine.play import Reason
from netocean.engine.record import Replay, fingerprint
from netocean.engine.view import View
from netocean.games import names, rules_for
from netocean.games.colosseum.rules import ColosseumRules
from netocean.lab import hidden
from netocean.lab.cards import bench
from netocean.lab.checks import Broken, check_cards, check_clone, check_reasons, check_save
from netocean.lab.fuzz import Fault, Result, Task, draw_rules
from netocean.lab.fuzzing import fuzz, replayed
from netocean.lab.speed import position, ready
from netocean.lab.verify import verify, verify_elsewhere


@pytest.fixture
def game():
    """A position in the middle of a game."""
    table = bench("colosseum")
    return position(table, ready(table))


@pytest.mark.parametrize("game", names())
def test_the_same_seed_plays_the_same_games(game: str, tmp_path: Path):
    """Another seed plays others."""
    task = Task(game, "1", str(tmp_path), record_every=1000)
    assert task(1) == task(1)
    assert task(1) != task(2)
    assert Task(game, "2", str(tmp_path), record_every=1000)(1).answers != task(1).answers


@pytest.mark.parametrize("game", names())
def test_all_presets_and_all_switches_are_drawn(game: str):
    """Rules change from game to game."""
    table = bench(game)
    rules = [draw_rules(table, number, seeded(number)) for number in range(1200)]
    assert {one.preset for one in rules} == set(table.kit.PRESETS)
    for switch in table.kit.SWITCHES:
        assert len({one.values[switch.name] for one in rules}) > 1, switch.name


@pytest.mark.parametrize("game", names())
def test_records_are_played_again_elsewhere(game: str, tmp_path: Path):
    """In another process; a record that was tampered with is a fault."""
    task = Task(game, "1", str(tmp_path), record_every=1)
    results = [task(0), task(1)]
    assert verify_elsewhere([results[0].record, results[1].record], "interpreted") == {}
    spoiled = Path(results[1].record)
    spoiled.write_bytes(spoiled.read_bytes()[:-20])
    faults = replayed(task, results)
    assert {fault.key for fault in faults} == {"record-cut"}
    assert {fault.game for fault in faults} == {1}
    assert not Path(results[0].record).exists()
    assert spoiled.exists()


@pytest.mark.parametrize("seed", ["../up", "a/b", "鏡 " * 200])
def test_a_seed_may_be_any_text(tmp_path: Path, seed: str):
    """Its record lies among the others."""
    result = Task("colosseum", seed, str(tmp_path / "out"), record_every=1)(0)
    assert Path(result.record).parent == tmp_path / "out" / "records"
    assert verify(Path(result.record)) == ""


def test_a_game_is_played_where_nothing_can_be_written(tmp_path: Path):
    """Without its record."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = Task("colosseum", "1", str(tmp_path / "file"), record_every=1)(0)
    assert (result.record, result.faults) == ("", [])
    assert result.ended


def test_a_run_without_a_folder_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Unless there is a record of a fault."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    report, _ = fuzz(Task("colosseum", "1", record_every=1), 2, 1)
    assert (report.faults, list(tmp_path.iterdir())) == ([], [])

    def find(*_: Any) -> None:
        raise Broken("fuzz-made-up", "seen")

    monkeypatch.setattr("netocean.lab.checks.check_cards", find)
    report, _ = fuzz(Task("colosseum", "1"), 1, 1)
    assert tmp_path in Path(report.faults[0].record).parents
    assert verify(Path(report.faults[0].record)) == ""


def test_a_leak_of_hidden_cards_is_found(game: Any, monkeypatch: pytest.MonkeyPatch):
    """A view that tells the hand of the other seat."""
    honest = game.rules.view
    table = bench("colosseum")
    pool = table.pool()

    def leaking(_self: Any, shown: Any, seat: int) -> View:
        view: View = honest(shown, seat)
        hidden_keys = "".join(shown.table.face[card].key for card in shown.table.zone(1 - seat, 1))
        numbers = {**view.numbers, "leak": crc32(hidden_keys.encode())}
        return msgspec.structs.replace(view, numbers=numbers)

    hidden.check_hidden(game, 0, seeded("fine"), pool)
    monkeypatch.setattr(ColosseumRules, "view", leaking)
    with pytest.raises(Broken, match="fuzz-mask-view"):
        hidden.check_hidden(game, 0, seeded("found"), pool)


@pytest.mark.parametrize(
    ("reasons", "key"), [([], "fuzz-why-empty"), ([Reason("open-timing", "C-R11.5")], "fuzz-why-offered")]
)
def test_a_missing_or_needless_reason_is_found(game: Any, monkeypatch: pytest.MonkeyPatch, reasons: Any, key: str):
    """A card that is neither offered nor explained; one that is both."""
    while not any(option.card for option in game.choice.options):
        game.answer_index(0)
    check_reasons(game)
    monkeypatch.setattr(ColosseumRules, "why_not", lambda *_: reasons)
    with pytest.raises(Broken, match=key):
        check_reasons(game)


def test_a_lost_card_is_found(game: Any):
    """Cards are counted in every zone."""
    check_cards(game, game.decks)
    game.table.zones[1].pop()
    with pytest.raises(Broken, match="fuzz-cards-lost"):
        check_cards(game, game.decks)


def test_a_copy_that_shares_its_state_is_found(monkeypatch: pytest.MonkeyPatch):
    """What the copy does must not be seen in the game."""
    table = bench("colosseum")
    from netocean.engine.game import Game

    game = Game.start(table.rules("primer"), ready(table), "copy")
    check_clone(game, seeded("fine"))
    check_save(game, seeded("fine"))
    clone = Game.clone

    def sharing(self: Game) -> Game:
        copy = clone(self)
        copy.table = self.table
        return copy

    try:
        monkeypatch.setattr(Game, "clone", sharing)
    except TypeError:
        pytest.skip("compiled classes cannot be changed")
    with pytest.raises(Broken, match="fuzz-clone"):
        check_clone(game, seeded("fine"))


def test_a_fault_carries_its_place_and_a_record_that_leads_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Seed, game, answer, key, and a record that plays up to the fault."""
    from netocean.lab import fuzz as module

    def broken(game: Any) -> None:
        if game.answers == 40:
            raise Broken("fuzz-made-up", "seen")

    monkeypatch.setattr(module.checks, "check_choice", broken)
    result = Task("colosseum", "x", str(tmp_path))(3)
    (fault,) = result.faults
    assert (fault.seed, fault.game, fault.answer, fault.key, fault.seen) == ("x", 3, 40, "fuzz-made-up", "seen")
    replay = Replay(Path(fault.record).read_bytes(), rules_for)
    assert replay.to_end().answers == 40
    assert fingerprint(replay.game)


def test_an_exception_is_a_fault_with_the_record_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Nobody sees a stack trace; the place in the code is told."""
    from netocean.lab import fuzz as module

    def crash(game: Any) -> None:
        if game.answers == 25:
            raise ZeroDivisionError("by zero")

    monkeypatch.setattr(module.checks, "check_choice", crash)
    (fault,) = Task("colosseum", "y", str(tmp_path))(0).faults
    assert fault.key == "fuzz-exception"
    assert "ZeroDivisionError: by zero at test_fuzz.py" in fault.seen
    assert verify(Path(fault.record)) == ""


def test_a_run_tells_what_was_used(tmp_path: Path):
    """Cards and words of abilities; nothing that does not exist."""
    report, used = fuzz(Task("colosseum", "1", str(tmp_path)), 10, 1, tmp_path)
    assert report.faults == []
    assert report.games == 10
    assert used.cards > 50
    assert used.cards + len(used.unused_cards) == used.cards_total
    assert used.words >= 30
    assert used.words + len(used.unused_words) == used.words_total
    assert msgspec.json.decode((tmp_path / "faults.json").read_bytes())["games"] == 10
    again, _ = fuzz(Task("colosseum", "1", str(tmp_path)), 10, 1, tmp_path)
    assert again == report


def test_what_a_game_watches_for_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Told by the watch of its kit, at the answer where it was seen."""
    from netocean.games.fftcg.watching import Watch

    def found(_self: Watch, game: Any) -> list[tuple[str, str]]:
        return [("fuzz-made-up", "seen")] if game.answers == 30 else []

    monkeypatch.setattr(Watch, "faults", found)
    (fault,) = Task("fftcg", "z", str(tmp_path))(0).faults
    assert (fault.answer, fault.key, fault.seen) == (30, "fuzz-made-up", "seen")


def test_a_card_with_another_seat_is_a_fault_where_control_does_not_change(game: Any):
    """Unless the game names the zone."""
    table = game.table
    card = next(card for pile in table.zones for card in pile if table.owner[card] == 0)
    zone = table.layout.names[table.zone_of(card)]
    table.give(card, 1)
    check_cards(game, game.decks, (zone,))
    with pytest.raises(Broken, match="fuzz-foreign-card"):
        check_cards(game, game.decks)


def test_results_survive_their_file():
    """A result reads back as it was written."""
    result = Result(1, 2, "C-R10.1", [Fault("1", 1, 2, "fuzz-undo", "")], "ff", "0", "")
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
