"""The rules of Gunsen."""
