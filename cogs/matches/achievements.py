"""Achievements of a person: counts that have reached a number, private until they are shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from cogs.i18n.sentences import own, person_name, say
from cogs.messages.components import Button
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import Post, framed
from cogs.view.panels import GOLD
from db import Standing, Statistics
from db.results import combined
from gamekit.api.counts import Achievement
from gamekit.api.game import Game
from tables.runtime.results import beaten

_OF_ALL: Final = (
    Achievement("first-win", "matches_won"),
    Achievement("ten-wins", "matches_won", 10),
    Achievement("hundred-matches", "matches", 100),
)
"""Achievements of every game."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Achievement and the person's value of its count."""

    achievement: Achievement
    have: int

    @property
    def reached(self) -> bool:
        """Whether it is achieved."""
        return self.have >= self.achievement.least


def achievements(game: Game) -> Iterator[Achievement]:
    """Yield those of every game, then the game's own."""
    yield from _OF_ALL
    if game.players is not None:
        yield Achievement("strongest-beaten", beaten(game.players.levels[-1]))
    yield from game.counts.achievements


def progress(game: Game, found: Statistics, best: Mapping[str, int]) -> tuple[Progress, ...]:
    """Return the person's progress; ``best``: the highest counts of a single match."""
    career = combined((found.contested, found.solo), game.counts.highest)
    return tuple(
        Progress(one, best.get(one.of, 0) if one.within == "match" else _career(career, one.of))
        for one in achievements(game)
    )


def _career(standing: Standing, name: str) -> int:
    match name:
        case "matches":
            return standing.matches
        case "matches_won":
            return standing.matches_won
        case _:
            return standing.count(name)


def summary(key: str, game: Game, made: tuple[Progress, ...], language: str) -> str:
    """Sentence with the numbers of reached and of all achievements."""
    reached = sum(one.reached for one in made)
    name = game.face.say(language, "game-name")
    return say(language, key, game=name, reached=reached, count=len(made))


def achievements_page(
    person: int,
    game: Game,
    made: tuple[Progress, ...],
    language: str,
    share: PageId | None,
    back: PageId | None,
) -> Post:
    """The page: private with the way ``back``, else only what is reached; ``share``: to publish."""
    lines = [
        say(language, "achievements-title", who=person_name(language, person)),
        summary("achievements-head", game, made, language),
    ]
    lines += [_line(game, one, language) for one in made if one.reached or back is not None]
    buttons = []
    if back is not None:
        buttons.append(Button(back, say(language, "stats-back")))
    if share is not None:
        buttons.append(Button(share, say(language, "standings-share")))
    return framed(["\n".join(lines)], buttons, colour=GOLD)


def _line(game: Game, one: Progress, language: str) -> str:
    what = own(game, language, f"achievement-{one.achievement.name}", least=one.achievement.least)
    if one.reached:
        return say(language, "achievement-reached", what=what)
    if not one.have:
        return say(language, "achievement-open", what=what)
    return say(language, "achievement-so-far", what=what, have=one.have)
