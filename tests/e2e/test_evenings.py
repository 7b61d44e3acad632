"""Evenings of a club: announced, signed up for, played and directed by their messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.evening import commands
from cogs.i18n.sentences import say
from cogs.messages.plain import date_and_time, relative
from games import registry
from games.tournament.plan import Kind, Plan
from tables.decisions.outcomes import Accepted
from tables.decisions.pauses import NO_PAUSES
from tables.journal.options import Clock, Options
from tables.journal.state import Status, TableState
from tables.runtime.limits import NO_LIMITS
from tables.tournaments.entries import Announced
from tables.tournaments.state import TournamentState
from tests.cogs.pages import find, manager
from tests.e2e.evening import Evening, evening
from tests.e2e.server import Person, Result

SCHIEBER = registry.games()["schieber"]
PAUSES = replace(NO_PAUSES, heartbeat=3_600_000, arrive=90_000)
"""No delays but that for the people of a drawn table."""


class Club:
    """Eight people, and somebody who holds their evening."""

    def __init__(self, world: Evening) -> None:
        self.world = world
        self.boss = manager(world)
        names = ("fritz", "gina", "hans", "irma")
        more = (world.guild.add_member(world.server.create_user(name)) for name in names)
        self.people: list[Person] = [*world.people, *more]
        self.taps = 0

    @property
    def tournaments(self) -> Any:
        return self.world.bot.tables.tournaments

    async def all(self) -> tuple[TournamentState, ...]:
        """All evenings, the newest first."""
        found: tuple[TournamentState, ...] = await self.tournaments.of_guild(self.world.guild.id)
        return found

    async def state(self) -> TournamentState:
        """The newest evening."""
        return (await self.all())[0]

    async def correct(self, round_number: int, table: int) -> Any:
        """Take a point from a table's first side and give it to the other; return the page."""
        state = await self.state()
        hall = await self.tournaments.hall(state.id)
        points = hall.rounds[round_number - 1].scores[table].points
        page: Any = (await self.boss.command(self.world.channel, "evening")).response
        page = (await self.press(self.boss, page, "direct")).response or page
        await self.boss.select(page, [str(table)], find(self.world, page, "table"))
        form = await self.press(self.boss, page, "correct")
        values = {"points-1": str(points[0] - 1), "points-2": str(points[1] + 1)}
        await self.boss.submit(form, values | {"reason": "Whoever reads the slate"})
        return self.world.text(page)

    async def press(self, person: Person, message: Any, what: str, ends: str = "") -> Result:
        return await person.press(message, find(self.world, message, what, ends))

    async def announce(
        self, name: str = "Jass night", start: str = "Thu 20:00", **draft: str
    ) -> Any:
        """Prepare an evening by the panel, announce it by the form; return the reply."""
        first = (await self.boss.command(self.world.channel, "evening")).response
        page = (await self.press(self.boss, first, "new")).response or first
        for field, value in draft.items():
            page = await self.choose(page, "field", field)
            page = await self.choose(page, f"set-{field}", value)
        form = await self.press(self.boss, page, "announce")
        return (await self.boss.submit(form, {"name": name, "start": start})).response

    async def announced(self, kind: Kind = Kind.NEW_PARTNERS, **more: Any) -> TournamentState:
        """An evening of two rounds of one deal, in two hours, announced without the form."""
        plan = more.pop("plan", Plan(kind, 2, 1))
        opened = Announced(
            self.boss.id,
            SCHIEBER.name,
            self.world.guild.id,
            self.world.channel.id,
            "Jass night",
            self.world.bot.now() + 7_200_000,
            plan,
            Options(SCHIEBER.rules.presets[0], clock=Clock.SLOW, language="en"),
            (),
        )
        with self.world.server.as_the_bot():
            outcome = await self.tournaments.announce(replace(opened, **more), cause="announce")
        assert isinstance(outcome, Accepted), outcome
        await self.world.server.settle()
        return await self.state()

    async def choose(self, page: Any, what: str, *values: str) -> Any:
        result = await self.boss.select(page, values, find(self.world, page, what))
        return result.response or page

    @property
    def card(self) -> Any:
        """The newest card of an evening."""
        return next(
            one for one in reversed(self.world.history()) if self.world.text(one).startswith("## ")
        )

    def notice(self, number: int) -> Any:
        """The newest draw in a table's thread."""
        thread = self.thread(number)
        return next(one for one in reversed(self.world.history(thread)) if self.go(one))

    def thread(self, number: int) -> Any:
        """The thread of a table by its number in the hall."""
        name = say("en", "evening-thread", table=number)
        return next(one for one in self.world.threads if one.name == name)

    def go(self, message: Any) -> str | None:
        """The custom id of a notice's button."""
        ids = (part.get("custom_id") or "" for part in self.world.raw(message))
        return next((one for one in ids if ":go:" in one), None)

    def post(self, number: int) -> Any:
        """The post of a round."""
        begins = say("en", "evening-hall", round=number, last=2).splitlines()[0]
        return next(one for one in self.world.history() if self.world.text(one).startswith(begins))

    def letter(self, person: Person) -> str:
        """The newest hand of a person in direct messages."""
        return self.world.text(person.letters[-1])

    async def sign_up(self, count: int = 8) -> None:
        for person in self.people[:count]:
            await self.press(person, self.card, "come")

    async def begin(self) -> None:
        """Let time pass until the first round is drawn."""
        state = await self.state()
        await self.world.server.advance((state.starts - self.world.bot.now()) / 1000 + 1)
        await self.world.server.advance(31)

    async def all_go(self) -> None:
        """Everybody presses Go at their table."""
        newest = (await self.state()).round
        assert newest is not None
        for number in newest.tables:
            notice = self.notice(number)
            for person in self.people:
                if person.mention in self.world.text(notice):
                    await person.press(notice, self.go(notice) or "")

    async def play(self, number: int) -> None:
        """Let people play any legal cards until the round's table is done."""
        newest = (await self.state()).round
        assert newest is not None
        tables, table = self.world.bot.tables, newest.tables[number]
        with self.world.server.as_the_bot():
            for step in range(2_000):
                state: TableState = await self.world.state(table)
                if state.status.final:
                    break
                cause = f"{table}:{state.seq}:{step}"
                await self._step(tables, state, cause)
        await self.world.server.settle()

    async def _step(self, tables: Any, state: TableState, cause: str) -> None:
        if state.next.awaits in ("deal", "booking"):
            ask = tables.ready if state.next.awaits == "deal" else tables.count
            for one in state.persons():
                await ask(state.id, one, cause=f"{cause}:{one}")
            await self.world.server.settle()
            return
        seat = state.turn or ""
        person = state.seats[seat].person
        if person is None:
            await self.world.server.settle()
            return
        legal = state.game.legal_actions(state.match, seat)
        action = next(one for one in legal if state.game.is_move(one))
        await tables.act(state.id, person, action, cause=cause)


