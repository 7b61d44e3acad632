"""HTTP port for monitoring: ``/healthz``, ``/readyz``, ``/metrics``."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from aiohttp import web

from host.health.address import Address

log = logging.getLogger(__name__)

Missing = Callable[[], Awaitable[Sequence[str]]]
"""Obstacles to play, a line each; empty if all is well."""
Metrics = Callable[[], Awaitable[tuple[bytes, str]]]
"""All figures and their content type."""


class PortTakenError(Exception):
    """Port that cannot be opened; ``str()`` is one sentence for the operator."""


@asynccontextmanager
async def opened(
    address: Address, missing: Missing, metrics: Metrics | None
) -> AsyncIterator[web.TCPSite]:
    """Answer meanwhile. ``metrics``: ``None`` where nothing can write them.

    Raises :class:`PortTakenError`.
    """

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")  # The event loop has just answered.

    async def ready(_: web.Request) -> web.Response:
        lines = await missing()
        return web.Response(
            text="\n".join(lines or ("ready",)) + "\n", status=503 if lines else 200
        )

    async def figures(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(
                text="Figures are written by prometheus-client, which is not installed.\n",
                status=501,
            )
        body, kind = await metrics()
        return web.Response(body=body, headers={"Content-Type": kind})

    application = web.Application(client_max_size=1024)
    application.router.add_get("/healthz", alive)
    application.router.add_get("/readyz", ready)
    application.router.add_get("/metrics", figures)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, address.host, address.port)
        try:
            await site.start()
        except OSError as error:
            raise PortTakenError(
                f"BROUC_HEALTH: the port {address.port} of {address.host} cannot be opened"
                f" ({error.strerror or type(error).__name__})."
            ) from None
        log.info("health and figures at %s", address.url)
        yield site
    finally:
        await runner.cleanup()
