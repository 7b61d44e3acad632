"""Games on the bases keep the laws of games: rare kinds, and Whist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any, cast

import pytest
from PIL import Image

from cogs.view.house_rules import label
from gamekit.api.counts import Count
from gamekit.api.face import At, Seen
from gamekit.api.game import Game
from gamekit.api.rules import Option
from gamekit.api.scenes import Look, Scene
from gamekit.cards.cards import PACKS
from games.cardgame.actions import Play
from games.cardgame.board_parts import fitted, spread
from games.cardgame.build import card_game
from games.cardgame.deal import Deal, Laid, Match, Who, line
from games.cardgame.final import summed
from games.cardgame.game import CardGame, goal
from games.cardgame.kinds import HandFacts
from games.cardgame.speech import Speech
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View
from i18n.cards import card_name, card_said
from tests.games.cardgame.loading import load
from tests.games.cardgame.toys import TEXTS, TOYS, WORDS, OneDeal, Pair
from tools.conformance import BrokenLawError, Check, examine
from tools.conformance.checks import CHECKS
from tools.conformance.subject import Subject
from tools.conformance.walks import walk

SLOW = ("bot", "erasing", "shortest", "words", "refusals")
QUICK = [check for check in CHECKS if check.name not in SLOW]


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_keeps_the_laws(name: str) -> None:
    subject = Subject(TOYS[name], matches=1, positions=5, repeats=1)
    # All think alike (Whist does it below); face down and drawn cards are another matter.
    thinks = name in ("atonce", "shed")
    found = [examine(check, subject) for check in QUICK if thinks or check.name != "players"]
    bad = [str(one) for one in found if one.verdict == "broken"]
    assert not bad


def test_a_choice_is_face_down_until_all_have_chosen() -> None:
    rules, rng = TOYS["atonce"].rules, Random(4)
    begun = rules.start("standard", {})
    state = rules.accept(begun, rules.deal(begun, bytes(32), 5))
    secrets = next(check for check in CHECKS if check.name == "secrets")
    found = examine(secrets, Subject(TOYS["atonce"], matches=1, positions=40))
    assert found.verdict == "ok", str(found)
    for expected in (1, 2, 0):
        seat = rules.next(state).seat
        assert seat is not None
        state = rules.accept(state, rng.choice(rules.legal_actions(state, seat)))
        view: View = rules.view(state, None)
        assert [one.card for one in view.lying] == [None] * expected
    assert len(view.tricks[0].cards) == 3


def test_a_card_that_was_played_is_known_though_nothing_shows_it() -> None:
    secrets = next(check for check in CHECKS if check.name == "secrets")
    found = examine(secrets, Subject(TOYS["shed"], matches=2, positions=40))
    assert found.verdict == "ok", str(found)


def test_a_game_without_tricks_neither_shows_nor_counts_any() -> None:
    game = TOYS["shed"]
    assert [page.name for page in game.face.pages] == ["why"]
    assert not game.face.commands
    assert game.counts.columns == ("points",)
    words = next(check for check in CHECKS if check.name == "words")
    assert examine(words, Subject(game, matches=1)).verdict == "ok"


def test_cards_that_nobody_has_laid_lie_in_the_middle() -> None:
    rules, scenes = TOYS["shed"].rules, TOYS["shed"].scenes
    assert scenes is not None
    state = walk(rules, 4).states[1]
    view: View = rules.view(state, None)
    told = scenes.words(Scene("board", view), {}, Look("en"))
    assert told.endswith(f" On the table: {card_name('en', view.lying[0].card)}.")
    assert "leads" not in told
    counts = "N {}, S {}, E {}".format(*view.held)
    assert f"Cards: {counts}." in told
    board = TOYS["shed"].face.board(view, At(7, "en"))
    assert "Cards: North {}, South {}, East {}".format(*view.held) in board.small
    one, two = (replace(view, lying=tuple(Laid("", c) for c in PACKS[24][:n])) for n in (1, 12))
    assert spread(one.lying)
    drawn = {scenes.draw(Scene("board", each), {}, Look("en")).data for each in (view, one, two)}
    assert len(drawn) == 3


def test_a_card_of_another_move_has_a_reason_but_is_not_dimmed() -> None:
    rules, face, scenes = TOYS["shed"].rules, TOYS["shed"].face, TOYS["shed"].scenes
    assert scenes is not None
    for state in (state for seed in range(9) for state in walk(rules, seed).states):
        view: View = rules.view(state, rules.next(state).seat)
        pairs = [one for one in view.legal if isinstance(one, Pair)]
        if pairs and set(pairs[0].cards) <= set(dict(view.refused)):
            break
    said = [card_said("en", card) for card in pairs[0].cards]
    assert face.label(rules.encode(pairs[0]), "en") == f"Pair {' '.join(said)}"
    (why,) = face.page("why", view, At(7, "en")).lines
    assert all(card in why for card in said)
    told = scenes.words(Scene("hand", view), {}, Look("en"))
    playable = told.partition("Playable: ")[2]
    assert all(card_name("en", card) in playable for card in pairs[0].cards)


@pytest.mark.parametrize(("name", "pictures"), [("bidandgive", 1), ("queens", 2)])
def test_a_hand_is_dimmed_only_beside_a_card_that_may_be_played(name: str, pictures: int) -> None:
    rules, scenes = TOYS[name].rules, TOYS[name].scenes
    assert scenes is not None
    views = (rules.view(one, rules.next(one).seat) for one in walk(rules, 4).states[1:])
    view = next(view for view in views if view.mine and view.refused)
    facts = [HandFacts(mark_legal=marked) for marked in (True, False)]
    drawn = {scenes.draw(Scene("hand", view, one), {}, Look("en")).data for one in facts}
    assert len(drawn) == pictures


def test_without_help_a_hand_does_not_tell_which_cards_are_legal() -> None:
    rules, face = TOYS["queens"].rules, TOYS["queens"].face
    views = [rules.view(one, rules.next(one).seat) for one in walk(rules, 4).states]
    asked = [view for view in views if view.mine and view.refused]
    assert asked
    for view in asked:
        panel = face.hand(view, At(7, "en", help="none"))
        cards = [one for row in panel.rows for one in row if one.card]  # type: ignore[union-attr]
        assert {(one.style, one.enabled) for one in cards} == {("primary", True)}


def test_a_complete_trick_lies_until_the_next_lead() -> None:
    rules, seen = TOYS["few4"].rules, 0
    for state in walk(rules, 4).states:
        view: View = rules.view(state, None)
        if view.next.full:
            assert view.trick == view.tricks[-1].laid
            assert view.last == (view.tricks[-2] if view.tricks[1:] else None)
            seen += 1
        if view.turn is not None:
            assert view.next.last == (view.held[view.turn] == 1)
    assert seen > 4


def test_partners_of_a_deal_have_the_same_points() -> None:
    seen = set()
    for state in walk(TOYS["queens"].rules, 4).states:
        if state.points and state.closed:
            points = state.points[-1]
            seen.add(tuple(sorted(map(points.count, points))))
            assert sum(set(points)) in (12, 6)
    assert (2, 2, 2, 2) in seen


def test_a_tie_is_decided_by_another_deal() -> None:
    rules, ties = card_game(OneDeal()).rules, 0
    for seed in range(20):
        state = walk(rules, seed).states[-1]
        ties += len(state.points) - 1
        assert len(set(state.scores)) == 2
        result = rules.result(state)
        assert result is not None
        assert len(result.winners) == len(result.losers) == 1
        won = card_game(OneDeal()).face.final(rules.view(state, None), At(7, "en"), Seen())
        assert won.title.count("wins") == 1
    assert ties


def test_a_card_turned_up_without_a_stock_is_told_alone() -> None:
    rules, scenes = TOYS["few3"].rules, TOYS["few3"].scenes
    assert scenes is not None
    begun = rules.start("standard", {})
    state = rules.accept(begun, rules.deal(begun, bytes(32), 5))
    view: View = rules.view(state, None)
    for seen in (view, replace(view, trump=None)):
        told = scenes.words(Scene("board", seen), {}, Look(language="en"))
        assert "Turned up: " in told
        assert "stock" not in told


def test_an_option_without_sentences_of_its_values_shows_numbers() -> None:
    words = next(check for check in CHECKS if check.name == "words")
    game = TOYS["atonce"]
    assert examine(words, Subject(game, matches=1)).verdict == "ok"
    (each,) = (one for one in game.rules.options("standard") if one.name == "each")
    assert [label(game, each, value, "standard", "fr") for value in each.values] == ["2", "3"]


@pytest.mark.parametrize("game", [card_game(OneDeal()), TOYS["few4"]], ids=["two", "four"])
def test_a_replay_is_animated_with_a_frame_an_action(game: Game) -> None:
    rng = Random(4)
    rules, replay, scenes = game.rules, game.replay, game.scenes
    assert replay is not None
    assert scenes is not None
    state = rules.start("standard", {})
    state = rules.accept(state, rules.deal(state, bytes(32), 7))
    while (awaited := rules.next(state)).awaits == "turn":
        state = rules.accept(state, rng.choice(rules.legal_actions(state, awaited.seat or "")))
    view, at = rules.view(state, None), At(1, "en")
    film = replay.film(view, at, "S")
    assert film is not None
    names = dict(zip(rules.seats, ("Anna", "Bert", "Cleo", "Dora"), strict=False))
    picture = scenes.draw(film, names, Look("en"))
    moving = Image.open(BytesIO(picture.data))
    assert picture.filename == "film.webp"
    assert getattr(moving, "n_frames", 1) == replay.last(view) + 1
    assert "Animated replay of the deal" in picture.alt
    assert f"; {len(view.tricks)}. " in picture.alt
    step = replay.step(view, 3, at, "S").scene
    assert step is not None
    still = Image.open(BytesIO(scenes.draw(step, names, Look("en")).data)).convert("RGB")
    moving.seek(3)
    frame = moving.convert("RGB")
    shrunk = still.resize(frame.size).resize((20, 16))
    pairs = zip(frame.resize((20, 16)).tobytes(), shrunk.tobytes(), strict=True)
    assert max(abs(one - two) for one, two in pairs) < 24, "the same table as the still replay"


LAWS = [check for check in CHECKS if check.name not in ("bot", "erasing", "shortest")]


@pytest.fixture(scope="module")
def whist() -> Subject:
    """Four in partners with 52 cards."""
    return Subject(load("whist"), matches=2, positions=12, repeats=1)


@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.name)
def test_whist_keeps_a_law(whist: Subject, check: Check) -> None:
    finding = examine(check, whist)
    assert finding.verdict == "ok", finding


class Plain(TrickGame):
    """Two seats, a point a trick."""

    name = "plain"
    seats = ("N", "S")
    pack = PACKS[24]
    options = (goal(9),)
    words = WORDS

    def score(self, match: Match) -> tuple[int, ...]:
        return tuple(match.deal.won(side) for side in self.sides)


def slipped(**members: Any) -> CardGame:
    """The game with other members."""
    made: CardGame = type("Slip", (Plain,), members)()
    return made


@pytest.mark.parametrize(
    ("slip", "why"),
    [
        (slipped(score=CardGame.score), "lacks score"),
        (slipped(options=()), "never ends: it has no option goal, and over is not replaced"),
        (
            slipped(options=(goal(5), Option("deals", (3, 7), 3))),  # type: ignore[arg-type]
            "values (3, 7) of deals are no texts",
        ),
        (
            slipped(draws=True, speaks=lambda *_: None),
            "draws cards: without imagined, speaks is never asked",
        ),
        (slipped(language="es"), "speaks 'es'; there are fr, de, it, en"),
        (slipped(words={"de": ""}), "has no words in its language 'en'"),
    ],
)
def test_a_game_that_lacks_something_is_not_made(slip: CardGame, why: str) -> None:
    with pytest.raises(TypeError, match=re.escape(why)):
        card_game(slip)


def test_a_game_is_not_made_of_its_class() -> None:
    with pytest.raises(TypeError, match=r"a game is needed, not its class: card_game\(Plain\(\)\)"):
        card_game(Plain)  # type: ignore[arg-type]


def listed(self: CardGame, match: Match) -> Deal:
    return replace(TrickGame.begin(self, match), stock=[])  # type: ignore[arg-type]


def others(self: CardGame, match: Match, seat: str) -> Iterator[Play]:
    yield from (Play("N", card) for card in match.deal.hands["N"])


@pytest.mark.parametrize(
    ("slip", "why"),
    [
        (slipped(begin=lambda *_: None), "begin returns NoneType, not a Deal"),
        (slipped(accept=lambda *_: None), "accept returns NoneType, not a Deal"),
        (slipped(begin=listed), "begin puts a list into the field stock"),
        (slipped(wishes=others), "wishes gives S a Play of N"),
        (slipped(winner=lambda *_: None), "winner returns None, no seat"),
        (slipped(refuses=lambda *_: False), "refuses returns False, neither None nor a Refused"),
        (slipped(score=lambda *_: 3), "score returns 3, not 2 numbers (test_toys.py:"),
        (slipped(score=lambda *_: (3,)), "score returns (3,), not 2 numbers"),
    ],
)
def test_what_a_method_returns_is_checked(slip: CardGame, why: str) -> None:
    with pytest.raises(TypeError, match=re.escape(why)):
        walk(card_game(slip).rules, seed=1)


def test_a_field_has_the_meaning_that_its_base_gives_it() -> None:
    for base, name in ((View, "last"), (View, "stock"), (Deal, "leader"), (Deal, "cards")):
        with pytest.raises(TypeError, match=f"More gives {base.__name__}.{name} another meaning"):
            type("More", (base,), {"__annotations__": {name: "int"}, name: 0})


def test_a_side_in_a_line_is_said_by_its_letters() -> None:
    say, names = load("whist").face.say, {"W": "Wim", "E": "Eva"}
    told = line("ending-odd", who=Who(("E", "W")), tricks=9, points=3)
    assert Speech(say, "fr", names).line(told).startswith("E–O won 9 tricks")
    assert Speech(say, "en", names)._value(Who(("E",))) == "Eva"


def test_a_turn_without_a_legal_action_is_told_with_reasons() -> None:
    slip = slipped(refuses=lambda self, *_: self.refused("follow-suit"))
    with pytest.raises(BrokenLawError, match="legal action: Play follow-suit"):
        walk(card_game(slip).rules, seed=1)
    with pytest.raises(BrokenLawError, match="legal action: wishes gives none"):
        walk(card_game(slipped(wishes=lambda *_: ())).rules, seed=1)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"fr": "game-name = Jouet\n"}, "; fr lacks game-about, help-text"),
        ({"fr": TEXTS + "act-go = { $card\n"}, "'act-go = { $card' is no Fluent text in 'fr'"),
    ],
)
def test_sentences_of_a_game_are_compared(words: dict[str, str], told: str) -> None:
    (check,) = (check for check in CHECKS if check.name == "words")
    found = examine(check, Subject(card_game(slipped(words={**WORDS, **words})), matches=1))
    assert told in found.text


def test_an_error_is_placed_in_the_game_that_caused_it() -> None:
    slip = slipped(over=lambda self, match: match.option("missing"))
    (first,) = (check for check in CHECKS if check.name == "playthroughs")
    found = examine(first, Subject(card_game(slip), matches=1))
    assert re.match(r"test_toys\.py:\d+, <lambda> raises KeyError: 'missing'", found.text)


def test_a_negative_count_is_refused() -> None:
    slip = slipped(counts=(Count("slips"),), tally=lambda *_: [("N", "slips", -1)])
    (counts,) = (check for check in CHECKS if check.name == "counts")
    found = examine(counts, Subject(card_game(slip), matches=1))
    assert "the tally counts -1 of 'slips'" in found.text


def test_a_rule_of_thumb_that_the_rules_refuse_is_named() -> None:
    class Stubborn(Plain):
        def thumb(self, match: Match, seat: str, rng: Random) -> Any:
            return Play(seat, match.deal.hands[seat][0])

    players = next(check for check in CHECKS if check.name == "players")
    found = examine(players, Subject(card_game(Stubborn()), matches=1))
    assert "thumb returns a Play that is refused" in found.text


def test_an_imagined_state_agrees_with_the_view() -> None:
    class Careless(Plain):
        draws = True

        def begin(self, match: Match) -> Deal:
            hands, rest = self.deal_out(match, 4)
            return Deal(hands, "N", stock=rest)

        def imagined(self, view: View, rng: Random) -> Match | None:
            hands = view.held.map(lambda count: self.pack[:count])
            return replace(view.before, dealer=view.dealer, closed=False, deal=Deal(hands, "N"))

    players = next(check for check in CHECKS if check.name == "players")
    found = examine(players, Subject(card_game(Careless()), matches=1))
    assert "imagined gives N another hand than the view (after action 1, " in found.text
    rules, few = TOYS["few4"].rules, cast("Any", TOYS["few4"].players)
    for state in walk(rules, 4).states:
        if (seat := rules.next(state).seat) is not None and not state.closed:
            world = few.imagined(rules.view(state, seat), Random(1))
            assert set(world.cards) == set(state.cards)
            assert world.deal.hands[seat] == state.deal.hands[seat]


def test_notes_that_do_not_fit_end_with_dots() -> None:
    texts = ("Guest makes hearts trumps.", "Hippolyte shows nine, eight, seven: 20")
    size, step, rows = fitted(texts, (26, 20), 200, 246)
    assert (size, step) == (26, 32)
    assert " ".join(rows) == " ".join(texts)
    assert fitted(texts, (26, 20), 200, 75) == (
        20,
        25,
        [*fitted(texts, (20,), 200, 246)[2][:2], "…"],
    )


def ended(game: Game) -> View:
    """The spectator's view of a finished match."""
    view: View = game.rules.view(walk(game.rules, 4).states[-1], None)
    return view


