"""Simultaneous, late and misplaced clicks: a private sentence, no change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord import TextChannel

from cogs.i18n.sentences import say
from cogs.limits import ROOMS
from cogs.messages.components import Button, Layout, Row
from cogs.messages.custom_ids import TableId, packed
from cogs.replies import TWICE_MS, soon_after
from db.core.sqlite import Sqlite
from games.brouc.game import GAME
from tables.journal.state import Status
from tables.runtime.limits import ONE_AT_A_TIME
from tests.cogs.matches.other_games import finished
from tests.e2e.evening import Evening, evening, table_id
from tools.fake_discord.interactions import Type


async def test_an_opened_table_has_one_card(world: Evening) -> None:
    await world.people[0].command(world.channel, "table")
    assert len(world.history(world.channel)) == 1
    posts = f"/channels/{world.channel.id}/messages"
    sent = [one for one in world.server.requests if one.method == "POST"]
    assert not [one for one in sent if one.path.endswith(posts)], "the reply is the card"


async def test_many_clicks_for_one_turn(tmp_path: Path, patient: bool) -> None:
    """One is applied, and its duplicates are ignored; another card gets one sentence that it is
    late.
    """
    clicks = 100 if patient else 30
    async with evening(tmp_path) as world:
        table = await world.deal()
        before, person = await world.state(table), await world.turn(table)
        message = world.hand(person)
        card, other = world.cards(message)[:2]
        custom_id, late = (world.custom_id(message, "card", one) for one in (card, other))
        assert custom_id is not None
        assert late is not None
        results = [await world.send_click(person, message, custom_id) for _ in range(clicks)]
        await world.server.settle()
        after = await world.state(table)
        assert len(after.actions) == len(before.actions) + 1
        assert all(result.acknowledged for result in results)
        assert not any(result.ephemeral for result in results)
        results = [await world.send_click(person, message, late) for _ in range(3)]
        await world.server.settle()
        told = [result for result in results if result.ephemeral]
        assert [world.answer(result) for result in told] == [say("en", "stale")]
        after = await world.state(table)
        assert len(after.actions) == len(before.actions) + 1
        assert after == (await world.replayed(table))
        assert card not in world.cards(world.hand(person))


async def test_clicks_of_all_four_at_once(world: Evening) -> None:
    """Only the player on turn plays; the others have no enabled card."""
    table = await world.deal()
    before = await world.state(table)
    for person, seat in zip(world.people, "NWSE", strict=True):
        assert bool(world.cards(world.hand(person))) is (before.turn == seat)
    shown = [world.presses(world.hand(person), disabled=True) for person in world.people]
    for person, custom_ids in zip(world.people, shown, strict=True):
        card = next(one for one in custom_ids if ":act:play" in one)
        await world.click(person, world.hand(person), card)
    after = await world.state(table)
    assert len(after.actions) == len(before.actions) + 1


async def test_a_stranger_presses(world: Evening) -> None:
    table = await world.open_table()
    stranger = world.guild.add_member(world.server.create_user("eva"))
    before = await world.state(table)
    expected = {"start": "not-seated", "draw": "not-seated", "options": "not-owner"}
    for what, key in expected.items():
        result = await world.press(stranger, world.lobby, what)
        assert result.ephemeral
        assert world.answer(result) == say("en", key), what
    result = await world.press(stranger, world.lobby, "sit", "N")
    assert world.answer(result) == say("en", "seat-taken")
    assert (await world.state(table)) == before
    await world.start()
    await world.cut(table)
    before = await world.state(table)
    board = world.history(world.thread)[-1]
    result = await world.press(stranger, board, "hand")
    assert result.ephemeral
    assert world.answer(result) == say("en", "not-seated")
    for what in ("last", "slate", "help"):
        assert (await world.press(stranger, board, what)).ephemeral
    assert (await world.state(table)) == before
    result = await stranger.command(world.thread, "play", card="Ah")
    assert world.answer(result) == say("en", "no-table-here")


async def test_panels_of_a_lobby_end_with_it(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as world:
        await world.open_table()
        anne = world.people[0]
        panel = (await world.press(anne, world.lobby, "options")).response
        rules = (await world.press(anne, world.lobby, "options")).response
        await world.press(anne, rules, "rules")
        seats = (await world.choose(anne, world.lobby, "fill", "club")).response
        await world.fill(anne, "club", "E")
        await world.start()
        for message, what in ((panel, "rules"), (rules, "settle"), (seats, "fill")):
            await world.press(anne, message, what)
            assert world.raw(message)[0].get("content") == say("en", "not-lobby")
            assert world.presses(message, disabled=True) == {}


async def test_a_message_of_another_version_or_server(world: Evening) -> None:
    table = await world.deal()
    before = await world.state(table)
    message = world.hand(world.people[0])
    for custom_id in (
        "brouc:0:1:1:card:Ah",
        "brouc:2:1:1:card:Ah",
        "something",
        f"brouc:1:{table}:1:fly:",
    ):
        result = await world.click(world.people[0], message, custom_id)
        assert world.answer(result) == say("en", "old-message")
    result = await world.click(world.people[0], message, "brouc:1:999:1:hand:")
    assert world.answer(result) == say("en", "no-table")
    elsewhere = world.server.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    person = elsewhere.add_member(world.people[0])
    await world.server.settle()
    press = TableId(table, before.seq, "act", packed("dehors N"))
    layout = Layout(Row(Button(press, "Dehors")))
    there = world.bot.get_channel(channel.id)
    assert isinstance(there, TextChannel)
    await there.send(view=layout)
    result = await person.press(world.history(channel)[-1], str(press))
    assert result.ephemeral
    assert world.answer(result) == say("en", "other-server")
    assert (await world.state(table)) == before


async def test_a_finished_table(world: Evening) -> None:
    table = await world.deal(target="target-1")
    message = world.hand(world.people[0])
    custom_id = world.custom_id(message, "dehors")
    assert custom_id is not None
    await world.click(world.people[0], message, custom_id)
    sure = world.custom_id(message, "dehors")
    assert sure not in (None, custom_id)
    taps = [await world.send_click(world.people[0], message, sure) for _ in range(2)]
    await world.server.settle()
    assert [world.answer(one) for one in taps if one.ephemeral] == [], "no word on a double tap"
    state = await world.state(table)
    assert state.status is Status.OVER
    for press in (custom_id, str(replace(table_id(custom_id), what="count", arg=""))):
        result = await world.click(world.people[1], message, press)
        assert result.ephemeral
        assert world.answer(result)
    assert (await world.state(table)) == state


async def test_a_form_lost_in_a_restart(world: Evening) -> None:
    data = {"custom_id": "a-form", "components": []}
    result = await world.people[0].use(Type.MODAL, world.channel, data)
    assert result.ephemeral
    assert world.answer(result) == say("en", "modal-lost")


async def test_a_second_tap_on_a_pack_that_is_cut_is_told_where(world: Evening) -> None:
    table = await world.open_table()
    await world.start()
    message = world.board
    custom_id = world.custom_id(message, "cut", "16")
    assert custom_id is not None
    seat = (await world.state(table)).next.seat or "N"
    person = world.people["NWSE".index(seat)]
    results = [await world.send_click(person, message, custom_id) for _ in range(2)]
    await world.server.settle()
    cut = (await world.state(table)).proofs[-1].cut
    assert cut == 16
    assert [world.answer(one) for one in results if one.ephemeral] == [
        say("en", "already-cut", cards=cut)
    ]


@pytest.fixture
def twice(world: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event is delivered twice."""
    gateway = world.server.fake_discord.gateway
    tell = gateway.tell

    async def again(name: str, *data: Any) -> None:
        await tell(name, *data)
        if name == "INTERACTION_CREATE":
            await tell(name, *data)

    monkeypatch.setattr(gateway, "tell", again)


