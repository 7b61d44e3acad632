"""Briscon by two people with buttons, menus and typed words, and a restart; no leaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say as bot_says
from db import Preferences
from gamekit.cards.cards import PACK, Card
from games import registry
from games.briscon import GAME
from games.briscon.engine.actions import Meld, Rob
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import view
from i18n.cards import card_label, card_name, card_said
from tables.journal.state import Status, TableState
from tests.cogs.pages import check, raw
from tests.e2e.evening import Evening, evening
from tests.e2e.server import Person

SEATS = ("N", "S")
CARD = re.compile(r"\b[AKQJT987][hdcs]\b")
IN_ID = re.compile(r"~([AKQJT987][hdcs])\b")


class Match:
    """A table of two: North presses, South types; the words are English."""

    def __init__(self, world: Evening) -> None:
        self.world = world
        self.people = dict(zip(SEATS, world.people, strict=True))
        self.table = 0
        self.did: set[str] = set()

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the game."""
        return GAME.face.say("en", key, **values)

    async def state(self) -> TableState:
        """The table's present state."""
        return await self.world.state(self.table)

    async def open(self) -> None:
        """Two seats, one game, strict last tricks; no partners are drawn."""
        world, (anne, _) = self.world, self.world.people
        for person in world.people:
            likes = Preferences(language="en", text_mode=person is anne)
            await world.store.people.set_preferences(person.id, likes)
        await anne.command(world.channel, "table", game="briscon")
        (self.table,) = await world.bot.tables.live()
        for seat, person in self.people.items():
            await world.press(person, world.lobby, "sit", seat)
        panel = (await world.press(anne, world.lobby, "options")).response
        await world.choose(anne, panel, "set", "none", arg="clock")
        check(raw(world, world.lobby))
        text = world.text(world.lobby)
        assert self.say("lobby-sides") in text
        assert "Briscon to 1 game" in text
        assert bot_says("en", "lobby-draw") not in str(world.raw(world.lobby))
        await world.press(anne, world.lobby, "start")

    async def cut(self) -> None:
        """Cut by a button on the board."""
        seat = (await self.state()).next.seat or "N"
        await self.world.press(self.people[seat], self.world.board, "cut", "16")

    async def lead(self, state: TableState, seat: str) -> None:
        """Rob and meld if possible, by buttons or words."""
        world, person = self.world, self.people[seat]
        for action in state.match.deal and GAME.rules.legal_actions(state.match, seat):
            text = GAME.rules.encode(action)
            match action:
                case Rob() if "rob" not in self.did:
                    await self.press_or_type(seat, "rob", "rauben")
                    self.did.add("rob")
                    return
                case Meld(cards=cards) if text not in self.did:
                    self.did.add(text)
                    if seat == "S":
                        words = " ".join(card_said("en", card) for card in cards)
                        await person.command(world.channel, "melden", cards=words)
                    elif set(cards) == set(
                        state.match.deal.tricks[-1].cards if state.match.deal.tricks else ()
                    ):
                        await world.press(person, world.hand(person), "meld")
                    else:
                        hand = world.hand(person)
                        found = [
                            (part["custom_id"], one["value"])
                            for part in world.raw(hand)
                            for one in part.get("options") or ()
                            if set(CARD.findall(one["value"])) == {card.text for card in cards}
                        ]
                        assert len(found) == 1, (text, world.raw(hand))
                        custom_id, value = found[0]
                        await person.select(hand, [value], custom_id=custom_id)
                    after = await self.state()
                    assert after.match.deal.melds[-1].cards == cards
                    assert " ".join(card_said("en", card) for card in cards) in world.text(
                        world.board
                    )
                    return

    async def press_or_type(self, seat: str, what: str, command: str) -> None:
        """North presses, South types."""
        world, person = self.world, self.people[seat]
        if seat == "N":
            await world.press(person, world.hand(person), what)
        else:
            await person.command(world.channel, command)

    async def play(self, state: TableState) -> None:
        """Play the first legal card, by a button or a word."""
        world, seat = self.world, state.turn
        assert seat is not None
        person = self.people[seat]
        card = Card.parse(world.cards(world.hand(person))[0])
        if seat == "N":
            await world.press(person, world.hand(person), "card", card.text)
        else:
            answer = await person.command(world.channel, "play", move=card_name("en", card))
            assert card_name("en", card) in world.answer(answer)
        assert (await self.state()).seq > state.seq

    async def turn(self) -> None:
        """Play one turn, after checking all visible messages."""
        state = await self.state()
        assert state.turn is not None
        await self.world.server.settle()
        if state.match.deal.number > 1 or state.seq % 3 == 0:
            self.look(state)
        await self.lead(state, state.turn)
        await self.play(await self.state())

    def look(self, state: TableState) -> None:
        """Check that nobody sees a hidden card, and that Discord accepts every message."""
        world, match = self.world, state.match
        public = view(match, None).deal
        assert public is not None
        shown = {public.indicator, *public.trick.cards}
        shown |= {card for cards in public.known for card in cards}
        shown |= {card for trick in public.tricks for card in trick.cards}
        shown |= {card for meld in public.melds for card in meld.cards}
        assert set(self.told(world.board)) <= shown
        for seat, person in self.people.items():
            own = set(match.deal.hands[Seat(seat)])
            hand = world.hand(person)
            check(raw(world, hand))
            assert set(self.told(hand)) <= shown | own
            assert own <= set(self.told(hand)), f"{seat}: {world.text(hand)} {world.raw(hand)}"
        check(raw(world, world.board))

    def told(self, message: Any) -> Iterator[Card]:
        """All cards named in a message: texts, labels, ids, alt texts."""
        world = self.world
        alts = [str(file.get("description")) for file in message.files]
        text = " ".join([world.text(message), *alts])
        for part in world.raw(message):
            text += f" {part.get('label') or ''}"
            yield from (Card.parse(one) for one in IN_ID.findall(part.get("custom_id") or ""))
            for one in part.get("options") or ():
                yield from map(Card.parse, CARD.findall(one["value"]))
        plain = text.casefold()
        for card in PACK:
            label = card_label("en", card)
            if re.search(rf"(?<![0-9A-Z]){label}", text) or card_name("en", card) in plain:
                yield card

    async def deal(self, turns: int = 32) -> None:
        """Play this many turns of a deal."""
        for _ in range(turns):
            await self.turn()


