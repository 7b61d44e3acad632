"""From a view to a card, an answer or a dare."""
