#!/usr/bin/env python3
"""Measures how long `flowc swift` takes on the clock, beside `flowc check` of the same file.

Both read the file and resolve its names, which is what a check of a file without an `app` does: what `flowc swift` takes
beyond that is the writing of the router. All take turns in each round.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import inputs

ROOT = Path(__file__).resolve().parent.parent


def main():
    options = parse_options()
    print(f"{'input':20} {'names only':>11} {'check':>9} {'swift':>9} {'swift / check':>14} {'writing / check':>16}",
          flush=True)
    for shape, screens in options.inputs:
        print(row(options, shape, screens), flush=True)


def parse_options():
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flowc", metavar="PATH", type=Path, default=ROOT / ".build/benchmarks/flowc/release/flowc-stripped",
                        help="what is measured (default: what Benchmarks/compare has built)")
    parser.add_argument("--rounds", metavar="N", type=int, default=25, help="rounds; the median counts (default 25)")
    parser.add_argument("inputs", metavar="SHAPE-SCREENS", nargs="*", type=an_input,
                        default=[an_input(text) for text in ("graph-10000", "chain-10000", "cycle-10000")])
    options = parser.parse_args()
    if not options.flowc.is_file():
        sys.exit(f"There is no {options.flowc}. Build it first, in {ROOT}:\n  Benchmarks/compare --tools 'flowc check' --sizes 10")
    options.flowc = options.flowc.resolve()
    return options


def an_input(text):
    """Reads `graph-10000`."""
    shape, screens = text.split("-")
    return shape, int(screens)


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
