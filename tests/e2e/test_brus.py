"""Brus by four people with buttons and typed words, and restarts; no leaks.

After every step each person's hand and the board are searched for cards that their reader may not
know: those of the others, of the stock, and the turned one.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from cogs.i18n.sentences import say as bot_says
from cogs.messages.custom_ids import TableId, unpacked
from db import Preferences
from gamekit.cards.cards import PACK, Card
from games.brouc import GAME as BROUC_GAME
from games.brus import GAME
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn
from games.brus.engine.hand import HandState
from games.brus.engine.match import MatchState
from games.brus.engine.seats import Seat
from games.brus.speech import NAMES
from i18n.cards import card_face, card_label, card_name, card_said
from tables.journal.state import Status, TableState
from tests.cogs.pages import check, find, raw
from tests.e2e.evening import Evening, evening

GAMES: Final = {game.name: game for game in (BROUC_GAME, GAME)}
SEATS: Final = GAME.rules.seats
TYPED: Final = 0.3
"""Share of actions that are typed although a button exists."""
LONGEST: Final = 900
"""Step limit of a match."""


def say(key: str, **values: str | int) -> str:
    """A sentence of the game, in English."""
    return GAME.face.say("en", key, **values)


class Table:
    """A table of Brus with four people."""

    def __init__(self, world: Evening, seed: int) -> None:
        self.world = world
        self.rng = Random(seed)
        self.people = dict(zip(SEATS, world.people, strict=True))
        self.table = 0
        self.done: dict[str, int] = {}
        """Count of actions by kind, pressed (``button play``) or typed."""

    async def state(self) -> TableState:
        """The table's present state."""
        return await self.world.state(self.table)

    async def open(self) -> None:
        """``/table game:``, four seats, no clock, one game; the lobby shows the seats."""
        world, (anne, *others) = self.world, self.world.people
        for person in others:  # One sees pictures, the others read texts.
            await world.store.people.set_preferences(person.id, Preferences(text_mode=True))
        await anne.command(world.channel, "table", game=GAME.name)
        self.table = (await world.bot.tables.live())[-1]
        for seat, person in self.people.items():
            await world.press(person, world.lobby, "sit", seat)
        panel = (await world.press(anne, world.lobby, "options")).response
        for name, value in {"clock": "none", "games": "games-1"}.items():
            await world.set_option(anne, panel, name, value)
        check(raw(world, world.lobby))
        text = world.text(world.lobby)
        assert say("lobby-sides") in text
        places = [
            text.index(f"**{say(f'seat-{seat}')}**: <@{self.people[seat].id}>") for seat in SEATS
        ]
        assert places == sorted(places), "clockwise from North"
        await world.press(anne, world.lobby, "start")

    async def step(self, state: TableState) -> None:
        """Take the next action."""
        if state.next.awaits == "deal":
            cutter = self.people[state.next.seat or "N"]
            await self.world.press(cutter, self.world.board, "cut", "16")
            return
        assert state.next.awaits == "turn"
        for seat in state.next.calls:  # A card just taken up that may be dared.
            legal = GAME.rules.legal_actions(state.match, seat)
            if any(isinstance(one, Dare) for one in legal):
                await self.do(seat, next(one for one in legal if isinstance(one, Dare)))
                return
        seat = self.rng.choice(state.asked)
        await self.do(seat, self.choice(GAME.rules.legal_actions(state.match, seat)))

    def choice(self, legal: tuple[Action, ...]) -> Action:
        """Prefer rare actions; run occasionally."""
        answers = [one for one in legal if isinstance(one, Answer)]
        if answers:
            running = self.rng.random() < 0.3
            return next(one for one in answers if one.takes is not running)
        rare = [
            one for one in legal if isinstance(one, Turn) or (isinstance(one, Play) and one.dared)
        ]
        return self.rng.choice(rare if rare and self.rng.random() < 0.6 else list(legal))

    async def do(self, seat: str, action: Action) -> None:
        """Act by a button, with its confirmation, or by a command."""
        before, way = await self.state(), "typed" if self.rng.random() < TYPED else "button"
        if way == "typed":
            await self.type(seat, action)
        else:
            await self.press(seat, GAME.rules.encode(action))
        assert (await self.state()).actions[-1] == GAME.rules.encode(action), (way, action)
        assert (await self.state()).seq > before.seq
        kind = GAME.rules.encode(action).split()[0] + (" dared" if _dared(action) else "")
        self.done[f"{way} {kind}"] = self.done.get(f"{way} {kind}", 0) + 1

    async def press(self, seat: str, action: str) -> None:
        """Press the action's button; a binding one asks first, without effect."""
        person, before = self.people[seat], await self.state()
        what = await self._click(person, action, "act", "ask", "now")
        if what == "ask":
            assert (await self.state()).seq == before.seq
            asked = GAME.face.say("en", f"sure-{action.split()[0]}")
            assert asked in self.world.text(self.hand(seat))
            assert await self._click(person, action, "now") == "now"

    async def _click(self, person: Any, action: str, *whats: str) -> str:
        hand = self.world.hand(person)
        for part in self.world.raw(hand):
            custom_id = part.get("custom_id")
            if custom_id and not part.get("disabled"):
                meant = TableId.parse(custom_id)
                if meant.what in whats and unpacked(meant.arg) == action:
                    await person.press(hand, custom_id)
                    return meant.what
        raise AssertionError(f"no button does {action!r} on\n{self.world.text(hand)}")

    async def type(self, seat: str, action: Action) -> None:
        """Use the action's command, or ``/play`` with words."""
        person, label = self.people[seat], GAME.face.label(GAME.rules.encode(action), "en")
        place = self.world.thread
        match action:
            case Answer(takes=takes):
                done = await person.command(place, "takeup" if takes else "run")
            case Dare():
                done = await person.command(place, "wagen")
            case Turn(card=card):
                done = await person.command(place, "kehren", card=card_name("en", card))
            case _:
                done = await person.command(place, "play", move=label)
        assert done.ephemeral, "what is typed is answered in private"
        assert label in self.world.answer(done)

    def hand(self, seat: str) -> Any:
        """A seat's newest private message."""
        return self.world.hand(self.people[seat])

    def seen(self, message: Any) -> str:
        """All text of a message: contents, labels, custom ids, menus, alt texts."""
        alts = [str(file.get("description")) for file in message.files]
        return "\n".join([str(message.components), *alts])

    def look(self, state: TableState) -> None:
        """Check that no message shows a card to a reader who may not know it."""
        match: MatchState = state.match
        if match.hand is None or not match.running:
            return
        if not self.world.board.components:
            return
        if match.hand.asked is not None:
            one, two = (f"<@{self.people[seat].id}>" for seat in state.asked)
            assert bot_says("en", "either", one=one, two=two) in self.world.text(self.world.board)
        readers: list[tuple[str | None, Any]] = [(None, self.world.board)]
        readers += [(seat, self.hand(seat)) for seat in SEATS]
        for reader, message in readers:
            check(raw(self.world, message))
            words = self.seen(message)
            for card in unknown_to(match.hand, reader):
                told = [word for word in spellings(card) if word in words]
                assert not told, f"{reader or 'the board'} learns {card}: {told}"


