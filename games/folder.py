"""``python -m games.folder FOLDER MODULE [NAME …]``: run a module with a game from a folder.

The game ``NAME`` is ``NAME.py`` or the package ``NAME`` in the folder and offers ``GAME``; nothing
is installed. Without a name it is the only one there. Exit status 2 if it does not load, with file
and line on standard error.
"""

from __future__ import annotations

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
    if len(arguments) < 2:
        print("usage: python -m games.folder FOLDER MODULE [NAME …]", file=sys.stderr)
        return 2
    folder, module = Path(arguments[0]).resolve(), arguments[1]
    there = sorted(
        {file.stem for file in folder.glob("*.py")}
        | {file.parent.name for file in folder.glob("*/__init__.py")}
    )
    if len(arguments) == 2 and len(there) != 1:
        told = f"has several modules: say which, as in GAME={there[0]}" if there else "has no game"
        print(f"{folder} {told}", file=sys.stderr)
        return 2
    name = arguments[2] if len(arguments) > 2 else there[0]
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
        command = [sys.executable, "-m", module, name, *arguments[3:]]
        with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) as process:
            while True:
                try:
                    return process.wait()
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
