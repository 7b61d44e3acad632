"""Lobby card: the only message in the parent channel, from opening to result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord

from cogs.i18n.sentences import COMPUTERS, person_name, say, seat_name
from cogs.messages.components import Button, Menu, Part
from cogs.messages.custom_ids import TableId
from cogs.messages.plain import relative
from cogs.messages.posts import Post, Sketch, framed, unframed
from cogs.view.frame import (
    NO_CONTEXT,
    ChannelContext,
    again_buttons,
    closed_line,
    has_partners,
    maintenance_lines,
    names_of,
    stopped_line,
)
from cogs.view.options import options_lines
from cogs.view.panels import GREEN
from gamekit.api.game import Game
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from render.table.lobby import KIND, Chair, Lobby
from tables.journal.entries import Kind
from tables.journal.options import Level
from tables.journal.state import Status
from tables.views import LobbyCard, SeatCard

_OPEN: Final = {Kind.EMPTY, Kind.COMPUTER, Kind.RESERVED}
_BROWN: Final = discord.Colour(0x5B4636)


def lobby(
    game: Game,
    card: LobbyCard,
    context: ChannelContext = NO_CONTEXT,
    final: Panel | None = None,
    picture: Sketch | None = None,
    *,
    computers: bool = True,
) -> Post:
    """Card of a table in any state; ``final``: the game's panel of a finished match.

    ``computers``: whether the server allows computer players.
    """
    language = card.options.language
    text = "\n".join(_texts(game, card, context, final))
    below: list[Any] = []
    if card.status is Status.LOBBY:
        below += _lobby_rows(game, card, computers)
    elif card.status.ended:
        below.append(again_buttons(game.rules, language, card.table, card.began.match))
    return framed([text, picture], *below, colour=_BROWN if card.status.final else GREEN)


def scene(game: Game, card: LobbyCard, names: Mapping[str, str]) -> Scene:
    """Picture of the seats; ``names``: of people and computer players."""
    language = card.options.language

    def who(seat: SeatCard) -> str:
        match seat.occupant.kind:
            case Kind.EMPTY:
                return say(language, "lobby-chair-free")
            case Kind.RESERVED:
                return say(language, "lobby-chair-kept", person=names[seat.seat])
            case _:
                return names[seat.seat]

    chairs = tuple(
        Chair(
            seat.seat,
            seat_name(language, seat.seat, game.face.say),
            who(seat),
            seat.occupant.kind in (Kind.PERSON, Kind.COMPUTER),
        )
        for seat in card.seats
    )
    about = say(language, "lobby-picture", game=game.face.say(language, "game-name"))
    return Scene(KIND, Lobby(chairs, about, game.clockwise))


def _texts(
    game: Game, card: LobbyCard, context: ChannelContext, final: Panel | None
) -> Iterator[str]:
    language, words = card.options.language, game.face.say
    name = words(language, "game-name")
    yield say(language, "lobby-title", game=name, table=str(card.table))
    owner = say(language, "lobby-owner", owner=person_name(language, card.owner))
    yield f"{owner} {words(language, 'lobby-sides')}"
    if card.same is not None:
        table, match, deal = map(str, card.same)
        key = "lobby-midst" if card.midst else "lobby-same"
        yield say(language, key, table=table, match=match, deal=deal)
    yield ""
    for seat in card.seats:
        yield _seat_line(game, language, seat)
    yield ""
    yield from options_lines(game, card.options)
    yield from _status_lines(game, card, context, final)
    for person in sorted(context.unreachable):
        yield say(language, "board-no-dm", person=f"<@{person}>")


def _status_lines(
    game: Game, card: LobbyCard, context: ChannelContext, final: Panel | None
) -> Iterator[str]:
    language = card.options.language
    match card.status:
        case Status.LOBBY:
            yield say(language, "lobby-expires", when=relative(card.expires_at))
            yield from maintenance_lines(card.rest, language, "lobby-maintenance")
        case Status.PLAYING:
            if context.thread is not None:
                yield say(language, "lobby-playing", where=f"<#{context.thread}>")
        case Status.OVER:
            if final is not None:
                yield from (line for line in (final.title, *final.lines) if line)
        case Status.ABANDONED:
            yield stopped_line(game, language, card.resigned, names_of(card.seats, language))
        case Status.EXPIRED:
            yield closed_line(language, card.closed)


def _seat_line(game: Game, language: str, card: SeatCard) -> str:
    name = seat_name(language, card.seat, game.face.say)
    match card.occupant.kind:
        case Kind.EMPTY:
            return say(language, "lobby-seat-empty", seat=name)
        case Kind.RESERVED:
            person = person_name(language, card.occupant.person or 0)
            return say(language, "lobby-seat-reserved", seat=name, person=person)
        case Kind.PERSON:
            person = person_name(language, card.occupant.person or 0)
            return say(language, "lobby-seat-person", seat=name, person=person)
        case Kind.COMPUTER:
            level = card.occupant.level or Level.CLUB
            words = say(language, f"level-{level.value}")
            return say(
                language,
                "lobby-seat-computer",
                seat=name,
                name=COMPUTERS[card.figure],
                level=words,
            )


def _lobby_rows(game: Game, card: LobbyCard, computers: bool) -> Iterator[tuple[Part, ...]]:
    language, table, seq = card.options.language, card.table, card.began.lobby
    draw = "lobby-draw" if has_partners(game.rules) else "lobby-draw-seats"
    yield (
        _start_button(game, card, computers),
        Button(TableId(table, seq, "draw"), say(language, draw)),
        Button(TableId(table, seq, "options"), say(language, "lobby-options")),
        Button(TableId(table, seq, "up"), say(language, "lobby-close")),
        Button(TableId(table, seq, "help"), say(language, "button-help")),
    )
    yield tuple(
        Button(
            TableId(table, seq, "sit", seat.seat),
            seat_label(game, language, seat.seat)
            if seat.occupant.kind in _OPEN
            else seat_name(language, seat.seat, game.face.say),
            style=discord.ButtonStyle.primary
            if seat.occupant.kind in _OPEN
            else discord.ButtonStyle.secondary,
        )
        for seat in card.seats
    )
    if computers and (choices := list(_computer_choices(game, card))):
        yield (Menu(TableId(table, seq, "fill"), say(language, "lobby-computers"), choices),)


def seat_label(game: Game, language: str, seat: str) -> str:
    """Return "Sit North", the label of a free seat's button; a game may have its own."""
    words = game.face.say
    if words.has(language, f"sit-{seat}"):
        return words(language, f"sit-{seat}")
    return say(language, "lobby-sit", seat=seat_name(language, seat, words))


