"""The score sheet in pencil, whole and small (rules 11.4, 11.5, 11.8)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cards.cards import Card
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS, PerSeat
from games.briscon.melds import Kind, Melded
from games.briscon.rules import BrisconView, Reason, Written
from games.briscon.speech import say as sentences
from games.cardgame.scene import Item, Table, part
from games.cardgame.speech import Speech
from i18n.cards import rank_letters
from render.style.canvas import Surface
from render.style.sprites import MIB, kept
from render.table.chalk import Chalk, Writing, on_paper, size_for, width_of
from render.table.layout import Box
from render.table.parts import lay_made

_AGAIN = (Reason.HIGH, Reason.LOW)
"""Entries of consecutive draws share a line."""
LINES: Final = 16
"""Most lines of the deal on the whole sheet."""
STRUCK: Final = 6
"""Maximum number of a player's old scores on it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the sheet."""

    seat: str
    reason: Reason
    points: int
    times: int = 1
    """Number of times written."""
    meld: Melded | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a deal and of the running game."""

    before: PerSeat[int]
    """Scores before the deal."""
    entries: tuple[Entry, ...]
    games: PerSeat[int] | None = None
    """Games won, where a match has several."""
    cards: PerSeat[int] | None = None
    """Card points, once they may be shown (rules 11.8)."""
    struck: PerSeat[tuple[int, ...]] | None = None
    """Older scores of the game than :attr:`before`, struck out; only on the whole sheet."""

    def written(self, seat: str) -> int:
        """The deal's points for the player, without card points."""
        return sum(entry.points for entry in self.entries if entry.seat == seat)

    def total(self, seat: str) -> int:
        """The player's points, as far as everybody knows them."""
        return self.before[seat] + self.written(seat) + (self.cards[seat] if self.cards else 0)

    def newest(self, most: int) -> tuple[PerSeat[int] | None, tuple[Entry, ...]]:
        """Sums of the earlier lines, if they have no room, and the newest ``most`` or fewer."""
        if len(self.entries) <= most:
            return None, self.entries
        cut = len(self.entries) - most + 1
        earlier = replace(self, entries=self.entries[:cut])
        return Each.of(SEATS, earlier.written), self.entries[cut:]


def entries(written: Iterable[Written]) -> tuple[Entry, ...]:
    """The lines in the order of their newest points; what is written again joins its line."""
    found: dict[tuple[object, ...], Entry] = {}
    for number, one in enumerate(written):
        again = one.reason in _AGAIN
        key = (one.seat, one.reason) if again else (number,)
        old = found.pop(key, Entry(one.seat, one.reason, 0, 0))
        points = old.points + one.points
        found[key] = Entry(one.seat, one.reason, points, old.times + 1, one.meld)
    return tuple(found.values())


def sheet_of(view: BrisconView) -> Sheet:
    """The sheet as everybody may see it: card points only once the deal is over."""
    games = view.games if view.several else None
    cards = view.result.cards.map(int) if view.result is not None else None
    return Sheet(view.score, entries(view.written), games, cards)


def _earlier(view: BrisconView) -> list[PerSeat[int]]:
    """Replaced scores of the game that the view's deal belongs to, oldest first."""
    results = list(view.standing.results)
    if view.over:
        results.pop()
    scores: list[PerSeat[int]] = []
    for result in results:
        scores = [] if result.by is not None else [*scores, result.score]
    return scores[:-1]


def marks(deal: BrisconView, seat: str, card: Card, say: Speech) -> tuple[str, ...]:
    """The melds that the card was shown in; « seen » for what the other knows without a meld."""
    melds = (one.meld for one in entries(deal.written) if one.meld and one.seat == seat)
    kinds = dict.fromkeys(meld.kind.value for meld in melds if card in meld.cards)
    if kinds:
        return tuple(say(f"picture-mark-{kind}") for kind in kinds)
    return (say("picture-mark-seen"),) if card in deal.known[seat] else ()


# -- in words --------------------------------------------------------------------------------------


def letters_of(meld: Melded, say: Speech) -> str:
    """The meld as it is written down, without its suit's sign: ``A R D``, ``4 × R``."""
    letters = rank_letters(say.language)
    if meld.kind is Kind.FOUR:
        return f"4 × {letters[meld.rank]}"
    return " ".join(letters[card.rank] for card in meld.cards)