def _dared(action: Action) -> bool:
    return isinstance(action, Play) and action.dared


def unknown_to(hand: HandState, reader: str | None) -> set[Card]:
    """The cards that a seat, or everybody, may not know (rules 10.11)."""
    known = set(hand.played())
    if reader is not None:
        seat = Seat(reader)
        known |= set(hand.hands[seat])
        known |= {laid.card for laid in hand.trick.laid if laid.seat is seat}
    return set(PACK) - known


def spellings(card: Card) -> set[str]:
    """Spellings of the card in a message: in a custom id, on a button, in a text."""
    texts = {card_label("en", card), card_said("en", card), card_name("en", card)}
    texts |= {f"~{card}'", f"~{card}~", f" {card}'", f" {card} dared"}
    face, emoji = card_face("en", card)
    texts |= {face} if emoji is None else {f"'label': '{face}', 'emoji': {{'name': '{emoji}'"}
    return texts | ({f"{NAMES[card]} – dare (wagen)"} if card in NAMES else set())


async def test_a_match_by_buttons_and_words_with_restarts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for logger in ("cogs", "db", "games", "gamekit", "tables"):
        caplog.set_level(logging.DEBUG, logger)
    async with evening(tmp_path, games=GAMES, seed=5) as world:
        match = Table(world, 5)
        await match.open()
        restarts = {"turned", "played"}
        for _ in range(LONGEST):
            state = await match.state()
            if state.status is not Status.PLAYING:
                break
            await match.step(state)
            state = await match.state()
            match.look(state)
            hand = state.match.hand
            if "turned" in restarts and hand is not None and hand.asked is not None:
                restarts.discard("turned")
                await world.restart()
                match.look(await match.state())
            if "played" in restarts and len(state.actions) == 30:
                restarts.discard("played")
                await world.restart()
        assert not restarts
        over = await match.state()
        assert over.status is Status.OVER
        assert (await world.replayed(match.table)).match == over.match
        ways = {"button play", "typed play", "button turn", "button take", "button run"}
        assert ways <= match.done.keys(), match.done
        assert {"button play dared", "typed play dared"} & match.done.keys(), match.done
        await kept(match, over)
        assert not world.server.errors
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert not re.search(r"(play|turn) [NESW] [AKQJT987][hdcs]", logged), "no log names a card"


