"""Analyses for tests: as in a worker, with a small budget."""

from __future__ import annotations

from typing import Any

from base.workers.job import JobContext
from cogs.matches.analysis import AnalysisService
from gamekit.api.players import Deadline
from gamekit.api.record import Played
from games.brouc.players.thinker import EFFORTS
from games.brouc.review import BroucReview
from games.registry import game
from tests.e2e.evening import Evening


def judged_quickly(
    context: JobContext, name: str, played: Played, deal: int, seconds: float
) -> Any:
    """As :func:`games.thinking.judge`, coarsely."""
    assert game(name).review is not None
    quick = BroucReview(EFFORTS["expert"], limit=2_000)
    return quick.judge(played, deal, context.report, Deadline(seconds))


def no_puzzle(context: JobContext, *asked: Any) -> None:
    """As :func:`games.thinking.puzzle`: nothing is clear."""


def judge_quickly(
    world: Evening, puzzle: Any = no_puzzle, kind: type[AnalysisService] = AnalysisService
) -> None:
    """Let the bot analyse with a small budget."""
    replays: Any = world.bot.get_cog("ReplayCommands")
    replays._analysis.service = kind(world.bot.thinkers.pool, judged_quickly, puzzle=puzzle)
