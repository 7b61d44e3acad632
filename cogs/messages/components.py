"""A message's components, as the data that Discord takes, and what a press on one brings back.

discord.py's own classes handle presses and timeouts. Every component is handled by its custom id
(:mod:`cogs.messages.custom_ids`), which holds its whole meaning and outlives the process, so these
are only data: a hand has some thirty components and every card changes four hands, and discord.py's
classes took half of a hand's time. The data are the same, and so are the refused values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

import discord
from discord import ui

from cogs.messages.custom_ids import CustomId

Interaction: TypeAlias = discord.Interaction[Any]
MOST: Final = 40
"""Parts of a message, nested ones too."""
IN_ROW: Final = 5
"""Buttons in a row; a menu takes the place of as many."""
MOST_CHANNELS: Final = 25
"""Channels that may be chosen in one menu."""


class Part(dict[str, Any]):
    """One part of a message."""

    __slots__ = ()

    width = IN_ROW
    """Its share of a row."""

    def walk(self) -> list[Part]:
        """This part and its nested ones, in order."""
        found = [self]
        for part in self.get("components", ()):
            found += part.walk()
        return found


class Text(Part):
    """A text in Discord's Markdown."""

    __slots__ = ()

    def __init__(self, content: str) -> None:
        super().__init__(type=10, content=content)


class Gallery(Part):
    """One picture, an attachment of the message."""

    __slots__ = ("filename",)

    def __init__(self, filename: str, description: str | None = None) -> None:
        super().__init__(type=12)
        self.show(filename, description)

    def show(self, filename: str, description: str | None) -> None:
        """Set its file and its alt text."""
        self.filename = filename
        media = {"url": f"attachment://{filename}"}
        item: dict[str, Any] = {"media": media, "spoiler": False}
        if description:
            item["description"] = description
        self["items"] = [item]


class Gap(Part):
    """A separator with large spacing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(type=14, divider=True, spacing=2)


class Row(Part):
    """Up to five buttons, or one menu, side by side."""

    __slots__ = ()

    def __init__(self, *parts: Part) -> None:
        """Raises ``ValueError`` for more than fit."""
        if len(parts) > 1 and sum([part.width for part in parts]) > IN_ROW:
            raise ValueError(f"more than {IN_ROW} beside each other")
        super().__init__(type=1, components=[*parts])


class Box(Part):
    """A frame around some parts, with a colour at its edge."""

    __slots__ = ()

    def __init__(self, *parts: Part, colour: discord.Colour | None = None) -> None:
        accent = colour.value if colour is not None else None
        super().__init__(type=17, accent_color=accent, spoiler=False, components=[*parts])


class Button(Part):
    """A button."""

    __slots__ = ("card", "words")
    width = 1

    def __init__(
        self,
        custom_id: CustomId,
        label: str | None = None,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        card: str = "",
        words: str = "",
    ) -> None:
        """``card``: card or suit for :mod:`cogs.messages.card_faces`, as in texts. ``words``: label
        for readers in text mode, if the emoji is the only one for others.
        """
        super().__init__(type=2, style=style.value, disabled=disabled)
        if label:
            self["label"] = label
        self["custom_id"] = str(custom_id)
        if emoji:
            self["emoji"] = _emoji(emoji)
        self.card, self.words = card, words


class _Choosing(Part):
    """Base of all menus."""

    __slots__ = ()

    def __init__(
        self, type: discord.ComponentType, custom_id: str, placeholder: str, low: int, high: int
    ) -> None:
        super().__init__(type=type.value, custom_id=custom_id, min_values=low, max_values=high)
        self["disabled"] = False
        # In forms only: whether a choice is required.
        self["required"] = type is discord.ComponentType.select
        if placeholder:
            self["placeholder"] = placeholder


class Menu(_Choosing):
    """A menu of texts."""

    __slots__ = ("cards",)

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        low: int = 1,
        high: int = 1,
        cards: Sequence[str] = (),
    ) -> None:
        """``cards``: shown beside each option, as on a :class:`Button`."""
        text = discord.ComponentType.select
        super().__init__(text, f"menu:{custom_id}", placeholder, low, high)
        if options:
            self["options"] = [option.to_dict() for option in options]
        self.cards = cards


def labelled(
    options: Iterable[tuple[str, str]], now: Collection[str] = ()
) -> list[discord.SelectOption]:
    """Options of a menu, each a value and its label; ``now``: the chosen values.

    >>> [option.default for option in labelled([("de", "Deutsch"), ("fr", "français")], ["fr"])]
    [False, True]
    """
    return [
        discord.SelectOption(label=label, value=value, default=value in now)
        for value, label in options
    ]


class Roles(_Choosing):
    """A menu of the server's roles: one or none; its value is the role's id."""

    __slots__ = ()

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None = None) -> None:
        role = discord.ComponentType.role_select
        super().__init__(role, f"roles:{custom_id}", placeholder, 0, 1)
        if chosen is not None:
            self["default_values"] = [{"id": chosen, "type": "role"}]


class People(_Choosing):
    """A menu of the server's people, of whom one is chosen; its value is the person's id."""

    __slots__ = ()

    def __init__(self, custom_id: CustomId, placeholder: str) -> None:
        person = discord.ComponentType.user_select
        super().__init__(person, f"people:{custom_id}", placeholder, 1, 1)


class Channels(_Choosing):
    """A menu for up to ``most`` of the server's text channels; its values are their ids."""

    __slots__ = ()

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str,
        chosen: Sequence[int] = (),
        most: int = MOST_CHANNELS,
    ) -> None:
        channel = discord.ComponentType.channel_select
        super().__init__(channel, f"channels:{custom_id}", placeholder, 0, most)
        self["channel_types"] = [discord.ChannelType.text.value]
        if chosen:
            some = chosen[:MOST_CHANNELS]
            self["default_values"] = [{"id": one, "type": "channel"} for one in some]


