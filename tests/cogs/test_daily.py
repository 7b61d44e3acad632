"""/daily in a virtual Discord: one deal a day for everybody, once, in private."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.plain import moment, relative
from cogs.messages.zones import local
from cogs.server.settings import panel, posted_at
from cogs.view.daily import Result, points_text, result_lines
from db import DailyFacts, GuildSettings, Preferences
from db.repositories.dailies import record
from games.brus.computers import WHIMS, BrusPlayers
from games.brus.game import GAME
from i18n.writing import day as written
from tables.decisions.outcomes import Accepted, Refused
from tables.journal.state import DAY_MS, GRACE_MS, Status, day_begins, day_closes
from tables.tournaments.entries import renamed
from tests.cogs.pages import ask, find, knocks, manager
from tests.e2e.evening import Clock, Evening, evening, table_id
from tests.simulation.message_laws import nothing_hidden_is_told

pytestmark = pytest.mark.usefixtures("quick_pictures")

QUICK = BrusPlayers(tuple(WHIMS))
GAMES = {"brus": replace(GAME, players=QUICK)}
"""The levels without search: what is tested here is the same for every level."""
NOON = day_begins("2026-11-24") + DAY_MS // 2
STAGE: Any = None
"""Stage of the simulation, which the law needs only to find its tables."""
DAY, NEXT = "2026-11-24", "2026-11-25"


def moves(world: Evening, message: Any) -> list[str]:
    return [one for one in world.presses(message) if table_id(one).what in ("act", "now")]


async def begin(world: Evening, person: Any, where: Any = None, **options: Any) -> Any:
    """Open /daily and press "Play"; return the message with the deal."""
    shown = (await person.command(where, "daily", **options)).response
    await person.press(shown, find(world, shown, "play"))
    return shown


async def finish(world: Evening, person: Any, shown: Any, seed: int = 0) -> list[str]:
    """Play any cards to the end; return what was pressed."""
    rng, pressed = random.Random(seed), []
    while choices := moves(world, shown):
        assert len(shown.files) == 1, "the hand, with the buttons in sight below it"
        pressed.append(rng.choice(sorted(choices)))
        await person.press(shown, pressed[-1])
    return pressed


async def played(world: Evening, person: Any, seed: int = 0) -> Any:
    shown = await begin(world, person, world.channel)
    await finish(world, person, shown, seed)
    return shown


async def state_of(world: Evening, person: Any, day: str = DAY) -> Any:
    table = await world.bot.tables.dailies.table_of("brus", day, person.id)
    assert table is not None
    return await world.bot.tables.state(table)


async def test_from_the_command_to_the_shared_line(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=2) as world:
        anne, beat = world.people
        shown = await played(world, anne)
        assert shown.reader == anne.id
        assert {"🟩", "⬛"} & set(world.text(shown)), "a sign for each trick"
        assert len(shown.files) == 1, "the recap alone"
        state = await state_of(world, anne)
        assert state.status is Status.OVER
        assert len(state.ends) == 1
        standing = await world.store.dailies.standing("brus", DAY, anne.id)
        assert standing is not None
        assert standing.par is not None, "the computers have played it as well"
        assert (standing.players, standing.streak) == (1, 1)
        points, par = (points_text(GAME, "en", one) for one in (standing.points, standing.par))
        assert say("en", "daily-result", points=points, par=par) in world.text(shown)
        # No statistic counts it, and nothing was posted anywhere.
        assert not await world.store.histories.matches(anne.id)
        assert not [one for one in world.server.history(world.channel) if one.reader is None]
        shared = (await anne.press(shown, find(world, shown, "share"))).response
        assert shared is not None
        assert shared.reader is None
        told = world.text(shared)
        assert anne.mention in told
        assert say("en", "daily-result-shared", points=points, par=par) in told
        assert "Tricks won: number" in told or "Trick won" in told or "No trick" in told
        assert not shared.files
        # The shared message lets others play; they get their own private one.
        result: Any = await beat.press(shared, find(world, shared, "play"))
        assert result.response.reader is not None
        assert moves(world, result.response)


def test_the_computers_still_play_it() -> None:
    found, points = Result(GAME, DAY, 2, "x.", None), points_text(GAME, "en", 2)
    alone = say("en", "daily-alone", points=points)
    assert [*result_lines(found, "en")][2:] == [alone]
    tricks, shared = "-# Trick won: number 1.", f"**{points}**"
    assert [*result_lines(found, "en", shared=True)] == ["🟩⬛", tricks, shared]


async def test_a_late_answer_to_the_shared_line_is_private(tmp_path: Path) -> None:
    async def at_once(seconds: float) -> None:
        """The store is slow: the press is deferred before the deal is begun."""

    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=2) as world:
        anne, beat = world.people
        shown = await played(world, anne)
        shared = (await anne.press(shown, find(world, shown, "share"))).response
        assert shared is not None
        line = world.text(shared)
        world.bot.responder_sleep = at_once
        result: Any = await beat.press(shared, find(world, shared, "play"))
        assert world.text(shared) == line
        assert not moves(world, shared)
        assert result.response.reader == beat.id
        assert moves(world, result.response)


async def test_everybody_meets_the_same_cards_and_answers(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=3) as world:
        anne, beat, carlo = world.people
        first = await begin(world, anne, world.channel)
        presses = await finish(world, anne, first, 3)
        # In direct messages, and with another language, the same.
        await world.store.people.set_preferences(beat.id, Preferences(language="fr"))
        second = await begin(world, beat, None)
        await finish(world, beat, second, 3)
        assert presses
        assert (await state_of(world, anne)).actions == (await state_of(world, beat)).actions
        assert (await state_of(world, anne)).figures == (await state_of(world, beat)).figures
        third = await begin(world, carlo, world.channel)
        await finish(world, carlo, third, 4)
        one, two = (await state_of(world, anne)).actions, (await state_of(world, carlo)).actions
        assert one[0] == two[0], "the deal"
        place = next(n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
        rules, match = GAME.rules, GAME.rules.start("brus", {})
        for text in one[:place]:
            match = rules.accept(match, rules.decode(text))
        assert rules.next(match).seat == (await state_of(world, anne)).seat_of(anne.id)


async def test_one_try_that_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=1) as world:
        (anne,) = world.people
        shown = await begin(world, anne, world.channel)
        await anne.press(shown, sorted(moves(world, shown))[0])
        before = (await state_of(world, anne)).actions
        await world.restart()
        again = await ask(world, "daily", anne)
        assert "Continue" in json.dumps(again.components)
        await anne.press(again, find(world, again, "play"))
        assert (await state_of(world, anne)).actions[: len(before)] == before
        await finish(world, anne, again)
        third = await ask(world, "daily", anne)
        assert "play" not in {one.what for one in knocks(world, third).values()}
        # Erasing oneself gives no second try on the same day.
        await world.bot.cogs["DataCommands"].erase(anne.id, cause="1")  # type: ignore[attr-defined]
        assert await world.store.dailies.standing("brus", DAY, anne.id) is None
        dailies = world.bot.tables.dailies
        outcome = await dailies.begin("brus", DAY, anne.id, None, "en", cause="2")
        assert isinstance(outcome, Refused)


async def test_a_page_shows_the_fingerprint_of_the_next_deal_to_play_on_a_line(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=1) as world:
        (anne,) = world.people
        for day in (DAY, NEXT):
            commitment = await world.bot.tables.dailies.commitment("brus", day)
            assert commitment is not None
            shown = await ask(world, "daily", anne)
            (line,) = (one for one in world.text(shown).splitlines() if commitment in one)
            assert line.startswith("-# ")
            assert "`" not in line, "a box is no small print"
            assert len(re.findall("[0-9a-f]{64}", world.text(shown))) == 1
            if day == DAY:
                await played(world, anne)


async def test_a_day_ends_and_its_deal_opens(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, people=3) as world:
        anne, beat, carlo = world.people
        dailies = world.bot.tables.dailies
        day, following = dailies.today, dailies.tomorrow
        commitment = await dailies.commitment("brus", following)
        assert await dailies.proof("brus", day) is None, "nobody learns the secret before"
        early = await dailies.begin("brus", following, anne.id, None, "en", cause="early")
        assert isinstance(early, Refused)
        await played(world, anne, 1)
        unfinished = await begin(world, beat, world.channel)
        state = await state_of(world, anne, day)
        locked = await ask(world, "replay", anne, table=state.id)
        assert "Others are still playing" in locked.content
        await world.server.advance((day_closes(day) - world.bot.now()) / 1000 + 60)
        assert dailies.today == following
        assert (await state_of(world, beat, day)).status is Status.EXPIRED
        assert await world.store.dailies.standing("brus", day, beat.id) is None
        assert unfinished is not None
        # The next day's deal is the one that was promised, and yesterday's can be checked.
        assert await dailies.commitment("brus", following) == commitment
        await played(world, carlo, 2)
        today = await ask(world, "daily", carlo)
        days = find(world, today, "days")
        await carlo.select(today, [f"brus.{day}"], custom_id=days)
        assert anne.mention in world.text(today), "yesterday's ranking"
        verified = await carlo.press(today, find(world, today, "show"))
        text = world.text(verified.response)
        named = written("en", day_begins(day))
        assert text.startswith(say("en", "verify-title-daily", day=named))
        assert "follows from the secret" in text
        assert "✅" in text or "right" in text.lower() or "match" in text.lower()
        # Replays are open now; the deal may be played again, without ranking.
        practised = await dailies.begin("brus", day, carlo.id, None, "en", cause="again")
        assert isinstance(practised, Accepted)
        assert practised.state.ranked_until is None
        # It counts against the limit on opening tables.
        more = [
            await dailies.begin("brus", day, carlo.id, None, "en", cause=f"again {n}")
            for n in range(20)
        ]
        assert isinstance(more[-1], Refused)
        assert await world.store.dailies.standing("brus", day, carlo.id) is None


MINUTE = 60_000


async def until(world: Evening, at: int) -> None:
    await world.server.advance((at - world.bot.now()) / 1000)


async def late(world: Evening) -> tuple[str, str]:
    """Today and tomorrow, at ten minutes to midnight."""
    day, following = world.bot.tables.dailies.today, world.bot.tables.dailies.tomorrow
    await until(world, day_begins(following) - 10 * MINUTE)
    return day, following


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_deal_begun_before_midnight_may_be_finished_after_it(
    tmp_path: Path, restarts: bool
) -> None:
    async with evening(tmp_path, games=GAMES, people=1) as world:
        (anne,) = world.people
        day, following = await late(world)
        shown = await begin(world, anne, world.channel)
        closes = day_closes(day)
        assert say("en", "daily-counts", finished=moment(closes), when=relative(closes)) in (
            world.text(shown)
        )
        await anne.press(shown, sorted(moves(world, shown))[0])
        before = (await state_of(world, anne, day)).actions
        await until(world, day_begins(following) + 20 * MINUTE)
        if restarts:
            await world.restart()
        # Twenty past midnight: /daily leads to it before the new day's deal.
        again = await ask(world, "daily", anne)
        assert "Continue" in json.dumps(again.components)
        await anne.press(again, find(world, again, "play"))
        assert (await state_of(world, anne, day)).actions[: len(before)] == before
        await finish(world, anne, again)
        # The day that has begun can be played as well, and makes a streak of two.
        await played(world, anne)
        first, second = [
            await world.store.dailies.standing("brus", one, anne.id) for one in (day, following)
        ]
        assert first is not None
        assert second is not None
        assert (first.players, first.streak, second.streak) == (1, 1, 2)


async def test_a_deal_that_is_not_finished_in_the_grace_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, people=1) as world:
        (anne,) = world.people
        day, _ = await late(world)
        await begin(world, anne, world.channel)
        await until(world, day_closes(day) - MINUTE)
        assert (await state_of(world, anne, day)).status is Status.PLAYING
        await until(world, day_closes(day) + MINUTE)
        assert (await state_of(world, anne, day)).status is Status.EXPIRED
        assert await world.store.dailies.standing("brus", day, anne.id) is None
        again = await ask(world, "daily", anne)
        assert "Continue" not in json.dumps(again.components)


async def test_nobody_sees_a_day_while_others_may_still_finish_it(tmp_path: Path) -> None:
    """Neither its cards, nor its proof, nor by a practice with the same cards."""
    async with evening(tmp_path, games=GAMES, people=3) as world:
        anne, beat, carlo = world.people
        await played(world, anne, 1)
        day, following = await late(world)
        await begin(world, beat, world.channel)
        dailies = world.bot.tables.dailies
        await until(world, day_begins(following) + GRACE_MS // 2)
        assert await dailies.proof("brus", day) is None
        locked = await ask(world, "replay", anne, table=(await state_of(world, anne, day)).id)
        assert "Others are still playing" in locked.content
        for person in (beat, carlo):
            page = await ask(world, "daily", person)
            await person.select(page, [f"brus.{day}"], custom_id=find(world, page, "days"))
            assert anne.mention not in world.text(page), "others' points"
            ways = {one.what for one in knocks(world, page).values()}
            assert not ways & {"first", "analysis", "show", "share"}
        assert "Some are still finishing" in world.text(page)
        tried = await dailies.begin("brus", day, carlo.id, None, "en", cause="late")
        assert isinstance(tried, Refused)
        assert await dailies.table_of("brus", day, carlo.id) is None


async def test_hidden_cards_of_a_running_day_are_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=2) as world:
        anne, beat = world.people
        await played(world, anne, 1)
        shown = await begin(world, beat, world.channel)
        state = await state_of(world, beat)
        secret = await world.store.values.get(f"daily:brus:{DAY}")
        assert secret is not None
        told = [one async for one in nothing_hidden_is_told(STAGE, world.bot, state.id)]
        assert told == []
        sent = "".join(map(str, world.server.requests)) + caplog.text
        assert secret not in sent
        # Of a running day nobody sees others' results before their own.
        fresh = await ask(world, "daily", beat)
        assert anne.mention not in world.text(fresh)
        assert moves(world, shown)


async def test_a_ranking_is_a_naive_one(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=1) as world:
        (anne,) = world.people
        await played(world, anne, 1)
        table = (await state_of(world, anne)).id
        rng = random.Random(0)
        points = [rng.randint(-6, 6) for _ in range(300)]
        facts = [
            DailyFacts(table, "brus", DAY, 10**17 + n, world.guild.id, value, "x", "run N", NOON)
            for n, value in enumerate(points)
        ]

        def store(connection: Any) -> None:
            for one in facts:
                record(connection, one)

        await world.store.engines.write(store)
        mine = await world.store.dailies.standing("brus", DAY, anne.id)
        assert mine is not None
        field = [*points, mine.points]
        assert mine.players == 301
        assert mine.below == sum(one < mine.points for one in points)
        assert mine.percentile == 100 * mine.below // 300
        assert mine.mean == pytest.approx(sum(field) / 301)
        rows = await world.store.dailies.ranking("brus", DAY, world.guild.id)
        best = sorted(field, reverse=True)
        assert [row.points for row in rows] == best[:10]
        assert [row.rank for row in rows] == [1 + sum(b > a for b in field) for a in best[:10]]
        assert not await world.store.dailies.ranking("brus", DAY, None), "nobody is listed"
        # Erasing a person erases them here; the export has their row.
        kept = await world.store.privacy.kept(anne.id)
        assert kept["daily_results"] == 1
        await world.store.privacy.erase(anne.id, NOON, renamed)
        assert (await world.store.privacy.kept(anne.id))["daily_results"] == 0


@pytest.mark.parametrize(
    ("zone", "hour", "at"),
    [
        (None, 7, "2026-11-25T07:00"),
        ("Europe/Zurich", 7, "2026-11-25T06:00"),
        ("Asia/Kolkata", 7, "2026-11-25T01:30"),
        ("Australia/Sydney", 7, "2026-11-25T20:00"),
        ("America/New_York", 22, "2026-11-25T03:00"),
        ("Etc/GMT+12", 12, "2026-11-25T00:00"),
    ],
)
def test_the_hour_of_the_post_is_one_of_the_day_in_its_zone(
    zone: str | None, hour: int, at: str
) -> None:
    chosen = GuildSettings(daily_hour=hour, daily_zone=zone)
    assert posted_at(chosen, day_begins(NEXT)) == day_begins(at)


def test_the_hour_of_the_post_is_shown_as_a_moment_to_come() -> None:
    """Also in summer, when an hour of 1970 would be shown an hour early."""
    for now in (NOON, day_begins("2026-07-01") + DAY_MS // 2):
        for zone in (None, "Europe/Zurich"):
            chosen = GuildSettings(daily_channel=1, daily_hour=7, daily_zone=zone)
            at = posted_at(chosen, now)
            assert now <= at < now + DAY_MS
            assert local(Preferences(zone=zone), at).hour == 7
            page = panel(chosen, (), "daily-hour", "de", GAMES, now=now, zone="Europe/Zurich")
            told = json.dumps(page.layout.to_components())
            assert moment(at) in told
            there = local(Preferences(zone="Europe/Zurich"), at).hour
            assert f"{there}:00 (Schweiz)" in told


async def test_a_morning_post_once(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with evening(tmp_path, games=GAMES, now=clock, people=1) as world:
        (anne,) = world.people
        await played(world, anne, 1)
        wanted = GuildSettings(daily_channel=world.channel.id, daily_hour=7)
        await world.store.guilds.set_settings(world.guild.id, wanted, by=anne.id, at=NOON)

        def posts() -> list[Any]:
            return [one for one in world.server.history(world.channel) if one.reader is None]

        clock.ms = day_begins(NEXT) + 6 * 3_600_000
        await world.bot.morning_posts.look()
        assert not posts()
        clock.ms += 3_600_000
        for _ in range(2):
            await world.bot.morning_posts.look()
            world.bot.morning_posts._looked = None  # As after a restart in the same hour.
            world.server.world.by_nonce.clear()  # Discord forgets it after some minutes.
        (post,) = posts()
        assert anne.mention in world.text(post), "yesterday's best"
        result: Any = await anne.press(post, find(world, post, "play"))
        assert result.response.reader is not None
        assert moves(world, result.response)


async def test_a_channel_that_may_not_be_written_in_is_told_when_it_is_chosen(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, games=GAMES, now=Clock(NOON), people=1) as world:
        boss = manager(world)
        shut = world.guild.create_text_channel("shut", send_messages=True)
        permission = say("en", "permission-send_messages")
        lacks = say("en", "daily-lacks", channel=shut.mention, permission=permission)
        page = await ask(world, "settings", boss)
        await boss.select(page, ["daily-channel"], custom_id=find(world, page, "field"))
        for chosen, told in ((shut, True), (world.channel, False), (shut, True)):
            await boss.select(page, [chosen], custom_id=find(world, page, "set"))
            assert (lacks in world.text(page)) is told
        assert world.text(page).count("❌") == 1, "it may see the channel"
        diagnosed = await boss.command(world.channel, "diagnose")
        assert lacks in world.answer(diagnosed)


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [(403, 50013, "forbidden"), (404, 10003, "gone"), (400, 50035, "other")],
)
async def test_a_morning_post_that_failed_is_told_until_the_next_one(
    status: int, code: int, why: str, tmp_path: Path
) -> None:
    clock = Clock(day_begins(DAY) + 7 * 3_600_000)
    async with evening(tmp_path, games=GAMES, now=clock, people=1) as world:
        boss = manager(world)
        wanted = GuildSettings(daily_channel=world.channel.id, daily_hour=7)
        await world.store.guilds.set_settings(world.guild.id, wanted, by=boss.id, at=NOON)
        where, values = f"/channels/{world.channel.id}/messages", {"when": relative(clock.ms)}
        failed = say("en", "daily-failed", channel=world.channel.mention, why=why, **values)

        async def told() -> list[str]:
            found = world.text(await ask(world, "settings", boss)).splitlines()
            found += world.answer(await boss.command(world.channel, "diagnose")).splitlines()
            return [line for line in found if "❌" in line]

        world.server.fail("POST", where, status=status, code=code)
        await world.bot.morning_posts.look()
        await world.restart()
        assert await told() == [failed] * 2
        elsewhere = replace(wanted, daily_channel=world.channel.id + 1)
        await world.store.guilds.set_settings(world.guild.id, elsewhere, by=boss.id, at=NOON)
        assert not await told(), "another channel"
        await world.store.guilds.set_settings(world.guild.id, wanted, by=boss.id, at=NOON)
        assert await told()
        clock.ms += 900_000
        await world.bot.morning_posts.look()
        assert not await told()
