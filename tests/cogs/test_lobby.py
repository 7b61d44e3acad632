"""The lobby card, and the choice among several games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.plain import link
from db import GuildSettings
from games import registry
from games.brouc.game import GAME
from tables.journal.entries import Kind
from tables.journal.state import Status
from tests.cogs.pages import ask, find, manager
from tests.e2e.evening import evening

pytestmark = pytest.mark.usefixtures("strangers", "quick_pictures")


async def test_one_press_leads_from_the_lobby_to_the_first_card(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        table = await world.open_table()
        assert (await world.state(table)).seat_of(anne.id) == "N"
        await world.press(anne, world.lobby, "playnow")
        state = await world.state(table)
        assert state.next.awaits == "turn"
        kinds = [seat.occupant.kind for seat in state.seats.values()]
        assert kinds == [Kind.PERSON, *[Kind.COMPUTER] * 3]
        assert world.cards(world.hand(anne))
        where = link(world.guild.id, state.place or 0)
        assert f"[Le Brouc {table}]({where})" in world.text(world.hand(anne))
        assert say("en", "board-cut-chance") in world.text(world.board)
        await world.press(anne, world.hand(anne), "dehors")
        told = [
            request
            for request in world.server.requests
            if "for Anne and 🤖 Moïse" in str(request.json)
        ]
        assert told, "in direct messages, where a mention is a number"


async def test_the_card_shows_its_chairs_and_says_what_its_buttons_do(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        table = await world.open_table()
        seen = "Le Brouc: a table seen from above. North: Anne."
        assert world.alt(world.lobby) == f"{seen} West: Beat. South: free. East: free."
        labels = [one["label"] for one in world.raw(world.lobby) if "label" in one]
        assert labels[0] == say("en", "lobby-play-now")
        assert labels[5:9] == ["North", "West", "Sit South", "Sit East"]
        await world.press(world.people[1], world.lobby, "sit", "E")
        assert world.alt(world.lobby) == f"{seen} West: free. South: free. East: Beat."
        asked = await world.choose(world.people[0], world.lobby, "fill", "club")
        which = say("en", "lobby-which-seat", level=say("en", "level-club"))
        assert world.answer(asked) == which
        lobby = world.lobby
        called: Any = (await world.people[0].command(world.channel, "invite")).response
        said = world.text(called), list(world.presses(called))
        # Forged: no public message has this button, and none becomes a panel.
        forged = f"brouc:1:{table}:{(await world.state(table)).lobby_seq}:fill:W.club"
        await world.click(world.people[0], called, forged)
        assert (world.text(called), list(world.presses(called))) == said
        assert world.alt(lobby) == f"{seen} West: Rosalie. South: free. East: Beat."


async def test_the_picture_stays_where_nobody_moves(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        table = await world.open_table()
        drawn = world.bot.pictures.drawers
        asked: list[str] = []
        scene = drawn.scene

        async def counted(game: Any, sketch: Any, rank: Any) -> Any:
            asked.append(sketch.scene.kind)
            return await scene(game, sketch, rank)

        drawn.scene = counted  # type: ignore[method-assign]
        before = world.lobby.files[0]["id"]
        with world.server.as_the_bot():
            await world.bot.tables.change_options(
                table, world.people[0].id, lambda now: replace(now, private=True), cause="private"
            )
        await world.server.settle()
        assert say("en", "lobby-private") in world.text(world.lobby)
        assert world.lobby.files[0]["id"] == before
        assert asked == []
        assert (await world.state(table)).status is Status.LOBBY


async def test_a_table_of_each_game(tmp_path: Path) -> None:
    games = registry.games()
    async with evening(tmp_path, people=1, games=games) as world:
        anne = world.people[0]
        for name, game in games.items():
            opened = await anne.command(world.channel, "table", game=name)
            assert not opened.ephemeral
            table = (await world.bot.tables.live())[-1]
            state = await world.state(table)
            assert state.opened.game == name
            assert state.options.preset == game.rules.presets[0]
            assert tuple(state.seats) == game.rules.seats
            guest = world.guild.add_member(world.server.create_user(f"guest-{name}"))
            seats = await anne.autocomplete(world.channel, "invite", "seat", "")
            assert [choice["value"] for choice in seats] == list(game.rules.seats)
            seat = game.rules.seats[-1]
            named = game.face.say("en", f"seat-{seat}")
            assert seats[-1]["name"] == named
            sent = await anne.command(world.channel, "invite", guest=guest, seat=named)
            assert named in world.answer(sent)
            card: Any = guest.letters[-1]
            await guest.press(card, find(world, card, "accept"))
            assert (await world.state(table)).seats[seat].person == guest.id
            nowhere = await anne.command(world.channel, "invite", guest=guest, seat="attic")
            assert world.answer(nowhere) == say("en", "no-such-seat")


async def test_a_command_belongs_to_the_game_of_ones_table(tmp_path: Path) -> None:
    games = registry.games()
    async with evening(tmp_path, people=1, games=games) as world:
        anne = world.people[0]
        names = [command.name for command in world.bot.tree.get_commands()]
        assert len(names) == len(set(names))
        for game in games.values():
            assert {command.name for command in game.face.commands} <= set(names)
        await anne.command(world.channel, "table")
        await world.press(anne, world.lobby, "sit", GAME.rules.seats[0])
        own = {command.name for command in GAME.face.commands}
        others = [
            command
            for game in games.values()
            for command in game.face.commands
            if command.name not in own and not command.argument
        ]
        payload = await world.bot._commands_payload()
        shown = {
            one["name"]: one["name_localizations"].get("en-GB", one["name"]) for one in payload
        }
        assert any(shown[command.name] != command.name for command in others)
        for command in others:
            refused = await anne.command(world.channel, command.name)
            name = GAME.face.say("en", "game-name")
            typed = shown[command.name]
            wanted = say("en", "command-of-another-game", command=typed, game=name)
            assert world.answer(refused) == wanted
        for name in sorted(own - {"marriage", "cape"}):
            told = world.answer(await anne.command(world.channel, name))
            assert told in (say("en", "no-deal-yet"), say("en", "not-playing"))


async def test_a_server_has_its_usual_game(tmp_path: Path) -> None:
    games = registry.games()
    async with evening(tmp_path, people=1, games=games) as world:
        boss = manager(world)
        page = await ask(world, "settings", boss)
        for name, game in reversed(tuple(games.items())):
            await boss.select(page, ["game"], custom_id=find(world, page, "field"))
            await boss.select(page, [name], custom_id=find(world, page, "set", "game"))
            assert game.face.say("en", "game-name") in world.text(page)
            kept = await world.store.guilds.settings(world.guild.id)
            assert (kept.game, kept.preset) == (name, "")
            preset = game.rules.presets[-1]
            if len(game.rules.presets) > 1:
                await boss.select(page, ["preset"], custom_id=find(world, page, "field"))
                await boss.select(page, [preset], custom_id=find(world, page, "set", "preset"))
            assert not (await boss.command(world.channel, "table")).ephemeral
            state = await world.state((await world.bot.tables.live())[-1])
            assert (state.opened.game, state.options.preset) == (name, preset)
        # The first game replaces a removed one.
        settings = GuildSettings(game="gone", preset="gone")
        await world.store.guilds.set_settings(world.guild.id, settings, by=1, at=1)
        await boss.command(world.channel, "table")
        state = await world.state((await world.bot.tables.live())[-1])
        assert state.opened.game == next(iter(games))


async def test_a_newcomer_takes_a_computers_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        await anne.command(world.channel, "table")
        await world.fill(anne, "beginner")
        await world.press(beat, world.lobby, "sit", "W")
        assert (await world.state(1)).seat_of(beat.id) == "W"
