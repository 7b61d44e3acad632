"""/replay in a virtual Discord: permissions, steps, analyses."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from base.workers.pool import ProcessWorker, WorkerPool
from brouc.record import FORMAT
from brouc.seats import Team
from cogs.i18n.sentences import say
from cogs.matches import archive as archives
from cogs.matches.analysis import AnalysisService, Key, Waiting
from cogs.matches.replay_pages import ReplayPosition
from db import Preferences
from gamekit.api.record import Played
from tables.journal.state import Status
from tables.tournaments.entries import renamed
from tables.views import lobby_of
from tests.cogs.judging import judge_quickly, judged_quickly
from tests.cogs.pages import ask, find, knocks
from tests.cogs.played_evening import archive_of, club, past_of
from tests.db.played import Players, store_table
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


async def test_a_deal_step_by_step(tmp_path: Path) -> None:
    async with club(tmp_path, tables=2) as world:
        anne = world.people[0]
        newest = await archive_of(world).newest(anne.id)
        assert newest is not None
        past = await past_of(world, *newest)
        page = await ask(world, "replay", anne)
        title = f"### Table {past.table} · match 1 · deal 1 of {len(past.deals)}"
        assert title in world.text(page)
        assert "card 0 of" in world.text(page)
        for _ in range(3):
            await anne.press(page, find(world, page, "next"))
        assert "card 3 of" in world.text(page)
        await anne.press(page, find(world, page, "back"))
        assert "card 2 of" in world.text(page)
        await anne.press(page, find(world, page, "last"))
        assert not [k for k in knocks(world, page).values() if k.what in ("next", "last")]
        await anne.press(page, find(world, page, "first"))
        jump = str(ReplayPosition(past.table, 1, 1, 8))
        await anne.select(page, [jump], custom_id=find(world, page, "trick"))
        assert "card 8 of" in world.text(page)
        assert "Trick 1 before" in world.text(page)
        second = str(ReplayPosition(past.table, 1, 2))
        await anne.select(page, [second], custom_id=find(world, page, "deal"))
        assert "deal 2 of" in world.text(page)
        # Viewing an old match refreshes none of its messages: its journal names channel 5.
        assert not [one for one in world.server.requests if "/channels/5/" in one.path]


async def test_film_record_and_analysis(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        person = played[0]
        await world.store.people.set_preferences(person.id, Preferences(text_mode=True))
        page = await ask(world, "replay", person)
        film = await person.press(page, find(world, page, "film"))
        assert film.ephemeral
        assert "Animated replay" in world.text(film.response)
        record: Any = await person.press(page, find(world, page, "record"))
        assert record.response.files[0]["filename"].endswith(".brouc")
        past = await past_of(world)
        written = await archive_of(world).record(past, "L'Etivaz\n", None)
        assert written is not None
        judged = FORMAT.adjudicate(FORMAT.read(written))
        assert FORMAT.verify(judged.record) == (len(past.deals), len(past.deals))
        assert all(archives.checked(past, number) for number, _ in enumerate(past.deals, 1))
        assert judged.state.winner is past.deals[-1].view.winner
        judge_quickly(world)
        said: Any = await person.press(page, find(world, page, "analysis"))
        text = world.text(said.response)
        assert not said.response.files, "no pictures were wanted"
        assert "by what each player knew" in text
        assert "with all cards seen" in text
        assert "Nobody at the table could know" in text
        assert re.search(r"gave away \d+ point|lead slip|too hard|Not one card", text)


class Slow(AnalysisService):
    """The service on a slow machine: virtual time stands still during real computation."""

    async def analysis(
        self, key: Key, game: str, played: Played, deal: int, waiting: Waiting | None = None
    ) -> Any:
        assert waiting is not None
        await waiting(40)
        if deal == 1:
            raise TimeoutError
        return await super().analysis(key, game, played, deal)


async def test_an_analysis_tells_how_far_it_is_and_what_it_found(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        judge_quickly(world, kind=Slow)
        page = await ask(world, "replay", played[0], deal=2)
        before = len(world.server.requests)
        said: Any = await played[0].press(page, find(world, page, "analysis"))
        edits = [str(one.json) for one in world.server.requests[before:] if one.method == "PATCH"]
        assert [text for text in edits if "Analysing deal 2: 40%" in text]
        assert "Analysing" not in edits[-1]
        assert "by what each player knew" in world.text(said.response)
        assert [file["filename"] for file in said.response.files] == ["analysis.webp"]
        assert "Analysis of the deal" in str(said.response.files[0]["description"])
        # A mistake is shown in the replay, where its card lies on the table.
        menu = find(world, said.response, "open")
        chosen, *_ = world.options(said.response, menu).values()
        looked: Any = await played[0].select(said.response, [chosen], custom_id=menu)
        assert looked.response.id != said.response.id, "beside the analysis"
        step = ReplayPosition.parse(chosen).step
        assert f"step {step} of" in str(looked.response.files[0]["description"])
        # The service runs out of time for the first deal.
        page = await ask(world, "replay", played[0], deal=1)
        said = await played[0].press(page, find(world, page, "analysis"))
        assert world.text(said.response) == say("en", "analysis-too-long")


async def test_alone_the_same_deal_is_dealt_again_at_once_to_the_same_seats(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await world.open_table()
        await world.press(anne, world.lobby, "sit", "S")
        await world.fill(anne, "beginner")
        await world.start()
        table = (await world.bot.tables.live())[-1]
        await world.cut(table)
        before = await world.state(table)
        # A wrong « Dehors ! » ends the deal at once.
        await world.press(anne, world.hand(anne), "dehors")
        page = await ask(world, "replay", anne, table=table)
        await anne.press(page, find(world, page, "again"))
        again = await world.state((await world.bot.tables.live())[-1])
        assert again.id != table
        assert again.seat_of(anne.id) == "S"
        assert again.match.deal.dealt == before.match.deal.dealt
        occupants = [seat.occupant for seat in before.seats.values()]
        assert [seat.occupant for seat in again.seats.values()] == occupants
        figures = [card.figure for card in lobby_of(before).seats]
        assert [card.figure for card in lobby_of(again).seats] == figures


async def test_others_see_public_tables_of_their_server_only(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        stranger = world.guild.add_member(world.server.create_user("eve"))
        assert "deal 1 of" in world.text(await ask(world, "replay", stranger, table=1))
        assert (await ask(world, "replay", stranger)).content == say("en", "replay-none")
        there = world.server.create_guild("Elsewhere")
        channel = there.create_text_channel("far")
        far = there.add_member(stranger)
        refused: Any = (await far.command(channel, "replay", table=1)).response
        assert refused.content == say("en", "replay-not-yours")
        assert (await ask(world, "replay", stranger, table=99)).content == say("en", "no-table")
    async with club(tmp_path / "private", tables=1, private=True) as world:
        stranger = world.guild.add_member(world.server.create_user("eve"))
        page = await ask(world, "replay", stranger, table=1)
        assert page.content == say("en", "replay-not-yours")


async def test_a_running_match_shows_finished_deals_to_its_players_only(world: Evening) -> None:
    table = await world.deal()
    anne, dealt = world.people[0], (await world.state(table)).match
    assert dealt.running
    page = await ask(world, "replay", anne, table=table)
    assert page.content == say("en", "replay-no-deal")
    # A wrong « Dehors ! » ends the deal at once.
    await world.press(anne, world.hand(anne), "dehors")
    page = await ask(world, "replay", anne, table=table)
    assert "deal 1 of 1" in world.text(page)
    stranger = world.guild.add_member(world.server.create_user("eve"))
    refused = await ask(world, "replay", stranger, table=table)
    assert refused.content == say("en", "replay-running")
    await world.cut(table)
    assert (await world.state(table)).match.running
    page = await ask(world, "replay", anne, table=table, deal=2)
    assert "deal 1 of 1" in world.text(page), "the running deal is not to be had"
    past = await past_of(world, table)
    assert past.waiting is not None
    record = await archive_of(world).record(past, "", None)
    assert record is not None
    assert past.waiting.secret not in record
    assert "deal 2" not in record


def test_an_analysis_is_made_once_and_tells_how_far_it_is() -> None:
    """In a worker process, so in real time."""
    state = Players(3).table(1_795_000_000_000, plain=True).state
    assert state is not None
    preset, rules = state.options.preset, state.options.rules_map()
    match = Played(preset, rules, state.rules_version, state.actions)

    async def analysed() -> None:
        pool, shares = WorkerPool(ProcessWorker), list[int]()
        service = AnalysisService(pool, judged_quickly, 0.01)

        async def waiting(percent: int) -> None:
            shares.append(percent)

        found = await service.analysis((1, 1, 1), "brouc", match, 1, waiting)
        assert shares == sorted(shares), "it never goes back"
        assert shares[0] == 0, "a worker had to begin first"
        assert shares[-1] <= 100
        assert await service.analysis((1, 1, 1), "brouc", match, 1) is found, "remembered"
        with pytest.raises(KeyError):
            await service.analysis((1, 1, 2), "nothing", match, 1, waiting)
        await pool.close()

    with asyncio.Runner() as runner:
        runner.run(analysed())


async def test_an_erased_player_is_nowhere_in_an_old_match(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        gone, other = played[:2]
        before = await past_of(world)
        assert gone.id in before.people
        await world.store.privacy.erase(gone.id, 1_800_000_000_000, renamed)
        past = await past_of(world)
        assert gone.id not in past.people
        assert gone.id not in {one.person for one in past.seats.values()}
        assert past.deals == before.deals
        page = await ask(world, "replay", other, table=1)
        assert "deal 1 of" in world.text(page)
        assert f"<@{gone.id}>" not in world.text(page)
        assert not past.open_to(gone.id, None)


async def test_an_older_match_of_a_table_is_found_by_its_number(world: Evening) -> None:
    # The table has played twice; the first match is still available.
    played = Players(3).table(1_795_000_000_000, matches=2)
    for seed in range(4, 40):
        if len(played.facts) == 2:
            break
        played = Players(seed).table(1_795_000_000_000, matches=2)
    table = await store_table(world.store, played)
    first, second, newest = [await past_of(world, table, number) for number in (1, 2, 0)]
    assert newest.number == 2
    assert newest.deals == second.deals
    for past, facts in ((first, played.facts[0]), (second, played.facts[1])):
        winner = past.deals[-1].view.winner
        assert winner is not None
        assert facts.sides[tuple(Team).index(winner)].won
        people = {one.user_id for one in facts.players if one.user_id is not None}
        assert past.people == people
    assert await archive_of(world).past(table, 3) is None


async def test_the_last_card_of_a_match_leads_to_its_replay(world: Evening) -> None:
    table = await world.open_table(target="target-3")
    await world.start()
    anne = world.people[0]
    while (await world.state(table)).status is Status.PLAYING:
        await world.cut(table)
        await world.press(anne, world.hand(anne), "dehors")
    last = world.history(world.thread)[-1]
    page = await world.press(world.people[1], last, "replay")
    assert page.ephemeral
    assert "match 1 · deal 1 of" in world.text(page.response)
