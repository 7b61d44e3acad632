"""The learned policy: a linear score for each card, from what its player may know.

A card's score is the sum of nine weights, one from each block of one-hot features below; the
weights are advantages in card points, learned by ``players/training/policy.py``. All features of a
card depend on its suit's cards and on a little context, so scores are worked out suit by suit and
remembered by key: in a search the same situations come again and again. Anything with the same
three methods (``scores``, ``pick``, ``likelihood``) may stand in its place.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Final

from players.kernel import SUIT, Position, card_points

LEAD_PLAIN: Final = 0
LEAD_TRUMP: Final = 1
FOLLOW_PLAIN: Final = 2
FOLLOW_TRUMP: Final = 3
RUFF: Final = 4
DISCARD: Final = 5
"""The six classes of a play."""

BLOCKS: Final[list[int]] = [384, 1536, 1536, 1920, 1536, 1536, 864, 1152, 864]
"""How many weights each block of features has; see :func:`features`."""
OFFSETS: Final[list[int]] = [sum(BLOCKS[:i]) for i in range(len(BLOCKS))]
SIZE: Final = sum(BLOCKS)
"""How many weights there are; most situations never occur and stay at zero."""
_KEEP: Final = 60_000
"""Remembered situations; beyond, memory is cleared."""
WEIGHTS: Final = "weights.json"


def _lying_bucket(points: int) -> int:
    if points == 0:
        return 0
    if points < 5:
        return 1
    if points < 11:
        return 2
    return 3 if points < 15 else 4


def features(key: int, rank: int) -> list[int]:
    """The nine weights of a card in a situation (see :meth:`Policy.key`)."""
    own = key & 255
    out = key >> 16 & 255
    cls = key >> 24 & 7
    pos = key >> 27 & 3
    ours = key >> 29 & 1
    best = key >> 30 & 15
    bucket = key >> 34 & 7
    lying = key >> 37 & 7
    secure = key >> 40 & 1
    left = key >> 41 & 7
    around = key >> 44 & 31
    takes = 1 if pos == 0 or (rank < best if best < 8 else cls == RUFF) else 0
    master = 0 if out & ((1 << rank) - 1) else 1
    card = cls * 8 + rank
    others = (own & ~(1 << rank)) & 31
    return [
        card * 8 + left,
        OFFSETS[1] + card * 32 + others,
        OFFSETS[2] + card * 32 + (out & 31),
        OFFSETS[3]
        + (((((cls * 2 + takes) * 2 + master) * 2 + secure) * 4 + pos) * 2 + ours) * 5
        + bucket,
        OFFSETS[4] + (((card * 2 + ours) * 2 + takes) * 4 + pos) * 2 + secure,
        OFFSETS[5] + ((card * 8 + lying) * 2 + ours) * 2 + takes,
        OFFSETS[6] + ((cls * 2 + master) * 8 + own.bit_count() - 1) * 9 + out.bit_count(),
        OFFSETS[7] + card * 24 + around,
        OFFSETS[8] + (card * 2 + takes) * 9 + best,
    ]


class Policy:
    """Scores for cards, from weights."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != SIZE:
            raise ValueError(f"{SIZE} weights are needed, not {len(weights)}")
        self.weights = weights
        self._memory: dict[int, list[float]] = {}
        self._tops: dict[int, int] = {}

    def context(self, at: Position) -> int:
        """The part of the key that all cards of the seat in turn share."""
        own = at.hands[at.turn]
        out = ~(at.played | own)
        left = 7 - at.tricks[0] - at.tricks[1]
        trumps = (out & SUIT[at.trump]).bit_count()
        few = 0 if trumps == 0 else (1 if trumps < 3 else 2)
        if at.laid == 0:
            return left << 41 | few << 47 | 8 << 30
        best = at.best
        secure = 0 if out & SUIT[best >> 3] & ((1 << best) - 1) else 1
        ours = 1 if (at.winner ^ at.turn) & 1 == 0 else 0
        around = few << 47
        if at.laid < 3:
            # The opponent who plays next: has he shown that he lacks the suit led?
            around |= (at.voids >> (((at.turn + 1) & 3) * 4 + at.led) & 1) << 44
        if best >> 3 == at.trump:
            around |= 1 << 45
        return (
            at.laid << 27
            | ours << 29
            | _lying_bucket(card_points(at.lying)) << 34
            | secure << 40
            | left << 41
            | around
        )

    def key(self, at: Position, context: int, suit: int, options: int) -> int:
        """The situation of one suit: all that the features of its cards depend on.

        8 bits each: own cards, playable cards, cards in other hands; then class, place in the
        trick, whether the own side holds it, the rank that holds it (8: another suit), points in
        it, K-Q-J of this suit in it, whether the holding card is the highest left, tricks left,
        and what is known around (voids, trumps left).
        """
        shift = suit * 8
        own = at.hands[at.turn] >> shift & 255
        gone = at.played >> shift & 255
        key = context | own | (options >> shift & 255) << 8 | (255 & ~(own | gone)) << 16
        if at.laid == 0:
            turn = at.turn
            voids = at.voids >> suit
            known = (
                (voids >> ((turn + 1) & 3) * 4 & 1)
                | (voids >> ((turn + 2) & 3) * 4 & 1) << 1
                | (voids >> ((turn + 3) & 3) * 4 & 1) << 2
            )
            return key | known << 44 | (LEAD_TRUMP if suit == at.trump else LEAD_PLAIN) << 24
        best = at.best
        if suit == at.led:
            cls = FOLLOW_TRUMP if suit == at.trump else FOLLOW_PLAIN
        else:
            cls = RUFF if suit == at.trump else DISCARD
        rank = best & 7 if best >> 3 == suit else 8
        return key | cls << 24 | rank << 30 | (at.lying >> (shift + 2) & 7) << 37

    def suit_scores(self, key: int) -> list[float]:
        """Scores of the eight ranks in a situation; those not playable are meaningless."""
        found = self._memory.get(key)
        if found is None:
            found = [0.0] * 8
            weights = self.weights
            playable = key >> 8 & 255
            for rank in range(8):
                if playable >> rank & 1:
                    total = 0.0
                    for index in features(key, rank):
                        total += weights[index]
                    found[rank] = total
            if len(self._memory) >= _KEEP:
                self._memory.clear()
                self._tops.clear()
            self._memory[key] = found
        return found

    def _top(self, key: int) -> int:
        scores = self.suit_scores(key)
        playable = key >> 8 & 255
        top = -1
        for rank in range(8):
            if playable >> rank & 1 and (top < 0 or scores[rank] > scores[top]):
                top = rank
        self._tops[key] = top
        return top

    def pick(self, at: Position) -> int:
        """The card with the highest score; among equals the first of the pack."""
        options = at.legal()
        if options & (options - 1) == 0:
            return options.bit_length() - 1
        context = self.context(at)
        found = -1
        high = 0.0
        for suit in range(4):
            if options & SUIT[suit]:
                key = self.key(at, context, suit, options)
                rank = self._tops.get(key, -1)
                if rank < 0:
                    rank = self._top(key)
                if options & ~SUIT[suit] == 0:
                    return suit * 8 + rank
                score = self.suit_scores(key)[rank]
                if found < 0 or score > high:
                    found = suit * 8 + rank
                    high = score
        return found

    def scores(self, at: Position) -> list[tuple[int, float]]:
        """Every legal card with its score, in the pack's order."""
        options = at.legal()
        context = self.context(at)
        found: list[tuple[int, float]] = []
        for suit in range(4):
            part = options >> (suit * 8) & 255
            if part:
                scores = self.suit_scores(self.key(at, context, suit, options))
                found += [(suit * 8 + rank, scores[rank]) for rank in range(8) if part >> rank & 1]
        return found

    def likelihood(self, at: Position, card: int, heat: float) -> float:
        """How likely the policy is to play a legal card, at a temperature in card points."""
        scored = self.scores(at)
        high = max(score for _, score in scored)
        total = 0.0
        own = 0.0
        for option, score in scored:
            part = exp((score - high) / heat)
            total += part
            if option == card:
                own = part
        return own / total

    def play_out(self, at: Position) -> None:
        """Play a position to the end of its tricks, every seat by :meth:`pick`."""
        while at.tricks[0] + at.tricks[1] < 8:
            at.play(self.pick(at))


def load(path: Path) -> Policy:
    """The policy of a weights file. Raises ``ValueError`` if it is not one."""
    data = json.loads(path.read_text(encoding="utf-8"))
    weights = [0.0] * SIZE
    for block, entries in zip(OFFSETS, data["weights"], strict=True):
        for at, tenths in entries.items():
            weights[block + int(at)] = tenths / 10
    return Policy(weights)


def dump(weights: list[float], about: dict[str, str], path: Path) -> None:
    """Write weights, in tenths of a card point, with where they come from."""
    blocks: list[dict[str, int]] = []
    for block, size in zip(OFFSETS, BLOCKS, strict=True):
        part = {str(i): round(10 * weights[block + i]) for i in range(size)}
        blocks.append({at: tenths for at, tenths in part.items() if tenths})
    lines = ",\n".join(json.dumps(block, separators=(",", ":")) for block in blocks)
    head = json.dumps(about, indent=1)[1:-2]
    path.write_text(f'{{"about": {{{head}\n}},\n"weights": [\n{lines}\n]}}\n', encoding="utf-8")
