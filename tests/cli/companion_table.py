"""A table companion with a script in place of a person, for the tests of the terminal."""

from collections.abc import Callable, Sequence
from pathlib import Path

from netocean.cli.companion import Companion
from netocean.cli.keeping import Keeper
from netocean.cli.prompts import Prompt
from netocean.cli.session import Session
from netocean.cli.terminal import Terminal
from netocean.cli.words import Words
from netocean.engine.events import Journal
from netocean.games.colosseum.scenario import build_position
from netocean.lab.cards import bench

Policy = Callable[[Prompt], str]


class ScriptedTerminal(Terminal):
    """Answers from a list; then by a policy; then as if the input had ended. Keeps what was written."""

    def __init__(self, script: Sequence[str] = (), policy: Policy | None = None) -> None:
        super().__init__(plain=True, environment={})
        self.script = list(script)
        self.policy = policy
        self.companion: Companion | None = None
        self.lines: list[str] = []

    def line(self, text: str = "", indent: int = 0, hanging: int | None = None, style: str = "") -> None:
        """Keep a line, unwrapped."""
        self.lines.append(" " * indent + text)

    def verbatim(self, text: str) -> None:
        """Keep a line."""
        self.lines.append(text)

    def ask(self, prompt: str = "> ") -> str:
        """The next line of the script."""
        if self.script:
            return self.script.pop(0)
        if self.policy is not None and self.companion is not None and self.companion.prompt is not None:
            return self.policy(self.companion.prompt)
        raise EOFError

    @property
    def text(self) -> str:
        """Everything that was written."""
        return "\n".join(self.lines)


def words(language: str = "en", card_language: str | None = None) -> Words:
    """Words of a language."""
    return Words(bench("colosseum").library, language, card_language)


def session(
    seed: str = "1", opponent: str = "random", turns: int = 3, decks: tuple[str, str] = ("greymon", "garurumon")
) -> Session:
    """A new game of the person with the first deck."""
    table = bench("colosseum")
    rules = table.rules("primer", {"max_turns": str(turns)})
    return Session.start(rules, [table.faces(table.deck(one)) for one in decks], seed, opponent, [])


def position(text: str) -> Session:
    """A game at a position of a scenario text."""
    journal = Journal()
    table = bench("colosseum")
    game = build_position(text, lambda word: table.face(table.library.card(word).key), journal)
    return Session(game, journal, 0, "random", [])


def companion(
    one: Session,
    script: Sequence[str] = (),
    policy: Policy | None = None,
    language: str = "en",
    home: Path | None = None,
) -> tuple[Companion, ScriptedTerminal]:
    """A companion at a session, with a script."""
    terminal = ScriptedTerminal(script, policy)
    keeper = Keeper("colosseum", {"NETOCEAN_HOME": str(home or "/nowhere")})
    made = Companion(terminal, words(language), one, keeper)
    terminal.companion = made
    return made, terminal


def sensible(prompt: Prompt) -> str:
    """The passive answer, else the first."""
    if prompt.passive is not None and prompt.kind not in ("plan", "lay_options"):
        return ""
    if prompt.kind == "plan" and prompt.picked and prompt.passive is not None:
        return ""
    if prompt.need > 0:
        return " ".join(str(number) for number in range(1, prompt.need + 1))
    return "1"


def up_to(made: Companion, kind: str) -> Prompt:
    """Plays sensibly until a choice of this kind is open, and gives its prompt."""
    for _ in range(300):
        for _news in made.session.advance():
            pass
        made.prompt = made.put()
        if made.prompt.kind == kind:
            return made.prompt
        made.hear(sensible(made.prompt))
    raise AssertionError(f"no {kind} in this game")
