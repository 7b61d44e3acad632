"""A finished hand of Brus judged (:mod:`games.api.review`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from brus.actions import Action, Deal, Play, Turn
from brus.journal import encode
from brus.seats import TEAMS, Team
from brus.state import MatchState
from brus.view import View
from games.api.face import At
from games.api.panel import Panel
from games.api.players import Stop
from games.api.record import Played
from games.brus.face import speech
from games.brus.players.play.judging import WORLDS, Judged, Seen, Verdict, judge
from games.brus.rules import BRUS
from games.brus.words import say


class BrusReview:
    """Judges cards, dares, turned cards and the answers to them."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def judge(
        self, played: Played, deal: int, tell: Callable[[int, int], None], stop: Stop
    ) -> Judged:
        """The mistakes of a hand; ``ValueError`` for one that the match has not."""
        state, actions = hand_of(played, deal, stop)
        return judge(state, actions, tell, stop, self._worlds)

    def panels(self, judged: Judged, view: View, at: At) -> tuple[Panel, ...]:
        """The mistakes in their order, then what they cost each team."""
        title = say(at.language, "analysis-title", hand=str(judged.hand))
        return (Panel(title, lines=tuple(_lines(judged, at))),)


def _lines(judged: Judged, at: At) -> Iterator[str]:
    language = at.language
    if not judged.mistakes:
        yield say(language, "analysis-none", choices=str(judged.choices))
    for verdict in judged.mistakes:
        told = _told(verdict, at)
        yield say(language, "analysis-worst", told=told) if verdict is judged.worst else told
    if judged.mistakes:
        yield from (_sum(judged, team, at) for team in TEAMS)
    if judged.stopped is not None:
        yield say(language, "analysis-stopped", trick=str(judged.stopped))
    yield say(language, "analysis-note")
    if any(verdict.seen for verdict in judged.mistakes):
        yield say(language, "analysis-note-seen")


def _told(verdict: Verdict, at: At) -> str:
    """A mistake, and what all cards say of it."""
    language = at.language
    own = say(
        language,
        "analysis-mistake",
        trick=str(verdict.trick),
        who=speech.name_of(at, verdict.seat),
        made=_what(verdict.made, language),
        better=_what(verdict.better, language),
        cost=_per_cent(verdict.cost, language),
    )
    if verdict.seen is None:
        return own
    key = f"analysis-seen-{verdict.seen.value}"
    best = _what(verdict.best, language) if verdict.seen is Seen.OTHER else ""
    return say(language, key, told=own, best=best)


def _sum(judged: Judged, team: Team, at: At) -> str:
    made = judged.of(team)
    return say(
        at.language,
        "analysis-team",
        team=speech.team_of(at, team),
        mistakes=len(made),
        cost=_per_cent(sum(one.cost for one in made), at.language),
    )


def _what(action: Action | None, language: str) -> str:
    """What was done, in a few words; cards by their own names (rules 10.1)."""
    match action:
        case None:
            return say(language, "analysis-no-dare")
        case Play(card=card, dared=False):
            return speech.called(language, card)
        case Turn(card=card):
            return say(language, "label-turn", card=speech.called(language, card))
        case _:
            return speech.label(encode(action), language)


def _per_cent(cost: float, language: str) -> str:
    whole, tenth = divmod(round(10 * cost), 10)
    return say(language, "analysis-per-cent", whole=str(whole), tenth=str(tenth))


def hand_of(played: Played, deal: int, stop: Stop) -> tuple[MatchState, list[Action]]:
    """The state right after a dealing, and all that was done in that hand."""
    state: MatchState = BRUS.start(played.preset, played.options, played.version)
    start: MatchState | None = None
    actions: list[Action] = []
    begun = 0
    for text in played.actions:
        if stop():
            raise TimeoutError
        action = BRUS.decode(text)
        if isinstance(action, Deal):
            begun += 1
            if begun > deal:
                break
        elif begun == deal:
            actions.append(action)
        state = BRUS.accept(state, action)
        if begun == deal and start is None:
            start = state
    if start is None:
        raise ValueError(f"the match has no hand {deal}")
    return start, actions


REVIEW: Final = BrusReview()
"""What :mod:`games.brus` offers."""
