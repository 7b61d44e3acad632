"""One hand: three cards each, a stock to draw from, eight tricks (rules 10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from brus.cards import BRUS, is_seven, winner
from brus.seats import SEATS, TEAMS, PerSeat, PerTeam, Seat, Team
from cardgame.cards import Card
from cardgame.each import Each

Held = tuple[Card, ...]
"""Cards in a hand, in the order in which they came."""
DEALT: Final = 12
"""Cards that are dealt; the rest of the pack is the stock."""
STOCK: Final = 20
TRICKS: Final = 8
TO_WIN: Final = 5
"""Tricks that win a hand (rules 10.2)."""


class Ending(Enum):
    """How a hand ended; the value is the record's word."""

    WON = "won"
    RUN = "run"
    STANTO = "stanto"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a trick."""

    seat: Seat
    card: Card = field(repr=False)
    """Not for everybody's eyes while it lies turned."""
    dared: bool = False


@dataclass(frozen=True, slots=True)
class Kehren:
    """A card led face down (rules 10.6)."""

    seat: Seat
    trick: int
    """From 1."""
    answered_by: Seat | None = None
    takes: bool = False
    """The answer; a run ends the hand."""

    @property
    def taken(self) -> bool:
        """Whether it was taken up: it counts for who wins the hand."""
        return self.answered_by is not None and self.takes


@dataclass(frozen=True, slots=True)
class Trick:
    """The trick on the table, or one that was won."""

    number: int
    """From 1."""
    leader: Seat
    laid: tuple[Laid, ...] = ()
    """In the order of play."""

    @property
    def turn(self) -> Seat:
        """Who plays next; the leader again once the trick is complete."""
        return self.leader.round()[len(self.laid) % 4]

    @property
    def complete(self) -> bool:
        """Whether all four cards lie."""
        return len(self.laid) == 4

    @property
    def seven_counts(self) -> bool:
        """Whether it was led with a seven while stock remained (rules 10.3)."""
        return bool(self.laid) and self.number <= STOCK // 4 and is_seven(self.laid[0].card)

    @property
    def winner(self) -> Seat:
        """Who wins the cards that lie (rules 10.2)."""
        cards = tuple(laid.card for laid in self.laid)
        counts = self.number <= STOCK // 4
        return self.laid[winner(cards, counts)].seat


class Fate(Enum):
    """What became of a dare (rules 10.5)."""

    WON = "won"
    BEATEN = "beaten"
    """*Geschlagt*: an opponent's card won the trick."""
    COVERED = "covered"
    """The partner's card won it."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Settled:
    """A dare, settled when its trick was complete (rules 10.5)."""

    seat: Seat
    card: Card
    trick: int
    fate: Fate
    team: Team | None
    """Who wipes; ``None`` where nobody does."""
    due: int
    wiped: int
    """Really wiped: a team's last stroke stays."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended and what that cost."""

    number: int
    ending: Ending
    by: Team | None
    """The hand's winners; ``None`` after a Stanto."""
    due: int
    """Strokes that they had to wipe (rules 10.7)."""
    wiped: int
    """Really wiped at the hand's end; never more than stood (rules 10.4)."""
    tricks: PerTeam[int]
    dares: PerTeam[int]
    """Strokes really wiped by dares in the hand."""
    strokes: PerTeam[int]
    """Standing after the hand; 0: the game is won."""
    stanti: int
    """Standing after the hand."""
    game_over: bool
    keule: bool
    """Whether the losers of the game draw a Keule rather than a Brille (rules 10.8)."""


