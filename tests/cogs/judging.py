"""Analyses for tests: as in a worker, with a small budget."""

from __future__ import annotations

from typing import Any

from base.workers.job import Caller
from gamekit.api.players import Deadline
from gamekit.api.record import Played
from games.brouc.players.play.thinker import EFFORTS
from games.brouc.review import BroucReview
from games.registry import game


def judged_quickly(caller: Caller, name: str, played: Played, deal: int, seconds: float) -> Any:
    """Like :func:`games.thinking.judge`, but coarse."""
    assert game(name).review is not None
    quick = BroucReview(EFFORTS["expert"], limit=2_000)
    return quick.judge(played, deal, caller.tell, Deadline(seconds))
