"""What an analysis says, as a page: words and a picture, one below the other."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from brouc.journal import decode
from brouc.match import replay
from brouc.ruleset import ruleset
from brouc.seats import SEATS, PerSeat
from cogs.i18n.sentences import say
from cogs.i18n.words import occupant_name
from cogs.matches.analysis import Judge, facts_of, fairly_told, told
from cogs.matches.archive import Past
from cogs.matches.replay_pages import WOOD, words_page
from cogs.messages.pages import Interaction, show
from cogs.messages.posts import Post, gallery, shortened
from cogs.view.scenes import Reader
from games.api.scenes import Picture
from games.brouc.pictures import analysis
from games.brouc.players.review.retrace import NO_COCHES

_TEXT: Final = 3_600
"""Characters of all that is said."""


class AnalysisPages:
    """Answers with the analysis of a past deal."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    async def show(
        self,
        interaction: Interaction,
        past: Past,
        deal: int,
        reader: Reader,
        names: Mapping[str, str],
    ) -> None:
        """Tell how far it is while it is worked out, then what it found."""
        language, number = reader.language, str(deal)

        async def waiting(percent: int) -> None:
            text = say(language, "analysis-progress", deal=number, percent=percent)
            await show(interaction, words_page(text))

        view = past.deals[deal - 1].view
        coches = past.deals[deal - 2].view.coches if deal > 1 else NO_COCHES
        end = past.deals[deal].start if deal < len(past.deals) else len(past.actions)
        rules = ruleset(past.preset, past.options)
        state = replay(rules, map(decode, past.actions[:end])).deal
        assert state is not None, "a deal that is over"
        key = (past.table, past.number, deal)
        try:
            found = await self.judge.analysis(key, state, coches, waiting)
        except TimeoutError:
            await show(interaction, words_page(say(language, "analysis-too-long")))
            return
        people = {seat: occupant_name(language, seat, past.seats[seat.value]) for seat in SEATS}
        fair = [
            say(language, "analysis-fair-title", deal=number),
            *fairly_told(found, people, language),
        ]
        seen = [
            say(language, "analysis-title", deal=number),
            *told(found.open, state, people, language),
        ]
        box: ui.Container[Any] = ui.Container(accent_colour=WOOD)
        box.add_item(ui.TextDisplay(shortened("\n".join(fair), _TEXT // 2)))
        pictures: tuple[Picture, ...] = ()
        if not reader.text_mode:
            called = PerSeat.of(lambda seat: names[seat.value])
            drawn = await asyncio.to_thread(analysis, view, called, facts_of(found), reader.look)
            box.add_item(gallery(drawn))
            pictures = (drawn,)
        box.add_item(ui.TextDisplay(shortened("\n".join(seen), _TEXT // 2)))
        layout = ui.LayoutView(timeout=None)
        layout.add_item(box)
        await show(interaction, Post(layout, pictures))
