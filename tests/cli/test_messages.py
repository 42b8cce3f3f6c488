"""Everything that the engine and the terminal can say is there in every language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import netocean
from netocean.cli.companion import COMMANDS, SKIP
from netocean.cli.words import rule_key
from netocean.games import kit
from netocean.games import names as names_of_games
from netocean.games.fftcg import causes
from netocean.players import names
from netocean.telling import of
from netocean.telling.alpha import narrator as alpha
from netocean.telling.fftcg import narrator as fftcg
from netocean.telling.phrases import own_key
from netocean.texts import LANGUAGES, attributes, keys

SOURCE = Path(netocean.__file__).parent
SHARED = (SOURCE / "engine", SOURCE / "abilities")
"""What all games have: its answers and refusals are worded once."""
ERRORS = {
    "IllegalAnswer", "RecordProblem", "ReplayDiverged", "ScenarioProblem", "EngineFault", "DataProblem", "NetOceanError",
}  # fmt: skip
KIND = re.compile(r"[a-z]+([_-][a-z]+)*")
ASKS = ("Choice", "_ask", "asked", "one_of_each")
"""Calls that open a choice, its kind among their first words."""
UNTOLD = {"colosseum": frozenset(), "alpha": alpha.UNTOLD, "appmon": frozenset(), "fftcg": fftcg.UNTOLD}
"""Events that the line after them tells."""
LEAST = {"colosseum": (40, 22, 35), "alpha": (50, 15, 40), "appmon": (50, 16, 45), "fftcg": (50, 24, 30)}
"""At least so many events, choices and refusals are found by these tests."""
WORDED_OTHERWISE = {"put"}
"""Answers that are worded together with another one: paying by putting a card into the Break Zone."""
EACH = [(game, language) for game in names_of_games() for language in LANGUAGES]


def rooms(game: str) -> tuple[Path, ...]:
    """The sources of a game; what the Digimon games do alike stands beside them, and what all games refuse alike."""
    alike = sorted((SOURCE / "games").glob("*.py")) if game != "fftcg" else [SOURCE / "games" / "reasons.py"]
    return (SOURCE / "games" / game, *alike)


@cache
def parsed(place: Path) -> list[ast.Module]:
    """A file, or all files of a folder."""
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in files]


@cache
def calls(folders: tuple[Path, ...]) -> list[ast.Call]:
    """Every call in the sources."""
    trees = [tree for folder in folders for tree in parsed(folder)]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    """The bare name of what is called."""
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def strings(node: ast.AST) -> set[str]:
    """The string constants in an expression."""
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


@cache
def emitted(folders: tuple[Path, ...]) -> set[str]:
    """The keys of all events: written in the call, or the causes why cards move."""
    found = {key for call in calls(folders) if called(call) == "emit" and call.args for key in strings(call.args[0])}
    if any(folder.name == "fftcg" for folder in folders):
        found |= {*causes.KEYS, "revealed", "looked-at"}
    return found


@cache
def reasons(folders: tuple[Path, ...]) -> set[str]:
    """The keys of all refusals: written in the call, or given by a method that tells the moment."""
    found = {
        key
        for call in calls(folders)
        if called(call) in ("Reason", "bar") and call.args
        for key in strings(call.args[0])
    }
    for folder in folders:
        for node in functions(folder, "_moment"):
            found |= {key for one in ast.walk(node) if isinstance(one, ast.Return) for key in strings(one)}
    return {key for key in found if KIND.fullmatch(key) and "-" in key}


def functions(folder: Path, name: str) -> list[ast.FunctionDef]:
    """The functions of a name."""
    found = [node for tree in parsed(folder) for node in ast.walk(tree)]
    return [node for node in found if isinstance(node, ast.FunctionDef) and node.name == name]


@cache
def errors() -> set[str]:
    """The keys of all errors of engine and games."""
    folders = (SOURCE / "engine", SOURCE / "games")
    return {key for call in calls(folders) if called(call) in ERRORS and call.args for key in strings(call.args[0])}


@cache
def kinds(folders: tuple[Path, ...]) -> set[str]:
    """The kinds of all choices: written in the call, or given by a method `kind`, or in a table of kinds."""
    opened = [call for call in calls(folders) if called(call) in ASKS]
    found = {key for call in opened for arg in call.args[1:4] for key in strings(arg) if not key.endswith("-")}
    for folder in folders:
        for node in functions(folder, "kind"):
            found |= {key for one in ast.walk(node) if isinstance(one, ast.Return) for key in strings(one)}
        for assign in [node for tree in parsed(folder / "steps") for node in ast.walk(tree)]:
            if isinstance(assign, ast.Assign) and ast.unparse(assign.targets[0]) == "_KINDS":
                found |= strings(assign.value)
    return {kind for kind in found if KIND.fullmatch(kind)}


@cache
def verbs(folders: tuple[Path, ...]) -> set[str]:
    """The words of all verbs."""
    return {word for call in calls(folders) if called(call) == "Verb" for word in strings(call.args[0])}


@cache
def said() -> set[str]:
    """The keys that the terminal and the sayings use as they stand."""
    found: set[str] = set()
    for path in [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "telling").rglob("*.py")]:
        for text in strings(ast.parse(path.read_text(encoding="utf-8"))):
            if re.fullmatch(r"(play|telling|event|option|choice|reason|error)-[a-z]+(-[a-z0-9]+)*", text):
                found.add(text)
    happens = emitted((*SHARED, *[room for game in names_of_games() for room in rooms(game)]))
    return found - happens - {"option-slot", "option-slots", "play-ask", "play-preset"}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_event_can_be_told(game, language):
    """Whatever happens stands in the log, in the words of its game."""
    own, mark = emitted(rooms(game)), of(game).MARK
    assert len(own) >= LEAST[game][0]
    said = of(game).Narrator.said
    wanted = {own_key(mark, "event", said.get(key, key)) for key in own - UNTOLD[game]}
    assert sorted((wanted | {f"event-{key}" for key in emitted(SHARED)}) - keys(language)) == []


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_choice_and_every_answer_has_words(game, language):
    """Nobody is asked in code."""
    own, mark = kinds(rooms(game)), of(game).MARK
    assert len(own) >= LEAST[game][1], sorted(own)
    for kind in own:
        key = own_key(mark, "choice", kind)
        assert key in keys(language)
        assert "title" in attributes(language, key)
    told = {own_key(mark, "option", verb) for verb in verbs((*SHARED, *rooms(game))) - WORDED_OTHERWISE}
    assert sorted(told - keys(language)) == []


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_refusal_has_words(game, language):
    """ "Why not?" is always answered."""
    found = reasons((*SHARED, *rooms(game)))
    assert len(found) >= LEAST[game][2]
    assert sorted({own_key(of(game).MARK, "reason", key) for key in found} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language):
    """Also what goes wrong is said in the language of the person."""
    assert len(errors()) > 25
    assert sorted({f"error-{key}" for key in errors()} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_only_what_there_is(language):
    """No key is misspelled."""
    assert sorted(said() - keys(language)) == []
    for command in (*COMMANDS, SKIP):
        assert {f"play-words-{command}", f"play-help-{command}"} <= keys(language)
    assert {f"play-opponent-{name}" for name in names()} <= keys(language)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_rule_that_is_cited_has_a_sentence(game, language):
    """A rule id leads to its text, and the game can be told in a minute."""
    known = {rule for rule, grade in kit(game).RULES if grade != "-"}
    assert sorted({rule_key(rule) for rule in known} - keys(language)) == []
    minute = {own_key(of(game).MARK, "rulebook-minute", str(place)) for place in range(1, 6)}
    assert minute <= keys(language)
