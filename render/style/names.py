"""Names as they are drawn and told: whatever people call themselves, a plate is never blank."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from games.api.scenes import ALT_LIMIT
from render.style.text import SUBSTITUTE, clean

_NAME: Final = 20
"""Characters of a name that alt texts keep."""


def drawable(name: str) -> str:
    """The name without what no font has; empty if nothing of it can be drawn."""
    shown = clean(name)
    return shown if shown.strip(SUBSTITUTE + " ") else ""


def short_name(name: str, most: int = _NAME) -> str:
    """A name on one line, without what cannot be printed, cut to ``most`` characters."""
    text = " ".join("".join(c if c.isprintable() else " " for c in name[:200]).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def joined(sentences: Iterable[str]) -> str:
    """An alt text, as long as Discord takes it: whole sentences first, the rest cut.

    What is called out ends a sentence by itself.

    >>> joined(["Trumpf Herz.", "", "Cape!.", "Anna gibt."])
    'Trumpf Herz. Cape! Anna gibt.'
    """
    text = " ".join(sentence for sentence in sentences if sentence)
    text = re.sub(r"([!?])\.(?= |$)", r"\1", text)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"
