"""The service of tournaments: every request goes through :class:`Tournaments`.

Causes, ``seq`` and outcomes are those of :class:`tables.runtime.service.Tables`. Rights to direct
are the caller's business; what concerns a director themselves is refused here.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final, TypeAlias, TypeVarTuple
from zoneinfo import ZoneInfo

from db import LIVE, Store
from gamekit.api.game import Daily
from games.tournament import record
from games.tournament.plan import LONGEST_MINUTES, Kind, Score, minutes
from tables.computers.service import ComputerPlayers
from tables.decisions import decide as table_decide
from tables.decisions import lobby
from tables.decisions.outcomes import (
    Accepted,
    Decision,
    Outcome,
    Reason,
    Refused,
    Repeated,
    Seq,
)
from tables.decisions.pauses import Pauses
from tables.decisions.rests import SLOW
from tables.journal.documents import UNSET
from tables.journal.entries import Entry, Why
from tables.journal.state import RulesByGame, TableState
from tables.runtime.downtime import Downtime
from tables.runtime.journal_store import JournalStore
from tables.runtime.limits import TERMS, Action, Asker, Terms
from tables.runtime.maintenance import Maintenance
from tables.runtime.rate_limiter import RateLimiter
from tables.runtime.results import CountsByGame
from tables.runtime.tournament_results import Results
from tables.runtime.tournament_scheduler import TournamentScheduler
from tables.runtime.tournament_subject import tournament_subject
from tables.tournaments import decide
from tables.tournaments.entries import Announced, TournamentEntry
from tables.tournaments.hall import Hall, hall_of
from tables.tournaments.record import NO_NAMES, evening_of
from tables.tournaments.state import Attendance, TournamentState
from tables.tournaments.timers import Times, timers

HOUR_MS: Final = 3_600_000
PAST: Final = 60
"""Tournaments of a server that are over and still listed."""
TournamentOutcome: TypeAlias = Outcome[TournamentState, TournamentEntry]
Arguments = TypeVarTuple("Arguments")


class Tournaments:
    """All tournaments of one bot: ``Tables.tournaments``."""

    def __init__(
        self,
        store: Store,
        tables: JournalStore[TableState, Entry],
        games: RulesByGame,
        dailies: Mapping[str, Daily],
        counts: CountsByGame,
        limiter: RateLimiter,
        downtime: Downtime,
        pauses: Pauses,
        rng: random.Random,
        now: Callable[[], int],
        times: Times,
    ) -> None:
        """``dailies``: results of deals, by game; ``counts``: the games' counts that are kept."""
        self.journals: Final = JournalStore(store, tournament_subject(games), now)
        self.results: Final = Results(store, tables, games, dailies, counts)
        self._store = store
        self._tables = tables
        self._games = games
        self._dailies = dailies
        self._limiter = limiter
        self._downtime = downtime
        self._pauses = pauses
        self._rng = rng
        self._now = now
        self._times = times

    def scheduler(
        self,
        thinkers: ComputerPlayers,
        sleep: Callable[[float], Awaitable[None]],
        maintenance: Maintenance,
    ) -> TournamentScheduler:
        """The scheduler of all of them, told of each change."""
        scheduler = TournamentScheduler(
            self.journals,
            self._tables,
            self.results,
            self._downtime,
            thinkers.background,
            self._times,
            self._pauses.lobby,
            self._rng,
            self._now,
            sleep,
            maintenance,
            self.follow,
        )
        self.journals.listeners.append(scheduler.on_change)
        self._tables.listeners.append(scheduler.on_table_change)
        return scheduler

    # -- reading -----------------------------------------------------------------------------------

    async def state(self, number: int) -> TournamentState | None:
        """The stored tournament; ``None`` if there is none, or its game is missing."""
        if not self._downtime.all_resumed:
            await self._downtime.resume(self.journals, number, only_read=True)
        return await self.journals.state(number)

    async def hall(self, number: int) -> Hall | None:
        """The tournament with results, standings and the tables of its newest round."""
        state = await self.state(number)
        if state is None:
            return None
        last = state.round
        tables = (
            {}
            if last is None
            else {one: await self.results.table(one) for one in last.tables.values()}
        )
        due = timers(state, self._times)
        return hall_of(
            state,
            await self.results.standings(state),
            await self.results.all(state),
            {table: one for table, one in tables.items() if one is not None},
            self.results.daily(state),
            {one.kind.value: one.at for one in reversed(due)},
        )

    async def of_guild(self, guild: int) -> tuple[TournamentState, ...]:
        """A server's tournaments, the newest first: all that are live, and some past ones."""
        heads = await self._store.journals.heads(kind="tournament", guild=guild)
        live = [one.table for one in heads if one.head.status in LIVE]
        past = [one.table for one in heads if one.head.status not in LIVE][-PAST:]
        found = [await self.state(number) for number in sorted((*live, *past), reverse=True)]
        return tuple(state for state in found if state is not None)

    async def following(self, state: TournamentState) -> TournamentState | None:
        """The weekly tournament after one, once it is announced."""
        found = await self._store.journals.recorded(_weekly(state))
        return None if found is None else await self.state(found.table)

    async def of_person(self, person: int) -> tuple[TournamentState, ...]:
        """The live tournaments that list a person, or that they announced."""
        heads = await self._store.journals.heads(kind="tournament", status=LIVE, user=person)
        found = [await self.state(one.table) for one in heads]
        return tuple(state for state in found if state is not None)

    async def table_of(self, number: int, person: int) -> int | None:
        """The table at which a person plays in the round that is not over."""
        state = await self.state(number)
        return None if state is None else _table_of(state, person)

    async def read_unread(self) -> None:
        """Read live tournaments never read here: stored, but reported as failed."""
        for head in await self.journals.live():
            if self.journals.known(head.table) is None:
                await self.state(head.table)

    async def record(self, number: int, names: Mapping[int, str] = NO_NAMES) -> str | None:
        """The record of a tournament; ``names`` by number of a person."""
        state = await self.state(number)
        if state is None:
            return None
        return record.write(evening_of(state, await self.results.all(state), names))

    # -- people ------------------------------------------------------------------------------------

    async def announce(
        self, opened: Announced, *, cause: str, terms: Terms = TERMS
    ) -> TournamentOutcome:
        """Announce a tournament; its number is ``Accepted.state.id``.

        Empty secrets are drawn here. Refused: START_PAST, BAD_NAME, BAD_PLAN, PLAN_TOO_LONG,
        SAME_HOUR, BAD_OPTIONS, TOO_SOON, TOO_MANY_TABLES.
        """
        if (known := await self._store.journals.recorded(cause)) is not None:
            state = await self.state(known.table)
            return Refused(Reason.NO_TOURNAMENT) if state is None else Repeated(state)
        refused = decide.announce(opened, self._now()) or self._bad_plan(opened)
        if refused is not None:
            return Refused(refused.reason, facts=refused.facts)
        for head in await self._store.journals.heads(
            kind="tournament", status=LIVE, guild=opened.guild
        ):
            other = await self.state(head.table)
            if other is None or other.opened.channel != opened.channel:
                continue
            if abs(other.starts - opened.starts) < HOUR_MS:
                return Refused(Reason.SAME_HOUR)
        asker = Asker(opened.owner, opened.guild, opened.channel, terms=terms)
        admission = self._limiter.admission(Action.OPEN, asker)
        return await self.journals.open(self._completed(opened), cause, admission=admission)

    def _bad_plan(self, opened: Announced) -> Refused | None:
        """Why a game cannot be played so."""
        game, plan = self._games.get(opened.game), opened.plan
        if game is None:
            return Refused(Reason.BAD_OPTIONS)
        sides = game.partners
        points = opened.game in self._dailies or plan.kind is not Kind.NEW_PARTNERS
        fits = len(sides) == 2 and all(len(seats) == plan.side for seats in sides)
        if not (fits and points) or opened.options.clock in SLOW:
            return Refused(Reason.BAD_PLAN)
        takes = minutes(plan)
        if takes > LONGEST_MINUTES:
            facts = {"takes": str(takes), "most": str(LONGEST_MINUTES)}
            return Refused(Reason.PLAN_TOO_LONG, facts=facts)
        options = self._completed(opened).options
        return lobby.check_options(game, options, self._dailies)

    def _completed(self, opened: Announced) -> Announced:
        """The same with secrets, and options that suit its tables."""
        plan, game = opened.plan, self._games[opened.game]
        secrets = opened.secrets or tuple(self._rng.randbytes(32).hex() for _ in range(plan.rounds))
        options = lobby.completed(
            game,
            replace(
                opened.options,
                deals=UNSET if plan.deals is None else plan.deals,
                private=True,
                take_backs=False,
            ),
        )
        return replace(opened, name=opened.name.strip(), options=options, secrets=secrets)

    async def come(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """Sign up, or come back. Refused: TOURNAMENT_OVER, EXCLUDED, TOO_OFTEN, COMING."""
        return await self._request(number, cause, decide.come, person)

    async def late(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """Sign up for a later round. Refused: as :meth:`come`."""
        return await self._request(number, cause, decide.late, person)

    async def with_partner(
        self,
        number: int,
        person: int,
        partner: int,
        *,
        cause: str,
        terms: Terms = TERMS,
    ) -> TournamentOutcome:
        """Sign up and ask a partner. Refused: as :meth:`come`; NO_PAIRS, OWN_PARTNER,
        HAS_PARTNER, TAKES_NO_INVITATIONS, TOO_SOON. Bots are the caller's business.
        """
        if not await self._limiter.wanted(partner, person):
            return Refused(Reason.TAKES_NO_INVITATIONS, await self.state(number))
        return await self.journals.request(
            number,
            cause,
            decide.with_partner,
            person,
            partner,
            admit=lambda state: self._limiter.admission(
                Action.INVITE,
                Asker(person, state.opened.guild, state.opened.channel, partner, terms),
            ),
        )

    async def answer(
        self, number: int, person: int, asker: int, agrees: bool, *, cause: str
    ) -> TournamentOutcome:
        """Answer a person who asks to be partners. Refused: NOT_ASKED, HAS_PARTNER."""
        return await self._request(number, cause, decide.answer, person, asker, agrees)

    async def not_today(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """Decline, or withdraw; a stand-in plays on. Refused: TOURNAMENT_OVER, NOT_COMING."""
        outcome = await self._request(number, cause, decide.not_today, person)
        return await self._left(outcome, person, cause)

    async def here(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """Say that one is here: at a check-in, when late, after an absence.

        Refused: NOT_COMING, HERE, and as :meth:`come`.
        """
        return await self._request(number, cause, decide.here, person)

    async def go(
        self, number: int, person: int, *, cause: str, seq: Seq = None
    ) -> Outcome[TableState, Entry]:
        """Be ready at one's table of the round; the outcome is the table's."""
        table = await self.table_of(number, person)
        if table is None:
            return Refused(Reason.NO_ROUND)
        return await self._tables.request(table, cause, table_decide.ready, person, seq)

    async def cut(
        self, number: int, person: int, position: int | None, *, cause: str
    ) -> TournamentOutcome:
        """Cut for all rounds: a number from 1 to 999, ``None`` for one by chance.

        Refused: NOT_TO_CUT, BAD_CUT.
        """
        cut = self._rng.choice(decide.CUTS) if position is None else position
        return await self._request(number, cause, decide.cut, person, cut)

    # -- directing ---------------------------------------------------------------------------------

    async def pause(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """Let nothing begin until it goes on."""
        return await self._request(number, cause, decide.pause, person)

    async def go_on(self, number: int, person: int, *, cause: str) -> TournamentOutcome:
        """End a pause."""
        return await self._request(number, cause, decide.go_on, person)

    async def delay(
        self, number: int, person: int, table: int | None = None, *, cause: str
    ) -> TournamentOutcome:
        """Give five minutes more: to everybody, or to one table by its number in the hall."""
        return await self._request(number, cause, decide.delay, person, table)

    async def next_round(
        self, number: int, person: int, *, cause: str, seq: Seq = None
    ) -> TournamentOutcome:
        """Draw the next round, or begin, at once. Refused: ROUND_PLAYED, TOO_FEW."""
        return await self._request(number, cause, decide.next_round, person, seq)

    async def add(self, number: int, person: int, other: int, *, cause: str) -> TournamentOutcome:
        """Add a person. Refused: as :meth:`come`."""
        return await self._request(number, cause, decide.come, other, person)

    async def withdraw(
        self, number: int, person: int, other: int, *, cause: str
    ) -> TournamentOutcome:
        """Withdraw a person. Refused: as :meth:`not_today`."""
        outcome = await self._request(number, cause, decide.not_today, other, person)
        return await self._left(outcome, other, cause)

    async def replace(
        self, number: int, person: int, one: int, other: int, *, cause: str, seq: Seq = None
    ) -> TournamentOutcome:
        """Give a person's seat of the round to another who does not play, before the first card.

        Refused: PLAYS_NOT, PLAYS, CARDS_DEALT, OWN_TABLE, and as :meth:`come`.
        """
        decided = partial(decide.replace, person=person, one=one, other=other, seq=seq)
        return await self._request(number, cause, self._with_tables(decided))

    async def swap(
        self, number: int, person: int, one: int, other: int, *, cause: str, seq: Seq = None
    ) -> TournamentOutcome:
        """Let two persons change seats before the first card. Refused: as :meth:`replace`."""
        decided = partial(decide.swap, person=person, one=one, other=other, seq=seq)
        return await self._request(number, cause, self._with_tables(decided))

    async def redraw(
        self, number: int, person: int, *, cause: str, seq: Seq = None
    ) -> TournamentOutcome:
        """Draw the round again, while no card of it was played. Refused: NO_ROUND, CARDS_DEALT."""

        def decided(state: TournamentState) -> Decision[TournamentEntry]:
            last = state.playing
            tables = () if last is None else last.tables.values()
            played = any(_played(self._tables.known(table)) for table in tables)
            return decide.redraw(state, person, seq, played)

        return await self._request(number, cause, decided)

    async def correct(
        self,
        number: int,
        person: int,
        round_number: int,
        table: int,
        score: Score,
        reason: str,
        *,
        cause: str,
    ) -> TournamentOutcome:
        """Correct the result of a table by its number in the hall, with a public reason.

        Refused: NO_RESULT, OWN_TABLE, BAD_SCORE, BAD_TEXT.
        """
        state = await self.state(number)
        was = None
        if state is not None and 1 <= round_number <= len(state.rounds):
            found = state.rounds[round_number - 1].tables.get(table)
            result = None if found is None else await self.results.of(state, found)
            was = None if result is None else result.score
        return await self._request(
            number, cause, decide.correct, person, round_number, table, score, reason, was
        )

    async def warn(
        self, number: int, person: int, other: int, text: str, *, cause: str
    ) -> TournamentOutcome:
        """Warn a person. Refused: NOT_COMING, BAD_TEXT."""
        return await self._request(number, cause, decide.warn, person, other, text)

    async def exclude(
        self, number: int, person: int, other: int, *, cause: str
    ) -> TournamentOutcome:
        """Exclude a person; a stand-in finishes the round. Refused: NOT_COMING."""
        return await self._request(number, cause, decide.exclude, person, other)

    async def say(self, number: int, person: int, text: str, *, cause: str) -> TournamentOutcome:
        """Say something to all tables. Refused: BAD_TEXT."""
        return await self._request(number, cause, decide.say, person, text)

    async def rename(self, number: int, person: int, name: str, *, cause: str) -> TournamentOutcome:
        """Give another name. Refused: BAD_NAME."""
        return await self._request(number, cause, decide.rename, person, name)

    async def call_off(
        self, number: int, person: int, *, series: bool = False, cause: str
    ) -> TournamentOutcome:
        """Call it off; ``series``: the weekly ones after it as well."""
        state = await self.state(number)
        if state is not None and not state.status.final and not series:
            await self.follow(state)
        return await self._request(number, cause, decide.call_off, person, series)

    async def close(self, number: int, why: Why, *, cause: str) -> TournamentOutcome:
        """Close a live tournament from outside."""
        return await self._request(number, cause, decide.close, why)

    async def forget(self, number: int) -> None:
        """Drop what is cached of a table or tournament that was rewritten after an erasure."""
        await self.journals.forget(number)
        self.results.forget()

    # -- inside ------------------------------------------------------------------------------------

    async def _request(
        self,
        number: int,
        cause: str,
        decided: Callable[[TournamentState, *Arguments], Decision[TournamentEntry]],
        *arguments: *Arguments,
    ) -> TournamentOutcome:
        return await self.journals.request(number, cause, decided, *arguments)

    def _with_tables(
        self, decided: Callable[..., Decision[TournamentEntry]]
    ) -> Callable[[TournamentState], Decision[TournamentEntry]]:
        """A decision that depends on which tables of the round have dealt."""

        def with_tables(state: TournamentState) -> Decision[TournamentEntry]:
            def dealt(number: int) -> bool:
                last = state.playing
                known = None if last is None else self._tables.known(last.tables[number])
                return known is None or bool(known.proofs or known.deals)

            return decided(state, dealt=dealt)

        return with_tables

    async def _left(self, outcome: TournamentOutcome, person: int, cause: str) -> TournamentOutcome:
        """Let a person who has withdrawn leave their table."""
        if isinstance(outcome, (Accepted, Repeated)):
            table = _table_of(outcome.state, person)
            if table is not None:
                await self._tables.request(table, f"{cause}:left", table_decide.leave, person)
        return outcome

    async def follow(self, state: TournamentState) -> bool:
        """Announce the next one of a weekly tournament, before this one ends.

        It has the same hour in its time zone. Nothing follows one to which nobody came.
        """
        opened = state.opened
        if not opened.weekly or not state.members:
            return True
        zone = ZoneInfo(opened.zone) if opened.zone is not None else UTC
        starts = datetime.fromtimestamp(opened.starts / 1000, UTC).astimezone(zone)
        while (at := int(starts.timestamp() * 1000)) <= max(self._now(), opened.starts):
            starts += timedelta(days=7)
        asked = tuple(
            one.person
            for one in state.members
            if one.attendance is not Attendance.EXCLUDED and one.person > 0
        )
        following = replace(
            opened, name=state.name, starts=at, secrets=(), previous=state.id, asked=asked
        )
        outcome = await self.journals.open(self._completed(following), _weekly(state))
        return not isinstance(outcome, Refused)


def _weekly(state: TournamentState) -> str:
    """Cause of the tournament a week after one."""
    return f"weekly:{state.id}"


def _table_of(state: TournamentState, person: int) -> int | None:
    last, member = state.playing, state.member(person)
    seats = None if last is None or member is None else last.table_of(member.number)
    return None if last is None or seats is None else last.tables.get(seats.number)


def _played(state: TableState | None) -> bool:
    """Whether a card was played at a table."""
    return state is None or any(stats.turns for stats in state.seat_stats) or bool(state.deals)
