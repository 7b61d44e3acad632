"""One deal: five cards each, a stock to draw from, sixteen tricks (rules 11.1 to 11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from gamekit.cards.cards import Card, Rank, Suit
from gamekit.cards.seats import Each, Packets
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.cards import HIGH, LOW, CardPoints, beats, points_of
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat


class Reason(Enum):
    """Reason for written points: their number where it is fixed, and the referee's words."""

    MELD = 0, ""
    UPCARD = 10, "card turned up"
    """A K Q J 10 turned up by the dealer."""
    HIGH = 20, "five high cards"
    """Five cards of A K Q J 10, at first and after each draw."""
    LOW = 10, "five low cards"
    """Five cards of 9 8 7, at first and after each draw."""
    LAST_DRAW = 10, "last card drawn"
    ALL_TRUMPS = 30, "five trumps"
    """Five trumps in hand after the last draw."""
    LAST_TRICK = 10, "last trick"
    LAST_FIVE = 20, "last five tricks"
    """All of the last five tricks."""
    MOST_TRICKS = 10, "more tricks"
    ALL_TRICKS = 600, "all tricks"
    TRUMP_ACE = 10, "trump ace"

    def __init__(self, points: int, words: str) -> None:
        self.code = self._name_.lower().replace("_", "-")
        self.points = points
        self.words = words

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Written:
    """Written points of a player."""

    seat: Seat
    reason: Reason
    points: int
    trick: int
    """Tricks played before."""
    meld: Melded | None = None

    @staticmethod
    def fixed(seat: Seat, reason: Reason, trick: int) -> Written:
        """Written points of a fixed number."""
        return Written(seat, reason, reason.points, trick)


Held = tuple[Card, ...]
"""Cards of a hand in order of arrival."""
TRICKS: Final = 16
DRAWS: Final = 22
"""The stock's 21 cards and then the upcard (rules 11.1)."""
STOCK: Final = 21
"""Cards of the stock, without the upcard."""
_STOCK_AT: Final = 11
"""Index of the stock in the pack."""
PACKETS: Final = Packets(SEATS, (2, 3))
"""Two cards each, then three, the other player first (rules 11.1)."""
_KEPT_ON: Final = {Reason.HIGH: HIGH, Reason.LOW: LOW}
"""Ranks of hands that are written again after each draw."""


class Ending(Enum):
    """Ending of a deal; the value is the record's word."""

    COUNTED = "counted"
    OUT = "out"
    WRONG_OUT = "wrong-out"
    ALL_TRICKS = "all-tricks"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Trick:
    """Current or won trick."""

    number: int
    """Number, from 1."""
    leader: Seat
    trump: Suit
    cards: tuple[Card, ...] = ()
    """Led card first."""

    @property
    def turn(self) -> Seat:
        """Next to play; the leader again once the trick is complete."""
        return self.leader.other if len(self.cards) == 1 else self.leader

    @property
    def complete(self) -> bool:
        """Whether both cards lie."""
        return len(self.cards) == 2

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """Players with their cards, in order of play."""
        return zip((self.leader, self.leader.other), self.cards, strict=False)

    @property
    def winner(self) -> Seat:
        """Winner of the complete trick (rules 11.2)."""
        first, second = self.cards
        return self.leader.other if beats(second, first, self.trump) else self.leader


@dataclass(frozen=True, slots=True)
class Robbed:
    """Moment of exchanging the trump seven for the upcard (rules 11.3)."""

    seat: Seat
    trick: int
    """Tricks played before."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """Result of a deal."""

    number: int
    ending: Ending
    said_by: Seat | None
    """Player who said « aus »."""
    by: Seat | None
    """Winner of the game by this deal."""
    written: tuple[Written, ...]
    """Written points of the deal, its end included (rules 11.5)."""
    cards: PerSeat[CardPoints]
    score: PerSeat[int]
    """Score after the deal, before a won game wipes it."""

    def total(self, seat: Seat) -> int:
        """Written points of a player, without card points."""
        return sum(one.points for one in self.written if one.seat is seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """Public part of a deal in progress or just over."""

    number: int
    """Number, from 1, through the match."""
    dealer: Seat
    indicator: Card
    """Card turned up at the deal (rules 11.1)."""
    score: PerSeat[int]
    """Score before the deal."""
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    """Complete tricks, in order."""
    robbed: Robbed | None = None
    written: tuple[Written, ...] = ()
    """Written points with player and reason, without card points; at last those of the end."""
    result: DealResult | None = None

    @property
    def trump(self) -> Suit:
        """Suit of the indicator."""
        return self.indicator.suit

    @property
    def seven(self) -> Card:
        """Trump seven, exchangeable for the upcard (rules 11.3)."""
        return Card(Rank.SEVEN, self.trump)

    @property
    def melds(self) -> tuple[Melded, ...]:
        """Melds of both players, in order."""
        return tuple(one.meld for one in self.written if one.meld is not None)

    @property
    def turn(self) -> Seat | None:
        """Next to play a card; ``None`` after the last and after the deal."""
        over = self.result is not None or len(self.tricks) == TRICKS
        return None if over else self.trick.turn

    @property
    def on_lead(self) -> Seat | None:
        """Next leader, if the trick is empty."""
        return self.turn if not self.trick.cards else None

    @property
    def shown(self) -> set[Card]:
        """Cards that were melded or robbed."""
        robbed = () if self.robbed is None else (self.indicator,)
        return {*robbed, *(card for meld in self.melds for card in meld.cards)}

    def points(self, seat: Seat) -> int:
        """Written points of a player, without card points."""
        return sum(one.points for one in self.written if one.seat is seat)

    def won_by(self, seat: Seat) -> tuple[Trick, ...]:
        """Tricks of a player, in order."""
        return tuple(trick for trick in self.tricks if trick.winner is seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealState(OpenDeal):
    """Deal with its hidden cards."""

    pack: tuple[Card, ...] = field(repr=False)
    hands: PerSeat[Held] = field(repr=False)
    upcard: Card
    """Card under the stock: the one turned up, or the seven exchanged for it."""
    drawn: int = 0
    """Cards taken from the stock, the upcard included."""
    kept: PerSeat[Reason | None] = field(default_factory=lambda: Each.of(SEATS, lambda _: None))
    """HIGH or LOW while all five cards have always been so (rules 11.5)."""
    past: tuple[Play | Rob | Meld | Out, ...] = field(default=(), repr=False)
    """Actions so far; a meld's cards in its own order."""

    @property
    def stock(self) -> int:
        """Number of cards to be drawn, the upcard included."""
        return DRAWS - self.drawn

    def card_points(self) -> PerSeat[CardPoints]:
        """Card points of each player's tricks."""
        return Each.of(
            SEATS, lambda seat: points_of(tuple(c for t in self.won_by(seat) for c in t.cards))
        )

    def stock_cards(self) -> tuple[Card, ...]:
        """Cards to be drawn, the next first, the upcard last."""
        return (*self.pack[_STOCK_AT + self.drawn :], self.upcard) if self.stock else ()


