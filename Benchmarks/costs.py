"""The cost of one command of flowc on one file: CPU time, peak memory, instructions; and its findings."""

import json
import subprocess
import tempfile
from pathlib import Path

import callgrind
import flowtext
import measure

CODES = (0, 1)  # of a command that ran, with or without findings
RUNS = 3  # of a short command; the least CPU time counts
SHORT = 0.3  # seconds
LONGEST_COUNTED = 1.0  # seconds of CPU time; a command that takes longer is not counted by callgrind
SLOWER_WHEN_COUNTED = 120
SMALLEST = "app A { start S }\nscreen S { link next -> T }\nscreen T {}\n"


class Flowc:
    """A binary that is measured, within limits."""

    def __init__(self, path, limit, folder):
        self.path = str(path)
        self.limit = limit
        self.folder = Path(folder)
        self._start = None

    def cost(self, command, path, *options):
        """CPU seconds and the peak of a command; `ended` instead, with the reason, where it has no end within the limits."""
        arguments = [self.path, command, *options, str(path)]
        try:
            runs = [measure.run(arguments, self.limit, codes=CODES)]
            if runs[0].cpu < SHORT:
                runs += [measure.run(arguments, codes=CODES) for _ in range(RUNS - 1)]
                return {"cpu": min(run.cpu for run in runs), "peak": measure.peak_bytes(arguments, runs[0], CODES)}
            return {"cpu": runs[0].cpu, "peak": runs[0].peak_bytes}
        except measure.OverLimit as over:
            amount = f"{self.limit.seconds} s" if str(over) == "seconds" else f"{self.limit.memory >> 20:,} MiB"
            return {"ended": f"over {amount}"}
        except measure.Failure as failure:
            print(failure, flush=True)
            return {"ended": "failed"}

    def instructions(self, path, cost=None):
        """The instructions of a check, less those of starting; None where that takes too long or valgrind is not there."""
        if not callgrind.path() or cost and cost.get("cpu", LONGEST_COUNTED) >= LONGEST_COUNTED:
            return None
        limit = measure.Limit(int(LONGEST_COUNTED * SLOWER_WHEN_COUNTED), None)
        try:
            return callgrind.instructions([self.path, "check", str(path)], limit, CODES) - self.start()
        except (measure.OverLimit, measure.Failure):
            return None

    def binding(self, path):
        """The instructions of reading and binding, less those that it takes for next to nothing."""
        own, least = (self.instructions(self.bound(each)) for each in (path, self.written("start", SMALLEST)))
        return None if own is None or least is None else own - least

    def start(self):
        """The instructions of a check of next to nothing."""
        if self._start is None:
            self._start = 0
            self._start = self.instructions(self.written("start", SMALLEST)) or 0
        return self._start

    def findings(self, path, *options):
        """The findings of a check that ends in time, and its exit code."""
        done = self._run("check", "--format", "json", *options, str(path))
        return json.loads(done.stdout)["findings"], done.returncode

    def walks(self, path):
        """The result of `flowc tests`, which ends in time; None where the flow has errors that keep it from having tests."""
        done = self._run("tests", str(path))
        return json.loads(done.stdout) if done.returncode == 0 else None

    def written(self, name, text):
        """The path of a file with this text."""
        path = self.folder / f"{name.replace(' ', '-')}.flow"
        path.write_text(text, encoding="utf-8")
        return path

    def with_more(self, flow, text):
        """The path of a copy of a flow with more text at its end."""
        copy = flowtext.copied(flow, Path(tempfile.mkdtemp(dir=self.folder)))
        copy.write_text(copy.read_text(encoding="utf-8") + text, encoding="utf-8")
        return copy

    def bound(self, flow):
        """The path of a flow that is read and bound but not judged: one with a syntax error in its last line."""
        return self.with_more(flow, "\nscreen\n")

    def _run(self, *arguments):
        return subprocess.run([self.path, *arguments], capture_output=True, text=True, check=False,
                              timeout=self.limit.clock)
