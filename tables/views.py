"""Views as plain data; Discord, or anything else, only renders them.

Everything public is built from a spectator's view; a hand panel from its seat's view. Persons are
ids; the renderer knows their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from base.bounded import Bounded
from gamekit.api.game import Daily
from gamekit.api.rules import Next, Result
from tables.decisions.deal_points import DealPoints, deal_points
from tables.decisions.decide import giving_up, resigning
from tables.decisions.lobby import unfilled
from tables.decisions.outcomes import Positions, began
from tables.decisions.pauses import Pauses
from tables.decisions.rests import NO_RESTS, Rest, Rests
from tables.decisions.timers import TimerKind, by_chance, cutter, expires_at, may_hurry, timers
from tables.journal.documents import UNSET
from tables.journal.entries import Occupant, Stored, Why
from tables.journal.options import Options
from tables.journal.state import Presence, Proof, Status, TableState

FIGURES: Final = 12
"""Number of different computer players' names and faces."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat and its occupant, for everybody."""

    seat: str
    occupant: Occupant
    presence: Presence
    misses: int
    figure: int = 0
    """Number of the name and face of the seat's computer player."""


@dataclass(frozen=True, slots=True)
class LobbyCard:
    """The card of a table in the parent channel."""

    table: int
    began: Positions
    status: Status
    owner: int
    options: Options
    seats: tuple[SeatCard, ...]
    """Seats in the game's order."""
    partners: tuple[tuple[str, ...], ...]
    ready: bool
    """Every seat is filled."""
    expires_at: int
    """UTC ms at which the lobby closes."""
    result: MatchResult | None
    """The last finished match."""
    resigned: tuple[str, ...]
    """The seats of the team that gave the match up."""
    closed: Why | None = None
    """Reason for closing, if it was closed from outside."""
    same: tuple[int, int, int] | None = None
    """Table, match and deal of the first match's deal, if it repeats an earlier one."""
    midst: bool = False
    """Whether the first match begins in the midst of that deal."""
    rest: Rest | None = None
    """The maintenance going on or announced."""


@dataclass(frozen=True, slots=True)
class ProofCard:
    """Data for checking a deal (docs/fairness.md)."""

    deal: int
    commitment: str
    cut: int | None
    secret: str | None
    """Secret in hex; only once the deal is over."""


class Unrated(Enum):
    """Reason why a match changes no ratings."""

    TAKE_BACKS = "take-backs"
    """Cards could be taken back."""
    SAME_DEAL = "same-deal"
    """It began with a deal that was played before."""
    COMPUTERS = "computers"
    """A computer player sat at the table from the start."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match."""

    result: Result
    number: int
    duration_ms: int
    unrated: Unrated | None
    """``None`` if it is rated."""
    persons: Mapping[str, int]
    """Seat and person, for those who sat to the end."""


@dataclass(frozen=True, slots=True)
class Board:
    """Everything public about the table."""

    table: int
    began: Positions
    """The positions for the board's buttons."""
    status: Status
    options: Options
    number: int
    """The match at this table, from 1."""
    hall: int | None
    """Number in the hall of the tournament that is played here, by which people know it."""
    view: Any
    """The game's view for spectators; ``None`` before the first match."""
    next: Next
    seats: tuple[SeatCard, ...]
    turn: str | None
    """The seat whose move is awaited."""
    asked: tuple[str, ...]
    """All seats whose move is awaited, any of which may make it; usually one."""
    turn_persons: tuple[int, ...]
    """The persons whose clock runs; none on a computer's turn."""
    deadline: int | None
    """UTC ms when a stand-in plays the turn."""
    closes_at: int | None
    """UTC ms when a table without a clock is closed if nobody plays."""
    gives_up: tuple[str, ...]
    """The seats of the team that loses the match then; empty: it ends without a result."""
    cutter: str | None
    """The seat whose person is asked to cut the pack now."""
    cut_at: int | None
    """UTC ms when the pack is cut automatically."""
    cut_by_chance: bool
    """Whether the pack is cut by chance because one person plays alone."""
    book_at: int | None
    """UTC ms when the finished deal is booked."""
    counted: frozenset[str]
    """Seats that have counted."""
    next_at: int | None
    """UTC ms when the pause after a deal ends; ``None`` unless it is going on."""
    ready: frozenset[str]
    """Seats that asked for the next deal."""
    last_at: int | None
    """UTC ms when the last card of the seat to play is played automatically."""
    proofs: tuple[ProofCard, ...]
    """Proofs of this match's deals, the newest last."""
    log: tuple[Stored, ...]
    """Absences, cuts, substitutes, take-backs since the last deal was dealt."""
    abandoning: frozenset[int] | None
    """The persons that agree to stop the match, while that is proposed."""
    abandon_at: int | None
    """UTC ms when silence counts as consent."""
    resigning: tuple[str, ...]
    """The seats of the team that would give up if the vote ended now."""
    resigned: tuple[str, ...]
    """The seats of the team that gave up the stopped match."""
    result: MatchResult | None
    closed: Why | None = None
    """Reason for closing, if the table was closed from outside."""
    deserted: bool = False
    """Whether the table rests because none of its people is present."""
    rest: Rest | None = None
    """The maintenance going on or announced."""
    practised: int = 0
    """See :attr:`tables.journal.state.TableState.practised`."""
    deal: int = 0
    """See :attr:`tables.journal.state.TableState.deal`."""
    length: int | None = None
    """See :attr:`tables.journal.state.TableState.length`."""
    points: DealPoints | None = None
    """Points of the finished deals, where a fixed number decides."""

    @property
    def shown_number(self) -> int:
        """The number by which people know the table."""
        return self.table if self.hall is None else self.hall