async def kept(match: Table, over: TableState) -> None:
    """The final card, the leaderboard, the record, the proofs, and a new hand."""
    world, anne = match.world, match.world.people[0]
    winner = over.match.winner

    async def page(command: str, **options: Any) -> Any:
        """Anne's private answer."""
        return (await anne.command(world.channel, command, **options)).response

    names = [f"<@{match.people[seat.value].id}>" for seat in winner.seats]
    team = say("team-people", one=names[0], two=names[1])
    assert say("final-title", winners=team) in world.text(world.board)
    own = [match.people[seat.value].id for seat in winner.seats]
    called = [await world.bot.names.of(world.guild.id, person) for person in own]
    team = say("team-people", one=called[0], two=called[1])
    for person in world.people:
        assert say("final-title", winners=team) in world.text(world.hand(person))
        assert world.alt(world.board) in world.alt(world.hand(person))
    best = await page("leaderboard", game=GAME.name)
    assert f"## {say('metric-games-won')}" in world.text(best)
    figures = await page("stats", game=GAME.name)
    assert re.search(rf"Hands won: \d+ of {len(over.match.results)}\b", world.text(figures))
    shown = await page("replay", table=match.table)
    assert say("replay-dealt") in world.text(shown)
    await anne.press(shown, find(world, shown, "next"))
    assert say("replay-dealt") not in world.text(shown)
    for deal in range(1, len(over.proofs) + 1):
        proof = await page("verify", table=match.table, deal=deal)
        assert say("verify-right") in world.text(proof)
    answer = await page("export", table=match.table)
    assert GAME.records is not None
    read = GAME.records.read(world.server.content(answer).decode())
    assert read.actions == over.actions


async def test_the_pages_are_for_everybody_at_any_moment(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, seed=3) as world:
        match = Table(world, 3)
        await match.open()
        while (state := await match.state()).match.hand is None or state.next.awaits == "deal":
            await match.step(state)
        for _ in range(5):
            await match.step(await match.state())
        played = tuple((await match.state()).match.hand.played())
        stranger = world.guild.add_member(world.server.create_user("emil"))
        for person in (stranger, world.people[2]):
            told: Any = (await world.press(person, world.board, "played")).response
            text = world.text(told) or told.content
            assert say("played-count", count=len(played)) in text
            assert all(card_said("en", card) in text for card in played)
            told = (await world.press(person, world.board, "tableau")).response
            assert "Strokes standing" in (world.text(told) or told.content)
        typed = await world.people[1].command(world.thread, "played")
        assert say("played-count", count=len(played)) in world.answer(typed)


@pytest.mark.parametrize("word", ["run", "takeup"])
async def test_an_answer_that_nobody_waits_for_is_refused(tmp_path: Path, word: str) -> None:
    async with evening(tmp_path, games=GAMES) as world:
        match = Table(world, 1)
        await match.open()
        while (state := await match.state()).match.hand is None or state.next.awaits == "deal":
            await match.step(state)
        told = await world.people[0].command(world.thread, word)
        assert say("nothing-to-answer", rule="10.6") in world.answer(told)
        assert (await match.state()).seq == state.seq
