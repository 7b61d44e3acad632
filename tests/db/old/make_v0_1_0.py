"""Makes ``v0.1.0.sqlite.gz`` and ``v0.1.0.json``: a database as version 0.1.0 wrote it.

It runs on the code of that version (commit a4eaf9f) and no other::

    git worktree add ../v0.1.0 a4eaf9f && cd ../v0.1.0
    PYTHONPATH=/path/to/this/checkout python -m tests.db.old.make_v0_1_0 FOLDER

Time is the tests' own and chance is seeded, so that another run writes the same tables.
"""

# It is written against another version than the one that is checked.
# mypy: ignore-errors

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from brouc.actions import Announce, Announcement, Declare, Dehors, Mark
from brouc.cards import Rank
from brouc.deal import start_deal
from brouc.events import Ending
from brouc.seats import Seat
from brouc.state import CLEAN, NOTHING
from db import GuildSettings, MessageAt, Preferences, Progress, Store
from games.brouc import players
from games.brouc.rules import BROUC
from tables.decisions import automatic
from tables.journal.entries import Acted, SameDeal
from tables.journal.options import Clock, Help, Level, Options
from tables.journal.results import rebuild
from tables.journal.state import Status
from tests.db.old import summary
from tests.tables.house import (
    ANNA,
    BEAT,
    CARLA,
    CHANNEL,
    DORA,
    EMIL,
    GUILD,
    House,
    Time,
    accepted,
)

THREAD = 920_000_000_000_000_001
CHAMPIONSHIP = 1
"""A seed with a failed announcement, a right call and a wrong one."""
FOUR = {"N": ANNA, "W": BEAT, "S": CARLA, "E": DORA}
TWO = {"N": ANNA, "S": CARLA}


