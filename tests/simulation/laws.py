"""What must hold of everything that is stored and answered, whatever happened.

Each law is a function of its name: it yields a sentence for each break.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from typing import Final

from cogs.sync.message_keys import Kind, MessageKey, standing
from cogs.sync.posting import nonce
from tables.decisions.timers import TimerKind, timers
from tables.journal.entries import Abandoned, AbandonVote, Acted, Expired, Missed, Secret
from tables.journal.rows import head_of
from tables.journal.state import Status
from tests.simulation.guests import Use
from tests.simulation.host import PAUSES
from tests.simulation.journal import Journals, Reader
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import PATIENCE_S, Answering, Type
from tools.fake_discord.party import presses
from tools.fake_discord.world import Message

STORES: Final = ("act", "now", "pick", "several", "cut", "count", "next", "sit", "start", "undo")
"""What a press says that the table writes down if it is accepted."""
DEFERRED_S: Final = 1.4
"""An acknowledgement that comes sooner is an answer; a later one may be the gate's patience."""
LATE_MS: Final = 12_000
"""By how much a duty may be late while nothing fails."""
UNHEARD_S: Final = 6.0
"""For so long the library keeps the answer to a post that was the last one Discord allowed."""
MOST_DEALS: Final = 60
"""More than any match here has."""
_KNOWN: Final = ("discord.shard", "discord.client", "discord.gateway")
"""Loggers that may speak of errors: the library's, about the lines that the plan breaks."""
_OUTSIDE: Final = ("discord", "aiohttp")
"""Whose errors are Discord's: a request that the plan has let fail."""
_BOTH: Final = "components beside a content or embeds"
_KEPT: Final = "is no file of the message"
_EARLY: Final = "used before the first answer"


def journal_replays(stage: Stage, journals: Journals) -> Iterator[str]:
    """Folded from the file, every table is what each living process holds in memory."""
    for running in stage.host.running:
        if running.bot is None or not running.alive:
            continue
        for table, rows in journals.items():
            live = running.bot.tables._table_store.known(table)
            if live is None or live.seq > len(rows):
                if live is not None:
                    yield f"table {table}: entry {live.seq} in memory, {len(rows)} stored"
                continue
            if stage.folds.states(table, rows)[live.seq - 1] != live:
                yield f"table {table}: the journal folds to another state at entry {live.seq}"


def nothing_lost_or_doubled(before: Journals, journals: Journals) -> Iterator[str]:
    """Entries are numbered without gaps, no cause is there twice, and what was there is there."""
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


def stored_before_answered(reader: Reader, use: Use, answering: int, seconds: float) -> str | None:
    """A press that is acknowledged as done is in the journal in that moment."""
    what = use.what.split(":")
    quick = answering == Answering.DEFERRED_UPDATE and seconds < DEFERRED_S
    if not quick or len(what) < 6 or what[-2] not in ("act", "now", "cut", "count", "next"):
        return None
    cause = str(use.interaction.id)
    if reader.recorded(cause) or reader.recorded(f"{cause}:back"):
        return None
    return f"{use.what} of {use.interaction.user.name} was acknowledged and is not stored"


def accepted_clicks_answered_once(stage: Stage, journals: Journals, calm: float) -> Iterator[str]:
    """Whoever clicked while nothing failed has an answer, and nobody had two."""
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
        elif len(use.answers) > stage.host.most:
            yield f"{accepted}{name} was answered {len(use.answers)} times"


def clocks_right(stage: Stage, journals: Journals, *, calm: bool) -> Iterator[str]:
    """Moments never go backwards, no table acts before it is time, and none is late in peace."""
    kinds = {
        Missed: TimerKind.LATE,
        Expired: TimerKind.EXPIRE,
        Secret: TimerKind.SECRET,
        Abandoned: TimerKind.STOP,
    }
    for table, rows in journals.items():
        last = 0
        befores = [None, *stage.folds.states(table, rows)]
        for before, row in zip(befores, rows, strict=False):
            at, entry = row.stored.at, row.stored.entry
            if at < last:
                yield f"table {table}: entry {row.stored.seq} is older than the one before it"
            last = at
            kind = kinds.get(type(entry))
            if kind is None or before is None or row.cause is None:
                continue  # What follows in one request from what was due, such as a second turn.
            due = [one.at for one in timers(before, PAUSES) if one.kind is kind]
            if kind is TimerKind.STOP and not due:
                continue  # All have agreed: there was nothing to wait for.
            early = not due or at < min(due)
            if early and not (
                kind is TimerKind.STOP and isinstance(entry, (Abandoned, AbandonVote))
            ):
                yield f"table {table}: {row.kind} ({row.stored.seq}) came before its time"
        if calm:
            yield from _late(stage, table, journals)


