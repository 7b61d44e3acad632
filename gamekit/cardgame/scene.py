"""Scenes as lists of items; each item is both painted and told, so that a picture and its
alternative text cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Protocol

from PIL import Image

from gamekit.api.scenes import Look
from gamekit.cardgame.deal import Hands, Laid, Line, Trick
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import Card, Suit
from i18n import format_number
from i18n.cards import card_name
from render.cards.faces import RATIO, PackStyle, style_of
from render.style.canvas import Surface
from render.style.names import drawable, short_name
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.table import layout
from render.table.last import LoneTrick, lone_trick
from render.table.layout import Box, Seating, Side, Tiles
from render.table.lying import lay_card, lying_back
from render.table.parts import (
    BRASS,
    disc,
    empty_tile,
    panel,
    paste,
    paste_centred,
    tile,
    trump_sign,
)
from render.table.rows import Head, Rows
from render.table.strip import Slot, Strip
from render.table.table import (
    FIELD,
    Label,
    Place,
    centre_words,
    draw_last,
    draw_place,
    draw_trick,
)

HAND: Final = Box(0, 0, 960, 640)
HAND_TOP: Final = 178
STRIP: Final = Strip(HAND.w)
_CALL: Final = 150
"""Px for the text of a call."""


@dataclass(frozen=True)
class Table:
    """Everything that items need besides their data."""

    speech: Speech
    look: Look
    seats: tuple[str, ...]
    clockwise: bool
    bottom: str
    pack: Callable[[Look], PackStyle] = style_of

    @cached_property
    def style(self) -> PackStyle:
        """Pack of the reader."""
        return self.pack(self.look)

    @property
    def four(self) -> bool:
        """Whether the pack has four colours."""
        return self.look.colours == "four"

    @cached_property
    def sides(self) -> Mapping[str, Side]:
        """Side of the picture of each seat."""
        return layout.sides(self.seats, self.bottom, clockwise=self.clockwise)

    def side(self, seat: object) -> Side:
        """Side of the picture of a seat."""
        return self.sides[str(seat)]

    def name(self, seat: object) -> str:
        """Name to draw."""
        return drawable(self.speech.who(seat)) or self.speech(f"seat-{seat}")

    @cached_property
    def _told(self) -> Mapping[str, str]:
        who, say = self.speech.who, self.speech
        return {seat: short_name(who(seat)) or say(f"seat-{seat}") for seat in self.seats}

    def told(self, seat: object) -> str:
        """Name within an alternative text."""
        return self._told[str(seat)]

    def legend(self) -> str:
        """Letters of all seats with their names, as a sentence."""
        say = self.speech
        people = (f"{say.letter(seat)} {self.told(seat)}" for seat in self.seats)
        return say("alt-people", list=", ".join(people))

    def named(self, card: Card) -> str:
        """Card in words, with its own name if it has one: « roi de cœur (Brus) »."""
        sign = self.style.signs.of(card) if self.style.signs is not None else None
        named = self.speech.named(card)
        return f"{named} ({sign.name})" if sign is not None and sign.name else named

    def laid(self, laid: Iterable[Laid], named: Callable[[Card], str] | None = None) -> str:
        """Cards with their players, in words or as ``named``."""
        return ", ".join(self._laid(one, named or self.named) for one in laid)

    def _laid(self, one: Laid, named: Callable[[Card], str]) -> str:
        if one.card is None:
            return self.speech("alt-face-down", name=self.told(one.seat))
        key = f"alt-play-{one.call}" if one.call else "alt-play"
        return self.speech(key, name=self.told(one.seat), card=named(one.card))


class Item(Protocol):
    """Part of a scene."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw it."""

    def tell(self, table: Table) -> Iterator[str]:
        """Yield its sentences."""


@dataclass(frozen=True)
class Part:
    """Painter with ready sentences, for what only one game has."""

    painter: Callable[[Any, Table], None] | None
    """Function of image and table."""
    sentences: tuple[str, ...]

    def paint(self, image: Surface, table: Table) -> None:
        """Draw it."""
        if self.painter is not None:
            self.painter(image, table)

    def tell(self, table: Table) -> Iterator[str]:
        """The sentences."""
        return iter(self.sentences)


def part(painter: Callable[[Any, Table], None], *sentences: str) -> Part:
    """Item of a painter and its sentences; empty ones are left out."""
    return Part(painter, sentences)


def told(*sentences: str) -> Part:
    """Item of sentences on what another item paints."""
    return Part(None, sentences)


