"""If an answer got lost and a text was sent instead, no page replaces the text."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

import cogs
from cogs.messages.card_faces import CardFaces
from cogs.messages.posts import Post
from cogs.messages.responder import Responder, State
from cogs.outbox.key import private_key
from cogs.outbox.record import Message
from cogs.outbox.send import by_token
from tests.cogs.projecting import Bench, Response, Token, text


class Responding:
    """Discord's side of a press, whose next results are given in advance."""

    def __init__(self, *outcomes: str) -> None:
        self.outcomes = list(outcomes)
        self.seen: list[str] = []
        self.original = 9
        """The message that the token edits."""

    async def send_message(self, *said: object, **how: object) -> SimpleNamespace:
        self._take("sentence" if said or "content" in how else "reply")
        return SimpleNamespace(message_id=self.original)

    async def defer(self, **how: object) -> None:
        self._take("defer")

    async def send(self, *said: object, **how: object) -> SimpleNamespace:
        self._take("followup")
        return SimpleNamespace(id=self.original + 1)

    async def edit(self, **how: object) -> SimpleNamespace:
        self._take("edit")
        return SimpleNamespace(id=self.original)

    async def delete(self) -> None:
        self._take("delete")

    async def in_words(self, interaction: object) -> None:
        """Language of a person in text mode: nobody is."""

    def _take(self, what: str) -> None:
        self.seen.append(what)
        match self.outcomes.pop(0) if self.outcomes else "ok":
            case "lost":
                raise ConnectionResetError
            case "answered":
                raise discord.HTTPException(Response(400), {"code": 40060, "message": ""})


def answering(*outcomes: str) -> tuple[Responding, Responder]:
    end = Responding(*outcomes)
    interaction: Any = SimpleNamespace(
        id=5,
        type=discord.InteractionType.component,
        message=SimpleNamespace(id=9, flags=discord.MessageFlags(ephemeral=True)),
        guild_id=1,
        channel_id=2,
        user=SimpleNamespace(id=3),
        response=end,
        followup=end,
        edit_original_response=end.edit,
        delete_original_response=end.delete,
        client=SimpleNamespace(
            faces=CardFaces(), notes=SimpleNamespace(replace=lambda *_: None), people=end
        ),
    )

    async def never(seconds: float) -> None:
        await asyncio.Event().wait()

    return end, Responder(interaction, never)


def serves(answer: Responder) -> tuple[bool, bool]:
    """Whether the token can edit the message used, and a reply."""
    return answer.original.takes_page(used=True), answer.original.takes_page(used=False)


async def test_a_sentence_after_a_lost_answer_is_no_page() -> None:
    end, answer = answering("lost", "lost", "lost")
    assert not await answer.wait()
    assert serves(answer) == (True, True), "the lost answer was for the message used"
    assert await answer.say("not your turn")
    assert serves(answer) == (False, False)
    assert await answer.show(text("a hand"))
    assert end.seen[-2:] == ["sentence", "followup"]


async def test_a_lost_answer_that_had_arrived_leaves_the_message_to_its_token() -> None:
    end, answer = answering("lost", "lost", "lost", "answered")
    assert not await answer.wait()
    assert await answer.say("not your turn")
    assert end.seen[-2:] == ["sentence", "followup"]
    assert serves(answer) == (True, True)
    assert await answer.show(text("a hand"))
    assert end.seen[-1] == "edit"


async def test_a_page_goes_into_no_answer_that_everybody_reads() -> None:
    end, answer = answering()
    assert await answer.wait(public=True)
    assert await answer.show(text("a hand"))
    assert end.seen == ["defer", "delete", "followup"]


async def test_a_sentence_that_may_have_arrived_counts_as_there() -> None:
    _, answer = answering("lost", "lost", "lost")
    assert not await answer.say("not your turn")
    assert serves(answer) == (False, False)
    assert answer.owes


async def test_where_another_has_answered_nobody_knows_what_is_there() -> None:
    end, answer = answering("answered")
    assert not await answer.show(text("a hand"), beside=True)
    assert serves(answer) == (False, False)
    assert not answer.owes
    assert await answer.say("not your turn")
    assert end.seen == ["reply", "followup"]


async def test_a_deferred_reply_is_owed_until_its_token_has_edited_it() -> None:
    _, answer = answering()
    assert await answer.wait(beside=True)
    assert answer.original.state is State.DEFERRED
    answer.original.kept()
    assert not answer.owes
    assert not answer.changes_page


async def test_the_token_before_it_edits_the_message_instead() -> None:
    _, answer = answering()
    shown: list[Post] = []

    async def edit(post: Post) -> None:
        shown.append(post)

    used = Token(edit, until=100.0)
    used.original, used.before = answer.original, Token(edit, until=100.0)
    message = Message(1, private_key(2), Bench().subject, token=used)
    await answer.say("not your turn")
    assert await by_token(message, text("a hand"), 0.0)
    assert len(shown) == 1
    assert message.token is not used


# -- every interaction is answered by its responder: checked in the source -------------------------

HOUSE = Path(cogs.__file__).parent
ANSWERING = frozenset(
    {
        "followup",
        "edit_original_response",
        "original_response",
        "delete_original_response",
        "create_interaction_response",
    }
)
"""discord.py's methods that answer an interaction, besides ``interaction.response``."""
ANSWER = "messages/responder.py"
"""Modules by which a responder answers."""
BY_TOKEN = "outbox/record.py"
"""Edits a message by the token of an interaction that its responder has answered."""


def around_it(source: str) -> Iterator[str]:
    """The names in a source that answer an interaction without its responder."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) | ast.Constant(value=str(name)) if name in ANSWERING:
                yield name
            case ast.Attribute(value=ast.Name(id=of) | ast.Attribute(attr=of), attr="response"):
                # HTTP responses have the same name.
                if "interaction" in of:
                    yield "response"


def test_only_the_responder_answers_interactions() -> None:
    found = {
        path.relative_to(HOUSE).as_posix(): sorted(set(around_it(path.read_text(encoding="utf-8"))))
        for path in sorted(HOUSE.rglob("*.py"))
    }
    assert {"response", "followup"} < set(found.pop(ANSWER)), "the test sees what it looks for"
    assert set(found.pop(BY_TOKEN)) <= {"followup"}
    assert not {name: names for name, names in found.items() if names}
