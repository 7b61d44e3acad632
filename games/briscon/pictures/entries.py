"""Contents of the score sheet, apart from drawing (rules 11.4, 11.5, 11.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.briscon.engine.deal import Reason, Written
from games.briscon.engine.melds import Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.steps import Moment, score_before
from render.style.words import Words

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


def sheet_then(view: View, now: Moment) -> Sheet:
    """The sheet after a step of a finished deal; with the last one as the deal left it."""
    whole = sheet_of(view)
    if now.result is not None:
        return whole
    return replace(whole, entries=entries(now.deal.written), cards=None)


def used_in(deal: DealView, seat: Seat) -> tuple[Melded, ...]:
    """The player's melds of the deal, in order."""
    shown = [meld_of(one.cards) for one in deal.written if one.seat is seat and one.cards]
    return tuple(meld for meld in shown if meld is not None)


def marks(deal: DealView, seat: Seat, card: Card, say: Words) -> tuple[str, ...]:
    """The melds that the card was shown in; « seen » for what the other knows without a meld."""
    kinds = dict.fromkeys(meld.kind for meld in used_in(deal, seat) if card in meld.cards)
    if kinds:
        return tuple(say(f"picture-mark-{kind.value}") for kind in kinds)
    return (say("picture-mark-seen"),) if card in deal.known[seat] else ()
