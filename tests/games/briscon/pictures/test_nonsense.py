"""A view with nonsense raises a clear error instead of drawing nonsense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from gamekit.api.scenes import Look, Scene
from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import DealView, View, view
from games.briscon.pictures.board import board
from games.briscon.pictures.facts import FilmFacts, ReplayFacts
from games.briscon.pictures.scenes import SCENES
from games.briscon.pictures.sheet import sheet
from tests.games.briscon.pictures.states import NAMES, first

STATE = first(lambda s: bool(s.deal and len(s.deal.tricks) == 4 and s.deal.trick.cards))
OVER = view(first(lambda s: bool(not s.running and s.deal and len(s.deal.tricks) == 16)), None)
SEEN = view(STATE, None)


def changed(change: Callable[[DealView], DealView]) -> View:
    assert SEEN.deal is not None
    return replace(SEEN, deal=change(SEEN.deal))


NONSENSE: dict[str, tuple[str, View]] = {
    "a card twice": (
        "twice",
        changed(lambda d: replace(d, trick=Trick(5, d.trick.leader, d.tricks[0].cards[:1]))),
    ),
    "a long trick": (
        "two cards",
        changed(lambda d: replace(d, trick=replace(d.trick, cards=(*d.trick.cards, d.indicator)))),
    ),
    "another trump": (
        "trump",
        changed(lambda d: replace(d, indicator=next(c for c in PACK if c.suit is not d.trump))),
    ),
    "too many held": ("holds", changed(lambda d: replace(d, held=Each(SEATS, (5, 5))))),
    "no stock over an upcard": ("draw", changed(lambda d: replace(d, stock=0))),
    "a spectator's hand": (
        "spectator",
        changed(lambda d: replace(d, hand=STATE.deal.hands[Seat.NORTH] if STATE.deal else ())),
    ),
    "games below zero": ("games", replace(SEEN, games=Each(SEATS, (-1, 0)))),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused(what: str) -> None:
    said, nonsense = NONSENSE[what]
    with pytest.raises(ValueError, match=said):
        board(nonsense, NAMES)
    with pytest.raises(ValueError, match=said):
        sheet(nonsense, NAMES)


def test_a_picture_that_does_not_exist_is_refused() -> None:
    refused = {
        "no scene": Scene("picnic", OVER),
        "no view": Scene("board", None),
        "needs HandFacts": Scene("hand", view(STATE, Seat.NORTH), FilmFacts()),
        "needs ReplayFacts": Scene("replay", OVER),
        "steps": Scene("replay", OVER, ReplayFacts(400)),
        "valid Seat": Scene("film", OVER, FilmFacts("X")),
        "over": Scene("recap", SEEN),
        "nobody has won": Scene("final", SEEN),
        "spectator": Scene("hand", SEEN),
        "no deal": Scene("hand", replace(SEEN, seat=Seat.NORTH, deal=None)),
    }
    for said, scene in refused.items():
        with pytest.raises(ValueError, match=said):
            SCENES.draw(scene, {}, Look())
    with pytest.raises(ValueError, match="language"):
        SCENES.draw(Scene("board", SEEN), {}, Look("rm"))
