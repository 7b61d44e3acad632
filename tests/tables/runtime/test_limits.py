"""Limits at the tables: a flood, the host's command, a restart; normal play is never limited."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from db import Preferences, Store
from tables.__main__ import main
from tables.decisions.outcomes import Accepted, Reason, Refused
from tables.journal.options import Clock, Level, Options
from tables.runtime.limits import NO_LIMITS, Action, Asker, Limits, Rate, Scope, Strictness, Terms
from tests.conftest import url
from tests.tables.house import ANNA, BEAT, CHANNEL, EMIL, FOUR, GUILD, House, accepted, refused

RELAXED = Terms(Strictness.RELAXED)
STRICT = Terms(Strictness.STRICT)
MANAGER = Terms(manages=True)


async def opened(
    house: House, person: int, cause: str, *, channel: int = CHANNEL, terms: Terms | None = None
) -> Accepted | Refused:
    outcome = await house.tables.open(
        person, GUILD, channel, Options(), cause=cause, terms=terms or Terms(), game="brouc"
    )
    assert isinstance(outcome, (Accepted, Refused))
    return outcome


# -- the flood -------------------------------------------------------------------------------------


async def test_the_muted_open_nothing_and_others_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command and the bot are two processes: each sees the other's changes at once."""
    monkeypatch.setenv("BROUC_DATABASE", url(folder))

    async def command(*words: str) -> int:
        return await asyncio.to_thread(main, list(words))

    async with await Store.open(url(folder)) as store:
        house = House(store, limits=Limits())
        assert await command("mute", "person", str(ANNA), "--days", "36500") == 0
        outcome = await opened(house, ANNA, "one")
        assert isinstance(outcome, Refused)
        assert (outcome.code, outcome.facts["scope"]) == ("muted", "person")
        assert int(outcome.facts["until"]) > house.time.now_ms  # The test's clock is ahead.
        outcome = await opened(house, ANNA, "manager", terms=MANAGER)
        assert isinstance(outcome, Refused), "in the server that they manage, too"
        assert outcome.reason is Reason.MUTED
        assert isinstance(await opened(house, BEAT, "two"), Accepted)
        assert await command("mute", "server", str(GUILD), "--days", "36500") == 0
        outcome = await opened(house, BEAT, "three")
        assert isinstance(outcome, Refused)
        assert (outcome.code, outcome.facts["scope"]) == ("muted", "server")
        assert await command("muted") == 0
        assert capsys.readouterr().out.endswith("2 muted.\n")
        assert await command("unmute", "server", str(GUILD)) == 0
        assert await command("unmute", "server", str(GUILD)) == 1
        assert await command("unmute", "person", str(ANNA)) == 0
        assert isinstance(await opened(house, ANNA, "four"), Accepted)
    for wrong in (["1", "--days", "0"], ["1", "--days", "x"], ["-5"], [str(2**63)]):
        with pytest.raises(SystemExit):
            main(["mute", "person", *wrong])
        assert "a number from 1 to " in capsys.readouterr().err


