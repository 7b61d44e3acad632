"""Compile the players' core with mypyc: ``python -m players.fast`` (``make fast``).

The same sources run both ways and give the same cards from the same seed; compiled they think ten
to twenty times as fast. What is compiled lies in ``players/build`` with a note of the sources it
was made from, and is used only while they are unchanged. mypy and a C compiler are needed to build,
neither to run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from players.native import BUILD, CORE, NOTE, fingerprint, sources


def build() -> int:
    """Compile; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "players").mkdir()
        (work / "players" / "__init__.py").write_text("", encoding="utf-8")
        names: list[str] = []
        for source in sources():
            shutil.copy(source, work / "players" / source.name)
            names.append(f"players/{source.name}")
        mypyc = Path(sys.executable).with_name("mypyc")
        environment = {"MYPYC_OPT_LEVEL": "3"} | os.environ | {"MYPYPATH": str(work)}
        done = subprocess.run([str(mypyc), *names], cwd=work, env=environment, check=False)
        if done.returncode:
            return done.returncode
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        for made in [*work.glob("*.so"), *work.glob("*.pyd"), *(work / "players").glob("*.so")]:
            shutil.copy(made, BUILD / made.name)
        for made in (work / "players").glob("*.pyd"):
            shutil.copy(made, BUILD / made.name)
    (BUILD / ".gitignore").write_text("*\n", encoding="utf-8")
    (BUILD / NOTE).write_text(fingerprint() + "\n", encoding="utf-8")
    print(f"compiled {', '.join(CORE)} into {BUILD.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(build())
