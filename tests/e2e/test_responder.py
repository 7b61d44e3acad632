"""Slow answers are deferred in time and completed once, as if they had been quick."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cogs.i18n.sentences import say
from cogs.messages.responder import PATIENCE, TRIES, Responder, responder
from cogs.router import Handler, nothing
from db import GuildSettings, UnreachableError
from games.brouc.speech import say as brouc
from tests.cogs.pages import find
from tests.e2e.evening import Evening, Stall, evening, table_id
from tools.fake_discord.world import EPHEMERAL

T = TypeVar("T")
CALLBACK = ("POST", "/interactions/*/callback")
PRIVATE, UPDATE, PROPOSALS = 5, 6, 8
"""Kinds of first responses: "thinking …" in a reply, a deferred change of the message used."""


class Patience:
    """The responders' wait, which ends when :meth:`over` is called."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    async def __call__(self, seconds: float) -> None:
        assert seconds == PATIENCE < 3, "Discord waits three seconds"
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def over(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()


def callbacks(world: Evening) -> list[int]:
    """The kinds of the first responses sent so far."""
    return [
        (request.json or {})["type"]
        for request in world.server.requests
        if request.path.startswith("/interactions/") and request.path.endswith("/callback")
    ]


async def while_stalled(
    world: Evening,
    kind: int,
    act: Coroutine[Any, Any, T],
    name: str = "people.preferences",
    *,
    once: bool = True,
) -> T:
    """Act while this method of the store is blocked for longer than Discord waits.

    The first response, of this kind, is sent before the store answers. ``once``: nothing may follow
    it.
    """
    patience, before = Patience(), len(callbacks(world))
    world.bot.responder_sleep = patience
    stall = Stall(world.store, name)
    acting = asyncio.create_task(act)
    async with asyncio.timeout(600):  # So that it fails instead of hanging.
        reached = asyncio.create_task(stall.reached.wait())
        await asyncio.wait((reached, acting), return_when=asyncio.FIRST_COMPLETED)
        assert reached.done(), f"answered without {name}"
        while len(callbacks(world)) == before:
            patience.over()
            await asyncio.sleep(0.01)
    answered = callbacks(world)[before:]
    stall.open.set()
    found = await acting
    await world.server.settle()
    if once:
        assert answered == callbacks(world)[before:] == [kind]
    stall.end()
    return found


async def test_a_card_is_played_while_the_store_stalls(world: Evening) -> None:
    table = await world.deal()
    before, person = await world.state(table), await world.turn(table)
    message = world.hand(person)
    card = world.cards(message)[0]
    result = await while_stalled(
        world, UPDATE, world.press(person, message, "card", card), "journals.append"
    )
    assert not result.followups, "the hand itself is the answer"
    assert len((await world.state(table)).actions) == len(before.actions) + 1
    assert card not in world.cards(world.hand(person))


async def test_a_refusal_comes_in_private_after_the_wait(world: Evening) -> None:
    table = await world.deal()
    before, person = await world.state(table), await world.turn(table)
    message = world.hand(person)
    asks = world.custom_id(message, "dehors")
    assert asks is not None
    says = str(replace(table_id(asks), what="now"))
    for custom_id in (asks, says):
        assert (await world.state(table)).actions == before.actions
        result = await while_stalled(world, UPDATE, world.click(person, message, custom_id))
        assert not result.followups, "a wrong call is a call"
    assert len((await world.state(table)).actions) == len(before.actions) + 1
    message = world.hand(person)
    result = await while_stalled(world, UPDATE, world.click(person, message, says))
    (told,) = result.followups
    assert told.flags & EPHEMERAL
    assert told.content == brouc("en", "dehors-no-deal", rule="5.2")


async def test_what_is_private_stays_private(world: Evening) -> None:
    """A hand requested on the board comes in a separate reply; the board is not changed."""
    await world.deal()
    board = world.board
    before, anne = world.raw(board), world.people[0]
    for what in ("hand", "last", "slate", "help"):
        result = await while_stalled(world, PRIVATE, world.press(anne, board, what))
        assert result.ephemeral
        assert not result.followups
        assert world.answer(result)
        assert world.raw(board) == before
        if what == "hand":
            presses = world.presses(result.response, disabled=True).values()
            assert sum(press.what == "card" for press in presses) == 8


async def test_a_hand_goes_into_no_message_of_everybody(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where a press on the board was deferred in place."""
    await world.deal()
    board, anne = world.board, world.people[0]
    before = world.raw(board)
    monkeypatch.setattr(Responder, "aside", lambda self: None)
    await while_stalled(world, UPDATE, world.press(anne, board, "hand"), once=False)
    assert world.raw(board) == before


async def test_the_lobby_and_its_options(world: Evening) -> None:
    anne, beat = world.people[:2]
    await anne.command(world.channel, "table")
    lobby = world.lobby
    result = await while_stalled(
        world, UPDATE, world.press(beat, lobby, "sit", "W"), "journals.append"
    )
    assert beat.mention in world.text(lobby)
    result = await while_stalled(world, PRIVATE, world.press(anne, lobby, "options"))
    panel = result.response
    result = await while_stalled(
        world, UPDATE, world.choose(anne, panel, "set", "2min", arg="clock"), "journals.append"
    )
    assert not result.followups
    chosen = next(part for part in world.raw(panel) if ":clock" in part.get("custom_id", ""))
    assert [one["value"] for one in chosen["options"] if one.get("default")] == ["2min"]


async def test_a_table_opened_late_has_one_card_in_the_channel(world: Evening) -> None:
    anne = world.people[0]
    result = await while_stalled(
        world, PRIVATE, anne.command(world.channel, "table"), "journals.create_table"
    )
    assert result.response is None, "the private reply that was promised is gone"
    (card,) = world.history(world.channel)
    assert not card.flags & EPHEMERAL
    await world.press(anne, card, "sit", "N")
    assert len(world.history(world.channel)) == 1, "the same card"
    assert anne.mention in world.text(card)


async def test_a_typed_card_is_played_while_the_store_stalls(world: Evening) -> None:
    table = await world.deal()
    before, person = await world.state(table), await world.turn(table)
    card = world.cards(world.hand(person))[0]
    result = await while_stalled(
        world, PRIVATE, person.command(world.channel, "play", card=card), "journals.append"
    )
    assert result.ephemeral
    assert not result.followups
    assert world.answer(result)
    assert len((await world.state(table)).actions) == len(before.actions) + 1


COMMANDS = (
    *("hand", "slate", "last", "help", "hint", "preferences", "mydata", "stats", "history"),
    *("leaderboard", "replay", "verify", "export", "learn", "diagnose", "invite", "stop", "leave"),
)


async def test_every_command_is_deferred_in_private(world: Evening) -> None:
    await world.deal()
    for command in COMMANDS:
        result = await while_stalled(
            world, PRIVATE, world.people[0].command(world.channel, command)
        )
        assert result.ephemeral, command
        assert not result.followups, command
        assert world.answer(result), command
    assert not world.server.errors


async def test_a_call_to_all_goes_to_the_channel(world: Evening) -> None:
    anne = world.people[0]
    role = world.guild.create_role("players")
    wanted = GuildSettings(ping_role=role.id, language="en")
    await world.store.guilds.set_settings(world.guild.id, wanted, by=anne.id, at=1)
    await anne.command(world.channel, "table")
    await world.press(anne, world.lobby, "sit", "N")
    result = await while_stalled(world, PRIVATE, anne.command(world.channel, "invite"))
    assert result.response is None
    newest = world.history(world.channel)[-1]
    assert f"<@&{role.id}>" in world.text(newest)
    assert not newest.flags & EPHEMERAL


async def test_proposals_come_in_time_or_not_at_all(world: Evening) -> None:
    table = await world.deal()
    person = await world.turn(table)
    for command, option in (("play", "card"), ("rules", "topic")):

        def typing(command: str = command, option: str = option) -> Any:
            return person.autocomplete(world.channel, command, option, "")

        assert await typing()
        late = await while_stalled(world, PROPOSALS, typing())
        assert late == []
    assert not world.server.errors


@pytest.mark.parametrize(
    ("error", "level"), [(UnreachableError("gone"), "INFO"), (ValueError("Ah"), "ERROR")]
)
async def test_only_a_fault_of_the_program_in_proposals_is_an_error(
    world: Evening, caplog: pytest.LogCaptureFixture, error: Exception, level: str
) -> None:
    table = await world.deal()
    person = await world.turn(table)

    async def fails(*_: object, **named: object) -> Any:
        raise error

    with pytest.MonkeyPatch.context() as patch, caplog.at_level("INFO"):
        patch.setattr(world.bot.tables, "tables_of", fails)
        patch.setattr(world.bot.tables, "state", fails)
        assert await person.autocomplete(world.channel, "play", "card", "") == []
    told = [one.levelname for one in caplog.records if one.message.startswith("no proposals")]
    assert told == [level]


async def test_a_page_is_turned_in_its_place(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        page: Any = (await anne.command(world.channel, "preferences")).response
        result = await while_stalled(
            world, UPDATE, anne.select(page, ["de"], custom_id=find(world, page, "language"))
        )
        assert not result.followups
        assert world.text(page) == say("de", "preferences-title")


async def test_what_is_shared_is_for_all(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await anne.command(world.channel, "table")
        page: Any = (await anne.command(world.channel, "leaderboard")).response
        result = await anne.press(page, find(world, page, "share"))
        assert result.response is not None
        assert not result.ephemeral
        help_page: Any = (await anne.command(world.channel, "help")).response
        result = await while_stalled(
            world, UPDATE, anne.press(help_page, find(world, help_page, "show"))
        )
        (beside,) = result.followups
        assert beside.flags & EPHEMERAL, "a reply of its own after the page was deferred"


async def test_a_form_is_opened_at_once_or_not_at_all(tmp_path: Path) -> None:
    from discord import ui

    class Form(ui.Modal, title="Form"):
        word: ui.TextInput[Any] = ui.TextInput(label="Word")

    opened: list[bool] = []

    async def ask(press: Any) -> None:
        opened.append(await responder(press.interaction).form(Form()))

    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await anne.command(world.channel, "table")
        world.bot.router.presses["help"] = Handler(nothing, ask, beside=True)
        result = await world.press(anne, world.lobby, "help")
        assert result.modal is not None
        result = await while_stalled(world, PRIVATE, world.press(anne, world.lobby, "help"))
        assert result.modal is None
        assert opened == [True, False]


FAULTS: dict[str, dict[str, Any]] = {
    "dropped before it arrived": {"dropped": True},
    "dropped after it arrived": {"dropped": True, "done": True},
    "dropped each time": {"dropped": True, "times": TRIES},
    "arrived and dropped each time": {"dropped": True, "done": True, "times": TRIES},
    "timed out": {"error": TimeoutError()},
    "reset": {"error": ConnectionResetError(104, "reset"), "done": True},
    "too late": {"status": 404, "code": 10062},
    "answered before": {"status": 400, "code": 40060, "done": True},
    "answered by another": {"status": 400, "code": 40060},
    "500": {"status": 500},
    "500 but done": {"status": 500, "done": True},
    "503 for long": {"status": 503, "times": 99},
    "429": {"status": 429, "times": 99},
}


@pytest.mark.parametrize("stalled", [False, True])
async def test_a_card_is_played_whatever_happens_to_the_answer(
    world: Evening, caplog: pytest.LogCaptureFixture, stalled: bool
) -> None:
    """No error is reported, since the card was played."""
    table = await world.deal()
    for name, fault in FAULTS.items():
        before, person = await world.state(table), await world.turn(table)
        message = world.hand(person)
        card = world.cards(message)[0]
        pressing = world.press(person, message, "card", card)
        with world.server.failing(*CALLBACK, **fault):
            if stalled:
                await while_stalled(world, UPDATE, pressing, "journals.append", once=False)
            else:
                await pressing
            await world.server.settle()
        assert len((await world.state(table)).actions) == len(before.actions) + 1, name
        assert card not in world.cards(world.hand(person)), "the hand is redrawn all the same"
        assert not world.server.errors, name
    sent = str([request.json for request in world.server.requests])
    assert say("en", "oops") not in sent
    assert say("en", "stale") not in sent
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert "EXPIRED: NotFound 404" in caplog.text, "the reason is logged"


@pytest.mark.parametrize("fault", ["dropped before it arrived", "dropped after it arrived"])
async def test_a_sentence_is_said_once(world: Evening, fault: str) -> None:
    await world.deal()
    world.server.fail(*CALLBACK, **FAULTS[fault])
    result = await world.press(world.people[0], world.board, "last")
    assert world.answer(result) == brouc("en", "last-none")
    assert not result.followups


async def test_a_sentence_follows_a_deferral_that_seemed_lost(world: Evening) -> None:
    """The deferral arrived although all answers to it were lost: the reply is completed."""
    await world.deal()
    patience = world.bot.responder_sleep = Patience()
    world.server.fail(*CALLBACK, dropped=True, done=True)
    board = world.board
    result = await world.press(world.people[0], board, "last")
    assert world.answer(result) == brouc("en", "last-none")
    patience.over()
    await world.server.settle()
    assert not result.followups
