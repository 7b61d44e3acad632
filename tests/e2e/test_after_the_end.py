"""After a match nothing says whose turn it is or what is awaited, and its messages stay."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.outbox.key import Kind, MessageKey
from gamekit.api.game import Game
from games import registry
from tables.decisions.timers import cutter
from tables.journal.entries import Why
from tables.journal.state import Status, TableState
from tests.e2e.evening import QUICK, Evening, evening

GAMES = registry.games()
ENDS = ("stopped", "closed")
ASKED = ["board-counting", "hand-counting", "alt-counting"]
ASKED += ["choosing", "choosing-own", "choosing-pushed", "choosing-pushed-own"]
ASKED += ["board-asked", "hand-asked", "alt-asked"]
"""Sentences of games on what is awaited."""
DEALS, STEPS = 8, 24
PHASES = [(name, phase) for name in sorted(GAMES) for phase in ("turn", "deal")]
PHASES += [(name, "booking") for name in ("briscon", "brouc")]


def awaited(world: Evening, game: Game, state: TableState) -> list[str]:
    """Sentences, in texts and alternative texts, on what a match awaits."""
    told = ["hand-turn", "hand-booking", "board-next", "board-booking", "hand-cut", "hand-ready"]
    lines = [say("en", key) for key in told]
    for person in world.people:
        for name in (person.mention, person.user.name, person.user.name.capitalize()):
            lines.append(say("en", "board-turn", person=name))
            lines.append(say("en", "board-you-again", person=name))
            lines.append(say("en", "board-cut", person=name, deal="1", when="").split(",")[0])
            lines.append(game.face.say("en", "alt-turn", name=name))
    lines.append(game.face.say("en", "alt-your-turn"))
    for key in ASKED:
        if game.face.say.has("en", key):
            blank = {"who": "|", "team": "|", "list": "|"}
            parts = game.face.say("en", key, **blank).split("|")
            lines.append(max(parts, key=len).strip())
    return lines


def choices(state: TableState) -> dict[str, tuple[Any, ...]]:
    """The moves and calls of everybody of whom the turn awaits something."""
    awaited, rules = state.next, state.game
    asked = dict.fromkeys((awaited.seat, *awaited.others, *awaited.calls))
    found = {seat: rules.legal_actions(state.match, seat) for seat in asked if seat is not None}
    return {seat: legal for seat, legal in found.items() if legal}


def seen(world: Evening, message: Any) -> str:
    """Everything that a message says, pictures and labels included."""
    labels = [str(part.get("label") or "") for part in world.raw(message)]
    alts = [str(one.get("description") or "") for one in message.files]
    return "\n".join((world.text(message), *labels, *alts))


async def to(world: Evening, table: int, phase: str) -> None:
    """Play until the match awaits this, at least one card."""
    for _ in range(400):
        state = await world.state(table)
        if state.next.awaits == phase and state.actions[1:]:
            await world.server.settle()
            await world.server.advance(30)
            return
        assert state.status is Status.PLAYING
        if state.next.awaits != "turn":
            await deal(world, state)
        else:
            legal = state.game.legal_actions(state.match, state.turn or "")
            await act(world, state, next(one for one in legal if state.game.is_move(one)))
    raise AssertionError(f"the match never awaits {phase}")


async def deal(world: Evening, state: TableState) -> None:
    """Count the finished deal, or cut for the next one."""
    tables, cause = world.bot.tables, f"{state.id}:{state.seq}"
    if state.next.awaits == "booking":
        for person in state.persons():
            await tables.count(state.id, person, cause=f"{cause}:{person}")
        return
    await world.server.settle()
    if (seat := cutter(await world.state(state.id))) is not None:
        person, cuts = state.seats[seat].person or 0, state.game.cuts or range(1)
        await tables.cut(state.id, person, cuts[0], cause=cause)


async def act(world: Evening, state: TableState, action: Any) -> None:
    """Do an action of the game for the person who may."""
    person = state.seats[state.game.actor(action) or ""].person or 0
    await world.bot.tables.act(state.id, person, action, cause=f"{state.id}:{state.seq}")


async def end(world: Evening, table: int, how: str) -> None:
    if how == "closed":
        await world.bot.tables.close_table(table, Why.HOST, cause="closed")
    else:
        for person in (await world.state(table)).persons():
            if (await world.state(table)).status is Status.PLAYING:
                await world.bot.tables.vote_abandon(
                    table, person, True, cause=f"stop:{table}:{person}"
                )
    await world.server.settle()
    await world.server.advance(30)


def messages(world: Evening, state: TableState) -> dict[int, str]:
    """The texts of the match's messages at the table and of its hands."""
    hands = [letter for person in world.people for letter in person.letters]
    return {one.id: seen(world, one) for one in (*world.history(world.thread), *hands)}


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.usefixtures("quick_pictures")
async def test_no_kind_of_decision_is_awaited(tmp_path: Path, name: str) -> None:
    """Matches are stopped at each new set of moves and calls among which anybody chooses."""
    game, met, rng = GAMES[name], set[frozenset[type]](), Random(name)
    people = len(game.rules.seats)
    async with evening(tmp_path, games={name: game}, people=people) as world:
        for _ in range(DEALS):
            table = await world.open_table()
            await world.start()
            for _ in range(STEPS):
                state = await world.state(table)
                if state.next.awaits != "turn":
                    await deal(world, state)
                    continue
                legal = choices(state)
                kinds = frozenset(type(one) for some in legal.values() for one in some)
                if kinds not in met:
                    met.add(kinds)
                    break
                await act(
                    world, state, rng.choice([one for some in legal.values() for one in some])
                )
            await world.server.settle()
            await world.server.advance(30)
            await end(world, table, "stopped")
            state = await world.state(table)
            for text in messages(world, state).values():
                for sentence in awaited(world, game, state):
                    assert sentence not in text
    assert len(met) > 1


