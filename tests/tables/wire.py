"""The wire of a few tables as text: what each seat was sent, message by message, in tests/golden/wire, one file a seat.

Any change of rules, knowledge, wording of messages or their order moves it.
"""

from netocean.engine.chance import seeded
from netocean.tables.messages import FromSeat
from netocean.tables.setup import Setup
from netocean.tables.table import Table
from tables.playing import COMPUTER, FRIENDS, HERE, Messages, asked, setup, step, take_back, wire

DECKS = ("greymon", "practice-shallows")
GOLDEN: dict[str, Setup] = {
    "friends-primer": setup(FRIENDS, "golden primer", turns=3, decks=DECKS),
    "friends-tournament": setup(
        FRIENDS, "golden tournament", "tournament", turns=3, decks=("practice-deep-current", "slot-control")
    ),
    "computer-primer": setup(COMPUTER, "golden computer", turns=2, decks=DECKS),
    "here-primer": setup(HERE, "golden here", turns=2, decks=DECKS),
    "fftcg-friends-official": setup(
        FRIENDS, "golden fftcg", "official", turns=4, decks=("emet-selch", "cloud"), game="fftcg"
    ),
    "fftcg-computer-primer": setup(
        COMPUTER,
        "golden fftcg",
        "primer",
        turns=4,
        decks=("practice-lantern-march", "practice-stone-and-tide"),
        game="fftcg",
    ),
    "alpha-friends-primer": setup(
        FRIENDS, "golden alpha", turns=3, decks=("practice-dragon-line", "practice-gale"), game="alpha"
    ),
    "alpha-computer-pages": setup(
        COMPUTER, "golden alpha", "pages", turns=6, decks=("practice-swarm", "practice-choir"), game="alpha"
    ),
    "appmon-friends-primer": setup(
        FRIENDS, "golden appmon", turns=3, decks=("practice-search-party", "practice-tool-shed"), game="appmon"
    ),
    "appmon-computer-mixed": setup(
        COMPUTER,
        "golden appmon",
        "mixed",
        turns=4,
        decks=("practice-evergreen-garden", "practice-old-flame"),
        game="appmon",
    ),
}
"""Tables by their names: friends play to the end; with a computer a decision is taken back; at one screen one gives up."""
UNDO_EVERY = 9  # answers of a person
ANSWERS = 30  # of a person, before the seat that is asked gives up at one screen


def transcripts(name: str) -> dict[str, str]:
    """The files of a table: their names and what stands there."""
    seats = _played(name)
    return {
        f"{name}-{seat}.jsonl": "".join(f"{wire(one).decode()}\n" for one in told)
        for seat, told in enumerate(seats)
        if told
    }


def _played(name: str) -> Messages:
    table = Table(name, GOLDEN[name])
    seats: Messages = [[*table.told(seat, 0)] for seat in (0, 1)]
    drawn, answers, undone = seeded("answers"), 0, False
    while not table.over:
        person = table.own() is None
        answers += person
        said = _instead(table, name, answers, undone) if person else None
        one = table.accept(asked(table).seat, said) if said is not None else None
        undone = one is not None
        told = table.apply(one) if one is not None else step(table, drawn)
        for seat in (0, 1):
            seats[seat] += told[seat]
    return seats


def _instead(table: Table, name: str, answers: int, undone: bool) -> FromSeat | None:
    """What the seat says instead of an answer."""
    if "here" in name and answers > ANSWERS:
        return FromSeat(do="concede")
    if "computer" in name and answers % UNDO_EVERY == 0 and not undone:
        return take_back(table, 0)
    return None
