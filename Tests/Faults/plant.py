#!/usr/bin/env python3
"""Plants every fault of this folder in a copy of the sources, and asks the tests which of them they see.

    python3 Tests/Faults/plant.py [NAME ...] [--scratch DIR] [--rounds N] [--seed S] [--result FILE]

A fault is a file: the source file, why it is a fault, perhaps the tests that catch it, the text to find there, and what
stands there instead; in the latter `isPlanted` says whether the fault is on. All are put into one copy, which is built
once, and switched on one at a time. Where the fault names tests, each of them must fail: those in Promises hold what
SECURITY.md promises. For the others the random comparison with the naive judge runs until the first disagreement, mode
by mode. NAME may be a folder, too. Exit code 1: a fault was not caught, or does not fit the sources.
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

FAULTS = pathlib.Path(__file__).resolve().parent
ROOT = FAULTS.parents[1]
SWITCH = "planted-fault"
OPTIONS = ["-Xswiftc", "-O"]
JUDGE = r"FlowLangTests\.AgreementTests"
KEPT = r"FlowLangTests\.KeptSeedTests"
# Some faults take away a limit.
MEMORY = 8 << 30
RUNS = [(KEPT, "plain")] + [(JUDGE, mode) for mode in ("plain", "memoryless", "flags", "all", "guards", "urls")]


def read(name):
    head, rest = (FAULTS / f"{name}.fault").read_text().split("\n--- instead of\n")
    there, instead = rest.split("\n--- there is\n")
    return head.split("\n")[0], there, instead.removesuffix("\n")


def catchers(name):
    """The tests that catch a fault, as it says; none where the random comparison is to."""
    head = (FAULTS / f"{name}.fault").read_text().split("\n--- instead of\n")[0]
    return [test for line in head.split("\n") if line.startswith("caught by: ") for test in line[11:].split(", ")]


def write(path, content):
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def prepare(scratch, names):
    """The copy with all faults in it, each behind its switch. Answers those that do not fit."""
    unfit = []
    changed = {}
    # A file and no variable: tests give the tool an environment of its own.
    switches = [
        "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif",
        f"""private let plantedFault: String = {{
  guard let file = fopen("{scratch / SWITCH}", "r") else {{ return "" }}
  defer {{ fclose(file) }}
  var name = [CChar](repeating: 0, count: 256)
  return fgets(&name, 256, file) == nil ? "" : String(cString: name)
}}()""",
    ]
    for number, name in enumerate(names):
        file, there, instead = read(name)
        text = changed.get(file) or (ROOT / file).read_text()
        if text.count(there) != 1:
            unfit.append(name)
            continue
        changed[file] = text.replace(there, re.sub(r"\bisPlanted\b", f"isPlanted{number}", instead))
        # The switches are declared in the library.
        if file.startswith("Sources/flowc/") and "import FlowLang\n" not in changed[file]:
            changed[file] = "import FlowLang\n" + changed[file]
        switches.append(f'package let isPlanted{number} = plantedFault == "{name}"')
    listing = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for file in filter(None, subprocess.run(listing, capture_output=True, text=True, check=True).stdout.split("\0")):
        path = ROOT / file
        if path.is_symlink():
            (scratch / file).parent.mkdir(parents=True, exist_ok=True)
            (scratch / file).unlink(missing_ok=True)
            (scratch / file).symlink_to(os.readlink(path))
        elif path.is_file():
            write(scratch / file, changed[file].encode() if file in changed else path.read_bytes())
            (scratch / file).chmod(path.stat().st_mode & 0o777)
    write(scratch / "Sources/FlowLang/PlantedFault.swift", ("\n".join(switches) + "\n").encode())
    return unfit


def run(command, scratch, limit, fault="", memory=None, **environment):
    write(scratch / SWITCH, fault.encode())
    # A group of its own: what a test run leaves behind ends with it.
    process = subprocess.Popen(
        command, cwd=scratch, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True, errors="replace",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (memory, memory)) if memory else None)
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        # Tests start the tool in groups of its own.
        subprocess.run(["pkill", "-9", "-f", str(scratch / ".build")])
        output, _ = process.communicate()
        return -1, output + "\nrecorded an issue\n↳ takes too long"


def evidence(scratch, suite, mode, arguments, fault):
    """What a run complains of, in one line; None when it does not."""
    code, output = run(
        ["swift", "test", "--skip-build", *OPTIONS, "--filter", suite], scratch, 600, FLOW_SHRINK="no", FLOW_STOP="1",
        FLOW_ROUNDS=str(arguments.rounds), FLOW_SEED=str(arguments.seed), FLOW_MODE=mode, fault=fault)
    if code == 0:
        return None
    said = re.search(r"recorded an issue[^\n]*\n↳ ([^\n]*)", output)
    seed = re.search(r"FLOW_SEED=(\d+)", output)
    analysis = {KEPT: "kept, "}.get(suite, "")
    place = f"{analysis}{mode} {seed.group(1)}" if seed else f"{analysis}{mode}"
    return f"{place}: {said.group(1) if said else f'ends with {code}'}"[:200]


def blind(scratch, test, options, fault):
    """Whether a test passes all the same while a fault is on, or is not there."""
    suite, _, name = test.partition(".")
    code, output = run(
        ["swift", "test", "--skip-build", *options, "--filter", rf"FlowLangTests\.{suite}/{name}"], scratch, 300,
        fault=fault, memory=MEMORY, FLOWC_TESTS="full", FLOW_FUZZ_SECONDS="60")
    return code == 0 or not re.search(r"recorded an issue|Fatal error|takes too long|unexpected signal", output)


def caught(name, scratch, arguments, options, runs):
    """What catches a fault, in one line; None where nothing does, or not every test that it names."""
    tests = catchers(name)
    if not tests:
        return next(filter(None, (evidence(scratch, *one, arguments, name) for one in runs)), None)
    missing = [test for test in tests if blind(scratch, test, options, name)]
    if missing:
        print(f"{name}: not seen by {', '.join(missing)}", flush=True)
        return None
    return ", ".join(tests)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scratch", default=os.path.join(tempfile.gettempdir(), "planted-faults"))
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--result", default=None)
    arguments = parser.parse_args()
    every = sorted(str(path.relative_to(FAULTS).with_suffix("")) for path in FAULTS.rglob("*.fault"))
    wanted = [name.removesuffix("/") for name in arguments.names]
    names = [name for name in every if not wanted or name in wanted or os.path.dirname(name) in wanted]
    # Only the random comparison takes long enough to pay for an optimized build.
    judged = [name for name in names if not catchers(name)]
    options = OPTIONS if judged else []
    scratch = pathlib.Path(arguments.scratch).resolve()
    unfit = prepare(scratch, every)
    for name in unfit:
        print(f"{name}: its text is not there exactly once")
    code, output = run(["swift", "build", "--build-tests", *options], scratch, 3000)
    if code != 0:
        sys.exit("the copy does not build\n" + "\n".join(re.findall(r"[^\n]*error:[^\n]*", output)))
    runs = []
    for suite, mode in RUNS if judged else []:
        complaint = evidence(scratch, suite, mode, arguments, "")
        if complaint:
            print(f"left out, it complains without any fault: {complaint}", flush=True)
        else:
            runs.append((suite, mode))
    for test in sorted({test for name in names for test in catchers(name)}):
        if not blind(scratch, test, options, ""):
            print(f"{test} fails without any fault", flush=True)
    missed = list(unfit)
    lines = []
    for name in (name for name in names if name not in unfit):
        started = time.monotonic()
        found = caught(name, scratch, arguments, options, runs)
        if not found:
            missed.append(name)
        lines.append(f"{name}: {found or 'NOT CAUGHT'}")
        print(f"{lines[-1]} ({time.monotonic() - started:.0f} s)", flush=True)
        if arguments.result:
            pathlib.Path(arguments.result).write_text("\n".join(lines) + "\n")
    print(f"{len(names) - len(missed)} of {len(names)} caught")
    sys.exit(1 if missed else 0)


main()
