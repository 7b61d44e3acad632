"""Hands to learn from, and what is known of them."""

from __future__ import annotations

from random import Random
from typing import Final

from games.brus.players.core.kernel import BLANK, MARKED, RUN, STOCKED, TURNED, BrusPosition
from games.brus.players.core.kernel import PACK as ALL
from games.brus.players.core.worlds import Dealer, Moment, Witness
from games.brus.players.known import HIDDEN, Known

PACK: Final = (*range(BLANK), *(BLANK,) * 14)


def random_hand(rng: Random, strokes: tuple[int, int] = (6, 6), stanti: int = 0) -> BrusPosition:
    """A hand before its first card; North leads."""
    pack = list(PACK)
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[seat:12:4]) for seat in range(4)]
    at = BrusPosition()
    at.enter([*hands, -1, *pack[12:]])
    at.strokes0, at.strokes1 = strokes
    at.stanti = stanti
    return at


def random_tableau(rng: Random) -> tuple[tuple[int, int], int]:
    """Strokes and Stanti as they may stand, a game's beginning as often as not."""
    if rng.random() < 0.4:
        return (6, 6), 0
    stanti = 0 if rng.random() < 0.8 else rng.randint(1, 3)
    return (rng.randint(1, 6), rng.randint(1, 6)), stanti


class Played:
    """A hand in play, with what its seats have seen; only kernel moves, and quick."""

    def __init__(self, at: BrusPosition) -> None:
        self.at = at
        self._seen: list[tuple[int, Moment] | None] = []
        """Seats and what they did; ``None`` where all drew a card."""

    def play(self, move: int) -> None:
        """Make a legal move."""
        at = self.at
        table = at.copy()
        table.hands, table.stock = [0, 0, 0, 0], []
        card = move & 31 if move < TURNED else move - TURNED if move < RUN else -1
        self._seen.append((at.turn, Moment(table, move, card)))
        done = at.done
        at.play(move)
        if done < at.done <= STOCKED:
            self._seen.append(None)

    def known(self, next_lead: int) -> Known:
        """Knowledge of the seat in turn, as from its view."""
        at, witness = self.at.copy(), Witness(self.at.turn)
        me: int = at.turn
        hands, own = self.at.hands, self.at.hands[me]
        at.hands, at.stock, at.hidden = [0, 0, 0, 0], [], -1
        at.hands[me] = own
        for event in self._seen:
            for seat in range(4):
                if event is None and seat != me:
                    witness.seen[seat].append(None)
                elif event is not None and seat == event[0] != me:
                    witness.seen[seat].append(event[1])
        if at.asked:
            turned = witness.seen[at.leader][-1]
            assert turned is not None, "the card was turned just now"
            witness.seen[at.leader][-1] = Moment(turned.at, TURNED, HIDDEN)
        left = ALL - at.gone - own
        unseen = [card for card in range(BLANK) if left >> card & 1] + [BLANK] * (left >> BLANK)
        counts = [(held & MARKED).bit_count() + (held >> BLANK) for held in hands]
        turner = at.leader if at.asked else -1
        dealer = Dealer(me, own, unseen, counts, -1, turner)
        return Known(me, at, witness, dealer, next_lead, len(self._seen))
