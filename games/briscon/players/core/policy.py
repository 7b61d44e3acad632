"""The learned policy: a linear score for each card, from what its player may know.

A card's score is the sum of eleven weights, one from each block of one-hot features below; the
weights are advantages in points, learned by :mod:`tools.lab.briscon.policy`. A sequence that may be
melded is melded: its score is that of the best card and some more.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gamekit.search.bits import COUNT, PLACE
from gamekit.search.position import Policy, Stakes
from gamekit.search.solver import Sight
from gamekit.search.weights import read_weights
from games.briscon.players.core.kernel import ALL, DRAWS, KINGS, MELD, RUN_TENTHS, BrisconPosition

if TYPE_CHECKING:
    from mypy_extensions import i64


BLOCKS: Final[list[int]] = [1024, 1536, 512, 12288, 12288, 768, 1024, 256, 640, 2560, 2304]
"""Number of weights of each block; see :func:`tools.lab.briscon.policy.features`."""
OFFSETS: Final[list[int]] = [sum(BLOCKS[:i]) for i in range(len(BLOCKS))]
SIZE: Final = sum(BLOCKS)
"""Number of weights; most situations never occur and stay at zero."""
_AT1: Final = 1024
_AT2: Final = 2560
_AT3: Final = 3072
_AT4: Final = 15360
_AT5: Final = 27648
_AT6: Final = 28416
_AT7: Final = 29440
_AT8: Final = 29696
_AT9: Final = 30336
_AT10: Final = 32896
"""The same offsets as constants."""
WEIGHTS: Final = "weights.json"
LATE: Final = 8
"""Number of tricks before marriages of the other and all trumps count."""
TENTHS: Final = 10
"""Units in that file of a weight of one point."""
SURE: Final = 20.0
"""Points by which melding a sequence scores more than the best card."""

_WED: Final = bytes(2 if held & 6 == 6 else 0 for held in range(256))
"""Tens of a plain marriage, for the sets of one suit's cards that contain it."""
HELD: Final = bytes(
    0 if tens == 0 else 1 if tens <= 2 else 2 if tens <= 4 else 3 if tens <= 6 else 4
    for tens in range(256)
)
"""Buckets of what is held to be melded, in tens."""
GIVES: Final = 5
"""The bucket of a card that makes the other a marriage in this trick."""
NONE: Final = 7
"""The bucket where nothing is held to be melded and nothing ever was at stake."""


