"""The table's frame with another game's panels: two seats, no partners, no pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.components import Layout
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.plain import relative
from cogs.messages.posts import Post
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import MessageKey, hand_key
from cogs.outbox.render import Renderer
from cogs.view import board as boards
from cogs.view.frame import cut_buttons, cut_sizes, public_rows
from cogs.view.house_rules import rules_page, with_rule
from cogs.view.lobby import computer_seats, lobby
from cogs.view.options import changed, options_panel
from cogs.view.pictures import Pictures
from db import Store
from gamekit.api.panel import Ask, Button, Panel
from gamekit.api.rules import Option
from games.brouc.game import GAME
from i18n import LANGUAGES
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Status
from tables.views import lobby_of
from tests.cogs.pages import check_post
from tests.cogs.view.toy_face import PEOPLE_ONLY, TOY_GAME
from tests.e2e.evening import table_id
from tests.tables.house import ANNA, BEAT, House, accepted
from tests.tables.toy import TOY, HigherCard, ToyMind
from tools.fake_discord.extra_checks import walk

TOYS = Options(preset="toy", clock=Clock.NONE)


def components(post: Post) -> list[dict[str, Any]]:
    check_post(post)
    return list(walk(post.layout.to_components()))


def text(post: Post) -> str:
    return "\n".join(one["content"] for one in components(post) if one.get("content"))


def labels(post: Post) -> list[str]:
    return [one["label"] for one in components(post) if one.get("label")]


def ids(post: Post) -> Iterator[TableId]:
    for one in components(post):
        if one.get("custom_id"):
            yield table_id(one["custom_id"])


async def nobody(guild: int | None, person: int) -> str:
    return ""


class Shown:
    """The toy game with its messages."""

    def __init__(self, store: Store) -> None:
        self.house = House(store, games={"toy": TOY}, mind=ToyMind())
        people, games = UserPrefs(store, self.house.time.now), {"toy": TOY_GAME}
        self.renderer = Renderer(self.house.tables, store, people, Pictures(nobody), games)

    async def open(self) -> int:
        """Open a table of the toy with Anna on its left."""
        house = self.house
        opened = await house.tables.open(ANNA, 1, 2, TOYS, cause=house.cause(), game="toy")
        table = accepted(opened).id
        accepted(await house.tables.sit(table, ANNA, "left", cause=house.cause()))
        return table

    async def post(self, table: int, key: str) -> Post:
        post = await self.renderer.post(table, MessageKey.parse(key))
        assert post is not None, key
        return post

    async def act(self, table: int, person: int, action: str) -> None:
        house = self.house
        decoded = TOY.decode(action)
        accepted(await house.tables.act(table, person, decoded, cause=house.cause()))
        await house.settle()


@pytest.fixture
async def shown(store: Store) -> AsyncIterator[Shown]:
    found = Shown(store)
    yield found
    await found.house.tables.close()


async def test_the_lobby_is_the_games(shown: Shown) -> None:
    table = await shown.open()
    card = await shown.post(table, "lobby")
    assert text(card).startswith(f"## Higher Card – table {table}\n")
    assert "Each for themselves." in text(card)
    assert "Toy rules · clock: off" in text(card)
    assert labels(card)[:2] == [say("en", "lobby-play-now"), say("en", "lobby-draw-seats")]
    assert labels(card)[5:7] == ["Left", "Sit: Right"]
    assert say("en", "lobby-draw") not in labels(card)
    menu = next(one for one in components(card) if one.get("options"))
    values = {one["value"] for one in menu["options"]}
    assert values == {level.value for level in Level}, "the seat is asked next"
    state = await shown.house.state(table)
    asked = computer_seats(TOY_GAME, lobby_of(state), Level.CLUB, "en")
    assert [(one.what, one.arg) for one in ids(asked)] == [("fill", "right.club")]
    bare = lobby(PEOPLE_ONLY, lobby_of(state))
    assert not [one for one in components(bare) if one.get("options")]
    few = replace(TOY_GAME, players=_Few())
    menu = next(one for one in components(lobby(few, lobby_of(state))) if one.get("options"))
    assert [one["value"] for one in menu["options"]] == ["club"]


class _Few(ToyMind):
    levels = ("club",)  # type: ignore[assignment]


async def test_a_match_is_shown_from_the_cut_to_the_end(shown: Shown) -> None:
    house, table = shown.house, await shown.open()
    accepted(await house.tables.sit(table, BEAT, "right", cause=house.cause()))
    accepted(await house.tables.start(table, ANNA, cause=house.cause()))
    await house.wait(1_500)
    cut = await shown.post(table, "board:1.1")
    assert [one.arg for one in ids(cut) if one.what == "cut"] == ["4", "10", "16", "22", "28"]
    await house.wait(house.pauses.cut + house.pauses.explain)
    board = await shown.post(table, "board:1.1")
    lines = text(board).splitlines()
    assert lines[:2] == ["Cards", f"It is <@{ANNA}>’s turn."]
    assert lines[3] == f"<@{ANNA}> <@{BEAT}>"
    assert labels(board) == ["My hand", "Deals won", "?"]
    hand = await shown.post(table, f"hand:{ANNA}")
    state = await house.state(table)
    whats = [(one.what, one.arg, one.seq) for one in ids(hand)]
    assert whats == [
        ("act", "show~left", state.turn_seq),
        ("pick", "more", state.deal_seq),
        ("page", "won", state.match_seq),
        ("help", "", state.match_seq),
    ]
    questions, left = shown.renderer.questions, state.game.decode("show left")
    questions.ask(state, hand_key(ANNA), left, lambda: None)
    sure = await shown.post(table, f"hand:{ANNA}")
    questions.forget(table, hand_key(ANNA))
    assert say("en", "hand-sure", card="show left") in text(sure)
    assert next(ids(sure)).what == "now"
    await shown.act(table, ANNA, "show left")
    await shown.act(table, BEAT, "show right")
    counting = await shown.post(table, f"hand:{BEAT}")
    # The game has not placed the button: the table does.
    assert say("en", "button-count") in labels(counting)
    public = shown.house.tables.board_at(await house.state(table))
    for placed, own in ((Panel(), True), (Panel(rows=((Button(Ask("count")),),)), False)):
        below = Post(Layout(*public_rows(TOY_GAME, public, placed, count=True)))
        assert ("count" in {one.what for one in ids(below)}) is own
    await house.wait(house.pauses.book)
    between = await shown.post(table, f"hand:{BEAT}")
    pausing = shown.house.tables.board_at(await house.state(table))
    assert pausing.next_at is not None
    following = say("en", "board-next-at", when=relative(pausing.next_at))
    lines = ["Shown", following, "-# after it"]
    assert text(between).splitlines()[:3] == lines, "the recap, not an empty hand"
    assert not {one.what for one in ids(between)} & {"act", "now", "ask", "pick", "hint"}
    while (state := await house.state(table)).status is not Status.OVER:
        await house.wait(30_000)
        await shown.act(table, BEAT, "yield right")
    recap = await shown.post(table, "board:1.1")
    assert text(recap).startswith("Shown\n-# after it")
    assert labels(recap) == [say("en", "replay-verify")], "nothing that will be dead"
    (proof,) = (proof for proof in state.proofs if proof.deal == 1)
    for late in (recap, await shown.post(table, "final:1")):
        assert proof.secret not in text(late)
        assert proof.commitment not in text(late)
    hand = await shown.post(table, f"hand:{BEAT}")
    assert labels(hand) == [say("en", "button-again")]
    assert f"Over\n{len(state.ends)} deals" in text(hand), "as the final card says it"
    final = await shown.post(table, "final:1")
    assert f"Over\n{len(state.ends)} deals" in text(final)
    # No partners to change, and no replay.
    assert labels(final) == [say("en", "button-again")]
    card = await shown.post(table, "lobby")
    assert "Over" in text(card)
    assert labels(card) == [say("en", "button-again")]
    assert shown.renderer.thread_name(state) == f"Higher {table}"
    # One wants another match: until the other comes back no hand shows the old cards.
    accepted(await house.tables.rematch(table, ANNA, new_partners=False, cause=house.cause()))
    waiting = await shown.post(table, f"hand:{ANNA}")
    assert say("en", "hand-awaits", where=f"<#{state.opened.channel}>") in text(waiting)
    kept = await shown.post(table, f"hand:{BEAT}")
    assert say("en", "hand-kept", table=str(table)) in text(kept)
    assert [(one.what, one.seq) for one in ids(kept)] == [("again", state.match_seq)]
    await house.wait(house.pauses.lobby)
    assert (await house.state(table)).status is Status.EXPIRED
    assert text(await shown.post(table, f"hand:{ANNA}")) == say("en", "table-closed")
    await house.tables.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_on_sides_suit_one_and_two(language: str) -> None:
    for key, values in (
        ("lobby-resigned", {"team": "X"}),
        ("board-abandon-alone", {"team": "X"}),
        ("board-gives-up", {"when": "X"}),
    ):
        one, two = (say(language, key, count=count, **values) for count in (1, 2))
        assert "X" in one
        assert "X" in two
        assert (one != two) or key == "lobby-resigned"


def test_a_game_that_is_not_cut_has_no_buttons_for_it() -> None:
    assert cut_sizes(TOY.cuts) == cut_sizes(GAME.rules.cuts or range(0)) == (4, 10, 16, 22, 28)

    class Uncut(HigherCard):
        cuts = None  # type: ignore[assignment]

    assert cut_buttons(Uncut(), "en", 1, 1) == ()


class Choosy(HigherCard):
    """Two rule sets; options of both kinds, one named like a menu of the table."""

    presets: tuple[str, ...] = ("toy", "other")  # type: ignore[assignment]

    def options(self, preset: str) -> tuple[Option, ...]:
        few = (Option("help", ("1", "2"), "1"), Option("fast", ("no", "yes"), "no", switch=True))
        return few if preset == "toy" else (*few, Option("size", ("s", "l"), "l"))


def test_options_come_from_the_rules() -> None:
    rules, before = Choosy(), Options(preset="toy")
    one = with_rule(rules, before, "help", "2")
    assert one.rules == (("help", "2"),)
    assert one.help is before.help
    both = changed(rules, with_rule(rules, one, "fast", "yes"), "more", ("private",), None)
    assert both.rules == (("fast", "yes"), ("help", "2"))
    assert both.private
    assert with_rule(rules, both, "fast", "no").rules == (("help", "2"),)
    other = changed(rules, both, "preset", ("other",), None)
    assert (other.preset, other.rules) == ("other", ())
    assert with_rule(rules, other, "size", "s").rules == (("size", "s"),)
    for name, value in (("size", "s"), ("help", "3")):
        with pytest.raises(MalformedError):
            with_rule(rules, before, name, value)
    for what, values in (
        ("clock", ("20s", "60s")),
        ("more", ("slow",)),
        ("preset", ("third",)),
        ("nothing", ()),
        ("clock", ()),
    ):
        with pytest.raises(MalformedError):
            changed(rules, before, what, values, None)


def test_what_is_chosen_by_hand_stays_on_offer() -> None:
    odd = Options("brouc", rules=(("target", "2"),))
    page = rules_page(GAME, 1, 1, odd, "en", "target")
    menus = [one for one in components(page) if "options" in one]
    chosen = [one["label"] for menu in menus for one in menu["options"] if one.get("default")]
    assert "To 2 coches" in chosen
    assert with_rule(GAME.rules, odd, "target", "2") == odd


def test_a_game_with_one_rule_set_offers_no_other() -> None:
    post = options_panel(TOY_GAME, 1, 1, TOYS, "en")
    assert [one.arg for one in ids(post)] == ["clock", "help", "language", "speed", "more"]


def test_a_loud_call_is_a_message_of_its_own() -> None:
    post = boards.call(Panel("Out!", tone="loud"))
    assert text(post) == "Out!"
    assert components(post)[0]["accent_color"] == 0xB3372F
