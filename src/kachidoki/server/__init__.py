"""Moves matches over the network: lobby, socket, storage, bot workers."""
