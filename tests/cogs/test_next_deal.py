"""The pause after a deal, ended by all who are present; undo against computer players."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.outbox.key import Kind, MessageKey
from tests.cogs.pages import begin
from tests.e2e.evening import QUICK, Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")
LONG = replace(QUICK, deal=7 * 24 * 3_600_000)


async def recap(world: Evening, table: int) -> Any:
    """The message of the first deal, over or not."""
    key = str(MessageKey(Kind.BOARD, 1, 1))
    kept = await world.store.messages.get(table, key)
    assert kept is not None
    return next(one for one in world.history(world.thread) if one.id == kept.message_id)


async def test_the_next_deal_comes_when_all_have_pressed_and_the_recap_says_who_has(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, pauses=LONG) as world:
        table = await begin(world)
        anne, *others = world.people
        await world.press(anne, world.hand(anne), "dehors")  # Wrong, so that the deal is over.
        await world.server.settle()
        assert (await world.state(table)).between_deals
        await world.press(anne, await recap(world, table), "next")
        await world.server.settle()
        told = world.text(await recap(world, table))
        assert say("en", "board-ready", persons=f"<@{anne.id}>") in told
        again = await world.press(anne, await recap(world, table), "next")
        assert world.answer(again) == say("en", "no-pause")
        await world.restart()
        assert (await world.state(table)).ready == {"N"}, "a restart forgets nobody"
        for person in others:
            await world.press(person, world.hand(person), "next")
        await world.server.settle()
        assert (await world.state(table)).pack_ready
        assert world.custom_id(await recap(world, table), "next") is None, "no dead button"
        assert say("en", "board-ready", persons="").strip(". ") not in world.text(
            await recap(world, table)
        )


async def test_against_computers_ones_card_is_taken_back_with_their_answers(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await world.open_table(clock="none", more="take-backs")
        table = (await world.bot.tables.live())[-1]
        await world.fill(anne, "beginner")
        await world.press(anne, world.lobby, "start")
        await world.cut(table)
        await world.server.settle()
        for _ in range(3):  # Until somebody has played after her.
            before = await world.state(table)
            hand = world.hand(anne)
            await world.press(anne, hand, "card", world.cards(hand)[0])
            await world.server.settle()
            after = await world.state(table)
            if len(after.actions) > len(before.actions) + 1:
                break
        assert after.turn == "N"
        await world.press(anne, world.hand(anne), "undo")
        await world.server.settle()
        back = await world.state(table)
        assert (back.actions, back.match) == (before.actions, before.match)
        assert not back.rated
        assert world.custom_id(world.hand(anne), "undo") is None
        assert len(world.cards(world.hand(anne))) > 0