class Layout(ui.LayoutView):
    """All parts of a message, from top to bottom.

    For discord.py a view without items that only supplies the data to send.
    """

    def __init__(self, *parts: Part) -> None:
        """Raises ``ValueError`` for more than Discord allows."""
        super().__init__(timeout=None)
        self.parts = parts
        if len(self.walk()) > MOST:
            raise ValueError(f"more than {MOST} parts")

    def walk(self) -> list[Part]:
        """Every part, nested ones too, in order."""
        return [nested for part in self.parts for nested in part.walk()]

    def to_components(self) -> list[dict[str, Any]]:
        """The data sent to Discord."""
        return [*self.parts]

    def has_components_v2(self) -> bool:
        """Always true: Discord's second kind of components."""
        return True


@lru_cache(maxsize=256)
def _emoji(sign: str) -> Any:
    return discord.PartialEmoji.from_str(sign).to_dict()


def chosen(interaction: Interaction) -> tuple[str, ...]:
    """The values chosen in the menu that was used; none for a button."""
    data = cast(dict[str, Any], interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


def bots(interaction: Interaction) -> frozenset[int]:
    """The bots among the people chosen in a menu."""
    data = cast(dict[str, Any], interaction.data or {})
    users = (data.get("resolved") or {}).get("users") or {}
    return frozenset(int(user) for user, told in users.items() if told.get("bot"))


def typed(interaction: Interaction) -> tuple[str, ...]:
    """The values of a form's fields, in order."""
    data = cast(dict[str, Any], interaction.data or {})
    fields = (one.get("component") or {} for one in data.get("components") or ())
    return tuple(str(field.get("value") or "") for field in fields)


def shown(interaction: Interaction) -> frozenset[str] | None:
    """The values shown as chosen in the menu that was used; ids for channels or roles.

    ``None`` if its message was edited meanwhile and no longer has the menu.
    """
    data = cast(dict[str, Any], interaction.data or {})
    for item in on(interaction.message):
        if getattr(item, "custom_id", None) != data.get("custom_id"):
            continue
        if getattr(item, "type", None) is discord.ComponentType.select:
            return frozenset(option.value for option in item.options if option.default)
        return frozenset(str(one.id) for one in getattr(item, "default_values", ()))
    return None


def on(message: discord.Message | None) -> Iterator[Any]:
    """Every component of a message received from Discord, nested ones too."""

    def within(components: Iterable[Any]) -> Iterator[Any]:
        for component in components:
            yield component
            yield from within(getattr(component, "children", ()))

    return within(message.components if message is not None else ())


def switched(now: Iterable[str], shown: Collection[str] | None, values: Iterable[str]) -> set[str]:
    """The set after a multiple choice in a menu: only options that the user switched change.

    A menu always returns everything chosen in it. If it was shown before another change, it does
    not undo that change. If it is unknown what was shown, the choice replaces everything.

    >>> sorted(switched(now=["a", "b"], shown=["b"], values=["c"]))
    ['a', 'c']
    """
    wanted = set(values)
    if shown is None:
        return wanted
    return (set(now) | wanted - set(shown)) - (set(shown) - wanted)
