"""Rules of Schieber (docs/schieber.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from gamekit.api.counts import Achievement, Count, Metric, Moment
from gamekit.api.rules import Option
from gamekit.cards.cards import PACKS, Card, Rank, Suit
from games.cardgame.actions import Action, Call, Move, Play
from games.cardgame.deal import Deal, Hands, Line, Match, Refused, Who, line
from games.cardgame.game import (
    FOLLOW_SUIT,
    NOT_NOW,
    NOT_THE_PACK,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    goal,
)
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View
from games.schieber import cards
from games.schieber.cards import Kind, Meld, melds_of, rank_of

TRICKS: Final = 9
LAST: Final = 5
MATCH: Final = 100
STOCK: Final = 20


@dataclass(frozen=True)
class Trump(Move):
    """A suit is trump."""

    suit: Suit


@dataclass(frozen=True)
class Obenabe(Move):
    """No trump, the ace is highest."""


@dataclass(frozen=True)
class Unenufe(Move):
    """No trump, the six is highest."""


@dataclass(frozen=True)
class Schieben(Move):
    """The choice is passed on to the partner."""


@dataclass(frozen=True)
class Wys(Call):
    """Best meld of the hand, announced before its player's first card."""

    points: int


@dataclass(frozen=True)
class Bedanken(Call):
    """The goal is reached: the match ends at once."""

    binds = True


@dataclass(frozen=True)
class Jass(Deal):
    """A deal with its trump, its announced melds and the hands as dealt."""

    begun: Hands | None = None
    chooser: str = ""
    pushed: bool = False
    kind: Kind | None = None
    """``None`` while trump is being chosen."""
    wys: tuple[tuple[str, int], ...] = ()
    thanked: str | None = None

    def melds(self, seat: str) -> tuple[Meld, ...]:
        """Melds of a hand as it was dealt."""
        assert self.begun is not None
        return melds_of(self.begun[seat])

    def worth(self, card: Card) -> int:
        """Points of a card."""
        return cards.worth(card, self.kind or "suit", self.trump)

    def stock_of(self, seats: tuple[str, ...]) -> str | None:
        """Seat of a side that has played king and queen of trumps."""
        laid = [one for trick in self.tricks for one in trick.laid] + [*self.lying]
        for seat in seats:
            royal = [
                one.card
                for one in laid
                if one.seat == seat
                and one.card is not None
                and one.card.suit is self.trump
                and one.card.rank in (Rank.KING, Rank.QUEEN)
            ]
            if len(royal) == 2:
                return seat
        return None


