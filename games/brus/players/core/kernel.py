"""A hand of Brus on bit masks: what the computer players think with (rules 10).

Cards are 0 to 18: 0 is Spitz, 1 Brus, 2 Dulle Hund, and so on down to the jack of diamonds, 13; 14
to 17 are the sevens of clubs, spades, hearts and diamonds; 18 is any blank card, since nothing
tells blank cards apart. The lower number is the higher card. A set of cards is an ``int`` with bit
``c`` set for each of 0 to 17, and the number of its blank cards above: adding or taking away a card
is adding or taking away ``1 << card``, whichever it is.

Moves are a card; a card + 32, dared (rules 10.5); a card + 64, turned (rules 10.6); and those below
for the answers. Seats are 0 to 3 in the order of play, a seat's side is ``seat & 1``. Everything
here is compared with :mod:`games.brus.rules`, hand by hand, and is plain typed Python that mypyc
compiles unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.bits import PLACE
from gamekit.search.position import Position, Stakes

if TYPE_CHECKING:
    from mypy_extensions import i64


BRUS: Final = 1
HUND: Final = 2
DARING: Final = 6
"""The set of both: what may be dared (rules 10.5)."""
SEVEN: Final = 14
"""The highest seven; the cards above it beat (rules 10.1)."""
BLANK: Final = 18
BEATING: Final = 0x3FFF
"""The set of the beating cards."""
SEVENS: Final = 0x3C000
"""The set of the sevens."""
MARKED: Final = 0x3FFFF
"""The set of all cards that are not blank."""
PACK: Final = 0x3FFFF + (14 << 18)
"""All 32 cards."""
STOCKED: Final = 5
"""Tricks after which cards are drawn; a seven led to one of them counts (rules 10.3)."""

DARED: Final = 32
TURNED: Final = 64
RUN: Final = 96
TAKE: Final = 97
DARE: Final = 98
"""Dare the turned card after it was taken up."""
PASS: Final = 99
"""Do not dare it."""


def cards_of(held: i64) -> list[int]:
    """The different cards of a set, high to low: blank cards count as one.

    >>> cards_of((1 << 1) + (1 << 15) + 2 * (1 << 18))
    [1, 15, 18]
    """
    found: list[int] = []
    marked = held & MARKED
    while marked:
        low = marked & -marked
        marked ^= low
        found.append(PLACE[low % 37])
    if held >> BLANK:
        found.append(BLANK)
    return found


class BrusPosition(Position):
    """A hand in play: what a search steps through. Mutable.

    ``gone`` is what lies or has lain open. ``laid`` cards lie in the trick that ``leader`` led;
    ``winner`` holds it with ``best``. ``asked``: the card ``hidden`` lies turned and waits for its
    answer; ``fresh``: it was just taken up and its player may dare it. ``turned`` has a bit for
    each side that has turned, ``taken`` counts cards taken up. ``ended``: the hand is over, and
    ``strokes`` and ``stanti`` are what stands after it.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.hands: list[int] = [0, 0, 0, 0]
        self.stock: list[int] = []
        """Cards to draw, the next first."""
        self.drawn: i64 = 0
        """Number of cards drawn."""
        self.gone: i64 = 0
        self.leader: i64 = 0
        self.laid: i64 = 0
        self.best: i64 = 0
        self.winner: i64 = 0
        self.seven: bool = False
        """Whether the trick was led with a seven that counts (rules 10.3)."""
        self.dares: i64 = 0
        """Cards of the trick, the earlier in the lower five bits: 16, worth * 4, seat."""
        self.done: i64 = 0
        self.tricks0: i64 = 0
        self.tricks1: i64 = 0
        self.strokes0: i64 = 6
        self.strokes1: i64 = 6
        self.stanti: i64 = 0
        self.asked: bool = False
        self.hidden: i64 = -1
        self.fresh: bool = False
        self.turned: i64 = 0
        self.taken: i64 = 0
        self.ended: bool = False

    def copy(self) -> BrusPosition:
        """The same position, to be changed apart."""
        other = BrusPosition()
        other.turn = self.turn
        other.hands = self.hands[:]
        other.stock = self.stock
        other.drawn = self.drawn
        other.gone = self.gone
        other.leader = self.leader
        other.laid = self.laid
        other.best = self.best
        other.winner = self.winner
        other.seven = self.seven
        other.dares = self.dares
        other.done = self.done
        other.tricks0 = self.tricks0
        other.tricks1 = self.tricks1
        other.strokes0 = self.strokes0
        other.strokes1 = self.strokes1
        other.stanti = self.stanti
        other.asked = self.asked
        other.hidden = self.hidden
        other.fresh = self.fresh
        other.turned = self.turned
        other.taken = self.taken
        other.ended = self.ended
        return other

    def enter(self, world: list[int]) -> None:
        """Give the hidden cards of a world: four hands, the turned card or -1, then the stock."""
        self.hands = world[:4]
        if self.asked:
            self.hidden = world[4]
        self.stock = world
        self.drawn = 5

    def key(self) -> int:
        """The hand of the seat in turn: all it knows that differs between worlds."""
        return self.hands[self.turn]

    def over(self) -> bool:
        """Whether the hand is over."""
        return self.ended

    def tricks(self, side: i64) -> int:
        """Tricks that a side has won."""
        return self.tricks1 if side else self.tricks0

    def strokes(self, side: i64) -> int:
        """Strokes that a side has standing."""
        return self.strokes1 if side else self.strokes0

    def due(self) -> int:
        """Strokes that the hand's winner wipes, without 5-0 (rules 10.7)."""
        return 1 + self.taken + self.stanti

    def may_dare(self, card: i64, held: i64) -> bool:
        """Whether a card of the hand ``held``, about to be laid, may be dared (rules 10.5)."""
        if (card != BRUS and card != HUND) or self.laid == 3 or self.seven:
            return False
        return ((1 << card) - 1) & ~(self.gone | held) != 0

    def may_turn(self) -> bool:
        """Whether the seat in turn may turn a card (rules 10.6)."""
        if self.laid or self.asked:
            return False
        side = self.turn & 1
        if self.turned >> side & 1:
            return False
        own = self.tricks1 if side else self.tricks0
        others = self.tricks0 if side else self.tricks1
        return (own == 2 or own == 4) and others > 0

    def moves(self) -> list[int]:
        """Every move that is worth telling apart: blank cards are one, and without stock sevens
        are blank as well; a run that loses the game is none."""
        held: i64 = self.hands[self.turn]
        if self.asked:
            # Running when that loses the game is never better than playing on.
            theirs: i64 = self.strokes(self.leader & 1)
            return [RUN, TAKE] if theirs > self.due() else [TAKE]
        if self.fresh:
            # The card lies already: it is "about to be laid" on an empty table.
            high = ((1 << self.best) - 1) & ~(self.gone | held)
            return [PASS, DARE] if high else [PASS]
        cards = cards_of(held)
        if self.done >= STOCKED and held & SEVENS:
            cards = cards_of(held & BEATING)
            cards.append(BLANK if held >> BLANK else PLACE[(held & SEVENS & -(held & SEVENS)) % 37])
        found: list[int] = cards
        for card in cards_of(held & DARING):
            if self.may_dare(card, held):
                found.append(card + DARED)  # noqa: PERF401 – seldom one, never more than two
        if self.may_turn():
            found += [card + TURNED for card in cards_of(held) if card in cards]
        return found

    def stand_in(self, move: i64) -> int:
        """The one of :meth:`moves` that does the same as this legal move: mostly itself."""
        if move < RUN and move & 31 >= SEVEN and self.done >= STOCKED:
            for other in self.moves():
                if other >> 5 == move >> 5 and other & 31 >= SEVEN:
                    return other
        return move

    def play(self, move: i64) -> bool:
        """Make a legal move; whether it completed a trick or ended the hand."""
        if move < TURNED:
            card = move & 31
            seat = self.turn
            self.hands[seat] -= 1 << card
            self.gone += 1 << card
            return self._lay(seat, card, move >= DARED)
        if move < RUN:
            seat = self.turn
            self.hidden = move - TURNED
            self.hands[seat] -= 1 << self.hidden
            self.leader = seat
            self.asked = True
            self.turned |= 1 << (seat & 1)
            self.turn = seat + 1 & 3
            return False
        if move == RUN:
            self._won(self.leader & 1)
            return True
        if move == TAKE:
            card = self.hidden
            self.asked = False
            self.hidden = -1
            self.taken += 1
            self.gone += 1 << card
            self._lay(self.leader, card, False)
            # Whether its player may dare it also depends on their hand: see moves().
            if 1 << card & DARING and ((1 << card) - 1) & ~self.gone:
                self.fresh = True
                self.turn = self.leader
            return False
        if move == DARE:
            self.dares = 16 | (8 if self.best == BRUS else 4) | self.leader
        self.fresh = False
        self.turn = self.leader + 1 & 3
        return False

    def _lay(self, seat: i64, card: i64, dared: bool) -> bool:
        if self.laid == 0:
            self.leader = seat
            self.best = card
            self.winner = seat
            self.seven = SEVEN <= card < BLANK and self.done < STOCKED
        elif card < self.best and (card >= SEVEN if self.seven else card < SEVEN):
            self.best = card
            self.winner = seat
        if dared:
            code: i64 = 16 | seat | (8 if card == BRUS and self.laid == 0 else 4)
            self.dares |= code << 5 if self.dares else code
        self.laid += 1
        if self.laid < 4:
            self.turn = seat + 1 & 3
            return False
        self._take_trick()
        return True

    def _take_trick(self) -> None:
        """The trick is won, its dares are settled; the hand ends, or all draw (rules 10.2)."""
        winner = self.winner
        if winner & 1:
            self.tricks1 += 1
        else:
            self.tricks0 += 1
        dares = self.dares
        while dares:
            self._settle(dares & 3, dares >> 2 & 3)
            dares >>= 5
        self.dares = 0
        self.laid = 0
        self.seven = False
        self.done += 1
        self.turn = winner
        self.leader = winner
        if self.tricks0 == 5 or self.tricks1 == 5:
            self._won(winner & 1)
        elif self.done == 8:
            self.stanti += 1
            self.ended = True
        elif self.done <= STOCKED:
            at = self.drawn
            if at + 4 <= len(self.stock):
                for step in range(4):
                    self.hands[winner + step & 3] += 1 << self.stock[at + step]
                self.drawn = at + 4

    def _settle(self, seat: i64, worth: i64) -> None:
        """A dare of the trick just won (rules 10.5): a team's last stroke always stays."""
        if self.winner != seat:
            if (self.winner ^ seat) & 1 == 0:
                return
            worth += 1
        if self.winner & 1:
            self.strokes1 -= min(worth, self.strokes1 - 1)
        else:
            self.strokes0 -= min(worth, self.strokes0 - 1)

    def _won(self, side: i64) -> None:
        """A side wins the hand (rules 10.7)."""
        due: i64 = self.due()
        if self.done == 5 and (self.tricks0 == 5 or self.tricks1 == 5):
            due += 1
        if side:
            self.strokes1 -= min(due, self.strokes1)
        else:
            self.strokes0 -= min(due, self.strokes0)
        self.stanti = 0
        self.ended = True


