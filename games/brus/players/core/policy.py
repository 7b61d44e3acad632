"""Policy: a linear score of each move from the seat's knowledge.

A card's score is the sum of a few weights, each looked up by the *row* – what the trick is like,
and what the card is worth in it – and one thing besides: the tricks played and won, the rest of the
hand, dares in the trick. A dared, turned or answered card adds
weights of its own, which know the strokes standing. Scores are in thousandths of a game. Weights
are trained (:mod:`tools.lab.brus.policy`); they see no hidden card.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gamekit.search.bits import COUNT, PLACE
from gamekit.search.position import Policy, Stakes
from gamekit.search.solver import Sight
from gamekit.search.weights import read_weights
from games.brus.players.core.kernel import (
    BEATING,
    BLANK,
    BRUS,
    DARE,
    DARED,
    DARING,
    HUND,
    MARKED,
    PACK,
    PASS,
    RUN,
    SEVEN,
    SEVENS,
    STOCKED,
    TURNED,
    BrusPosition,
    GameStakes,
    cards_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


CLASSES: Final = 24
SITUATIONS: Final = 37
ROWS: Final = SITUATIONS * CLASSES

PLAYED: Final = 0
REST: Final = ROWS * 40
DARES: Final = REST + ROWS * 200
DARE_TRICK: Final = DARES + ROWS * 3
DARE_STROKES: Final = DARE_TRICK + 432
DARE_REST: Final = DARE_STROKES + 27
TURN_TRICKS: Final = DARE_REST + 12
TURN_STROKES: Final = TURN_TRICKS + 80
TURN_CARD: Final = TURN_STROKES + 9
TAKE_TRICKS: Final = TURN_CARD + CLASSES
TAKE_STROKES: Final = TAKE_TRICKS + 80
SIZE: Final = TAKE_STROKES + 9
OFFSETS: Final[list[int]] = [
    PLAYED,  # tricks played and won, by row
    REST,  # the rest of the hand and tricks played, by row
    DARES,  # dares in the trick, by row
    DARE_TRICK,
    DARE_STROKES,
    DARE_REST,
    TURN_TRICKS,
    TURN_STROKES,
    TURN_CARD,
    TAKE_TRICKS,
    TAKE_STROKES,
    SIZE,
]
"""Offsets of the tables of weights, and the end of the last."""
BLOCKS: Final[list[int]] = [end - start for start, end in pairwise(OFFSETS)]
"""Number of weights of each."""

_OUTS: Final = bytes([0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5])
"""By how many higher cards have not been seen: alike from 3 to 4, 5 to 7, 8 on."""
_POWER: Final = bytes([3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1])
"""Contribution of such a card to a hand's strength, 0 to 9."""
_KINDS: Final = bytes([12, 12, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1])
"""The :func:`kind` of such a card."""
_RESTS: Final = bytes([0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3])


def strength(held: i64, unseen: i64, done: i64) -> int:
    """Strength of a hand of up to three cards, 0 to 9."""
    total: i64 = 0
    for card in cards_of(held):
        if card < SEVEN:
            total += _POWER[COUNT[unseen & ((1 << card) - 1)]]
        elif card < BLANK and done < STOCKED:
            total += 2
    return total


def kind(card: i64, unseen: i64, done: i64) -> int:
    """Use of a card kept in hand, coded so that two add up to a code of their own, up to 24."""
    if card < SEVEN:
        return _KINDS[COUNT[unseen & ((1 << card) - 1)]]
    return 7 if card < BLANK and done < STOCKED - 1 else 0


def kinds(held: i64, unseen: i64, done: i64) -> int:
    """Sum of the :func:`kind` of a hand's cards."""
    total: i64 = 0
    left = held & BEATING
    while left:
        bit = left & -left
        left ^= bit
        total += _KINDS[COUNT[unseen & (bit - 1)]]
    if done < STOCKED - 1:
        left = held & SEVENS
        while left:
            left &= left - 1
            total += 7
    return total


def situation(at: BrusPosition, unseen: i64) -> int:
    """Index of the trick's situation for the seat to move: 0 on lead, up to 36."""
    if at.laid == 0 or at.fresh:
        return 0
    ours: i64 = 0 if (at.winner ^ at.turn) & 1 else 1
    place = (at.laid - 1) * 2 + ours
    best = at.best
    if at.seven:
        higher = unseen & ((1 << best) - (1 << SEVEN))
        return 25 + place * 2 + (1 if higher else 0)
    if best >= SEVEN:
        return 1 + place * 4 + 3
    outs: i64 = COUNT[unseen & ((1 << best) - 1)]
    return 1 + place * 4 + (0 if outs == 0 else (1 if outs < 3 else 2))


