"""Safe logging of errors: their kind and place, never their text.

The text of an error may contain cards ("Th is in the view twice"), and so may the libraries' own
records: they write errors, components and callbacks out in full. Our own calls pass
``exc_info=without_text(error)``; :func:`install` does the same to every record of every logger, and
to everything that Python itself would print. Lines of source and numbers such as a status stay,
values don't, except those of a :class:`SafeError`.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Final

log = logging.getLogger(__name__)

_OURS: Final = frozenset(
    {
        "base",
        "bot",
        "brouc",
        "cogs",
        "db",
        "gamekit",
        "games",
        "host",
        "i18n",
        "play",
        "render",
        "tables",
    }
)
_PLAIN: Final = (str, int, float, type(None))
_NUMBERS: Final = ("status", "code", "errno")
"""Numeric attributes of errors that are useful and harmless: of HTTP, Discord, the system."""
_WRITTEN_OUT: Final = re.compile(r"[(<\n].*", re.DOTALL)
"""In asyncio's messages: the beginning of the value of a task, a callback or an object."""

_TURNING: Final = (0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))
_UNWRITTEN: Final = (*range(32), *range(127, 160), *range(0xD800, 0xE000), *_TURNING)
_LINE: Final = {one: ascii(chr(one))[1:-1] for one in _UNWRITTEN}
"""Keep a value in one line: no breaks, terminal commands or changed text directions."""


class SafeError(Exception):
    """Error whose text is for the host and holds nothing private: the log keeps it."""


ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def without_text(error: BaseException | None) -> ExcInfo | None:
    """Return an error for ``exc_info``: its kind, its place and those of its causes, without any
    text.
    """
    if error is None:
        return None
    bare = _bare(error, {})
    return type(bare), bare, bare.__traceback__


def _bare(error: BaseException, seen: dict[int, BaseException]) -> BaseException:
    """Return an error of the same name with nothing but numbers; cycles of causes end there."""
    if id(error) in seen:
        return seen[id(error)]
    kind = type(error)
    named = {"__module__": kind.__module__, "__qualname__": kind.__qualname__}
    numbers = [(name, getattr(error, name, None)) for name in _NUMBERS]
    shown = ", ".join(f"{name} {number}" for name, number in numbers if type(number) is int)
    bare: BaseException = type(kind.__name__, (Exception,), named)(shown)
    seen[id(error)] = bare
    bare.__traceback__ = error.__traceback__
    if error.__context__ is not None:
        bare.__context__ = _bare(error.__context__, seen)
    if error.__cause__ is not None:
        bare.__cause__ = _bare(error.__cause__, seen)
    bare.__suppress_context__ = error.__suppress_context__
    return bare


class SafeRecord(logging.LogRecord):
    """A record that is safe with any formatter: its message is final, its error without text."""

    def __init__(
        self,
        name: str,
        level: int,
        pathname: str,
        lineno: int,
        msg: object,
        args: Any,
        exc_info: Any,
        func: str | None = None,
        sinfo: str | None = None,
        **kwargs: Any,
    ) -> None:
        """Make the record; drop the text of an exception."""
        bare = without_text(exc_info[1]) if exc_info else None
        super().__init__(name, level, pathname, lineno, msg, args, bare, func, sinfo, **kwargs)
        self.msg, self.args = self._safe_message(), ()

    def _safe_message(self) -> str:
        ours = self.name.partition(".")[0] in _OURS
        if not isinstance(self.msg, str):
            return str(_safe(self.msg, ours))
        if isinstance(self.args, Mapping):
            self.args = {name: _safe(value, ours) for name, value in self.args.items()}
        else:
            self.args = tuple(_safe(value, ours) for value in self.args or ())
        try:
            text = self.getMessage()
        except (TypeError, ValueError, KeyError):
            text = self.msg  # logging would print the arguments to report the mismatch
        return _WRITTEN_OUT.sub("…", text) if self.name == "asyncio" else text


def _safe(value: object, ours: bool) -> object:
    """Return a message's value: errors and foreign objects by their kind only."""
    if isinstance(value, SafeError):
        return str(value).translate(_LINE)
    if isinstance(value, BaseException) or not (ours or isinstance(value, _PLAIN)):
        return type(value).__name__
    return value.translate(_LINE) if isinstance(value, str) else value


def install() -> None:
    """Remove errors' texts from all records of all loggers and everything that Python prints."""
    logging.setLogRecordFactory(SafeRecord)
    sys.excepthook = _ended
    sys.unraisablehook = _ignored
    threading.excepthook = _thread_ended


def _ended(kind: type[BaseException], error: BaseException, place: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    log.critical("the program ends: %s", kind.__name__, exc_info=without_text(error))


def _ignored(ignored: sys.UnraisableHookArgs) -> None:
    kind, error = ignored.exc_type.__name__, ignored.exc_value
    log.error("uncaught error: %s", kind, exc_info=without_text(error))


def _thread_ended(ended: threading.ExceptHookArgs) -> None:
    if issubclass(ended.exc_type, SystemExit):
        return
    kind, error = ended.exc_type.__name__, ended.exc_value
    log.error("thread failed: %s", kind, exc_info=without_text(error))
