"""The rulebook a second time, naively: cards are texts, nothing is shared with the engine.

Written from the rules' sentences, card by card, for comparison over many random deals.
"""

from __future__ import annotations

from math import floor

ORDER = "789JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def may_play(card: str, hand: list[str], lying: list[str], trump: str, old: bool) -> bool:
    """Whether a card of the hand may be played (rules 2.2 to 2.5, 9.1)."""
    if not lying:
        return True
    led = lying[0][1]
    holds_led = any(held[1] == led for held in hand)
    if holds_led and card[1] != led:
        return False
    if old or card[1] != trump:
        return True
    trumps_lying = [other for other in lying if other[1] == trump]
    if not trumps_lying:
        return True
    ranks_lying = {other[0] for other in trumps_lying}

    def beats(one: str) -> bool:
        return all(ORDER.index(one[0]) > ORDER.index(rank) for rank in ranks_lying)

    needed = {"K": {"Q"}, "Q": {"K"}, "J": {"K", "Q"}}.get(card[0])
    if beats(card) or (needed is not None and needed <= ranks_lying):
        return True
    could_beat = any(held[1] == trump and beats(held) for held in hand)
    if led == trump:
        return not could_beat
    only_trumps = all(held[1] == trump for held in hand)
    return only_trumps and not could_beat


def taker(lying: list[str], trump: str) -> int:
    """Number of the winning card of a complete trick, 0 for the leader's (rules 2.1)."""

    def strength(card: str) -> int:
        if card[1] == trump:
            return 100 + ORDER.index(card[0])
        return ORDER.index(card[0]) if card[1] == lying[0][1] else -1

    return max(range(len(lying)), key=lambda place: strength(lying[place]))


class Book:
    """A deal's account, kept as the tricks come in. Teams are 0 (North-South) and 1."""

    def __init__(self, trump: str, old: bool, slate: list[int], carried: list[int]) -> None:
        self.trump, self.old = trump, old
        self.slate, self.carried = slate, carried
        self.cards, self.declared, self.table = [0, 0], [0, 0], [0, 0]
        self.won = [0, 0]

    def trick(self, cards: list[str], team: int) -> None:
        """A completed trick for a team (rules 3.3)."""
        self.won[team] += 1
        self.cards[team] += sum(POINTS[card[0]] for card in cards)
        for suit in "hdcs":
            ranks = {card[0] for card in cards if card[1] == suit}
            if {"K", "Q"} <= ranks:
                value = self.value(suit, "J" in ranks)
                self.table[team] += 2 * value if self.old else value

    def value(self, suit: str, extended: bool) -> int:
        """A marriage from hand (rules 3.1)."""
        return (30 if extended else 20) * (2 if suit == self.trump else 1)

    def declare(self, team: int, suit: str, extended: bool) -> None:
        """A marriage is declared (rules 3.2)."""
        self.declared[team] += self.value(suit, extended)

    def slate_after(self) -> list[int]:
        """The slate once eight tricks are counted (rules 4.1, 9.4)."""
        after = []
        for team in (0, 1):
            tens = floor(self.cards[team] / 10 + 0.5)
            marriages = self.declared[team] + self.carried[team]
            marriages += self.table[team] - self.table[1 - team]
            gained = 10 * tens + marriages
            after.append(self.slate[team] + (gained if self.old else gained // 10))
        return after

    def call(self, team: int) -> tuple[bool, int]:
        """Whether a call is good, and its cost for the losers (rules 5.1 to 5.5, 9.4)."""
        net = self.cards[team] + self.declared[team] + self.carried[team]
        net += self.table[team] - self.table[1 - team]
        stand = self.slate[team] * (1 if self.old else 10)
        other = self.slate[1 - team]
        if self.old:
            price = 1 if other >= 150 else 2 if other >= 0 else 4
        else:
            price = 2 if other < 15 else 1
        return stand + net >= 301, price