async def test_many_accounts_are_stopped_by_the_channel_and_the_server(store: Store) -> None:
    house = House(store, limits=Limits.read("open.channel=20/10m, open.server=40/10m"))
    found = Counter[str]()
    for n in range(100):
        outcome = await opened(house, ANNA + 100 + n, f"click:{n}", channel=CHANNEL + n // 34)
        found["" if isinstance(outcome, Accepted) else outcome.facts["scope"]] += 1
    assert found[""] == 40
    assert found["channel"] > 0
    assert found["server"] > 0


async def test_live_tables_are_bounded_however_slowly_they_are_opened(store: Store) -> None:
    house = House(store, limits=Limits(), drive=False)
    most = Limits().tables[Scope.PERSON]
    for n in range(most):
        house.time.move(house.time.now_ms + 600_000)
        accepted(await opened(house, ANNA, f"click:{n}"))
    house.time.move(house.time.now_ms + 600_000)
    outcome = await opened(house, ANNA, "one more")
    assert isinstance(outcome, Refused)
    assert (outcome.code, dict(outcome.facts)) == (
        "too-many-tables",
        {"scope": "person", "most": str(most)},
    )
    accepted(await opened(house, BEAT, "another person"))
    accepted(await opened(house, ANNA, "a manager", terms=MANAGER))


async def test_a_finished_table_comes_back_only_as_often_as_may_be(house: House) -> None:
    house = House(house.store, limits=Limits(tables={Scope.SERVER: 2}), drive=False)
    tables = house.tables

    async def over(channel: int) -> int:
        state = accepted(await opened(house, ANNA, house.cause(), channel=channel))
        accepted(await tables.sit(state.id, ANNA, "N", cause=house.cause()))
        accepted(await tables.fill(state.id, ANNA, None, Level.BEGINNER, cause=house.cause()))
        accepted(await tables.start(state.id, ANNA, cause=house.cause()))
        accepted(await tables.vote_abandon(state.id, ANNA, True, cause=house.cause()))
        return state.id

    first = await over(1)
    accepted(await opened(house, BEAT, house.cause()))
    again = tables.rematch
    state = accepted(await again(first, ANNA, new_partners=False, cause="1"))
    assert refused(await opened(house, BEAT, house.cause())) == "too-many-tables"
    accepted(await tables.vote_abandon(first, ANNA, True, cause="2"))
    accepted(await opened(house, BEAT, house.cause()))
    before = await house.state(first)
    assert refused(await again(first, ANNA, new_partners=False, cause="3")) == "too-many-tables"
    assert await house.state(first) == before, "what is refused changes nothing"
    assert state.number == 2
    # Rematches are rate-limited even without a limit on tables.
    house = House(house.store, limits=Limits(tables={}), drive=False)
    for n in range(20):
        outcome = await house.tables.rematch(first, ANNA, new_partners=False, cause=f"a{n}")
        if isinstance(outcome, Refused):
            assert outcome.code == "too-soon"
            assert n == Limits().rates[Action.AGAIN, Scope.PERSON].count - 1
            return
        accepted(await house.tables.vote_abandon(first, ANNA, True, cause=f"v{n}"))
    raise AssertionError("never refused")


# -- invitations -----------------------------------------------------------------------------------


async def test_who_wants_no_invitations_gets_none(house: House) -> None:
    table = await house.open()
    invite, before = house.tables.invite, await house.state(table)
    await house.store.limits.refuse_inviter(BEAT, ANNA)
    outcome = await invite(table, ANNA, "S", BEAT, cause="1")
    await house.store.limits.allow_inviters(BEAT)
    await house.store.people.set_preferences(BEAT, Preferences(invitations=False))
    other = await invite(table, ANNA, "S", BEAT, cause="2")
    assert outcome == other, "nobody can tell why"
    assert refused(outcome) == "takes-no-invitations"
    assert await house.state(table) == before
    await house.store.people.set_preferences(BEAT, Preferences())
    accepted(await invite(table, ANNA, "S", BEAT, cause="3"))


async def test_to_agree_invites_nobody(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE), **FOUR)
    accepted(await house.tables.leave(table, FOUR["E"], cause="1"))
    assert refused(await house.tables.agree(table, BEAT, "E", EMIL, cause="2")) == "no-invitation"
    accepted(await house.tables.invite(table, ANNA, "E", EMIL, cause="3"))
    accepted(await house.tables.agree(table, BEAT, "E", EMIL, cause="4"))
    lobby = await house.open()
    assert refused(await house.tables.agree(lobby, ANNA, "E", EMIL, cause="5")) == "no-invitation"


# -- normal play -----------------------------------------------------------------------------------


async def test_a_club_evening_is_not_limited(store: Store) -> None:
    """Twelve tables in one channel, opened within a minute, played three times over."""
    house = House(store, limits=Limits(), drive=False)
    hosts = range(EMIL + 1, EMIL + 13)
    found = []
    for host in hosts:
        house.time.move(house.time.now_ms + 5_000)
        table = accepted(await opened(house, host, house.cause())).id
        found.append((host, table))
        accepted(await house.tables.sit(table, host, "N", cause=house.cause()))
        for n, seat in enumerate("WSE"):
            guest = host + 100 * (n + 1)
            accepted(await house.tables.invite(table, host, seat, guest, cause=house.cause()))
            accepted(await house.tables.decline(table, guest, cause=house.cause()))
        accepted(await house.tables.fill(table, host, None, Level.CLUB, cause=house.cause()))
        accepted(await house.tables.start(table, host, cause=house.cause()))
    for _ in range(3):
        house.time.move(house.time.now_ms + 120_000)
        for host, table in found:
            accepted(await house.tables.vote_abandon(table, host, True, cause=house.cause()))
            accepted(
                await house.tables.rematch(table, host, new_partners=True, cause=house.cause())
            )


# -- the settings ----------------------------------------------------------------------------------


