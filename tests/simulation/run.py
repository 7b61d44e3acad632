"""One seed from its plan to what came of it."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from cogs.client import BroucBot
from cogs.messages.custom_ids import TableId, parsed
from gamekit.api.game import Games
from games.registry import BUILT_IN
from games.registry import games as registered
from tables.journal.state import TableState
from tests.simulation import answers, deeds, in_time, laws, processes, shown, template
from tests.simulation.evening import FAR_S, HOME_S, Evening
from tests.simulation.guests import Use
from tests.simulation.host import Running
from tests.simulation.journal import Journals
from tests.simulation.loop import StuckError
from tests.simulation.plan import Plan, planned
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import PATIENCE_S
from tools.fake_discord.state import Change
from tools.fake_discord.world import Message

BACK_S: Final = 150.0
"""Seconds in which a bot that nothing hinders any more is connected and shows everything."""
_LEFT_BEHIND: Final = frozenset({"10008", "30046", "chatter", "second", "50013", "50007"})
"""Events after which a message is rightly left where it stands, and another one posted."""
QUIET_S: Final = 3.0
"""Seconds for which nothing may be old before it counts as shown."""


@dataclass(frozen=True, slots=True)
class Break:
    """An invariant that did not hold."""

    law: str
    """Its name: the function's."""
    what: str
    at: float
    """Seconds of the run."""

    def __str__(self) -> str:
        return f"{self.law}: {self.what} (at {self.at:.3f} s)"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run came to."""

    plan: Plan
    broken: Break | None
    digest: str
    trace: list[str] = field(repr=False)
    kinds: Counter[str]
    """Events by kind."""
    struck: Counter[str]
    """Requests that failed, by the kind of fault."""
    clicks: int
    requests: int
    entries: int
    starts: int
    kills: int
    steps: int
    """Turns of the event loop."""
    seconds: float
    """Of virtual time."""


class BrokenError(Exception):
    """An invariant does not hold: the run ends."""

    def __init__(self, found: Break) -> None:
        super().__init__(str(found))
        self.found = found


@cache
def games() -> Games:
    """The games that come with the project: those of strangers would make other runs."""
    own = {point.name for point in BUILT_IN}
    return {name: game for name, game in registered().items() if name in own}


def plan_of(seed: int, length: float = 1.0) -> Plan:
    """The plan of a seed with the games there are."""
    names = [(game.name, len(game.rules.seats)) for game in games().values()]
    return planned(seed, names, length)


def simulate(plan: Plan) -> Outcome:
    """Run a plan, from an empty database to the last table's end."""
    template.empty()
    with template.folder() as folder:
        stage = Stage(plan, games(), Path(folder))
        run = _Run(stage)
        broken: Break | None = None
        collecting = gc.isenabled()
        gc.disable()  # What it would collect, and when, is not the seed's.
        try:
            with stage.open():
                asyncio.set_event_loop(stage.loop)
                try:
                    stage.loop.run_until_complete(run.play())
                except BrokenError as error:
                    broken = error.found
                except StuckError as error:
                    broken = Break("tables_end", str(error), stage.loop.time())
                finally:
                    run.evening.stop()
        finally:
            asyncio.set_event_loop(None)
            if collecting:
                gc.enable()
        if broken is not None:
            stage.trace.add("broken", f"{broken.law}: {broken.what}")
        return run.outcome(broken)


