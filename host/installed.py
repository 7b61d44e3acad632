"""Commands installed by ``pipx``: ``brouc-bot``, ``brouc-play`` and ``brouc``.

An installed program has no writable folder of its own: its files are in the user's data folder,
independent of the current folder. In a checkout ``bot.py``, ``python -m play``, ``python -m db``
and ``python -m tables`` do the same in the current folder.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from base import cli as console
from base.env import read_env

USAGE: Final = """\
usage: brouc-bot [COMMAND]

brouc-bot                run the bot
brouc-bot db COMMAND     care for the database (brouc-bot db --help)
brouc-bot tables COMMAND look after tables (brouc-bot tables --help)
brouc-bot health         is the running bot well? (brouc-bot health --help)

brouc-play plays in the browser, brouc judges records.

Settings are in the environment, in .env of this folder or above it, or in
{settings}
"""


def folder() -> Path:
    """Folder of all files; ``XDG_DATA_HOME`` moves it on systems that know it."""
    return user_data_path("brouc", appauthor=False)


def bot(arguments: Sequence[str] | None = None) -> int:
    """``brouc-bot``: run the bot, or an operator's command; return the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    return console.run(lambda: command(given))


def command(given: list[str]) -> int:
    """Run the bot or a command on the user's data folder."""
    kept = folder()
    usage = USAGE.format(settings=kept / ".env")
    if given in (["-h"], ["--help"]):
        print(usage, end="")
        return 0
    read_env()
    read_env(str(kept / ".env"))
    if not os.environ.get("BROUC_DATABASE"):
        from db.core.engine import sqlite_url

        os.environ["BROUC_DATABASE"] = sqlite_url(kept / "brouc.sqlite")
    match given:
        case []:
            from bot import serve

            return serve()
        case ["db", *rest]:
            from db.__main__ import main as care

            return care(rest, "brouc-bot db")
        case ["tables", *rest]:
            from tables.__main__ import main as look_after

            return look_after(rest, "brouc-bot tables")
        case ["health", *rest]:
            from host.health.__main__ import main as ask

            return ask(rest, "brouc-bot health")
    print(usage, end="", file=sys.stderr)
    return 2


def play() -> int:
    """``brouc-play [GAME]``: run a table in the browser; the worlds are in the data folder."""
    from play.playing import run

    return run(root=folder() / "play", prog="brouc-play")


def referee() -> int:
    """``brouc``: run the adjudicator of records, as ``python -m brouc``."""
    from brouc.__main__ import main

    return console.run(lambda: main(prog="brouc"))
