"""The table's additions to a game's panels: turn, absences, proposals, proofs, buttons.

All of it comes from the public state of a table (:class:`tables.views.Board`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final

import discord

from cogs.i18n.sentences import occupant_name, say, side_name
from cogs.messages.components import IN_ROW, Button, Row
from cogs.messages.custom_ids import PageId, TableId
from cogs.messages.plain import moment, relative
from cogs.view.panels import at_table, placed, rows
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Ask, Panel
from gamekit.api.panel import Button as PanelButton
from gamekit.api.rules import AnyRules
from tables.decisions.rests import Rest
from tables.journal.entries import Why
from tables.journal.options import Help
from tables.journal.state import Presence, Status
from tables.views import Board, HandPanel, SeatCard

QUARTER_MS: Final = 15 * 60_000
CUTS: Final = 5
"""Number of buttons for cutting."""


@dataclass(frozen=True, slots=True)
class ChannelContext:
    """Location of a table, and people who cannot be sent direct messages."""

    thread: int | None = None
    """The thread, or the channel where the table is played."""
    moved: bool = False
    """Whether the thread was deleted and the table moved to the channel."""
    unreachable: frozenset[int] = frozenset()
    """Persons who take no direct messages; none once the match is over, which needs no advice."""


NO_CONTEXT: Final = ChannelContext()


# -- contexts of panels ----------------------------------------------------------------------------


def names_of(seats: Iterable[SeatCard], language: str) -> dict[str, str]:
    """Map each seat to the person's mention, or to the computer player's name."""
    return {card.seat: occupant_name(language, card.occupant, card.figure) for card in seats}


def public_at(game: Game, board: Board) -> At:
    """Context of a public panel."""
    language = board.options.language
    offers = set()
    if _counts(board):
        offers.add("count")
    if _absent(board):
        offers.add("back")
    names = names_of(board.seats, language)
    return At(board.shown_number, language, names, board.options.help.value, frozenset(offers))


def private_at(
    game: Game,
    panel: HandPanel,
    language: str,
    sure: str | None = None,
    *,
    names: Mapping[str, str] | None = None,
    four_colours: bool = False,
    looks_on: bool = False,
    rests: bool = False,
) -> At:
    """Context of a seat's panel; ``sure``: the action that was pressed once.

    ``names``: by seat; mentions by default. ``four_colours``: whether its reader's pack has four.
    ``looks_on``: others play; ``rests``: the panel is not updated until its reader can act.
    """
    in_a_deal = panel.board.next.awaits in ("turn", "booking")
    playing = panel.board.status is Status.PLAYING
    # After the end nothing is advised any more, nor is any call explained.
    help = panel.board.options.help if playing else Help.NONE
    hints = in_a_deal and help is Help.HINTS and game.players is not None
    offered = {
        "next": panel.may_hurry,
        "count": panel.may_count,
        "undo": panel.may_take_back,
        "back": panel.away,
        "hint": hints,
    }
    offers = frozenset(what for what, now in offered.items() if now)
    return At(
        panel.board.shown_number,
        language,
        names_of(panel.board.seats, language) if names is None else names,
        help.value,
        offers,
        sure,
        four_colours,
        looks_on,
        looks_on and rests,
        panel.seat,
    )


# -- lines -----------------------------------------------------------------------------------------


def turn_lines(game: Game, board: Board, status: str | None) -> Iterator[str]:
    """Yield whose turn it is and until when, or the game's own line (``status``)."""
    language = board.options.language
    if board.status is not Status.PLAYING:
        yield from ended_lines(game, board)
        return
    if board.deserted:
        yield from deserted_lines(board)
        return
    if board.next.awaits == "booking":
        text = status or say(language, "board-booking")
        if board.book_at is not None:
            text = f"{text} {say(language, 'board-booked', when=relative(board.book_at))}"
        yield text
        return
    if status is not None:
        yield status
    elif board.turn is not None:
        person = asked_names(board, names_of(board.seats, language), language)
        if board.deadline is not None and board.turn_persons:
            when = relative(board.deadline)
            yield say(language, "board-turn-until", person=person, when=when)
        else:
            yield say(language, "board-turn", person=person)
    people = [card for card in board.seats if card.occupant.person is not None]
    if board.turn is not None and board.closes_at is not None and len(people) > 1:
        # A person who plays alone is reminded in time, and delays nobody.
        yield closing_line(board, board.closes_at)


