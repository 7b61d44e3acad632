"""Events for Sentry, from the real SDK with a transport that keeps them: no card, no value."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

import pytest
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from base import safe_log, tracing
from host.health.log_handlers import Reports, ReportsError
from tests.host.health.test_log_lines import logged

DSN = "https://key@example.invalid/1"
TEXT = "Th is in the view twice: {Card('Qd'), Card('Th')}"


class Kept(Transport):
    """Transport that keeps events."""

    sent: list[Any]

    def capture_envelope(self, envelope: Envelope) -> None:
        """Keep an event as it would be sent."""
        type(self).sent += [item.payload.json for item in envelope.items]


def fails(hand: str) -> None:
    """Raise an error with cards in its text, its notes, its cause and its variables."""
    try:
        raise KeyError(TEXT)
    except KeyError as cause:
        error = ValueError(TEXT, hand)
        error.add_note(TEXT)
        raise error from cause


def test_an_error_is_reported_by_its_kind_and_place_alone() -> None:
    Kept.sent = []
    with logged("INFO") as stream:
        reports = Reports(DSN, Kept)
        logging.getLogger().addHandler(reports)
        with tracing.bound("987654", 7):
            try:
                fails("Th Qd")
            except ValueError as error:
                logging.getLogger("cogs.x").error(
                    "an interaction failed: %s",
                    type(error).__name__,
                    exc_info=safe_log.without_text(error),
                )
                logging.getLogger("aiohttp").error("failed: %s", error, exc_info=sys.exc_info())
        logging.getLogger("cogs.x").warning("only a warning")
        reports.close()
    assert len(Kept.sent) == 2, stream.getvalue()
    ours, theirs = Kept.sent
    kinds = [one["type"] for one in ours["exception"]["values"]]
    assert kinds == ["KeyError", "ValueError"]
    assert ours["logentry"] == {"message": "an interaction failed: ValueError"}
    assert ours["tags"] == {"trail": "987654", "interaction": "987654", "table": "7"}
    frame = ours["exception"]["values"][-1]["stacktrace"]["frames"][-1]
    assert frame["function"] == "fails"
    for event in (ours, theirs):
        text = json.dumps({**event, "exception": _without_source(event["exception"])})
        assert "Th" not in text.replace("Thread", ""), text
        assert "Qd" not in text
        assert not {"user", "request", "server_name", "breadcrumbs", "modules"} & set(event)


def _without_source(exception: Any) -> Any:
    """Remove this file's lines of source, which hold the cards of the test."""
    for value in exception["values"]:
        for frame in value["stacktrace"]["frames"]:
            assert "vars" not in frame
            for lines in ("context_line", "pre_context", "post_context"):
                frame.pop(lines, None)
    return exception


def test_an_address_that_is_none_is_one_sentence() -> None:
    with pytest.raises(ReportsError, match="BROUC_SENTRY is no address"):
        Reports("brouc")
