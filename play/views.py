"""Data for the page: everything that its person can see, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from play import payloads
from play.things import DIRECT, EPHEMERAL, LOADING, THREAD, Message, Place
from play.world import World

SHOWN = 60
"""Newest messages of a place sent to a page."""
SUB, GROUP = 1, 2
"""Discord's option types of subcommands and groups."""


def place(found: Place) -> dict[str, Any]:
    """A place of the page's list."""
    kind = {DIRECT: "direct", THREAD: "thread"}.get(found.kind, "channel")
    return {"id": str(found.id), "kind": kind, "name": found.name}


def places(world: World, person: int, seats: Collection[int]) -> list[dict[str, Any]]:
    """The channel, its threads with the newest first, and the person's own messages.

    ``seats``: places of tables at which the person sits.
    """
    world.direct(person)
    found = [one for one in world.places.values() if world.sees(person, one)]
    return [
        place(one) | {"seat": one.id in seats}
        for one in sorted(
            found, key=lambda one: (one.kind == DIRECT, one.parent is not None, -one.id)
        )
    ]


def messages(world: World, person: int, where: int, language: str) -> list[dict[str, Any]]:
    """The newest messages of a place that the person can read, oldest first."""
    found = [m for m in world.history(where) if world.reads(person, where, m.reader)]
    return [message(world, one, language) for one in found[-SHOWN:]]


def message(world: World, found: Message, language: str) -> dict[str, Any]:
    """A message as drawn by the page; the answered command has its name in the language."""
    author = world.people.get(found.author, world.bot)
    in_layout = {str(one.get("attachment_id")) for one in _nodes(found.body)}
    told: dict[str, Any] = {
        "id": str(found.id),
        "place": str(found.place),
        "author": author.name,
        "bot": author.bot,
        "written": found.written,
        "edited": found.edited is not None,
        "private": bool(found.flags & EPHEMERAL),
        "loading": bool(found.flags & LOADING),
        "files": [file for file in found.files if file["id"] not in in_layout],
    }
    if found.asked is not None:
        asking = world.people.get(found.asked["person"])
        used = next(
            (one for one in world.commands if one["name"] == found.asked["name"]), found.asked
        )
        name = _local(used, "name", payloads.locale(language))
        told["asked"] = {"person": asking.name if asking else "", "name": name}
    if found.thread in world.places and found.thread is not None:
        told["thread"] = place(world.places[found.thread])
    return told | found.body


def _nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, dict):
        yield node
        for one in node.values():
            yield from _nodes(one)


def commands(world: World, person: int, where: Place, language: str) -> list[dict[str, Any]]:
    """The commands of a place in a person's language; ``may``: whether they can use it."""
    context = 1 if where.kind == DIRECT else 0
    can = int(payloads.permissions(world, person))
    locale = payloads.locale(language)
    found: list[dict[str, Any]] = []
    for command in world.commands:
        needed = int(command.get("default_member_permissions") or 0)
        contexts = command.get("contexts")
        if command.get("type", 1) == 1 and (contexts is None or context in contexts):
            may = {"may": not needed & ~can}
            found += [leaf | may for leaf in _leaves(command, locale, command["name"], "")]
    return sorted(found, key=lambda one: str(one["shown"]))


def command_names(world: World, language: str) -> dict[str, str]:
    """Each command's name in a language, as mentions show it."""
    locale = payloads.locale(language)
    return {str(one["name"]): _local(one, "name", locale) for one in world.commands}


def _leaves(node: dict[str, Any], locale: str, path: str, shown: str) -> Iterator[dict[str, Any]]:
    shown = f"{shown} {_local(node, 'name', locale)}".strip()
    options = node.get("options") or []
    inner = [one for one in options if one["type"] in (SUB, GROUP)]
    for one in inner:
        yield from _leaves(one, locale, f"{path} {one['name']}", shown)
    if not inner:
        yield {
            "name": path,
            "shown": shown,
            "description": _local(node, "description", locale),
            "options": [_option(one, locale) for one in options],
        }


def _option(option: dict[str, Any], locale: str) -> dict[str, Any]:
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "max_length")
    return {key: option[key] for key in kept if key in option} | {
        "shown": _local(option, "name", locale),
        "description": _local(option, "description", locale),
        "choices": [
            {"shown": _local(one, "name", locale), "value": one["value"]}
            for one in option.get("choices") or ()
        ],
    }


def _local(node: dict[str, Any], what: str, locale: str) -> str:
    return str((node.get(f"{what}_localizations") or {}).get(locale) or node[what])


def command_data(
    world: World, name: str, options: dict[str, Any], focused: str | None = None
) -> dict[str, Any]:
    """A command with its options in Discord's form; ``KeyError`` for an unknown one.

    ``name``: the command and its subcommands. ``focused``: the option being typed.
    """
    root, *path = name.split()
    command = {one["name"]: one for one in world.commands}[root]
    node, chain = command, []
    for step in path:
        node = {one["name"]: one for one in node["options"]}[step]
        chain.append(node)
    declared = {one["name"]: one for one in node.get("options") or ()}
    found: list[dict[str, Any]] = [
        {"name": key, "type": declared[key]["type"], "value": value}
        | ({"focused": True} if key == focused else {})
        for key, value in options.items()
    ]
    for step in reversed(chain):
        found = [{"name": step["name"], "type": step["type"], "options": found}]
    return {"id": command["id"], "name": root, "type": 1, "options": found}
