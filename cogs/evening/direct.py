"""Private pages of those who direct an evening: everything, one table, one person."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.evening.card import button
from cogs.evening.pages import MOST, tab_row, waits, which
from cogs.evening.words import ROOM, name_of, sides
from cogs.i18n.sentences import person_name, say
from cogs.messages.components import Button, Menu, People, labelled
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import Post, framed
from tables.journal.state import Status
from tables.tournaments.hall import Hall, HallTable
from tables.tournaments.state import TournamentState

DANGER = discord.ButtonStyle.danger


def directing(hall: Hall, states: Sequence[TournamentState], language: str, note: str = "") -> Post:
    """Everything about an evening that is announced or runs; ``note``: what was just done."""
    state = hall.state
    lines = [say(language, "evening-direct-title", name=name_of(state))]
    if note:
        lines.append(note)
    if state.status is Status.LOBBY:
        first = [
            button(state, "next-round", "evening-start-now", language),
            button(state, "delay", "evening-delay", language),
        ]
    else:
        if state.paused:
            lines.append(say(language, "evening-paused"))
        lines += waits(hall, language)
        go = ("go-on", "evening-go-on") if state.paused else ("pause", "evening-pause")
        first = [
            button(state, *go, language),
            button(state, "delay", "evening-delay", language),
        ]
        if state.playing is None:
            first.append(button(state, "next-round", "evening-next-now", language))
        elif not any(one.deal or one.points for one in hall.tables):
            first.append(button(state, "redraw", "evening-redraw", language))
        first.append(button(state, "say", "evening-say", language))
        first.append(button(state, "files", "evening-files", language))
    second = [
        button(state, "rename", "evening-rename", language),
        button(state, "off", "evening-call-off", language, DANGER),
    ]
    rows: list[Sequence[Button | Menu | People]] = [first, second]
    if hall.tables:
        options = labelled(_tables(hall, language))
        rows.append(
            [Menu(PageId(ROOM, "table", str(state.id)), say(language, "evening-a-table"), options)]
        )
    people = People(PageId(ROOM, "person", str(state.id)), say(language, "evening-a-person"))
    rows.append([people])
    tabs = tab_row("direct", language, directs=True)
    return framed(["\n".join(lines)], *rows, which("direct", states, state, language), tabs)


def _tables(hall: Hall, language: str) -> list[tuple[str, str]]:
    """Tables of a menu: those that still play first."""
    order = sorted(hall.tables, key=lambda one: (one.done, one.number))[:MOST]
    return [(str(one.number), say(language, "evening-thread", table=one.number)) for one in order]


def table_page(hall: Hall, table: HallTable, language: str, note: str = "") -> Post:
    """One table of the newest round."""
    state = hall.state
    newest = state.round
    assert newest is not None, "it has tables"
    facts = {"table": table.number, "round": newest.number}
    lines = [say(language, "evening-table-page", **facts)]
    one, other = sides(state, table.seats.sides, language)
    lines.append(say(language, "evening-notice-sides", one=one, two=other))
    if note:
        lines.append(note)
    at = f"{state.id}.{newest.number}.{table.number}"
    row = [back(state, language)]
    if table.done:
        row.insert(0, Button(PageId(ROOM, "correct", at), say(language, "evening-table-correct")))
    else:
        late = PageId(ROOM, "delay-table", at)
        row.insert(0, Button(late, say(language, "evening-table-delay")))
    return framed(["\n".join(lines)], row)


def person_page(
    hall: Hall, person: int, language: str, *, sure: bool = False, note: str = ""
) -> Post:
    """One person; ``sure``: whether their exclusion is asked about."""
    state, at = hall.state, f"{hall.state.id}.{person}"
    member = state.member(person)
    lines = [say(language, "evening-person-page", person=person_name(language, person))]
    if note:
        lines.append(note)
    if member is not None:
        attendance = "waiting" if member in state.waiting else member.attendance.value
        lines.append(say(language, "evening-person-state", state=attendance))
    if sure:
        question = say(
            language, "evening-person-exclude-sure", person=person_name(language, person)
        )
        lines.append(question)
        yes = PageId(ROOM, "exclude-sure", at)
        asked = [Button(yes, say(language, "evening-person-exclude"), style=DANGER)]
        return framed(["\n".join(lines)], [*asked, back(state, language)])
    row = []
    if member is None or not member.attendance.listed or member not in state.present:
        row.append(Button(PageId(ROOM, "add", at), say(language, "evening-add")))
    rows: list[Sequence[Button | People]] = [row]
    if member is not None and member.attendance.listed:
        row.append(Button(PageId(ROOM, "withdraw", at), say(language, "evening-person-withdraw")))
        row.append(Button(PageId(ROOM, "warn", at), say(language, "evening-person-warn")))
        out = PageId(ROOM, "exclude", at)
        row.append(Button(out, say(language, "evening-person-exclude"), style=DANGER))
        newest = state.playing
        if newest is not None and newest.table_of(member.number) is not None:
            for what in ("replace", "swap"):
                words = say(language, f"evening-person-{what}")
                rows.append([People(PageId(ROOM, what, at), words)])
    row.append(back(state, language))
    return framed(["\n".join(lines)], *rows)


def off_page(state: TournamentState, language: str) -> Post:
    """The question whether an evening is to be called off."""
    count = len(state.coming)
    text = say(language, "evening-call-off-sure", name=name_of(state), count=count)
    row = [button(state, "off-sure", "evening-call-off-yes", language, DANGER)]
    if state.opened.weekly:
        row.append(button(state, "off-series", "evening-call-off-series", language, DANGER))
    return framed([text], [*row, back(state, language)])


def back(state: TournamentState, language: str) -> Button:
    """The way back to everything."""
    return Button(PageId(ROOM, "direct", str(state.id)), say(language, "evening-back"))
