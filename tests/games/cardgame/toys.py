"""Toy games, each of something that is rarely needed: docs/adding-a-game.md, "can be expressed"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from gamekit.api.rules import Option
from gamekit.cards.cards import JOKERS, PACKS, Card, Rank, Suit
from games.cardgame.actions import Action, Move, Play
from games.cardgame.build import card_game
from games.cardgame.deal import Deal, Laid, Match, Refused, Trick, without
from games.cardgame.game import FOLLOW_SUIT, NOT_NOW, CardGame, goal
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View

TEXTS = "game-name = Toy\ngame-about = A toy\nhelp-text = Play.\n"
WORDS = {"en": TEXTS}


@dataclass(frozen=True)
class Hide(Move):
    """A card laid or given face down until everybody has done so."""

    card: Card
    hidden = True


@dataclass(frozen=True)
class Secret(Deal):
    """Cards chosen and not yet shown."""

    chosen: tuple[tuple[str, Card], ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card."""
        return (*super().cards, *(card for _, card in self.chosen))


class AtOnce(CardGame):
    """Everybody chooses a card in secret; then all are shown, and the highest takes them."""

    name = "atonce"
    seats = ("N", "S", "E")
    pack = PACKS[24]
    options = (goal(4), Option("each", ("2", "3"), "3"))
    actions = (Hide,)
    words = {"en": f"{TEXTS}option-each = Cards of a hand\n"}  # noqa: RUF012

    def begin(self, match: Match) -> Secret:
        """Three cards each, or two."""
        hands, rest = self.deal_out(match, int(match.option("each")))
        return Secret(hands, self.seats[0], aside=rest)

    def next(self, match: Match) -> tuple[str, ...]:
        """The first seat that has not chosen."""
        deal: Secret = match.deal
        chosen = dict(deal.chosen)
        return tuple(s for s in self.seats if deal.hands[s] and s not in chosen)[:1]

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Any card."""
        yield from (Hide(seat, card) for card in match.deal.hands[seat])

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Nothing."""
        return None

    def accept(self, match: Match, action: Any) -> Deal:
        """Keep the choice; show all with the last one."""
        deal: Secret = match.deal
        hands = without(deal.hands, action.seat, action.card)
        chosen = (*deal.chosen, (action.seat, action.card))
        if len(chosen) < len(self.seats):
            lying = tuple(Laid(seat, None) for seat, _ in chosen)
            return replace(deal, hands=hands, chosen=chosen, lying=lying)
        laid = tuple(Laid(seat, card) for seat, card in chosen)
        winner = min(chosen, key=lambda one: self.ranks.index(one[1].rank))[0]
        tricks = (*deal.tricks, Trick(laid, winner))
        return replace(deal, hands=hands, chosen=(), lying=(), tricks=tricks, leader=winner)

    def score(self, match: Match) -> tuple[int, ...]:
        """Tricks."""
        return tuple(match.deal.won(side) for side in self.sides)


@dataclass(frozen=True)
class Bid(Move):
    """A number of tricks; too many choices for buttons."""

    tricks: int


@dataclass(frozen=True)
class Draw(Move):
    """The next card of the stock."""

    hidden = True


@dataclass(frozen=True)
class Pair(Move):
    """Two cards of a rank at once."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Pile(Deal):
    """Cards laid before those that lie open."""

    pile: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card."""
        return (*super().cards, *self.pile)


