# form: interpreted
"""Records and saves: a game as seed and answers, or as its whole state; both verified before anything is shown."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from netocean.engine.chance import Chance
from netocean.engine.errors import EngineFault, IllegalAnswer, NetOceanError, RecordProblem, ReplayDiverged
from netocean.engine.game import Effect, Game, Outcome, Sink, Step, Trigger
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import SEATS, Printed

VERSION = 1
FINGERPRINT_EVERY = 16  # answers
LARGEST = 4 * 1024 * 1024  # bytes


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts (a pack line) and ability lines of a card, pinned so that the record outlives the pack."""

    facts: str
    lines: list[str]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as what made it: rule set, seed, cards and answers, with a fingerprint every few answers and at the end.

    `packs` are those of the cards that did not come with the program, as its catalog writes them.
    """

    kind: str
    version: int
    game: str
    preset: str
    switches: dict[str, str]
    seed: str
    cards: list[PrintedCard]
    decks: list[list[int]]
    answers: list[str]
    fingerprints: list[str]
    digest: str = ""
    packs: list[dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole state of a game, also in the middle of an effect."""

    kind: str
    version: int
    game: str
    preset: str
    switches: dict[str, str]
    cards: list[PrintedCard]
    state: dict[str, Any]
    decks: list[list[int]]
    history: list[str] | None
    digest: str = ""


T = TypeVar("T", Record, Save)


