"""No cyclic imports of modules or folders."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

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


PACKAGES = sorted(
    file.parent.name for file in ROOT.glob("*/__init__.py") if file.parent.name != "tests"
)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_folder_stands_above_itself(package: str) -> None:
    """Folders and modules of a package import each other one way, imports for types included."""
    for folder in (ROOT / package, *(ROOT / package).rglob("*/")):
        if (folder / "__init__.py").exists():
            check_one_way(_arrows(folder))


def _arrows(folder: Path) -> dict[str, set[str]]:
    """Imports between the modules and folders that lie directly in a folder."""
    prefix = ".".join(folder.relative_to(ROOT).parts) + "."
    arrows: dict[str, set[str]] = {}
    for file in folder.rglob("*.py"):
        if file.parent == folder and file.stem == "__init__":
            continue
        room = file.relative_to(folder).with_suffix("").parts[0]
        tree = ast.parse(file.read_text("utf-8"))
        nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        named = {
            f"{node.module}.{alias.name}" if f"{node.module}." == prefix else node.module or ""
            for node in nodes
            for alias in node.names
        }
        rooms = {
            name.removeprefix(prefix).split(".")[0] for name in named if name.startswith(prefix)
        }
        arrows.setdefault(room, set()).update(rooms - {room})
    return arrows


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
