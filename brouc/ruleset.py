"""Rules of a table: a preset and options, named as in the rulebook."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Final

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

    def __post_init__(self) -> None:
        if self.target < 1:
            raise ValueError("target must be at least 1")

    @property
    def ancient(self) -> bool:
        """Whether section 9 is played."""
        return self.preset is Preset.HOMME_DE_BROU

    def options(self) -> dict[str, str]:
        """Differences from the preset, by the rulebook's option names."""
        base = PRESETS[self.preset]
        return {
            name: _written(getattr(self, field))
            for name, field in _FIELD_OF.items()
            if getattr(self, field) != getattr(base, field)
        }


PRESETS: Final[Mapping[Preset, RuleSet]] = {
    Preset.BROUC: RuleSet(),
    Preset.HOMME_DE_BROU: RuleSet(
        preset=Preset.HOMME_DE_BROU, declare=DeclareWhen.AFTER_OWN_TRICK, target=12
    ),
}

_FIELD_OF: Final = {
    field.name.rstrip("_").replace("_", "-"): field.name
    for field in fields(RuleSet)
    if field.name != "preset"
}
_VALUES: Final[Mapping[str, type[Enum]]] = {
    name: type(getattr(RuleSet(), field)) for name, field in _FIELD_OF.items() if name != "target"
}

OPTION_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(member.value for member in values) for name, values in _VALUES.items()
}
"""Values of each option, for menus; without ``target``, a number."""


def _written(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def ruleset(preset: str = "brouc", options: Mapping[str, str] | None = None) -> RuleSet:
    """Rules of a preset with options set by name.

    Raises ``ValueError`` naming the first unknown preset, option or value.

    >>> ruleset("brouc", {"marking": "manual"}).marking
    <Marking.MANUAL: 'manual'>
    """
    try:
        rules = PRESETS[Preset(preset)]
    except ValueError:
        raise ValueError(f"unknown rules: {preset!r}") from None
    for name, text in (options or {}).items():
        rules = _with_option(rules, name, text)
    return rules


def _with_option(rules: RuleSet, name: str, text: str) -> RuleSet:
    if name == "target":
        if not re.fullmatch("[1-9][0-9]{0,2}", text):
            raise ValueError(f"target is a number from 1 to 999, not {text!r}")
        return replace(rules, target=int(text))
    values = _VALUES.get(name)
    if values is None:
        raise ValueError(f"unknown option: {name!r}")
    try:
        value = values(text)
    except ValueError:
        known = ", ".join(OPTION_VALUES[name])
        raise ValueError(f"option {name} is one of {known}, not {text!r}") from None
    changes: dict[str, object] = {_FIELD_OF[name]: value}
    return replace(rules, **changes)  # type: ignore[arg-type]
