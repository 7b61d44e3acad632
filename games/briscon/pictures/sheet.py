"""The score sheet in pencil, whole and small (rules 11.4, 11.5, 11.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cardgame.scene import Item, Table, part
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.briscon.engine.deal import Reason, Written
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.speech import say as sentences
from i18n.cards import rank_letters
from render.style.canvas import Surface
from render.style.sprites import MIB, kept
from render.table.chalk import Chalk, size_for, tally_width, width_of
from render.table.layout import Box
from render.table.parts import lay_made
from render.table.surfaces import FADED, GRAPHITE, RED_PENCIL, squared

_AGAIN = (Reason.HIGH, Reason.LOW)
"""Entries of consecutive draws share a line."""
ROWS: Final = 8
"""Lines of the deal that a player's column of the whole sheet has room for."""
STRUCK: Final = 6
"""Old scores that it has room for."""
RECAP_LINES: Final = 13
"""Lines of the deal that a recapitulation has room for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the sheet."""

    seat: Seat
    reason: Reason
    points: int
    times: int = 1
    """Number of times written."""
    meld: Melded | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a deal and of the running game."""

    struck: PerSeat[tuple[int, ...]]
    """How they stood after the game's earlier deals, without the newest."""
    before: PerSeat[int]
    """How they stand before the deal."""
    entries: tuple[Entry, ...]
    games: PerSeat[int] | None = None
    """Games won, where a match has several."""
    cards: PerSeat[int] | None = None
    """Card points, once they may be shown (rules 11.8)."""

    def written(self, seat: Seat) -> int:
        """The deal's points for the player, without card points."""
        return sum(entry.points for entry in self.entries if entry.seat is seat)

    def total(self, seat: Seat) -> int:
        """All that is known to all of the player's points."""
        return self.before[seat] + self.written(seat) + (self.cards[seat] if self.cards else 0)


def entries(written: Iterable[Written]) -> tuple[Entry, ...]:
    """The lines in the order of their newest points; what is written again joins its line."""
    found: dict[tuple[object, ...], Entry] = {}
    for number, one in enumerate(written):
        again = one.reason in _AGAIN
        key = (one.seat, one.reason) if again else (number,)
        old = found.pop(key, Entry(one.seat, one.reason, 0, 0))
        meld = meld_of(one.cards) if one.cards else None
        found[key] = Entry(one.seat, one.reason, old.points + one.points, old.times + 1, meld)
    return tuple(found.values())


def sheet_of(view: View) -> Sheet:
    """The sheet as everybody may see it: card points only once the deal is over."""
    deal = view.deal
    before = score_before(view)
    earlier = _earlier(view)
    games = view.games if view.rules.games > 1 else None
    struck = Each.of(SEATS, lambda seat: tuple(score[seat] for score in earlier))
    if deal is None:
        return Sheet(struck, before, (), games)
    if deal.result is None:
        return Sheet(struck, before, entries(deal.written), games)
    cards = deal.result.cards.map(int)
    return Sheet(struck, before, entries(deal.result.written), games, cards)


def _earlier(view: View) -> list[PerSeat[int]]:
    """The scores that no longer hold of the game that the view's deal belongs to."""
    deal, results = view.deal, list(view.results)
    if deal is not None and deal.result is not None:
        results.pop()
    scores: list[PerSeat[int]] = []
    for result in results:
        scores = [] if result.by is not None else [*scores, result.score]
    return scores[:-1]


def newest(lines: tuple[Entry, ...], most: int) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """The earlier lines, which have no room, and the newest ``most``."""
    if len(lines) <= most:
        return (), lines
    cut = len(lines) - most + 1
    return lines[:cut], lines[cut:]


def lines_of(sheet: Sheet, seat: Seat) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """A player's earlier lines, which stand as their sum, and the newest."""
    return newest(tuple(one for one in sheet.entries if one.seat is seat), ROWS)


def used_in(deal: DealView, seat: Seat) -> tuple[Melded, ...]:
    """The player's melds of the deal, in order."""
    shown = [meld_of(one.cards) for one in deal.written if one.seat is seat and one.cards]
    return tuple(meld for meld in shown if meld is not None)


def marks(deal: DealView, seat: Seat, card: Card, say: Speech) -> tuple[str, ...]:
    """The melds that the card was shown in; « seen » for what the other knows without a meld."""
    kinds = dict.fromkeys(meld.kind for meld in used_in(deal, seat) if card in meld.cards)
    if kinds:
        return tuple(say(f"picture-mark-{kind.value}") for kind in kinds)
    return (say("picture-mark-seen"),) if card in deal.known[seat] else ()


