"""Texts of a deal's analysis, by own knowledge and with open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc.cards import Suit
from gamekit.api.face import At
from games.brouc.face.speech import marriage_said, name_of
from games.brouc.players.verdicts import (
    Analysis,
    DehorsVerdict,
    FairVerdict,
    PlayVerdict,
    Review,
)
from games.brouc.words import say
from i18n.cards import suit_name, the_card
from i18n.writing import step

WORST: Final = 5
"""Number of worst cards reported."""
ALTERNATIVES: Final = 3
"""Better cards named for each."""


def dearest(judged: Review) -> list[FairVerdict]:
    """Worst mistakes by their players' own knowledge, in the order of tricks."""
    return sorted(judged.mistakes(WORST), key=lambda verdict: verdict.moment)


def own_view_lines(judged: Review, at: At) -> tuple[str, ...]:
    """Lines on play by own knowledge: worst mistakes in the order of tricks."""
    language = at.language
    lines = tuple(
        say(
            language,
            "analysis-fair",
            trick=verdict.moment.trick,
            who=name_of(at, verdict.seat),
            card=the_card(language, verdict.card),
            cost=round(verdict.loss),
            better=the_card(language, verdict.choice),
        )
        for verdict in dearest(judged)
    )
    return lines or (say(language, "analysis-fair-none"),)


def open_hand_lines(analysis: Analysis, trump: Suit, at: At) -> tuple[str, ...]:
    """Lines on the result with open hands."""
    return tuple(_open_hand_lines(analysis, trump, at))


def _open_hand_lines(analysis: Analysis, trump: Suit, at: At) -> Iterator[str]:
    language = at.language
    if analysis.par is not None and analysis.final is not None:
        par, final = step(analysis.par), step(analysis.final)
        yield say(language, "analysis-result", par=par, final=final)
    worst = analysis.worst(WORST)
    for verdict in sorted(worst, key=lambda verdict: verdict.moment):
        yield _play(verdict, at)
    if not worst and not analysis.unsolved:
        yield say(language, "analysis-perfect")
    for declared in analysis.declarations:
        yield say(
            language,
            "analysis-declaration" if declared.declared == 0 else "analysis-low",
            who=name_of(at, declared.seat),
            suit=suit_name(language, declared.suit),
            possible=int(declared.possible),
            declared=int(declared.declared),
        )
    for mark in analysis.marks:
        yield say(
            language,
            "analysis-mark",
            team=say(language, f"team-{mark.team.value}"),
            trick=mark.trick,
            marriage=marriage_said(language, mark.marriage.suit, mark.marriage.extended, trump),
            lost=int(mark.lost),
        )
    for said in analysis.dehors:
        line = _dehors(said, language)
        if line is not None:
            yield line
    if analysis.unsolved:
        yield say(language, "analysis-unsolved", count=analysis.unsolved)
    yield say(language, "analysis-note")


def _play(verdict: PlayVerdict, at: At) -> str:
    language = at.language
    better = ", ".join(the_card(language, card) for card in verdict.best_cards[:ALTERNATIVES])
    return say(
        language,
        "analysis-turning" if verdict.turning else "analysis-card",
        trick=verdict.moment.trick,
        who=name_of(at, verdict.seat),
        card=the_card(language, verdict.card),
        cost=int(verdict.cost),
        better=better,
    )


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
