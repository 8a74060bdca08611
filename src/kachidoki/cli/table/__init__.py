"""The full-screen table, made with Textual."""
