"""The learned policy: a linear score for each card, from what its player may know.

A card's score is the sum of thirteen weights, one from each block of one-hot features below; the
weights are advantages in card points, learned by :mod:`tools.lab.brouc.policy`. All features of a
card depend on its suit's cards and on a little context, so scores are worked out suit by suit and
remembered by key: in a search the same situations come again and again.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gamekit.search import position as search
from gamekit.search.bits import COUNT, PLACE
from gamekit.search.weights import read_weights
from games.brouc.players.core.kernel import Position, twins
from games.brouc.players.core.stakes import Stakes

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAD_PLAIN: Final = 0
LEAD_TRUMP: Final = 1
FOLLOW_PLAIN: Final = 2
FOLLOW_TRUMP: Final = 3
RUFF: Final = 4
DISCARD: Final = 5
"""The six classes of a play."""

_RANK: Final = bytes(bit.bit_length() - 1 if bit else 0 for bit in range(129))
"""The rank of a card from its bit in a suit's byte."""
_NEVER: Final = float("-inf")
_MATE: Final = 1 << 51
"""In a key: when leading, partner has no trumps; as second, they lack the suit led."""
_TRUMPLESS: Final = 1 << 52
"""In a key: neither opponent has trumps."""
_NO_BEST: Final = 8 << 30
"""In a key: nothing holds the trick yet."""
_AT1: Final = 384
_AT2: Final = 1920
_AT3: Final = 3456
_AT4: Final = 5376
_AT5: Final = 6912
_AT6: Final = 8448
_AT7: Final = 9312
_AT8: Final = 10464
_AT9: Final = 11328
_AT10: Final = 12864
_AT11: Final = 14400
_AT12: Final = 15168
SIZE: Final = 19776
"""Number of weights; most situations never occur and stay at zero."""
OFFSETS: Final = (
    *(0, _AT1, _AT2, _AT3, _AT4, _AT5, _AT6, _AT7, _AT8, _AT9, _AT10, _AT11, _AT12),
    SIZE,
)
"""Offsets of the blocks of weights, one a feature, and the end of the last."""
BLOCKS: Final = [end - start for start, end in pairwise(OFFSETS)]
"""Number of weights of each."""
_PLACES: Final = 4_093
"""Size of the cache of situations, a prime: each has one slot, overwritten by the next.

Few, so that they stay near the processor: compiled, judging again is quicker than fetching.
"""
WEIGHTS: Final = "weights.json"
TENTHS: Final = 10
"""Units in that file of a weight of one point."""