@asynccontextmanager
async def club(path: Path, **more: Any) -> AsyncIterator[Club]:
    """A club on the fake Discord."""
    how: Any = {"games": {"schieber": SCHIEBER}, "pauses": PAUSES, "limits": NO_LIMITS} | more
    async with evening(path, **how) as world:
        yield Club(world)


pytestmark = pytest.mark.usefixtures("quick_pictures")


async def test_an_evening_runs_by_itself_from_announcement_to_podium(tmp_path: Path) -> None:
    """Including a late person, a leaver, a restart in the second round, a correction, and next
    week's card.
    """
    async with club(tmp_path) as found:
        world, people = found.world, found.people
        await found.announced(weekly=True, zone="Europe/Zurich")
        card = found.card
        await found.sign_up(7)
        answer = await found.press(people[7], card, "later")
        assert world.answer(answer) == say("en", "evening-you-later")
        assert "**8 people are coming:**" in world.text(card)
        await found.begin()
        await found.all_go()
        first = (await found.state()).round
        assert first is not None
        assert people[7].mention not in "".join(world.text(found.notice(n)) for n in (1, 2))
        answer = await found.press(people[7], card, "here")
        assert world.answer(answer) == say("en", "evening-you-come-next")
        await found.play(1)
        done = next(one for one in people if one.mention in world.text(found.notice(1)))
        assert "Table 1 is done: " in found.letter(done)
        assert "Tables that still play: 1 of 2" in found.letter(done)
        assert f"Watch: <#{found.thread(2).id}>" in found.letter(done)
        await found.play(2)
        assert "After one round you are number" in found.letter(done)
        assert world.text(found.post(1)).splitlines()[1] == say("en", "evening-hall-over")

        leaver = people[0]
        answer = await found.press(leaver, card, "not")
        assert world.answer(answer) == say("en", "evening-you-left")
        fix = await found.correct(1, 1)
        assert "Whoever reads the slate" in world.text(found.post(1)), fix
        await world.server.advance(61)
        second = (await found.state()).round
        assert second is not None
        assert second.number == 2
        assert leaver.mention not in "".join(world.text(found.notice(n)) for n in second.tables)
        await found.all_go()
        posts = {one.id for one in world.history()}
        await world.restart()
        assert {one.id for one in world.history()} == posts
        await found.play(1)
        await found.play(2)
        state = next(one for one in await found.all() if one.status is Status.OVER)
        assert "The evening is over." in world.text(card)
        assert world.alt(card).startswith("Jass night. 1. ")
        assert "You are number **" in found.letter(done)
        assert len(world.threads) == 2
        told = [world.text(one) for one in world.history()]
        assert len(told) == len(set(told)), "nothing is posted twice"

        files = (await found.press(people[1], card, "files")).response
        assert files is not None
        table, record = (world.server.content(files, number).decode() for number in (0, 1))
        assert table.startswith("place,person,name,total,round_1,round_2\n1,")
        assert [one["filename"] for one in files.files] == [
            f"evening-{state.id}.{ending}" for ending in ("csv", "evening")
        ]
        assert '[Kind "new-partners"]' in record

        following = found.card
        assert following.id != card.id
        (asked,) = [one for one in world.text(following).splitlines() if "asked again" in one]
        assert people[1].mention in asked
        answer = await found.press(people[1], card, "come")
        assert "You are on the list." in world.answer(answer)
        newest = await found.state()
        assert newest.opened.previous == state.id
        assert [one.person for one in newest.members] == [people[1].id]

        async def past() -> str:
            page = (await people[1].command(world.channel, "evening")).response
            assert page is not None
            await people[1].press(page, find(world, page, "past"))
            files = (await found.press(people[1], card, "files")).response
            assert files is not None
            return world.text(page) + world.server.content(files, 0).decode()

        gone = people[2]
        text = await past()
        assert gone.mention in text
        assert gone.user.name in text
        world.guild.remove_member(gone)
        await world.restart()
        text = await past()
        assert gone.mention not in text, "they have left the server"
        assert gone.user.name not in text
        assert people[3].mention in text