def score_before(view: View) -> PerSeat[int]:
    """How the players stood before the view's deal."""
    deal = view.deal
    if deal is None or deal.result is None:
        return view.score
    result = deal.result
    return Each.of(SEATS, lambda seat: result.score[seat] - result.total(seat) - result.cards[seat])


# -- in words --------------------------------------------------------------------------------------


def ranks(cards: tuple[Card, ...], say: Speech) -> str:
    """The letters of some cards: ``A R D``."""
    letters = rank_letters(say.language)
    return " ".join(letters[card.rank] for card in cards)


def meld_name(meld: Melded, say: Speech) -> str:
    """Name of a meld with its cards: « mariage R♥ D♥ »."""
    return say(f"alt-meld-{meld.kind.value}", list=" ".join(map(say.card, meld.cards)))


def letters_of(meld: Melded, say: Speech) -> str:
    """The meld as it is written down, without its suit's sign: ``A R D``, ``4 × R``."""
    if meld.kind is Kind.FOUR:
        return f"4 × {rank_letters(say.language)[meld.rank]}"
    return ranks(meld.cards, say)


def both(key: str, values: PerSeat[int], who: Callable[[Seat], str], say: Speech) -> str:
    """A sentence with a number for each player."""
    north, south = SEATS
    return say(key, north=who(north), n=values[north], south=who(south), s=values[south])


def sheet_sentences(
    sheet: Sheet, rows: int, who: Callable[[Seat], str], say: Speech, *, games: bool = True
) -> list[str]:
    """Text of a sheet with room for a number of the deal's lines."""
    out = []
    if games and sheet.games is not None:
        out.append(both("alt-sheet-games", sheet.games, who, say))
    out.append(both("alt-sheet-before", sheet.before, who, say))
    earlier, shown = newest(sheet.entries, rows)
    if earlier:
        sums = sheet.before
        for seat in SEATS:
            sums = sums.put(seat, sum(one.points for one in earlier if one.seat is seat))
        out.append(both("alt-sheet-earlier", sums, who, say))
    for seat in SEATS:
        mine = [one for one in shown if one.seat is seat]
        if mine:
            out.append(say("alt-sheet-written", name=who(seat), list=lines(mine, say)))
    totals = sheet.before
    for seat in SEATS:
        totals = totals.put(seat, sheet.total(seat))
    key = "alt-sheet-so-far" if sheet.cards is None else "alt-sheet-total"
    if sheet.cards is not None:
        out.append(both("alt-sheet-cards", sheet.cards, who, say))
    out.append(both(key, totals, who, say))
    return out


def lines(entries: Iterable[Entry], say: Speech) -> str:
    """Lines of a sheet, one after the other."""
    return ", ".join(line(entry, say) for entry in entries)


def line(entry: Entry, say: Speech) -> str:
    """A line of a sheet: points and what for."""
    if entry.meld is not None:
        return f"{entry.points} {meld_name(entry.meld, say)}"
    what = say(f"alt-reason-{entry.reason.code}")
    return f"{entry.points} {what}" + (f" (×{entry.times})" if entry.times > 1 else "")


# -- the whole sheet: a column for each player -----------------------------------------------------

WIDTH: Final = 1000
FIRST: Final = 276
"""The base line of the deal's first line."""
ROW: Final = 50


def ground(view: View, table: Table) -> Image.Image:
    """Paper, 1000 px wide and as high as its lines."""
    return squared(WIDTH, _low(sheet_of(view)) + 48, 40).copy()


def sheet(view: View, table: Table) -> Iterator[Item]:
    """The whole sheet: old scores, and the deal so far.

    Card points are shown once the deal is booked or « aus » was said (rules 11.8).
    """
    written = sheet_of(view)
    yield part(partial(_lay_whole, written), *_whole_told(written, table))


def _whole_told(told: Sheet, table: Table) -> list[str]:
    say, who = table.speech, table.told
    out = [say("alt-sheet")]
    if told.games is not None:
        out.append(both("alt-sheet-games", told.games, who, say))
    for seat in SEATS:
        old = told.struck[seat][-STRUCK:]
        if old:
            out.append(say("alt-sheet-struck", name=who(seat), list=", ".join(map(str, old))))
    out.append(both("alt-sheet-before", told.before, who, say))
    for seat in SEATS:
        earlier, shown = lines_of(told, seat)
        if earlier:
            total = sum(one.points for one in earlier)
            out.append(say("alt-sheet-earlier-one", name=who(seat), n=total))
        if shown:
            out.append(say("alt-sheet-written", name=who(seat), list=lines(shown, say)))
    totals = told.before
    for seat in SEATS:
        totals = totals.put(seat, told.total(seat))
    if told.cards is not None:
        out.append(both("alt-sheet-cards", told.cards, who, say))
    out.append(
        both("alt-sheet-so-far" if told.cards is None else "alt-sheet-total", totals, who, say)
    )
    return out


