"""What must hold of answers and requests: who is refused hears why, and Discord is not pestered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.messages.custom_ids import TableId, parsed
from tests.simulation.guests import Use
from tests.simulation.journal import Journals
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import Answering
from tools.fake_discord.snowflakes import moment

DOES: Final = frozenset(
    {"act", "now", "ask", "pick", "several", "cut", "count", "next", "undo"}
    | {"stop", "playon", "back", "sit", "stand", "start", "draw"}
)
"""What a button says that asks the table for something."""
LONGEST_S: Final = 15.0
"""Seconds in which what a store holds up is answered, if its process lives."""
HELD_S: Final = 8.0
"""Seconds in which, all being mended, what waited for the disk is answered."""
TWICE_MS: Final = 4_000
"""Milliseconds in which who presses the same again has meant it once."""
MANY: Final = 3
"""Requests that may be on their way, or try, while Discord bars this address."""
FLYING_S: Final = 0.4
"""Seconds after the first refusal in which others may still be on their way."""
REST_S: Final = 4.6
"""Seconds for which then nobody but who tries asks for a message."""


def refusals_are_told(stage: Stage, journals: Journals) -> Iterator[str]:
    """Who pressed what was not stored has read something: a sentence, a question, a page.

    Or they have just pressed the same, and meant it once.
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
    """No interaction's token is used when its quarter of an hour is over."""
    yield from stage.expired


def who_is_barred_rests(stage: Stage) -> Iterator[str]:
    """While Discord bars this address one message at a time asks whether it still does."""
    most = MANY * stage.host.most
    for number, first in enumerate(stage.barred):
        if number and stage.barred[number - 1] > first - REST_S:
            continue  # Not the first of a time.
        later = [at for at in stage.barred if first + FLYING_S < at < first + REST_S]
        if len(later) > most:
            yield f"{len(later)} requests for messages in {REST_S} s of being barred"


_SILENT: Final = (Answering.DEFERRED_UPDATE, Answering.UPDATE)


def _asked(use: Use, means: TableId) -> bool:
    """Whether the page asks if it is meant."""
    return any(f":now:{means.arg}" in one for one in use.page)
