"""Messages of Le Brouc (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from typing import Final

from brouc.view import View
from gamekit.api.face import At, Command, Help, Page, Say, Seen
from gamekit.api.panel import Choice, Panel
from games.brouc.face import commands, final, pages, private, public, speech
from games.brouc.words import say


class BroucFace:
    """Stateless; public messages are in :mod:`~games.brouc.face.public`."""

    @property
    def say(self) -> Say:
        """Words of the game and of all games."""
        return say

    @property
    def pages(self) -> tuple[Page, ...]:
        """Last trick and slate; in private also why a card may not be played."""
        return pages.PAGES

    @property
    def commands(self) -> tuple[Command, ...]:
        """/marriage, /dehors, /cape; /slate, /last."""
        return commands.COMMANDS

    def board(self, view: View, at: At) -> Panel:
        """The deal in progress."""
        return public.board(view, at)

    def recap(self, view: View, at: At) -> Panel:
        """A finished deal."""
        return public.recap(view, at)

    def call(self, view: View, at: At) -> Panel | None:
        """A « Dehors ! » with its count."""
        return public.call(view, at)

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """The match is over."""
        return final.final(view, at, seen)

    def hand(self, view: View, at: At) -> Panel:
        """A seat's cards and calls."""
        return private.hand(view, at)

    def page(self, name: str, view: View, at: At) -> Panel:
        """The last trick, the slate, or why."""
        return pages.page(name, view, at)

    def panel(self, name: str, view: View, at: At) -> Panel:
        """The announcements of the cape."""
        return pages.panel(name, view, at)

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """An action in words: « roi de cœur », « Dehors ! »."""
        deal = view.deal if view is not None else None
        return speech.label(action, language, deal.trump if deal is not None else None)

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """Parse typed words."""
        return commands.typed(command, text, view, language)

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words."""
        return commands.proposals(command, text, view, language, help)


FACE: Final = BroucFace()
"""Instance in the game."""
