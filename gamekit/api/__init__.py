"""Contract between the application and a game: small protocols and frozen data.

Standard library only. Each module has one kind of user: ``rules`` tables, ``counts`` leaderboards,
``players`` computer seats, ``panel`` and ``face`` messages, ``scenes`` pictures; ``record``,
``review`` (and replays) and ``course`` are optional. :class:`gamekit.api.game.Game` combines them.
docs/adding-a-game.md is the guide.
"""
