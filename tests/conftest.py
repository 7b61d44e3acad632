"""What all tests share."""

from __future__ import annotations

import pytest

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
