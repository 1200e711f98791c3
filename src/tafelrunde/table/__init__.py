"""A game in progress with its people and bots. Uses no socket, clock or database."""
