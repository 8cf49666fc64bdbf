#!/usr/bin/env python3
"""Plants every fault of this folder in a copy of the sources, and asks the tests which of them they see.

    python3 Tests/Faults/plant.py [NAME ...] [--scratch DIR] [--rounds N] [--seed S] [--result FILE]

A fault is a file: the source file, why it is a fault, the text to find there, and what stands there instead; in the
latter `isPlanted` says whether the fault is on. All are put into one copy, which is built once, and switched on one
at a time. For each, the random comparison with the naive judge runs until the first disagreement, mode by mode. Exit code 1: a fault was not caught, or does not fit the sources.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

FAULTS = pathlib.Path(__file__).resolve().parent
ROOT = FAULTS.parents[1]
SWITCH = "FLOW_FAULT"
OPTIONS = ["-Xswiftc", "-O"]
JUDGE = r"FlowLangTests\.AgreementTests"
KEPT = r"FlowLangTests\.KeptSeedTests"
RUNS = [(KEPT, "plain")] + [(JUDGE, mode) for mode in ("plain", "memoryless", "flags", "all", "guards", "urls")]


def read(name):
    head, rest = (FAULTS / f"{name}.fault").read_text().split("\n--- instead of\n")
    there, instead = rest.split("\n--- there is\n")
    return head.split("\n")[0], there, instead.removesuffix("\n")


def write(path, content):
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def prepare(scratch, names):
    """The copy with all faults in it, each behind its switch. Answers those that do not fit."""
    unfit = []
    changed = {}
    switches = [
        "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif",
        f'private let plantedFault = getenv("{SWITCH}").map {{ String(cString: $0) }} ?? ""',
    ]
    for number, name in enumerate(names):
        file, there, instead = read(name)
        text = changed.get(file) or (ROOT / file).read_text()
        if text.count(there) != 1:
            unfit.append(name)
            continue
        changed[file] = text.replace(there, re.sub(r"\bisPlanted\b", f"isPlanted{number}", instead))
        switches.append(f'let isPlanted{number} = plantedFault == "{name}"')
    for part in ("Sources", "Tests", "Package.swift", "docs", "examples", "README.md"):
        folder = ROOT / part
        paths = [folder] if folder.is_file() else [path for path in folder.rglob("*") if path.is_file()]
        for path in paths:
            file = str(path.relative_to(ROOT))
            write(scratch / file, changed[file].encode() if file in changed else path.read_bytes())
    write(scratch / "Sources/FlowLang/Navigation/PlantedFault.swift", ("\n".join(switches) + "\n").encode())
    return unfit


def run(command, scratch, limit, **environment):
    # A group of its own: what a test run leaves behind ends with it.
    process = subprocess.Popen(
        command, cwd=scratch, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        output, _ = process.communicate()
        return -1, output + "\nrecorded an issue\n↳ takes too long"


def evidence(scratch, suite, mode, arguments, fault):
    """What a run complains of, in one line; None when it does not."""
    code, output = run(
        ["swift", "test", "--skip-build", *OPTIONS, "--filter", suite], scratch, 600, FLOW_SHRINK="no", FLOW_STOP="1",
        FLOW_ROUNDS=str(arguments.rounds), FLOW_SEED=str(arguments.seed), FLOW_MODE=mode, **{SWITCH: fault})
    if code == 0:
        return None
    said = re.search(r"recorded an issue[^\n]*\n↳ ([^\n]*)", output)
    seed = re.search(r"FLOW_SEED=(\d+)", output)
    analysis = {KEPT: "kept, "}.get(suite, "")
    place = f"{analysis}{mode} {seed.group(1)}" if seed else f"{analysis}{mode}"
    return f"{place}: {said.group(1) if said else f'ends with {code}'}"[:200]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scratch", default=os.path.join(tempfile.gettempdir(), "planted-faults"))
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--result", default=None)
    arguments = parser.parse_args()
    every = sorted(path.stem for path in FAULTS.glob("*.fault"))
    names = arguments.names or every
    scratch = pathlib.Path(arguments.scratch)
    unfit = prepare(scratch, every)
    for name in unfit:
        print(f"{name}: its text is not there exactly once")
    code, output = run(["swift", "build", "--build-tests", *OPTIONS], scratch, 3000)
    if code != 0:
        sys.exit("the copy does not build\n" + "\n".join(re.findall(r"[^\n]*error:[^\n]*", output)))
    runs = []
    for suite, mode in RUNS:
        complaint = evidence(scratch, suite, mode, arguments, "")
        if complaint:
            print(f"left out, it complains without any fault: {complaint}", flush=True)
        else:
            runs.append((suite, mode))
    missed = list(unfit)
    lines = []
    for name in (name for name in names if name not in unfit):
        started = time.monotonic()
        found = next(filter(None, (evidence(scratch, *one, arguments, name) for one in runs)), None)
        if not found:
            missed.append(name)
        lines.append(f"{name}: {found or 'NOT CAUGHT'}")
        print(f"{lines[-1]} ({time.monotonic() - started:.0f} s)", flush=True)
        if arguments.result:
            pathlib.Path(arguments.result).write_text("\n".join(lines) + "\n")
    print(f"{len(names) - len(missed)} of {len(names)} caught")
    sys.exit(1 if missed else 0)


main()
