"""Nattkort at a real bot's table, with other games there too: two people, buttons, pictures.

It is played from the lobby to the final card, and then checked in everything kept of matches.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.i18n.sentences import say as bot_says
from db import Preferences
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene
from games import registry
from tables.journal.state import Status, TableState
from tests.cogs.pages import find
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("strangers")

OPTIONS = {"clock": "none", "target": "target-5"}
HEAVY = 130 * 1024


class Match:
    """A table of two who see pictures; Anne confirms each card."""

    def __init__(self, world: Evening) -> None:
        self.world = world
        self.game: Game = registry.games()["nattkort"]
        self.people = dict(zip(self.game.rules.seats, world.people, strict=True))
        self.table = 0
        self.asked = 0

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the game."""
        return self.game.face.say("en", key, **values)

    async def state(self) -> TableState:
        """Current state of the table."""
        return await self.world.state(self.table)

    def alt(self, message: Any) -> str:
        """Alternative text of a message's only picture, which is valid and small."""
        (file,) = message.files
        drawn = self.world.server.content(message)
        assert 0 < len(drawn) <= HEAVY
        with Image.open(BytesIO(drawn)) as image:
            image.load()
        return str(file["description"])

    def words(self, kind: str, state: TableState, seat: str | None = None) -> str:
        """Expected alternative text of a picture of the table."""
        assert self.game.scenes is not None
        view = self.game.rules.view(state.match, seat)
        return self.game.scenes.words(Scene(kind, view), {}, Look("en"))

    async def open(self) -> None:
        """``/table game:``, two seats, the options' menus, start."""
        world, (anne, _) = self.world, self.world.people
        await world.store.people.set_preferences(anne.id, Preferences(confirm=True))
        (command,) = [one for one in await world.bot._commands_payload() if one["name"] == "table"]
        (option,) = [one for one in command["options"] if one["name"] == "game"]
        assert {"name": "Nattkort", "value": "nattkort"}.items() <= option["choices"][-1].items()
        await anne.command(world.channel, "table", game="nattkort")
        (self.table,) = await world.bot.tables.live()
        for seat, person in self.people.items():
            await world.press(person, world.lobby, "sit", seat)
        panel = (await world.press(anne, world.lobby, "options")).response
        for name, value in OPTIONS.items():
            await world.set_option(anne, panel, name, value)
        text = world.text(world.lobby)
        assert self.say("lobby-sides") in text
        assert "Evening · to 5" in text
        for seat, person in self.people.items():
            assert f"**{self.say(f'seat-{seat}')}**: <@{person.id}>" in text
        await world.press(anne, world.lobby, "start")

    async def step(self, state: TableState) -> None:
        """Do the awaited step by a button."""
        world, seat = self.world, state.next.seat
        match state.next.awaits:
            case "deal":
                cutter = self.people.get(seat or "", world.people[0])
                await world.press(cutter, world.board, "cut", "6")
            case "turn":
                assert seat is not None
                await self.turn(state, seat)
            case "booking":
                for person in world.people:
                    if world.custom_id(world.board, "count"):
                        await world.press(person, world.board, "count")

    async def turn(self, state: TableState, seat: str) -> None:
        """Check both pictures, double in the first deal, and play the first card offered."""
        world, person = self.world, self.people[seat]
        assert self.alt(world.board) == self.words("board", state)
        assert self.alt(world.hand(person)) == self.words("hand", state, seat)
        (other,) = set(self.people) - {seat}
        if state.match.deals == 1 and not state.match.plays and not state.match.doubled:
            await world.press(self.people[other], world.hand(self.people[other]), "double")
            if (await self.state()).seq == state.seq:
                await world.press(self.people[other], world.hand(self.people[other]), "double")
            assert self.say("board-doubled", who=f"<@{self.people[other].id}>") in world.text(
                world.board
            )
            return
        card = world.cards(world.hand(person))[0]
        await world.press(person, world.hand(person), "card", card)
        if person is world.people[0]:
            await self.sure(state, person, card)

    async def sure(self, state: TableState, person: Any, card: str) -> None:
        """Exactly one confirmation is asked for, by the table."""
        world, hand = self.world, self.world.hand(person)
        assert (await self.state()).seq == state.seq
        what = self.game.face.label(f"play {state.next.seat} {card}", "en")
        assert world.text(hand).count(what) == 1
        assert bot_says("en", "hand-sure", card=what) in world.text(hand)
        self.asked += 1
        await world.press(person, hand, "sure")

    async def play(self) -> TableState:
        """Play to the end, with a restart in the middle."""
        restarted = False
        while (state := await self.state()).status is Status.PLAYING:
            await self.step(state)
            if len(state.match.plays) == 3 and not restarted:
                restarted = True
                await self.world.restart()
        assert restarted
        assert self.asked
        return state


