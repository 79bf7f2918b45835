"""HTTP and WebSocket around tables."""
