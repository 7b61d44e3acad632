"""Private message of a player: hand and possible actions.

Open cards and the own hand determine what may be dared or turned (rules 10.5, 10.6), so these
buttons appear exactly when legal.
"""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn, decode, encode
from games.brus.engine.cards import sorted_hand
from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView, Phase, View
from games.brus.face.public import asked_lines
from games.brus.face.speech import (
    label,
    progress_line,
    said_lines,
    stake_line,
    table_lines,
    tableau_line,
)
from games.brus.pictures.facts import HandFacts
from games.brus.pictures.hand import held
from games.brus.words import say
from i18n.cards import card_face, card_label


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, dealt = seat_of(view), view.hand
    named = say(at.language, f"seat-{seat}")
    if dealt is None:
        return Panel(say(at.language, "hand-waiting", seat=named, table=str(at.table)))
    title = say(
        at.language,
        "hand-title-rests" if at.rests else "hand-title",
        table=str(at.table),
        hand=str(dealt.number),
        trick=str(min(len(dealt.tricks) + 1, 8)),
        seat=named,
    )
    progress = (
        () if at.rests else (stake_line(view, at.language), progress_line(dealt, at.language))
    )
    asked = my_turn(view) or bool(answers(view))
    return Panel(
        title=title,
        status=_status(at),
        lines=() if at.rests else tuple(_lines(view, dealt, at)),
        small=(*_about(view, at), *progress, tableau_line(view, at.language)),
        scene=_scene(view, at),
        rows=tuple(_rows(view, seat, at)),
        moves=1 if dealt.hand else 0,
        tone="turn" if asked else "wood",
    )


def _about(view: View, at: At) -> Iterator[str]:
    """Lines on binding actions while they are legal."""
    if at.help != "none" and dares(view):
        yield say(at.language, "about-dare")
    if at.help != "none" and turns(view):
        yield say(at.language, "about-turn")


def _scene(view: View, at: At) -> Scene:
    if at.looks_on:
        return Scene("hand", held(view))
    return Scene("hand", view, HandFacts(at.help != "none"))


def seat_of(view: View) -> Seat:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.hand is not None and view.hand.turn is view.seat


def answers(view: View) -> tuple[Answer, ...]:
    """Answers open to the viewer: run, take up."""
    return tuple(action for action in view.legal if isinstance(action, Answer))


def turns(view: View) -> tuple[Turn, ...]:
    """Cards that the viewer may lead face down now, in the hand's order."""
    if view.hand is None:
        return ()
    order = sorted_hand(view.hand.hand)
    found = [action for action in view.legal if isinstance(action, Turn)]
    return tuple(sorted(found, key=lambda turn: order.index(turn.card)))


def dares(view: View) -> tuple[Play | Dare, ...]:
    """Legal dares of the viewer."""
    return tuple(
        action
        for action in view.legal
        if isinstance(action, Dare) or (isinstance(action, Play) and action.dared)
    )


def _status(at: At) -> str | None:
    if at.sure is not None:
        match decode(at.sure):
            case Turn():
                return say(at.language, "sure-turn")
            case Answer(takes=False):
                return say(at.language, "sure-run")
            case _:
                pass  # A card: the table asks.
    return None


def _lines(view: View, dealt: HandView, at: At) -> Iterator[str]:
    yield from said_lines(dealt, at)
    if at.looks_on:
        yield from table_lines(view, dealt, at)
    yield from _asked(view, dealt, at)


def _asked(view: View, dealt: HandView, at: At) -> Iterator[str]:
    if answers(view):
        yield say(at.language, "hand-asked")
    else:
        yield from asked_lines(dealt, at)


def _rows(view: View, seat: Seat, at: At) -> Iterator[Row]:
    if view.phase not in (Phase.PLAYING, Phase.ANSWERING):
        return
    mine, there = my_turn(view), held(view)
    if there.places:
        yield tuple(_card(seat, card, mine and card is not there.gone, at) for card in there.places)
    calls = tuple(_calls(view, at))
    if calls:
        yield calls
    if turned := tuple(_turned(turn, at) for turn in turns(view)):
        yield turned


def _card(seat: Seat, card: Card, enabled: bool, at: At) -> Button:
    action = encode(Play(seat, card))
    face, emoji = card_face(at.language, card, four=at.four_colours)
    shown = card_label(at.language, card)
    if enabled and action == at.sure:
        # Same width as before, so that nothing moves under the finger; the text above asks.
        return Button(Act(action, sure=True), face, emoji, "success", card=shown)
    style: Style = "primary" if enabled else "plain"
    return Button(Act(action), face, emoji, style, enabled, card=shown)


def _calls(view: View, at: At) -> Iterator[Button]:
    """Buttons to dare, run and take up."""
    language = at.language
    for dare in dares(view):
        if isinstance(dare, Dare):
            # Only possible before the next card, so without confirmation.
            said = say(language, "button-dare-turned")
            yield Button(Act(encode(dare), sure=True), said, style="danger")
            continue
        yield _binding(dare, label(encode(dare), language), at)
    for action in sorted(answers(view), key=lambda answer: not answer.takes):
        yield _binding(action, label(encode(action), language), at, asks=not action.takes)


def _turned(turn: Turn, at: At) -> Button:
    """Button to lead a card face down, with confirmation for everybody since it binds."""
    rank, sign = card_face(at.language, turn.card, four=at.four_colours)
    words = say(at.language, "button-turn", card=f"{sign} {rank}" if sign else rank)
    return _binding(turn, words, at, asks=True)


def _binding(action: Action, words: str, at: At, *, asks: bool = False) -> Button:
    """Button of a binding action; ``asks``: confirmation for everybody."""
    text = encode(action)
    if text == at.sure:
        # Same width with others to its right; the text above asks.
        if isinstance(action, Answer):
            words = say(at.language, "button-sure-of", what=words)
        return Button(Act(text, sure=True), words, style="success")
    takes = isinstance(action, Answer) and action.takes
    style: Style = "primary" if takes else "plain" if isinstance(action, Turn) else "danger"
    return Button(Act(text, asks=asks), words, style=style)
