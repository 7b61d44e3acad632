"""The match is over: who has won, the columns of coches, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from brouc.cards import Suit
from brouc.result import UNMARKED, Ending
from brouc.seats import TEAMS, PerTeam, Seat, Team
from brouc.slate import SlatePoints
from brouc.view import View
from gamekit.cards.seats import Each
from games.brouc.pictures.slate import columns
from games.cardgame.final import EARLIER, Course, Entry, Facts, summed
from games.cardgame.kinds import FinalFacts as EndFacts
from games.cardgame.scene import Item, Table
from games.cardgame.speech import Speech
from i18n import format_number
from render.table.chalk import Writing, tally_height
from render.table.ending import Fact

_STROKES = 62
"""Px for strokes beside a number: to the line in the middle, and to the slate's frame."""


@dataclass(frozen=True, slots=True)
class BestMarriage:
    """The most valuable marriage declared or won in the match."""

    seat: Seat
    suit: Suit
    value: int
    """Card points."""


@dataclass(frozen=True, slots=True)
class FinalFacts(EndFacts):
    """Data beyond the match's view; missing data are not shown."""

    best: BestMarriage | None = None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """End of a game."""

    slate: PerTeam[SlatePoints]
    """Both totals after its last deal."""
    new: PerTeam[int]
    """Entries in each team's column: coches against it, in 1802 its own parties."""


def _games(view: View) -> Iterator[PlayedGame]:
    """All games of the match, in order; a match may end within one (rules 6.1, 6.6)."""
    before = UNMARKED
    for number, result in enumerate(view.results, 1):
        if result.game_over or number == len(view.results):
            gained = [result.total[team] - before[team] for team in TEAMS]
            # 1802 marks count for oneself (rules 9.4).
            new = Each(TEAMS, tuple(reversed(gained) if view.rules.ancient else gained))
            before = result.total
            yield PlayedGame(result.slate, new)


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """Slate and coches of each game, and what is worth remembering."""
    yield course(view, table)
    deals = "picture-final-deals", len(view.results)
    yield Facts.of(table, deals, facts.duration, *_facts(view, facts, table))


def course(view: View, table: Table) -> Course:
    """Both totals of each game and its coches, and all of them."""
    say, ancient, heads = table.speech, view.rules.ancient, _heads(table.speech)
    what, games = "parties" if ancient else "coches", tuple(_games(view))

    def entry(text: str, count: int, *, new: bool = False) -> Entry:
        return Entry(text, beside=partial(_tally, count, ancient, new))

    def earlier(count: int) -> list[Entry]:
        made = [sum(one.new[team] for one in games[:count]) for team in Team]
        return [entry(EARLIER, one, new=True) for one in made]

    both = columns(view, None, say)
    ns, ew = (column.coches for column in both)
    totals = ", ".join("–".join(map(format_number, game.slate)) for game in games)
    told = (
        say(f"alt-{what}", ns_team=heads[0], ns=ns, ew_team=heads[1], ew=ew),
        say("alt-final-games", list=totals),
    )
    lines = [
        [entry(format_number(game.slate[team]), game.new[team], new=True) for team in Team]
        for game in games
    ]
    end = [entry(format_number(column.coches), column.coches) for column in both]
    return Course(heads, summed(lines, earlier), end, say(f"picture-sum-{what}"), told)


def _tally(
    count: int, ancient: bool, new: bool, written: Writing, x: float, y: float, size: int
) -> None:
    tall = tally_height(_STROKES, min(34, size - 6) if new else 46, count)
    (written.bright if new else written.plain).tally(x, y, tall, count, upright=ancient)


def _heads(say: Speech) -> list[str]:
    return [say(f"team-{team}-short") for team in Team]


def lost(view: View, winner: Team, say: Speech, losers: Sequence[str]) -> str:
    """Text of the losers and the margin; ``losers``: display names."""
    one, two = losers
    ns, ew = view.coches
    key = "picture-final-lost-parties" if view.rules.ancient else "picture-final-lost"
    return say(key, one=one, two=two, by=abs(ns - ew))


def _facts(view: View, facts: FinalFacts, table: Table) -> Iterator[Fact]:
    say, best = table.speech, facts.best
    # All eight tricks, announced or not.
    made = [r.by for r in view.results if r.ending in (Ending.CAPE, Ending.DEMAND_MADE)]
    ns, ew = map(made.count, Team)
    north, east = _heads(say)
    capes = say("alt-capes", ns_team=north, ns=ns, ew_team=east, ew=ew)
    yield Fact(say("picture-final-capes"), f"{ns} – {ew}", told=capes)
    if best is not None:
        who = table.told(best.seat)
        text = say("alt-best", value=best.value, suit=say.suit(best.suit), name=who)
        label, name = say("picture-final-best"), table.name(best.seat)
        yield Fact(label, str(best.value), best.suit, name, text)
