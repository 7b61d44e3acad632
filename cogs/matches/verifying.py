"""/verify: check that the cards of a finished deal were not chosen (docs/fairness.md)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import own, say
from cogs.i18n.translator import command
from cogs.matches.archive import PastMatch
from cogs.matches.match_lookup import MatchLookup, record_name
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view.panels import GOLD
from i18n.writing import day as written
from tables.journal.entries import By
from tables.journal.state import day_begins

ROOM: Final = "verify"
Which: TypeAlias = tuple[int, int, int]
"""Table, match and deal."""


class VerifyCommands(Feature, commands.Cog):
    """/verify, and the page of a button under replays and recaps."""

    def __init__(self, services: Services, asked: MatchLookup) -> None:
        super().__init__(services)
        self._asked = asked
        services.router.open(ROOM, self.enter, read)

    @command("verify", table="cmd-replay-table", match="cmd-replay-match", deal="cmd-verify-deal")
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 1 << 40] | None = None,
        match: app_commands.Range[int, 1, 1 << 19] | None = None,
        deal: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Check the proof of a finished deal."""
        language = await self._people.language_for(interaction)
        await responder(interaction).wait()
        past = await self._asked.find(interaction, language, table, match or 0)
        if past is not None:
            await self._verified(interaction, past, deal or len(past.deals), language)

    async def enter(self, interaction: Interaction, page_id: PageId, which: Which) -> None:
        """Check the deal of a replay or recap."""
        language = await self._people.language_for(interaction)
        await responder(interaction).wait(beside=True)
        table, match, deal = which
        # A recap shows all hands to everybody around the table, even while the match continues.
        public = page_id.what == "deal"
        past = await self._asked.find(interaction, language, table, match, public=public)
        if past is not None:
            await self._verified(interaction, past, deal, language)

    async def _verified(
        self, interaction: Interaction, past: PastMatch, deal: int, language: str
    ) -> None:
        chosen = min(max(1, deal), len(past.deals))
        right = await self._asked.archive.checked(past, chosen)
        await responder(interaction).show(verify_page(past, chosen, right, language))


def read(page_id: PageId, values: tuple[str, ...]) -> Which:
    """Parse a button of a replay or recap as table, match and deal; ``ValueError`` for another."""
    table, match, deal = map(number, page_id.arg.split("."))
    if page_id.what not in ("show", "deal") or values:
        raise MalformedError(page_id.what)
    return table, match, deal


def verify_page(past: PastMatch, deal: int, right: bool, language: str) -> Post:
    """Commitment, cut and secret of a finished deal, the result, and how to check by hand.

    ``right``: the result of :func:`cogs.matches.archive.checked`. Of a deal in progress the
    commitment alone.
    """
    if past.day is not None:
        day = written(language, day_begins(past.day))
        title = say(language, "verify-title-daily", day=day)
    else:
        table, match = str(past.table), str(past.number)
        title = say(language, "verify-title", table=table, match=match, deal=str(deal))
    lines = [title, *_proof_lines(past, deal, right, language)]
    if past.waiting is not None:
        lines.append(
            say(
                language,
                "verify-running",
                deal=str(past.waiting.deal),
                commitment=past.waiting.commitment,
            )
        )
    return framed(["\n".join(lines)], colour=GOLD)


def _proof_lines(past: PastMatch, deal: int, right: bool, language: str) -> list[str]:
    proof, game = past.deals[deal - 1].proof, past.game
    if proof is None or proof.cut is None:
        return [say(language, "verify-nothing")]
    how = "" if proof.cut_by is By.PERSON else "-chance"
    if past.day is not None:
        how = "-daily"
    if game.rules.cuts is None:
        how = "-uncut"
    lines = [
        say(language, f"verify-why{how}"),
        say(language, "verify-commitment", commitment=proof.commitment),
    ]
    if game.rules.cuts is not None:
        lines.append(say(language, f"verify-cut{how}", cut=proof.cut))
    lines.append(say(language, "verify-secret", secret=proof.secret))
    # A game may have its own sentence, with its number of cards.
    lines.append(own(game, language, "verify-right" if right else "verify-wrong"))
    file = record_name(past) if game.records is not None else ""
    lines.append(own(game, language, "verify-by-hand", secret=proof.secret, file=file))
    return lines
