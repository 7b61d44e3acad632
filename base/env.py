"""Settings in a file ``.env``."""

from __future__ import annotations

import sys

from dotenv import find_dotenv, load_dotenv


def read_env(file: str = "") -> None:
    """Set the variables of a file that the environment lacks; end with a sentence if it is
    unreadable. ``file``: by default ``.env`` in this folder or above it.
    """
    file = file or find_dotenv(usecwd=True)
    try:
        load_dotenv(file)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not in UTF-8"
        print(f"{file} cannot be read: {reason}.", file=sys.stderr)
        raise SystemExit(1) from None
