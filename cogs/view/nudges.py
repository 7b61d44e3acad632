"""Reminders to people whose turn it is."""

from __future__ import annotations

from discord import ui

from cogs.i18n.sentences import say
from cogs.messages.posts import Post
from cogs.view.context import relative
from tables.showing import Board


def nudge(board: Board, person: int) -> Post:
    """A message that mentions the person; deleted once they have played.

    Without a clock it says when the table closes.
    """
    language = board.options.language
    lines = [say(language, "board-nudge", person=f"<@{person}>")]
    if board.closes_at is not None:
        lines.append(closing_line(board, board.closes_at))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(" ".join(lines)))
    return Post(layout, mentions=(person,))


def closing_line(board: Board, at: int) -> str:
    """What happens at a table without a clock, and when (UTC ms), if nobody plays any more."""
    key = "board-gives-up" if board.gives_up else "board-closes"
    when = relative(at)
    return say(board.options.language, key, when=when, count=len(board.gives_up))
