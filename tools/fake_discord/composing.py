"""Applying a request's payload to a message."""

from __future__ import annotations

import copy
from typing import Any, Final

from tools.fake_discord.extra_checks import walk
from tools.fake_discord.requests import Body, Upload, malformed
from tools.fake_discord.world import V2, Message, World

_ROW: Final = 1
_GALLERY: Final = 12
_REFERENCE: Final = "attachment://"
_CHOOSING: Final = {"min_values": 1, "max_values": 1}
_USUAL: Final[dict[int, dict[str, Any]]] = {
    **dict.fromkeys((3, 5, 6, 7, 8), _CHOOSING),
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
"""Default fields of components in Discord's answers, by component type."""


def compose(world: World, message: Message, payload: dict[str, Any], body: Body) -> None:
    """Apply the payload to the message; raise ``RefusedError``, without any change, if it is
    refused.
    """
    flags = message.flags | (payload.get("flags") or 0)
    if message.flags & ~flags & V2:
        raise malformed("a message of components stays one")
    content = payload.get("content", message.content) or ""
    embeds = payload.get("embeds", message.embeds) or []
    files = _files(world, message, payload, body.files)
    components = message.components
    if payload.get("components") is not None:
        components = copy.deepcopy(payload["components"])
    if flags & V2:
        if content or embeds:
            raise malformed("components beside a content or embeds")
    elif any(part.get("type") != _ROW for part in components) or len(components) > 5:
        raise malformed("components that are no rows in a message without the flag for them")
    if not (content or embeds or files or components):
        raise malformed("an empty message")
    _shown(components, files)
    message.flags, message.content, message.embeds = flags, content, embeds
    message.files, message.components = files, components
    present = {int(one["id"]) for one in files}
    message.uploads = {key: one for key, one in message.uploads.items() if key in present}


def _files(
    world: World, message: Message, payload: dict[str, Any], uploads: dict[int, Upload]
) -> list[dict[str, Any]]:
    named = payload.get("attachments")
    before = {int(one["id"]): one for one in message.files}
    if named is None:  # Existing files stay, new ones are added.
        named = [{"id": number} for number in (*before, *uploads)]
    found = []
    left = dict(uploads)
    for one in named:
        number = int(one["id"])
        if number in before:
            found.append(before[number])
        elif number in left:
            found.append(_attachment(world, message, one, left.pop(number)))
        else:
            raise malformed(f"there is no file {number}")
    if left:
        raise malformed(f"files that nothing names: {sorted(left)}")
    return found


def _attachment(
    world: World, message: Message, named: dict[str, Any], upload: Upload
) -> dict[str, Any]:
    number = world.ids.next()
    name = named.get("filename") or upload.name
    url = f"https://cdn.example/attachments/{message.channel}/{number}/{name}?ex={number:x}"
    found = {"id": str(number), "filename": name, "size": upload.size, "url": url}
    found |= {"proxy_url": url, "content_type": "application/octet-stream"}
    for key in ("description", "title"):
        if named.get(key) is not None:
            found[key] = named[key]
    message.uploads[number] = upload
    return found


def _shown(components: list[dict[str, Any]], files: list[dict[str, Any]]) -> None:
    """Number the components and replace file names by addresses."""
    by_name = {one["filename"]: one for one in files}
    for number, part in enumerate(walk(components), 1):
        part["id"] = part.get("id") or number
        for key, value in _USUAL.get(part.get("type", 0), {}).items():
            part.setdefault(key, value)
        for item in part.get("items") or () if part.get("type") == _GALLERY else ():
            item |= {"description": item.get("description"), "spoiler": bool(item.get("spoiler"))}
            media = item["media"]
            url = str(media.get("url", ""))
            if url.startswith(_REFERENCE):
                file = by_name.get(url.removeprefix(_REFERENCE))
                if file is None:
                    raise malformed(f"{url} is no file of the message")
                media |= {"url": file["url"], "proxy_url": file["url"], "height": 0, "width": 0}
                media |= {"attachment_id": file["id"], "id": file["id"]}
