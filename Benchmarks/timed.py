"""The command line of the scripts that time one flowc on generated inputs."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def parse_options(documentation, flowc, how, *, repeated, times, inputs):
    """Reads it.

    flowc: the path below the repository of what is measured unless said otherwise, `how`: how that is built.
    repeated: what the repetitions are called, `times`: how many there are unless said otherwise.
    inputs: what is measured unless said otherwise, each a shape and numbers as `graph-10000`.
    """
    count = inputs[0].count("-")
    parser = argparse.ArgumentParser(description=documentation.splitlines()[0])
    parser.add_argument("--flowc", metavar="PATH", type=Path, default=ROOT / flowc, help="what is measured")
    parser.add_argument(f"--{repeated}", metavar="N", type=int, default=times,
                        help=f"{repeated} of each; the median counts (default {times})")
    parser.add_argument("inputs", metavar="-".join(["SHAPE", "SCREENS", "TAGS"][:count + 1]), nargs="*",
                        type=lambda text: _input(text, count), default=[_input(text, count) for text in inputs])
    options = parser.parse_args()
    if not options.flowc.is_file():
        sys.exit(f"There is no {options.flowc}. Build it first, in {ROOT}:\n  {how}")
    options.flowc = options.flowc.resolve()
    return options


def _input(text, count):
    """Reads `graph-10000`: a shape and so many numbers."""
    shape, *numbers = text.split("-")
    if len(numbers) != count:
        raise argparse.ArgumentTypeError(f"{text} is no shape with {count} numbers behind it")
    return shape, *(int(number) for number in numbers)
