"""``python -m games.folder FOLDER MODULE [NAME] …``: run a module with a game from a folder.

The game ``NAME`` is ``NAME.py`` or the package ``NAME`` in the folder and offers ``GAME``; nothing
is installed. Without a name it is the only one there. The module gets the name and what follows;
``games`` gets what follows alone, since it knows a record by its first tag. Exit status 2 if the
game does not load, with file and line on standard error.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

from base.cli import run
from games.registry import GROUP, BrokenGameError, loaded, names


def main(arguments: Sequence[str]) -> int:
    """Run the module; return its exit status."""
    what = "Run a module with a game from a folder, as if it were installed."
    parser = argparse.ArgumentParser(prog="python -m games.folder", description=what)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="it has NAME.py or NAME/")
    parser.add_argument("module", metavar="MODULE", help="play, tools.conformance, games")
    name_of = "the game, by default the only one there; then the module's arguments"
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="NAME …", help=name_of)
    given = parser.parse_args(arguments)
    folder, module, rest = given.folder.resolve(), given.module, given.rest
    there = sorted(
        {file.stem for file in folder.glob("*.py")}
        | {file.parent.name for file in folder.glob("*/__init__.py")}
    )
    named = bool(rest) and (module != "games" or rest[0] in there)
    if not named and len(there) != 1:
        told = f"has several modules: say which, as in GAME={there[0]}" if there else "has no game"
        print(f"{folder} {told}", file=sys.stderr)
        return 2
    name = rest.pop(0) if named else there[0]
    files = [folder / f"{name}.py", folder / name / "__init__.py"]
    file = next((one for one in files if one.is_file()), None)
    if file is None:
        print(f"{folder} has neither {name}.py nor {name}/__init__.py", file=sys.stderr)
        return 2
    if name in names():
        print(f"{file}: there is a game {name!r} already: choose another name", file=sys.stderr)
        return 2
    sys.path.insert(0, str(folder))
    try:
        loaded(EntryPoint(name, f"{name}:GAME", GROUP))
    except BrokenGameError as error:
        print(reason(file, error), file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as offered:
        offer(Path(offered), name)
        path = os.pathsep.join(filter(None, (offered, str(folder), os.environ.get("PYTHONPATH"))))
        own = () if module == "games" else (name,)
        command = [sys.executable, "-m", module, *own, *rest]
        with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) as process:
            while True:
                try:
                    status = process.wait()
                    return status if status >= 0 else 128 - status  # As shells have it.
                except KeyboardInterrupt:
                    continue  # The module ends by itself.


def offer(folder: Path, name: str) -> None:
    """Write the metadata by which :mod:`games.registry` finds a game on the path."""
    info = folder / f"{name}-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}:GAME\n")


def reason(file: Path, error: BrokenGameError) -> str:
    """File, line and error of a game that does not load; ``file``: its module."""
    cause = error.__cause__
    if cause is None:
        return f"{file}: {error}"
    if isinstance(cause, SyntaxError):
        return f"{cause.filename}:{cause.lineno}: {cause.msg}"
    told = f"{type(cause).__name__}: {cause}"
    folder = file.parent.parent if file.stem == "__init__" else file.parent
    frames = traceback.extract_tb(cause.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(folder)]
    return f"{own[-1].filename}:{own[-1].lineno}: {told}" if own else f"{file}: {told}"


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
