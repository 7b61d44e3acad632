"""Laws of stored data and answers.

Each law is a function of its name: it yields a sentence for each break.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Final

from cogs.client import BroucBot
from cogs.outbox.due import standing
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.send import nonce
from tables.decisions.rows import head_of
from tables.decisions.timers import TimerKind, timers
from tables.journal.entries import Acted, Expired, Missed, Secret
from tables.journal.state import Status
from tests.simulation.host import PAUSES
from tests.simulation.journal import Journals
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import PATIENCE_S, Type
from tools.fake_discord.party import presses
from tools.fake_discord.world import Message

LATE_MS: Final = 12_000
"""Largest delay of a timer without faults."""
UNHEARD_S: Final = 6.0
"""Seconds for which discord.py holds the answer to the last post that a bucket allowed."""
MOST_DEALS: Final = 60
"""Upper bound of deals in a match here."""
_KNOWN: Final = ("discord.shard", "discord.client", "discord.gateway")
"""Loggers that may log errors: the library's, about connections broken by the plan."""
_OUTSIDE: Final = ("discord", "aiohttp")
"""Libraries whose errors are of requests that the plan has failed."""
_BOTH: Final = "components beside a content or embeds"
_EARLY: Final = "used before the first answer"


def nothing_lost_or_doubled(before: Journals, journals: Journals) -> Iterator[str]:
    """Entries are numbered without gaps, causes are unique, and stored entries stay."""
    causes: Counter[str] = Counter()
    for table, rows in journals.items():
        if [row.stored.seq for row in rows] != list(range(1, len(rows) + 1)):
            yield f"table {table}: entries are missing or twice"
        causes.update(row.cause for row in rows if row.cause is not None)
    for cause, count in causes.items():
        if count > 1:
            yield f"the cause {cause} has {count} entries"
    for table, old in before.items():
        then = [(row.stored.seq, row.stored.at, row.kind, row.cause) for row in old]
        now = [(r.stored.seq, r.stored.at, r.kind, r.cause) for r in journals.get(table, [])]
        if now[: len(then)] != then:
            yield f"table {table}: entries that were stored are gone or changed"


def accepted_clicks_answered_once(stage: Stage, journals: Journals, calm: float) -> Iterator[str]:
    """A click without faults has an answer, and no click has two."""
    causes = {row.cause for rows in journals.values() for row in rows}
    now = stage.loop.time()
    for use in stage.uses:
        name = f"{use.what} of {use.interaction.user.name} at {use.at:.3f}"
        taken = sum(status == 200 for _, status in use.answers)
        if taken > 1:
            yield f"{name} was answered {taken} times"
        if use.at < calm or now - use.at <= PATIENCE_S:
            continue
        accepted = "accepted " if str(use.interaction.id) in causes else ""
        if not taken:
            if use.interaction.type is not Type.AUTOCOMPLETE:
                yield f"{accepted}{name} was not answered"
        elif len(use.answers) > 1:
            yield f"{accepted}{name} was answered {len(use.answers)} times"


def clocks_right(stage: Stage, journals: Journals, *, calm: bool) -> Iterator[str]:
    """Times never decrease, timers are never early, and never late without faults."""
    kinds = {Missed: TimerKind.LATE, Expired: TimerKind.EXPIRE, Secret: TimerKind.SECRET}
    for table, rows in journals.items():
        last = 0
        befores = [None, *stage.folds.states(table, rows)]
        for before, row in zip(befores, rows, strict=False):
            at = row.stored.at
            if at < last:
                yield f"table {table}: entry {row.stored.seq} is older than the one before it"
            last = at
            kind = kinds.get(type(row.stored.entry))
            if kind is None or before is None or row.cause is None:
                continue  # A consequence within the same request, such as a second turn.
            due = [one.at for one in timers(before, PAUSES) if one.kind is kind]
            if not due or at < min(due):
                yield f"table {table}: {row.kind} ({row.stored.seq}) came before its time"
        if calm:
            yield from _late(stage, table, journals)


def _late(stage: Stage, table: int, journals: Journals) -> Iterator[str]:
    state = stage.folds.states(table, journals[table])[-1]
    for running in stage.host.running:
        if running.bot is None or not running.alive:
            continue
        now = running.bot.now()
        for due in timers(state, PAUSES):
            # The last one who is ready brings the next deal forward to the end of this one.
            at = max(due.at, state.at) if due.kind is TimerKind.SECRET else due.at
            if due.kind is not TimerKind.NUDGE and now - at > LATE_MS:
                yield f"table {table}: {due.kind.value} is {(now - at) / 1000:.0f} s late"


def tables_go_on(stage: Stage, journals: Journals) -> Iterator[str]:
    """No table waits for a computer player beyond its longest thinking time, after any fault."""
    whole = (stage.loop.time() - stage.mended) * 1000
    for table, state in stage.folds.newest(journals):
        playing = state.status is Status.PLAYING and state.next.awaits == "turn"
        if not playing or state.turn is None or state.level_of(state.turn) is None:
            continue
        for running in stage.host.running:
            if running.bot is None or not running.alive:
                continue
            waited = min(running.bot.now() - state.at, whole)
            if waited > LATE_MS:
                yield f"table {table}: a computer player has not moved for {waited / 1000:.0f} s"


def nobody_loses_time(stage: Stage) -> Iterator[str]:
    """No turn is missed before its person could reach the bot for the clock's whole time."""
    yield from stage.reach.complaints


