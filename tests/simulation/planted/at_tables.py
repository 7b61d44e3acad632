# ruff: noqa: E501 - texts of other files, as they are there.
"""Planted in ``tables/``: deciding, clocks, outages."""

from __future__ import annotations

from typing import Final

from tests.simulation.planted.mutation import Mutation

LEDGER: Final = "tables/ledger.py"
OUTAGES: Final = "tables/outages.py"
FOLD: Final = "tables/fold.py"
DECIDE: Final = "tables/decide.py"
SCHEDULER: Final = "tables/scheduler.py"

MUTATIONS: Final = (
    Mutation(
        "told-before-stored",
        LEDGER,
        "        following, entries = folded(state, decision, moment)\n",
        "        following, entries = folded(state, decision, moment)\n"
        "        self.tell(Change(state, following, entries))\n",
        "Messages show what the store may refuse or never get.",
    ),
    Mutation(
        "accepted-before-stored",
        LEDGER,
        '            self.doubts.at(room.table)\n            log.warning("table %d: %s", room.table, error)\n'
        "            return Refused(Reason.BUSY, room.state)\n",
        "            if room.state is not None:\n"
        "                return Accepted(room.state, ())\n"
        "            return Refused(Reason.BUSY, room.state)\n",
        "A click is answered as accepted although the store failed.",
    ),
    Mutation(
        "conflict-ignored",
        LEDGER,
        '                RETRIES.add("journal", "conflict")\n'
        "                await self._refresh(room)\n"
        "                return None\n",
        "                room.state = following\n"
        "                return Accepted(following, entries)\n",
        "What another process has stored meanwhile is not seen, and what was decided is not stored.",
    ),
    Mutation(
        "repeated-as-accepted",
        LEDGER,
        "                await self._refresh(room)\n"
        "                return Repeated(room.state or state)\n",
        "                room.state = following\n"
        "                return Accepted(following, entries)\n",
        "A click that comes twice is done twice in memory.",
    ),
    Mutation(
        "no-lock-at-a-table",
        LEDGER,
        "            async with room.lock:\n"
        "                return await self._decide(room, cause, decide, at, admit)\n",
        "            return await self._decide(room, cause, decide, at, admit)\n",
        "Two requests at one table are decided on the same state.",
    ),
    Mutation(
        "ambiguous-commit-forgotten",
        "tables/service.py",
        "        async for opened in self._ledger.doubts.settled():\n",
        "        for opened in ():\n",
        "What was stored although the store failed is seen at somebody's next click only.",
    ),
    Mutation(
        "stale-button-executed",
        "tables/positions.py",
        "    return seq is not None and not since <= seq <= state.seq\n",
        "    return False\n",
        "A button of an earlier turn does what it says now.",
    ),
    Mutation(
        "anothers-card-played",
        DECIDE,
        "    if actor != seat:\n        return No(Reason.NOT_YOUR_SEAT)\n",
        "    if actor != seat and not game.is_move(action):\n        return No(Reason.NOT_YOUR_SEAT)\n",
        "Everybody at the table may play a card of somebody else.",
    ),
    Mutation(
        "one-yes-stops-the-match",
        DECIDE,
        "    if asked is not None and set(here) <= asked.agreed:\n",
        "    if asked is not None and set(here) & asked.agreed:\n",
        "A vote to stop counts for everybody.",
    ),
    Mutation(
        "vote-counted-twice",
        DECIDE,
        "    if agrees and asked is not None and person in asked.agreed:\n"
        "        return No(Reason.VOTED)\n",
        "",
        "Who votes again is told that it counted, and it is stored once more.",
    ),
    Mutation(
        "counted-twice",
        DECIDE,
        '    if state.next.awaits != "booking" or seat in state.counted:\n',
        '    if state.next.awaits != "booking":\n',
        "Who has counted a deal may count it again.",
    ),
    Mutation(
        "outage-not-added",
        FOLD,
        "        since=state.since + outage,\n",
        "        since=state.since,\n",
        "The time in which nobody could play runs on the turn's clock.",
    ),
    Mutation(
        "clock-begins-again",
        FOLD,
        "        since=state.since + outage,\n",
        "        since=state.at,\n",
        "After an outage a turn has its whole time again.",
    ),
    Mutation(
        "outage-not-added-to-a-vote",
        FOLD,
        "        abandoning=asked and replace(asked, since=asked.since + outage),\n",
        "        abandoning=asked,\n",
        "A vote ends by silence while nobody could answer.",
    ),
    Mutation(
        "half-a-turn",
        "tables/state.py",
        "        return self.since + clock\n",
        "        return self.since + clock // 2\n",
        "A turn is over after half of its time.",
    ),
    Mutation(
        "taken-up-table-skipped",
        "tables/taking_up.py",
        "        for table in tables:\n            self._waiting[table] = connection\n",
        "        for table in list(tables)[1:]:\n            self._waiting[table] = connection\n",
        "After a start one table gets no time back, and nothing happens at it of itself.",
    ),
    Mutation(
        "heartbeat-before-the-outage",
        OUTAGES,
        "                await self._owe((*self._owed, outage))\n",
        "                self._owed = (*self._owed, outage)\n",
        "A second crash takes the first outage from tables that still wait.",
    ),
    Mutation(
        "click-before-the-outage",
        OUTAGES,
        "        ledger.first = self._first\n",
        "        ledger.first = None\n",
        "A click after a start is decided before its table has its time.",
    ),
    Mutation(
        "no-heartbeat",
        OUTAGES,
        "                await self._store_beat()\n                await self._endings.beat()\n",
        "                await self._endings.beat()\n",
        "After a crash the outage is counted from the start before it.",
    ),
    Mutation(
        "a-failing-store-ends-a-table",
        SCHEDULER,
        "                await self._idle(timer, min(RETRY * 2**timer.failures, LONGEST_RETRY))\n",
        "                return\n",
        "What failed once at a table's own task is not tried again.",
    ),
    Mutation(
        "refused-duty-forgotten",
        SCHEDULER,
        "                await self._idle(timer, RETRY)  # The store failed; looking at once would not help.\n"
        "        return True\n",
        "                return False\n        return True\n",
        "A duty for which the store was busy is not tried again.",
    ),
    Mutation(
        "cause-by-process",
        SCHEDULER,
        '        return await self._ledger.request(state.id, f"{what}:{state.id}:{state.seq}", decide)\n',
        "        return await self._ledger.request(\n"
        '            state.id, f"{what}:{state.id}:{state.seq}:{id(self)}", decide\n        )\n',
        "Two processes with the same duty have two causes for it.",
    ),
    Mutation(
        "late-at-once",
        "tables/duties.py",
        "    if seat is None or deadline is None or now < deadline or Position.of(state) != position:\n",
        "    if seat is None or deadline is None or now < deadline:\n",
        "A stand-in plays what it thought about another position.",
    ),
)
