"""Settings in a file ``.env``."""

from __future__ import annotations

import os
import sys
from typing import Final

from dotenv import find_dotenv, load_dotenv

_QUOTES: Final = frozenset("\"'`\u201c\u201d\u201e\u2018\u2019\u00ab")
"""Characters with which no setting begins."""


def read_env(file: str = "") -> None:
    """Set the variables of a file that the environment lacks; end with a sentence if it is
    unreadable, or if a setting stands in quotes. ``file``: by default ``.env`` in this folder or
    above it.
    """
    file = file or find_dotenv(usecwd=True)
    try:
        load_dotenv(file)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not in UTF-8"
        print(f"{file} cannot be read: {reason}.", file=sys.stderr)
        raise SystemExit(1) from None
    for name, value in os.environ.items():
        if name.startswith("BROUC_") and value.strip()[:1] in _QUOTES:
            what = f"{name} stands in quotes: write it without; docker's --env-file keeps them."
            print(what, file=sys.stderr)
            raise SystemExit(1)
