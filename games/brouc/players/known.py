"""Knowledge of a seat: a view as masks, with everything that follows from the rules.

Hard knowledge only, true in every world that fits the view: cards nobody else can hold, suits a
player cannot have, trumps that they would have had to beat with (rules 2.3 to 2.5), the turned-up
card and the cards of declared marriages. Likelihoods belong to the worlds' weights.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from brouc.actions import Announce, Announcement, Declare
from brouc.cards import PACK, Card, points_of
from brouc.ruleset import RuleSet, UnfinishedTrick
from brouc.seats import SEATS, Seat, Team
from brouc.slate import marriage_value, table_value
from brouc.tricks import Marriage
from brouc.view import View
from games.brouc.players.core.kernel import ALL, SUIT, beats, joins

SUITS: Final = {PACK[8 * i].suit: i for i in range(4)}
"""Each suit's number."""
SEAT_NUMBER: Final = {seat: i for i, seat in enumerate(SEATS)}
"""Each seat's number in the order of play."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One card played, with the table as its player found it."""

    seat: int
    card: int
    led: int
    """Suit led; the card's own for a lead."""
    best: int
    """The card that held the trick; the card itself for a lead."""
    lying: int
    """The cards that lay before it."""
    holder: int
    """The seat that held the trick; its own for a lead."""
    number: int
    """0 to 7: the trick."""


@dataclass(slots=True)
class Known:
    """A seat's knowledge of the deal in progress. Teams are 0 (North-South) and 1."""

    rules: RuleSet
    me: int
    dealer: int
    trump: int
    hand: int
    """The seat's own cards."""
    turn: int
    """Seat on turn, -1 after the eighth trick."""
    leader: int
    """Leader of the trick on the table."""
    counts: list[int]
    """Number of cards of each seat."""
    laid: list[Laid] = field(default_factory=list)
    """All cards played, in order."""
    lying: list[int] = field(default_factory=list)
    """The cards of the unfinished trick, in order."""
    played: int = 0
    """All cards played, those of the unfinished trick too."""
    cannot: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """For each seat the cards that it cannot hold."""
    must: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """For each seat the unplayed cards that it is known to hold."""
    declared: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """For each seat a bit for each suit whose marriage it has declared."""
    simple: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Marriages among them declared without the Jack."""
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 0])
    """Card points won by each team."""
    said: list[int] = field(default_factory=lambda: [0, 0])
    """Marriages declared, in card points."""
    carried: list[int] = field(default_factory=lambda: [0, 0])
    table: list[int] = field(default_factory=lambda: [0, 0])
    """Table marriages won and marked."""
    slate: list[int] = field(default_factory=lambda: [0, 0])
    """Before this deal, as chalked."""
    coches: list[int] = field(default_factory=lambda: [0, 0])
    """Against each team."""
    announced: int = -1
    """The team that has announced a cape, or -1."""
    announcement: Announcement | None = None

    @property
    def ancient(self) -> bool:
        """Whether section 9 is played."""
        return self.rules.ancient

    @property
    def unseen(self) -> int:
        """The cards in the other three hands."""
        return ALL & ~self.played & ~self.hand

    def net(self, team: int) -> int:
        """A team's unrounded net points now (rules 5.1), as a call would count them."""
        points = self.cards[team] + self.said[team] + self.carried[team] + self.table[team]
        if self.rules.unfinished_trick is UnfinishedTrick.COUNTED:
            points += points_of(tuple(PACK[card] for card in self.lying))
        return points - self.table[team ^ 1]


