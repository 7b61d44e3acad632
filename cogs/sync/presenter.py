"""From a table and a role to the message as it looks now."""

from __future__ import annotations

from dataclasses import replace

from brouc.cards import Card
from brouc.view import View
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.sync.message_keys import LOBBY, PLACE, board_role, numbers, person_of
from cogs.view.lobby import Around, lobby
from cogs.view.nudges import nudge
from cogs.view.pictures import Pictures, order, own_look
from db import Store
from games.brouc.face import board as boards
from games.brouc.face import hand as hands
from games.brouc.face.match_summary import final_facts
from tables.service import Tables
from tables.showing import Board
from tables.state import Presence, Status, TableState


class Presenter:
    """Reads what :class:`Tables` shows and draws it."""

    def __init__(self, tables: Tables, store: Store, people: People, pictures: Pictures) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._pictures = pictures

    async def post(self, table: int, role: str) -> Post | None:
        """The message of a role; ``None`` if there is to be none (any more)."""
        kind = role.partition(":")[0]
        if kind == LOBBY:
            card = await self._tables.lobby(table)
            return None if card is None else lobby(card, await self.around(table))
        if kind in ("hand", "private"):
            person = person_of(role)
            assert person is not None, "a hand is a person's"
            return await self.hand(table, person)
        state = await self._tables.state(table)
        board = await self._tables.board(table)
        if state is None or board is None:
            return None
        if kind == "nudge":
            person = person_of(role)
            assert person is not None, "a nudge is a person's"
            wanted = (await self._people.preferences(person)).nudges
            return nudge(board, person) if board.turn_person == person and wanted else None
        if kind == "recall":
            person = person_of(role)
            assert person is not None, "somebody is told"
            wanted = state.status is Status.PLAYING and not await self._has_messages(state, person)
            return hands.recall(table, person, state.options.language) if wanted else None
        match, deal = numbers(role)
        home = state.opened.guild
        if match != state.number:
            return None
        if kind == "final":
            if board.status is not Status.OVER:
                return None
            facts = await final_facts(state, board, self._store)
            return boards.final(board, await self._pictures.final(board, facts, home))
        ended = _view_after(state, deal)
        if kind == "call":
            return boards.call(board, ended) if ended is not None else None
        return await self._board(state, board, role, deal, ended)

    async def _board(
        self, state: TableState, board: Board, role: str, deal: int, ended: View | None
    ) -> Post | None:
        around, home = await self.around(board.table), state.opened.guild
        if ended is not None:
            proofs = tuple(proof for proof in board.proofs if proof.deal <= deal)
            then = replace(board, view=ended, proofs=proofs)
            picture = await self._pictures.recap(then, ended, home)
            return boards.recap(then, picture, around)
        if role != board_role(state):
            return None
        if board.next.awaits == "deal":
            return boards.cutting(board, around)
        return boards.board(board, await self._pictures.board(board, home), around)

    async def hand(
        self, table: int, person: int, sure: str | None = None, guild: int | None = None
    ) -> Post | None:
        """The private message of a person; ``None`` if they were never there.

        ``sure``: the move that was pressed once and is done when it is pressed again.
        ``guild``: the server where it is read; ``None`` in direct messages.
        """
        state = await self._tables.state(table)
        if state is None:
            return None
        language = await self._people.language(person, state.options.language)
        panel = await self._tables.hand(table, person)
        if panel is None:
            seat = state.seat_of(person)
            if seat is None:
                return hands.gone(table, language)
            return hands.seated(table, language, seat)
        view: View | None = panel.view
        if view is None or view.deal is None:
            return hands.hand(panel, language, (), None)
        preferences = await self._people.preferences(person)
        look = own_look(preferences, language)
        where = seen_in(state, guild)
        card: Card | None = getattr(state.game.decode(sure), "card", None) if sure else None
        picture, words = None, ""
        if preferences.text_mode:
            words = await self._pictures.hand_words(panel.board, view, look, where)
        else:
            picture = await self._pictures.hand(panel.board, view, look, where)
        return hands.hand(
            panel, language, order(view), picture, words=words, sure=card, where=_address(state)
        )

    async def resting(self, table: int, person: int) -> Post:
        """The last look of a private hand that nothing can reach any more."""
        state = await self._tables.state(table)
        fallback = state.options.language if state is not None else "en"
        return hands.resting(table, await self._people.language(person, fallback))

    async def _has_messages(self, state: TableState, person: int) -> bool:
        """Whether the person needs no private hand: the cards come by messages, or to nobody."""
        seat = state.seat_of(person)
        if seat is None or state.seats[seat].presence is Presence.LEFT:
            return True
        return await self._people.wants_messages(person) and await self._people.reachable(person)

    async def around(self, table: int) -> Around:
        """What Discord adds to a table."""
        state = await self._tables.state(table)
        if state is None:
            return Around()
        unreachable = [
            person
            for person in state.persons()
            if await self._people.wants_messages(person)
            and not await self._people.reachable(person)
        ]
        thread = await self._store.messages.get(table, PLACE)
        moved = thread is not None and state.place not in (None, thread.channel_id)
        guild = state.opened.guild
        computers = guild is None or (await self._store.guilds.settings(guild)).computers
        return Around(state.place, moved, frozenset(unreachable), computers)


def seen_in(state: TableState, guild: int | None) -> int | None:
    """The server whose names a private reply carries.

    ``guild``: where the reply is read; direct messages about a table belong to its server.
    """
    return guild if guild is not None else state.opened.guild


def _view_after(state: TableState, deal: int) -> View | None:
    """The spectator's view right after a deal ended; ``None`` while it has not."""
    if not 0 < deal <= len(state.ends):
        return None
    view: View = state.game.view(state.ends[deal - 1].match, None)
    return view


def _address(state: TableState) -> str | None:
    """Where the board is, as a link that works in direct messages too."""
    guild, place = state.opened.guild, state.place
    if guild is None or place is None:
        return None
    return f"https://discord.com/channels/{guild}/{place}"
