"""Analysis of a finished deal of Briscon (:mod:`gamekit.api.review`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.review import MOST_MISTAKES, Mistake, Tell, deal_of
from games.briscon.judging import WORLDS, Judged, Verdict, What, judge
from games.briscon.rules import RULES, BrisconView
from games.briscon.speech import label
from games.briscon.speech import say as sentences
from games.cardgame.actions import Dealing
from games.cardgame.kinds import finished
from games.cardgame.speech import Speech

WORST: Final = 6
"""Number of worst cards reported."""


class BrisconReview:
    """Analysis of cards, melds, robbing and « aus »."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Judged:
        """Verdicts of a deal; ``ValueError`` for one that does not exist."""
        state, actions = deal_of(RULES, Dealing, played, deal, stop)
        return judge(state, actions, tell, stop, self._worlds)

    def panels(self, judged: Judged, view: BrisconView, at: At) -> tuple[Panel, ...]:
        """Better choices, in the order of tricks."""
        say = Speech.of(sentences, at)
        lines = tuple(line for verdict in _told(judged) for line in _lines(verdict, say))
        lines = lines or (say("analysis-none", cards=judged.cards),)
        title = say("analysis-title", deal=judged.deal)
        return (Panel(title, lines=(*lines, say("analysis-note"))),)

    def mistakes(
        self, judged: Judged, view: BrisconView, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Actions for which a better one existed."""
        done, say = finished(view).past, Speech(sentences, language, names)
        found = []
        for one in _told(judged)[:MOST_MISTAKES]:
            step, made = done.index(one.made) + 1, label(one.made, language)
            found.append(say.mistake(step, one.trick, one.seat, made, one.made.card))
        return tuple(found)


def _told(judged: Judged) -> tuple[Verdict, ...]:
    """Worst cards and all other mistakes, in the order of play."""
    worst = judged.cards_worst(WORST)
    return tuple(one for one in judged.verdicts if one.what is not What.CARD or one in worst)


def _lines(verdict: Verdict, say: Speech) -> tuple[str, ...]:
    better = label(verdict.better, say.language)
    told = say(
        f"analysis-{verdict.what.value}",
        trick=verdict.trick,
        who=say.who(verdict.seat),
        made=label(verdict.made, say.language),
        better=better,
        cost=max(1, round(verdict.cost)),
    )
    return told, *say.hint(verdict.hint, better, label(verdict.made, say.language))


REVIEW: Final = BrisconReview()
