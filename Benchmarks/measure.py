"""What one run of a command costs: CPU time and peak memory, as the operating system counts them.

Linux counts the memory of the process that starts a command as the command's own, until it loads its program: the
peak of anything started from Python reads 10 MiB or more. So a small peak is measured in a run of its own, started by
a small shell that leaves at once; the command then becomes our child (`prctl`), and its peak begins at the shell's size.
"""

import ctypes
import os
import resource
import signal
import sys
import tempfile
import threading
import time

BYTES_PER_MAXRSS = 1 if sys.platform == "darwin" else 1024
SHELL = "/bin/sh"
START_AND_LEAVE = '"$@" <&0 &'
START_WITHIN = 'ulimit -t "$0"; exec "$@"'
PR_SET_CHILD_SUBREAPER = 36
SECONDS_BETWEEN_LOOKS = 0.05
TOUCH = """
import mmap, sys
size = int(sys.argv[1])
memory = mmap.mmap(-1, size)
for place in range(0, size, mmap.PAGESIZE):
    memory[place] = 1
"""
ENOUGH_TO_BE_ITS_OWN = 2  # times the memory of this process


class Failure(Exception):
    """The command ended otherwise than with exit code 0."""


class OverLimit(Exception):
    """The command took more than it was allowed; says which."""


class Limit:
    """What a command may take: seconds of CPU time, and bytes of memory (or None) where the system tells them (Linux).

    A command that waits for something takes no CPU time, so there is a limit on the clock as well, far above the other.
    """

    def __init__(self, seconds, memory):
        self.seconds = seconds
        self.memory = memory
        self.clock = 10 + 10 * seconds


class Run:
    """One finished run."""

    def __init__(self, usage, output):
        self.cpu = usage.ru_utime + usage.ru_stime
        self.peak_bytes = usage.ru_maxrss * BYTES_PER_MAXRSS
        self.printed_bytes = output.seek(0, os.SEEK_END)
        output.seek(max(0, self.printed_bytes - 2000))
        self.last_printed = output.read().decode("utf-8", "replace").rstrip()


def run(command, limit=None, environment=os.environ, codes=(0,)):
    """Runs the command (a list, its program with a path) with its output in a file.

    Raises Failure if it ends with another exit code than these, and OverLimit if it takes more than it may.
    """
    process = lambda output: _spawn(_within(limit, command), output, environment)  # noqa: E731
    return _run(command, lambda output: _wait_within(limit, process(output)), limit, codes)


def peak_bytes(command, seen, codes=(0,)):
    """The most memory that the command held at once, where a run of it (`seen`) tells too much because of our own."""
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * BYTES_PER_MAXRSS
    if seen.peak_bytes > ENOUGH_TO_BE_ITS_OWN * own or not _adopts_orphans():
        return seen.peak_bytes
    return _run(command, lambda output: _wait_for_orphan(command, output), None, codes).peak_bytes


def have_memory(size):
    """Lets the machine have so many bytes of memory at hand.

    A virtual machine may hand free memory back to its host. What then uses it first waits for the host, up to ten times
    as long as the machine takes to clear it, and that is counted as the command's own time.

    Raises Failure where there is not so much.
    """
    run([sys.executable, "-c", TOUCH, str(size)])


def _run(command, start_and_wait, limit, codes):
    with tempfile.TemporaryFile() as output:
        status, usage = start_and_wait(output.fileno())
        code = os.waitstatus_to_exitcode(status)
        ended = Run(usage, output)
        if code in codes:
            return ended
        if limit and code in (-signal.SIGKILL, -signal.SIGXCPU):
            held = limit.memory and ended.peak_bytes > limit.memory
            raise OverLimit("memory" if held else "seconds")
        how = f"exit code {code}" if code > 0 else f"signal {-code}"
        raise Failure(f"{' '.join(command)}\n{how}; it printed:\n{ended.last_printed or '(nothing)'}")


def _within(limit, command):
    return [SHELL, "-c", START_WITHIN, str(limit.seconds), *command] if limit else command


def _wait_within(limit, process):
    """Waits for a process, and ends it when it holds more memory than it may or takes too long on the clock."""
    ended = threading.Event()
    if limit:
        threading.Thread(target=_watch, args=(process, limit, ended), daemon=True).start()
    _, status, usage = os.wait4(process, 0)
    ended.set()
    return status, usage


def _watch(process, limit, ended):
    latest = time.monotonic() + limit.clock
    while not ended.wait(SECONDS_BETWEEN_LOOKS):
        try:
            if time.monotonic() > latest or limit.memory and _resident(process) > limit.memory:
                os.kill(process, signal.SIGKILL)
        except (OSError, IndexError):
            return


def _resident(process):
    """The bytes of memory that a process holds now; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _wait_for_orphan(command, output):
    shell = _spawn([SHELL, "-c", START_AND_LEAVE, SHELL, *command], output, os.environ)
    os.waitpid(shell, 0)
    _, status, usage = os.wait4(-1, 0)
    return status, usage


def _spawn(command, output, environment):
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_DUP2, output, 1),
        (os.POSIX_SPAWN_DUP2, output, 2),
    ]
    return os.posix_spawn(command[0], command, environment, file_actions=actions)


def _adopts_orphans():
    """Makes this process the parent of its grandchildren once their parent has left; Linux only, and only needed there."""
    if sys.platform != "linux":
        return False
    try:
        return ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    except (OSError, AttributeError):
        return False
