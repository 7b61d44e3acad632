"""Rules of a table: a preset and options, named as in the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from gamekit.cards.options import Options

RULES_VERSION: Final = 1
"""Version of the rules; a correction that changes the result of a stored journal raises it.
Matches keep the version they began with."""


class Preset(Enum):
    """Today's Brouc, or its ancestor of 1802 (rules 9)."""

    BROUC = "brouc"
    HOMME_DE_BROU = "homme-de-brou"

    __hash__ = object.__hash__


class FirstDealer(Enum):
    """Choice of the first dealer (rules 1.3)."""

    RANDOM = "random"
    KINGS = "kings"


class Indicator(Enum):
    """Time for which the indicator lies open (rules 1.5)."""

    TAKEN = "taken"
    STAYS = "stays"


class DeclareWhen(Enum):
    """Moment for declaring a marriage from hand (rules 3.2, 9.2)."""

    ANY_TIME = "any-time"
    OWN_TURN = "own-turn"
    AFTER_OWN_TRICK = "after-own-trick"


class Raise(Enum):
    """Whether a declared 20 may become 30 (rules 3.2)."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class Marking(Enum):
    """Marking of a trick's marriages (rules 3.4)."""

    AUTOMATIC = "automatic"
    MANUAL = "manual"


class UnfinishedTrick(Enum):
    """Worth of an unfinished trick for a call (rules 5.1)."""

    NOBODY = "nobody"
    COUNTED = "counted"


class DehorsWhen(Enum):
    """Whether going out must be called (rules 5.3)."""

    CALLED = "called"
    AUTOMATIC = "automatic"


class CapeDeclared(Enum):
    """Fate of declared marriages in a cape (rules 6.2)."""

    CARRIED = "carried"
    CANCELLED = "cancelled"


class FailedCape(Enum):
    """Effect of a failed announcement on the game (rules 6.6)."""

    GAME_ON = "game-on"
    GAME_OVER = "game-over"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Preset and options of a table; ``RuleSet()`` is the championship's."""

    preset: Preset = Preset.BROUC
    first_dealer: FirstDealer = FirstDealer.RANDOM
    indicator: Indicator = Indicator.TAKEN
    declare: DeclareWhen = DeclareWhen.ANY_TIME
    raise_: Raise = Raise.REFUSED
    marking: Marking = Marking.AUTOMATIC
    unfinished_trick: UnfinishedTrick = UnfinishedTrick.NOBODY
    dehors: DehorsWhen = DehorsWhen.CALLED
    cape_declared: CapeDeclared = CapeDeclared.CARRIED
    failed_cape: FailedCape = FailedCape.GAME_ON
    target: int = 5
    """Coches (1802: parties) that end the match, at least 1 (rules 7.1, 9.6)."""

    @property
    def ancient(self) -> bool:
        """Whether section 9 is played."""
        return self.preset is Preset.HOMME_DE_BROU


OPTIONS: Final = Options(
    {
        "brouc": RuleSet(),
        "homme-de-brou": RuleSet(
            preset=Preset.HOMME_DE_BROU, declare=DeclareWhen.AFTER_OWN_TRICK, target=12
        ),
    },
    {
        "target": "7.1",
        "first-dealer": "1.3",
        "indicator": "1.5",
        "declare": "3.2",
        "raise": "3.2",
        "marking": "3.4",
        "unfinished-trick": "5.1",
        "dehors": "5.3",
        "cape-declared": "6.2",
        "failed-cape": "6.6",
    },
    {"target": range(1, 1000)},
    {"target": (1, 3, 5, 7)},
    switches=("marking",),
)
"""Everything that the rulebook leaves to a table.

>>> ruleset("brouc", {"marking": "manual"}).marking
<Marking.MANUAL: 'manual'>
"""
ruleset: Final = OPTIONS.ruleset
