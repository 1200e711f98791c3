"""Policies for Knight Rider: heuristics and what a search may assume."""
