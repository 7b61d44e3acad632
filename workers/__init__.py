"""Work done beside the event loop: processes that can be stopped, and a line in front of them.

:class:`workers.crew.Crew` is what others use::

    crew = Crew(ProcessWorker, count=2)
    picture = await crew.ask("package.module:function", 7, "ace", rank=BOARD, key=("board", 7))
    await crew.close()

A *job* is a function of a module, called in a worker with a :class:`workers.job.Caller` and the
arguments; all of them, and the answer, can be pickled. A worker does one job at a time, and nobody
waits for it on the loop.

- *Order*: a lower ``rank`` goes first, within a rank who asked first. The line is bounded: where
  it is full, the last of the highest rank gives way. Of two questions of one ``key`` the newer
  takes the older's place.
- *Passing*: with ``yields``, a job of that rank and above lets more pressing ones be done whenever
  it reads ``caller.gone``, in the same worker, and goes on after them. So something long, such as a
  film, costs nobody's board more than a moment.
- *Stopping*: who cancels the awaiting task is not waited for. The job reads it from shared memory
  (``caller.gone``), at least every 10 ms; a worker that does not hear is killed and replaced.
- *Death*: a worker that dies costs the question it was at, with
  :class:`workers.job.WorkerDiedError`; nobody else notices.
- *Kinds*: :class:`workers.process.ProcessWorker`, and in :mod:`workers.inside` one that works in a
  thread and one that works at once, on the loop, for tests and simulations. All obey the same
  :class:`workers.job.Worker`.

Nothing but the standard library, and nothing of this project.
"""