_BUCKETS: Final = bytes(
    0 if points == 0 else 1 if points < 5 else 2 if points < 11 else 3 if points < 15 else 4
    for points in range(45)
)
"""By the card points lying in a trick."""
_FEW: Final = bytes(min(2, (held.bit_count() + 1) // 2) for held in range(256))
"""0 for no card, 1 for one or two, 2 for more; by a mask of one suit's cards."""


class Situation:
    """One suit's cards in a situation, judged."""

    def __init__(self, scores: list[float]) -> None:
        self.key: i64 = -1
        self.top: i64 = 0
        """The playable rank with the highest score, the first among equals."""
        self.high = 0.0
        """Its score."""
        self.scores = scores
        """By rank; those not playable are meaningless."""


class Policy(search.Policy[Position]):
    """Scores for cards, from weights."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != SIZE:
            raise ValueError(f"{SIZE} weights are needed, not {len(weights)}")
        self.weights = weights
        scratch = [0.0] * 8
        self._tops = [Situation(scratch) for _ in range(_PLACES)]
        self._scored = [Situation([0.0] * 8) for _ in range(_PLACES)]

    def context(self, at: Position, own: i64) -> i64:
        """The part of the key that all cards of the seat in turn, ``own``, share."""
        out = at.left & ~own
        trump = at.trump
        few: i64 = _FEW[out >> trump * 8 & 255]
        context = 7 - at.done << 41 | few << 47
        turn = at.turn
        trumps: i64 = COUNT[own >> trump * 8 & 255]
        if trumps > 3:
            trumps = 3
        first: i64 = 1 if at.won(turn & 1) else 0
        second: i64 = 2 if at.won(turn & 1 ^ 1) else 0
        context |= trumps << 49 | (first | second) << 53
        voids = at.voids
        if voids >> (turn + 1 & 3) * 4 + trump & voids >> (turn + 3 & 3) * 4 + trump & 1:
            context |= _TRUMPLESS
        laid = at.laid
        if not laid:
            if voids >> (turn + 2 & 3) * 4 + trump & 1:
                context |= _MATE
            return context | _NO_BEST
        if laid == 1 and voids >> (turn + 2 & 3) * 4 + at.led & 1:
            context |= _MATE
        best = at.best
        if laid < 3:
            # The opponent who plays next: have they shown a void in the suit led?
            context |= (voids >> (turn + 1 & 3) * 4 + at.led & 1) << 44
        if best >> 3 == trump:
            context |= 1 << 45
        if not out >> (best & 24) & (1 << (best & 7)) - 1:
            context |= 1 << 40
        if not (at.winner ^ turn) & 1:
            context |= 1 << 29
        bucket: i64 = _BUCKETS[at.points]
        return context | laid << 27 | bucket << 34

    def key(self, at: Position, context: i64, own: i64, suit: i64, options: i64) -> i64:
        """The situation of one suit: all that the features of its cards depend on.

        8 bits each: own cards, playable cards, cards in other hands; then class, place in the
        trick, whether the own side holds it, the rank that holds it (8: another suit), points in
        it, K-Q-J of this suit in it, whether the holding card is the highest left, tricks left,
        what is known around (voids, trumps left), own trumps, whether partner will ruff and the
        opponents cannot, and who has won a trick.
        """
        shift = suit * 8
        out = at.left & ~own
        key = (
            context
            | own >> shift & 255
            | (options >> shift & 255) << 8
            | (out >> shift & 255) << 16
        )
        cls: i64
        if not at.laid:
            # Bits 0, 4, 8 and 12 are the seats', turned so that the next one's is the lowest.
            voids = at.voids >> suit
            voids = (voids | voids << 16) >> at.turn * 4 + 4
            known = voids & 1 | voids >> 3 & 2 | voids >> 6 & 4
            cls = LEAD_TRUMP if suit == at.trump else LEAD_PLAIN
            return key | known << 44 | cls << 24
        if suit == at.led:
            cls = FOLLOW_TRUMP if suit == at.trump else FOLLOW_PLAIN
        else:
            cls = RUFF if suit == at.trump else DISCARD
        best = at.best
        rank: i64 = best & 7 if best >> 3 == suit else 8
        return key | cls << 24 | rank << 30 | (at.lying >> shift + 2 & 7) << 37

    def _top(self, key: i64) -> Situation:
        """A situation's best card; its scores are not kept."""
        found = self._tops[key % _PLACES]
        if found.key != key:
            self._judge(found, key)
        return found

    def _scores(self, key: i64) -> Situation:
        """A situation with its scores, good until the next is asked for."""
        found = self._scored[key % _PLACES]
        if found.key != key:
            self._judge(found, key)
        return found

    def _judge(self, found: Situation, key: i64) -> None:
        """Add up the weights of each playable card, one of each block."""
        own = key & 255
        playable = key >> 8 & 255
        out = key >> 16 & 255
        cls = key >> 24 & 7
        pos = key >> 27 & 3
        ours = key >> 29 & 1
        best = key >> 30 & 15
        secure = key >> 40 & 1
        left = key >> 41 & 7
        few = key >> 47 & 3
        trumps = key >> 49 & 3
        owned: i64 = COUNT[own]
        others: i64 = COUNT[out]
        at0 = cls * 64 + left
        at1 = _AT1 + cls * 256
        at2 = _AT2 + cls * 256 + (out & 31)
        at3 = _AT3 + cls * 320 + secure * 40 + pos * 10 + ours * 5 + (key >> 34 & 7)
        at4 = _AT4 + cls * 256 + ours * 16 + pos * 2 + secure
        at5 = _AT5 + cls * 256 + (key >> 37 & 7) * 4 + ours * 2
        at6 = _AT6 + cls * 144 + owned * 9 - 9 + others
        at7 = _AT7 + cls * 192 + (key >> 44 & 31)
        at8 = _AT8 + cls * 144 + best
        at9 = _AT9 + cls * 256 + trumps * 8 + left
        at10 = _AT10 + cls * 256 + (key >> 53 & 3) * 8 + pos
        at11 = _AT11 + cls * 128 + (key >> 51 & 3) * 4 + secure
        at12 = _AT12 + cls * 768 + secure * 96 + trumps * 24 + few * 8 + left
        below: i64 = best
        if best == 8:
            below = 8 if cls == RUFF else 0
        if not pos:
            below = 8
        weights = self.weights
        scores = found.scores
        top: i64 = -1
        high = 0.0
        while playable:
            bit = playable & -playable
            playable ^= bit
            rank: i64 = _RANK[bit]
            takes: i64 = 1 if rank < below else 0
            master: i64 = 0 if out & bit - 1 else 1
            score = (
                weights[at0 + rank * 8]
                + weights[at1 + rank * 32 + (own & ~bit & 31)]
                + weights[at2 + rank * 32]
                + weights[at3 + takes * 160 + master * 80]
                + weights[at4 + rank * 32 + takes * 8]
                + weights[at5 + rank * 32 + takes]
                + weights[at6 + master * 72]
                + weights[at7 + rank * 24]
                + weights[at8 + rank * 18 + takes * 9]
                + weights[at9 + rank * 32]
                + weights[at10 + rank * 32 + takes * 4]
                + weights[at11 + rank * 16 + takes * 2]
                + weights[at12 + takes * 384 + master * 192]
            )
            scores[rank] = score
            if top < 0 or score > high:
                top = rank
                high = score
        found.key = key
        found.top = top
        found.high = high

    def pick(self, at: Position) -> int:
        """The card with the highest score; among equals the first of the pack."""
        options: i64 = at.legal()
        if not options & options - 1:
            return PLACE[options % 37]
        own: i64 = at.hands[at.turn]
        own &= at.left
        context = self.context(at, own)
        found: i64 = -1
        high = 0.0
        for suit in range(4):
            if options >> suit * 8 & 255:
                situation = self._top(self.key(at, context, own, suit, options))
                if found < 0 or situation.high > high:
                    found = suit * 8 + situation.top
                    high = situation.high
        return found

    def scores(self, at: Position) -> list[tuple[int, float]]:
        """Every legal card that is not another's twin with its score, in the pack's order."""
        return self.among(at, ~twins(at))

    def among(self, at: Position, cards: i64) -> list[tuple[int, float]]:
        """Every legal card of a set with its score, in the pack's order."""
        options: i64 = at.legal()
        own: i64 = at.hands[at.turn]
        own &= at.left
        context = self.context(at, own)
        found: list[tuple[int, float]] = []
        for suit in range(4):
            part = (options & cards) >> suit * 8 & 255
            if part:
                scores = self._scores(self.key(at, context, own, suit, options)).scores
                while part:
                    bit = part & -part
                    part ^= bit
                    rank: i64 = _RANK[bit]
                    found.append((suit * 8 + rank, scores[rank]))
        return found

    def likelihood(self, at: Position, card: i64, heat: float) -> float:
        """Probability that the policy plays a legal card, at a temperature in card points."""
        options: i64 = at.legal()
        own: i64 = at.hands[at.turn]
        own &= at.left
        context = self.context(at, own)
        high = _NEVER
        for suit in range(4):
            if options >> suit * 8 & 255:
                high = max(high, self._scores(self.key(at, context, own, suit, options)).high)
        total = 0.0
        share = 0.0
        for suit in range(4):
            part = options >> suit * 8 & 255
            if part:
                scores = self._scores(self.key(at, context, own, suit, options)).scores
                while part:
                    bit = part & -part
                    part ^= bit
                    rank: i64 = _RANK[bit]
                    one = exp((scores[rank] - high) / heat)
                    total += one
                    if suit * 8 + rank == card:
                        share = one
        return share / total

    def finish(self, at: Position, stakes: search.Stakes[Position]) -> float:
        """Play the position out, as for any game; compiled calls need these very classes."""
        assert isinstance(stakes, Stakes), "of this game"
        while at.done < 8:
            if at.play(self.pick(at)) and stakes.ended(at):
                break
        return stakes.value(at)


def load(path: Path) -> Policy:
    """The policy of a weights file. Raises ``ValueError`` if it is not one."""
    return Policy(read_weights(path, BLOCKS, TENTHS))
