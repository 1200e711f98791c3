"""Policies for Knatsch: heuristics and what a search may assume."""
