"""Laws of answers and requests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.messages.custom_ids import TableId, parsed
from tests.simulation.guests import Use
from tests.simulation.journal import Journals
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import ResponseType
from tools.fake_discord.world import moment

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


_SILENT: Final = (ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE)


def _asked(use: Use, means: TableId) -> bool:
    """Whether the page asks for confirmation."""
    return any(f":now:{means.arg}" in one for one in use.page)
