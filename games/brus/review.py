"""Analysis of a finished hand of Brus (:mod:`gamekit.api.review`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.review import MOST_LABEL, MOST_MISTAKES, Mistake, deal_of
from games.brus import speech
from games.brus.engine.actions import Action, Answer, Deal, Play, Turn, encode
from games.brus.engine.seats import TEAMS, Team
from games.brus.engine.view import View
from games.brus.pictures.replay import Step, steps
from games.brus.players.judging import WORLDS, Judged, Seen, Verdict, judge
from games.brus.rules import BRUS
from games.brus.speech import say
from i18n.cards import card_label


class BrusReview:
    """Analysis of cards, dares, turned cards and answers."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def judge(
        self, played: Played, deal: int, tell: Callable[[int, int], None], stop: Stop
    ) -> Judged:
        """Mistakes of a hand; ``ValueError`` for one that does not exist."""
        state, actions = deal_of(BRUS, Deal, played, deal, stop)
        return judge(state, actions, tell, stop, self._worlds)

    def panels(self, judged: Judged, view: View, at: At) -> tuple[Panel, ...]:
        """Mistakes in order, then their cost for each team."""
        title = say(at.language, "analysis-title", hand=str(judged.hand))
        return (Panel(title, lines=tuple(_lines(judged, at))),)

    def mistakes(
        self, judged: Judged, view: View, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Actions for which a better one existed."""
        done = steps(view)
        found = []
        for one in judged.mistakes[:MOST_MISTAKES]:
            step = next(n for n, step in enumerate(done, 1) if _is(step, one))
            who = names.get(one.seat.value) or say(language, f"seat-{one.seat}")
            made = _what(one.made, language)
            label = say(language, "analysis-look", trick=one.trick, who=who, made=made)
            card = one.made.card if isinstance(one.made, Play | Turn) else None
            shown = card_label(language, card) if card is not None else ""
            found.append(Mistake(step, label[:MOST_LABEL], shown))
        return tuple(found)


def _is(step: Step, verdict: Verdict) -> bool:
    """Whether the step is the judged one; a missed dare belongs to the turning up of the card."""
    if verdict.made is None:
        return step.trick == verdict.trick and isinstance(step.action, Answer)
    return step.action == verdict.made


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
    """Text of a mistake, and of its result with open hands."""
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
    """Short text of an action, with the cards' own names (rules 10.1)."""
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


REVIEW: Final = BrusReview()
"""Instance in the game."""
