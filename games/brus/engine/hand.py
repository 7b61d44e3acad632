"""A hand and its end: three cards each, a stock to draw from, eight tricks (rules 10.2 to 10.9)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, assert_never

from gamekit.cards.cards import Card
from gamekit.cards.seats import Each, Packets
from games.brus.engine.actions import Answer, Dare, Play, Turn
from games.brus.engine.cards import BRUS, is_seven, winner
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, PerTeam, Seat, Team

Held = tuple[Card, ...]
"""Cards of a hand in order of arrival."""
PACKETS: Final = Packets(SEATS, (1, 1, 1))
"""Three cards each, singly, the dealer's left first (rules 10.2)."""
STOCK: Final = 20
TRICKS: Final = 8
TO_WIN: Final = 5
"""Tricks that win a hand (rules 10.2)."""


class Ending(Enum):
    """Ending of a hand; the value is the record's word."""

    WON = "won"
    RUN = "run"
    STANTO = "stanto"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Laid:
    """Card of a trick."""

    seat: Seat
    card: Card = field(repr=False)
    """Hidden from others while turned."""
    dared: bool = False


@dataclass(frozen=True, slots=True)
class Kehren:
    """A card led face down (rules 10.6)."""

    seat: Seat
    trick: int
    """Number, from 1."""
    answered_by: Seat | None = None
    takes: bool = False
    """Whether it was taken up, worth a stroke to the hand's winner; a run ends the hand."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Current or won trick."""

    number: int
    """Number, from 1."""
    leader: Seat
    laid: tuple[Laid, ...] = ()
    """In the order of play."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards alone."""
        return tuple(laid.card for laid in self.laid)

    @property
    def turn(self) -> Seat:
        """Next to play; the leader again once the trick is complete."""
        return self.leader.round()[len(self.laid) % 4]

    @property
    def complete(self) -> bool:
        """Whether all four cards lie."""
        return len(self.laid) == 4

    @property
    def seven_counts(self) -> bool:
        """Whether a seven was led while stock remained (rules 10.3)."""
        return bool(self.laid) and self.number <= STOCK // 4 and is_seven(self.laid[0].card)

    @property
    def winner(self) -> Seat:
        """Winner of the lying cards (rules 10.2)."""
        return self.laid[winner(self.cards, self.seven_counts)].seat


@dataclass(frozen=True, slots=True)
class Settled:
    """Settled dare of a complete trick (rules 10.5)."""

    seat: Seat
    card: Card
    trick: int
    team: Team | None
    """Wiping team; ``None``: the partner's card won the trick."""
    due: int
    wiped: int
    """Strokes actually wiped; a team's last one stays."""

    @property
    def won(self) -> bool:
        """Whether the dared card won the trick, not another card (*geschlagt*)."""
        return self.team is self.seat.team


