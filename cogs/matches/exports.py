"""/export: download matches and statistics."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.account.takeout import packed
from cogs.i18n.sentences import say
from cogs.i18n.translator import command, offered
from cogs.matches.match_lookup import MatchLookup
from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from db import HistoryRow, Standing, Statistics
from gamekit.api.game import Games
from tables.runtime.limits import Action

PAGE: Final = 200
"""Matches read at a time."""
MOST: Final = 20_000
"""Maximum number of matches in one file; an archive of so many has 2 MiB."""
PLAIN: Final = 2 << 20
"""Bytes of both files together up to which they are sent uncompressed."""
COLUMNS: Final = (
    "table",
    "match",
    "game",
    "ended",
    "minutes",
    "rules",
    "rated",
    "seat",
    "won",
    "left",
    "rating_before",
    "rating_after",
    "turns",
    "stand_in_turns",
)
"""Columns of the matches file before the counts; one line for each seat the person had."""
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
"""First characters that spreadsheets take for a formula."""
Figures = dict[str, Statistics]
"""Statistics by the game's name."""


class ExportCommands(Feature, commands.Cog):
    """/export."""

    def __init__(self, services: Services, asked: MatchLookup) -> None:
        super().__init__(services)
        self._asked = asked

    @command("export", what="cmd-export-what", table="cmd-replay-table", match="cmd-replay-match")
    @app_commands.choices(what=offered("export", "match", "statistics"))
    async def export(
        self,
        interaction: discord.Interaction[Any],
        what: str = "match",
        table: app_commands.Range[int, 1, 1 << 40] | None = None,
        match: app_commands.Range[int, 1, 1 << 19] | None = None,
    ) -> None:
        """Send a match's record, or one's own statistics as CSV and JSON."""
        async with self._limiter.passing(interaction, Action.EXPORT) as passed:
            if passed:
                await self._export(interaction, what, table, match)

    async def _export(
        self, interaction: Interaction, what: str, table: int | None, match: int | None
    ) -> None:
        language = await self._people.language_for(interaction)
        await responder(interaction).wait()
        if what == "statistics":
            await self._statistics(interaction, language)
            return
        past = await self._asked.find(interaction, language, table, match or 0)
        if past is not None:
            await self._asked.record(interaction, past, language)

    async def _statistics(self, interaction: Interaction, language: str) -> None:
        person = interaction.user.id
        found: Figures = {}
        for name, game in self._games.items():
            highest = game.counts.highest
            found[name] = await self._store.histories.statistics(person, name, highest=highest)
        rows: list[HistoryRow] = []
        before = None
        while len(rows) < MOST:
            part = await self._store.histories.matches(person, before=before, limit=PAGE)
            rows.extend(part)
            if len(part) < PAGE:
                break
            before = (part[-1].facts.ended_at, part[-1].facts.id)
        files = await asyncio.to_thread(statistics_files, person, self._games, found, tuple(rows))
        await responder(interaction).say(
            say(language, "export-statistics-note", count=len(rows)),
            [discord.File(io.BytesIO(content), filename=name) for name, content in files.items()],
        )


def statistics_files(
    person: int, games: Games, found: Figures, rows: tuple[HistoryRow, ...]
) -> dict[str, bytes]:
    """Return the files by name: matches and statistics, both in one archive if they are large."""
    lines = match_lines(person, games, rows)
    files = {
        "brouc-matches.csv": as_csv(lines, counted(games)),
        "brouc-statistics.json": as_json(games, found, lines),
    }
    if sum(map(len, files.values())) <= PLAIN:
        return files
    return {"brouc-statistics.zip": packed(files)}


def counted(games: Games) -> tuple[str, ...]:
    """Return the names of all games' counts, without duplicates."""
    names = (count.name for game in games.values() for count in game.counts.counts)
    return tuple(dict.fromkeys(names))


def match_lines(person: int, games: Games, rows: tuple[HistoryRow, ...]) -> list[dict[str, Any]]:
    """Return a person's matches by :data:`COLUMNS` with their counts; nobody else is in them."""
    lines = []
    for one in rows:
        facts = one.facts
        names = counted({facts.game: games[facts.game]}) if facts.game in games else ()
        change = next((change for change in one.changes if change.user_id == person), None)
        for player in facts.players:
            if player.user_id != person:
                continue
            lines.append(
                {
                    "table": facts.table,
                    "match": facts.number,
                    "game": facts.game,
                    "ended": datetime.fromtimestamp(facts.ended_at / 1000, UTC).isoformat(
                        timespec="seconds"
                    ),
                    "minutes": (facts.ended_at - facts.started_at) // 60_000,
                    "rules": facts.pool,
                    "rated": change is not None,
                    "seat": player.seat,
                    "won": player.won,
                    "left": player.left,
                    "rating_before": change.before.mean if change is not None else None,
                    "rating_after": change.after.mean if change is not None else None,
                    "turns": player.turns,
                    "stand_in_turns": player.stand_in_turns,
                    **dict.fromkeys(names, 0),
                    **player.counts,
                }
            )
    return lines


def as_csv(lines: list[dict[str, Any]], counts: Sequence[str]) -> bytes:
    """Encode as CSV: UTF-8, a header line, ``true`` and ``false``, empty for missing values."""
    out = io.StringIO()
    names = (*COLUMNS, *counts)
    writer = csv.DictWriter(out, names, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for line in lines:
        writer.writerow({name: cell(value) for name, value in line.items()})
    return out.getvalue().encode()


def cell(value: object) -> object:
    """Escape a value for spreadsheets: text that looks like a formula stays text.

    >>> cell("=1+1"), cell(-3), cell(True)
    ("'=1+1", -3, 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and value.startswith(_FORMULAS):
        return f"'{value}"
    return value


def as_json(games: Games, found: Figures, lines: list[dict[str, Any]]) -> bytes:
    """Encode as JSON: sums and ratings by game, and every match."""
    document = {
        "games": {
            name: {
                "against_people": _sums(one.contested, counted({name: games[name]})),
                "against_computers": _sums(one.solo, counted({name: games[name]})),
                "ratings": {pool: asdict(rating) for pool, rating in one.ratings},
            }
            for name, one in found.items()
        },
        "matches": lines,
    }
    return json.dumps(document, indent=1).encode()


def _sums(standing: Standing, names: Sequence[str]) -> dict[str, Any]:
    """Return a standing with every count of its game."""
    return asdict(standing) | {"counts": {**dict.fromkeys(names, 0), **standing.counts}}
