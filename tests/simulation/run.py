"""One run: from a seed's plan to its outcome."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from cogs.client import BroucBot
from cogs.messages.custom_ids import TableId, parsed
from gamekit.api.game import Games
from games.registry import BUILT_IN
from games.registry import games as registered
from tables.journal.state import Status, TableState
from tests.simulation import action_laws, answer_laws, laws, message_laws
from tests.simulation.evening import FAR_S, HOME_S, Evening
from tests.simulation.guests import Use
from tests.simulation.host import Running
from tests.simulation.journal import Journals
from tests.simulation.plan import Plan, planned
from tests.simulation.stage import Stage
from tests.virtual import files
from tests.virtual.loop import StuckError
from tools.fake_discord.interactions import PATIENCE_S
from tools.fake_discord.state import Change
from tools.fake_discord.world import Message

BACK_S: Final = 150.0
"""Seconds until an undisturbed bot is connected and shows everything."""
_LEFT_BEHIND: Final = frozenset({"10008", "30046", "chatter", "standby", "50013", "50007"})
"""Events after which an old message rightly stays, and another is posted."""
DEEDS: Final = (
    *(action_laws.deeds_are_their_owners, action_laws.turns_have_their_time),
    *(action_laws.votes_and_counts_once, action_laws.stops_are_agreed),
    *(action_laws.votes_have_their_time, action_laws.outages_move_clocks),
    action_laws.outages_are_given,
)
"""Laws of actions."""
QUIET_S: Final = 3.0
"""Seconds without a stale message until everything counts as shown."""


class BrokenError(Exception):
    """A broken invariant, which ends the run. ``law``: its function's name."""

    def __init__(self, law: str, what: str, at: float) -> None:
        """``at``: seconds of the run."""
        super().__init__(f"{law}: {what} (at {at:.3f} s)")
        self.law, self.what = law, what


@dataclass(frozen=True, slots=True)
class Outcome:
    plan: Plan
    broken: BrokenError | None
    digest: str
    trace: list[str] = field(repr=False)
    kinds: Counter[str]
    """Events by kind."""
    struck: Counter[str]
    """Failed requests by kind of fault."""
    sums: Counter[str]
    """Clicks, requests, journal entries, steps of the event loop, and other numbers."""


@cache
def games() -> Games:
    """Games of the project, without installed ones, which would change the runs."""
    own = {point.name for point in BUILT_IN}
    return {name: game for name, game in registered().items() if name in own}


def plan_of(seed: int, length: float = 1.0) -> Plan:
    """The plan of a seed with the games there are."""
    names = [(game.name, len(game.rules.seats)) for game in games().values()]
    return planned(seed, names, length)


