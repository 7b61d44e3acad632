"""No cyclic imports of modules or folders."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.codebase.sources import ROOT, tracked

OUTSIDE = (ROOT / "tests", ROOT / "tools/bench")


def check_one_way(arrows: dict[str, set[str]]) -> None:
    """Fail if an arrow leads back."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        raise AssertionError(" ← ".join(error.args[1])) from None


def test_no_module_imports_itself_by_way_of_others() -> None:
    sources = (file for file in tracked() if not any(map(file.is_relative_to, OUTSIDE)))
    modules = {_name(file): file for file in sources}
    check_one_way({name: _imported(name, file, set(modules)) for name, file in modules.items()})


def test_no_room_of_cogs_stands_above_itself() -> None:
    """Folders of cogs import each other one way, imports for types included."""
    arrows: dict[str, set[str]] = {}
    for file in (ROOT / "cogs").rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        told = {node.module or "" for node in nodes}
        rooms = {name.split(".")[1] for name in told if name.startswith("cogs.")}
        arrows.setdefault(_room(file), set()).update(rooms - {_room(file)})
    check_one_way(arrows)


def _room(file: Path) -> str:
    return file.relative_to(ROOT / "cogs").with_suffix("").parts[0]


def _name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(name: str, file: Path, modules: set[str]) -> set[str]:
    """Modules imported at the import of a module, neither in functions nor for types alone."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    continue
                case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                    continue
                case ast.Import(names=names):
                    found |= {alias.name for alias in names}
                case ast.ImportFrom(module=str(module), names=names):
                    inner = {f"{module}.{alias.name}" for alias in names} & modules
                    found |= inner or {module}
                case _:
                    waiting.append(node)
    return (found & modules) - {name}
