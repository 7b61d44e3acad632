"""Hands of Brus played at random, and their hidden cards exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gamekit.cards.cards import PACK
from gamekit.cards.seats import Each
from games.brus.engine.actions import Action, Dare, Deal, Play, Turn
from games.brus.engine.cards import DARING
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.seats import SEATS, TEAMS


def dealt(rng: Random) -> MatchState:
    """A hand just dealt, at any tableau."""
    strokes = Each.of(TEAMS, lambda _: rng.randint(1, 6))
    stanti = rng.choice((0, 0, 0, 1, 3))
    pack = list(PACK)
    rng.shuffle(pack)
    state = MatchState(RuleSet(games=3), strokes=strokes, stanti=stanti)
    return apply(state, Deal(rng.choice(SEATS), tuple(pack)))


def options(state: MatchState) -> list[Action]:
    return [action for seat in SEATS for action in legal_actions(state, seat)]


def any_action(rng: Random, state: MatchState) -> Action:
    """Something legal; what is rare more often than by chance."""
    found = options(state)
    if rng.random() < 0.5:
        for action in found:
            if isinstance(action, Dare) or (isinstance(action, Turn) and action.card in DARING):
                return action
        found = [one for one in found if not isinstance(one, Play) or one.dared] or found
    return rng.choice(found)


def walk(rng: Random, state: MatchState) -> Iterator[MatchState]:
    """The states of a hand played at random, before each action."""
    while state.running:
        yield state
        state = apply(state, any_action(rng, state))
