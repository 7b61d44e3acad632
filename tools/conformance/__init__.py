"""Check of a game against ``gamekit.api``: ``python -m tools.conformance NAME``.

Every check plays the game without knowing it, and says in one sentence what is wrong and with which
seed. Two facts only the game knows and may give: ``pieces`` and ``hidden`` of
:class:`gamekit.api.game.Game`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tools.conformance.subject import Subject


class BrokenLawError(Exception):
    """The game breaks a requirement; ``str()`` is one sentence."""


class LeftOutError(Exception):
    """A check does not apply or cannot run here; ``str()`` is the reason."""


@dataclass(frozen=True, slots=True)
class Check:
    """One check."""

    name: str
    run: Callable[[Subject], str]
    """Returns a summary; raises ``BrokenLawError`` or ``LeftOutError``."""


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
        notes = getattr(error, "__notes__", ()) or (f"{subject.place}seed {subject.seed}",)
        return Finding(check, "broken", f"{told(error, _folder(subject))} ({'; '.join(notes)})")


def _folder(subject: Subject) -> Path:
    """Folder of the module of a game's rules."""
    return Path(getfile(type(getattr(subject.rules, "game", subject.rules)))).parent


def told(error: BaseException, folder: Path | None = None) -> str:
    """Error with its innermost file, line and function: ``face.py:12, hand raises KeyError: 'x'``.

    The innermost in the ``folder``, if any is. Where a statement without a message fails, it is
    said instead.
    """
    frames = list(traceback.extract_tb(error.__traceback__))
    text = str(error).partition("\n")[0][:300] or (frames[-1].line if frames else "")
    own = [one for one in frames if folder and Path(one.filename).is_relative_to(folder)]
    where, name = "", "the game"
    if found := own or frames:
        where, name = f"{Path(found[-1].filename).name}:{found[-1].lineno}, ", found[-1].name
    return f"{where}{name} raises {type(error).__name__}: {text}"
