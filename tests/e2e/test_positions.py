"""A button is valid as long as its context: its turn, deal, match, lobby or vote."""

from __future__ import annotations

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId, packed
from db import Preferences
from tables.journal.entries import Resumed
from tables.journal.state import Status
from tests.e2e.evening import Evening


async def test_who_wants_to_be_asked_is_asked(world: Evening) -> None:
    """Confirmation survives entries that change no turn since the hand was drawn."""
    for one in world.people:
        await world.store.people.set_preferences(one.id, Preferences(confirm=True))
    table = await world.deal()
    person = await world.turn(table)
    message = world.hand(person)
    card = world.cards(message)[0]
    drawn = world.custom_id(message, "card", card)
    assert drawn is not None
    before = await world.state(table)
    other = world.people["NWSE".index(before.turn or "") - 1]
    resumed = (Resumed(60_000),)
    await world.bot.tables._table_store.request(table, "resumed", lambda _: resumed)
    await world.server.settle()
    await other.command(world.channel, "stop")
    for suit in "cdhs":
        await other.command(world.channel, "marriage", marriage=f"{suit}.20")
    await other.command(world.channel, "leave")
    assert (await world.state(table)).seq >= before.seq + 3
    await world.click(person, message, drawn)
    state = await world.state(table)
    assert state.actions == before.actions, "nobody was asked"
    assert world.custom_id(world.hand(person), "sure", card)
    await world.press(person, world.hand(person), "sure", card)
    assert len((await world.state(table)).actions) == len(before.actions) + 1


async def test_an_older_or_impossible_position_is_never_played(world: Evening) -> None:
    table = await world.deal()
    before, person = await world.state(table), await world.turn(table)
    message = world.hand(person)
    card = world.cards(message)[0]
    for seq in (0, before.turn_seq - 1, before.seq + 1, 10**17):
        press = TableId(table, seq, "act", packed(f"play {before.turn} {card}"))
        result = await world.click(person, message, str(press))
        assert world.answer(result) == say("en", "stale"), seq
    assert await world.state(table) == before


async def test_a_vote_belongs_to_its_proposal(world: Evening) -> None:
    table = await world.deal()
    anne, beat = world.people[:2]
    await anne.command(world.channel, "stop")
    board = world.board
    agree, refuse = world.custom_id(board, "stop"), world.custom_id(board, "playon")
    assert agree is not None
    assert refuse is not None
    await world.press(beat, board, "playon")
    assert (await world.state(table)).abandoning is None
    result = await world.click(beat, board, agree)
    assert world.answer(result) == say("en", "stale"), "no new proposal"
    await beat.command(world.channel, "stop")
    before = await world.state(table)
    for old in (agree, refuse):
        result = await world.click(anne, board, old)
        assert world.answer(result) == say("en", "stale")
    assert await world.state(table) == before


async def test_again_belongs_to_its_match_and_a_seat_to_its_lobby(world: Evening) -> None:
    table = await world.open_table(target="target-1")
    anne = world.people[0]
    first_lobby = world.custom_id(world.lobby, "up")
    assert first_lobby is not None
    for match in (1, 2):
        await world.start()
        await world.cut(table)
        await world.press(anne, world.hand(anne), "dehors")
        final = world.history(world.thread)[-1]
        again = world.custom_id(final, "again")
        assert again is not None
        if match == 1:
            first_again = again
            await world.press(anne, final, "again")
            for person, seat in zip(world.people[1:], "WSE", strict=True):
                if (await world.state(table)).status is Status.LOBBY:
                    await world.press(person, world.lobby, "sit", seat)
            result = await world.click(anne, world.lobby, first_lobby)
            assert world.answer(result) in (say("en", "stale"), say("en", "not-lobby"))
    before = await world.state(table)
    result = await world.click(anne, final, first_again)
    assert world.answer(result) == say("en", "stale")
    assert await world.state(table) == before
    await world.press(anne, final, "again")
    assert (await world.state(table)).status is not Status.OVER
