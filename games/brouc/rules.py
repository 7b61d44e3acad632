"""Le Brouc for the application: rules (:mod:`gamekit.api.rules`), statistics and records."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, assert_never

from brouc.actions import CODEC, Action, Play
from brouc.cards import Card
from brouc.deal import DealState
from brouc.kings import kings_from_secret
from brouc.match import ENGINE, MatchState
from brouc.record import FORMAT
from brouc.result import Ending
from brouc.ruleset import RULES_VERSION, FirstDealer, Marking
from brouc.seats import Seat
from brouc.slate import net
from brouc.tally import tally
from brouc.view import View, view
from gamekit.api.counts import Achievement, Counts, Metric, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from gamekit.api.rules import Next
from gamekit.records.files import TrickRecords
from games.own_engine.rules import EngineRules


class Brouc(EngineRules[MatchState, Action, View]):
    """Rules of Le Brouc as it is played, and of L'Homme de Brou of 1802 (rules 9)."""

    rules_version = RULES_VERSION
    moves = (Play,)
    codec = CODEC

    def first_dealer(self, state: MatchState, secret: bytes) -> Any:
        match state.rules.first_dealer:
            case FirstDealer.RANDOM:
                return super().first_dealer(state, secret)
            case FirstDealer.KINGS:
                # Partners already sit opposite at a table: the draw only names the dealer.
                return kings_from_secret(secret).dealer
            case _:
                assert_never(state.rules.first_dealer)

    def next(self, state: MatchState) -> Next:
        """Next event of the match."""
        due = super().next(state)
        return replace(due, last=False) if due.last and _may_call(state.deal) else due

    # For tools.conformance only.

    def known(self, deal: DealState) -> tuple[Card, ...]:
        """The card turned up."""
        return (deal.dealt.indicator,)


def _may_call(deal: DealState | None) -> bool:
    """Whether playing the hand's last card would preclude a call.

    A team with all seven tricks may say « Dehors ! » before the eighth, not after it (rules 6.3);
    marriages marked by hand are marked before the next lead (rules 3.4).
    """
    assert deal is not None, "a card is due"
    if len({won.winner.team for won in deal.tricks}) == 1:
        return True
    return not deal.trick.cards and deal.dealt.rules.marking is Marking.MANUAL


BROUC: Final = Brouc(ENGINE, view, tally)
"""Instance in the game."""


COUNTS: Final = Counts(
    counts=(
        *counts_of("deals", "games", "games_won", "coches_given", "coches_taken", shared=True),
        # Marriages: those on the table among them.
        *counts_of("tricks", "marriages", "table_marriages"),
        # Net card points of the deals that were counted or called; capes have no points.
        *counts_of("points", "points_deals", shared=True),
        # Not announced; announced and made: cape et dehors (1802: partie et vole), pas dédoublé.
        *counts_of("capes", "capes_demanded", "capes_undoubled", shared=True),
        # Exact: right at exactly 301.
        *counts_of("capes_failed", "dehors_right", "dehors_wrong", "dehors_exact"),
        # Matches won from 0–4 coches.
        *counts_of("matches_turned", shared=True),
    ),
    metrics=(
        *metrics_of("coches_given", "coches_taken", "games", "games_won"),
        *metrics_of("capes", "capes_demanded", "capes_undoubled"),
        *metrics_of("dehors_right", "dehors_wrong", "marriages"),
        Metric("points-per-deal", of="points", per="points_deals", digits=1),
    ),
    columns=("coches_given", "coches_taken"),
    achievements=(
        Achievement("first-marriage", "marriages"),
        Achievement("marriages-in-match", "marriages", 6, "match"),
        Achievement("table-marriages", "table_marriages", 10),
        Achievement("first-dehors", "dehors_right"),
        Achievement("dehors-in-match", "dehors_right", 4, "match"),
        Achievement("hundred-dehors", "dehors_right", 100),
        Achievement("first-cape", "capes"),
        Achievement("cape-demanded", "capes_demanded"),
        Achievement("cape-undoubled", "capes_undoubled"),
        Achievement("hundred-coches", "coches_given", 100),
    ),
    moments=(
        Moment("match-turned", "matches_turned"),
        Moment("cape-undoubled", "capes_undoubled"),
        Moment("cape-demanded", "capes_demanded"),
        Moment("dehors-exact", "dehors_exact"),
        Moment("cape", "capes"),
    ),
    lines=("stats-coches", "stats-calls"),
    score="coches_taken",
)


RECORDS: Final = TrickRecords(BROUC, FORMAT)
"""Instance in the game."""


_CAPE: Final = 200
"""Points of the day for all tricks, or for those denied to an announced cape."""


def _points(view: View, seat: str) -> int:
    result = view.results[-1]
    own = Seat(seat).team
    if result.ending in (Ending.CAPE, Ending.DEMAND_MADE, Ending.DEMAND_FAILED):
        return _CAPE if result.by is own else -_CAPE
    return net(result.points[own], result.points[own.other])


DAILY: Final = Daily(_points, BROUC.took)
"""Net points of a deal (rules 5.1)."""
