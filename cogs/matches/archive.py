"""Matches as they were played: their finished deals, folded again from the journal.

A running match shows only the deals that are over; what its present deal hides stays hidden.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from brouc import fairness
from brouc.actions import Action
from brouc.deal import DealState
from brouc.record import record_of, write
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerSeat, Seat
from brouc.view import View
from cardgame.tags import Tag
from cogs.messages.names import NameOf
from db import Entry, Store
from tables.entries import Kind, Occupant, Stored, decode
from tables.fold import after, first
from tables.rebuild import GAMES
from tables.service import Tables
from tables.state import Proof, Status, TableState

KEPT: Final = 16
"""Matches remembered with all their deals."""
_MATCH: Final = (Status.PLAYING, Status.OVER, Status.ABANDONED)
_TITLES: Final = {
    Seat.NORTH: "North",
    Seat.WEST: "West",
    Seat.SOUTH: "South",
    Seat.EAST: "East",
}


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal that is over."""

    view: View
    """A spectator's view right after its end, with all four hands."""
    state: DealState
    proof: Proof | None


@dataclass(frozen=True, slots=True)
class Past:
    """A match as far as its deals are over."""

    table: int
    number: int
    """The match at this table, from 1."""
    over: bool
    """Finished or given up."""
    private: bool
    guild: int | None
    started: int
    """UTC ms."""
    rules: RuleSet
    seats: PerSeat[Occupant]
    """Who sat there at the end."""
    people: frozenset[int]
    """Everybody who was at the table."""
    deals: tuple[PastDeal, ...]
    actions: tuple[Action, ...]
    """The journal up to the end of the last finished deal."""
    waiting: Proof | None
    """Of the deal in progress; its secret is not to be shown."""

    def open_to(self, person: int, guild: int | None) -> bool:
        """Whether somebody, asking in a server, may see the hands.

        Who was at the table may; others of the server once a public table's match is over.
        """
        if person in self.people:
            return True
        return self.over and not self.private and guild is not None and guild == self.guild


@dataclass(frozen=True, slots=True)
class _Played:
    deals: tuple[PastDeal, ...]
    actions: tuple[Action, ...]
    rules: RuleSet


class Archive:
    """Reading past matches."""

    def __init__(self, tables: Tables, store: Store, name_of: NameOf) -> None:
        self._tables = tables
        self._store = store
        self._name_of = name_of
        self._played: OrderedDict[tuple[int, int, int], _Played] = OrderedDict()
        self._states: OrderedDict[tuple[int, int], TableState] = OrderedDict()

    async def past(self, table: int, number: int = 0) -> Past | None:
        """A match of a table (0: its newest); ``None`` if there was none."""
        if not 0 < table < 1 << 62:
            return None
        if table in await self._tables.live():
            state = await self._tables.state(table)
            if state is None or not state.number:
                return None
            if (number or state.number) == state.number and state.status in _MATCH:
                return await self._as_seen(state)
        # A table at rest is read by itself: nobody shall hear of it, its messages stay as they are.
        facts = await self._store.histories.match(table, number) if number else None
        people = {player.user_id for player in facts.players} if facts is not None else set()
        known = self._states.get((table, number))
        if known is not None and set(known.persons()) <= people:
            return await self._as_seen(known)
        rows = await self._store.journals.entries(table)
        if not rows:
            return None
        found = await asyncio.to_thread(_as_played, table, rows, number)
        if found is None:
            return None
        if found.status is Status.OVER:
            self._states[table, found.number] = found
            while len(self._states) > KEPT:
                self._states.popitem(last=False)
        return await self._as_seen(found)

    async def _as_seen(self, state: TableState) -> Past:
        played = await self._deals(state)
        facts = await self._store.histories.match(state.id, state.number)
        people = set(state.persons())
        if facts is not None:
            people |= {player.user_id for player in facts.players if player.user_id is not None}
        late = [proof for proof in state.proofs if proof.deal > len(played.deals)]
        return Past(
            table=state.id,
            number=state.number,
            over=state.status is not Status.PLAYING,
            private=state.options.private,
            guild=state.opened.guild,
            started=state.started,
            rules=played.rules,
            seats=PerSeat.of(lambda seat: state.seats[seat.value].occupant),
            people=frozenset(people),
            deals=played.deals,
            actions=played.actions,
            waiting=late[-1] if late else None,
        )

    async def newest(self, person: int) -> tuple[int, int] | None:
        """Table and number of the match that a person has finished last."""
        rows = await self._store.histories.matches(person, limit=1)
        return (rows[0].facts.table, rows[0].facts.number) if rows else None

    async def names(self, past: Past, guild: int | None) -> PerSeat[str]:
        """Who sat where; empty for computer players, which pictures call by their seat.

        ``guild``: the server where this is seen, wherever the match was played.
        """
        found = {}
        for seat, occupant in past.seats.items():
            person = occupant.person if occupant.kind is Kind.PERSON else None
            found[seat] = "" if person is None else await self._name_of(guild, person)
        return PerSeat.of(found.__getitem__)

    async def record(self, past: Past, place: str, guild: int | None) -> str:
        """The match as a ``.brouc`` text, with what proves its deals.

        ``guild``: the server where this is given out.
        """
        names = await self.names(past, guild)
        return await asyncio.to_thread(_record, past, names, place)

    async def _deals(self, state: TableState) -> _Played:
        key = (state.id, state.number, len(state.match.results))
        known = self._played.get(key)
        if known is None:
            known = await asyncio.to_thread(_played, state)
            self._played[key] = known
            while len(self._played) > KEPT:
                self._played.popitem(last=False)
        self._played.move_to_end(key)
        return known