@pytest.mark.parametrize("how", ENDS)
@pytest.mark.parametrize(("name", "phase"), PHASES)
@pytest.mark.usefixtures("quick_pictures")
async def test_nothing_is_awaited(tmp_path: Path, name: str, phase: str, how: str) -> None:
    game = GAMES[name]
    people = len(game.rules.seats)
    pauses = replace(QUICK, deal=3_600_000)
    async with evening(tmp_path, games={name: game}, people=people, pauses=pauses) as world:
        table = await world.open_table()
        await world.start()
        await to(world, table, phase)
        await end(world, table, how)
        state = await world.state(table)
        assert state.status is not Status.PLAYING
        for text in messages(world, state).values():
            for sentence in awaited(world, game, state):
                assert sentence not in text
        board = seen(world, world.board)
        assert say("en", "lobby-abandoned" if how == "stopped" else "lobby-closed-host") in board


async def test_again_changes_nothing_of_the_stopped_match(tmp_path: Path) -> None:
    """The same seats, with a computer in the place of a person who left."""
    game = GAMES["brouc"]
    async with evening(tmp_path, games={"brouc": game}, pauses=replace(QUICK, deal=0)) as world:
        table = await world.deal()
        await world.play(table)
        await world.bot.tables.leave(table, world.people[3].id, cause="leaves")
        await end(world, table, "stopped")
        board = world.board
        before = seen(world, board)
        assert say("en", "lobby-abandoned") in before
        await world.press(world.people[0], world.hand(world.people[0]), "again")
        await world.server.advance(30)
        assert (await world.state(table)).status is Status.LOBBY
        assert seen(world, board) == before
        for person, seat in zip(world.people[1:3], "WS", strict=True):
            await world.press(person, world.lobby, "sit", seat)
        await world.start()
        await world.server.advance(30)
        assert (await world.state(table)).number == 2
        assert seen(world, board) == before


async def test_the_end_is_shown_although_another_match_was_begun_first(tmp_path: Path) -> None:
    """Discord takes the board's last edit only after "Again", or after a restart."""
    async with evening(tmp_path) as world:
        table = await world.deal()
        board = world.board
        world.server.fail("PATCH", f"/channels/*/messages/{board.id}", status=503, times=None)
        await end(world, table, "stopped")
        assert say("en", "lobby-abandoned") not in seen(world, board)
        await world.press(world.people[0], world.hand(world.people[0]), "again")
        world.server.faults.clear()
        await world.restart()
        await world.server.advance(60)
        assert (await world.state(table)).status is Status.LOBBY
        kept = await world.store.messages.get(table, str(MessageKey(Kind.BOARD, 1, 1)))
        assert kept is not None
        assert say("en", "lobby-abandoned") in seen(world, board)
