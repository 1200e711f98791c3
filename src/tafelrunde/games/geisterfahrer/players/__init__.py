"""Policies for Geisterfahrer: heuristics and what a search may assume."""
