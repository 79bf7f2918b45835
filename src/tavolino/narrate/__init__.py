"""Events become sentences and rules a rulebook: one source for log, terminal and screen reader."""
