"""Decisions: entries to store, a refusal, or an outdated request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tables.decisions.outcomes import Reason
from tables.journal.entries import Entry


@dataclass(frozen=True, slots=True)
class No:
    """A refusal, see :class:`tables.decisions.outcomes.Refused`."""

    reason: Reason
    code: str = ""
    rule: str | None = None
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Old:
    """The request was for an older position."""


Decision = tuple[Entry, ...] | No | Old
