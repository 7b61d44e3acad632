"""The words of Lykta in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from i18n import COMMON, Sentences

say: Final = Sentences(COMMON, Path(__file__).parent)
