"""Messages of evenings in the outbox: the card, rounds, reminders, questions, what is said."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterator
from functools import partial
from typing import Final

import discord

from cogs.evening import card as cards
from cogs.evening.card import Around, button
from cogs.evening.own import Threads, own_lines
from cogs.evening.scenes import hall_picture, picture_of
from cogs.evening.words import ROOM, name_of, when_line
from cogs.i18n.sentences import person_name, say
from cogs.messages.client import MessageClient
from cogs.messages.components import Button
from cogs.messages.custom_ids import PageId, TableId
from cogs.messages.errors import classify
from cogs.messages.plain import date_and_time, escaped, link, relative
from cogs.messages.posts import NOTHING, Post, Shown, unframed
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import EVENING, OF_EVENINGS, Kind, MessageKey
from cogs.outbox.quota import Urgency
from cogs.outbox.subject import DIRECT, Due, quiet
from cogs.view.drawers import Rank
from cogs.view.pictures import Pictures
from db import MessageAt, Store
from gamekit.api.game import Games
from games.tournament.plan import minutes
from tables.decisions.outcomes import Change, Nudge
from tables.journal.documents import UNSET
from tables.journal.entries import RoundOf, Why
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables
from tables.tournaments.decide import LONGEST_TEXT
from tables.tournaments.entries import (
    FORMAT,
    Delayed,
    Excluded,
    Reminder,
    Said,
    TournamentEntry,
    Warned,
)
from tables.tournaments.hall import Hall
from tables.tournaments.state import TournamentState

_REMINDERS: Final = {Reminder.DAY: Kind.DAY_BEFORE, Reminder.SOON: Kind.SOON}
MOST_LINKED: Final = 12
"""Tables of a round up to which hands say how many of them still play."""


class EveningMessages:
    """The messages of evenings, composed from their halls."""

    kinds: Final = OF_EVENINGS

    def __init__(
        self,
        client: MessageClient,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        pictures: Pictures,
        games: Games,
        now: Callable[[], int],
    ) -> None:
        """``now``: UTC ms."""
        self._client = client
        self._tournaments = tables.tournaments
        self._store = store
        self._people = people
        self._pictures = pictures
        self._games = games
        self._now = now
        self.state = tables.tournaments.state

    # -- which messages ----------------------------------------------------------------------------

    def due(
        self, change: Change[TournamentState, TournamentEntry] | Nudge[TournamentState], /
    ) -> Iterator[Due]:
        """The messages that a change outdates; nobody is nudged."""
        if isinstance(change, Nudge):
            return
        state, before = change.state, change.before
        calm = quiet(change)
        urgency = Urgency.LATER if calm else Urgency.NOW
        yield Due(EVENING, urgency, unseen=calm)
        for number in {len(state.rounds), len(state.rounds) - 1} if state.rounds else ():
            if number > 0:
                yield Due(MessageKey(Kind.ROUND, number), urgency)
        if before is None:
            return
        for of, kind in _REMINDERS.items():
            if of in state.reminded - before.reminded:
                for member in state.members:
                    if member.attendance.listed:
                        yield Due(MessageKey(kind, person=member.person))
        asked = {one.asked for one in (*before.members, *state.members)} - {None}
        for person in asked:
            yield Due(MessageKey(Kind.QUESTION, person=person or 0))
        waited = {one.person for one in before.waiting}
        for member in state.coming:
            if member.person in waited:
                yield Due(MessageKey(Kind.PLACE_FREE, person=member.person))
        for stored in change.entries:
            match stored.entry:
                case Said() | Delayed():
                    for number in self._spots(state, stored.entry):
                        yield Due(MessageKey(Kind.TOLD, stored.seq, number))
                case Warned() | Excluded():
                    yield Due(MessageKey(Kind.LETTER, stored.seq))

    @staticmethod
    def _spots(state: TournamentState, entry: Said | Delayed) -> tuple[int, ...]:
        """The tables, by their numbers in the hall, at which something is said."""
        playing = state.playing
        if playing is None:
            return ()
        if isinstance(entry, Delayed) and entry.table is not None:
            return (entry.table,)
        return tuple(one.number for one in playing.draw.tables)

    def standing(self, state: TournamentState, /) -> Iterator[MessageKey]:
        """The messages that show the current state."""
        yield EVENING
        if state.rounds:
            yield MessageKey(Kind.ROUND, len(state.rounds))
        for person in {one.asked for one in state.members} - {None}:
            yield MessageKey(Kind.QUESTION, person=person or 0)

    def after_start(
        self, state: TournamentState, known: Container[MessageKey], /
    ) -> Iterator[MessageKey]:
        """The messages to compare after a start; reminders that were due before it included."""
        yield from self.standing(state)
        if len(state.rounds) > 1:
            yield MessageKey(Kind.ROUND, len(state.rounds) - 1)
        if state.status is Status.LOBBY:
            for of in state.reminded:
                for member in state.coming:
                    yield MessageKey(_REMINDERS[of], person=member.person)

    def occasion(self, state: TournamentState, key: MessageKey, /) -> int:
        """0: a deleted message is posted again as the same."""
        return 0

    # -- where they stand --------------------------------------------------------------------------

    async def channel(self, number: int, key: MessageKey, /) -> int | None:
        """The channel of a message: the evening's, a table's thread, or a person's messages."""
        state = await self.state(number)
        if state is None:
            return None
        if key.kind is Kind.LETTER:
            entry = await self._entry(number, key.match)
            assert isinstance(entry, (Warned, Excluded)), "its key comes from one"
            return await self._client.direct(entry.person)
        if key.kind is Kind.TOLD:
            return await self.thread(state, key.deal)
        if key.person and await self._people.receives(key.person):
            return DIRECT
        return state.opened.channel

    async def channel_lost(self, number: int, channel: int, /) -> bool:
        """There is no other channel."""
        return False

    async def channel_deleted(self, number: int, channel: int, /) -> None:
        """End an evening whose channel no longer exists, unless it is being played: its tables'
        threads are gone too, and their hands in direct messages end by themselves.
        """
        state = await self.state(number)
        if state is not None and state.opened.channel == channel:
            await self._tournaments.close(number, Why.GONE, cause=f"gone:{number}:{channel}")

    async def about(self, person: int, /) -> dict[int, tuple[MessageKey, ...]]:
        """Reminders and questions, which go to the channel if direct messages are refused."""
        found: dict[int, tuple[MessageKey, ...]] = {}
        for head in await self._tournaments.journals.live():
            state = await self.state(head.table)
            if state is None:
                continue
            kinds = [_REMINDERS[of] for of in state.reminded if state.member(person) is not None]
            if any(one.asked == person for one in state.members):
                kinds.append(Kind.QUESTION)
            found[state.id] = tuple(MessageKey(kind, person=person) for kind in kinds)
        return found

    async def thread(self, state: TournamentState, number: int) -> int:
        """The thread of a table by its number in the hall, made at its first use; the channel
        where the bot may not make any.
        """
        language, channel = state.options.language, state.opened.channel
        key = MessageKey(Kind.SPOT, number)
        row = await self._store.messages.get(state.id, str(key))
        if row is None:
            post = unframed(say(language, "evening-spot", table=number))
            name = hashlib.sha256(f"{state.id}\0{key}".encode()).hexdigest()[:25]
            sent = await self._client.send(channel, post, nonce=name)
            row = sent.place
            try:
                await self._client.thread(row, say(language, "evening-thread", table=number))
            except discord.HTTPException as error:
                if classify(error).passing:
                    raise
                row = MessageAt(channel, channel)
            await self._store.messages.put(state.id, str(key), row)
        return row.message_id  # A thread has the id of the message at which it was made.

    async def threads(self, hall: Hall | None) -> Threads:
        """The threads of all tables so far, by their numbers in the hall."""
        if hall is None:
            return {}
        found = await self._store.messages.find(table=hall.state.id)
        keys = ((MessageKey.parse(row.role), row.at) for row in found)
        return {key.match: at.message_id for key, at in keys if key.kind is Kind.SPOT}

    async def around(self, hall: Hall | None) -> Around:
        """Content of a card beside its evening."""
        if hall is None:
            return Around()
        state, where = hall.state, ""
        if state.rounds:
            key = MessageKey(Kind.ROUND, len(state.rounds))
            row = await self._store.messages.get(state.id, str(key))
            if row is not None:
                where = link(state.opened.guild, row.channel_id, row.message_id)
        return Around(
            where,
            tuple(map(commitment, state.opened.secrets)),
            await self._tournaments.following(state) if state.opened.weekly else None,
            state.starts + minutes(state.plan) * 60_000,
        )

    # -- what they show ----------------------------------------------------------------------------

    async def post(
        self,
        number: int,
        key: MessageKey,
        /,
        *,
        guild: int | None = None,
        paused: bool = False,
        ending: bool = False,
        shown: Shown = NOTHING,
        then: TournamentState | None = None,
        rank: Rank | None = None,
    ) -> Post | None:
        """The message of a key; ``None`` if it is not (or no longer) wanted."""
        state = await self.state(number)
        if state is None:
            return None
        compose = partial(self._composed, number, key)
        game = self._games[state.opened.game]
        return await self._pictures.finished(game, compose, shown, rank or Rank.RECAP)

    async def _composed(self, number: int, key: MessageKey) -> Post | None:
        hall = await self._tournaments.hall(number)
        if hall is None:
            return None
        state = hall.state
        match key.kind:
            case Kind.EVENING:
                game = self._games[state.opened.game]
                picture = await picture_of(game, hall, self._pictures)
                return cards.card(game, hall, await self.around(hall), picture, self._now())
            case Kind.ROUND:
                return await self._round(hall, key.match)
            case Kind.TOLD:
                return await self._told(state, key)
            case Kind.LETTER:
                return await self._letter(state, key)
            case Kind.QUESTION:
                return await self._question(state, key.person)
            case Kind.DAY_BEFORE | Kind.SOON | Kind.PLACE_FREE:
                return await self._reminder(state, key)
            case _:
                return None

    async def _round(self, hall: Hall, number: int) -> Post | None:
        if not 0 < number <= len(hall.state.rounds):
            return None
        game = self._games[hall.state.opened.game]
        picture = await hall_picture(game, hall, number, self._pictures)
        return cards.round_post(hall, number, picture, self._now())

    async def _entry(self, number: int, seq: int) -> TournamentEntry | None:
        rows = await self._store.journals.entries(number, seq - 1)
        return FORMAT.decode(rows[0].kind, rows[0].payload) if rows else None

    async def _told(self, state: TournamentState, key: MessageKey) -> Post | None:
        language, entry = state.options.language, await self._entry(state.id, key.match)
        if isinstance(entry, Said):
            person, text = person_name(language, entry.by), escaped(entry.text, LONGEST_TEXT)
            return cards.line(say(language, "evening-said", person=person, text=text))
        if isinstance(entry, Delayed):
            return cards.line(say(language, "evening-delayed", minutes=entry.ms // 60_000))
        return None

    async def _letter(self, state: TournamentState, key: MessageKey) -> Post | None:
        entry = await self._entry(state.id, key.match)
        if isinstance(entry, Warned):
            language = await self._people.language(entry.person, state.options.language)
            text = escaped(entry.text, LONGEST_TEXT)
            return cards.line(say(language, "evening-warned", name=name_of(state), text=text))
        if isinstance(entry, Excluded):
            language = await self._people.language(entry.person, state.options.language)
            return cards.line(say(language, "evening-excluded", name=name_of(state)))
        return None

    async def _question(self, state: TournamentState, person: int) -> Post | None:
        asks = [one for one in state.members if one.asked == person and one.attendance.listed]
        if not asks or state.status is not Status.LOBBY:
            return None
        language = await self._people.language(person, state.options.language)
        asker = asks[0].person
        text = say(
            language,
            "evening-partner-question",
            guest=f"<@{person}>",
            person=person_name(language, asker),
            name=name_of(state),
            when=when_line(language, state.starts),
        )
        yes, no = (
            Button(PageId(ROOM, what, f"{state.id}.{asker}"), say(language, f"evening-{what}"))
            for what in ("yes", "no")
        )
        return unframed(text, [yes, no], mentions=(person,))

    async def _reminder(self, state: TournamentState, key: MessageKey) -> Post | None:
        """A reminder before the start, or the news that a place is free; mentions where needed."""
        person, member = key.person, state.member(key.person)
        preferences = await self._people.preferences(person)
        listed = member is not None and member.attendance.listed and person > 0
        if not listed or state.status is not Status.LOBBY or not preferences.nudges:
            return None
        language = self._people.language_by(preferences, person, state.options.language)
        facts = {"name": name_of(state), "when": date_and_time(state.starts)}
        soon = key.kind is Kind.SOON and state.opened.check_in
        if key.kind is Kind.PLACE_FREE:
            text = say(language, "evening-place-free", **facts)
        else:
            told = "evening-reminder-here" if soon else "evening-reminder"
            text = say(language, told, **facts, relative=relative(state.starts))
        go = "here" if soon else "come"
        row = [
            button(state, go, f"evening-{go}", language, cards.MAIN),
            button(state, "not", "evening-not-today", language),
        ]
        direct = await self._people.receives(person)
        return unframed(text if direct else f"<@{person}> {text}", row, mentions=(person,))

    # -- at a table --------------------------------------------------------------------------------

    async def notice(self, state: TableState, deals_at: int | None) -> Post | None:
        """The card of a round's table: its draw, and the button that opens the hand."""
        of = round_of(state)
        found = None if of is None else await self.state(of.tournament)
        if of is None or found is None:
            return None
        press = TableId(state.id, state.match_seq, "go")
        go = Button(press, say(found.options.language, "evening-go"), style=cards.MAIN)
        return cards.notice(found, of.round, of.number, go, deals_at)

    async def place_of(self, state: TableState) -> int | None:
        """The thread of a round's table; ``None`` for any other table."""
        of = round_of(state)
        found = None if of is None else await self.state(of.tournament)
        return None if of is None or found is None else await self.thread(found, of.number)

    async def own(self, state: TableState, person: int, language: str) -> tuple[str, ...]:
        """Lines below the end of a round's table for one of its people."""
        of = round_of(state)
        hall = None if of is None else await self._tournaments.hall(of.tournament)
        if hall is None:
            return ()
        lines = own_lines(hall, person, language, self._now(), await self.threads(hall))
        return tuple(lines)


def round_of(state: TableState) -> RoundOf | None:
    """The place of a table in an evening; ``None`` for any other table."""
    found = state.opened.round
    return None if found is UNSET else found


def commitment(secret: str) -> str:
    """Fingerprint of a secret in hex, shown before anybody comes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
