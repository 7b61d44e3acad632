"""Reminders to players, and a host's announcements at the tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.i18n.sentences import say
from cogs.messages.components import Layout, Text
from cogs.messages.plain import escaped
from cogs.messages.posts import Post
from cogs.view.context import moment, relative
from cogs.view.panels import small
from gamekit.api.game import Game
from tables.runtime.announcements import LONGEST
from tables.runtime.maintenance import Rest
from tables.views import Board

QUARTER_MS: Final = 15 * 60_000


def nudge(board: Board, person: int) -> Post:
    """Message that mentions the person; deleted once they have played.

    Without a clock it says when the table closes.
    """
    language = board.options.language
    lines = [say(language, "board-nudge", person=f"<@{person}>")]
    if board.closes_at is not None:
        lines.append(closing_line(board, board.closes_at))
    layout = Layout()
    layout.add(Text(" ".join(lines)))
    return Post(layout, mentions=(person,))


def called(game: Game, board: Board, language: str, where: str | None) -> Post:
    """Reminder as a direct message; ``where``: the board's address."""
    name = game.face.say(language, "table-name", table=str(board.table))
    shown = name if where is None else f"[{name}]({where})"
    layout = Layout()
    layout.add(Text(say(language, "call-turn", where=shown)))
    return Post(layout)


def behind(board: Board, deal: int) -> Post:
    """Remains of a deal's board that continues in a newer message: a line, and the table's
    commitment from before the cut (docs/fairness.md). ``deal``: 0 for one of another match.
    """
    language = board.options.language
    lines = [small(say(language, "board-behind"))]
    lines += [
        small(say(language, "board-commitment", hash=proof.commitment))
        for proof in board.proofs
        if proof.deal == deal
    ]
    layout = Layout()
    layout.add(Text("\n".join(lines)))
    return Post(layout)


def closing_line(board: Board, at: int) -> str:
    """Line saying what happens at a table without a clock, and when (UTC ms), if nobody plays.

    The time is days away and rounded down to the quarter of an hour, so that the time credited for
    a short outage changes no message.
    """
    key = "board-gives-up" if board.gives_up else "board-closes"
    when = relative(at // QUARTER_MS * QUARTER_MS)
    return say(board.options.language, key, when=when, count=len(board.gives_up))


def maintenance_lines(
    rest: Rest | None, language: str, key: str = "board-maintenance"
) -> Iterator[str]:
    """Yield why nothing begins, now or soon; nothing without an announced maintenance."""
    if rest is not None:
        begins, ends = moment(rest.begins), relative(rest.ends)
        yield say(language, key, begins=begins, ends=ends)


def goes_on(language: str) -> Post:
    """Announce the end of a maintenance."""
    return _post(say(language, "maintenance-over"))


def notice(text: str, language: str) -> Post:
    """Build the host's text, with formatting, links and mentions escaped."""
    return _post(say(language, "notice", text=escaped(text, LONGEST)))


def _post(text: str) -> Post:
    return Post(Layout(Text(text)))
