"""Strokes wiped in a finished hand, line by line, for checking (rules 10.5, 10.7)."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.each import Each
from games.brus.engine.hand import TO_WIN, Ending
from games.brus.engine.seats import TEAMS, PerTeam
from games.brus.engine.view import HandView
from games.brus.pictures.strokes import strokes_before


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
