"""``python -m play [GAME]``: any registered game by its name; without one the first there is."""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__":
    # What is imported takes a second or two; who stops it meanwhile wants no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from play.playing import run

    run(sys.argv[1:])
