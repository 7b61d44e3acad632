"""The plan of a seed: people, tables and events.

A plan is a list of independent events: each draws its chance from a number of its own. So a failing
run can be repeated with some of its events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tables.journal.options import Clock
from tests.simulation.fast_forward import GOALS

LOCALES: Final = ("fr", "de", "it", "en-US")

DOINGS: Final = (
    {"touch": 8, "stale": 6, "twice": 4, "others": 3}
    | {"command": 5, "types": 4, "leave": 2, "vote": 3, "rush": 4, "forges": 4, "leap": 5}
    | {"closes": 1, "opens": 1, "chatter": 1, "daily": 0}
)
"""Single actions of a person, with weights. ``touch``: any visible button or menu; ``stale``: an
earlier one; ``twice``: the same click again at once; ``others``: a button of somebody else's board
or card; ``rush``: everybody presses at once a button that moves their table; ``forges``: somebody
else's button as one's own; ``leap``: a table is fast-forwarded (``fast_forward.py``); ``types``: a
card as a command; ``closes`` and ``opens`` direct messages; ``daily``: the
line by which somebody shared their deal of the day (:data:`DAILIES`).
"""

FAULTS: Final = (
    {"5xx": 4, "done-5xx": 3, "bucket": 2, "global": 2, "cloudflare": 2, "barred": 2}
    | {"10062": 2, "40060": 2, "50007": 2, "50013": 2, "10008": 2, "30046": 2}
    | {"dropped": 3, "done-dropped": 3, "slow-net": 2, "cut": 3, "forget": 2, "deaf": 2}
    | {"missed": 2, "repeated": 3, "deleted": 2}
    | {"busy": 3, "full": 2, "read-only": 3, "slow-disk": 2}
    | {"kill": 6, "kill-write": 5, "stop": 2, "kill-again": 3, "standby": 3, "clock": 3}
)
"""Faults, lasting or momentary, with weights. ``barred``: as ``cloudflare``, but for every request;
``read-only``: the store can be read and refuses writes; ``standby``: another process stands by and
takes over.
"""

VOTES: Final = 25
"""Interval of seeds with a vote that ends by silence, with an outage in it."""
TOKENS: Final = 50
"""Interval of seeds with silent tables until all interaction tokens have expired."""
FORGERS: Final = 25
"""Interval of seeds with many forged presses."""
DAILIES: Final = 4
"""Interval of seeds with a deal of the day, while the disk is slow."""
PLAYED_OUT: Final = 150
"""Interval of seeds whose matches are played to their end; one takes as long as twenty others."""
LAID: Final = 0.5
"""Share of prepared tables."""

LASTS: Final = (
    *("5xx", "kill", "dropped", "trick", "30046", "lost-posts", "done-5xx", "duty", "10008"),
    *("full", "deleted", "cloudflare", "trick", "duty", "deleted"),
)
"""Faults at a table's last change, in turn. ``trick``: none, but the change takes away a full trick
at once; ``lost-posts``: the board is deleted, and the answer to a new one is lost; ``duty``: the
disk fails at an automatic action.
"""


@dataclass(frozen=True, slots=True)
class Event:
    number: int
    """Index in the plan; its chance is drawn from this and the seed."""
    at: float
    """Seconds after the beginning."""
    kind: str
    """A key of :data:`DOINGS` or :data:`FAULTS`, or ``plays``: a person keeps playing."""
    who: int = 0
    """Index of the person; unused for a fault."""
    seconds: float = 0.0
    """Duration."""

    def __str__(self) -> str:
        who = f" person {self.who}" if self.kind in DOINGS or self.kind == "plays" else ""
        lasts = f" for {self.seconds:.1f} s" if self.seconds else ""
        return f"#{self.number} at {self.at:.2f} s: {self.kind}{who}{lasts}"


@dataclass(frozen=True, slots=True)
class Sitting:
    game: str
    persons: tuple[int, ...]
    """People who sit down; the first opens it."""
    private: bool = False
    """In direct messages with the bot, against computers."""
    laid: str = ""
    """Progress at the beginning, a goal of :mod:`tests.simulation.fast_forward`; empty: opened by
    its people.
    """
    clock: Clock | None = None
    """Clock of a prepared table; ``None``: any."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything of one run."""

    seed: int
    locales: tuple[str, ...]
    """Language of each person."""
    closed: frozenset[int]
    """People who refuse direct messages."""
    tables: tuple[Sitting, ...]
    events: tuple[Event, ...]
    until: float
    """Seconds until faults end and everybody wants to go home."""
    drawn: bool
    """Whether pictures are really drawn."""
    to_the_end: bool
    """Whether the matches are played out instead of being stopped."""
    asleep: float
    """Seconds of silence, at half of the plan and after its end."""
    last: str
    """The last fault, at a change followed by silence; empty for none."""

    def only(self, numbers: Sequence[int], until: float | None = None) -> Plan:
        """The plan with only these events, and perhaps an earlier end."""
        kept = tuple(one for one in self.events if one.number in set(numbers))
        end = self.until if until is None else until
        return replace(self, events=tuple(one for one in kept if one.at < end), until=end)


