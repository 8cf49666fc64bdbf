"""How many instructions a command takes, counted by valgrind: the same number again for the same program and input,
whatever else the machine is doing.

Valgrind shows programs a processor of its own making, so `memcpy` and its like are the same ones on every x86-64 machine
with AVX2. Hash tables of Swift begin with the same seed (`SWIFT_DETERMINISTIC_HASHING`).
"""

import os
import re
import shutil

import measure

ENVIRONMENT = {"PATH": os.defpath, "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1", "PYTHONHASHSEED": "0"}


def path():
    """Where valgrind is; None where it is not installed."""
    return shutil.which("valgrind")


def instructions(command, limit=None, codes=(0,)):
    """The count for a command (a list, its program with a path), threads included; `limit` and `codes` as measure.run."""
    counting = [path(), "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    printed = measure.run(counting, limit, ENVIRONMENT, codes).last_printed
    return int(re.search(r"Collected : (\d+)", printed).group(1))
