"""Order and worth of the cards under each kind of trump (rules 12.3), and melds (rules 12.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, TypeAlias

from gamekit.cards.cards import Card, Rank, Suit

Kind: TypeAlias = Literal["suit", "obenabe", "unenufe"]
"""A suit is trump, or none with the ace or the six highest."""

ORDER: Final = (
    *(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN),
    *(Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX),
)
"""From the highest; the order of melds, and of plain suits."""
TRUMPS: Final = (Rank.JACK, Rank.NINE, *(r for r in ORDER if r not in (Rank.JACK, Rank.NINE)))
"""Trumps from the highest."""
_PLAIN: Final = {Rank.ACE: 11, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.TEN: 10}
_TRUMP: Final = {**_PLAIN, Rank.JACK: 20, Rank.NINE: 14}
_OBENABE: Final = {**_PLAIN, Rank.EIGHT: 8}
_UNENUFE: Final = {**_OBENABE, Rank.ACE: 0, Rank.SIX: 11}
_RUNS: Final = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
_FOURS: Final = {
    **dict.fromkeys((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN), 100),
    Rank.NINE: 150,
    Rank.JACK: 200,
}


def worth(card: Card, kind: Kind, trump: Suit | None) -> int:
    """Points of a card."""
    if kind != "suit":
        return (_OBENABE if kind == "obenabe" else _UNENUFE).get(card.rank, 0)
    return (_TRUMP if card.suit is trump else _PLAIN).get(card.rank, 0)


def height(card: Card, kind: Kind, trump: Suit | None) -> int:
    """Height of a card among trumps and the suit led; higher wins."""
    if card.suit is trump:
        return 100 - TRUMPS.index(card.rank)
    place = ORDER.index(card.rank)
    return place if kind == "unenufe" else 50 - place


@dataclass(frozen=True, slots=True)
class Meld:
    """Run of a suit or four of a rank, its highest card first."""

    points: int
    cards: tuple[Card, ...]


def melds_of(hand: Iterable[Card]) -> tuple[Meld, ...]:
    """Melds of a hand that together are worth most; a card counts once."""
    cards = frozenset(hand)
    best: tuple[Meld, ...] = ()
    fours = tuple(_fours(cards))
    for count in range(len(fours) + 1):
        for some in combinations(fours, count):
            left = cards - {card for meld in some for card in meld.cards}
            found = (*some, *_runs(left))
            if sum(meld.points for meld in found) > sum(meld.points for meld in best):
                best = found
    return best


def _fours(cards: frozenset[Card]) -> Iterator[Meld]:
    for rank, points in _FOURS.items():
        four = tuple(Card(rank, suit) for suit in Suit)
        if cards.issuperset(four):
            yield Meld(points, four)


def _runs(cards: frozenset[Card]) -> Iterator[Meld]:
    for suit in Suit:
        run: list[Card] = []
        for rank in (*ORDER, None):
            if rank is not None and Card(rank, suit) in cards:
                run.append(Card(rank, suit))
                continue
            if len(run) in _RUNS:
                yield Meld(_RUNS[len(run)], tuple(run))
            run = []


def rank_of(meld: Meld, kind: Kind, trump: Suit | None) -> tuple[int, int, int, bool]:
    """Precedence of a meld: points, length, highest card, trump."""
    top = ORDER.index(meld.cards[0].rank)  # Either end orders runs of one length alike.
    high = top if kind == "unenufe" else -top
    return meld.points, len(meld.cards), high, meld.cards[0].suit is trump
