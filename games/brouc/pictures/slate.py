"""L'ardoise: « Vous | Nous » in chalk, running totals with the old ones struck out.

Rules 4.2, 6.2, 9.4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from brouc.actions import Declare
from brouc.cards import Suit
from brouc.result import DealResult, Ending
from brouc.seats import Seat, Team
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from brouc.view import View
from games.cardgame.scene import Item, Table, part
from games.cardgame.speech import Speech
from i18n import format_number
from render.style.canvas import Surface
from render.style.sprites import MIB, kept
from render.table import layout
from render.table.chalk import Chalk, Writing, on_slate, tally_height, tally_width, width_of
from render.table.layout import Box
from render.table.parts import lay_made
from render.table.surfaces import stone

SIZE: Final = (1000, 700)
FRAME: Final = 34
ROW: Final = 70
ROWS: Final = 4
SUBCOLUMNS: Final = 3


@dataclass(frozen=True, slots=True)
class Bottom:
    """A marriage chalked at the bottom: its value in card points, and its suit if still known."""

    value: int
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Column:
    """One team's column as it is to be drawn."""

    team: Team
    head: str
    struck: tuple[int, ...]
    """Totals of this game that no longer hold, in order."""
    now: int | None
    """The total that holds; ``None`` once the game is over and all is struck."""
    bottom: tuple[Bottom, ...]
    coches: int
    """Strokes in this column: coches against the team; in 1802 the team's own parties."""
    new: int
    """Number of them from the deal just finished."""


def order(viewer: Team | None) -> tuple[Team, Team]:
    """The left and the right column: « Vous | Nous » for a viewer (rules 4.2)."""
    right = Team.EW if viewer is None else viewer
    return right.other, right


def columns(view: View, viewer: Team | None, say: Speech) -> tuple[Column, Column]:
    """Contents of the two columns, left and right."""
    left, right = order(viewer)
    game = _game(view)
    return _column(view, left, viewer, game, say), _column(view, right, viewer, game, say)


def _game(view: View) -> tuple[DealResult, ...]:
    """The finished deals of the game to show: the running one, or the one just ended."""
    results = view.results
    ended = _just_ended(view)
    start = 0
    for i, result in enumerate(results[:-1] if ended else results, 1):
        if result.game_over:
            start = i
    return results[start:]


def _just_ended(view: View) -> bool:
    over = bool(view.results) and view.results[-1].game_over
    return over and (view.deal is None or view.deal.result is not None)


def _column(
    view: View, team: Team, viewer: Team | None, game: tuple[DealResult, ...], say: Speech
) -> Column:
    written = [result.slate[team] for result in game if result.ending is Ending.COUNTED]
    ended = _just_ended(view)
    last = view.results[-1] if view.results and _between(view) else None
    marked = team.other if view.rules.ancient else team
    if viewer is None:
        head = say(f"team-{team}-short")
    else:
        head = say("picture-label-us" if team is viewer else "picture-label-them")
    return Column(
        team,
        head,
        tuple(written if ended else written[:-1]),
        None if ended else view.slate[team],
        _bottom(view, team),
        view.coches[marked],
        last.coches if last is not None and last.against is marked else 0,
    )


def _between(view: View) -> bool:
    return view.deal is None or view.deal.result is not None


def _bottom(view: View, team: Team) -> tuple[Bottom, ...]:
    items = [Bottom(view.carried[team], None)] if view.carried[team] else []
    deal = view.deal
    if deal is not None and deal.result is None:
        items += [Bottom(value, suit) for seat, suit, value in declared(view) if seat.team is team]
    return tuple(items)


def declared(view: View) -> tuple[tuple[Seat, Suit, int], ...]:
    """Declarations of the deal in card points; a raise replaces the first (rules 3.2)."""
    deal = view.deal
    if deal is None:
        return ()
    values = {
        (entry.said.seat, entry.said.suit): marriage_value(
            Marriage(entry.said.suit, entry.said.extended), deal.trump
        )
        for entry in deal.spoken
        if isinstance(entry.said, Declare)
    }
    return tuple((seat, suit, value) for (seat, suit), value in values.items())


