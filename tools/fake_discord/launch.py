"""``python tools/fake_discord/launch.py ADDRESS``: run the ``bot.py`` of this folder against a
stand-in.

The code of the bot is unchanged: all that is set is where the library believes Discord to be. The
folder may be the checkout of any version.
"""

from __future__ import annotations

import sys
from pathlib import Path


def run(address: str) -> int:
    """Run the bot that is found, with the stand-in at this address for a Discord."""
    import discord
    from yarl import URL

    discord.http.Route.BASE = address
    # Where a session begins that is not told another address.
    gateway = URL(address).with_scheme("ws").with_path("/gateway/")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    import bot

    return bot.main()


def main() -> int:
    """The command."""
    # Modules are the checkout's own, not those that lie beside this file.
    sys.path[0] = str(Path.cwd())
    return run(sys.argv[1])


if __name__ == "__main__":
    sys.exit(main())
