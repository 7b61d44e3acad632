"""A player by rules of thumb: leads and signals of rules 8, counting of high cards, ruffing.

It works on masks (see ``core.kernel``) and sees its own hand, the cards played and what
``play.known`` infers. The ``amateur`` plays so; the ``beginner`` plays so with less care.
"""

from __future__ import annotations

from random import Random

from gamekit.search.bits import bits
from games.brouc.players.core.kernel import (
    ACES,
    ALL,
    JACKS,
    KINGS,
    POINTS,
    QUEENS,
    SUIT,
    TENS,
    beats,
    card_points,
    joins,
    legal,
    marriage_points,
)


class Table:
    """Inputs of a rule player's choice. Seats relative to none: 0 to 3."""

    def __init__(
        self,
        me: int,
        hand: int,
        trump: int,
        ancient: bool,
        played: int,
        cannot: list[int],
        lying: list[int],
        leader: int,
    ) -> None:
        self.me = me
        self.hand = hand
        self.trump = trump
        self.ancient = ancient
        self.unseen = ALL & ~played & ~hand
        """In the other three hands."""
        self.cannot = cannot
        self.lying = lying
        self.leader = leader
        self.mask = 0
        self.best = 0
        self.holder = leader
        seat = leader
        for card in lying:
            if not self.mask or beats(card, self.best, trump):
                self.best = card
                self.holder = seat
            self.mask |= 1 << card
            seat = (seat + 1) & 3

    def legal(self) -> int:
        """The cards that may be played."""
        led = self.lying[0] >> 3 if self.lying else 0
        return legal(self.hand, led, self.best, self.mask, self.trump, self.ancient)

    def may_hold(self, seat: int, cards: int) -> bool:
        """Whether a seat may still hold one of these cards."""
        return bool(self.unseen & cards & ~self.cannot[seat])

    def is_master(self, card: int) -> bool:
        """Whether no higher card of its suit is in another hand."""
        return not self.unseen & SUIT[card >> 3] & ((1 << card) - 1)

    def ruff_threatens(self, suit: int) -> bool:
        """Whether an opponent still to play is known to lack the suit and may hold a trump."""
        if suit == self.trump:
            return False
        for seat in self._opponents_after():
            if not self.may_hold(seat, SUIT[suit]) and self.may_hold(seat, SUIT[self.trump]):
                return True
        return False

    def is_safe(self, card: int, holder: int) -> bool:
        """Whether a card that holds the trick cannot be beaten by the opponents still to play."""
        higher = SUIT[card >> 3] & ((1 << card) - 1)
        for seat in self._opponents_after():
            if seat == holder:
                continue
            if self.may_hold(seat, higher):
                return False
            if card >> 3 != self.trump and self.may_hold(seat, SUIT[self.trump]):
                led = self.lying[0] >> 3 if self.lying else card >> 3
                if not self.may_hold(seat, SUIT[led]):
                    return False
        return True

    def _opponents_after(self) -> list[int]:
        after = 3 - len(self.lying)
        return [(self.me + step) & 3 for step in range(1, after + 1) if step & 1]


def choose_card(table: Table) -> int:
    """The card to play. The same table always gives the same card."""
    options = table.legal()
    if not options & (options - 1):
        return options.bit_length() - 1
    scored = _lead if not table.lying else _follow
    return max(bits(options), key=lambda card: (scored(table, card), -POINTS[card], card))


def careless_card(table: Table, seed: int) -> int:
    """Card of a beginner: about every third is a typical mistake.

    The mistakes are those of people: the highest card because it is there, an ace thrown away on
    no need, the cheapest card where points were to be had, a marriage parted.
    """
    options = table.legal()
    rng = Random(seed)
    slip = rng.random()
    if slip > 0.34 or not options & (options - 1):
        return choose_card(table)
    cards = bits(options)
    if slip < 0.14:
        return max(cards, key=lambda card: (POINTS[card], rng.random()))
    if slip < 0.26:
        return min(cards, key=lambda card: (POINTS[card], rng.random()))
    return rng.choice(cards)


def _lead(table: Table, card: int) -> float:
    """How good it is to lead a card (rules 8): higher is better."""
    suit, trump = card >> 3, table.trump
    own = table.hand & SUIT[suit]
    held = (own >> (8 * suit)) & 0xFF
    place = card & 7
    length = own.bit_count()
    trumps_out = (table.unseen & SUIT[trump]).bit_count()
    score = -0.5 * POINTS[card]
    if _breaks_marriage(table, card):
        score -= 8 if suit == trump else 6
    if suit == trump:
        score -= 3
        if table.is_master(card):
            score += 6 + (4 if length >= 4 and trumps_out else 0)
            if place == 1 and held & 1:
                score += 6  # The trump ten promises the ace.
        elif place >= 5 and length >= 5:
            score += 4
        return score
    if table.ruff_threatens(suit):
        return score - 4 - POINTS[card]
    if table.is_master(card):
        score += 16 - length + (0 if place else 2)
        if place == 2 and held & 7 == 7:
            score += 5  # A king promises ten and ace.
        return score
    part = held >> 2 & 3
    if part in (1, 2) and place > 3:
        score += 3
    partner = (table.me + 2) & 3
    if not table.may_hold(partner, SUIT[suit]) and table.may_hold(partner, SUIT[trump]):
        score += 5
    if length == 1 and place > 2:
        score += 1.5
    if place == 1:
        score -= 4
    return score


def _follow(table: Table, card: int) -> float:
    """How good it is to follow with a card: higher is better."""
    last = len(table.lying) == 3
    lying = card_points(table.mask)
    ours = table.holder == (table.me + 2) & 3
    takes = beats(card, table.best, table.trump)
    worth = POINTS[card]
    stakes = lying + worth + _made(table, card)
    if takes:
        sure = last or table.is_safe(card, table.me)
        chance = 1.0 if sure else 0.45
        if ours and (last or table.is_safe(table.best, table.holder)):
            chance = 1.0
    elif ours:
        chance = 1.0 if last or table.is_safe(table.best, table.holder) else 0.6
    else:
        partner_to_play = len(table.lying) == 1
        chance = 0.3 if partner_to_play else 0.0
    score = (2 * chance - 1) * stakes
    score -= _keeping(table, card)
    return score


def _made(table: Table, card: int) -> int:
    """The marriages on the table with this card (rules 3.3), doubled: plus here and minus there."""
    if not joins(table.mask, card >> 3) >> card & 1:
        return 2 * marriage_points(table.mask, table.trump)
    return 2 * marriage_points(table.mask | 1 << card, table.trump)


def _keeping(table: Table, card: int) -> float:
    """Value of a card in hand: control, trump length, a marriage not yet declared."""
    suit = card >> 3
    value = 0.0
    if card >> 3 == table.trump:
        value += 6.0 + (7 - (card & 7))
    if table.is_master(card):
        value += 5.0
    elif 1 << card & TENS and table.hand & ACES & SUIT[suit]:
        value += 2.0
    elif 1 << card & (KINGS | QUEENS | JACKS):
        value += 1.0
    if 1 << card & ACES and not table.hand & SUIT[suit] & TENS:
        value += 3.0  # An ace thrown promises the ten.
    if _breaks_marriage(table, card):
        value += 12.0 if suit != table.trump else 24.0
    return value


def _breaks_marriage(table: Table, card: int) -> bool:
    """Whether the card parts king and queen that this hand holds together."""
    both = (KINGS | QUEENS) & SUIT[card >> 3]
    return bool(both >> card & 1) and table.hand & both == both
