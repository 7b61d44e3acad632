"""Schnapsen for two: 20 cards, a talon, marriages, closing, a claim of 66; to 7 game points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gamekit.api.counts import Count, Metric
from gamekit.cards.cards import PACKS, Card, Rank, Suit
from games.cardgame.actions import Action, Call, Move, Play
from games.cardgame.build import card_game
from games.cardgame.deal import (
    Deal,
    Hands,
    Laid,
    Line,
    Match,
    Refused,
    Trick,
    Who,
    line,
    without,
)
from games.cardgame.game import FOLLOW_SUIT, goal
from games.cardgame.rules import visible
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View

WORTH = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
PAIR = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
ENOUGH = 66


@dataclass(frozen=True)
class Marry(Move):
    """King or queen led, with the other one in the hand."""

    card: Card


@dataclass(frozen=True)
class Swap(Call):
    """Jack of trumps for the card turned up."""


@dataclass(frozen=True)
class Close(Call):
    """No more drawing: from now on everybody follows suit."""

    binds = True


@dataclass(frozen=True)
class Claim(Call):
    """66 points are reached."""

    binds = True


@dataclass(frozen=True)
class Talon(Deal):
    """The deal with its marriages, the closed talon and the claim."""

    married: tuple[tuple[str, Suit], ...] = ()
    closer: str | None = None
    at_closing: int = 0
    """Points of the other player when the talon was closed."""
    claimer: str | None = None

    @property
    def strict(self) -> bool:
        """Whether suit must be followed."""
        return self.closer is not None or not (self.stock or self.turned)

    def pips(self, seat: str) -> int:
        """Points of a seat: cards of its tricks, and its marriages once it has a trick."""
        if not self.won((seat,)):
            return 0
        pairs = sum(40 if suit is self.trump else 20 for who, suit in self.married if who == seat)
        return sum(WORTH[card.rank] for card in self.taken((seat,))) + pairs


@dataclass(frozen=True)
class TalonView(View):
    """The standard view with marriages and closer."""

    married: tuple[tuple[str, Suit], ...] = ()
    closer: str | None = None


class Schnapsen(TrickGame):
    """The rules."""

    name = "schnapsen"
    seats = ("N", "S")
    clockwise = True
    pack = PACKS[20]
    options = (goal(7, 3),)
    actions = (Play, Marry, Swap, Close, Claim)
    draws = True
    guided = 0.3
    counts = (Count("marriages"), Count("claims"))
    metrics = (Metric("marriages", of="marriages"),)
    words = {  # noqa: RUF012
        "en": """
game-name = Schnapsen
game-about = Twenty cards for two: marriages, a talon to close, 66
rules-line = To { $option_goal } game points
help-text = The winner of a trick draws first. While the talon is open, any card may be played.
    Once it is closed or used up, follow suit, win if you can, and trump if you cannot follow.
    A king and a queen are worth 20, in trumps 40. Claim as soon as you have 66.
