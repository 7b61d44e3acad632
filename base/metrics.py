"""All metrics with names and labels (docs/operations.md explains them)."""

from __future__ import annotations

from typing import Final

from base.figures import FELT, Count, Figure, Level, Times

ANSWERS: Final = Times(
    "brouc_answer_seconds",
    "From the arrival of a click, a command or a form to its answer.",
    "kind",
    "how",
    bounds=FELT,
)
ANSWERS_LOST: Final = Count(
    "brouc_answers_lost", "Answers that Discord did not take.", "kind", "cause"
)
REDRAWS: Final = Times(
    "brouc_redraw_age_seconds",
    "How long a message was older than its table before it was shown anew.",
    "message",
    bounds=FELT,
)
STALE: Final = Level("brouc_stale_messages", "Messages that are older than their table now.")
STALE_AGE: Final = Level(
    "brouc_stale_oldest_seconds", "For how long the oldest of these has been so."
)
QUEUES: Final = Level("brouc_queue_depth", "How many wait and nobody has begun them.", "worker")
WAITS: Final = Times(
    "brouc_queue_wait_seconds", "How long something waited for a worker.", "worker", bounds=FELT
)
RETRIES: Final = Count("brouc_retries", "New tries of what had failed.", "what", "cause")
FAILURES: Final = Count("brouc_failures", "What failed and is not tried again.", "what", "cause")
REQUEST_WAITS: Final = Times(
    "brouc_request_wait_seconds",
    "How long a message waited for one of the bot's own requests.",
    "urgency",
    bounds=FELT,
)
RATE_LIMITS: Final = Count(
    "brouc_rate_limits", "How often Discord answered that there are too many requests.", "scope"
)
RATE_LIMIT_WAITS: Final = Count(
    "brouc_rate_limit_wait_seconds", "For how long Discord asked to wait then.", "scope"
)
LOOP_LAG: Final = Times("brouc_loop_lag_seconds", "By how much the event loop was late.")
TABLES: Final = Level("brouc_tables", "Tables in their lobby or in play.", "game", "status")
MATCHES: Final = Count("brouc_matches", "Matches that began, and how they ended.", "game", "event")
MOVES: Final = Count("brouc_moves", "What was played or said, by people and computers.", "game")
STORE: Final = Times("brouc_store_seconds", "How long the store took, waits included.", "what")
STORE_ERRORS: Final = Count("brouc_store_errors", "What the database refused.", "kind")
FALLBACKS: Final = Count(
    "brouc_level_fallbacks",
    "Moves of computer players by a lower level than the one at the table.",
    "game",
    "level",
)
CONNECTIONS: Final = Level("brouc_connections", "Discord's shards.", "state")
READY: Final = Level("brouc_ready", "Whether people can play: 1 or 0, as /readyz says.")

FIGURES: Final[tuple[Figure, ...]] = (
    ANSWERS,
    ANSWERS_LOST,
    REDRAWS,
    STALE,
    STALE_AGE,
    QUEUES,
    WAITS,
    RETRIES,
    FAILURES,
    REQUEST_WAITS,
    RATE_LIMITS,
    RATE_LIMIT_WAITS,
    LOOP_LAG,
    TABLES,
    MATCHES,
    MOVES,
    STORE,
    STORE_ERRORS,
    FALLBACKS,
    CONNECTIONS,
    READY,
)
