"""Scripts that make the players' data files from self-play. Nothing at the tables imports them."""
