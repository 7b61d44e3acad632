"""``python tools/fake_discord/launch.py ADDRESS``: run this folder's ``bot.py`` against a fake
Discord.

The bot's code is unchanged: only the library's addresses of Discord are set. The folder may be the
checkout of any version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def redirected(address: str) -> Iterator[None]:
    """Make discord.py take this address for Discord's, also for gateways of a fixed number."""
    import discord
    from yarl import URL

    route, gateway = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, gateway.DEFAULT_GATEWAY
    route.BASE = address
    gateway.DEFAULT_GATEWAY = URL(address).with_scheme("ws").with_path("/gateway/")
    try:
        yield
    finally:
        route.BASE, gateway.DEFAULT_GATEWAY = before


def run(address: str) -> int:
    """Run the bot of the current folder against the fake Discord at this address."""
    with redirected(address):
        import bot

        return bot.main()


if __name__ == "__main__":
    # Import modules of the checkout, not those next to this file.
    sys.path[0] = str(Path.cwd())
    sys.exit(run(sys.argv[1]))
