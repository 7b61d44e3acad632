"""What a finished deal could have been, in sentences; the solver thinks in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from brouc.deal import DealState
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches
from brouc.tricks import Marriage
from cogs.i18n.sentences import say
from games.brouc.face.speech import marriage_said
from games.brouc.pictures import AnalysisFacts, CardCost
from games.brouc.players.play.thinker import Effort
from games.brouc.players.review.analysis import LIMIT
from games.brouc.players.review.fair import BUDGET
from games.brouc.players.review.review import review
from games.brouc.players.review.verdicts import Analysis, DehorsVerdict, PlayVerdict, Review
from i18n.cards import card_name, suit_name
from players.pool import Pool, report_progress

SECONDS: Final = 60.0
"""Longest wait for an analysis; it is bounded by positions, not by time, so this is for a machine
that is very slow."""
PROGRESS: Final = 2.0
"""Seconds between two words on how far an analysis is; a quick one gets none."""
KEPT: Final = 128
WORST: Final = 5
"""Dearest cards told."""
ALTERNATIVES: Final = 3
"""Better cards named for each of them."""


Waiting = Callable[[int], Awaitable[None]]
"""Told how much of an analysis is done, in per cent."""


class Judge:
    """Analyses of deals, one at a time, each remembered."""

    def __init__(
        self, limit: int = LIMIT, effort: Effort = BUDGET, progress: float = PROGRESS
    ) -> None:
        """``limit`` and ``effort``: see ``review.review.review``; ``progress``: seconds."""
        self._limit = limit
        self._effort = effort
        self._progress = progress
        self._known: OrderedDict[tuple[int, int, int], Review] = OrderedDict()
        self._one = asyncio.Lock()

    async def analysis(
        self,
        key: tuple[int, int, int],
        deal: DealState,
        coches: PerTeam[Coches],
        waiting: Waiting | None = None,
    ) -> Review:
        """The analysis of a deal; ``key``: table, match, deal; ``coches``: when it began.

        Who waits for a new one is told from time to time how far it is. Raises ``TimeoutError`` if
        it takes longer than :data:`SECONDS`.
        """
        async with self._one:
            found = self._known.get(key)
            if found is None:
                found = await self._think(deal, coches, waiting)
                self._known[key] = found
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            self._known.move_to_end(key)
            return found

    async def _think(
        self, deal: DealState, coches: PerTeam[Coches], waiting: Waiting | None
    ) -> Review:
        # A process for each: nothing idle stays in memory, and the bot goes on answering.
        pool = Pool()
        asked = pool.submit(review, deal, coches, 0, self._effort, self._limit, report_progress)
        try:
            thinking: asyncio.Future[Review] = asyncio.wrap_future(asked)
            async with asyncio.timeout(SECONDS):
                while not thinking.done():
                    await asyncio.wait({thinking}, timeout=self._progress)
                    if waiting is not None and not thinking.done():
                        done, of = pool.progress
                        await waiting(100 * done // max(1, of))
            return thinking.result()
        finally:
            asked.cancel()  # nobody waits for it any more
            pool.shutdown(wait=False, cancel_futures=True)


def fairly_told(judged: Review, names: dict[Seat, str], language: str) -> list[str]:
    """The sentences on what players did by their own knowledge, the dearest mistake first."""
    lines = [
        say(
            language,
            "analysis-fair",
            trick=verdict.moment.trick,
            who=names[verdict.seat],
            card=card_name(language, verdict.card),
            cost=round(verdict.loss),
            better=card_name(language, verdict.choice),
        )
        for verdict in judged.mistakes(WORST)
    ]
    return lines or [say(language, "analysis-fair-none")]


def facts_of(judged: Review) -> AnalysisFacts:
    """What the picture of an analysis shows."""
    costs: list[CardCost] = []
    values: list[int | None] = []
    for play in judged.plays:
        fair, seen = play.fair, play.open
        cost = round(fair.loss) if fair.mistake else 0
        if seen is None:
            costs.append(CardCost(cost))
            values.append(None)
            continue
        costs.append(CardCost(cost, int(seen.cost), seen.turning))
        values.append(seen.best if seen.seat.team is Team.NS else -seen.best)
    return AnalysisFacts(tuple(costs), (*values, judged.open.final))


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