def simulate(plan: Plan) -> Outcome:
    """Run a plan, from an empty database to the last table's end."""
    files.empty()
    with files.folder() as folder:
        stage = Stage(plan, games(), Path(folder))
        run = _Run(stage)
        broken: BrokenError | None = None
        collecting = gc.isenabled()
        gc.disable()  # Garbage collection does not follow from the seed.
        try:
            with stage.open():
                asyncio.set_event_loop(stage.loop)
                try:
                    stage.loop.run_until_complete(run.play())
                except BrokenError as error:
                    broken = error
                except StuckError as error:
                    broken = BrokenError("tables_end", str(error), stage.loop.time())
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
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.evening = Evening(stage)
        self._before: Journals = {}
        self._found: BrokenError | None = None
        self._early: list[Use] = []
        """Presses that were acknowledged before they were stored, if they were."""
        stage.loop.set_exception_handler(stage.unseen)
        stage.fake_discord.discord.everywhere.append(self._changed)
        stage.answered = self._answered
        self.evening.leapt = self._hides

    async def play(self) -> None:
        """Run everything; raise :class:`BrokenError`."""
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
        self._must(laws.tables_end, stage, journals)
        watching.cancel()
        self.evening.mood.over = True
        self.evening.stop()
        await asyncio.sleep(PATIENCE_S + 1)
        await self._all_shown()
        await self._look(settled=True)

    # -- while it runs -----------------------------------------------------------------------------

    async def _peek(self) -> None:
        """Check once in the middle: stored data and hidden cards."""
        stage = self.stage
        await asyncio.sleep(stage.plan.until * 0.55)
        self._stored(settled=False)
        if stage.plan.seed % 3 == 0:
            await self._hides()

    async def _hides(self, *tables: int) -> None:
        """Check that these tables, or all, show nothing hidden now."""
        for running, bot in self._alive():
            # The check ends if its process is killed.
            await self.stage.host.within(running, self._hides_of(bot, *tables))
            return

    async def _hides_of(self, bot: BroucBot, *tables: int) -> None:
        try:
            async for what in message_laws.nothing_hidden_is_told(self.stage, bot, *tables):
                self._note("nothing_hidden_is_told", what)
        except Exception:
            # The plan has broken the disk.
            if self.stage.loop.time() > self.stage.trouble:
                raise

    def _changed(self, message: Message, change: Change) -> None:
        if change is Change.POSTED:
            self.stage.posted[message.id] = self.stage.loop.time()
        if change is Change.DELETED or self._found is not None:
            return
        secrets = self.stage.memory.secrets
        said = message_laws.everything(message) if secrets else ""
        for table, secret in secrets.items():
            if any(one in said for one in secret):
                self._note("secrets_are_kept", f"table {table}: its deal's secret is told")
        known = self._known()
        names = {guest.user.id: guest.user.name for guest in self.stage.guests}
        for what in message_laws.buttons_are_their_owners(message, known, names):
            self._note("buttons_are_their_owners", what)

    def _answered(self, use: Use, answering: int, seconds: float) -> None:
        self.stage.memory.look()
        if answer_laws.is_done(use, answering, seconds):
            cause = str(use.interaction.id)
            stored = any(map(self.stage.reader.recorded, (cause, f"{cause}:back")))
            if not stored and not self._late(use):
                self._early.append(use)

    def _late(self, use: Use) -> bool:
        """Whether a press is of an earlier turn or a match that is over: nothing can be stored.

        A second tap shows the hand without a sentence.
        """
        means = parsed(use.what)
        assert isinstance(means, TableId), "of a table"
        # From the store: the answering process may have been killed.
        rows = self.stage.reader.journals().get(means.table)
        if rows is None:
            return False
        state = self.stage.folds.states(means.table, rows)[-1]
        return means.seq < state.turn_seq or state.status is not Status.PLAYING

    def _known(self) -> dict[int, TableState]:
        found: dict[int, TableState] = {}
        for running in self.stage.host.running:
            if running.alive and running.bot is not None:
                for table, room in running.bot.tables._table_store._cached.items():
                    if room.state is not None:
                        found[table] = room.state
        return found

    def _note(self, law: str, what: str) -> None:
        self._found = self._found or BrokenError(law, what, self.stage.loop.time())

    # -- without faults ----------------------------------------------------------------------------

    async def _all_shown(self) -> None:
        """Wait until no message is stale, at most as long as promised."""
        end, quiet = self.stage.loop.time() + BACK_S, 0.0
        while quiet < QUIET_S:
            await asyncio.sleep(0.5)
            self._hold()
            bot = self._bot()
            ready = bot is not None and bot.is_ready()
            rest = bot is not None and ready and not message_laws.works(bot)
            quiet = quiet + 0.5 if rest else 0.0
            if self.stage.loop.time() > end:
                behind = bot.outbox.behind() if bot is not None else ()
                self._note("messages_show_newest", f"still behind after {BACK_S:.0f} s: {behind}")
                self._hold()

    async def _look(self, *, settled: bool) -> None:
        stage = self.stage
        self._stored(settled=settled)
        bot = self._bot()
        if bot is None:
            raise BrokenError("tables_end", "no process is left", stage.loop.time())
        await self._must_all(message_laws.messages_show_newest, stage, bot)
        await self._must_all(message_laws.boards_are_bound, stage, bot)
        await self._must_all(message_laws.nothing_hidden_is_told, stage, bot)
        await self._must_all(laws.every_process_sees_the_store, stage)

    def _stored(self, *, settled: bool) -> None:
        stage = self.stage
        journals = stage.reader.journals()
        self._must(laws.nothing_lost_or_doubled, self._before, journals)
        stage.memory.look()
        self._must(laws.clocks_right, stage, journals, calm=settled)
        self._must(laws.accepted_clicks_answered_once, stage, journals, stage.trouble)
        self._must(laws.nobody_loses_time, stage)
        for law in DEEDS:
            self._must(law, stage, journals)
        kinds = {event.kind for event in stage.plan.events} | {stage.plan.last}
        if settled:
            self._must(laws.tables_go_on, stage, journals)
        if settled and not _LEFT_BEHIND & kinds:
            self._must(laws.nothing_stands_twice, stage, journals)
        self._must(answer_laws.stored_before_answered, self._early, journals, stage.loop.time())
        self._must(answer_laws.refusals_are_told, stage, journals)
        self._must(answer_laws.tokens_are_used_in_time, stage)
        self._must(laws.heads_are_beside, stage)
        self._must(laws.logs_tell_nothing, stage, journals)
        self._before = journals
        self._hold()

    def _hold(self) -> None:
        """End the run if a break was noted."""
        for law, what in self.stage.memory.complaints:
            raise BrokenError(law, what, self.stage.loop.time())
        self._must(laws.nothing_fails_unseen, self.stage)
        self._must(laws.discord_takes_everything, self.stage)
        if self._found is not None:
            raise self._found

    def _must(self, law: Callable[..., Iterable[str]], *about: Any, **how: Any) -> None:
        for what in law(*about, **how):
            raise BrokenError(law.__name__, what, self.stage.loop.time())

    async def _must_all(self, law: Callable[..., AsyncIterator[str]], *about: Any) -> None:
        async for what in law(*about):
            raise BrokenError(law.__name__, what, self.stage.loop.time())

    def _bot(self) -> BroucBot | None:
        return next((bot for _, bot in self._alive()), None)

    def _alive(self) -> Iterator[tuple[Running, BroucBot]]:
        for running in tuple(self.stage.host.running):
            if running.alive and running.bot is not None:
                yield running, running.bot

    def outcome(self, broken: BrokenError | None) -> Outcome:
        stage, evening, trace = self.stage, self.evening, self.stage.trace
        sums = Counter(
            steps=stage.loop.steps,
            clicks=len(stage.uses),
            requests=len(stage.fake_discord.rest.done),
            entries=sum(map(len, self._before.values())),
            starts=stage.host.starts,
            kills=evening.fault_events.kills,
            seconds=round(stage.loop.time()),
        )
        kinds, struck = evening.kinds, stage.faults.done
        return Outcome(stage.plan, broken, trace.digest, trace.lines, kinds, struck, sums)
