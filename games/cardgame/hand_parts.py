"""Parts of a private hand: its cards, and the trick in a strip above them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gamekit.cards.cards import Card, Suit
from games.cardgame.board_parts import Lying, OnTable, spread
from games.cardgame.deal import Laid
from games.cardgame.kinds import deal_of
from games.cardgame.scene import Table
from render.cards.faces import RATIO
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import STRIP_TILE, Box
from render.table.lying import lay_card
from render.table.parts import (
    back_tile,
    empty_tile,
    label,
    paste,
    paste_centred,
    tile,
    trump_sign,
)
from render.table.strip import HEIGHT, Slot, Strip, hand_ground
from render.table.table import Label

HAND: Final = Box(0, 0, 960, 640)
HAND_TOP: Final = 178
STRIP: Final = Strip(HAND.w)
_COLUMNS: Final = 6
"""Number of pieces across (:mod:`render.style.canvas`)."""


@dataclass(frozen=True, slots=True)
class Held:
    """Everything that a hand's picture shows while others play: it stays until that changes."""

    seat: str
    cards: tuple[Card, ...]
    """Cards in the order in which they are drawn."""
    gone: Card | None = None
    """Card that has just won a trick: its place stays empty until its player leads."""


def hand_wood(shown: object, table: Table, facts: object = None) -> Canvas:
    """Ground of a hand, 960 × 640 px; without a strip while others play."""
    strip = None if isinstance(shown, Held) else STRIP
    return Canvas(hand_ground(HAND.w, HAND.h, strip), _COLUMNS)


@dataclass(frozen=True)
class Trickline:
    """Strip over a private hand: trump and trick in order of play."""

    trump: Suit | None
    leader: str | None
    """``None`` in a game without tricks."""
    laid: tuple[Laid, ...]
    reader: str
    turn: tuple[str, ...]
    winner: str | None = None
    strip: Strip = STRIP
    worth: tuple[Label, ...] = ()
    """Labels of the trick's value."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a slot for each player with their name, the one to play marked, or all cards."""
        if self.trump is not None:
            lay_trump(self.trump, image, table)
        if spread(self.laid):
            self._row(image, table)
            return
        say, lying = table.speech, {one.seat: one for one in self.laid}
        first = table.seats.index(self.leader or self.reader)
        marks, slots = table.marked(self.laid), []
        for seat in (*table.seats[first:], *table.seats[:first]):
            there, mine, active = lying.get(seat), seat == self.reader, seat in self.turn
            word = say("picture-label-your-turn") if mine else "…"
            name = say("picture-label-you") if mine else table.name(seat)
            if mine and active and there is not None:
                name = word  # A complete trick lies where the word would stand.
            card, won = None if there is None else there.card, seat == self.winner
            down = there is not None and card is None
            slots.append(Slot(name, card, active, word, down, won, marks.get(seat)))
        self.strip.draw(image, slots, table.style, self.worth, four=table.four)

    def _row(self, image: Surface, table: Table) -> None:
        room = self.strip.width - self.strip.own - 6
        step = min(STRIP_TILE[0] + 8, room // len(self.laid))
        for place, one in enumerate(self.laid):
            at = (self.strip.own + step // 2 + step * place, HEIGHT // 2)
            size = (step - 8, STRIP_TILE[1])
            sprite = back_tile(*size) if one.card is None else tile(one.card, *size, table.style)
            paste_centred(image, sprite, at)

    def tell(self, table: Table) -> Iterator[str]:
        """Trump, trick, turn."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        yield from Lying(self.laid, self.leader, self.winner).tell(table)
        for seat in self.turn:
            mine = seat == self.reader
            yield say("alt-your-turn") if mine else say("alt-turn", name=table.told(seat))


def lay_trump(trump: Suit, image: Surface, table: Table) -> None:
    """Draw the trump in the game's own part of a strip."""
    title = table.speech("picture-label-trump")
    draw_text(image, (86, 34), title, 30, CREAM, "mm", 148, bold=True)
    paste_centred(image, trump_sign(trump, 100, table.four), (86, 106))


def hand_of(view: Any, there: OnTable, room: int, order: Callable[..., tuple[Card, ...]]) -> Held:
    """Hand of a view's seat; ``ValueError`` for a spectator.

    A card that is played leaves no gap unless it won the trick, its player leads at once and draws
    no other: then no card moves under the finger. ``room``: cards of a full hand.
    """
    cards, seat, gone = deal_of(view).hand, str(view.seat), None
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    leads = there.winner is not None and view.deal.turn == view.seat
    if leads and there.laid[-1].seat == seat and len(cards) < room:
        gone = there.laid[-1].card
    return Held(seat, order(cards if gone is None else (*cards, gone)), gone)


@dataclass(frozen=True)
class Cards:
    """The reader's cards in one or two rows."""

    seat: str
    cards: tuple[Card, ...]
    """Cards in the order in which they are drawn."""
    dimmed: frozenset[Card] = frozenset()
    marked: bool = False
    """Whether the alternative text names the playable cards."""
    gone: Card | None = None
    """Card that has been played: its place stays empty."""
    at: Sequence[tuple[int, int, int]] = ()
    """Left, top and width of each, and of places without a card; as in all games if empty."""
    labels: Mapping[Card, Sequence[str]] = field(default_factory=dict)
    """Words over the feet of cards."""

    def places(self) -> Sequence[tuple[int, int, int]]:
        """Left, top and width of each card."""
        if self.at:
            return self.at[: len(self.cards)]
        count = len(self.cards)
        rows = 1 if count <= 6 else 2
        across = max(3, -(-count // rows))
        high = (HAND.h - HAND_TOP - 8) // rows - 10
        width = min((HAND.w - 16) // across - 10, round(high / RATIO))
        found = []
        for number in range(count):
            row, column = divmod(number, across)
            length = min(across, count - row * across)
            left = (HAND.w - length * (width + 10) + 10) // 2
            top = HAND_TOP + row * (round(width * RATIO) + 12)
            found.append((left + column * (width + 10), top, width))
        return found

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them, unplayable ones dimmed, but not a whole hand, which is read before a call."""
        dimmed = frozenset() if self.dimmed.issuperset(self.cards) else self.dimmed
        for card, (left, top, width) in zip(self.cards, self.places(), strict=True):
            if card is self.gone:
                paste(image, empty_tile(width, round(width * RATIO)), left, top)
            else:
                lay_card(image, card, width, table.style, (left, top), card in dimmed)
                y, high = top + round(width * RATIO) - 10, round(width * 0.235)
                for number, text in enumerate(reversed(self.labels.get(card, ())), 1):
                    paste(image, label(text, None, False, high), left + 8, y - (high + 4) * number)

    def tell(self, table: Table) -> Iterator[str]:
        """Owner and cards, and which are playable."""
        say, held = table.speech, [card for card in self.cards if card is not self.gone]
        named = list(map(table.named, held))
        yield say("alt-hand", name=table.told(self.seat))
        yield say("alt-hand-cards", list=", ".join(named)) if named else say("alt-hand-empty")
        legal = [say.named(card) for card in held if card not in self.dimmed]
        if self.marked and named and len(legal) == len(named):
            yield say("alt-hand-all-legal", n=len(named))
        elif self.marked and legal:
            yield say("alt-hand-legal", list=", ".join(legal))
        elif self.marked and named:
            yield say("alt-hand-none-legal")
        for card, words in self.labels.items():
            yield say("alt-hand-mark", card=table.named(card), list=", ".join(words))
