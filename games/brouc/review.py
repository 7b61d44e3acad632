"""Analysis of a finished deal of Le Brouc (:mod:`gamekit.api.review`): by each seat's knowledge,
and with open hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from brouc.actions import Deal
from brouc.deal import DealState
from brouc.match import MatchState
from brouc.seats import PerTeam, Team
from brouc.slate import Coches
from brouc.view import View
from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.review import MOST_LABEL, Mistake
from gamekit.api.scenes import Scene
from games.brouc.face.judged import WORST, dearest, open_hand_lines, own_view_lines
from games.brouc.pictures.facts import AnalysisFacts, CardCost
from games.brouc.players.both import review
from games.brouc.players.open_hands import LIMIT
from games.brouc.players.own_view import BUDGET
from games.brouc.players.replay import NO_COCHES
from games.brouc.players.thinker import Effort
from games.brouc.players.verdicts import Review
from games.brouc.rules import BROUC
from games.brouc.words import say
from i18n.cards import card_label, card_name


class BroucReview:
    """Analysis of cards, declarations and calls."""

    def __init__(self, effort: Effort = BUDGET, limit: int = LIMIT) -> None:
        """``effort``, ``limit``: see :func:`games.brouc.players.both.review`."""
        self._effort = effort
        self._limit = limit

    def judge(
        self, played: Played, deal: int, tell: Callable[[int, int], None], stop: Stop
    ) -> Review:
        """Both analyses; ``TimeoutError`` if stopped before each seat's own is complete.

        ``ValueError`` for a deal that does not exist.
        """
        state, coches = at_the_end(played, deal, stop)
        return review(state, coches, 0, self._effort, self._limit, tell, stop)

    def panels(self, judged: Review, view: View, at: At) -> tuple[Panel, ...]:
        """Panels by each player's knowledge, with the picture, and with open hands."""
        assert view.deal is not None, "a deal that is over"
        number = str(view.deal.number)
        return (
            Panel(
                say(at.language, "analysis-fair-title", deal=number),
                lines=own_view_lines(judged, at),
                scene=Scene("analysis", view, facts_of(judged)),
            ),
            Panel(
                say(at.language, "analysis-title", deal=number),
                lines=open_hand_lines(judged.open, view.deal.trump, at),
            ),
        )

    def mistakes(
        self, judged: Review, view: View, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Mistakes of both panels."""
        told = {(one.moment, one.seat, one.card) for one in dearest(judged)}
        told |= {(one.moment, one.seat, one.card) for one in judged.open.worst(WORST)}
        found = []
        for moment, seat, card in sorted(told, key=lambda one: one[0]):
            who = names.get(seat.value) or say(language, f"seat-{seat}")
            made = card_name(language, card)
            label = say(language, "analysis-look", trick=moment.trick, who=who, made=made)
            step = 4 * (moment.trick - 1) + moment.cards + 1
            found.append(Mistake(step, label[:MOST_LABEL], card_label(language, card)))
        return tuple(found)


def at_the_end(played: Played, deal: int, stop: Stop) -> tuple[DealState, PerTeam[Coches]]:
    """Finished deal, and coches against each team at its beginning."""
    state: MatchState = BROUC.start(played.preset, played.options, played.version)
    begun = 0
    for text in played.actions:
        if stop():
            raise TimeoutError
        action = BROUC.decode(text)
        if isinstance(action, Deal):
            if begun == deal:
                break
            begun += 1
        state = BROUC.accept(state, action)
    if state.deal is None or begun != deal:
        raise ValueError(f"the match has no deal {deal}")
    return state.deal, state.results[deal - 2].total if deal > 1 else NO_COCHES


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


REVIEW: Final = BroucReview()
