"""What everybody sees of a deal: the cut, the board with the trick so far, the recap, the calls.

Built from the spectator's view alone; a public button depends on nobody's hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from brouc.actions import Announce, Declare, Dehors, Mark
from brouc.cards import Rank, Suit
from brouc.deal import Spoken
from brouc.events import DealResult, Ending
from brouc.ruleset import RuleSet
from brouc.seats import Seat, Team
from brouc.slate import marriage_value, net, unit
from brouc.tricks import Marriage
from brouc.view import DealView, Phase, View
from cogs.i18n.sentences import say
from cogs.i18n.words import occupant_name, seat_name
from cogs.messages.components import Button, row
from cogs.messages.custom_ids import Press
from cogs.messages.posts import Post, gallery
from cogs.view.lobby import NOWHERE, Around, again_buttons, relative
from cogs.view.nudges import closing_line
from games.api.scenes import Picture
from i18n.cards import card_label, rank_letters, suit_name
from tables.showing import Board, ProofCard
from tables.state import Presence, Status

CUTS = (4, 10, 16, 22, 28)
"""The cards that the buttons for cutting take off."""


class Names:
    """The people of one table in its language."""

    def __init__(self, board: Board, language: str | None = None) -> None:
        self.language = language or board.options.language
        self._occupants = {card.seat: card.occupant for card in board.seats}

    def __call__(self, seat: Seat | str) -> str:
        """The person's mention, or the computer player's name."""
        return occupant_name(self.language, seat, self._occupants[str(seat)])

    def team(self, team: Team) -> str:
        """Both partners."""
        one, two = team.seats
        return say(self.language, "final-partners", one=self(one), two=self(two))


def cutting(board: Board, around: Around = NOWHERE) -> Post:
    """Before a deal: the fingerprint of the shuffle, and who cuts."""
    language, names = board.options.language, Names(board)
    lines = []
    deal = str(board.next.deal)
    if not board.cutters:
        lines.append(say(language, "board-next"))
    else:
        who = "one" if len(board.cutters) == 1 else "any"
        values = {"who": who, "person": names(board.cutters[0]), "deal": deal}
        if board.cut_at is None:
            lines.append(say(language, "board-cut-open", **values))
        else:
            lines.append(say(language, "board-cut", when=relative(board.cut_at), **values))
    lines.extend(_abandon_lines(board))
    lines.extend(_proof_lines(language, board.proofs))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(ui.TextDisplay("\n".join(lines))))
    if board.cutters:
        layout.add_item(row(*cut_buttons(language, board.table, board.began.turn)))
    if stopping := _abandon_buttons(board):
        layout.add_item(row(*stopping))
    layout.add_item(row(*_public_buttons(board)))
    return Post(layout)


def cut_buttons(language: str, table: int, seq: int) -> tuple[Button, ...]:
    """Where to cut."""
    return tuple(
        Button(
            Press(table, seq, "cut", str(cards)), say(language, "board-cut-label", cards=str(cards))
        )
        for cards in CUTS
    )


def board(board: Board, picture: Picture | None, around: Around = NOWHERE) -> Post:
    """The deal in progress."""
    language = board.options.language
    view: View = board.view
    assert view.deal is not None, "a board needs a deal"
    lines = [_title(board, view.deal), *_turn_lines(board, view)]
    lines.extend(said_lines(board, view.deal))
    lines.extend(_absence_lines(board, around))
    lines.append("-# " + slate_line(language, view))
    return _post(lines, picture, _public_buttons(board), board)


def recap(board: Board, picture: Picture | None, around: Around = NOWHERE) -> Post:
    """A finished deal."""
    language = board.options.language
    view: View = board.view
    assert view.deal is not None, "a recap needs a deal"
    lines = [_title(board, view.deal)]
    if view.deal.result is not None:
        lines.append(ending_line(board, view.deal.result, view.rules))
    lines.extend(said_lines(board, view.deal))
    lines.append("-# " + slate_line(language, view))
    return _post(lines, picture, _public_buttons(board), board)


def final(board: Board, picture: Picture | None) -> Post:
    """The match is over: the last slate, and how to go on."""
    language, names = board.options.language, Names(board)
    view: View = board.view
    lines = []
    if view.winner is not None:
        winners = names.team(view.winner)
        lines.append(say(language, "final-title", winners=winners))
    lines.append(
        say(
            language,
            "final-score",
            ns_name=say(language, "team-NS"),
            ns_coches=str(view.coches[Team.NS]),
            ew_name=say(language, "team-EW"),
            ew_coches=str(view.coches[Team.EW]),
        )
    )
    result = board.result
    # Who plays against computer players alone expects no rating.
    if result is not None and result.unrated is not None and len(result.persons) > 1:
        lines.append(say(language, f"final-unrated-{result.unrated.value}"))
    buttons: tuple[Button, ...] = ()
    if board.status is Status.OVER:
        replay = Press(board.table, board.began.match, "replay", str(board.number))
        again = again_buttons(language, board.table, board.began.match)
        buttons = (*again, Button(replay, say(language, "button-replay")))
    return _post(lines, picture, buttons, board)


def call(board: Board, view: View) -> Post | None:
    """The post of a « Dehors ! » with its count; ``None`` if the deal did not end by one."""
    deal = view.deal
    result = deal.result if deal is not None else None
    if deal is None or result is None or result.caller is None:
        return None
    if result.ending not in (Ending.DEHORS, Ending.WRONG_DEHORS) or result.against is None:
        return None
    language, names = board.options.language, Names(board)
    team = result.caller.team
    points = net(result.points[team], result.points[team.other])
    slate = deal.slate[team]
    text = say(
        language,
        "dehors-right" if result.ending is Ending.DEHORS else "dehors-wrong",
        person=names(result.caller),
        slate=str(slate),
        points=str(points),
        total=str(slate * unit(view.rules) + points),
        coches=str(result.coches),
        unit=_unit(language, view.rules, result.coches),
        losers=names.team(result.against),
    )
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(ui.TextDisplay(text), accent_colour=discord.Colour(0xB3372F)))
    return Post(layout)


def _post(
    lines: list[str], picture: Picture | None, buttons: tuple[Button, ...], board: Board
) -> Post:
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("\n".join(line for line in (*lines, *_abandon_lines(board)) if line)),
        accent_colour=discord.Colour(0x3F6B4A),
    )
    if picture is not None:
        box.add_item(gallery(picture))
    if proof := list(_proof_lines(board.options.language, board.proofs)):
        box.add_item(ui.TextDisplay("\n".join(proof)))
    layout.add_item(box)
    if stopping := _abandon_buttons(board):
        layout.add_item(row(*stopping))
    if buttons:
        layout.add_item(row(*buttons))
    return Post(layout, (picture,) if picture is not None else ())


def _public_buttons(board: Board) -> tuple[Button, ...]:
    language, table, match = board.options.language, board.table, board.began.match
    buttons = [
        Button(
            Press(table, match, "hand"),
            say(language, "button-hand"),
            style=discord.ButtonStyle.primary,
        ),
        Button(Press(table, match, "last"), say(language, "button-last")),
        Button(Press(table, match, "slate"), say(language, "button-slate")),
        Button(Press(table, match, "help"), say(language, "button-help")),
    ]
    view: View | None = board.view
    if view is not None and view.phase is Phase.COUNTING:
        count = Button(
            Press(table, board.began.deal, "count"),
            say(language, "button-count"),
            style=discord.ButtonStyle.success,
        )
        buttons.insert(1, count)
    elif any(card.presence is not Presence.HERE for card in board.seats):
        buttons.insert(1, Button(Press(table, match, "back"), say(language, "button-back")))
    return tuple(buttons)


def _title(board: Board, deal: DealView) -> str:
    language = board.options.language
    return say(
        language,
        "board-title",
        deal=str(deal.number),
        trump=suit_name(language, deal.trump),
        dealer=Names(board)(deal.dealer),
    )


def _turn_lines(board: Board, view: View) -> Iterator[str]:
    language, names = board.options.language, Names(board)
    if view.phase is Phase.COUNTING:
        if board.book_at is None:
            yield say(language, "board-counting-open")
        else:
            yield say(language, "board-counting", when=relative(board.book_at))
    elif board.turn is not None:
        person = names(board.turn)
        if board.deadline is not None and board.turn_person is not None:
            when = relative(board.deadline)
            yield say(language, "board-turn-until", person=person, when=when)
        else:
            yield say(language, "board-turn", person=person)
        people = [card for card in board.seats if card.occupant.person is not None]
        if board.closes_at is not None and len(people) > 1:
            # A person who plays alone is reminded in time, and delays nobody.
            yield closing_line(board, board.closes_at)


def _absence_lines(board: Board, around: Around) -> Iterator[str]:
    language, names = board.options.language, Names(board)
    if around.moved:
        yield say(language, "board-moved")
    for card in board.seats:
        if card.presence is not Presence.HERE:
            yield say(language, "board-you-again", person=names(card.seat))
        elif card.occupant.person in around.unreachable:
            yield say(language, "board-no-dm", person=names(card.seat))


def _abandon_lines(board: Board) -> Iterator[str]:
    """The proposal to stop, while it stands."""
    if not board.abandoning:
        return
    language = board.options.language
    persons = ", ".join(f"<@{person}>" for person in sorted(board.abandoning))
    if board.abandon_at is None:
        yield say(language, "board-abandon-open", persons=persons)
    else:
        when = relative(board.abandon_at)
        yield say(language, "board-abandon", persons=persons, when=when)
        if board.resigning:
            team = Names(board).team(Seat(board.resigning[0]).team)
            yield say(language, "board-abandon-alone", team=team)


def _abandon_buttons(board: Board) -> tuple[Button, ...]:
    if not board.abandoning:
        return ()
    language, table, vote = board.options.language, board.table, board.began.vote
    return (
        Button(
            Press(table, vote, "stop"),
            say(language, "button-stop"),
            style=discord.ButtonStyle.danger,
        ),
        Button(Press(table, vote, "playon"), say(language, "button-play-on")),
    )


def said_lines(board: Board, deal: DealView, language: str | None = None) -> Iterator[str]:
    """What was said in the deal, in order, one line each; in the table's language by default."""
    for spoken in deal.spoken:
        yield said_line(board, deal, spoken, language or board.options.language)