@dataclass(frozen=True, slots=True)
class HandState:
    """A hand in progress or just over."""

    number: int
    """From 1, through the match."""
    dealer: Seat
    pack: tuple[Card, ...] = field(repr=False)
    hands: PerSeat[Held] = field(repr=False)
    drawn: int
    """Cards taken from the stock."""
    trick: Trick
    strokes: PerTeam[int]
    """As they stand now."""
    stanti: int
    """Standing before the hand."""
    tricks: tuple[Trick, ...] = ()
    """Complete, in order."""
    kehren: tuple[Kehren, ...] = ()
    settled: tuple[Settled, ...] = ()
    result: HandResult | None = None

    @property
    def stock(self) -> tuple[Card, ...]:
        """What remains to be drawn, the next card first."""
        return self.pack[DEALT + self.drawn :]

    @property
    def won(self) -> PerTeam[int]:
        """Tricks of each team."""
        winners = [trick.winner.team for trick in self.tricks]
        return Each(TEAMS, tuple(winners.count(team) for team in TEAMS))

    @property
    def dares(self) -> PerTeam[int]:
        """Strokes really wiped by dares so far."""
        return Each.of(TEAMS, lambda team: sum(s.wiped for s in self.settled if s.team is team))

    @property
    def asked(self) -> Kehren | None:
        """The turned card that the other team has not answered yet."""
        last = self.kehren[-1] if self.kehren else None
        return last if last is not None and last.answered_by is None else None

    @property
    def turned(self) -> Kehren | None:
        """The kehren of the trick on the table, answered or not."""
        last = self.kehren[-1] if self.kehren else None
        return last if last is not None and last.trick == self.trick.number else None

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` while an answer is due and after the hand."""
        return None if self.result is not None or self.asked is not None else self.trick.turn

    def played(self) -> Iterator[Card]:
        """Every card that lies open or has lain so, in order (rules 10.10)."""
        for trick in self.tricks:
            yield from (laid.card for laid in trick.laid)
        if self.asked is None and not self._ran:
            yield from (laid.card for laid in self.trick.laid)

    @property
    def _ran(self) -> bool:
        return self.result is not None and self.result.ending is Ending.RUN


def start_hand(
    number: int, dealer: Seat, pack: tuple[Card, ...], strokes: PerTeam[int], stanti: int
) -> HandState:
    """Three cards each, singly, the dealer's left first; that seat leads (rules 10.2)."""
    order = dealer.left.round()
    hands: PerSeat[Held] = Each.of(SEATS, lambda seat: pack[order.index(seat) : DEALT : 4])
    return HandState(number, dealer, pack, hands, 0, Trick(1, dealer.left), strokes, stanti)


def lay(hand: HandState, laid: Laid) -> HandState:
    """The card leaves the hand and lies in the trick."""
    held = tuple(card for card in hand.hands[laid.seat] if card is not laid.card)
    trick = replace(hand.trick, laid=(*hand.trick.laid, laid))
    return replace(hand, hands=hand.hands.put(laid.seat, held), trick=trick)


def take_trick(hand: HandState) -> HandState:
    """The complete trick is won and its dares are settled; the winner leads (rules 10.2)."""
    won = hand.trick
    hand = settle(replace(hand, tricks=(*hand.tricks, won)), won)
    return replace(hand, trick=Trick(won.number + 1, won.winner))


def draw(hand: HandState) -> HandState:
    """While stock remains all draw one card, clockwise from the trick's winner (rules 10.2)."""
    hands = hand.hands
    for seat, card in zip(hand.trick.leader.round(), hand.stock, strict=False):
        hands = hands.put(seat, (*hands[seat], card))
    return replace(hand, hands=hands, drawn=min(hand.drawn + 4, STOCK))


def settle(hand: HandState, trick: Trick) -> HandState:
    """Settle the dares of a complete trick, the earlier first (rules 10.5)."""
    for laid in trick.laid:
        if not laid.dared:
            continue
        worth = 2 if laid.card is BRUS and laid is trick.laid[0] else 1
        team: Team | None = trick.winner.team
        if trick.winner is laid.seat:
            fate, due = Fate.WON, worth
        elif team is not laid.seat.team:
            fate, due = Fate.BEATEN, worth + 1
        else:
            fate, due, team = Fate.COVERED, 0, None
        strokes, wiped = hand.strokes, 0
        if team is not None:
            # A dare never wipes a team's last stroke.
            wiped = min(due, strokes[team] - 1)
            strokes = strokes.put(team, strokes[team] - wiped)
        done = Settled(laid.seat, laid.card, trick.number, fate, team, due, wiped)
        hand = replace(hand, strokes=strokes, settled=(*hand.settled, done))
    return hand
