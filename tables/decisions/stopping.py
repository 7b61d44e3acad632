"""Outcome of a vote to stop a match: consent of both teams, or resignation of one."""

from __future__ import annotations

from tables.journal.entries import Abandoned, Resigned
from tables.journal.state import Presence, TableState


def stopped(state: TableState) -> Abandoned | Resigned:
    """Return the outcome of a vote to stop that nobody refused.

    A team whose members have all left has given up. Otherwise a yes from each team stops the match,
    and a team that votes yes alone gives up.
    """
    given_up = [team for team in state.game.partners if _gone(state, team)]
    if len(given_up) == 1:
        return Resigned(given_up[0])
    seats = resigning(state)
    return Resigned(seats) if seats else Abandoned()


def resigning(state: TableState) -> tuple[str, ...]:
    """The seats of the team that would give up if the vote ended now; empty for none."""
    asked = state.abandoning
    if asked is None:
        return ()
    voting = [team for team in state.game.partners if _persons(state, team) & asked.agreed]
    others = [team for team in state.game.partners if team not in voting]
    waited_for = any(_persons(state, team) and not _gone(state, team) for team in others)
    return voting[0] if len(voting) == 1 and waited_for else ()


def giving_up(state: TableState) -> tuple[str, ...]:
    """The seats of the team that loses a rated match if nobody plays any more; empty for none.

    Without a clock nobody replaces an absent player, and waiting must not avert a defeat.
    """
    if not state.rated or state.turn is None:
        return ()
    return next(team for team in state.game.partners if state.turn in team)


def _persons(state: TableState, team: tuple[str, ...]) -> set[int]:
    return {person for name in team if (person := state.seats[name].person) is not None}


def _gone(state: TableState, team: tuple[str, ...]) -> bool:
    """Whether the team had persons and all of them have left."""
    persons = [state.seats[name] for name in team if state.seats[name].person is not None]
    return bool(persons) and all(seat.presence is Presence.LEFT for seat in persons)
