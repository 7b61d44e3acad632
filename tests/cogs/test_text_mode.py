"""Text mode: cards in words and no emoji in a hand, whatever is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.text_mode import KEPT, SIGNS
from db import Preferences
from games.registry import games
from i18n import LANGUAGES
from tests.cogs.test_card_faces import EMOJIS
from tests.e2e.evening import evening
from tests.i18n.test_typography import HOUSES, texts

GAMES = games()
EMOJI = re.compile(
    r"[\u2600-\u2712\u2714-\u2716\u2718-\u27bf\u2b1b\u2b1c\u25ab\ufe0f\U0001f1e6-\U0001faff]|<:"
)
pytestmark = pytest.mark.usefixtures("quick_pictures")


def test_every_emoji_of_the_catalogues_is_known() -> None:
    suits = "♥♦♣♠♡♢♧♤"
    known = {*KEPT, *SIGNS, *suits, "\ufe0f"}
    for folder in HOUSES:
        for language in LANGUAGES:
            for key, text in texts(folder, language):
                assert set(EMOJI.findall(text)) <= known, key


def said(message: Any) -> str:
    return str(message.components)


@pytest.mark.parametrize("name", GAMES)
async def test_a_hand_in_text_mode_has_words_alone(tmp_path: Path, name: str) -> None:
    game = GAMES[name]
    people = len(game.rules.seats)
    async with evening(tmp_path, games={name: game}, people=people) as world:
        world.bot.faces.use(EMOJIS)
        for person in world.people:
            await world.store.people.set_preferences(person.id, Preferences(text_mode=True))
        table = await world.open_table()
        await world.start()
        for number in range(30):
            state = await world.state(table)
            if state.next.awaits == "deal":
                await world.server.advance(4_000)
                continue
            if state.next.awaits != "turn":
                break
            legal = game.rules.legal_actions(state.match, state.turn or "")
            moves = [one for one in legal if game.rules.is_move(one)]
            mover = state.seats[state.turn or ""].person or 0
            await world.bot.tables.act(table, mover, moves[number % len(moves)], cause=f"{number}")
            await world.server.settle()
            for one in world.people:
                found = said(world.hand(one))
                assert not EMOJI.search(found), found
                assert not set(found) & set("♥♦♣♠"), found
