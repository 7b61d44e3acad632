"""Interaction routes: first responses, and follow-ups by token."""

from __future__ import annotations

from typing import Any

from tools.fake_discord.interactions import TOKEN_S, Answer, Interaction, ResponseType, State, Type
from tools.fake_discord.limits import Payer
from tools.fake_discord.requests import Body, Call, RefusedError, malformed
from tools.fake_discord.rest import Route
from tools.fake_discord.state import Change, Discord
from tools.fake_discord.world import EPHEMERAL, LOADING, Message


class Answers:
    """Interaction handlers."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord

    def routes(self) -> list[Route]:
        """Routes of these handlers."""
        token, webhook = "/webhooks/{}/{}", Payer.WEBHOOK
        one = token + "/messages/{}"
        return [
            Route("POST", "/interactions/{}/{}/callback", self.first, Payer.ANSWER, 2),
            Route("POST", token, self.follow, webhook, 2),
            Route("GET", token + "/messages/@original", self.see, webhook, 2),
            Route("PATCH", token + "/messages/@original", self.edit, webhook, 2),
            Route("DELETE", token + "/messages/@original", self.delete, webhook, 2),
            Route("GET", one, self.see, webhook, 2),
            Route("PATCH", one, self.edit, webhook, 2),
            Route("DELETE", one, self.delete, webhook, 2),
        ]

    async def first(self, call: Call) -> Any:
        """Take the first response: within three seconds, and only once."""
        found = self._discord.interactions.get(call.parts[1])
        if found is None or found.id != call.id(0):
            raise RefusedError(404, 10062)
        if found.state is not State.WAITING:
            raise RefusedError(400, 40060)
        seconds = self._discord.clock() - found.made
        if seconds > self._discord.patience_s:
            raise RefusedError(404, 10062)
        answering = ResponseType(call.payload["type"])
        data = call.payload.get("data") or {}
        message = self._answered(found, answering, data, call.body)
        if not found.answer.done():
            found.answer.set_result(Answer(answering, seconds, message, data))
        if call.query.get("with_response") not in ("1", "true"):
            return None
        return self._response(found, answering, message)

    def _answered(
        self, found: Interaction, answering: ResponseType, data: dict[str, Any], body: Body
    ) -> Message | None:
        message: Message | None = None
        match answering:
            case ResponseType.MESSAGE:
                message = found.original = self._posted(found, data, body)
            case ResponseType.DEFERRED_MESSAGE:
                flags = LOADING | (data.get("flags") or 0)
                message = Message(
                    self._discord.world.ids.next(),
                    found.channel.id,
                    self._discord.world.bot,
                    found.channel.guild,
                    flags=flags,
                )
                self._place(found, message)
                self._discord.tell(message, Change.POSTED)
                found.original, found.state = message, State.LOADING
                return message
            case ResponseType.DEFERRED_UPDATE | ResponseType.UPDATE:
                if found.message is None:
                    raise malformed("there is no message to update")
                message = found.original = found.message
                if answering is ResponseType.UPDATE:
                    self._discord.edit(message, body, data)
            case ResponseType.CHOICES | ResponseType.MODAL:
                pass
        found.state = State.ANSWERED
        return message

    def _response(
        self, found: Interaction, answering: ResponseType, message: Message | None
    ) -> dict[str, Any]:
        told: dict[str, Any] = {"id": str(found.id), "type": int(found.type)}
        resource: dict[str, Any] = {"type": int(answering)}
        if message is not None:
            told |= {
                "response_message_id": str(message.id),
                "response_message_loading": found.state is State.LOADING,
                "response_message_ephemeral": bool(message.flags & EPHEMERAL),
            }
            if answering in (ResponseType.MESSAGE, ResponseType.UPDATE):
                resource |= {"message": message.json()}
        return {"interaction": told, "resource": resource}

    async def follow(self, call: Call) -> Any:
        """Post a follow-up message; the first one after a deferral replaces the loading message."""
        found = self._by_token(call)
        if found.state is State.LOADING:
            assert found.original is not None, "it is loading"
            return self._loaded(found, found.original, call)
        message = self._posted(found, call.payload, call.body)
        found.followed[message.id] = message
        return message.json() if call.query.get("wait") in ("1", "true") else None

    async def see(self, call: Call) -> Any:
        """Get a message of an interaction."""
        return self._message(self._by_token(call), call).json()

    async def edit(self, call: Call) -> Any:
        """Edit a message of an interaction."""
        found = self._by_token(call)
        message = self._message(found, call)
        if found.state is State.LOADING and message is found.original:
            return self._loaded(found, message, call)
        self._discord.edit(message, call.body, call.payload)
        return message.json()

    async def delete(self, call: Call) -> Any:
        """Delete a message of an interaction."""
        found = self._by_token(call)
        message = self._message(found, call)
        found.followed.pop(message.id, None)
        if message is found.original:
            found.original = None
        self._discord.delete(message)

    def _loaded(self, found: Interaction, message: Message, call: Call) -> Any:
        message.flags &= ~LOADING
        self._discord.edit(message, call.body, call.payload)
        found.state = State.ANSWERED
        return message.json()

    def _by_token(self, call: Call) -> Interaction:
        found = self._discord.interactions.get(call.parts[1])
        if call.id(0) != self._discord.world.bot.id or found is None:
            raise RefusedError(404, 10015, "a token that was never given")
        if self._discord.clock() - found.made > TOKEN_S:
            raise RefusedError(401, 50027)
        if found.state is State.WAITING:
            raise RefusedError(404, 10015, "used before the first answer")
        return found

    def _message(self, found: Interaction, call: Call) -> Message:
        if len(call.parts) == 2:
            message = found.original
        else:
            number = call.id(2)
            own = found.original if found.original and found.original.id == number else None
            message = found.followed.get(number, own)
        if message is None:
            raise RefusedError(404, 10008)
        return message

    def _posted(self, found: Interaction, data: dict[str, Any], body: Body) -> Message:
        message = self._discord.draft(found.channel, body, data)
        self._place(found, message)
        self._discord.tell(message, Change.POSTED)
        return message

    def _place(self, found: Interaction, message: Message) -> None:
        if found.type is Type.COMMAND:
            message.command = (found.user.id, str(found.data["name"]))
        if message.flags & EPHEMERAL:
            message.reader = found.user.id
        else:
            found.channel.messages[message.id] = message
