"""The lobby card: the one message that the parent channel sees, from opening to result."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from brouc.ruleset import Marking, ruleset
from cogs.i18n.sentences import say
from cogs.i18n.words import occupant_name, person_name, seat_name
from cogs.messages.components import Button, Menu, row, switched
from cogs.messages.custom_ids import MalformedError, Press
from cogs.messages.posts import Post
from i18n import FALLBACK, LANGUAGES
from tables.entries import Kind
from tables.options import Clock, Help, Level, Options
from tables.showing import LobbyCard, SeatCard
from tables.state import Status


@dataclass(frozen=True, slots=True)
class Around:
    """What Discord adds to a table: where it went, and who cannot be written to."""

    thread: int | None = None
    """The thread, or the channel where the table goes on."""
    moved: bool = False
    """The thread was deleted and the table went on in the channel."""
    unreachable: frozenset[int] = frozenset()
    """Persons who take no direct messages."""
    computers: bool = True
    """Whether the server lets computer players take seats."""


NOWHERE = Around()


def lobby(card: LobbyCard, around: Around = NOWHERE) -> Post:
    """The card of a table in any state."""
    language = card.options.language
    layout = ui.LayoutView(timeout=None)
    texts = list(_texts(card, around))
    layout.add_item(ui.Container(ui.TextDisplay("\n".join(texts)), accent_colour=_colour(card)))
    if card.status is Status.LOBBY:
        for items in _lobby_rows(card, around):
            layout.add_item(row(*items))
    elif card.status is Status.OVER:
        layout.add_item(row(*again_buttons(language, card.table, card.began.match)))
    return Post(layout)


def again_buttons(language: str, table: int, seq: int) -> tuple[Button, Button]:
    """ "Again" and "New partners"."""
    return (
        Button(
            Press(table, seq, "again"),
            say(language, "button-again"),
            style=discord.ButtonStyle.success,
        ),
        Button(Press(table, seq, "mix"), say(language, "button-new-partners")),
    )


def _colour(card: LobbyCard) -> discord.Colour:
    return discord.Colour(0x3F6B4A if not card.status.final else 0x5B4636)


def _texts(card: LobbyCard, around: Around) -> Iterator[str]:
    language = card.options.language
    yield say(language, "lobby-title", table=str(card.table))
    yield say(language, "lobby-owner", owner=person_name(language, card.owner))
    if card.same is not None:
        table, match, deal = map(str, card.same)
        yield say(language, "lobby-same", table=table, match=match, deal=deal)
    yield ""
    for seat in card.seats:
        yield _seat_line(language, seat)
    yield ""
    yield from rules_lines(card.options)
    yield from _status_lines(card, around)
    for person in sorted(around.unreachable):
        if any(seat.occupant.person == person for seat in card.seats):
            yield say(language, "board-no-dm", person=f"<@{person}>")


def _status_lines(card: LobbyCard, around: Around) -> Iterator[str]:
    language = card.options.language
    match card.status:
        case Status.LOBBY:
            if card.expires_at is not None:
                yield say(language, "lobby-expires", when=relative(card.expires_at))
        case Status.PLAYING:
            if around.thread is not None:
                yield say(language, "lobby-playing", where=f"<#{around.thread}>")
        case Status.OVER:
            yield from result_lines(card)
        case Status.ABANDONED:
            yield _stopped_line(card)
        case Status.EXPIRED:
            why = "lobby-expired" if card.closed is None else f"lobby-closed-{card.closed.value}"
            yield say(language, why)


def _stopped_line(card: LobbyCard) -> str:
    language = card.options.language
    if not card.resigned:
        return say(language, "lobby-abandoned")
    seats = {seat.seat: seat for seat in card.seats}
    names = [occupant_name(language, seat, seats[seat].occupant) for seat in card.resigned]
    team = say(language, "final-partners", one=names[0], two=names[-1])
    return say(language, "lobby-resigned", team=team)


def result_lines(card: LobbyCard) -> Iterator[str]:
    """Who won, and the coches."""
    if card.result is None:
        return
    language = card.options.language
    result = card.result.result
    seats = {seat.seat: seat for seat in card.seats}
    names = [occupant_name(language, seat, seats[seat].occupant) for seat in result.winners]
    winners = say(language, "final-partners", one=names[0], two=names[-1])
    yield say(language, "final-title", winners=winners)
    yield say(
        language,
        "final-score",
        ns_name=say(language, "team-NS"),
        ns_coches=str(result.score.get("N", 0)),
        ew_name=say(language, "team-EW"),
        ew_coches=str(result.score.get("W", 0)),
    )


def _seat_line(language: str, card: SeatCard) -> str:
    name = seat_name(language, card.seat)
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
            return say(language, "lobby-seat-computer", seat=name, level=words)


def rules_lines(options: Options) -> Iterator[str]:
    """The table's options in words."""
    language = options.language
    rules = ruleset(options.preset, options.rules_map())
    unit = "unit-parties" if rules.ancient else "unit-coches"
    yield say(
        language,
        "lobby-rules",
        rules=say(language, f"preset-{options.preset}"),
        target=str(rules.target),
        unit=say(language, unit, count=rules.target),
        clock=say(language, f"clock-{options.clock.value}"),
        help=say(language, f"help-{options.help.value}"),
    )
    if options.private:
        yield say(language, "lobby-private")
    if options.take_backs:
        yield say(language, "lobby-take-backs")
    if rules.marking is Marking.MANUAL:
        yield say(language, "lobby-marking")


