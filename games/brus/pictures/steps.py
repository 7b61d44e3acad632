"""A finished hand taken apart into its actions, and the engine's state after each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.hand import HandState, Laid
from games.brus.engine.match import MatchState, apply
from games.brus.engine.seats import TEAMS
from games.brus.engine.view import HandView, LaidView, View
from games.brus.pictures.strokes import strokes_before


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the hand after the dealing: a card played or turned, an answer, a dare."""

    action: Play | Turn | Answer | Dare
    trick: int
    """From 1."""
    leads: bool = False
    """Whether it begins its trick."""


def steps(view: View) -> tuple[Step, ...]:
    """Everything that was done in the view's hand, in order.

    Raises ``ValueError`` while the hand is not over.
    """
    return tuple(_steps(_finished(view)))


@lru_cache(maxsize=8)
def states(view: View) -> tuple[MatchState, ...]:
    """The match after each number of steps, from 0; ``ValueError`` while the hand is not over.

    The engine plays the hand again, so that hands, stock and strokes are as they were.
    """
    hand = _finished(view)
    result = hand.result
    assert result is not None, "the hand is over"
    earlier = view.results[:-1]
    before = MatchState(
        view.rules,
        strokes=strokes_before(hand, result),
        stanti=hand.stanti,
        games=Each.of(TEAMS, lambda team: sum(one.game_over and one.by is team for one in earlier)),
        results=earlier,
    )
    dealt = apply(before, Deal(hand.dealer, hand.pack))
    done: list[Action] = [step.action for step in _steps(hand)]
    return tuple(accumulate(done, apply, initial=dealt))


def hand_after(view: View, step: int) -> HandState:
    """The hand after so many steps; ``ValueError`` for a step that it does not have."""
    all_of_them = states(view)
    if not 0 <= step < len(all_of_them):
        raise ValueError(f"this replay has steps 0 to {len(all_of_them) - 1}, not {step}")
    hand = all_of_them[step].hand
    assert hand is not None, "a hand was dealt"
    return hand


def _finished(view: View) -> HandView:
    if view.hand is None or view.hand.result is None:
        raise ValueError("a hand is replayed once it is over")
    return view.hand


def _steps(hand: HandView) -> Iterator[Step]:
    tricks: list[tuple[Laid | LaidView, ...]] = [*(trick.laid for trick in hand.tricks), hand.laid]
    for number, laid in enumerate(tricks, 1):
        kehren = next((each for each in hand.kehren if each.trick == number), None)
        for place, one in enumerate(laid):
            seat, card = one.seat, one.card
            assert card is not None, "nothing lies turned once a hand is over"
            if place or kehren is None:
                yield Step(Play(seat, card, one.dared), number, leads=place == 0)
                continue
            yield Step(Turn(seat, card), number, leads=True)
            assert kehren.answered_by is not None, "the hand is over"
            yield Step(Answer(kehren.answered_by, kehren.takes), number)
            if one.dared:
                yield Step(Dare(seat), number)
