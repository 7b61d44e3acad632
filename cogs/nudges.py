"""Reminders to people whose turn it is."""

from __future__ import annotations

from discord import ui

from cogs.lobby import relative
from cogs.posts import Post
from cogs.sentences import say
from tables.showing import Board


def nudge(board: Board, person: int) -> Post:
    """A message that mentions the person; deleted once they have played.

    Without a clock it says when the table closes.
    """
    language = board.options.language
    lines = [say(language, "board-nudge", person=f"<@{person}>")]
    if board.closes_at is not None:
        lines.append(say(language, "board-closes", when=relative(board.closes_at)))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(" ".join(lines)))
    return Post(layout, mentions=(person,))
