"""The games of a finished match, apart from how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from brouc.seats import PerTeam, Team
from brouc.slate import Coches, SlatePoints
from brouc.view import View
from render.style.words import Words


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """End of a game."""

    slate: PerTeam[SlatePoints]
    """Both totals after its last deal."""
    new: PerTeam[int]
    """Entries in each team's column: coches against it, in 1802 its own parties."""


def played_games(view: View) -> tuple[PlayedGame, ...]:
    """All games of the match, in order; a match may end within one (rules 6.1, 6.6)."""
    return tuple(_games(view))


def _games(view: View) -> Iterator[PlayedGame]:
    before = PerTeam(Coches(0), Coches(0))
    for number, result in enumerate(view.results, 1):
        if result.game_over or number == len(view.results):
            # Number in a team's column: 1802 marks count for oneself (rules 9.4).
            gained = [result.total[team] - before[team] for team in (Team.NS, Team.EW)]
            new = PerTeam(*reversed(gained)) if view.rules.ancient else PerTeam(*gained)
            before = result.total
            yield PlayedGame(result.slate, new)


def margin(view: View) -> int:
    """By how many coches, in 1802 parties, the match was won."""
    return abs(view.coches.ns - view.coches.ew)


def lost(view: View, losers: Sequence[str], say: Words) -> str:
    """Text of the losers and the margin; ``losers``: display names."""
    one, two = losers
    by = margin(view)
    key = "picture-final-lost-one" if by == 1 else "picture-final-lost"
    if view.rules.ancient:
        one_party, parties = "picture-final-lost-parties-one", "picture-final-lost-parties"
        key = one_party if by == 1 else parties
    return say(key, one=one, two=two, by=by)
