"""Parts of a private hand: its cards, and the trick in a strip above them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gamekit.cardgame.board_parts import Lying, OnTable
from gamekit.cardgame.deal import Laid
from gamekit.cardgame.scene import Table
from gamekit.cards.cards import Card, Suit
from i18n.cards import card_name
from render.cards.faces import RATIO
from render.style.canvas import Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import Box
from render.table.lying import lay_card
from render.table.parts import empty_tile, paste, paste_centred, trump_sign
from render.table.strip import Slot, Strip
from render.table.table import Label

HAND: Final = Box(0, 0, 960, 640)
HAND_TOP: Final = 178
STRIP: Final = Strip(HAND.w)


def lay_strip(
    image: Surface,
    table: Table,
    order: Iterable[object],
    laid: Iterable[Laid],
    reader: str,
    turn: Collection[str],
    winner: str | None,
    strip: Strip = STRIP,
    worth: tuple[Label, ...] = (),
) -> None:
    """Draw a trick in order of play with the players' names, the one to play marked."""
    say, lying = table.speech, {one.seat: one for one in laid}
    marks = table.marked(lying.values())
    slots = []
    for seat in map(str, order):
        there, mine, active = lying.get(seat), seat == reader, seat in turn
        word = say("picture-label-your-turn") if mine else "…"
        name = say("picture-label-you") if mine else table.name(seat)
        if mine and active and there is not None:
            name = word  # A complete trick lies where the word would stand.
        card = None if there is None else there.card
        down = there is not None and card is None
        slots.append(Slot(name, card, active, word, down, seat == winner, marks.get(seat)))
    strip.draw(image, slots, table.style, worth, four=table.four)


@dataclass(frozen=True)
class Trickline:
    """Strip over a private hand: trump and trick in order of play."""

    trump: Suit | None
    round: tuple[str, ...]
    """Seats in the order of this trick."""
    laid: tuple[Laid, ...]
    reader: str
    turn: tuple[str, ...]
    winner: str | None = None

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a slot for each player."""
        if self.trump is not None:
            lay_trump(self.trump, image, table)
        lay_strip(image, table, self.round, self.laid, self.reader, self.turn, self.winner)

    def tell(self, table: Table) -> Iterator[str]:
        """Trump, trick, turn."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        yield from Lying(self.laid, self.round[0], self.winner).tell(table)
        for seat in self.turn:
            yield turn_told(table, seat, self.reader)


def lay_trump(trump: Suit, image: Surface, table: Table) -> None:
    """Draw the trump in the game's own part of a strip."""
    title = table.speech("picture-label-trump")
    draw_text(image, (86, 34), title, 30, CREAM, "mm", 148, bold=True)
    paste_centred(image, trump_sign(trump, 100, table.four), (86, 106))


def turn_told(table: Table, seat: object, reader: object) -> str:
    """Sentence on the turn, for the reader of a hand."""
    if seat == reader:
        return table.speech("alt-your-turn")
    return table.speech("alt-turn", name=table.told(seat))


def just_won(there: OnTable, seat: object, turn: object) -> Card | None:
    """The seat's card that ended the trick on the table, if it won it and leads now.

    A card that is played leaves no gap in its hand but then: no other moves under the finger.
    """
    if there.winner is None or turn != seat or there.laid[-1].seat != str(seat):
        return None
    return there.laid[-1].card


def lay_cards(
    image: Surface,
    table: Table,
    cards: Iterable[Card],
    places: Callable[[int], tuple[int, int]],
    size: tuple[int, int],
    gone: Card | None = None,
    legal: Collection[Card] = (),
) -> None:
    """Draw a hand, of a card that is ``gone`` its place; dim those not legal where some are.

    ``size``: width of a card, and height of an empty place.
    """
    for number, card in enumerate(cards):
        at = places(number)
        if card is gone:
            paste(image, empty_tile(*size), *at)
        else:
            lay_card(image, card, size[0], table.style, at, bool(legal) and card not in legal)


def held_told(table: Table, seat: object, cards: Sequence[str]) -> tuple[str, str]:
    """Owner and cards of a hand."""
    say = table.speech
    held = say("alt-hand-cards", list=", ".join(cards)) if cards else say("alt-hand-empty")
    return say("alt-hand", name=table.told(seat)), held


@dataclass(frozen=True)
class Cards:
    """The reader's cards in one or two rows."""

    seat: str
    cards: tuple[Card, ...]
    dimmed: frozenset[Card] = frozenset()
    marked: bool = False
    """Whether the alternative text names the playable cards."""
    top: int = HAND_TOP

    def places(self) -> list[tuple[int, int, int]]:
        """Left, top and width of each card."""
        count = len(self.cards)
        rows = 1 if count <= 6 else 2
        across = max(3, -(-count // rows))
        high = (HAND.h - self.top - 8) // rows - 10
        width = min((HAND.w - 16) // across - 10, round(high / RATIO))
        found = []
        for number in range(count):
            row, column = divmod(number, across)
            length = min(across, count - row * across)
            left = (HAND.w - length * (width + 10) + 10) // 2
            top = self.top + row * (round(width * RATIO) + 12)
            found.append((left + column * (width + 10), top, width))
        return found

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them, unplayable ones dimmed."""
        for card, (left, top, width) in zip(self.cards, self.places(), strict=True):
            lay_card(image, card, width, table.style, (left, top), card in self.dimmed)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards, and which are playable."""
        say = table.speech
        named = list(map(say.named, self.cards))
        yield from held_told(table, self.seat, named)
        if not named:
            return
        legal = [card_name(say.language, card) for card in self.cards if card not in self.dimmed]
        if self.marked and len(legal) == len(named):
            yield say("alt-hand-all-legal")
        elif self.marked:
            yield say("alt-hand-legal", list=", ".join(legal) or "–")
