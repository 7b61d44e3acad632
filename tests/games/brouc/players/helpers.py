"""Random matches and deals through the real engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from brouc.actions import Book, Deal, Declare, Play
from brouc.cards import PACK, Card
from brouc.deal import pack_of
from brouc.match import MatchState, apply, legal_actions, playable
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerSeat, Seat
from gamekit.cards.seats import Each
from gamekit.search.bits import bits
from games.brouc.players.core.kernel import Position
from tests.brouc.matches import standing


def shuffled(rng: Random) -> tuple[Card, ...]:
    cards = list(PACK)
    rng.shuffle(cards)
    return tuple(cards)


def in_play(rng: Random, ancient: bool, played: int) -> Position:
    """A deal after so many random cards."""
    pack = list(range(32))
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
    at = Position(hands, rng.randrange(4), pack[31] >> 3, ancient)
    for _ in range(played):
        at.play(rng.choice(bits(at.legal())))
    return at


def dealt(rng: Random, rules: RuleSet) -> MatchState:
    """A match whose first deal has just been dealt."""
    return apply(MatchState(rules), Deal(rng.choice(SEATS), shuffled(rng)))


def random_walk(rng: Random, state: MatchState, declare: float = 0.5) -> Iterator[MatchState]:
    """The states of a deal played at random, marriages declared now and then."""
    while state.running and state.deal is not None:
        yield state
        turn = state.deal.turn
        if turn is None:
            state = apply(state, Book())
            continue
        legal = [action for seat in SEATS for action in legal_actions(state, seat)]
        words = [action for action in legal if isinstance(action, Declare)]
        if words and rng.random() < declare:
            state = apply(state, rng.choice(words))
            continue
        plays = [action for action in legal_actions(state, turn) if isinstance(action, Play)]
        state = apply(state, rng.choice(plays))


def cape_in_sight(west: tuple[Card, ...] = PACK[:8]) -> tuple[MatchState, Seat]:
    """A match in which West has a slate of 25 and the turn, and all trumps: a cape is sure."""
    rest = tuple(card for card in PACK if card not in west)
    hands = Each(SEATS, (rest[16:], west, rest[:8], rest[8:16]))
    # The indicator is a heart, so West deals, and South, on the right, leads.
    state = at_slates(hands, Seat.WEST, 25, 5)
    for seat in (Seat.SOUTH, Seat.EAST, Seat.NORTH):
        assert state.deal is not None
        state = apply(state, Play(seat, playable(state.deal, seat)[-1]))
    return state, Seat.WEST


def at_slates(hands: PerSeat[tuple[Card, ...]], dealer: Seat, ew: int, ns: int) -> MatchState:
    """A match in which these hands have just been dealt, with something on the slate."""
    return apply(standing(ns=ns, ew=ew), Deal(dealer, pack_of(hands, dealer)))
