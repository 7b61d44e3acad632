"""A player by rules of thumb: leads and signals of rules 8, counting of high cards, ruffing.

It works on masks (see ``core.kernel``) and sees its own hand, the cards played and what
``known`` infers. The ``amateur`` plays so; the ``beginner`` plays so with less care.
"""

from __future__ import annotations

from random import Random

from gamekit.search.bits import bits
from games.brouc.players.core.kernel import (
    ACES,
    JACKS,
    KINGS,
    POINTS,
    QUEENS,
    SUIT,
    TENS,
    beats,
    card_points,
    joins,
    marriage_points,
)
from games.brouc.players.known import Known


def choose_card(known: Known) -> int:
    """The card to play. The same knowledge always gives the same card."""
    options = known.at.legal()
    if not options & (options - 1):
        return options.bit_length() - 1
    scored = _lead if not known.at.laid else _follow
    return max(bits(options), key=lambda card: (scored(known, card), -POINTS[card], card))


def careless_card(known: Known, seed: int) -> int:
    """Card of a beginner: about every third is a typical mistake.

    The mistakes are those of people: the highest card because it is there, an ace thrown away
    without need, the cheapest card where points were to be had, a marriage parted.
    """
    options = known.at.legal()
    rng = Random(seed)
    slip = rng.random()
    if slip > 0.34 or not options & (options - 1):
        return choose_card(known)
    cards = bits(options)
    if slip < 0.14:
        return max(cards, key=lambda card: (POINTS[card], rng.random()))
    if slip < 0.26:
        return min(cards, key=lambda card: (POINTS[card], rng.random()))
    return rng.choice(cards)


def _lead(known: Known, card: int) -> float:
    """Value of leading a card (rules 8); higher is better."""
    suit, trump = card >> 3, known.at.trump
    own = known.hand & SUIT[suit]
    held = (own >> (8 * suit)) & 0xFF
    place = card & 7
    length = own.bit_count()
    trumps_out = (known.unseen & SUIT[trump]).bit_count()
    score = -0.5 * POINTS[card]
    if _breaks_marriage(known, card):
        score -= 8 if suit == trump else 6
    if suit == trump:
        score -= 3
        if _is_master(known, card):
            score += 6 + (4 if length >= 4 and trumps_out else 0)
            if place == 1 and held & 1:
                score += 6  # The trump ten promises the ace.
        elif place >= 5 and length >= 5:
            score += 4
        return score
    if _ruff_threatens(known, suit):
        return score - 4 - POINTS[card]
    if _is_master(known, card):
        score += 16 - length + (0 if place else 2)
        if place == 2 and held & 7 == 7:
            score += 5  # A king promises ten and ace.
        return score
    part = held >> 2 & 3
    if part in (1, 2) and place > 3:
        score += 3
    if _ruffs(known, known.me ^ 2, suit):
        score += 5
    if length == 1 and place > 2:
        score += 1.5
    if place == 1:
        score -= 4
    return score


def _follow(known: Known, card: int) -> float:
    """Value of following with a card; higher is better."""
    last = known.at.laid == 3
    lying = card_points(known.at.lying)
    ours = known.at.winner == (known.me + 2) & 3
    takes = beats(card, known.at.best, known.at.trump)
    worth = POINTS[card]
    stakes = lying + worth + _made(known, card)
    if takes:
        sure = last or _is_safe(known, card, known.me)
        chance = 1.0 if sure else 0.45
        if ours and (last or _is_safe(known, known.at.best, known.at.winner)):
            chance = 1.0
    elif ours:
        chance = 1.0 if last or _is_safe(known, known.at.best, known.at.winner) else 0.6
    else:
        partner_to_play = known.at.laid == 1
        chance = 0.3 if partner_to_play else 0.0
    score = (2 * chance - 1) * stakes
    score -= _keeping(known, card)
    return score


def _made(known: Known, card: int) -> int:
    """The marriages on the table with this card (rules 3.3), doubled: plus here and minus there."""
    if not joins(known.at.lying, card >> 3) >> card & 1:
        return 2 * marriage_points(known.at.lying, known.at.trump)
    return 2 * marriage_points(known.at.lying | 1 << card, known.at.trump)


def _keeping(known: Known, card: int) -> float:
    """Value of a card in hand: control, trump length, a marriage not yet declared."""
    suit = card >> 3
    value = 0.0
    if card >> 3 == known.at.trump:
        value += 6.0 + (7 - (card & 7))
    if _is_master(known, card):
        value += 5.0
    elif 1 << card & TENS and known.hand & ACES & SUIT[suit]:
        value += 2.0
    elif 1 << card & (KINGS | QUEENS | JACKS):
        value += 1.0
    if 1 << card & ACES and not known.hand & SUIT[suit] & TENS:
        value += 3.0  # An ace thrown promises the ten.
    if _breaks_marriage(known, card):
        value += 12.0 if suit != known.at.trump else 24.0
    return value


def _breaks_marriage(known: Known, card: int) -> bool:
    """Whether the card parts king and queen that this hand holds together."""
    both = (KINGS | QUEENS) & SUIT[card >> 3]
    return bool(both >> card & 1) and known.hand & both == both


def _may_hold(known: Known, seat: int, cards: int) -> bool:
    """Whether a seat may still hold one of these cards."""
    return bool(known.unseen & cards & ~known.cannot[seat])


def _is_master(known: Known, card: int) -> bool:
    """Whether no higher card of its suit is in another hand."""
    return not known.unseen & SUIT[card >> 3] & ((1 << card) - 1)


def _ruffs(known: Known, seat: int, suit: int) -> bool:
    """Whether a seat is known to lack a suit and may hold a trump."""
    trumps = SUIT[known.at.trump]
    return not _may_hold(known, seat, SUIT[suit]) and _may_hold(known, seat, trumps)


def _ruff_threatens(known: Known, suit: int) -> bool:
    """Whether an opponent still to play :func:`_ruffs`."""
    after = _opponents_after(known)
    return suit != known.at.trump and any(_ruffs(known, seat, suit) for seat in after)


def _is_safe(known: Known, card: int, holder: int) -> bool:
    """Whether a card that holds the trick cannot be beaten by the opponents still to play."""
    higher, plain = SUIT[card >> 3] & ((1 << card) - 1), card >> 3 != known.at.trump
    return not any(
        _may_hold(known, seat, higher) or (plain and _ruffs(known, seat, known.at.led))
        for seat in _opponents_after(known)
        if seat != holder
    )


def _opponents_after(known: Known) -> list[int]:
    return [(known.me + step) & 3 for step in range(1, 4 - known.at.laid) if step & 1]