SCALE: Final = 1000.0
STROKES: Final = 6
STANTI: Final = 5
"""Greatest number of Stanti told apart: with so many, the next hand's winner wins the game."""
STATES: Final = STROKES * STROKES * (STANTI + 1)


def state(leading: i64, other: i64, stanti: i64) -> int:
    """The place in the table of strokes standing, 1 to 6, and Stanti."""
    return ((leading - 1) * STROKES + other - 1) * (STANTI + 1) + min(stanti, STANTI)


class GameStakes(Stakes[BrusPosition]):
    """The chance to win the game.

    ``chances``: chances to win the game before a hand, by :func:`state`, of the side that leads
    first in it. ``next_lead``: the side that leads first in the next hand.
    """

    def __init__(self, chances: list[float], next_lead: i64) -> None:
        self.chances = chances
        self.next_lead = next_lead

    def ended(self, at: BrusPosition) -> bool:
        """Whether the hand is over: it ends by its own rules alone."""
        return at.ended

    def value(self, at: BrusPosition) -> float:
        """North-South's chance after a hand, in thousandths."""
        if at.strokes0 == 0:
            return SCALE
        if at.strokes1 == 0:
            return 0.0
        if self.next_lead:
            return SCALE - SCALE * self.chances[state(at.strokes1, at.strokes0, at.stanti)]
        return SCALE * self.chances[state(at.strokes0, at.strokes1, at.stanti)]
