"""Final message of a match: winner, score, duration, ratings."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.api.face import At, Seen
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import View
from games.briscon.face.speech import ending_line, name_of
from games.briscon.pictures.facts import FinalFacts
from games.briscon.words import say


def final(view: View, at: At, seen: Seen) -> Panel:
    """Panel of a finished match."""
    title = ""
    if view.winner is not None:
        title = say(at.language, "final-title", winner=name_of(at, view.winner))
    facts = FinalFacts(seen.seconds, dict(seen.ratings))
    return Panel(title=title, lines=tuple(_lines(view, at)), scene=Scene("final", view, facts))


def _lines(view: View, at: At) -> Iterator[str]:
    if view.results:
        yield ending_line(view.results[-1], at)
    if view.rules.games > 1:
        yield say(
            at.language,
            "final-games",
            n_name=name_of(at, Seat.NORTH),
            n=str(view.games[Seat.NORTH]),
            s_name=name_of(at, Seat.SOUTH),
            s=str(view.games[Seat.SOUTH]),
        )
