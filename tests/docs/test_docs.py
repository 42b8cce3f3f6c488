"""What the guides say is so: tables follow the code, examples run, links lead somewhere."""

import re
import shutil
from typing import Any

import pytest

from hygiene.tree import ROOT
from netocean.abilities.reader import read_ability, read_file
from netocean.catalog.decks import check
from netocean.catalog.library import Library
from netocean.games import kit, laying, names
from netocean.games.alpha import scenario as alpha_scenario
from netocean.games.appmon import scenario as appmon_scenario
from netocean.games.colosseum import scenario, sheet
from netocean.games.colosseum.rulesets import PRESETS
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg import scenario as fftcg_scenario
from netocean.lab.cards import bench
from scripts import docs, docs_cli, docs_games

DOCS = ROOT / "docs"
GUIDES = DOCS / "guides"
LANGUAGE_GUIDES = {"colosseum": "abilities"}
STATEMENTS = {
    "alpha": (*alpha_scenario._GAME_WORDS, *alpha_scenario._ORDER),
    "appmon": (*appmon_scenario._GAME_WORDS, *appmon_scenario._ORDER),
    "colosseum": (*scenario._GAME_WORDS, *[word for group in scenario._ORDER for word in group]),
    "fftcg": (*fftcg_scenario._GAME_WORDS, *fftcg_scenario._SEAT_WORDS),
}
POSITIONS = {
    "Final Fantasy TCG": "fftcg",
    "the Appmon card game": "appmon",
    "Digimon α": "alpha",
}
PAPERS = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


def guide(name):
    """The text of a guide."""
    return (GUIDES / f"{name}.md").read_text(encoding="utf-8")


def blocks(text, language):
    """The fenced blocks of a text in a language, with the line they begin at."""
    fences = re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text[: match.start(2)].count("\n") + 1, match[2]) for match in fences if match[1] == language]


def run(name, namespace):
    """Runs all Python blocks of a guide, from top to bottom; a fault names its line in the guide."""
    for line, block in blocks(guide(name), "python"):
        code = compile("\n" * (line - 1) + block, str(GUIDES / f"{name}.md"), "exec")
        exec(code, namespace)


