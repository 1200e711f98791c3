"""Knatsch in words: menus, log, views and notation."""
