"""The running application: requests, timers, downtime, limits."""
