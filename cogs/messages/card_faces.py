"""Small faces of cards in messages: emojis of the bot beside the letters that are there anyway.

They are put on a message when it is sent. So nothing above knows of them, what a message shows is
compared without them (:attr:`cogs.messages.posts.Post.content_hash`), and before all are uploaded
(:mod:`cogs.connection.uploading`), or where Discord takes them no more, the usual signs stand.
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
"""Characters of all texts of a message of components."""
MOST_CONTENT: Final = 2000
"""Characters of a message without components."""
_AS_TEXT: Final = "\ufe0e"
"""After a suit's sign: a letter like those beside it, for the face has the colour."""


class CardFaces:
    """Which emoji shows which small face: of all of them, or of none."""

    def __init__(self) -> None:
        self._emojis: Mapping[SmallFace, discord.PartialEmoji] = {}
        self.refused: Callable[[], None] = lambda: None
        """Called when Discord has refused one, so that no more are used."""

    @property
    def ready(self) -> bool:
        """Whether they are used."""
        return bool(self._emojis)

    def use(self, emojis: Mapping[SmallFace, discord.PartialEmoji]) -> None:
        """From now on these are shown, in whatever is sent; none: the usual signs."""
        self._emojis = emojis

    def text(self, text: str, *, four: bool = False, most: int = MOST_CONTENT) -> str:
        """The text with a face before each card, called by its sign or by its name.

        ``four``: for a reader whose pack has four colours. Letters and names stay: they are what is
        read aloud. A text that would get longer than ``most`` has faces before its signs alone, or
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

        Where Discord does not take them (somebody has deleted one), it is made once more without.
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
        """Put faces on a post's buttons, menus and texts; what takes them off again."""
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
            # The sign that the face takes the place of is read aloud before the rank.
            sign = f"{button.card[-1]}{_AS_TEXT}"
            button.label = f"{sign} {button.label}" if button.label else sign
        button.emoji = emoji
        return [undo]

    def _on_menu(self, menu: components.Menu, four: bool) -> list[Callable[[], None]]:
        before, now = menu.options, list(menu.options)
        for place, (card, option) in enumerate(zip(menu.cards, before, strict=False)):
            emoji = self._of(card, four)
            if emoji is not None and option.emoji != emoji:
                # Its own from now on: other messages may have the same line.
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
    """Whether Discord says that an emoji is not there."""
    return error.status == 400 and "emoji" in error.text.lower()
