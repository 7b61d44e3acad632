"""Knowledge of a seat: the table and evidence on the others, and all that follows from the rules.

Hard knowledge only, true in every world that fits the view: cards nobody else can hold, suits a
player cannot have, trumps that they would have had to beat with (rules 2.3 to 2.5), the turned-up
card and the cards of declared marriages. Likelihoods belong to the worlds' weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from brouc.actions import Announce, Announcement, Declare
from brouc.cards import PACK, Card
from brouc.ruleset import RuleSet, UnfinishedTrick
from brouc.seats import SEATS, TEAMS, Seat
from brouc.slate import marriage_value, table_value
from brouc.tricks import Marriage
from brouc.view import DealView, View
from games.brouc.players.core.kernel import ALL, SUIT, Position, joins
from games.brouc.players.core.worlds import Witness

SUITS: Final = {PACK[8 * i].suit: i for i in range(4)}
"""Each suit's number."""
SEAT_NUMBER: Final = {seat: i for i, seat in enumerate(SEATS)}
"""Each seat's number in the order of play."""


@dataclass(frozen=True)
class Known:
    """A seat's knowledge of the deal in progress. Teams are 0 (North-South) and 1."""

    rules: RuleSet
    me: int
    dealer: int
    hand: int
    """The seat's own cards."""
    turn: int
    """Seat on turn, -1 after the eighth trick."""
    at: Position
    """The table as the seat sees it, others' hands empty; of marriages, what was said and marked.
    """
    plays: list[tuple[int, int]]
    """Seat and card of all cards played, in order."""
    counts: list[int]
    """Number of cards left in each hand."""
    cannot: list[int]
    """For each seat the cards that it cannot hold."""
    must: list[int]
    """For each seat the unplayed cards that it is known to hold."""
    declared: list[int]
    """For each seat a bit for each suit whose marriage it has declared."""
    simple: list[int]
    """Marriages among them declared without the Jack."""
    carried: list[int]
    slate: list[int]
    """Before this deal, as chalked."""
    coches: list[int]
    """Against each team."""
    announced: int
    """The team that has announced a cape, or -1."""
    announcement: Announcement | None

    @property
    def moment(self) -> int:
        """Number of cards played."""
        return len(self.plays)

    @cached_property
    def witness(self) -> Witness:
        """Evidence on the others, by which worlds are weighed."""
        found = Witness(self.me, self.at.trump, self.at.ancient, self.declared, self.simple)
        found.watch([seat for seat, _ in self.plays], [card for _, card in self.plays])
        return found

    @property
    def unseen(self) -> int:
        """The cards in the other three hands."""
        return self.at.left & ~self.hand

    def net(self, team: int) -> int:
        """A team's unrounded net points now (rules 5.1), as a call would count them."""
        counted = self.rules.unfinished_trick is UnfinishedTrick.COUNTED
        return self.at.net(team) + self.carried[team] + (self.at.points if counted else 0)


def knowledge_of(view: View) -> Known:
    """Certain knowledge of the view's seat. Raises ``ValueError`` without seat or deal."""
    deal = view.deal
    if view.seat is None or deal is None:
        raise ValueError("a spectator, or a match without a deal, has nothing to think about")
    me, hand = SEAT_NUMBER[view.seat], mask(deal.hand)
    tricks = (*(won.trick for won in deal.tricks), deal.trick)
    plays = [(SEAT_NUMBER[seat], card.index) for trick in tricks for seat, card in trick.plays()]
    first, trump, ancient = SEAT_NUMBER[tricks[0].leader], SUITS[deal.trump], view.rules.ancient
    at, cannot = Position([0, 0, 0, 0], first, trump, ancient), [0, 0, 0, 0]
    for seat, card in plays:
        cannot[seat] |= excluded(at, card)
        at.play(card)
    at.hands = [hand if seat == me else 0 for seat in range(4)]
    table, said = [0, 0], [0, 0]
    for mark in deal.marks:
        table[TEAMS.index(mark.team)] += table_value(mark.marriage, deal.trump, view.rules)
    must, declared, simple = ([0, 0, 0, 0] for _ in range(3))
    for (seat, suit), words in _declared(deal).items():
        must[seat] |= (0b11100 if words.extended else 0b1100) << (8 * suit)
        declared[seat] |= 1 << suit
        simple[seat] |= 0 if words.extended else 1 << suit
        said[seat & 1] += marriage_value(Marriage(words.suit, words.extended), deal.trump)
    at.table, at.said = table, said
    must[SEAT_NUMBER[deal.dealer]] |= 1 << deal.indicator_was.index
    must = [cards & at.left for cards in must]
    for seat in range(4):
        for other in range(4):
            if other != seat:
                cannot[seat] |= must[other]
    announced = [entry.said for entry in deal.spoken if isinstance(entry.said, Announce)]
    return Known(
        rules=view.rules,
        me=me,
        dealer=SEAT_NUMBER[deal.dealer],
        hand=hand,
        turn=SEAT_NUMBER[deal.turn] if deal.turn is not None else -1,
        at=at,
        plays=plays,
        counts=[deal.held[seat] for seat in SEATS],
        cannot=cannot,
        must=must,
        declared=declared,
        simple=simple,
        carried=list(deal.carried),
        slate=list(deal.slate),
        coches=list(view.coches),
        announced=SEAT_NUMBER[announced[0].seat] & 1 if announced else -1,
        announcement=announced[0].announcement if announced else None,
    )


def mask(cards: tuple[Card, ...]) -> int:
    """Cards as a set."""
    return sum(1 << card.index for card in cards)


def seat_of(number: int) -> Seat:
    """The engine's seat."""
    return SEATS[number]


def excluded(at: Position, card: int) -> int:
    """The cards that a player cannot have held when following with this card.

    From the duty to follow (rules 2.2), to beat a trump led (2.3) and not to undertrump (2.4); who
    joined a marriage was excused from beating (2.5) and tells nothing by it.
    """
    if not at.laid:
        return 0
    led, best, suit, trump = at.led, at.best, card >> 3, at.trump
    gone = SUIT[led] if suit != led else 0
    if at.ancient or suit != trump or best >> 3 != trump or card < best:
        return gone
    if joins(at.lying, trump) >> card & 1:
        return gone
    higher = SUIT[trump] & ((1 << best) - 1)
    if led == trump:
        return gone | higher
    # A forced undertrump: nothing but trumps, none of them higher (rules 2.4).
    return ALL & ~SUIT[trump] | higher


def _declared(deal: DealView) -> dict[tuple[int, int], Declare]:
    """Declarations by seat and suit: the last one counts (rules 3.2)."""
    return {
        (SEAT_NUMBER[entry.said.seat], SUITS[entry.said.suit]): entry.said
        for entry in deal.spoken
        if isinstance(entry.said, Declare)
    }
