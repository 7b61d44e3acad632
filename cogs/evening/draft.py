"""An evening that is being prepared: its choices, written into custom ids.

Nothing is stored before it is announced, so the panel outlives the process. Name and start come
last, from a form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from cogs.messages.custom_ids import MalformedError, number
from cogs.server.settings import game_of, level_of, usual_rules
from cogs.view.house_rules import by_value, kept_of, kept_value
from db import GuildSettings
from gamekit.api.game import Game, Games
from gamekit.api.rules import AnyRules
from games.tournament.plan import Kind, Plan, minutes
from tables.journal.options import Clock, Help, Options

FIELDS: Final = ("form", "game", "rules", "length", "clock", "limit", "more")
"""Choices in the order of the panel, named ``evening-new-<name>``."""
TIMES: Final = (60, 90, 120)
"""Offered lengths in minutes."""
_ROUNDS: Final = ((2, 4), (3, 4), (4, 4), (5, 4), (6, 4), (3, 8), (4, 8), (3, 12), (4, 6), (5, 6))
"""Offered rounds and deals."""
_MATCHES: Final = (2, 3, 4, 5, 6)
"""Offered rounds of whole matches."""
_LIMITS: Final = (0, 8, 12, 16, 20, 24, 32, 40, 48, 64, 100, 200)
"""Offered limits of people; 0: none."""
CLOCKS: Final = (Clock.QUICK, Clock.NORMAL, Clock.SLOW)
"""Clocks with which an evening ends on the same day."""
_MORE: Final = {"people": "p", "check": "c", "weekly": "w"}
"""Switch → its letter in custom ids."""
_KINDS: Final = {"n": Kind.NEW_PARTNERS, "p": Kind.PAIRS, "k": Kind.KNOCK_OUT, "s": Kind.SINGLES}
_TYPICAL: Final = 16
"""Number of people for which lengths are said."""
_DEALS: Final = range(2, 13)


def side_of(rules: AnyRules) -> int:
    """People of a side at an evening of this game: 1 or 2; 0 if it has no two equal sides."""
    partners = rules.partners
    if not partners:
        return 1 if len(rules.seats) == 2 else 0
    sizes = {len(side) for side in partners}
    return sizes.pop() if len(partners) == 2 and sizes <= {1, 2} and len(sizes) == 1 else 0


def playable(games: Games) -> dict[str, Game]:
    """The games that can be played at an evening."""
    return {name: game for name, game in games.items() if side_of(game.rules)}


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """The forms of evenings that a game has: points are added up where deals have some."""
    if side_of(game.rules) == 1:
        return (Kind.SINGLES, Kind.KNOCK_OUT)
    added = (Kind.NEW_PARTNERS,) if game.daily is not None else ()
    return (*added, Kind.PAIRS, Kind.KNOCK_OUT)


@dataclass(frozen=True, slots=True)
class Draft:
    """The choices of an evening that is not announced yet."""

    game: str
    kind: Kind
    rules: str
    """A rule set of the game, or rules saved by the server."""
    length: str = "90"
    """Minutes, or ``4x6``: rounds and deals, 0 for whole matches."""
    clock: Clock = Clock.NORMAL
    limit: int = 0
    more: frozenset[str] = frozenset()
    """Switches that are on."""

    def __str__(self) -> str:
        """Argument of a custom id."""
        kind = next(letter for letter, kind in _KINDS.items() if kind is self.kind)
        more = "".join(letter for name, letter in _MORE.items() if name in self.more)
        parts = (kind, self.game, self.rules, self.length, self.clock.value, self.limit, more)
        return ".".join(map(str, parts))

    @classmethod
    def parse(cls, text: str, games: Games) -> Draft:
        """Parse an argument; ``MalformedError``, ``KeyError`` or ``ValueError`` for another."""
        kind, game, rules, length, clock, limit, more = text.split(".")
        letters = {letter: name for name, letter in _MORE.items()}
        found = cls(
            game,
            _KINDS[kind],
            rules,
            length,
            Clock(clock),
            number(limit),
            frozenset(letters[one] for one in more),
        )
        if found.kind not in kinds_of(playable(games)[game]) or found.clock not in CLOCKS:
            raise MalformedError(text)
        added = found.kind is Kind.NEW_PARTNERS
        if found.limit not in _LIMITS or (added and length.endswith("x0")):
            raise MalformedError(text)
        plan_of(found, games[game])
        return found

    @classmethod
    def usual(cls, settings: GuildSettings, games: Games) -> Draft | None:
        """The choices to begin with in a server; ``None``: no game can be played."""
        offered = playable(games)
        if not offered:
            return None
        usual = game_of(settings, games)
        game = usual if usual.name in offered else next(iter(offered.values()))
        clock = Clock(settings.clock)
        return cls(
            game.name,
            kinds_of(game)[0],
            _usual(settings, game, games),
            _length(game),
            clock=clock if clock in CLOCKS else Clock.NORMAL,
            more=frozenset() if settings.computers and game.players else frozenset({"people"}),
        )


def _length(game: Game) -> str:
    """The usual length: about an hour and a half, or as many whole matches."""
    return "90" if game.daily is not None else "4x0"


def _usual(settings: GuildSettings, game: Game, games: Games) -> str:
    rules = usual_rules(settings, game, games)
    return kept_value(rules) if rules.number else rules.preset


def plan_of(draft: Draft, game: Game) -> Plan:
    """Plan of the evening; ``ValueError`` for a length that was never offered."""
    side, computers = side_of(game.rules), "people" not in draft.more
    if "x" in draft.length:
        rounds, deals = map(number, draft.length.split("x"))
        if (rounds, deals) not in _ROUNDS and (deals or rounds not in _MATCHES):
            raise MalformedError(draft.length)
        return Plan(draft.kind, rounds, deals or None, side, computers)
    wanted = number(draft.length)
    if wanted not in TIMES:
        raise MalformedError(draft.length)
    offers = (
        Plan(draft.kind, rounds, deals, side, computers)
        for rounds in ((3, 4, 5) if wanted > TIMES[0] else (3,))
        for deals in _DEALS
    )
    # The longest that fits; of equal ones that with more rounds.
    fitting = [one for one in offers if minutes(one) <= wanted]
    return max(fitting, key=lambda one: (minutes(one), one.rounds))


def options_of(draft: Draft, settings: GuildSettings, game: Game, language: str) -> Options | None:
    """The options of all tables; ``None`` if the saved rules were deleted meanwhile."""
    preset, rules = draft.rules, tuple[tuple[str, str], ...]()
    if preset not in game.rules.presets:
        kept = by_value(game.rules, settings.house_rules, draft.rules)
        if kept is None:
            return None
        preset, rules = kept.preset, kept.rules
    return Options(
        preset=preset,
        rules=rules,
        clock=draft.clock,
        help=Help.RULES if Help(settings.help) is Help.HINTS else Help(settings.help),
        stand_in=level_of(settings, game),
        language=language,
    )


def choices(field: str, draft: Draft, settings: GuildSettings, games: Games) -> tuple[str, ...]:
    """The values offered for a field."""
    game = games[draft.game]
    match field:
        case "form":
            return tuple(kind.value for kind in kinds_of(game))
        case "game":
            return tuple(playable(games))
        case "rules":
            kept = kept_of(game.rules, settings.house_rules)
            return (*game.rules.presets, *map(kept_value, kept))
        case "length":
            matches = () if draft.kind is Kind.NEW_PARTNERS else _MATCHES
            by_deals = game.daily is not None
            deals = tuple(f"{rounds}x{deals}" for rounds, deals in _ROUNDS) if by_deals else ()
            times = tuple(map(str, TIMES)) if by_deals else ()
            return (*times, *deals, *(f"{rounds}x0" for rounds in matches))
        case "clock":
            return tuple(clock.value for clock in CLOCKS)
        case "limit":
            return tuple(map(str, _LIMITS))
        case "more" if settings.computers and game.players is not None:
            return tuple(_MORE)
        case "more":
            return tuple(name for name in _MORE if name != "people")
    raise MalformedError(field)


def chosen(field: str, draft: Draft) -> tuple[str, ...]:
    """The chosen values of a field."""
    values: Mapping[str, tuple[str, ...]] = {
        "form": (draft.kind.value,),
        "game": (draft.game,),
        "rules": (draft.rules,),
        "length": (draft.length,),
        "clock": (draft.clock.value,),
        "limit": (str(draft.limit),),
        "more": tuple(name for name in _MORE if name in draft.more),
    }
    return values[field]


def changed(
    draft: Draft, field: str, values: tuple[str, ...], settings: GuildSettings, games: Games
) -> Draft:
    """The draft after a choice; ``MalformedError`` for one that the panel does not offer."""
    if not set(values) <= set(choices(field, draft, settings, games)):
        raise MalformedError(field)
    if field == "more":
        return replace(draft, more=frozenset(values))
    (value,) = values
    game = games[value if field == "game" else draft.game]
    match field:
        case "game":
            kind = draft.kind if draft.kind in kinds_of(game) else kinds_of(game)[0]
            rules = _usual(settings, game, games)
            return replace(draft, game=value, kind=kind, rules=rules, length=_length(game))
        case "form":
            # Points of whole matches are not added up.
            whole = draft.length.endswith("x0") and Kind(value) is Kind.NEW_PARTNERS
            length = _length(game) if whole else draft.length
            return replace(draft, kind=Kind(value), length=length)
        case "rules":
            return replace(draft, rules=value)
        case "length":
            return replace(draft, length=value)
        case "clock":
            return replace(draft, clock=Clock(value))
        case _:
            return replace(draft, limit=number(value))