class Schieber(TrickGame):
    """The game as data and rules."""

    name = "schieber"
    partners = (("N", "S"), ("E", "W"))
    pack = PACKS[36]
    ranks = cards.ORDER
    options = (
        goal(1000, 2500),
        Option("notrump", ("off", "on"), "on", "12.4", switch=True),
        Option("multiplied", ("off", "on"), "off", "12.7", switch=True),
        Option("wys", ("off", "on"), "on", "12.5", switch=True),
        Option("stoeck", ("off", "on"), "on", "12.6", switch=True),
        Option("thanks", ("off", "on"), "on", "12.8", switch=True),
    )
    presets = ("standard", "turnier")
    defaults = {"turnier": {"wys": "off", "stoeck": "off", "thanks": "off"}}  # noqa: RUF012
    actions = (Play, Trump, Obenabe, Unenufe, Schieben, Wys, Bedanken)
    sections = {  # noqa: RUF012
        NOT_NOW: "12.2",
        NOT_THE_PACK: "12.1",
        NOT_YOUR_TURN: "12.4",
        NOT_YOUR_CARD: "12.4",
        FOLLOW_SUIT: "12.4",
        "no-undertrump": "12.4",
        "choose-first": "12.3",
        "chosen-already": "12.3",
        "pushed-already": "12.3",
        "no-notrump": "12.3",
        "no-wys": "12.5",
        "wys-late": "12.5",
        "wys-said": "12.5",
        "wys-off": "12.5",
        "no-thanks": "12.8",
        "goal-not-reached": "12.8",
    }
    words = Path(__file__).parent / "words"
    language = "de"
    topics = ("cards", "trump", "following", "wys", "count")
    counts = (Count("wys"), Count("matches_made", shared=True), Count("pushes"))
    metrics = (Metric("wys", of="wys"),)
    achievements = (
        Achievement("first-wys", "wys"),
        Achievement("wys-in-match", "wys", 200, "match"),
        Achievement("much-wys", "wys", 5_000),
        Achievement("first-match", "matches_made"),
        Achievement("matches-in-match", "matches_made", 2, "match"),
        Achievement("ten-matches", "matches_made", 10),
        Achievement("best-deal", "best_deal", 257, "match"),
        Achievement("fifty-pushes", "pushes", 50),
        Achievement("many-tricks", "tricks", 1_000),
        Achievement("many-deals", "deals", 500),
    )
    moments = (Moment("match", "matches_made"),)

    # -- a deal ------------------------------------------------------------------------------------

    def begin(self, match: Match) -> Jass:
        """Nine cards each; the seat after the dealer chooses and leads (rules 12.2)."""
        hands, _ = self.deal_out(match, TRICKS)
        leader = self.after(match.dealer or "N")
        return Jass(hands, leader, begun=hands, chooser=leader)

    def next(self, match: Match) -> tuple[str, ...]:
        """The chooser, then the players, until somebody ends the match."""
        deal: Jass = match.deal
        if deal.thanked is not None:
            return ()
        return (deal.chooser,) if deal.kind is None else super().next(match)

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Choices of trump, or cards and announcements."""
        deal: Jass = match.deal
        if deal.kind is None:
            yield from (Trump(seat, suit) for suit in Suit)
            yield from (Obenabe(seat), Unenufe(seat), Schieben(seat))
            return
        yield from super().wishes(match, seat)
        with_wys = match.option("wys") == "on" and not deal.tricks
        if with_wys and (melds := deal.melds(seat)):
            yield Wys(seat, max(meld.points for meld in melds))
        yield Bedanken(seat)

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Reason of rules 12.3 to 12.8."""
        deal: Jass = match.deal
        match action:
            case Bedanken(seat):
                return self._against_thanks(match, deal, seat)
            case Wys(seat, points):
                return self._against_wys(match, deal, seat, points)
            case Play():
                if deal.kind is None:
                    return self.refused("choose-first")
                return self._against_card(deal, action)
        if deal.kind is not None:
            return self.refused("chosen-already")
        if isinstance(action, Schieben) and deal.pushed:
            return self.refused("pushed-already")
        off = match.option("notrump") == "off" and isinstance(action, Obenabe | Unenufe)
        return self.refused("no-notrump") if off else None

    def _against_card(self, deal: Jass, play: Play) -> Refused | None:
        """Follow suit or trump; no lower trump than one that lies there (rules 12.4)."""
        led = deal.lying[0].card if deal.lying else None
        if led is None:
            return None
        hand, trump = deal.hands[play.seat], deal.trump
        buur = Card(Rank.JACK, trump) if trump is not None else None
        owed = [card for card in hand if card.suit is led.suit and card is not buur]
        if led.suit is trump:
            return self.refused(FOLLOW_SUIT) if owed and play.card.suit is not trump else None
        if play.card.suit is trump:
            return self._against_trump(deal, play, hand)
        owed = [card for card in hand if card.suit is led.suit]
        return self.refused(FOLLOW_SUIT) if owed and play.card.suit is not led.suit else None

    def _against_trump(self, deal: Jass, play: Play, hand: tuple[Card, ...]) -> Refused | None:
        """A lower trump is only for a hand of trumps alone."""
        laid = [one.card for one in deal.lying if one.card and one.card.suit is deal.trump]
        under = any(self.strength(deal, card) > self.strength(deal, play.card) for card in laid)
        free = all(card.suit is deal.trump for card in hand)
        return self.refused("no-undertrump") if under and not free else None

    def _against_wys(self, match: Match, deal: Jass, seat: str, points: int) -> Refused | None:
        """The best meld, once, on the turn of one's first card."""
        if match.option("wys") == "off":
            return self.refused("wys-off")
        if deal.kind is None:
            return self.refused("choose-first")
        if seat in dict(deal.wys):
            return self.refused("wys-said")
        if deal.tricks or any(one.seat == seat for one in deal.lying):
            return self.refused("wys-late")
        if self.next(match) != (seat,):
            return self.refused(NOT_YOUR_TURN)
        best = max((meld.points for meld in deal.melds(seat)), default=0)
        return None if best and points == best else self.refused("no-wys")

    def _against_thanks(self, match: Match, deal: Jass, seat: str) -> Refused | None:
        """The side must have reached the goal with its points so far."""
        if match.option("thanks") == "off":
            return self.refused("no-thanks")
        if deal.kind is None:
            return self.refused("choose-first")
        side = match.side(seat)
        reached = match.scores[side] + self.counted(match)[side] >= (self.goal(match) or 0)
        return None if reached else self.refused("goal-not-reached")

    def accept(self, match: Match, action: Any) -> Deal:
        """Choices, announcements, cards."""
        deal: Jass = match.deal
        match action:
            case Trump(_, suit):
                return replace(deal, kind="suit", trump=suit)
            case Obenabe():
                return replace(deal, kind="obenabe")
            case Unenufe():
                return replace(deal, kind="unenufe")
            case Schieben(seat):
                return replace(deal, pushed=True, chooser=self.after(seat, 2))
            case Wys(seat, points):
                return replace(deal, wys=(*deal.wys, (seat, points)))
            case Bedanken(seat):
                return replace(deal, thanked=seat)
        return super().accept(match, action)

    def strength(self, deal: Deal, card: Card) -> int:
        """Height under the kind of trump (rules 12.3)."""
        assert isinstance(deal, Jass)
        return cards.height(card, deal.kind or "suit", deal.trump)

    # -- the count ---------------------------------------------------------------------------------

    def best_wys(self, deal: Jass) -> str | None:
        """Seat of the best announced meld once the first trick is complete (rules 12.5)."""
        if not deal.wys or not deal.tricks:
            return None
        kind = deal.kind or "suit"
        first = [one.seat for one in deal.tricks[0].laid]

        def precedence(seat: str) -> tuple[tuple[int, int, int, bool], int]:
            ranks = (rank_of(meld, kind, deal.trump) for meld in deal.melds(seat))
            best = max(ranks, default=(0, 0, 0, False))  # None in a deal imagined badly.
            return best, -first.index(seat)

        return max(dict(deal.wys), key=precedence)

    def shown_melds(self, deal: Jass) -> tuple[tuple[str, Meld], ...]:
        """Melds that count: all announced ones of the side with the best."""
        best = self.best_wys(deal)
        if best is None:
            return ()
        side = next(side for side in self.sides if best in side)
        seats = [seat for seat, _ in deal.wys if seat in side]
        return tuple((seat, meld) for seat in seats for meld in deal.melds(seat))

    def stock_of(self, match: Match, side: tuple[str, ...]) -> str | None:
        """Seat of a side whose *Stöck* counts (rules 12.6)."""
        deal: Jass = match.deal
        return deal.stock_of(side) if match.option("stoeck") == "on" else None

    def factor(self, match: Match) -> int:
        """Multiplier of the deal (rules 12.7)."""
        deal: Jass = match.deal
        if match.option("multiplied") == "off":
            return 1
        black = deal.trump in (Suit.SPADES, Suit.CLUBS)
        return (2 if black else 1) if deal.kind == "suit" else 3

    def counted(self, match: Match) -> tuple[int, ...]:
        """Points of the sides so far: Stöck, Wys, tricks (rules 12.6)."""
        deal: Jass = match.deal
        over = len(deal.tricks) == TRICKS
        sums = []
        for side in self.sides:
            points = sum(deal.worth(card) for card in deal.taken(side))
            points += LAST if over and deal.leader in side else 0
            points += MATCH if over and deal.won(side) == TRICKS else 0
            points += STOCK if self.stock_of(match, side) else 0
            points += sum(meld.points for seat, meld in self.shown_melds(deal) if seat in side)
            sums.append(points * self.factor(match))
        return tuple(sums)

    def score(self, match: Match) -> tuple[int, ...]:
        """Everything counted."""
        return self.counted(match)

    def over(self, match: Match) -> bool:
        """Whether somebody has ended the match, or one side alone leads at the goal."""
        deal: Jass = match.deal
        return deal.thanked is not None or super().over(match)

    def winners(self, match: Match) -> tuple[tuple[str, ...], ...]:
        """The side that ended the match, else the higher score."""
        deal: Jass = match.deal
        if deal.thanked is not None:
            return (self.sides[match.side(deal.thanked)],)
        return super().winners(match)

    def tally(self, match: Match) -> Iterator[tuple[str, str, int]]:
        """Melds that counted, matches, choices passed on."""
        deal: Jass = match.deal
        for seat, meld in self.shown_melds(deal):
            yield seat, "wys", meld.points
        for side in self.sides:
            if deal.won(side) == TRICKS:
                yield from ((seat, "matches_made", 1) for seat in side)
        if deal.pushed:
            yield self.after(deal.chooser, 2), "pushes", 1

    # -- knowledge ---------------------------------------------------------------------------------

    def facts(self, match: Match) -> object:
        """Melds that were shown."""
        return self.shown_melds(match.deal)

    def shown(self, match: Match, view: View) -> View:
        """Trump's choice, announcements, the count so far."""
        deal: Jass = match.deal
        said = tuple((seat, line("said-wys", points=points)) for seat, points in deal.wys)
        return replace(
            view,
            said=said if len(deal.tricks) < 2 else (),
            lines=tuple(self._lines(match, deal)) if deal.kind else (),
            awaited=() if deal.kind else (self._choosing(deal),),
            taking=view.taking if deal.kind else None,
        )

    def _choosing(self, deal: Jass) -> Line:
        return line("choosing-pushed" if deal.pushed else "choosing", who=Who(deal.chooser))

    def _lines(self, match: Match, deal: Jass) -> Iterator[Line]:
        who = Who(deal.chooser)
        pushed = "-pushed" if deal.pushed else ""
        if deal.trump is not None:
            yield line(f"chose-suit{pushed}", who=who, suit=deal.trump)
        else:
            yield line(f"chose-{deal.kind}{pushed}", who=who)
        for seat, meld in self.shown_melds(deal):
            yield line("shows-wys", who=Who(seat), cards=meld.cards, points=meld.points)
        for side in self.sides:
            if (seat_ := self.stock_of(match, side)) is not None:
                yield line("has-stock", who=Who(seat_))
        if not match.closed:
            ours, theirs = self.counted(match)
            yield line("count-so-far", ns=ours, we=theirs)

    def ending(self, match: Match) -> tuple[Line, ...]:
        """A match, or thanks."""
        deal: Jass = match.deal
        found = [line("ending-thanks", who=Who(deal.thanked))] if deal.thanked else []
        found += [
            line("ending-match", one=Who(side[0]), two=Who(side[1]))
            for side in self.sides
            if deal.won(side) == TRICKS
        ]
        return tuple(found)

    # -- computer players --------------------------------------------------------------------------

    def worth(self, deal: Jass, card: Card) -> int:
        """See :meth:`Jass.worth`."""
        return deal.worth(card)

    def why(self, view: View, best: Any, other: Any) -> tuple[str, dict[str, str | int]] | None:
        """Reason for a choice of trump: what the hand holds for either."""

        def held(action: Any) -> tuple[str, int, str]:
            match action:
                case Trump(_, suit):
                    own = {card.rank for card in view.hand if card.suit is suit}
                    tops = [rank.name.lower() for rank in (Rank.JACK, Rank.NINE) if rank in own]
                    return "trump", len(own), "-".join(tops) or "none"
                case Obenabe():
                    return "up", sum(card.rank is Rank.ACE for card in view.hand), "none"
                case Unenufe():
                    return "down", sum(card.rank is Rank.SIX for card in view.hand), "none"
            return "push", 0, "none"

        (kind, own, top), (other_kind, others, under) = held(best), held(other)
        enough = {"trump": own + 2 * (top == "jack-nine") >= 5, "up": own >= 3, "down": own >= 3}
        weak = {"trump": others <= 4 and under != "jack-nine", "up": others < 3, "down": others < 3}
        more = own > others or (own == others and top not in ("none", under))
        if kind == "push":
            told = weak[other_kind]
        elif other_kind == kind == "trump":
            told = more
        else:
            told = enough[kind] and weak.get(other_kind, True)
        if not told:
            return None
        return f"why-{kind}", {
            "own": own,
            "top": top,
            "kind": other_kind,
            "other": others,
            "under": under,
        }

    def speaks(self, match: Match, seat: str) -> Action | None:
        """Always announce, always end a won match."""
        if self.refuses(match, Bedanken(seat)) is None:
            return Bedanken(seat)
        melds = match.deal.melds(seat) if match.option("wys") == "on" else ()
        return Wys(seat, max(meld.points for meld in melds)) if melds else None

    def thumb(self, match: Match, seat: str, rng: Random) -> Any | None:
        """Trump by the strength of the hand; cards by the trick, points to a partner's."""
        deal: Jass = match.deal
        if deal.kind is None:
            return self._choice(match, deal, seat)
        ours = self.sides[match.side(seat)]
        if len(deal.lying) == 3 and self.winner(deal, deal.lying) in ours:
            plays = (Play(seat, card) for card in deal.hands[seat])
            able = [play for play in plays if self.refuses(match, play) is None]
            return max(
                able,
                key=lambda play: (play.card.suit is not deal.trump) * 50 + deal.worth(play.card),
            )
        return super().thumb(match, seat, rng)

    def _choice(self, match: Match, deal: Jass, seat: str) -> Action:
        hand = deal.hands[seat]
        worth: dict[Action, float] = {}
        for suit in Suit:
            own = [card for card in hand if card.suit is suit]
            high = sum({Rank.JACK: 9, Rank.NINE: 6, Rank.ACE: 4}.get(card.rank, 2) for card in own)
            aces = sum(card.rank is Rank.ACE for card in hand if card.suit is not suit)
            worth[Trump(seat, suit)] = high + 2 * aces
        if match.option("notrump") == "on":
            for action, top in ((Obenabe(seat), Rank.ACE), (Unenufe(seat), Rank.SIX)):
                ladder = cards.ORDER if top is Rank.ACE else cards.ORDER[::-1]
                worth[action] = sum(
                    6.5 if card.rank is top else 3 * (card.rank is ladder[1]) for card in hand
                )
        best = max(worth, key=lambda action: worth[action])
        return Schieben(seat) if worth[best] < 19 and not deal.pushed else best
