"""Tables over the network. One room for each concern; docs/architecture.md has the plan of them."""
