"""Random matches for the face: states of play, and where a panel is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gamekit.api.face import At, Help
from games.briscon.engine.match import MatchState, RuleSet, apply
from tests.games.briscon.engine.matches import random_action


def walk(seed: int, actions: int = 80, outs: float = 0.0) -> Iterator[MatchState]:
    """States of random play, several matches if one is over."""
    rng = random.Random(seed)
    begin = MatchState(RuleSet(games=3, strict=seed % 2 == 0))
    state = begin
    for _ in range(actions):
        if state.winner is not None:
            state = begin
        state = apply(state, random_action(state, rng, outs))
        yield state


def at(
    language: str = "en",
    help: Help = "rules",
    sure: str | None = None,
    offers: frozenset[str] = frozenset(),
) -> At:
    """Panel context of two people at table 7."""
    return At(7, language, {"N": "<@1>", "S": "<@2>"}, help, offers, sure)
