"""One migration each. A migration that was released is never changed."""
