"""Background compilation: ``python -m games.compile_in_background ENVIRONMENT LOCK`` (``make
run``).

With a C compiler and outdated compiled modules, install the compiler's packages as locked into an
environment of their own and run :mod:`games.compile` at low priority, for the next start. A failure
is one line of log; interpreted players choose the same cards.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from base.cli import complain, run
from gamekit import compiled as native
from games.compile import folder_of
from games.registry import games

COMPILERS: Final = ("cc", "gcc", "clang", "cl")
SECONDS: Final = 1800
"""Timeout in seconds."""
LOG: Final = "compiling.log"
"""Log file in the environment."""


def wanted() -> bool:
    """Whether a package named by a game is not compiled from its current sources."""
    named = {package for game in games().values() for package in game.compiled}
    return any(not native.compiled(package, folder_of(package)) for package in named)


def possible() -> bool:
    """Whether a C compiler is installed."""
    return any(shutil.which(name) for name in (os.environ.get("CC", ""), *COMPILERS) if name)


def compile_in(environment: Path, lock: Path) -> str:
    """Compile with the packages of a lock file; return a sentence on the result."""
    failed = f"the computer players' core cannot be compiled ({environment / LOG} says why)"
    try:
        venv.create(environment, clear=True)
        commands = environment / ("Scripts" if os.name == "nt" else "bin")
        pip = (sys.executable, "-m", "pip", "--python", str(commands / "python"))
        with (environment / LOG).open("wb") as log:
            for arguments in (
                (*pip, "install", "--require-hashes", "--only-binary", ":all:", "-r", str(lock)),
                # By the bot's own interpreter: the games name their modules.
                (sys.executable, "-m", "games.compile", "--mypyc", str(commands / "mypyc")),
            ):
                done = subprocess.run(
                    arguments, stdout=log, stderr=log, check=False, timeout=SECONDS
                )
                if done.returncode:
                    return failed
    except (OSError, subprocess.SubprocessError):
        return failed
    return "the computer players' core is compiled; the next start uses it"


def main(arguments: Sequence[str]) -> int:
    """Run the command; return 0, since nothing depends on it."""
    name, what = "python -m games.compile_in_background", "Compile for the next start (make run)."
    parser = argparse.ArgumentParser(prog=name, description=what)
    parser.add_argument("environment", type=Path, help="folder of the compiler's packages")
    parser.add_argument("lock", type=Path, help="their lock file")
    given = parser.parse_args(arguments)
    if wanted() and possible():
        if hasattr(os, "nice"):
            os.nice(19)
        complain(compile_in(given.environment, given.lock))
    return 0


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
