"""Fast-forwarding a table: some minutes of play are stored in one request.

An evening is too short for whole deals. So tables are moved, as if another process had stored the
actions of people and computers: to a call, to the last cards of a deal, to its count, to the pause
after it, to the end of the match. People play on from there.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gamekit.api.rules import AnyRules
from tables.decisions.outcomes import Decision, Outdated
from tables.journal.documents import UNSET
from tables.journal.entries import Acted, Cut, SeatFilled, SeatTaken, Started
from tables.journal.options import Clock, Help, Level, Options, Speed
from tables.journal.state import Status, TableState
from tools.conformance.advance import Advance

GOALS: Final = {"turn": 3, "call": 5, "last": 4, "booking": 5, "pause": 3, "end": 4}
"""Goals with weights. ``call``: a rare action is possible; ``last``: some cards before the end of
the deal; ``end``: some before the end of the match.
"""
MOST: Final = 250
"""Most entries of one move."""
CALLS: Final = 0.03
"""Probability of a call instead of a card."""
_USUAL: Final = frozenset({"play", "dehors", "out"})
"""Common actions, as in journals."""
_SHORT: Final = {"target": "1"}
"""Options of short matches."""


def options(rules: AnyRules, rng: Random, language: str, clock: Clock | None) -> Options:
    """Random options of a table; ``clock``: a fixed one, or any."""
    preset = rules.presets[0] if rng.random() < 0.8 else rng.choice(rules.presets)
    chosen = {}
    for option in rules.options(preset):
        value = _SHORT.get(option.name) if rng.random() < 0.7 else None
        if value is None and rng.random() < 0.15:
            value = rng.choice(option.values)
        if value is not None and value != option.default:
            chosen[option.name] = value
    return Options(
        preset=preset,
        rules=tuple(sorted(chosen.items())),
        clock=clock or rng.choice((Clock.QUICK, Clock.NORMAL, Clock.NORMAL, Clock.NONE)),
        help=rng.choice(tuple(Help)),
        take_backs=rng.random() < 0.3,
        stand_in=Level.AMATEUR,
        language=language,
        speed=rng.choice(tuple(Speed)),
        last_card=rng.random() < 0.15,
        deals=rng.randint(1, 6) if rng.random() < 0.25 else UNSET,
    )


def onward(state: TableState, goal: str, at: int, rng: Random, persons: list[int]) -> Decision:
    """Entries up to a goal; from a lobby, these persons and computer players sit down first.

    ``at``: time of all entries, UTC ms. :class:`tables.decisions.outcomes.Outdated` if nothing
    can be played.
    """
    going = _Going(state, at, rng)
    if state.status is Status.LOBBY:
        going.begin(persons)
    elif state.status is not Status.PLAYING or not state.next.deal or not state.proofs:
        return Outdated()
    elif state.between_deals and not state.pack_ready:
        return Outdated()  # The pause is running; nobody may end it.
    going.until(goal)
    return tuple(going.entries) or Outdated()


class _Going(Advance):
    def begin(self, persons: list[int]) -> None:
        seats = list(self.state.seats)
        sitting = sorted(self.rng.sample(range(len(seats)), min(len(persons), len(seats))))
        for place, seat in enumerate(seats):
            if place in sitting:
                self.add(SeatTaken(seat, persons[sitting.index(place)]))
            else:
                self.add(SeatFilled(seat, Level.AMATEUR))
        self.add(Started(persons[0], self.state.game.rules_version))

    def until(self, goal: str) -> None:
        least, ends = self.rng.randint(0, 30), len(self.state.ends)
        while len(self.entries) < MOST and not self._reached(goal, least, ends):
            if not self.step(CALLS):
                break
            least -= 1
        drop = self.rng.randint(1, 4) if goal in ("last", "end") else 0
        if self.state.status is not Status.PLAYING:
            drop = max(drop, 1)  # Leave the end of the match to people.
        while drop and len(self.entries) > 1 and isinstance(self.entries[-1], Acted):
            if isinstance(self.entries[-2], Cut):
                break
            self.entries.pop()
            drop -= 1

    def _reached(self, goal: str, least: int, ends: int) -> bool:
        state = self.state
        if state.status is not Status.PLAYING:
            return True
        over = len(state.ends) > ends
        match goal:
            case "turn":
                return least <= 0 and state.next.awaits == "turn"
            case "call":
                return self._seldom()
            case "last" | "booking":
                return over or state.next.awaits == "booking"
            case "pause":
                return over and state.between_deals
            case _:
                return False

    def _seldom(self) -> bool:
        """Whether a rare action is possible for a present person."""
        state = self.state
        if state.next.awaits != "turn":
            return False
        for name, seat in state.seats.items():
            if seat.here is None:
                continue
            for action in state.game.legal_actions(state.match, name):
                if state.game.encode(action).partition(" ")[0] not in _USUAL:
                    return True
        return False
