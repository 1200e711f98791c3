"""The games as environments of other libraries. Each module needs its library installed."""
