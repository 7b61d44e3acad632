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

from gamekit.api.players import Hint, Stop
from gamekit.api.review import Tell
from games.briscon.cards import SEATS
from games.briscon.computers import action_of, due, hint_at
from games.briscon.players import thinker
from games.briscon.players.core.kernel import DRAWS
from games.briscon.players.core.stakes import SCALE
from games.briscon.players.known import NUMBER, Known, knowledge_of
from games.briscon.rules import GOAL, RULES, Meld, Out, Rob, view
from games.cardgame.actions import Action, Play
from games.cardgame.deal import Match
from games.own_engine.thinking import Thought

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
    seat: str
    made: Play
    """The card; of a missed call, the one that was played instead."""
    better: Action
    cost: float = 0.0
    """Per cent of the game."""
    hint: Hint | None = None
    """At a better card or meld."""


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
    state: Match,
    actions: Sequence[Action],
    tell: Tell,
    stop: Stop,
    worlds: int = WORLDS,
) -> Judged:
    """Judge what was done from right after a dealing. ``TimeoutError`` if it is stopped."""
    assert state.deal is not None, "a deal has been dealt"
    number = state.number
    found: list[Verdict] = []
    silent: set[str] = set()
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
        state = RULES.accept(state, action)
    return Judged(number, tuple(found), cards)


def _missed(state: Match, played: Play, silent: set[str]) -> Iterator[Verdict]:
    """Missed calls before a card; « aus » once for each player."""
    assert state.deal is not None, "a deal is running"
    trick = len(state.deal.tricks) + 1
    for seat in SEATS:
        known = knowledge_of(view(state, seat))
        if not state.carried.decider and seat not in silent and known.count(known.me) >= GOAL:
            silent.add(seat)
            yield Verdict(What.OUT, trick, seat, played, Out(seat))
        elif seat == played.seat:
            call = due(view(state, seat), known)
            if isinstance(call, Meld | Rob):
                what = What.ROB if isinstance(call, Rob) else What.MELD
                yield Verdict(what, trick, seat, played, call)


def _dear(known: Known, played: Play, worlds: int, stop: Stop) -> Iterator[Verdict]:
    """The verdict of a card that cost something."""
    made = NUMBER[played.card]
    exact, stakes = known.at.drawn == DRAWS, thinker.game_stakes(known)
    found = thinker.solve(known, stakes, stop) if exact else _likely(known, worlds, stop)
    if found is None:
        raise TimeoutError
    best = found.tallies[0]
    own = next((one for one in found.tallies if one.move == made), best)
    cost = 100.0 * (best.mean() - own.mean()) / SCALE
    if cost >= (LEAST if exact else CLEAR):
        trick, hint = known.at.done + 1, hint_at(known, found, stop)
        right = action_of(known, found.move)
        hint = hint.compared(RULES.encode(played))
        yield Verdict(What.CARD, trick, played.seat, played, right, cost, hint)


def _likely(known: Known, number: int, stop: Stop) -> Thought | None:
    """The moves in imagined worlds; ``None`` if it was stopped."""
    effort = replace(thinker.EFFORTS["master"], worlds=(number,))
    worlds = thinker.imagine(known, effort, thinker.seeded(known, known.number), stop)
    if stop():
        return None
    tallies = thinker.played_out(
        known, worlds, thinker.game_stakes(known), stop, [number], [ALL], effort.trust
    )
    even = (1.0,) * len(worlds)
    return Thought(tallies[0].move, tuple(tallies), False, tuple(worlds), even)
