"""Which rules a table plays by: a preset and its options, named as in the rulebook."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Final

RULES_VERSION: Final = 1
"""The version of the rules as they are played here: 2 once a correction changes what a journal of
version 1 would come to. Matches keep the version with which they began."""


class Preset(Enum):
    """The game: today's Brouc, or its ancestor of 1802 (rules 9)."""

    BROUC = "brouc"
    HOMME_DE_BROU = "homme-de-brou"

    __hash__ = object.__hash__


class FirstDealer(Enum):
    """Who deals first (rules 1.3)."""

    RANDOM = "random"
    KINGS = "kings"


class Indicator(Enum):
    """How long the turned-up card lies open (rules 1.5)."""

    TAKEN = "taken"
    STAYS = "stays"


class DeclareWhen(Enum):
    """When a marriage may be declared from hand (rules 3.2, 9.2)."""

    ANY_TIME = "any-time"
    OWN_TURN = "own-turn"
    AFTER_OWN_TRICK = "after-own-trick"


class Raise(Enum):
    """Whether a declared 20 may become 30 (rules 3.2)."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class Marking(Enum):
    """Who marks the marriages of a trick (rules 3.4)."""

    AUTOMATIC = "automatic"
    MANUAL = "manual"


class UnfinishedTrick(Enum):
    """What the cards of an unfinished trick count for a call (rules 5.1)."""

    NOBODY = "nobody"
    COUNTED = "counted"


class DehorsWhen(Enum):
    """Whether going out must be called (rules 5.3)."""

    CALLED = "called"
    AUTOMATIC = "automatic"


class CapeDeclared(Enum):
    """What becomes of declared marriages in a cape (rules 6.2)."""

    CARRIED = "carried"
    CANCELLED = "cancelled"


class FailedCape(Enum):
    """What a failed announcement does to the game (rules 6.6)."""

    GAME_ON = "game-on"
    GAME_OVER = "game-over"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A preset and the table's options. ``RuleSet()`` is the championship's."""

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
        """What differs from the preset, by the rulebook's option names."""
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
    "first-dealer": FirstDealer,
    "indicator": Indicator,
    "declare": DeclareWhen,
    "raise": Raise,
    "marking": Marking,
    "unfinished-trick": UnfinishedTrick,
    "dehors": DehorsWhen,
    "cape-declared": CapeDeclared,
    "failed-cape": FailedCape,
}

OPTION_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(member.value for member in values) for name, values in _VALUES.items()
}
"""Each option's values, for menus; ``target`` is a number and not among them."""


def _written(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def ruleset(preset: str = "brouc", options: Mapping[str, str] | None = None) -> RuleSet:
    """The rules of a preset with some options set by their names.

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
