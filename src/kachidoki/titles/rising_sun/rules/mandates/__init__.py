"""The five mandates, one module each."""
