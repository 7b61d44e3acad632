"""Parts of games with an engine of their own: what their adapters have in common."""
