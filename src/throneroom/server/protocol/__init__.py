"""The messages of the game channel: what clients send, and what they are sent."""
