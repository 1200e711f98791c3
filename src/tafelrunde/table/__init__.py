"""A game in progress with people and bots around it. No socket, no clock, no database."""