def class_of(at: BrusPosition, card: i64, unseen: i64, lead: bool) -> int:
    """Index of a card's value in the trick, 0 to 23."""
    if card < SEVEN:
        outs: i64 = COUNT[unseen & ((1 << card) - 1)]
        takes = lead or (not at.seven and card < at.best)
        if outs and 1 << card & DARING:
            return (5 if takes else 13) + card
        return (0 if takes else 8) + _OUTS[outs]
    if card == BLANK or at.done >= STOCKED:
        return 22
    higher = unseen & ((1 << card) - (1 << SEVEN))
    if lead:
        if not higher:
            return 16
        rest = higher & (higher - 1)
        if not rest:
            return 17
        return 18 if not rest & (rest - 1) else 19
    if at.seven and card < at.best:
        return 23
    return 21 if higher else 20


def _few(number: i64) -> int:
    return 0 if number <= 0 else (1 if number == 1 else 2)


def strokes_class(at: BrusPosition) -> int:
    """Class, 0 to 8, of the strokes left to the side to move if it wins with a card taken up, and
    of those left to the other side if it wins without one.
    """
    side = at.turn & 1
    due: i64 = at.due() + 1
    own: i64 = at.strokes(side)
    others: i64 = at.strokes(side ^ 1)
    return _few(own - due) * 3 + _few(others - due + 1)


def dare_features(at: BrusPosition, card: i64, held: i64, unseen: i64) -> list[int]:
    """The weights that a dare of a card adds."""
    lead = at.laid == 0 or at.fresh
    kind: i64 = 2 if card == HUND else (0 if lead else 1)
    outs: i64 = 1 if COUNT[unseen & ((1 << card) - 1)] > 1 else 0
    laid: i64 = 0 if lead else at.laid
    over: i64 = 0
    if laid and at.best < card:
        over = 2 if (at.winner ^ at.turn) & 1 else 1
    side = at.turn & 1
    own: i64 = _few(at.strokes(side) - 1)
    others: i64 = _few(at.strokes(side ^ 1) - 1)
    rest = strength(held if at.fresh else held - (1 << card), unseen, at.done)
    return [
        DARE_TRICK + (((kind * 2 + outs) * 3 + laid) * 3 + over) * 8 + at.done,
        DARE_STROKES + kind * 9 + own * 3 + others,
        DARE_REST + kind * 4 + _RESTS[rest],
    ]


def wasted(at: BrusPosition, held: i64) -> int:
    """Set of a hand's cards not worth playing to the trick as it lies, where a lesser one does.

    A card that cannot win it loses like any other, and the last player wins with the lowest.
    """
    if at.laid == 0:
        return 0
    below: i64 = 1
    below = (below << at.best) - 1
    winning = held & below & (SEVENS if at.seven else BEATING)
    losing = held & MARKED & ~winning
    # A seven that can be led to no trick with stock is blank.
    worthless = losing & SEVENS if at.done >= STOCKED - 1 else 0
    found: i64 = 0
    if held >> BLANK:
        found = losing
    elif worthless:
        found = losing & ~(worthless & -worthless)
    else:
        found = _all_but_lowest(losing & BEATING) | _all_but_lowest(losing & SEVENS)
    if at.laid == 3:
        found |= _all_but_lowest(winning)
    return found


def _all_but_lowest(cards: i64) -> i64:
    """A set of marked cards without the lowest."""
    kept = cards
    while kept & (kept - 1):
        kept &= kept - 1
    return cards ^ kept


