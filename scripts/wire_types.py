"""Writes what goes over the wire as a JSON schema, from which the page makes its types: web/src/wire/schema.json.

Run it when a message, a saying, a card sheet or an HTTP body has changed, and then `npm run types` in web/.
`--check` only says whether the file is current.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from netocean.games import kit, names
from netocean.server import games, opening, problems, replays, workbench
from netocean.tables.messages import Message, ToSeat
from netocean.telling.sayings import Part, Saying

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "src" / "wire" / "schema.json"
MODULES = ("netocean.tables.messages", "netocean.telling.sayings", "netocean.telling.sheets")
"""Modules that hold nothing but what goes over the wire."""
BODIES = (
    *(games.GameAbout, games.DeckAbout, games.DeckCheck, games.DeckProblems),
    *(games.DeckText, games.DeckRead, games.DeckNamed, games.DeckWritten),
    *(opening.NewTable, opening.Opened, opening.Invitation, opening.Joining, opening.Joined),
    *(replays.NewReport, replays.Reported, replays.ReportTold, problems.Problem),
    *(workbench.Forms, workbench.Lexicon, workbench.AbilityLines, workbench.LinesTold, workbench.CardLines),
    *(workbench.Beginning, workbench.Completions, workbench.PackWish, workbench.PackTold, workbench.PackRead),
    *(workbench.TwoPacks, workbench.Differences, workbench.Try),
)
"""What is asked and answered by HTTP."""
UNIONS: dict[str, Any] = {"Saying": Saying, "Part": Part, "ToSeat": ToSeat}
"""Unions that have a name of their own in the page, those that others hold first."""
FACTS = {game: kit(game).Facts for game in names()}
"""The facts of a card in each game."""
ALIASES = {
    "netocean.telling.sayings.Line": "Line",
    "netocean.games.colosseum.faces.Line": "RequirementLine",
    "netocean.games.colosseum.faces.Base": "Base",
    "netocean.games.alpha.faces.Base": "ConditionBase",
    **{f"{facts.__module__}.Facts": f"{game.capitalize()}Facts" for game, facts in FACTS.items()},
}
"""What types are called in the page whose name two modules use."""
ABSTRACT = (Message,)
"""Types that are never sent themselves."""
TEMPLATE = "#/definitions/{name}"
NULL = {"type": "null"}


def structs() -> list[type]:
    """Every type of the wire, in the order in which the modules define them."""
    found: list[type] = []
    for name in MODULES:
        module = import_module(name)
        public = [value for key, value in vars(module).items() if not key.startswith("_")]
        found += [
            value
            for value in public
            if isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == name
            and value not in ABSTRACT
        ]
    return found


def plain(schema: Any) -> Any:
    """The schema in the older form that the maker of types reads: names without modules, tuples as lists of items."""
    if isinstance(schema, list):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: plain(value) for key, value in schema.items()}
    if "prefixItems" in told:
        told |= {"items": told.pop("prefixItems"), "additionalItems": False}
    if "$ref" in told:
        name = told["$ref"].rpartition("/")[2]
        told["$ref"] = TEMPLATE.format(name=ALIASES.get(name, name))
    return told


def named(schema: Any, unions: dict[str, list[Any]]) -> Any:
    """The schema with every union that has a name replaced by that name."""
    if isinstance(schema, list):
        return [named(part, unions) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: named(value, unions) for key, value in schema.items()}
    options = told.get("anyOf", [])
    for name, union in unions.items():
        if options and [option for option in options if option != NULL] == union:
            reference = {"$ref": TEMPLATE.format(name=name)}
            del told["anyOf"]
            told.pop("discriminator", None)
            return told | ({"anyOf": [reference, NULL]} if NULL in options else reference)
    return told


def schema() -> dict[str, Any]:
    """The schema of everything that goes over the wire."""
    types = [*structs(), *BODIES, *FACTS.values(), *UNIONS.values()]
    told, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    unions: dict[str, list[Any]] = {}
    for name, union in zip(UNIONS, told[-len(UNIONS) :], strict=True):
        unions[name] = named(plain(union)["anyOf"], unions)
    parts = {ALIASES.get(name, name): named(plain(part), unions) for name, part in components.items()}
    parts |= {name: {"anyOf": options} for name, options in unions.items()}
    facts = [ALIASES[f"{one.__module__}.Facts"] for one in FACTS.values()]
    parts["Facts"] = {"anyOf": [{"$ref": TEMPLATE.format(name=name)} for name in facts]}
    for name in ("CardSheet", "CardEntry"):
        parts[name]["properties"]["facts"] = {"$ref": TEMPLATE.format(name="Facts")}
    for name, part in parts.items():
        part["title"] = name
    return {"title": "Wire", "definitions": dict(sorted(parts.items()))}


def text() -> str:
    """The schema as its file holds it."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def stale() -> bool:
    """Whether the file does not say what the types say."""
    return not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text()


def main() -> int:
    """Write the file, or check it."""
    if "--check" in sys.argv[1:]:
        if stale():
            print("web/src/wire/schema.json is stale: run scripts/wire_types.py, then `npm run types` in web/.")
            return 1
        return 0
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
