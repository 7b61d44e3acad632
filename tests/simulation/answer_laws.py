"""Laws of answers and requests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.messages.custom_ids import TableId, parsed
from tests.simulation.guests import Use
from tests.simulation.journal import Journals
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import PATIENCE_S, ResponseType, Type
from tools.fake_discord.snowflakes import moment

DOES: Final = frozenset(
    {"act", "now", "ask", "pick", "several", "cut", "count", "next", "undo"}
    | {"stop", "playon", "back", "sit", "stand", "start", "draw"}
)
"""Actions of buttons that request something of the table."""
LONGEST_S: Final = 15.0
"""Seconds until a click is answered while the store is slow, if its process lives."""
HELD_S: Final = 8.0
"""Seconds after the last fault until clicks that waited for the disk are answered."""
DEFERRED_S: Final = 1.4
"""Seconds before which a deferral is an answer; later it may be the responder's timeout."""
TWICE_MS: Final = 4_000
"""Milliseconds within which a repeated press counts as one."""
MANY: Final = 3
"""Requests allowed during a ban of this address: those in flight and probes."""
FLYING_S: Final = 0.4
"""Seconds after the first refusal in which requests may still be in flight."""
REST_S: Final = 4.6
"""Seconds after it with no requests but probes."""


def is_done(use: Use, answering: int, seconds: float) -> bool:
    """Whether an answer acknowledges a press as done: what it requests must be stored."""
    means = parsed(use.what)
    quick = answering == ResponseType.DEFERRED_UPDATE and seconds < DEFERRED_S
    acts = ("act", "now", "cut", "count", "next")
    return quick and isinstance(means, TableId) and means.what in acts


def stored_before_answered(early: Sequence[Use], journals: Journals, now: float) -> Iterator[str]:
    """A press acknowledged as done was in the journal already, or a sentence says what it was not.

    ``early``: presses that were not, and could have been stored.
    """
    causes = {row.cause for rows in journals.values() for row in rows}
    for use in early:
        name, cause = f"{use.what} of {use.interaction.user.name}", str(use.interaction.id)
        if cause in causes or f"{cause}:back" in causes:
            yield f"{name} was acknowledged before it was stored"
        elif not use.told_more and not use.hindered and now > use.at + LONGEST_S:
            yield f"{name} was acknowledged and is not stored"


def refusals_are_told(stage: Stage, journals: Journals) -> Iterator[str]:
    """A press that stored nothing was answered by a sentence, a question or a page.

    Except a repeated press.
    """
    causes = {row.cause for rows in journals.values() for row in rows if row.cause is not None}
    now, before = stage.loop.time(), dict[tuple[int, str], int]()
    for use in stage.uses:
        mine = (use.interaction.user.id, f"{use.what} {use.interaction.data.get('values')}")
        at = moment(use.interaction.id)
        again = at - before.get(mine, -TWICE_MS) < TWICE_MS
        before[mine] = at
        means = parsed(use.what)
        answered = max(use.at + LONGEST_S, stage.mended + HELD_S)
        if not isinstance(means, TableId) or means.what not in DOES or now < answered:
            continue
        answer = use.answer
        silent = answer is not None and answer.type in _SILENT and not use.told_more
        if use.hindered or any(use.at < at < use.at + LONGEST_S for at in stage.kills):
            continue
        cause = str(use.interaction.id)
        if not silent or again or cause in causes or f"{cause}:back" in causes:
            continue
        if not _asked(use, means):
            name = use.interaction.user.name
            yield f"{use.what} of {name} at {use.at:.3f} came to nothing, and was not told"


def tokens_are_used_in_time(stage: Stage) -> Iterator[str]:
    """No interaction token is used after its quarter of an hour."""
    yield from stage.expired


def who_is_barred_rests(stage: Stage) -> Iterator[str]:
    """During a ban of this address only one message at a time probes for its end."""
    for number, first in enumerate(stage.barred):
        if number and stage.barred[number - 1] > first - REST_S:
            continue  # Within an earlier ban.
        later = [at for at in stage.barred if first + FLYING_S < at < first + REST_S]
        if len(later) > MANY:
            yield f"{len(later)} requests for messages in {REST_S} s of being barred"


_SILENT: Final = (ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE)


def _asked(use: Use, means: TableId) -> bool:
    """Whether the page asks for confirmation."""
    return any(f":now:{means.arg}" in one for one in use.page)


AGAIN_S: Final = 8.0
"""Seconds until an answer is retried on the slowest network."""
TIMES: Final = 3
"""Tries of an answer while only the connection fails."""
FAILED: Final = "an answer failed: ANSWERED"
"""Log message of an answer taken as failed although it exists."""
DROPPED: Final = 0
"""Status of a request whose connection broke."""


def slow_disks_are_answered(stage: Stage) -> Iterator[str]:
    """Clicks are answered within three seconds if only the disk is slow."""
    since, until = stage.slow or (0.0, 0.0)
    for use in stage.uses:
        if not since <= use.at < until or use.interaction.type is Type.AUTOCOMPLETE:
            continue
        if not any(at - use.at <= PATIENCE_S and status == 200 for at, status in use.answers):
            yield f"{use.what} of {use.interaction.user.name} at {use.at:.3f} waited for the disk"


def lost_answers_are_given_again(stage: Stage) -> Iterator[str]:
    """An answer whose connection broke is retried."""
    if stage.faults.done["repeated"]:
        return  # Both events are answered, each with its own retries.
    now = stage.loop.time()
    for use in stage.uses:
        if not use.answers or use.interaction.type is Type.AUTOCOMPLETE:
            continue
        at, last = use.answers[-1]
        lost = sum(status == DROPPED or status >= 500 for _, status in use.answers)
        ended = any(use.at <= end <= at + AGAIN_S for end in stage.kills)
        if last == DROPPED and lost % TIMES and now - at > AGAIN_S and not ended:
            yield f"an answer to {use.what} was lost at {at:.3f}, and was not sent again"


def second_answers_are_no_failures(stage: Stage) -> Iterator[str]:
    """Discord's refusal of a second answer is not taken as a failure."""
    for line in stage.logs.lines:
        if line.text.startswith(FAILED):
            yield line.text.splitlines()[0]
