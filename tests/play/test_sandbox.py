"""`make play`: a live table in the browser, on this machine only, that survives a restart."""

from __future__ import annotations

import asyncio
import json
import os
import re
import selectors
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from db import BusyError, StoreError
from db.core.lock import held
from games.registry import games
from play.archive import Archive, InUseError
from play.data import database, opened
from play.page import Page
from play.playing import chosen, house
from play.server import News
from play.table import lay, note_seats, seats
from tables.decisions.outcomes import Change, Nudge
from tables.decisions.pauses import NO_PAUSES
from tables.journal.state import Status
from tests.play.browsing import Browser, buttons, play_a_card, played

ROOT: Final = Path(__file__).parents[2]
FULL: Final = Path("/dev/full")
LONG_S: Final = 600.0
"""Seconds after which a hang fails the test."""
SLOWER: Final = 50
"""Factor by which the second start's machine is slower."""


class SlowMachine(asyncio.SelectorEventLoop):
    """An event loop whose clock runs :data:`SLOWER` times as fast: time limits come sooner."""

    class _Selector(selectors.DefaultSelector):
        def select(self, timeout: float | None = None) -> Any:
            return super().select(timeout if timeout is None else timeout / SLOWER)

    def __init__(self) -> None:
        super().__init__(self._Selector())

    def time(self) -> float:
        return super().time() * SLOWER


@pytest.mark.waits
@pytest.mark.usefixtures("quick_pictures")
def test_a_newcomer_plays_and_goes_on_after_a_restart_on_a_slow_machine(tmp_path: Path) -> None:
    async def first() -> str:
        async with played(tmp_path) as browser:
            page = await browser.open()
            assert "Le Brouc" in page
            await play_a_card(browser)
            await browser.places(3)  # The hand may come before the thread.
            (message,) = await browser.hand()
            return str(message["id"])

    async def second(hand: str) -> None:
        async with played(tmp_path) as browser:
            await browser.open()
            (message,) = await browser.hand()
            assert message["id"] == hand, "the same message as before"
            places = await browser.places(3)
            assert [one["kind"] for one in places] == ["channel", "thread", "direct"]
            channel, thread, _ = (one["id"] for one in places)
            (board,) = await browser.messages(thread)
            assert "/files/" in str(board)
            commands = await browser.read(f"places/{channel}/commands")
            assert "table" in [one["name"] for one in commands]
            await browser.do(do="command", place=channel, name="help", options={})
            messages = await browser.messages(channel, 2)
            assert messages[-1]["private"], "the lobby's card, then the answer"
            await play_a_card(browser)

    with asyncio.Runner() as runner:
        hand = runner.run(asyncio.wait_for(first(), LONG_S))
    with asyncio.Runner(loop_factory=SlowMachine) as runner:
        runner.run(asyncio.wait_for(second(hand), LONG_S * SLOWER))


@pytest.mark.usefixtures("quick_pictures")
async def test_a_nameless_newcomer_is_called_in_the_language_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    async with played(tmp_path) as browser:
        french = Browser(browser.session, browser.url, language="fr-CH,fr")
        await french.open()
        assert (await french.read("hello"))["people"][0]["name"] == "Invité"
        (card,) = await french.messages((await french.places(3))[0]["id"], 1)
        assert ": Invité." in str(card), "in the picture's words"


@pytest.mark.usefixtures("quick_pictures")
async def test_pages_learn_that_a_table_ends_and_is_played_at_again(tmp_path: Path) -> None:
    game, changes, heard = next(iter(games().values())), list[Change | Nudge](), list[News]()
    async with house(game, tmp_path / "world", "en", NO_PAUSES) as there:
        server, tables = there.server, there.bot.tables
        await lay(server, there.bot, game, "en")
        (table,) = await tables.tables_of(server.owner)
        while not await seats(there.bot, server.owner):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # The thread is created after the card.
        tables.on_change.append(changes.append)
        await tables.vote_abandon(table, server.owner, True, cause="stop")
        assert await seats(there.bot, server.owner) == []
        await tables.rematch(table, server.owner, new_partners=False, cause="again")
        assert len(await seats(there.bot, server.owner)) == 1
        server.listen(heard.append)
        for change in tuple(changes):
            note_seats(server, change)
        assert heard == [News("places")] * 2


