"""Five German games: rules, bots, a table to play them at and a lab to study them in."""