def said_line(board: Board, deal: DealView, spoken: Spoken, language: str) -> str:
    """One thing that was said."""
    names = Names(board, language)
    said = spoken.said
    person = names(said.seat)
    match said:
        case Declare(suit=suit, extended=extended):
            words = marriage_said(language, suit, extended, deal.trump)
            return say(language, "said-declare", person=person, marriage=words)
        case Mark(card=card):
            return say(language, "said-mark", person=person, marriage=card_label(language, card))
        case Dehors():
            return say(language, "said-dehors", person=person)
        case Announce(announcement=announcement):
            return say(language, f"said-{announcement.value}", person=person)


def marriage_said(language: str, suit: Suit, extended: bool, trump: Suit) -> str:
    """The spoken form (rules 3.2): « Vingt en trèfle »."""
    points = marriage_value(Marriage(suit, extended), trump)
    return say(language, "marriage-said", points=int(points), suit=suit.value)


def marriage_cards(language: str, extended: bool) -> str:
    """Its ranks: ``R D V``."""
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if extended else (Rank.KING, Rank.QUEEN)
    return " ".join(rank_letters(language)[rank] for rank in ranks)


def ending_line(
    board: Board, result: DealResult, rules: RuleSet, language: str | None = None
) -> str:
    """How a deal ended; in the table's language by default."""
    language = language or board.options.language
    names = Names(board, language)
    if result.ending is Ending.COUNTED:
        return say(
            language,
            "ending-counted",
            deal=str(result.number),
            ns=say(language, "team-score", team="NS", points=str(result.slate[Team.NS])),
            ew=say(language, "team-score", team="EW", points=str(result.slate[Team.EW])),
        )
    values = {
        "deal": str(result.number),
        "coches": str(result.coches),
        "unit": _unit(language, rules, result.coches),
        "losers": names.team(result.against) if result.against else "",
    }
    if result.caller is not None:
        values["person"] = names(result.caller)
    return say(language, f"ending-{result.ending.value}", **values)


