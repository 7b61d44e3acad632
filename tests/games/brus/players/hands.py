"""Hands of Brus played at random, and their hidden cards exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from gamekit.cards.cards import PACK
from gamekit.cards.seats import Each
from games.brus.cards import DARING, SEATS, TEAMS
from games.brus.rules import Dare, Play, RuleSet, Tableau, Turn
from games.cardgame.actions import Action, Dealing
from games.cardgame.deal import Match
from tests.games.brus.rules.matches import apply, legal_actions, new


def dealt(rng: Random) -> Match:
    """A hand just dealt, at any tableau."""
    strokes = Each.of(TEAMS, lambda _: rng.randint(1, 6))
    stanti = rng.choice((0, 0, 0, 1, 3))
    pack = list(PACK)
    rng.shuffle(pack)
    state = replace(new(RuleSet(games=3)), carried=Tableau(strokes, stanti))
    return apply(state, Dealing(rng.choice(SEATS), tuple(pack)))


def options(state: Match) -> list[Action]:
    return [action for seat in SEATS for action in legal_actions(state, seat)]


def any_action(rng: Random, state: Match) -> Action:
    """Something legal; what is rare more often than by chance."""
    found = options(state)
    if rng.random() < 0.5:
        for action in found:
            if isinstance(action, Dare) or (isinstance(action, Turn) and action.card in DARING):
                return action
        found = [one for one in found if not isinstance(one, Play) or one.dared] or found
    return rng.choice(found)


def walk(rng: Random, state: Match) -> Iterator[Match]:
    """The states of a hand played at random, before each action."""
    while not state.closed:
        yield state
        state = apply(state, any_action(rng, state))
