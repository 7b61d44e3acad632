"""Brus for the application: rules (:mod:`gamekit.api.rules`), statistics and records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gamekit.api.counts import Achievement, Counts, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from gamekit.api.rules import Next
from gamekit.cards.cards import Card
from gamekit.records.files import TrickRecords
from games.brus.engine.actions import CODEC, Action, Answer, Play, Turn
from games.brus.engine.cards import DARING
from games.brus.engine.hand import HandState
from games.brus.engine.match import ENGINE, MatchState, tally
from games.brus.engine.record import FORMAT
from games.brus.engine.seats import Seat
from games.brus.engine.view import View, view
from games.own_engine.rules import EngineRules


class Brus(EngineRules[MatchState, Action, View]):
    """Rules of Brus. A hand ends with its last trick or a run: it is not booked."""

    # Daring the turned card after it was taken up is a call (rules 10.6).
    moves = (Play, Turn, Answer)
    codec = CODEC

    def next(self, state: MatchState) -> Next:
        """Next event of the match; either opponent may answer a turned card."""
        hand, due = state.deal, super().next(state)
        if hand is None or not state.running:
            return due
        if hand.asked is not None:
            left, right = hand.asked.seat.after.value, hand.asked.seat.before.value
            return Next("turn", left, due.deal, due.lead, others=(right,), drawn=hand.drawn)
        led, calls = hand.taken_up, tuple[str, ...]()
        # By public knowledge alone: a turned Brus or Dulle Hund may be dared (rules 10.6).
        if led is not None and not led.dared and led.card in DARING:
            calls = (led.seat.value,)
        return replace(due, calls=calls, last=due.last and not calls)

    # For tools.conformance only.

    def undrawn(self, deal: HandState) -> tuple[Card, ...]:
        return deal.stock

    def unseen(self, deal: HandState, seat: str | None) -> Iterator[tuple[object, Card]]:
        """In others' hands, in the stock, or turned on the table (rules 10.11)."""
        yield from super().unseen(deal, seat)
        if deal.asked is not None and deal.asked.seat.value != seat:
            yield from (("table", one.card) for one in deal.trick.laid)


BRUS: Final = Brus(ENGINE, view, tally)
"""Instance in the game."""


COUNTS: Final = Counts(
    counts=(
        *counts_of("hands", "hands_won", "games", "games_won", shared=True),
        *counts_of("brillen_given", "brillen_taken", "keulen_given", "keulen_taken", shared=True),
        # Actually wiped, by dares and at the ends of hands; lost: those wiped by opponents.
        *counts_of("strokes_wiped", "strokes_lost", shared=True),
        # Dares beaten: an opponent's card took the trick, geschlagt.
        *counts_of("tricks", "dares", "dares_won", "dares_beaten"),
        # Hands won by five tricks to none.
        *counts_of("jannen", shared=True),
        # Cards led face down.
        *counts_of("kehren"),
    ),
    metrics=metrics_of(
        *("games_won", "games", "hands_won", "hands"),
        *("brillen_given", "brillen_taken", "keulen_given", "keulen_taken"),
        *("dares", "dares_won", "dares_beaten", "jannen", "kehren"),
    ),
    columns=("strokes_wiped", "strokes_lost"),
    achievements=(
        Achievement("first-jannen", "jannen"),
        Achievement("jannen-in-match", "jannen", 2, "match"),
        Achievement("first-brille", "brillen_given"),
        Achievement("first-keule", "keulen_given"),
        Achievement("first-dare", "dares_won"),
        Achievement("dares-in-match", "dares_won", 5, "match"),
        Achievement("hundred-dares", "dares_won", 100),
        Achievement("ten-turned", "kehren", 10),
        Achievement("hundred-hands", "hands_won", 100),
        Achievement("many-strokes", "strokes_wiped", 500),
    ),
    moments=(Moment("keule", "keulen_given"), Moment("jannen", "jannen")),
    lines=("stats-hands", "stats-dares"),
    score="games_won",
)


RECORDS: Final = TrickRecords(BRUS, FORMAT)
"""Instance in the game."""


def _strokes(view: View, seat: str) -> int:
    hand, team = view.results[-1], Seat(seat).team
    ended = 0 if hand.by is None else hand.wiped if hand.by is team else -hand.wiped
    return hand.dares[team] - hand.dares[team.other] + ended


DAILY: Final = Daily(_strokes, BRUS.took)
"""Strokes wiped more than the other team (rules 10.7)."""