# -- the whole slate -------------------------------------------------------------------------------


def ground(view: View, table: Table) -> Image.Image:
    """The empty slate, 1000 × 700 px."""
    return stone(*SIZE, FRAME).copy()


def slate(view: View, table: Table) -> Iterator[Item]:
    """The whole slate; the viewer's team is called « Nous », for a spectator seats head columns."""
    viewer = view.seat.team if view.seat is not None else None
    both = columns(view, viewer, table.speech)
    yield part(partial(_lay_slate, both, view.rules.ancient), *_told(both, view, table))


def _told(both: tuple[Column, Column], view: View, table: Table) -> Iterator[str]:
    say = table.speech
    yield say("alt-slate-title")
    for column in both:
        old = ", ".join(map(format_number, column.struck))
        if column.now is None:
            what = say("alt-slate-all-struck", list=old) if old else say("alt-slate-nothing")
        elif old:
            what = say("alt-slate-struck", list=old, now=column.now)
        else:
            what = format_number(column.now)
        players = " & ".join(map(table.told, column.team.seats))
        yield say("alt-slate-column", team=f"{column.head} ({players})", list=what)
    bottom = [
        say("alt-bottom-carried", value=item.value, team=column.head)
        if item.suit is None
        else say("alt-bottom-item", value=item.value, suit=say.suit(item.suit), team=column.head)
        for column in both
        for item in column.bottom
    ]
    if bottom:
        yield say("alt-slate-bottom", list=", ".join(bottom))
    yield from _coches(both, view, say, *(column.head for column in both))
    for column in both:
        if column.new:
            key = "alt-new-parties" if view.rules.ancient else "alt-new-coches"
            yield say(key, team=column.head, n=column.new)


def _coches(
    both: tuple[Column, Column], view: View, say: Speech, ns_team: str, ew_team: str
) -> Iterator[str]:
    left, right = both
    if left.coches or right.coches:
        key = "alt-parties" if view.rules.ancient else "alt-coches"
        yield say(key, ns_team=ns_team, ns=left.coches, ew_team=ew_team, ew=right.coches)


