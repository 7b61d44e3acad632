"""What a message of components is made of, as plain data.

discord.py's own classes can be pressed, wait and end; ours only have to be written down, since
every component is answered by what its custom id says (:mod:`cogs.messages.custom_ids`). A hand has
some thirty components and every card changes four hands: theirs took half of a hand's time. What is
written is theirs to the letter, and what they refuse is refused here too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

MOST: Final = 40
"""Parts of a message, those within others too."""
IN_ROW: Final = 5
"""Buttons beside each other; a menu takes the place of as many."""


class Part(ABC):
    """One part of a message."""

    __slots__ = ()

    width = IN_ROW
    """How much of a row it takes."""

    @property
    def inner(self) -> Sequence[Part]:
        """What is within it."""
        return ()

    @property
    def count(self) -> int:
        """How many parts it is, with those within it."""
        return 1

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""

    def walk(self) -> Iterator[Part]:
        """It and what is within it, in order."""
        yield self
        for part in self.inner:
            yield from part.walk()


class Text(Part):
    """A text, in Discord's Markdown."""

    __slots__ = ("content",)

    def __init__(self, content: str) -> None:
        self.content = content

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        return {"type": 10, "content": self.content}


class Gallery(Part):
    """One picture."""

    __slots__ = ("description", "media")

    def __init__(self, media: str, description: str | None = None) -> None:
        """``media``: its address; ``description``: its words for who does not see it."""
        self.media = media
        self.description = description

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        item: dict[str, Any] = {"media": {"url": self.media}, "spoiler": False}
        if self.description:
            item["description"] = self.description
        return {"type": 12, "items": [item]}


class Gap(Part):
    """A line with much room around it."""

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        return {"type": 14, "divider": True, "spacing": 2}


class Row(Part):
    """Up to five buttons, or one menu, beside each other."""

    __slots__ = ("_parts",)

    def __init__(self, *parts: Part) -> None:
        """Raises ``ValueError`` for more than there is room for."""
        if len(parts) > 1 and sum([part.width for part in parts]) > IN_ROW:
            raise ValueError(f"more than {IN_ROW} beside each other")
        self._parts = parts

    @property
    def inner(self) -> Sequence[Part]:
        """What stands beside each other."""
        return self._parts

    @property
    def count(self) -> int:
        """How many parts it is, with those within it."""
        return 1 + len(self._parts)  # There is nothing within a button or a menu.

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        return {"type": 1, "components": [part.to_dict() for part in self._parts]}


class Box(Part):
    """A frame around some parts, with a colour at its edge."""

    __slots__ = ("_parts", "colour")

    def __init__(self, *parts: Part, colour: discord.Colour | None = None) -> None:
        self._parts = [*parts]
        self.colour = colour

    @property
    def inner(self) -> Sequence[Part]:
        """What is in the frame."""
        return self._parts

    @property
    def count(self) -> int:
        """How many parts it is, with those within it."""
        return 1 + sum(part.count for part in self._parts)

    def add(self, part: Part) -> None:
        """Put one more below the others; before the box is put into a message."""
        self._parts.append(part)

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        return {
            "type": 17,
            "accent_color": self.colour.value if self.colour is not None else None,
            "spoiler": False,
            "components": [part.to_dict() for part in self._parts],
        }


class Layout(ui.LayoutView):
    """All parts of a message, one below the other.

    For discord.py an empty view that tells what to send: it finds nothing in it to wait for.
    """

    def __init__(self, *parts: Part) -> None:
        super().__init__(timeout=None)
        self._parts: list[Part] = []
        self._count = 0
        for part in parts:
            self.add(part)

    @property
    def parts(self) -> Sequence[Part]:
        """What stands one below the other."""
        return self._parts

    def add(self, part: Part) -> None:
        """Put one more below the others. Raises ``ValueError`` for more than Discord takes."""
        count = self._count + part.count
        if count > MOST:
            raise ValueError(f"more than {MOST} parts")
        self._count = count
        self._parts.append(part)

    def walk(self) -> Iterator[Part]:
        """Every part, those within others too, in order."""
        for part in self._parts:
            yield from part.walk()

    def to_components(self) -> list[dict[str, Any]]:
        """As they go to Discord."""
        return [part.to_dict() for part in self._parts]

    def has_components_v2(self) -> bool:
        """Discord's second kind of components, whatever is in it."""
        return True
