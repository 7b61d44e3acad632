"""Briscon for the application: rules (:mod:`gamekit.api.rules`), statistics and records."""

from __future__ import annotations

from typing import Final

from gamekit.api.counts import Achievement, Count, Counts, Metric, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from gamekit.cards.cards import Card
from gamekit.records.files import TrickRecords
from games.briscon.engine.actions import CODEC, Action, Play
from games.briscon.engine.deal import DealState
from games.briscon.engine.match import ENGINE, MatchState, tally
from games.briscon.engine.record import FORMAT
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import View, view
from games.own_engine.rules import EngineRules


class Briscon(EngineRules[MatchState, Action, View]):
    """Rules of Briscon; each plays alone. Robbing and melding keep the turn."""

    moves = (Play,)
    codec = CODEC

    # For tools.conformance only.

    def undrawn(self, deal: DealState) -> tuple[Card, ...]:
        return deal.stock_cards()

    def known(self, deal: DealState) -> set[Card]:
        """Shown cards, and the one below the stock (rules 11.8)."""
        return {deal.upcard, *deal.shown}


BRISCON: Final = Briscon(ENGINE, view, tally)
"""Instance in the game."""


COUNTS: Final = Counts(
    counts=(
        *counts_of("deals", "games", "games_won"),
        # Points written during a deal and for its cards, regardless of the winner.
        *counts_of("points", "tricks", "melds"),
        Count("best_meld", over_matches="max"),
        # Outs exact: right at exactly 600.
        *counts_of("robbed", "outs_right", "outs_wrong", "outs_exact"),
        # Deals of which all sixteen tricks were won.
        *counts_of("all_tricks"),
    ),
    metrics=(
        *metrics_of("games_won", "games", "points"),
        Metric("points-per-deal", of="points", per="deals", digits=1),
        *metrics_of("best_meld", "outs_right", "outs_wrong", "all_tricks"),
    ),
    columns=("games_won", "games"),
    achievements=(
        Achievement("first-meld", "melds"),
        Achievement("great-meld", "best_meld", 200, "match"),
        Achievement("greatest-meld", "best_meld", 600, "match"),
        Achievement("melds-in-match", "melds", 15, "match"),
        Achievement("ten-robbed", "robbed", 10),
        Achievement("first-out", "outs_right"),
        Achievement("fifty-outs", "outs_right", 50),
        Achievement("all-tricks", "all_tricks"),
        Achievement("hundred-games", "games_won", 100),
        Achievement("many-points", "points", 50_000),
    ),
    moments=(Moment("all-tricks", "all_tricks"), Moment("out-exact", "outs_exact")),
    lines=("stats-points", "stats-calls"),
    score="games_won",
)


RECORDS: Final = TrickRecords(BRISCON, FORMAT)
"""Instance in the game."""


def _points(view: View, seat: str) -> int:
    score, own = view.results[-1].score, Seat(seat)
    return score[own] - score[own.other]


DAILY: Final = Daily(_points, BRISCON.took)
"""Points ahead of the other player after a deal (rules 11.5)."""
