"""Rate limits of costly actions."""
