"""Strokes on the tableau and wiped in a hand, apart from drawing (rules 10.4 to 10.9)."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.each import Each
from games.brus.engine.hand import STROKES, TO_WIN, Ending, HandResult
from games.brus.engine.seats import TEAMS, PerTeam, Team
from games.brus.engine.view import HandView, View


@dataclass(frozen=True, slots=True)
class Column:
    """One team's strokes, and what it has drawn for games lost."""

    team: Team
    standing: int
    new: int
    """Wiped in the hand in progress, or in the one just finished."""
    drawn: tuple[bool, ...]
    """For each game lost in the match, in order: whether it cost a Keule rather than a Brille."""

    @property
    def wiped(self) -> int:
        """Strokes of this game that are gone."""
        return STROKES - self.standing


@dataclass(frozen=True, slots=True)
class Tableau:
    """All that is chalked."""

    columns: tuple[Column, Column]
    stanti: int


def tableau(view: View) -> Tableau:
    """The tableau as it stands; after a game's last hand still that game's."""
    last = view.results[-1] if view.results else None
    between = view.hand is None or view.hand.result is not None
    ended = last if last is not None and last.game_over and between else None
    left, right = (_column(view, team, ended) for team in TEAMS)
    return Tableau((left, right), ended.stanti if ended is not None else view.stanti)


def _column(view: View, team: Team, ended: HandResult | None) -> Column:
    standing = ended.strokes[team] if ended is not None else view.strokes[team]
    new = wiped_in(view.hand)[team] if view.hand is not None else 0
    drawn = tuple(one.keule for one in view.results if one.game_over and one.by is team.other)
    return Column(team, standing, new, drawn)


def wiped_in(hand: HandView) -> PerTeam[int]:
    """Strokes that each team has really wiped in the hand, by dares and at its end."""
    result = hand.result

    def wiped(team: Team) -> int:
        dares = sum(one.wiped for one in hand.settled if one.team is team)
        return dares + (result.wiped if result is not None and result.by is team else 0)

    return Each.of(TEAMS, wiped)


def strokes_before(hand: HandView, result: HandResult) -> PerTeam[int]:
    """Strokes before a finished hand."""
    return Each.of(TEAMS, lambda team: result.strokes[team] + wiped_in(hand)[team])


def worth(view: View) -> int:
    """Strokes that the hand's winner has to wipe, jannen apart (rules 10.7)."""
    hand = view.hand
    if hand is None:
        return 1 + view.stanti
    return 1 + hand.stanti + sum(kehren.taken for kehren in hand.kehren)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a label's key and a number for each team."""

    key: str
    values: PerTeam[int]
    sum: bool = False
    """Whether it adds up, or takes off, what stands above it."""


def lines(hand: HandView) -> tuple[Line, ...]:
    """From the strokes before the hand to those after it; ``ValueError`` while it is not over.

    What was due beyond the strokes standing is lost (rules 10.4): a line of its own takes it off.
    """
    result = hand.result
    if result is None:
        raise ValueError("a hand is recapitulated once it is over")
    zero: PerTeam[int] = Each.of(TEAMS, lambda _: 0)
    out = [Line("before", strokes_before(hand, result))]
    if any(result.dares):
        out.append(Line("dares", result.dares))
    if result.by is not None:
        winners = result.by
        taken = sum(kehren.taken for kehren in hand.kehren)
        jannen = result.ending is Ending.WON and result.tricks[winners.other] == 0
        out.append(Line("hand", zero.put(winners, 1)))
        assert not jannen or result.tricks[winners] == TO_WIN, "five to none"
        parts = (("jannen", int(jannen)), ("kehren", taken), ("stanti", hand.stanti))
        out += [Line(key, zero.put(winners, value)) for key, value in parts if value]
        if result.due > result.wiped:
            out.append(Line("lost", zero.put(winners, result.due - result.wiped)))
    out.append(Line("standing", result.strokes, sum=True))
    return tuple(out)