def _low(written: Sheet) -> int:
    """The base line of the totals."""
    lines = max(
        len(shown) + bool(earlier) for earlier, shown in map(partial(lines_of, written), SEATS)
    )
    return FIRST + ROW * max(3, lines) + (ROW if written.cards is not None else 0) + 30


def _lay_whole(written: Sheet, image: Image.Image, table: Table) -> None:
    size, low = image.size, image.height - 48
    layers = (Chalk(*size), Chalk(*size), Chalk(*size))
    pencil, faint, bright = layers
    pencil.line((502, 24), (497, low + 24), 4, 5)
    pencil.line((30, 104), (970, 100), 4, 4)
    newest_of_all = written.entries[-1] if written.entries and written.cards is None else None
    for seat, x in ((SEATS[0], 30), (SEATS[1], 520)):
        box = Box(x, 24, 450, low - 24)
        _column(layers, written, seat, box, table.name(seat), newest_of_all, table.speech)
    faint.onto(image, FADED)
    pencil.onto(image, GRAPHITE)
    bright.onto(image, RED_PENCIL)


def _column(
    layers: tuple[Chalk, ...],
    written: Sheet,
    seat: Seat,
    box: Box,
    name: str,
    last: Entry | None,
    say: Speech,
) -> None:
    pencil, faint, bright = layers
    room = box.w
    if written.games is not None:
        count = written.games[seat]
        wide = round(tally_width(52, count))
        pencil.tally(box.right - wide, 86, 52, count, upright=True)
        room -= wide + 12
    pencil.text((box.x, 86), name, size_for(name, 68, room, 34), "ls", room)
    x = float(box.x)
    for value in written.struck[seat][-STRUCK:]:
        wide = faint.text((x, 154), str(value), 50, "ls")
        faint.line((x - 6, 146), (x + wide + 8, 134), 4, 3)
        x += wide + 24
    y = 214
    _line(pencil, y, say("picture-sheet-before"), written.before[seat], box)
    pencil.line((box.x, y + 14), (box.right, y + 13), 2, 2)
    earlier, shown = lines_of(written, seat)
    y = FIRST
    if earlier:
        total = sum(one.points for one in earlier)
        _line(pencil, y, say("picture-sheet-earlier"), total, box)
        y += ROW
    for entry in shown:
        layer = bright if entry is last else pencil
        write_reason(layer, (box.x, y), entry, box.w - 110, 46, say, middle=False)
        layer.text((box.right, y), str(entry.points), 52, "rs")
        y += ROW
    y = box.bottom
    if written.cards is not None:
        _line(pencil, y - 62, say("picture-sheet-cards"), written.cards[seat], box)
    pencil.line((box.x, y - 48), (box.right, y - 50), 3, 2)
    key = "picture-sheet-so-far" if written.cards is None else "picture-sheet-total"
    label = say(key)
    pencil.text((box.x, y), label, size_for(label, 50, box.w - 130), "ls", box.w - 130)
    pencil.text((box.right, y), str(written.total(seat)), 66, "rs")


def _line(pencil: Chalk, y: int, label: str, value: int, box: Box) -> None:
    pencil.text((box.x, y), label, size_for(label, 46, box.w - 110), "ls", box.w - 110)
    pencil.text((box.right, y), str(value), 52, "rs")


# -- the sheet small: numbers left and right, what for between them --------------------------------

_ROW: Final = 42
TOP: Final = 146
"""The base line of the first of the deal's lines."""
EDGE: Final = 66
"""End of the left number, and begin of the right one from the right edge."""


def rows_of(sheet: Sheet, height: int) -> int:
    """Most lines of the deal."""
    extra = (0 if sheet.cards is None else 44) + (0 if sheet.games is None else _ROW)
    return (height - TOP - 72 - extra) // _ROW + 1


def lay_sheet(box: Box, sheet: Sheet, image: Surface, table: Table) -> None:
    """Lay the sheet into its box."""
    say, names = table.speech, Each.of(SEATS, table.name)
    key = f"sheet {sheet!r} {names!r} {say.language}"
    lay_made(image, key, box, partial(small_sheet, sheet, names, box.w, box.h, say.language))


