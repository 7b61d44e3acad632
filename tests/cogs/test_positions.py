"""What each button carries: the entry that began what it belongs to, and nothing newer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from simcord.components import walk_components

from brouc.view import Phase
from cogs.messages.custom_ids import TableId
from cogs.messages.posts import Post
from cogs.table.typed import question
from cogs.view.lobby import lobby, options_panel
from cogs.view.pictures import order
from games.brouc import GAME
from games.brouc.face import board as boards
from games.brouc.face import hand as hands
from tables.entries import AbandonVote, Back, Entry, Invited, Left, Placed, Resumed, Stored
from tables.fold import after
from tables.pauses import Pauses
from tables.positions import began
from tables.showing import HandPanel, board_of, hand_of, lobby_of
from tables.state import Abandoning, SeatState, Status, TableState
from tests.cogs.positions import PERSONS, deals, table

LOBBY, MATCH, DEAL, TURN, VOTE, NEWEST = 10, 20, 30, 40, 50, 99
CARRIES = {
    LOBBY: {"sit", "fill", "start", "draw", "up", "options", "set", "help"},
    MATCH: {"hand", "last", "slate", "why", "help", "hint", "back", "again", "mix", "replay"},
    DEAL: {"dehors", "cape", "announce", "marry", "count"},
    TURN: {"card", "sure", "now", "played", "undo", "cut"},
    VOTE: {"stop", "playon"},
}


def position() -> TableState:
    """A table in mid-deal at which everything began at another entry."""
    playing = next(deals(3))
    person = PERSONS["N"]
    return replace(
        table(playing),
        seq=NEWEST,
        lobby_seq=LOBBY,
        match_seq=MATCH,
        deal_seq=DEAL,
        turn_seq=TURN,
        abandoning=Abandoning(person, 0, VOTE, frozenset({person})),
    )


def posts(state: TableState) -> Iterator[Post]:
    """Every message of the table that has buttons, in every state of it."""
    board = board_of(state, Pauses())
    yield boards.board(board, None)
    counting = replace(board, view=replace(board.view, phase=Phase.COUNTING))
    yield boards.board(counting, None)
    yield boards.cutting(replace(board, cutters=("N",)))
    yield boards.final(replace(board, status=Status.OVER), None)
    empty = replace(state, seats=dict.fromkeys(state.seats, SeatState()))
    yield lobby(replace(lobby_of(empty), status=Status.LOBBY))
    for status in Status:
        yield lobby(replace(lobby_of(state), status=status))
    yield options_panel(state.id, state.lobby_seq, state.options, "en")
    for person in PERSONS.values():
        panel = hand_of(state, person, Pauses())
        assert isinstance(panel, HandPanel)
        all_on = replace(
            panel, my_turn=True, may_take_back=True, may_cut=True, may_count=True, away=True
        )
        cards = order(panel.view)
        for sure in (None, cards[0]):
            yield hands.hand(all_on, "en", (*cards, None), None, sure=sure)
        yield hands.cape_panel(panel, "en")
        actions = tuple(f"play {panel.seat} {card}" for card in panel.view.deal.hand)
        yield question(GAME, panel, "play", actions, "en")


def presses(state: TableState) -> Iterator[TableId]:
    for post in posts(state):
        for part in walk_components(post.layout.to_components()):  # type: ignore[no-untyped-call]
            if custom_id := part.get("custom_id"):
                yield TableId.parse(custom_id.removeprefix("menu:"))


def test_every_button_carries_what_it_belongs_to() -> None:
    found: dict[int, set[str]] = {}
    for press in presses(position()):
        found.setdefault(press.seq, set()).add(press.what)
    unseen = set().union(*CARRIES.values()) - set().union(*found.values())
    assert found == {seq: whats - unseen for seq, whats in CARRIES.items()}
    assert unseen <= {"hint"}, "only offered where the table gives hints"


@pytest.mark.parametrize(
    "entry",
    [
        Resumed(60_000),
        Placed(7),
        Left("W", PERSONS["W"]),
        Back("W", PERSONS["W"]),
        Invited("W", 5, PERSONS["N"]),
        AbandonVote(PERSONS["S"], True),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_what_changes_no_meaning_changes_no_button(entry: Entry) -> None:
    state = position()
    following = after(state, Stored(NEWEST + 1, state.at + 1, entry))
    assert began(following) == began(state)
