"""Cards and goals as rows of data: what they do, what they ask for, and what makes sense."""
