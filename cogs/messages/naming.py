"""Names in place of mentions in direct messages, where mentions of others cannot be resolved.

Discord's clients show a mention of an unknown user as a bare number. In a server they know
everybody there; in direct messages only the reader.
"""

from __future__ import annotations

import re
from typing import Final

from cogs.messages.display_names import NameOf
from cogs.messages.layout import Text
from cogs.messages.plain import escaped
from cogs.messages.posts import Post

_MENTION: Final = re.compile(r"<@!?([0-9]+)>")
UNKNOWN: Final = "?"
"""Placeholder for a person without a known name."""


async def in_names(text: str, name_of: NameOf, guild: int | None, reader: int) -> str:
    """Replace mentions in the text by names, except the reader's own.

    ``guild``: the server that it is about, whose names it uses.
    """
    found = {person: "" for person in map(int, _MENTION.findall(text)) if person != reader}
    for person in found:
        found[person] = escaped(await name_of(guild, person)) or UNKNOWN
    return _MENTION.sub(lambda one: found.get(int(one[1]), one[0]), text)


async def with_names(post: Post, name_of: NameOf, guild: int | None, reader: int) -> Post:
    """The same message for one reader, its mentions as names."""
    for item in post.layout.walk():
        if isinstance(item, Text):
            item.content = await in_names(item.content, name_of, guild, reader)
    return post