def knowledge_of(view: View) -> Known:
    """All that the view's seat knows for certain. Raises ``ValueError`` without seat or deal."""
    deal = view.deal
    if view.seat is None or deal is None:
        raise ValueError("a spectator, or a match without a deal, has nothing to think about")
    trump = SUITS[deal.trump]
    known = Known(
        rules=view.rules,
        me=SEAT_NUMBER[view.seat],
        dealer=SEAT_NUMBER[deal.dealer],
        trump=trump,
        hand=mask(deal.hand),
        turn=SEAT_NUMBER[deal.turn] if deal.turn is not None else -1,
        leader=SEAT_NUMBER[deal.trick.leader],
        counts=[deal.held[seat] for seat in SEATS],
        slate=[deal.slate.ns, deal.slate.ew],
        coches=[view.coches.ns, view.coches.ew],
        carried=[deal.carried.ns, deal.carried.ew],
    )
    for number, won in enumerate(deal.tricks):
        _lay(known, SEAT_NUMBER[won.leader], won.cards, number)
        team = SEAT_NUMBER[won.winner] & 1
        known.tricks[team] += 1
        known.cards[team] += points_of(won.cards)
    _lay(known, known.leader, deal.trick.cards, len(deal.tricks))
    known.lying = [card.index for card in deal.trick.cards]
    for mark in deal.marks:
        known.table[team_number(mark.team)] += table_value(mark.marriage, deal.trump, view.rules)
    _words(known, view)
    indicator = 1 << deal.indicator_was.index
    known.must[known.dealer] |= indicator
    for seat in range(4):
        known.must[seat] &= ~known.played
        for other in range(4):
            if other != seat:
                known.cannot[other] |= known.must[seat]
    return known


def mask(cards: tuple[Card, ...]) -> int:
    """Cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card.index
    return found


def team_number(team: Team) -> int:
    """0 for North-South, 1 for East-West."""
    return 0 if team is Team.NS else 1


def seat_of(number: int) -> Seat:
    """The engine's seat."""
    return SEATS[number]


def _lay(known: Known, leader: int, cards: tuple[Card, ...], number: int) -> None:
    lying, best, holder, led = 0, -1, leader, -1
    seat = leader
    for played in cards:
        card = played.index
        if not lying:
            entry = Laid(seat, card, card >> 3, card, 0, seat, number)
            led, best = card >> 3, card
        else:
            entry = Laid(seat, card, led, best, lying, holder, number)
            known.cannot[seat] |= excluded(entry, known.trump, known.ancient)
            if beats(card, best, known.trump):
                best, holder = card, seat
        known.laid.append(entry)
        lying |= 1 << card
        seat = (seat + 1) & 3
    known.played |= lying


def excluded(laid: Laid, trump: int, ancient: bool) -> int:
    """The cards that a player cannot have held when following with this card.

    From the duty to follow (rules 2.2), to beat a trump led (2.3) and not to undertrump (2.4); who
    joined a marriage was excused from beating (2.5) and tells nothing by it.
    """
    card, led, best = laid.card, laid.led, laid.best
    suit = card >> 3
    gone = SUIT[led] if suit != led else 0
    if ancient or suit != trump or best >> 3 != trump or card < best:
        return gone
    if joins(laid.lying, trump) >> card & 1:
        return gone
    higher = SUIT[trump] & ((1 << best) - 1)
    if led == trump:
        return gone | higher
    # A forced undertrump: nothing but trumps, none of them higher (rules 2.4).
    return ALL & ~SUIT[trump] | higher


def _words(known: Known, view: View) -> None:
    deal = view.deal
    assert deal is not None, "the caller has looked"
    worth: dict[tuple[int, int], int] = {}
    for entry in deal.spoken:
        said = entry.said
        if isinstance(said, Declare):
            seat, suit = SEAT_NUMBER[said.seat], SUITS[said.suit]
            held = 0b11100 if said.extended else 0b1100
            known.must[seat] |= held << (8 * suit)
            known.declared[seat] |= 1 << suit
            if said.extended:
                known.simple[seat] &= ~(1 << suit)
            else:
                known.simple[seat] |= 1 << suit
            worth[seat, suit] = marriage_value(Marriage(said.suit, said.extended), deal.trump)
        elif isinstance(said, Announce):
            known.announced = SEAT_NUMBER[said.seat] & 1
            known.announcement = said.announcement
    for (seat, _), value in worth.items():
        known.said[seat & 1] += value
