"""``python -m play [GAME]``: any registered game by its name; by default the first."""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__":
    # Imports take a second or two; Ctrl-C meanwhile should print no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from play.playing import run

    sys.exit(run())
