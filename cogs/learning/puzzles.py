"""/puzzle: positions with one clearly best action, and one's own mistakes until they are solved.

Puzzle and answer are in the custom id. The first answer to a puzzle is rated.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands

from base.bounded import Bounded
from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.learning.course import answer_of
from cogs.learning.lesson_pages import ids_of, laid_out
from cogs.learning.puzzle_lines import Line, line_of, tricks_before
from cogs.messages.components import Button, Interaction, Row
from cogs.messages.custom_ids import MalformedError, PageId, number, packed, unpacked
from cogs.messages.game_choice import GameChoice
from cogs.messages.plain import relative
from cogs.messages.posts import Post
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view import panels
from cogs.view.panels import GREEN, RED
from cogs.view.scenes import Reader, drawn
from db import Answered, Practice
from gamekit.api.face import Face
from gamekit.api.game import Game, Games
from gamekit.api.panel import Act, Menu, Panel
from gamekit.api.puzzle import Puzzle
from gamekit.api.puzzle import Puzzles as Declared
from i18n import UnknownSentenceError

ROOM: Final = "puzzle"
KEPT: Final = 200
"""Lines remembered."""
Asked: TypeAlias = Game | tuple[str, ...]
"""Game of the next puzzle, or the values of an answer."""


@dataclass(frozen=True, slots=True)
class Looked:
    """Place in the two lines after an answer, in a component's id."""

    made: str
    """The answer."""
    own: bool = False
    """Whether the line of the answer is shown, else the one that it is compared with."""
    step: int = 0
    """Step of the replay; 0: the end of the answer's trick."""

    def __str__(self) -> str:
        return f"{self.step}.{'own' if self.own else 'other'}.{packed(self.made)}"

    @classmethod
    def parse(cls, text: str) -> Looked:
        """Parse a place; ``ValueError`` for another text."""
        step, own, made = text.split(".")
        if own not in ("own", "other"):
            raise MalformedError(text)
        return cls(unpacked(made), own == "own", number(step))


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
        self._lines = Bounded[tuple[str, str, str], Line](KEPT)

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
        if page.what == "again":
            await responder(interaction).wait()
            await responder(interaction).show(await self._page(game, puzzle, reader))
            return
        if page.what == "tricks":
            await responder(interaction).wait(beside=True)
            view = game.rules.view(puzzle.state(game.rules), puzzle.seat)
            tricks = "\n".join(game.face.page("tricks", view, reader.at(puzzle.seat)).lines)
            await responder(interaction).say(tricks, four_colours=reader.four_colours)
            return
        if page.what in ("line", "back"):
            await responder(interaction).wait()
            at = looked_at(game, puzzle, rest)
            told = [*_verdict(game, puzzle, at.made, reader.language)]
            await responder(interaction).show(await self._judged(game, puzzle, reader, at, told))
            return
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
        lines = [*_verdict(game, puzzle, action, reader.language)]
        lines += _standing(answered, reader.language)
        right = action in puzzle.best
        at = Looked(action, own=right)
        await responder(interaction).show(await self._judged(game, puzzle, reader, at, lines))

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

    async def _page(self, game: Game, puzzle: Puzzle, reader: Reader, *, due: bool = False) -> Post:
        """The position as its seat sees it, with its buttons."""
        language, face = reader.language, game.face
        board, hand = await asyncio.to_thread(shown_by, game, puzzle, reader)
        lines = [*_title(game, puzzle, language)]
        lines += [say(language, "puzzle-due")] if due else []
        lines.append(say(language, "puzzle-ask", seat=face.say(language, f"seat-{puzzle.seat}")))
        lines += panels.lines(board)
        rows = panels.rows(_answers(hand), ids_of(partial(_id, puzzle)), face, language)
        if tricks_before(game, puzzle, reader.at()):
            rows.append(Row(Button(_id(puzzle, "tricks"), say(language, "puzzle-tricks"))))
        scene = await drawn(self._pictures, game, hand.scene, reader)
        return laid_out(lines, scene, GREEN, rows, reader)

    async def _judged(
        self, game: Game, puzzle: Puzzle, reader: Reader, at: Looked, told: list[str]
    ) -> Post:
        """The judgement of an answer, ``told``, and one of the two lines played out."""
        language, where = reader.language, reader.at(puzzle.seat)
        right = at.made in puzzle.best
        other = puzzle.best[0] if not right else puzzle.nearest
        actions = [at.made] + [other] * (other is not None)
        lines = [await self._line(game, puzzle, action) for action in actions if action]
        shown = lines[0 if at.own or len(lines) == 1 else 1]
        told = [*_title(game, puzzle, language), *told, say(language, "puzzle-lines")]
        for line in lines:
            trick, result = line.words(game, puzzle, where)
            what = game.face.label(line.action, language)
            told.append(say(language, "puzzle-line", what=what, trick=trick, result=result))
        rows: list[Row] = []
        panel = Panel()
        if game.replay is not None:
            step = min(max(at.step or shown.trick, 0), shown.last)
            panel = game.replay.step(shown.view, step, where, puzzle.seat)
            rows.append(Row(*_ways(game, puzzle, at, lines, shown, step, language)))
        green = discord.ButtonStyle.success
        following = PageId(ROOM, "next", game.name)
        rows.append(
            Row(
                Button(following, say(language, "puzzle-next"), style=green),
                Button(_id(puzzle, "again"), say(language, "puzzle-again")),
            )
        )
        told += [panel.title] if panel.title else []
        scene = await drawn(self._pictures, game, panel.scene, reader)
        return laid_out(told, scene, GREEN if right else RED, rows, reader)

    async def _line(self, game: Game, puzzle: Puzzle, action: str) -> Line:
        key = game.name, puzzle.id, action
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = await asyncio.to_thread(line_of, game, puzzle, action)
        return line


