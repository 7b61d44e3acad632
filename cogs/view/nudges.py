"""Reminders to players, and a host's announcements at the tables."""

from __future__ import annotations

from cogs.i18n.sentences import say
from cogs.messages.plain import escaped
from cogs.messages.posts import Post, unframed
from cogs.view.frame import closing_line
from cogs.view.panels import small
from gamekit.api.game import Game
from tables.runtime.announcements import LONGEST
from tables.views import Board


def nudge(board: Board, person: int) -> Post:
    """Message that mentions the person; deleted once they have played.

    Without a clock it says when the table closes.
    """
    language = board.options.language
    lines = [say(language, "board-nudge", person=f"<@{person}>")]
    if board.closes_at is not None:
        lines.append(closing_line(board, board.closes_at))
    return unframed(" ".join(lines), mentions=(person,))


def called(game: Game, board: Board, language: str, where: str | None) -> Post:
    """Reminder as a direct message; ``where``: the board's address."""
    name = game.face.say(language, "table-name", table=str(board.table))
    shown = name if where is None else f"[{name}]({where})"
    return unframed(say(language, "call-turn", where=shown))


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
    return unframed("\n".join(lines))


def goes_on(language: str) -> Post:
    """Announce the end of a maintenance."""
    return unframed(say(language, "maintenance-over"))


def notice(text: str, language: str) -> Post:
    """Build the host's text, with formatting, links and mentions escaped."""
    return unframed(say(language, "notice", text=escaped(text, LONGEST)))