def image_of(game: Game, kind: str, view: View) -> Image.Image:
    assert game.scenes is not None
    data = game.scenes.draw(Scene(kind, view), {}, Look("en")).data
    return Image.open(BytesIO(data)).convert("L")


def gaps(image: Image.Image, box: tuple[int, int, int, int]) -> list[int]:
    """Widths of the columns without writing between two pieces of it, the widest first."""
    part = image.crop(box).point(lambda value: 255 if value > 140 else 0)
    inked = [part.crop((x, 0, x + 1, part.height)).getbbox() is not None for x in range(part.width)]
    runs = [len(run) for run in "".join(" x"[one] for one in inked).strip().split("x") if run]
    return sorted(runs, reverse=True)


@pytest.mark.parametrize(
    ("name", "scores"), [("bidandgive", (841, 1009)), ("few4", (0, -21, -4, -111))]
)
def test_numbers_of_a_slate_do_not_touch(name: str, scores: tuple[int, ...]) -> None:
    game = TOYS[name]
    view = replace(ended(game), scores=scores)
    lowest = image_of(game, "recap", view).crop((622, 8, 992, 308))
    found = gaps(lowest, (130, 225, 350, 270))
    assert found[len(scores) - 2] >= 9, found


def test_a_recap_without_tricks_says_how_the_deal_ended_and_no_more() -> None:
    game = TOYS["shed"]
    assert game.scenes is not None
    running = line("picture-label-deal", deal=77)
    view = replace(ended(game), lines=(running,), ending=())
    told = game.scenes.words(Scene("recap", view), {}, Look("en"))
    assert "77" not in told, "of the running deal"
    assert image_of(game, "recap", view).height < 330, "no empty field"
    view = replace(view, ending=(running,))
    assert "77" in game.scenes.words(Scene("recap", view), {}, Look("en"))


def test_a_final_slate_comes_to_its_sum() -> None:
    deals = [one * 10 for one in range(1, 11)]
    assert summed(deals, lambda count: sum(deals[:count])) == [10 + 20 + 30, *deals[3:]]
    assert summed(deals[:8], lambda count: -1) == deals[:8]
