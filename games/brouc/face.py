"""Typed input of Le Brouc, and its face (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Rank, Suit
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.view import DealView, View
from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from gamekit.parts.face import FunctionFace, card_choices, cards_meant, seat_of
from games.brouc import panels, speech
from games.brouc.panels import announcements, marriages, playable
from games.brouc.speech import say
from i18n.typed import plain, read_card, trump_words, vocabulary, words_of

_LONGEST: Final = 60


def marriages_meant(text: str, view: View, deal: DealView, language: str) -> tuple[Action, ...]:
    """Parse "vingt en trèfle", "R D V coeur", "30 atout" or "marque dame de pique".

    Of several meanings the hand decides, as with cards. Cards not held get the rule's answer.
    """
    seat = seat_of(view)
    try:
        return (_short_marriage(text, seat),)
    except ValueError:
        pass
    simple = plain(text)
    if len(simple) > _LONGEST:
        return ()
    words = words_of(simple)
    suits = _suits(words, deal.trump, language)
    if (marked := _marked(words, view, deal, language)) is not None:
        return (Mark(seat, marked),)
    sizes = _sizes(words, language)
    if not sizes or not (suits or sizes != {False, True}):
        return ()
    found = tuple(
        Declare(seat, suit, extended) for suit in suits or tuple(Suit) for extended in sorted(sizes)
    )
    held = tuple(one for one in found if _held(one, deal))
    return held or (found[:1] if suits else ())


def _short_marriage(value: str, seat: Seat) -> Action:
    """``h.20``, ``h.30``: a declaration; ``h.Q``, ``h.J``: a mark. ``ValueError`` for others."""
    letter, _, what = value.partition(".")
    suit = Suit(letter)
    if what in ("20", "30"):
        return Declare(seat, suit, what == "30")
    if what in ("Q", "J"):
        return Mark(seat, Card.parse(what + suit.value))
    raise ValueError(f"not a marriage: {value!r}")


def _suits(words: list[str], trump: Suit, language: str) -> tuple[Suit, ...]:
    known = vocabulary(language)
    # A letter may be a rank or a suit (« k » in French): a suit only if no longer word says it.
    said = {known.suits[word] for word in words if word in known.suits and len(word) > 1}
    said |= {known.suits[word] for word in words if word in known.suits and not word.isalnum()}
    if trump_words().intersection(words):
        said.add(trump)
    if not said:
        said = {
            known.suits[word] for word in words if word in known.suits and word not in known.ranks
        }
    return tuple(suit for suit in Suit if suit in said) if len(said) == 1 else ()


def _sizes(words: list[str], language: str) -> set[bool]:
    """Marriage sizes, two or three cards, by number or ranks; both if unsaid."""
    simple = set(say(language, "typed-simple").split())
    extended = set(map(plain, say(language, "typed-extended").split()))
    said = {True for word in words if word in extended} | {
        False for word in words if word in simple
    }
    if said:
        return said if len(said) == 1 else set()
    known = vocabulary(language).ranks
    ranks = {known[word] for word in words if word in known}
    if Rank.JACK in ranks:
        return {True}
    return {False} if {Rank.KING, Rank.QUEEN} <= ranks else {False, True}


def _marked(words: list[str], view: View, deal: DealView, language: str) -> Card | None:
    """Queen or Jack marked by hand; ``None`` for a declaration."""
    says_so = set(map(plain, say(language, "typed-mark").split()))
    if view.rules.marking is not Marking.MANUAL and not says_so.intersection(words):
        return None
    rest = " ".join(word for word in words if word not in says_so)
    cards = read_card(rest, language, deal.trump)
    marked = tuple(card for card in cards if card.rank in (Rank.QUEEN, Rank.JACK))
    return marked[0] if len(marked) == 1 else None


def _held(marriage: Declare, deal: DealView) -> bool:
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if marriage.extended else (Rank.KING, Rank.QUEEN)
    return all(Card(rank, marriage.suit) in deal.hand for rank in ranks)


def announcements_meant(text: str, view: View) -> tuple[Announcement, ...]:
    """Parse announcements, in French in every language.

    They bind, so the bare « cape » is ambiguous.
    """
    words = set(words_of(plain(text)))
    if words & {"vole", "partie"}:
        return (Announcement.PARTIE_ET_VOLE,)
    if any(word.startswith("dedoubl") for word in words):
        return (Announcement.PAS_DEDOUBLE,)
    if "dehors" in words:
        return (Announcement.CAPE_ET_DEHORS,)
    return announcements(view) if "cape" in words else ()


COMMANDS: Final = (
    Command("marriage", argument=True),
    Command("dehors"),
    Command("cape", argument=True),
    Command("slate", page="slate"),
    Command("last", page="last"),
)
_ACTIONS: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play,),
    "marriage": (Declare, Mark),
    "dehors": (Dehors,),
    "cape": (Announce,),
}
"""Actions of each command."""


def meant(command: str, text: str, view: View, language: str) -> tuple[Action, ...]:
    """Actions of typed words."""
    seat, deal = view.seat, view.deal
    assert seat is not None, "a seat types"
    match command:
        case "play" if deal is not None:
            cards = cards_meant(text, language, deal.trump, deal.hand)
            return tuple(Play(seat, card) for card in cards)
        case "marriage" if deal is not None:
            return marriages_meant(text, view, deal, language)
        case "dehors" if not text:
            return (Dehors(seat),)
        case "cape":
            return tuple(Announce(seat, one) for one in announcements_meant(text, view))
    return ()


def offered(command: str, text: str, view: View, language: str, help: Help) -> Iterator[Choice]:
    """Cards, marriages and announcements that complete typed words."""
    seat, deal = view.seat, view.deal
    if seat is None or deal is None:
        return
    begun = text.strip().casefold()
    if command == "play":
        cards = playable(view, help)
        yield from card_choices(
            text, language, deal.trump, cards, lambda card: journal.encode(Play(seat, card))
        )
    elif command == "marriage":
        found = marriages(view, language, help)
        yield from (one for one in found if begun in one.label.casefold())
    elif command == "cape":
        for one in announcements(view, help):
            words = say(language, f"button-{one.value}")
            if begun in words.casefold():
                yield Choice(journal.encode(Announce(seat, one)), words)


def _label(action: str, language: str, view: View | None) -> str:
    """An action in words: « roi de cœur », « Dehors ! »."""
    deal = view.deal if view is not None else None
    return speech.label(action, language, deal.trump if deal is not None else None)


FACE: Final = FunctionFace(say, panels, COMMANDS, journal.CODEC, _ACTIONS, meant, offered, _label)
"""Instance in the game."""
