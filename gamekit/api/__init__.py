"""What the application needs to know of a game: small protocols and frozen data.

Standard library only, below everything else. Each module is for one kind of user: ``rules`` for
tables, ``counts`` for leaderboards, ``players`` for computer seats, ``panel`` and ``face`` for
messages, ``scenes`` for pictures; ``record``, ``replay``, ``review`` and ``course`` are optional
parts. :class:`gamekit.api.game.Game` puts them together. docs/adding-a-game.md leads through them.
"""