def relative(ms: int) -> str:
    """Discord's countdown to a moment in UTC ms."""
    return f"<t:{ms // 1000}:R>"


_OPEN = {Kind.EMPTY, Kind.COMPUTER, Kind.RESERVED}


def _lobby_rows(card: LobbyCard, around: Around) -> Iterator[tuple[ui.Item[Any], ...]]:
    language, table, seq = card.options.language, card.table, card.began.lobby
    yield tuple(
        Button(
            Press(table, seq, "sit", seat.seat),
            seat_name(language, seat.seat),
            style=discord.ButtonStyle.primary
            if seat.occupant.kind in _OPEN
            else discord.ButtonStyle.secondary,
        )
        for seat in card.seats
    )
    if around.computers and (choices := list(_computer_choices(card))):
        yield (Menu(Press(table, seq, "fill"), say(language, "lobby-computers"), choices),)
    yield (
        Button(
            Press(table, seq, "start"),
            say(language, "lobby-start"),
            style=discord.ButtonStyle.success,
            disabled=not card.ready,
        ),
        Button(Press(table, seq, "draw"), say(language, "lobby-draw")),
        Button(Press(table, seq, "options"), say(language, "lobby-options")),
        Button(Press(table, seq, "up"), say(language, "lobby-close")),
        Button(Press(table, seq, "help"), say(language, "button-help")),
    )


def _computer_choices(card: LobbyCard) -> Iterator[discord.SelectOption]:
    language = card.options.language
    levels = {level: say(language, f"level-{level.value}") for level in Level}
    if any(seat.occupant.kind is Kind.EMPTY for seat in card.seats):
        for level, words in levels.items():
            label = say(language, "lobby-all-seats", level=words)
            yield discord.SelectOption(label=label, value=f"all.{level.value}", emoji="🤖")
    for seat in card.seats:
        if seat.occupant.kind not in _OPEN:
            continue
        name = seat_name(language, seat.seat)
        for level, words in levels.items():
            label = say(language, "lobby-one-seat", seat=name, level=words)
            yield discord.SelectOption(label=label, value=f"{seat.seat}.{level.value}")


# -- options, in private ---------------------------------------------------------------------------

TARGETS = (1, 3, 5, 7)


