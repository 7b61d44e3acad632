"""Matches for tests of statistics: whole journals, played by dice in memory with the real fold.

Players call and announce, rightly or wrongly; some matches are short, some see people leave,
return, be replaced, take cards back, or are abandoned.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from functools import cached_property

from brouc.actions import Action, Announce, Deal, Declare, Dehors, Play
from brouc.cards import Rank, height
from brouc.deal import hands_of
from brouc.match import MatchState
from brouc.seats import Seat, Team
from brouc.slate import net, reaches_out
from db import Appended, MatchFacts, NewTable, Store
from db import Entry as Row
from games.brouc.rules import BROUC, COUNTS
from tables.decisions.rows import decoded, head_of
from tables.journal import entries
from tables.journal.fold import after, first
from tables.journal.options import Level, Options
from tables.journal.state import RulesByGame, Status, TableState
from tables.runtime.results import of_journal
from tables.runtime.table_subject import table_subject

GAMES = {"brouc": BROUC}
COUNTS_OF = {"brouc": COUNTS}
PEOPLE = tuple(820_000_000_000_000_001 + n for n in range(14))
GUILDS = (830_000_000_000_000_001, 830_000_000_000_000_002, None)
FIRST = 1_790_000_000_000
"""September 2026."""
DAY = 86_400_000
PART = 40
"""Entries written at once."""


@dataclass
class Played:
    """A table's whole journal."""

    stored: list[entries.Stored] = field(default_factory=list)
    state: TableState | None = None
    games: RulesByGame = field(default_factory=lambda: GAMES)

    @cached_property
    def facts(self) -> tuple[MatchFacts, ...]:
        """Its finished matches, once it is complete."""
        return of_journal(0, self.games, COUNTS_OF, self.stored)

    def add(self, entry: entries.Entry, at: int) -> TableState:
        """One more entry."""
        stored = entries.Stored(len(self.stored) + 1, at, entry)
        if self.state is None:
            self.state = first(0, self.games, stored)
        else:
            self.state = after(self.state, stored)
        self.stored.append(stored)
        return self.state