@dataclass(frozen=True)
class Places:
    """Name plates with dealer, turn and labels."""

    dealer: str | None = None
    turn: tuple[str, ...] = ()
    labels: Mapping[str, tuple[Label, ...]] = field(default_factory=dict)
    seating: Seating = layout.ROUND

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a plate on each side of the table."""
        for seat, side in table.sides.items():
            active, deals = seat in self.turn, seat == self.dealer
            portrait, labels = table.look.portrait(seat), self.labels.get(seat, ())
            letter = table.speech.letter(seat)
            place = Place(letter, table.name(seat), active, deals, labels, portrait)
            draw_place(image, side, place, self.seating, four=table.four)

    def tell(self, table: Table) -> Iterator[str]:
        """People and dealer."""
        say = table.speech
        people = (say("alt-at", seat=say(f"seat-{s}"), name=table.told(s)) for s in table.seats)
        yield say("alt-people", list=", ".join(people))
        if self.dealer is not None:
            yield say("alt-dealer", name=table.told(self.dealer))


@dataclass(frozen=True)
class Seats:
    """Name plates with dealer, turn and calls."""

    dealer: str | None = None
    turn: tuple[str, ...] = ()
    said: tuple[tuple[str, Line], ...] = ()

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a plate on each side of the table."""
        labels: dict[str, tuple[Label, ...]] = {}
        for seat, line in self.said:
            text = fit(table.speech.line(line), 29, _CALL, True)
            labels[seat] = (*labels.get(seat, ()), (text, None))
        Places(self.dealer, self.turn, labels).paint(image, table)

    def tell(self, table: Table) -> Iterator[str]:
        """People, dealer, turn, calls."""
        say = table.speech
        yield from Places(self.dealer).tell(table)
        for seat in self.turn:
            yield say("alt-turn", name=table.told(seat))
        for seat, line in self.said:
            yield say("alt-said", who=table.told(seat), said=say.line(line))


@dataclass(frozen=True, slots=True)
class OnTable:
    """Trick on the table, and the one before it, which has been taken."""

    number: int
    """From 1."""
    leader: str
    laid: tuple[Laid, ...]
    winner: str | None
    """Of a complete trick."""
    before: Trick | None

    @staticmethod
    def of(tricks: Sequence[Trick], leader: str, laid: tuple[Laid, ...]) -> OnTable:
        """A complete trick lies until the next is led; only then it is the one before."""
        if laid or not tricks:
            return OnTable(len(tricks) + 1, leader, laid, None, tricks[-1] if tricks else None)
        last, before = tricks[-1], tricks[-2] if len(tricks) > 1 else None
        return OnTable(len(tricks), last.leader, last.laid, last.winner, before)


@dataclass(frozen=True)
class Lying:
    """Trick on the table."""

    laid: tuple[Laid, ...]
    leader: str | None
    winner: str | None = None
    seating: Seating = layout.ROUND

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the cards before their players, or in a row if somebody has several."""
        if len({one.seat for one in self.laid}) < len(self.laid):
            self._row(image, table)
            return
        cards = {table.sides[one.seat]: one.card for one in self.laid}
        leader = None if self.leader is None else table.sides[self.leader]
        winner = None if self.winner is None else table.sides[self.winner]
        draw_trick(image, cards, leader, table.style, self.seating, winner)

    def _row(self, image: Surface, table: Table) -> None:
        width = min(120, 520 // len(self.laid) - 8)
        left = 500 - (len(self.laid) * (width + 8)) // 2
        for number, one in enumerate(self.laid):
            at = (left + number * (width + 8), 320 - round(width * RATIO / 2))
            if one.card is None:
                paste(image, lying_back(width, 0.0), *at)
            else:
                lay_card(image, one.card, width, table.style, at)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards in order of play, and the winner."""
        say = table.speech
        if self.laid:
            yield say("alt-trick", list=table.laid(self.laid))
        elif self.leader is not None:
            yield say("alt-trick-empty", name=table.told(self.leader))
        if self.winner is not None:
            yield say("alt-taken", name=table.told(self.winner))


@dataclass(frozen=True)
class Across:
    """Large words across the table."""

    text: str
    sentence: str
    at: tuple[int, int] = (500, 320)
    room: int = layout.WIDTH

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them."""
        centre_words(image, self.text, self.at, self.room)

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence."""
        yield self.sentence


