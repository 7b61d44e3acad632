"""The match is over: who has won, the columns of coches, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from brouc.cards import Suit
from brouc.result import Ending
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints
from brouc.view import View
from gamekit.cardgame.kinds import FinalFacts as EndFacts
from gamekit.cardgame.scene import Item, Table, decided, part, podium, ratings_told, told
from gamekit.cardgame.speech import Speech
from games.brouc.pictures.slate import columns
from i18n import format_number
from render.style.words import lasting
from render.table import chalk
from render.table.chalk import Chalk, tally_height
from render.table.ending import WRITING, Fact, draw_facts
from render.table.surfaces import stone

_LINES = 212
"""Px for the lines of games."""
_STROKES = 62
"""Px for strokes beside a number: to the line in the middle, and to the slate's frame."""
_LEAST = 24
"""Px of a line at least; where there are more games, the last ones are shown."""


@dataclass(frozen=True, slots=True)
class BestMarriage:
    """The most valuable marriage declared or won in the match."""

    seat: Seat
    suit: Suit
    value: int
    """Card points."""


@dataclass(frozen=True, slots=True)
class FinalFacts(EndFacts):
    """Data beyond the match's view; missing data are not shown."""

    best: BestMarriage | None = None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """End of a game."""

    slate: PerTeam[SlatePoints]
    """Both totals after its last deal."""
    new: PerTeam[int]
    """Entries in each team's column: coches against it, in 1802 its own parties."""


def played_games(view: View) -> tuple[PlayedGame, ...]:
    """All games of the match, in order; a match may end within one (rules 6.1, 6.6)."""
    return tuple(_games(view))


def _games(view: View) -> Iterator[PlayedGame]:
    before = PerTeam(Coches(0), Coches(0))
    for number, result in enumerate(view.results, 1):
        if result.game_over or number == len(view.results):
            # Number in a team's column: 1802 marks count for oneself (rules 9.4).
            gained = [result.total[team] - before[team] for team in (Team.NS, Team.EW)]
            new = PerTeam(*reversed(gained)) if view.rules.ancient else PerTeam(*gained)
            before = result.total
            yield PlayedGame(result.slate, new)


def ground(view: View, table: Table, facts: FinalFacts) -> Image.Image:
    """Winners and losers; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    sides = winner.seats, winner.other.seats
    loses = partial(_lost, view, table.speech)
    return podium(table, *sides, facts.ratings, loses)


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    say, ancient = table.speech, view.rules.ancient
    winners = " & ".join(map(table.told, winner.seats))
    heads = dict(zip(("ns_team", "ew_team"), _heads(say), strict=True))
    left, right = columns(view, None, say)
    games = (f"{'–'.join(map(format_number, game.slate))}" for game in played_games(view))
    yield told(
        f"{winners} {say('picture-final-win')}",
        say("alt-parties" if ancient else "alt-coches", ns=left.coches, ew=right.coches, **heads),
        f"{_lost(view, say, list(map(table.told, winner.other.seats)))}.",
    )
    yield part(partial(lay_history, view), say("alt-final-games", list=", ".join(games)))
    shown, sentences = zip(*_facts(view, facts, table), strict=True)
    yield part(lambda image, table: draw_facts(image, shown), *sentences)
    yield ratings_told(table, facts.ratings)


def _heads(say: Speech) -> list[str]:
    return [say(f"team-{team}-short") for team in Team]


def _lost(view: View, say: Speech, losers: Sequence[str]) -> str:
    """Text of the losers and the margin; ``losers``: display names."""
    one, two = losers
    by = abs(view.coches.ns - view.coches.ew)
    parties = "-parties" if view.rules.ancient else ""
    return say(f"picture-final-lost{parties}{'-one' if by == 1 else ''}", one=one, two=two, by=by)


def _facts(view: View, facts: FinalFacts, table: Table) -> Iterator[tuple[Fact, str]]:
    """Memorable facts, each with its sentence."""
    say, best = table.speech, facts.best

    def plain(key: str, value: str) -> tuple[Fact, str]:
        label = say(f"picture-final-{key}")
        return Fact(label, value), say("alt-final-fact", name=label, value=value)

    yield plain("deals", str(len(view.results)))
    if facts.duration is not None:
        yield plain("duration", lasting(facts.duration))
    # All eight tricks, announced or not.
    made = [r.by for r in view.results if r.ending in (Ending.CAPE, Ending.DEMAND_MADE)]
    ns, ew = map(made.count, Team)
    north, east = _heads(say)
    capes = say("alt-capes", ns_team=north, ns=ns, ew_team=east, ew=ew)
    yield Fact(say("picture-final-capes"), f"{ns} – {ew}"), capes
    if best is not None:
        who = table.told(best.seat)
        text = say("alt-best", value=best.value, suit=say.suit(best.suit), name=who)
        label, name = say("picture-final-best"), table.name(best.seat)
        yield Fact(label, str(best.value), best.suit, name), text


def lay_history(view: View, image: Image.Image, table: Table) -> None:
    """The match's slate: a line for each game with both totals and its coches, and all of them."""
    say = table.speech
    box = WRITING
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    places = {Team.NS: box.w * 0.27, Team.EW: box.w * 0.73}
    chalked.line((box.w / 2 + 2, 24), (box.w / 2 - 2, box.h - 126), 4, 4)
    chalked.line((36, 78), (box.w - 36, 76), 4, 3)
    for team, cx in places.items():
        chalked.text((cx, 64), say(f"team-{team}-short"), 54, "ms")
    games = played_games(view)[-(_LINES // _LEAST) :]
    step = min(52, _LINES // max(1, len(games)))
    for row, game in enumerate(games):
        y = 78 + step * (row + 1) - 8
        for team, cx in places.items():
            size = min(42, step)
            chalked.text((cx - 12, y), format_number(game.slate[team]), size, "rs")
            if new := game.new[team]:
                tall = tally_height(_STROKES, min(34, step - 6), new)
                bright.tally(cx + 4, y, tall, new, upright=view.rules.ancient)
    chalked.line((36, box.h - 120), (box.w - 36, box.h - 122), 4, 3)
    for column in columns(view, None, say):
        cx = places[column.team]
        chalked.text((cx - 12, box.h - 66), str(column.coches), 60, "rs")
        tall = tally_height(_STROKES, 46, column.coches)
        chalked.tally(cx + 4, box.h - 66, tall, column.coches, upright=view.rules.ancient)
    label = say("picture-sum-parties" if view.rules.ancient else "picture-sum-coches")
    chalked.text((box.w / 2, box.h - 32), label, 34, "ms")
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    image.paste(sheet, (box.x, box.y))
