"""One deal, from the pack to the end of its tricks: an immutable state and its derived facts.

The state holds cards and calls in order; points, holders and rights are derived from it and so
always agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from brouc.actions import Announce, Declare, Mark, Play, Said
from brouc.cards import Card, CardPoints, Rank, Suit, points_of
from brouc.ruleset import Indicator, Marking, RuleSet, UnfinishedTrick
from brouc.seats import SEATS, TEAMS, PerSeat, PerTeam, Seat, Team
from brouc.slate import SlatePoints, TeamPoints, marriage_value, table_value
from brouc.tricks import Marriage, Trick, marriages
from gamekit.cards.seats import Each, Packets

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A completed trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """Four, in order of play."""
    winner: Seat
    marriages: tuple[Marriage, ...]
    """Marriages among the four cards, marked or not (rules 3.3)."""

    @property
    def trick(self) -> Trick:
        """The cards with their leader."""
        return Trick(self.leader, self.cards)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A call with its moment: before card ``cards`` + 1 of trick ``trick``."""

    said: Said
    trick: int
    """1 to 8."""
    cards: int
    """Cards in the trick, 0 to 3; 4 after the eighth trick."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A face-up marker on the winners' pile (rules 3.4)."""

    team: Team
    trick: int
    """1 to 8."""
    marriage: Marriage


@dataclass(frozen=True, slots=True)
class Dealt:
    """Fixed start of a deal."""

    rules: RuleSet
    number: int
    """1 for the first deal of the match."""
    dealer: Seat
    pack: tuple[Card, ...]
    hands: PerSeat[Hand]
    """Eight cards each, in the order dealt; the dealer's last is the indicator."""
    slate: PerTeam[SlatePoints]
    """Slate before this deal."""
    carried: PerTeam[int]
    """Card points of marriages carried over from a cape (rules 6.2)."""

    @property
    def indicator(self) -> Card:
        """Card 32 (rules 1.5)."""
        return self.pack[31]

    @property
    def trump(self) -> Suit:
        """The indicator's suit (rules 1.5)."""
        return self.pack[31].suit


@dataclass(frozen=True, slots=True)
class DealState:
    """State of a deal."""

    dealt: Dealt
    hands: PerSeat[Hand]
    """Cards not yet played."""
    tricks: tuple[WonTrick, ...]
    trick: Trick
    """Current trick; its leader is next to play when it is empty."""
    spoken: tuple[Spoken, ...]
    past: tuple[Play | Said, ...] = field(default=(), repr=False)
    """Actions so far."""

    @property
    def turn(self) -> Seat | None:
        """Seat to play; ``None`` after the eighth trick."""
        if len(self.tricks) == 8:
            return None
        return self.trick.leader.round()[len(self.trick.cards)]

    @property
    def moment(self) -> tuple[int, int]:
        """Moment of the next call: trick (1 to 8) and number of its cards."""
        if len(self.tricks) == 8:
            return 8, 4
        return len(self.tricks) + 1, len(self.trick.cards)

    @property
    def announced(self) -> Announce | None:
        """The one announcement of this deal (rules 6.7)."""
        for entry in self.spoken:
            if isinstance(entry.said, Announce):
                return entry.said
        return None

    def tricks_of(self, team: Team) -> int:
        """Number of tricks won by a team."""
        return sum([trick.winner.team is team for trick in self.tricks])

    def declarations(self, seat: Seat) -> tuple[Declare, ...]:
        """Declarations of a seat in this deal, in order."""
        return tuple(
            entry.said
            for entry in self.spoken
            if isinstance(entry.said, Declare) and entry.said.seat is seat
        )

    def marks(self) -> tuple[Marked, ...]:
        """Face-up markers in order of tricks (rules 3.4)."""
        if self.dealt.rules.marking is Marking.AUTOMATIC:
            return tuple(
                Marked(won.winner.team, number, marriage)
                for number, won in enumerate(self.tricks, 1)
                for marriage in won.marriages
            )
        return tuple(
            Marked(
                entry.said.seat.team,
                entry.trick if entry.cards == 4 else entry.trick - 1,
                Marriage(entry.said.card.suit, entry.said.card.rank is Rank.JACK),
            )
            for entry in self.spoken
            if isinstance(entry.said, Mark)
        )

    def points(self) -> PerTeam[TeamPoints]:
        """Each team's unrounded points so far, of completed tricks (rules 5.1)."""
        return Each.of(TEAMS, self.points_of)

    def points_of(self, team: Team) -> TeamPoints:
        """One team's unrounded points so far (rules 5.1)."""
        dealt = self.dealt
        facts = self.tricks, self.marks(), self.spoken, dealt.carried[team]
        return team_points(team, *facts, dealt.trump, dealt.rules)

    def points_called(self, team: Team) -> TeamPoints:
        """Points of a team that calls now (rules 5.1 with its option)."""
        return with_lying(self.points_of(team), self.trick, self.dealt.rules)

    def declared(self, seat: Seat) -> dict[Suit, CardPoints]:
        """Declared points of a seat by suit."""
        return declared_by(seat, self.spoken, self.dealt.trump)