@dataclass(frozen=True)
class PileView(View):
    """View with the cards laid."""

    pile: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Begun(Deal):
    """Deal with bids and cards given before the first trick."""

    bids: tuple[int, ...] = ()
    given: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card."""
        return (*super().cards, *(() if len(self.given) == 2 else self.given))


class BidAndGive(TrickGame):
    """Two players bid, then give each other a card, then play twelve tricks."""

    name = "bidandgive"
    seats = ("N", "S")
    pack = PACKS[24]
    options = (goal(20),)
    actions = (Play, Bid, Hide)
    draws = True
    words = WORDS

    def begin(self, match: Match) -> Deal:
        """All cards."""
        deal = super().begin(match)
        return Begun(deal.hands, deal.leader)

    def _due(self, deal: Begun) -> type[Action]:
        return Bid if len(deal.bids) < 2 else Hide if len(deal.given) < 2 else Play

    def next(self, match: Match) -> tuple[str, ...]:
        """Both bid, both give, and both play, the leader first."""
        deal: Begun = match.deal
        done = len(deal.bids) + len(deal.given)
        return (self.after(deal.leader, done),) if done < 4 else super().next(match)

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Any number, any card."""
        yield from (Bid(seat, number) for number in range(13))
        yield from (kind(seat, card) for kind in (Hide, Play) for card in match.deal.hands[seat])

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Everything in its time."""
        if not isinstance(action, self._due(match.deal)):
            return self.refused(NOT_NOW)
        return super().refuses(match, action)

    def accept(self, match: Match, action: Any) -> Deal:
        """Cards are given once both lie there."""
        deal: Begun = match.deal
        if isinstance(action, Play):
            return super().accept(match, action)
        if isinstance(action, Bid):
            return replace(deal, bids=(*deal.bids, action.tricks))
        hands, given = without(deal.hands, action.seat, action.card), (*deal.given, action.card)
        if len(given) == 2:
            for seat, card in zip((action.seat, self.after(action.seat)), given, strict=True):
                hands = hands.put(seat, (*hands[seat], card))
        return replace(deal, hands=hands, given=given)

    def score(self, match: Match) -> tuple[int, ...]:
        """Tricks."""
        return tuple(match.deal.won(side) for side in self.sides)


class Shed(CardGame):
    """Three players lay one or two cards or draw one in turn; the fewest cards win. No tricks."""

    name = "shed"
    seats = ("N", "S", "E")
    pack = PACKS[24]
    options = (goal(2),)
    actions = (Play, Pair, Draw)
    tricks = False
    draws = True
    words = WORDS

    def begin(self, match: Match) -> Pile:
        """Three cards each, the dealer's best goes to the leader; the stock's first is open."""
        hands, rest = self.deal_out(match, 3)
        dealer = match.dealer or self.seats[-1]
        leader = self.after(dealer)
        best = min(hands[dealer], key=lambda card: self.ranks.index(card.rank))
        hands = without(hands, dealer, best).put(leader, (*hands[leader], best))
        return Pile(hands, leader, stock=rest[1:], lying=(Laid("", rest[0]),))

    def next(self, match: Match) -> tuple[str, ...]:
        """The leader, until one has no card or the stock is gone."""
        deal: Pile = match.deal
        return (deal.leader,) if all(deal.hands) and deal.stock else ()

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Any card, any pair, or a new one."""
        yield from super().wishes(match, seat)
        for pair in combinations(self.sort(match.deal.hands[seat], match), 2):
            if pair[0].rank is pair[1].rank:
                yield Pair(seat, pair)
        yield Draw(seat)

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Another suit than the last one that lies open, except by a pair."""
        suit = match.deal.lying[-1].card.suit
        other = isinstance(action, Play) and action.card.suit is not suit
        return self.refused(FOLLOW_SUIT) if other else None

    def accept(self, match: Match, action: Any) -> Deal:
        """Lay the cards in place of the others, or take one from the stock."""
        deal: Pile = match.deal
        seat, turn = action.seat, self.after(action.seat)
        if isinstance(action, Draw):
            hands = deal.hands.put(seat, (*deal.hands[seat], deal.stock[0]))
            return replace(deal, hands=hands, stock=deal.stock[1:], leader=turn)
        cards = action.cards if isinstance(action, Pair) else (action.card,)
        hands = without(deal.hands, seat, *cards)
        pile = (*deal.pile, *(one.card for one in deal.lying if one.card))
        laid = tuple(Laid("", card) for card in cards)
        return replace(deal, hands=hands, pile=pile, lying=laid, leader=turn)

    def shown(self, match: Match, view: View) -> View:
        """Add the cards that players laid before those that lie open."""
        return PileView(**vars(view), pile=match.deal.pile[1:])

    def score(self, match: Match) -> tuple[int, ...]:
        """A point for the fewest cards."""
        counts = [len(hand) for hand in match.deal.hands]
        return tuple(int(count == min(counts)) for count in counts)


class QueensTogether(TrickGame):
    """Twice 24 cards; holders of a queen of clubs play together, unknown to the others."""

    name = "queens"
    pack = PACKS[48]
    options = (goal(20),)
    words = WORDS

    def score(self, match: Match) -> tuple[int, ...]:
        """Tricks of the own party."""
        queen = Card(Rank.QUEEN, Suit.CLUBS)
        order = self.round(self.after(match.dealer or "N"))
        together = {seat for i, seat in enumerate(order) if queen in match.cards[12 * i :][:12]}
        parties = (together, set(self.seats) - together)
        return tuple(
            match.deal.won(next(party for party in parties if seat in party)) for seat in self.seats
        )


class Few(TrickGame):
    """The same game for two, three or four, with jokers; a card left over makes trump."""

    pack = (*PACKS[36], *JOKERS)
    options = (goal(15),)
    words = WORDS

    def __init__(self, count: int) -> None:
        self.name = f"few{count}"
        self.seats = ("N", "S", "E", "W")[:count]

    def begin(self, match: Match) -> Deal:
        """All cards, as many for each; the first one left over lies open."""
        deal = super().begin(match)
        if not deal.aside:
            return deal
        turned, *aside = deal.aside
        return replace(deal, turned=turned, trump=turned.suit, aside=tuple(aside))

    def score(self, match: Match) -> tuple[int, ...]:
        """Tricks."""
        return tuple(match.deal.won(side) for side in self.sides)


class OneDeal(TrickGame):
    """Two players with three cards each, one deal a match; a side with a trick has a point."""

    name = "onedeal"
    seats = ("N", "S")
    pack = PACKS[24]
    words = WORDS

    def begin(self, match: Match) -> Deal:
        """Three cards each."""
        hands, rest = self.deal_out(match, 3)
        return Deal(hands, self.seats[0], aside=rest)

    def score(self, match: Match) -> tuple[int, ...]:
        """A point for any trick."""
        return tuple(min(1, match.deal.won(side)) for side in self.sides)

    def over(self, match: Match) -> bool:
        """After the first deal."""
        return True


TOYS = {
    one.name: one
    for one in map(
        card_game,
        (AtOnce(), BidAndGive(), Shed(), QueensTogether(), *map(Few, (2, 3, 4))),
    )
}
