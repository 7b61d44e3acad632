"""Decisions on requests and timers: pure functions from a state to entries or a refusal."""
