# ruff: noqa: E501 - texts of other files, as they are there.
"""Planted in ``cogs/messages`` and ``cogs/sync``: answers, edits, new tries, places."""

from __future__ import annotations

from typing import Final

from tests.simulation.planted.mutation import Mutation

ERRORS: Final = "cogs/messages/errors.py"
GATE: Final = "cogs/messages/gate.py"
ANSWER: Final = "cogs/messages/answer.py"
DELIVERY: Final = "cogs/sync/delivery.py"
PROJECTOR: Final = "cogs/sync/projector.py"
BRINGING: Final = "cogs/sync/bringing.py"
POSTING: Final = "cogs/sync/posting.py"
TOKENS: Final = "cogs/sync/tokens.py"

MUTATIONS: Final = (
    Mutation(
        "nonce-by-process",
        POSTING,
        '    named = f"{table}\\0{key}\\0{replaces}\\0{occasion}"\n',
        "    made = nonce.__dict__\n"
        '    made["n"] = made.get("n", 0) + 1\n'
        "    named = f\"{table}\\0{key}\\0{replaces}\\0{occasion}\\0{made['n']}\"\n",
        "A message whose posting seemed to fail, or that a killed process has posted, is there twice.",
    ),
    Mutation(
        "place-not-stored",
        POSTING,
        "        await self._store.messages.put(slot.table, str(slot.key), at)\n        slot.unkept = False\n",
        "        slot.unkept = False\n",
        "After a restart every message is posted once more.",
    ),
    Mutation(
        "no-way-without-direct-messages",
        POSTING,
        "                await self._destinations.use_channel(slot)\n                return False\n",
        "                return False\n",
        "Nobody is told that somebody takes no direct messages, and how to go on.",
    ),
    Mutation(
        "moved-board-not-told",
        DELIVERY,
        "            slot.seq, slot.stale = then.seq, True  # The next edit shows what is so now.\n",
        "            slot.seq = then.seq\n",
        "A board goes on showing a full trick that has been taken.",
    ),
    Mutation(
        "repost-not-newest",
        POSTING,
        "            if not sent.newest:\n"
        "                slot.stale = True  # It is there already, from before: now it is edited.\n",
        "",
        "A message that a known nonce brings back stays as it was then.",
    ),
    Mutation(
        "expired-token-used",
        TOKENS,
        "        if now < answer.until and answer.serves:\n",
        "        if answer.serves:\n",
        "A token is used after its quarter of an hour.",
    ),
    Mutation(
        "no-retry-after-5xx",
        BRINGING,
        "        if kind.passing:\n            slot.failures += 1\n",
        '        if kind.name == "LOST":\n            slot.failures += 1\n',
        "A message that Discord fails to take is left until something new happens.",
    ),
    Mutation(
        "no-retry-after-a-lost-connection",
        BRINGING,
        "        if kind.passing:\n            slot.failures += 1\n",
        '        if kind.name == "BUSY":\n            slot.failures += 1\n',
        "A message whose request got lost is left until something new happens.",
    ),
    Mutation(
        "failed-is-shown",
        BRINGING,
        "            slot.failures += 1\n            slot.stale = True\n",
        "            slot.failures += 1\n",
        "What failed is not drawn again.",
    ),
    Mutation(
        "change-during-an-edit-lost",
        BRINGING,
        "            slot.stale = True  # Nothing was tried.\n        else:\n",
        "            slot.stale = True  # Nothing was tried.\n        else:\n"
        "            slot.stale = False\n",
        "What changes while a message is on its way, or fails, is not shown.",
    ),
    Mutation(
        "nobody-looks-after-a-restart",
        PROJECTOR,
        "            self.mark_stale(table, *earlier, *standing(state), urgency=urgency)\n",
        "",
        "Messages that a killed process left behind stay as they were.",
    ),
    Mutation(
        "held-messages-forgotten",
        BRINGING,
        "            if slot.stale:\n                self.go(slot)\n",
        "            slot.stale = False\n",
        "What a click has made old while it was answered is not drawn.",
    ),
    Mutation(
        "only-the-lobby-hears",
        PROJECTOR,
        "        concerned = dict.fromkeys(touched(change))\n",
        "        concerned = dict.fromkeys(list(touched(change))[:1])\n",
        "Of the messages that a change concerns one alone is drawn.",
    ),
    Mutation(
        "never-barred",
        BRINGING,
        "            self._bar.close()\n",
        "            self._bar.lift()\n",
        "Every message goes on asking a Discord that has barred this address.",
    ),
    Mutation(
        "deleted-is-final",
        ERRORS,
        "    10008: Trouble.GONE_MESSAGE,\n",
        "    10008: Trouble.WRONG,\n",
        "A message that somebody has deleted is not posted again.",
    ),
    Mutation(
        "too-old-is-final",
        ERRORS,
        "    30046: Trouble.TOO_OLD,\n",
        "    30046: Trouble.WRONG,\n",
        "A message that may no longer be edited often stays as it is.",
    ),
    Mutation(
        "closed-door-knocked-at",
        ERRORS,
        "    50007: Trouble.CLOSED,\n",
        "    50007: Trouble.BUSY,\n",
        "Who takes no direct messages is written to again and again.",
    ),
    Mutation(
        "deferral-forgotten",
        GATE,
        '            await self._one("deferred", self._answer.defer)\n',
        "            pass\n",
        "What takes long is not answered in three seconds.",
    ),
    Mutation(
        "second-answer-is-an-error",
        ANSWER,
        "            if trouble(error) is not Trouble.ANSWERED:\n                own.is_now",
        "            if trouble(error):\n                own.is_now",
        "An answer that arrived although it seemed lost is taken for a failure.",
    ),
    Mutation(
        "answer-not-repeated",
        ANSWER,
        "TRIES: Final = 3\n",
        "TRIES: Final = 1\n",
        "An answer whose request was dropped never comes.",
    ),
    Mutation(
        "refusals-silent",
        "cogs/table/replies.py",
        "                await self.tell(interaction, self.refusal(outcome, language))\n",
        "                await gate(interaction).done()\n",
        "Who may not do what they pressed is told nothing.",
    ),
    Mutation(
        "looks-not-withdrawn",
        "cogs/sync/looks.py",
        "for one in self._slots.of(slot.table) if one is slot or one.noted]\n",
        "for one in self._slots.of(slot.table) if one.noted is None]\n",
        "After a kill the store says that a message shows what it showed before.",
    ),
)