def _start_button(game: Game, card: LobbyCard, computers: bool) -> Button:
    """Start button; fills free seats with computer players where allowed and no seat is kept."""
    kinds = {seat.occupant.kind for seat in card.seats}
    now = (
        Kind.EMPTY in kinds
        and Kind.RESERVED not in kinds
        and computers
        and game.players is not None
    )
    return Button(
        TableId(card.table, card.began.lobby, "playnow" if now else "start"),
        say(card.options.language, "lobby-play-now" if now else "lobby-start"),
        style=discord.ButtonStyle.success,
        disabled=not (now or card.ready),
    )


def _computer_choices(game: Game, card: LobbyCard) -> Iterator[discord.SelectOption]:
    """Computer players' levels; the seat is chosen next (:func:`computer_seats`)."""
    known = game.players.levels if game.players is not None else ()
    if any(seat.occupant.kind in _OPEN for seat in card.seats):
        for level in Level:
            if level.value in known:
                words = say(card.options.language, f"level-{level.value}")
                yield discord.SelectOption(label=words, value=level.value, emoji="🤖")


def computer_seats(game: Game, card: LobbyCard, level: Level, language: str) -> Post:
    """Private panel: the seats for a computer player of a level."""
    table, seq = card.table, card.began.lobby
    words = say(language, f"level-{level.value}")
    open_seats = [seat for seat in card.seats if seat.occupant.kind in _OPEN]
    key = "lobby-which-seat" if open_seats else "lobby-no-seat"
    buttons = [
        Button(
            TableId(table, seq, "fill", f"{seat.seat}.{level.value}"),
            seat_name(language, seat.seat, game.face.say),
        )
        for seat in open_seats
    ]
    empty = sum(seat.occupant.kind is Kind.EMPTY for seat in open_seats)
    if empty > 1:
        every = TableId(table, seq, "fill", f"all.{level.value}")
        label = say(language, "lobby-all-seats")
        buttons.insert(0, Button(every, label, style=discord.ButtonStyle.primary))
    return unframed(say(language, key, level=words), buttons)