def looked_at(game: Game, puzzle: Puzzle, text: str) -> Looked:
    """Parse a place in the lines; ``ValueError`` for an action that the seat does not have."""
    at = Looked.parse(text)
    if at.made not in (*puzzle.best, *puzzle.rivals):
        legal = game.rules.legal_actions(puzzle.state(game.rules), puzzle.seat)
        if at.made not in map(game.rules.encode, legal):
            raise MalformedError(text)
    return at


def _ways(
    game: Game,
    puzzle: Puzzle,
    at: Looked,
    lines: Sequence[Line],
    shown: Line,
    step: int,
    language: str,
) -> Iterator[Button]:
    """Buttons to the other line, and to the steps beside the one shown."""
    for number_, line in enumerate(lines):
        if len(lines) > 1:
            label = say(language, "puzzle-with", what=game.face.label(line.action, language))
            place = replace(at, own=number_ == 0, step=0)
            yield Button(_id(puzzle, "line", str(place)), label, disabled=line is shown)
    own = shown is lines[0]
    for what, words, to in (("back", "replay-back", step - 1), ("line", "replay-next", step + 1)):
        there = max(1, shown.first) <= to <= shown.last
        place = replace(at, own=own, step=max(to, 1))
        yield Button(_id(puzzle, what, str(place)), say(language, words), disabled=not there)


def _title(game: Game, puzzle: Puzzle, language: str) -> Iterator[str]:
    face = game.face
    yield say(language, "puzzle-title", game=face.say(language, "game-name"))
    if puzzle.preset != game.rules.presets[0]:
        yield panels.small(face.say(language, f"preset-{puzzle.preset}"))


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
    if page.what not in ("act", "pick", "several", "again", "tricks", "line", "back"):
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


def _verdict(game: Game, puzzle: Puzzle, made: str, language: str) -> Iterator[str]:
    """The verdict on an answer, the reason by the cards, its cost."""
    face = game.face

    def label(action: str) -> str:
        return face.label(action, language)

    best, rival = puzzle.best[0], puzzle.rivals.get(made)
    verdict = "wrong" if made not in puzzle.best else "right" if made == best else "alike"
    yield say(language, f"puzzle-{verdict}", made=label(made), best=label(best))
    if rival is not None and rival.key:
        named = {"what": label(best), "made": label(made), "rank": "none", "suit": "none"}
        values = {**named, **rival.values}
        yield from _told(face, language, rival.key, values)
        values["margin"] = max(1, round(rival.loss))
        yield face.say(language, "puzzle-margin", **values)
    else:
        against = label(puzzle.against) if puzzle.against else ""
        values = {"what": label(best), "made": against, **puzzle.values}
        yield from _told(face, language, puzzle.key, values)


def _told(face: Face, language: str, key: str, values: Mapping[str, str | int]) -> Iterator[str]:
    """A reason; nothing where a puzzle of an earlier version lacks what its sentence says now."""
    with suppress(UnknownSentenceError):
        yield face.say(language, key, **values)


def _standing(answered: Answered, language: str) -> Iterator[str]:
    """The rating, and when the puzzle returns."""
    before, after = answered.before.mean, answered.after.mean
    if answered.before != answered.after:
        yield panels.small(say(language, "puzzle-rating", before=before, after=after))
    if answered.due is not None:
        yield panels.small(say(language, "puzzle-back", when=relative(answered.due)))


def _id(puzzle: Puzzle, what: str, rest: str = "") -> PageId:
    return PageId(ROOM, what, f"{puzzle.id}.{rest}" if rest else puzzle.id)


def shown_by(game: Game, puzzle: Puzzle, reader: Reader) -> tuple[Panel, Panel]:
    """Panels of the table and of the seat's hand; nothing else of the state is shown."""
    state, at = puzzle.state(game.rules), reader.at(puzzle.seat)
    public, own = (game.rules.view(state, seat) for seat in (None, puzzle.seat))
    return game.face.board(public, at), game.face.hand(own, at)


def _answers(hand: Panel) -> Panel:
    """The rows of a hand that execute actions."""
    rows = (
        row if isinstance(row, Menu) else tuple(one for one in row if isinstance(one.press, Act))
        for row in hand.rows
    )
    return Panel(rows=tuple(row for row in rows if row))