def nothing_stands_twice(stage: Stage, journals: Journals) -> Iterator[str]:
    """Every message of a table exists once in Discord, whatever happened to the request."""
    discord = stage.fake_discord.discord
    answers = {one.original.id for one in discord.interactions.values() if one.original}
    answers |= {number for one in discord.interactions.values() for number in one.followed}
    places = (stage.reader.places(table).values() for table in journals)
    known = {message for table in places for _, message in table}
    calls = list[str]()
    for channel in discord.world.channels.values():
        for message in channel.messages.values():
            tables = {press.table for press in presses(message) if message.author.bot}
            if message.nonce is not None and message.nonce.startswith("call."):
                calls.append(message.nonce)  # A call for a seat is posted once, and never changes.
                continue
            lost = tables and message.id not in answers and message.id not in known
            if lost and not any(_is_past(stage, journals, table, message) for table in tables):
                yield f"message {message.id} in channel {channel.id} belongs to no table any more"
    if len(calls) != len(set(calls)):
        yield "a call for a seat stands twice"


def _is_past(stage: Stage, journals: Journals, table: int, message: Message) -> bool:
    """Whether a process was killed before its post's answer, and the post shows the past.

    Its successor finds by nonce only posts that it would make itself.
    """
    posted = stage.posted.get(message.id)
    if posted is None or not any(posted <= end <= posted + UNHEARD_S for end in stage.kills):
        return False
    state = stage.folds.states(table, journals[table])[-1]
    now = set(standing(state))
    past = (
        key
        for match in range(1, state.number + 1)
        for key in (
            MessageKey(Kind.FINAL, match),
            *(MessageKey(Kind.BOARD, match, deal) for deal in range(1, MOST_DEALS)),
        )
        if key not in now
    )
    return any(nonce(table, key, 0) == message.nonce for key in past)


def tables_end(stage: Stage, journals: Journals) -> Iterator[str]:
    """Every table ends once faults are over and everybody wants to go home.

    The deal of the day waits for its person until midnight.
    """
    for table, state in stage.folds.newest(journals):
        if not state.status.final and state.daily is None:
            yield f"table {table} is still {state.status.value} after entry {state.seq}"


def nothing_fails_unseen(stage: Stage) -> Iterator[str]:
    """No program error is logged, and no task ends with an unhandled one."""
    for line in stage.logs.lines:
        outside = line.name in _KNOWN or line.home in _OUTSIDE
        if line.level >= logging.ERROR and not outside:
            yield f"{line.name}: {line.text.splitlines()[0]}"
    yield from stage.unhandled


def discord_takes_everything(stage: Stage) -> Iterator[str]:
    """No request is malformed."""
    lost = sum(
        not use.answers or any(status != 200 for _, status in use.answers) for use in stage.uses
    )
    done = stage.faults.done
    doubtful = sum(done[kind] for kind in ("repeated", "done-dropped", "done-5xx", "40060"))
    for complaint, count in stage.fake_discord.wrong.items():
        # The bot cannot know whether its first answer arrived, for each event of a use.
        if complaint.endswith(_EARLY) and count <= lost + done["repeated"]:
            continue
        # A repeated event was answered with a sentence; or an answer seemed to be lost, and a stop
        # then sends a sentence.
        if complaint.endswith(_BOTH) and count <= doubtful:
            continue
        yield f"{complaint} ({count} times)"


def heads_are_beside(stage: Stage) -> Iterator[str]:
    """The row of every journal agrees with the fold of its entries."""
    heads, journals = stage.reader.heads(), stage.reader.journals()
    for table, rows in journals.items():
        state, (seq, *there) = stage.folds.states(table, rows)[-1], heads[table]
        head = head_of(state)
        wanted = [
            head.status,
            head.guild_id,
            head.channel_id,
            head.place_id,
            head.owner_id,
            head.updated_at,
            set(head.people),
        ]
        if seq != state.seq:
            yield f"table {table}: {state.seq} entries, {seq} in the row beside them"
        elif there != wanted:
            yield f"table {table}: {there} stands beside {wanted}"


def logs_tell_nothing(stage: Stage, journals: Journals) -> Iterator[str]:
    """No line of the log contains a secret or an action."""
    secrets = set()
    for rows in journals.values():
        for row in rows:
            entry = row.stored.entry
            if isinstance(entry, Secret):
                secrets.add(entry.secret)
            elif isinstance(entry, Acted) and entry.action.count(" ") > 1:
                secrets.add(entry.action)
    for line in stage.logs.lines:
        for secret in secrets:
            if secret in line.text:
                yield f"{line.name} tells a secret or an action: {line.text[:80]}"


async def every_process_sees_the_store(stage: Stage) -> AsyncIterator[str]:
    """Each process returns every table, message and person as stored in the file."""
    for running in tuple(stage.host.running):
        if running.bot is None or not running.alive or not running.bot.is_ready():
            continue
        async for what in _sees(stage, running.bot):
            if running.alive:
                yield f"{running.process}: {what}"


async def _sees(stage: Stage, bot: BroucBot) -> AsyncIterator[str]:
    reader = stage.reader
    for table in sorted(reader.heads()):
        least = reader.heads()[table][0]
        state = await bot.tables.state(table)
        most = reader.heads()[table][0]
        if state is not None and not least <= state.seq <= most:
            yield f"table {table}: entry {state.seq} is the newest, not {most}"
        for role in reader.places(table):
            before = reader.places(table).get(role)
            kept = await bot.store.messages.get(table, role)
            told = None if kept is None else (kept.channel_id, kept.message_id)
            if told not in (before, reader.places(table).get(role)):
                yield f"table {table}: {role} is thought to be at {told}, not {before}"
    for guest in stage.guests:
        shut = reader.shut(guest.user.id)
        thought = await bot.store.people.dm_refused_at(guest.user.id)
        if thought not in (shut, reader.shut(guest.user.id)):
            yield f"{guest.user.name} refused messages at {shut}, not {thought}"
