"""Analysis of a finished deal of Le Brouc (:mod:`gamekit.api.review`): by each seat's knowledge,
and with open hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Final

from brouc.actions import Deal
from brouc.cards import Suit
from brouc.deal import DealState
from brouc.seats import PerTeam, Team
from brouc.slate import Coches
from brouc.view import View
from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.review import Mistake, Tell, deal_of
from gamekit.api.scenes import Scene
from games.brouc.judging import BUDGET, review
from games.brouc.pictures.analysis import AnalysisFacts, CardCost
from games.brouc.players.open_hands import LIMIT
from games.brouc.players.thinker import Effort
from games.brouc.players.verdicts import Analysis, DehorsVerdict, FairVerdict, PlayVerdict, Review
from games.brouc.rules import BROUC
from games.brouc.speech import marriage_said
from games.brouc.speech import say as sentences
from games.cardgame.speech import Speech
from i18n.cards import suit_name, the_card
from i18n.writing import step as in_writing

WORST: Final = 5
"""Number of worst cards reported."""
ALTERNATIVES: Final = 3
"""Better cards named for each."""


class BroucReview:
    """Analysis of cards, declarations and calls."""

    def __init__(self, effort: Effort = BUDGET, limit: int = LIMIT) -> None:
        """``effort``, ``limit``: see :func:`games.brouc.judging.review`."""
        self._effort = effort
        self._limit = limit

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Review:
        """Both analyses; ``TimeoutError`` if stopped before each seat's own is complete.

        ``ValueError`` for a deal that does not exist.
        """
        state, coches = at_the_end(played, deal, stop)
        return review(state, coches, 0, self._effort, self._limit, tell, stop)

    def panels(self, judged: Review, view: View, at: At) -> tuple[Panel, ...]:
        """Panels by each player's knowledge, with the picture, and with open hands."""
        deal, say = view.deal, Speech.of(sentences, at)
        assert deal is not None, "a deal that is over"
        number = str(deal.number)
        return (
            Panel(
                say("analysis-fair-title", deal=number),
                lines=tuple(_own_view_lines(judged, say)),
                scene=Scene("analysis", view, facts_of(judged)),
            ),
            Panel(
                say("analysis-title", deal=number),
                lines=tuple(_open_hand_lines(judged.open, deal.trump, say)),
            ),
        )

    def mistakes(
        self, judged: Review, view: View, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Mistakes of both panels."""
        told = {(one.moment, one.seat, one.card) for one in dearest(judged)}
        told |= {(one.moment, one.seat, one.card) for one in judged.open.worst(WORST)}
        found, say = [], Speech(sentences, language, names)
        for moment, seat, card in sorted(told, key=lambda one: one[0]):
            step = 4 * (moment.trick - 1) + moment.cards + 1
            found.append(say.mistake(step, moment.trick, seat, say.named(card), card))
        return tuple(found)


def at_the_end(played: Played, deal: int, stop: Stop) -> tuple[DealState, PerTeam[Coches]]:
    """Finished deal, and coches against each team at its beginning."""
    start, actions = deal_of(BROUC, Deal, played, deal, stop)
    end = reduce(BROUC.accept, actions, start)
    return end.deal, start.coches


def facts_of(judged: Review) -> AnalysisFacts:
    """Data of an analysis picture."""
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


def dearest(judged: Review) -> list[FairVerdict]:
    """Worst mistakes by their players' own knowledge, in the order of tricks."""
    return sorted(judged.mistakes(WORST), key=lambda verdict: verdict.moment)


def _own_view_lines(judged: Review, say: Speech) -> Iterator[str]:
    """Lines on play by own knowledge: worst mistakes in the order of tricks."""
    found = dearest(judged)
    for verdict in found:
        yield say(
            "analysis-fair",
            trick=verdict.moment.trick,
            who=say.who(verdict.seat),
            card=the_card(say.language, verdict.card),
            cost=round(verdict.loss),
            better=the_card(say.language, verdict.choice),
        )
        yield from say.hint(verdict.hint, say.named(verdict.choice), say.named(verdict.card))
    if not found:
        yield say("analysis-fair-none")


def _open_hand_lines(analysis: Analysis, trump: Suit, say: Speech) -> Iterator[str]:
    """Lines on the result with open hands."""
    if analysis.par is not None and analysis.final is not None:
        par, final = in_writing(analysis.par), in_writing(analysis.final)
        yield say("analysis-result", par=par, final=final)
    worst = analysis.worst(WORST)
    for verdict in sorted(worst, key=lambda verdict: verdict.moment):
        yield _play(verdict, say)
    if not worst and not analysis.unsolved:
        yield say("analysis-perfect")
    for declared in analysis.declarations:
        yield say(
            "analysis-declaration" if declared.declared == 0 else "analysis-low",
            who=say.who(declared.seat),
            suit=suit_name(say.language, declared.suit),
            possible=int(declared.possible),
            declared=int(declared.declared),
        )
    for mark in analysis.marks:
        marriage = mark.marriage
        yield say(
            "analysis-mark",
            team=say.team(mark.team),
            trick=mark.trick,
            marriage=marriage_said(say.language, marriage.suit, marriage.extended, trump),
            lost=int(mark.lost),
        )
    for said in analysis.dehors:
        yield from _dehors(said, say)
    if analysis.unsolved:
        yield say("analysis-unsolved", count=analysis.unsolved)
    yield say("analysis-note")


def _play(verdict: PlayVerdict, say: Speech) -> str:
    better = (the_card(say.language, card) for card in verdict.best_cards[:ALTERNATIVES])
    return say(
        "analysis-turning" if verdict.turning else "analysis-card",
        trick=verdict.moment.trick,
        who=say.who(verdict.seat),
        card=the_card(say.language, verdict.card),
        cost=int(verdict.cost),
        better=", ".join(better),
    )


def _dehors(verdict: DehorsVerdict, say: Speech) -> Iterator[str]:
    if verdict.fault is not None:
        fault, trick = verdict.fault
        called = verdict.called.trick if verdict.called is not None else 0
        team = say.team(verdict.team)
        yield say(f"analysis-dehors-{fault}", team=team, trick=trick, called=called)


REVIEW: Final = BroucReview()
