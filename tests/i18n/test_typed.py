"""Typed cards are understood in four languages, and never guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.cards.cards import PACK, Card, Suit, parse_cards
from i18n.cards import card_name
from i18n.typed import read_card
from tests.fuzzing import fuzz


@pytest.mark.parametrize(
    ("text", "language", "card"),
    [
        ("as coeur", "fr", "Ah"),
        ("As de cœur", "fr", "Ah"),
        ("dame d'atout", "fr", "Qd"),
        ("dame d’atout", "fr", "Qd"),
        ("10 de trèfle", "fr", "Tc"),
        ("dix trefle", "fr", "Tc"),
        ("RP", "fr", "Ks"),
        ("vk", "fr", "Jd"),
        ("7♣", "fr", "7c"),
        ("♥ 10", "fr", "Th"),
        ("Herz-Ass", "de", "Ah"),
        ("Kreuz König", "de", "Kc"),
        ("Koenig Karo", "de", "Kd"),
        ("Trumpf Bube", "de", "Jd"),
        ("Pik 8", "de", "8s"),
        ("BKr", "de", "Jc"),
        ("asso di cuori", "it", "Ah"),
        ("donna di fiori", "it", "Qc"),
        ("fante di briscola", "it", "Jd"),
        ("10q", "it", "Td"),
        ("ace of hearts", "en", "Ah"),
        ("AH", "en", "Ah"),
        ("queen of trumps", "en", "Qd"),
        ("the ten of clubs", "en", "Tc"),
        ("jack spades", "en", "Js"),
        ("ts", "en", "Ts"),
        ("ace of hearts", "rm", "Ah"),
    ],
)
def test_a_card_in_each_language(text: str, language: str, card: str) -> None:
    assert read_card(text, language, Suit.DIAMONDS) == (Card.parse(card),)


@pytest.mark.parametrize("language", ["fr", "de", "it", "en"])
@pytest.mark.parametrize("card", PACK, ids=str)
def test_its_name_and_the_records_form_are_understood_everywhere(language: str, card: Card) -> None:
    assert read_card(card_name(language, card), language, None) == (card,)
    assert card in read_card(card.text, language, None)


def test_the_hand_settles_what_two_readings_share() -> None:
    both = parse_cards("Ah Ac")
    assert read_card("Ac", "fr", None, both) == both
    assert read_card("Ac", "fr", None, parse_cards("Ah 7d")) == parse_cards("Ah")
    assert read_card("Ac", "fr", None, parse_cards("Ac 7d")) == parse_cards("Ac")
    # A bare rank or suit means every such card.
    hand = parse_cards("As Ac 7h")
    assert read_card("as", "fr", None, hand) == parse_cards("Ac As")
    assert read_card("coeur", "fr", None, hand) == parse_cards("7h")
    assert read_card("dame", "fr", None, hand) == ()


@pytest.mark.parametrize("text", ["", " ", "coucou", "roi roi", "dame d'atout", "1h", "x" * 400])
def test_what_is_not_a_card_is_none(text: str) -> None:
    assert read_card(text, "fr", None) == ()


@fuzz(False, light=100)
@given(st.text(max_size=60), st.sampled_from(["fr", "de", "it", "en", "xx"]))
def test_nothing_that_is_typed_breaks_it(text: str, language: str) -> None:
    assert set(read_card(text, language, Suit.HEARTS)) <= set(PACK)