class BrisconPolicy(Policy[BrisconPosition]):
    """Scores for cards, from weights."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != SIZE:
            raise ValueError(f"{SIZE} weights are needed, not {len(weights)}")
        self.weights = weights
        self._own: i64 = 0
        self._out: i64 = 0
        self._free: i64 = 0
        self._stock: i64 = 0
        self._trumps: i64 = 0
        self._up: i64 = -1
        self._tens: i64 = 0
        self._weddings: i64 = 0
        self._both: i64 = 0

    def scores(self, at: BrisconPosition) -> list[tuple[int, float]]:
        """Every move with its score."""
        self._look(at)
        found: list[tuple[int, float]] = []
        high = 0.0
        options = at.legal()
        while options:
            bit = options & -options
            options ^= bit
            card: i64 = PLACE[bit % 37]
            score = self._score(at, card)
            if not found or score > high:
                high = score
            found.append((card, score))
        if at.run:
            found.append((MELD, high + SURE))
        return found

    def pick(self, at: BrisconPosition) -> int:
        """The move with the highest score; the first among equals."""
        if at.run:
            return MELD
        options = at.legal()
        best: i64 = PLACE[(options & -options) % 37]
        options &= options - 1
        if not options:
            return best
        self._look(at)
        high = self._score(at, best)
        while options:
            bit = options & -options
            options ^= bit
            card: i64 = PLACE[bit % 37]
            score = self._score(at, card)
            if score > high:
                best = card
                high = score
        return best

    def finish(self, at: BrisconPosition, stakes: Stakes[BrisconPosition]) -> float:
        """Play a position to its end by :meth:`pick`; what it comes to for North."""
        while at.done < 16:
            if at.play(self.pick(at)) and stakes.ended(at):
                break
        return stakes.value(at)

    def likelihood(self, at: BrisconPosition, card: i64, heat: float) -> float:
        """Probability that the policy plays a legal card, at a temperature in points."""
        self._look(at)
        base = self._score(at, card)
        total = 0.0
        options = at.legal()
        while options:
            bit = options & -options
            options ^= bit
            other: i64 = PLACE[bit % 37]
            total += exp(min(50.0, (self._score(at, other) - base) / heat))
        return 1.0 / total

    def _look(self, at: BrisconPosition) -> None:
        """Take in what is the same for all cards of a hand."""
        own: i64 = at.second if at.turn else at.first
        out: i64 = ALL & ~own & ~at.gone
        trump = at.trump
        done = at.done
        wed = at.wed
        free = own & ~at.used
        self._own = own
        self._out = out
        self._free = free
        stock: i64 = 1 if at.drawn < DRAWS else 0
        self._stock = stock
        held: i64 = COUNT[own >> trump * 8 & 255]
        few: i64 = COUNT[out >> trump * 8 & 255] + 1 >> 1
        if few > 3:
            few = 3
        self._trumps = held * 4 + few
        if done >= LATE:
            pairs = out & out >> 1 & KINGS & ~wed
            plain: i64 = pairs & ~(255 << trump * 8)
            self._weddings = 3 if pairs != plain else 0
            if plain:
                self._weddings += 1 if pairs != plain or not plain & plain - 1 else 2
            outside: i64 = COUNT[out >> trump * 8 & 255]
            self._both = held * 6 + (outside if outside < 5 else 5)
        self._up = -1
        if stock and done < 11:
            stage: i64 = 0 if done < 8 else done - 7
            self._up = (at.bottom & 7) * 4 + stage
        tens: i64 = 0
        if own & own >> 1 & KINGS & ~wed or free & free >> 1 & free >> 2:
            for shift in (0, 8, 16, 24):
                part = own >> shift & 255
                if part:
                    tens += pending(part, free >> shift & 255, shift, trump, wed)
        self._tens = tens

    def _score(self, at: BrisconPosition, card: i64) -> float:
        """The weights of a card's features, added up, after :meth:`_look`."""
        weights = self.weights
        led = at.led
        wed = at.wed
        done = at.done
        stock = self._stock
        shift = card & 24
        rank = card & 7
        mine = self._own >> shift & 255
        theirs = self._out >> shift & 255
        is_trump: i64 = 1 if card >> 3 == at.trump else 0
        rest = mine & ~(1 << rank)
        tens = self._tens
        gives = False
        cls: i64
        ref: i64
        mode: i64
        if led < 0:
            cls = is_trump
            ref = COUNT[theirs & (1 << rank) - 1]
            mode = 0
        else:
            ref = led & 7
            if card >> 3 == led >> 3:
                cls = 2 + 2 * is_trump
                mode = 2
                if card < led:
                    cls += 1
                    mode = 1
                if rank * ref == 2 and not wed >> shift & 2:
                    if mode == 1:
                        tens += 2 + 2 * is_trump
                    else:
                        gives = True
            elif is_trump:
                cls = 6
                mode = 1
            else:
                cls = 7
                mode = 2
        bucket: i64
        if gives:
            bucket = GIVES
        elif tens:
            free = self._free >> shift & 255
            tens -= pending(mine, free, shift, at.trump, wed)
            tens += pending(rest, free & rest, shift, at.trump, wed)
            bucket = HELD[tens]
        else:
            bucket = NONE
        place = cls * 8 + rank
        status: i64 = 2 if wed >> shift & 2 else 0
        tie = ((is_trump * 8 + rank) * 3 + mode) * 4 + status + stock
        like = self._own >> rank & 0x01010101
        like = (like * 0x01010101 >> 24 & 7) - 1
        also = self._out >> rank & 0x01010101
        also = also * 0x01010101 >> 24 & 7
        if also > 3:
            also = 3
        length: i64 = COUNT[mine]
        score = (
            weights[place * 16 + done]
            + weights[_AT1 + place * 24 + self._trumps]
            + weights[_AT2 + place * 8 + ref]
            + weights[_AT3 + tie * 64 + (rest & 63)]
            + weights[_AT4 + tie * 64 + (theirs & 63)]
            + weights[_AT5 + (((rank * 4 + like) * 4 + also) * 3 + mode) * 2 + stock]
            + weights[_AT6 + (cls * 8 + bucket) * 16 + done]
            + weights[_AT8 + (place * 5 + length - 1) * 2 + stock]
        )
        if self._up >= 0:
            score += weights[_AT7 + cls * 32 + self._up]
        if done >= LATE:
            kind = (done - LATE) * 8 + cls
            score += weights[_AT9 + (kind * 8 + bucket) * 5 + self._weddings]
            score += weights[_AT10 + kind * 36 + self._both]
        return score


def pending(held: i64, free: i64, shift: i64, trump: i64, wed: i64) -> i64:
    """Tens that a suit's cards would bring if they were melded now; 20 at most."""
    tens: i64 = 0
    if not wed >> shift & 2:
        tens = _WED[held]
    run: i64 = RUN_TENTHS[free]
    if shift == trump * 8:
        tens = 2 * tens + run
    else:
        tens += run >> 1
    return tens if tens < 20 else 20


def load(path: Path) -> BrisconPolicy:
    """The policy of a weights file. Raises ``ValueError`` if it is not one."""
    return BrisconPolicy(read_weights(path, BLOCKS, TENTHS))


class BrisconSight(Sight[BrisconPosition]):
    """Moves the policy's favourites first; where the depth ends, the policy plays on."""

    def __init__(self, policy: BrisconPolicy, stakes: Stakes[BrisconPosition]) -> None:
        self.policy = policy
        self.stakes = stakes

    def moves(self, at: BrisconPosition) -> list[int]:
        """Legal moves, best first; only the meld, if one can be made and no card will be drawn."""
        if at.run and at.drawn == DRAWS:
            return [MELD]
        pairs = [(-score, move) for move, score in self.policy.scores(at)]
        pairs.sort()
        return [move for _, move in pairs]

    def state(self, at: BrisconPosition) -> object:
        """Hands, stock and table, what can still be melded, and the score."""
        table = (at.turn, at.led, at.bottom, at.kept0, at.kept1, at.late, at.tricks0)
        melds = (at.wed, at.fours, at.used, at.run)
        return (at.first, at.second, *table, *melds, at.points0, at.points1)

    def leaf(self, at: BrisconPosition) -> float:
        """Value if the policy plays on for both."""
        return self.policy.finish(at, self.stakes)
