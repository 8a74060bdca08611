"""The ladder: how strong bots are beside each other, from games that anybody can play again."""
