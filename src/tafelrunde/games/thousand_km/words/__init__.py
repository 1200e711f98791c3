"""1000 Kilometer in words: menus, log, views and notation."""
