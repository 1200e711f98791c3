"""What browsers request: HTTP handlers, table sockets, people, replays, lessons, journals."""