def deserted_lines(board: Board) -> Iterator[str]:
    """Yield that a table rests because nobody is there, and until when."""
    if board.deserted and board.closes_at is not None:
        when = relative(board.closes_at // QUARTER_MS * QUARTER_MS)
        yield say(board.options.language, "board-deserted", when=when)


def asked_names(board: Board, names: Mapping[str, str], language: str) -> str:
    """Name the people who may make the awaited move: « Anne », « Anne ou Beat »."""
    asked = [names[seat] for seat in board.asked]
    return reduce(lambda one, two: say(language, "either", one=one, two=two), asked)


def closing_line(board: Board, at: int) -> str:
    """Line saying what happens at a table without a clock, and when (UTC ms), if nobody plays.

    The time is days away and rounded down to the quarter of an hour, so that the time credited for
    a short outage changes no message.
    """
    key = "board-gives-up" if board.gives_up else "board-closes"
    when = relative(at // QUARTER_MS * QUARTER_MS)
    return say(board.options.language, key, when=when, count=len(board.gives_up))


def maintenance_lines(
    rest: Rest | None, language: str, key: str = "board-maintenance"
) -> Iterator[str]:
    """Yield why nothing begins, now or soon; nothing without an announced maintenance."""
    if rest is not None:
        begins, ends = moment(rest.begins), relative(rest.ends)
        yield say(language, key, begins=begins, ends=ends)


def absence_lines(game: Game, board: Board, context: ChannelContext = NO_CONTEXT) -> Iterator[str]:
    """Yield the people who are away and those who cannot be sent messages."""
    language = board.options.language
    names = names_of(board.seats, language)
    if context.moved:
        yield say(language, "board-moved")
    if board.status is not Status.PLAYING or board.deserted:
        return
    for card in board.seats:
        if card.presence is not Presence.HERE:
            yield say(language, "board-you-again", person=names[card.seat])
        elif card.occupant.person in context.unreachable:
            yield say(language, "board-no-dm", person=names[card.seat])


def cut_lines(game: Game, board: Board) -> Iterator[str]:
    """Yield the person who cuts, or that the next deal follows."""
    language = board.options.language
    if board.status is not Status.PLAYING:
        yield from ended_lines(game, board)
        return
    if board.deserted:
        yield from deserted_lines(board)
        return
    if board.cutter is None:
        yield say(language, "board-next")
        return
    yield cutter_line(board, language, names_of(board.seats, language))
    if board.deal == 1:
        yield say(language, "board-cut-why")


def cutter_line(board: Board, language: str, names: Mapping[str, str]) -> str:
    """Name the person who cuts, and until when."""
    assert board.cutter is not None, "somebody cuts"
    values = {"person": names[board.cutter], "deal": str(board.deal)}
    if board.cut_at is None:
        return say(language, "board-cut-open", **values)
    return say(language, "board-cut", when=relative(board.cut_at), **values)


def next_lines(game: Game, board: Board) -> Iterator[str]:
    """Yield when the next deal begins and who has asked for it, in the pause before it."""
    if board.next_at is None:
        return
    language = board.options.language
    yield say(language, "board-next-at", when=relative(board.next_at))
    if board.ready:
        names = names_of(board.seats, language)
        ready = ", ".join(names[card.seat] for card in board.seats if card.seat in board.ready)
        yield say(language, "board-ready", persons=ready)


def abandon_lines(
    game: Game,
    board: Board,
    language: str | None = None,
    names: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """Yield the pending proposal to stop; by default in the table's language, with mentions."""
    if not board.abandoning:
        return
    language = language or board.options.language
    named = names_of(board.seats, language) if names is None else names
    agreed = (card for card in board.seats if card.occupant.person in board.abandoning)
    persons = ", ".join(named[card.seat] for card in agreed)
    if board.abandon_at is None:
        yield say(language, "board-abandon-open", persons=persons)
        return
    yield say(language, "board-abandon", persons=persons, when=relative(board.abandon_at))
    if board.resigning:
        side = side_of(game.rules, board.resigning[0])
        team = side_name(language, side, named, game.face.say)
        yield say(language, "board-abandon-alone", team=team, count=len(side))


def ended(panel: Panel) -> Panel:
    """A game's panel once the match is over or stopped: it awaits and offers nothing."""
    scene = panel.scene and replace(panel.scene, over=True)
    tone = "wood" if panel.tone == "turn" else panel.tone
    return replace(panel, status=None, awaited=(), rows=(), tone=tone, scene=scene)


def ended_lines(game: Game, board: Board) -> Iterator[str]:
    """Yield the end of a match that was not played to its end."""
    if board.status is Status.ABANDONED:
        language = board.options.language
        yield stopped_line(game, language, board.resigned, names_of(board.seats, language))
    elif board.status is Status.EXPIRED:
        yield closed_line(board.options.language, board.closed)


def closed_line(language: str, why: Why | None) -> str:
    """Describe the end of a table; ``why``: the reason if it was closed from outside."""
    return say(language, "lobby-expired" if why is None else f"lobby-closed-{why.value}")


def stopped_line(
    game: Game, language: str, resigned: Sequence[str], names: Mapping[str, str]
) -> str:
    """Describe the end of an unfinished match; ``resigned``: the side that gave it up.

    ``names``: by seat.
    """
    if not resigned:
        return say(language, "lobby-abandoned")
    team = side_name(language, resigned, names, game.face.say)
    return say(language, "lobby-resigned", team=team, count=len(resigned))


def side_of(rules: AnyRules, seat: str) -> tuple[str, ...]:
    """The seats of a seat's side."""
    return next(side for side in rules.partners if seat in side)


def proof_lines(board: Board) -> Iterator[str]:
    """Yield the table's commitment for the deal in progress, from before the cut to its end.

    Publishing it beforehand is what makes it a proof (docs/fairness.md).
    """
    if board.proofs and board.proofs[-1].secret is None:
        commitment = board.proofs[-1].commitment
        yield "-# " + say(board.options.language, "board-commitment", hash=commitment)
        if board.cut_by_chance and board.deal == 1:
            yield "-# " + say(board.options.language, "board-cut-chance")


def fair_buttons(board: Board) -> tuple[Button, ...]:
    """Button that verifies the newest finished deal: explanation, secret and cut."""
    if not board.proofs or board.proofs[-1].secret is None:
        return ()
    which = f"{board.table}.{board.number}.{board.proofs[-1].deal}"
    return (Button(PageId("verify", "deal", which), say(board.options.language, "replay-verify")),)


# -- buttons ---------------------------------------------------------------------------------------


def cut_sizes(cuts: range) -> tuple[int, ...]:
    """Return the buttons' numbers of cards, spread evenly around the middle of the allowed range.

    >>> cut_sizes(range(1, 32)), cut_sizes(range(1, 12)), cut_sizes(range(1, 4))
    ((4, 10, 16, 22, 28), (2, 4, 6, 8, 10), (1, 2, 3))
    """
    if len(cuts) <= CUTS:
        return tuple(cuts)
    width = len(cuts) // CUTS
    first = (len(cuts) - (CUTS - 1) * width) // 2
    return tuple(cuts[first + place * width] for place in range(CUTS))


def cut_buttons(rules: AnyRules, language: str, table: int, seq: int) -> tuple[Button, ...]:
    """Cut buttons; none in a game without a cut."""
    return tuple(
        Button(
            TableId(table, seq, "cut", str(cards)),
            say(language, "board-cut-label", cards=cards),
        )
        for cards in (cut_sizes(rules.cuts) if rules.cuts is not None else ())
    )


def next_button(board: Board) -> Button:
    """Button that asks for the next deal."""
    return Button(
        TableId(board.table, board.began.turn, "next"),
        say(board.options.language, "button-next"),
        style=discord.ButtonStyle.success,
    )


def abandon_buttons(board: Board, language: str | None = None) -> tuple[Button, ...]:
    """Buttons to agree to stop, or to refuse; by default in the table's language."""
    if not board.abandoning:
        return ()
    language, table, vote = language or board.options.language, board.table, board.began.vote
    return (
        Button(
            TableId(table, vote, "stop"),
            say(language, "button-stop"),
            style=discord.ButtonStyle.danger,
        ),
        Button(TableId(table, vote, "playon"), say(language, "button-play-on")),
    )


def public_rows(game: Game, board: Board, panel: Panel, *, count: bool) -> list[Row]:
    """The table's own buttons under a public message, and those of the game's pages.

    ``count``: whether it shows the deal that is being counted.
    """
    there = placed(panel)
    buttons = [PanelButton(Ask("hand"), style="primary")]
    if count and _counts(board):
        if "count" not in there:
            buttons.append(PanelButton(Ask("count"), style="success"))
    elif _absent(board) and "back" not in there:
        buttons.append(PanelButton(Ask("back")))
    buttons += [PanelButton(Ask("page", page.name)) for page in game.face.pages if page.on_board]
    buttons.append(PanelButton(Ask("help")))
    return own_rows(game, board, buttons, board.options.language)


def own_rows(game: Game, board: Board, buttons: list[PanelButton], language: str) -> list[Row]:
    """The table's own buttons, five in a row."""
    ids = at_table(board.table, board.began, game.rules)
    starts = range(0, len(buttons), IN_ROW)
    panel = Panel(rows=tuple([tuple(buttons[at : at + IN_ROW]) for at in starts]))
    return rows(panel, ids, game.face, language)


def again_buttons(rules: AnyRules, language: str, table: int, seq: int) -> tuple[Button, ...]:
    """ "Again", and with partners "New partners"."""
    again = Button(
        TableId(table, seq, "again"),
        say(language, "button-again"),
        style=discord.ButtonStyle.success,
    )
    if not has_partners(rules):
        return (again,)
    return (again, Button(TableId(table, seq, "mix"), say(language, "button-new-partners")))


def ended_buttons(game: Game, board: Board, language: str) -> tuple[Button, ...]:
    """How to go on after a match; if it was played to its end, also its replay and analysis."""
    match, found = board.began.match, list[Button]()
    if board.hall is None:
        found += again_buttons(game.rules, language, board.table, match)
    if board.status is Status.OVER and game.replay is not None:
        replay = TableId(board.table, match, "replay", str(board.number))
        found.append(Button(replay, say(language, "button-replay")))
        if game.review is not None:
            analysis = PageId("replay", "analysis", f"{board.table}.{board.number}.1.0")
            found.append(Button(analysis, say(language, "replay-analysis")))
    return tuple(found)


def stopped_rows(game: Game, board: Board) -> Iterator[Row]:
    """Yield how to continue after a match that was stopped."""
    if board.status is Status.ABANDONED and board.hall is None:
        match = board.began.match
        yield Row(*again_buttons(game.rules, board.options.language, board.table, match))


def deserted_rows(game: Game, board: Board) -> Iterator[Row]:
    """Yield the button that brings a person back to a table where nobody is."""
    if board.deserted:
        yield from own_rows(game, board, [PanelButton(Ask("back"))], board.options.language)


def has_partners(rules: AnyRules) -> bool:
    """Whether anybody plays together."""
    return any(len(side) > 1 for side in rules.partners)


def _absent(board: Board) -> bool:
    playing = board.status is Status.PLAYING
    return playing and any(card.presence is not Presence.HERE for card in board.seats)


def _counts(board: Board) -> bool:
    return board.status is Status.PLAYING and board.next.awaits == "booking"
