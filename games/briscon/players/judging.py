"""Analysis of a finished deal: each card by its player's knowledge, the last five tricks exactly.

Cost of a card: the lost chance to win the game. While there is a stock every move is played out in
imagined worlds, weighed and mixed with the policy's opinion as by the master; only clear mistakes
are reported. Once the stock is gone all cards are known, and the rest is solved. Besides: melds and
robbing omitted, and moments for « aus ».
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from gamekit.api.players import Stop
from gamekit.api.review import Tell
from games.briscon.computers import action_of, due
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob
from games.briscon.engine.match import GOAL, MatchState, apply
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import view
from games.briscon.players import thinker
from games.briscon.players.core.kernel import DRAWS
from games.briscon.players.core.stakes import SCALE
from games.briscon.players.known import NUMBER, Known, knowledge_of

WORLDS: Final = 150
"""Worlds in which every move is played out."""
ALL: Final = 6
"""Most moves: five cards and a sequence."""
LEAST: Final = 1.0
"""Per cent of the game that a card must cost to be worth a word …"""
CLEAR: Final = 2.5
"""… and one that is judged in imagined worlds: three standard errors, for luck is great."""


class What(Enum):
    """Subject of a verdict."""

    CARD = "card"
    MELD = "meld"
    """Something was not melded that costs nothing to meld."""
    ROB = "rob"
    OUT = "out"
    """« Aus » would have won the game, from this trick on."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Verdict:
    """Something that would have been better."""

    what: What
    trick: int
    """Number of the trick, from 1."""
    seat: Seat
    made: Play
    """The card; of a missed call, the one that was played instead."""
    better: Action
    cost: float = 0.0
    """Per cent of the game."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A deal's verdicts, in order."""

    deal: int
    verdicts: tuple[Verdict, ...]
    cards: int
    """Number of cards judged: those with a choice."""

    def cards_worst(self, number: int) -> list[Verdict]:
        """The costliest cards, costliest first."""
        cards = [one for one in self.verdicts if one.what is What.CARD]
        return sorted(cards, key=lambda one: -one.cost)[:number]


def judge(
    state: MatchState,
    actions: Sequence[Action],
    tell: Tell,
    stop: Stop,
    worlds: int = WORLDS,
) -> Judged:
    """Judge what was done from right after a dealing. ``TimeoutError`` if it is stopped."""
    assert state.deal is not None, "a deal has been dealt"
    number = state.deal.number
    found: list[Verdict] = []
    silent: set[Seat] = set()
    cards = 0
    for step, action in enumerate(actions):
        tell(step, len(actions))
        if isinstance(action, Play):
            found += _missed(state, action, silent)
            known = knowledge_of(view(state, action.seat))
            if len(known.at.moves()) > 1:
                cards += 1
                found += _dear(known, action, worlds, stop)
        if stop():
            raise TimeoutError
        state = apply(state, action)
    return Judged(number, tuple(found), cards)


def _missed(state: MatchState, played: Play, silent: set[Seat]) -> Iterator[Verdict]:
    """Missed calls before a card; « aus » once for each player."""
    assert state.deal is not None, "a deal is running"
    trick = state.deal.trick.number
    for seat in SEATS:
        known = knowledge_of(view(state, seat))
        if not state.decider and seat not in silent and known.count(known.me) >= GOAL:
            silent.add(seat)
            yield Verdict(What.OUT, trick, seat, played, Out(seat))
        elif seat is played.seat:
            call = due(view(state, seat), known)
            if isinstance(call, Meld | Rob):
                what = What.ROB if isinstance(call, Rob) else What.MELD
                yield Verdict(what, trick, seat, played, call)


def _dear(known: Known, played: Play, worlds: int, stop: Stop) -> Iterator[Verdict]:
    """The verdict of a card that cost something."""
    made = NUMBER[played.card]
    better, cost = (
        _exact(known, made, stop) if known.at.drawn == DRAWS else _likely(known, made, worlds, stop)
    )
    if cost >= LEAST:
        trick, right = known.at.done + 1, action_of(known, better)
        yield Verdict(What.CARD, trick, played.seat, played, right, cost)


def _exact(known: Known, made: int, stop: Stop) -> tuple[int, float]:
    thought = thinker.solve(known, thinker.game_stakes(known), stop)
    if thought is None:
        raise TimeoutError
    best = thought.tallies[0]
    own = next((one for one in thought.tallies if one.move == made), best)
    return best.move, _per_cent(best.mean() - own.mean())


def _likely(known: Known, made: int, number: int, stop: Stop) -> tuple[int, float]:
    effort = replace(thinker.EFFORTS["master"], worlds=(number,))
    worlds = thinker.imagine(known, effort, thinker.seeded(known, known.number), stop)
    if stop():
        raise TimeoutError
    tallies = thinker.played_out(
        known, worlds, thinker.game_stakes(known), stop, [number], [ALL], effort.trust
    )
    best = tallies[0]
    own = next(one for one in tallies if one.move == made)
    cost = _per_cent(best.mean() - own.mean())
    return best.move, cost if cost >= CLEAR else 0.0


def _per_cent(value: float) -> float:
    return 100.0 * value / SCALE
