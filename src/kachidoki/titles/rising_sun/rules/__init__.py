"""The rules of Rising Sun, compiled."""
