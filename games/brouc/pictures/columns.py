"""Contents of the slate, apart from drawing (rules 4.2, 6.2, 9.4)."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.actions import Declare
from brouc.cards import Suit
from brouc.events import DealResult, Ending
from brouc.seats import Seat, Team
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from brouc.view import View
from games.brouc.pictures.words import team_letters
from render.style.words import Words


@dataclass(frozen=True, slots=True)
class Bottom:
    """A marriage chalked at the bottom: its value in card points, and its suit if still known."""

    value: int
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Column:
    """One team's column as it is to be drawn."""

    team: Team
    head: str
    struck: tuple[int, ...]
    """Totals of this game that no longer hold, in order."""
    now: int | None
    """The total that holds; ``None`` once the game is over and all is struck."""
    bottom: tuple[Bottom, ...]
    coches: int
    """Strokes in this column: coches against the team; in 1802 the team's own parties."""
    new: int
    """Number of them from the deal just finished."""


def order(viewer: Team | None) -> tuple[Team, Team]:
    """The left and the right column: « Vous | Nous » for a viewer (rules 4.2)."""
    right = Team.EW if viewer is None else viewer
    return right.other, right


def columns(view: View, viewer: Team | None, say: Words) -> tuple[Column, Column]:
    """Contents of the two columns, left and right."""
    left, right = order(viewer)
    game = _game(view)
    return _column(view, left, viewer, game, say), _column(view, right, viewer, game, say)


def _game(view: View) -> tuple[DealResult, ...]:
    """The finished deals of the game to show: the running one, or the one just ended."""
    results = view.results
    ended = _just_ended(view)
    start = 0
    for i, result in enumerate(results[:-1] if ended else results, 1):
        if result.game_over:
            start = i
    return results[start:]


def _just_ended(view: View) -> bool:
    over = bool(view.results) and view.results[-1].game_over
    return over and (view.deal is None or view.deal.result is not None)


def _column(
    view: View, team: Team, viewer: Team | None, game: tuple[DealResult, ...], say: Words
) -> Column:
    written = [result.slate[team] for result in game if result.ending is Ending.COUNTED]
    ended = _just_ended(view)
    last = view.results[-1] if view.results and _between(view) else None
    marked = team.other if view.rules.ancient else team
    if viewer is None:
        head = team_letters(say, team)
    else:
        head = say("picture-label-us" if team is viewer else "picture-label-them")
    return Column(
        team,
        head,
        tuple(written if ended else written[:-1]),
        None if ended else view.slate[team],
        _bottom(view, team),
        view.coches[marked],
        last.coches if last is not None and last.against is marked else 0,
    )


def _between(view: View) -> bool:
    return view.deal is None or view.deal.result is not None


def _bottom(view: View, team: Team) -> tuple[Bottom, ...]:
    items = [Bottom(view.carried[team], None)] if view.carried[team] else []
    deal = view.deal
    if deal is not None and deal.result is None:
        items += [Bottom(value, suit) for seat, suit, value in declared(view) if seat.team is team]
    return tuple(items)


def declared(view: View) -> tuple[tuple[Seat, Suit, int], ...]:
    """Declarations of the deal in card points; a raise replaces the first (rules 3.2)."""
    deal = view.deal
    if deal is None:
        return ()
    values = {
        (entry.said.seat, entry.said.suit): marriage_value(
            Marriage(entry.said.suit, entry.said.extended), deal.trump
        )
        for entry in deal.spoken
        if isinstance(entry.said, Declare)
    }
    return tuple((seat, suit, value) for (seat, suit), value in values.items())
