"""What must hold of answers: they come in time, and one that is lost is given again.

Each law is a function of its name: it yields a sentence for each break.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.simulation.stage import Stage
from tools.fake_discord.interactions import PATIENCE_S, Type

AGAIN_S: Final = 8.0
"""Seconds in which an answer is given again, however slow the network is."""
TIMES: Final = 3
"""How often an answer is sent while only the connection fails."""
FAILED: Final = "an answer failed: ANSWERED"
"""How the log says that an answer was taken for a failure because there is one."""
DROPPED: Final = 0
"""The status of a request whose connection broke."""


def slow_disks_are_answered(stage: Stage) -> Iterator[str]:
    """Where nothing is wrong but a slow disk, who clicks has an answer in three seconds."""
    since, until = stage.slow or (0.0, 0.0)
    for use in stage.uses:
        if not since <= use.at < until or use.interaction.type is Type.AUTOCOMPLETE:
            continue
        if not any(at - use.at <= PATIENCE_S and status == 200 for at, status in use.answers):
            yield f"{use.what} of {use.interaction.user.name} at {use.at:.3f} waited for the disk"


def lost_answers_are_given_again(stage: Stage) -> Iterator[str]:
    """An answer whose connection broke is sent again, as often as answers are tried."""
    if stage.host.most > 1 or stage.faults.done["repeated"]:
        return  # Two answer, and each tries for itself.
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
    """Who hears from Discord that there is an answer already has given it, or need not."""
    for line in stage.logs.lines:
        if line.text.startswith(FAILED):
            yield line.text.splitlines()[0]


__all__ = [
    "lost_answers_are_given_again",
    "second_answers_are_no_failures",
    "slow_disks_are_answered",
]
