"""Buttons and typed cards of every card game's face."""

from __future__ import annotations

from gamekit.api.face import At
from gamekit.api.panel import Act, Button
from gamekit.cards.cards import parse_cards
from games.cardgame.table_face import call_button, card_button, held_first

ACE, TEN = parse_cards("Ah Tc")


def test_a_binding_call_asks_and_is_then_said_in_the_same_place() -> None:
    before, asked = At(7, "en"), At(7, "en", sure="out N")
    assert call_button("out N", "Out", before) == Button(Act("out N", asks=True), "Out")
    said = Button(Act("out N", sure=True), "Out", style="success")
    assert call_button("out N", "Out", asked, "primary") == said
    red = call_button("out N", "Out", asked, question=("Really?", "danger"))
    assert red == Button(Act("out N", sure=True), "Really?", style="danger")


def test_a_card_that_may_not_be_played_is_never_a_question() -> None:
    asked = At(7, "en", sure="play N Ah")
    assert card_button(ACE, "play N Ah", True, asked).press == Act("play N Ah", sure=True)
    refused = card_button(ACE, "play N Ah", False, asked)
    assert (refused.press, refused.enabled) == (Act("play N Ah"), False)


def test_cards_not_held_give_one_for_the_rules_to_refuse() -> None:
    assert held_first((ACE, TEN), [TEN]) == (TEN,)
    assert held_first((ACE, TEN), []) == (ACE,)
    assert held_first((), [TEN]) == ()
