"""Files are short, documented, and speak only of the project."""

import ast
import re

from hygiene.tree import SOURCE, parsed, place, sources, tracked

MOST_LINES = 400
LONG_FILES: set[str] = set()
"""Files that may be longer; it stays empty."""

PRIVATE = re.compile(
    "|".join(
        [
            r"(?<![\w.])/" + r"(work|root|home/\w+|Users/\w+)/",
            r"pypi\." + "org",
            r"python" + "hosted",
            r"registry\.npm" + "js",
            r"deb\.deb" + r"ian\.org",
            r"--(extra-)?index" + "-url",
        ]
    )
)


def test_no_source_file_is_too_long():
    """A file has one subject and can be read at one sitting."""
    long = {}
    for path in sources():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST_LINES and place(path) not in LONG_FILES:
            long[place(path)] = lines
    assert not long


def public(body: list[ast.stmt]) -> list[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes among statements whose names others may use."""
    named = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return [node for node in named if not node.name.startswith("_")]


def test_every_public_name_has_a_docstring():
    """A sentence for every module, function and class that others use, and for the methods of a class with no base."""
    bare = []
    for path in sources():
        tree = parsed(path)
        if path.name != "__init__.py" and not ast.get_docstring(tree):
            bare.append(place(path))
        for node in public(tree.body):
            first = isinstance(node, ast.ClassDef) and not node.bases
            for named in (node, *(public(node.body) if first else [])):
                if not ast.get_docstring(named):
                    bare.append(f"{place(path, named.lineno)} {named.name}")
    assert not bare, "\n".join(bare)


def test_no_file_names_a_machine_or_a_registry():
    """Nothing depends on where it was written or on which server packages come from."""
    found = []
    for path in tracked():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if PRIVATE.search(line):
                found.append(place(path, number))
    assert not found, "\n".join(found)


def test_nothing_compiled_lies_beside_the_sources():
    """Compiled modules belong into build/compiled/."""
    assert not [place(path) for kind in ("*.so", "*.pyd", "*.c") for path in SOURCE.rglob(kind)]


def test_every_file_is_utf_8_and_ends_with_a_line_end():
    """Texts in four languages are one encoding."""
    bad = []
    for path in tracked():
        content = path.read_bytes()
        content.decode("utf-8")
        if content and not content.endswith(b"\n"):
            bad.append(place(path))
    assert not bad
