"""Between the network and the application: connections, limits, middleware, cookies, assets."""