class Life:
    """Tables of one store, one after another, each in a house of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = Time()
        self.tables: dict[str, int] = {}

    @asynccontextmanager
    async def house(self, name: str, seed: int = 1) -> AsyncIterator[House]:
        """A house for one table."""
        house = House(self.store, time=self.time, seed=seed, mind=players)
        house.name = name
        self.time.move(self.time.now_ms + 60_000)
        try:
            yield house
        finally:
            await house.tables.close()


async def play(
    house: House, table: int, *, until, bold: float = 0.0, weak: str = "", seed: int = 0
) -> None:
    """The persons play sensibly, and call boldly at times, until something is so."""
    rng = random.Random(seed)
    for _ in range(20_000):
        await house.settle()
        state = await house.state(table)
        if state.status is not Status.PLAYING or until(state):
            return
        if state.next.awaits in ("turn", "booking") and await _call(house, state, rng, bold):
            continue
        if weak and state.pack_ready:
            await _cut(house, state, weak)
            continue
        turn = state.turn
        if turn is None or state.level_of(turn) is not None:
            await house.wait(500)
            continue
        view = BROUC.view(state.match, turn)
        action = players.choose(view, "amateur", rng.getrandbits(32))
        if turn in weak:
            moves = [one for one in view.legal if BROUC.is_move(one)]
            action = min(moves, key=lambda one: one.card.height)
        await house.tables.act(
            table, state.seats[turn].person, action, cause=house.cause(), seq=state.seq
        )
    raise AssertionError("it does not end")


async def _cut(house: House, state, weak: str) -> None:
    """The cut that gives the weak side the fewest trumps and aces: capes are rare."""
    secret = bytes.fromhex(state.proof.secret)

    def strength(position: int) -> int:
        dealt = start_deal(
            state.match.rules, 1, BROUC.deal(state.match, secret, position).dealer,
            BROUC.deal(state.match, secret, position).pack, CLEAN, NOTHING,
        )  # fmt: skip
        cards = [card for seat in weak for card in dealt.hands[Seat(seat)]]
        return sum(
            (10 + card.height) * (card.suit is dealt.dealt.trump) + 10 * (card.rank is Rank.ACE)
            for card in cards
        )

    seat = state.next.seat or "N"
    position = min(range(1, 32), key=strength)
    person = state.seats[seat].person
    accepted(await house.tables.cut(state.id, person, position, cause=house.cause()))


async def _call(house: House, state, rng: random.Random, bold: float) -> bool:
    for seat in state.seats:
        person = state.seats[seat].here
        if person is None:
            continue
        action = players.speak(BROUC.view(state.match, seat), "club", rng.getrandbits(32))
        if action is None:
            action = _bold(state, seat, rng, bold)
        if action is not None:
            accepted(await house.tables.act(state.id, person, action, cause=house.cause()))
            return True
    return False


def _bold(state, seat: str, rng: random.Random, bold: float):
    """Now and then an announcement, a marriage or, rarely, « Dehors ! »."""
    for action in BROUC.legal_actions(state.match, seat):
        match action:
            case Announce(announcement=Announcement.CAPE_ET_DEHORS | Announcement.PARTIE_ET_VOLE):
                chance = bold if len(state.match.deal.tricks) >= 2 else 0.0
            case Declare() | Mark():
                chance = 1.0 if bold else 0.0
            case Dehors():
                chance = bold / 400
            case _:
                chance = 0.0
        if rng.random() < chance:
            return action
    return None


def over(state) -> bool:
    """Never before the match is over."""
    return False


# -- the tables ----------------------------------------------------------------------------------


async def lobby(life: Life) -> None:
    """A private lobby with a reserved seat, two computers and changed options."""
    async with life.house("lobby") as house:
        table = life.tables["lobby"] = await house.open(Options(language="fr"))
        ask = house.tables
        accepted(await ask.sit(table, ANNA, "N", cause=house.cause()))
        accepted(await ask.reserve(table, ANNA, "S", EMIL, cause=house.cause()))
        accepted(await ask.fill(table, ANNA, "W", Level.EXPERT, cause=house.cause()))
        accepted(await ask.fill(table, ANNA, "E", Level.MASTER, cause=house.cause()))
        accepted(await ask.free(table, ANNA, "E", cause=house.cause()))
        options = Options(
            rules=(("indicator", "stays"), ("target", "3")),
            clock=Clock.CORRESPONDENCE,
            help=Help.HINTS,
            private=True,
            language="fr",
        )
        accepted(await ask.set_options(table, ANNA, options, cause=house.cause()))
        accepted(await ask.fill(table, ANNA, "E", Level.BEGINNER, cause=house.cause()))


async def championship(life: Life) -> None:
    """Four persons play a rated match to its end: capes, calls, some of them wrong."""
    async with life.house("championship", 2) as house:
        table = life.tables["championship"] = await house.started(Options(clock=Clock.NONE), **FOUR)
        accepted(await house.tables.place(table, THREAD, cause=house.cause()))
        await play(house, table, until=over, bold=0.35, seed=CHAMPIONSHIP)
        state = await house.state(table)
        assert state.rated
        assert Ending.DEMAND_FAILED in {result.ending for result in state.match.results}


async def long(life: Life) -> None:
    """A longer rated match, so that every ending is there."""
    async with life.house("long", 15) as house:
        options = Options(clock=Clock.NONE, rules=(("target", "16"),))
        table = life.tables["long"] = await house.started(options, **FOUR)
        await play(house, table, until=over, bold=0.3, weak="WE", seed=0)
        endings = {result.ending for result in (await house.state(table)).match.results}
        assert endings == set(Ending) - {Ending.DEMAND_FAILED}, endings


async def rematch(life: Life) -> None:
    """The same four again with new partners; one of them leaves, and it ends all the same."""
    table = life.tables["championship"]
    async with life.house("rematch") as house:
        for person in FOUR.values():
            accepted(
                await house.tables.rematch(
                    table, person, new_partners=person == ANNA, cause=house.cause()
                )
            )
        await play(house, table, until=lambda state: state.next.deal == 3)
        accepted(await house.tables.leave(table, DORA, cause=house.cause()))
        await play(house, table, until=over, bold=0.2)


async def ancient(life: Life) -> None:
    """L'Homme de Brou with options, two persons against computers, to its end."""
    rules = (("marking", "manual"), ("raise", "allowed"), ("target", "3"))
    options = Options(preset="homme-de-brou", rules=rules, clock=Clock.SLOW, stand_in=Level.AMATEUR)
    async with life.house("ancient") as house:
        table = life.tables["ancient"] = await house.started(options, **TWO)
        await play(house, table, until=over, bold=0.2)


