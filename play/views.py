"""Data for the page: everything that its person can see, and nothing else."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator
from typing import Any

from play.server import Server, locale
from tools.fake_discord.world import EPHEMERAL, LOADING, Channel, Kind, Message, iso, moment

SHOWN = 60
"""Newest messages of a place sent to a page."""
SUB, GROUP = 1, 2
"""Discord's option types of subcommands and groups."""


def place(found: Channel) -> dict[str, Any]:
    """A channel of the page's list."""
    kind = {Kind.DIRECT: "direct", Kind.THREAD: "thread"}.get(found.kind, "channel")
    return {"id": str(found.id), "kind": kind, "name": found.name}


def places(server: Server, person: int, seats: Collection[int]) -> list[dict[str, Any]]:
    """The channel, its threads with the newest first, and the person's own messages.

    ``seats``: channels of tables at which the person sits.
    """
    server.world.direct(server.people[person])
    found = [one for one in server.world.channels.values() if server.sees(person, one)]
    found.sort(key=lambda one: (one.kind is Kind.DIRECT, one.parent is not None, -one.id))
    return [place(one) | {"seat": one.id in seats} for one in found]


def messages(server: Server, person: int, where: int, language: str) -> list[dict[str, Any]]:
    """The newest messages of a channel that the person can read, oldest first."""
    found = [m for m in server.history(where) if server.reads(person, where, m.reader)]
    return [message(server, one, language) for one in found[-SHOWN:]]


def message(server: Server, found: Message, language: str) -> dict[str, Any]:
    """A message as drawn by the page; the answered command has its name in the language."""
    files = {one["id"]: _file(one) for one in found.files}
    body = copy.deepcopy({"components": found.components, "embeds": found.embeds})
    in_layout = set()
    for node in _nodes(body):
        file = files.get(str(node.get("attachment_id")))
        if file is not None:
            node |= {key: file[key] for key in ("url", "width", "height", "content_type")}
            in_layout.add(file["id"])
        emoji = node.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id"):
            emoji["id"] = str(emoji["id"])  # JavaScript has no such integers.
    told: dict[str, Any] = {
        "id": str(found.id),
        "place": str(found.channel),
        "author": found.author.name,
        "bot": found.author.bot,
        "written": iso(moment(found.id)),
        "edited": found.edited is not None,
        "private": bool(found.flags & EPHEMERAL),
        "loading": bool(found.flags & LOADING),
        "content": found.content,
        "files": [file for file in files.values() if file["id"] not in in_layout],
    }
    if found.command is not None:
        person, name = found.command
        asking = server.people.get(person)
        used = next((one for one in server.world.commands if one["name"] == name), {"name": name})
        shown = _local(used, "name", locale(language))
        told["asked"] = {"person": asking.name if asking else "", "name": shown}
    thread = server.world.channels.get(found.id)
    if thread is not None:
        told["thread"] = place(thread)
    return told | body


def _file(one: dict[str, Any]) -> dict[str, Any]:
    """An attachment at the page's own address."""
    return one | {"url": f"/files/{one['id']}/{one['filename']}"}


def _nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, dict):
        yield node
        for one in list(node.values()):
            yield from _nodes(one)


def commands(server: Server, person: int, where: Channel, language: str) -> list[dict[str, Any]]:
    """The commands of a channel in a person's language; ``may``: whether they can use it."""
    context = 1 if where.kind is Kind.DIRECT else 0
    can, spoken = server.guild.permissions(server.people[person]), locale(language)
    found: list[dict[str, Any]] = []
    for command in server.world.commands:
        needed = int(command.get("default_member_permissions") or 0)
        contexts = command.get("contexts")
        if command.get("type", 1) == 1 and (contexts is None or context in contexts):
            may = {"may": not needed & ~can}
            found += [leaf | may for leaf in _leaves(command, spoken, command["name"], "")]
    return sorted(found, key=lambda one: str(one["shown"]))


def command_names(server: Server, language: str) -> dict[str, str]:
    """Each command's name in a language, as mentions show it."""
    spoken = locale(language)
    return {str(one["name"]): _local(one, "name", spoken) for one in server.world.commands}


def _leaves(node: dict[str, Any], spoken: str, path: str, shown: str) -> Iterator[dict[str, Any]]:
    shown = f"{shown} {_local(node, 'name', spoken)}".strip()
    options = node.get("options") or []
    inner = [one for one in options if one["type"] in (SUB, GROUP)]
    for one in inner:
        yield from _leaves(one, spoken, f"{path} {one['name']}", shown)
    if not inner:
        yield {
            "name": path,
            "shown": shown,
            "description": _local(node, "description", spoken),
            "options": [_option(one, spoken) for one in options],
        }


def _option(option: dict[str, Any], spoken: str) -> dict[str, Any]:
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "max_length")
    return {key: option[key] for key in kept if key in option} | {
        "shown": _local(option, "name", spoken),
        "description": _local(option, "description", spoken),
        "choices": [
            {"shown": _local(one, "name", spoken), "value": one["value"]}
            for one in option.get("choices") or ()
        ],
    }


def _local(node: dict[str, Any], what: str, spoken: str) -> str:
    return str((node.get(f"{what}_localizations") or {}).get(spoken) or node[what])
