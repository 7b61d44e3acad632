"""Metrics, tracing, command lines and worker pools, free for use by every package."""
