"""Options of a table (rules 10.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

GAMES: Final = (1, 2, 3)
"""Games that win a match, the default first."""
RULES_VERSION: Final = 1
"""Version of the rules; a correction that changes the result of a stored journal raises it."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = GAMES[0]

    def __post_init__(self) -> None:
        if self.games not in GAMES:
            raise ValueError(f"a match is won with 1, 2 or 3 games, not {self.games}")


def ruleset(options: Mapping[str, str]) -> RuleSet:
    """Rules with these options; ``ValueError`` names an unknown one.

    >>> ruleset({"games": "2"})
    RuleSet(games=2)
    """
    for name in options:
        if name != "games":
            raise ValueError(f"unknown option: {name[:40]!r}")
    value = options.get("games", str(GAMES[0]))
    if value not in map(str, GAMES):
        raise ValueError(f"a match is won with 1, 2 or 3 games, not {value[:20]!r}")
    return RuleSet(int(value))
