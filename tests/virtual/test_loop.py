"""The end of the virtual loop."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from tests.virtual.loop import VirtualLoop


def test_the_end_silences_unfinished_tasks_and_no_later_ones(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger("tests.virtual.buried")
    loop = VirtualLoop(Random(1))

    async def unfinished() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            log.error("closed")

    async def main() -> None:
        await asyncio.wait([asyncio.ensure_future(unfinished())], timeout=1)

    loop.run_until_complete(main())
    loop.bury()
    assert not caplog.records
    log.error("later")
    assert [record.getMessage() for record in caplog.records] == ["later"]
