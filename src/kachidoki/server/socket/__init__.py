"""Playing over a WebSocket: connections, and the requests that come through them."""
