"""Decisions on requests and their outcomes; the sentences for people are in the locales."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeAlias

from tables.journal.entries import EntryT, Stored
from tables.journal.state import StateT, TableState


class Reason(Enum):
    """Reason of a refusal; the value is the key of a sentence."""

    GAME = "game"
    """The game's rules refuse: :attr:`Refused.code` is the game's code, ``rule`` its section."""
    NO_TABLE = "no-table"
    GAME_ABSENT = "game-absent"
    """The table is suspended: its game is not installed at the moment."""
    BAD_OPTIONS = "bad-options"
    BAD_LENGTH = "bad-length"
    """A match has 1 to ``facts["most"]`` deals."""
    NO_DEAL_POINTS = "no-deal-points"
    """The game declares no result of a deal, so that a number of deals cannot decide."""
    NOT_LOBBY = "not-lobby"
    """The match has begun, or the table is closed."""
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    TABLE_CLOSED = "table-closed"
    MATCH_ENDED = "match-ended"
    """It is over or stopped, and another may follow."""
    NOT_SEATED = "not-seated"
    NOT_OWNER = "not-owner"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_RESERVED = "seat-reserved"
    SEAT_KEPT = "seat-kept"
    """The seat is reserved for a guest, and the person may not give it away."""
    NO_FREE_SEAT = "no-free-seat"
    ALREADY_SEATED = "already-seated"
    """The person sits here."""
    GUEST_SEATED = "guest-seated"
    """The invited person sits here."""
    GUEST_KEPT = "guest-kept"
    """Another seat is reserved for the guest, and the person may not give it away."""
    GUEST_INVITED = "guest-invited"
    """The person has invited the guest to this seat before."""
    NO_INVITATION = "no-invitation"
    """The invitation to agree to is over."""
    PRIVATE = "private"
    """The table is by invitation."""
    SEATS_EMPTY = "seats-empty"
    NOT_YOUR_SEAT = "not-your-seat"
    """The action is another seat's."""
    TABLES_OWN = "tables-own"
    """Only the table deals and books."""
    YOU_LEFT = "you-left"
    """Come back first."""
    NOT_AWAY = "not-away"
    NOT_TO_CUT = "not-to-cut"
    """Another seat cuts, or the pack is cut already."""
    BAD_CUT = "bad-cut"
    NOTHING_TO_COUNT = "nothing-to-count"
    COUNTED = "counted"
    NO_PAUSE = "no-pause"
    """There is no pause to end."""
    READY = "ready"
    """The seat has asked for the next deal already."""
    NO_TAKE_BACK = "no-take-back"
    """The option is off, or the person has nothing left to take back."""
    NOT_INVITED = "not-invited"
    NEEDS_CONSENT = "needs-consent"
    """The others who are present have to consent first."""
    SEAT_PLAYED = "seat-played"
    """The seat's person is present."""
    NOTHING_TO_VOTE = "nothing-to-vote"
    VOTED = "voted"
    TAKES_NO_INVITATIONS = "takes-no-invitations"
    """The guest accepts no invitations, from this person or at all, and does not say which."""
    MUTED = "muted"
    """The host has muted the person or the server for a while."""
    TOO_SOON = "too-soon"
    """Allowed again at ``facts["until"]`` (UTC ms); ``facts["scope"]``: whose limit it is."""
    TOO_MANY_TABLES = "too-many-tables"
    """``facts["scope"]`` has reached its limit of ``facts["most"]`` live tables."""
    OF_TOURNAMENT = "of-tournament"
    """The table belongs to a round of a tournament, which decides about seats and end."""
    NO_TOURNAMENT = "no-tournament"
    TOURNAMENT_OVER = "tournament-over"
    START_PAST = "start-past"
    BAD_NAME = "bad-name"
    """Empty, longer than ``facts["most"]`` characters, or with a mention."""
    BAD_PLAN = "bad-plan"
    """The game cannot be played so: sides, clock, points."""
    PLAN_TOO_LONG = "plan-too-long"
    """``facts["takes"]`` instead of at most ``facts["most"]``, in minutes."""
    SAME_HOUR = "same-hour"
    """Another tournament begins in the channel within the hour."""
    COMING = "coming"
    """The person has signed up already."""
    NOT_COMING = "not-coming"
    """The person takes no part."""
    HERE = "here"
    """The person is here already."""
    EXCLUDED = "excluded"
    TOO_OFTEN = "too-often"
    """The person has withdrawn too often."""
    NO_PAIRS = "no-pairs"
    """Partners are drawn here."""
    OWN_PARTNER = "own-partner"
    HAS_PARTNER = "has-partner"
    """One of the two has a partner."""
    NOT_ASKED = "not-asked"
    """Nobody asks the person, or not any more."""
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    TOO_FEW = "too-few"
    """A round needs ``facts["least"]`` people."""
    ROUND_PLAYED = "round-played"
    """The next one comes after it."""
    NO_ROUND = "no-round"
    """No round is played, or its tables are not open yet."""
    CARDS_DEALT = "cards-dealt"
    """Too late: cards of the round are dealt, or played."""
    PLAYS = "plays"
    """The other person plays in the round already."""
    PLAYS_NOT = "plays-not"
    """A person does not play in the round."""
    OWN_TABLE = "own-table"
    """Only another director decides about one's own table."""
    NO_RESULT = "no-result"
    """There is no such table, or it has no result yet."""
    BAD_SCORE = "bad-score"
    """The points do not add up to ``facts["total"]``."""
    BAD_TEXT = "bad-text"
    """Empty, or longer than ``facts["most"]`` characters."""
    MAINTENANCE = "maintenance"
    """Nothing begins until ``facts["until"]`` (UTC ms)."""
    BUSY = "busy"
    """The store failed; try again."""


