"""Arguments and results of the store: frozen dataclasses of ints and texts.

All moments are UTC ms, all ids Discord's; an erased person has a negative id. The store contains no
rule of a game: the payload of an entry is the application's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Status = Literal["lobby", "playing", "over", "expired", "abandoned"]
"""Phase of a table."""
LIVE: Final[tuple[Status, ...]] = ("lobby", "playing")
"""Phases in which something may still happen at a table."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """One entry to be written to a table's journal."""

    kind: str
    payload: str = field(repr=False)
    """JSON or other text of the application."""
    at: int
    people: frozenset[int] = frozenset()
    """Everybody named in the payload, for look-ups and erasure."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's journal."""

    seq: int
    """1 for the first of the table, without gaps."""
    kind: str
    payload: str = field(repr=False)
    at: int
    cause: str | None = None
    """Idempotency key of the append; only its first entry carries it."""


@dataclass(frozen=True, slots=True)
class Head:
    """Row of a table for look-ups; rewritten with each append."""

    status: Status
    guild_id: int | None
    channel_id: int
    """The parent channel, which has the lobby card."""
    place_id: int | None
    """The thread or channel of play, once there is one."""
    owner_id: int
    people: tuple[tuple[int, str], ...]
    """User id and seat of everybody who has a seat; read back sorted by seat, then id."""
    updated_at: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened."""

    game: str
    head: Head
    created_at: int
    kind: str = "table"
    """The kind of journal: a tournament is a row of ``tables`` as well."""


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table's row, as look-ups return it."""

    table: int
    game: str
    seq: int
    """The last entry of its journal."""
    created_at: int
    head: Head
    kind: str = "table"


@dataclass(frozen=True, slots=True)
class Appended:
    """The entries are stored permanently."""

    seq: int
    """Number of the last entry."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """Outcome of a cause that was recorded before: nothing was changed."""

    seq: int
    """Number of the entry recorded for it."""
    table: int
    """The table of that entry."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The journal has grown since ``expected_seq``; nothing was changed."""

    actual_seq: int
    """0 if there is no such table."""


@dataclass(frozen=True, slots=True)
class Toll:
    """One limit that an action counts against."""

    action: str
    scope: str
    subject: int
    """Id of the person, server or channel that is counted."""
    cost_ms: int
    """Time after which one action expires."""
    room_ms: int
    """Sum of unexpired costs at most: this many times the cost may be done at once."""


@dataclass(frozen=True, slots=True)
class Ceiling:
    """Maximum of live tables, the new one included."""

    scope: str
    """``person`` who owns them, ``channel`` or ``server`` that holds them."""
    subject: int
    most: int


@dataclass(frozen=True, slots=True)
class Admission:
    """Limits to be granted before an action, and counted with it."""

    at: int
    tolls: tuple[Toll, ...]
    ceilings: tuple[Ceiling, ...] = ()
    askers: tuple[tuple[str, int], ...] = ()
    """Scope and subject of everybody who must not be muted."""


@dataclass(frozen=True, slots=True)
class MessageAt:
    """A Discord message of a table."""

    channel_id: int
    message_id: int
    shown: str = ""
    """Hash of the shown content; empty while that is uncertain."""


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A Discord message with the table and role it has there."""

    table: int
    role: str
    """Purpose of the message: ``"lobby"``, ``"board:3"``, ``"hand:<user>"``."""
    at: MessageAt


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices; the defaults are everybody's at first."""

    language: str | None = None
    """``None``: that of their Discord client."""
    hand_place: Literal["dm", "channel"] = "dm"
    """Place of the hand; ``channel`` is by private replies."""
    pack: Literal["classic", "four-colour"] = "classic"
    big_index: bool = False
    confirm: bool = False
    """Ask before a card is played."""
    nudges: bool = True
    """Be mentioned at half of one's time."""
    text_mode: bool = False
    """Whether the person reads descriptions instead of pictures."""
    listed: bool = False
    """Appear in leaderboards beyond one's own servers."""
    invitations: bool = True
    """Accept invitations to tables."""
    calls: Literal["no", "mention", "dm"] = "no"
    """Way of being notified as soon as it is one's turn, besides :attr:`nudges`."""
    quiet: tuple[int, int] | None = None
    """Full hours of one's own clock between which not to be notified."""
    offset: int = 0
    """Hours by which one's own clock is ahead of UTC, if no :attr:`zone` is chosen."""
    zone: str | None = None
    """The zone of one's own clock by its IANA name (``Europe/Zurich``): summer time counts."""
    discord_language: str | None = None
    """Language last seen in their Discord client at a table: observed, not chosen."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's position in one lesson of the course."""

    lesson: str
    """Name of the lesson, so that lessons may be added."""
    exercise: int
    """From 0."""
    step: int
    """From 0."""
    done: bool
    """Whether the whole lesson was completed once."""
    at: int
    """Moment of the last step."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules that a server keeps under a name of its own."""

    number: int
    """From 1, unique among those of the server; 0: without a name."""
    name: str
    game: str
    preset: str
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The choices of a server's managers, all optional."""

    language: str | None = None
    """``None``: the server's own locale."""
    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened; empty: all."""
    place: Literal["thread", "channel"] = "thread"
    """A thread for each table where possible, or the channel itself."""
    clock: Literal["20s", "45s", "2min", "12h", "none"] = "45s"
    game: str | None = None
    """Game of a new table; ``None``: the first of the list."""
    preset: str = ""
    """Rule set of that game; empty: its usual one."""
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""
    help: Literal["none", "rules", "hints"] = "rules"
    computers: bool = True
    """Whether computer players may take seats."""
    level: str = "club"
    """The computer player proposed first."""
    opener_role: int | None = None
    """Role that may open tables, besides the managers; ``None``: everybody."""
    ping_role: int | None = None
    """Role notified of a new table, at its owner's request."""
    limits: Literal["strict", "normal", "relaxed"] = "normal"
    """Strictness for opening, inviting and announcing (docs/limits.md)."""
    house_rules: tuple[HouseRules, ...] = ()
    """Choices of tables besides the games' own rule sets, by number."""
    daily_channel: int | None = None
    """Channel in which the deal of the day is posted each morning."""
    daily_hour: int = 7
    """Full hour of that post, in :attr:`daily_zone`."""
    daily_zone: str | None = None
    """Time zone of who chose the hour (``Europe/Zurich``); ``None``: UTC."""
    evening_role: int | None = None
    """Role that may hold evenings, besides the managers; ``None``: who manages events."""
    usual_rules: tuple[HouseRules, ...] = ()
    """Rules of a new table of a game, at most one a game; otherwise :attr:`preset` for that game,
    or its usual one.
    """


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One changed setting of a server."""

    at: int
    user_id: int
    name: str
    """The field of :class:`GuildSettings`."""
    old: str
    """The values as JSON."""
    new: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Erasure of a person."""

    pseudonym: int
    """The negative id that replaces the person's."""
    tables: tuple[int, ...]
    """Tables whose journals were rewritten; cached states of them are outdated."""
