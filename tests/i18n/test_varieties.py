"""Swiss card names and figures: a variety of German with no other difference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from brouc.seats import SEATS
from brouc.view import view
from cogs.i18n.sentences import say as of_the_bot
from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, Card, Rank, Suit
from games.brouc.face import FACE
from games.brouc.speech import say
from games.cardgame.speech import Speech
from i18n import LANGUAGES, OFFERED, VARIETIES, language_of
from i18n.cards import called, card_label, card_name, rank_letters, suit_name, the_card
from i18n.typed import read_card
from render.cards.faces import style_of
from tests.games.brouc.face.walking import RULES, at, texts_of, walk
from tests.i18n.sentences import parsed
from tests.i18n.test_typography import HOUSES

SWISS = "de-CH"
GERMAN_ONLY = re.compile(r"\b(?:Karo|Pik)\b")
BACK = (
    ("keine Ecke", "kein Karo"),
    ("eine Ecke", "ein Karo"),
    ("Ecken-", "Karo-"),
    ("Ecke", "Karo"),
    ("keine Schaufel", "kein Pik"),
    ("eine höhere Schaufel", "ein höheres Pik"),
    ("Schaufel", "Pik"),
)
"""Swiss words → German ones, with agreeing articles: « die Ecke », « das Karo »."""


def written(folder: Path, language: str) -> dict[str, str]:
    """File and key → source text."""
    return {
        f"{path.stem}/{entry.id.name}": FluentSerializer().serialize_entry(
            Message(entry.id, entry.value, entry.attributes)
        )
        for path, entry in parsed(folder, language)
    }


@pytest.mark.parametrize("folder", HOUSES, ids=lambda folder: folder.parent.name)
def test_every_sentence_that_names_diamonds_or_spades_is_said_the_swiss_way(folder: Path) -> None:
    """No other sentence but the mark in figures differs, and these differ in the names only."""
    german, swiss = written(folder, "de"), written(folder, SWISS)
    assert {key for key, text in german.items() if GERMAN_ONLY.search(text)} <= swiss.keys()
    own = {"cards/card-name", "dates/group-mark", "table/language-name"}
    for key in swiss.keys() - own:
        back = swiss[key]
        for there, here in BACK:
            back = back.replace(there, here)
        assert back == german[key]
    assert not any(GERMAN_ONLY.search(text) for text in swiss.values())


def test_cards_are_called_as_swiss_players_call_them() -> None:
    ace, jack = Card(Rank.ACE, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS)
    assert [card_name(SWISS, card) for card in (ace, jack)] == ["Schaufel-Ass", "Ecken-Bube"]
    assert the_card(SWISS, ace) == "Schaufel-Ass"
    assert [suit_name(SWISS, suit).split()[1] for suit in Suit] == [
        *("Herz", "Ecke", "Kreuz", "Schaufel")
    ]
    assert [card_label(SWISS, card) for card in PACK] == [card_label("de", card) for card in PACK]
    assert say(SWISS, "marriage-said", points=20, suit="d") == "Zwanzig in Ecke"
    assert called()[1]["Ecken-Bube"] == called()[1]["Karo-Bube"]


def test_a_picture_has_german_letters_and_swiss_words() -> None:
    look = Look(SWISS)
    assert style_of(look) == style_of(Look("de"))
    assert rank_letters(SWISS) == rank_letters("de")
    king = Speech(say, SWISS, {}, message=False).named(Card(Rank.KING, Suit.DIAMONDS))
    assert king == "Ecken-König"


@pytest.mark.parametrize("language", ["de", SWISS])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Schaufel Ass", "As"),
        ("Pik-Ass", "As"),
        ("Ecken-König", "Kd"),
        ("Ecke Puur", "Jd"),
        ("Karo Bube", "Jd"),
        ("Egge 10", "Td"),
    ],
)
def test_cards_are_understood_by_either_name(language: str, text: str, card: str) -> None:
    assert read_card(text, language, None) == (Card.parse(card),)


def test_a_match_names_no_suit_the_german_way() -> None:
    """Boards, hands and the reasons of illegal cards, in words and pictures."""
    said = ""
    for state in walk(RULES[0], 3, 60):
        where = at(SWISS, "hints")
        said += str(texts_of(FACE.board(view(state, None), where)))
        for seat in SEATS:
            seen = view(state, seat)
            said += str(texts_of(FACE.hand(seen, where)))
            said += str([texts_of(FACE.page(page.name, seen, where)) for page in FACE.pages])
            said += " ".join(FACE.label(f"play {seat} {card}", SWISS) for card in PACK[:2])
    assert "Ecke" in said
    assert "Schaufel" in said
    assert not GERMAN_ONLY.search(said)


def test_a_variety_is_offered_beside_its_language_and_named_by_itself() -> None:
    assert [one for one in OFFERED if one not in VARIETIES] == list(LANGUAGES)
    for variety, language in VARIETIES.items():
        assert language_of(variety) == language
        assert OFFERED.index(variety) == OFFERED.index(language) + 1
        assert of_the_bot(variety, "language-name").startswith(
            of_the_bot(language, "language-name")
        )
        assert of_the_bot(variety, "button-back") == of_the_bot(language, "button-back")
