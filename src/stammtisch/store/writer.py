"""The one thread that writes: everything that waits goes into one transaction (group commit)."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.store.base import Appended, Entry, StoreFailed

MOST_AT_ONCE = 256
"""The most jobs that share a transaction."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry on its way into the log."""

    entry: Entry
    answer: Future[Appended] = field(default_factory=Future)


@dataclass(frozen=True, slots=True)
class Call:
    """Any other write, answered with what it returns."""

    write: Callable[[Connection], Any]
    answer: Future[Any] = field(default_factory=Future)


Written = TypeVar("Written")
AppendAll = Callable[[Connection, Sequence[Entry]], Sequence[Appended | Exception]]


class Writer:
    """Takes jobs from any thread; answers each when its transaction is on the disk."""

    def __init__(self, engine: Engine, append_all: AppendAll) -> None:
        self._engine = engine
        self._append_all = append_all
        self._jobs: queue.SimpleQueue[Append | Call | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, entry: Entry) -> Future[Appended]:
        """Put an entry in line for the log."""
        job = Append(entry)
        self._put(job)
        return job.answer

    def call(self, write: Callable[[Connection], Written]) -> Future[Written]:
        """Put any other write in line; what it returns is answered once it is on the disk."""
        job = Call(write)
        self._put(job)
        return job.answer

    def close(self) -> None:
        """Write what is in line, then end the thread."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _put(self, job: Append | Call) -> None:
        # Under the lock, so that no job comes into line behind the end, where nobody would answer it.
        with self._closing:
            if self._closed:
                raise StoreFailed("the store is closed")
            self._jobs.put(job)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._commit(batch)

    def _next_batch(self) -> tuple[list[Append | Call], bool]:
        batch: list[Append | Call] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: Sequence[Append | Call]) -> None:
        """Carry out the jobs in one transaction, and answer only after it is committed."""
        try:
            with self._engine.begin() as connection:
                answers = self._carry_out(connection, batch)
        except SQLAlchemyError as error:
            answers = [_failed(error)] * len(batch)
        for job, answer in zip(batch, answers, strict=True):
            _answer(job.answer, answer)

    def _carry_out(self, connection: Connection, batch: Sequence[Append | Call]) -> list[object]:
        appended = iter(self._append_all(connection, [job.entry for job in batch if isinstance(job, Append)]))
        answers: list[object] = []
        for job in batch:
            if isinstance(job, Append):
                answers.append(next(appended))
            else:
                answers.append(_write(connection, job))
        return answers


def _write(connection: Connection, job: Call) -> object:
    """Carry out one other write; if it fails, what shares the transaction with it stays."""
    try:
        with connection.begin_nested():
            return job.write(connection)
    except SQLAlchemyError as error:
        return _failed(error)


def _failed(error: SQLAlchemyError) -> StoreFailed:
    failed = StoreFailed(f"the database did not take it: {error.__class__.__name__}")
    failed.__cause__ = error
    return failed


def _answer(future: Future[Any], answer: object) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
