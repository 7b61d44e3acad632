"""Small card faces in messages: their places, and the effect of Discord's refusal."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.connection.uploading import named_faces
from cogs.messages.card_faces import MOST_TEXT, CardFaces, take_off
from cogs.messages.components import Button, Layout, Menu, Row, Text
from cogs.messages.custom_ids import TableId
from cogs.messages.posts import Post, parts
from gamekit.cards.cards import PACK, PACKS, Card, Rank, Suit
from i18n import LANGUAGES, OFFERED
from i18n.cards import card_face, card_label, card_line, card_name, card_said, suit_name
from render.cards.small import SmallFace, small_faces

NAMES = named_faces(["0123456789"] * len(small_faces()))
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
    layout = Layout()
    for text in texts:
        layout.add(Text(text))
    for start in range(0, len(cards), 5):
        layout.add(
            Row(
                *(
                    Button(TableId(1, 1, "act", card.text), label, emoji=sign, card=shown)
                    for card in cards[start : start + 5]
                    for label, sign in (card_face("en", card, four=four),)
                    for shown in (card_label("en", card),)
                )
            )
        )
    if cards:
        lines = [card_line("en", card, four=four) for card in cards]
        options = [
            discord.SelectOption(label=label, emoji=sign, value=str(number))
            for number, (label, sign) in enumerate(lines)
        ]
        shown = [card_label("en", card) for card in cards]
        layout.add(Row(Menu(TableId(1, 1, "pick", "x"), "…", options, cards=shown)))
    return Post(layout, four_colours=four)


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
    before, said = post.content_hash, deepcopy(parts(post.layout))
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
    assert parts(post.layout) == said


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
    said = deepcopy(parts(post.layout))
    assert CardFaces().put_on(post) == []
    assert parts(post.layout) == said
    assert CardFaces().text("K♥️, king of hearts") == "K♥️, king of hearts"


def test_a_message_does_not_grow_beyond_what_discord_takes() -> None:
    short, long = "K♥️", "K♥️ " * 70
    post = message(texts=(long, short))
    ready().put_on(post)
    texts: Any = [one for one in post.layout.walk() if isinstance(one, Text)]
    assert texts[0]["content"] == long.strip() or len(texts[0]["content"]) <= MOST_TEXT
    assert sum(len(one["content"]) for one in texts) <= MOST_TEXT
    assert texts[1]["content"].startswith("<:card_K_hearts")
    assert ready().text(long) == long


async def test_what_discord_refuses_goes_out_with_the_usual_signs_and_is_looked_after() -> None:
    faces, wanted, tries = ready(), [], []
    faces.refused = lambda: wanted.append(True)
    post = message(*PACK[:2], texts=("K♥️",))
    said = deepcopy(parts(post.layout))
    response: Any = SimpleNamespace(status=400, reason="")

    async def request() -> str:
        tries.append(deepcopy(parts(post.layout)))
        if tries[-1] != said:
            invalid = {"code": 50035, "message": "In emoji.id: Invalid emoji"}
            raise discord.HTTPException(response, invalid)
        return "sent"

    assert await faces.sent(post, request) == "sent"
    assert [one == said for one in tries] == [False, True]
    assert (faces.ready, wanted) == (False, [True])


async def test_another_failure_is_not_about_emojis() -> None:
    faces = ready()
    response: Any = SimpleNamespace(status=400, reason="")

    async def request() -> None:
        raise discord.HTTPException(response, {"code": 50035, "message": "Too long"})

    with pytest.raises(discord.HTTPException):
        await faces.sent(message(*PACK[:2]), request)
    assert faces.ready
