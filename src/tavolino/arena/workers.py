"""Many small pieces of work, on one core or on several: who is interrupted leaves no process behind."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from typing import TypeVar

from tavolino.arena.own_players import closing, prepare_worker, start_fork_server
from tavolino.own_bots.ending import signals_held

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def results(do: Callable[[Piece], Done], work: Sequence[Piece], workers: int) -> Iterator[Done]:
    """What each piece gives, in whatever order they are done."""
    with closing():
        if workers == 1:
            yield from map(do, work)
        else:
            yield from _by_workers(do, work, workers)


def _by_workers(do: Callable[[Piece], Done], work: Sequence[Piece], workers: int) -> Iterator[Done]:
    others = set(active_children())
    start_fork_server()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("forkserver"), initializer=prepare_worker)
    try:
        with signals_held():  # a worker that is not known yet could not be told to end
            pieces = [pool.submit(do, piece) for piece in work]
        for done in as_completed(pieces):
            yield done.result()
    except BaseException:  # nobody waits for what is under way
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
