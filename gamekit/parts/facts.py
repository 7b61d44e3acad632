"""Plain data for pictures that a match's view alone does not tell."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """A step of a replay."""

    step: int
    """Actions after the dealing, from 0."""
    bottom: str | None = None
    """The seat that sits below; South if ``None``."""


@dataclass(frozen=True, slots=True)
class FilmFacts:
    """A whole replay."""

    bottom: str | None = None
    """The seat that sits below; South if ``None``."""
