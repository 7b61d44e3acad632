"""Pictures of a card game: scenes composed from the standard view, painted and told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from gamekit.api.face import Say
from gamekit.api.scenes import Look, Picture, Scene
from games.cardgame.actions import Move
from games.cardgame.board_parts import (
    Last,
    Lying,
    Notes,
    Open,
    Scores,
    Seats,
    Talon,
    Waiting,
    above_hands,
)
from games.cardgame.deal import line
from games.cardgame.final import EARLIER, Course, Entry, Facts, Outcome, summed
from games.cardgame.game import CardGame
from games.cardgame.hand_parts import Cards, Held, Trickline, hand_wood
from games.cardgame.kinds import FinalFacts, HandFacts, Kind, KindScenes, replay
from games.cardgame.recap_parts import Played, Row, SumLine, Sums, rows_ground
from games.cardgame.rules import CardRules, cards_in
from games.cardgame.scene import Item, Table, told
from games.cardgame.view import View
from i18n import format_number
from render.style.canvas import Canvas
from render.table.layout import COLUMNS, Box
from render.table.rows import Rows
from render.table.table import bare_table

_SLATE: Final = Box(622, 8, 370, 300)
"""Slate of a finished deal."""


class CardScenes:
    """Scenes ``board``, ``hand``, ``last``, ``recap``, ``final``, ``replay`` and ``film``."""

    def __init__(self, game: CardGame, rules: CardRules, say: Say) -> None:
        self.game: Final = game
        self._rules = rules
        self._kinds = KindScenes(
            game.name,
            View,
            say,
            game.seats,
            {
                "board": Kind(self._board, lambda view, table: Canvas(bare_table(), COLUMNS)),
                "hand": Kind(self._hand, hand_wood, HandFacts, HandFacts()),
                "recap": Kind(self._recap, _recap_ground),
                "final": Kind(self._final, self._podium, FinalFacts, FinalFacts()),
                **replay(
                    self._replay,
                    lambda view, table: Canvas(above_hands(len(table.seats)), COLUMNS),
                    self._recap,
                    lambda view: len(view.past),
                    self.pauses,
                ),
            },
            {Held: Kind(_resting, hand_wood)},
            game.clockwise,
        )

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene."""
        return self._kinds.draw(scene, names, look)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene."""
        return self._kinds.words(scene, names, look)

    # -- composition -------------------------------------------------------------------------------

    def _board(self, view: View, table: Table) -> Iterator[Item]:
        yield from _opening(view, table)
        yield from self.board(view)

    def _hand(self, view: View, table: Table, facts: HandFacts) -> Iterator[Item]:
        yield from _opening(view, table)
        yield from self.hand(view, facts)

    def _recap(self, view: View, table: Table) -> Iterator[Item]:
        yield from _opening(view, table)
        if view.dealer is not None:
            yield told(table.speech("alt-dealer", name=table.told(view.dealer)))
        yield told(table.legend())
        yield from self.recap(view)

    def _replay(self, view: View, table: Table, step: int) -> Iterator[Item]:
        shown = self._rules.replayed(view, step)
        yield from _opening(view, table)
        yield from self.board(shown)
        yield Open(tuple((shown.open or view.held.map(lambda n: ())).items()))

    def pauses(self, view: View) -> list[int]:
        """Duration of each step of a film but the last, ms: longer where a trick is complete."""
        tables = (self._rules.replayed(view, step) for step in range(len(view.past)))
        return [1800 if shown.stays else 900 for shown in tables]

    def board(self, view: View) -> Iterator[Item]:
        """Items of the public table."""
        if not view.dealt:
            yield Seats()
            yield Waiting()
            return
        turn = (view.next.seat, *view.next.others) if view.next.awaits == "turn" else ()
        yield Seats(view.dealer, tuple(seat for seat in turn if seat), view.said)
        sides, tricks = self.game.sides, self._tricks(view)
        held = None if self.game.tricks or self.game.partners else tuple(view.held)
        yield Scores(view.number, sides, view.scores, tricks, view.goal, held=held)
        if view.trump is not None or view.stock or view.turned:
            yield Talon(view.trump, view.stock, view.turned)
        if view.last is not None:
            yield Last(view.last)
        if view.lines or view.awaited:
            yield Notes(view.lines, awaited=view.awaited)
        winner = view.tricks[-1].winner if view.stays else None
        yield Lying(view.trick, self._leader(view, winner), winner)

    def _leader(self, view: View, winner: str | None) -> str | None:
        if not self.game.tricks:
            return None
        return view.tricks[-1].leader if winner else view.leader

    def _tricks(self, view: View) -> tuple[int, ...] | None:
        if not view.tricks:
            return None
        winners = [trick.winner for trick in view.tricks]
        return tuple(sum(map(winners.count, side)) for side in self.game.sides)

    def hand(self, view: View, facts: HandFacts) -> Iterator[Item]:
        """Items of a private hand."""
        assert view.seat is not None
        turn = (view.next.seat, *view.next.others) if view.next.awaits == "turn" else ()
        winner = view.tricks[-1].winner if view.stays else None
        yield Trickline(
            view.trump,
            self._leader(view, winner),
            view.trick,
            view.seat,
            tuple(seat for seat in turn if seat),
            winner,
        )
        shows = facts.mark_legal and view.mine
        moves = (one for one in view.legal if isinstance(one, Move))
        able = {card for one in moves for card in cards_in(vars(one).values())}
        dimmed = frozenset(view.hand) - able if shows else frozenset()
        yield Cards(view.seat, view.hand, dimmed, shows)

    def recap(self, view: View) -> Iterator[Item]:
        """Items of a finished deal: its tricks, its sum, how it ended."""
        rows, slate, notes = _recap_rows(view, len(self.game.seats)), _SLATE, view.ending
        if view.tricks:
            tricks = [Row(trick.laid, trick.winner) for trick in view.tricks]
            yield Played(tricks, (rows,), view.dealer, view.trump)
            notes = (*notes, *view.lines)
        elif not notes:
            slate = replace(_SLATE, x=(1000 - _SLATE.w) // 2)
        deal = line("picture-label-deal", deal=view.number)
        points = SumLine("picture-label-points", view.points)
        score = SumLine("picture-label-score", view.scores, "=")
        yield Sums(slate, deal, self.game.sides, (points, score))
        if notes:
            below = Box(_SLATE.x, 316, _SLATE.w, rows.box.bottom - 316)
            beside = replace(rows.box, h=_SLATE.h)
            yield Notes(notes, below if view.tricks else beside, (30, 26, 22))

    def _podium(self, view: View, table: Table, facts: FinalFacts) -> Image.Image:
        lost = [seat for seat in table.seats if seat not in view.won]
        score = table.speech.sums(self.game.sides, view.scores)
        loses = table.speech("picture-final-lose", list=score)
        return Outcome(view.won, lost, lambda people: loses).podium(table, facts.ratings)

    def _final(self, view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
        say, won = table.speech, list(map(table.told, view.won))
        yield from _opening(view, table)
        yield told(say("alt-win-one" if len(won) == 1 else "alt-win", list=" & ".join(won)))
        points, sides = (*view.before.points, view.points), self.game.sides
        score = say("alt-scores", list=say.sums(sides, view.scores))
        deals = say(
            "alt-deals", list=", ".join(" / ".join(map(format_number, deal)) for deal in points)
        )
        lines = [[Entry(format_number(one)) for one in deal] for deal in points]
        lines = summed(lines, lambda count: _earlier(points[:count]))
        end, label = [Entry(format_number(one)) for one in view.scores], say("picture-final-score")
        yield Course(list(map(say.side, sides)), lines, end, label, (score, deals))
        yield Facts.of(table, ("picture-final-deals", view.number), facts.duration)


def _earlier(points: Sequence[tuple[int, ...]]) -> list[Entry]:
    """Each side's points of some deals."""
    return [Entry(f"{EARLIER} {format_number(sum(one))}") for one in zip(*points, strict=True)]


def _opening(view: View, table: Table) -> Iterator[Item]:
    if view.dealt:
        yield told(table.speech("alt-card-table", deal=view.number))


def _resting(held: Held, table: Table) -> tuple[Item, ...]:
    return (Cards(held.seat, held.cards),)


def _recap_rows(view: View, seats: int) -> Rows:
    """Layout for the number of tricks and seats."""
    count = len(view.tricks)
    step, size = (54, (80, 48)) if count > 9 else (75, (92, 68))
    box = Box(8, 8, 606, max(480, 98 + 24 + step * count) - 16)
    return Rows(box, 56, (box.w - 72) // seats, 98, step, size)


def _recap_ground(view: View, table: Table) -> Image.Image:
    if not view.tricks:
        return rows_ground(_SLATE.bottom + 8, 0)
    rows = _recap_rows(view, len(table.seats))
    return rows_ground(rows.box.bottom + 8, len(view.tricks), rows)
