"""Policies for Kraftwagen: heuristics and what a search may assume."""