@pytest.mark.usefixtures("quick_pictures")
async def test_a_game_by_its_name(strangers: tuple[str, ...], tmp_path: Path) -> None:
    for name in strangers[:2]:
        game = games()[name]
        async with played(tmp_path / name, name) as browser:
            assert f"<title>{game.face.say('en', 'game-name')}</title>" in await browser.open()
            await browser.shown()
            (channel, *_) = (one["id"] for one in (await browser.read("hello"))["places"])
            before = len(await browser.messages(channel))
            await browser.do(do="command", place=channel, name="table", options={})
            (*_, card) = await browser.messages(channel, before + 1)
            assert f"## {game.face.say('en', 'game-name')} " in str(card), "it is this game's"


async def test_what_cannot_be_read_is_kept_aside(tmp_path: Path) -> None:
    folder = tmp_path / "brouc"
    for name, spoil in (
        ("bot.sqlite", b"not a database" * 100),
        ("discord.sqlite", b"neither" * 1000),
    ):
        folder.mkdir()
        (folder / name).write_bytes(spoil)
        found = await opened(folder)
        found.archive.close()
        await found.store.close()
        assert found.aside is not None
        assert (found.aside / name).read_bytes() == spoil
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    """The world is not to blame, and stays."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be made: Not a directory"):
        asyncio.run(opened(tmp_path / "file" / "brouc"))
    (tmp_path / "brouc" / "discord.sqlite").mkdir(parents=True)
    with pytest.raises(StoreError, match="cannot be used"):
        asyncio.run(opened(tmp_path / "brouc"))
    assert {one.name for one in tmp_path.iterdir()} == {"brouc", "file"}


async def test_what_older_versions_wrote_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "sandbox.sqlite").write_bytes(b"one")
    (tmp_path / "sandbox-brus.sqlite").write_bytes(b"two")
    for times in (1, 2):
        found = await opened(tmp_path / "play" / "brouc")
        found.archive.close()
        await found.store.close()
        assert (found.aside is None) == (times == 2)
    (aside,) = (tmp_path / "play").glob("older-*")
    assert {file.name for file in aside.iterdir()} == {"sandbox.sqlite", "sandbox-brus.sqlite"}


def test_one_world_is_played_by_one_process(tmp_path: Path) -> None:
    first = Archive(tmp_path / "discord.sqlite")
    first.set_value("a", 1)
    with pytest.raises(InUseError):
        Archive(tmp_path / "discord.sqlite")
    first.close()


async def test_a_world_on_which_a_bot_is_active_is_one_sentence(tmp_path: Path) -> None:
    async with held(database(tmp_path)):
        with pytest.raises(BusyError, match="A bot is active on the database"):
            async with house(games()["brouc"], tmp_path, "en"):
                pass


@pytest.mark.parametrize("name", ["poker", "brouc brus"])
def test_an_unknown_game_is_one_sentence(strangers: tuple[str, ...], name: str) -> None:
    with pytest.raises(SystemExit, match=rf"There is no game '{name}'; there are: .*\.$") as raised:
        chosen(name.split())
    assert all(name in str(raised.value) for name in strangers)


PLAY: Final = """
import sys, pathlib
from cogs.connection import stopping
from play.playing import run

stopping.end_in_time = lambda: None  # A slow machine may take longer.
sys.exit(run([], pathlib.Path(sys.argv[1])))
"""


async def begun(folder: Path, *, out: Any = PIPE, **environment: str) -> asyncio.subprocess.Process:
    """`make play` in a folder, as a process."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PLAY, str(folder)),
        env=os.environ | environment,
        stdout=out,
        stderr=PIPE,
        cwd=ROOT,
    )


LATIN_1: Final = {"LC_ALL": "fr_CH", "PYTHONUTF8": "0", "PYTHONIOENCODING": "iso-8859-1"}


