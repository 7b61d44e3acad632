"""A view with nonsense raises a clear error instead of drawing nonsense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from brouc.cards import PACK
from brouc.seats import PerSeat, PerTeam, Seat, Team
from brouc.slate import Coches
from brouc.tricks import Trick
from brouc.view import DealView, View, view
from gamekit.api.scenes import Look
from games.brouc.pictures import (
    animation,
    board,
    final,
    hand,
    recap,
    replay_step,
    slate,
)
from tests.games.brouc.pictures.states import NAMES, first

STATE = first(
    3, lambda s: bool(s.deal and len(s.deal.tricks) == 4 and len(s.deal.trick.cards) == 2)
)
OVER = first(3, lambda s: not s.running and s.deal is not None and len(s.deal.tricks) == 8)
SEEN = view(STATE, None)


def changed(change: Callable[[DealView], DealView]) -> View:
    assert SEEN.deal is not None
    return replace(SEEN, deal=change(SEEN.deal))


NONSENSE: dict[str, tuple[str, View]] = {
    "a card twice": (
        "twice",
        changed(lambda d: replace(d, trick=Trick(d.trick.leader, d.tricks[0].cards[:2]))),
    ),
    "five tricks more": ("twice|eight", changed(lambda d: replace(d, tricks=d.tricks * 3))),
    "short trick": (
        "has 3 cards",
        changed(lambda d: replace(d, tricks=(replace(d.tricks[0], cards=d.tricks[0].cards[:3]),))),
    ),
    "wrong winner": (
        "is not",
        changed(
            lambda d: replace(
                d,
                tricks=(replace(d.tricks[0], winner=d.tricks[0].winner.right), *d.tricks[1:]),
            )
        ),
    ),
    "trump unlike the indicator": (
        "trump",
        changed(
            lambda d: replace(
                d, indicator_was=next(c for c in PACK if c.suit is not d.trump), indicator=None
            )
        ),
    ),
    "too many cards held": ("holds", changed(lambda d: replace(d, held=PerSeat(8, 8, 8, 8)))),
    "a spectator's hand": (
        "spectator",
        changed(lambda d: replace(d, hand=STATE.deal.hands.north if STATE.deal else ())),
    ),
    "coches below zero": ("coches", replace(SEEN, coches=PerTeam(Coches(-1), Coches(0)))),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused(what: str) -> None:
    said, nonsense = NONSENSE[what]
    with pytest.raises(ValueError, match=said):
        board(nonsense, NAMES)
    with pytest.raises(ValueError, match=said):
        slate(nonsense, Team.NS, NAMES)


def test_the_view_itself_is_fine() -> None:
    assert board(SEEN, NAMES).width == 1000


def test_a_picture_that_does_not_exist_is_refused() -> None:
    nothing = replace(SEEN, deal=None)
    with pytest.raises(ValueError, match="no deal"):
        hand(replace(nothing, seat=Seat.NORTH), NAMES)
    with pytest.raises(ValueError, match="spectator"):
        hand(SEEN, NAMES)
    with pytest.raises(ValueError, match="over"):
        recap(SEEN, NAMES)
    with pytest.raises(ValueError, match="over"):
        replay_step(SEEN, 0, NAMES)
    with pytest.raises(ValueError, match="over"):
        animation(SEEN, NAMES)
    with pytest.raises(ValueError, match="won"):
        final(SEEN, NAMES)
    with pytest.raises(ValueError, match="steps"):
        replay_step(view(OVER, None), 33, NAMES)
    with pytest.raises(ValueError, match="steps"):
        replay_step(view(OVER, None), -1, NAMES)
    with pytest.raises(ValueError, match="language"):
        board(SEEN, NAMES, Look(language="rm"))
