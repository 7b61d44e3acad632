"""Le Brouc's messages of some evenings in four languages are as recorded.

They were recorded with the code for Le Brouc alone; ``--update-golden`` records them again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.messages.posts import Post, Sketch
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import MessageKey, hand_key
from cogs.outbox.render import Renderer
from cogs.view.drawers import Drawers, Rank
from cogs.view.options import options_panel
from cogs.view.pictures import Pictures
from db import Store
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Scene
from games.brouc import GAME
from tests.cogs.view.recorded import EVENINGS, Evening, Read, evening
from tests.tables.house import House

GOLDEN = Path(__file__).parent / "golden"


class ByName(Drawers):
    """Pictures by their name only."""

    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """The name only."""
        kind = sketch.scene.kind
        return Picture(b"", "webp", kind, 1, 1, kind)


class Drawn(Pictures):
    """The same in words."""

    async def words(
        self, game: Game, scene: Scene, seats: Any, look: Look, guild: int | None
    ) -> str:
        """A placeholder for the words."""
        return "(words)"


async def nobody(guild: int | None, person: int) -> str:
    """Names are not drawn."""
    return ""


def reading(house: House) -> Read:
    """The messages composed by the renderer."""
    people = UserPrefs(house.store, house.time.now)
    games = {GAME.name: GAME}
    renderer = Renderer(house.tables, house.store, people, Drawn(nobody, ByName()), games)

    async def read(table: int, key: str) -> Post | None:
        kind, _, person = key.partition(":")
        match kind:
            case "options":
                state = await house.state(table)
                options = state.options
                return options_panel(GAME, table, state.lobby_seq, options, options.language)
            case "resting":
                return await renderer.resting(table, int(person))
            case "sure":
                sure = await first_move(house, table, int(person))
                if sure is None:
                    return None
                state, hand = await house.state(table), hand_key(int(person))
                renderer.questions.ask(state, hand, state.game.decode(sure), lambda: None)
                asked = await renderer.post(table, hand)
                renderer.questions.forget(table, hand)
                return asked
            case _:
                return await renderer.post(table, MessageKey.parse(key))

    return read


async def first_move(house: House, table: int, person: int) -> str | None:
    """The first move that may be made."""
    panel = await house.tables.hand(table, person)
    assert panel is not None
    view = panel.view
    rules = GAME.rules
    return next((rules.encode(action) for action in view.legal if rules.is_move(action)), None)


@pytest.mark.parametrize("one", EVENINGS, ids=lambda one: one.language)
async def test_messages_are_as_recorded(
    one: Evening, store: Store, request: pytest.FixtureRequest
) -> None:
    found = await evening(store, one, reading)
    file = GOLDEN / f"{one.language}.txt"
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found.split("\n\n") == file.read_text(encoding="utf-8").split("\n\n")
