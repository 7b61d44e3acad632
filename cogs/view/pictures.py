"""Pictures of any game's scenes, for one server and one reader: drawn where somebody sees them.

A picture begins as a *sketch*: its ingredients and their fingerprint. If the message already shows
the same picture it is kept; a picture seen by several people is drawn once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from base.bounded import Bounded
from cogs.i18n.sentences import COMPUTERS
from cogs.messages.display_names import NameOf
from cogs.messages.posts import NOTHING, Post, Shown, Sketch
from cogs.view.drawers import Drawers, Rank
from cogs.view.fingerprints import fingerprint
from db import Preferences
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Portrait, Scene
from render.shared import scenes_of
from render.style.names import drawable
from tables.journal.entries import Kind
from tables.views import Board, SeatCard

KEPT_BYTES: Final = 6 * 1024 * 1024
"""Size of the cache of recent pictures, in bytes."""
TOLD: Final = 500
"""Number of cached alternative texts."""

Compose = Callable[[], Awaitable[Post | None]]
"""Composes a message as it looks now, with a sketch for a picture."""


@lru_cache(maxsize=4096)
def initials(name: str) -> str:
    """The first letters of a name's first and last word.

    >>> initials("Anne"), initials("marie de  la Tour"), initials("_x_")
    ('A', 'MT', 'X')
    """
    words = [found.group() for word in name.split() if (found := re.search(r"[^\W_]", word))]
    return "".join(dict.fromkeys((*words[:1], *words[-1:]))).upper()[:2]


@dataclass(frozen=True, slots=True)
class Seated:
    """The people at a table as pictures show them, by seat."""

    names: Mapping[str, str]
    """Of every seat; empty where nobody sits, and for unknown people."""
    portraits: tuple[tuple[str, Portrait], ...]


class Pictures:
    """Pictures of all games' scenes.

    ``guild`` is the server where a picture is seen: it determines people's names.
    """

    def __init__(
        self,
        name_of: NameOf,
        drawers: Drawers | None = None,
        avatar_of: Callable[[int], bytes] = lambda person: b"",
        known_name: Callable[[int | None, int], str | None] = lambda guild, person: None,
    ) -> None:
        """``avatar_of``: a person's avatar as a small PNG, empty if there is none, or not yet.

        ``known_name``: as ``name_of``; ``None`` if the name has to be fetched.
        """
        self._avatar_of = avatar_of
        self._known_name = known_name
        self.drawers = drawers or Drawers()
        self._name_of = name_of
        self._drawing: dict[str, asyncio.Task[Picture]] = {}
        self._drawn = Bounded[str, Picture](KEPT_BYTES, lambda picture: len(picture.data))
        self._told = Bounded[str, str](TOLD)

    def sketch(self, game: Game, scene: Scene, look: Look, seated: Seated) -> Sketch | None:
        """Return a picture still to be drawn; ``None`` from a game that has none."""
        if game.scenes is None:
            return None
        return sketched(game, scene, seated.names, replace(look, portraits=seated.portraits))

    async def draw(self, game: Game, scene: Scene, look: Look, seated: Seated) -> Picture | None:
        """Draw a picture at once; ``None`` from a game that has none."""
        sketch = self.sketch(game, scene, look, seated)
        return None if sketch is None else await self.of(game, sketch, Rank.PAGE)

    async def words(self, game: Game, scene: Scene, look: Look, seated: Seated) -> str:
        """Describe a picture in words; empty from a game that has none."""
        if game.scenes is None:
            return ""
        return await asyncio.to_thread(game.scenes.words, scene, seated.names, look)

    async def seated(self, seats: Sequence[SeatCard], guild: int | None) -> Seated:
        """Return the people at a table, as a server sees them."""
        names: dict[str, str] = {}
        unknown: dict[str, int] = {}
        for card in seats:
            person = card.occupant.person
            if card.occupant.kind is Kind.COMPUTER:
                names[card.seat] = COMPUTERS[card.figure]
            elif person is None:
                names[card.seat] = ""
            elif (name := self._known_name(guild, person)) is not None:
                names[card.seat] = name
            else:
                names[card.seat], unknown[card.seat] = "", person
        if unknown:  # Rare: a task for each name would cost as much as all of the message's text.
            asked = (self._name_of(guild, person) for person in unknown.values())
            names.update(zip(unknown, await asyncio.gather(*asked), strict=True))
        return Seated(names, tuple(self._portraits(seats, names)))

    async def people(self, persons: Iterable[int], guild: int | None) -> list[tuple[str, Portrait]]:
        """Names and portraits of people, as a server sees them; unknown ones have no letters."""
        found = []
        for person in persons:
            name = self._known_name(guild, person)
            if name is None:
                name = await self._name_of(guild, person)
            letters = initials(drawable(name))
            found.append((name, Portrait(image=self._avatar_of(person), initials=letters)))
        return found

    def _portraits(
        self, seats: Iterable[SeatCard], names: Mapping[str, str]
    ) -> Iterator[tuple[str, Portrait]]:
        for card in seats:
            person, name = card.occupant.person, names[card.seat]
            if card.occupant.kind is Kind.COMPUTER:
                yield card.seat, Portrait(figure=card.figure)
            elif person is not None and name:
                avatar = self._avatar_of(person)
                yield card.seat, Portrait(image=avatar, initials=initials(drawable(name)))

    async def of(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """Return a sketch's picture, from the cache or drawn now."""
        found = await self._there(sketch)
        if found is None:
            async with self.drawers.turn(rank):
                found = await self._there(sketch) or await self._draw(game, sketch, rank)
        return found

    async def finished(
        self,
        game: Game,
        compose: Compose,
        shown: Shown = NOTHING,
        rank: Rank = Rank.TABLE,
        *,
        still: Callable[[], Awaitable[bool]] | None = None,
    ) -> Post | None:
        """Return a message ready to be sent where ``shown`` is its present content.

        Unchanged content comes back as it is, its picture perhaps a sketch: it need not be sent. A
        picture is composed when its turn comes; ``still`` tells whether the composition is
        unchanged since, so that it need not be repeated.
        """
        post = await compose()
        ready = await self._without_drawing(game, post, shown)
        if ready is not None or post is None:
            return ready
        async with self.drawers.turn(rank) as waited:
            if waited and (still is None or not await still()):
                post = await compose()
            ready = await self._without_drawing(game, post, shown)
            if ready is not None or post is None:
                return ready
            return post.with_pictures(
                [
                    await self._there(sketch) or await self._draw(game, sketch, rank)
                    for sketch in post.sketches
                ]
            )

    # -- one picture -------------------------------------------------------------------------------

    async def _without_drawing(self, game: Game, post: Post | None, shown: Shown) -> Post | None:
        """Return the message if nothing has to be drawn for it, else ``None``."""
        if post is None or not post.sketches or post.content_hash == shown.content:
            return post
        if post.is_shown(shown.picture):
            words = [await self._words(game, sketch) for sketch in post.sketches]
            return post.keeping(shown.picture, words)
        there = []
        for sketch in post.sketches:
            if (picture := await self._there(sketch)) is None:
                return None
            there.append(picture)
        return post.with_pictures(there)

    async def _there(self, sketch: Sketch) -> Picture | None:
        """Return the picture if it is cached or being drawn for another caller."""
        drawing = self._drawing.get(sketch.fingerprint)
        if drawing is not None:
            return await asyncio.shield(drawing)
        return self._drawn.get(sketch.fingerprint)

    async def _draw(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """Draw it to the end even if the caller gives up: they will want it soon after."""
        task = asyncio.ensure_future(self.drawers.scene(game, sketch, rank))
        self._drawing[sketch.fingerprint] = task
        task.add_done_callback(partial(self._keep, sketch))
        return await asyncio.shield(task)

    def _keep(self, sketch: Sketch, done: asyncio.Task[Picture]) -> None:
        del self._drawing[sketch.fingerprint]
        if not done.cancelled() and done.exception() is None:
            picture = done.result()
            self._drawn[sketch.fingerprint] = picture
            self._told[sketch.fingerprint] = picture.alt

    async def _words(self, game: Game, sketch: Sketch) -> str:
        """Return the words of a picture that is not drawn again."""
        known, scenes = self._told.get(sketch.fingerprint), scenes_of(game, sketch.scene)
        if known is None and scenes is not None:
            known = await asyncio.to_thread(scenes.words, sketch.scene, sketch.names, sketch.look)
            self._told[sketch.fingerprint] = known
        return known or ""


def sketched(game: Game, scene: Scene, names: Mapping[str, str], look: Look) -> Sketch:
    """Collect the ingredients of a scene."""
    return Sketch(game.name, scene, names, look, fingerprint(game, scene, names, look))


def public_look(board: Board) -> Look:
    """Look of public pictures: in the table's language."""
    return Look(board.options.language)


def own_look(preferences: Preferences, language: str) -> Look:
    """Look of a person's own pictures."""
    four = preferences.pack == "four-colour"
    return Look(language, "four" if four else "two", preferences.big_index)
