"""The comparison with other tools as figures, and figures as text."""

from statistics import median

from tools import TOOLS

MB = 1_000_000


class Peers:
    """The figures that a comparison has kept."""

    def __init__(self, kept):
        self.kept = kept
        self.sizes = sorted(map(int, kept["sizes"]))

    def cell(self, name, size):
        """The figures of a tool at a size, or None."""
        return self.kept["sizes"][str(size)]["tools"].get(name)

    def measured(self, name, size):
        """The same, but None as well for what was ended."""
        cell = self.cell(name, size)
        return None if cell is None or "ended" in cell else cell

    def cpu(self, name, size):
        """The least CPU seconds, of the run that the rest of the machine disturbed least; None where there are none."""
        cell = self.measured(name, size)
        return min(cell["cpu"]) if cell else None

    def ratio(self, tool, size):
        """How many times flowc's CPU time the tool takes, as the median of the rounds."""
        own, other = self.measured(tool.against, size), self.measured(tool.name, size)
        return median(theirs / ours for ours, theirs in zip(own["cpu"], other["cpu"])) if own and other else None

    def ahead(self):
        """The tools, with sizes, that take less CPU time than the command of flowc that they are compared with."""
        return [(tool.name, size) for size in self.sizes for tool in TOOLS
                if not tool.is_flowc and (ratio := self.ratio(tool, size)) and ratio < 1]

    def why_ended(self, name, size):
        """The reason why there are no figures."""
        limit, cell = self.kept["limit"], self.cell(name, size)
        if cell is None:
            return "–"
        reasons = {"over seconds": f"over {limit['seconds']} s", "over memory": f"over {limit['GiB']} GiB"}
        return reasons.get(cell["ended"], "failed")


def table(heads, rows):
    """A table in Markdown; the first column is text, the others are numbers."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def number(value):
    """Two digits behind the point below ten, one below a hundred; text as it is."""
    if value is None or isinstance(value, str):
        return value or "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def scaled(value, factor):
    """A figure in another unit as text; a reason why there is none as it is."""
    return number(value if value is None or isinstance(value, str) else value * factor)
