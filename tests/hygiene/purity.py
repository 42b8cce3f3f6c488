"""Finds what must not be in the rules: clocks, chance of its own, input and output, the order of sets."""

import ast
from collections.abc import Iterator

BANNED_MODULES = {
    "asyncio", "datetime", "glob", "http", "io", "logging", "multiprocessing", "os", "pathlib", "pickle", "random",
    "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
BANNED_CALLS = {"print", "open", "input", "exec", "eval", "breakpoint", "id", "hash"}
SET_TYPES = {"set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet"}
ORDERED_BY = {"list", "tuple", "enumerate", "iter", "reversed", "zip", "map", "filter", "next"}
"""Calls that would take a set in whatever order it has; sorted, len, min, max, sum, any and all do not mind."""

Fault = tuple[int, str]
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


def faults(tree: ast.Module) -> list[Fault]:
    """Everything in this file that rules must not do, with its line."""
    return sorted({*_imports(tree), *_calls(tree), *_set_orders(tree)})


def _imports(tree: ast.Module) -> Iterator[Fault]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        for name in names:
            if name.split(".")[0] in BANNED_MODULES:
                yield node.lineno, f"imports {name}"


def _calls(tree: ast.Module) -> Iterator[Fault]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            yield node.lineno, f"calls {node.func.id}()"


def _set_orders(tree: ast.Module) -> Iterator[Fault]:
    fields = {name for name in _named_sets(ast.walk(tree)) if "." in name}
    for scope in ast.walk(tree):
        if not isinstance(scope, Scope):
            continue
        own = list(_own_nodes(scope))
        sets = fields | _named_sets(own)
        for node in own:
            for used in _used_in_order(node):
                if _is_set(used, sets):
                    yield used.lineno, f"depends on the order of a set: {ast.unparse(used)}"


def _own_nodes(scope: Scope) -> Iterator[ast.AST]:
    """The nodes of a function or module, without those of the functions inside."""
    waiting: list[ast.AST] = [scope]
    while waiting:
        node = waiting.pop()
        yield node
        inner = ast.iter_child_nodes(node)
        waiting += [child for child in inner if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)]


def _named_sets(nodes: Iterator[ast.AST] | list[ast.AST]) -> set[str]:
    """The names and fields that are said to be sets, by annotation or by what is assigned."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.AnnAssign) and _is_set_type(node.annotation):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.arg) and node.annotation is not None and _is_set_type(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.Assign) and _is_set(node.value, set()):
            found.update(ast.unparse(target) for target in node.targets)
    return found


def _is_set_type(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    if isinstance(base, ast.Name) and base.id == "Final" and isinstance(annotation, ast.Subscript):
        return _is_set_type(annotation.slice)
    return isinstance(base, ast.Name) and base.id in SET_TYPES


def _is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return _is_set(node.left, names) or _is_set(node.right, names)
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in names


def _used_in_order(node: ast.AST) -> list[ast.expr]:
    """The expressions that this node goes through one by one."""
    if isinstance(node, ast.For | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in ORDERED_BY:
            return node.args
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("join", "extend"):
            return node.args
        if isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
            return [node.func.value]
    return []
