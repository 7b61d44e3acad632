"""Links into Discord."""

from __future__ import annotations


def link(guild: int | None, *where: int) -> str:
    """To a server's channel, or to a message there; it works in direct messages too.

    >>> link(1, 2), link(1, 2, 3)
    ('https://discord.com/channels/1/2', 'https://discord.com/channels/1/2/3')
    """
    return "/".join(("https://discord.com/channels", *map(str, (guild, *where))))