@kept(6 * MIB, 8 * MIB)
def small_sheet(
    sheet: Sheet, names: PerSeat[str], width: int, height: int, language: str
) -> Image.Image:
    """The sheet, ``RGB``: the newest lines, and all earlier ones together as their sum."""
    say = Speech(sentences, language, {}, message=False)
    image = squared(width, height, 24).copy()
    pencil = Chalk(width, height)
    bright = Chalk(width, height)
    half = width // 2
    pencil.line((half, 14), (half, 52), 2, 1)
    for seat, x, anchor in _places(width):
        name = names[seat]
        pencil.text((x, 46), name, size_for(name, 36, half - 22, 22), anchor, half - 20)
    pencil.line((10, 58), (width - 10, 56), 3, 2)
    y = 98
    if sheet.games is not None:
        _small_row(pencil, y, say("picture-sheet-games"), sheet.games.map(str), width)
        y += _ROW
    _small_row(pencil, y, say("picture-sheet-before"), sheet.before.map(str), width)
    pencil.line((10, y + 12), (width - 10, y + 11), 2, 1)
    earlier, shown = newest(sheet.entries, rows_of(sheet, height))
    y += TOP - 98
    if earlier:
        sums = {seat: sum(one.points for one in earlier if one.seat is seat) for seat in SEATS}
        texts = sheet.before.map(str)
        for seat in SEATS:
            texts = texts.put(seat, str(sums[seat]) if sums[seat] else "")
        _small_row(pencil, y, say("picture-sheet-earlier"), texts, width)
        y += _ROW
    for number, entry in enumerate(shown, 1):
        layer = bright if number == len(shown) and sheet.cards is None else pencil
        _entry(layer, y, entry, width, say)
        y += _ROW
    base = height - 18
    top = base - _ROW - (44 if sheet.cards is not None else 0)
    pencil.line((10, top), (width - 10, top - 2), 3, 2)
    if sheet.cards is not None:
        _small_row(pencil, base - 46, say("picture-sheet-cards"), sheet.cards.map(str), width)
        key = "picture-sheet-total"
    else:
        key = "picture-sheet-so-far"
    totals = sheet.before.map(str)
    for seat in SEATS:
        totals = totals.put(seat, str(sheet.total(seat)))
    _small_row(pencil, base, say(key), totals, width, 46)
    pencil.onto(image, GRAPHITE)
    bright.onto(image, RED_PENCIL)
    return image


def _places(width: int) -> tuple[tuple[Seat, int, str], ...]:
    return (Seat.NORTH, 12, "ls"), (Seat.SOUTH, width - 12, "rs")


def _small_row(
    pencil: Chalk, y: int, label: str, texts: PerSeat[str], width: int, size: int = 42
) -> None:
    room = width - 2 * EDGE - 12
    pencil.text((width / 2, y), label, size_for(label, 36, room, 24), "ms", room)
    pencil.text((12, y), texts[Seat.NORTH], size, "ls")
    pencil.text((width - 12, y), texts[Seat.SOUTH], size, "rs")


def _entry(pencil: Chalk, y: int, entry: Entry, width: int, say: Speech) -> None:
    if entry.seat is Seat.NORTH:
        pencil.text((12, y), str(entry.points), 42, "ls")
    else:
        pencil.text((width - 12, y), str(entry.points), 42, "rs")
    write_reason(pencil, (width / 2, y), entry, width - 2 * EDGE - 6, 36, say)


def write_reason(
    pencil: Chalk,
    at: tuple[float, float],
    entry: Entry,
    room: int,
    size: int,
    say: Speech,
    *,
    middle: bool = True,
) -> None:
    """Draw the reason of an entry: words, or a meld's letters and suit.

    ``at`` is the middle of the line, or its left end unless ``middle``.
    """
    x, y = at
    meld = entry.meld
    if meld is None or meld.kind is Kind.FOUR:
        label = letters_of(meld, say) if meld else say(f"picture-reason-{entry.reason.code}")
        if entry.times > 1:
            label = f"{label} ×{entry.times}"
        size = size_for(label, size, room, 22)
        pencil.text((x, y), label, size, "ms" if middle else "ls", room)
        return
    label = letters_of(meld, say)
    size = size_for(label, size, room - size, 22)
    wide = width_of(label, size) + size * 0.86
    if middle:
        x -= wide / 2
    pencil.text((x, y), label, size, "ls")
    pencil.suit(meld.suit, x + wide - size * 0.3, y - size * 0.27, round(size * 0.62))
