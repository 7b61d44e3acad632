"""What the store takes and gives: frozen dataclasses of ints and texts.

All moments are UTC ms, all ids Discord's; an erased person has a negative id. The store knows no
rule of a game: what an entry's payload says is the application's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Status = Literal["lobby", "playing", "over", "expired", "abandoned"]
"""Where a table stands."""
LIVE: Final[tuple[Status, ...]] = ("lobby", "playing")
"""The states in which something may still happen at a table."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """One entry to be written to a table's journal."""

    kind: str
    payload: str = field(repr=False)
    """JSON or other text, which only the application understands."""
    at: int
    people: frozenset[int] = frozenset()
    """Everybody whom the payload names, else they cannot be found in it and erased."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's journal."""

    seq: int
    """1 for the first of the table, without gaps."""
    kind: str
    payload: str = field(repr=False)
    at: int
    cause: str | None = None
    """What it was recorded for; only the first entry of an append carries it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The row beside a journal, for look-ups; rewritten with each append."""

    status: Status
    guild_id: int | None
    channel_id: int
    """The parent channel: where the lobby card is."""
    place_id: int | None
    """The thread or channel in which the table plays, once there is one."""
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


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table's row, as look-ups return it."""

    table: int
    game: str
    seq: int
    """The last entry of its journal."""
    created_at: int
    head: Head


@dataclass(frozen=True, slots=True)
class Appended:
    """The entries are stored, for good."""

    seq: int
    """The last of them."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same cause has been recorded before; nothing was changed."""

    seq: int
    """The entry recorded for it."""
    table: int
    """The table of that entry."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The journal has grown since ``expected_seq``; nothing was changed."""

    actual_seq: int
    """0 if there is no such table."""


@dataclass(frozen=True, slots=True)
class Toll:
    """One count that an action takes."""

    action: str
    scope: str
    subject: int
    """Whose count it is: a person's, a server's, a channel's id."""
    cost_ms: int
    """After so long one action is forgotten."""
    room_ms: int
    """How much may be unforgotten: so many times the cost may be done at once."""


@dataclass(frozen=True, slots=True)
class Ceiling:
    """How many live tables there may be, the new one included."""

    scope: str
    """``person`` who owns them, ``channel`` or ``server`` that holds them."""
    subject: int
    most: int


@dataclass(frozen=True, slots=True)
class Admission:
    """What must be granted before something is done, and is counted with it."""

    at: int
    tolls: tuple[Toll, ...]
    ceilings: tuple[Ceiling, ...] = ()
    askers: tuple[tuple[str, int], ...] = ()
    """Scope and subject of each who must not be muted."""


@dataclass(frozen=True, slots=True)
class MessageAt:
    """A Discord message of a table."""

    channel_id: int
    message_id: int
    shown_seq: int
    """The state it shows."""
    shown: str = ""
    """What it shows, told by who showed it; empty while that may be something else."""


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A Discord message with the table and role it has there."""

    table: int
    role: str
    """What it is there for: ``"lobby"``, ``"board:3"``, ``"hand:<user>"``."""
    at: MessageAt


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen; the defaults are what everybody starts with."""

    language: str | None = None
    """``None``: as their Discord client says."""
    hand_place: Literal["dm", "channel"] = "dm"
    """Where the hand is shown; ``channel`` is by private replies."""
    pack: Literal["classic", "four-colour"] = "classic"
    big_index: bool = False
    confirm: bool = False
    """Ask before a card is played."""
    nudges: bool = True
    """Be mentioned at half of one's time."""
    text_mode: bool = False
    """No pictures."""
    listed: bool = False
    """Appear in leaderboards beyond one's own servers."""
    invitations: bool = True
    """Be invited to tables at all."""
    calls: Literal["no", "mention", "dm"] = "no"
    """How to be called as soon as it is one's turn, besides :attr:`nudges`."""
    quiet: tuple[int, int] | None = None
    """From which full hour to which, by one's own clock, not to be called or reminded."""
    offset: int = 0
    """Hours by which one's own clock is ahead of UTC, as long as no :attr:`zone` is chosen."""
    zone: str | None = None
    """The zone of one's own clock by its IANA name (``Europe/Zurich``): summer time counts."""
    discord_language: str | None = None
    """What their Discord spoke last, of who has sat at a table: not chosen, but seen."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a person stands in one lesson of the course."""

    lesson: str
    """Its name, so that lessons may be added."""
    exercise: int
    """From 0."""
    step: int
    """From 0."""
    done: bool
    """Whether the whole lesson was once worked through."""
    at: int
    """When it was last worked at."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules that a server keeps by a name of its own."""

    number: int
    """From 1, different for all that a server keeps; 0: kept under no name."""
    name: str
    game: str
    preset: str
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What the managers of a server have chosen; nothing needs to be."""

    language: str | None = None
    """``None``: as the server's own locale says."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: everywhere."""
    place: Literal["thread", "channel"] = "thread"
    """A thread for each table where possible, or the channel itself."""
    clock: Literal["20s", "45s", "2min", "12h", "none"] = "45s"
    game: str | None = None
    """The game that a new table plays; ``None``: the first there is."""
    preset: str = ""
    """The rule set of that game; empty: its usual one."""
    rules: tuple[tuple[str, str], ...] = ()
    """Rule options that differ from the preset: name and value, sorted by name."""
    help: Literal["none", "rules", "hints"] = "rules"
    computers: bool = True
    """Whether computer players may take seats."""
    level: str = "club"
    """The computer player proposed first."""
    opener_role: int | None = None
    """Who may open tables, besides the managers; ``None``: everybody."""
    ping_role: int | None = None
    """The role told of a new table, if its owner asks for it."""
    limits: Literal["strict", "normal", "relaxed"] = "normal"
    """How much may be opened, invited and announced in a short time (docs/limits.md)."""
    house_rules: tuple[HouseRules, ...] = ()
    """What tables may choose besides the games' own rule sets, by number."""
    usual_rules: tuple[HouseRules, ...] = ()
    """With which rules a new table of a game begins, at most one a game; where there is none it is
    :attr:`preset` for that game, or its usual one."""


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
    """A person was erased."""

    pseudonym: int
    """The negative id that stands for the person from now on."""
    tables: tuple[int, ...]
    """Tables whose journals were rewritten; who keeps their state must read them again."""
