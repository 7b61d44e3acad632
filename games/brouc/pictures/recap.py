"""After a deal: eight tricks with leaders and winners, and the arithmetic to the written total.

The arithmetic stands line by line, so that it can be checked (rules 4.1, 5.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from brouc.cards import Card, points_of, sorted_hand
from brouc.result import DealResult, Ending
from brouc.seats import SEATS, PerTeam, Seat, Team
from brouc.slate import booked, rounded, table_value, unit
from brouc.view import DealView, View
from gamekit.cardgame.recap_parts import lay_rows
from gamekit.cardgame.scene import Item, Part, Table, part, told
from games.brouc.pictures.board import deal_of, laid
from i18n import format_number
from render.style.names import draw_name
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.chalk import on_slate, tally_height, tally_width
from render.table.layout import Box
from render.table.parts import BRASS, paste_centred, tile, trump_sign
from render.table.rows import Rows
from render.table.surfaces import wood

TRICKS = Box(8, 8, 566, 784)
SUMS = Box(582, 8, 410, 784)
HEAD = 98
ROW = 83
ROWS = Rows(TRICKS, 56, 108, HEAD, ROW)
STROKES = 7
"""More coches than these are written as a number: their strokes would be too small."""


def ground(view: View, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    return rows_ground(800).copy()


@lru_cache(maxsize=2)
def rows_ground(height: int) -> Image.Image:
    """Ground of a picture with the tricks of a deal. Shared: copy before drawing."""
    image = wood(1000, height, 8, 6)
    ROWS.ground(image, 8)
    return image


def recap(view: View, table: Table) -> Iterator[Item]:
    """A finished deal: who played what, who won it, and how it was counted.

    Raises ``ValueError`` unless the view's deal is over.
    """
    deal, say = deal_of(view), table.speech
    if deal.result is None:
        raise ValueError("a deal is recapitulated once it is over")
    result = deal.result
    ending = say(f"picture-ending-{result.ending.value}")
    caller = f" ({table.told(result.caller)})" if result.caller is not None else ""
    dealer, trump = table.told(deal.dealer), say.suit(deal.trump)
    yield told(say("alt-recap", name=dealer, suit=trump), f"{ending}{caller}.", table.legend())
    yield tricks(view, table, _rows(view, table))
    yield rest(deal, table)
    yield part(partial(_lay_sums, view, result), *_sums(view, result, table))


def tricks(view: View, table: Table, rows: list[str]) -> Part:
    """The trump's sign, each seat's column and the tricks; ``rows``: the same in words."""
    return part(partial(_lay_tricks, view), "; ".join(rows) + "." if rows else "")


def _rows(view: View, table: Table) -> list[str]:
    deal = deal_of(view)
    rows = rows_told(deal, table)
    for number, won in enumerate(deal.tricks):
        marriages = _marriages(view, number)
        points = f"{points_of(won.cards)}" + (f" ±{marriages}" if marriages else "")
        rows[number] += f" ({points})"
    return rows


def rows_told(deal: DealView, table: Table) -> list[str]:
    """Each trick in order of play, and who won it."""
    say, rows = table.speech, list[str]()
    for trick in (*(won.trick for won in deal.tricks), deal.trick):
        text = " ".join(f"{say.letter(seat)} {say.card(card)}" for seat, card in trick.plays())
        rows.append(f"{len(rows) + 1}. {text}")
    for number, won in enumerate(deal.tricks):
        rows[number] += f" → {say.letter(won.winner)}"
    return rows if deal.trick.cards else rows[:-1]


def _marriages(view: View, number: int) -> int:
    """Card points of a trick's marriages."""
    deal = deal_of(view)
    won = deal.tricks[number]
    return sum(table_value(marriage, deal.trump, view.rules) for marriage in won.marriages)


def _lay_tricks(view: View, image: Image.Image, table: Table) -> None:
    deal = deal_of(view)
    sign = trump_sign(deal.trump, 46, table.four)
    paste_centred(image, sign, (TRICKS.x + 34, TRICKS.y + 34))
    rows = [(laid(won.trick), won.winner.value) for won in deal.tricks]
    cut_short = [(laid(deal.trick), None)] if deal.trick.cards and len(rows) < 8 else []
    lay_rows(image, table, ROWS, deal.dealer, (*rows, *cut_short))
    for row, won in enumerate(deal.tricks):
        marriages = _marriages(view, row)
        middle, x = ROWS.middle(row, 0)[1], TRICKS.right - 16
        up = 17 if marriages else 0
        points = str(points_of(won.cards))
        draw_text(image, (x, middle - up), points, 32, CREAM, "rm", bold=True)
        if marriages:
            draw_text(image, (x, middle + up), f"±{marriages}", 28, BRASS, "rm", bold=True)


def rest(deal: DealView, table: Table) -> Part:
    """The cards that a deal cut short left in hand, pale, in the rows of the missing tricks."""
    say = table.speech
    hands = (
        say("alt-replay-hand", name=table.told(seat), list=say.cards(cards))
        for seat, cards in left(deal)
    )
    return part(partial(_lay_rest, deal), *hands)


def _lay_rest(deal: DealView, image: Image.Image, table: Table) -> None:
    held = left(deal)
    for seat, cards in held:
        for row, card in enumerate(cards, 8 - len(cards)):
            sprite = tile(card, *ROWS.tile, table.style, pale=True)
            paste_centred(image, sprite, ROWS.middle(row, SEATS.index(seat)))
    if held:
        at = (TRICKS.right - 16, ROWS.middle(7, 0)[1])
        draw_name(image, at, table.speech("picture-label-held"), 64, CREAM, anchor="rm")


