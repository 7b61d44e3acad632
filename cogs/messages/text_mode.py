"""Messages for readers in text mode: cards in words, signs of the bot's sentences left out.

Signs of right, wrong and open are kept as text, since some lines say it by nothing else.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from re import Match
from typing import Any, Final

from cogs.messages.components import Button, Menu, Text
from cogs.messages.posts import Post
from gamekit.cards.cards import Card
from i18n.cards import SAID, card_name, rank_letters, suit_of

KEPT: Final = {"✅": "✓", "❌": "✗", "▫": "–"}
SIGNS: Final = "🤖🛠💍💡🎴⚡🤔🔸🔁📢❔✂⛔🟩⬛"
"""Emojis of the bot's sentences; those in people's names are theirs."""
WIDE: Final = 34
"""Characters of a button's label that a phone shows; longer words would be cut off."""
_SIGN: Final = re.compile(rf"([{''.join(KEPT)}])\ufe0f?|[{SIGNS}]\ufe0f? ?")
_ALONE: Final = "\0"
"""Place of a suit's sign before its name."""
_BEGIN: Final = "\1"
_END: Final = "\2"
"""Around a card, so that those of a row are parted by commas."""


def in_text_mode(post: Post, language: str) -> Post:
    """Put a post's texts, buttons and menus in words; it gets no emojis when it is sent."""
    for item in post.layout.walk():
        if isinstance(item, Text):
            item["content"] = in_words(item["content"], language)
        elif isinstance(item, Button):
            if item.words:
                item["label"] = item.words
            _label(item, item.card, language, WIDE)
        elif isinstance(item, Menu):
            for option in item["options"]:
                _label(option, "", language)
    return replace(post, text_mode=True, content_hash="")


def in_words(text: str, language: str) -> str:
    """Put the cards of a text in words and leave signs out.

    >>> in_words("💡 K♥️ 10♠︎; ♦️ diamonds, ✅ `A♥`", "en")
    'king of hearts, ten of spades; diamonds, ✓ `A♥`'
    """
    said = SAID.sub(partial(_said, language), text).replace(f"{_ALONE} ", "")
    said = said.replace(f"{_END} {_BEGIN}", ", ").replace(_BEGIN, "").replace(_END, "")
    return _SIGN.sub(lambda sign: KEPT[sign[1]] if sign[1] else "", said)


def _said(language: str, said: Match[str]) -> str:
    if said["suit"] is None:
        return said[0]
    if not said["text"]:
        return _ALONE
    name = _name(said["text"], said["suit"], language)
    return said[0] if name is None else f"{_BEGIN}{name}{_END}"


def _name(letter: str, suit: str, language: str) -> str | None:
    """Card in words; ``None`` for another language's letter."""
    ranks = {one: rank for rank, one in rank_letters(language).items()}
    return card_name(language, Card(ranks[letter], suit_of(suit))) if letter in ranks else None


def _label(item: dict[str, Any], card: str, language: str, wide: int | None = None) -> None:
    """Put the label of a button or option in words; ``card``: see :class:`Button`.

    One whose words are longer than ``wide`` keeps the letters and signs of its cards.
    """
    label, emoji = item["label"], item.pop("emoji", None) or {}
    if name := _name(card[:-1], card[-1], language) if card[1:] else None:
        bare = re.sub(rf"{card[-1]}\ufe0e? ?", "", label)
        if re.search(rf"(?:^|\s){card[:-1]}$", bare):
            label = bare[: len(bare) - len(card) + 1] + name
    said = in_words(label, language)
    label = said if wide is None or len(said) <= wide else label
    kept = KEPT.get(str(emoji.get("name") or "")[:1])
    item["label"] = f"{kept} {label}" if kept else label
    if "description" in item:
        item["description"] = in_words(item["description"], language)
