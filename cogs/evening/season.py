"""The season of a weekly evening in words: the best results of its evenings are added up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.evening.words import ranked
from cogs.i18n.sentences import person_name, say
from games.tournament.season import Finish, SeasonRules, champions, season
from i18n import grouped
from tables.journal.state import Status
from tables.tournaments.hall import Hall
from tables.tournaments.state import TournamentState

RULES: Final = SeasonRules()
LINES: Final = 10


def series(
    states: Sequence[TournamentState], chosen: TournamentState
) -> tuple[TournamentState, ...]:
    """The finished evenings of the season to which one belongs, oldest first: those of its week
    after week, or of its season's name.
    """
    by_number = {one.id: one for one in states}

    def root(state: TournamentState) -> int:
        while (before := by_number.get(state.opened.previous or 0)) is not None:
            state = before
        return state.id

    name = chosen.opened.season
    found = [
        one
        for one in states
        if one.status is Status.OVER
        and (one.opened.season == name if name else root(one) == root(chosen))
    ]
    found.sort(key=lambda one: one.starts)
    began = (len(found) - 1) // RULES.of * RULES.of if found else 0
    return tuple(found[began:])


def season_lines(halls: Sequence[Hall], language: str) -> Iterator[str]:
    """The ranking of several evenings; empty for a single one."""
    if len(halls) < 2:
        return
    finishes = [
        {
            person: Finish(place, int(total))
            for place, persons, total in ranked(one)
            for person in persons
        }
        for one in halls
    ]
    lines = season(finishes, RULES)
    yield say(language, "evening-season", best=str(RULES.best), most=RULES.of)
    for line in lines[:LINES]:
        yield say(
            language,
            "evening-season-line",
            place=line.place,
            who=person_name(language, line.person),
            total=grouped(language, line.points),
            evenings=line.evenings,
        )
    best = ", ".join(person_name(language, person) for person in champions(lines))
    yield say(language, "evening-season-champion", who=best)
