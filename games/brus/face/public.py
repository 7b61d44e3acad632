"""Public messages of a hand and of the match's end.

Made from the spectator's view alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.api.face import At, Seen
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import Ending
from games.brus.engine.seats import Team
from games.brus.engine.view import HandView, View
from games.brus.face.endings import ending_lines, game_line, runner
from games.brus.face.speech import (
    name_of,
    progress_line,
    said_lines,
    stake_line,
    tableau_line,
    team_of,
)
from games.brus.pictures.facts import FinalFacts
from games.brus.words import say
from i18n.cards import card_said


def board(view: View, at: At) -> Panel:
    """The hand in progress."""
    hand = view.hand
    assert hand is not None, "a board needs a hand"
    title = say(
        at.language,
        "board-title",
        hand=str(hand.number),
        trick=str(min(len(hand.tricks) + 1, 8)),
        dealer=name_of(at, hand.dealer),
    )
    return Panel(
        title=title,
        lines=(*said_lines(hand, at), *asked_lines(hand, at)),
        small=(
            stake_line(view, at.language),
            progress_line(hand, at.language),
            tableau_line(view, at.language),
        ),
        scene=Scene("board", view),
    )


def asked_lines(hand: HandView, at: At) -> Iterator[str]:
    """Question to the other team while a card lies turned."""
    if hand.asked is not None:
        team = team_of(at, hand.asked.seat.team.other)
        yield say(at.language, "board-asked", team=team)


def recap(view: View, at: At) -> Panel:
    """A finished hand."""
    hand = view.hand
    assert hand is not None, "a recap needs a hand"
    ending = tuple(ending_lines(hand, hand.result, at)) if hand.result is not None else ()
    title = say(at.language, "recap-title", hand=str(hand.number), dealer=name_of(at, hand.dealer))
    return Panel(
        title=title,
        lines=(*ending, *said_lines(hand, at)),
        small=(tableau_line(view, at.language),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """Message on a team that ran, with both its hands shown (rules 10.6), or on a game won."""
    hand = view.hand
    result = hand.result if hand is not None else None
    if hand is None or result is None or result.by is None:
        return None
    lines: list[str] = []
    if result.ending is Ending.RUN:
        lines.append(say(at.language, "call-run", person=runner(hand, at)))
        lines += _shown(hand, result.by.other, at)
    if result.game_over:
        lines.append(say(at.language, "call-game"))
        lines.append(game_line(result, result.by, at))
    return Panel(lines=tuple(lines), tone="loud") if lines else None


def final(view: View, at: At, seen: Seen) -> Panel:
    """The match is over."""
    language, title = at.language, ""
    if view.winner is not None:
        title = say(language, "final-title", winners=team_of(at, view.winner))
    score = say(
        language,
        "final-score",
        ns_name=say(language, "team-NS"),
        ns=str(view.games[Team.NS]),
        ew_name=say(language, "team-EW"),
        ew=str(view.games[Team.EW]),
        hands=len(view.results),
    )
    scene = Scene("final", view, FinalFacts(seen.seconds, dict(seen.ratings)))
    return Panel(title=title, lines=(score,), scene=scene)


def _shown(hand: HandView, team: Team, at: At) -> Iterator[str]:
    for seat in team.seats:
        held = hand.shown[seat] if hand.shown is not None else ()
        cards = " ".join(card_said(at.language, card) for card in sorted_hand(held)) or "–"
        yield say(at.language, "call-shown", person=name_of(at, seat), cards=cards)