async def test_a_game_by_two_people_with_buttons_words_and_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, games=registry.games()) as world:
        match = Match(world)
        await match.open()
        await match.cut()
        await refused(match)
        await match.deal()
        await booked(match)
        await match.cut()
        await match.deal(5)
        before = await match.state()
        await world.restart()
        after = await match.state()
        assert (after.match, after.turn_seq) == (before.match, before.turn_seq)
        await match.deal(6)
        await out(match)
        assert not world.server.errors


async def refused(match: Match) -> None:
    """An illegal meld or one out of turn gets one private sentence and changes nothing."""
    world, state = match.world, await match.state()
    assert state.turn is not None
    (other,) = set(SEATS) - {state.turn}
    person = match.people[state.turn]
    held = state.match.deal.hands[Seat(state.turn)]
    two = next((one, another) for one in held for another in held if one.suit is not another.suit)
    none = GAME.rules.violation(state.match, Meld(Seat(state.turn), two))
    assert none is not None
    words = " ".join(card_said("en", card) for card in two)
    told = await person.command(world.channel, "melden", cards=words)
    assert world.answer(told) == match.say("meld-none", rule="11.4")
    told = await match.people[other].command(world.channel, "melden", cards=words)
    assert world.answer(told) == match.say("meld-not-on-lead", rule="11.4")
    assert (await match.state()).seq == state.seq