def _lay_slate(
    both: tuple[Column, Column], ancient: bool, image: Image.Image, table: Table
) -> None:
    written = Writing(image)
    chalked = written.plain
    middle = SIZE[0] / 2
    chalked.line((middle + 3, FRAME + 22), (middle - 4, SIZE[1] - FRAME - 20), 5, 6)
    chalked.line((FRAME + 26, 146), (SIZE[0] - FRAME - 26, 142), 5, 4)
    for column, x in zip(both, (FRAME, SIZE[0] // 2), strict=True):
        box = Box(x, FRAME, SIZE[0] // 2 - FRAME, SIZE[1] - 2 * FRAME)
        players = " & ".join(map(table.name, column.team.seats))
        _draw_column(written, column, box, ancient, players)
    written.finish()


def _draw_column(written: Writing, column: Column, box: Box, ancient: bool, players: str) -> None:
    chalked, faint, fresh = written.plain, written.faint, written.bright
    cx = box.centre[0]
    chalked.text((cx, box.y + 84), column.head, 92, "ms", width=box.w - 40)
    faint.fitted((cx, box.y + 152), players, 44, box.w - 40, "ms", least=30)
    totals = [*column.struck, *([] if column.now is None else [column.now])]
    totals = totals[-ROWS * SUBCOLUMNS :]
    step, old_size, size = (100, 84, 124) if len(totals) <= 3 else (ROW, 66, 88)
    for i, value in enumerate(totals):
        sub, row = divmod(i, ROWS)
        x = cx + (sub - ((len(totals) - 1) // ROWS) / 2) * 146
        y = 332 + (row - (min(ROWS, len(totals)) - 1) / 2) * step + size * 0.3
        if column.now is not None and i == len(totals) - 1:
            chalked.text((x, y), format_number(value), size, "ms")
        else:
            struck(faint, (x, y), value, old_size)
    _draw_bottom(chalked, column, box)
    if column.coches:
        base = SIZE[1] - FRAME - 30
        tall = tally_height(box.w - 130, 66, column.coches)
        x = cx - tally_width(tall, column.coches) / 2
        chalked.tally(x, base, tall, column.coches, upright=ancient, fresh=fresh, new=column.new)
        if column.new:
            fresh.text((box.right - 74, base - 12), f"+{column.new}", 62, "ms")


def struck(layer: Chalk, at: tuple[float, float], value: int, size: int, room: int = 0) -> None:
    """A total that no longer holds, struck out; ``at``: the middle of its base line."""
    wide = layer.text(at, format_number(value), size, "ms", width=room) / 2
    (x, y), over = at, size * 0.16
    layer.line((x - wide - over, y - size * 0.12), (x + wide + over, y - size * 0.42), 4, 3)


def _draw_bottom(chalked: Chalk, column: Column, box: Box) -> None:
    """Marriages beside each other, smaller if they have no room."""

    def wide(item: Bottom, size: int) -> float:
        return width_of(str(item.value), size) + (size * 0.74 if item.suit is not None else 0) + 26

    size = 66 if sum(wide(item, 66) for item in column.bottom) <= box.w - 14 else 46
    x, base = box.centre[0] - (sum(wide(item, size) for item in column.bottom) - 26) / 2, 534
    for item in column.bottom:
        right = x + chalked.text((x, base), str(item.value), size, "ls")
        if item.suit is not None:
            at = right + size * 0.42, base - size * 0.27
            chalked.suit(item.suit, *at, round(size * 0.6))
        x += wide(item, size)


# -- the corner of the board -----------------------------------------------------------------------


def lay_corner(both: tuple[Column, Column], ancient: bool, image: Surface, table: Table) -> None:
    """Lay the slate small into the board's corner."""
    box = layout.TOP_RIGHT
    shown = (*both, box.w, box.h, ancient)
    lay_made(image, f"slate {shown!r}", box, partial(corner, *shown))


def score_told(view: View, say: Speech) -> Iterator[str]:
    """The corner in words."""
    both = columns(view, None, say)
    teams = say("team-NS"), say("team-EW")
    ns, ew = map(_standing, both)
    yield say("alt-slate", ns_team=teams[0], ns=ns, ew_team=teams[1], ew=ew)
    yield from _coches(both, view, say, *teams)


def _standing(column: Column) -> str:
    value = column.struck[-1] if column.now is None and column.struck else column.now or 0
    carried = sum(item.value for item in column.bottom)
    return format_number(value) + (f" (+{carried})" if carried else "")


@kept(3 * MIB, 8 * MIB)
def corner(left: Column, right: Column, width: int, height: int, ancient: bool) -> Image.Image:
    """The slate small, for the board: heads, last totals, what holds, bottom, coches. ``RGB``."""
    frame = 13
    written = on_slate(Box(0, 0, width, height), frame)
    chalked, faint = written.plain, written.faint
    chalked.line((width / 2 + 1, frame + 6), (width / 2 - 2, height - frame - 6), 3, 3)
    chalked.line((frame + 6, 58), (width - frame - 6, 56), 3, 2)
    half = (width - 2 * frame) // 2
    for column, x0 in ((left, frame), (right, frame + half)):
        cx = x0 + half / 2
        chalked.text((cx, 48), column.head, 42, "ms", width=half - 8)
        if column.struck:
            struck(faint, (cx, 92), column.struck[-1], 40, half - 8)
        if column.now is not None:
            size = 76 if abs(column.now) < 100 and column.now >= 0 else 54
            base = 150 if column.struck else 130
            chalked.text((cx, base), format_number(column.now), size, "ms", width=half - 4)
        bottom = sum(item.value for item in column.bottom)
        if bottom:
            chalked.text((cx, 186), f"+{bottom}", 40, "ms", width=half - 8)
        if column.coches:
            tall = tally_height(half - 8, 32, column.coches)
            x = cx - tally_width(tall, column.coches) / 2
            chalked.tally(x, height - frame - 8, tall, column.coches, upright=ancient)
    return written.finish()
