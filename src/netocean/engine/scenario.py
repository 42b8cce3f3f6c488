# form: interpreted
"""Scenario text: a quiet position in a few lines. Here is its grammar; what the lines mean is each game's.

One statement a line, words parted by blanks, `#` begins a comment. A line that begins with `me` (seat 0) or `you` (seat 1)
is about that seat's sheet, any other about the game as a whole.
"""

from netocean.engine.errors import ScenarioProblem

LARGEST = 64 * 1024  # characters


class Statement:
    """One line: its number, the seat it is about (-1 for the game), its first word and the rest."""

    def __init__(self, line: int, seat: int, name: str, words: list[str]) -> None:
        self.line: int = line
        self.seat: int = seat
        self.name: str = name
        self.words: list[str] = words

    def one(self) -> str:
        """The single word of this statement."""
        if len(self.words) != 1:
            raise ScenarioProblem("scenario-one-word", line=self.line, name=self.name)
        return self.words[0]

    def number(self, least: int, most: int) -> int:
        """The single word of this statement as a number within bounds."""
        word = self.one()
        if not word.isdecimal() or not least <= int(word) <= most:
            raise ScenarioProblem("scenario-number", line=self.line, name=self.name, least=least, most=most)
        return int(word)


def read_statements(text: str) -> list[Statement]:
    """The statements of a scenario text. Raises ScenarioProblem for a text that is too long or a line that is too short."""
    if len(text) > LARGEST:
        raise ScenarioProblem("scenario-too-large", most=LARGEST)
    found: list[Statement] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        seat = {"me": 0, "you": 1}.get(words[0], -1)
        if seat >= 0:
            words = words[1:]
        if not words:
            raise ScenarioProblem("scenario-empty", line=number)
        found.append(Statement(number, seat, words[0], words[1:]))
    return found


def refuse_repetition(subjects: list[str], statements: list[Statement]) -> None:
    """Refuse what is said twice: `subjects` names what each statement is about, empty for what may be repeated."""
    said: set[tuple[int, str]] = set()
    for subject, statement in zip(subjects, statements, strict=True):
        if subject != "" and (statement.seat, subject) in said:
            raise ScenarioProblem("scenario-twice", line=statement.line, name=statement.name)
        said.add((statement.seat, subject))
