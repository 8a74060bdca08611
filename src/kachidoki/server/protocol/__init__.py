"""What goes over the wire: messages, HTTP bodies, and everything that the server refuses."""
