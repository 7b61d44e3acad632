"""Pool of worker processes with cancellation and a bounded priority queue.

The interface is :class:`base.workers.pool.WorkerPool`::

    pool = WorkerPool(ProcessWorker, count=2)
    picture = await pool.run("package.module:function", 7, "ace", rank=BOARD)
    await pool.close()

A *job* is a module's function, called in a worker with a :class:`base.workers.job.JobContext` and
picklable arguments; its result is picklable too. A worker runs one job at a time; the event loop is
never blocked. Slow jobs belong in a pool of their own.

Standard library only.
"""
