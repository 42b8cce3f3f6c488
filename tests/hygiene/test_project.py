"""The promises of the project's own papers hold."""

import re
import subprocess
import sys
from importlib.metadata import version

import netocean
from hygiene.tree import ROOT
from scripts import rule_table

PAPERS = ("README.md", "CONTRIBUTING.md")


def read(name: str) -> str:
    """The text of a file in the root folder."""
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_newest_version_in_the_changelog_is_the_version_of_the_package():
    """One version, said in three places."""
    heading = re.search(r"^## .*?(\d+\.\d+\.\d+)", read("CHANGELOG.md"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == netocean.__version__ == version("netocean")


def test_every_make_target_that_the_papers_name_exists():
    """A reader can type what is written."""
    named = {target for name in PAPERS for target in re.findall(r"(?:^|`)make ([a-z-]+)", read(name), re.MULTILINE)}
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    assert {"play", "test"} <= named <= targets


def test_the_links_in_the_papers_lead_somewhere():
    """No link to a file that is not there."""
    links = [link for name in PAPERS for link in re.findall(r"\]\(([^)#:]+)\)", read(name))]
    assert links
    assert not [link for link in links if not (ROOT / link).exists()]


def test_every_decision_is_in_the_index():
    """Decisions can be found."""
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    assert not [path.name for path in folder.glob("[0-9]*.md") if f"({path.name})" not in index]


def test_pins_are_exact_and_name_no_address():
    """Every line of the constraints is `name==version`."""
    lines = read("constraints.txt").splitlines()
    assert lines
    assert not [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)]


def test_the_layers_of_the_house_hold():
    """engine <- abilities <- games <- catalog <- players <- lab <- server, cli."""
    command = "import sys; from importlinter.cli import lint_imports_command as run; sys.exit(run(['--no-cache']))"
    done = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_shipped_tables_of_tested_rules_are_current():
    """`make rules` has been run since the markers changed."""
    assert rule_table.stale() == []