@dataclass(frozen=True)
class Waiting:
    """Table before the first deal."""

    key: str = "alt-no-deal"
    at: tuple[int, int] = (500, 320)
    room: int = layout.WIDTH

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the pack and a word."""
        paste_centred(image, lying_back(200, 4.0), self.at)
        centre_words(image, table.speech("picture-label-waiting"), self.at, self.room)

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence."""
        yield table.speech(self.key)


@dataclass(frozen=True)
class Last:
    """Last trick, small in a corner."""

    trick: Trick

    def paint(self, image: Surface, table: Table) -> None:
        """Draw four tiles at most."""
        laid = self.trick.laid
        cards = {table.sides[one.seat]: one.card for one in laid if one.card is not None}
        title = table.speech("picture-label-last")
        winner = table.sides[self.trick.winner]
        draw_last(image, layout.BOTTOM_LEFT, title, cards, winner, table.style)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards and winner."""
        say = table.speech
        cards = ", ".join(
            say("alt-play", name=table.told(one.seat), card=say.card(one.card))
            + "!" * bool(one.call)
            for one in self.trick.laid
        )
        yield say("alt-last", list=cards, name=table.told(self.trick.winner))


@dataclass(frozen=True)
class Scores:
    """Tricks of the deal and score of each side."""

    deal: int
    sides: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    tricks: tuple[int, ...] | None
    goal: int | None = None
    box: Box = layout.TOP_LEFT

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each side."""
        say, box = table.speech, self.box
        panel(image, box, FIELD)
        at = (box.centre[0], box.y + 26)
        title = say("picture-label-deal", deal=self.deal)
        draw_text(image, at, title, 28, CREAM, "mm", bold=True, max_width=box.w - 16)
        heads = [(box.right - 14, "picture-label-score")]
        if self.tricks is not None:
            heads.append((box.right - 94, "picture-label-tricks"))
        for x, key in heads:
            draw_text(image, (x, box.y + 62), say(key), 22, CREAM, "rm", max_width=76)
        step = 52 if len(self.sides) < 4 else 36
        for number, side in enumerate(self.sides):
            y = box.y + 98 + step * number
            name = say.side(side)
            draw_text(image, (box.x + 14, y), name, 30, CREAM, "lm", bold=True, max_width=70)
            if self.tricks is not None:
                tricks = str(self.tricks[number])
                draw_text(image, (box.right - 94, y), tricks, 30, CREAM, "rm", bold=True)
            score = format_number(self.scores[number])
            draw_text(image, (box.right - 14, y), score, 34, BRASS, "rm", bold=True)
        if self.goal is not None and step * len(self.sides) < 130:
            at = (box.centre[0], box.bottom - 24)
            text = say("picture-label-to", goal=str(self.goal))
            draw_text(image, at, text, 24, CREAM, "mm", max_width=box.w - 16)

    def tell(self, table: Table) -> Iterator[str]:
        """Score, goal, tricks."""
        say = table.speech
        yield say("alt-scores", list=say.sums(self.sides, self.scores))
        if self.goal is not None:
            yield say("alt-goal", goal=str(self.goal))
        if self.tricks is not None:
            yield say("alt-won", list=say.sums(self.sides, self.tricks))