async def middle(life: Life) -> None:
    """In a deal: a missed turn that a stand-in played, marriages declared, a guest invited."""
    async with life.house("middle") as house:
        options = Options(clock=Clock.QUICK, rules=(("unfinished-trick", "counted"),))
        table = life.tables["middle"] = await house.dealt(options, **TWO)

        def married(state) -> bool:
            deal = state.match.deal
            said = [entry for entry in deal.spoken if isinstance(entry.said, Declare)]
            return bool(said) and len(deal.tricks) < 6 and state.match.running

        await play(house, table, until=married, bold=0.01)
        await house.until_turn(table, CARLA)
        await house.wait(20_000)
        await play(house, table, until=lambda state: state.turn == "N")
        accepted(await house.tables.invite(table, ANNA, "W", EMIL, cause=house.cause()))


async def between(life: Life) -> None:
    """Between two deals, the pack ready to be cut by a person."""
    async with life.house("between") as house:
        table = life.tables["between"] = await house.dealt(Options(), **FOUR)
        await play(house, table, until=lambda state: state.next.deal == 2 and state.pack_ready)


async def booking(life: Life) -> None:
    """Eight tricks are played, one of four persons has counted."""
    async with life.house("booking") as house:
        table = life.tables["booking"] = await house.dealt(Options(clock=Clock.SLOW), **FOUR)
        await play(house, table, until=lambda state: state.next.awaits == "booking")
        accepted(await house.tables.count(table, BEAT, cause=house.cause()))


async def take_backs(life: Life) -> None:
    """A table where cards may be taken back: one was. A proposal to stop."""
    async with life.house("take-backs") as house:
        options = Options(take_backs=True, clock=Clock.NONE)
        table = life.tables["take-backs"] = await house.dealt(options, **FOUR)
        state = await house.play(table)
        turn = state.undo
        accepted(await house.tables.take_back(table, turn.person, cause=house.cause()))
        await house.play(table)
        await house.play(table)
        accepted(await house.tables.vote_abandon(table, CARLA, True, cause=house.cause()))


async def private(life: Life) -> None:
    """A private table whose guest took an absent person's seat between two deals."""
    async with life.house("private") as house:
        options = Options(private=True, clock=Clock.QUICK, language="de")
        table = life.tables["private"] = await house.open(options)
        ask = house.tables
        accepted(await ask.sit(table, ANNA, "N", cause=house.cause()))
        accepted(await ask.reserve(table, ANNA, "S", CARLA, cause=house.cause()))
        accepted(await ask.fill(table, ANNA, None, Level.BEGINNER, cause=house.cause()))
        accepted(await ask.accept(table, CARLA, cause=house.cause()))
        accepted(await ask.start(table, ANNA, cause=house.cause()))
        await house.until_turn(table, CARLA)
        accepted(await house.tables.leave(table, CARLA, cause=house.cause()))
        accepted(await house.tables.invite(table, ANNA, "S", EMIL, cause=house.cause()))
        accepted(await house.tables.invite(table, ANNA, "W", DORA, cause=house.cause()))
        accepted(await house.tables.accept(table, EMIL, cause=house.cause()))
        accepted(await house.tables.decline(table, DORA, cause=house.cause()))
        await play(house, table, until=lambda state: state.seats["S"].person == EMIL)
        await play(house, table, until=lambda state: state.turn == "S" and state.next.deal == 2)


async def away(life: Life) -> None:
    """Somebody missed two turns: a stand-in keeps the seat."""
    async with life.house("away") as house:
        table = life.tables["away"] = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
        for _ in range(2):
            await play(house, table, until=lambda state: state.turn == "W")
            await house.wait(20_000)
        await play(house, table, until=lambda state: state.turn == "N")


async def ended(life: Life) -> None:
    """One table stopped by consent, one lobby that nobody came to."""
    async with life.house("abandoned") as house:
        table = life.tables["abandoned"] = await house.dealt(Options(), **TWO)
        for person in TWO.values():
            accepted(await house.tables.vote_abandon(table, person, True, cause=house.cause()))
    async with life.house("expired") as house:
        life.tables["expired"] = await house.open(Options())
        await house.wait(31 * 60_000)


