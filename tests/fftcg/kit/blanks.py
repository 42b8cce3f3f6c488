"""Cards made for a test: `forward/fire/3/5000/name=Knight`, with ability lines of their own where a test gives them.

Without a name every copy of a blank has a name of its own, so that two equal blanks never share one.
"""

import msgspec

from netocean.abilities.reader import read_ability
from netocean.games.fftcg.build import build
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.slugs import exact_slug, slug
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY

KEYWORDS = ("haste", "brave", "first_strike", "back_attack")
FLAGS = ("generic", "ex", "party_mark")
VALUES = ("name", "job", "category", "number", "item", "also")
POWERED = ("forward", "monster")


class Blank:
    """A card to be made: the form of its facts, its ability lines, and facts that a form cannot say."""

    def __init__(self, form: str, *lines: str, **facts: object) -> None:
        self.form = form
        self.lines = lines
        self.facts = facts

    def face(self, copy: int) -> Face:
        """One copy of it; `copy` tells it from the others."""
        facts, lines = read_form(self.form, copy)
        changed = msgspec.structs.replace(facts, **self.facts)
        if facts.kind == "summon" and not any(line.startswith("use") for line in self.lines):
            lines.append("use")  # a Summon with nothing to do can be cast, too
        return build(changed, [read_ability(line, VOCABULARY) for line in (*self.lines, *lines)])


def read_form(form: str, copy: int) -> tuple[Facts, list[str]]:
    """The facts and keyword lines that a form says."""
    kind, elements, cost, *rest = form.split("/")
    told: dict[str, object] = {
        "key": f"test/blank-{copy}",
        "name": f"blank-{copy}",
        "kind": kind,
        "status": "verified",
        "cost": int(cost),
        "elements": tuple(elements.split("+")) if elements else (),
    }
    if rest and rest[0].isdecimal():
        told["power"] = int(rest.pop(0))
    lines = []
    for word in rest:
        if word in KEYWORDS:
            lines.append(f"keyword {word}")
        else:
            _take_option(told, word)
    return msgspec.convert(told, Facts), lines


def _take_option(told: dict[str, object], word: str) -> None:
    name, sign, value = word.partition("=")
    text = value.replace("_", " ")
    if name in FLAGS and not sign:
        told[name] = True
    elif name not in VALUES or not value:
        raise ValueError(f"a blank has no option {word!r}")
    elif name == "name":
        told["name"] = slug(text)
    elif name == "also":
        told["also"] = (*told.get("also", ()), slug(text))  # type: ignore[misc]
    elif name == "job":
        told["jobs"] = (*told.get("jobs", ()), f"job-{slug(text)}")  # type: ignore[misc]
    elif name == "category":
        told["categories"] = (*told.get("categories", ()), exact_slug(text))  # type: ignore[misc]
    else:
        told[name] = value
