"""A stand-in for Discord on 127.0.0.1: gateway and REST interface, for benchmarks and tests.

The bot's own process connects to it with real sockets (:mod:`tools.fake_discord.launch`),
unchanged. It is
strict: a route or a body that Discord would not take is refused as Discord refuses it, and noted.
It knows nothing of the bot; :mod:`tools.fake_discord.party` alone reads its buttons, as people
would.
"""
