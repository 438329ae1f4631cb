"""Errors that programs can tell apart: every one carries a stable code and what it is about."""

from __future__ import annotations


class TablaError(ValueError):
    """What every error of this package is.

    `code` is stable, dotted and never translated; `message` is one English sentence for the
    developer; `subject` is the text or value that was refused.

    >>> raise Malformed("position.total", "White has 14 checkers, not 15", "w14")
    Traceback (most recent call last):
    ...
    tabla_core.errors.Malformed: White has 14 checkers, not 15: 'w14' [position.total]
    """

    def __init__(self, code: str, message: str, subject: object = None) -> None:
        self.code = code
        self.message = message
        self.subject = subject
        quoted = "" if subject is None else f": {_quoted(subject)}"
        super().__init__(f"{message}{quoted} [{code}]")


class Malformed(TablaError):  # noqa: N818 - the adjective is the name
    """The text or JSON says nothing that could be true: wrong form, wrong totals, unknown names."""


class Illegal(TablaError):  # noqa: N818
    """Well formed, but the rules do not allow it here."""


class BadEvent(Malformed):
    """A match record that does not replay: `event` is the bad one's number, counted from 1.

    `because` is the error that event met.
    """

    def __init__(self, event: int, because: TablaError) -> None:
        super().__init__("record.event", f"event {event}: {because.message}", because.subject)
        self.event = event
        self.because = because


def _quoted(subject: object) -> str:
    """One line of at most 300 characters, so that a huge input cannot flood the error."""
    try:
        text = repr(subject)
    except (ValueError, RecursionError):
        # Python refuses to write out numbers of thousands of digits and very deep lists.
        return f"<{type(subject).__name__}>"
    return text if len(text) <= 300 else f"{text[:200]}…{text[-60:]}"