def both(key: str, values: PerSeat[int], who: Callable[[str], str], say: Speech) -> str:
    """A sentence with a number for each player."""
    north, south = SEATS
    return say(key, north=who(north), n=values[north], south=who(south), s=values[south])


def sums(sheet: Sheet, most: int) -> tuple[dict[str, PerSeat[int]], dict[str, PerSeat[int]]]:
    """Numbers of both players above and below the deal's newest lines, by what they are."""
    above = {"before": sheet.before}
    if sheet.games is not None:
        above = {"games": sheet.games, **above}
    if (earlier := sheet.newest(most)[0]) is not None:
        above["earlier"] = earlier
    total = Each.of(SEATS, sheet.total)
    if sheet.cards is None:
        return above, {"so-far": total}
    return above, {"cards": sheet.cards, "total": total}


def sheet_sentences(
    sheet: Sheet, rows: int, who: Callable[[str], str], say: Speech
) -> Iterator[str]:
    """Text of a sheet with room for a number of the deal's lines."""
    above, below = sums(sheet, rows)
    for seat, old in sheet.struck.items() if sheet.struck is not None else ():
        if old:
            yield say("alt-sheet-struck", name=who(seat), list=", ".join(map(str, old)))
    for what, values in above.items():
        yield both(f"alt-sheet-{what}", values, who, say)
    for seat in SEATS:
        if mine := [one for one in sheet.newest(rows)[1] if one.seat == seat]:
            listed = ", ".join(line(entry, say) for entry in mine)
            yield say("alt-sheet-written", name=who(seat), list=listed)
    for what, values in below.items():
        yield both(f"alt-sheet-{what}", values, who, say)


def line(entry: Entry, say: Speech) -> str:
    """A line of a sheet: points and what for; of a meld name and cards, « mariage R♥ D♥ »."""
    if entry.meld is not None:
        cards = ", ".join(map(say.brief, entry.meld.cards))
        return f"{entry.points} {say(f'alt-meld-{entry.meld.kind.value}', list=cards)}"
    what = say(f"alt-reason-{entry.reason.code}")
    return f"{entry.points} {what}" + (f" (×{entry.times})" if entry.times > 1 else "")


# -- in pencil: numbers left and right, what for between them --------------------------------------

_ROW: Final = 42
_TOP: Final = 146
"""The base line of the first of the deal's lines."""
_FOOT: Final = 72
_EDGE: Final = 66
"""Width of the numbers at each edge."""


@dataclass(frozen=True, slots=True)
class Paper:
    """Place of a sheet."""

    box: Box
    scale: float = 1
    """Of the writing, whose lines are 42 px high at 1."""

    @staticmethod
    def filled(box: Box, sheet: Sheet) -> Paper:
        """Place of a sheet whose lines fill their box, neither very large nor very small."""
        return Paper(box, max(0.9, min(1.2, box.h / _height(sheet))))

    def lines(self, sheet: Sheet) -> int:
        """Most lines of the deal."""
        spare = self.box.h / self.scale - _height(replace(sheet, entries=()))
        return math.floor(spare / _ROW + 0.01)


def _height(sheet: Sheet) -> int:
    """Height of a sheet with all its lines, at scale 1."""
    cards = 0 if sheet.cards is None else 44
    heads = sum(one is not None for one in (sheet.games, sheet.struck))
    return _TOP + _FOOT + cards + _ROW * (heads + len(sheet.entries) - 1)


def page(view: BrisconView) -> tuple[Sheet, Paper]:
    """The whole sheet with the old scores, 800 px wide and as high as its lines."""
    earlier = _earlier(view)[-STRUCK:]
    struck = Each.of(SEATS, lambda seat: tuple(score[seat] for score in earlier))
    sheet = replace(sheet_of(view), struck=struck)
    high = _height(replace(sheet, entries=sheet.entries[:LINES]))
    return sheet, Paper(Box(0, 0, 800, round(1.25 * high)), 1.25)


def ground(view: BrisconView, table: Table) -> Image.Image:
    """Empty paper."""
    _, paper = page(view)
    return Image.new("RGB", (paper.box.w, paper.box.h))


def whole(view: BrisconView, table: Table) -> Iterator[Item]:
    """The whole sheet: old scores, and the deal so far.

    Card points are shown once the deal is booked or « aus » was said (rules 11.8).
    """
    sheet, paper = page(view)
    score = sheet_sentences(sheet, paper.lines(sheet), table.told, table.speech)
    yield part(partial(lay_sheet, paper, sheet), table.speech("alt-sheet"), *score)