class Players:
    """Plays tables by dice."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.lopsided = False

    def table(self, at: int, *, matches: int = 1, plain: bool = False) -> Played:
        """A table with that many matches, by four persons if ``plain``."""
        dice, played = self.dice, Played()
        self.lopsided = not plain and dice.random() < 0.2
        preset = "brouc" if plain or dice.random() < 0.85 else "homme-de-brou"
        options = Options(
            preset=preset,
            rules=(("target", "1" if plain else "9" if self.lopsided else dice.choice("112")),),
            take_backs=not plain and dice.random() < 0.1,
        )
        guild = GUILDS[0] if plain else dice.choice(GUILDS)
        people = dice.sample(PEOPLE, 4)
        played.add(entries.Opened(people[0], "brouc", guild, 5, options, 60_000), at)
        for number, (seat, person) in enumerate(zip(BROUC.seats, people, strict=True)):
            if number and not plain and dice.random() < 0.15:
                played.add(entries.SeatFilled(seat, Level.CLUB), at)
            else:
                played.add(entries.SeatTaken(seat, person), at)
        for number in range(matches):
            if number:
                self._rematch(played, at)
            at = self._match(played, at, plain)
            if played.state is None or played.state.status is not Status.OVER:
                break
        return played

    def _rematch(self, played: Played, at: int) -> None:
        state = played.state
        assert state is not None
        seats = [(name, seat.occupant) for name, seat in state.seats.items()]
        people = [one for one in PEOPLE if state.seat_of(one) is None]
        # Somebody new comes to the table.
        newcomer = entries.Occupant(entries.Kind.PERSON, person=self.dice.choice(people))
        seats[0] = (seats[0][0], newcomer)
        played.add(entries.Rematch(people[0], tuple(seats), False, 60_000), at)

    def _match(self, played: Played, at: int, plain: bool) -> int:
        dice = self.dice
        state = played.add(entries.Started(PEOPLE[0]), at)
        while state.status is Status.PLAYING:
            at += dice.randrange(1_000, 20_000)
            if not plain and dice.random() < 0.008:
                self._incident(played, state, at)
                assert played.state is not None
                state = played.state
                continue
            state = played.add(self._next(state), at)
            if state.undo is not None and state.options.take_backs and dice.random() < 0.05:
                state = played.add(entries.TakenBack(state.undo.seat, state.undo.person), at)
        return at

    def _incident(self, played: Played, state: TableState, at: int) -> None:
        dice = self.dice
        seat = dice.choice(BROUC.seats)
        person = state.seats[seat].person
        strangers = [one for one in PEOPLE if state.seat_of(one) is None]
        what = dice.random()
        if what < 0.05:
            played.add(entries.Abandoned(), at)
        elif what < 0.25 and state.between_deals:
            played.add(entries.Substituted(seat, dice.choice(strangers)), at)
        elif person is not None and state.seats[seat].here is None:
            played.add(entries.Back(seat, person), at)
        elif person is not None:
            played.add((entries.Left if what < 0.6 else entries.TakenOver)(seat, person), at)

    def _next(self, state: TableState) -> entries.Entry:
        dice, match, awaited = self.dice, state.match, state.next
        if awaited.awaits == "deal":
            if not state.pack_ready:
                return entries.Secret(awaited.deal, dice.randbytes(32).hex())
            proof = state.proofs[-1]
            secret = bytes.fromhex(proof.secret)
            if proof.cut is None:
                cuts = range(1, 32)
                # A sharper's cut, for capes.
                cut = dice.choice(cuts)
                if self.lopsided:
                    cut = max(cuts, key=lambda cut: _luck(BROUC.deal(match, secret, cut)))
                return entries.Cut(awaited.deal, cut, entries.By.TABLE, None)
            deal = BROUC.deal(match, secret, proof.cut)
            return entries.Acted(None, BROUC.encode(deal), entries.By.TABLE, None)
        if awaited.awaits == "booking":
            return entries.Acted(None, BROUC.encode(BROUC.book(match)), entries.By.TABLE, None)
        assert awaited.seat is not None
        action = self._choice(match, awaited.seat)
        seat = state.seats[awaited.seat]
        by = entries.By.PERSON if seat.here is not None else entries.By.STAND_IN
        if seat.person is None:
            by = entries.By.COMPUTER
        return entries.Acted(awaited.seat, BROUC.encode(action), by, seat.here)

    def _choice(self, match: MatchState, seat: str) -> Action:
        dice = self.dice
        legal = BROUC.legal_actions(match, seat)
        assert match.deal is not None
        # Boldness of cape announcements grows with the tricks made.
        hope = 0.004 if len(match.deal.tricks) < 6 else 0.6
        for action in legal:
            if isinstance(action, Dehors) and (_good(match, Seat(seat)) or dice.random() < 0.0007):
                return action
            if isinstance(action, Announce) and dice.random() < hope:
                return action
            if isinstance(action, Declare) and dice.random() < 0.5:
                return action
        plays = [action for action in legal if isinstance(action, Play)]
        if not self.lopsided:
            return dice.choice(plays)
        # Capes are made where one side plays high and the other low.
        trump = match.deal.dealt.trump
        strength = {play: (play.card.suit is trump, height(play.card)) for play in plays}
        return (max if Seat(seat).team is Team.NS else min)(plays, key=strength.__getitem__)


def _good(match: MatchState, seat: Seat) -> bool:
    assert match.deal is not None
    own = match.deal.points_called(seat.team)
    other = match.deal.points_of(seat.team.other)
    return reaches_out(match.slate[seat.team], net(own, other), match.rules)


def _luck(deal: Action) -> int:
    """Trumps and aces of North and South."""
    assert isinstance(deal, Deal)
    trump, hands = deal.pack[31].suit, hands_of(deal.pack, deal.dealer)
    cards = hands[Seat.NORTH] + hands[Seat.SOUTH]
    return sum(card.suit is trump or card.rank is Rank.ACE for card in cards)


def facts_of(table: int, rows: tuple[Row, ...]) -> tuple[MatchFacts, ...]:
    """The finished matches of stored entries."""
    return of_journal(table, GAMES, COUNTS_OF, decoded(rows))


async def store_table(store: Store, played: Played, cause: str | None = None) -> int:
    """Write a journal as the application would: each match's end with its results."""
    assert played.state is not None
    head, game = head_of(played.state), played.state.game.name
    (opened, *rest), new_entry = played.stored, table_subject(GAMES).new_entry
    table = await store.journals.create_table(NewTable(game, head, opened.at), [new_entry(opened)])
    seq, ends = 1, {facts.end_seq: facts for facts in played.facts}
    # Part by part: a statement of each length is compiled once.
    parts = range(1 + PART, len(played.stored), PART)
    for end in sorted({*ends, *parts, len(played.stored)} - {1}):
        part = [new_entry(stored) for stored in rest if seq < stored.seq <= end]
        finished = replace(ends[end], table=table) if end in ends else None
        key = None if cause is None else f"{cause}:{end}"
        outcome = await store.journals.append(table, seq, part, key, head, finished)
        assert outcome == Appended(end)
        seq = end
    return table