def checked(deal: PastDeal) -> bool:
    """Whether the deal is the one that its secret and cut make (docs/fairness.md)."""
    proof = deal.proof
    if proof is None or proof.cut is None:
        return False
    secret = bytes.fromhex(proof.secret)
    dealt = deal.state.dealt
    same = fairness.pack_order(secret, dealt.number, proof.cut) == dealt.pack
    return same and fairness.commitment(secret) == proof.commitment


def _as_played(table: int, rows: Sequence[Entry], number: int) -> TableState | None:
    """The table as the match of that number (0: the newest) left it."""
    state: TableState | None = None
    found: TableState | None = None
    for row in rows:
        stored = Stored(row.seq, row.at, decode(row.kind, row.payload))
        state = first(table, GAMES, stored) if state is None else after(state, stored)
        if number and state.number > number:
            break
        if state.number and state.number == (number or state.number) and state.status in _MATCH:
            found = state
    return found


def _played(state: TableState) -> _Played:
    game, ends = state.game, state.ends
    proofs = {proof.deal: proof for proof in state.proofs}
    deals = tuple(
        PastDeal(game.view(end.match, None), end.match.deal, proofs.get(number))
        for number, end in enumerate(ends, 1)
    )
    texts = state.actions[: ends[-1].actions] if ends else ()
    return _Played(deals, tuple(game.decode(text) for text in texts), state.match.rules)


def _record(past: Past, names: PerSeat[str], place: str) -> str:
    date = datetime.fromtimestamp(past.started / 1000, UTC)
    tags = [Tag("Date", f"{date:%Y-%m-%d}")]
    if _printable(place):
        tags.append(Tag("Place", _printable(place)))
    for seat in SEATS:
        level = past.seats[seat].level
        name = _printable(names[seat]) or (level.value if level is not None else "")
        if name:
            tags.append(Tag(_TITLES[seat], name))
    for deal in past.deals:
        proof, number = deal.proof, deal.state.dealt.number
        if proof is not None and proof.cut is not None:
            tags.append(Tag("Commitment", proof.commitment, number))
            tags.append(Tag("Cut", str(proof.cut), number))
            tags.append(Tag("Secret", proof.secret, number))
    return write(record_of(past.rules, past.actions, tags))


def _printable(text: str) -> str:
    """A name without what a tag cannot hold."""
    return "".join(char for char in text if char.isprintable()).strip()


__all__ = ["KEPT", "Archive", "Past", "PastDeal", "checked"]