def team_points(
    team: Team,
    tricks: Iterable[WonTrick],
    marks: Iterable[Marked],
    spoken: tuple[Spoken, ...],
    carried: int,
    trump: Suit,
    rules: RuleSet,
) -> TeamPoints:
    """Unrounded points of a team by what all have seen of a deal (rules 5.1)."""
    cards = sum([points_of(won.cards) for won in tricks if won.winner.team is team])
    own = [mark.marriage for mark in marks if mark.team is team]
    table = sum([table_value(marriage, trump, rules) for marriage in own])
    declared = sum([sum(declared_by(seat, spoken, trump).values()) for seat in team.seats])
    return TeamPoints(cards, declared, carried, table)


def declared_by(seat: Seat, spoken: tuple[Spoken, ...], trump: Suit) -> dict[Suit, CardPoints]:
    """Declared points of a seat by suit: a raise replaces 20 by 30 (rules 3.2)."""
    return {
        said.suit: marriage_value(Marriage(said.suit, said.extended), trump)
        for said in (entry.said for entry in spoken)
        if isinstance(said, Declare) and said.seat is seat
    }


def with_lying(points: TeamPoints, trick: Trick, rules: RuleSet) -> TeamPoints:
    """Points of a team that calls during a trick (rules 5.1 with its option)."""
    if rules.unfinished_trick is UnfinishedTrick.COUNTED:
        return replace(points, cards=points.cards + points_of(trick.cards))
    return points


PACKETS: Final = Packets(SEATS, (1, 3, 4))
"""Packets of 1, 3 and 4 cards, the dealer's right first (rules 1.4).

>>> from brouc.cards import PACK
>>> [str(card) for card in PACKETS.hands(PACK, Seat.SOUTH)[Seat.EAST]]
['Ah', 'Jh', '9h', '8h', 'Ac', 'Tc', 'Kc', 'Qc']
"""
hands_of: Final = PACKETS.hands
pack_of: Final = PACKETS.pack


def start_deal(
    rules: RuleSet,
    number: int,
    dealer: Seat,
    pack: tuple[Card, ...],
    slate: PerTeam[SlatePoints],
    carried: PerTeam[int],
) -> DealState:
    """State before the first card; the dealer's right leads (rules 2.1)."""
    hands = hands_of(pack, dealer)
    dealt = Dealt(rules, number, dealer, pack, hands, slate, carried)
    return DealState(dealt, hands, (), Trick(dealer.after), ())


def play(deal: DealState, seat: Seat, card: Card) -> DealState:
    """State after a legal card; a fourth one completes the trick (rules 2.1)."""
    held = deal.hands[seat]
    at = held.index(card)
    hands = deal.hands.put(seat, held[:at] + held[at + 1 :])
    trick = deal.trick
    cards = (*trick.cards, card)
    tricks, trick, past = deal.tricks, Trick(trick.leader, cards), (*deal.past, Play(seat, card))
    if len(cards) == 4:
        winner = trick.winner(deal.dealt.trump)
        tricks = (*tricks, WonTrick(trick.leader, cards, winner, marriages(cards)))
        trick = Trick(winner)
    return DealState(deal.dealt, hands, tricks, trick, deal.spoken, past)


def say(deal: DealState, said: Said) -> DealState:
    """State after a legal call."""
    trick, cards = deal.moment
    spoken = (*deal.spoken, Spoken(said, trick, cards))
    past = (*deal.past, said)
    return DealState(deal.dealt, deal.hands, deal.tricks, deal.trick, spoken, past)


def shows_indicator(deal: DealState) -> bool:
    """Whether the indicator lies open (rules 1.5 with its option)."""
    if deal.dealt.rules.indicator is Indicator.STAYS:
        return deal.dealt.indicator in deal.hands[deal.dealt.dealer]
    return not deal.tricks and not deal.trick.cards
