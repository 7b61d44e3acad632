"""Options of a match, written as text: the fields of a frozen dataclass of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any, Generic, TypeVar

R = TypeVar("R")

_LISTED = 9
"""Most numbers that an error lists."""


@dataclass(frozen=True)
class Options(Generic[R]):
    """Presets of rules and their options, one for each field but ``preset``.

    A field is a boolean (``no``, ``yes``), an enum or a number. Its option has the same name with
    hyphens for underscores, the last underscore left out.
    """

    presets: Mapping[str, R]
    """The default first."""
    sections: Mapping[str, str]
    """Option → section of the rulebook, in the order of the menu."""
    numbers: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Values of options that are numbers."""
    few: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Numbers that the menu offers besides the default, where it does not offer all."""
    switches: tuple[str, ...] = ()
    """Options with two values that mean off and on."""

    @cached_property
    def _fields(self) -> Mapping[str, str]:
        """Option → field."""
        names = (field.name for field in fields(self._usual))
        return {name.rstrip("_").replace("_", "-"): name for name in names if name != "preset"}

    @property
    def _usual(self) -> Any:
        return next(iter(self.presets.values()))

    @cached_property
    def _values(self) -> Mapping[str, Mapping[str, Any]]:
        return {option: self._of(option, name) for option, name in self._fields.items()}

    def _of(self, option: str, name: str) -> Mapping[str, Any]:
        usual = getattr(self._usual, name)
        if isinstance(usual, bool):
            return {"no": False, "yes": True}
        return {_text(value): value for value in self.numbers.get(option, type(usual))}

    def values(self, option: str) -> Mapping[str, Any]:
        """Text → value of an option."""
        return self._values[option]

    def offered(self, preset: str, option: str) -> tuple[str, ...]:
        """Values of an option in the menu of a preset."""
        if option not in self.few:
            return tuple(self._values[option])
        return tuple(map(str, sorted({*self.few[option], int(self.default(preset, option))})))

    def ruleset(self, preset: str, given: Mapping[str, str] | None = None) -> R:
        """Rules of a preset with some options; ``ValueError`` names an unknown preset, option or
        value.
        """
        if preset not in self.presets:
            raise ValueError(f"unknown rules: {preset[:40]!r}")
        changed: dict[str, Any] = {}
        for option, text in (given or {}).items():
            if option not in self._values:
                raise ValueError(f"unknown option: {option[:40]!r}")
            if text not in (values := self.values(option)):
                *some, last = values
                known = f"{', '.join(some)} or {last}"
                if len(some) > _LISTED:
                    known = f"a number from {some[0]} to {last}"
                raise ValueError(f"{option} is {known}, not {text[:20]!r}")
            changed[self._fields[option]] = values[text]
        usual: Any = self.presets[preset]
        rules: R = replace(usual, **changed)
        return rules

    def preset(self, rules: R) -> str:
        """Preset of some rules."""
        return _text(getattr(rules, "preset", next(iter(self.presets))))

    def written(self, rules: R) -> dict[str, str]:
        """Options in which rules differ from their preset."""
        usual = self.presets[self.preset(rules)]
        return {
            option: _text(getattr(rules, name))
            for option, name in self._fields.items()
            if getattr(rules, name) != getattr(usual, name)
        }

    def default(self, preset: str, option: str) -> str:
        """Value of an option in a preset."""
        return _text(getattr(self.presets[preset], self._fields[option]))


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)
