"""What all tests share: the report of markers, the form in the header, the profile of hypothesis."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import settings

import netocean

os.environ["NETOCEAN_HOME"] = os.path.join(os.devnull, "nobody")  # whoever runs the tests may have packs of his own

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that scripts/rule_table.py uses."""
    parser.addoption("--markers-json", default=None, help="write the ids of rule, case and primer markers to this file")


def pytest_report_header() -> str:
    """Says which form the tests run on."""
    return f"netocean {netocean.__version__}, {netocean.form()}"


def pytest_collection_finish(session: pytest.Session) -> None:
    """Writes which tests name which ids: {"rule" | "case" | "primer": {id: [tests]}}."""
    target = session.config.getoption("--markers-json")
    if target is None:
        return
    named: dict[str, dict[str, set[str]]] = {"rule": {}, "case": {}, "primer": {}}
    for item in session.items:
        for kind, ids in named.items():
            for mark in item.iter_markers(kind):
                for one in mark.args:
                    ids.setdefault(one, set()).add(item.nodeid.split("[")[0])
    report = {kind: {one: sorted(tests) for one, tests in sorted(ids.items())} for kind, ids in named.items()}
    Path(target).write_text(json.dumps(report, indent=1, ensure_ascii=False), encoding="utf-8")
