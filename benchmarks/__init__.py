"""Our speed beside our peers', measured in one run: `make bench`."""
