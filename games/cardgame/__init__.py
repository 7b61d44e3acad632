"""Bases of card games: defaults for every part of :class:`gamekit.api.game.Game`.

A game is a subclass of :class:`games.cardgame.game.CardGame`, or of
:class:`games.cardgame.tricks.TrickGame` if cards are played to tricks, with its words;
:func:`games.cardgame.build.card_game` makes the game of it. docs/adding-a-game.md is the guide.
"""
