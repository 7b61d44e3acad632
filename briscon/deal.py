"""One deal: five cards each, a stock to draw from, sixteen tricks (rules 11.1 to 11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from briscon.cards import HIGH, LOW, CardPoints, beats, points_of
from briscon.melds import Kind, Melded
from briscon.seats import SEATS, PerSeat, Seat
from briscon.written import Reason, Written
from cardgame.cards import Card, Rank, Suit
from cardgame.each import Each

Held = tuple[Card, ...]
"""Cards in a hand, in the order in which they came."""
TRICKS: Final = 16
DRAWS: Final = 22
"""The stock's 21 cards and then the upcard (rules 11.1)."""
STOCK: Final = 21
"""Cards of the stock, without the upcard."""
_STOCK_AT: Final = 11
"""Where the stock begins in the pack."""
_OTHERS: Final = (0, 1, 4, 5, 6)
_DEALERS: Final = (2, 3, 7, 8, 9)
_KEPT_ON: Final = {Reason.HIGH: HIGH, Reason.LOW: LOW}
"""What is written again after each draw, while all five cards are of these ranks."""


class Ending(Enum):
    """How a deal ended; the value is the record's word."""

    COUNTED = "counted"
    OUT = "out"
    WRONG_OUT = "wrong-out"
    ALL_TRICKS = "all-tricks"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Trick:
    """The trick on the table, or one that was won."""

    number: int
    """From 1."""
    leader: Seat
    cards: tuple[Card, ...] = ()
    """The led card first."""

    @property
    def turn(self) -> Seat:
        """Who plays next; the leader again once the trick is complete."""
        return self.leader.other if len(self.cards) == 1 else self.leader

    @property
    def complete(self) -> bool:
        """Whether both cards lie."""
        return len(self.cards) == 2

    def winner(self, trump: Suit) -> Seat:
        """Who wins it, once it is complete (rules 11.2)."""
        first, second = self.cards
        return self.leader.other if beats(second, first, trump) else self.leader


@dataclass(frozen=True, slots=True)
class Robbed:
    """The upcard was taken for the trump seven (rules 11.3), and when."""

    seat: Seat
    trick: int
    """How many tricks had been played."""
    melds: int
    """How many melds had been shown."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended and what was counted."""

    number: int
    ending: Ending
    said_by: Seat | None
    """Who said « aus »."""
    by: Seat | None
    """Who won the game by this deal."""
    written: tuple[Written, ...]
    """All of the deal, what was written at its end included (rules 11.5)."""
    cards: PerSeat[CardPoints]
    score: PerSeat[int]
    """As written after the deal, before a won game wipes it."""

    def total(self, seat: Seat) -> int:
        """Points written for the player, without card points."""
        return sum(one.points for one in self.written if one.seat is seat)


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal in progress or just over."""

    number: int
    """From 1, through the match."""
    dealer: Seat
    pack: tuple[Card, ...] = field(repr=False)
    hands: PerSeat[Held] = field(repr=False)
    upcard: Card
    """What lies under the stock: the card turned up, or the seven it was robbed with."""
    score: PerSeat[int]
    """Before the deal."""
    trick: Trick
    drawn: int = 0
    """Cards taken from the stock, the upcard included."""
    tricks: tuple[Trick, ...] = ()
    """Complete, in order."""
    robbed: Robbed | None = None
    melds: tuple[Melded, ...] = ()
    """In order, of both players."""
    written: tuple[Written, ...] = ()
    kept: PerSeat[Reason | None] = field(default_factory=lambda: Each.of(SEATS, lambda _: None))
    """HIGH or LOW, while all five cards have been so since the first (rules 11.5)."""
    result: DealResult | None = None

    @property
    def indicator(self) -> Card:
        """The card that was turned up (rules 11.1)."""
        return self.pack[_STOCK_AT - 1]

    @property
    def trump(self) -> Suit:
        """Its suit."""
        return self.indicator.suit

    @property
    def seven(self) -> Card:
        """The card with which the upcard may be robbed (rules 11.3)."""
        return Card(Rank.SEVEN, self.trump)

    @property
    def stock(self) -> int:
        """How many cards remain to be drawn, the upcard included."""
        return DRAWS - self.drawn

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` after the last and after the deal."""
        over = self.result is not None or len(self.tricks) == TRICKS
        return None if over else self.trick.turn

    @property
    def on_lead(self) -> Seat | None:
        """Who leads next, if no card of the trick lies."""
        return self.turn if not self.trick.cards else None

    def won_by(self, seat: Seat) -> tuple[Trick, ...]:
        """The player's tricks, in order."""
        return tuple(trick for trick in self.tricks if trick.winner(self.trump) is seat)

    def card_points(self) -> PerSeat[CardPoints]:
        """Points of the cards in each player's tricks."""
        return Each.of(
            SEATS, lambda seat: points_of(tuple(c for t in self.won_by(seat) for c in t.cards))
        )

    def melded(self, kind: Kind) -> Iterator[Melded]:
        """The melds of a kind, in order."""
        return (meld for meld in self.melds if meld.kind is kind)

    def stock_cards(self) -> tuple[Card, ...]:
        """What remains to be drawn, the next card first and the upcard last."""
        return (*self.pack[_STOCK_AT + self.drawn :], self.upcard) if self.stock else ()


def dealt_hands(dealer: Seat, pack: tuple[Card, ...]) -> PerSeat[Held]:
    """The five cards of each player, in the order dealt (rules 11.1)."""
    return Each.of(
        SEATS,
        lambda seat: tuple(pack[i] for i in (_DEALERS if seat is dealer else _OTHERS)),
    )


