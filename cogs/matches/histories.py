"""/history: finished matches, newest first, with their players; each links to its replay."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord.ext import commands

from cogs.i18n.sentences import COMPUTERS, person_name, say
from cogs.i18n.translator import command
from cogs.matches.replay_pages import ROOM as REPLAY
from cogs.matches.replay_pages import ReplayPosition
from cogs.matches.statistics import refused
from cogs.messages.components import Button, Interaction, Menu, labelled
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view.panels import SLATE
from db import HistoryRow, MatchFacts, PlayerFacts
from gamekit.api.game import Game, Games
from i18n.writing import lasting, step
from tables.views import figure_of

ROOM: Final = "history"
ROWS: Final = 5

Before = tuple[int, int]
"""End (UTC ms) and number of the last match on the page before."""
Page = tuple[int, Before | None]
"""The person, and the start of the page."""


class HistoryCommands(Feature, commands.Cog):
    """/history."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.open(ROOM, self.enter, read)

    @command("history", user="cmd-history-user")
    async def history(
        self, interaction: discord.Interaction[Any], user: discord.User | None = None
    ) -> None:
        """Show the newest matches of oneself, or of another member in this server."""
        person = user.id if user is not None else interaction.user.id
        await self._answer(interaction, person, None)

    async def enter(self, interaction: Interaction, page_id: PageId, page: Page) -> None:
        """Turn to older matches, or back to the newest."""
        await self._answer(interaction, *page)

    async def _answer(self, interaction: Interaction, person: int, before: Before | None) -> None:
        if await refused(self._members, self._people, interaction, person):
            return
        language, me = await self._people.language_for(interaction), interaction.user.id
        guild = None if person == me else interaction.guild_id
        found = await self._store.histories.matches(
            person, guild=guild, before=before, limit=ROWS + 1
        )
        people = {player.user_id or 0 for row in found for player in row.facts.players}
        departed = await self._members.departed(interaction.guild_id, people)
        await responder(interaction).show(
            history_page(self._games, person, me, found, before, language, departed)
        )


def read(page_id: PageId, values: tuple[str, ...]) -> Page:
    """Parse the person and the start of the page; ``ValueError`` for another component."""
    person, *rest = map(number, page_id.arg.split("."))
    if page_id.what not in ("first", "older") or values or len(rest) not in (0, 2):
        raise MalformedError(page_id.what)
    return person, (rest[0], rest[1]) if rest else None


def history_page(
    games: Games,
    person: int,
    me: int,
    found: tuple[HistoryRow, ...],
    before: Before | None,
    language: str,
    departed: frozenset[int] = frozenset(),
) -> Post:
    """A page of at most :data:`ROWS` matches; one more in ``found`` means another page.

    Private matches are shown only to their players. ``departed``: people who are not named.
    """
    page = found[:ROWS]
    shown = [one for one in page if not one.facts.private or _played(one.facts, me)]
    texts = [say(language, "history-title", who=person_name(language, person))]
    texts += [_match(games, one, person, language, departed) for one in shown]
    if not shown:
        texts.append(say(language, "history-none"))
    matches = [(one.facts.table, one.facts.number) for one in shown]
    options = labelled(
        (
            str(ReplayPosition(table, match)),
            say(language, "history-match", table=str(table), match=str(match)),
        )
        for table, match in matches
    )
    menu = [Menu(PageId(REPLAY, "open"), say(language, "history-replay"), options)]
    last = page[-1].facts if len(found) > ROWS else None
    after = "" if last is None else f".{last.ended_at}.{last.id}"
    turns: list[Button] = []
    if before is not None or last is not None:
        newest, older = (
            PageId(ROOM, "first", str(person)),
            PageId(ROOM, "older", f"{person}{after}"),
        )
        turns = [
            Button(newest, say(language, "standings-first"), disabled=before is None),
            Button(older, say(language, "standings-next"), disabled=last is None),
        ]
    return framed(texts, menu if shown else (), turns, colour=SLATE)


def _played(facts: MatchFacts, person: int) -> bool:
    return any(player.user_id == person for player in facts.players)


def _match(
    games: Games, one: HistoryRow, person: int, language: str, departed: frozenset[int]
) -> str:
    facts, game = one.facts, games.get(one.facts.game)
    mine = [player for player in facts.players if player.user_id == person]
    won = any(player.won for player in mine)
    left = all(player.left for player in mine)
    level = not any(side.won for side in facts.sides)
    lines = [
        say(
            language,
            "history-row",
            result="left" if left else "level" if level else "won" if won else "lost",
            when=f"<t:{facts.ended_at // 1000}:d>",
            table=str(facts.table),
            duration=lasting(language, max(60, (facts.ended_at - facts.started_at) // 1000)),
        ),
        *(_side(game, facts, side, language, departed) for side in range(len(facts.sides))),
    ]
    for change in one.changes:
        if change.user_id == person:
            before, after = change.before.mean, change.after.mean
            lines.append(
                say(
                    language,
                    "history-rating" if after != before else "history-rating-same",
                    before=before,
                    after=after,
                    step=step(after - before),
                    deviation=change.after.deviation,
                )
            )
    return "\n".join(lines)


def _side(
    game: Game | None, facts: MatchFacts, side: int, language: str, departed: frozenset[int]
) -> str:
    """The players of a side, those who gave up a seat before their successors, and the score."""
    players = ", ".join(
        say(
            language,
            "history-seat",
            seat=_seat(game, player.seat, language),
            who=say(language, "standings-nameless")
            if player.user_id in departed
            else _who(facts, player, game, language),
        )
        for player in facts.players
        if player.side == side
    )
    score = facts.sides[side].score
    others = [one.score for one in facts.sides if one is not facts.sides[side]]
    known = [one for one in others if one is not None]
    if game is None or score is None or not known:
        return players
    if not game.face.say.has(language, "side-score"):
        return players
    shown = game.face.say(language, "side-score", score=score, other=max(known))
    return say(language, "history-side", players=players, score=shown)


def _seat(game: Game | None, seat: str, language: str) -> str:
    """A seat's name; its code if the game is not installed."""
    return game.face.say(language, f"seat-{seat}") if game is not None else seat


def _who(facts: MatchFacts, player: PlayerFacts, game: Game | None, language: str) -> str:
    """A person's mention, or the computer player's name and level; the level alone if the game is
    not installed.
    """
    if player.user_id is not None:
        return person_name(language, player.user_id)
    level = say(language, f"level-{player.level}")
    if game is None:
        return level
    figure = figure_of(facts.table, game.rules.seats.index(player.seat))
    return say(language, "history-computer", name=f"🤖 {COMPUTERS[figure]}", level=level)