def anchors(text):
    """What one can link to in a paper: its headings as GitHub names them, and explicit anchors."""
    found = set(re.findall(r'<a id="([^"]+)">', text))
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        found.add(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-"))
    return found


# Tables.


def test_the_tables_of_the_guides_are_current():
    """`python scripts/docs.py` has been run; it also fails for a word that has no row, and a row that has no word."""
    assert docs.stale() == []


def test_every_part_that_can_be_made_stands_in_a_guide():
    """Nodes, properties, fields, tables, clauses, structs of packs, commands."""
    assert docs.used() == set(docs.parts())


@pytest.mark.parametrize("game", names())
def test_every_word_of_the_language_is_in_the_guide(game):
    """Nodes, properties, fields, tables and their words, asked of the vocabulary itself."""
    text = guide(LANGUAGE_GUIDES.get(game, f"abilities-{game}"))
    vocabulary = kit(game).VOCABULARY
    words = [name for nodes in vocabulary.nodes.values() for name in nodes]
    words += [*vocabulary.fields, *vocabulary.tables, *(f"me.{name}" for name in vocabulary.properties)]
    words += [word for table in vocabulary.tables.values() for word in table]
    assert [name for name in words if not re.search(rf"`{re.escape(name)}[` ]", text)] == []


def test_every_command_and_option_is_in_the_guide():
    """Also that each says what it is for, and has an example."""
    text = guide("terminal")
    for name, command in docs_cli.commands():
        assert f"### {name}\n" in text
        assert command.help
        assert docs_cli.examples(command)
        for param in command.params:
            assert param.help, f"{name}: {param.name} has no help"
            for option in param.opts if param.param_type_name == "option" else []:
                assert option in text


def test_the_examples_of_commands_use_options_that_exist():
    """What a reader types is understood."""
    known = dict(docs_cli.commands())
    for name, command in known.items():
        for example in docs_cli.examples(command):
            full = example if example.startswith("netocean ") else f"netocean {example}"
            assert full.startswith(name), full
            options = {option for param in command.params for option in [*param.opts, *param.secondary_opts]}
            assert set(re.findall(r"(?<= )--?[a-z][a-z-]*", full)) <= options, full


def test_every_field_of_a_pack_is_in_the_guide():
    """Asked of the structs themselves."""
    text = guide("packs")
    kinds: list[type[Any]] = [*docs.STRUCTS.values(), *docs_games.structs()]
    for kind in kinds:
        for field in kind.__struct_encode_fields__:
            assert f"| `{field}` |" in text, f"{kind.__name__}.{field}"


@pytest.mark.parametrize("game", names())
def test_every_statement_of_a_scenario_is_in_the_guide(game):
    """Of the game and of a side, in the part of this game; for the first one with the words that they take."""
    text = positions()[game]
    for name in STATEMENTS[game]:
        assert re.search(rf"`{name}[ `]", text), name
    for word in (*laying._RESULT, *sheet.PHASES[laying.PREPARATION :]) if game == "colosseum" else []:
        assert word in text


def positions():
    """The parts of the guide to scenarios, by game."""
    first, *others = guide("scenarios").split("\n# Positions of ")
    told = dict(other.split("\n", 1) for other in others)
    return {"colosseum": first, **{game: told[name] for name, game in POSITIONS.items()}}


# Examples.


def test_the_example_lines_of_the_ability_guide_are_canonical():
    """Indented lines that begin like an ability; those of the tables are read when the tables are made."""
    told = re.sub(r"^```text\n.*?^```$", "", guide("abilities"), flags=re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^ {4}((?:keyword|static|when|use|activate|support)\b.*)$", told, re.MULTILINE)
    lines += re.findall(
        r"^\| `\w+` \|.*\| `((?:keyword|static|when|use|activate|support)[ :][^`]*)` \|$", told, re.MULTILINE
    )
    assert len(lines) > 15
    for line in lines:
        assert read_ability(line, VOCABULARY).text == line


def test_the_code_of_the_engine_guide_runs():
    """From top to bottom, in one session."""
    run("engine", {"__name__": "guide"})


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The pack of the guide, written down as a reader would, and the broken one that it speaks of."""
    for name, content in re.findall(
        r"^`(home/[^`]+)`.*?\n\n```\w*\n(.*?)^```$", guide("packs"), re.MULTILINE | re.DOTALL
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    broken = tmp_path / "broken"
    shutil.copytree(tmp_path / "home", broken)
    cards = (broken / "cards.jsonl").read_text(encoding="utf-8")
    (broken / "cards.jsonl").write_text(cards.replace('"level": "IV"', '"level": "V"'), encoding="utf-8")
    abilities = (broken / "cards.abilities").read_text(encoding="utf-8")
    (broken / "cards.abilities").write_text(abilities.replace("mill", "mil"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_pack_of_the_guide_can_be_made_and_played(home):
    """Its files are those the guide lists; a broken one is told whole."""
    assert {path.relative_to(home).as_posix() for path in (home / "home").rglob("*.*")} == {
        "home/pack.toml", "home/names.jsonl", "home/cards.jsonl", "home/cards.abilities", "home/decks/kelp.toml",
    }  # fmt: skip
    namespace: dict[str, Any] = {"__name__": "guide"}
    run("packs", namespace)
    assert namespace["game"].outcome is not None
    assert len(namespace["told"]) == 2
    assert "cards.jsonl, line 2" in "\n".join(namespace["told"])


def test_the_ready_deck_of_the_guide_is_legal_under_both_presets(home):
    """Thirty cards, three of a name."""
    library = Library.bundled("colosseum", packs=["home"])
    for preset in PRESETS:
        assert check(library.deck("kelp"), library, kit("colosseum").preset(preset).values) == []


def test_the_deck_lines_of_the_guide_all_read():
    """Whatever people paste."""
    [listing] = [block for _, block in blocks(guide("packs"), "") if block.startswith("# my deck")]
    reading = Library.bundled("colosseum").read_deck(listing)
    assert reading.problems == []
    assert len(reading.deck.cards) == 6


def test_the_ability_files_of_the_guides_read():
    """Paragraphs with their keys."""
    told = [block for name in ("packs", "abilities") for _, block in blocks(guide(name), "") if block.startswith("[H-")]
    assert told
    for block in told:
        assert read_file(block, VOCABULARY)


@pytest.mark.parametrize("game", names())
def test_the_scenario_of_the_guide_is_a_position(game):
    """It stands at a choice."""
    text = "\n".join(line[4:] for line in positions()[game].splitlines() if line.startswith("    "))
    table = bench(game)
    found = kit(game).build_position(text, lambda number: table.face(table.library.card(number).key))
    assert found.choice is not None


# Links.


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_links_of_every_paper_lead_somewhere(paper):
    """To a file that is there, and to a place in it."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, place = link.partition("#")
        target = (paper.parent / file).resolve() if file else paper
        assert target.exists(), link
        if place and target.suffix == ".md":
            assert place in anchors(target.read_text(encoding="utf-8")), link


def test_every_guide_is_in_the_index():
    """Readers find what there is."""
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in GUIDES.glob("*.md") if f"(guides/{path.name}" not in index] == []
