"""What one player sees in private: cards, calls, and everything else of a turn in one place.

The calls stand in the same place at every moment and are never greyed by what the bot has counted:
when to call is the players' art (rules 5.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from brouc.actions import Announcement, Play
from brouc.cards import Card, Suit, sorted_hand
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.tricks import why_not
from brouc.view import Phase, View
from brouc.violations import Violation
from cogs.i18n.sentences import say
from cogs.messages.components import Button, Menu, row
from cogs.messages.custom_ids import Press
from cogs.messages.posts import Post, gallery
from cogs.view.lobby import relative
from games.api.scenes import Picture
from games.brouc.face.board import (
    Names,
    cut_buttons,
    ending_line,
    marriage_cards,
    marriage_said,
    said_lines,
    slate_line,
)
from games.brouc.face.reminders import reminders
from i18n.cards import SUIT_EMOJI, card_face, card_label, card_name, suit_name
from tables.options import Help
from tables.showing import HandPanel
from tables.state import Status

CARDS_IN_ROW = 4
"""Buttons beside each other, as cards are in the picture."""


def hand(
    panel: HandPanel,
    language: str,
    cards: Sequence[Card | None],
    picture: Picture | None,
    *,
    words: str = "",
    sure: Card | None = None,
    where: str | None = None,
) -> Post:
    """The private message of a seat; ``cards`` in the places of the picture.

    ``words`` stand for the picture where there is none. ``sure``: the card that was pressed once
    by who wants to be asked. ``where``: the board's address.
    """
    view: View | None = panel.view
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("\n".join(_lines(panel, language, where))),
        accent_colour=discord.Colour(0xC9A227 if panel.my_turn else 0x3F6B4A),
    )
    if picture is not None:
        box.add_item(gallery(picture))
    elif words:
        box.add_item(ui.TextDisplay(words))
    if sure is not None:
        box.add_item(ui.TextDisplay(say(language, "hand-sure", card=card_name(language, sure))))
    layout.add_item(box)
    for items in _rows(panel, view, language, cards, sure):
        layout.add_item(row(*items))
    return Post(layout, (picture,) if picture is not None else ())


def seated(table: int, language: str, seat: str) -> Post:
    """Before the match: the place where the cards will come; sending it tests the way."""
    layout = ui.LayoutView(timeout=None)
    name = say(language, f"seat-{seat}")
    layout.add_item(ui.TextDisplay(say(language, "hand-seated", seat=name, table=str(table))))
    return Post(layout)


def gone(table: int, language: str) -> Post:
    """For a person who no longer sits at the table."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(say(language, "hand-gone", table=str(table))))
    return Post(layout, edit_only=True)


def resting(table: int, language: str) -> Post:
    """A private hand that will not be kept up to date any longer: it only opens again."""
    return _reopening(table, language, say(language, "hand-resting", table=str(table)))


def recall(table: int, person: int, language: str) -> Post:
    """After a restart: mentions a person whose private hand no longer follows the table."""
    text = say(language, "board-recall", person=f"<@{person}>")
    return replace(_reopening(table, language, text), mentions=(person,))


def _reopening(table: int, language: str, text: str) -> Post:
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    # For which moment it was made is of no matter to "My hand".
    press, label = Press(table, 0, "hand"), say(language, "button-hand")
    layout.add_item(row(Button(press, label, style=discord.ButtonStyle.primary)))
    return Post(layout)


def _lines(panel: HandPanel, language: str, where: str | None) -> Iterator[str]:
    board, view = panel.board, panel.view
    seat = say(language, f"seat-{panel.seat}")
    names = Names(board, language)
    if view is None or view.deal is None:
        yield say(language, "hand-seated", seat=seat, table=str(panel.table))
        return
    deal = view.deal
    yield say(
        language,
        "hand-title",
        table=str(panel.table),
        deal=str(deal.number),
        trump=suit_name(language, deal.trump),
        seat=seat,
    )
    if panel.may_cut:
        yield say(language, "hand-cut")
    elif view.phase is Phase.COUNTING:
        yield say(language, "hand-counting")
    elif view.phase in (Phase.DEALING, Phase.OVER):
        if deal.result is not None:
            yield ending_line(board, deal.result, view.rules, language)
    elif panel.my_turn:
        if board.deadline is not None:
            yield say(language, "hand-turn-until", when=relative(board.deadline))
        else:
            yield say(language, "hand-turn")
    elif board.turn is not None:
        yield say(language, "board-turn", person=names(board.turn))
    yield from said_lines(board, deal, language)
    if board.options.help is Help.HINTS:
        yield from reminders(view, language)
    if panel.away:
        yield say(language, "hand-away")
    yield "-# " + slate_line(language, view)
    if where is not None:
        yield f"-# [{say(language, 'thread-name', table=str(panel.table))}]({where})"


def _rows(
    panel: HandPanel,
    view: View | None,
    language: str,
    cards: Sequence[Card | None],
    sure: Card | None,
) -> Iterator[tuple[ui.Item[Any], ...]]:
    table = panel.table
    if panel.may_cut:
        yield cut_buttons(language, table, panel.began.turn)
    if view is None or view.deal is None or panel.board.status is not Status.PLAYING:
        return
    if view.phase in (Phase.PLAYING, Phase.COUNTING):
        playable = set(playable_cards(panel))
        for start in range(0, len(cards), CARDS_IN_ROW):
            yield tuple(
                _card_button(panel, language, card, card in playable, card is sure)
                if card is not None
                else _empty_place(panel, start + place)
                for place, card in enumerate(cards[start : start + CARDS_IN_ROW])
            )
    yield _call_row(panel, view, language)
    if view.phase in (Phase.PLAYING, Phase.COUNTING):
        choices = list(marriage_choices(view, language))
        yield (
            Menu(Press(table, panel.began.deal, "marry"), say(language, "hand-marriage"), choices),
        )
    yield _look_row(panel, view, language)


