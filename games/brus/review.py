"""Analysis of a finished hand of Brus (:mod:`gamekit.api.review`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.review import MOST_MISTAKES, Mistake, Tell, deal_of
from games.brus.cards import TEAM, TEAMS
from games.brus.judging import WORLDS, Judged, Seen, Verdict, judge
from games.brus.rules import RULES, BrusView, Play, Turn
from games.brus.speech import called, label
from games.brus.speech import say as sentences
from games.cardgame.actions import Action, Dealing
from games.cardgame.speech import Speech


class BrusReview:
    """Analysis of cards, dares, turned cards and answers."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Judged:
        """Mistakes of a hand; ``ValueError`` for one that does not exist."""
        state, actions = deal_of(RULES, Dealing, played, deal, stop)
        return judge(state, actions, tell, stop, self._worlds)

    def panels(self, judged: Judged, view: BrusView, at: At) -> tuple[Panel, ...]:
        """Mistakes in order, then their cost for each team."""
        say = Speech.of(sentences, at)
        title = say("analysis-title", hand=judged.hand)
        return (Panel(title, lines=tuple(_lines(judged, say))),)

    def mistakes(
        self, judged: Judged, view: BrusView, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Actions for which a better one existed."""
        say = Speech(sentences, language, names)
        found = []
        for one in judged.mistakes[:MOST_MISTAKES]:
            card = one.made.card if isinstance(one.made, Play | Turn) else None
            found.append(say.mistake(one.step, one.trick, one.seat, _what(one.made, say), card))
        return tuple(found)


def _lines(judged: Judged, say: Speech) -> Iterator[str]:
    if not judged.mistakes:
        yield say("analysis-none", choices=judged.choices)
    dearest = max(judged.mistakes, key=lambda one: one.cost, default=None)
    for verdict in judged.mistakes:
        told = _told(verdict, say)
        worst = verdict is dearest and len(judged.mistakes) > 1
        yield say("analysis-worst", told=told) if worst else told
        yield from say.hint(
            verdict.hint, *(_what(one, say) for one in (verdict.better, verdict.made))
        )
    for team in TEAMS if judged.mistakes else ():
        costs = [one.cost for one in judged.mistakes if TEAM[one.seat] == team]
        people, cost = say.partners(team), _per_cent(sum(costs), say)
        yield say("analysis-team", team=people, mistakes=len(costs), cost=cost)
    if judged.stopped is not None:
        yield say("analysis-stopped", trick=judged.stopped)
    yield say("analysis-note")
    if any(verdict.seen for verdict in judged.mistakes):
        yield say("analysis-note-seen")


def _told(verdict: Verdict, say: Speech) -> str:
    """Text of a mistake, and of its result with open hands."""
    own = say(
        "analysis-mistake",
        trick=str(verdict.trick),
        who=say.who(verdict.seat),
        made=_what(verdict.made, say),
        better=_what(verdict.better, say),
        cost=_per_cent(verdict.cost, say),
    )
    if verdict.seen is None:
        return own
    best = _what(verdict.best, say) if verdict.seen is Seen.OTHER else ""
    return say(f"analysis-seen-{verdict.seen.value}", told=own, best=best)


def _what(action: Action | None, say: Speech) -> str:
    """Short text of an action, with the cards' own names (rules 10.1)."""
    match action:
        case None:
            return say("analysis-no-dare")
        case Play(card=card, dared=False):
            return called(say.language, card)
        case Turn(card=card):
            return say("label-turn", card=called(say.language, card))
        case _:
            return label(action, say.language)


def _per_cent(cost: float, say: Speech) -> str:
    whole, tenth = divmod(round(10 * cost), 10)
    return say("analysis-per-cent", whole=str(whole), tenth=str(tenth))


REVIEW: Final = BrusReview()
