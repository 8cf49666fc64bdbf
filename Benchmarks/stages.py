"""What the stages of a compilation cost: instructions and memory for a large file, time for small ones."""

import json
import subprocess

import callgrind
import inputs
import measure

STAGES = ("read", "parse", "bind", "judge")
LARGE = 100_000
CHAINS = (5, 50, 500)


def of_large_file(program):
    """For each stage, all that comes before it included: instructions, peak memory, and CPU seconds of some runs."""
    path = inputs.synthetic(LARGE)
    result = {"screens": LARGE, "bytes": path.stat().st_size, "until": {}}
    for stage in STAGES:
        command = [str(program), "until", stage, str(path)]
        runs = [measure.run(command) for _ in range(5)]
        result["until"][stage] = {"cpu": [run.cpu for run in runs], "peak": measure.peak_bytes(command, runs[0])}
        if callgrind.path():
            result["until"][stage]["instructions"] = callgrind.instructions(command)
    return result


def of_chains(program):
    """Nanoseconds of each stage for chains of so many screens with one link each."""
    paths = [str(inputs.synthetic(screens, shape="chain")) for screens in CHAINS]
    lines = subprocess.run([str(program), "time", *paths], check=True, capture_output=True, text=True).stdout.splitlines()
    return [{"screens": screens, **{key: value for key, value in json.loads(line).items() if key != "file"}}
            for screens, line in zip(CHAINS, lines)]
