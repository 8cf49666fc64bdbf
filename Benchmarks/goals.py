"""What flowc is to reach, what it does reach, and whether that is enough."""

from figures import MB, START_UP, exponent, milliseconds, number, table
from tools import DRAW, JUDGE, WRITE

LARGE, LARGEST = 100_000, 1_000_000


def shown(results):
    """The table of goals."""
    rows = [[goal, measured, "–" if met is None else "yes" if met else "**no**"] for goal, measured, met in _all(results)]
    return table(["goal", "measured", "met"], rows)


def _all(results):
    stages = results.kept["stages"]
    until, size = stages["until"], stages["bytes"]
    yield _at_least("parse and bind 200 MB/s", size / MB / min(until["bind"]["cpu"]), 200, "MB/s")
    for name, stage, most in (("parse and bind", "bind", 35), ("with all verdicts", "judge", 100)):
        count = until[stage].get("instructions")
        yield _at_most(f"{name}: {most} instructions for each byte", count and count / size, most, "")
    yield _at_most("parse in 4 bytes of memory for each byte", until["parse"]["peak"] / size, 4, "")
    check = results.measured(JUDGE, LARGE)
    yield _at_most("check in 8 bytes of memory for each byte", check and check["peak"] / check["input"], 8, "")
    small = results.cpu(JUDGE, START_UP) if START_UP in results.all_sizes else None
    yield _at_most("a small file in 1.5 ms", small and small * 1000, 1.5, "ms")
    for name, tool in (("DOT", DRAW), ("Swift", WRITE)):
        cell = results.measured(tool, LARGE)
        yield _at_least(f"{name} at 200 MB/s of output, all before it included",
                        cell and cell["output"] / MB / min(cell["cpu"]), 200, "MB/s")
    yield _at_most("check a million screens in 3 s", LARGEST in results.sizes and results.cpu(JUDGE, LARGEST), 3, "s")
    whole = results.growth(JUDGE, results.sizes[0], results.sizes[-1])
    yield (f"growth of check at most 1.05 from {results.sizes[0]:,} to {results.sizes[-1]:,} screens", exponent(whole),
           None if whole is None else whole <= 1.05)
    yield _ahead(results)


def _at_least(goal, value, least, unit):
    return goal, f"{number(value)} {unit}".strip() if value else "–", value >= least if value else None


def _at_most(goal, value, most, unit):
    return goal, f"{number(value)} {unit}".strip() if value else "–", value <= most if value else None


def _ahead(results):
    """In CPU time, by the least of each, against every other tool at every size."""
    behind = [f"{tool.name} at {size:,} ({milliseconds(results.cpu(tool.name, size))} ms)"
              for size in results.sizes for tool in results.tools() if not tool.is_flowc
              and results.cpu(tool.name, size) and results.cpu(tool.name, size) < results.cpu(tool.against, size)]
    measured = "behind " + ", ".join(behind) if behind else "ahead"
    return f"ahead of every other tool from {results.sizes[0]:,} screens on", measured, not behind