def pack_of(
    dealer: Seat, hands: PerSeat[Held], up: Card, stock: tuple[Card, ...]
) -> tuple[Card, ...]:
    """The pack that deals these hands, upcard and stock."""
    places = dict(zip(_DEALERS, hands[dealer], strict=True))
    places.update(zip(_OTHERS, hands[dealer.other], strict=True))
    return (*(places[i] for i in range(10)), up, *stock)


def start_deal(number: int, dealer: Seat, pack: tuple[Card, ...], score: PerSeat[int]) -> DealState:
    """Cards are dealt, one is turned up, and what that is worth is written (rules 11.1, 11.5)."""
    hands, upcard = dealt_hands(dealer, pack), pack[_STOCK_AT - 1]
    deal = DealState(number, dealer, pack, hands, upcard, score, Trick(1, dealer.other))
    if upcard.rank in HIGH:
        deal = write(deal, Written.fixed(dealer, Reason.UPCARD, 0))
    for seat in (dealer.other, dealer):
        for reason, ranks in _KEPT_ON.items():
            if all(card.rank in ranks for card in hands[seat]):
                deal = replace(deal, kept=deal.kept.put(seat, reason))
                deal = write(deal, Written.fixed(seat, reason, 0))
    return deal


def write(deal: DealState, *written: Written) -> DealState:
    """Points are written down."""
    return replace(deal, written=(*deal.written, *written))


def play(deal: DealState, card: Card) -> DealState:
    """The card is played by whose turn it is; a complete trick is won and cards are drawn."""
    seat, trick = deal.trick.turn, deal.trick
    held = tuple(one for one in deal.hands[seat] if one is not card)
    trick = replace(trick, cards=(*trick.cards, card))
    deal = replace(deal, hands=deal.hands.put(seat, held), trick=trick)
    if not trick.complete:
        return deal
    winner = trick.winner(deal.trump)
    deal = replace(deal, tricks=(*deal.tricks, trick), trick=Trick(trick.number + 1, winner))
    if not deal.stock:
        return deal
    deal = _draw(_draw(deal, winner), winner.other)
    return deal if deal.stock else _stock_gone(deal, winner.other)


def _draw(deal: DealState, seat: Seat) -> DealState:
    card = deal.stock_cards()[0]
    hands = deal.hands.put(seat, (*deal.hands[seat], card))
    deal = _still_kept(replace(deal, hands=hands, drawn=deal.drawn + 1), seat)
    reason = deal.kept[seat]
    if reason is None:
        return deal
    return write(deal, Written.fixed(seat, reason, len(deal.tricks)))


def _still_kept(deal: DealState, seat: Seat) -> DealState:
    """One other card ends what is written again and again, for good (rules 11.5)."""
    reason = deal.kept[seat]
    if reason is None or all(card.rank in _KEPT_ON[reason] for card in deal.hands[seat]):
        return deal
    return replace(deal, kept=deal.kept.put(seat, None))


def _stock_gone(deal: DealState, last: Seat) -> DealState:
    played = len(deal.tricks)
    deal = write(deal, Written.fixed(last, Reason.LAST_DRAW, played))
    for seat in (last.other, last):
        if all(card.suit is deal.trump for card in deal.hands[seat]):
            deal = write(deal, Written.fixed(seat, Reason.ALL_TRUMPS, played))
    return deal


def rob(deal: DealState, seat: Seat) -> DealState:
    """The upcard comes to the hand, the seven lies in its place (rules 11.3)."""
    held = tuple(card for card in deal.hands[seat] if card is not deal.seven)
    hands = deal.hands.put(seat, (*held, deal.upcard))
    robbed = Robbed(seat, len(deal.tricks), len(deal.melds))
    return _still_kept(replace(deal, hands=hands, upcard=deal.seven, robbed=robbed), seat)


def meld(deal: DealState, seat: Seat, melded: Melded) -> DealState:
    """The cards are shown and written down (rules 11.4)."""
    points = melded.worth(deal.trump)
    written = Written(seat, Reason.MELD, points, len(deal.tricks), melded.cards)
    return write(replace(deal, melds=(*deal.melds, melded)), written)


def at_the_end(deal: DealState) -> tuple[Written, ...]:
    """What is written after the sixteenth trick (rules 11.5); nothing before it."""
    if len(deal.tricks) < TRICKS:
        return ()
    return tuple(_at_the_end(deal))


def _at_the_end(deal: DealState) -> Iterator[Written]:
    winners = [trick.winner(deal.trump) for trick in deal.tricks]
    last = winners[-1]
    yield Written.fixed(last, Reason.LAST_TRICK, TRICKS)
    if winners[-5:] == [last] * 5:
        yield Written.fixed(last, Reason.LAST_FIVE, TRICKS)
    most = max(SEATS, key=winners.count)
    if winners.count(most) == TRICKS:
        yield Written.fixed(most, Reason.ALL_TRICKS, TRICKS)
    elif winners.count(most) > winners.count(most.other):
        yield Written.fixed(most, Reason.MOST_TRICKS, TRICKS)
    ace = Card(Rank.ACE, deal.trump)
    if not any(ace in meld.cards for meld in deal.melds if meld.kind is not Kind.MARRIAGE):
        taker = next(w for t, w in zip(deal.tricks, winners, strict=True) if ace in t.cards)
        yield Written.fixed(taker, Reason.TRUMP_ACE, TRICKS)
