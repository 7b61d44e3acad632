"""Small card faces in messages: custom emojis besides the letters.

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

from cogs.messages import components
from cogs.messages.layout import Text
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
"""Added to a suit's sign: a letter like those besides it, for the face has the colour."""


class CardFaces:
    """The emoji of each small face; all of them, or none."""

    def __init__(self) -> None:
        self._emojis: Mapping[SmallFace, discord.PartialEmoji] = {}
        self.refused: Callable[[], None] = lambda: None
        """Called when Discord has refused one, so that no more are used."""

    @property
    def ready(self) -> bool:
        """Whether they are used."""
        return bool(self._emojis)

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
        undo = self.put_on(post)
        try:
            return await request()
        except discord.HTTPException as error:
            if not undo or not _refuses(error):
                raise
        log.warning("an emoji of a card is refused: the usual signs are shown")
        for back in reversed(undo):
            back()
        self.use({})
        self.refused()
        return await request()

    def put_on(self, post: Post) -> list[Callable[[], None]]:
        """Put faces on a post's buttons, menus and texts; return the functions that remove them."""
        if not self._emojis:
            return []
        undo: list[Callable[[], None]] = []
        texts: list[Text] = []
        for item in post.layout.walk():
            if isinstance(item, Text):
                texts.append(item)
            elif isinstance(item, components.Button):
                undo += self._on_button(item, post.four_colours)
            elif isinstance(item, components.Menu):
                undo += self._on_menu(item, post.four_colours)
        whole = sum(len(item.content) for item in texts)
        for item in texts:
            most = MOST_TEXT - whole + len(item.content)
            said = self.text(item.content, four=post.four_colours, most=most)
            if said != item.content:
                whole += len(said) - len(item.content)
                undo.append(partial(setattr, item, "content", item.content))
                item.content = said
        return undo

    def _on_button(self, button: components.Button, four: bool) -> list[Callable[[], None]]:
        emoji = self._of(button.card, four)
        if emoji is None or button.emoji == emoji:
            return []
        undo = partial(_restore, button, button.label, button.emoji)
        if button.emoji is not None:
            # The sign replaced by the face is read aloud before the rank.
            sign = f"{button.card[-1]}{_AS_TEXT}"
            button.label = f"{sign} {button.label}" if button.label else sign
        button.emoji = emoji
        return [undo]

    def _on_menu(self, menu: components.Menu, four: bool) -> list[Callable[[], None]]:
        before, now = menu.options, list(menu.options)
        for place, (card, option) in enumerate(zip(menu.cards, before, strict=False)):
            emoji = self._of(card, four)
            if emoji is not None and option.emoji != emoji:
                # A copy: other messages may share the line.
                now[place] = option.copy()
                now[place].emoji = emoji
        if now == list(before):
            return []
        menu.options = tuple(now)
        return [partial(setattr, menu, "options", before)]

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


def _restore(button: components.Button, label: str | None, emoji: Any) -> None:
    button.label, button.emoji = label, emoji


def _refuses(error: discord.HTTPException) -> bool:
    """Whether Discord's error means that an emoji does not exist."""
    return error.status == 400 and "emoji" in error.text.lower()