def _json(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


class _Cards:
    """Numbers the printed cards of a game, in the order they are met."""

    def __init__(self) -> None:
        self.cards: list[PrintedCard] = []
        self._numbers: dict[str, int] = {}

    def number(self, printed: Printed) -> int:
        number = self._numbers.setdefault(printed.facts, len(self.cards))
        if number == len(self.cards):
            self.cards.append(PrintedCard(printed.facts, printed.lines))
        return number


def _dump(game: Game, cards: _Cards) -> dict[str, Any]:
    table = game.table
    state = {
        "face": [cards.number(printed) for printed in table.face],
        "owner": table.owner,
        "place": table.place,
        "up": table.up,
        "turned": table.turned,
        "knows": table.knows,
        "seen": table.seen,
        "loose": table.loose,
        "serial": table.serial,
        "host": table.host,
        "mark": table.mark,
        "handles": table.handles,
        "cards": table.cards,
        "zones": table.zones,
        "chance": [game.chance.key.hex(), game.chance.used],
        "seed": game.seed.hex(),
        "reg": game.reg,
        "stack": [_dump_step(step) for step in game.stack],
        "sources": [cards.number(printed) for printed in game.sources],
        "effects": [effect.dump() for effect in game.effects],
        "triggers": [trigger.dump() for trigger in game.triggers],
        "positions": game.positions,
        "stamp": game.stamp,
        "asked": game.asked,
        "answers": game.answers,
        "outcome": None if game.outcome is None else [game.outcome.winner, game.outcome.rule],
    }
    if game.aside:
        state["aside"] = [_dump_step(step) for step in game.aside]
    return state


def _dump_step(step: Step) -> list[Any]:
    return [step.code(), step.seat, step.at, step.a, step.b, step.c, step.source, step.picks]


def fingerprint(game: Game) -> str:
    """A short digest of the whole state, the same on every machine and in every form."""
    cards = _Cards()
    return blake2b(_json([_dump(game, cards), [card.facts for card in cards.cards]]), digest_size=8).hexdigest()


def _sealed(thing: Record | Save) -> bytes:
    return _json(msgspec.structs.replace(thing, digest=_hash(_json(thing))))


def _opened(data: bytes, kind: str, type_: type[T]) -> T:
    if len(data) > LARGEST:
        raise RecordProblem("record-too-large", bytes=len(data), most=LARGEST)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordProblem("record-not-utf8", byte=error.start) from None
    try:
        head = msgspec.json.decode(data)
    except msgspec.MsgspecError as error:
        raise RecordProblem("record-cut", reason=str(error)) from None
    if not isinstance(head, dict) or head.get("kind") != kind:
        raise RecordProblem("record-other-kind", wanted=kind)
    if head.get("version") != VERSION:
        raise RecordProblem("record-version", found=str(head.get("version"))[:20], known=VERSION)
    try:
        thing = msgspec.json.decode(data, type=type_)
    except msgspec.MsgspecError as error:
        raise RecordProblem("record-malformed", reason=str(error)) from None
    if thing.digest != _hash(_json(msgspec.structs.replace(thing, digest=""))):
        raise RecordProblem("record-edited")
    return thing


# Saves.


def save(game: Game) -> bytes:
    """The whole state as JSON, sealed with a digest."""
    cards = _Cards()
    state = _dump(game, cards)
    decks = [[cards.number(printed) for printed in deck] for deck in game.decks]
    rules = game.rules
    return _sealed(
        Save("netocean-save", VERSION, rules.game, rules.preset, rules.values, cards.cards, state, decks, game.history)
    )


def load(data: bytes, rules_for: Any, sink: Sink | None = None) -> Game:
    """The game that was saved, in the middle of whatever it was. `rules_for(game, preset, switches)` gives the rule set.

    Raises RecordProblem if the save is cut, edited, or of another version.
    """
    saved = _opened(data, "netocean-save", Save)
    try:
        rules: RuleSet = rules_for(saved.game, saved.preset, saved.switches)
        printed = [rules.printed(card.facts, card.lines) for card in saved.cards]
        game = _restore(rules, printed, saved.state)
        game.decks = [[printed[number] for number in deck] for deck in saved.decks]
        game.history = saved.history
    except NetOceanError:
        raise
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise RecordProblem("record-malformed", reason=str(error)[:120]) from None
    game.sink = sink
    game.advance()
    return game


def _restore(rules: RuleSet, printed: list[Printed], state: dict[str, Any]) -> Game:
    key, used = state["chance"]
    game = rules.bare(Chance(bytes.fromhex(key), used))
    table = game.table
    table.face = [printed[number] for number in state["face"]]
    for name in (
        "owner",
        "place",
        "up",
        "turned",
        "knows",
        "seen",
        "loose",
        "serial",
        "host",
        "mark",
        "handles",
        "cards",
        "zones",
    ):
        setattr(table, name, state[name])
    for name in ("reg", "positions", "stamp", "asked", "answers"):
        setattr(game, name, state[name])
    game.seed = bytes.fromhex(state["seed"])
    game.effects = [Effect(*numbers) for numbers in state["effects"]]
    game.triggers = [Trigger(*numbers) for numbers in state["triggers"]]
    game.sources = [printed[number] for number in state["sources"]]
    game.stack = [_restore_step(rules, columns) for columns in state["stack"]]
    game.aside = [_restore_step(rules, columns) for columns in state.get("aside", [])]
    if state["outcome"] is not None:
        game.outcome = Outcome(*state["outcome"])
    return game


def _restore_step(rules: RuleSet, columns: list[Any]) -> Step:
    code, *rest = columns
    step = rules.step(code)
    step.seat, step.at, step.a, step.b, step.c, step.source, step.picks = rest
    return step


# Records.


def record(game: Game, packs: Sequence[object] = ()) -> bytes:
    """The record of a game that was begun with `record=True`: played again here to take its fingerprints.

    `packs` are those of its cards that did not come with the program; their names are told from them later.
    Raises EngineFault if the game does not play again as it was played.
    """
    if game.history is None:
        raise RecordProblem("record-none")
    cards = _Cards()
    decks = [[cards.number(printed) for printed in deck] for deck in game.decks]
    again = Game.start(game.rules, game.decks, game.seed)
    prints: list[str] = []
    for count, answer in enumerate(game.history, 1):
        _answer(again, answer)
        if count % FINGERPRINT_EVERY == 0:
            prints.append(fingerprint(again))
    prints.append(fingerprint(again))
    if prints[-1] != fingerprint(game):
        raise EngineFault("fault-replay", save(game).decode())
    rules = game.rules
    return _sealed(
        Record(
            "netocean-record",
            VERSION,
            rules.game,
            rules.preset,
            rules.values,
            game.seed.hex(),
            cards.cards,
            decks,
            list(game.history),
            prints,
            packs=msgspec.to_builtins(list(packs)) if packs else msgspec.UNSET,
        )
    )


def _answer(game: Game, answer: str) -> None:
    verb, _, seat = answer.partition(":")
    if verb == "concede" and seat in ("0", "1"):
        game.concede(int(seat))
    else:
        game.answer_text(answer)


class Replay:
    """A record played again, answer by answer; nothing is shown past a divergence."""

    def __init__(self, data: bytes, rules_for: Any, sink: Sink | None = None) -> None:
        """Read and begin a record. Raises RecordProblem if it is cut, edited, or of another version."""
        self.record: Record = _opened(data, "netocean-record", Record)
        made = self.record
        try:
            self._rules: RuleSet = rules_for(made.game, made.preset, made.switches)
            printed = [self._rules.printed(card.facts, card.lines) for card in made.cards]
            self._decks = [[printed[number] for number in deck] for deck in made.decks]
            self._seed = bytes.fromhex(made.seed)
            if len(self._decks) != SEATS:
                raise ValueError("decks")
        except NetOceanError:
            raise
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise RecordProblem("record-malformed", reason=str(error)[:120]) from None
        self.game: Game = Game.start(self._rules, self._decks, self._seed, sink)
        self.place: int = 0

    def step(self) -> bool:
        """Play the next answer; False at the end. Raises ReplayDiverged where the game does not agree with the record."""
        answers, prints = self.record.answers, self.record.fingerprints
        if self.place == len(answers):
            return False
        try:
            _answer(self.game, answers[self.place])
        except IllegalAnswer:
            raise ReplayDiverged("replay-diverged", answer=self.place + 1) from None
        self.place += 1
        due = None
        if self.place == len(answers):
            due = prints[-1]
        elif self.place % FINGERPRINT_EVERY == 0:
            due = prints[self.place // FINGERPRINT_EVERY - 1]
        if due is not None and due != fingerprint(self.game):
            raise ReplayDiverged("replay-diverged", answer=self.place)
        return True

    def to_end(self) -> Game:
        """Play all answers that are left; the game as it stands then."""
        while self.step():
            pass
        return self.game


def undone(game: Game, answers: int = 1, sink: Sink | None = None) -> Game:
    """The game without its last answers: the record played again, never patched."""
    if game.history is None:
        raise RecordProblem("record-none")
    if answers > len(game.history):
        raise RecordProblem("undo-nothing")
    again = Game.start(game.rules, game.decks, game.seed, sink)
    for answer in game.history[: len(game.history) - answers]:
        _answer(again, answer)
    return again
