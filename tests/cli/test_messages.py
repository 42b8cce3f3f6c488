"""Everything that the engine and the terminal can say is there in every language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import netocean
from netocean.cli.companion import COMMANDS
from netocean.cli.words import rule_key
from netocean.games import kit
from netocean.players import names
from netocean.telling.phrases import dashed
from netocean.texts import LANGUAGES, attributes, keys

SOURCE = Path(netocean.__file__).parent
RULES = (SOURCE / "engine", SOURCE / "abilities", SOURCE / "games")
ERRORS = {
    "IllegalAnswer", "RecordProblem", "ReplayDiverged", "ScenarioProblem", "EngineFault", "DataProblem", "NetOceanError",
}  # fmt: skip
KIND = re.compile(r"[a-z]+(_[a-z]+)+|refill|exchange|plan|evolution|appearances|order")


@cache
def calls(folders: tuple[Path, ...]) -> list[ast.Call]:
    """Every call in the sources."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for folder in folders for path in sorted(folder.rglob("*.py"))]
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
def emitted() -> set[str]:
    """The keys of all events."""
    return {key for call in calls(RULES) if called(call) == "emit" and call.args for key in strings(call.args[0])}


@cache
def reasons() -> set[str]:
    """The keys of all refusals."""
    return {key for call in calls(RULES) if called(call) == "Reason" for key in strings(call.args[0])}


@cache
def errors() -> set[str]:
    """The keys of all errors of engine and games."""
    folders = (SOURCE / "engine", SOURCE / "games")
    return {key for call in calls(folders) if called(call) in ERRORS and call.args for key in strings(call.args[0])}


@cache
def kinds() -> set[str]:
    """The kinds of all choices: written in the call, or given by a method `kind`, or in a table of kinds."""
    choices = [call for call in calls(RULES) if called(call) == "Choice" and len(call.args) > 1]
    found = {key for call in choices for key in strings(call.args[1])}
    for folder in RULES:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name == "kind":
                    found |= {key for one in ast.walk(node) if isinstance(one, ast.Return) for key in strings(one)}
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_KINDS":
                    found |= strings(node.value)
    return {kind for kind in found if KIND.fullmatch(kind)}


@cache
def verbs() -> set[str]:
    """The words of all verbs."""
    return {word for call in calls(RULES) if called(call) == "Verb" for word in strings(call.args[0])}


@cache
def said() -> set[str]:
    """The keys that the terminal and the sayings use as they stand."""
    found: set[str] = set()
    for path in [*(SOURCE / "cli").glob("*.py"), *(SOURCE / "telling").rglob("*.py")]:
        for text in strings(ast.parse(path.read_text(encoding="utf-8"))):
            if re.fullmatch(r"(play|telling|event|option|choice|reason|error)-[a-z]+(-[a-z0-9]+)*", text):
                found.add(text)
    return found - emitted() - {"option-slot"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    """Whatever happens stands in the log."""
    found = emitted()
    assert len(found) > 40
    assert sorted({f"event-{key}" for key in found} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_every_answer_has_words(language):
    """Nobody is asked in code."""
    assert len(kinds()) >= 24, sorted(kinds())
    for kind in kinds():
        assert f"choice-{dashed(kind)}" in keys(language)
        assert "title" in attributes(language, f"choice-{dashed(kind)}")
    assert sorted({f"option-{verb}" for verb in verbs()} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language):
    """ "Why not?" is always answered."""
    assert len(reasons()) > 35
    assert sorted({f"reason-{key}" for key in reasons()} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language):
    """Also what goes wrong is said in the language of the person."""
    assert len(errors()) > 25
    assert sorted({f"error-{key}" for key in errors()} - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_only_what_there_is(language):
    """No key is misspelled."""
    assert sorted(said() - keys(language)) == []
    for command in COMMANDS:
        assert {f"play-words-{command}", f"play-help-{command}"} <= keys(language)
    assert {f"play-opponent-{name}" for name in names()} <= keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_has_a_sentence(language):
    """A rule id leads to its text."""
    known = {rule for rule, grade in kit("colosseum").RULES if grade != "-"}
    assert sorted({rule_key(rule) for rule in known} - keys(language)) == []