def plays(deal: DealView) -> tuple[tuple[Seat, Card], ...]:
    """All cards of the deal in the order they were played."""
    tricks = (*(won.trick for won in deal.tricks), deal.trick)
    return tuple(play for trick in tricks for play in trick.plays())


def left(deal: DealView) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """The cards that each seat still held as a deal ended early."""
    if deal.dealt is None:
        return ()
    gone = {card for _, card in plays(deal)}
    held = ((seat, tuple(c for c in deal.dealt[seat] if c not in gone)) for seat in SEATS)
    return tuple((seat, sorted_hand(cards, deal.trump)) for seat, cards in held if cards)


# -- the arithmetic --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a label's key and a number for each team."""

    key: str
    values: PerTeam[int]
    sign: str = ""
    """``+`` or ``−`` before the numbers; ``=`` for a sum."""


def lines(view: View, result: DealResult) -> tuple[Line, ...]:
    """How the deal's result comes about.

    A counted deal adds up to what is written on the slate; a call of dehors to the points that are
    held against 301; after a cape nothing is counted, and marriages stay at the bottom.
    """
    points, rules = result.points, view.rules
    out: list[Line] = []
    if result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS):
        before = result.slate.map(lambda value: value * unit(rules))
        out.append(Line("before-full" if rules.ancient else "before", before))
        out.append(Line("cards", points.map(lambda p: p.cards), "+"))
    elif result.ending is Ending.COUNTED:
        out.append(Line("cards", points.map(lambda p: p.cards)))
        out.append(Line("rounded", points.map(lambda p: int(rounded(p.cards)))))
    out += [
        Line("declared", points.map(lambda p: p.declared), "+"),
        Line("carried", points.map(lambda p: p.carried), "+"),
        Line("table-won", points.map(lambda p: p.table), "+"),
        Line("table-lost", PerTeam.of(lambda team: points[team.other].table), "−"),
    ]
    out = [line for line in out if line.sign == "" or line.key == "cards" or any(line.values)]
    if result.ending is Ending.COUNTED:
        written = PerTeam.of(lambda team: int(booked(points[team], points[team.other], rules)))
        out.append(Line("written", written, "="))
    elif result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS):
        out.append(Line("total", PerTeam.of(lambda team: _total(result, team, unit(rules))), "="))
    if any(result.carried):
        out.append(Line("left", result.carried))
    if not result.ending.value.endswith("dehors"):
        out.append(Line("slate", result.slate.map(int)))
    return tuple(out)


def _total(result: DealResult, team: Team, tens: int) -> int:
    own, other = result.points[team], result.points[team.other]
    return result.slate[team] * tens + own.gained - other.table


def _sums(view: View, result: DealResult, table: Table) -> Iterator[str]:
    say, ancient = table.speech, view.rules.ancient
    heads = [say(f"team-{team}-short") for team in Team]
    sums = [
        f"{say(f'picture-sum-{line.key}')} {' / '.join(map(format_number, line.values))}"
        for line in lines(view, result)
    ]
    yield f"{' / '.join(heads)}: {', '.join(sums)}."
    if result.coches and result.against is not None:
        team = result.against.other if ancient else result.against
        key = "alt-new-parties" if ancient else "alt-new-coches"
        yield say(key, team=say(f"team-{team}-short"), n=result.coches)
    if any(result.total):
        ns, ew = (result.total[team.other if ancient else team] for team in Team)
        key = "alt-parties" if ancient else "alt-coches"
        yield say(key, ns_team=heads[0], ns=ns, ew_team=heads[1], ew=ew)


def _lay_sums(view: View, result: DealResult, image: Image.Image, table: Table) -> None:
    say = table.speech
    box = SUMS
    written = on_slate(box, 18)
    chalked, bright = written.plain, written.bright
    title = say(f"picture-ending-{result.ending.value}")
    bright.fitted((box.w / 2, 78), title, 64, box.w - 70, "ms")
    if result.caller is not None:
        bright.fitted((30, 142), table.name(result.caller), 44, 156, least=24)
    right = {Team.NS: 286, Team.EW: 380}
    for team, x in right.items():
        chalked.text((x, 142), say(f"team-{team}-short"), 46, "rs")
    chalked.line((28, 158), (box.w - 28, 155), 3, 2)
    chalked.line((196, 112), (193, 744), 3, 3)
    y = 212
    for line in lines(view, result):
        if line.sign == "=":
            chalked.line((205, y - 44), (box.w - 30, y - 46), 3, 2)
        chalked.fitted((30, y), say(f"picture-sum-{line.key}"), 42, 158)
        strong = line.key in ("written", "total", "slate")
        for team, x in right.items():
            value = line.values[team]
            text = format_number(value)
            if line.sign in ("+", "−"):
                text = f"{line.sign}{value}" if value else "·"
            layer = bright if strong else chalked
            layer.text((x, y), text, 54 if strong else 46, "rs")
        y += 56
    ancient = view.rules.ancient
    if any(result.total):
        label = say("picture-sum-parties" if ancient else "picture-sum-coches")
        chalked.text((30, 730), label, 42, width=158)
    for team, x in right.items():
        marked = team.other if ancient else team
        count = result.total[marked]
        new = result.coches if result.against is marked else 0
        if count > STROKES:
            chalked.text((x, 730), str(count), 54, "rs")
        else:
            tall = tally_height(80, 46, count)
            left = x - tally_width(tall, count)
            chalked.tally(left, 730, tall, count, upright=ancient, fresh=bright, new=new)
        if new:
            bright.text((x, 668), f"+{new}", 54, "rs")
    written.lay(image, box)