@dataclass(frozen=True, slots=True)
class HandResult:
    """Result of a hand."""

    number: int
    ending: Ending
    by: Team | None
    """Winners; ``None`` after a Stanto."""
    due: int
    """Strokes due to be wiped (rules 10.7)."""
    wiped: int
    """Strokes actually wiped at the end, at most those left (rules 10.4)."""
    tricks: PerTeam[int]
    dares: PerTeam[int]
    """Strokes actually wiped by dares."""
    strokes: PerTeam[int]
    """Strokes left after the hand; 0 wins the game."""
    stanti: int
    """Stanti after the hand."""
    game_over: bool
    keule: bool
    """Whether the game's losers draw a Keule instead of a Brille (rules 10.8)."""

    @property
    def jannen(self) -> bool:
        """Whether the winners took five tricks to none (rules 10.7)."""
        return sorted(self.tricks) == [0, TO_WIN]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """Public part of a hand in progress or just over."""

    number: int
    """Number, from 1, through the match."""
    dealer: Seat
    stanti: int
    """Stanti before the hand."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks, in order."""
    trick: Trick
    """On the table; for a viewer without a turned card that they may not see."""
    kehren: tuple[Kehren, ...] = ()
    settled: tuple[Settled, ...] = ()
    past: tuple[Play | Turn | Answer | Dare, ...] = field(default=(), repr=False)
    """Actions so far; for a viewer without that of such a card."""
    result: HandResult | None = None

    @property
    def won(self) -> PerTeam[int]:
        """Tricks of each team."""
        winners = [trick.winner.team for trick in self.tricks]
        return Each(TEAMS, tuple(winners.count(team) for team in TEAMS))

    @property
    def dares(self) -> PerTeam[int]:
        """Strokes actually wiped by dares so far."""
        return Each.of(TEAMS, lambda team: sum(s.wiped for s in self.settled if s.team is team))

    @property
    def worth(self) -> int:
        """Strokes that the hand's winner has to wipe, jannen apart (rules 10.7)."""
        return 1 + self.stanti + sum(kehren.takes for kehren in self.kehren)

    @property
    def asked(self) -> Kehren | None:
        """Turned card without an answer yet."""
        return next((one for one in self.kehren if one.answered_by is None), None)

    def turned(self, trick: int) -> Kehren | None:
        """Card led face down to a trick."""
        return next((one for one in self.kehren if one.trick == trick), None)

    @property
    def covered(self) -> bool:
        """Whether the card led lies face down, also once the others ran from it (rules 10.6)."""
        ran = self.result is not None and self.result.ending is Ending.RUN
        return ran or self.asked is not None

    @property
    def turn(self) -> Seat | None:
        """Next to play a card; ``None`` while an answer is due and after the hand."""
        return None if self.result is not None or self.asked is not None else self.trick.turn

    @property
    def played(self) -> tuple[Card, ...]:
        """Cards that lie or lay open, in order (rules 10.10)."""
        tricks = self.tricks if self.covered else (*self.tricks, self.trick)
        return tuple(card for trick in tricks for card in trick.cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandState(OpenHand):
    """Hand with its hidden cards."""

    pack: tuple[Card, ...] = field(repr=False)
    hands: PerSeat[Held] = field(repr=False)
    drawn: int = 0
    """Cards taken from the stock."""
    strokes: PerTeam[int]
    """Strokes left."""

    @property
    def stock(self) -> tuple[Card, ...]:
        """Cards to be drawn, the next one first."""
        return PACKETS.rest(self.pack)[self.drawn :]

    @property
    def taken_up(self) -> Laid | None:
        """Card just taken up, which its player may dare before the next one (rules 10.6)."""
        taken = any(one.takes and one.trick == self.trick.number for one in self.kehren)
        return self.trick.laid[0] if taken and len(self.trick.laid) == 1 else None


def start_hand(
    number: int, dealer: Seat, pack: tuple[Card, ...], strokes: PerTeam[int], stanti: int
) -> HandState:
    """Start of a hand: three cards each; the dealer's left leads (rules 10.2)."""
    return HandState(
        number=number,
        dealer=dealer,
        stanti=stanti,
        pack=pack,
        hands=PACKETS.hands(pack, dealer),
        trick=Trick(1, dealer.after),
        strokes=strokes,
    )


def act(hand: HandState, action: Play | Turn | Answer | Dare) -> HandState:
    """Hand after an action judged before."""
    hand = replace(hand, past=(*hand.past, action))
    match action:
        case Play():
            hand = _lay(hand, Laid(action.seat, action.card, action.dared))
            if not hand.trick.complete:
                return hand
            hand = _after_trick(_take_trick(hand))
            return _draw(hand) if hand.result is None else hand
        case Turn():
            hand = _lay(hand, Laid(action.seat, action.card))
            turned = Kehren(action.seat, hand.trick.number)
            return replace(hand, kehren=(*hand.kehren, turned))
        case Answer():
            *before, asked = hand.kehren
            answered = replace(asked, answered_by=action.seat, takes=action.takes)
            hand = replace(hand, kehren=(*before, answered))
            return hand if action.takes else _won(hand, Ending.RUN, action.seat.team.other)
        case Dare():
            (turned_card,) = hand.trick.laid
            dared = replace(turned_card, dared=True)
            return replace(hand, trick=replace(hand.trick, laid=(dared,)))
        case _:
            assert_never(action)


def _lay(hand: HandState, laid: Laid) -> HandState:
    """Hand after a card moved from its holder to the trick."""
    held = tuple(card for card in hand.hands[laid.seat] if card is not laid.card)
    trick = replace(hand.trick, laid=(*hand.trick.laid, laid))
    return replace(hand, hands=hand.hands.put(laid.seat, held), trick=trick)


def _take_trick(hand: HandState) -> HandState:
    """Hand after a complete trick with settled dares; the winner leads (rules 10.2)."""
    won = hand.trick
    hand = _settle(replace(hand, tricks=(*hand.tricks, won)), won)
    return replace(hand, trick=Trick(won.number + 1, won.winner))


def _draw(hand: HandState) -> HandState:
    """Hand after all drew a card while stock remains, clockwise from the winner (rules 10.2)."""
    hands = hand.hands
    for seat, card in zip(hand.trick.leader.round(), hand.stock, strict=False):
        hands = hands.put(seat, (*hands[seat], card))
    return replace(hand, hands=hands, drawn=min(hand.drawn + 4, STOCK))


def _settle(hand: HandState, trick: Trick) -> HandState:
    """Settle the dares of a complete trick, the earlier first (rules 10.5)."""
    for laid in trick.laid:
        if not laid.dared:
            continue
        worth = 2 if laid.card is BRUS and laid is trick.laid[0] else 1
        team: Team | None = trick.winner.team
        if trick.winner is laid.seat:
            due = worth
        elif team is not laid.seat.team:
            due = worth + 1
        else:
            due, team = 0, None
        strokes, wiped = hand.strokes, 0
        if team is not None:
            # A dare never wipes a team's last stroke.
            wiped = min(due, strokes[team] - 1)
            strokes = strokes.put(team, strokes[team] - wiped)
        done = Settled(laid.seat, laid.card, trick.number, team, due, wiped)
        hand = replace(hand, strokes=strokes, settled=(*hand.settled, done))
    return hand


STROKES: Final = 6
"""Each team's strokes at the start of a game (rules 10.4)."""


def _after_trick(hand: HandState) -> HandState:
    """Hand after a trick, ended by a team's fifth trick or the eighth of all."""
    for team, tricks in hand.won.items():
        if tricks == TO_WIN:
            return _won(hand, Ending.WON, team)
    if len(hand.tricks) == TRICKS:
        return _over(hand, Ending.STANTO)
    return hand


def _won(hand: HandState, ending: Ending, team: Team) -> HandState:
    """Hand won by a team (rules 10.7)."""
    due = hand.worth
    if hand.won[team] == TO_WIN and hand.won[team.other] == 0:
        due += 1  # jannen
    wiped = min(due, hand.strokes[team])
    strokes = hand.strokes.put(team, hand.strokes[team] - wiped)
    return _over(replace(hand, strokes=strokes), ending, team, due, wiped)


def _over(
    hand: HandState, ending: Ending, by: Team | None = None, due: int = 0, wiped: int = 0
) -> HandState:
    result = HandResult(
        number=hand.number,
        ending=ending,
        by=by,
        due=due,
        wiped=wiped,
        tricks=hand.won,
        dares=hand.dares,
        strokes=hand.strokes,
        stanti=hand.stanti + 1 if by is None else 0,
        game_over=by is not None and hand.strokes[by] == 0,
        keule=by is not None and hand.strokes[by.other] == STROKES,
    )
    return replace(hand, result=result)
