""" "Why this table?": whom one had met before a draw, and why one sits out."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.i18n.sentences import say
from games.tournament.standings import History, pair
from tables.tournaments.hall import Hall


def why_lines(hall: Hall, number: int, person: int, language: str) -> Iterator[str]:
    """The reasons of a round's draw for one person."""
    state, member = hall.state, hall.state.member(person)
    if member is None or not 0 < number <= len(state.rounds):
        yield say(language, "evening-own-not")
        yield say(language, "evening-why-rule")
        return
    drawn, own = state.rounds[number - 1], member.number
    before = History.of(hall.rounds[: number - 1])
    table = drawn.table_of(own)
    if own in drawn.draw.byes:
        yield say(language, "evening-why-bye", byes=before.byes[own])
    elif table is None:
        yield say(language, "evening-own-away")
    else:
        facts = {"table": table.number, "round": number}
        yield say(language, "evening-why-title", **facts)
        side = next(side for side in table.sides if own in side)
        partners = [one for one in side if one not in (own, 0)]
        others = [one for other in table.sides if other is not side for one in other if one]
        for partner in partners:
            met = before.partners[pair((own, partner))]
            yield say(language, "evening-why-partners", partners=met)
        met = sum(before.opponents[pair((own, other))] for other in others)
        yield say(language, "evening-why-opponents", opponents=met)
    yield say(language, "evening-why-rule")
