"""Parts that several games share, also those with an engine of their own."""
