"""Small card faces in messages: custom emojis beside the letters.

They are added to a message when it is sent. So composition knows nothing of them, contents are
compared without them (:attr:`cogs.messages.posts.Post.content_hash`), and the usual signs are shown
until all are uploaded (:mod:`cogs.connection.uploading`) and after Discord refuses one.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from re import Match
from typing import Any, Final, TypeVar

import discord

from cogs.messages.components import Button, Menu, Part, Text
from cogs.messages.posts import Post
from i18n.cards import SAID, called, suit_label, suit_of
from render.cards.small import SmallFace

log = logging.getLogger(__name__)

T = TypeVar("T")
MOST_TEXT: Final = 4000
"""Characters of all texts in a message of components."""
MOST_CONTENT: Final = 2000
"""Characters of a message without components."""
_AS_TEXT: Final = "\ufe0e"
"""Shows a suit's sign as text, like the letters beside it: the face has the colour."""


class CardFaces:
    """The emoji of each small face; all of them, or none."""

    def __init__(self) -> None:
        self._emojis: Mapping[SmallFace, discord.PartialEmoji] = {}
        self.refused: Callable[[], None] = lambda: None
        """Called when Discord has refused one, so that no more are used."""

    def use(self, emojis: Mapping[SmallFace, discord.PartialEmoji]) -> None:
        """Use these emojis in every message sent from now on; if empty, the usual signs."""
        self._emojis = emojis

    def text(self, text: str, *, four: bool = False, most: int = MOST_CONTENT) -> str:
        """The text with a face before each card, given by its sign or its name.

        ``four``: for a reader whose pack has four colours. Letters and names stay for screen
        readers. A text that would exceed ``most`` characters has faces before its signs alone, or
        none.
        """
        if not self._emojis:
            return text
        signs = SAID.sub(partial(self._said, four), text)
        names, _ = called()
        found = names.sub(partial(self._named, four), signs)
        return next(said for said in (found, signs, text) if len(said) <= most or said is text)

    def _named(self, four: bool, said: Match[str]) -> str:
        card = called()[1].get(said[0])
        if card is None:
            return said[0]
        rank, suit = card
        emoji = self._emojis.get(SmallFace.of_pack(rank, suit, four=four))
        return f"{emoji} {said[0]}" if emoji is not None else said[0]

    async def sent(self, post: Post, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request that shows the post, with faces.

        If Discord refuses them (an emoji was deleted), repeat it without.
        """
        before = self.put_on(post)
        try:
            return await request()
        except discord.HTTPException as error:
            if not before or not _refuses(error):
                raise
        log.warning("an emoji of a card is refused: the usual signs are shown")
        take_off(before)
        self.use({})
        self.refused()
        return await request()

    def put_on(self, post: Post) -> list[tuple[Part, dict[str, Any]]]:
        """Put faces on a post's buttons, menus and texts; return the changed ones as they were."""
        if not self._emojis or post.text_mode:
            return []
        found = [(item, dict(item)) for item in post.layout.walk()]
        whole = sum(len(item["content"]) for item, _ in found if isinstance(item, Text))
        for item, _ in found:
            if isinstance(item, Text):
                length = len(item["content"])
                most = MOST_TEXT - whole + length
                item["content"] = self.text(item["content"], four=post.four_colours, most=most)
                whole += len(item["content"]) - length
            elif isinstance(item, Button):
                self._on_button(item, post.four_colours)
            elif isinstance(item, Menu) and item.cards:
                pairs = zip(item.cards, item["options"], strict=True)
                item["options"] = [
                    option | self._told(card, post.four_colours) for card, option in pairs
                ]
        return [(item, before) for item, before in found if item != before]

    def _on_button(self, button: Button, four: bool) -> None:
        told = self._told(button.card, four)
        if told and "emoji" in button and button["emoji"] != told["emoji"]:
            # The sign replaced by the face is read aloud before the rank.
            sign = f"{button.card[-1]}{_AS_TEXT}"
            button["label"] = f"{sign} {button['label']}" if "label" in button else sign
        button.update(told)

    def _told(self, card: str, four: bool) -> dict[str, Any]:
        emoji = self._of(card, four)
        return {} if emoji is None else {"emoji": emoji.to_dict()}

    def _of(self, card: str, four: bool) -> discord.PartialEmoji | None:
        """The emoji of a card as texts have it, or of a suit."""
        if not card:
            return None
        return self._emojis.get(SmallFace.of_pack(card[:-1], suit_of(card[-1]), four=four))

    def _said(self, four: bool, said: Match[str]) -> str:
        if said["suit"] is None:
            return said[0]
        text, suit = said["text"] or "", suit_of(said["suit"])
        emoji = self._of(text + suit_label(suit), four or said["suit"] not in "♥♦♣♠")
        if emoji is None:
            return said[0]
        return f"{emoji} {text}{suit_label(suit)}{_AS_TEXT}" if text else str(emoji)


def take_off(before: list[tuple[Part, dict[str, Any]]]) -> None:
    """Undo :meth:`CardFaces.put_on`."""
    for item, data in before:
        item.clear()
        item.update(data)


def _refuses(error: discord.HTTPException) -> bool:
    """Whether Discord's error means that an emoji does not exist."""
    return error.status == 400 and "emoji" in error.text.lower()
