"""A fake Discord on 127.0.0.1: gateway and REST interface, for benchmarks and tests.

The unchanged bot connects to it from its own process with real sockets
(:mod:`tools.fake_discord.launch`). It is strict: a route or body that Discord would refuse is
refused the same way, and noted. It does not know the bot; only :mod:`tools.fake_discord.party`
reads its buttons, as people would.
"""
