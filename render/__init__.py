"""Pictures of any game: style, cards, tables, charts. Pure: same input, same bytes."""
