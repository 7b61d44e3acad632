"""A game's panel as items of a message: its texts, its rows of buttons and menus, its colour.

A panel says what a button is for; who shows it says which custom id that is. At a table it is a
:class:`~cogs.messages.custom_ids.TableId` (:func:`at_table`), on any other page a
:class:`~cogs.messages.custom_ids.PageId`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import discord

from cogs.i18n.sentences import say
from cogs.messages import components
from cogs.messages.custom_ids import CustomId, TableId, packed
from cogs.messages.layout import Box, Row, Text
from cogs.messages.posts import shortened
from gamekit.api.face import Face
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel, Style, Tone
from gamekit.api.rules import AnyRules
from tables.decisions.positions import Began

COLOURS: Final[dict[Tone, discord.Colour]] = {
    "wood": discord.Colour(0x3F6B4A),
    "turn": discord.Colour(0xC9A227),
    "loud": discord.Colour(0xB3372F),
}
"""The colour at a message's edge."""
STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_LABEL: Final = 80
"""Characters of a button's label."""
_CHOICE: Final = 100
"""Characters of a menu's lines, and of what describes them."""
_PLACEHOLDER: Final = 150
IN_ROW: Final = 5
"""Buttons beside each other."""

_LABELS: Final = {"undo": "button-take-back"}
"""The sentences of requests that are not called as the request is."""
OFFERS: Final[dict[str, Style]] = {
    "next": "success",
    "count": "success",
    "undo": "plain",
    "back": "success",
    "hint": "plain",
}
"""What a table may offer, in the order of its own row, and the styles of the buttons there."""


@dataclass(frozen=True, slots=True)
class Empty:
    """A button that does nothing and only keeps a place."""

    number: int
    """Which button of the panel it is, from 0."""


Wanted: TypeAlias = Act | Ask | Menu | Empty
"""What a component is for."""
Ids: TypeAlias = Callable[[Wanted], CustomId]
"""The custom id of a component; different for every one of a message."""


def at_table(table: int, began: Began, rules: AnyRules, *, rests: bool = False) -> Ids:
    """The custom ids of a table's components.

    A move carries the entry that began the turn, a call the deal's, everything else the match's.
    ``rests``: no move is for now, and the deal's entry lets the message stay as others play.
    """
    turn = began.deal if rests else began.turn

    known: Any = rules

    def since(action: str) -> int:
        return turn if _is_move(known, action) else began.deal

    def found(wanted: Wanted) -> TableId:
        # A hand has sixteen: by the type alone it is found in a third of the time.
        if type(wanted) is Act:
            what = "now" if wanted.sure else "ask" if wanted.asks else "act"
            return TableId(table, since(wanted.action), what, packed(wanted.action))
        if type(wanted) is Empty:
            return TableId(table, began.turn, "played", str(wanted.number))
        if type(wanted) is Ask:
            what = wanted.what
            if what == "page":
                return TableId(table, began.match, "page", wanted.page)
            seq = {"count": began.deal, "undo": began.turn, "next": began.turn}.get(
                what, began.match
            )
            return TableId(table, seq, what)
        assert isinstance(wanted, Menu), "nothing else is wanted"
        # With a move among the calls the turn's: it suits the calls as well.
        seq = max(map(since, wanted.actions()))
        if wanted.action:
            return TableId(table, seq, "several", packed(wanted.action))
        return TableId(table, seq, "pick", wanted.name)

    return found


@lru_cache(maxsize=4096)
def _is_move(rules: AnyRules, action: str) -> bool:
    """Whether an action is a turn's; a hand has some twenty in it, the same all evening."""
    return rules.is_move(rules.decode(action))


def rows(panel: Panel, ids: Ids, face: Face, language: str) -> list[Row]:
    """The panel's rows, one below the other; what has no words of its own gets the table's."""
    made: list[Row] = []
    number = 0
    for row in panel.rows:
        if isinstance(row, Menu):
            made.append(Row(_menu(row, ids)))
        elif row:
            made.append(Row(*buttons_for(row, ids, face, language, number)))
            number += len(row)
    return made


def buttons_for(
    buttons: Sequence[Button], ids: Ids, face: Face, language: str, number: int = 0
) -> list[components.Button]:
    """Buttons of one row; ``number``: how many buttons of the panel stand before them."""
    return [
        _button(button, place, ids, face, language) for place, button in enumerate(buttons, number)
    ]


def placed(panel: Panel) -> frozenset[str]:
    """What the panel itself has buttons to ask for."""
    return frozenset(
        button.press.what
        for row in panel.rows
        if not isinstance(row, Menu)
        for button in row
        if isinstance(button.press, Ask)
    )


def offered(panel: Panel, offers: Collection[str]) -> tuple[Button, ...]:
    """Buttons for what is offered and has none in the panel."""
    there = placed(panel)
    return tuple(
        Button(Ask(what), style=style)
        for what, style in OFFERS.items()
        if what in offers and what not in there
    )


def lines(panel: Panel) -> Iterator[str]:
    """All that a panel says, without a table's own lines."""
    yield from (line for line in (panel.title, panel.status, *panel.lines) if line)
    yield from map(small, panel.small)


def small(line: str) -> str:
    """A line in small print."""
    return f"-# {line}"


def container(text: str, tone: Tone) -> Box:
    """A box with a text, which pictures may follow."""
    return Box(Text(text), colour=COLOURS[tone])


def words_of(ask: Ask, face: Face, language: str) -> str:
    """What a request is called: a page by the game, everything else by the table."""
    if ask.what == "page":
        return face.say(language, f"button-{ask.page}")
    return say(language, _LABELS.get(ask.what, f"button-{ask.what}"))


def _button(button: Button, number: int, ids: Ids, face: Face, language: str) -> components.Button:
    press = button.press
    custom_id = ids(Empty(number) if press is None else press)
    label = button.label
    if label is None and button.emoji is None:
        match press:
            case Act(action):
                label = face.label(action, language)
            case Ask():
                label = words_of(press, face, language)
            case None:
                label = "·"
    if label is not None:
        label = shortened(label, _LABEL)
    return components.Button(
        custom_id,
        label,
        emoji=button.emoji,
        style=STYLES[button.style],
        disabled=press is None or not button.enabled,
        card=button.card,
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
    """A menu's lines, and the cards beside them: nobody changes them, see :class:`CardFaces`."""
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
