"""Public messages of an evening: the card from sign-up to podium, a round, a table's notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.evening.words import (
    ROOM,
    coming_lines,
    left_line,
    name_of,
    people,
    plan_line,
    ranked_lines,
    sides,
    when_line,
)
from cogs.i18n.sentences import person_name, say
from cogs.messages.components import Button
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import escaped, relative
from cogs.messages.posts import Post, Sketch, framed
from cogs.view.panels import GOLD, GREEN
from gamekit.api.game import Game
from tables.journal.state import Status
from tables.tournaments.decide import LONGEST_TEXT
from tables.tournaments.entries import Corrected
from tables.tournaments.hall import Hall
from tables.tournaments.state import TournamentState

PLACES: Final = 10
"""Places written on the podium's card."""
CORRECTIONS: Final = 6
"""Corrected results written below a round, the newest: each may have a long reason."""
_GREY: Final = discord.Colour(0x5B4636)
MAIN: Final = discord.ButtonStyle.success
PLAIN: Final = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Around:
    """Content of a card beside its evening."""

    hall: str = ""
    """Link to the post of the newest round."""
    commitments: tuple[str, ...] = ()
    """Fingerprints of the secrets of the draws."""
    following: TournamentState | None = None
    """The evening a week later."""
    ends: int = 0
    """UTC ms of the likely end."""


def button(
    state: TournamentState, what: str, key: str, language: str, style: discord.ButtonStyle = PLAIN
) -> Button:
    """A button of an evening."""
    return Button(PageId(ROOM, what, str(state.id)), say(language, key), style=style)


def card(game: Game, hall: Hall, around: Around, picture: Sketch | None, now: int) -> Post:
    """The evening's one message in its channel, in any state."""
    state = hall.state
    language = state.options.language
    lines = [f"## {name_of(state)}", plan_line(game, state.plan, language)]
    match state.status:
        case Status.LOBBY:
            lines += announced_lines(state, around, language)
            rows, colour = sign_up(state, language), GREEN
        case Status.PLAYING:
            lines += running_lines(hall, around, language, now)
            rows, colour = (_meanwhile(state, language),), GREEN
        case Status.OVER:
            lines += _podium(hall, language)
            lines += _following(around, language)
            rows, colour = (_afterwards(state, around, language),), GOLD
        case _:
            few = state.closed is not None
            lines.append(say(language, "evening-off-few" if few else "evening-off"))
            lines += _following(around, language)
            rows, colour = (), _GREY
    return framed(["\n".join(lines), picture], *rows, colour=colour)


def announced_lines(state: TournamentState, around: Around, language: str) -> Iterator[str]:
    announced = state.opened
    yield when_line(language, state.starts)
    if around.ends:
        yield say(language, "evening-until", end=f"<t:{around.ends // 1000}:t>")
    yield say(language, "evening-computers-fill" if state.plan.computers else "evening-people-only")
    if announced.check_in:
        yield say(language, "evening-check-in")
    if announced.limit is not None:
        yield say(language, "evening-limit", most=announced.limit)
    if announced.weekly:
        yield say(language, "evening-weekly")
    yield ""
    yield from coming_lines(state, language)
    yield say(language, "evening-secrets", hashes=" ".join(around.commitments))


def sign_up(state: TournamentState, language: str) -> tuple[tuple[Button, ...], ...]:
    first = [button(state, "come", "evening-come", language, MAIN)]
    if state.in_pairs:
        first.append(button(state, "with", "evening-with", language))
    if state.opened.check_in:
        first.append(button(state, "here", "evening-here", language))
    first.append(button(state, "later", "evening-later", language))
    first.append(button(state, "not", "evening-not-today", language))
    second = (button(state, "place", "evening-my-place", language), _help(state, language))
    return tuple(first), second


def _help(state: TournamentState, language: str) -> Button:
    return Button(PageId(ROOM, "help", str(state.id)), say(language, "button-help"))


def running_lines(hall: Hall, around: Around, language: str, now: int) -> Iterator[str]:
    state, until = hall.state, hall.until
    playing, last = state.playing, state.plan.rounds
    if state.paused:
        yield say(language, "evening-paused")
    if playing is not None:
        yield say(language, "evening-round", round=playing.number, last=last)
    elif state.cut is None:
        if state.cutter is not None:
            when = relative(until.get("cut", now))
            person = person_name(language, state.cutter)
            yield say(language, "evening-cutting", person=person, when=when)
    elif not state.paused and state.over < last:
        draws = until.get("draw")
        if len(state.present) < state.least:
            yield say(language, "evening-few")
        elif draws is None or draws <= now:
            yield say(language, "evening-drawing")
        else:
            numbers = {"round": state.over + 1, "last": last}
            yield say(language, "evening-round-soon", **numbers, when=relative(draws))
    if around.hall:
        yield say(language, "evening-hall-at", where=around.hall)
    if hall.standings:
        yield ""
        yield from ranked_lines(hall, language, 5)


