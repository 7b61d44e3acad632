"""As what each command, press and page counts: one place that says what is limited.

Every command of all games, every room of pages, and what is costly of the presses at a table stands
here; a test compares it with what there is. A game's own commands and pages count by what they say
of themselves. What counts inside a journal's transaction, or knows better itself
what it costs, is :data:`INSIDE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from gamekit.api.face import Page
from gamekit.api.game import Game, Games
from tables.runtime.limits import Action

FREE: Final = "free"
"""Play itself, one's own settings, and what is only a sentence."""
INSIDE: Final = "inside"
"""Counted where it is done: tables, invitations, calls, ``/export``."""

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
    "rules": Action.PAGE,
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
"""By the name of a command of all games; one that is not here would be a page."""

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
    "rules": Action.PAGE,
    "mydata": Action.PAGE,
    "mydata.export": Action.MYDATA,
    "mydata.erase": Action.MYDATA,
    "help": FREE,
    "preferences": FREE,
    "settings": FREE,
}
"""By room, and by what is used in it where that differs."""

PRESSES: Final[Mapping[str, Action]] = {
    "hint": Action.HINT,
    "replay": Action.PAGE,
}
"""Of the presses at a table; every other is play itself, or counts inside."""


def of_command(name: str, games: Games) -> Action | None:
    """What a command counts as before it runs; ``None`` for nothing.

    A game's own: playing is free, a page counts by what it is. At whose table it is used is not
    known yet: it counts as the dearest of its namesakes.
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
    """What a look at a game's page counts as; ``page``: ``None`` for a panel of the hand's."""
    return Action.PAGE if page is not None and page.heavy else None


def of_page(room: str, what: str) -> Action | None:
    """What the use of a page counts as before it is answered; ``None`` for nothing."""
    return _action(ROOMS.get(f"{room}.{what}", ROOMS.get(room, Action.PAGE)))


def of_press(what: str) -> Action | None:
    """What a press at a table counts as before it is answered; ``None`` for nothing."""
    return PRESSES.get(what)


def _action(counts: Counts) -> Action | None:
    return counts if isinstance(counts, Action) else None
