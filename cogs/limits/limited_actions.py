"""Rate-limit category of each command, press and page.

Every command of all games, every room of pages, and the costly presses at a table are listed here;
a test compares the list with what exists. A game's own commands and pages declare their category.
Actions counted inside a journal's transaction, or by their own handler, are :data:`INSIDE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from gamekit.api.face import Page
from gamekit.api.game import Game, Games
from tables.runtime.limits import Action

FREE: Final = "free"
"""Play itself, one's own settings, and replies of one sentence."""
INSIDE: Final = "inside"
"""Counted by their handlers: tables, invitations, calls, ``/export``."""

Counts = Action | Literal["free", "inside"]

COMMANDS: Final[Mapping[str, Counts]] = {
    "table": INSIDE,
    "invite": INSIDE,
    "export": INSIDE,
    "hint": Action.HINT,
    "diagnose": Action.DIAGNOSE,
    "replay": Action.PAGE,
    "verify": Action.PAGE,
    "leaderboard": Action.PAGE,
    "stats": Action.PAGE,
    "history": Action.PAGE,
    "learn": Action.PAGE,
    "puzzle": Action.PAGE,
    "rules": Action.PAGE,
    "daily": Action.PAGE,
    "mydata": Action.PAGE,
    "help": FREE,
    "hand": FREE,
    "play": FREE,
    "leave": FREE,
    "stop": FREE,
    "preferences": FREE,
    "settings": FREE,
    "maintenance": FREE,
}
"""By the name of a command of all games; unlisted ones count as pages."""

ROOMS: Final[Mapping[str, Counts]] = {
    "invite": INSIDE,
    "standings": Action.PAGE,
    "standings.share": Action.SHARE,
    "stats": Action.PAGE,
    "stats.share": Action.SHARE,
    "history": Action.PAGE,
    "replay": Action.PAGE,
    "replay.share": Action.SHARE,
    "replay.film": Action.FILM,
    "replay.analysis": Action.ANALYSIS,
    "replay.record": Action.EXPORT,
    "replay.again": INSIDE,
    "verify": Action.PAGE,
    "learn": Action.PAGE,
    "puzzle": Action.PAGE,
    "rules": Action.PAGE,
    "daily": Action.PAGE,
    "daily.share": Action.SHARE,
    "mydata": Action.PAGE,
    "mydata.export": Action.MYDATA,
    "mydata.erase": Action.MYDATA,
    "help": FREE,
    "preferences": FREE,
    "settings": FREE,
}
"""By room, and by component where they differ."""

PRESSES: Final[Mapping[str, Action]] = {
    "hint": Action.HINT,
    "replay": Action.PAGE,
    "moment": Action.SHARE,
}
"""Presses at a table; unlisted ones are play itself, or count inside."""


def of_command(name: str, games: Games) -> Action | None:
    """The category of a command before it runs; ``None``: not limited.

    A game's own: playing is free, a page has its own category. The table is unknown at this point:
    the most expensive of the commands of this name counts.
    """
    own = [
        _of_game(game, command.page)
        for game in games.values()
        for command in game.face.commands
        if command.name == name
    ]
    if name in COMMANDS or not own:
        return _action(COMMANDS.get(name, Action.PAGE))
    return next((action for action in own if action is not None), None)


def _of_game(game: Game, page: str | None) -> Action | None:
    return of_game_page(next((one for one in game.face.pages if one.name == page), None))


def of_game_page(page: Page | None) -> Action | None:
    """The category of viewing a game's page; ``page``: ``None`` for a panel of the hand's."""
    return Action.PAGE if page is not None and page.heavy else None


def of_page(room: str, what: str) -> Action | None:
    """The category of a page's use before it is handled; ``None``: not limited."""
    return _action(ROOMS.get(f"{room}.{what}", ROOMS.get(room, Action.PAGE)))


def of_press(what: str) -> Action | None:
    """The category of a press at a table before it is handled; ``None``: not limited."""
    return PRESSES.get(what)


def _action(counts: Counts) -> Action | None:
    return counts if isinstance(counts, Action) else None
