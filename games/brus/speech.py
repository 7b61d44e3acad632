"""Texts of Brus: actions, calls, ends and scores; typed cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gamekit.cards.cards import Card
from games.brus.cards import BRUS, DARING, DULLE_HUND, OTHER, SPITZ, TEAM, height, sorted_hand
from games.brus.rules import (
    BrusView,
    Dare,
    Ending,
    HandResult,
    Play,
    Run,
    Settled,
    Take,
    Turn,
)
from games.cardgame.actions import Action
from games.cardgame.deal import Trick
from games.cardgame.speech import Speech
from games.cardgame.table_face import held_first, typed_words
from games.own_engine.comparing import REASONS
from i18n import COMMON, Sentences
from i18n.cards import card_name
from i18n.typed import plain, read_card, words_of

say: Final = Sentences(COMMON, REASONS, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""


NAMES: Final = {SPITZ: "Spitz", BRUS: "Brus", DULLE_HUND: "Dulle Hund"}
"""Names of three cards in every language (rules 10.1)."""


def label(action: Action, language: str, view: BrusView | None = None) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions."""
    match action:
        case Play(card=card, dared=True):
            return say(language, "button-dare", card=called(language, card))
        case Play(card=card):
            return card_name(language, card)
        case Turn(card=card):
            return say(language, "label-turn", card=card_name(language, card))
        case Take():
            return say(language, "button-takeup")
        case Run():
            return say(language, "button-run")
        case Dare():
            return say(language, "button-dare-turned")
        case _:
            raise ValueError(f"no seat does {action!r}")


def called(language: str, card: Card) -> str:
    """Card's own name, if any."""
    return NAMES.get(card) or card_name(language, card)


def told(say: Speech, card: Card) -> str:
    """Card's text in a line: own name and symbols, ``Brus R♥️``."""
    return f"{NAMES[card]} {say.card(card)}" if card in NAMES else say.card(card)


def said_lines(hand: BrusView, say: Speech) -> Iterator[str]:
    """Lines on turned cards, answers and dares, in order."""
    for number, trick in enumerate(hand.tricks, 1):
        yield from trick_lines(hand, number, trick, say)
    yield from _kehren_lines(hand, hand.trick_number, say)
    if hand.seven_led:
        yield say.acts("seven-led", hand.leader)
    for laid in hand.lying:
        if laid.call and laid.card is not None:
            yield say.acts("said-dares", laid.seat, card=told(say, laid.card))


def trick_lines(hand: BrusView, number: int, trick: Trick, say: Speech) -> Iterator[str]:
    """Lines on the turned card and the dares of a complete trick; ``number``: from 1."""
    yield from _kehren_lines(hand, number, say)
    for settled in hand.settled:
        if settled.trick == number:
            yield settled_line(settled, trick, say)


def settled_line(settled: Settled, trick: Trick, say: Speech) -> str:
    """Result of a dare (rules 10.5): gewagt, geschlagt, übergeschlagt."""
    card = told(say, settled.card)
    if settled.team is None:
        key = "dare-over" if over_beaten(settled, trick) else "dare-covered"
        return say.acts(key, settled.seat, card=card)
    return say.acts(
        "dare-won" if settled.won else "dare-beaten",
        settled.seat,
        card=card,
        team=say.team(settled.team),
        wiped=settled.wiped,
        kept=int(settled.wiped < settled.due),
    )


def over_beaten(settled: Settled, trick: Trick) -> bool:
    """Whether the partner, who won the trick, beat an opponent's card that beat the dared one."""
    return any(
        TEAM[laid.seat] != TEAM[settled.seat] and height(laid.card) > height(settled.card)
        for laid in trick.laid
        if laid.card is not None
    )


def tableau_line(view: BrusView, say: Speech) -> str:
    """Strokes left, Stanti, games."""
    games, to = "–".join(map(str, view.games)), view.goal or 1
    strokes, stanti = say.scores(view.strokes.items(), say.team), view.tableau.stanti
    return say("tableau-line", **strokes, stanti=stanti, games=games, to=to)