@pytest.mark.usefixtures("twice")
async def test_a_repeated_event_gets_the_sentence_that_was_lost(world: Evening) -> None:
    table = await world.deal()
    turn = (await world.state(table)).turn
    person = world.people["NWSE".index(turn or "N")]
    hand = world.hand(person)
    custom_id = world.custom_id(hand, "card", world.cards(hand)[0])
    assert custom_id is not None
    await world.play(table)
    await world.server.advance(TWICE_MS / 1000 + 1)  # No double tap.
    before = await world.state(table)
    world.server.fail("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    late = await world.click(person, hand, custom_id)
    assert world.answer(late) == say("en", "stale")
    assert await world.state(table) == before


@pytest.mark.usefixtures("twice")
async def test_a_card_is_redrawn_where_the_other_event_was_answered_first(world: Evening) -> None:
    await world.open_table()
    anne = world.people[0]
    await world.press(anne, world.lobby, "up")
    world.server.fail("POST", "/interactions/*/callback", status=500, times=1)
    await world.press(anne, world.lobby, "sit", "N")
    assert anne.mention in world.text(world.lobby).partition("\n\n")[2]


SLOW = [name for name, counts in ROOMS.items() if counts in ONE_AT_A_TIME] + ["export"]
"""Buttons of pages, and a command, of which a person runs one at a time."""


@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize("name", SLOW)
async def test_a_repeated_event_is_no_second_request(world: Evening, name: str) -> None:
    """Which :class:`cogs.limits.Limiter` would tell to wait for the first."""
    anne, (room, _, what) = world.people[0], name.partition(".")
    await finished(world.store, GAME, [anne.id], world.guild.id)
    if what:
        page = (await anne.command(world.channel, "help")).response
        assert page is not None
        arg = "1.1.1.0" if room == "replay" else ""
        result = await world.click(anne, page, f"brouc:{room}:{what}:{arg}")
    else:
        result = await anne.command(world.channel, name, table=1)
    token = f"/{result.interaction.token}/callback"
    sent = [one for one in world.server.requests if one.path.endswith(token)]
    assert len(sent) == 1, [one.json for one in sent]


async def test_a_card_costs_one_write_and_no_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions: list[str] = []

    def count(name: str) -> None:
        run = getattr(Sqlite, name)

        async def counted(self: Sqlite, work: Any, **how: Any) -> Any:
            transactions.append(name)
            return await run(self, work, **how)

        monkeypatch.setattr(Sqlite, name, counted)

    async with evening(tmp_path) as world:
        table = await world.deal()
        await world.play(table)
        person = await world.turn(table)
        hand = world.hand(person)
        card = world.cards(hand)[0]
        length = len(await world.store.journals.entries(table))
        count("read")
        count("write")
        await world.press(person, hand, "card", card)
        monkeypatch.undo()
        assert len(await world.store.journals.entries(table)) == length + 1
        assert transactions == ["write"]


FIRST = 1_300_000_000_000_000_000
"""An interaction's id."""


@pytest.mark.parametrize(
    ("later_ms", "together"),
    [(-1, False), (0, True), (300, True), (TWICE_MS, True), (TWICE_MS + 1, False), (8_000, False)],
)
def test_only_what_comes_at_once_is_a_double_tap(later_ms: int, together: bool) -> None:
    """Later presses of an old button are each answered as late."""
    assert soon_after(FIRST, FIRST + (later_ms << 22)) is together