async def test_two_taps_lead_from_the_card_to_ones_cards(tmp_path: Path) -> None:
    """Come, and Go: without a form, a list or a link."""
    async with club(tmp_path) as found:
        await found.announced()
        await found.sign_up(4)
        await found.begin()
        notice, shown = found.notice(1), None
        for person in found.people[:4]:
            shown = (await person.press(notice, found.go(notice) or "")).response
        await found.world.server.settle()
        state = await found.state()
        assert state.round is not None
        table = await found.world.state(state.round.tables[1])
        assert table.next.awaits == "turn"
        hand = found.world.text(shown)
        assert "you are " in hand
        assert "table 1" in hand.casefold(), "the number in the hall, not the table's own"


async def test_bad_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        world, now = found.world, found.world.bot.now()

        async def refused(**given: str) -> str:
            reply = await found.announce(**given)
            assert not await found.all()
            return reply.content or world.text(reply)

        assert await refused(start="whenever") == say(
            "en", "evening-bad-start", text="whenever", example="Thu 20:00"
        )
        assert await refused(start="2020-01-02 20:00") == say("en", "start-past")
        assert await refused(start="2099-01-02 20:00") == say("en", "evening-far-start")
        for name in ("@everyone", "<@1>", "   "):
            assert await refused(name=name) == say("en", "bad-name", most=60), name
        reply = await found.announce()
        assert "The evening is announced" in world.text(reply)
        state = await found.state()
        assert date_and_time(state.starts) in world.text(reply)
        assert relative(state.starts) in world.text(reply)
        assert state.starts > now
        reply = await found.announce(name="Another")
        assert (reply.content or world.text(reply)) == say("en", "same-hour")
        assert len(await found.all()) == 1


async def test_only_who_may_holds_evenings(tmp_path: Path) -> None:
    """People who manage events, or those of the role that is set."""
    async with club(tmp_path) as found:
        world, anne = found.world, found.people[0]
        shown: Any = (await anne.command(world.channel, "evening")).response
        assert say("en", "evening-new") not in [part.get("label") for part in world.raw(shown)]
        result = await world.click(anne, shown, "brouc:evening:new:")
        assert world.answer(result) == say("en", "evening-not-director", role="none")
        role = world.guild.create_role("club")
        beat = world.guild.add_member(world.server.create_user("bea"), roles=[role])
        await world.store.guilds.change_settings(
            world.guild.id, lambda now: replace(now, evening_role=role.id), by=1, at=1
        )
        shown = (await beat.command(world.channel, "evening")).response
        assert say("en", "evening-new") in [part.get("label") for part in world.raw(shown)]


