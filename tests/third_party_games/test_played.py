"""An installed game at a real bot's table: what is kept of its match is shown in its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.i18n.sentences import say as bot_says
from games import registry
from tables.journal.state import TableState
from tests.cogs.matches.other_games import finished
from tests.cogs.pages import ask, find
from tests.e2e.evening import Evening, evening
from tests.third_party_games import installing

pytestmark = pytest.mark.usefixtures("strangers", "quick_pictures")


async def test_a_match_and_all_that_is_kept_of_it(tmp_path: Path) -> None:
    game = registry.games()[installing.GUIDE]
    async with evening(tmp_path, people=2, games=registry.games()) as world:
        (command,) = [one for one in await world.bot._commands_payload() if one["name"] == "table"]
        (option,) = [one for one in command["options"] if one["name"] == "game"]
        offered = {"name": game.face.say("en", "game-name"), "value": installing.GUIDE}
        assert offered.items() <= option["choices"][-1].items()
        people = [person.id for person in world.people]
        over = await finished(world.store, game, people, world.guild.id)
        await leaderboards(world, over)
        await statistics(world, over)


async def leaderboards(world: Evening, over: TableState) -> None:
    """The game's own orders, with pictures; no pairs, since nobody plays together."""
    say = registry.games()[installing.GUIDE].face.say
    best = await ask(world, "leaderboard", game=installing.GUIDE)
    text = world.text(best)
    deals = len(over.match.points)
    mean = sum(points for points, _ in over.match.points) / deals
    assert f"You: {mean:.1f}, not ranked yet" in text
    in_pairs = await ask(world, "leaderboard", game=installing.GUIDE, pairs=True)
    assert world.text(in_pairs) == text
    assert [*world.options(best, find(world, best, "scope"))] == [
        bot_says("en", f"standings-scope-{where}-{kind}")
        for where in ("here", "everywhere")
        for kind in ("players", "computers")
    ]
    metric = find(world, best, "metric")
    chosen = world.options(best, metric)
    marriages = sum(one.counts.get("marriages", 0) for one in over.seat_stats)
    for name, total in (("tricks", 10 * deals), ("marriages", marriages)):
        title = say("en", f"metric-{name}")
        await world.people[0].select(best, [chosen[title]], custom_id=metric)
        text = world.text(best)
        assert f"## {title}" in text
        rows = [line for line in text.splitlines() if line.startswith("**")]
        assert sum(int(row.split("**")[3]) for row in rows) == total
        assert say("en", "column-tricks") in world.alt(best)


async def statistics(world: Evening, over: TableState) -> None:
    """Numbers in the game's words, and as a file; the match in the list of matches."""
    points = sum(points for points, _ in over.match.points)
    text = world.text(await ask(world, "stats", game=installing.GUIDE))
    assert f"{points} points in {len(over.match.points)} deals, best deal 1" in text
    assert world.people[1].mention in text
    answer = await ask(world, "export", what="statistics")
    tables = [world.server.content(answer, number) for number in range(len(answer.files))]
    assert all(b"marriages" in table for table in tables)
    told = world.text(await ask(world, "history"))
    for seat, person in zip(("North", "South"), world.people, strict=True):
        assert f"{seat}: {person.mention}" in told
