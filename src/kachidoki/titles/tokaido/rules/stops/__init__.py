"""What each kind of stop gives: a module for each, except the farm, which only pays."""
