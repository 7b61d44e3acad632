"""Messages of Brus (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At, Command, Help, Page, Say, Seen
from gamekit.api.panel import Choice, Panel
from games.brus.engine.view import View
from games.brus.face import commands, pages, private, public, speech
from games.brus.words import say


class BrusFace:
    """Stateless; public messages are in :mod:`~games.brus.face.public`."""

    @property
    def say(self) -> Say:
        """Words of the game and of all games."""
        return say

    @property
    def pages(self) -> tuple[Page, ...]:
        """The cards already played, the tableau, the last trick."""
        return pages.PAGES

    @property
    def commands(self) -> tuple[Command, ...]:
        """/wagen, /kehren, /run, /takeup; /played, /tableau, /last."""
        return commands.COMMANDS

    def board(self, view: View, at: At) -> Panel:
        """The hand in progress."""
        return public.board(view, at)

    def recap(self, view: View, at: At) -> Panel:
        """A finished hand."""
        return public.recap(view, at)

    def call(self, view: View, at: At) -> Panel | None:
        """A team that ran, a game that was won."""
        return public.call(view, at)

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """The match is over."""
        return public.final(view, at, seen)

    def hand(self, view: View, at: At) -> Panel:
        """Hand and actions of a seat."""
        return private.hand(view, at)

    def page(self, name: str, view: View, at: At) -> Panel:
        """The cards already played, the tableau, or the last trick."""
        return pages.page(name, view, at)

    def panel(self, name: str, view: View, at: At) -> Panel:
        """Never requested: ``KeyError``."""
        raise KeyError(name)

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """An action in words: « roi de cœur », « Brus – wagen »."""
        return speech.label(action, language)

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """Parse typed words."""
        return commands.typed(command, text, view, language)

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words."""
        return commands.proposals(command, text, view, language, help)


FACE: Final = BrusFace()
"""Instance in the game."""
