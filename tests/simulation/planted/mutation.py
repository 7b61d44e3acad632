"""What is planted."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True)
class Mutation:
    """One mistake: a piece of one file that is another one instead."""

    name: str
    file: str
    """From the root of the checkout."""
    old: str
    """What the file has, once."""
    new: str
    breaks: str
    """What goes wrong by it, in one sentence."""

    def plant(self, root: Path) -> None:
        """Make it in a checkout; ``ValueError`` where the old text is not there once."""
        file = root / self.file
        text = file.read_text("utf-8")
        if text.count(self.old) != 1:
            raise ValueError(
                f"{self.name}: its place in {self.file} is there {text.count(self.old)} times"
            )
        file.write_text(text.replace(self.old, self.new), "utf-8")
