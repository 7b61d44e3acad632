"""Pages of an analysis: a game's words and pictures, one below the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cogs.i18n.sentences import say
from cogs.matches.analysis import AnalysisService
from cogs.matches.archive import PastMatch, played
from cogs.matches.match_lookup import at_of
from cogs.matches.puzzle_growth import PuzzleGrowth
from cogs.matches.replay_pages import ROOM, WOOD, ReplayPosition, reached, words_page
from cogs.messages.components import Interaction, Menu, labelled
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import framed, shortened
from cogs.messages.responder import responder
from cogs.view.pictures import Pictures
from cogs.view.scenes import Reader, drawn
from gamekit.api.review import Mistake
from gamekit.api.scenes import Picture

_TEXT: Final = 3_600
"""Maximum length of all texts, in characters."""


class AnalysisPages:
    """Answers with the analysis of a past deal."""

    def __init__(self, service: AnalysisService, pictures: Pictures, growth: PuzzleGrowth) -> None:
        self.service = service
        self._growth = growth
        self._pictures = pictures

    async def show(
        self,
        interaction: Interaction,
        past: PastMatch,
        deal: int,
        reader: Reader,
        names: Mapping[str, str],
    ) -> None:
        """Show the progress while it is computed, then the result."""
        language, number = reader.language, str(deal)
        review = past.game.review
        if review is None:
            await responder(interaction).say(say(language, "replay-no-analysis"))
            return

        async def waiting(percent: int) -> None:
            text = say(language, "analysis-progress", deal=number, percent=percent)
            await responder(interaction).show(words_page(text))

        key = (past.table, past.number, deal)
        match = played(past, {})
        try:
            found = await self.service.analysis(key, past.game.name, match, deal, waiting)
        except TimeoutError:
            await responder(interaction).show(words_page(say(language, "analysis-too-long")))
            return
        panels = review.panels(found, past.deals[deal - 1].view, at_of(past, language))
        parts: list[Picture | str] = []
        for panel in panels:
            text = "\n".join(filter(None, (panel.title, *panel.lines)))
            parts.append(shortened(text, _TEXT // len(panels)))
            if panel.scene is None or reader.text_mode:
                continue  # A reader without pictures has the sentences, which say as much.
            shown = await drawn(self._pictures, past.game, panel.scene, reader, names)
            parts.append(shown.part)
        mistakes = review.mistakes(found, past.deals[deal - 1].view, language, names)
        at = ReplayPosition(past.table, past.number, deal)
        steps = [_steps(at, mistakes, language)] if mistakes and past.game.replay else []
        post = framed(parts, steps, colour=WOOD, four_colours=reader.four_colours)
        await responder(interaction).show(post)
        made = frozenset(reached(past, replace(at, step=one.step)) for one in mistakes)
        self._growth.note(self.service, past, deal, interaction.user.id, made)


def _steps(at: ReplayPosition, mistakes: tuple[Mistake, ...], language: str) -> Menu:
    """Menu into the replay, where each mistake lies on the table."""
    # One step may have several mistakes: it is listed once.
    steps = {one.step: one for one in reversed(mistakes)}
    told = [steps[step] for step in sorted(steps)]
    options = labelled((str(replace(at, step=one.step)), one.label) for one in told)
    placeholder = say(language, "analysis-menu")
    return Menu(PageId(ROOM, "open"), placeholder, options, cards=[one.card for one in told])
