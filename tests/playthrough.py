"""A whole game as text: every choice with its options, every event as each seat is told it, views now and then.

One file a game and preset is kept in tests/golden; any change of rules, order, wording of options or knowledge moves it.
"""

from netocean.engine.chance import seeded
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.record import fingerprint
from netocean.engine.view import encode
from netocean.games import kit
from netocean.lab.cards import bench

# Game and preset: two decks and single switches (a few turns are enough).
GOLDEN = {
    ("alpha", "pages"): ("practice-swarm", "practice-choir", {"max_turns": "6"}),
    ("alpha", "primer"): ("practice-dragon-line", "practice-gale", {"max_turns": "6"}),
    ("appmon", "event"): ("practice-arcade-rush", "practice-encore-tour", {"max_turns": "6"}),
    ("appmon", "mixed"): ("practice-evergreen-garden", "practice-old-flame", {"max_turns": "6"}),
    ("appmon", "primer"): ("practice-search-party", "practice-tool-shed", {"max_turns": "6"}),
    ("colosseum", "primer"): ("greymon", "practice-shallows", {"max_turns": "6"}),
    ("colosseum", "tournament"): ("practice-deep-current", "slot-control", {"max_turns": "6"}),
    ("fftcg", "official"): ("emet-selch", "cloud", {"max_turns": "10"}),
    ("fftcg", "official-2.1"): ("vii-fire-earth", "heroes", {"max_turns": "10"}),
    ("fftcg", "primer"): ("practice-lantern-march", "practice-stone-and-tide", {"max_turns": "10"}),
}
VIEW_EVERY = 40  # answers


def playthrough(of: str, name: str) -> str:
    """The golden game of a preset as text; answers are drawn from a stream of their own."""
    first, second, switches = GOLDEN[of, name]
    journal = Journal()
    decks = [bench(of).faces(bench(of).deck(deck)) for deck in (first, second)]
    game = Game.start(kit(of).preset(name, switches), decks, f"golden {name}", journal)
    drawn = seeded("answers")
    lines = [f"preset {name} {switches}", f"decks {first} {second}"]
    told = [0, 0]
    while game.choice is not None:
        _tell(journal, told, lines)
        if game.answers % VIEW_EVERY == 0:
            lines.append(f"fingerprint {fingerprint(game)}")
            for seat in (0, 1):
                lines.append(f"view {seat} {encode(game.view(seat)).decode()}")
        choice = game.choice
        texts = [option.text for option in choice.options]
        answer = drawn.below(len(texts))
        lines.append(
            f"choice {choice.seat}/{choice.id} {choice.kind} {choice.rule} [{' '.join(texts)}] -> {texts[answer]}"
        )
        game.answer_index(answer)
    _tell(journal, told, lines)
    assert game.outcome is not None
    lines.append(f"outcome {game.outcome.winner} {game.outcome.rule} fingerprint {fingerprint(game)}")
    return "\n".join(lines) + "\n"


def _tell(journal: Journal, told: list[int], lines: list[str]) -> None:
    for seat in (0, 1):
        for event in journal.seats[seat][told[seat] :]:
            lines.append(f"event {seat} {_short(event)}")
        told[seat] = len(journal.seats[seat])


def _short(event: Event) -> str:
    cards = " ".join(f"#{card.handle}={card.key or '?'}" for card in event.cards)
    doubt = " ?" if event.doubt else ""
    return f"{event.n} {event.key} {event.rule}{doubt} seat={event.seat} [{cards}] {event.amount} {event.word}".rstrip()
