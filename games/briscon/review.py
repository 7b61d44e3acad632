"""A finished deal of Briscon judged (:mod:`games.api.review`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from briscon.actions import Action, Deal
from briscon.match import MatchState
from briscon.view import View
from games.api.face import At
from games.api.panel import Panel
from games.api.players import Stop
from games.api.record import Played
from games.briscon.face import speech
from games.briscon.players.play.judging import WORLDS, Judged, Verdict, What, judge
from games.briscon.rules import BRISCON
from games.briscon.words import say

WORST: Final = 6
"""Dearest cards told."""


class BrisconReview:
    """Judges cards, melds, robbing and « aus »."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def judge(
        self, played: Played, deal: int, tell: Callable[[int, int], None], stop: Stop
    ) -> Judged:
        """The verdicts of a deal; ``ValueError`` for one that the match has not."""
        state, actions = deal_of(played, deal, stop)
        return judge(state, actions, tell, stop, self._worlds)

    def panels(self, judged: Judged, view: View, at: At) -> tuple[Panel, ...]:
        """What would have been better, the dearest cards first."""
        title = say(at.language, "analysis-title", deal=judged.deal)
        lines = tuple(_lines(judged, at))
        if not lines:
            lines = (say(at.language, "analysis-none", cards=judged.cards),)
        return (Panel(title, lines=(*lines, say(at.language, "analysis-note"))),)


def _lines(judged: Judged, at: At) -> Iterator[str]:
    for verdict in judged.cards_worst(WORST):
        yield _line(verdict, at)
    for verdict in judged.verdicts:
        if verdict.what is not What.CARD:
            yield _line(verdict, at)


def _line(verdict: Verdict, at: At) -> str:
    return say(
        at.language,
        f"analysis-{verdict.what.value}",
        trick=verdict.trick,
        who=speech.name_of(at, verdict.seat),
        made=speech.label(BRISCON.encode(verdict.made), at.language),
        better=speech.label(BRISCON.encode(verdict.better), at.language),
        cost=max(1, round(verdict.cost)),
    )


def deal_of(played: Played, deal: int, stop: Stop) -> tuple[MatchState, list[Action]]:
    """The state right after a dealing, and all that was done in that deal."""
    state: MatchState = BRISCON.start(played.preset, played.options, played.version)
    start: MatchState | None = None
    actions: list[Action] = []
    begun = 0
    for text in played.actions:
        if stop():
            raise TimeoutError
        action = BRISCON.decode(text)
        if isinstance(action, Deal):
            begun += 1
            if begun > deal:
                break
        elif begun == deal:
            actions.append(action)
        state = BRISCON.accept(state, action)
        if begun == deal and start is None:
            start = state
    if start is None:
        raise ValueError(f"the match has no deal {deal}")
    return start, actions


REVIEW: Final = BrisconReview()