def lay_sheet(paper: Paper, sheet: Sheet, image: Surface, table: Table) -> None:
    """Lay the sheet into its box."""
    say, names = table.speech, Each.of(SEATS, table.name)
    key = f"sheet {sheet!r} {names!r} {say.language}"
    lay_made(image, key, paper.box, partial(written_sheet, sheet, names, paper, say.language))


@kept(6 * MIB, 8 * MIB)
def written_sheet(sheet: Sheet, names: PerSeat[str], paper: Paper, language: str) -> Image.Image:
    """The sheet, ``RGB``: the newest lines, and all earlier ones together as their sum."""
    say = Speech(sentences, language, {}, message=False)
    written = on_paper(paper.box, 24, paper.scale)
    plain, width, half = written.plain, written.width, written.width // 2
    plain.line((half, 14), (half, 52), 2, 1)
    for seat, x, anchor in _ends(written):
        plain.fitted((x, 46), names[seat], 36, half - 22, anchor, 22)
    plain.line((10, 58), (width - 10, 56), 3, 2)
    above, below = sums(sheet, paper.lines(sheet))
    y = 98
    for what, values in above.items():
        if what == "before" and sheet.struck is not None:
            _struck(written, y, sheet.struck)
            y += _ROW
        _row(written, y, say(f"picture-sheet-{what}"), values)
        if what == "before":
            plain.line((10, y + 12), (width - 10, y + 11), 2, 1)
            y += 6
        y += _ROW
    shown = sheet.newest(paper.lines(sheet))[1]
    for entry in shown:
        latest = entry is shown[-1] and sheet.cards is None
        _entry(written, written.bright if latest else plain, y, entry, say)
        y += _ROW
    y = written.height - 18 - 46 * (len(below) - 1)
    plain.line((10, y - 42), (width - 10, y - 44), 3, 2)
    for what, values in below.items():
        _row(written, y, say(f"picture-sheet-{what}"), values, 42 if what == "cards" else 46)
        y += 46
    return written.finish()


def _ends(written: Writing) -> tuple[tuple[str, int, str], ...]:
    """Outer end and anchor of each player's numbers."""
    return (SEATS[0], 12, "ls"), (SEATS[1], written.width - 12, "rs")


def _row(written: Writing, y: int, label: str, values: PerSeat[int], size: int = 42) -> None:
    room = written.width - 2 * _EDGE - 12
    written.plain.fitted((written.width / 2, y), label, 36, room, "ms", 24)
    for seat, x, anchor in _ends(written):
        written.plain.text((x, y), str(values[seat]), size, anchor)


def _struck(written: Writing, y: int, old: PerSeat[tuple[int, ...]]) -> None:
    """Old scores, each struck out."""
    for seat, x, _ in _ends(written):
        wide = [width_of(str(score), 32) + 14 for score in old[seat]]
        left = x if seat == SEATS[0] else x - sum(wide) + 14
        for score, step in zip(old[seat], wide, strict=True):
            written.faint.text((left, y), str(score), 32)
            written.faint.line((left - 4, y - 5), (left + step - 8, y - 13), 3, 2)
            left += step


def _entry(written: Writing, layer: Chalk, y: int, entry: Entry, say: Speech) -> None:
    """Points, and what for: words, or a meld's letters and suit."""
    for seat, x, anchor in _ends(written):
        if seat is entry.seat:
            layer.text((x, y), str(entry.points), 42, anchor)
    meld, middle, room = entry.meld, written.width / 2, written.width - 2 * _EDGE - 6
    if meld is None or meld.kind is Kind.FOUR:
        label = letters_of(meld, say) if meld else say(f"picture-reason-{entry.reason.code}")
        if entry.times > 1:
            label = f"{label} ×{entry.times}"
        layer.fitted((middle, y), label, 36, room, "ms", 22)
        return
    label = letters_of(meld, say)
    size = size_for(label, 36, room - 36, 22)
    wide = width_of(label, size) + size * 0.86
    left = middle - wide / 2
    layer.text((left, y), label, size)
    layer.suit(meld.suit, left + wide - size * 0.3, y - size * 0.27, round(size * 0.62))
