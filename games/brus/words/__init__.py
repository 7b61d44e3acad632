"""Words of Brus in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from i18n import COMMON, Sentences

say: Final = Sentences(COMMON, Path(__file__).parent)
"""Sentence of a language and key, see :class:`i18n.Sentences`."""
