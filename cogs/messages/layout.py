"""Layout of a message of components, as plain data.

discord.py's own classes handle presses and timeouts; these are only serialised, since every
component is handled by its custom id (:mod:`cogs.messages.custom_ids`). A hand has some thirty
components and every card changes four hands: discord.py's classes took half of a hand's time. The
serialised form is the same, and so are the refused values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

MOST: Final = 40
"""Parts of a message, nested ones too."""
IN_ROW: Final = 5
"""Buttons in a row; a menu takes the place of as many."""


class Part(ABC):
    """One part of a message."""

    __slots__ = ()

    width = IN_ROW
    """Its share of a row."""

    @property
    def inner(self) -> Sequence[Part]:
        """Its nested parts."""
        return ()

    @property
    def count(self) -> int:
        """The number of parts, with the nested ones."""
        return 1

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""

    def walk(self) -> Iterator[Part]:
        """This part and its nested ones, in order."""
        yield self
        for part in self.inner:
            yield from part.walk()


class Text(Part):
    """A text in Discord's Markdown."""

    __slots__ = ("content",)

    def __init__(self, content: str) -> None:
        self.content = content

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        return {"type": 10, "content": self.content}


class Gallery(Part):
    """One picture."""

    __slots__ = ("description", "media")

    def __init__(self, media: str, description: str | None = None) -> None:
        """``media``: its address; ``description``: its alt text."""
        self.media = media
        self.description = description

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        item: dict[str, Any] = {"media": {"url": self.media}, "spoiler": False}
        if self.description:
            item["description"] = self.description
        return {"type": 12, "items": [item]}


class Gap(Part):
    """A separator with large spacing."""

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        return {"type": 14, "divider": True, "spacing": 2}


class Row(Part):
    """Up to five buttons, or one menu, side by side."""

    __slots__ = ("_parts",)

    def __init__(self, *parts: Part) -> None:
        """Raises ``ValueError`` for more than fit."""
        if len(parts) > 1 and sum([part.width for part in parts]) > IN_ROW:
            raise ValueError(f"more than {IN_ROW} beside each other")
        self._parts = parts

    @property
    def inner(self) -> Sequence[Part]:
        """The parts side by side."""
        return self._parts

    @property
    def count(self) -> int:
        """The number of parts, with the nested ones."""
        return 1 + len(self._parts)  # Buttons and menus have no nested parts.

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        return {"type": 1, "components": [part.to_dict() for part in self._parts]}


class Box(Part):
    """A frame around some parts, with a colour at its edge."""

    __slots__ = ("_parts", "colour")

    def __init__(self, *parts: Part, colour: discord.Colour | None = None) -> None:
        self._parts = [*parts]
        self.colour = colour

    @property
    def inner(self) -> Sequence[Part]:
        """The parts in the frame."""
        return self._parts

    @property
    def count(self) -> int:
        """The number of parts, with the nested ones."""
        return 1 + sum(part.count for part in self._parts)

    def add(self, part: Part) -> None:
        """Append a part; before the box is put into a message."""
        self._parts.append(part)

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        return {
            "type": 17,
            "accent_color": self.colour.value if self.colour is not None else None,
            "spoiler": False,
            "components": [part.to_dict() for part in self._parts],
        }


class Layout(ui.LayoutView):
    """All parts of a message, from top to bottom.

    For discord.py a view without items that only supplies the data to send.
    """

    def __init__(self, *parts: Part) -> None:
        super().__init__(timeout=None)
        self._parts: list[Part] = []
        self._count = 0
        for part in parts:
            self.add(part)

    @property
    def parts(self) -> Sequence[Part]:
        """The parts from top to bottom."""
        return self._parts

    def add(self, part: Part) -> None:
        """Append a part. Raises ``ValueError`` for more than Discord allows."""
        count = self._count + part.count
        if count > MOST:
            raise ValueError(f"more than {MOST} parts")
        self._count = count
        self._parts.append(part)

    def walk(self) -> Iterator[Part]:
        """Every part, nested ones too, in order."""
        for part in self._parts:
            yield from part.walk()

    def to_components(self) -> list[dict[str, Any]]:
        """The data sent to Discord."""
        return [part.to_dict() for part in self._parts]

    def has_components_v2(self) -> bool:
        """Always true: Discord's second kind of components."""
        return True
