"""All metrics with names and labels (docs/operations.md explains them)."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY: Final = CollectorRegistry()
"""All metrics of this program, without those of other libraries."""
ProcessCollector(registry=REGISTRY)

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Histogram bounds in seconds for steps without people."""
FELT: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 120.0)
"""Histogram bounds in seconds for steps that people wait for."""


def _counter(name: str, documentation: str, *labels: str) -> Counter:
    return Counter(name, documentation, labels, registry=REGISTRY)


def _gauge(name: str, documentation: str, *labels: str) -> Gauge:
    return Gauge(name, documentation, labels, registry=REGISTRY)


def _histogram(
    name: str, documentation: str, *labels: str, buckets: tuple[float, ...] = FELT
) -> Histogram:
    return Histogram(name, documentation, labels, buckets=buckets, registry=REGISTRY)


ANSWERS: Final = _histogram(
    "brouc_answer_seconds",
    "Time from the arrival of a click, a command or a form to its answer.",
    "kind",
    "how",
)
ANSWERS_LOST: Final = _counter(
    "brouc_answers_lost", "Answers that Discord did not accept.", "kind", "cause"
)
REDRAWS: Final = _histogram(
    "brouc_redraw_age_seconds", "Age of a change at a table when a message showed it.", "message"
)
STALE: Final = _gauge("brouc_stale_messages", "Messages that are older than their table.")
STALE_AGE: Final = _gauge("brouc_stale_oldest_seconds", "Age of the oldest stale message.")
QUEUES: Final = _gauge("brouc_queue_depth", "Waiting jobs.", "worker")
WAITS: Final = _histogram("brouc_queue_wait_seconds", "Waiting time of jobs.", "worker")
RETRIES: Final = _counter("brouc_retries", "Retries after a failure.", "what", "cause")
FAILURES: Final = _counter("brouc_failures", "Failures that are not retried.", "what", "cause")
REQUEST_WAITS: Final = _histogram(
    "brouc_request_wait_seconds",
    "Time that a message waited for one of the bot's own requests.",
    "urgency",
)
RATE_LIMITS: Final = _counter("brouc_rate_limits", "Rate limit answers of Discord.", "scope")
RATE_LIMIT_WAITS: Final = _counter(
    "brouc_rate_limit_wait_seconds", "Waiting time in these answers.", "scope"
)
LOOP_LAG: Final = _histogram("brouc_loop_lag_seconds", "Lag of the event loop.", buckets=FAST)
TABLES: Final = _gauge("brouc_tables", "Tables in their lobby or in play.", "game", "status")
MATCHES: Final = _counter("brouc_matches", "Starts and ends of matches.", "game", "event")
MOVES: Final = _counter("brouc_moves", "Moves by people and computers.", "game")
STORE: Final = _histogram(
    "brouc_store_seconds", "Time of the store, waits included.", "what", buckets=FAST
)
STORE_ERRORS: Final = _counter("brouc_store_errors", "Errors of the database.", "kind")
FALLBACKS: Final = _counter(
    "brouc_level_fallbacks",
    "Moves of computer players by a lower level than the one at the table.",
    "game",
    "level",
)
CONNECTIONS: Final = _gauge("brouc_connections", "Discord's shards.", "state")
READY: Final = _gauge("brouc_ready", "Whether people can play: 1 or 0, as in /readyz.")