def test_the_host_changes_single_limits() -> None:
    limits = Limits.read(
        " open.person=3/10m, film.server=off ,hint.channel=7/2s,tables.server=off,"
        "tables.person=2, at-once=9,relaxed=1"
    )
    assert limits.rates[Action.OPEN, Scope.PERSON] == Rate(3, 600_000)
    assert (Action.FILM, Scope.SERVER) not in limits.rates
    assert limits.rates[Action.HINT, Scope.CHANNEL] == Rate(7, 2_000)
    assert limits.rates[Action.OPEN, Scope.SERVER] == Limits().rates[Action.OPEN, Scope.SERVER]
    assert Scope.SERVER not in limits.tables
    assert (limits.tables[Scope.PERSON], limits.at_once, limits.relaxed) == (2, 9, 1)
    assert Limits.read("") == Limits()
    assert all(Rate.parse(str(rate)) == rate for rate in Limits().rates.values())


@pytest.mark.parametrize(
    "text",
    [
        "open",
        "open.person",
        "open.person=",
        "open.person=5",
        "open.person=0/10m",
        "open.person=5/10",
        "open.person=5/10w",
        "open.person=5/0m",
        "open.person=-1/10m",
        "open.person=5/10m;film.person=1/m",
        "open.guest=5/10m",
        "open.nobody=5/10m",
        "dance.person=5/10m",
        "tables.guest=5",
        "tables.person=5/10m",
        "tables.person=0",
        "at-once=off",
        "at-once=0",
        "relaxed=1.5",
        "open.person=5/10m, open.person=6/10m",
    ],
)
def test_what_is_not_understood_is_said(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w+ .+"):
        Limits.read(text)


def test_the_page_tells_the_limits_as_they_are() -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "limits.md").read_text(encoding="utf-8")
    found = re.finditer(r"^\| `(\w+)`[^|]*\|(.+)\|$", text, re.M)
    rows = {row[1]: row[2].split("|") for row in found}
    assert rows.keys() == {*(action.value for action in Action), "tables"}
    told: dict[tuple[Action, Scope], str] = {}
    for action in Action:
        columns = (Scope.PERSON, Scope.SERVER, Scope.CHANNEL)
        for scope, cell in zip(columns, rows[action.value][:3], strict=True):
            if re.search(r"\d", cell):
                told[action, scope] = cell.strip()
    told[Action.INVITE, Scope.GUEST] = rows["invite"][3].split()[0]
    told[Action.CALL, Scope.TABLE] = rows["call"][3].split()[0]
    assert told == {key: str(rate) for key, rate in Limits().rates.items()}
    person, server, channel = (int(re.findall(r"\d+", cell)[0]) for cell in rows["tables"][:3])
    tables = {Scope.PERSON: person, Scope.SERVER: server, Scope.CHANNEL: channel}
    assert tables == Limits().tables
    (example,) = re.findall(r"^BROUC_LIMITS=(.+)$", text, re.M)
    assert Limits.read(example) != Limits()


def test_managers_stay_within_the_hosts_bounds() -> None:
    at, anna = 1_000, Asker(ANNA, GUILD, CHANNEL, BEAT)

    def room(limits: Limits, action: Action, terms: Terms) -> dict[str, int]:
        admission = limits.admission(action, replace(anna, terms=terms), at)
        assert admission is not None
        return {toll.scope: toll.room_ms // toll.cost_ms for toll in admission.tolls}

    usual, tight = Limits(), Limits.read("relaxed=1, open.person=1/1s")
    normal = room(usual, Action.INVITE, Terms())
    guest = {"guest": normal.pop("guest")}
    double = {scope: 2 * count for scope, count in normal.items()}
    assert room(usual, Action.INVITE, RELAXED) == double | guest, "guests are protected as before"
    half = {scope: (count + 1) // 2 for scope, count in normal.items()}
    assert room(usual, Action.INVITE, STRICT) == half | guest
    managed = {scope: count for scope, count in normal.items() if scope != "person"}
    assert room(usual, Action.INVITE, MANAGER) == managed | guest
    assert room(tight, Action.OPEN, RELAXED) == room(tight, Action.OPEN, Terms())
    assert room(tight, Action.OPEN, STRICT)["person"] == 1
    # Managers cannot change what only costs the host.
    for terms in (RELAXED, STRICT, MANAGER):
        assert room(usual, Action.FILM, terms) == room(usual, Action.FILM, Terms())
    assert NO_LIMITS.admission(Action.OPEN, anna, at) is None