act-marry = Marriage: { $card }
act-swap = Exchange the jack
act-close = Close the talon
act-claim = I have 66
must-beat = You must win the trick if you can.
must-trump = You cannot follow suit: play a trump.
no-pair = You need the king and the queen, and the lead.
only-leading = That is possible only before you lead to a trick.
no-jack = You need the jack of trumps, and a card must lie turned up.
closed-already = The talon is closed or nearly used up.
said-marriage = marriage in { $suit }
talon-closed = { $who } closed the talon.
own-points = You have { $points } points.
ending-claim = { $who } claimed 66 with { $points } points.
ending-last = { $who } took the last trick.
metric-marriages = Marriages
column-marriages = Marriages
"""
    }

    def begin(self, match: Match) -> Talon:
        """Five cards each, one turned up for trump, the rest face down."""
        hands, rest = self.deal_out(match, 5)
        leader = self.after(match.dealer or "N")
        return Talon(hands, leader, trump=rest[0].suit, turned=rest[0], stock=rest[1:])

    def next(self, match: Match) -> tuple[str, ...]:
        """Until somebody claims, or the closer or everybody is out of cards."""
        return () if match.deal.claimer else super().next(match)

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Cards, marriages, and the three calls."""
        for card in match.deal.hands[seat]:
            yield Play(seat, card)
            if card.rank in PAIR:
                yield Marry(seat, card)
        yield from (Swap(seat), Close(seat), Claim(seat))

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Calls belong to the leader before the card."""
        deal: Talon = match.deal
        if isinstance(action, Play):
            return self._card(deal, action) if deal.strict else None
        if deal.lying or self.next(match)[:1] != (action.seat,):
            return self.refused("only-leading")
        hand = deal.hands[action.seat]
        match action:
            case Marry(card=card):
                other = PAIR.get(card.rank)
                pair = other is not None and Card(other, card.suit) in hand
                return None if pair else self.refused("no-pair")
            case Swap():
                jack = deal.trump is not None and Card(Rank.JACK, deal.trump) in hand
                able = jack and deal.turned is not None and deal.closer is None
                return None if able else self.refused("no-jack")
            case Close():
                able = deal.closer is None and len(deal.stock) > 1
                return None if able else self.refused("closed-already")
        return None

    def _card(self, deal: Talon, play: Play) -> Refused | None:
        """Follow suit, win if possible, trump if void."""
        if not deal.lying or deal.lying[0].card is None:
            return None
        led, hand = deal.lying[0].card, deal.hands[play.seat]
        same = [card for card in hand if card.suit is led.suit]
        if same and play.card.suit is not led.suit:
            return self.refused(FOLLOW_SUIT)
        if any(WORTH[card.rank] > WORTH[led.rank] for card in same):
            beats = WORTH[play.card.rank] > WORTH[led.rank]
            return None if beats else self.refused("must-beat")
        trumps = any(card.suit is deal.trump for card in hand)
        if not same and trumps and play.card.suit is not deal.trump:
            return self.refused("must-trump")
        return None

    def accept(self, match: Match, action: Any) -> Deal:
        """Calls, then the card; after a trick both draw."""
        deal: Talon = match.deal
        other = self.after(action.seat)
        match action:
            case Claim(seat):
                return replace(deal, claimer=seat)
            case Close(seat):
                return replace(deal, closer=seat, at_closing=deal.pips(other))
            case Swap(seat):
                assert deal.trump is not None
                assert deal.turned is not None
                jack = Card(Rank.JACK, deal.trump)
                hands = without(deal.hands, seat, jack)
                hands = hands.put(seat, (*hands[seat], deal.turned))
                return replace(deal, hands=hands, turned=jack)
            case Marry(seat, card):
                deal = replace(deal, married=(*deal.married, (seat, card.suit)))
        after = super().accept(replace(match, deal=deal), Play(action.seat, action.card))
        assert isinstance(after, Talon)
        return after if after.lying or after.strict else self._drawn(after)

    def _drawn(self, deal: Talon) -> Talon:
        """The winner draws first; the card turned up comes last."""
        order = (*deal.stock, *((deal.turned,) if deal.turned else ()))
        hands = deal.hands
        for seat, card in zip(self.round(deal.leader), order, strict=False):
            hands = hands.put(seat, (*hands[seat], card))
        turned = deal.turned if len(order) > 2 else None
        return replace(deal, hands=hands, stock=deal.stock[2:], turned=turned)

    def score(self, match: Match) -> tuple[int, ...]:
        """One game point; two against less than 33, three against no trick."""
        deal: Talon = match.deal
        winner, bold = self._winner(deal), deal.claimer or deal.closer
        loser = self.after(winner)
        if bold is not None and winner != bold:
            points = 3 if not deal.won((winner,)) else 2
        else:
            pips = deal.at_closing if deal.closer == winner else deal.pips(loser)
            points = 3 if not deal.won((loser,)) else 2 if pips < 33 else 1
            points = points if bold else 1
        return tuple(points if seat == winner else 0 for seat in self.seats)

    def _winner(self, deal: Talon) -> str:
        """A right claim wins; a wrong one or a closing without 66 loses; else the last trick."""
        bold = deal.claimer or deal.closer
        if bold is None:
            return deal.leader
        return bold if deal.pips(bold) >= ENOUGH else self.after(bold)

    def ending(self, match: Match) -> tuple[Line, ...]:
        """The claim, or the last trick."""
        deal: Talon = match.deal
        if deal.claimer is None:
            return (line("ending-last", who=Who(deal.leader)),)
        points = deal.pips(deal.claimer)
        return (line("ending-claim", who=Who(deal.claimer), points=points),)

    def shown(self, match: Match, view: View) -> View:
        """Marriages and closing are public; the points are one's own to count."""
        deal: Talon = match.deal
        said = tuple((seat, line("said-marriage", suit=suit)) for seat, suit in deal.married)
        lines: tuple[Line, ...] = ()
        if deal.closer is not None:
            lines = (line("talon-closed", who=Who(deal.closer)),)
        if view.seat is not None:
            lines = (*lines, line("own-points", points=deal.pips(view.seat)))
        shown = TalonView(**vars(view), married=deal.married, closer=deal.closer)
        return replace(shown, said=said, lines=lines)

    def tally(self, match: Match) -> Iterator[tuple[str, str, int]]:
        """Marriages and claims."""
        for seat, _ in match.deal.married:
            yield seat, "marriages", 1
        if match.deal.claimer:
            yield match.deal.claimer, "claims", 1

    # -- computer players --------------------------------------------------------------------------

    def strength(self, deal: Deal, card: Card) -> int:
        """Trumps, then worth."""
        return (100 if card.suit is deal.trump else 0) + WORTH[card.rank]

    def speaks(self, match: Match, seat: str) -> Action | None:
        """Claim 66; exchange the jack."""
        if match.deal.pips(seat) >= ENOUGH:
            return Claim(seat)
        return Swap(seat)

    def imagined(self, view: View, rng: Random) -> Match | None:
        """Unseen cards at random in the other hand and the talon."""
        assert isinstance(view, TalonView)
        if view.seat is None or view.dealer is None or view.leader is None:
            return None
        unseen = [card for card in self.pack if card not in visible(view)]
        rng.shuffle(unseen)
        other = self.after(view.seat)
        held = view.held[other]
        hands: Hands = view.held.map(lambda count: ())
        hands = hands.put(view.seat, view.hand).put(other, tuple(unseen[:held]))
        deal = Talon(
            hands,
            view.leader,
            tuple(Laid(one.seat, one.card) for one in view.lying),
            tuple(Trick(one.laid, one.winner) for one in view.tricks),
            view.trump,
            tuple(unseen[held:]),
            view.turned,
            married=view.married,
            closer=view.closer,
        )
        return replace(view.before, dealer=view.dealer, closed=False, deal=deal)


GAME = card_game(Schnapsen())
