"""From what was measured to figures, and from figures to text."""

from math import log
from statistics import median

from tools import TOOLS

MIB = 1 << 20
MB = 1_000_000
START_UP = 10  # screens: so few that it is the start that is measured
COMPARED_FROM = 1_000


class Results:
    """What a comparison has kept."""

    def __init__(self, kept):
        self.kept = kept
        self.all_sizes = sorted(map(int, kept["sizes"]))
        self.sizes = [size for size in self.all_sizes if size >= COMPARED_FROM]

    def cell(self, name, size):
        """What was measured of a tool at a size, or None."""
        return self.kept["sizes"].get(str(size), {"tools": {}})["tools"].get(name)

    def measured(self, name, size):
        """The same, but None as well for what was ended."""
        cell = self.cell(name, size)
        return None if cell is None or "ended" in cell else cell

    def cpu(self, name, size):
        """The least CPU seconds, of the run that the rest of the machine disturbed least; None where there are none."""
        cell = self.measured(name, size)
        return min(cell["cpu"]) if cell else None

    def ratios(self, tool, size):
        """How many times flowc's CPU time the tool takes, for each round."""
        own, other = self.measured(tool.against, size), self.measured(tool.name, size)
        return [theirs / ours for ours, theirs in zip(own["cpu"], other["cpu"])] if own and other else []

    def growth(self, name, first, last):
        """The exponent e of CPU = bytes ** e between two sizes; None where one was not measured."""
        before, after = self.measured(name, first), self.measured(name, last)
        if not (before and after) or first == last:
            return None
        return log(min(after["cpu"]) / min(before["cpu"])) / log(after["input"] / before["input"])

    def largest(self, name):
        """The largest size that a tool has done."""
        return max((size for size in self.sizes if self.measured(name, size)), default=None)

    def tools(self, against=None):
        """The tools that were there, those of one group or all."""
        return [tool for tool in TOOLS
                if against in (None, tool.against) and self.cell(tool.name, self.sizes[0])]


def table(heads, rows):
    """A table in Markdown; the first column is text, the others are numbers."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def milliseconds(seconds):
    """Three digits are enough."""
    value = seconds * 1000
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def number(value):
    """Two digits behind the point below ten, one below a hundred."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def middle_and_spread(values):
    """The median with the least and the most."""
    return f"{number(median(values))} ({number(min(values))} to {number(max(values))})" if values else "–"


def exponent(value):
    """A growth exponent as text."""
    return "–" if value is None else f"{value:.2f}"


def why_ended(cell, limit):
    """Why there are no figures."""
    if cell["ended"] == "over seconds":
        return f"over {limit['seconds']} s"
    return f"over {limit['GiB']} GiB" if cell["ended"] == "over memory" else "failed"
