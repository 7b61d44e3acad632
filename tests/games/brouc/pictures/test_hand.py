"""Le Brouc's hand: cards keep their places and are seen whole."""

from __future__ import annotations

from itertools import pairwise

from brouc.cards import sorted_hand
from brouc.seats import SEATS
from brouc.view import view
from gamekit.api.scenes import Look, Scene
from games.brouc.game import SCENES
from games.brouc.pictures import hand
from games.brouc.pictures.hand import held
from render.cards.faces import RATIO
from tests.games.brouc.pictures.states import CALLED, walk


def test_no_card_moves_in_a_hand_while_its_owner_may_play_on() -> None:
    kept = 0
    for before, after in pairwise(walk(11)):
        if before.deal is None or after.deal is None or not before.running & after.running:
            continue
        for seat in SEATS:
            now = held(view(after, seat)).hand
            cards = tuple(card for card in now.cards if card is not now.gone)
            assert cards == sorted_hand(after.deal.hands[seat], after.deal.dealt.trump)
            if before.deal.turn is after.deal.turn is seat:
                assert now.cards == held(view(before, seat)).hand.cards
                kept += now.gone is not None
            else:
                assert now.gone is None
    assert kept


def test_a_hand_is_as_high_as_its_rows() -> None:
    heights = {}
    for state in walk(11):
        deal = state.deal
        if deal is not None and state.running and len(deal.hands[SEATS[0]]) not in heights:
            shown = SCENES.draw(Scene("hand", view(state, SEATS[0])), CALLED, Look())
            heights[len(deal.hands[SEATS[0]])] = shown.height
    assert heights[8] == heights[6] > heights[4] == heights[1] > heights[0]
    # No card is cut by the picture.
    _, top, width = hand._PLACES[-1]
    assert top + round(width * RATIO) <= hand._HEIGHTS[2]
