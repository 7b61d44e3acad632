"""Game from a :class:`CardGame`: every part by default, each replaceable by keyword."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from gamekit.api.counts import Count, Counts, Metric
from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.game import Daily, Game
from gamekit.api.panel import Panel
from gamekit.records.journal import JournalRecords
from games.cardgame.computers import CardComputers
from games.cardgame.face import CardFace, CardReplay
from games.cardgame.game import CardGame
from games.cardgame.pictures import CardScenes
from games.cardgame.rules import CardRules
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View
from games.own_engine.comparing import REASONS
from i18n import COMMON, LANGUAGES, Sentences, Texts

WORDS: Final = Path(__file__).parent / "words"
_TO_WRITE: Final = ("begin", "next", "refuses", "accept", "score")
"""Methods without a default."""


def card_game(game: CardGame, **parts: Any) -> Game:
    """Make the game; ``parts`` replaces parts of :class:`gamekit.api.game.Game`.

    Raises ``TypeError`` for a game that lacks something.
    """
    _check(game)
    rules = parts.pop("rules", None) or CardRules(game)
    say = sentences(game)
    face = parts.pop("face", None) or CardFace(game, rules, say)
    scenes = CardScenes(game, rules, say)
    made: dict[str, Any] = {
        "scenes": scenes,
        "players": CardComputers(game, rules),
        "counts": counts(game),
        "records": JournalRecords(rules),
        "replay": CardReplay(face),
        "course": Booklet(game),
        "daily": daily(game),
        "clockwise": game.clockwise,
        "pieces": rules.pieces,
        "hidden": rules.hidden,
    }
    return Game(rules=rules, face=face, **{**made, **parts})


def _check(game: CardGame) -> None:
    """Name a newcomer's slips before the first deal."""
    if isinstance(game, type):
        raise TypeError(f"a game is needed, not its class: card_game({game.__name__}())")
    own, kind = type(game), type(game).__name__
    missing = [name for name in _TO_WRITE if getattr(own, name) is getattr(CardGame, name)]
    if missing:
        raise TypeError(f"{kind} lacks {', '.join(missing)}")
    ends = own.over is not CardGame.over or own.goal is not CardGame.goal
    if not ends and "goal" not in (option.name for option in game.options):
        raise TypeError(f"{kind} never ends: it has no option goal, and over is not replaced")
    for option in game.options:
        if not all(isinstance(value, str) for value in option.values):
            raise TypeError(f"{kind}: values {option.values!r} of {option.name} are no texts")
    houses = (CardGame.thumb, CardGame.speaks, TrickGame.thumb)
    asked = [name for name in ("thumb", "speaks") if getattr(own, name) not in houses]
    if game.draws and asked and own.imagined is CardGame.imagined:
        raise TypeError(f"{kind} draws cards: without imagined, {asked[0]} is never asked")
    spoken = () if isinstance(game.words, Path) else tuple(game.words)
    if unknown := sorted({game.language, *spoken} - set(LANGUAGES)):
        raise TypeError(f"{kind} speaks {unknown[0]!r}; there are {', '.join(LANGUAGES)}")
    if spoken and game.language not in spoken:
        raise TypeError(f"{kind} has no words in its language {game.language!r}")


def sentences(game: CardGame) -> Sentences:
    """The game's words over those of the house."""
    own = game.words if isinstance(game.words, Path) else Texts(tuple(game.words.items()))
    given = Texts((("", "\n".join(_given(game)) + "\n"),))
    return Sentences(COMMON, REASONS, WORDS, given, own, fallback=game.language)


def _given(game: CardGame) -> Iterator[str]:
    """Sentences that follow from the data in every language."""
    if not game.partners:
        yield from (f"side-{seat} = {{ $one }}" for seat in game.seats)
    if not game.tricks:
        yield "columns-line = { column-points } { $points }"
    known = set(map(frozenset, game.partners)) == {frozenset("NS"), frozenset("EW")}
    yield f"lobby-sides = {{ sides-{'against' if known else 'alone'} }}"


def counts(game: CardGame) -> Counts:
    """Statistics of every card game, then the game's own."""
    common = (
        Count("points", shared=True),
        Count("deals", shared=True),
        Count("best_deal", over_matches="max", shared=True),
    )
    tricks = ("tricks",) if game.tricks else ()
    return Counts(
        counts=(*common, *map(Count, tricks), *game.counts),
        metrics=(
            Metric("points-per-deal", of="points", per="deals", digits=1),
            *(Metric(name, of=name) for name in tricks),
            *game.metrics,
        ),
        columns=("points", *tricks),
        achievements=game.achievements,
        moments=game.moments,
        lines=("stats-points",),
        score="points",
    )


def daily(game: CardGame) -> Daily:
    """Deal of the day by a side's points more than the best other side's."""

    def side(seat: str) -> int:
        return next(place for place, seats in enumerate(game.sides) if seat in seats)

    def points(view: View, seat: str) -> int:
        own = side(seat)
        others = (value for place, value in enumerate(view.points) if place != own)
        return view.points[own] - max(others)

    def tricks(view: View, seat: str) -> Iterator[bool]:
        return (one.winner in game.sides[side(seat)] for one in view.tricks)

    return Daily(points, tricks)


class Booklet:
    """Pages of rules without lessons."""

    lessons: tuple[Lesson, ...] = ()

    def __init__(self, game: CardGame) -> None:
        self.seat: Final = game.seats[0]
        self.topics: Final = tuple(Topic(name) for name in game.topics or ("rules",))

    def task(self, place: Place, at: At) -> Panel:
        """Never requested."""
        raise ValueError("there are no lessons")

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Never requested."""
        raise ValueError("there are no lessons")

    def picture(self, place: Place, at: At) -> Panel:
        """Never requested."""
        raise ValueError("no page has a picture")
