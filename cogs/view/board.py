"""Public messages of a table: the cut, the board, the recap, a call, the end, reminders, news.

The game's panels are made from the spectator's view; the table adds its frame. A public button
depends on nobody's hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from cogs.i18n.sentences import say, side_name
from cogs.messages.components import Button, Row
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import escaped
from cogs.messages.posts import Post, Sketch, framed, unframed
from cogs.view import deals, frame
from cogs.view.frame import NO_CONTEXT, ChannelContext, maintenance_lines
from cogs.view.panels import COLOURS, at_table, lines, rows, small
from gamekit.api.counts import Moment
from gamekit.api.game import Game
from gamekit.api.panel import Panel
from gamekit.api.scenes import Picture
from tables.journal.state import Status
from tables.runtime.announcements import LONGEST
from tables.views import Board

NOTHING = Panel()


def cutting(game: Game, board: Board) -> Post:
    """Before a deal: the fingerprint of the shuffle, and the person who cuts."""
    language = board.options.language
    text = (
        *deals.lines(game, board, frame.public_at(game, board)),
        *frame.cut_lines(game, board),
        *maintenance_lines(board.rest, language),
        *frame.abandon_lines(game, board),
        *frame.proof_lines(board),
    )
    cuts = frame.cut_buttons(game.rules, language, board.table, board.began.turn)
    return framed(
        ["\n".join(text)],
        cuts if board.cutter is not None else (),
        frame.abandon_buttons(board),
        *frame.stopped_rows(game, board),
        *frame.public_rows(game, board, NOTHING, count=False),
    )


def board(
    game: Game,
    board: Board,
    panel: Panel,
    picture: Picture | Sketch | None,
    context: ChannelContext = NO_CONTEXT,
) -> Post:
    """The deal in progress."""
    text = (
        panel.title,
        *deals.lines(game, board, frame.public_at(game, board)),
        *frame.turn_lines(game, board, panel.status),
        *panel.lines,
        *panel.awaited,
        *frame.absence_lines(game, board, context),
        *maintenance_lines(board.rest, board.options.language),
        *map(small, panel.small),
    )
    buttons = (*frame.stopped_rows(game, board), *frame.public_rows(game, board, panel, count=True))
    return _post(game, board, panel, text, picture, buttons)


def recap(
    game: Game,
    board: Board,
    panel: Panel,
    picture: Picture | Sketch | None,
    *,
    newest: bool = False,
) -> Post:
    """A finished deal; the ``newest`` one has a button for the next deal.

    The beginning of the next deal edits it for the last time: its buttons then work for ever.
    """
    text = (*lines(panel), *deals.lines(game, board, frame.public_at(game, board)))
    buttons = frame.fair_buttons(board)
    if board.practised and not board.proofs and game.review is not None:
        analysis = f"{board.table}.{board.number}.{board.practised}.0"
        name = say(board.options.language, "replay-analysis")
        buttons = (Button(PageId("replay", "analysis", analysis), name), *buttons)
    if newest and board.next_at is not None:
        told = maintenance_lines(board.rest, board.options.language)
        text = (*text, *told, *frame.next_lines(game, board))
        buttons = (frame.next_button(board), *buttons)
    shown = [Row(*buttons)] if buttons else []
    if newest:
        text = (*text, *frame.deserted_lines(board), *frame.ended_lines(game, board))
        shown = [*frame.stopped_rows(game, board), *shown, *frame.deserted_rows(game, board)]
    return _post(game, board, panel, text, picture, shown)


def final(game: Game, board: Board, panel: Panel, picture: Picture | Sketch | None) -> Post:
    """The match is over: how it ended, and how to continue."""
    language, text = board.options.language, list(lines(panel))
    result = board.result
    # Matches against computer players alone are not expected to be rated.
    if result is not None and result.unrated is not None and len(result.persons) > 1:
        text.append(say(language, f"final-unrated-{result.unrated.value}"))
    if (
        board.length is not None
        and sum(card.occupant.person is not None for card in board.seats) > 1
    ):
        text.append(say(language, "final-unrated-deals"))
    over = board.status is Status.OVER
    buttons = frame.ended_buttons(game, board, language) if over else ()
    rows = [Row(*buttons)] if buttons else []
    return _post(game, board, panel, text, picture, rows)


def call(panel: Panel) -> Post:
    """Public message of a deal's end by a call."""
    return framed(["\n".join(lines(panel))], colour=COLOURS[panel.tone])


def moment(
    game: Game,
    board: Board,
    moment: Moment,
    seats: tuple[str, ...],
    picture: Picture | Sketch | None,
) -> Post:
    """A great moment of these seats, as shared by one of them."""
    language = board.options.language
    names = frame.names_of(board.seats, language)
    if len(seats) > 1:
        side = frame.side_of(game.rules, seats[0])
        who = side_name(language, side, names, game.face.say)
    else:
        who = names[seats[0]]
    what = game.face.say(language, f"moment-{moment.name}")
    text = say(language, "moment-post", who=who, what=what)
    return framed([text, picture], colour=COLOURS["turn"])


def nudge(board: Board, person: int) -> Post:
    """Message that mentions the person; deleted once they have played.

    Without a clock it says when the table closes.
    """
    language = board.options.language
    lines = [say(language, "board-nudge", person=f"<@{person}>")]
    if board.closes_at is not None:
        lines.append(frame.closing_line(board, board.closes_at))
    return unframed(" ".join(lines), mentions=(person,))


def reminder(game: Game, board: Board, language: str, where: str | None) -> Post:
    """Reminder of a turn as a direct message; ``where``: the board's address."""
    name = game.face.say(language, "table-name", table=str(board.shown_number))
    shown = name if where is None else f"[{name}]({where})"
    return unframed(say(language, "call-turn", where=shown))


def behind(board: Board, deal: int) -> Post:
    """Remains of a deal's board that continues in a newer message: a line, and the table's
    commitment from before the cut (docs/fairness.md). ``deal``: 0 for one of another match.
    """
    language = board.options.language
    lines = [small(say(language, "board-behind"))]
    lines += [
        small(say(language, "board-commitment", hash=proof.commitment))
        for proof in board.proofs
        if proof.deal == deal
    ]
    return unframed("\n".join(lines))


def goes_on(language: str) -> Post:
    """The end of a maintenance."""
    return unframed(say(language, "maintenance-over"))


def notice(text: str, language: str) -> Post:
    """The host's text, with formatting, links and mentions escaped."""
    return unframed(say(language, "notice", text=escaped(text, LONGEST)))


def _post(
    game: Game,
    board: Board,
    panel: Panel,
    text: Iterable[str],
    picture: Picture | Sketch | None,
    buttons: Iterable[Row],
) -> Post:
    whole = (*text, *frame.abandon_lines(game, board))
    ids = at_table(board.table, board.began, game.rules)
    return framed(
        ["\n".join(filter(None, whole)), picture, "\n".join(frame.proof_lines(board))],
        frame.abandon_buttons(board),
        *rows(panel, ids, game.face, board.options.language),
        *buttons,
        colour=COLOURS[panel.tone],
    )
