"""Past matches: their finished deals, folded from the journal.

A running match shows only the deals that are over; its present deal stays hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final

from base.bounded import Bounded
from cogs.i18n.sentences import COMPUTERS
from cogs.messages.display_names import NameOf
from cogs.messages.plain import one_line
from db import Entry, Store
from gamekit.api.game import Game, Games
from gamekit.api.record import Played
from gamekit.api.record import Proof as Proven
from gamekit.api.rules import state_after
from tables.decisions.rows import decoded
from tables.journal.entries import By, Kind, Occupant
from tables.journal.fold import states
from tables.journal.state import Proof, RulesByGame, Status, TableState
from tables.runtime.service import Tables
from tables.views import figure_of

KEPT: Final = 16
"""Number of cached matches with all their deals."""
_MATCH: Final = (Status.PLAYING, Status.OVER, Status.ABANDONED)


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal that is over."""

    view: Any
    """A spectator's view right after its end, when all cards are open."""
    proof: Proof | None
    """``None`` for the replay of an earlier deal."""
    start: int
    """Index of the action that dealt it."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match up to its last finished deal."""

    table: int
    number: int
    """Number of the match at this table, from 1."""
    over: bool
    """Whether it was finished or given up."""
    private: bool
    guild: int | None
    started: int
    """UTC ms."""
    game: Game = field(repr=False)
    preset: str
    options: Mapping[str, str]
    """Options that differ from the rule set's."""
    version: int
    """Version of the rules."""
    seats: Mapping[str, Occupant]
    """Occupants at the end, in the game's order of seats."""
    people: frozenset[int]
    """Everybody who has sat at the table."""
    deals: tuple[PastDeal, ...]
    actions: tuple[str, ...] = field(repr=False)
    """Actions from the journal, up to the end of the last finished deal."""
    waiting: Proof | None
    """Proof of the deal in progress; its secret must not be shown."""
    figures: int
    """See :attr:`tables.journal.state.TableState.figures`."""
    day: str | None = None
    """The day whose deal it is, if any."""
    locked: bool = False
    """Whether others may still play it: nothing of it is shown until its day is over."""
    departed: frozenset[int] = frozenset()
    """People of the table who have left the server where it is shown: they are not named."""

    def seat_of(self, person: int) -> str | None:
        """Return a person's seat at the end."""
        return next((seat for seat, one in self.seats.items() if one.person == person), None)

    def open_to(self, person: int, guild: int | None) -> bool:
        """Whether a person, asking in a server, may see the hands.

        People from the table may; others of the server once a public table's match is over.
        """
        if person in self.people or (self.day is not None and not self.people):
            return True  # The computers' own deal of a day is everybody's.
        return self.over and self.shown_in(guild)

    def shown_in(self, guild: int | None) -> bool:
        """Whether everybody in a server may have seen the recaps of its finished deals."""
        return not self.private and guild is not None and guild == self.guild

    def after(self, actions: int) -> Any:
        """Return the game's state after so many of its actions."""
        done = self.actions[:actions]
        return state_after(self.game.rules, self.preset, self.options, self.version, done)


