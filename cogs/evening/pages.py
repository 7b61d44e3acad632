"""Private pages of `/evening`: the next one, the running one, past ones and the season."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from cogs.evening.card import MAIN, Around, announced_lines, button, running_lines, sign_up
from cogs.evening.own import Threads, own_lines, plays
from cogs.evening.words import ROOM, name_of, people, plan_line, ranked_lines
from cogs.i18n.sentences import say
from cogs.messages.components import Button, Menu, People, labelled
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import date_and_time, relative
from cogs.messages.posts import Post, framed
from cogs.view.panels import small
from gamekit.api.game import Game
from tables.journal.state import Status
from tables.tournaments.hall import Hall
from tables.tournaments.state import TournamentState

TABS = {
    "next": (Status.LOBBY,),
    "running": (Status.PLAYING,),
    "past": (Status.OVER, Status.ABANDONED, Status.EXPIRED),
    "direct": (Status.LOBBY, Status.PLAYING),
}
"""Tab → phases of the evenings it lists; "new" lists none."""
MOST = 25
"""Evenings in a menu."""


def tab_row(tab: str, language: str, *, directs: bool) -> list[Button]:
    """The tabs; those of directors for them alone."""
    offered = ("next", "running", "past", *(("new", "direct") if directs else ()))
    return [
        Button(
            PageId(ROOM, one),
            say(language, f"evening-{one}"),
            style=discord.ButtonStyle.primary if one == tab else discord.ButtonStyle.secondary,
        )
        for one in offered
    ]


def which(
    tab: str, states: Sequence[TournamentState], chosen: TournamentState, language: str
) -> list[Menu]:
    """The menu of a tab's evenings, if there are several."""
    if len(states) < 2:
        return []
    options = labelled(((str(one.id), one.name[:100]) for one in states[:MOST]), [str(chosen.id)])
    return [Menu(PageId(ROOM, "which", tab), say(language, "evening-which"), options)]


def line_of(state: TournamentState, language: str) -> str:
    """An evening in one line."""
    phase = {Status.LOBBY: "lobby", Status.PLAYING: "playing", Status.OVER: "over"}
    return say(
        language,
        "evening-line",
        name=name_of(state),
        when=date_and_time(state.starts),
        state=phase.get(state.status, "off"),
        count=len(state.coming),
    )


def listing(
    tab: str,
    game: Game | None,
    states: Sequence[TournamentState],
    hall: Hall | None,
    person: int,
    language: str,
    now: int,
    around: Around,
    threads: Threads,
    *,
    directs: bool,
    season: Sequence[str] = (),
) -> Post:
    """A tab with the evening it shows, ``hall``; ``None``: there is none."""
    tabs = tab_row(tab, language, directs=directs)
    title = say(language, "evening-title")
    if hall is None or game is None:
        text = "\n".join((title, say(language, f"evening-none-{tab}"), *season))
        return framed([text], tabs)
    state = hall.state
    lines = [title, line_of(state, language), plan_line(game, state.plan, language)]
    rows: list[Sequence[Button]] = []
    match state.status:
        case Status.LOBBY:
            lines += announced_lines(state, around, language)
            rows += sign_up(state, language)
        case Status.PLAYING:
            lines += running_lines(hall, around, language, now)
            rows.append(meanwhile(state, person, language))
        case Status.OVER:
            lines += ranked_lines(hall, language)
            rows.append([button(state, "files", "evening-files", language)])
    own = list(own_lines(hall, person, language, now, threads))
    lines += ["", *own, *season]
    text = "\n".join(lines)
    return framed([text], *rows, which(tab, states, state, language), tabs)


def meanwhile(state: TournamentState, person: int, language: str) -> list[Button]:
    """Buttons of a person while an evening runs."""
    member = state.member(person)
    there = member is not None and member in state.present
    found = []
    if state.cut is None and state.cutter == person:
        found.append(button(state, "cut", "evening-cut", language, MAIN))
    if not there:
        found.append(button(state, "here", "evening-here", language, MAIN))
    if member is not None and member.attendance.listed:
        found.append(button(state, "not", "evening-leave", language))
    return found


def place(
    hall: Hall, person: int, language: str, now: int, threads: Threads, game: Game, *, puzzles: bool
) -> Post:
    """A person's own place in the evening."""
    state = hall.state
    lines = [f"### {name_of(state)}", *own_lines(hall, person, language, now, threads)]
    row: list[Button] = []
    if state.status is Status.LOBBY:
        row += [one for part in sign_up(state, language) for one in part][:5]
    elif state.status is Status.PLAYING:
        row += meanwhile(state, person, language)
    if puzzles and state.status is Status.PLAYING and not plays(hall, person):
        row.append(Button(PageId("puzzle", "next", game.name), say(language, "evening-puzzle")))
    return framed(["\n".join(lines)], row)


def with_whom(state: TournamentState, language: str) -> Post:
    """The question with whom somebody wants to play."""
    lines = [say(language, "evening-whom"), small(say(language, "evening-whom-about"))]
    menu = People(PageId(ROOM, "partner", str(state.id)), say(language, "evening-whom"))
    return framed(["\n".join(lines)], [menu], [button(state, "come", "evening-alone", language)])


def waits(hall: Hall, language: str) -> Iterator[str]:
    """For whom the round waits, the longest first."""
    late = sorted((one.since, one.number) for one in hall.tables if one.waits_for)
    by_number = {one.number: one for one in hall.tables}
    found = False
    for _, number in late[:MOST]:
        table = by_number[number]
        yield say(
            language,
            "evening-direct-table",
            table=number,
            people=people(table.waits_for, language),
            since=relative(table.since),
        )
        found = True
    if not found:
        yield say(language, "evening-direct-nobody")
