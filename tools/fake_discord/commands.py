"""Commands and forms as people use them, in Discord's form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tools.fake_discord.world import Channel, Guild, Role, User, World


def command_data(
    world: World,
    name: str,
    options: Mapping[str, object],
    *,
    guild: Guild | None = None,
    focused: str | None = None,
) -> dict[str, Any]:
    """A command with its options; ``LookupError`` for an unknown one, or one not offered there.

    People, roles and channels are options as objects or by their ids. ``focused``: the option being
    typed.
    """
    command = _named(world.commands, name)
    contexts = command.get("contexts")
    if contexts is not None and (0 if guild is not None else 1) not in contexts:
        raise LookupError(f"/{name} is not offered {'here' if guild else 'in direct messages'}")
    found: list[dict[str, Any]] = []
    for key, value in options.items():
        kind = _named(command.get("options") or (), key)["type"]
        if isinstance(value, (Channel, Role, User)):
            value = str(value.id)
        found.append({"name": key, "type": kind, "value": value})
        if key == focused:
            found[-1]["focused"] = True
    data: dict[str, Any] = {"id": command["id"], "name": name, "type": 1, "options": found}
    if guild is not None:
        data["guild_id"] = str(guild.id)
    return data | {"resolved": resolved(guild, _entities(world, options.values()))}


def form_data(form: Mapping[str, Any], text: Callable[[str], str]) -> dict[str, Any]:
    """A form of text fields, filled in; ``text``: by a field's custom id."""
    parts = []
    for part in form["components"]:
        key = part["component"]["custom_id"]
        field = {"type": 4, "id": 2, "custom_id": key, "value": text(key)}
        parts.append({"type": part["type"], "id": 1, "component": field})
    return {"custom_id": form["custom_id"], "components": parts}


def resolved(guild: Guild | None, entities: Iterable[object]) -> dict[str, Any]:
    """Discord's JSON of everything that is named in an interaction."""
    found: dict[str, Any] = {}
    for one in entities:
        if isinstance(one, User):
            found.setdefault("users", {})[str(one.id)] = one.json()
            if guild is not None and one.id in guild.members:
                member = guild.member(one) | {"permissions": str(guild.permissions(one))}
                found.setdefault("members", {})[str(one.id)] = member
        elif isinstance(one, Role):
            found.setdefault("roles", {})[str(one.id)] = one.json()
        elif isinstance(one, Channel):
            channel = one.json() | {"permissions": str(guild.everyone if guild else 0)}
            found.setdefault("channels", {})[str(one.id)] = channel
    return found


def _entities(world: World, values: Any) -> list[object]:
    """The objects among the values of options, and the people named by ids."""
    people = {str(number): user for number, user in world.users.items()}
    return [people.get(str(one), one) for one in values]


def _named(nodes: Any, name: str) -> dict[str, Any]:
    found: dict[str, Any] | None = next((one for one in nodes if one["name"] == name), None)
    if found is None:
        raise LookupError(f"no command or option {name}")
    return found