def start_deal(number: int, dealer: Seat, pack: tuple[Card, ...], score: PerSeat[int]) -> DealState:
    """Start of a deal, with the points written for dealt cards (rules 11.1, 11.5)."""
    hands, upcard = PACKETS.hands(pack, dealer), pack[_STOCK_AT - 1]
    deal = DealState(
        number=number,
        dealer=dealer,
        indicator=upcard,
        score=score,
        trick=Trick(1, dealer.other, upcard.suit),
        pack=pack,
        hands=hands,
        upcard=upcard,
    )
    if upcard.rank in HIGH:
        deal = _write(deal, Written.fixed(dealer, Reason.UPCARD, 0))
    for seat in (dealer.other, dealer):
        for reason, ranks in _KEPT_ON.items():
            if all(card.rank in ranks for card in hands[seat]):
                deal = replace(deal, kept=deal.kept.put(seat, reason))
                deal = _write(deal, Written.fixed(seat, reason, 0))
    return deal


def act(deal: DealState, action: Play | Rob | Meld | Out) -> DealState:
    """Deal after an action judged before; « aus » ends it with the match's own count."""
    match action:
        case Play():
            deal = _play(deal, action.card)
        case Rob():
            deal = _rob(deal, action.seat)
        case Meld():
            melded = meld_of(action.cards)
            assert melded is not None, "legality was checked"
            action = Meld(action.seat, melded.cards)
            worth = melded.worth(deal.trump)
            deal = _write(deal, Written(action.seat, Reason.MELD, worth, len(deal.tricks), melded))
    return replace(deal, past=(*deal.past, action))


def _write(deal: DealState, written: Written) -> DealState:
    """Deal with more written points."""
    return replace(deal, written=(*deal.written, written))


def _play(deal: DealState, card: Card) -> DealState:
    """Deal after a card of the player on turn; a complete trick is won and cards are drawn."""
    seat, trick = deal.trick.turn, deal.trick
    held = tuple(one for one in deal.hands[seat] if one is not card)
    trick = replace(trick, cards=(*trick.cards, card))
    deal = replace(deal, hands=deal.hands.put(seat, held), trick=trick)
    if not trick.complete:
        return deal
    winner = trick.winner
    following = Trick(trick.number + 1, winner, trick.trump)
    deal = replace(deal, tricks=(*deal.tricks, trick), trick=following)
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
    return _write(deal, Written.fixed(seat, reason, len(deal.tricks)))


def _still_kept(deal: DealState, seat: Seat) -> DealState:
    """Deal after a seat got a card that may end its repeated writing (rules 11.5)."""
    reason = deal.kept[seat]
    if reason is None or all(card.rank in _KEPT_ON[reason] for card in deal.hands[seat]):
        return deal
    return replace(deal, kept=deal.kept.put(seat, None))


def _stock_gone(deal: DealState, last: Seat) -> DealState:
    played = len(deal.tricks)
    deal = _write(deal, Written.fixed(last, Reason.LAST_DRAW, played))
    for seat in (last.other, last):
        if all(card.suit is deal.trump for card in deal.hands[seat]):
            deal = _write(deal, Written.fixed(seat, Reason.ALL_TRUMPS, played))
    return deal


def _rob(deal: DealState, seat: Seat) -> DealState:
    """Deal after exchanging the seven for the upcard (rules 11.3)."""
    held = tuple(card for card in deal.hands[seat] if card is not deal.seven)
    hands = deal.hands.put(seat, (*held, deal.upcard))
    robbed = Robbed(seat, len(deal.tricks))
    return _still_kept(replace(deal, hands=hands, upcard=deal.seven, robbed=robbed), seat)


def at_the_end(deal: DealState) -> Iterator[Written]:
    """Points written after the sixteenth trick (rules 11.5); none before."""
    if len(deal.tricks) < TRICKS:
        return
    winners = [trick.winner for trick in deal.tricks]
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
