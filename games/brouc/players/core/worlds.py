"""Worlds: deals of the unseen cards that fit what is known, drawn by counting and then weighed.

Drawing is exact: cards that the same seats may hold form a group, the ways to share the groups out
are counted, and a way is drawn in proportion, so every possible world is equally likely. Weighing
tells worlds apart by the policy's probability of the plays seen (with a uniform share, since
people play otherwise), by marriages that would have been declared, and by partner's signals
(rules 8).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from gamekit.search.bits import bits, count
from games.brouc.players.core.kernel import ACES, KINGS, SUIT, TENS, Position
from games.brouc.players.core.policy import Policy

SILENCE: Final = 0.1
"""Likelihood of an undeclared marriage that could have been declared."""
LOW_CALL: Final = 0.3
"""Likelihood of a declared 20 that was a 30."""
PROMISE: Final = 0.25
"""Likelihood of a partner's signal for cards not held, relative to held ones."""


class Sampler:
    """Draws worlds: one mask a seat."""

    def __init__(
        self,
        me: int,
        hand: int,
        unseen: int,
        counts: list[int],
        cannot: list[int],
        must: list[int],
    ) -> None:
        self.me = me
        self.hand = hand
        self.others = [seat for seat in range(4) if seat != me]
        self.fixed = [0, 0, 0]
        self.groups: list[list[int]] = [[] for _ in range(8)]
        self.ways: list[list[int]] = []
        self.sums: list[float] = []
        self.total = 0.0
        self.exact = self._prepare(unseen, counts, cannot, must)
        if not self.exact:
            # Cannot happen with a view of a real match; better a vague world than none.
            self._prepare(unseen, counts, [0, 0, 0, 0], must)

    def _prepare(self, unseen: int, counts: list[int], cannot: list[int], must: list[int]) -> bool:
        self.fixed = [0, 0, 0]
        self.groups = [[] for _ in range(8)]
        self.ways = []
        self.sums = []
        self.total = 0.0
        room = [counts[seat] for seat in self.others]
        for card in bits(unseen):
            allowed = 0
            for i in range(3):
                seat = self.others[i]
                if must[seat] >> card & 1:
                    allowed = 1 << i
                    break
                if not cannot[seat] >> card & 1:
                    allowed |= 1 << i
            if allowed & (allowed - 1):
                self.groups[allowed].append(card)
            elif allowed:
                i = allowed.bit_length() - 1
                self.fixed[i] |= 1 << card
                room[i] -= 1
            else:
                return False
        if min(room) < 0:
            return False
        k01, k02, k12 = len(self.groups[3]), len(self.groups[5]), len(self.groups[6])
        k = len(self.groups[7])
        for a in range(k01 + 1):
            for b in range(k02 + 1):
                r0 = room[0] - a - b
                if r0 < 0 or r0 > k:
                    continue
                for c in range(k12 + 1):
                    r1 = room[1] - (k01 - a) - c
                    r2 = room[2] - (k02 - b) - (k12 - c)
                    if r1 < 0 or r2 < 0 or r0 + r1 + r2 != k:
                        continue
                    ways = comb(k01, a) * comb(k02, b) * comb(k12, c)
                    ways *= comb(k, r0) * comb(k - r0, r1)
                    self.total += ways
                    self.ways.append([a, b, c, r0, r1])
                    self.sums.append(self.total)
        return bool(self.ways)

    def draw(self, rng: Random) -> list[int]:
        """One world, every possible one equally likely: the four hands as they are now."""
        at = 0
        if len(self.ways) > 1:
            point = rng.random() * self.total
            last = len(self.ways) - 1
            while at < last and self.sums[at] <= point:
                at += 1
        a, b, c, r0, r1 = self.ways[at]
        hands = self.fixed[:]
        for group, number, first, second in ((3, a, 0, 1), (5, b, 0, 2), (6, c, 1, 2)):
            if self.groups[group]:
                one, two = _split(self.groups[group], number, rng)
                hands[first] |= one
                hands[second] |= two
        if self.groups[7]:
            one, rest = _split(self.groups[7], r0, rng)
            two, three = _split(bits(rest), r1, rng)
            hands[0] |= one
            hands[1] |= two
            hands[2] |= three
        return self._world(hands[0], hands[1], hands[2])

    def _world(self, x: int, y: int, z: int) -> list[int]:
        """The four hands, from those of the three others."""
        hands = [0, 0, 0, 0]
        hands[self.me] = self.hand
        hands[self.others[0]] = x
        hands[self.others[1]] = y
        hands[self.others[2]] = z
        return hands

    def every(self, stop: Callable[[], bool]) -> list[list[int]]:
        """All worlds, each once, or as many as were found until ``stop``.

        :attr:`total` says how many there are.
        """
        found: list[list[int]] = []
        for a, b, c, r0, r1 in self.ways:
            for one, two in _parts(self.groups[3], a):
                for three, four in _parts(self.groups[5], b):
                    for five, six in _parts(self.groups[6], c):
                        for seven, rest in _parts(self.groups[7], r0):
                            if stop():
                                return found
                            for eight, nine in _parts(bits(rest), r1):
                                x = self.fixed[0] | one | three | seven
                                y = self.fixed[1] | two | five | eight
                                z = self.fixed[2] | four | six | nine
                                found.append(self._world(x, y, z))
        return found


