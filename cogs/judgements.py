"""What a finished deal could have been, in sentences; the solver thinks in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from brouc.deal import DealState
from brouc.seats import Seat
from brouc.tricks import Marriage
from cogs.board import marriage_said
from cogs.sentences import say
from cogs.words import card_name, suit_name
from players.analysis import LIMIT, analyse
from players.pool import Pool
from players.verdicts import Analysis, DehorsVerdict, PlayVerdict

SECONDS: Final = 60.0
"""Longest wait for an analysis; it is bounded by positions, not by time, so this is for a machine
that is very slow."""
KEPT: Final = 128
WORST: Final = 5
"""Dearest cards told."""
ALTERNATIVES: Final = 3
"""Better cards named for each of them."""


class Judge:
    """Analyses of deals, one at a time, each remembered."""

    def __init__(self, limit: int = LIMIT) -> None:
        """``limit``: see :func:`players.analysis.analyse`."""
        self._limit = limit
        self._known: OrderedDict[tuple[int, int, int], Analysis] = OrderedDict()
        self._one = asyncio.Lock()

    async def analysis(self, key: tuple[int, int, int], deal: DealState) -> Analysis:
        """The analysis of a deal; ``key``: table, match, deal.

        Raises ``TimeoutError`` if it takes longer than :data:`SECONDS`.
        """
        async with self._one:
            found = self._known.get(key)
            if found is None:
                found = await self._think(deal)
                self._known[key] = found
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            self._known.move_to_end(key)
            return found

    async def _think(self, deal: DealState) -> Analysis:
        # A process for each: nothing idle stays in memory, and the bot goes on answering.
        pool = Pool()
        try:
            thinking = asyncio.wrap_future(pool.submit(analyse, deal, self._limit))
            found: Analysis = await asyncio.wait_for(thinking, SECONDS)
            return found
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def told(analysis: Analysis, deal: DealState, names: dict[Seat, str], language: str) -> list[str]:
    """The sentences of an analysis; ``names``: what the seats are called."""
    lines = []
    if analysis.par is not None and analysis.final is not None:
        lines.append(
            say(
                language,
                "analysis-result",
                par=_signed(analysis.par),
                final=_signed(analysis.final),
            )
        )
    worst = analysis.worst(WORST)
    lines.extend(_play(verdict, names, language) for verdict in worst)
    if not worst and not analysis.unsolved:
        lines.append(say(language, "analysis-perfect"))
    for declared in analysis.declarations:
        marriage = suit_name(language, declared.suit)
        lines.append(
            say(
                language,
                "analysis-declaration" if declared.declared == 0 else "analysis-low",
                who=names[declared.seat],
                suit=marriage,
                possible=int(declared.possible),
                declared=int(declared.declared),
            )
        )
    lines.extend(
        say(
            language,
            "analysis-mark",
            team=say(language, f"team-{mark.team.value}"),
            trick=mark.trick,
            marriage=_marriage(mark.marriage, deal, language),
            lost=int(mark.lost),
        )
        for mark in analysis.marks
    )
    for verdict in analysis.dehors:
        line = _dehors(verdict, language)
        if line is not None:
            lines.append(line)
    if analysis.unsolved:
        lines.append(say(language, "analysis-unsolved", count=analysis.unsolved))
    lines.append(say(language, "analysis-note"))
    return lines


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def _play(verdict: PlayVerdict, names: dict[Seat, str], language: str) -> str:
    better = ", ".join(card_name(language, card) for card in verdict.best_cards[:ALTERNATIVES])
    return say(
        language,
        "analysis-turning" if verdict.turning else "analysis-card",
        trick=verdict.moment.trick,
        who=names[verdict.seat],
        card=card_name(language, verdict.card),
        cost=int(verdict.cost),
        better=better,
    )


def _marriage(marriage: Marriage, deal: DealState, language: str) -> str:
    return marriage_said(language, marriage.suit, marriage.extended, deal.dealt.trump)


def _dehors(verdict: DehorsVerdict, language: str) -> str | None:
    team = say(language, f"team-{verdict.team.value}")
    since = verdict.possible_from
    if verdict.called is not None and verdict.correct is False:
        return say(language, "analysis-dehors-wrong", team=team, trick=verdict.called.trick)
    if since is not None and verdict.missed:
        return say(language, "analysis-dehors-missed", team=team, trick=since.trick)
    if since is not None and verdict.late and verdict.called is not None:
        called = verdict.called.trick
        return say(language, "analysis-dehors-late", team=team, trick=since.trick, called=called)
    return None
