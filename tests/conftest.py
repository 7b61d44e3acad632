"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.style import picture
from tests.strangers import installing

collect_ignore_glob = ["db/old/make_*.py"]
"""They run on the code of old releases only."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--update-golden`` writes the pictures that golden tests compare with."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden pictures instead of comparing with them; look at them afterwards",
    )
    parser.addoption(
        "--patient",
        action="store_true",
        help="repeat what chance decides as often as before a release: two hundred kills",
    )


@pytest.fixture
def patient(request: pytest.FixtureRequest) -> bool:
    """Whether a test may take its time."""
    return bool(request.config.getoption("--patient"))


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn as ever, and written small: for tests in which nobody looks at them.

    Writing one takes three times as long as drawing it.
    """

    def small(image: Image.Image, quality: int) -> bytes:
        out = BytesIO()
        image.reduce(4).save(out, "WEBP", quality=quality, method=0)
        return out.getvalue()

    monkeypatch.setattr(picture, "_webp", small)


@pytest.fixture(scope="session")
def installed_strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the games of strangers are installed; not on the path yet."""
    target = tmp_path_factory.mktemp("installed") / "site"
    return installing.install(target, *installing.FOLDERS)


@pytest.fixture(scope="module")
def strangers(installed_strangers: Path) -> Iterator[tuple[str, ...]]:
    """The games of strangers are installed for this module's tests; their names."""
    with installing.visible(installed_strangers):
        yield installing.names()