def options_panel(table: int, seq: int, options: Options, language: str) -> Post:
    """The owner's panel: four menus and what may be switched on."""
    layout = ui.LayoutView(timeout=None)
    title = say(language, "options-title", table=str(table))
    layout.add_item(ui.TextDisplay(title))
    for what, menu in _option_menus(options, language).items():
        placeholder, choices, many = menu
        layout.add_item(
            row(
                Menu(
                    Press(table, seq, "set", what),
                    placeholder,
                    choices,
                    low=0 if many else 1,
                    high=len(choices) if many else 1,
                )
            )
        )
    return Post(layout)


def _option_menus(
    options: Options, language: str
) -> dict[str, tuple[str, list[discord.SelectOption], bool]]:
    rules = ruleset(options.preset, options.rules_map())

    def choice(label: str, value: str, chosen: bool) -> discord.SelectOption:
        return discord.SelectOption(label=label, value=value, default=chosen)

    presets = [
        choice(say(language, f"preset-{name}"), name, options.preset == name)
        for name in ("brouc", "homme-de-brou")
    ]
    unit = "unit-parties" if rules.ancient else "unit-coches"
    targets = [
        choice(
            say(
                language,
                "options-target",
                target=str(target),
                unit=say(language, unit, count=target),
            ),
            f"target-{target}",
            rules.target == target,
        )
        for target in sorted({*TARGETS, rules.target})
    ]
    clocks = [
        choice(
            say(language, "options-clock-choice", clock=say(language, f"clock-{clock.value}")),
            clock.value,
            options.clock is clock,
        )
        for clock in Clock
    ]
    helps = [
        choice(
            say(language, "options-help-choice", help=say(language, f"help-{help.value}")),
            help.value,
            options.help is help,
        )
        for help in Help
    ]
    languages = [
        choice(say(name, "language-name"), name, options.language == name) for name in LANGUAGES
    ]
    more = [
        choice(say(language, f"options-{name}"), name, on)
        for name, on in _switches(options).items()
    ]
    return {
        "preset": (say(language, "options-preset"), presets, False),
        "target": (say(language, "options-preset"), targets, False),
        "clock": (say(language, "options-clock"), clocks, False),
        "help": (say(language, "options-help"), helps, False),
        "language": (say(language, "options-language"), languages, False),
        "more": (say(language, "options-more"), more, True),
    }


def _switches(options: Options) -> dict[str, bool]:
    """What may be switched on, as the sentences and the menu name it."""
    marking = ruleset(options.preset, options.rules_map()).marking
    return {
        "private": options.private,
        "take-backs": options.take_backs,
        "marking": marking is Marking.MANUAL,
    }


def changed(
    options: Options, what: str, values: tuple[str, ...], shown: Collection[str] | None
) -> Options:
    """The options after one menu of the panel; ``MalformedError`` for what it does not offer.

    ``shown``: what the menu had shown as chosen, ``None`` if it is not known.
    """
    _, choices, many = _option_menus(options, FALLBACK).get(what, ("", [], False))
    offered = {choice.value for choice in choices}
    if not set(values) <= offered or (len(values) != 1 and not (many and offered)):
        raise MalformedError(what)
    match what:
        case "preset":
            return replace(options, preset=values[0], rules=())
        case "target":
            rules = options.rules_map() | {"target": values[0].removeprefix("target-")}
            return replace(options, rules=tuple(sorted(rules.items())))
        case "clock":
            return replace(options, clock=Clock(values[0]))
        case "help":
            return replace(options, help=Help(values[0]))
        case "language":
            return replace(options, language=values[0])
        case "more":
            switches = _switches(options)
            on = switched((name for name, now in switches.items() if now), shown, values)
            rules = {name: value for name, value in options.rules if name != "marking"}
            if "marking" in on:
                rules["marking"] = Marking.MANUAL.value
            return replace(
                options,
                private="private" in on,
                take_backs="take-backs" in on,
                rules=tuple(sorted(rules.items())),
            )
        case _:
            raise MalformedError(what)