async def test_a_terminal_in_another_encoding_reads_utf_8(tmp_path: Path) -> None:
    process = await begun(tmp_path, **LATIN_1)
    assert process.stdout is not None
    assert "La table est à l’adresse http" in (await process.stdout.readline()).decode()
    process.send_signal(signal.SIGINT)
    out, err = await process.communicate()
    assert (process.returncode, out.decode(), err) == (0, "Arrêt…\n", b"")


@pytest.mark.parametrize("name", ["what?", "50%25 off"])
async def test_a_folder_with_any_name_keeps_everything(tmp_path: Path, name: str) -> None:
    process = await begun(tmp_path / name, LC_ALL="en")
    assert process.stdout is not None
    assert b"http" in await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = await process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert os.listdir(tmp_path) == [name]
    assert (tmp_path / name / "brouc" / "bot.sqlite").is_file()


async def test_a_reader_that_has_gone_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    process = await begun(tmp_path, out=writing, LC_ALL="en")
    os.close(writing)
    with os.fdopen(reading) as out:
        assert "http" in await asyncio.to_thread(out.readline)
    process.send_signal(signal.SIGTERM)
    _, err = await process.communicate()
    assert (process.returncode, err) == (0, b"")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
async def test_an_output_that_is_full_ends_the_start(tmp_path: Path) -> None:
    out = os.open(FULL, os.O_WRONLY)
    process = await begun(tmp_path, out=out, LC_ALL="en")
    os.close(out)
    _, err = await process.communicate()
    assert err == b"the output cannot be written: No space left on device\n"
    assert process.returncode == 2


async def test_ctrl_c_says_so_and_ends(tmp_path: Path) -> None:
    process = await begun(tmp_path, LC_ALL="en")
    assert process.stdout is not None
    told = ""
    while "http" not in told:
        told = (await process.stdout.readline()).decode()
    (url,) = re.findall(r"http\S+/", told)
    async with aiohttp.ClientSession() as session:
        tab = Browser(session, url)
        await tab.open()
        async with tab.news():  # An open stream does not delay the stop.
            process.send_signal(signal.SIGINT)
            assert (await process.stdout.readline()).decode() == "stopping …\n"
            assert await process.wait() == 0


SEAT = re.compile(r"play~(\w+)~")
"""Seat of a button that plays a card."""


@pytest.mark.usefixtures("quick_pictures")
async def test_two_play_a_match_and_see_their_own_cards_only(tmp_path: Path, patient: bool) -> None:
    game = next(iter(games().values()))
    async with house(game, tmp_path, "en", NO_PAUSES) as there, aiohttp.ClientSession() as session:
        page = Page(there.server, lambda language: None)
        url = f"http://127.0.0.1:{await page.open(0)}/"
        me, anne, *_ = there.server.people
        tabs = {me: Browser(session, url, 1), anne: Browser(session, url, 2)}
        for tab in tabs.values():
            await tab.open()
        await lay(there.server, there.bot, game, "en", [anne])
        (table,) = await there.bot.tables.tables_of(me)
        turns = 0
        while turns < 8 or patient:
            state = await there.bot.tables.state(table)
            assert state is not None
            if state.status is not Status.PLAYING:
                break
            person = None if state.turn is None else state.seats[state.turn].person
            if person is None:
                await asyncio.sleep(0.01)
                continue
            hands = {who: await tab.hand() for who, tab in tabs.items()}
            for who, hand in hands.items():
                seats = set(SEAT.findall(json.dumps(hand)))
                assert seats <= {next(k for k, v in state.seats.items() if v.person == who)}
            presses = [
                (message, one["custom_id"])
                for message in hands[person][-1:]
                for one in buttons(message)
                if SEAT.search(one["custom_id"])
            ]
            if not presses:  # The hand is still being sent.
                await asyncio.sleep(0.01)
                continue
            message, button = presses[0]
            press = {"place": message["place"], "message": message["id"], "id": button}
            await tabs[person].do(do="press", **press)
            turns += 1
        await page.close()
