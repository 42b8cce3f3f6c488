"""Tables of the guides, in Markdown. Used by scripts/docs.py and what belongs to it."""

import sys
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from netocean.abilities.vocabulary import NodeSpec


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def code(text: str) -> str:
    """A text as it is typed."""
    return f"`{text}`"


def same(what: str, have: Iterable[str], wanted: Iterable[str]) -> None:
    """Fails unless the words that were written for the guides are those of the code."""
    missing, left = set(wanted) - set(have), set(have) - set(wanted)
    if missing or left:
        raise SystemExit(f"The words of the guides, {what}: missing {sorted(missing)}, left over {sorted(left)}.")


def node_parts(spec: NodeSpec) -> str:
    """A node with the types of its parameters: `set_attack who letter [amount]`."""
    kinds = [f"[{kind.rstrip('?')}]" if kind.endswith("?") else kind for kind in spec.params]
    return code(" ".join([spec.name, *kinds]))


def bounds(meta: msgspec.Meta) -> str:
    """What a type asks of its values."""
    if meta.pattern is not None:
        return code(meta.pattern)
    steps = f", in steps of {meta.multiple_of}" if meta.multiple_of is not None else ""
    return f"{meta.ge} to {meta.le}{steps}"


def type_words(kind: Any, place: str = "") -> str:
    """A type as people write it in JSON; `place` comes before the anchor of a struct."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return f"{type_words(args[0], place)} ({bounds(args[1])})"
    if origin in (typing.Union, types.UnionType):
        return " or ".join("nothing" if arg is type(None) else type_words(arg, place) for arg in args)
    if origin is typing.Literal:
        return ", ".join(map(code, args))
    if origin is tuple:
        item = type_words(args[0], place)
        return f"list of {item}" if args[-1] is Ellipsis else f"{len(args)} × {item}"
    if origin is dict:
        return f"{{{type_words(args[0], place)}: {type_words(args[1], place)}}}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"[{kind.__name__}](#{place}{kind.__name__.lower()})"
    return {str: "text", int: "number", bool: "true, false"}[kind]


def fields_table(kind: type[msgspec.Struct], told: Mapping[str, tuple[str, str]], name: str, place: str = "") -> str:
    """The fields of a struct, each with its meaning and an example in JSON; `place` as `type_words` has it."""
    specs = {spec.encode_name: spec for spec in msgspec.structs.fields(kind)}
    same(name, told, specs)
    rows = []
    for field, spec in specs.items():
        meaning, example = told[field]
        msgspec.convert(msgspec.json.decode(example), spec.type)
        shown = type_words(spec.type, place).removesuffix(" or nothing")
        rows.append((code(field), shown, _there(kind, field, spec.required), meaning, code(example)))
    return table(("field", "value", "must be there", "meaning", "example"), rows)


def _there(kind: type[msgspec.Struct], field: str, required: bool) -> str:
    """Whether a field must be there: always, or on which kinds of card, so that these can be played."""
    needed = getattr(sys.modules[kind.__module__], "NEEDED", {}) if kind.__name__ == "Facts" else {}
    kinds = ", ".join(code(card) for card, fields in needed.items() if field in fields)
    return "yes" if required else f"to play: {kinds}" if kinds else ""


def meanings_table(words: Sequence[str], told: Mapping[str, str], name: str) -> str:
    """A closed list of words, each with what it says."""
    same(name, told, words)
    return table(("word", "says"), [(code(word), told[word]) for word in words])
