"""Logs as JSON: an object a line, with table, interaction and correlation id."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from base import tracing as trail


class JsonLines(logging.Formatter):
    """Formatter of records; :mod:`tables.safe_log` keeps cards out of them."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the message holds.

        >>> record = logging.LogRecord("cogs.x", 20, "x.py", 1, "two\\nlines", (), None)
        >>> record.created = 0.5
        >>> JsonLines().format(record)
        '{"time":"1970-01-01T00:00:00.500Z","level":"INFO","logger":"cogs.x","message":"two\\\\nlines"}'
        """
        moment = datetime.fromtimestamp(record.created, UTC)
        told: dict[str, Any] = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **followed(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__qualname__
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def followed() -> dict[str, Any]:
    """Correlation id, interaction and table of the current task, as far as they are known."""
    now = trail.current()
    found = {"trail": now.id or None, "interaction": now.interaction, "table": now.table}
    return {name: value for name, value in found.items() if value is not None}
