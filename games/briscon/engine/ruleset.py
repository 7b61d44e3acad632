"""Options of a table (rules 11.2, 11.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

GAMES: Final = (1, 3, 5)
"""Games that win a match, the default first."""
RULES_VERSION: Final = 1
"""Version of the rules; a correction that changes the result of a stored journal raises it."""
_YES_OR_NO: Final = {"no": False, "yes": True}


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = GAMES[0]
    strict: bool = False
    """Whether the last five tricks require higher cards and ruffs (rules 11.2)."""

    def __post_init__(self) -> None:
        if self.games not in GAMES:
            raise ValueError(f"a match is won with 1, 3 or 5 games, not {self.games}")

    def options(self) -> dict[str, str]:
        """Differences from the default, without the games."""
        return {"strict": "yes"} if self.strict else {}


def ruleset(options: Mapping[str, str]) -> RuleSet:
    """Rules with these options; ``ValueError`` names an unknown one.

    >>> ruleset({"games": "3", "strict": "yes"})
    RuleSet(games=3, strict=True)
    """
    for name in options:
        if name not in ("games", "strict"):
            raise ValueError(f"unknown option: {name[:40]!r}")
    games, strict = options.get("games", str(GAMES[0])), options.get("strict", "no")
    if games not in map(str, GAMES):
        raise ValueError(f"a match is won with 1, 3 or 5 games, not {games[:20]!r}")
    if strict not in _YES_OR_NO:
        raise ValueError(f"strict is yes or no, not {strict[:20]!r}")
    return RuleSet(int(games), _YES_OR_NO[strict])
