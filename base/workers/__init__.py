"""Worker processes: a pool with cancellation and a bounded priority queue.

A *job* is a module's function, called in a worker with a :class:`base.workers.job.JobContext` and
picklable arguments; its result is picklable too. A worker runs one job at a time; the event loop is
never blocked. Slow jobs belong in a pool of their own.
"""