def _late(stage: Stage, table: int, journals: Journals) -> Iterator[str]:
    state = stage.folds.states(table, journals[table])[-1]
    for running in stage.host.running:
        if running.bot is None or not running.alive:
            continue
        now = running.bot._now()
        for due in timers(state, PAUSES):
            if due.kind is not TimerKind.NUDGE and now - due.at > LATE_MS:
                yield f"table {table}: {due.kind.value} is {(now - due.at) / 1000:.0f} s late"


def tables_go_on(stage: Stage, journals: Journals) -> Iterator[str]:
    """No table waits for its computer players longer than they ever think, whatever had failed."""
    for table, rows in journals.items():
        state = stage.folds.states(table, rows)[-1]
        playing = state.status is Status.PLAYING and state.next.awaits == "turn"
        if not playing or state.turn is None or state.level_of(state.turn) is None:
            continue
        for running in stage.host.running:
            if running.bot is None or not running.alive:
                continue
            waited = running.bot._now() - state.at
            if waited > LATE_MS:
                yield f"table {table}: a computer player has not moved for {waited / 1000:.0f} s"


def nothing_is_overlooked(stage: Stage, journals: Journals) -> Iterator[str]:
    """A process alone knows everything that it has stored, also where the store said it failed."""
    living = [one for one in stage.host.running if one.alive and one.bot is not None]
    if stage.host.most > 1:
        return  # What another one stores is seen by who asks for it.
    for running in living:
        assert running.bot is not None, "it lives"
        for table, rows in journals.items():
            live = running.bot.tables._table_store.known(table)
            if live is not None and live.seq < len(rows):
                yield f"table {table}: entry {live.seq} is the newest in memory, not {len(rows)}"


def nobody_loses_time(stage: Stage) -> Iterator[str]:
    """No turn is declared missed before its person could reach the bot for as long as they have."""
    yield from stage.reach.complaints


def nothing_stands_twice(stage: Stage, journals: Journals) -> Iterator[str]:
    """What the bot posts for a table stands in Discord once, whatever became of the request."""
    discord = stage.fake_discord.discord
    answers = {one.original.id for one in discord.interactions.values() if one.original}
    answers |= {number for one in discord.interactions.values() for number in one.followed}
    known = {place.message for table in journals for place in stage.reader.places(table)}
    for channel in discord.world.channels.values():
        for message in channel.messages.values():
            tables = {press.table for press in presses(message) if message.author.bot}
            lost = tables and message.id not in answers and message.id not in known
            if lost and not any(_is_past(stage, journals, table, message) for table in tables):
                yield f"message {message.id} in channel {channel.id} belongs to no table any more"


def _is_past(stage: Stage, journals: Journals, table: int, message: Message) -> bool:
    """Whether a process was killed before it heard of its post, and it says what is over now.

    Its successor finds by the nonce what it would post itself, and does not post the past.
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
    """When nothing fails any more and everybody wants to go home, every table ends."""
    for table, rows in journals.items():
        state = stage.folds.states(table, rows)[-1]
        if not state.status.final:
            yield f"table {table} is still {state.status.value} after entry {state.seq}"


def nothing_fails_unseen(stage: Stage) -> Iterator[str]:
    """No error of the program is logged, and no task ends with one that nobody looks at."""
    for line in stage.logs.lines:
        outside = line.name in _KNOWN or line.home in _OUTSIDE
        if line.level >= logging.ERROR and not outside:
            yield f"{line.name}: {line.text.splitlines()[0]}"
    yield from stage.unhandled


def discord_takes_everything(stage: Stage) -> Iterator[str]:
    """No request is one that Discord would refuse for its form."""
    for complaint, count in stage.fake_discord.wrong.items():
        if complaint.endswith(_EARLY):
            continue  # A token is kept before its first answer, which may have been lost.
        done = stage.faults.done
        twice = stage.host.most > 1 or done["repeated"]
        lost = done["done-dropped"] or done["done-5xx"]
        if complaint.endswith(_KEPT) and stage.host.most > 1:
            # Another process has taken the picture off a message that was to keep it.
            continue
        if complaint.endswith(_BOTH) and (twice or lost):
            # Another process has answered with a sentence, or the same one to an event; or what
            # has answered seemed to be lost, and a stop then says a sentence.
            continue
        yield f"{complaint} ({count} times)"


def heads_are_beside(stage: Stage) -> Iterator[str]:
    """The row beside every journal says what its entries fold to."""
    heads, journals = stage.reader.heads(), stage.reader.journals()
    for table, rows in journals.items():
        state, there = stage.folds.states(table, rows)[-1], heads[table]
        head = head_of(state)
        wanted = (
            head.status,
            head.guild_id,
            head.channel_id,
            head.place_id,
            head.owner_id,
            head.updated_at,
            set(head.people),
        )
        if there.seq != state.seq:
            yield f"table {table}: {state.seq} entries, {there.seq} in the row beside them"
        elif there.head != wanted:
            yield f"table {table}: {there.head} stands beside {wanted}"


def logs_tell_nothing(stage: Stage, journals: Journals) -> Iterator[str]:
    """No line of the log has a secret or an action in it."""
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
