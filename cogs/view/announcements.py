"""A host's announcements at the tables: maintenance, and free text."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.i18n.sentences import say
from cogs.messages.layout import Layout, Text
from cogs.messages.plain import escaped
from cogs.messages.posts import Post
from cogs.view.context import moment, relative
from tables.runtime.announcements import LONGEST
from tables.runtime.maintenance import Rest


def maintenance_lines(
    rest: Rest | None, language: str, key: str = "board-maintenance"
) -> Iterator[str]:
    """Yield why nothing begins, now or soon; nothing without an announced maintenance."""
    if rest is not None:
        begins, ends = moment(rest.begins), relative(rest.ends)
        yield say(language, key, begins=begins, ends=ends)


def goes_on(language: str) -> Post:
    """Announce the end of a maintenance."""
    return _post(say(language, "maintenance-over"))


def notice(text: str, language: str) -> Post:
    """Build the host's text, with formatting, links and mentions escaped."""
    return _post(say(language, "notice", text=escaped(text, LONGEST)))


def _post(text: str) -> Post:
    return Post(Layout(Text(text)))
