"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from gamekit.cardgame.final import Course, Entry, Facts, Outcome, decided
from gamekit.cardgame.kinds import FinalFacts
from gamekit.cardgame.scene import Item, Table
from gamekit.cardgame.speech import Speech
from games.brus.engine.hand import TO_WIN, Ending, HandResult
from games.brus.engine.seats import TEAMS, Team
from games.brus.engine.view import View
from games.brus.pictures.marks import brille, keule, strokes, strokes_width
from games.brus.pictures.tableau import strokes_told, tableau
from render.table.chalk import Writing
from render.table.ending import Fact


def outcome(view: View, table: Table) -> Outcome:
    """Winners and losers; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    return Outcome(winner.seats, winner.other.seats, partial(lost, view, table.speech))


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """Strokes left after each game or hand, and what is worth remembering."""
    say, several, ends = table.speech, view.rules.games > 1, course(view)
    standing = ", ".join("–".join(map(str, one.strokes)) for one in ends)
    told = strokes_told(tableau(view), say, False)
    told.append(say("alt-final-games" if several else "alt-final-hands", list=standing))
    label = say(f"picture-final-{'games-won' if several else 'strokes-left'}")
    if several:
        told.append(f"{label}: {'–'.join(map(str, view.games))}.")
        end = [Entry(str(games)) for games in view.games]
    else:
        end = [Entry("", beside=partial(_left, left)) for left in view.results[-1].strokes]
    heads = [say(f"team-{team}-short") for team in TEAMS]
    lines = [
        [Entry(str(one.strokes[team]), beside=partial(_drawn, one, team)) for team in TEAMS]
        for one in ends
    ]
    yield Course(heads, lines, end, label, told)
    others = (Fact(say(f"picture-final-{key}"), value) for key, value in feats(view))
    yield Facts.of(table, ("picture-final-hands", len(view.results)), facts.duration, *others)


def course(view: View) -> tuple[HandResult, ...]:
    """The match from its beginning: ends of games where it goes to several, else of hands."""
    several = view.rules.games > 1
    return tuple(one for one in view.results if one.game_over or not several)


def _drawn(ended: HandResult, team: Team, written: Writing, x: float, y: float, size: int) -> None:
    """Brille or Keule of a team that lost a game (rules 10.8)."""
    if ended.game_over and ended.by is team.other:
        tall = min(34, size - 2)
        (keule if ended.keule else brille)(written.bright, x + 40, y - tall * 0.42, tall)


def _left(standing: int, written: Writing, x: float, y: float, size: int) -> None:
    strokes(written.plain, x - 4 - strokes_width(46) / 2, y - 2, 46, standing)


def lost(view: View, say: Speech, losers: Sequence[str]) -> str:
    """Text of the losers and the margin; ``losers``: display names.

    Raises ``ValueError`` while nobody has won.
    """
    winner = decided(view.winner)
    one, two = losers
    team = winner.other
    if view.rules.games > 1:
        games = {"own": view.games[team], "others": view.games[winner]}
        return say("picture-final-lost-games", one=one, two=two, **games)
    left = view.results[-1].strokes[team]
    key = "picture-final-lost-one" if left == 1 else "picture-final-lost"
    return say(key, one=one, two=two, left=left)


def feats(view: View) -> tuple[tuple[str, str], ...]:
    """Key of a label and what stands behind it; of the teams North-South's first."""
    results = view.results
    jannen = [one.by for one in results if sorted(one.tricks) == [0, TO_WIN]]
    runs = [one.by.other for one in results if one.by and one.ending is Ending.RUN]
    counts = {
        "dares": [sum(one.dares[team] for one in results) for team in TEAMS],
        "jannen": list(map(jannen.count, TEAMS)),
        "runs": list(map(runs.count, TEAMS)),
    }
    return tuple((key, " – ".join(map(str, of))) for key, of in counts.items())
