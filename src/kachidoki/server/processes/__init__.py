"""The processes of a server: the one that serves, or several with a supervisor in front of them."""
