"""Log output for hosts: lines as JSON, error reports by Sentry's SDK.

Reports are sent if the host sets it up: kind and place of an error only.

Events are built from log records without the errors' texts (:mod:`base.safe_log`); the SDK itself
collects nothing: no values of variables, no requests, no names of the machine. An allow-list
filters the events.
"""

from __future__ import annotations

import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from base.logs import correlated

if TYPE_CHECKING:
    from sentry_sdk import Client
    from sentry_sdk.transport import Transport

SETTING: Final = "BROUC_SENTRY"
EVENT: Final = frozenset(
    {"event_id", "timestamp", "platform", "level", "logger", "logentry", "exception", "tags"}
    | {"release", "sdk"}
)
"""Allowed fields of an event."""
ERROR: Final = frozenset({"type", "module", "stacktrace", "mechanism"})
"""Allowed fields of an error; its text is not among them."""
FRAME: Final = frozenset(
    {"filename", "function", "module", "lineno", "context_line", "pre_context", "post_context"}
    | {"in_app"}
)
"""Allowed fields of a stack frame: lines of source, no values."""


class ReportsError(Exception):
    """Reports cannot be sent; ``str()`` is one sentence for the operator."""


class Reports(logging.Handler):
    """Reporter of all records of level ERROR and above."""

    def __init__(self, dsn: str, transport: type[Transport] | None = None) -> None:
        """``dsn``: Sentry's address of the project. ``transport``: how events are sent.

        Raises :class:`ReportsError`.
        """
        super().__init__(logging.ERROR)
        if find_spec("sentry_sdk") is None:
            raise ReportsError(f"{SETTING} needs Sentry's SDK: pip install sentry-sdk.")
        from sentry_sdk import Client
        from sentry_sdk.utils import BadDsn

        try:
            self._client: Client = Client(
                dsn,
                transport=transport,
                default_integrations=False,
                auto_enabling_integrations=False,
                include_local_variables=False,
                send_client_reports=False,
                auto_session_tracking=False,
                max_breadcrumbs=0,
                server_name="",
                before_send=let_through,
            )
        except BadDsn:
            raise ReportsError(f"{SETTING} is no address of Sentry's.") from None

    def emit(self, record: logging.LogRecord) -> None:
        """Report a record; the SDK sends it in a thread of its own."""
        if record.name.startswith(("sentry_sdk", "urllib3")):
            return  # The reporter's own errors are only logged.
        from sentry_sdk.utils import event_from_exception

        event: dict[str, Any] = {}
        if record.exc_info and record.exc_info[1] is not None:
            found, _ = event_from_exception(record.exc_info, self._client.options)
            event = dict(found)
        event["level"] = "fatal" if record.levelno >= logging.CRITICAL else "error"
        event["logger"] = record.name
        event["logentry"] = {"message": record.getMessage()}
        event["tags"] = {name: str(value) for name, value in correlated().items()}
        self._client.capture_event(event)  # type: ignore[arg-type]  # its own type is a TypedDict

    def close(self) -> None:
        """Send pending events, within a second."""
        self._client.close(timeout=1.0)
        super().close()


def let_through(event: Any, hint: object = None) -> Any:
    """An event with nothing in it but what may leave the house.

    >>> let_through({"level": "error", "user": {"id": 7}, "exception": {"values": [
    ...     {"type": "ValueError", "value": "Th", "stacktrace": {"frames": [
    ...         {"function": "play", "vars": {"card": "Th"}}]}}]}})
    {'level': 'error', 'exception': {'values': [{'type': 'ValueError', 'stacktrace': \
{'frames': [{'function': 'play'}]}}]}}
    """
    kept = _only(event, EVENT)
    if "exception" in kept:
        values = [_error(one) for one in (kept["exception"] or {}).get("values") or ()]
        kept["exception"] = {"values": values}
    return kept


def _error(error: Any) -> dict[str, Any]:
    kept = _only(error, ERROR)
    if kept.get("stacktrace"):
        frames = kept["stacktrace"].get("frames") or ()
        kept["stacktrace"] = {"frames": [_only(frame, FRAME) for frame in frames]}
    if kept.get("mechanism"):
        kept["mechanism"] = _only(kept["mechanism"], frozenset({"type", "handled"}))
    return kept


def _only(found: Any, names: frozenset[str]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name in names}
