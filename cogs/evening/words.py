"""An evening in words: its plan, its people, its sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cogs.i18n.sentences import person_name, say
from cogs.messages.plain import date_and_time, escaped, relative
from gamekit.api.game import Game
from games.tournament.plan import Plan
from i18n import grouped
from i18n.writing import decimal
from tables.tournaments.decide import LONGEST_NAME
from tables.tournaments.hall import Hall
from tables.tournaments.state import Attendance, Member, TournamentState

ROOM: Final = "evening"
MOST_NAMES: Final = 30
"""People or pairs named in the longest line of a message: more would not fit into it."""
FEW_NAMES: Final = 10
"""People named in each of the other lines."""


def name_of(state: TournamentState) -> str:
    """Its name, harmless in texts."""
    return escaped(state.name, LONGEST_NAME)


def when_line(language: str, at: int) -> str:
    """The start with its day in the reader's time, and how long until then."""
    return say(language, "evening-when", when=date_and_time(at), relative=relative(at))


def plan_line(game: Game, plan: Plan, language: str) -> str:
    """Form, game and length."""
    return say(
        language,
        "evening-plan",
        kind=plan.kind.value,
        game=game.face.say(language, "game-name"),
        rounds=plan.rounds,
        deals=plan.deals or 0,
    )


def people(persons: Iterable[int], language: str, most: int = MOST_NAMES) -> str:
    """Mentions of people in a row, at most ``most``."""
    return shortened([person_name(language, person) for person in persons], language, most)


def shortened(names: Sequence[str], language: str, most: int = MOST_NAMES) -> str:
    """Names in a row, at most ``most``."""
    row = ", ".join(names[:most])
    left = len(names) - most
    return say(language, "evening-and-more", people=row, count=left) if left > 0 else row


def sides(state: TournamentState, seats: Sequence[Sequence[int]], language: str) -> list[str]:
    """The sides of a table by their numbers in the draw: partners, or a single person."""
    found = []
    for side in seats:
        names = [
            person_name(language, state.person(one)) if one else say(language, "evening-computer")
            for one in side
        ]
        found.append(pair_text(names, language))
    return found


def pair_text(names: Sequence[str], language: str) -> str:
    """One name, or two that belong together."""
    if len(names) == 1:
        return names[0]
    return say(language, "evening-pair", one=names[0], two=names[1])


def total_text(language: str, total: float) -> str:
    """Points, or won matches with halves."""
    whole = int(total)
    return grouped(language, whole) if total == whole else decimal(language, total, 1)


def coming_lines(state: TournamentState, language: str) -> Iterator[str]:
    """Everybody on the list: who comes, in pairs where they stay together, and who waits."""
    late = [one for one in state.coming if one.attendance is Attendance.LATE]
    there = [one for one in state.coming if one not in late]
    yield say(language, "evening-coming", count=len(state.coming))
    if there:
        yield shortened(list(_named(state, there, language)), language)
    if looking := [one.person for one in state.looking if one.asked is None]:
        yield say(language, "evening-looking", people=people(looking, language, FEW_NAMES))
    if late:
        line = people((one.person for one in late), language, FEW_NAMES)
        yield say(language, "evening-late", people=line)
    if state.waiting:
        line = people((one.person for one in state.waiting), language, FEW_NAMES)
        yield say(language, "evening-waiting", people=line)
    known = {one.person for one in state.members} | state.declined
    if asked := [person for person in state.opened.asked if person not in known]:
        yield say(language, "evening-were-there", people=people(asked, language, FEW_NAMES))


def _named(state: TournamentState, there: Sequence[Member], language: str) -> Iterator[str]:
    """People, and pairs once each; a person whose partner has not answered with a question mark."""
    for one in there:
        name = person_name(language, one.person)
        if one.partner is not None:
            if one.partner > one.number:
                partner = person_name(language, state.person(one.partner))
                yield say(language, "evening-pair", one=name, two=partner)
        elif one.asked is not None:
            yield say(language, "evening-pair-open", one=name)
        elif one not in state.looking:
            yield name


def left(hall: Hall) -> int:
    """Number of tables that still play."""
    return sum(not one.done for one in hall.tables)


def minutes_left(hall: Hall, now: int) -> int:
    """Minutes until the last table of the round is done, by the pace of its deals so far; 0 while
    nothing is known.
    """
    newest, deals = hall.state.round, hall.state.plan.deals
    if newest is None or deals is None:
        return 0
    found = 0.0
    for one in hall.tables:
        if not one.done and one.deal:
            found = max(found, (now - newest.at) / one.deal * (deals - one.deal))
    return round(found / 60_000)


def left_line(hall: Hall, language: str, now: int) -> str:
    """Number of tables that still play, and the likely time left."""
    if not left(hall):
        return say(language, "evening-hall-none")
    facts = {"left": left(hall), "tables": len(hall.tables), "minutes": minutes_left(hall, now)}
    return say(language, "evening-hall-left", **facts)


def ranked(hall: Hall) -> list[tuple[int, tuple[int, ...], float]]:
    """Place, persons and total: single people, or pairs that stay together; best first."""
    found: list[tuple[int, tuple[int, ...], float]] = []
    seen: set[int] = set()
    for line in hall.standings:
        if line.person in seen:
            continue
        partner = hall.state.members[line.person - 1].partner
        both = (line.person,) if partner is None else (line.person, partner)
        seen.update(both)
        found.append((line.place, tuple(map(hall.state.person, both)), line.total))
    return found


def ranked_lines(hall: Hall, language: str, most: int = MOST_NAMES) -> Iterator[str]:
    """The ranking, best first."""
    for place, persons, total in ranked(hall)[:most]:
        who = pair_text([person_name(language, person) for person in persons], language)
        yield say(
            language, "evening-podium", place=place, who=who, total=total_text(language, total)
        )
