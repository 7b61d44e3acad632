"""Private message of one person: the game's panel in the table's frame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import discord

from cogs.i18n.sentences import say, seat_name
from cogs.messages.components import Button, Gap, Part, Row
from cogs.messages.custom_ids import TableId
from cogs.messages.plain import relative
from cogs.messages.posts import Post, Sketch, framed, unframed
from cogs.view import deals, frame
from cogs.view.panels import COLOURS, at_table, offered, rows, small
from gamekit.api.counts import Moment
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Ask, Panel
from gamekit.api.panel import Button as PanelButton
from gamekit.api.scenes import Picture
from tables.journal.state import Presence, Status
from tables.views import HandPanel

FACING: Final = 2
"""Players with a single opponent always see every card; others only while requests are to spare."""


def hand(
    game: Game,
    panel: HandPanel,
    shown: Panel,
    at: At,
    picture: Picture | Sketch | None,
    *,
    words: str = "",
    where: str | None = None,
    moment: tuple[Moment, int] | None = None,
) -> Post:
    """Private message of a seat; ``shown`` is the game's panel for its view.

    ``words`` replace a missing picture. ``where``: the board's address. ``moment``: the person's
    own to share, and its deal.
    """
    playing = panel.board.status is Status.PLAYING
    if not playing:
        # There is nothing left to do, and it is nobody's turn.
        shown = replace(frame.ended(shown), status=shown.status)
    text = "\n".join(filter(None, _lines(game, panel, shown, at, where)))
    post = framed(
        [text, picture, words if picture is None else ""],
        [_share(game, panel, at.language, *moment)] if moment is not None else (),
        *_rows(game, panel, shown, at, playing),
        colour=COLOURS[shown.tone],
        four_colours=at.four_colours,
    )
    return replace(post, perishes=looks_on(panel) and not at.rests)


def looks_on(panel: HandPanel) -> bool:
    """Whether the person can only watch others play; a single opponent is always followed."""
    board = panel.board
    playing = board.status is Status.PLAYING and board.next.awaits == "turn"
    may_act = panel.my_turn or panel.seat in board.next.calls
    return playing and not may_act and len(board.seats) > FACING


def seated(game: Game, table: int, language: str, seat: str, waits_in: int | None = None) -> Post:
    """Before the match: placeholder of the hand; sending it tests delivery.

    ``waits_in``: the lobby's channel, where seats are kept for the people of the last match.
    """
    name = seat_name(language, seat, game.face.say)
    text = say(language, "hand-waiting", seat=name, table=str(table))
    if waits_in is not None:
        text += "\n" + say(language, "hand-awaits", where=f"<#{waits_in}>")
    return unframed(text)


def kept(game: Game, table: int, language: str, match: int) -> Post:
    """Before another match: the person's seat is kept; ``match``: the entry that began the last."""
    again, *_ = frame.again_buttons(game.rules, language, table, match)
    return unframed(say(language, "hand-kept", table=str(table)), [again], edit_only=True)


def gone(table: int, language: str) -> Post:
    """Message for a person who no longer sits at the table."""
    return unframed(say(language, "hand-gone", table=str(table)), edit_only=True)


def closed(language: str) -> Post:
    """Message in place of the hand at a closed table."""
    return unframed(say(language, "table-closed"), edit_only=True)


def resting(table: int, language: str, *, daily: bool = False) -> Post:
    """Private hand that is no longer updated: its button opens a new one."""
    if daily:
        return _reopening(table, language, say(language, "daily-waits"), "daily-continue")
    return _reopening(table, language, say(language, "hand-resting", table=str(table)))


def recall(table: int, person: int, language: str) -> Post:
    """After a restart: mention a person whose private hand is no longer updated."""
    text = say(language, "board-recall", person=f"<@{person}>")
    return replace(_reopening(table, language, text), mentions=(person,))


def _reopening(table: int, language: str, text: str, button: str = "button-hand") -> Post:
    # "My hand" ignores the position it was made for.
    press, label = TableId(table, 0, "hand"), say(language, button)
    return unframed(text, [Button(press, label, style=discord.ButtonStyle.primary)])


def _waiting(panel: HandPanel) -> bool:
    """Whether no deal has been dealt yet."""
    awaited = panel.board.next
    return awaited.awaits == "deal" and panel.board.deal == 1


