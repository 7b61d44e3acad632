"""Messages of Briscon (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At, Command, Help, Page, Say, Seen
from gamekit.api.panel import Choice, Panel
from games.briscon.engine.view import View
from games.briscon.face import commands, final, pages, private, public, speech
from games.briscon.words import say


class BrisconFace:
    """Stateless; public messages are in :mod:`~games.briscon.face.public`."""

    @property
    def say(self) -> Say:
        """Words of the game and of all games."""
        return say

    @property
    def pages(self) -> tuple[Page, ...]:
        """Last trick and sheet; in private also why a card may not be played."""
        return pages.PAGES

    @property
    def commands(self) -> tuple[Command, ...]:
        """/melden, /rauben, /aus; /sheet, /last."""
        return commands.COMMANDS

    def board(self, view: View, at: At) -> Panel:
        """The deal in progress."""
        return public.board(view, at)

    def recap(self, view: View, at: At) -> Panel:
        """A finished deal."""
        return public.recap(view, at)

    def call(self, view: View, at: At) -> Panel | None:
        """An « aus » with its count."""
        return public.call(view, at)

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """The match is over."""
        return final.final(view, at, seen)

    def hand(self, view: View, at: At) -> Panel:
        """A seat's cards and calls."""
        return private.hand(view, at)

    def page(self, name: str, view: View, at: At) -> Panel:
        """The last trick, the sheet, or why."""
        return pages.page(name, view, at)

    def panel(self, name: str, view: View, at: At) -> Panel:
        """Never requested: no such buttons."""
        raise KeyError(name)

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """An action in words: « roi de cœur », « Aus »."""
        return speech.label(action, language)

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """Parse typed words."""
        return commands.typed(command, text, view, language)

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words."""
        return commands.proposals(command, text, view, language, help)


FACE: Final = BrisconFace()
"""Instance in the game."""