def _kehren_lines(hand: BrusView, trick: int, say: Speech) -> Iterator[str]:
    """Lines on a turned card, never naming it."""
    kehren = hand.kehren_in(trick)
    if kehren is not None:
        yield say.acts("said-turned", kehren.seat)
        if kehren.answered_by is not None:
            key = "said-takes" if kehren.takes else "said-runs"
            yield say.acts(key, kehren.answered_by)


def ending_lines(hand: BrusView, result: HandResult, say: Speech) -> Iterator[str]:
    """Lines on the winner, the strokes wiped with reasons, and a game won."""
    number, by = str(hand.number), result.by
    if by is None:
        yield say("ending-stanto", hand=number, stanti=result.stanti)
        return
    team, wiped = say.partners(by), result.wiped
    if result.ending is Ending.RUN:
        yield say.acts("ending-run", runner(hand), hand=number, team=team, wiped=wiped)
    else:
        own, others = str(result.tricks[by]), str(result.tricks[OTHER[by]])
        yield say("ending-won", own=own, others=others, hand=number, team=team, wiped=wiped)
    if result.due > 1:
        yield say("ending-reasons", **reasons(hand, result))
    if result.game_over:
        yield game_line(result, by, say)


def reasons(hand: BrusView, result: HandResult) -> dict[str, int]:
    """Reasons for strokes wiped besides the hand itself (rules 10.7)."""
    return {
        "jannen": int(result.jannen),
        "kehren": sum(kehren.takes for kehren in hand.kehren),
        "stanti": hand.began.stanti,
    }


def game_line(result: HandResult, winners: str, say: Speech) -> str:
    """Winner of the game, and the losers' drawing (rules 10.8)."""
    key = "game-keule" if result.keule else "game-brille"
    losers = say.partners(OTHER[winners])
    return say(key, winners=say.partners(winners), losers=losers)


def runner(hand: BrusView) -> str | None:
    """Seat that ran from the last turned card."""
    return hand.kehren[-1].answered_by


# -- typed -----------------------------------------------------------------------------------------


def begun_with(text: str, hand: BrusView, language: str) -> tuple[Card, ...]:
    """Cards held that match the beginning of a text; all for an empty one."""
    held, begun = sorted_hand(hand.hand), plain(text)
    if not begun:
        return held
    meant = tuple(card for card in _read(begun, language) if card in held)
    return meant or tuple(card for card in held if begun in plain(card_name(language, card)))


def played(
    text: str, seat: str, hand: BrusView, language: str, turned: bool = False
) -> tuple[Action, ...]:
    """Parse a card, perhaps with a word for dared or turned; ``turned``: without that word."""
    turn, dare = (typed_words(say, language, f"typed-{key}") for key in ("turn", "dare"))
    words = words_of(plain(text.replace("–", " ")))
    name = " ".join(word for word in words if word not in turn | dare)
    cards = held_first(_read(name, language), hand.hand)
    if turned or turn & set(words):
        return tuple(Turn(seat, card) for card in cards)
    dared = text.endswith("!") or bool(dare & set(words))
    return tuple(Play(seat, card, dared) for card in cards)


def _read(simple: str, language: str) -> tuple[Card, ...]:
    """Parse a card by its own name or as in every game."""
    for card, name in NAMES.items():
        if simple and simple in (plain(name), plain(name).split()[-1]):
            return (card,)
    return read_card(simple, language, None)


def dared(seat: str, hand: BrusView) -> tuple[Action, ...]:
    """The most instructive illegal dare."""
    if any(laid.seat == seat for laid in hand.lying):
        return (Dare(seat),)
    held = [card for card in DARING if card in hand.hand] or [DARING[0]]
    return (Play(seat, held[0], dared=True),)
