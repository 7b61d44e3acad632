"""Timers of a table: derived from its state, never stored.

All times are UTC ms. Computer players' moves are not here, since they depend on thinking and
chance; :mod:`tables.runtime.table_scheduler` adds them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Any, Generic

from typing_extensions import TypeVar

from tables.decisions.pauses import Pauses
from tables.decisions.rests import NO_RESTS, Rests, slow
from tables.journal.state import Abandoning, Status, TableState


class TimerKind(Enum):
    """Automatic table actions."""

    EXPIRE = "expire"
    """Close a lobby in which nothing happens."""
    SECRET = "secret"
    """Draw the secret of the next deal and show its commitment."""
    CUT = "cut"
    """Cut the pack if no person has, and deal."""
    NUDGE = "nudge"
    """Remind a person at half of their time."""
    LATE = "late"
    """Play one turn for a person whose time is over."""
    BOOK = "book"
    """Write the finished deal down."""
    LAST = "last"
    """Play a person's last card, if the table's option says so."""
    IDLE = "idle"
    """Close a table without a clock where nobody plays."""
    STOP = "stop"
    """Stop a match by consent; silence counts as consent."""


KindT = TypeVar("KindT", bound=Enum, default=TimerKind)
"""The automatic actions of a kind of journal; a table's by default."""


@dataclass(frozen=True, slots=True)
class Timer(Generic[KindT]):
    """An automatic action and its time."""

    at: int
    kind: KindT


def timers(state: TableState, pauses: Pauses, rests: Rests = NO_RESTS) -> tuple[Timer, ...]:
    """The table's coming timers, the earliest first; empty if only people can act."""
    return tuple(sorted(_coming(state, pauses, rests), key=attrgetter("at")))


def _coming(state: TableState, pauses: Pauses, rests: Rests) -> Iterator[Timer]:
    if state.status is Status.LOBBY:
        yield Timer(expires_at(state, rests), TimerKind.EXPIRE)
    if state.status is not Status.PLAYING:
        return
    match state.next.awaits:
        case _ if state.deserted:
            yield Timer(_idle_at(state, pauses), TimerKind.IDLE)
        case "deal" if state.pack_ready:
            yield Timer(_cut_at(state, pauses), TimerKind.CUT)
        case "deal":
            yield Timer(_secret_at(state, pauses, rests), TimerKind.SECRET)
        case "turn":
            yield from _in_turn(state, pauses)
        case "booking":
            pause = pauses.book if state.here() else pauses.book_alone
            yield Timer(state.since + pause, TimerKind.BOOK)
    if state.abandoning is not None:
        yield Timer(_stop_at(state, state.abandoning, pauses, rests), TimerKind.STOP)


def _in_turn(state: TableState, pauses: Pauses) -> Iterator[Timer]:
    """The timers of a turn, if it is a person's: a reminder, then its end.

    The reminder comes at half of their time; without a clock, at three quarters.
    """
    seat, late = state.turn, state.deadline
    if seat is None or state.level_of(seat) is not None:
        return
    if late is not None:
        end, reminded = Timer(late, TimerKind.LATE), (late - state.since) // 2
    else:
        end, reminded = Timer(_idle_at(state, pauses), TimerKind.IDLE), pauses.idle // 4
    if state.daily is None:
        yield Timer(end.at - reminded, TimerKind.NUDGE)
    if last_move(state, seat) is not None:
        yield Timer(state.since + pauses.last, TimerKind.LAST)
    yield end


def expires_at(state: TableState, rests: Rests) -> int:
    """Time at which the lobby closes; a maintenance restarts its whole time."""
    return rests.again(state.lobby_until, state.lobby_ms)


def _secret_at(state: TableState, pauses: Pauses, rests: Rests) -> int:
    """Time of drawing the next deal's secret and committing to it; never in a maintenance."""
    begins = pauses.arrive if awaited_first(state) else pauses.first_deal
    pause = pauses.deal if state.series or state.proofs else begins
    at = state.since if ready_all(state) else state.since + pause
    # Nothing has begun since the newest entry, whenever it was due.
    newest = max(at, state.at)
    return rests.after(newest, state.id) if rests.on(newest) else at


def ready_all(state: TableState) -> bool:
    """Whether everybody who is present has asked for the next deal."""
    waiting = [name for name, seat in state.seats.items() if seat.here is not None]
    return bool(waiting) and state.ready.issuperset(waiting)


def awaited_first(state: TableState) -> bool:
    """Whether a table of a tournament waits for the first press of its people."""
    begins = state.between_deals and not (state.deals or state.proofs)
    return state.of_tournament and begins


def may_hurry(state: TableState) -> bool:
    """Whether the pause before a deal can be ended early by all who are present."""
    pauses = bool(state.deals) or state.of_tournament
    return state.between_deals and pauses and not state.pack_ready


def _cut_at(state: TableState, pauses: Pauses) -> int:
    """Time of cutting for the seat that should; without a cut in the game, of the deal itself."""
    if state.game.cuts is None:
        return state.since
    if cutter(state) is None:
        return state.since + pauses.cut_for
    return state.since + pauses.cut + (pauses.explain if state.deal == 1 else 0)


def cutter(state: TableState) -> str | None:
    """The seat whose person is asked to cut the pack now; ``None``: it is cut by chance.

    If the game names no seat, the first person who is present.
    """
    if not state.pack_ready or by_chance(state):
        return None
    return next(
        (
            name
            for name, seat in state.seats.items()
            if seat.here is not None and state.next.seat in (None, name)
        ),
        None,
    )


def by_chance(state: TableState) -> bool:
    """Whether no person of this table cuts: the game has no cut, or one person plays alone."""
    return state.game.cuts is None or (len(state.persons()) == 1 and not state.options.own_cut)


def last_move(state: TableState, seat: str) -> Any | None:
    """The last card that the table will play for the person on turn; ``None``: there is none."""
    if not state.options.last_card or not state.next.last:
        return None
    game = state.game
    moves = [move for move in game.legal_actions(state.match, seat) if game.is_move(move)]
    return moves[0] if len(moves) == 1 else None


def _idle_at(state: TableState, pauses: Pauses) -> int:
    """Time at which a table closes whose person does not play, without a clock, or where nobody is.

    Any activity keeps it open; in a rated match, which is lost then, only a play does.
    The deal of the day ends with the grace after its day.
    """
    if state.ranked_until is not None:
        return state.ranked_until
    return (state.since if state.rated else state.stirred) + pauses.idle


def _stop_at(state: TableState, asked: Abandoning, pauses: Pauses, rests: Rests) -> int:
    """Time at which silence counts as consent to stopping the match.

    After a maintenance that delayed the vote there is time to answer.
    """
    silence = pauses.silence_slow if slow(state) else pauses.silence
    at = asked.since + silence
    return rests.again(at, silence) if state.between_deals and not state.pack_ready else at
