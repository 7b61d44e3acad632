"""Logs as JSON: a line an object, with table, interaction and the trail from click to last edit."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from base import tracing as trail


class JsonLines(logging.Formatter):
    """Formats records; that no card is in one is the affair of :mod:`tables.safe_log`."""

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
    """What is being done belongs to: trail, interaction and table, those that there are."""
    now = trail.current()
    found = {"trail": now.id or None, "interaction": now.interaction, "table": now.table}
    return {name: value for name, value in found.items() if value is not None}
