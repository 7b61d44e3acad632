"""/learn: the course of a game, answered by the same buttons as at a table.

The place in the course and the answer are in the custom id, the answer is judged at every click,
and only the progress is stored.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
from discord.ext import commands

from base.bounded import Bounded
from cogs.i18n.translator import command
from cogs.learning.lesson_pages import ROOM, course_of, right_page, solution, task_page
from cogs.learning.library import rules_buttons
from cogs.learning.progress import CourseProgress, done, following, resumed, there
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError, PageId, number, unpacked
from cogs.messages.game_choice import GameChoice
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view.scenes import Reader
from gamekit.api.course import Feedback, Place
from gamekit.api.game import Game, Games
from gamekit.api.panel import together

TRIES: Final = 3
"""Wrong answers at one place after which the solution is offered."""
KEPT: Final = 1_000
"""Number of people whose wrong answers are remembered."""


@dataclass(frozen=True, slots=True)
class Step:
    """A click on a page of the course."""

    game: Game
    place: Place | None = None
    """``None``: the place where the course was left."""
    action: str | None = None
    """The answer given there, if any."""
    tell: bool = False
    """Whether the solution is requested."""


class CourseCommands(Feature, commands.Cog):
    """/learn."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._choice = GameChoice(
            self._games,
            self._store,
            self._people,
            having=taught(self._games),
            lacking="no-course",
            page=lambda game: PageId(ROOM, "resume", game.name),
            instead=rules_buttons,
        )
        first = self._choice.first
        name = first.name if first is not None else ""
        self._progress = CourseProgress(self._store, name, self._now)
        self._tries = Bounded[tuple[int, str, Place], int](KEPT)
        services.router.open(ROOM, self.enter, partial(meant, self._choice.games))
        self._choice.offered(self)

    @command("learn", game="cmd-option-game")
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Resume a game's course."""
        meant = await self._choice.asked(interaction, game)
        if meant is not None:
            await self._resume(interaction, meant, await Reader.asking(self._people, interaction))

    async def enter(self, interaction: Interaction, page: PageId, step: Step) -> None:
        """Handle a button or menu of the course."""
        reader = await Reader.asking(self._people, interaction)
        game, place = step.game, step.place
        if place is None:
            await self._resume(interaction, game, reader)
            return
        await responder(interaction).wait()
        asked = interaction.user.id, game.name, place
        if step.tell:
            await self._tell(interaction, game, place, reader)
            return
        if step.action is None:
            await self._reached(interaction, game, place)
            await self._ask(interaction, game, place, reader)
            return
        course = course_of(game)
        feedback = course.answer(place, step.action, reader.at())
        if feedback.verdict != "right":
            self._tries[asked] = tries = (self._tries.get(asked) or 0) + 1
            await self._ask(interaction, game, place, reader, feedback, tell=tries >= TRIES)
            return
        await self._answered(interaction, game, place, feedback, reader)

    async def _tell(
        self, interaction: Interaction, game: Game, place: Place, reader: Reader
    ) -> None:
        """Show the solution with its result."""
        found = await asyncio.to_thread(solution, game, place, reader.at())
        if found is None:
            await self._ask(interaction, game, place, reader)
            return
        action, label = found
        feedback = course_of(game).answer(place, action, reader.at())
        await self._answered(interaction, game, place, feedback, reader, told=label)

    async def _answered(
        self,
        interaction: Interaction,
        game: Game,
        place: Place,
        feedback: Feedback,
        reader: Reader,
        told: str = "",
    ) -> None:
        course = course_of(game)
        self._tries.pop((interaction.user.id, game.name, place))
        after = following(course.lessons, place)
        if after is None or after.lesson > place.lesson:
            await self._reached(interaction, game, place, done=True)
        else:
            await self._reached(interaction, game, after)
        finished = await self._done(interaction, game)
        page = await right_page(self._pictures, game, place, feedback, reader, finished, told=told)
        await responder(interaction).show(page)

    async def _resume(self, interaction: Interaction, game: Game, reader: Reader) -> None:
        known = await self._progress.of(interaction.user.id, game.name)
        await responder(interaction).wait(beside=True)
        await self._ask(interaction, game, resumed(course_of(game).lessons, known), reader)

    async def _ask(
        self,
        interaction: Interaction,
        game: Game,
        place: Place,
        reader: Reader,
        feedback: Feedback | None = None,
        *,
        tell: bool = False,
    ) -> None:
        finished = await self._done(interaction, game)
        page = await task_page(self._pictures, game, place, reader, finished, feedback, tell=tell)
        await responder(interaction).show(page)

    async def _reached(
        self, interaction: Interaction, game: Game, place: Place, *, done: bool = False
    ) -> None:
        lessons, person = course_of(game).lessons, interaction.user.id
        await self._progress.reached(person, game.name, lessons, place, done=done)

    async def _done(self, interaction: Interaction, game: Game) -> frozenset[str]:
        return done(await self._progress.of(interaction.user.id, game.name))


def taught(games: Games) -> Games:
    """Games that have lessons."""
    return {
        name: game
        for name, game in games.items()
        if game.course is not None and game.course.lessons
    }


def meant(games: Games, page: PageId, values: tuple[str, ...]) -> Step:
    """Parse a click; ``ValueError`` or ``LookupError`` for another component."""
    game, rest = _game(games, page.arg)
    if page.what == "resume":
        if rest or values:
            raise MalformedError(page.arg)
        return Step(game)
    if page.what == "lesson":
        if rest:
            raise MalformedError(page.arg)
        (rest,) = values
    lesson, exercise, step, *more = rest.split(".", 3)
    place = Place(number(lesson), number(exercise), number(step))
    if not there(course_of(game).lessons, place):
        raise MalformedError(rest)
    if page.what in ("back", "over", "on", "lesson", "tell"):
        if more:
            raise MalformedError(rest)
        return Step(game, place, tell=page.what == "tell")
    return Step(
        game, place, answer_of(game, course_of(game).seat, page.what, "".join(more), values)
    )


def _game(games: Games, arg: str) -> tuple[Game, str]:
    """Split an argument into the game it begins with and the rest."""
    name, _, rest = arg.partition(".")
    return games[name], rest


def answer_of(game: Game, seat: str, what: str, rest: str, values: tuple[str, ...]) -> str:
    """Parse a component of :func:`cogs.learning.lesson_pages.ids_of`: a seat's encoded action.

    ``ValueError`` for another.
    """
    if what == "pick":
        (text,) = values
    elif what == "several" and rest and values:
        text = together(unpacked(rest), values)
    elif what == "act" and not values:
        text = unpacked(rest)
    else:
        raise MalformedError(what)
    action = game.rules.decode(text)
    if game.rules.actor(action) != seat:
        raise MalformedError(text)
    return game.rules.encode(action)
