"""From measurements to the rows of a table."""

from math import log
from statistics import median

MIB = 1024 * 1024


class Row:
    """What was measured for one input."""

    def __init__(self, screens, links, size, samples, peak):
        self.screens = screens
        self.links = links
        self.size = size
        self.samples = samples
        self.peak = peak

    @property
    def cpu(self):
        """The least CPU time: the run that the rest of the machine disturbed least."""
        return min(self.samples)

    def growth_from(self, other):
        """The exponent e of CPU = bytes ** e between two sizes; None where it means nothing."""
        if other is None or other.size == self.size or not (self.cpu and other.cpu):
            return None
        return log(self.cpu / other.cpu) / log(self.size / other.size)


def table(rows):
    """The whole table as text, columns aligned to the right."""
    lines = [("screens", "links", "MB", "CPU ms min", "median", "spread", "MB/s", "peak MiB", "mem B/B", "growth")]
    lines += [_cells(row, before) for row, before in zip(rows, [None, *rows])]
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths)) for line in lines)


def exponent(value):
    """A growth exponent as text."""
    return "-" if value is None else f"{value:.2f}"


def spread(samples):
    """How far the slowest sample is from the fastest, as text in per cent of the median."""
    middle = median(samples)
    return f"{100 * (max(samples) - min(samples)) / middle:.0f}%" if middle else "-"


def _cells(row, before):
    return (
        f"{row.screens:,}",
        f"{row.links:,}",
        f"{row.size / 1e6:.2f}",
        f"{row.cpu * 1000:.2f}",
        f"{median(row.samples) * 1000:.2f}",
        spread(row.samples),
        f"{row.size / 1e6 / row.cpu:.0f}" if row.cpu else "-",
        f"{row.peak / MIB:.1f}",
        f"{row.peak / row.size:.1f}",
        exponent(row.growth_from(before)),
    )
