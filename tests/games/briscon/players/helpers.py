"""Deals to think about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gamekit.cards.cards import PACK, Card
from games.briscon.cards import SEATS
from games.briscon.players.known import NUMBER
from games.briscon.rules import Meld, Rob, RuleSet
from games.cardgame.actions import Action, Dealing, Play
from games.cardgame.deal import Match
from tests.games.briscon.rules.matches import apply, legal_actions, new


def pack_from(rng: Random) -> tuple[Card, ...]:
    """A shuffled pack; two in three badly, so that there is much to meld and to write."""
    pack = list(PACK)
    rng.shuffle(pack)
    way = rng.randrange(3)
    if way == 1:
        pack.sort(key=lambda card: NUMBER[card] + 14 * rng.random())
    elif way == 2:
        pack.sort(key=lambda card: (NUMBER[card] & 7) + 4 * rng.random())
    if way:
        cut = rng.randrange(31)
        pack = pack[cut:] + pack[:cut]
    return tuple(pack)


def dealt(rng: Random, *, strict: bool = False) -> Match:
    """A match after its first dealing."""
    state = new(RuleSet(strict=strict))
    return apply(state, Dealing(rng.choice(SEATS), pack_from(rng)))


def walk(rng: Random, state: Match) -> Iterator[Match]:
    """A deal played at random, robbing and melding included, every state in turn of somebody."""
    while state.deal is not None and state.deal.turn is not None:
        yield state
        actions = legal_actions(state, state.deal.turn)
        calls: list[Action] = [one for one in actions if isinstance(one, (Rob, Meld))]
        plays: list[Action] = [one for one in actions if isinstance(one, Play)]
        state = apply(state, rng.choice(calls if calls and rng.random() < 0.7 else plays))
    yield state