@dataclass(frozen=True, slots=True)
class Accepted(Generic[StateT, EntryT]):
    """The request was decided and stored."""

    state: StateT
    entries: tuple[Stored[EntryT], ...]


@dataclass(frozen=True, slots=True)
class Refused(Generic[StateT]):
    """The request was refused; nothing changed."""

    reason: Reason
    state: StateT | None = None
    """The present state; ``None`` in a decision, and if there is no such table."""
    code: str = ""
    """The key of the sentence: the reason's value, or the game's code for ``GAME``."""
    rule: str | None = None
    """The section of the rulebook, for ``GAME``."""
    facts: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.code:
            object.__setattr__(self, "code", self.reason.value)


@dataclass(frozen=True, slots=True)
class Stale(Generic[StateT]):
    """The request was for an older position; nothing changed. Answer with the present state."""

    state: StateT


@dataclass(frozen=True, slots=True)
class Repeated(Generic[StateT]):
    """The same request was accepted before; nothing more changed."""

    state: StateT


Outcome = Accepted[StateT, EntryT] | Refused[StateT] | Stale[StateT] | Repeated[StateT]


@dataclass(frozen=True, slots=True)
class Change(Generic[StateT, EntryT]):
    """Notification of listeners after something was stored."""

    before: StateT | None
    """``None`` if the journal was just opened or is first read after a start."""
    state: StateT
    entries: tuple[Stored[EntryT], ...]


@dataclass(frozen=True, slots=True)
class Nudge(Generic[StateT]):
    """Half of a person's time is over. Not stored; after a restart it may be repeated."""

    state: StateT
    person: int


@dataclass(frozen=True, slots=True)
class Outdated:
    """The request was for an older position."""


Decision = tuple[EntryT, ...] | Refused | Outdated
"""Entries to store, a refusal without a state, or an outdated request."""


Seq: TypeAlias = int | None
"""The number that the pressed button carried; ``None`` for typed commands."""


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of buttons: the entries that began the present lobby, match and so on; 0 for none.

    A button carries the number of that entry. Other events at the table, people who join, call,
    leave or come back, do not outdate it. A number from before that entry, or one that the journal
    has not reached, is another position: nothing is executed. Buttons of version 0.1.0 carry the
    newest entry at the time of drawing and follow the same rule.
    """

    lobby: int
    """Take a seat, arrange the seats, begin."""
    match: int
    """Look, come back, play another match after it."""
    deal: int
    """Call and count, even if a card is played at the same time."""
    turn: int
    """Play a card, take it back, cut, ask for the next deal."""
    vote: int
    """Agree to a proposal to stop, or refuse it."""


def began(state: TableState) -> Positions:
    """Return the positions for buttons drawn now."""
    return Positions(
        lobby=state.lobby_seq,
        match=state.match_seq,
        deal=state.deal_seq,
        turn=state.turn_seq,
        vote=state.abandoning.seq if state.abandoning is not None else 0,
    )


def outdated(state: TableState, seq: Seq, since: int) -> bool:
    """Whether a request belongs to another position than the one begun by ``since``."""
    return seq is not None and not since <= seq <= state.seq


def at_position(
    to: Callable[[Positions], int], seq: Seq, decide: Callable[[TableState], Decision]
) -> Callable[[TableState], Decision]:
    """Make the decision only if the pressed button belongs to the position."""

    def decided(state: TableState) -> Decision:
        return Outdated() if outdated(state, seq, to(began(state))) else decide(state)

    return decided
