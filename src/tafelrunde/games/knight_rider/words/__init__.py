"""Knight Rider in words: menus, log, views and notation."""
