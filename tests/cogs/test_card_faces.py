"""Small card faces in messages, Discord's refusal, and their upload once over many starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from copy import deepcopy
from datetime import datetime, timedelta
from functools import cache
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.connection.uploading import DIGESTS, OLD, Uploading, emoji_name, outdated
from cogs.messages import wire
from cogs.messages.card_faces import MOST_TEXT, CardFaces, take_off
from cogs.messages.components import IN_ROW, Button, Menu, Part, Text
from cogs.messages.custom_ids import TableId
from cogs.messages.posts import Post, unframed
from cogs.outbox.quota import RequestQuota
from cogs.view.drawers import Drawers
from cogs.view.fingerprints import drawn_alike
from db import Store
from gamekit.cards.cards import PACK, PACKS, Card, Rank, Suit
from i18n import LANGUAGES, OFFERED
from i18n.cards import card_face, card_label, card_line, card_name, card_said, suit_name
from render.cards.small import SmallFace, small_digest, small_faces, small_png
from tests.cogs.projecting import Response
from tools.fake_discord.launch import redirected
from tools.fake_discord.requests import Call, Fault
from tools.fake_discord.server import TOKEN, FakeDiscord

DRAWN = [small_digest(one) for one in small_faces()]
NAMES = {emoji_name(face): face for face in small_faces()}
EMOJIS = {
    face: discord.PartialEmoji(name=name, id=number)
    for number, (name, face) in enumerate(NAMES.items(), 10)
}


def ready() -> CardFaces:
    faces = CardFaces()
    faces.use(EMOJIS)
    return faces


def emoji(text: str, suit: Suit, *, four: bool = False) -> str:
    return str(EMOJIS[SmallFace.of_pack(text, suit, four=four)])


def message(*cards: Any, texts: tuple[str, ...] = (), four: bool = False) -> Post:
    """A message with a button for each card in English, and a menu of them."""
    buttons = [
        Button(TableId(1, 1, "act", card.text), label, emoji=sign, card=shown)
        for card in cards
        for label, sign in (card_face("en", card, four=four),)
        for shown in (card_label("en", card),)
    ]
    rows = [buttons[start : start + IN_ROW] for start in range(0, len(buttons), IN_ROW)]
    menu: list[Part] = []
    if cards:
        lines = [card_line("en", card, four=four) for card in cards]
        options = [
            discord.SelectOption(label=label, emoji=sign, value=str(number))
            for number, (label, sign) in enumerate(lines)
        ]
        shown = [card_label("en", card) for card in cards]
        menu.append(Menu(TableId(1, 1, "pick", "x"), "…", options, cards=shown))
    return unframed(*texts, *rows, menu, four_colours=four)


def said_of(part: Any) -> str:
    return str(discord.PartialEmoji.from_dict(part["emoji"]))


def test_every_card_in_every_language_has_a_face_and_each_its_own_name() -> None:
    assert len(NAMES) == len(small_faces()) == 114
    assert all(2 <= len(name) <= 32 and name.replace("_", "").isalnum() for name in NAMES)
    faces = ready()
    for language in LANGUAGES:
        for card in PACKS[52]:
            for said in (card_said(language, card), card_label(language, card)):
                letters, found = card_label(language, card), faces.text(f"({said}).")
                assert found == f"({emoji(letters[:-1], card.suit)} {letters}\ufe0e)."
                assert faces.text(found) == found, "not twice"
            name = card_name(language, card)
            named = f"« {emoji(letters[:-1], card.suit)} {name} »"
            assert faces.text(f"« {name} »") == named


@pytest.mark.parametrize("four", [False, True])
def test_a_suit_s_name_has_the_sign_of_its_pack_s_colour(four: bool) -> None:
    for suit in Suit:
        said = suit_name("fr", suit, four=four)
        name = said.partition(" ")[2]
        assert ready().text(said, four=four) == f"{emoji('', suit, four=four)} {name}"


@pytest.mark.parametrize("four", [False, True])
def test_buttons_and_menus_show_the_card_and_say_it_in_letters(four: bool) -> None:
    post = message(*PACK[:25], four=four)
    before, said = post.content_hash, deepcopy(post.layout.to_components())
    undo = ready().put_on(post)
    buttons = [one for one in post.layout.walk() if isinstance(one, Button)]
    (menu,) = (one for one in post.layout.walk() if isinstance(one, Menu))
    for card, button, option in zip(PACK, buttons, menu["options"], strict=False):
        letters = card_label("en", card)
        face = emoji(letters[:-1], card.suit, four=four)
        assert said_of(button) == said_of(option) == face
        assert button["label"] == f"{letters[-1]}\ufe0e {letters[:-1]}"
    assert ready().put_on(post) == [], "not twice"
    assert post.content_hash == before
    take_off(undo)
    assert post.layout.to_components() == said


def test_a_card_called_by_its_name_has_its_face_too_in_any_text_of_a_message() -> None:
    """Analyses, lessons, text mode and confirmations: all are texts of posts."""
    king = Card(Rank.KING, Suit.HEARTS)
    for language in OFFERED:
        name = card_name(language, king)
        post = message(texts=(f"**{name}**",))
        ready().put_on(post)
        (text,) = (one for one in post.layout.walk() if isinstance(one, Text))
        letter = card_label(language, king)[:-1]
        assert text["content"] == f"**{emoji(letter, Suit.HEARTS)} {name}**"


@pytest.mark.parametrize(
    "said",
    [
        "Vous avez l’as et le sept de trèfle.",
        "Ti restano la donna e il re di picche e l’otto di cuori.",
        "Choose the ace, king and queen of spades.",
    ],
)
def test_cards_that_share_their_suit_s_name_have_no_face(said: str) -> None:
    assert ready().text(said) == said


def test_before_they_are_uploaded_nothing_changes() -> None:
    post = message(*PACK[:5], texts=("K♥️",))
    said = deepcopy(post.layout.to_components())
    assert CardFaces().put_on(post) == []
    assert post.layout.to_components() == said
    assert CardFaces().text("K♥️, king of hearts") == "K♥️, king of hearts"


def test_a_message_does_not_grow_beyond_what_discord_takes() -> None:
    short, long = "K♥️", "K♥️ " * 70
    post = message(texts=(long, short))
    ready().put_on(post)
    texts: Any = [one for one in post.layout.walk() if isinstance(one, Text)]
    assert texts[0]["content"] == long.strip() or len(texts[0]["content"]) <= MOST_TEXT
    assert sum(len(one["content"]) for one in texts) <= MOST_TEXT
    assert texts[1]["content"].startswith("<:king_of_hearts:")
    assert ready().text(long * 2) == long * 2


async def test_what_discord_refuses_goes_out_with_the_usual_signs_and_is_looked_after() -> None:
    faces, wanted, tries = ready(), [], []
    faces.refused = lambda: wanted.append(True)
    post = message(*PACK[:2], texts=("K♥️",))
    said = deepcopy(post.layout.to_components())

    async def request() -> str:
        tries.append(deepcopy(post.layout.to_components()))
        if tries[-1] != said:
            invalid = {"code": 50035, "message": "In emoji.id: Invalid emoji"}
            raise discord.HTTPException(Response(400), invalid)
        return "sent"

    assert await faces.sent(post, request) == "sent"
    assert [one == said for one in tries] == [False, True]
    assert (bool(faces._emojis), wanted) == (False, [True])


async def test_another_failure_is_not_about_emojis() -> None:
    faces = ready()

    async def request() -> None:
        raise discord.HTTPException(Response(400), {"code": 50035, "message": "Too long"})

    with pytest.raises(discord.HTTPException):
        await faces.sent(message(*PACK[:2]), request)
    assert faces._emojis


@asynccontextmanager
async def client_of(fake_discord: FakeDiscord) -> AsyncIterator[discord.Client]:
    intents = discord.Intents.none()
    with redirected(fake_discord.address):
        quota = RequestQuota()
        trace = wire.trace(quota.seen, quota.shut)
        async with discord.Client(intents=intents, http_trace=trace) as client:
            await client.login(TOKEN)
            yield client


@pytest.fixture
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        found.rest.limits.on = False
        yield found
        assert not found.wrong


DRAW = cache(small_png)


class Counted(Drawers):
    """Counts the requests for the hashes of all faces, and for one face, drawn once."""

    def __init__(self) -> None:
        super().__init__()
        self.digested = self.drawn = 0

    async def face_digests(self) -> tuple[str, ...]:
        self.digested += 1
        return tuple(DRAWN)

    async def face(self, face: SmallFace) -> bytes:
        self.drawn += 1
        return DRAW(face)


class Awaited(CardFaces):
    """Signals when the faces are used."""

    def __init__(self) -> None:
        super().__init__()
        self.used = asyncio.Event()

    def use(self, emojis: Mapping[SmallFace, discord.PartialEmoji]) -> None:
        super().use(emojis)
        self.used.set()


async def nothing(seconds: float) -> None:
    """Sleep that takes no time."""


def uploaded(fake_discord: FakeDiscord) -> list[str]:
    return [one["name"] for one in fake_discord.world.emojis.values()]


async def test_a_start_goes_on_where_one_stopped(fake_discord: FakeDiscord, store: Store) -> None:
    posted, drawers = 0, Counted()

    def broken(call: Call) -> Fault | None:
        nonlocal posted
        posted += call.route.startswith("POST")
        return Fault(403) if posted > 3 else None

    faces = CardFaces()
    async with client_of(fake_discord) as client:
        fake_discord.rest.faults = broken
        with pytest.raises(discord.Forbidden):
            await Uploading(client, faces, store, drawers, sleep=nothing).look()
    assert uploaded(fake_discord) == list(NAMES)[:3]
    assert not faces._emojis, "a part of them is not used"
    fake_discord.rest.faults = None
    faces = CardFaces()
    async with client_of(fake_discord) as client:
        await Uploading(client, faces, store, drawers, sleep=nothing).look()
        assert uploaded(fake_discord) == list(NAMES), "each once"
        assert faces._emojis
        asked = len(fake_discord.rest.done)
        await Uploading(client, faces, store, drawers, sleep=nothing).look()
        assert len(fake_discord.rest.done) == asked + 1, "all there: one question"
    assert (drawers.digested, drawers.drawn) == (1, len(NAMES) + 1), "and nothing is drawn for it"


async def test_what_looks_otherwise_now_is_redrawn(fake_discord: FakeDiscord, store: Store) -> None:
    drawers = Counted()
    await store.values.set(DIGESTS, " ".join(("an-older-program", *["0123456789"] * len(NAMES))))
    async with client_of(fake_discord) as client:
        await Uploading(client, CardFaces(), store, drawers, sleep=nothing).look()
    assert uploaded(fake_discord) == list(NAMES)
    assert drawers.digested == 1
    kept = await store.values.get(DIGESTS)
    assert kept == " ".join((drawn_alike(small_faces()), *DRAWN))
    assert drawn_alike(small_faces()) != drawn_alike(small_faces()[1:])


async def test_it_tries_again_and_looks_after_what_discord_refuses(
    fake_discord: FakeDiscord, store: Store
) -> None:
    waits: list[float] = []
    refuse = True

    def failing(call: Call) -> Fault | None:
        return Fault(403) if refuse else None

    async def sleep(seconds: float) -> None:
        nonlocal refuse
        waits.append(seconds)
        refuse = len(waits) < 3
        if seconds > 3600:
            await asyncio.Event().wait()

    faces = Awaited()
    async with client_of(fake_discord) as client:
        fake_discord.rest.faults = failing
        uploading = Uploading(client, faces, store, Counted(), 0.0, sleep=sleep)
        uploading.begin()
        uploading.begin()
        await faces.used.wait()
        assert waits[:3] == [0.0, 60.0, 600.0]
        fake_discord.world.emojis.popitem()
        faces.use({})
        faces.used.clear()
        faces.refused()
        await faces.used.wait()
        assert sorted(uploaded(fake_discord)) == sorted(NAMES), "the deleted one is there again"
        await uploading.close()


def test_old_pictures_go_when_the_new_ones_have_been_there_for_long() -> None:
    now = datetime(2026, 5, 1, tzinfo=discord.utils.utcnow().tzinfo)

    def there(number: int, age: timedelta, name: str = "ace_of_hearts") -> Any:
        return SimpleNamespace(id=number, name=name, created_at=now - age)

    day, ours, used = timedelta(days=1), {1, 2}, {1}
    own = there(1, OLD), there(2, OLD + day, "ace_of_hearts_2")
    former = there(3, OLD + day, "card_R_hearts_0123456789")
    foreign = there(4, OLD + day, "ace_of_hearts_3")
    assert outdated([*own, former, foreign], ours, used, now) == [own[1], former]
    assert outdated([there(1, OLD - day), own[1], former], ours, used, now) == [], "still shown"
    assert outdated([own[0], there(2, day)], ours, used, now) == [], "another version uses them"


async def test_names_with_a_hash_make_way_once_for_those_of_cards(
    fake_discord: FakeDiscord, store: Store
) -> None:
    """As an earlier version left them; messages show them for as long as they are edited."""
    former = [f"card_K_hearts_{number:010x}" for number in range(114)]
    async with client_of(fake_discord) as client:
        for name in former:
            await client.create_application_emoji(name=name, image=DRAW(small_faces()[0]))
        for _ in range(2):
            faces = CardFaces()
            await Uploading(client, faces, store, Counted(), sleep=nothing).look()
            assert uploaded(fake_discord) == [*former, *NAMES], "once"
            assert faces.text("K♥").startswith("<:king_of_hearts:")


async def test_another_picture_is_another_emoji_with_a_number_behind_its_name(
    fake_discord: FakeDiscord, store: Store
) -> None:
    async with client_of(fake_discord) as client:
        await Uploading(client, CardFaces(), store, Counted(), sleep=nothing).look()
        version, first, *others = (await store.values.get(DIGESTS) or "").split()
        await store.values.set(DIGESTS, " ".join((version, first[::-1], *others)))
        drawers, faces = Counted(), CardFaces()
        await Uploading(client, faces, store, drawers, sleep=nothing).look()
        face = small_faces()[0]
        assert uploaded(fake_discord) == [*NAMES, f"{emoji_name(face)}_2"]
        assert drawers.drawn == 1
        assert faces._emojis[face].name == f"{emoji_name(face)}_2"