def _lines(game: Game, panel: HandPanel, shown: Panel, at: At, where: str | None) -> Iterator[str]:
    yield shown.title
    if panel.board.status is not Status.OVER:
        board = panel.board
        # The pause shows the finished deal.
        recap = board.next.awaits == "deal" and board.deal > 1
        yield from deals.lines(game, replace(board, deal=board.deal - recap), at)
    if _waiting(panel):
        yield from shown.lines
        if panel.may_cut:
            yield say(at.language, "hand-cut")
            yield say(at.language, "board-cut-why")
        yield from _others(game, panel, at)
        return
    yield from _turn(game, panel, shown, at)
    yield from _others(game, panel, at)
    yield from shown.lines
    yield from shown.awaited
    if panel.away:
        yield say(at.language, "hand-away")
    yield from map(small, shown.small)
    if where is not None:
        number = str(panel.board.shown_number)
        name = game.face.say(at.language, "table-name", table=number)
        yield small(f"[{name}]({where})")


def _turn(game: Game, panel: HandPanel, shown: Panel, at: At) -> Iterator[str]:
    """One line on the turn; a question replaces it, so that no button moves under the finger."""
    board, language = panel.board, at.language
    if panel.may_cut:
        yield say(language, "hand-cut")
    elif board.next_at is not None:
        yield say(language, "board-next-at", when=relative(board.next_at))
        if panel.seat in board.ready and _somebody_else(panel):
            yield say(language, "hand-ready")
    elif shown.status is not None:
        yield shown.status
    elif at.sure is not None and game.rules.is_move(game.rules.decode(at.sure)):
        # The game's own words say what a call costs.
        card = game.face.label(at.sure, language, panel.view)
        yield say(language, "hand-sure", card=card)
    elif board.next.awaits == "booking" and board.status is Status.PLAYING:
        yield say(language, "hand-booking")
    elif panel.my_turn and board.last_at is not None:
        yield say(language, "hand-last", when=relative(board.last_at))
    elif panel.my_turn and board.deadline is not None:
        yield say(language, "hand-turn-until", when=relative(board.deadline))
    elif panel.my_turn:
        yield say(language, "hand-turn")
    elif at.rests:
        yield say(language, "hand-elsewhere")
    elif board.turn is not None:
        person = frame.asked_names(board, at.names, language)
        yield say(language, "board-turn", person=person)


def _others(game: Game, panel: HandPanel, at: At) -> Iterator[str]:
    """Yield what the others do or ask: the cut, stand-ins, a proposal to stop."""
    board = panel.board
    if board.cutter is not None and not panel.may_cut:
        yield frame.cutter_line(board, at.language, at.names)
    others = (card for card in board.seats if card.seat != panel.seat)
    for card in others if board.status is Status.PLAYING else ():
        if card.presence is not Presence.HERE:
            yield say(at.language, "hand-stand-in", person=at.names[card.seat])
    yield from frame.abandon_lines(game, board, at.language, at.names)


def _somebody_else(panel: HandPanel) -> bool:
    """Whether another person plays here, for whom one may wait."""
    cards = (card for card in panel.board.seats if card.seat != panel.seat)
    return any(card.occupant.person is not None for card in cards if card.presence is Presence.HERE)


def _share(game: Game, panel: HandPanel, language: str, moment: Moment, deal: int) -> Button:
    press = TableId(panel.table, panel.began.match, "moment", str(deal))
    what = game.face.say(language, f"moment-{moment.name}")
    label = say(language, "moment-share", what=what)
    return Button(press, label, style=discord.ButtonStyle.primary)


def _rows(game: Game, panel: HandPanel, shown: Panel, at: At, playing: bool) -> Iterator[Part]:
    if panel.may_cut:
        yield Row(*frame.cut_buttons(game.rules, at.language, panel.table, panel.began.turn))
    if panel.board.status.ended and (
        buttons := frame.ended_buttons(game, panel.board, at.language)
    ):
        yield Row(*buttons)
    if not playing or _waiting(panel):
        return
    ids = at_table(panel.table, panel.began, game.rules, rests=at.rests)
    for place, made in enumerate(rows(shown, ids, game.face, at.language)):
        if place == shown.moves and place:
            yield Gap()
        yield made
    if votes := frame.abandon_buttons(panel.board, at.language):
        yield Row(*votes)
    own = [*offered(shown, at.offers)]
    own += [PanelButton(Ask("page", page.name)) for page in game.face.pages if page.on_hand]
    own.append(PanelButton(Ask("help")))
    yield from frame.own_rows(game, panel.board, own, at.language)