async def test_a_match_and_all_that_is_kept_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, games=registry.games()) as world:
        match = Match(world)
        await match.open()
        over = await match.play()
        await final_card(match, over)
        await leaderboards(match, over)
        await statistics(match, over)
        assert not world.server.errors


async def page(match: Match, command: str, **options: Any) -> Any:
    """Anne's ephemeral answer to a command, valid for Discord."""
    world = match.world
    return (await world.people[0].command(world.channel, command, **options)).response


async def final_card(match: Match, over: TableState) -> None:
    """The winner and the reason, with the last table as a picture."""
    world, card = match.world, match.world.board
    result = match.game.rules.result(over.match)
    assert result is not None
    (winner,) = result.winners
    score = " – ".join(str(points) for points in sorted(result.score.values(), reverse=True))
    who = f"<@{match.people[winner].id}>"
    assert match.say("final-title", who=who, score=score) in world.text(card)
    assert match.alt(card) == match.words("board", over)
    who = await world.bot.names.of(world.guild.id, match.people[winner].id)
    for person in world.people:
        assert match.say("final-title", who=who, score=score) in world.text(world.hand(person))
    assert world.custom_id(card, "again")
    assert world.custom_id(card, "replay")
    recaps = [text for one in world.history(world.thread) if "is over" in (text := world.text(one))]
    assert len(recaps) == over.match.deals


async def leaderboards(match: Match, over: TableState) -> None:
    """Own orders, drawn; no pairs, since nobody plays together."""
    world, anne = match.world, match.world.people[0]
    best = await page(match, "leaderboard", game="nattkort")
    text = world.text(best)
    assert f"## {match.say('metric-tricks')}" in text
    rows = [line for line in text.splitlines() if line.startswith("**")]
    assert len(rows) == 2
    assert sum(int(row.split("**")[3]) for row in rows) == 5 * over.match.deals
    assert "doubled 1 times" in text
    assert match.say("column-doubles") in match.alt(best)
    offered = {part["custom_id"]: part for part in world.raw(best) if part.get("options")}
    orders = [one["label"] for one in offered[find(world, best, "metric")]["options"]]
    assert {match.say("metric-tricks"), match.say("metric-points-a-deal")} <= set(orders)
    scopes = offered[find(world, best, "scope")]["options"]
    assert [one["label"] for one in scopes] == [
        bot_says("en", f"standings-scope-{where}-{kind}")
        for where in ("here", "everywhere")
        for kind in ("players", "computers")
    ]
    in_pairs = await page(match, "leaderboard", game="nattkort", pairs=True)
    assert world.text(in_pairs) == text
    chosen = next(
        one["value"]
        for one in offered[find(world, best, "metric")]["options"]
        if one["label"] == match.say("metric-points-a-deal")
    )
    await anne.select(best, [chosen], custom_id=find(world, best, "metric"))
    assert f"## {match.say('metric-points-a-deal')}" in world.text(best)
    mean = over.match.points[0] / over.match.deals
    assert f"{mean:.2f}" in world.text(best), "not ranked yet, and one's own"


async def statistics(match: Match, over: TableState) -> None:
    """Numbers in the game's words, with a plot and as a file; the match in the list of matches."""
    world, (_, beat) = match.world, match.world.people
    figures = await page(match, "stats", game="nattkort")
    text = world.text(figures)
    assert "1 match, " in text
    assert f"in {over.match.deals} deals" in text
    assert match.say("preset-evening") in text
    assert f"<@{beat.id}>" in text
    assert "tricks" in match.alt(figures)
    answer = await page(match, "export", what="statistics")
    tables = [world.server.content(answer, number) for number in range(len(answer.files))]
    assert all(b"best_deal" in table for table in tables)
    told = world.text(await page(match, "history"))
    for seat, person in match.people.items():
        points = over.match.points[match.game.rules.seats.index(seat)]
        assert f"{match.say(f'seat-{seat}')}: <@{person.id}>" in told
        assert match.say("side-score", score=points, other=0) in told
