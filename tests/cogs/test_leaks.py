"""Nothing public depends on hidden cards: swapping them changes no byte.

Two states that look alike to everybody around the table must give the same messages: layout, button
states, alt texts, pictures. Logs are checked while whole deals are played.
"""

from __future__ import annotations

import logging
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brouc.cards import Card
from brouc.deal import DealState, pack_of
from brouc.result import MatchState
from brouc.seats import Seat
from cogs.messages.posts import Post
from cogs.view import board as boards
from cogs.view.board import nudge
from cogs.view.frame import public_at
from cogs.view.lobby import lobby
from cogs.view.pictures import Pictures, public_look
from games.brouc.game import GAME
from games.brouc.rules import BROUC
from tables.decisions.pauses import Pauses
from tables.journal.state import TableState
from tables.views import board_of, lobby_of
from tests.cogs.positions import PERSONS, deals, table
from tests.e2e.evening import evening


def swapped(match: MatchState, rng: random.Random) -> MatchState:
    """The same state for spectators, with the hidden cards shuffled among their holders."""
    deal = match.deal
    assert deal is not None
    open_card = deal.dealt.indicator
    hidden = [card for hand in deal.hands for card in hand if card is not open_card]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    to = dict(zip(hidden, shuffled, strict=True))

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(to.get(card, card) for card in cards)

    hands = deal.dealt.hands.map(other)
    dealt = replace(deal.dealt, hands=hands, pack=pack_of(hands, deal.dealt.dealer))
    changed = DealState(dealt, deal.hands.map(other), deal.tricks, deal.trick, deal.spoken)
    return replace(match, deal=changed)


async def public_posts(state: TableState) -> list[Post]:
    async def name_of(guild: int | None, person: int) -> str:
        return f"P{person % 10}"

    board = board_of(state, Pauses())
    panel = GAME.face.board(board.view, public_at(GAME, board))
    assert panel.scene is not None
    pictures = Pictures(name_of)
    seated = await pictures.seated(board.seats, None)
    picture = await pictures.draw(GAME, panel.scene, public_look(board), seated)
    return [
        boards.board(GAME, board, panel, picture),
        nudge(board, PERSONS["N"]),
        lobby(GAME, lobby_of(state)),
    ]


@pytest.mark.parametrize("seed", range(6))
async def test_public_messages_do_not_know_hidden_cards(seed: int) -> None:
    rng = random.Random(seed)
    different = 0
    for number, match in enumerate(deals(seed)):
        if number % 4:
            continue
        there = swapped(match, rng)
        different += there != match
        posts = [await public_posts(table(state)) for state in (match, there)]
        for one, other in zip(*posts, strict=True):
            assert one.content_hash == other.content_hash
    assert different > 4, "the swap must change something"


async def test_the_swap_is_seen_in_the_hands() -> None:
    """Shows that the previous test can fail: the owner's view does change."""
    match = next(deals(1))
    there = swapped(match, random.Random(1))
    assert any(BROUC.view(match, seat.value) != BROUC.view(there, seat.value) for seat in Seat)


CARD = re.compile(r"\b[AKQJT987][hdcs]\b")


@pytest.mark.usefixtures("quick_pictures")
async def test_logs_and_public_buttons_name_no_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("cogs", "tables", "db", "gamekit", "games", "brouc", "render"):
        caplog.set_level(logging.DEBUG, name)
    caplog.set_level(logging.INFO, "discord")
    async with evening(tmp_path) as world:
        number = await world.deal()
        state = await world.state(number)
        secret = state.proofs[-1].secret
        for turn in range(32):
            person = await world.turn(number)
            message = world.hand(person)
            if turn % 3 == 0:
                world.server.fail("PATCH", "/channels/*/messages/*", status=500)
                world.server.fail("POST", "/interactions/*/callback", status=500)
            card = world.cards(message)[0]
            await world.press(person, message, "card", card)
            board: Any = world.board
            for press in world.presses(board, disabled=True).values():
                assert press.what in {"hand", "last", "slate", "help", "count", "back"}
                assert not press.arg
        logged = caplog.text
    assert logged
    assert not CARD.search(logged), CARD.search(logged)
    assert secret not in logged