def _parts(cards: list[int], number: int) -> list[tuple[int, int]]:
    """Every part of so many cards, each with the rest."""
    whole = 0
    for card in cards:
        whole |= 1 << card
    found: list[tuple[int, int]] = []
    for chosen in combinations(cards, number):
        taken = 0
        for card in chosen:
            taken |= 1 << card
        found.append((taken, whole ^ taken))
    return found


def _split(cards: list[int], number: int, rng: Random) -> tuple[int, int]:
    """A random part of so many cards, and the rest."""
    pool = list(cards)
    size = len(pool)
    taken = 0
    for i in range(number):
        j = i + int(rng.random() * (size - i))
        card = pool[j]
        pool[j] = pool[i]
        taken |= 1 << card
    rest = 0
    for i in range(number, size):
        rest |= 1 << pool[i]
    return taken, rest


class Moment:
    """A play that was seen: the table as its player found it, and the player's later cards."""

    def __init__(self, at: Position, card: int, since: int) -> None:
        self.at = at
        self.card = card
        self.since = since
        """The player's cards from that moment on, this one included."""


class Witness:
    """Evidence on the others in this deal, to weight worlds."""

    def __init__(
        self, me: int, trump: int, ancient: bool, declared: list[int], simple: list[int]
    ) -> None:
        self.me = me
        self.trump = trump
        self.ancient = ancient
        self.declared = declared
        self.simple = simple
        self.moments: list[list[Moment]] = [[], [], [], []]
        """By seat, last first; none of one's own."""
        self.silent: list[int] = [-1, -1, -1, -1]
        """Cards played by each seat since it might have declared; -1 if it never could."""
        self.promises: list[tuple[int, int]] = []
        """Signals (rules 8): a seat, and the cards promised that it has not played since."""

    def watch(self, seats: list[int], cards: list[int]) -> Position:
        """Follow the plays seen, in order; the table as it is now, hands unknown."""
        at = Position([0, 0, 0, 0], seats[0] if seats else 0, self.trump, self.ancient, False)
        partner = (self.me + 2) & 3
        since = [0, 0, 0, 0]
        tables: list[Position] = []
        for seat, card in zip(seats, cards, strict=True):
            at.turn = seat
            table = at.copy()
            table.hands = [0, 0, 0, 0]
            tables.append(table)
            if at.tricks[seat & 1] and self.silent[seat] < 0:
                self.silent[seat] = 0
            if self.silent[seat] >= 0:
                self.silent[seat] |= 1 << card
            if seat == partner:
                self._read(at, card)
            at.play(card)
        for i in range(len(cards) - 1, -1, -1):
            seat = seats[i]
            since[seat] |= 1 << cards[i]
            if seat != self.me:
                self.moments[seat].append(Moment(tables[i], cards[i], since[seat]))
        promises = [(seat, wanted & ~since[seat]) for seat, wanted in self.promises]
        self.promises = [(seat, wanted) for seat, wanted in promises if wanted]
        return at

    def _read(self, at: Position, card: int) -> None:
        """Note what partner's card promises (rules 8), as far as it has not been seen."""
        bit = 1 << card
        suit = SUIT[card >> 3]
        wanted = 0
        if at.laid == 0:
            if bit & TENS & SUIT[self.trump]:
                wanted = ACES & suit
            elif bit & KINGS and card >> 3 != self.trump:
                wanted = (ACES | TENS) & suit
        elif bit & ACES and card >> 3 != at.led and at.winner == at.turn ^ 2:
            wanted = TENS & suit
        wanted &= at.left
        if wanted:
            self.promises.append((at.turn, wanted))

    def weights(
        self,
        worlds: list[list[int]],
        policy: Policy,
        heat: float,
        floor: float,
        stop: Callable[[], bool],
    ) -> list[float]:
        """Likelihood of the plays seen in each world, up to a factor; fewer after ``stop``.

        ``heat`` is the policy's temperature in card points, ``floor`` the share of random plays.
        """
        others = [seat for seat in range(4) if seat != self.me]
        # Each seat's plays depend on its hand alone, and worlds share hands.
        judged: list[dict[int, float]] = [{}, {}, {}, {}]
        found: list[float] = []
        for hands in worlds:
            if stop():
                break
            weight = 1.0
            for seat in others:
                hand = hands[seat]
                likely = judged[seat].get(hand, -1.0)
                if likely < 0.0:
                    likely = self._likely(seat, hand, policy, heat, floor)
                    judged[seat][hand] = likely
                weight *= likely
            found.append(weight)
        return found

    def _likely(self, seat: int, hand: int, policy: Policy, heat: float, floor: float) -> float:
        """Likelihood of a seat's plays if it holds this hand now."""
        chance = 1.0
        for moment in self.moments[seat]:
            at = moment.at
            at.hands[seat] = hand | moment.since
            options = at.legal()
            if options & (options - 1) == 0:
                continue
            fair = floor / count(options)
            chance *= fair + (1.0 - floor) * policy.likelihood(at, moment.card, heat)
        played = self.silent[seat]
        if played >= 0:
            held = hand | played
            pairs = held & KINGS & (held >> 1)
            while pairs:
                king = pairs & -pairs
                pairs ^= king
                suit = king.bit_length() - 1 >> 3
                if not self.declared[seat] >> suit & 1:
                    chance *= SILENCE
                elif self.simple[seat] >> suit & 1 and held & king << 2:
                    chance *= LOW_CALL
        for promising, wanted in self.promises:
            if promising == seat and wanted & ~hand:
                chance *= PROMISE
        return chance
