"""If an answer got lost and a text was sent instead, no page replaces the text."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.messages.answer import Answer, UndeliveredError
from cogs.messages.client import InteractionToken
from cogs.messages.posts import Post
from cogs.sync.message_keys import private_key
from cogs.sync.message_state import MessageState
from cogs.sync.tokens import by_answer
from tests.cogs.projecting import Token, text


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

    def _take(self, what: str) -> None:
        self.seen.append(what)
        match self.outcomes.pop(0) if self.outcomes else "ok":
            case "lost":
                raise ConnectionResetError
            case "answered":
                response = SimpleNamespace(status=400, reason="")
                raise discord.HTTPException(cast(Any, response), {"code": 40060, "message": ""})


def pressed(discord_end: Responding) -> Any:
    """A press on a message in a server."""
    return SimpleNamespace(
        id=5,
        type=discord.InteractionType.component,
        message=SimpleNamespace(id=9),
        guild_id=1,
        response=discord_end,
        followup=discord_end,
        edit_original_response=discord_end.edit,
        client=SimpleNamespace(faces=None),
    )


def answering(*outcomes: str) -> tuple[Responding, Answer, InteractionToken, InteractionToken]:
    """A press's answer, with the tokens of the message pressed and of its reply."""
    end = Responding(*outcomes)
    interaction = pressed(end)
    answer = Answer(interaction)
    used = InteractionToken(interaction, 100.0, private=True, message=9, own=answer.own)
    return end, answer, used, InteractionToken(interaction, 100.0, private=True, own=answer.own)


async def test_a_sentence_after_a_lost_answer_is_no_page() -> None:
    end, answer, used, reply = answering("lost", "lost", "lost")
    with pytest.raises(UndeliveredError):
        await answer.defer()
    serves = [used.serves]  # The lost answer was for the message used.
    await answer.tell("not your turn", ())
    serves += [used.serves, reply.serves]
    assert serves == [True, False, False]
    await answer.show(text("a hand"), beside=False)
    assert end.seen[-2:] == ["sentence", "followup"]


async def test_a_lost_answer_that_had_arrived_leaves_the_message_to_its_token() -> None:
    end, answer, used, _ = answering("lost", "lost", "lost", "answered")
    with pytest.raises(UndeliveredError):
        await answer.defer()
    await answer.tell("not your turn", ())
    assert end.seen[-2:] == ["sentence", "followup"]
    assert used.serves
    await answer.show(text("a hand"), beside=False)
    assert end.seen[-1] == "edit"


async def test_a_sentence_that_may_have_arrived_counts_as_there() -> None:
    _, answer, used, reply = answering("lost", "lost", "lost")
    with pytest.raises(UndeliveredError):
        await answer.tell("not your turn", ())
    assert not used.serves
    assert not reply.serves


async def test_where_another_has_answered_nobody_knows_what_is_there() -> None:
    end, answer, used, reply = answering("answered")
    assert not await answer.show(text("a hand"), beside=True)
    assert end.seen == ["reply"]
    assert not used.serves
    assert not reply.serves


@pytest.mark.parametrize(("there", "shown"), [(9, True), (10, False)])
async def test_where_another_has_answered_the_message_used_is_edited(
    there: int, shown: bool
) -> None:
    end, answer, used, _ = answering("answered")
    end.original = there
    await answer.defer()
    assert not used.serves
    assert await answer.show(text("a hand"), beside=False) is shown
    assert end.seen == ["defer", "edit"]
    assert used.serves is shown


async def test_the_token_before_it_edits_the_message_instead() -> None:
    _, answer, used, _ = answering()
    shown: list[Post] = []

    async def edit(post: Post) -> None:
        shown.append(post)

    used.before = Token(edit, until=100.0)
    message = MessageState(1, private_key(2))
    message.answer = used
    await answer.tell("not your turn", ())
    assert await by_answer(message, text("a hand"), 0.0)
    assert len(shown) == 1


def test_a_picture_that_another_process_took_away_is_not_kept() -> None:
    message = MessageState(1, private_key(2))
    message.picture = "abc hand.webp"
    message.keeps_only({"hand.webp"})
    before = message.picture
    message.keeps_only(())
    assert (before, message.picture) == ("abc hand.webp", "")
