"""Checks and findings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.subject import Subject


@dataclass(frozen=True, slots=True)
class Check:
    """One check."""

    name: str
    law: str
    """The requirement, as a sentence."""
    run: Callable[[Subject], str]
    """Returns a summary; raises one of :mod:`tools.conformance.errors`."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Outcome of a check."""

    check: Check
    verdict: Literal["ok", "broken", "left out"]
    text: str

    def __str__(self) -> str:
        return f"{self.verdict:<8}  {self.check.name:<12}  {self.text}"


def examine(check: Check, subject: Subject) -> Finding:
    """Run one check; an exception of the game also counts as broken."""
    try:
        return Finding(check, "ok", check.run(subject))
    except BrokenLawError as error:
        return Finding(check, "broken", str(error))
    except LeftOutError as error:
        return Finding(check, "left out", str(error))
    except Exception as error:
        where = f"{type(error).__name__}: {error}".splitlines()[0][:300]
        reason = f"{_origin(error)} raises {where} (seed {subject.seed})"
        return Finding(check, "broken", reason)


def _origin(error: BaseException) -> str:
    """Innermost function of an error's traceback: ``face.py:hand``."""
    trace = error.__traceback__
    name = "the game"
    while trace is not None:
        code = trace.tb_frame.f_code
        name = f"{code.co_filename.rsplit('/', 1)[-1]}:{code.co_name}"
        trace = trace.tb_next
    return name
