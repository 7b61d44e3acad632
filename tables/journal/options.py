"""What a table is opened with: rules, clock, help, who may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


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
    """How much the table helps its players."""

    NONE = "none"
    """Nothing is dimmed; a wrong card is refused with its rule."""
    RULES = "rules"
    """Cards that may not be played are dimmed, "Why?" names the rule."""
    HINTS = "hints"
    """The same, and hints may be asked for."""


class Level(Enum):
    """How well a computer player plays; the value is what the players know it by."""

    BEGINNER = "beginner"
    AMATEUR = "amateur"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


class Speed(Enum):
    """How quickly computer players move; :class:`tables.runtime.pauses.Pauses` says what it
    means."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Options:
    """A table's options. The defaults are what ``/table`` opens without further words."""

    preset: str = ""
    """The game's rule set; the game refuses unknown ones. Empty, before a table is opened: its
    usual one."""
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""
    clock: Clock = Clock.NORMAL
    help: Help = Help.RULES
    private: bool = False
    """Only who is invited may sit down."""
    take_backs: bool = False
    """A card may be taken back until the next one, against computer players alone until one's own
    next one; such a match is not rated."""
    stand_in: Level = Level.CLUB
    """Who plays for the absent."""
    language: str = "en"
    """The table's language: one of :data:`i18n.OFFERED`."""
    speed: Speed = Speed.CALM
    last_card: bool = False
    """A person's last card of a deal is played by itself, where nothing is left to decide
    (:attr:`gamekit.api.rules.Next.last`)."""
    own_cut: bool = False
    """A person who plays alone against computer players cuts the pack themselves; without it the
    pack is cut by chance at once."""

    def rules_map(self) -> dict[str, str]:
        """The rule options by name."""
        return dict(self.rules)
