"""Pool of worker processes with cancellation and a bounded priority queue.

The interface is :class:`base.workers.pool.WorkerPool`::

    pool = WorkerPool(ProcessWorker, count=2)
    picture = await pool.run("package.module:function", 7, "ace", rank=BOARD)
    await pool.close()

A *job* is a module's function, called in a worker with a :class:`base.workers.job.JobContext` and
picklable arguments; its result is picklable too. A worker runs one job at a time; the event loop is
never blocked. Slow jobs belong in a pool of their own.

- *Order*: lower ``rank`` first, then first come, first served. A full queue drops the last job of
  the highest rank.
- *Cancellation*: a cancelled task returns at once. Its job reads ``context.cancelled`` from shared
  memory at least every 10 ms; a worker whose job does not stop is killed and replaced.
- *Crash*: a crashed worker fails its current job only, with
  :class:`base.workers.job.WorkerCrashedError`.
- *Kinds*: :class:`base.workers.process.ProcessWorker`, and in :mod:`base.workers.in_process` a
  thread and an inline worker on the event loop, for tests. All implement
  :class:`base.workers.job.Worker`.

Standard library only.
"""
