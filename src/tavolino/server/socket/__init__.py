"""WebSockets: frames, messages, and visits."""
