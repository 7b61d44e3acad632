"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Final

from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.seats import SEATS, PerSeat

NAMES: Final[PerSeat[str]] = Each(SEATS, ("Gudrun", "Björn", "Ingeborg", "Olof"))
ODD: Final[PerSeat[str]] = Each(
    SEATS,
    (
        "مرحبا بالعالم",
        "🎉🧀🐄 x" * 12,
        "Maximilienne-Élisabeth de La Rochefoucauld",
        "\u202e\u200b\n\t",
    ),
)


def walk(seed: int, rules: RuleSet | None = None) -> Iterator[MatchState]:
    """Every state of a random match, the first before its first hand; it ends with the match.

    What may be dared or turned is so half of the time, and every third turned card is run from.
    """
    rng = Random(seed)
    state = MatchState(rules or RuleSet())
    yield state
    while state.winner is None:
        state = apply(state, _next(state, rng))
        yield state


def _next(state: MatchState, rng: Random) -> Action:
    if not state.running:
        pack = list(PACK)
        rng.shuffle(pack)
        return Deal(state.next_dealer or rng.choice(SEATS), tuple(pack))
    legal = [action for seat in SEATS for action in legal_actions(state, seat)]
    answers = [one for one in legal if isinstance(one, Answer)]
    if answers:
        takes = rng.random() < 0.67
        return rng.choice([one for one in answers if one.takes is takes])
    bold = [one for one in legal if not isinstance(one, Play) or one.dared]
    plain = [one for one in legal if isinstance(one, Play) and not one.dared]
    return rng.choice(bold if bold and rng.random() < 0.5 else plain)


@lru_cache(maxsize=8)
def match(seed: int, games: int = 1) -> tuple[MatchState, ...]:
    """A whole walk, kept."""
    return tuple(walk(seed, RuleSet(games)))


def first(wanted: Callable[[MatchState], bool], games: int = 1) -> MatchState:
    """The first state as wanted, of the walks from seed 0."""
    return next(state for seed in range(60) for state in match(seed, games) if wanted(state))


def bold(state: MatchState) -> bool:
    """Whether somebody may dare or turn a card now."""
    return any(
        isinstance(one, Turn | Dare) or (isinstance(one, Play) and one.dared)
        for seat in SEATS
        for one in legal_actions(state, seat)
    )
