"""Texts of a hand's end and worth (rules 10.7 to 10.9)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.api.face import At
from games.brus.engine.hand import TO_WIN, Ending, HandResult
from games.brus.engine.seats import Team
from games.brus.engine.view import HandView
from games.brus.face.speech import name_of, team_of
from games.brus.words import say


def ending_lines(hand: HandView, result: HandResult, at: At) -> Iterator[str]:
    """Lines on the winner, the strokes wiped with reasons, and a game won."""
    language, number = at.language, str(result.number)
    if result.by is None:
        yield say(language, "ending-stanto", hand=number, stanti=int(result.stanti))
        return
    values: dict[str, str | int] = {
        "hand": number,
        "team": team_of(at, result.by),
        "wiped": int(result.wiped),
    }
    if result.ending is Ending.RUN:
        yield say(language, "ending-run", person=runner(hand, at), **values)
    else:
        own, others = result.tricks[result.by], result.tricks[result.by.other]
        yield say(language, "ending-won", own=str(own), others=str(others), **values)
    if result.due > 1:
        yield say(language, "ending-reasons", **reasons(hand, result))
    if result.game_over:
        yield game_line(result, result.by, at)


def reasons(hand: HandView, result: HandResult) -> dict[str, int]:
    """Reasons for strokes wiped besides the hand itself (rules 10.7)."""
    assert result.by is not None, "a hand that was won"
    return {
        "jannen": int(result.tricks[result.by] == TO_WIN and not result.tricks[result.by.other]),
        "kehren": sum(kehren.taken for kehren in hand.kehren),
        "stanti": int(hand.stanti),
    }


def game_line(result: HandResult, winners: Team, at: At) -> str:
    """Winner of the game, and the losers' drawing (rules 10.8)."""
    return say(
        at.language,
        "game-keule" if result.keule else "game-brille",
        winners=team_of(at, winners),
        losers=team_of(at, winners.other),
    )


def runner(hand: HandView, at: At) -> str:
    """Seat that ran from the last turned card."""
    seat = hand.kehren[-1].answered_by
    assert seat is not None, "somebody ran"
    return name_of(at, seat)