async def same_deal(life: Life) -> None:
    """A deal of the championship played again."""
    async with life.house("same-deal") as house:
        played = await house.entries(life.tables["championship"], Acted)
        deal = next(entry for entry in played if entry.seat is None)
        again = SameDeal(life.tables["championship"], 1, 1, deal.action)
        opened = await house.tables.open(
            ANNA, GUILD, CHANNEL, Options(), cause=house.cause(), same=again, game="brouc"
        )
        table = life.tables["same-deal"] = accepted(opened).id
        accepted(await house.tables.sit(table, ANNA, "N", cause=house.cause()))
        accepted(await house.tables.fill(table, ANNA, None, Level.CLUB, cause=house.cause()))
        accepted(await house.tables.start(table, ANNA, cause=house.cause()))
        await house.until_turn(table, ANNA)


async def erased(life: Life) -> None:
    """A match with somebody who was forgotten afterwards, here and everywhere."""
    async with life.house("erased") as house:
        options = Options(clock=Clock.NONE, rules=(("target", "1"),))
        seats = {"N": ANNA, "W": BEAT, "S": CARLA, "E": EMIL + 1}
        table = life.tables["erased"] = await house.started(options, **seats)
        await play(house, table, until=over, bold=0.5)
    await life.store.erase(EMIL + 1, life.time.now_ms)


async def outage(life: Life) -> None:
    """The bot comes back after ten minutes: every live table notes it."""
    life.time.move(life.time.now_ms + 600_000)
    house = House(life.store, time=life.time, seed=99, drive=False)
    for table in await house.tables.live():
        now = life.time.now_ms
        accepted(
            await house.tables._table_store.request(
                table,
                f"resumed:{table}",
                lambda state, now=now: automatic.resumed(state, alive=now - 600_000, now=now),
                at=now,
            )
        )
    await life.store.set_value("tables.alive", str(life.time.now_ms))


async def settings(life: Life) -> None:
    """Preferences, a server's settings and their log, messages, the course."""
    store, at = life.store, life.time.now_ms
    await store.set_preferences(
        ANNA, Preferences(language="fr", hand_place="channel", confirm=True, listed=True)
    )
    await store.set_preferences(BEAT, Preferences(pack="four-colour", big_index=True, nudges=False))
    await store.set_dm_refused_at(DORA, at)
    first = GuildSettings(language="de", channels=(CHANNEL,), clock="2min")
    await store.set_guild_settings(GUILD, first, by=ANNA, at=at)
    second = GuildSettings(
        language="de",
        channels=(CHANNEL, CHANNEL + 1),
        clock="2min",
        rules=(("target", "3"),),
        computers=False,
        opener_role=930_000_000_000_000_001,
    )
    await store.set_guild_settings(GUILD, second, by=BEAT, at=at + 1)
    await store.set_progress(ANNA, Progress("beat", 1, 0, False, at))
    await store.set_progress(CARLA, Progress("points", 2, 1, True, at))
    for role, table, seq in (
        ("lobby", "lobby", 5),
        ("place", "championship", 1),
        ("board:1.1", "between", 9),
        (f"hand:{ANNA}", "between", 9),
        (f"private:{BEAT}", "between", 9),
        ("final:1", "championship", 30),
    ):
        number = 940_000_000_000_000_000 + 10 * life.tables[table] + len(role)
        await store.put_message(life.tables[table], role, MessageAt(CHANNEL, number, seq))


async def make(path: Path) -> dict:
    """Write the database; gives its summary."""
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        life = Life(store)
        for part in (
            championship, rematch, long, ended, erased, ancient, same_deal,
            lobby, middle, between, booking, take_backs, private, away, outage, settings,
        ):  # fmt: skip
            await part(life)
        seen = {}
        house = House(store, time=life.time, drive=False)
        for name, table in life.tables.items():
            seen[name] = {"table": table, **summary.of_state(await house.refold(table))}
        await rebuild(store)
    return {
        "tables": seen,
        "derived": summary.derived(path),
        "now": life.time.now_ms,
    }


def main() -> None:
    """Write both files into the folder named."""
    folder = Path(sys.argv[1])
    path = folder / "v0.1.0.sqlite"
    found = asyncio.run(make(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.unlink()
    (folder / "v0.1.0.sqlite.gz").write_bytes(packed)
    text = json.dumps(found, indent=1, sort_keys=True)
    (folder / "v0.1.0.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
