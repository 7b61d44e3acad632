"""A tiny game for the search: cards count what they show, and the higher of two takes both.

Two seats hold as many cards of 1 to 9 each, some cards are asleep; a world is both hands, a card's
bit being its number. The winner of a trick leads to the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.search.position import Policy, Position, Stakes
from gamekit.search.solver import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64


class Table(Position):
    """Two hands, and perhaps a card that lies."""

    def __init__(self, hands: list[int], turn: i64) -> None:
        self.hands = hands
        self.turn = turn
        self.lying: i64 = 0
        self.ahead: i64 = 0
        """Points of side 0 less those of side 1."""
        self.gone: i64 = 0

    def copy(self) -> Table:
        other = Table(self.hands, self.turn)
        other.lying = self.lying
        other.ahead = self.ahead
        other.gone = self.gone
        return other

    def enter(self, world: list[int]) -> None:
        self.hands = world

    def key(self) -> int:
        return self.hands[self.turn] & ~self.gone

    def cards(self) -> list[int]:
        """Hand of the seat to move, the highest first."""
        return [card for card in range(9, 0, -1) if self.key() >> card & 1]

    def play(self, move: i64) -> bool:
        bit: i64 = 1
        bit <<= move
        self.gone |= bit
        if not self.lying:
            self.lying = move
            self.turn ^= 1
            return False
        if self.lying > move:
            self.turn ^= 1
        self.ahead += self.lying + move if self.turn == 0 else -(self.lying + move)
        self.lying = 0
        return True

    def over(self) -> bool:
        return not self.lying and not self.key()


class Count(Stakes[Table]):
    """Points taken."""

    def value(self, at: Table) -> float:
        return float(at.ahead)


class Lead(Stakes[Table]):
    """The first to lead by ten wins, and nothing later counts."""

    def ended(self, at: Table) -> bool:
        return at.ahead >= 10 or at.ahead <= -10

    def value(self, at: Table) -> float:
        return 100.0 if at.ahead >= 10 else -100.0 if at.ahead <= -10 else 0.0


class Greedy(Policy[Table]):
    """Likes high cards."""

    def scores(self, at: Table) -> list[tuple[int, float]]:
        return [(card, float(card)) for card in at.cards()]


class Open(Sight[Table]):
    """The score is separate from the rest of play."""

    def moves(self, at: Table) -> list[int]:
        return at.cards()

    def state(self, at: Table) -> int:
        return (at.gone * 16 + at.lying) * 2 + at.turn

    def counted(self, at: Table) -> float:
        return float(at.ahead)

    def leaf(self, at: Table) -> float:
        return Greedy().finish(at, Count())


class Whole(Open):
    """The score is part of the state."""

    def state(self, at: Table) -> int:
        return ((at.gone * 16 + at.lying) * 2 + at.turn) * 256 + at.ahead + 128

    def counted(self, at: Table) -> float:
        return 0.0
