"""After a deal: eight tricks with leaders and winners, and the arithmetic to the written total.

The arithmetic stands line by line, so that it can be checked (rules 4.1, 5.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Final

from PIL import Image

from brouc.cards import Card, points_of, sorted_hand
from brouc.result import DealResult, Ending
from brouc.seats import SEATS, TEAMS, PerTeam, Seat, Team
from brouc.slate import booked, rounded, table_value, unit
from brouc.view import DealView, View
from gamekit.cards.seats import Each
from games.brouc.pictures.board import laid
from games.cardgame.deal import line
from games.cardgame.kinds import deal_of, finished
from games.cardgame.recap_parts import Left, Played, Row, SumLine, Sums, rows_ground
from games.cardgame.scene import Item, Table, told
from games.cardgame.speech import Speech
from render.style.theme import CREAM
from render.table.chalk import Writing, tally_height, tally_width
from render.table.layout import Box
from render.table.parts import BRASS
from render.table.rows import Rows

SUMS: Final = Box(582, 8, 410, 784)
ROWS: Final = Rows(Box(8, 8, 566, 784), 56, 108, 98, 83)
STROKES: Final = 7
"""More coches than these are written as a number: their strokes would be too small."""


def ground(view: View, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    return rows_ground(800, 8, ROWS)


def recap(view: View, table: Table) -> Iterator[Item]:
    """A finished deal: who played what, who won it, and how it was counted.

    Raises ``ValueError`` unless the view's deal is over.
    """
    deal, say = finished(view), table.speech
    result = deal.result
    assert result is not None, "the deal is over"
    title = line(f"picture-ending-{result.ending.value}")
    caller = f" ({table.told(result.caller)})" if result.caller is not None else ""
    dealer, trump = table.told(deal.dealer), say.suit(deal.trump)
    yield told(say("alt-recap", name=dealer, suit=trump), f"{say.line(title)}{caller}.")
    yield told(table.legend())
    yield played(view)
    yield Left(left(deal), ROWS)
    foot, below = partial(_coches, view, result, say), tuple(_coches_told(view, result, say))
    sides = ("N", "S"), ("E", "W")
    yield Sums(SUMS, title, sides, lines(view, result), result.caller, foot, below)


def played(view: View, notes: Iterable[str] = ()) -> Played:
    """Tricks with their card points and marriages; ``notes``: texts said after the cards."""
    deal, notes, rows = deal_of(view), iter(notes), list[Row]()
    for won in deal.tricks:
        marriages = sum(table_value(one, deal.trump, view.rules) for one in won.marriages)
        after = [(str(points_of(won.cards)), CREAM)]
        if marriages:
            after.append((f"±{marriages}", BRASS))
        rows.append(Row(laid(won.trick), won.winner.value, after, notes=[*islice(notes, 4)]))
    if deal.trick.cards:
        rows.append(Row(laid(deal.trick), None, notes=[*notes]))
    return Played(rows, (ROWS,), deal.dealer, deal.trump)


def plays(deal: DealView) -> tuple[tuple[Seat, Card], ...]:
    """All cards of the deal in the order they were played."""
    tricks = (*(won.trick for won in deal.tricks), deal.trick)
    return tuple(play for trick in tricks for play in trick.plays())


def left(deal: DealView) -> dict[str, tuple[Card, ...]]:
    """The cards that each seat still held as a deal ended early."""
    if deal.dealt is None:
        return {}
    gone = {card for _, card in plays(deal)}
    held = ((seat, tuple(c for c in deal.dealt[seat] if c not in gone)) for seat in SEATS)
    return {seat.value: sorted_hand(cards, deal.trump) for seat, cards in held if cards}


# -- the arithmetic --------------------------------------------------------------------------------


def lines(view: View, result: DealResult) -> tuple[SumLine, ...]:
    """Sum of the deal's result.

    A counted deal adds up to what is written on the slate; a call of dehors to the points that are
    held against 301; after a cape nothing is counted, and marriages stay at the bottom.
    """
    points, rules = result.points, view.rules
    called = result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS)
    out: list[tuple[str, PerTeam[int], str]] = []
    if called:
        before = result.slate.map(lambda value: value * unit(rules))
        out.append(("before-full" if rules.ancient else "before", before, ""))
        out.append(("cards", points.map(lambda p: p.cards), "+"))
    elif result.ending is Ending.COUNTED:
        out.append(("cards", points.map(lambda p: p.cards), ""))
        out.append(("rounded", points.map(lambda p: int(rounded(p.cards))), ""))
    marriages = [
        ("declared", points.map(lambda p: p.declared), "+"),
        ("carried", points.map(lambda p: p.carried), "+"),
        ("table-won", points.map(lambda p: p.table), "+"),
        ("table-lost", Each.of(TEAMS, lambda team: points[team.other].table), "−"),
    ]
    out += [one for one in marriages if any(one[1])]
    if result.ending is Ending.COUNTED:
        written = Each.of(TEAMS, lambda team: int(booked(points[team], points[team.other], rules)))
        out.append(("written", written, "="))
    elif called:
        out.append(("total", Each.of(TEAMS, lambda team: _total(result, team, unit(rules))), "="))
    if any(result.carried):
        out.append(("left", result.carried, ""))
    if not called:
        out.append(("slate", result.slate.map(int), "="))
    return tuple(SumLine(f"picture-sum-{key}", values, sign) for key, values, sign in out)


def _total(result: DealResult, team: Team, tens: int) -> int:
    own, other = result.points[team], result.points[team.other]
    return result.slate[team] * tens + own.gained - other.table


def _coches_told(view: View, result: DealResult, say: Speech) -> Iterator[str]:
    """Coches of the deal, and all of them."""
    what = "parties" if view.rules.ancient else "coches"
    heads = {team: say(f"team-{team}-short") for team in Team}
    if result.coches and result.against is not None:
        team = result.against.other if view.rules.ancient else result.against
        yield say(f"alt-new-{what}", team=heads[team], n=result.coches)
    if any(result.total):
        ns, ew = (result.total[team.other if view.rules.ancient else team] for team in Team)
        yield say(f"alt-{what}", ns_team=heads[Team.NS], ns=ns, ew_team=heads[Team.EW], ew=ew)


def _coches(view: View, result: DealResult, say: Speech, written: Writing) -> None:
    """All coches at the slate's foot, the new ones bright."""
    ancient, chalked, bright = view.rules.ancient, written.plain, written.bright
    if any(result.total):
        label = say("picture-sum-parties" if ancient else "picture-sum-coches")
        chalked.text((30, 730), label, 42, width=158)
    for team, x in zip(Team, (286, 380), strict=True):
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
