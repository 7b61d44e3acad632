"""From a view to a card or a call."""
