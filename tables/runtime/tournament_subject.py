"""Tournaments as a kind of journal."""

from __future__ import annotations

import db
from tables.decisions.outcomes import Reason
from tables.journal.state import RulesByGame
from tables.runtime.subject import Subject
from tables.tournaments import decide, fold
from tables.tournaments.entries import FORMAT, TournamentEntry
from tables.tournaments.state import TournamentState


def tournament_subject(games: RulesByGame) -> Subject[TournamentState, TournamentEntry]:
    """Tournaments of these games."""
    return Subject(
        name="tournament",
        missing=Reason.NO_TOURNAMENT,
        games=games,
        format=FORMAT,
        opening="announced",
        first=lambda number, stored: fold.first(number, games, stored),
        after=fold.after,
        consequences=lambda state: (),
        resumed=decide.resumed,
        head=head_of,
        results=lambda before, state: None,
    )


def head_of(state: TournamentState) -> db.Head:
    """The tournament's own row: its people with their numbers instead of seats."""
    opened = state.opened
    return db.Head(
        status=state.status.value,
        guild_id=opened.guild,
        channel_id=opened.channel,
        place_id=None,
        owner_id=opened.owner,
        people=tuple(
            (one.person, str(one.number)) for one in state.members if one.attendance.listed
        ),
        updated_at=state.at,
    )