@dataclass(frozen=True, slots=True)
class HandPanel:
    """One seat's private view."""

    table: int
    began: Positions
    seat: str
    person: int
    view: Any
    """The game's view of this seat, with its legal actions."""
    board: Board
    my_turn: bool
    """Whether the seat may make the awaited move."""
    may_take_back: bool
    may_cut: bool
    may_count: bool
    may_hurry: bool
    """Whether the person may ask for the next deal. Also while the pack is cut, which does not
    redraw a hand.
    """
    away: bool
    """A stand-in plays: offer "I'm back"."""


def lobby_of(state: TableState, rests: Rests = NO_RESTS, now: int = 0) -> LobbyCard:
    """Return the card for the parent channel; ``now``: UTC ms, if there are ``rests``."""
    return LobbyCard(
        table=state.id,
        began=began(state),
        status=state.status,
        owner=state.opened.owner,
        options=state.options,
        seats=_seats(state),
        partners=state.game.partners,
        ready=not unfilled(state.seats),
        expires_at=expires_at(state, rests),
        result=_result(state),
        resigned=state.resigned,
        closed=state.closed,
        same=_same(state),
        midst=state.same is not None and bool(state.same.actions),
        rest=rests.announced(now),
    )


def _same(state: TableState) -> tuple[int, int, int] | None:
    # Never the deal itself: it contains every hand.
    same = state.same
    return (same.table, same.number, same.deal) if same is not None else None


def board_of(
    state: TableState,
    pauses: Pauses,
    rests: Rests = NO_RESTS,
    now: int = 0,
    points: DealPoints | None = None,
) -> Board:
    """Return the public view: a spectator's view and the table's own data.

    ``now``: UTC ms, if there are ``rests``. ``points``: see :attr:`Board.points`.
    """
    asked = state.abandoning if state.status is Status.PLAYING else None
    due = {timer.kind: timer.at for timer in timers(state, pauses, rests)}
    return Board(
        table=state.id,
        began=began(state),
        status=state.status,
        options=state.options,
        number=state.number,
        hall=state.opened.round.number if state.opened.round is not UNSET else None,
        view=state.game.view(state.match, None) if state.match is not None else None,
        next=state.next,
        seats=_seats(state),
        turn=state.turn,
        asked=state.asked,
        turn_persons=state.turn_persons,
        deadline=due.get(TimerKind.LATE),
        closes_at=due.get(TimerKind.IDLE),
        gives_up=giving_up(state),
        cutter=cutter(state),
        cut_at=due.get(TimerKind.CUT),
        cut_by_chance=state.game.cuts is not None and by_chance(state),
        book_at=due.get(TimerKind.BOOK),
        counted=state.counted,
        next_at=due.get(TimerKind.SECRET) if may_hurry(state) else None,
        ready=state.ready,
        last_at=due.get(TimerKind.LAST),
        proofs=tuple(_proof(state, proof) for proof in state.proofs),
        log=state.log,
        abandoning=asked.agreed if asked is not None else None,
        abandon_at=due.get(TimerKind.STOP),
        resigning=resigning(state),
        resigned=state.resigned,
        result=_result(state),
        closed=state.closed,
        deserted=state.deserted,
        rest=rests.announced(now) if state.status is Status.PLAYING else None,
        practised=state.practised,
        deal=state.deal,
        length=state.length,
        points=points,
    )


