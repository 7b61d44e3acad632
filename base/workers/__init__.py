"""Pool of worker processes with cancellation and a bounded priority queue.

The interface is :class:`base.workers.pool.Crew`::

    crew = Crew(ProcessWorker, count=2)
    picture = await crew.ask("package.module:function", 7, "ace", rank=BOARD, key=("board", 7))
    await crew.close()

A *job* is a module's function, called in a worker with a :class:`base.workers.job.Caller` and
picklable
arguments; its result is picklable too. A worker runs one job at a time; the event loop is never
blocked.

- *Order*: lower ``rank`` first, then first come, first served. A full queue drops the last
  question of the highest rank. Of two questions of one ``key`` the newer replaces the older.
- *Preemption*: with ``yields``, a job of that rank and above runs more urgent ones in the same
  worker whenever it reads ``caller.gone``, so that a film delays a board by a moment only.
- *Cancellation*: a cancelled task returns at once. Its job reads ``caller.gone`` from shared memory
  at least every 10 ms; a worker whose job does not is killed and replaced.
- *Crash*: a crashed worker fails its current question only, with
  :class:`base.workers.job.WorkerDiedError`.
- *Kinds*: :class:`base.workers.process.ProcessWorker`, and in :mod:`base.workers.in_process` a
thread and an
  inline worker on the event loop, for tests. All implement :class:`base.workers.job.Worker`.

Standard library only.
"""
