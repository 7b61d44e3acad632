"""A game's panel as message components: its texts, its rows of buttons and menus, its colour.

A panel declares a button's purpose; the caller supplies the custom id. At a table it is a
:class:`~cogs.messages.custom_ids.TableId` (:func:`at_table`), on any other page a
:class:`~cogs.messages.custom_ids.PageId`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias

import discord

from cogs.i18n.sentences import say
from cogs.messages import components
from cogs.messages.components import Row
from cogs.messages.custom_ids import CustomId, TableId, packed
from cogs.messages.posts import shortened
from gamekit.api.face import Face
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel, Style, Tone
from gamekit.api.rules import AnyRules
from tables.decisions.outcomes import Positions

GREEN: Final = discord.Colour(0x3F6B4A)
GOLD: Final = discord.Colour(0xC9A227)
RED: Final = discord.Colour(0xB3372F)
SLATE: Final = discord.Colour(0x3A4A4A)
COLOURS: Final[dict[Tone, discord.Colour]] = {"wood": GREEN, "turn": GOLD, "loud": RED}
"""Accent colours of a game's panels."""
STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_LABEL: Final = 80
"""Maximum length of a button's label, in characters."""
_CHOICE: Final = 100
"""Maximum length of a menu's lines and their descriptions, in characters."""
_PLACEHOLDER: Final = 150

_LABELS: Final = {"undo": "button-take-back"}
"""Sentence keys of requests that differ from the request's name."""
OFFERS: Final[dict[str, Style]] = {
    "next": "success",
    "count": "success",
    "undo": "plain",
    "back": "success",
    "hint": "plain",
}
"""Requests a table may offer, in the order of its own row, with their button styles."""


Wanted: TypeAlias = Act | Ask | Menu
"""Purpose of a component."""
Ids: TypeAlias = Callable[[Wanted], CustomId]
"""Returns the custom id of a component; unique within a message."""


def at_table(table: int, began: Positions, rules: AnyRules, *, rests: bool = False) -> Ids:
    """Return the custom ids of a table's components.

    A move, ``undo`` and ``next`` carry the sequence number of the entry that began the turn, a call
    and ``count`` the deal's, the rest the match's. ``rests``: no move is possible now, and the
    deal's number lets the message stay unchanged while others play.
    """
    turn = began.deal if rests else began.turn

    known: Any = rules

    def since(action: str) -> int:
        return turn if _is_move(known, action) else began.deal

    def found(wanted: Wanted) -> TableId:
        # A hand has sixteen: looking up the type is three times as fast as matching.
        if type(wanted) is Act:
            what = "now" if wanted.sure else "ask" if wanted.asks else "act"
            return TableId(table, since(wanted.action), what, packed(wanted.action))
        if type(wanted) is Ask:
            what = wanted.what
            if what == "page":
                return TableId(table, began.match, "page", wanted.page)
            seq = {"count": began.deal, "undo": began.turn, "next": began.turn}.get(
                what, began.match
            )
            return TableId(table, seq, what)
        assert isinstance(wanted, Menu), "nothing else is wanted"
        # With a move among the calls, the turn's number, which is valid for the calls too.
        seq = max(map(since, wanted.actions()))
        if wanted.action:
            return TableId(table, seq, "several", packed(wanted.action))
        return TableId(table, seq, "pick", wanted.name)

    return found


@lru_cache(maxsize=4096)
def _is_move(rules: AnyRules, action: str) -> bool:
    """Whether an action belongs to a turn. Cached: a hand has some twenty, the same all evening."""
    return rules.is_move(rules.decode(action))


def rows(panel: Panel, ids: Ids, face: Face, language: str) -> list[Row]:
    """The panel's rows, from top to bottom; components without their own words get the table's."""
    made: list[Row] = []
    for row in panel.rows:
        if isinstance(row, Menu):
            made.append(Row(_menu(row, ids)))
        elif row:
            made.append(Row(*[_button(button, ids, face, language) for button in row]))
    return made


def placed(panel: Panel) -> frozenset[str]:
    """Requests that the panel itself has buttons for."""
    return frozenset(
        button.press.what
        for row in panel.rows
        if not isinstance(row, Menu)
        for button in row
        if isinstance(button.press, Ask)
    )


def offered(panel: Panel, offers: Collection[str]) -> tuple[Button, ...]:
    """Buttons for offered requests that the panel itself has none for."""
    there = placed(panel)
    return tuple(
        Button(Ask(what), style=style)
        for what, style in OFFERS.items()
        if what in offers and what not in there
    )


def lines(panel: Panel) -> Iterator[str]:
    """Yield the panel's lines, without the table's own."""
    yield from (line for line in (panel.title, panel.status, *panel.lines) if line)
    yield from map(small, panel.small)


def small(line: str) -> str:
    """A line in small print."""
    return f"-# {line}"


def words_of(ask: Ask, face: Face, language: str) -> str:
    """Name of a request: a page's is the game's, all others the table's."""
    if ask.what == "page":
        return face.say(language, f"button-{ask.page}")
    return say(language, _LABELS.get(ask.what, f"button-{ask.what}"))


def _button(button: Button, ids: Ids, face: Face, language: str) -> components.Button:
    press = button.press
    custom_id = ids(press)
    label = button.label
    if label is None:
        match press:
            case Act(action):
                label = face.label(action, language)
            case Ask():
                label = words_of(press, face, language)
    label = shortened(label, _LABEL)
    alone = button.label is None and button.emoji is not None
    return components.Button(
        custom_id,
        None if alone else label,
        emoji=button.emoji,
        style=STYLES[button.style],
        disabled=not button.enabled,
        card=button.card,
        words=label if alone else "",
    )


def _menu(menu: Menu, ids: Ids) -> components.Menu:
    custom_id = ids(menu)
    placeholder = shortened(menu.placeholder, _PLACEHOLDER)
    choices, cards = _options(menu.choices)
    return components.Menu(
        custom_id, placeholder, choices, low=menu.least, high=menu.most, cards=cards
    )


@lru_cache(maxsize=256)
def _options(
    choices: tuple[Choice, ...],
) -> tuple[tuple[discord.SelectOption, ...], tuple[str, ...]]:
    """Lines of a menu and their cards. Shared between messages and never modified."""
    made = tuple(
        discord.SelectOption(
            label=shortened(choice.label, _CHOICE),
            description=None
            if choice.description is None
            else shortened(choice.description, _CHOICE),
            emoji=choice.emoji,
            value=choice.action,
        )
        for choice in choices
    )
    return made, tuple(choice.card for choice in choices)