def hand_of(state: TableState, person: int, board: Board) -> HandPanel | None:
    """Return a seated person's view; ``None`` for others, and before the first match.

    ``board``: the public view of the same state.
    """
    seat = state.seat_of(person)
    if seat is None or state.match is None:
        return None
    playing = state.status is Status.PLAYING
    undo = state.undo
    return HandPanel(
        table=state.id,
        began=board.began,
        seat=seat,
        person=person,
        view=state.game.view(state.match, seat),
        board=board,
        my_turn=seat in state.turns,
        may_take_back=playing
        and state.options.take_backs
        and undo is not None
        and undo.person == person,
        may_cut=seat == board.cutter,
        may_count=playing and state.next.awaits == "booking" and seat not in state.counted,
        may_hurry=may_hurry(state) and seat not in state.ready,
        away=playing and state.seats[seat].presence is not Presence.HERE,
    )


def _seats(state: TableState) -> tuple[SeatCard, ...]:
    return tuple(
        SeatCard(name, seat.occupant, seat.presence, seat.misses, figure_of(state.figures, place))
        for place, (name, seat) in enumerate(state.seats.items())
    )


def figure_of(table: int, place: int) -> int:
    """Return the number of a computer player's name and face, unique at a table.

    >>> sorted(figure_of(3, place) for place in range(4))
    [0, 2, 7, 9]
    """
    return (table * 7 + place * 5) % FIGURES


def _proof(state: TableState, proof: Proof) -> ProofCard:
    # The secret reveals the whole pack: it is public only when every hand is open anyway.
    going_on = state.next.awaits in ("turn", "booking") and proof.deal == state.next.deal
    to_be_dealt = state.next.awaits == "deal" and proof.deal == state.next.deal
    shown = not (going_on or to_be_dealt)
    return ProofCard(proof.deal, proof.commitment, proof.cut, proof.secret if shown else None)


def _result(state: TableState) -> MatchResult | None:
    result = state.result
    if result is None:
        return None
    persons = {name: seat.person for name, seat in state.seats.items() if seat.person is not None}
    duration = state.ended - state.started
    return MatchResult(result, state.number, duration, _unrated(state), persons)


def _unrated(state: TableState) -> Unrated | None:
    if state.rated:
        return None
    if state.options.take_backs:
        return Unrated.TAKE_BACKS
    if state.same is not None and state.number == 1:
        return Unrated.SAME_DEAL
    return Unrated.COMPUTERS


KEPT: Final = 500
"""Number of boards kept."""


class ViewCache:
    """Public views, built once per state: a card changes a board and four hands, and every hand
    contains the board."""

    def __init__(
        self, pauses: Pauses, kept: int = KEPT, scores: Mapping[str, Daily] | None = None
    ) -> None:
        """``scores``: results of deals, by game."""
        self._pauses = pauses
        self._scores = scores or {}
        self._known = Bounded[int, tuple[TableState, Rests, Board]](kept)
        self._points = Bounded[tuple[int, int, int], DealPoints](kept)

    def of(self, state: TableState, rests: Rests, now: int) -> Board:
        """The board of a state; ``now``: UTC ms, for the ``rests``."""
        known = self._known.get(state.id)
        if known is not None:
            then, rested, board = known
            if then is state and rested == rests and board.rest == rests.announced(now):
                return board
        board = board_of(state, self._pauses, rests, now, self._points_of(state))
        self._known[state.id] = state, rests, board
        return board

    def _points_of(self, state: TableState) -> DealPoints | None:
        """The points of a fixed number of deals; finished deals never change."""
        daily = self._scores.get(state.game.name)
        if state.length is None or daily is None:
            return None
        key = (state.id, state.number, len(state.deals))
        known = self._points.get(key)
        if known is None:
            known = self._points[key] = deal_points(state, daily)
        return known

    def forget(self, table: int) -> None:
        """Drop a table after its journal was rewritten, so that no erased person is kept."""
        self._known.pop(table)
