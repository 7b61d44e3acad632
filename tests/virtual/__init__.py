"""A host in virtual time: event loop, clocks, disk and network, for evenings in one process."""