def planned(seed: int, games: Sequence[tuple[str, int]], length: float = 1.0) -> Plan:
    """Make a seed's plan. ``games``: names and seats; ``length``: relative to a short evening."""
    rng = Random(f"plan {seed}")
    silent, long = seed % VOTES == 4, seed % TOKENS == 12
    people = rng.randint(2, 5)
    tables = []
    first = seed % len(games)
    for number in range(rng.choices((1, 2, 3), (80, 17, 3))[0]):
        game, seats = games[(first + number) % len(games)]
        sitting = rng.sample(range(people), rng.randint(1 + silent, min(seats, people)))
        private, laid = rng.random() < 0.06, rng.random() < LAID
        goal = rng.choices(list(GOALS), list(GOALS.values()))[0] if laid and not private else ""
        if silent or long:
            private, goal = False, "turn"
        clock = Clock.SLOW if silent else Clock.NONE if long else None
        tables.append(Sitting(game, tuple(sitting), private, goal, clock))
    until = (7 + 7 * rng.random()) * length
    events = [Event(one, 0.0, "plays", one) for one in range(people)]
    for kinds, count in ((DOINGS, rng.randint(2, 8)), (FAULTS, rng.randint(1, 5))):
        for _ in range(max(1, round(count * length))):
            kind = rng.choices(list(kinds), list(kinds.values()))[0]
            seconds = 0.5 + rng.expovariate(0.25) if kinds is FAULTS else 0.0
            at = rng.uniform(2.5, until)
            who = rng.randrange(people)
            events.append(Event(len(events), round(at, 3), kind, who, round(min(seconds, 30), 3)))
    at = rng.uniform(2.5, until)
    events.append(Event(len(events), round(at, 3), "leap", rng.randrange(people)))
    if silent:
        # A vote to stop, silence, and an outage of the bot.
        who = tables[0].persons[0]
        events.append(Event(len(events), round(until * 0.5, 3), "vote", who))
        events.append(Event(len(events), round(until * 0.6, 3), "kill", 0, 8.0))
    # Faults in turn, so that sixty seeds contain each kind twice.
    kind = list(FAULTS)[seed % len(FAULTS)]
    at, seconds = rng.uniform(2.5, until), rng.uniform(1, 8)
    events.append(Event(len(events), round(at, 3), kind, 0, round(seconds, 3)))
    if seed % DAILIES == 1:
        lots = Random(f"dailies {seed}")
        at = round(lots.uniform(2.0, until), 3)
        events.append(Event(len(events), at, "slow-disk", 0, 3.0))
        events.append(Event(len(events), round(at + 0.2, 3), "daily", lots.randrange(people)))
    if seed % FORGERS == 3:
        lots = Random(f"forgers {seed}")
        for _ in range(20):
            at, who = lots.uniform(2.0, until), lots.randrange(people)
            events.append(Event(len(events), round(at, 3), "forges", who))
    return Plan(
        seed,
        tuple(rng.choice(LOCALES) for _ in range(people)),
        frozenset(one for one in range(people) if rng.random() < 0.2),
        tuple(tables),
        tuple(events),
        round(until, 3),
        seed % 100 == 25,
        seed % PLAYED_OUT == PLAYED_OUT - 1,
        170.0 if silent else 960.0 if long else 70.0 if seed % 5 == 4 else 0.0,
        "" if silent or long else LASTS[seed % len(LASTS)],
    )