class _Run:
    """A run, and what is looked at while it lasts."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.evening = Evening(stage)
        self._before: Journals = {}
        self._found: Break | None = None
        stage.loop.set_exception_handler(stage.unseen)
        stage.fake_discord.discord.everywhere.append(self._changed)
        stage.answered = self._answered
        self.evening.leapt = self._hides

    async def play(self) -> None:
        """Everything; raises :class:`BrokenError`."""
        stage = self.stage
        watching = stage.loop.create_task(stage.reach.watch())
        peeking = stage.loop.create_task(self._peek())
        await self.evening.play()
        await peeking
        self._hold()
        self.evening.mood.resting = True
        await self._all_shown()
        await self._look(settled=True)
        self.evening.mood.resting = False
        self.evening.go_home()
        patience = FAR_S if stage.plan.to_the_end else HOME_S
        end = stage.loop.time() + patience
        while stage.loop.time() < end and any(laws.tables_end(stage, stage.reader.journals())):
            await asyncio.sleep(5.0)
            self._hold()
        journals = stage.reader.journals()
        self._must("tables_end", laws.tables_end(stage, journals))
        watching.cancel()
        self.evening.mood.over = True
        self.evening.stop()
        await asyncio.sleep(PATIENCE_S + 1)
        await self._all_shown()
        await self._look(settled=True)

    # -- while it runs -----------------------------------------------------------------------------

    async def _peek(self) -> None:
        """Once in the middle: what is stored, and whether anything hidden is told."""
        stage = self.stage
        await asyncio.sleep(stage.plan.until * 0.55)
        self._stored(settled=False)
        if stage.plan.seed % 3 == 0:
            await self._hides()

    async def _hides(self, *tables: int) -> None:
        """Look whether these tables, or all, tell anything hidden in this moment."""
        for running, bot in self._alive():
            # It ends with the process, where that is killed meanwhile.
            await self.stage.host.within(running, self._hides_of(bot, *tables))
            return

    async def _hides_of(self, bot: BroucBot, *tables: int) -> None:
        try:
            async for what in shown.nothing_hidden_is_told(self.stage, bot, *tables):
                self._note("nothing_hidden_is_told", what)
        except Exception:
            # The plan has taken the disk away.
            if self.stage.loop.time() > self.stage.trouble:
                raise

    def _changed(self, message: Message, change: Change) -> None:
        if change is Change.POSTED:
            self.stage.posted[message.id] = self.stage.loop.time()
        if change is Change.DELETED or self._found is not None:
            return
        secrets = self.stage.memory.secrets
        said = shown.everything(message) if secrets else ""
        for table, secret in secrets.items():
            if any(one in said for one in secret):
                self._note("secrets_are_kept", f"table {table}: its deal's secret is told")
        known = self._known()
        names = {guest.user.id: guest.user.name for guest in self.stage.guests}
        for what in shown.buttons_are_their_owners(message, known, names):
            self._note("buttons_are_their_owners", what)

    def _answered(self, use: Use, answering: int, seconds: float) -> None:
        self.stage.memory.look()
        what = laws.stored_before_answered(self.stage.reader, use, answering, seconds)
        if what is not None and not self._late(use):
            self._note("stored_before_answered", what)

    def _late(self, use: Use) -> bool:
        """Whether a press is of an earlier turn: a second tap on it is shown the hand, untold."""
        means = parsed(use.what)
        if not isinstance(means, TableId):
            return False
        # By the store: the process that has answered may be dead by now.
        rows = self.stage.reader.journals().get(means.table)
        return (
            rows is not None and means.seq < self.stage.folds.states(means.table, rows)[-1].turn_seq
        )

    def _known(self) -> dict[int, TableState]:
        found: dict[int, TableState] = {}
        for running in self.stage.host.running:
            if running.alive and running.bot is not None:
                for table, room in running.bot.tables._table_store._rooms.items():
                    if room.state is not None:
                        found[table] = room.state
        return found

    def _note(self, law: str, what: str) -> None:
        self._found = self._found or Break(law, what, self.stage.loop.time())

    # -- when it is calm ---------------------------------------------------------------------------

    async def _all_shown(self) -> None:
        """Wait until every message is as new as its table, as long as was promised."""
        end, quiet = self.stage.loop.time() + BACK_S, 0.0
        while quiet < QUIET_S:
            await asyncio.sleep(0.5)
            self._hold()
            bot = self._bot()
            ready = bot is not None and bot.is_ready()
            rest = bot is not None and ready and not shown.works(bot)
            quiet = quiet + 0.5 if rest else 0.0
            if self.stage.loop.time() > end:
                behind = bot.projector.behind() if bot is not None else ()
                self._note("messages_show_newest", f"still behind after {BACK_S:.0f} s: {behind}")
                self._hold()

    async def _look(self, *, settled: bool) -> None:
        stage = self.stage
        self._stored(settled=settled)
        bot = self._bot()
        if bot is None:
            raise BrokenError(Break("tables_end", "no process is left", stage.loop.time()))
        if stage.host.most < 2:
            # Of two processes that edit one message, the one whose state is older may be the last.
            await self._must_all("messages_show_newest", shown.messages_show_newest(stage, bot))
            await self._must_all("boards_are_bound", shown.boards_are_bound(stage, bot))
        await self._must_all("nothing_hidden_is_told", shown.nothing_hidden_is_told(stage, bot))
        seen = processes.every_process_sees_the_store(stage)
        await self._must_all("every_process_sees_the_store", seen)

    def _stored(self, *, settled: bool) -> None:
        stage = self.stage
        journals = stage.reader.journals()
        self._must("nothing_lost_or_doubled", laws.nothing_lost_or_doubled(self._before, journals))
        self._must("journal_replays", laws.journal_replays(stage, journals))
        self._must("clocks_right", laws.clocks_right(stage, journals, calm=settled))
        self._must(
            "accepted_clicks_answered_once",
            laws.accepted_clicks_answered_once(stage, journals, stage.trouble),
        )
        self._must("slow_disks_are_answered", in_time.slow_disks_are_answered(stage))
        self._must("lost_answers_are_given_again", in_time.lost_answers_are_given_again(stage))
        self._must("second_answers_are_no_failures", in_time.second_answers_are_no_failures(stage))
        self._must("nobody_loses_time", laws.nobody_loses_time(stage))
        self._must("deeds_are_their_owners", deeds.deeds_are_their_owners(stage, journals))
        self._must("turns_have_their_time", deeds.turns_have_their_time(stage, journals))
        kinds = {event.kind for event in stage.plan.events} | {stage.plan.last}
        if settled:
            self._must("tables_go_on", laws.tables_go_on(stage, journals))
            self._must("nothing_is_overlooked", laws.nothing_is_overlooked(stage, journals))
        if settled and not _LEFT_BEHIND & kinds:
            self._must("nothing_stands_twice", laws.nothing_stands_twice(stage, journals))
        self._must("votes_and_counts_once", deeds.votes_and_counts_once(stage, journals))
        self._must("stops_are_agreed", deeds.stops_are_agreed(stage, journals))
        self._must("votes_have_their_time", deeds.votes_have_their_time(stage, journals))
        self._must("refusals_are_told", answers.refusals_are_told(stage, journals))
        self._must("who_is_barred_rests", answers.who_is_barred_rests(stage))
        self._must("tokens_are_used_in_time", answers.tokens_are_used_in_time(stage))
        self._must("outages_move_clocks", deeds.outages_move_clocks(stage, journals))
        self._must("outages_are_given", deeds.outages_are_given(stage, journals))
        self._must("duties_have_one_cause", deeds.duties_have_one_cause(journals))
        self._must("heads_are_beside", laws.heads_are_beside(stage))
        self._must("logs_tell_nothing", laws.logs_tell_nothing(stage, journals))
        self._before = journals
        self._hold()

    def _hold(self) -> None:
        """Whatever was noted meanwhile ends the run."""
        for law, what in self.stage.memory.complaints:
            self._must(law, (what,))
        self._must("nothing_fails_unseen", laws.nothing_fails_unseen(self.stage))
        self._must("discord_takes_everything", laws.discord_takes_everything(self.stage))
        if self._found is not None:
            raise BrokenError(self._found)

    def _must(self, law: str, complaints: Iterable[str]) -> None:
        for what in complaints:
            raise BrokenError(Break(law, what, self.stage.loop.time()))

    async def _must_all(self, law: str, complaints: AsyncIterator[str]) -> None:
        async for what in complaints:
            raise BrokenError(Break(law, what, self.stage.loop.time()))

    def _bot(self) -> BroucBot | None:
        return next((bot for _, bot in self._alive()), None)

    def _alive(self) -> Iterator[tuple[Running, BroucBot]]:
        for running in tuple(self.stage.host.running):
            if running.alive and running.bot is not None:
                yield running, running.bot

    def outcome(self, broken: Break | None) -> Outcome:
        """What there is to tell."""
        stage, evening = self.stage, self.evening
        return Outcome(
            stage.plan,
            broken,
            stage.trace.digest,
            stage.trace.lines,
            evening.kinds,
            stage.faults.done,
            len(stage.uses),
            len(stage.fake_discord.rest.done),
            sum(len(rows) for rows in self._before.values()),
            stage.host.starts,
            evening.mishaps.kills,
            stage.loop.steps,
            stage.loop.time(),
        )


__all__ = ["Break", "Outcome", "games", "plan_of", "simulate"]
