"""Statistics a second time, as plainly as possible: nested loops over raw journals, for comparison.

Based on the engine's states and on the JSON of the journals, not on the code under test.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from brouc import match as engine
from brouc.actions import Action, Announcement, Declare, Mark
from brouc.cards import CardPoints
from brouc.result import Ending
from brouc.ruleset import Marking
from brouc.seats import Seat, Team
from brouc.slate import net, reaches_out
from db import BoardQuery, CountMetric, Entry, HouseMetric, month, season
from games.brouc.rules import BROUC


@dataclass
class Match:
    """A finished match."""

    table: int
    ended_at: int
    pool: str
    guild: int | None
    winner: Team
    people: list[tuple[int | None, Seat, bool]] = field(default_factory=list)
    """Everybody who had a seat, the seat, and whether they left it."""
    sums: dict[int, dict[str, int]] = field(default_factory=dict)
    """Person → count → amount."""

    @property
    def contested(self) -> bool:
        return {seat.team for who, seat, _ in self.people if who is not None} == set(Team)


def matches_of(table: int, journal: tuple[Entry, ...]) -> list[Match]:
    """The finished matches of a raw journal."""
    found: list[Match] = []
    seats: dict[str, int | None] = {}
    options: dict[str, Any] = {}
    guild: int | None = None
    state, backup = None, None
    left: set[str] = set()
    past: list[tuple[int | None, Seat, bool]] = []
    # Counts since the last card, dropped if the card is taken back.
    log: list[tuple[int | None, str, int]] = []
    last = 0
    for entry in journal:
        data = json.loads(entry.payload)
        match entry.kind:
            case "opened":
                options, guild = data["options"], data["guild"]
            case "seat-taken":
                seats[data["seat"]] = data["person"]
            case "seat-filled":
                seats[data["seat"]] = None
            case "rematch":
                seats = {seat: one["person"] for seat, one in data["seats"]}
            case "started":
                state = BROUC.start(options["preset"], dict(options["rules"]))
                left, past, log = set(), [], []
            case "left":
                left.add(data["seat"])
            case "back":
                left.discard(data["seat"])
            case "substituted":
                past.append((seats[data["seat"]], Seat(data["seat"]), True))
                seats[data["seat"]] = data["person"]
                left.discard(data["seat"])
            case "taken-back":
                state = backup
                del log[last:]
            case "acted":
                assert state is not None
                action = BROUC.decode(data["action"])
                before, backup = state, state
                state = engine.apply(state, action)
                last = len(log)
                for seat, name, amount in _counted(before, action, state):
                    log.append((seats[seat.value], name, amount))
                if state.winner is not None:
                    now = [(who, Seat(seat), seat in left) for seat, who in seats.items()]
                    match = Match(
                        table, entry.at, options["preset"], guild, state.winner, past + now
                    )
                    sums: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
                    for who, seat, gone in match.people:
                        if who is not None:
                            sums[who]["matches"] += 1
                            sums[who]["matches_won"] += seat.team is match.winner and not gone
                            sums[who]["matches_left"] += gone
                    for who_then, name, amount in log:
                        if who_then is not None:
                            sums[who_then][name] += amount
                    match.sums = {who: dict(counts) for who, counts in sums.items()}
                    found.append(match)
            case _:
                pass
    return found


def _counted(
    before: engine.MatchState, action: Action, state: engine.MatchState
) -> list[tuple[Seat, str, int]]:
    assert state.deal is not None
    found: list[tuple[Seat, str, int]] = []
    if before.deal is not None and len(state.deal.tricks) > len(before.deal.tricks):
        won, marked = state.deal.tricks[-1], state.rules.marking is Marking.AUTOMATIC
        found.append((won.winner, "tricks", 1))
        for name in ("marriages", "table_marriages"):
            found += [(won.winner, name, 1) for _ in won.marriages if marked]
    if isinstance(action, Mark):
        found += [(action.seat, "marriages", 1), (action.seat, "table_marriages", 1)]
    if isinstance(action, Declare):
        found.append((action.seat, "marriages", 1))
    if len(state.results) == len(before.results):
        return found
    result = state.results[-1]
    found += [(seat, "deals", 1) for seat in Seat]
    for seat in Seat:
        mine = seat.team
        if result.game_over:
            found.append((seat, "games", 1))
            found += [(seat, "games_won", 1)] * (result.by is mine)
        if result.against is mine:
            found.append((seat, "coches_taken", result.coches))
        elif result.against is not None:
            found.append((seat, "coches_given", result.coches))
        if result.ending in (Ending.COUNTED, Ending.DEHORS, Ending.WRONG_DEHORS):
            points = net(result.points[mine], result.points[mine.other])
            found += [(seat, "points", points), (seat, "points_deals", 1)]
        if result.ending is Ending.CAPE and result.by is mine:
            found.append((seat, "capes", 1))
        if result.ending is Ending.DEMAND_MADE and result.by is mine:
            assert state.deal is not None
            assert state.deal.announced is not None
            four = state.deal.announced.announcement is Announcement.PAS_DEDOUBLE
            found.append((seat, "capes_undoubled" if four else "capes_demanded", 1))
        if result.caller is seat:
            names = {
                Ending.DEHORS: "dehors_right",
                Ending.WRONG_DEHORS: "dehors_wrong",
                Ending.DEMAND_FAILED: "capes_failed",
            }
            if result.ending in names:
                found.append((seat, names[result.ending], 1))
            slate, points = result.slate[mine], net(result.points[mine], result.points[mine.other])
            right = result.ending is Ending.DEHORS
            if right and not reaches_out(slate, CardPoints(points - 1), state.rules):
                found.append((seat, "dehors_exact", 1))
        if state.winner is mine:
            columns = [(one.total[mine], one.total[mine.other]) for one in state.results]
            found += [(seat, "matches_turned", 1)] * ((4, 0) in columns)
    return found


Line = tuple[int | None, tuple[int, ...], int]
"""Rank, users, value."""

TOGETHER = {"matches": min, "matches_won": min, "matches_left": max}


def board(
    matches: list[Match],
    query: BoardQuery,
    *,
    listed: set[int],
    absent: set[tuple[int, int]],
    cautious: dict[tuple[str, int], int],
) -> list[Line]:
    """A whole leaderboard."""
    sums: dict[tuple[int, ...], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for match in matches:
        if match.pool != query.pool or match.contested is not query.contested:
            continue
        if query.guild is not None and match.guild != query.guild:
            continue
        if query.period not in ("ever", season(match.ended_at), month(match.ended_at)):
            continue
        if query.pairs:
            for team in Team:
                here = [who for who, seat, _ in match.people if seat.team is team]
                people = sorted(who for who in here if who is not None)
                if len(here) == len(people) == 2:
                    for name, amount in _together(match, people[0], people[1]).items():
                        sums[people[0], people[1]][name] += amount
        else:
            for who, counts in match.sums.items():
                for name, amount in counts.items():
                    sums[(who,)][name] += amount
    lines = []
    for users, counts in sums.items():
        if counts["matches"] < query.minimum:
            continue
        if query.guild is None and not listed.issuperset(users):
            continue
        if query.guild is not None and any((query.guild, user) in absent for user in users):
            continue
        metric = query.metric
        if metric is HouseMetric.RATING:
            if (query.pool, users[0]) not in cautious:
                continue
            value = cautious[query.pool, users[0]]
        elif isinstance(metric, CountMetric) and metric.per is not None:
            divisor = counts[metric.per]
            value = int(counts[metric.of] * 1000 / divisor) if divisor else 0
        elif isinstance(metric, CountMetric):
            value = counts[metric.of]
        else:
            value = counts[metric.value.replace("-", "_")]
        lines.append((users, value))
    lines.sort(key=lambda line: (-line[1], line[0]))
    values = [value for _, value in lines]
    return [(1 + values.index(value), users, value) for users, value in lines]


def _together(match: Match, one: int, other: int) -> dict[str, int]:
    shared = {"deals", "games", "games_won", "coches_given", "coches_taken"}
    shared |= {"points", "points_deals", "capes", "capes_demanded", "capes_undoubled"}
    first, second = match.sums[one], match.sums[other]
    total = {}
    for name in first.keys() | second.keys():
        a, b = first.get(name, 0), second.get(name, 0)
        if name in TOGETHER:
            total[name] = TOGETHER[name](a, b)
        else:
            total[name] = a if name in shared else a + b
    return total
