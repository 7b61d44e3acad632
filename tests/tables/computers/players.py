"""Computer players and a job of tests; a module that loads little, as workers import it."""

from __future__ import annotations

import logging
import os
from typing import Any

from base.workers.job import JobContext
from brouc.actions import Action, Play
from brouc.view import View
from gamekit.api.players import Clear, Hint, Stop


class Quiet:
    """A computer player that never speaks."""

    levels = ("beginner", "amateur", "club", "expert", "master")

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        return None

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        return None

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        return None

    def warm_up(self) -> None:
        """Do nothing."""


def log_an_error(context: JobContext, text: str) -> None:
    """A job that logs an error with a text."""
    logging.getLogger("render.x").error("failed: %s", ValueError(text), exc_info=ValueError(text))


def fail_with_a_cause(context: JobContext, text: str) -> None:
    """Fail in a worker, with the text in the error and in its cause."""
    try:
        raise KeyError(text)
    except KeyError as error:
        raise ValueError(text) from error


class Killer(Quiet):
    """Kills its process on its move, unless that is the bot's own."""

    def __init__(self, home: int) -> None:
        self.home = home

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        """The first legal card, in the bot's own process."""
        if os.getpid() != self.home:
            os._exit(3)
        return next(action for action in view.legal if isinstance(action, Play))
