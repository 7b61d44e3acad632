"""``python tools/fake_discord/launch.py ADDRESS``: run this folder's ``bot.py`` against a fake
Discord.

The bot's code is unchanged: only the library's addresses of Discord are set. The folder may be the
checkout of any version.
"""

from __future__ import annotations

import sys
from pathlib import Path


def run(address: str) -> int:
    """Run the bot of the current folder against the fake Discord at this address."""
    import discord
    from yarl import URL

    discord.http.Route.BASE = address
    # Default gateway of a session without an address.
    gateway = URL(address).with_scheme("ws").with_path("/gateway/")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    import bot

    return bot.main()


def main() -> int:
    """Run the command."""
    # Import modules of the checkout, not those next to this file.
    sys.path[0] = str(Path.cwd())
    return run(sys.argv[1])


if __name__ == "__main__":
    sys.exit(main())
