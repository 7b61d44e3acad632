"""Compile beside the bot: ``python -m players.beside ENVIRONMENT LOCK`` (``make run``).

Where there is a C compiler and what the games name is not compiled as it stands, the compiler's
packages are put into an environment of their own, as the lock file pins them, and
:mod:`players.fast` uses them, behind everything else. The next start uses what it makes. Whatever
fails costs one line; the same cards are played without.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from games.registry import games
from players import native
from players.fast import folder_of

COMPILERS: Final = ("cc", "gcc", "clang", "cl")
SECONDS: Final = 1800
"""After so long it is given up."""
LOG: Final = "compiling.log"
"""In the environment: what was said meanwhile."""


def wanted() -> bool:
    """Whether something that the games name is not compiled as it stands."""
    named = {package for game in games().values() for package in game.compiled}
    return any(not native.compiled(package, folder_of(package)) for package in named)


def possible() -> bool:
    """Whether there is a C compiler."""
    return any(shutil.which(name) for name in (os.environ.get("CC", ""), *COMPILERS) if name)


def compile_in(environment: Path, lock: Path) -> str:
    """Compile with the packages of a lock file; a sentence on how it went."""
    failed = f"the computer players' core cannot be compiled ({environment / LOG} says why)"
    try:
        venv.create(environment, clear=True)
        commands = environment / ("Scripts" if os.name == "nt" else "bin")
        pip = (sys.executable, "-m", "pip", "--python", str(commands / "python"))
        with (environment / LOG).open("wb") as log:
            for arguments in (
                (*pip, "install", "--require-hashes", "--only-binary", ":all:", "-r", str(lock)),
                # With what the bot has, for the games say themselves what is compiled.
                (sys.executable, "-m", "players.fast", "--mypyc", str(commands / "mypyc")),
            ):
                done = subprocess.run(
                    arguments, stdout=log, stderr=log, check=False, timeout=SECONDS
                )
                if done.returncode:
                    return failed
    except (OSError, subprocess.SubprocessError):
        return failed
    return "the computer players' core is compiled; the next start uses it"


def main(environment: Path, lock: Path) -> int:
    """The command; always 0, for nothing depends on it."""
    if wanted() and possible():
        if hasattr(os, "nice"):
            os.nice(19)
        print(compile_in(environment, lock), file=sys.stderr)
    return 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main(*map(Path, sys.argv[1:3])))