async def test_a_partner_is_asked_and_answers(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        world, (anne, beat, carlo, *_) = found.world, found.people
        await found.announced(Kind.PAIRS)

        async def ask(person: Person, partner: Person) -> str:
            page: Any = (await found.press(person, found.card, "with")).response
            result = await person.select(page, [partner], find(world, page, "partner"))
            return world.answer(result) if result.ephemeral else world.text(page)

        robot = world.guild.add_member(world.server.create_user("robot", bot=True))
        assert await ask(anne, robot) == say("en", "evening-partner-bot")
        assert await ask(anne, anne) == say("en", "own-partner")
        asked = await ask(anne, beat)
        assert asked == say("en", "evening-partner-asked", person=beat.mention)
        assert f"{anne.mention} and" in world.text(found.card)
        letter = beat.letters[-1]
        assert "would like to play with you" in world.text(letter)
        answer = await found.press(beat, letter, "yes")
        assert "You play with" in world.answer(answer)
        assert f"{anne.mention} and {beat.mention}" in world.text(found.card)
        assert not beat.letters, "the question is gone"
        assert await ask(carlo, beat) == say("en", "has-partner")


async def test_a_free_place_calls_the_waiting_list(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        world, people = found.world, found.people
        await found.announced(limit=4)
        await found.sign_up(4)
        answer = await found.press(people[4], found.card, "come")
        assert world.answer(answer) == say("en", "evening-you-wait", most=4, place=1)
        assert f"On the waiting list: {people[4].mention}" in world.text(found.card)
        await found.press(people[0], found.card, "not")
        assert "A place is free" in found.letter(people[4])
        assert "waiting list" not in world.text(found.card).splitlines()[-2]


async def test_reminders_come_once(tmp_path: Path) -> None:
    """The channel mentions a person who refuses direct messages."""
    async with club(tmp_path) as found:
        world, (anne, beat, *_) = found.world, found.people
        beat.user.closed = True
        await found.announced(starts=world.bot.now() + 3_600_000)
        await found.sign_up(2)
        await world.server.advance(46 * 60)
        assert "starts" in found.letter(anne)
        mentions = [one for one in world.history() if world.text(one).startswith(beat.mention)]
        assert len(mentions) == 1
        await world.restart()
        assert len(anne.letters) == 1
        assert len([one for one in world.history() if beat.mention in world.text(one)]) == 2


async def test_directors_see_whom_one_waits_for_and_act(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        world, boss = found.world, found.boss
        await found.announced()
        await found.sign_up()
        await found.begin()
        page: Any = (await boss.command(world.channel, "evening")).response
        page = (await found.press(boss, page, "direct")).response or page
        assert "**Table 1** waits for " in world.text(page)
        await found.press(boss, page, "pause")
        assert "The evening is paused." in world.text(page)
        await found.press(boss, page, "go-on")
        form = await found.press(boss, page, "say")
        await boss.submit(form, {"text": "Soup is *ready*"})
        told = say("en", "evening-said", person=boss.mention, text="Soup is \\*ready\\*")
        for number in (1, 2):
            assert told in [world.text(one) for one in world.history(found.thread(number))]
        await boss.select(page, ["2"], find(world, page, "table"))
        await found.press(boss, page, "delay-table")
        more = say("en", "evening-delayed", minutes=5)
        assert more in [world.text(one) for one in world.history(found.thread(2))]
        assert more not in [world.text(one) for one in world.history(found.thread(1))]
        await found.press(boss, page, "direct")
        await boss.select(page, [found.people[3]], find(world, page, "person"))
        await found.press(boss, page, "exclude", str(found.people[3].id))
        await found.press(boss, page, "exclude-sure")
        letters = [world.text(one) for one in found.people[3].letters]
        assert say("en", "evening-excluded", name="Jass night") in letters
        await found.press(boss, page, "direct")
        await found.press(boss, page, "off")
        await found.press(boss, page, "off-sure")
        assert say("en", "evening-off") in world.text(found.card)
        assert (await found.state()).status is Status.ABANDONED


async def test_a_deleted_channel_ends_its_evening(tmp_path: Path) -> None:
    """The evening is still listed, and nothing fails."""
    async with club(tmp_path) as found:
        world, anne = found.world, found.people[0]
        await found.announced()
        other = world.guild.create_text_channel("other")
        await world.server.settle()
        await world.server.delete_channel(world.channel)
        await world.server.settle()
        assert (await found.state()).status is Status.EXPIRED
        page: Any = (await anne.command(other, "evening")).response
        assert "called off" in world.text(page)


async def test_a_question_reaches_a_person_without_direct_messages(tmp_path: Path) -> None:
    """In the evening's channel, by a mention."""
    async with club(tmp_path) as found:
        world, (anne, beat, *_) = found.world, found.people
        beat.user.closed = True
        await found.announced(Kind.PAIRS)
        page: Any = (await found.press(anne, found.card, "with")).response
        await anne.select(page, [beat], find(world, page, "partner"))
        (question,) = [one for one in world.history() if "would like to play" in world.text(one)]
        assert beat.mention in world.text(question)
        await found.press(beat, question, "no")
        assert not [one for one in world.history() if "would like to play" in world.text(one)]


USES: tuple[tuple[str, str, tuple[str, ...] | None], ...] = (
    *((what, "{0}", None) for what in commands.OWN),
    *((what, "{0}", None) for what in commands.DIRECTING),
    *((what, "{0}.{1}", None) for what in commands.OF_PERSON),
    *((what, "{0}.1.1", None) for what in ("delay-table", "correct")),
    *((what, "{0}.1", None) for what in ("why", "yes", "no")),
    *(("partner", "{0}", ("{1}",)), ("table", "{0}", ("1",)), ("person", "{0}", ("{1}",))),
    *((what, "{0}.{1}", ("{1}",)) for what in ("replace", "swap")),
)
"""Components that name an evening: what, argument and values, with its number and a person."""
FORMS: tuple[tuple[str, str], ...] = (
    *((what, "{0}") for what in ("cut-number", "say-text", "rename-text")),
    *(("warn-text", "{0}.{1}"), ("result", "{0}.1.1")),
)


def test_every_component_has_its_case() -> None:
    used = {what for what, *_ in USES} | {what for what, _ in FORMS}
    assert used == {
        *commands.OWN,
        *commands.DIRECTING,
        *commands.OF_PERSON,
        *commands.OF_TABLE,
        *commands.MENUS,
        *commands.FORMS,
    }


async def test_who_does_not_see_an_evening_only_gets_a_sentence(tmp_path: Path) -> None:
    """From another server, from direct messages, and from where its channel is not seen."""
    async with club(tmp_path) as found:
        world, anne = found.world, found.people[0]
        await found.announced()
        await found.sign_up(4)
        await found.begin()
        state = await found.state()
        elsewhere = world.server.create_guild("Elsewhere")
        there = elsewhere.create_text_channel("x")
        eve = elsewhere.add_member(world.server.create_user("eve"))
        await world.server.settle()
        wrong: list[tuple[Person, Any]] = []
        for channel in (there, None):
            page: Any = (await eve.command(channel, "help")).response
            wrong.append((eve, page))
        refusals = {say("en", key) for key in ("other-server", "other-channel")}
        for person, message in wrong:
            for what, arg, values in USES:
                named = [one.format(state.id, anne.id) for one in values or ()]
                custom_id = f"brouc:evening:{what}:{arg.format(state.id, anne.id)}"
                result = await world.click(person, message, custom_id, named or None)
                assert world.answer(result) in refusals, custom_id
        assert await found.state() == state


async def test_only_directors_direct(tmp_path: Path) -> None:
    """Everybody may press everybody's buttons; the rest names the people who hold evenings."""
    async with club(tmp_path) as found:
        world, anne = found.world, found.people[0]
        await found.announced()
        await found.sign_up(4)
        await found.begin()
        state = await found.state()
        page: Any = (await anne.command(world.channel, "help")).response
        told = say("en", "evening-not-director", role="none")
        for what, arg, values in USES:
            if what in (*commands.OWN, "why", "yes", "no", "partner"):
                continue
            named = [one.format(state.id, anne.id) for one in values or ()]
            custom_id = f"brouc:evening:{what}:{arg.format(state.id, anne.id)}"
            result = await world.click(anne, page, custom_id, named or None)
            assert world.answer(result) == told, custom_id
        assert await found.state() == state
