#!/usr/bin/env python3
"""Measures how long `flowc swift` takes on the clock, beside `flowc check` of the same file.

Both read the file and resolve its names, which is what a check of a file without an `app` does: what `flowc swift` takes
beyond that is the writing of the router. All take turns in each round.
"""

import shutil
import subprocess
import tempfile
import time
from statistics import median

import inputs
import timed


def main():
    options = timed.parse_options(
        __doc__, ".build/benchmarks/flowc/release/flowc-stripped", "Benchmarks/compare --tools 'flowc check' --sizes 10",
        repeated="rounds", times=25, inputs=["graph-10000", "chain-10000", "cycle-10000"])
    print(f"{'input':20} {'names only':>11} {'check':>9} {'swift':>9} {'swift / check':>14} {'writing / check':>16}",
          flush=True)
    for shape, screens in options.inputs:
        print(row(options, shape, screens), flush=True)


def row(options, shape, screens):
    """The line of one input."""
    path = inputs.synthetic(screens, shape)
    times = {"names": [], "check": [], "swift": []}
    for _ in range(options.rounds):
        times["names"].append(seconds(options, "check", inputs.without_app(path)))
        times["check"].append(seconds(options, "check", path))
        folder = tempfile.mkdtemp(dir=inputs.FOLDER)
        times["swift"].append(seconds(options, "swift", path, "-o", folder))
        shutil.rmtree(folder)
    names, check, swift = (median(times[kind]) for kind in ("names", "check", "swift"))
    return (f"{shape + '-' + str(screens):20} {names * 1000:8.1f} ms {check * 1000:6.1f} ms {swift * 1000:6.1f} ms "
            f"{swift / check:14.2f} {(swift - names) / check:16.2f}")


def seconds(options, *arguments):
    """How long a run takes on the clock."""
    start = time.perf_counter()
    subprocess.run([options.flowc, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
