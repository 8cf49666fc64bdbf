"""What one run of a command costs: CPU time and peak memory, as the operating system counts them.

Linux counts the memory of the process that starts a command as the command's own, until it loads its program: the
peak of anything started from Python reads 10 MiB or more. So memory is measured in runs of their own, started by a
small shell that leaves at once; the command then becomes our child (`prctl`), and its peak begins at the shell's size.
"""

import ctypes
import os
import sys
import tempfile

BYTES_PER_MAXRSS = 1 if sys.platform == "darwin" else 1024
SHELL = "/bin/sh"
START_AND_LEAVE = '"$@" <&0 &'
PR_SET_CHILD_SUBREAPER = 36


class Failure(Exception):
    """The command ended otherwise than with exit code 0."""


class Run:
    """One finished run."""

    def __init__(self, usage, printed_bytes):
        self.cpu = usage.ru_utime + usage.ru_stime
        self.peak_bytes = usage.ru_maxrss * BYTES_PER_MAXRSS
        self.printed_bytes = printed_bytes


def run(command):
    """Runs the command (a list, its program with a path) with its output in a file; raises Failure if it fails."""
    return _run(command, lambda output: os.wait4(_spawn(command, output), 0))


def peak_bytes(command):
    """The most memory that the command held at once."""
    if not _adopts_orphans():
        return run(command).peak_bytes
    return _run(command, lambda output: _wait_for_orphan(command, output)).peak_bytes


def _run(command, start_and_wait):
    with tempfile.TemporaryFile() as output:
        _, status, usage = start_and_wait(output.fileno())
        code = os.waitstatus_to_exitcode(status)
        if code != 0:
            raise Failure(_describe(command, code, output))
        return Run(usage, output.seek(0, os.SEEK_END))


def _wait_for_orphan(command, output):
    shell = _spawn([SHELL, "-c", START_AND_LEAVE, SHELL, *command], output)
    os.waitpid(shell, 0)
    return os.wait4(-1, 0)


def _spawn(command, output):
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_DUP2, output, 1),
        (os.POSIX_SPAWN_DUP2, output, 2),
    ]
    return os.posix_spawn(command[0], command, os.environ, file_actions=actions)


def _adopts_orphans():
    """Makes this process the parent of its grandchildren once their parent has left; Linux only, and only needed there."""
    if sys.platform != "linux":
        return False
    try:
        return ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    except (OSError, AttributeError):
        return False


def _describe(command, code, output):
    output.seek(0)
    said = output.read(2000).decode("utf-8", "replace").rstrip()
    ended = f"exit code {code}" if code > 0 else f"signal {-code}"
    return f"{' '.join(command)}\n{ended}; it printed:\n{said or '(nothing)'}"