async def booked(match: Match) -> None:
    """After sixteen tricks both count; only then the cards' points are shown."""
    world, state = match.world, await match.state()
    assert state.next.awaits == "booking"
    points = state.match.deal.card_points()
    telling = match.say(
        "cards-line",
        n_name=f"<@{match.people['N'].id}>",
        n=str(points[Seat.NORTH]),
        s_name=f"<@{match.people['S'].id}>",
        s=str(points[Seat.SOUTH]),
    )
    board = world.board
    assert match.say("board-counting") in world.text(board)
    assert telling not in world.text(board)
    sheet = (await match.people["S"].command(world.channel, "sheet")).response
    assert "for the last trick" not in world.text(sheet), "what the end writes is not known yet"
    for person in match.people.values():
        await world.press(person, world.hand(person), "count")
    assert [*(await match.state()).match.results]
    assert telling in "\n".join(map(world.text, world.history(world.thread)))


async def out(match: Match) -> None:
    """« Aus » by the button out of turn: one confirmation in place; the count is shown."""
    world, state = match.world, await match.state()
    assert state.turn is not None
    (seat,) = set(SEATS) - {state.turn}
    person = match.people[seat]
    hand = world.hand(person)
    place = places(world, hand).index(f"ask:out~{seat}")
    await world.press(person, hand, "ask", f"out~{seat}")
    assert (await match.state()).seq == state.seq, "nothing is said yet"
    hand = world.hand(person)
    assert places(world, hand).index(f"now:out~{seat}") == place
    assert match.say("hand-out") in world.text(hand)
    await world.press(person, hand, "now", f"out~{seat}")
    over = await match.state()
    assert over.status is Status.OVER
    result = over.match.results[-1]
    assert result.said_by is Seat(seat)
    everything = "\n".join(map(world.text, world.history(world.thread)))
    assert f"{result.score[Seat(seat)]}. It takes 600" in everything
    winner = match.people[state.turn]
    assert match.say("final-title", winner=f"<@{winner.id}>") in world.text(world.board)
    called = await world.bot.names.of(world.guild.id, winner.id)
    for one in world.people:
        said = match.say("final-title", winner=called)
        assert said in world.text(world.hand(one))
        assert world.alt(world.board) in world.alt(world.hand(one))
    assert over.rated
    assert world.custom_id(world.board, "again")
    assert not world.custom_id(world.board, "mix"), "nobody has a partner"
    await rated(match, winner)
    await world.press(person, world.board, "again")
    again = await world.state((await world.bot.tables.live())[-1])
    assert again.options == over.options
    for seat, one in match.people.items():
        if again.seats[seat].person is None:
            await world.press(one, world.lobby, "sit", seat)
    assert {held.person for held in (await match.state()).seats.values()} == {
        one.id for one in world.people
    }


def places(world: Evening, message: Any) -> list[str]:
    """The meanings of a message's buttons, in order."""
    return [
        ":".join(part["custom_id"].split(":")[-2:])
        for part in world.raw(message)
        if part.get("custom_id")
    ]


async def rated(match: Match, winner: Person) -> None:
    """Two people's ratings change in opposite directions; each has statistics."""
    world = match.world
    changes = {}
    for person in world.people:
        (change,) = await world.store.histories.rating_curve(person.id, "briscon", "briscon", 20)
        changes[person.id] = change.after.mean - change.before.mean
    assert changes.pop(winner.id) > 0 > next(iter(changes.values()))
    page = (await winner.command(world.channel, "stats", game="briscon")).response
    assert "games won: 1 of 1" in world.text(page)
    board = (await winner.command(world.channel, "leaderboard", game="briscon")).response
    assert match.say("metric-games-won") in world.text(board)
    for deal in (1, 2):
        proof = (
            await winner.command(world.channel, "verify", table=match.table, deal=deal)
        ).response
        assert bot_says("en", "verify-right") in world.text(proof)
    again = (await winner.command(world.channel, "replay", table=match.table)).response
    check(raw(world, again))


@pytest.mark.parametrize("language", ["fr", "de"])
async def test_aus_is_typed_at_one_word(tmp_path: Path, language: str) -> None:
    async with evening(tmp_path, people=2, games=registry.games()) as world:
        match = Match(world)
        await match.open()
        await match.cut()
        likes = Preferences(language=language)
        await world.store.people.set_preferences(match.people["S"].id, likes)
        await match.people["S"].command(world.channel, "aus")
        assert (await match.state()).match.results[-1].said_by is Seat.SOUTH
