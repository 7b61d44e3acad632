"""Discord's side of a message: posts, components, custom ids, answers, errors."""