class Archive:
    """Reader of past matches."""

    def __init__(self, tables: Tables, store: Store, games: Games, name_of: NameOf) -> None:
        self._tables = tables
        self._store = store
        self._games = games
        self._rules: RulesByGame = {name: game.rules for name, game in games.items()}
        self._name_of = name_of
        self._deals = Bounded[tuple[int, int, int], tuple[PastDeal, ...]](KEPT)
        self._states = Bounded[tuple[int, int], TableState](KEPT)

    async def past(self, table: int, number: int = 0) -> PastMatch | None:
        """Return a match of a table (0: its newest); ``None`` if there was none.

        Raises :class:`tables.journal.fold.UnknownGameError` if its game is not installed.
        """
        if not 0 < table < 1 << 62:
            return None
        if table in await self._tables.live():
            state = await self._tables.state(table)
            if state is None or not state.number:
                return None
            if (number or state.number) == state.number and state.status in _MATCH:
                return await self._as_seen(state)
        # Opening an inactive table would refresh its messages: only its journal is read.
        facts = await self._store.histories.match(table, number) if number else None
        people = {player.user_id for player in facts.players} if facts is not None else set()
        known = self._states.get((table, number))
        if known is not None and set(known.persons()) <= people:
            return await self._as_seen(known)
        rows = await self._store.journals.entries(table)
        if not rows:
            return None
        found = await asyncio.to_thread(_as_played, table, self._rules, rows, number)
        if found is None:
            return None
        if found.status is Status.OVER:
            self._states[table, found.number] = found
        return await self._as_seen(found)

    async def _as_seen(self, state: TableState) -> PastMatch:
        deals = await self._finished(state)
        facts = await self._store.histories.match(state.id, state.number)
        people = set(state.persons())
        if facts is not None:
            people |= {player.user_id for player in facts.players if player.user_id is not None}
        daily, dailies = state.daily, self._tables.dailies
        if deals and daily is not None:
            proof = await dailies.proof(state.game.name, daily.day)
            deals = () if proof is None else (replace(deals[0], proof=_proof(state, *proof)),)
        late = [proof for proof in state.proofs if proof.deal > len(deals)]
        return PastMatch(
            table=state.id,
            number=state.number,
            over=state.status is not Status.PLAYING,
            private=state.options.private,
            guild=state.opened.guild,
            started=state.started,
            game=self._games[state.game.name],
            preset=state.options.preset,
            options=state.options.rules_map(),
            version=state.rules_version,
            seats={seat: one.occupant for seat, one in state.seats.items()},
            people=frozenset(people),
            deals=deals,
            actions=state.actions[: state.ends[-1].actions] if state.ends else (),
            waiting=late[-1] if late else None,
            day=None if daily is None else daily.day,
            locked=daily is not None and not dailies.over(daily.day),
            figures=state.figures,
        )

    async def newest(self, person: int) -> tuple[int, int] | None:
        """Return table and number of the person's last finished match."""
        rows = await self._store.histories.matches(person, limit=1)
        return (rows[0].facts.table, rows[0].facts.number) if rows else None

    async def names(self, past: PastMatch, guild: int | None) -> dict[str, str]:
        """Map each seat to a name, empty for people who have left; computer players have their own.

        ``guild``: the server where this is seen, wherever the match was played.
        """
        found = {}
        for place, (seat, occupant) in enumerate(past.seats.items()):
            person = occupant.person if occupant.kind is Kind.PERSON else None
            if person is None:
                found[seat] = COMPUTERS[figure_of(past.figures, place)]
            else:
                gone = person in past.departed
                found[seat] = "" if gone else await self._name_of(guild, person)
        return found

    async def record(self, past: PastMatch, place: str, guild: int | None) -> str | None:
        """Return the match as text, with its deals' proofs; ``None`` if the game has no records.

        ``guild``: the server where this is given out.
        """
        if past.game.records is None:
            return None
        # A record marks computer players, who have no name in it.
        names = await self.names(past, guild)
        computers = [seat for seat, one in past.seats.items() if one.kind is Kind.COMPUTER]
        names |= dict.fromkeys(computers, "")
        return await asyncio.to_thread(past.game.records.write, played(past, names, place))

    async def checked(self, past: PastMatch, number: int) -> bool:
        """Run :func:`checked` in a thread."""
        return await asyncio.to_thread(checked, past, number)

    async def _finished(self, state: TableState) -> tuple[PastDeal, ...]:
        key = (state.id, state.number, len(state.ends))
        known = self._deals.get(key)
        if known is None:
            known = self._deals[key] = await asyncio.to_thread(_finished, state)
        return known


def checked(past: PastMatch, number: int) -> bool:
    """Whether the deal of that number results from its secret and cut (docs/fairness.md)."""
    deal = past.deals[number - 1]
    proof = deal.proof
    if proof is None or proof.cut is None:
        return False
    rules = past.game.rules
    state = past.after(deal.start)
    secret = bytes.fromhex(proof.secret)
    try:
        dealt = rules.encode(rules.deal(state, secret, proof.cut))
    except ValueError:
        return False
    return dealt == past.actions[deal.start] and rules.commitment(secret) == proof.commitment


def played(past: PastMatch, names: Mapping[str, str], place: str = "") -> Played:
    """Return the match as input of its record; ``names``: people by seat."""
    levels = {
        seat: occupant.level.value if occupant.level is not None else ""
        for seat, occupant in past.seats.items()
    }
    players = {seat: _printable(names.get(seat, "")) or levels[seat] for seat in past.seats}
    cuts = past.game.rules.cuts is not None
    proofs = [
        Proven(number, proof.commitment, proof.cut if cuts else None, proof.secret)
        for number, deal in enumerate(past.deals, 1)
        if (proof := deal.proof) is not None and proof.cut is not None
    ]
    return Played(
        preset=past.preset,
        options=past.options,
        version=past.version,
        actions=past.actions,
        date=f"{datetime.fromtimestamp(past.started / 1000, UTC):%Y-%m-%d}",
        place=_printable(place),
        players={seat: name for seat, name in players.items() if name},
        proofs=tuple(proofs),
    )


def _as_played(
    table: int, games: RulesByGame, rows: Sequence[Entry], number: int
) -> TableState | None:
    """Return the table at the end of the match of that number (0: the newest)."""
    found: TableState | None = None
    for state in states(table, games, decoded(rows)):
        if number and state.number > number:
            break
        if state.number and state.number == (number or state.number) and state.status in _MATCH:
            found = state
    return found


def _finished(state: TableState) -> tuple[PastDeal, ...]:
    proofs = {proof.deal: proof for proof in state.proofs}
    starts = (0, *(end.actions for end in state.ends))
    return tuple(
        PastDeal(state.game.view(end.match, None), proofs.get(number), start)
        for number, (end, start) in enumerate(zip(state.ends, starts, strict=False), 1)
    )


def _proof(state: TableState, secret: bytes, cut: int) -> Proof:
    """Proof of a day's deal that is over."""
    return Proof(1, state.game.commitment(secret), secret.hex(), cut, By.TABLE)


def _printable(text: str) -> str:
    """Remove characters from a name that a record cannot hold."""
    return "".join(char for char in one_line(text) if char.isprintable()).strip()


__all__ = ["KEPT", "Archive", "PastDeal", "PastMatch", "checked", "played"]
