"""Naive referee of Schieber: slow, from docs/schieber.md alone, without the game's code.

A deal is a list of journal texts; cards are two letters.
"""

from __future__ import annotations

from collections.abc import Sequence

SEATS = "NWSE"
PLAIN = "AKQJT9876"
TRUMP = "J9AKQT876"
COUNT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
RUNS = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
FOURS = {"A": 100, "K": 100, "Q": 100, "T": 100, "9": 150, "J": 200}


def worth(card: str, kind: str) -> int:
    """Points of a card; ``kind``: a suit's letter, ``obenabe`` or ``unenufe``."""
    rank, suit = card[0], card[1]
    if kind == "unenufe" and rank in "A6":
        return 11 if rank == "6" else 0
    if kind in ("obenabe", "unenufe") and rank == "8":
        return 8
    if suit == kind and rank in "J9":
        return 20 if rank == "J" else 14
    return COUNT.get(rank, 0)


def beats(card: str, other: str, kind: str) -> bool:
    """Whether a later card beats the best one so far."""
    if card[1] != other[1]:
        return card[1] == kind
    order = TRUMP if card[1] == kind else PLAIN[::-1] if kind == "unenufe" else PLAIN
    return order.index(card[0]) < order.index(other[0])


def playable(hand: Sequence[str], trick: Sequence[str], kind: str) -> set[str]:
    """Cards that may be played."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    trumps_laid = [card for card in trick if card[1] == kind]
    found = set()
    for card in hand:
        if led == kind:
            must = [own for own in hand if own[1] == kind and own != "J" + kind]
            allowed = card[1] == kind or not must
        elif card[1] == kind:
            under = any(beats(laid, card, kind) for laid in trumps_laid)
            allowed = not under or all(own[1] == kind for own in hand)
        else:
            allowed = card[1] == led or not any(own[1] == led for own in hand)
        if allowed:
            found.add(card)
    return found


def melds(hand: Sequence[str]) -> list[tuple[int, list[str]]]:
    """Points and cards of the runs and fours of a hand, in the choice that is worth most."""
    best: list[tuple[int, list[str]]] = []
    fours = [rank for rank in FOURS if sum(card[0] == rank for card in hand) == 4]
    for mask in range(2 ** len(fours)):
        chosen = [rank for place, rank in enumerate(fours) if mask >> place & 1]
        found = [(FOURS[rank], [rank + suit for suit in "hdcs"]) for rank in chosen]
        left = [card for card in hand if card[0] not in chosen]
        for suit in "hdcs":
            marks = "".join(rank if rank + suit in left else " " for rank in PLAIN)
            found += [
                (RUNS[len(run)], [rank + suit for rank in run])
                for run in marks.split()
                if len(run) > 2
            ]
        if sum(points for points, _ in found) > sum(points for points, _ in best):
            best = found
    return best


def height(meld: tuple[int, list[str]], kind: str) -> tuple[int, int, int, bool]:
    """Order of melds: points, length, highest card, trump."""
    points, cards = meld
    ranks = [PLAIN.index(card[0]) for card in cards]
    high = max(ranks) if kind == "unenufe" else -min(ranks)
    return (
        points,
        len(cards),
        high,
        len({card[1] for card in cards}) == 1 and cards[0][1] == kind,
    )


def count(deal: Sequence[str], multiplied: bool = False, stoeck: bool = True) -> dict[str, int]:
    """Points of ``NS`` and ``EW`` after a deal's texts, which are legal."""
    opening = deal[0].split()
    dealer, pack = opening[1], opening[2:]
    first = SEATS.index(dealer) + 1
    begun = {SEATS[(first + i) % 4]: pack[9 * i : 9 * i + 9] for i in range(4)}
    kind = ""
    trick: list[tuple[str, str]] = []
    tricks: list[tuple[str, list[tuple[str, str]]]] = []
    announced: list[str] = []
    for text in deal[1:]:
        word, seat, *rest = text.split()
        if word == "trump":
            kind = rest[0]
        elif word in ("obenabe", "unenufe"):
            kind = word
        elif word == "wys":
            announced.append(seat)
        elif word == "play":
            trick.append((seat, rest[0]))
            if len(trick) == 4:
                best = trick[0]
                for one in trick[1:]:
                    if beats(one[1], best[1], kind):
                        best = one
                tricks.append((best[0], [*trick]))
                trick = []
    return _summed(begun, kind, tricks, trick, announced, multiplied, stoeck)


def _summed(
    begun: dict[str, list[str]],
    kind: str,
    tricks: list[tuple[str, list[tuple[str, str]]]],
    trick: list[tuple[str, str]],
    announced: list[str],
    multiplied: bool,
    stoeck: bool,
) -> dict[str, int]:
    sums = {"NS": 0, "EW": 0}

    def side(seat: str) -> str:
        return "NS" if seat in "NS" else "EW"

    for winner, cards in tricks:
        sums[side(winner)] += sum(worth(card, kind) for _, card in cards)
    if len(tricks) == 9:
        sums[side(tricks[-1][0])] += 5
        winners = {side(winner) for winner, _ in tricks}
        if len(winners) == 1:
            sums[winners.pop()] += 100
    laid = [one for _, cards in tricks for one in cards] + trick
    for seat in SEATS:
        if stoeck and {(seat, "K" + kind), (seat, "Q" + kind)} <= set(laid):
            sums[side(seat)] += 20
    if announced and tricks:
        order = [seat for seat, _ in tricks[0][1]]
        best = max(
            announced,
            key=lambda seat: (
                max(height(meld, kind) for meld in melds(begun[seat])),
                -order.index(seat),
            ),
        )
        for seat in announced:
            if side(seat) == side(best):
                sums[side(seat)] += sum(points for points, _ in melds(begun[seat]))
    black = kind in ("c", "s")
    factor = 1 if not multiplied else 3 if len(kind) > 1 else 2 if black else 1
    return {name: points * factor for name, points in sums.items()}
