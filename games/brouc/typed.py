"""Typed marriages and announcements of Le Brouc."""

from __future__ import annotations

from typing import Final

from brouc.actions import Action, Announcement, Declare, Mark
from brouc.cards import Card, Rank, Suit
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.view import DealView, View
from gamekit.cardgame.table_face import typed_words
from games.brouc.speech import say
from i18n.typed import plain, read_card, trump_words, vocabulary, words_of

_LONGEST: Final = 60


def marriages_meant(text: str, view: View, deal: DealView, language: str) -> tuple[Action, ...]:
    """Parse "vingt en trèfle", "R D V coeur", "30 atout" or "marque dame de pique".

    Of several meanings the hand decides, as with cards. Cards not held get the rule's answer.
    """
    seat = view.seat
    assert seat is not None, "a seat types"
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
    known = (False, "typed-simple"), (True, "typed-extended")
    said = {size for size, key in known if typed_words(say, language, key).intersection(words)}
    if said:
        return said if len(said) == 1 else set()
    of = vocabulary(language).ranks
    ranks = {of[word] for word in words if word in of}
    if Rank.JACK in ranks:
        return {True}
    return {False} if {Rank.KING, Rank.QUEEN} <= ranks else {False, True}


def _marked(words: list[str], view: View, deal: DealView, language: str) -> Card | None:
    """Queen or Jack marked by hand; ``None`` for a declaration."""
    says_so = typed_words(say, language, "typed-mark")
    if view.rules.marking is not Marking.MANUAL and not says_so.intersection(words):
        return None
    rest = " ".join(word for word in words if word not in says_so)
    cards = read_card(rest, language, deal.trump)
    marked = tuple(card for card in cards if card.rank in (Rank.QUEEN, Rank.JACK))
    return marked[0] if len(marked) == 1 else None


def _held(marriage: Declare, deal: DealView) -> bool:
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if marriage.extended else (Rank.KING, Rank.QUEEN)
    return all(Card(rank, marriage.suit) in deal.hand for rank in ranks)


def announcements_meant(text: str, available: tuple[Announcement, ...]) -> tuple[Announcement, ...]:
    """Parse announcements, in French in every language.

    They bind, so the bare « cape » is ambiguous: any one ``available``.
    """
    words = set(words_of(plain(text)))
    if words & {"vole", "partie"}:
        return (Announcement.PARTIE_ET_VOLE,)
    if any(word.startswith("dedoubl") for word in words):
        return (Announcement.PAS_DEDOUBLE,)
    if "dehors" in words:
        return (Announcement.CAPE_ET_DEHORS,)
    return available if "cape" in words else ()
