"""Face of a game with an engine of its own: functions, and what is alike in all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from gamekit.api.face import At, Command, Help, Page, Say
from gamekit.api.panel import Act, Ask, Button, Choice, Panel, Style
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card, Suit
from gamekit.cards.violations import Reason
from gamekit.records.codec import Codec
from i18n.cards import card_face, card_label, card_name, card_said
from i18n.typed import read_card

_MOST: Final = 25

Typed = Mapping[str, tuple[type[Any], ...]]
"""Command → types of its actions."""


class FunctionFace:
    """Face from a module's panels and functions that read typed words.

    ``panels``: functions ``board``, ``recap``, ``call``, ``final``, ``hand``, ``page``, perhaps
    ``panel``, and ``PAGES``. ``meant``: actions of a command's text, without the one that a
    completion gave, from a seat's view. ``offered``: completions. Arguments as in
    :class:`gamekit.api.face.Face`.
    """

    def __init__(
        self,
        say: Say,
        panels: Any,
        commands: tuple[Command, ...],
        codec: Codec[Any],
        kinds: Typed,
        meant: Callable[[str, str, Any, str], Iterable[Any]],
        offered: Callable[[str, str, Any, str, Help], Iterable[Choice]],
        label: Callable[[str, str, Any], str],
    ) -> None:
        self.say, self.commands = say, commands
        self.pages: tuple[Page, ...] = panels.PAGES
        self.board: Callable[..., Panel] = panels.board
        self.recap: Callable[..., Panel] = panels.recap
        self.call: Callable[..., Panel | None] = panels.call
        self.final: Callable[..., Panel] = panels.final
        self.hand: Callable[..., Panel] = panels.hand
        self.page: Callable[..., Panel] = panels.page
        self.panel: Callable[..., Panel] = getattr(panels, "panel", no_panel)
        self._codec, self._kinds = codec, kinds
        self._meant, self._offered, self._label = meant, offered, label

    def label(self, action: str, language: str, view: Any = None) -> str:
        """Text of an action."""
        return self._label(action, language, view)

    def typed(self, command: str, text: str, view: Any, language: str) -> tuple[str, ...]:
        """Parse a completion or typed words."""
        if view.seat is None or command not in self._kinds:
            return ()
        text = text.strip()
        if self._chosen(self._kinds[command], text, view.seat):
            return (text,)
        return tuple(map(self._codec.encode, self._meant(command, text, view, language)))

    def _chosen(self, kinds: tuple[type[Any], ...], text: str, seat: Any) -> bool:
        """Whether the text itself is an action of these kinds by the seat."""
        try:
            action = self._codec.decode(text)
        except ValueError:
            return False
        return isinstance(action, kinds) and getattr(action, "seat", None) is seat

    def proposals(
        self, command: str, text: str, view: Any, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words."""
        return tuple(islice(self._offered(command, text, view, language, help), _MOST))


def no_panel(name: str, view: Any, at: Any) -> Panel:
    """``KeyError``: no button of the hand opens a panel."""
    raise KeyError(name)


def seat_of(view: Any) -> Any:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


def last_panel(line: str, trick: Any) -> Panel:
    """Page of the last trick. ``trick``: what its picture shows, if there is one."""
    return Panel(lines=(line,), scene=trick and Scene("last", trick), told=True)


def offers(at: At, *whats: str) -> Iterator[Button]:
    """Buttons of those requests that are open, beside a hand's calls."""
    for what in whats:
        if what in at.offers:
            yield Button(Ask(what), style="plain" if what == "undo" else "success")


def card_button(card: Card, action: str, enabled: bool, at: At) -> Button:
    """Button that plays a card; a question once it was pressed by somebody who confirms moves."""
    plain, asking = _card_buttons(card, action, enabled, at.language, at.four_colours)
    return asking if enabled and action == at.sure else plain


@lru_cache(maxsize=4096)
def _card_buttons(
    card: Card, action: str, enabled: bool, language: str, four: bool
) -> tuple[Button, Button]:
    """Plain button and question: as wide, so that nothing moves under the finger."""
    face, emoji = card_face(language, card, four=four)
    shown = card_label(language, card)
    style: Style = "primary" if enabled else "plain"
    asking = Button(Act(action, sure=True), face, emoji, "success", card=shown)
    return Button(Act(action), face, emoji, style, enabled, card=shown), asking


def cards_meant(
    text: str, language: str, trump: Suit | None, hand: Collection[Card]
) -> tuple[Card, ...]:
    """Cards of the hand meant by typed words; else any card, which gets the rule's answer."""
    found = read_card(text, language, trump)
    return tuple(card for card in found if card in hand) or found[:1]


def card_choices(
    text: str,
    language: str,
    trump: Suit | None,
    cards: tuple[Card, ...],
    encode: Callable[[Card], str],
) -> Iterator[Choice]:
    """Completions by playable cards. ``encode``: text of the action that plays a card."""
    begun = text.strip().casefold()
    if begun:
        meant = read_card(begun, language, trump, cards)
        cards = meant or tuple(
            card for card in cards if begun in card_name(language, card).casefold()
        )
    for card in cards:
        name = f"{card_label(language, card)} · {card_name(language, card)}"
        yield Choice(encode(card), name)


def reasons_text(
    say: Say,
    language: str,
    hand: Iterable[Card],
    why_not: Callable[[Card], Reason | None],
    between: str = ", ",
) -> str:
    """Answer to "Why?" on turn: one line a reason, with the cards that it refuses."""
    found: dict[Reason, list[str]] = {}
    for card in hand:
        if (why := why_not(card)) is not None:
            found.setdefault(why, []).append(card_said(language, card))
    lines = (
        say(
            language,
            "why-line",
            cards=between.join(cards),
            reason=say(language, why.code, rule=why.rule),
        )
        for why, cards in found.items()
    )
    return "\n".join(lines) or say(language, "why-all")