class BrusPolicy(Policy[BrusPosition]):
    """Scores by trained weights."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def features(self, at: BrusPosition, move: i64) -> list[int]:
        """The indices of the weights whose sum is the move's score."""
        held: i64 = at.hands[at.turn]
        unseen = PACK - at.gone - held
        side = at.turn & 1
        tricks: i64 = at.tricks(side)
        theirs: i64 = at.tricks(side ^ 1)
        if move >= RUN:
            if move in (RUN, PASS):
                return []
            if move == DARE:
                return dare_features(at, at.best, held, unseen)
            place = (tricks - 1) * 2 + (1 if theirs == 4 else 0)
            return [
                TAKE_TRICKS + place * 10 + strength(held, unseen, at.done),
                TAKE_STROKES + strokes_class(at),
            ]
        card = move & 31
        row: i64 = situation(at, unseen) * CLASSES + class_of(at, card, unseen, at.laid == 0)
        dared: i64 = 0
        if at.dares:
            dared = 2 if (at.dares ^ at.turn) & 1 else 1
        rest: i64 = kinds(held, unseen, at.done) - kind(card, unseen, at.done)
        found = [
            PLAYED + row * 40 + at.done * 5 + tricks,
            REST + (row * 25 + rest) * 8 + at.done,
            DARES + row * 3 + dared,
        ]
        if move >= TURNED:
            place = (theirs - 1) * 2 + (1 if tricks == 4 else 0)
            found.append(TURN_TRICKS + place * 10 + strength(held, unseen, at.done))
            found.append(TURN_STROKES + strokes_class(at))
            found.append(TURN_CARD + class_of(at, card, unseen, True))
        elif move >= DARED:
            found += dare_features(at, card, held, unseen)
        return found

    def score(self, at: BrusPosition, move: i64) -> float:
        """The score of a move."""
        total = 0.0
        for index in self.features(at, move):
            total += self.weights[index]
        return total

    def scores(self, at: BrusPosition) -> list[tuple[int, float]]:
        """Every move worth telling apart, with its score."""
        moves = at.moves()
        if len(moves) == 1:
            return [(moves[0], 0.0)]
        return [(move, self.score(at, move)) for move in moves]

    def candidates(self, at: BrusPosition) -> list[tuple[int, float]]:
        """Moves with scores, without :func:`wasted` cards played plainly."""
        return self.sifted(at, self.scores(at))

    def sifted(self, at: BrusPosition, scored: list[tuple[int, float]]) -> list[tuple[int, float]]:
        """The :meth:`candidates` of all moves with scores."""
        if at.asked or at.fresh or at.laid == 0 or len(scored) == 1:
            return scored
        drop: i64 = wasted(at, at.hands[at.turn])
        if not drop:
            return scored
        return [one for one in scored if one[0] >= DARED or not drop >> one[0] & 1]

    def pick(self, at: BrusPosition) -> int:
        """The candidate with the highest score; among equals the first."""
        held: i64 = at.hands[at.turn]
        if at.asked or at.fresh:
            return super().pick(at)
        more = at.may_turn() or (held & DARING != 0 and self._dares(at, held))
        # As in candidates(), but without lists, since most of a playout's time is spent here.
        done = at.done
        drop: i64 = wasted(at, held)
        rest = held & MARKED & ~drop
        if done >= STOCKED and rest & SEVENS:
            seven = rest & SEVENS
            rest &= BEATING
            if not held >> BLANK:
                rest |= seven & -seven
        blank = held >> BLANK != 0
        if not more and rest & (rest - 1) == 0 and (rest == 0 or not blank):
            return PLACE[rest % 37] if rest else BLANK
        unseen = PACK - at.gone - held
        weights = self.weights
        state = done * 5 + (at.tricks1 if at.turn & 1 else at.tricks0)
        whole: i64 = kinds(held, unseen, done)
        dared: i64 = 0
        if at.dares:
            dared = 2 if (at.dares ^ at.turn) & 1 else 1
        lead = at.laid == 0
        base: i64 = situation(at, unseen) * CLASSES
        best: i64 = -1
        high = 0.0
        while rest or blank:
            card: i64 = BLANK
            own: i64 = 0
            row = base + 22
            if rest:
                bit = rest & -rest
                rest ^= bit
                card = PLACE[bit % 37]
                if card < SEVEN:
                    outs: i64 = COUNT[unseen & (bit - 1)]
                    own = _KINDS[outs]
                    takes = lead or (not at.seven and card < at.best)
                    row = base + _OUTS[outs] + (0 if takes else 8)
                    if outs and bit & DARING:
                        row = base + card + (5 if takes else 13)
                else:
                    row = base + class_of(at, card, unseen, lead)
                    own = 7 if done < STOCKED - 1 else 0
            else:
                blank = False
            score = (
                weights[row * 40 + state]
                + weights[REST + (row * 25 + whole - own) * 8 + done]
                + weights[DARES + row * 3 + dared]
            )
            if best < 0 or score > high:
                best = card
                high = score
        if more:
            for move in at.moves():
                if move >= DARED:
                    score = self.score(at, move)
                    if score > high:
                        best = move
                        high = score
        return best

    def _dares(self, at: BrusPosition, held: i64) -> bool:
        """Whether a card may be dared."""
        if held & 1 << BRUS and at.may_dare(BRUS, held):
            return True
        return held & 1 << HUND != 0 and at.may_dare(HUND, held)

    def finish(self, at: BrusPosition, stakes: Stakes[BrusPosition]) -> float:
        """Play a hand to its end, all seats by :meth:`pick`; its value for side 0."""
        while not at.ended:
            at.play(self.pick(at))
        return stakes.value(at)


def load(path: Path) -> BrusPolicy:
    """The policy of a weights file."""
    return BrusPolicy(read_weights(path, BLOCKS, 1))


class OpenCards(Sight[BrusPosition]):
    """Every move, and the trained policy's play to the end as an estimate."""

    def __init__(self, policy: BrusPolicy, stakes: GameStakes) -> None:
        self.policy = policy
        self.stakes = stakes

    def moves(self, at: BrusPosition) -> list[int]:
        """The moves worth telling apart."""
        return at.moves()

    def state(self, at: BrusPosition) -> object:
        """Hands, the trick, tricks and strokes: with the stock, which a world has once for all."""
        table = (at.best, at.winner, at.laid, at.turn, at.leader, at.dares, at.seven)
        asked = (at.hidden, at.asked, at.fresh, at.turned, at.taken)
        return (*at.hands, *table, *asked, at.tricks0, at.tricks1, at.strokes0, at.strokes1)

    def leaf(self, at: BrusPosition) -> float:
        """Value if all play by the policy."""
        return self.policy.finish(at, self.stakes)
