"""Form of the log: text or JSON, the same in all processes."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

from base import safe_log
from base.tracing import TRACE

FORMS: Final = ("text", "json")

_current: tuple[str, str] | None = None


def set_up(level: str, form: str = "text") -> None:
    """Log to standard error, a line an event: time, level, module, message; no error's text.

    ``form``: one of :data:`FORMS`.
    """
    global _current
    _current = level, form
    safe_log.install()
    logging.basicConfig(
        level=level,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
        force=True,
    )
    # Warns about missing voice support.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    if form == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())


def current() -> tuple[str, str] | None:
    """Level and form, for worker processes; ``None`` before they are set up."""
    return _current


class JsonLines(logging.Formatter):
    """Formatter of records; :mod:`base.safe_log` keeps cards out of them."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the message holds.

        >>> record = logging.LogRecord("cogs.x", 20, "x.py", 1, "two\\nlines", (), None)
        >>> record.created = 0.5
        >>> JsonLines().format(record)
        '{"time":"1970-01-01T00:00:00.500Z","level":"INFO","logger":"cogs.x","message":"two\\\\nlines"}'
        """
        time = datetime.fromtimestamp(record.created, UTC)
        fields: dict[str, Any] = {
            "time": time.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **correlated(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            fields["error"] = record.exc_info[0].__qualname__
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def correlated() -> dict[str, Any]:
    """Correlation id, interaction and table of the current task, as far as they are known."""
    now = TRACE.get()
    found = {"trail": now.id or None, "interaction": now.interaction, "table": now.table}
    return {name: value for name, value in found.items() if value is not None}
