"""Alt texts of what is over: recapitulation, last picture, cards played, replay."""

from __future__ import annotations

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, Card
from games.brus.engine.cards import BEATING, SEVENS, sorted_hand
from games.brus.engine.hand import Ending, Fate, HandResult, HandState, Laid, Settled
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, Seat
from games.brus.engine.view import HandView, View
from games.brus.pictures.alt import Who, strokes_told
from games.brus.pictures.facts import FinalFacts
from games.brus.pictures.history import course, feats, lost
from games.brus.pictures.steps import hand_after, steps
from games.brus.pictures.strokes import lines, tableau
from games.brus.pictures.words import called, card_told, team_letters, team_name, words_of
from i18n.writing import step
from render.style.names import joined
from render.style.words import Words, lasting


def recap(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the recap of a hand."""
    say = words_of(look)
    hand = view.hand
    if hand is None or hand.result is None:
        raise ValueError("a hand is recapitulated once it is over")
    who = {seat: called(names, seat, say) for seat in SEATS}
    ns, ew = TEAMS
    out = [
        say("alt-recap", name=who[hand.dealer]),
        _ending(hand, say),
        say("alt-people", list=", ".join(f"{say.letter(s.value)} {who[s]}" for s in SEATS)),
        "; ".join(_rows(hand, say)) + ".",
        _held(hand, say),
    ]
    heads = f"{team_letters(say, ns)} / {team_letters(say, ew)}"
    sums = []
    for line in lines(hand):
        sign = {"before": "", "standing": "", "lost": "+"}.get(line.key, "−")
        told = " / ".join(f"{sign}{line.values[t]}" if line.values[t] else "0" for t in TEAMS)
        sums.append(f"{say(f'picture-sum-{line.key}')} {told}")
    out.append(f"{heads}: {', '.join(sums)}.")
    result = hand.result
    if result.stanti:
        out.append(say("alt-stanti", n=result.stanti))
    if result.game_over and result.by is not None:
        thing = "Keule" if result.keule else "Brille"
        out.append(say("alt-drawn", team=team_name(say, result.by.other), list=thing))
    return joined(out)


def _ending(hand: HandView, say: Words) -> str:
    result = hand.result
    assert result is not None, "the hand is over"
    title = title_of(result, say)
    return title if title.endswith("!") else f"{title}."


def title_of(result: HandResult, say: Words) -> str:
    """How the hand ended, short."""
    if result.by is None:
        return say("picture-ending-stanto")
    if result.game_over:
        return say("picture-title-game", team=team_letters(say, result.by))
    if result.ending is Ending.RUN:
        return say("picture-title-run", team=team_letters(say, result.by.other))
    return say("picture-title-won", team=team_letters(say, result.by))


def _rows(hand: HandView, say: Words) -> list[str]:
    """A trick each: who played what, what was turned and dared, who won, what a dare cost."""
    out = []
    tricks = [trick.laid for trick in hand.tricks]
    if hand.laid:
        tricks.append(tuple(Laid(one.seat, one.card, one.dared) for one in hand.laid if one.card))
    for number, laid in enumerate(tricks, 1):
        turned = next((one for one in hand.kehren if one.trick == number), None)
        cards = []
        for place, one in enumerate(laid):
            card = say.short(one.card)
            shown = f"[{card}]" if turned is not None and place == 0 else card
            cards.append(f"{say.letter(one.seat.value)} {shown}{'!' if one.dared else ''}")
        row = f"{number}. {' '.join(cards)}"
        if number <= len(hand.tricks):
            row += f" → {say.letter(hand.tricks[number - 1].winner.value)}"
        elif turned is not None:
            row += f" ({say('picture-label-ran')})"
        told = [settled_told(one, say) for one in hand.settled if one.trick == number]
        out.append(row + (f" ({', '.join(told)})" if told else ""))
    return out


def settled_told(settled: Settled, say: Words) -> str:
    """Short result of a dare: the team that wiped strokes and their number, or none."""
    if settled.fate is Fate.COVERED or settled.team is None:
        return say("picture-label-nobody")
    wiped = f"−{settled.wiped}" if settled.wiped else "0"
    return f"{team_letters(say, settled.team)} {wiped}"


def _held(hand: HandView, say: Words) -> str:
    if hand.shown is None or not any(hand.shown):
        return ""
    held = [
        f"{say.letter(seat.value)} {' '.join(map(say.short, sorted_hand(cards)))}"
        for seat, cards in hand.shown.items()
        if cards
    ]
    return say("alt-left", list=", ".join(held))


def final(view: View, names: PerSeat[str], facts: FinalFacts, look: Look) -> str:
    """Alternative text of the final picture."""
    say = words_of(look)
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    one, two = (called(names, seat, say) for seat in view.winner.seats)
    losers = [called(names, seat, say) for seat in view.winner.other.seats]
    out = [f"{one} & {two} {say('picture-final-win')}", f"{lost(view, losers, say)}."]
    out += strokes_told(tableau(view), say, False)
    key = "games" if view.rules.games > 1 else "hands"
    lines = ["–".join(str(line.standing[team]) for team in TEAMS) for line in course(view)]
    out.append(say(f"alt-final-{key}", list=", ".join(lines)))
    if view.rules.games > 1:
        won = "–".join(str(view.games[team]) for team in TEAMS)
        out.append(f"{say('picture-final-games-won')}: {won}.")
    if facts.duration is not None:
        out.append(f"{say('picture-final-duration')}: {lasting(facts.duration)}.")
    out += [f"{say(f'picture-final-{key}')}: {value}." for key, value in feats(view)]
    changes = [
        f"{called(names, seat, say)} {new} ({step(new - old)})"
        for seat in SEATS
        for old, new in [facts.ratings.get(seat.value, (0, 0))]
        if seat.value in facts.ratings
    ]
    if changes:
        out.append(say("alt-ratings", list=", ".join(changes)))
    return joined(out)


def played(view: View, look: Look) -> str:
    """Which cards are out and which were played."""
    say = words_of(look)
    gone = frozenset(view.hand.played) if view.hand is not None else frozenset[Card]()
    blank = tuple(card for card in PACK if card not in (*BEATING, *SEVENS))
    out = [say("alt-played", n=len(gone))]
    for key, cards in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        still = [card for card in cards if card not in gone]
        was = [card for card in cards if card in gone]
        text = card_told if key == "beating" else Words.short
        told = ", ".join(text(say, card) for card in still) or "–"
        out.append(say(f"alt-out-{key}", list=told))
        if was:
            out.append(say("alt-gone", list=" ".join(map(say.short, was))))
    return joined(out)


def replay(view: View, step: int, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a replay step: four open hands and the table."""
    say = words_of(look)
    hand, all_steps = hand_after(view, step), steps(view)
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [say("alt-replay", n=step, all=len(all_steps), name=who[hand.dealer])]
    out += _trick(hand, step, view, who, say)
    for seat in SEATS:
        if hand.hands[seat]:
            cards = " ".join(map(say.short, sorted_hand(hand.hands[seat])))
            out.append(say("alt-replay-hand", name=who[seat], list=cards))
    ns, ew = TEAMS
    teams = {"ns_team": team_name(say, ns), "ew_team": team_name(say, ew)}
    out.append(say("alt-tricks", ns=hand.won[ns], ew=hand.won[ew], **teams))
    out.append(say("alt-stock", n=len(hand.stock)))
    out.append(say("alt-strokes", ns=hand.strokes[ns], ew=hand.strokes[ew], **teams))
    return joined(out)


def _trick(hand: HandState, step: int, view: View, who: Who, say: Words) -> list[str]:
    taken = complete_trick(hand)
    laid = taken if taken else hand.trick.laid
    out = []
    if laid:
        plays = [
            say(
                "alt-play-dared" if one.dared else "alt-play",
                name=who[one.seat],
                card=say.short(one.card),
            )
            for one in laid
        ]
        out.append(say("alt-trick", list=", ".join(plays)))
    kehren = hand.kehren[-1] if hand.kehren else None
    if kehren is not None and kehren.trick == (hand.trick.number - bool(taken)):
        out.append(say("alt-turned", name=who[kehren.seat]))
        if kehren.answered_by is not None:
            out.append(say("alt-took" if kehren.takes else "alt-ran", name=who[kehren.answered_by]))
    if taken:
        out.append(say("alt-taken", name=who[hand.trick.leader]))
    elif hand.turn is not None:
        out.append(say("alt-turn", name=who[hand.turn]))
    return out


def complete_trick(hand: HandState) -> tuple[Laid, ...]:
    """The trick just completed: it stays on the table until the next is led."""
    return hand.tricks[-1].laid if hand.tricks and not hand.trick.laid else ()


def film(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a hand's animation, trick by trick."""
    say = words_of(look)
    hand = view.hand
    if hand is None or hand.result is None:
        raise ValueError("a hand is replayed once it is over")
    who: dict[Seat, str] = {seat: called(names, seat, say) for seat in SEATS}
    return joined(
        [
            say("alt-film", n=len(steps(view)), name=who[hand.dealer]),
            say("alt-people", list=", ".join(f"{say.letter(s.value)} {who[s]}" for s in SEATS)),
            "; ".join(_rows(hand, say)) + ".",
            _ending(hand, say),
        ]
    )
