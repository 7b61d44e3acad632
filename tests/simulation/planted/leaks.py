"""Planted where hidden cards could get out: views, panels, proofs, the log."""

from __future__ import annotations

from typing import Final

from tests.simulation.planted.mutation import Mutation

SHOWING: Final = "tables/showing.py"

MUTATIONS: Final = (
    Mutation(
        "anothers-hand",
        SHOWING,
        "        view=state.game.view(state.match, seat),\n        board=board,\n",
        "        view=state.game.view(state.match, state.game.seats[0]),\n        board=board,\n",
        "Everybody's private hand is the first seat's.",
    ),
    Mutation(
        "board-of-a-seat",
        SHOWING,
        "        view=state.game.view(state.match, None) if state.match is not None else None,\n",
        "        view=state.game.view(state.match, state.game.seats[0])\n"
        "        if state.match is not None\n        else None,\n",
        "The board is made from what the first seat may see.",
    ),
    Mutation(
        "secret-before-its-time",
        SHOWING,
        "    shown = not (going_on or to_be_dealt)\n",
        "    shown = True\n",
        "The secret of a deal, which tells the whole pack, stands on its board.",
    ),
    Mutation(
        "turned-card-in-pictures",
        "brus/view.py",
        "                laid.card if asked is None or laid.seat is seat else None,\n",
        "                laid.card,\n",
        "A card that lies turned is on the board's picture and in its alternative text.",
    ),
    Mutation(
        "held-cards-in-an-alt-text",
        "briscon/view.py",
        "    return deal.hands.map(lambda held: tuple(card for card in held if card in shown))\n",
        "    return deal.hands.map(lambda held: tuple(card for card in held if card or shown))\n",
        "Pictures and alternative texts name all cards that the other holds.",
    ),
    Mutation(
        "cards-in-the-log",
        "tables/ledger.py",
        "        following, entries = folded(state, decision, moment)\n",
        "        following, entries = folded(state, decision, moment)\n"
        "        said = [new_entry(one).payload for one in entries]\n"
        '        log.info("table %d: %s", room.table, said)\n',
        "The log has every deal's secret and every card.",
    ),
)