def _meanwhile(state: TournamentState, language: str) -> tuple[Button, ...]:
    found = [button(state, "place", "evening-my-place", language, MAIN)]
    if state.cut is None:
        found.insert(0, button(state, "cut", "evening-cut", language, discord.ButtonStyle.primary))
    found.append(button(state, "here", "evening-join", language))
    found.append(button(state, "not", "evening-leave", language))
    return (*found, _help(state, language))


def _podium(hall: Hall, language: str) -> Iterator[str]:
    yield say(language, "evening-over")
    yield from ranked_lines(hall, language, PLACES)


def _following(around: Around, language: str) -> Iterator[str]:
    if around.following is not None:
        at = around.following.starts
        when = when_line(language, at)
        yield say(language, "evening-again-at", when=when)


def _afterwards(state: TournamentState, around: Around, language: str) -> tuple[Button, ...]:
    found = [button(state, "place", "evening-my-place", language)]
    if around.following is not None:
        found.insert(0, button(around.following, "come", "evening-next-week", language, MAIN))
    found.append(button(state, "files", "evening-files", language))
    return tuple(found)


# -- a round ---------------------------------------------------------------------------------------


def round_post(hall: Hall, number: int, picture: Sketch | None, now: int) -> Post:
    """The hall of a round."""
    state = hall.state
    language = state.options.language
    found = state.rounds[number - 1]
    lines = [say(language, "evening-hall", round=number, last=state.plan.rounds)]
    if found.closed:
        lines.append(say(language, "evening-hall-over"))
        lines += _secret(state, number, language)
    else:
        lines.append(left_line(hall, language, now))
        if found.rung:
            lines.append(say(language, "evening-bell"))
    if found.draw.byes:
        out = people(map(state.person, found.draw.byes), language)
        lines.append(say(language, "evening-hall-byes", people=out))
    lines += _corrections(state, number, language)
    row = (
        button(state, "place", "evening-my-place", language, MAIN),
        _why(state, number, language),
    )
    return framed(["\n".join(lines), picture], row, colour=GOLD if found.closed else GREEN)


def _corrections(state: TournamentState, number: int, language: str) -> Iterator[str]:
    """Corrected results with their reasons."""
    fixes: dict[int, Corrected] = {}
    for _, fix in state.corrections:
        if fix.round == number:
            fixes.pop(fix.table, None)
            fixes[fix.table] = fix
    for table, corrected in sorted(list(fixes.items())[-CORRECTIONS:]):
        one, two = corrected.score.points
        yield say(
            language,
            "evening-corrected",
            table=table,
            one=one,
            two=two,
            person=person_name(language, corrected.by),
            reason=escaped(corrected.reason, LONGEST_TEXT),
        )


def _secret(state: TournamentState, number: int, language: str) -> Iterator[str]:
    secret = state.secret(number)
    if secret is not None and state.cut is not None:
        yield say(language, "evening-secret", secret=secret, cut=state.cut)


def notice(
    state: TournamentState, number: int, table: int, go: Button, deals_at: int | None
) -> Post | None:
    """The draw of a round in a table's thread; its people are mentioned when it is posted.

    ``table``: its number in the hall. ``deals_at``: UTC ms when cards are dealt at the latest,
    ``None`` once they are; ``go``: the table's button that opens the hand.
    """
    language, found = state.options.language, state.rounds[number - 1]
    seats = next((one for one in found.draw.tables if one.number == table), None)
    if seats is None:
        return None
    one, other = sides(state, seats.sides, language)
    facts = {"round": number, "last": state.plan.rounds, "table": table}
    lines = [
        say(language, "evening-notice", **facts),
        say(language, "evening-notice-sides", one=one, two=other),
    ]
    if deals_at is not None:
        lines.append(say(language, "evening-notice-cards", when=relative(deals_at)))
    persons = (state.person(person) for side in seats.sides for person in side if person)
    post = framed(["\n".join(lines)], (go, _why(state, number, language)), colour=GREEN)
    return replace(post, mentions=tuple(person for person in persons if person > 0))


def _why(state: TournamentState, number: int, language: str) -> Button:
    return Button(PageId(ROOM, "why", f"{state.id}.{number}"), say(language, "evening-why"))


def line(text: str) -> Post:
    """A message that is posted once: more time, something said."""
    return framed([text], colour=GOLD)
