"""The plots of docs/performance.md, as SVG that is the same for the same figures."""

import io
from statistics import median

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({
    "svg.hashsalt": "flowc", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9, "axes.spines.top": False,
    "axes.spines.right": False, "legend.frameon": False, "legend.fontsize": 8, "lines.linewidth": 1.4,
})
from matplotlib import pyplot  # noqa: E402: the settings come first

from figures import MIB  # noqa: E402

OURS = "#1b6ef3"
OTHERS = ("#d1495b", "#edae49", "#00798c", "#6b4fbb", "#5f7c43", "#8d5a2b", "#b04a9c", "#3e4c59", "#2fa36b")
PANELS = ("flowc check", "flowc graph", "flowc swift")


def made(results):
    """The text of each plot, by its path in docs."""
    return {
        "pictures/performance-growth.svg": _lines(results, "CPU seconds", lambda cell: min(cell["cpu"])),
        "pictures/performance-memory.svg": _lines(results, "peak MiB", lambda cell: cell["peak"] / MIB),
        "pictures/performance-ratios.svg": _bars(results),
    }


def _lines(results, label, value):
    """A panel for each command of flowc: a line for each tool over the number of screens, both logarithmic."""
    figure, panels = pyplot.subplots(1, len(PANELS), figsize=(11, 5.2), sharey=True)
    for panel, against in zip(panels, PANELS):
        for tool, color in _colored(results.tools(against)):
            sizes = [size for size in results.sizes if results.measured(tool.name, size)]
            panel.loglog(sizes, [value(results.measured(tool.name, size)) for size in sizes], "o-", color=color,
                         label=tool.name, linewidth=2.4 if tool.is_flowc else 1.2, markersize=3.5)
        panel.set_xlabel("screens")
        panel.grid(True, which="major", color="#e4e7eb", linewidth=0.6)
        panel.legend(loc="upper center", bbox_to_anchor=(0.5, -0.14), ncols=2)
    panels[0].set_ylabel(label)
    return _text(figure)


def _bars(results):
    """A panel for each size: a bar for each tool, the median with the least and the most."""
    figure, panels = pyplot.subplots(1, len(results.sizes), figsize=(11, 4.2), sharex=True, sharey=True)
    tools = [tool for tool in results.tools() if not tool.is_flowc][::-1]
    for panel, size in zip(panels, results.sizes):
        for place, tool in enumerate(tools):
            ratios = results.ratios(tool, size)
            if ratios:
                middle = median(ratios)
                panel.barh(place, middle, color=OTHERS[PANELS.index(tool.against) * 2 + 2], height=0.65,
                           xerr=[[middle - min(ratios)], [max(ratios) - middle]], error_kw={"linewidth": 0.8})
            else:
                panel.text(1, place, " over the limit", va="center", fontsize=7, color="#7b8794")
        panel.set_xscale("log")
        panel.set_xlim(left=0.5)
        panel.axvline(1, color=OURS, linewidth=1.6)
        panel.set_title(f"{size:,} screens", fontsize=9)
    panels[0].set_yticks(range(len(tools)), [f"{tool.name} / {tool.against}" for tool in tools])
    figure.supxlabel("times the CPU time of flowc (the blue line)", fontsize=9)
    return _text(figure)


def _colored(tools):
    """Each tool with its colour. Where colours were too few, a tool would be left out; so that is an error."""
    return [(tool, (OURS, *OTHERS)[number]) for number, tool in enumerate(tools)]


def _text(figure):
    figure.tight_layout()
    output = io.StringIO()
    figure.savefig(output, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines()) + "\n"