@dataclass(frozen=True)
class Talon:
    """Trump, stock and the card turned up."""

    trump: Suit | None
    stock: int
    turned: Card | None

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them in the upper right corner."""
        box, say = layout.TOP_RIGHT, table.speech
        panel(image, box, FIELD)
        deep = bool(self.stock or self.turned)
        if self.trump is not None:
            size = 84 if deep else 130
            at = (box.centre[0], box.y + 26)
            draw_text(image, at, say("picture-label-trump"), 28, CREAM, "mm", box.w - 16, bold=True)
            middle = (box.centre[0], box.y + 50 + size // 2 + (0 if deep else 20))
            paste_centred(image, trump_sign(self.trump, size, table.four), middle)
        if not deep:
            return
        y = box.bottom - 56
        title = say("picture-label-talon")
        draw_text(image, (box.x + 12, y - 44), title, 22, CREAM, "lm", max_width=110)
        if self.stock:
            paste_centred(image, lying_back(52, 0.0), (box.x + 40, y + 8))
        draw_text(image, (box.x + 84, y + 8), str(self.stock), 36, BRASS, "lm", bold=True)
        if self.turned is not None:
            paste_centred(image, tile(self.turned, 62, 92, table.style), (box.right - 44, y - 4))

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence each."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        if self.stock or self.turned:
            yield say("alt-stock", count=self.stock)
        if self.turned is not None:
            yield say("alt-turned", card=card_name(say.language, self.turned))


@dataclass(frozen=True)
class Notes:
    """Sentences in a field."""

    lines: tuple[Line, ...]
    box: Box = layout.BOTTOM_RIGHT
    sizes: tuple[int, ...] = (26, 24, 22, 20)

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them wrapped, in the largest size in which all fit."""
        panel(image, self.box, FIELD)
        texts = table.speech.lines(self.lines)
        room, high = self.box.w - 24, self.box.h - 16
        for size in self.sizes:
            rows = [row for text in texts for row in wrapped(text, size, room)]
            if len(rows) * round(size * 1.25) <= high:
                break
        step = round(size * 1.25)
        for number, row in enumerate(rows[: high // step]):
            y = self.box.y + 12 + step * number + step // 2
            draw_text(image, (self.box.x + 12, y), row, size, CREAM, "lm", max_width=room)

    def tell(self, table: Table) -> Iterator[str]:
        """The sentences."""
        for text in table.speech.lines(self.lines):
            yield text if text[-1:] in (".", "!", "?") else f"{text}."


def wrapped(text: str, size: int, room: int) -> list[str]:
    """Split a text into lines of at most ``room`` px where it has spaces."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and text_width(longer, size) <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


@dataclass(frozen=True)
class Open:
    """All hands as rows of tiles below a table."""

    hands: Hands
    top: int = layout.BOARD.h

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each seat."""
        for number, (seat, cards) in enumerate(self.hands.items()):
            y = self.top + 36 + ROW * number
            paste_centred(image, disc(table.speech.letter(seat), 44), (36, y))
            for place, card in enumerate(cards):
                paste(image, tile(card, 66, 50, table.style), 70 + 70 * place, y - 25)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards of each seat."""
        say = table.speech
        for seat, cards in self.hands.items():
            shown = say.cards(cards) or "–"
            yield say("alt-replay-hand", name=table.told(seat), list=shown)


ROW: Final = 58
"""Height of an open hand, px."""


@dataclass(frozen=True)
class Spread:
    """All hands as tiles on their sides of the table."""

    hands: Mapping[str, Sequence[Card | None]]
    """``None``: the place of a card that was played."""
    places: Mapping[Side, Tiles]
    tile: tuple[int, int]

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the tiles."""
        for seat, cards in self.hands.items():
            for number, card in enumerate(cards):
                drawn = tile(card, *self.tile, table.style) if card else empty_tile(*self.tile)
                paste(image, drawn, *self.places[table.side(seat)].at(number))

    def tell(self, table: Table) -> Iterator[str]:
        """Cards of each seat that has some."""
        say = table.speech
        for seat, cards in self.hands.items():
            if held := say.cards(card for card in cards if card):
                yield say("alt-replay-hand", name=table.told(seat), list=held)


LOWER_CORNERS: Final = (Box(8, 554, 232, 78), Box(760, 554, 232, 78))


@dataclass(frozen=True)
class TricksWon:
    """Tricks of two sides in the lower corners of a small table."""

    heads: Sequence[str]
    tricks: Sequence[int]
    sentence: str

    def paint(self, image: Surface, table: Table) -> None:
        """Draw heads and numbers."""
        for box, head, tricks in zip(LOWER_CORNERS, self.heads, self.tricks, strict=True):
            x, y = box.centre
            draw_text(image, (x - 12, y), head, 34, CREAM, "rm", bold=True)
            draw_text(image, (x + 12, y), str(tricks), 46, BRASS, "lm", bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence."""
        yield self.sentence


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
    slots = []
    for seat in map(str, order):
        there, mine, active = lying.get(seat), seat == reader, seat in turn
        word = say("picture-label-your-turn") if mine else "…"
        name = say("picture-label-you") if mine else table.name(seat)
        if mine and active and there is not None:
            name = word  # A complete trick lies where the word would stand.
        card = None if there is None else there.card
        down = there is not None and card is None
        slots.append(Slot(name, card, active, word, down, won=seat == winner))
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


def lay_rows(
    image: Surface,
    table: Table,
    rows: Rows,
    dealer: object,
    tricks: Iterable[tuple[Sequence[Laid], str | None]],
) -> None:
    """Draw tricks as rows with a column for each seat; ``None``: nobody won the trick."""
    place = {seat: number for number, seat in enumerate(table.seats)}
    heads = (Head(table.speech.letter(s), table.name(s), s == str(dealer)) for s in table.seats)
    rows.heads(image, tuple(heads))
    for number, (laid, winner) in enumerate(tricks):
        cards = {place[one.seat]: one.card for one in laid if one.card is not None}
        won = None if winner is None else place[winner]
        rows.trick(image, number, cards, place[laid[0].seat], won, table.style)


@dataclass(frozen=True)
class Played:
    """Tricks of a finished deal as rows of tiles."""

    tricks: tuple[Trick, ...]
    dealer: str | None
    deal: int
    high: int

    @property
    def rows(self) -> Rows:
        """Layout for the number of tricks."""
        many = len(self.tricks) > 9
        step = 54 if many else 75
        size = (80, 48) if many else (92, 68)
        return Rows(Box(8, 8, 606, self.high - 16), 56, 132, 98, step, size)

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a column for each seat."""
        rows = self.rows
        wide = (rows.box.w - rows.first - 16) // len(table.seats)
        rows = Rows(rows.box, rows.first, wide, rows.head, rows.row, rows.tile)
        rows.ground(image, len(self.tricks))
        tricks = ((trick.laid, trick.winner) for trick in self.tricks)
        lay_rows(image, table, rows, self.dealer, tricks)

    def tell(self, table: Table) -> Iterator[str]:
        """Each trick in order of play, in signs."""
        say = table.speech
        if self.dealer is not None:
            yield say("alt-dealt-by", deal=self.deal, name=table.told(self.dealer))
        for number, trick in enumerate(self.tricks, 1):
            cards = say.cards(one.card for one in trick.laid)
            whose = {
                "leader": say.letter(trick.leader),
                "winner": say.letter(trick.winner),
            }
            yield say("alt-trick-number", number=number, list=cards, **whose)


@dataclass(frozen=True)
class Sums:
    """Points of a finished deal and scores after it."""

    sides: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    trump: Suit | None
    box: Box = field(default=Box(622, 8, 370, 300))

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each side: points, score."""
        say, box = table.speech, self.box
        panel(image, box, 130)
        if self.trump is not None:
            paste(image, trump_sign(self.trump, 56, table.four), box.x + 14, box.y + 12)
        for x, key in (
            (box.right - 150, "picture-label-points"),
            (box.right - 16, "picture-label-score"),
        ):
            draw_text(image, (x, box.y + 40), say(key), 26, CREAM, "rm", max_width=128)
        for number, side in enumerate(self.sides):
            y = box.y + 104 + (76 if len(self.sides) < 3 else 54) * number
            draw_text(image, (box.x + 16, y), say.side(side), 40, CREAM, "lm", 110, bold=True)
            for x, numbers, ink in (
                (box.right - 150, self.points, CREAM),
                (box.right - 16, self.scores, BRASS),
            ):
                text = format_number(numbers[number])
                draw_text(image, (x, y), text, 44, ink, "rm", bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """Trump, points, scores."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        yield say("alt-points", list=say.sums(self.sides, self.points))
        yield say("alt-scores", list=say.sums(self.sides, self.scores))


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    trick: Trick
    number: int
    trump: Suit | None = None
    worth: tuple[Label, ...] = ()
    """Labels of the trick's value."""


def lone(
    shown: LastTrick, table: Table, star_from: Mapping[Side, tuple[int, int]] | None = None
) -> Image.Image:
    """Draw a trick as it lay, 800 × 476 px; ``star_from`` as :func:`lone_trick` has it."""
    trick, say = shown.trick, table.speech
    places = {
        side: Place(say.letter(seat), table.name(seat), portrait=table.look.portrait(seat))
        for seat, side in table.sides.items()
    }
    cards = {table.sides[one.seat]: one.card for one in trick.laid if one.card is not None}
    title = say("picture-label-number", number=shown.number)
    ends = table.sides[trick.leader], table.sides[trick.winner]
    seen = LoneTrick(title, places, cards, *ends, shown.trump, shown.worth)
    return lone_trick(seen, table.style, star_from)


def lone_told(shown: LastTrick, table: Table) -> Iterator[Part]:
    """Cards, leader and winner of a trick by itself, and the trump."""
    say, trick = table.speech, shown.trick
    whose = {"leader": table.told(trick.leader), "winner": table.told(trick.winner)}
    yield told(say("alt-lone-trick", number=shown.number, list=table.laid(trick.laid), **whose))
    if shown.trump is not None:
        yield told(say("alt-trump", suit=say.suit(shown.trump)))