def _unit(language: str, rules: RuleSet, count: int) -> str:
    return say(language, "unit-parties" if rules.ancient else "unit-coches", count=int(count))


def slate_line(language: str, view: View) -> str:
    """The slate in one line."""
    return say(
        language,
        "slate-line",
        ns_name=say(language, "team-NS"),
        ns=str(view.slate[Team.NS]),
        ew_name=say(language, "team-EW"),
        ew=str(view.slate[Team.EW]),
        ns_coches=str(view.coches[Team.NS]),
        ew_coches=str(view.coches[Team.EW]),
    )


def last_trick_line(board: Board, view: View, language: str) -> str:
    """The last completed trick in words."""
    deal = view.deal
    if deal is None or not deal.tricks:
        return say(language, "last-none")
    won = deal.tricks[-1]
    names = Names(board, language)
    cards = " · ".join(
        f"{seat_name(language, seat)} {card_label(language, card)}"
        for seat, card in won.trick.plays()
    )
    return say(
        language,
        "last-trick",
        number=str(len(deal.tricks)),
        cards=cards,
        winner=names(won.winner),
    )


def _proof_lines(language: str, proofs: tuple[ProofCard, ...]) -> Iterator[str]:
    if not proofs:
        return
    proof = proofs[-1]
    yield "-# " + say(language, "board-commitment", hash=proof.commitment)
    if proof.secret is not None:
        cut = "–" if proof.cut is None else str(proof.cut)
        yield "-# " + say(language, "board-proof", secret=proof.secret, cut=cut)
