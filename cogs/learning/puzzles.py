"""/puzzle: positions with one clearly best action, and one's own mistakes until they are solved.

Puzzle and answer are in the custom id. The first answer to a puzzle is rated.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.learning.course import answer_of
from cogs.learning.lesson_pages import ids_of, laid_out
from cogs.messages.components import Button, Interaction, Row
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.game_choice import GameChoice
from cogs.messages.plain import relative
from cogs.messages.posts import Post
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view import panels
from cogs.view.panels import GREEN, RED
from cogs.view.scenes import Reader, drawn
from db import Answered, Practice
from gamekit.api.game import Game, Games
from gamekit.api.panel import Act, Menu, Panel
from gamekit.api.puzzle import Puzzle
from gamekit.api.puzzle import Puzzles as Declared

ROOM: Final = "puzzle"
Asked: TypeAlias = Game | tuple[str, ...]
"""Game of the next puzzle, or the values of an answer."""


class PuzzleCommands(Feature, commands.Cog):
    """/puzzle."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        games = with_puzzles(self._games)
        self._choice = GameChoice(
            self._games,
            self._store,
            self._people,
            having=games,
            lacking="no-puzzles",
            page=lambda game: PageId(ROOM, "next", game.name),
        )
        services.router.open(ROOM, self.enter, partial(meant, games))
        self._choice.offered(self)

    @command("puzzle", game="cmd-option-game")
    async def puzzle(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Show the person's next puzzle."""
        meant = await self._choice.asked(interaction, game)
        if meant is not None:
            await self._next(interaction, meant)

    async def enter(self, interaction: Interaction, page: PageId, asked: Asked) -> None:
        """Handle a button or menu of a puzzle."""
        if isinstance(asked, Game):
            await self._next(interaction, asked)
            return
        name, _, rest = page.arg.partition(".")
        found = await self._found(name)
        reader = await Reader.asking(self._people, interaction)
        if found is None:
            await responder(interaction).say(say(reader.language, "puzzle-gone"))
            return
        game, puzzle = found
        try:
            action = answer_of(game, puzzle.seat, page.what, rest, asked)
        except ValueError:
            raise MalformedError(page.arg) from None
        await responder(interaction).wait()
        answered = await self._store.puzzles.answer(
            interaction.user.id,
            game.name,
            puzzle.id,
            puzzle.rating,
            action in puzzle.best,
            self._now(),
        )
        post = await self._page(game, puzzle, reader, told=(action, answered))
        await responder(interaction).show(post)

    async def _next(self, interaction: Interaction, game: Game) -> None:
        """Show a mistake that is due, else the open puzzle nearest to the person's rating."""
        reader, now = await Reader.asking(self._people, interaction), self._now()
        practice = await self._store.puzzles.practice(interaction.user.id, game.name)
        declared = declared_by(game)
        chosen = following(declared, practice, now)
        found = await self._found(chosen) if chosen is not None else None
        if found is None:
            when = next((at for at in practice.due.values() if at > now), None)
            values = {"game": game.face.say(reader.language, "game-name")}
            if when is not None:
                text = say(reader.language, "puzzle-wait", when=relative(when), **values)
            else:
                text = say(reader.language, "puzzle-none", **values)
            await responder(interaction).say(text)
            return
        await responder(interaction).wait()
        due = found[1].id in practice.due
        await responder(interaction).show(await self._page(*found, reader, due=due))

    async def _found(self, puzzle: str) -> tuple[Game, Puzzle] | None:
        for game in self._choice.games.values():
            given = declared_by(game).given.get(puzzle)
            if given is not None:
                return game, given
        stored = await self._store.puzzles.document(puzzle)
        if stored is None or stored[0] not in self._choice.games:
            return None
        return self._choice.games[stored[0]], Puzzle.read(stored[1])

    async def _page(
        self,
        game: Game,
        puzzle: Puzzle,
        reader: Reader,
        *,
        due: bool = False,
        told: tuple[str, Answered] | None = None,
    ) -> Post:
        """The position as its seat sees it, with its buttons or the judgement of an answer."""
        language, face = reader.language, game.face
        board, hand = await asyncio.to_thread(shown_by, game, puzzle, reader)
        lines = [say(language, "puzzle-title", game=face.say(language, "game-name"))]
        if puzzle.preset != game.rules.presets[0]:
            lines.append(panels.small(face.say(language, f"preset-{puzzle.preset}")))
        if told is not None:
            lines += _judgement(game, puzzle, *told, language)
        else:
            lines += [say(language, "puzzle-due")] if due else []
            lines.append(
                say(language, "puzzle-ask", seat=face.say(language, f"seat-{puzzle.seat}"))
            )
        lines += panels.lines(board)
        if told is None:
            rows = panels.rows(_answers(hand), ids_of(partial(_id, puzzle)), face, language)
        else:
            green = discord.ButtonStyle.success
            again = Button(
                PageId(ROOM, "next", game.name), say(language, "puzzle-next"), style=green
            )
            rows = [Row(again)]
        scene = await drawn(self._pictures, game, hand.scene, reader)
        colour = GREEN if told is None or told[0] in puzzle.best else RED
        return laid_out(lines, scene, colour, rows, reader)


def with_puzzles(games: Games) -> Games:
    """Games that have puzzles."""
    return {name: game for name, game in games.items() if game.puzzles is not None}


def declared_by(game: Game) -> Declared:
    """Return the game's declaration; ``LookupError`` if it has none."""
    if game.puzzles is None:
        raise LookupError(game.name)
    return game.puzzles


def meant(games: Games, page: PageId, values: tuple[str, ...]) -> Asked:
    """Parse a click; ``ValueError`` or ``LookupError`` for another component."""
    if page.what == "next" and not values:
        return games[page.arg]
    if page.what not in ("act", "pick", "several"):
        raise MalformedError(page.what)
    return values


def following(declared: Declared, practice: Practice, now: int) -> str | None:
    """Return a mistake that is due, else the open puzzle nearest to the person's rating."""
    given = declared.given.keys()
    due = (one for one, at in practice.due.items() if at <= now and one in given | practice.grown)
    ratings = {name: one.rating for name, one in declared.given.items()} | dict(practice.rated)
    open_ = (given | practice.shared) - practice.answered
    near = sorted(open_, key=lambda one: (abs(ratings[one] - practice.mu), one))
    return next(iter([*due, *near]), None)


def _judgement(
    game: Game, puzzle: Puzzle, action: str, answered: Answered, language: str
) -> Iterator[str]:
    """The verdict, the reason in the words of a hint, the margin, the rating, the return."""
    face = game.face
    made, best = (face.label(one, language) for one in (action, puzzle.best[0]))
    verdict = "wrong" if action not in puzzle.best else "right" if made == best else "alike"
    yield say(language, f"puzzle-{verdict}", made=made, best=best)
    yield face.say(language, puzzle.key, **{"what": best, **puzzle.values})
    if puzzle.margin:
        yield face.say(language, "puzzle-margin", margin=max(1, round(puzzle.margin)))
    before, after = answered.before.mean, answered.after.mean
    if answered.before != answered.after:
        yield panels.small(say(language, "puzzle-rating", before=before, after=after))
    if answered.due is not None:
        yield panels.small(say(language, "puzzle-back", when=relative(answered.due)))


def _id(puzzle: Puzzle, what: str, rest: str) -> PageId:
    return PageId(ROOM, what, f"{puzzle.id}.{rest}")


def shown_by(game: Game, puzzle: Puzzle, reader: Reader) -> tuple[Panel, Panel]:
    """Panels of the table and of the seat's hand; nothing else of the state is shown."""
    state, at = puzzle.state(game.rules), reader.at()
    public, own = (game.rules.view(state, seat) for seat in (None, puzzle.seat))
    return game.face.board(public, at), game.face.hand(own, at)


def _answers(hand: Panel) -> Panel:
    """The rows of a hand that execute actions."""
    rows = (
        row if isinstance(row, Menu) else tuple(one for one in row if isinstance(one.press, Act))
        for row in hand.rows
    )
    return Panel(rows=tuple(row for row in rows if row))
