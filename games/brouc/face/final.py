"""Final message of a match: winners, score, duration, best marriage, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from brouc.actions import Declare
from brouc.seats import PerSeat
from brouc.slate import marriage_value, table_value
from brouc.tricks import Marriage
from brouc.view import DealView, View
from gamekit.api.face import At, Seen
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.brouc.face.speech import marks, team_of
from games.brouc.pictures.facts import BestMarriage, FinalFacts, RatingChange
from games.brouc.words import say


def final(view: View, at: At, seen: Seen) -> Panel:
    """Panel of a finished match."""
    language = at.language
    title = ""
    if view.winner is not None:
        title = say(language, "final-title", winners=team_of(at, view.winner))
    marked = marks(view)
    score = say(
        language,
        "final-score-parties" if view.rules.ancient else "final-score",
        ns_name=say(language, "team-NS"),
        ns=str(marked.ns),
        ew_name=say(language, "team-EW"),
        ew=str(marked.ew),
    )
    return Panel(title=title, lines=(score,), scene=Scene("final", view, _facts(seen)))


def best_marriage(ends: Iterable[View]) -> BestMarriage | None:
    """Most valuable marriage declared or won, the earliest of equals.

    ``ends``: view after each deal, in order.
    """
    best: BestMarriage | None = None
    for view in ends:
        for marriage in _marriages(view):
            if best is None or marriage.value > best.value:
                best = marriage
    return best


def _facts(seen: Seen) -> FinalFacts:
    changes = {seat: RatingChange(*pair) for seat, pair in seen.ratings.items()}
    return FinalFacts(
        duration=seen.seconds,
        best=best_marriage(seen.ends),
        ratings=PerSeat.of(lambda seat: changes.get(seat.value)) if changes else None,
    )


def _marriages(view: View) -> Iterator[BestMarriage]:
    deal: DealView | None = view.deal
    if deal is None:
        return
    for spoken in deal.spoken:
        said = spoken.said
        if isinstance(said, Declare):
            value = marriage_value(Marriage(said.suit, said.extended), deal.trump)
            yield BestMarriage(said.seat, said.suit, value)
    for mark in deal.marks:
        value = table_value(mark.marriage, deal.trump, view.rules)
        winner = deal.tricks[mark.trick - 1].winner
        yield BestMarriage(winner, mark.marriage.suit, value)
