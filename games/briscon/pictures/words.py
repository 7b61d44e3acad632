"""Briscon's words in pictures, and its players' names."""

from __future__ import annotations

from typing import Final

from gamekit.cards.cards import Card
from gamekit.parts.words import called, drawn, words_by_language, words_by_look
from games.briscon.engine.actions import Meld, Rob
from games.briscon.engine.deal import DealResult
from games.briscon.engine.melds import Kind, Melded
from games.briscon.engine.view import DealView
from games.briscon.pictures.steps import Moment
from games.briscon.words import say as sentences
from i18n.cards import rank_letters
from render.style.words import Words

__all__ = [
    "called",
    "drawn",
    "ending_in_short",
    "ending_of",
    "letters_of",
    "meld_name",
    "ranks",
    "robbing",
    "words",
    "words_at",
    "words_of",
]

words: Final = words_by_language(sentences)
"""Words of a language; ``ValueError`` for one that there is not."""
words_of: Final = words_by_look(words)
"""Words of a look's language."""


def ranks(cards: tuple[Card, ...], say: Words) -> str:
    """The letters of some cards: ``A R D``."""
    letters = rank_letters(say.language)
    return " ".join(letters[card.rank] for card in cards)


def meld_name(meld: Melded, say: Words) -> str:
    """Name of a meld with its cards: « mariage R♥ D♥ »."""
    return say(f"alt-meld-{meld.kind.value}", list=" ".join(map(say.short, meld.cards)))


def letters_of(meld: Melded, say: Words) -> str:
    """The meld as it is written down, without its suit's sign: ``A R D``, ``4 × R``."""
    if meld.kind is Kind.FOUR:
        return f"4 × {rank_letters(say.language)[meld.rank]}"
    return ranks(meld.cards, say)


def robbing(deal: DealView, say: Words) -> str:
    """Which seat robbed, what, and before which trick, or that nobody did."""
    if deal.robbed is None:
        return say("picture-recap-not-robbed")
    seat, card = say.letter(deal.robbed.seat.value), say.card(deal.indicator)
    return say("picture-recap-robbed", name=seat, card=card, trick=deal.robbed.trick + 1)


def ending_of(result: DealResult, name: str, say: Words) -> str:
    """How a deal ended, with the ``name`` of who said « aus »."""
    ending = say(f"picture-ending-{result.ending.value}")
    return say("picture-recap-said", name=name, ending=ending) if result.said_by else ending


def ending_in_short(result: DealResult, say: Words) -> str:
    """How a deal ended, with the letter of who said « aus »."""
    letter = say.letter(result.said_by.value) if result.said_by is not None else ""
    return ending_of(result, letter, say)


def words_at(now: Moment, say: Words) -> str:
    """Call of a replay step; empty for a card played."""
    if now.result is not None:
        return ending_in_short(now.result, say)
    match now.step:
        case Rob():
            return say("picture-label-robs")
        case Meld():
            made = now.deal.melds[-1]
            name = say(f"picture-mark-{made.kind.value}")
            return f"{name[:1].upper()}{name[1:]} {made.worth(now.deal.trump)}"
        case _:
            return ""
