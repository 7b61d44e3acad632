"""Fixtures and hooks of all tests."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PIL import Image

from base.safe_log import SafeRecord
from db import Store
from gamekit.api.scenes import Look, Picture, Scene, Scenes
from games import registry
from render.style import picture
from render.style.canvas import Canvas
from tests.e2e.loop import IdleLoop
from tests.third_party_games import installing
from tests.virtual import files

if TYPE_CHECKING:
    from tests.e2e.evening import Evening

MEMORY: Final = Path("/dev/shm")
"""Folder in memory, where a commit does not wait for a disk."""
ROOM: Final = 4 << 30
"""Bytes that must be free there."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--update-golden`` and ``--patient``."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden files instead of comparing with them; look at them afterwards",
    )
    parser.addoption(
        "--patient",
        action="store_true",
        help="only the tests that have a long form, in it: `make patient`, before a release",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: some tests wait for real clocks and processes."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks; let processes read compiled modules, and SQLite write to memory.

    Log records are the bot's own: tests read the lines of a host.
    """
    logging.setLogRecordFactory(SafeRecord)
    # Many tests start processes, and every worker reads all tests.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if _has_room(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    config.addinivalue_line("markers", "patient: too long for `make test`, see CONTRIBUTING.md")
    config.addinivalue_line("markers", "waits: for real clocks; runs early, see CONTRIBUTING.md")


def _has_room(folder: Path) -> bool:
    """Whether tests can write and run files there."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return False
    system = os.statvfs(folder)
    return not system.f_flag & os.ST_NOEXEC and system.f_bavail * system.f_frsize > ROOM


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Separate patient tests: marked ones, and those with the fixture ``patient``.

    Waiting tests run first. xdist gives each process a range of the tests, and an idle process
    takes from the end of another's range: so one process waits early while the others compute, and
    none at the end, when few tests are left.
    """

    def wanted(item: pytest.Item) -> bool:
        long = item.get_closest_marker("patient") is not None
        if config.getoption("--patient"):
            return long or "patient" in getattr(item, "fixturenames", ())
        return not long

    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = filter(wanted, items)
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Virtual time for modules that import an evening or its loop, real time for others."""
    module = getattr(item, "module", None)
    for name in ("Evening", "evening", "IdleLoop"):
        if getattr(getattr(module, name, None), "__module__", "").startswith("tests.e2e."):
            return {"virtual": IdleLoop}
    return {"real": asyncio.new_event_loop}


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Exclude imports and collected tests from garbage collection: they stay to the end."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session")
def patient(pytestconfig: pytest.Config) -> bool:
    """Whether a test may take long: random tests then draw many more cases."""
    return bool(pytestconfig.getoption("--patient"))


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sketch the bot's scenes instead of drawing them: for tests that do not check pictures.

    A sketch is a picture for each scene and reader, with the drawn one's alternative text (see
    ``test_a_scene_is_drawn_and_its_words_are_its_alt_text``). Other pictures are written small.
    """

    def small(image: Image.Image | Canvas, quality: int) -> bytes:
        out = BytesIO()
        (image.image() if isinstance(image, Canvas) else image).reduce(4).save(out, "JPEG")
        return out.getvalue()

    def sketch(self: Scenes, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        words = self.words(scene, names, look)
        digest = sha256(f"{scene} {names} {look} {words}".encode()).digest()
        out = BytesIO()
        Image.frombytes("L", (8, 4), digest).save(out, "WEBP", lossless=True)
        return Picture(out.getvalue(), "webp", words, 8, 4, scene.kind)

    monkeypatch.setattr(picture, "_jpeg", small)
    for point in registry.BUILT_IN:
        scenes = point.load().scenes
        if scenes is not None:
            monkeypatch.setattr(type(scenes), "draw", sketch)


def url(folder: Path) -> str:
    """The store's address in a folder."""
    return f"sqlite+aiosqlite:///{folder}/brouc.sqlite"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a fresh store in it."""
    (tmp_path / "brouc.sqlite").write_bytes(files.empty())
    return tmp_path


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    """A store on a fresh file."""
    async with await Store.open(url(folder)) as opened:
        yield opened


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Evening]:
    """Four people on the fake Discord with the bot running."""
    from tests.e2e.evening import evening

    async with evening(tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def installed_strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed third-party games; not on the path yet."""
    target = tmp_path_factory.mktemp("installed") / "site"
    return installing.install(target, *installing.FOLDERS)


@pytest.fixture(scope="module")
def strangers(installed_strangers: Path) -> Iterator[tuple[str, ...]]:
    """Names of the third-party games, installed for this module's tests."""
    with installing.visible(installed_strangers):
        yield installing.names()
