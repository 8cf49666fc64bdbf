"""All tools on graphs of one size, in turns, so that what else the machine does meets them alike."""

import os
import shutil
import tempfile
from contextlib import contextmanager
from math import ceil
from pathlib import Path

import inputs
import measure

LEAST_CPU_PER_SAMPLE = 0.05  # seconds; systems that count CPU time in ticks need it
MOST_RUNS_PER_SAMPLE = 50
LONG_ENOUGH_TO_COUNT = 1.0  # seconds: a first run that takes this long has nothing to warm up
FAR_BELOW_THE_LIMIT = 10
MUCH_MEMORY = 64 << 20  # bytes: a run that takes so much begins with that much at hand


class Cell:
    """A tool at one size."""

    def __init__(self, tool, flow, flowc, limit, folder):
        self.tool = tool
        self.input = inputs.in_form(flow, tool.form).stat().st_size
        self.command = tool.command(flow, folder, flowc)
        self.limit = limit
        self.folder = folder
        self.samples = []
        self.runs_per_sample = None
        self.peak = 0
        self.ended = None  # why there are no more samples

    def measure(self):
        """One more sample: the mean CPU time of as many runs as take a while."""
        if self.ended:
            return
        try:
            if self.runs_per_sample is None:
                self._measure_first()
            else:
                self._sample()
        except measure.OverLimit as over:
            self.ended = f"over {over}"
        except measure.Failure as failure:
            print(failure, flush=True)
            self.ended = "failed"

    def result(self):
        """What is kept of it."""
        if self.ended:
            return {"ended": self.ended}
        return {"input": self.input, "output": self.output, "cpu": self.samples, "peak": self.peak}

    def _measure_first(self):
        first = self._run()
        if first.cpu * FAR_BELOW_THE_LIMIT < self.limit.seconds and first.peak_bytes * FAR_BELOW_THE_LIMIT < self.limit.memory:
            self.limit = None  # The shell that sets limits costs time, too.
        self.runs_per_sample = min(MOST_RUNS_PER_SAMPLE, ceil(LEAST_CPU_PER_SAMPLE / max(first.cpu, 1e-6)))
        self.output = self._written_bytes() if self.tool.writes else first.printed_bytes
        self._empty_folder()
        self.peak = measure.peak_bytes(self.command, first)
        if first.cpu >= LONG_ENOUGH_TO_COUNT and self.peak < MUCH_MEMORY:
            self.samples.append(first.cpu)
        else:
            self._sample()

    def _sample(self):
        self.samples.append(sum(self._run().cpu for _ in range(self.runs_per_sample)) / self.runs_per_sample)

    def _run(self):
        self._empty_folder()
        if self.peak >= MUCH_MEMORY:
            measure.have_memory(self.peak)
        return measure.run(self.command, self.limit)

    def _written_bytes(self):
        return sum(entry.stat().st_size for entry in os.scandir(self.folder))

    def _empty_folder(self):
        shutil.rmtree(self.folder)
        self.folder.mkdir()


@contextmanager
def folder_for_output():
    """A folder that is emptied by being replaced, so it lies in one that stays."""
    inputs.FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=inputs.FOLDER) as outer:
        folder = Path(outer) / "written"
        folder.mkdir()
        yield folder


def of_size(screens, rounds, tools, flowc, limit, ended):
    """What each tool takes for a graph of so many screens; `ended` says who had enough at a smaller size, and learns."""
    flow = inputs.synthetic(screens)
    with folder_for_output() as folder:
        cells = [Cell(tool, flow, flowc, limit, folder) for tool in tools]
        for cell in cells:
            cell.ended = ended.get(cell.tool.name)
        for _ in range(rounds):
            for cell in cells:
                cell.measure()
    ended.update({cell.tool.name: cell.ended for cell in cells if cell.ended})
    return {"bytes": flow.stat().st_size, "tools": {cell.tool.name: cell.result() for cell in cells}}
