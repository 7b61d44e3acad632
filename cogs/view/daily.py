"""Result of the deal of the day: in the message where it was played, on pages, as a line to share.

The signs of tricks tell no card: they may be shared while others have not played yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord

from cogs.i18n.sentences import own, say
from cogs.messages.components import Button
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import moment, relative
from cogs.messages.posts import Post, Sketch, framed, unframed
from cogs.view.panels import GOLD, lines
from db import DailyStanding, Store
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Panel
from i18n.writing import day as written
from i18n.writing import decimal
from tables.journal.state import TableState, day_begins

ROOM: Final = "daily"
_SIGNS: Final = {"x": "🟩", ".": "⬛"}


@dataclass(frozen=True, slots=True)
class Result:
    """A person's finished deal."""

    game: Game
    day: str
    points: int
    tricks: str
    """As in :attr:`db.DailyFacts.tricks`."""
    par: int | None
    """The computer players' points from the same seat; ``None`` while they play."""
    standing: DailyStanding | None = None
    """Among all players; ``None`` for a day that was over already."""

    @classmethod
    def of(cls, game: Game, day: str, standing: DailyStanding) -> Result:
        """The stored result of a ranked deal."""
        return cls(game, day, standing.points, standing.tricks, standing.par, standing)


async def result(store: Store, game: Game, state: TableState, seat: str) -> Result:
    """The result of a table that has finished its deal."""
    assert state.daily is not None, "a table of a day"
    assert game.daily is not None, "its game declares the result"
    day, person = state.daily.day, state.seats[seat].person
    if state.ranked_until is not None and person is not None:
        standing = await store.dailies.standing(game.name, day, person)
        if standing is not None:
            return Result.of(game, day, standing)
    view, par = state.game.view(state.match, None), await store.dailies.par(game.name, day)
    points, tricks = game.daily.points(view, seat), game.daily.signs(view, seat)
    return Result(game, day, points, tricks, par[0] if par is not None else None)


def points_text(game: Game, language: str, points: int) -> str:
    """Points with the game's unit."""
    sign = "−" if points < 0 else ""
    return sign + own(game, language, "daily-points", points=abs(points))


def result_lines(found: Result, language: str, *, shared: bool = False) -> Iterator[str]:
    """Tricks in signs and in numbers, points and par, the field, the streak; ``shared``: for others
    to read.
    """
    own_points = points_text(found.game, language, found.points)
    won = [str(place) for place, one in enumerate(found.tricks, 1) if one == "x"]
    yield signs(found.tricks)
    yield say(language, "daily-tricks", count=len(won), tricks=", ".join(won))
    if found.par is None:
        yield f"**{own_points}**" if shared else say(language, "daily-alone", points=own_points)
    else:
        par = points_text(found.game, language, found.par)
        key = "daily-result-shared" if shared else "daily-result"
        yield say(language, key, points=own_points, par=par)
    standing = found.standing
    if standing is None:
        return
    if standing.percentile is not None:
        values = {"percent": standing.percentile, "count": standing.players}
        yield say(language, "daily-better", **values)
    if standing.players > 1:
        mean = decimal(language, standing.mean, 1)
        yield say(language, "daily-field", count=standing.players, mean=mean)
    if standing.streak > 1:
        yield say(language, "daily-streak", days=standing.streak)


def signs(tricks: str) -> str:
    """A square a trick.

    >>> signs("x.x")
    '🟩⬛🟩'
    """
    return "".join(_SIGNS[one] for one in tricks)


def share_text(found: Result, language: str) -> str:
    """Lines to share: no card."""
    title = say(
        language,
        "daily-shared",
        game=found.game.face.say(language, "game-name"),
        day=written(language, day_begins(found.day)),
    )
    return "\n".join((title, *result_lines(found, language, shared=True)))


def finished(
    game: Game,
    state: TableState,
    recap: Panel,
    found: Result,
    at: At,
    picture: Sketch | None,
    words: str,
) -> Post:
    """The message of a table that has finished the deal: recap and result."""
    language, day = at.language, found.day
    title = say(language, "daily-title", game=game.face.say(language, "game-name"))
    head, below = (title, *result_lines(found, language)), words or "\n".join(lines(recap))
    buttons = [Button(PageId(ROOM, "day", f"{game.name}.{day}"), say(language, "daily-more"))]
    if found.standing is not None:
        share = Button(
            PageId(ROOM, "share", f"{game.name}.{day}"),
            say(language, "standings-share"),
            style=discord.ButtonStyle.primary,
        )
        buttons.insert(0, share)
    return framed(
        ["\n".join(head), picture, below], buttons, colour=GOLD, four_colours=at.four_colours
    )


def counts(until: int, language: str) -> str:
    """Line with the moment (UTC ms) by which a deal of the day counts."""
    return say(language, "daily-counts", finished=moment(until), when=relative(until))


def closed(language: str) -> Post:
    """Message in place of a deal that was not finished on its day."""
    return unframed(say(language, "daily-closed"), edit_only=True)
