"""The whole analysis of a deal: with all cards seen, and by what each seat knew."""

from __future__ import annotations

from collections.abc import Callable

from brouc.deal import DealState
from brouc.seats import PerTeam
from brouc.slate import Coches
from gamekit.api.players import Stop, never
from games.brouc.players.open_hands import LIMIT, analyse
from games.brouc.players.own_view import BUDGET, fair
from games.brouc.players.replay import NO_COCHES
from games.brouc.players.thinker import Effort
from games.brouc.players.verdicts import Review

Progress = Callable[[int, int], None]
"""Called with the cards judged so far, and all of them: each card counts twice."""


def review(
    deal: DealState,
    coches: PerTeam[Coches] = NO_COCHES,
    seed: int = 0,
    effort: Effort = BUDGET,
    limit: int = LIMIT,
    progress: Progress | None = None,
    stop: Stop = never,
) -> Review:
    """Judge a deal as far as it was played, by both measures; mostly one that is over.

    Arguments as for ``own_view.fair`` and ``open_hands.analyse``. Raises
    :class:`brouc.violations.IllegalActionError` if the deal is none by the rules, ``TimeoutError``
    if it is stopped before all is done but the values with all cards seen; of these, the first
    cards' may be missing.
    """
    done = 0

    def fairly(cards: int, all_cards: int) -> None:
        nonlocal done
        done = cards
        if progress is not None:
            progress(cards, 2 * all_cards)

    def openly(cards: int, all_cards: int) -> None:
        if progress is not None:
            progress(done + cards, 2 * all_cards)

    judged = fair(deal, coches, seed, effort, fairly, stop)
    return Review(open=analyse(deal, limit, openly, stop), fair=judged)