def playable_cards(panel: HandPanel) -> tuple[Card, ...]:
    """What may be pressed: on one's turn the legal cards, without help every card."""
    view: View = panel.view
    if not panel.my_turn or view.deal is None:
        return ()
    if panel.board.options.help is Help.NONE:
        return view.deal.hand
    return tuple(action.card for action in view.legal if isinstance(action, Play))


def _card_button(panel: HandPanel, language: str, card: Card, enabled: bool, sure: bool) -> Button:
    label, emoji = card_face(language, card)
    if sure and enabled:
        return Button(
            Press(panel.table, panel.began.turn, "sure", card.text),
            say(language, "button-sure", rank=label),
            emoji=emoji,
            style=discord.ButtonStyle.success,
        )
    return Button(
        Press(panel.table, panel.began.turn, "card", card.text),
        label,
        emoji=emoji,
        style=discord.ButtonStyle.primary if enabled else discord.ButtonStyle.secondary,
        disabled=not enabled,
    )


def _empty_place(panel: HandPanel, place: int) -> Button:
    """A card that has been played keeps its place, so that no other moves under the finger."""
    return Button(Press(panel.table, panel.began.turn, "played", str(place)), "·", disabled=True)


def _call_row(panel: HandPanel, view: View, language: str) -> tuple[Button, ...]:
    table, began = panel.table, panel.began
    buttons = [
        Button(
            Press(table, began.deal, "dehors"),
            say(language, "button-dehors"),
            style=discord.ButtonStyle.danger,
        ),
        Button(Press(table, began.deal, "cape"), say(language, "button-cape")),
    ]
    if panel.may_count:
        count = say(language, "button-count")
        buttons.append(
            Button(Press(table, began.deal, "count"), count, style=discord.ButtonStyle.success)
        )
    if panel.may_take_back:
        buttons.append(Button(Press(table, began.turn, "undo"), say(language, "button-take-back")))
    if panel.away:
        back = say(language, "button-back")
        buttons.append(
            Button(Press(table, began.match, "back"), back, style=discord.ButtonStyle.success)
        )
    return tuple(buttons)


def _look_row(panel: HandPanel, view: View, language: str) -> tuple[Button, ...]:
    table, match = panel.table, panel.began.match
    buttons = (
        Button(Press(table, match, "last"), say(language, "button-last")),
        Button(Press(table, match, "slate"), say(language, "button-slate")),
        Button(Press(table, match, "why"), say(language, "button-why")),
        Button(Press(table, match, "help"), say(language, "button-help")),
    )
    if panel.board.options.help is not Help.HINTS:
        return buttons
    return (Button(Press(table, match, "hint"), say(language, "button-hint")), *buttons)


def marriage_choices(view: View, language: str) -> Iterator[discord.SelectOption]:
    """Every marriage there is, held or not: the menu must not think for the player."""
    assert view.deal is not None, "a menu of marriages needs a deal"
    trump = view.deal.trump
    for suit in sorted(Suit, key=lambda suit: suit is not trump):
        for extended in (False, True):
            yield discord.SelectOption(
                label=marriage_said(language, suit, extended, trump),
                description=marriage_cards(language, extended),
                emoji=SUIT_EMOJI[suit],
                value=f"{suit.value}.{'30' if extended else '20'}",
            )
    if view.rules.marking is Marking.MANUAL:
        for suit in Suit:
            for letter in ("Q", "J"):
                card = Card.parse(letter + suit.value)
                label = say(language, "hand-mark", card=card_name(language, card))
                yield discord.SelectOption(
                    label=label, emoji=SUIT_EMOJI[suit], value=f"{suit.value}.{letter}"
                )


def cape_panel(panel: HandPanel, language: str) -> Post:
    """The announcements of the cape, to be pressed once more: they bind."""
    table, deal = panel.table, panel.began.deal
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(say(language, "cape-choose")))
    ancient = panel.view is not None and panel.view.rules.ancient
    layout.add_item(
        row(
            *(
                Button(
                    Press(table, deal, "announce", announcement.value),
                    say(language, f"button-{announcement.value}"),
                    style=discord.ButtonStyle.danger,
                )
                for announcement in Announcement
                if (announcement is Announcement.PARTIE_ET_VOLE) is ancient
            )
        )
    )
    return Post(layout)


def reasons(panel: HandPanel) -> dict[Violation, list[Card]]:
    """Why cards may not be played now, from the seat's own view; empty when all may."""
    view: View = panel.view
    found: dict[Violation, list[Card]] = {}
    if view.deal is None or not panel.my_turn:
        return found
    for card in sorted_hand(view.deal.hand, view.deal.trump):
        why = why_not(
            card,
            view.deal.hand,
            view.deal.trick.cards,
            view.deal.trump,
            ancient=view.rules.ancient,
        )
        if why is not None:
            found.setdefault(why, []).append(card)
    return found


def why_text(panel: HandPanel, language: str) -> str:
    """The answer to "Why?"."""
    view: View | None = panel.view
    if view is None or view.deal is None or view.phase is not Phase.PLAYING:
        return say(language, "why-no-deal")
    if not panel.my_turn:
        return say(
            language,
            "why-not-turn",
            person=Names(panel.board, language)(
                Seat(panel.board.turn) if panel.board.turn else Seat.NORTH
            ),
        )
    found = reasons(panel)
    if not found:
        return say(language, "why-all")
    return "\n".join(
        say(
            language,
            "why-line",
            cards=", ".join(card_label(language, card) for card in cards),
            reason=say(language, why.code, rule=why.rule),
        )
        for why, cards in found.items()
    )
