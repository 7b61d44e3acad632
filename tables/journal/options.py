"""Options of a table: rules, clock, help, access."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tables.journal.documents import UNSET, Unset

MOST_DEALS: Final = 24
"""Highest fixed number of deals of a match."""


class Clock(Enum):
    """Time for one turn."""

    QUICK = "20s"
    NORMAL = "45s"
    SLOW = "2min"
    CORRESPONDENCE = "12h"
    NONE = "none"

    @property
    def ms(self) -> int | None:
        """Milliseconds for one turn; ``None`` without a clock."""
        return _CLOCK_MS[self]


_CLOCK_MS: Mapping[Clock, int | None] = {
    Clock.QUICK: 20_000,
    Clock.NORMAL: 45_000,
    Clock.SLOW: 120_000,
    Clock.CORRESPONDENCE: 12 * 3_600_000,
    Clock.NONE: None,
}


class Help(Enum):
    """Amount of help for the players of a table."""

    NONE = "none"
    """Nothing is dimmed; a wrong card is refused with its rule."""
    RULES = "rules"
    """Cards that may not be played are dimmed, "Why?" names the rule."""
    HINTS = "hints"
    """The same, and hints may be asked for."""


class Level(Enum):
    """Playing strength of a computer player; the value is its name in the players' code."""

    BEGINNER = "beginner"
    AMATEUR = "amateur"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


class Speed(Enum):
    """Pace of computer players' moves; :class:`tables.decisions.pauses.Pauses` has the times."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Options:
    """A table's options. The defaults are those of ``/table`` without arguments."""

    preset: str = ""
    """The game's rule set; the game refuses unknown ones. Empty, before a table is opened: its
    usual one."""
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""
    clock: Clock = Clock.NORMAL
    help: Help = Help.RULES
    private: bool = False
    """Only invited people may sit down."""
    take_backs: bool = False
    """A card may be taken back until the next one is played; alone against computer players, until
    one's own next one. Such a match is not rated.
    """
    stand_in: Level = Level.CLUB
    """Level of the players who replace absent persons."""
    language: str = "en"
    """The table's language: one of :data:`i18n.OFFERED`."""
    speed: Speed = Speed.CALM
    last_card: bool = False
    """A person's last card of a deal is played automatically when no choice is left
    (:attr:`gamekit.api.rules.Next.last`).
    """
    own_cut: bool = False
    """A person who plays alone against computer players cuts the pack themselves; otherwise it is
    cut by chance at once.
    """
    deals: int | Unset = UNSET
    """Number of deals of a match, 1 to :data:`MOST_DEALS`, whose points decide it; unset: a match
    by the game's rules. A match of so many deals is not rated.
    """

    def rules_map(self) -> dict[str, str]:
        """The rule options by name."""
        return dict(self.rules)
