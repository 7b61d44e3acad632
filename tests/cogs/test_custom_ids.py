"""The grammar of custom ids, and the entry that each button carries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cogs.messages.components import Layout
from cogs.messages.custom_ids import MalformedError, PageId, TableId, packed, parsed, unpacked
from cogs.messages.posts import Post
from cogs.table.typed import question
from cogs.view import board as boards
from cogs.view import hand as hands
from cogs.view.frame import private_at, public_at
from cogs.view.lobby import lobby
from cogs.view.options import options_panel
from cogs.view.panels import at_table, rows
from gamekit.api.panel import Panel
from games.brouc.game import GAME
from games.brouc.rules import BROUC
from tables.decisions.outcomes import began
from tables.decisions.pauses import Pauses
from tables.journal.entries import AbandonVote, Back, Entry, Invited, Left, Placed, Resumed, Stored
from tables.journal.fold import after
from tables.journal.state import Abandoning, SeatState, Status, TableState
from tables.views import HandPanel, board_of, hand_of, lobby_of
from tests.cogs.positions import PERSONS, deals, table
from tests.e2e.evening import in_words
from tools.fake_discord.extra_checks import walk

POSTED = {
    "brouc:1:7:12:act:play~N~Th": TableId(7, 12, "act", "play~N~Th"),
    "menu:brouc:1:7:12:pick:marriage": TableId(7, 12, "pick", "marriage"),
    "menu:brouc:1:7:1:set:more": TableId(7, 1, "set", "more"),
    "brouc:1:7:0:hand:": TableId(7, 0, "hand"),
    "brouc:learn:act:brouc.0.1.0.play~N~Ah": PageId("learn", "act", "brouc.0.1.0.play~N~Ah"),
    "menu:brouc:learn:lesson:": PageId("learn", "lesson"),
    "menu:brouc:settings:set:opener-role": PageId("settings", "set", "opener-role"),
    "roles:brouc:settings:set:opener-role": PageId("settings", "set", "opener-role"),
    "channels:brouc:settings:set:channels": PageId("settings", "set", "channels"),
    "brouc:standings:next:hs.si8mo.ever.1": PageId("standings", "next", "hs.si8mo.ever.1"),
    "brouc:invite:never:1.N.5.6": PageId("invite", "never", "1.N.5.6"),
}
"""Ids of every kind."""


@pytest.mark.parametrize("text", POSTED)
def test_an_id_is_read_and_written_byte_for_byte(text: str) -> None:
    assert parsed(text) == POSTED[text]
    assert text.endswith(str(POSTED[text]))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "brouc:",
        "brouc:2:7:12:card:Th",
        "brouc:1:7:12:card:T h",
        "brouc:1:7:12:card:T:h",
        "brouc:1:7:12:card:" + "x" * 41,
        "brouc:1:x:12:card:Th",
        "xbrouc:learn:card:",
        "menu:menu:brouc:learn:card:",
        "brouc:learn:card:" + "x" * 61,
        "brouc:learn:card:é",
    ],
)
def test_any_other_text_is_no_id(text: str) -> None:
    assert parsed(text) is None


def test_the_longest_id_of_a_table_is_short_enough_for_discord() -> None:
    longest = TableId(10**18 - 1, 10**18 - 1, "pick", "~" * 40)
    assert len(f"menu:{longest}") <= 100


@pytest.mark.parametrize(
    "action", ["declare N h 20 !?+-*/", "announce W cape-et-dehors", "take 3 {x,y} #1 a_b=c"]
)
def test_an_action_travels_in_an_id(action: str) -> None:
    custom_id = TableId(7, 12, "act", packed(action))
    assert parsed(str(custom_id)) == custom_id
    assert unpacked(custom_id.arg) == action


def test_what_an_id_cannot_carry_is_refused() -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        str(TableId(7, 12, "act", "a:b"))
    with pytest.raises(ValueError, match="not a custom id"):
        str(PageId("learn", "card", "a b"))
    assert issubclass(MalformedError, ValueError)


LOBBY, MATCH, DEAL, TURN, VOTE, NEWEST = 10, 20, 30, 40, 50, 99
CARRIES = {
    LOBBY: {"sit", "fill", "start", "playnow", "draw", "up", "options", "set", "help", "rules"},
    MATCH: {"hand", "last", "slate", "why", "help", "hint", "back", "again", "mix", "replay"},
    DEAL: {"dehors", "announce", "marry", "count"},
    TURN: {"card", "sure", "undo", "cut"},
    VOTE: {"stop", "playon"},
}


def position() -> TableState:
    """A table in mid-deal with a different entry for each context."""
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
    board = board_of(state, Pauses())
    shown = GAME.face.board(board.view, public_at(GAME, board))
    yield boards.board(GAME, board, shown, None)
    booking = replace(board, next=replace(board.next, awaits="booking"))
    yield boards.board(GAME, booking, shown, None)
    yield boards.cutting(GAME, replace(board, cutter="N"))
    yield boards.final(GAME, replace(board, status=Status.OVER), Panel(), None)
    empty = replace(state, seats=dict.fromkeys(state.seats, SeatState()))
    yield lobby(GAME, replace(lobby_of(empty), status=Status.LOBBY))
    for status in Status:
        yield lobby(GAME, replace(lobby_of(state), status=status))
    yield options_panel(GAME, state.id, state.lobby_seq, state.options, "en")
    for person in PERSONS.values():
        panel = hand_of(state, person, board_of(state, Pauses()))
        assert isinstance(panel, HandPanel)
        all_on = replace(
            panel, my_turn=True, may_take_back=True, may_cut=True, may_count=True, away=True
        )
        moves = [action for action in panel.view.legal if BROUC.is_move(action)]
        for sure in (None, *map(BROUC.encode, moves)):
            # The variant with the most components.
            at = replace(private_at(GAME, all_on, "en", sure), help="none")
            shown = GAME.face.hand(panel.view, at)
            yield hands.hand(GAME, all_on, shown, at, None)
        cape = GAME.face.panel("cape", panel.view, private_at(GAME, panel, "en"))
        ids = at_table(state.id, panel.began, BROUC)
        yield Post(Layout(*rows(cape, ids, GAME.face, "en")))
        actions = tuple(f"play {panel.seat} {card}" for card in panel.view.deal.hand)
        yield question(GAME, panel, "play", actions, "en")


def presses(state: TableState) -> Iterator[TableId]:
    for post in posts(state):
        for part in walk(post.layout.to_components()):
            # Pages, such as an analysis, name their match and deal themselves.
            if (press := parsed(part.get("custom_id", ""))) and not isinstance(press, PageId):
                yield in_words(press)


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
