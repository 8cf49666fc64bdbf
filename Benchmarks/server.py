#!/usr/bin/env python3
"""Measures the language server on real flows as an editor sees it: milliseconds from a keystroke to all findings of the text as
it is then. A keystroke changes one letter of a label, adds a link, breaks the target of a link, or restores it. Exits with 1
when a median misses its goal; a server that does not answer in time is a row, and is ended."""

import argparse
import json
import queue
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import build
import flowtext
import machine
import parts

FLOWS = [path for path in parts.FLOWS if path.parent.name in ("flows", "shop")]
LINK = re.compile(r'^[^"/]*\blink \w+ "(?P<label>[^"\\]+)" -> (?P<goal>[A-Z]\w*)')
KINDS = ("label", "added link", "broken target", "restored target")
GOAL = 15  # milliseconds


class TooSlow(Exception):
    """The server did not answer in time."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flows", metavar="FLOW", nargs="*", type=Path, default=FLOWS)
    parser.add_argument("--flowc", metavar="PATH", type=Path, help="a release that is built already")
    parser.add_argument("--keystrokes", metavar="N", type=int, default=60, help="of each kind (default 60)")
    parser.add_argument("--limit", metavar="S", type=float, default=5, help="seconds for an answer (default 5)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="keep the figures, for Benchmarks/report.py")
    options = parser.parse_args()
    flowc = (options.flowc or build.flowc()).resolve()
    results = {"machine": machine.describe(), "commit": machine.commit(), "rows": []}
    print(f"{'':32}" + "".join(f"{kind + ' ms':>24}" for kind in KINDS) + "   (median, worst)")
    for flow in options.flows:
        row = measured(flowc, flow.resolve(), options)
        results["rows"].append(row)
        print(line(row), flush=True)
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    sys.exit(any(row["missed"] for row in results["rows"]))


def line(row):
    """A row as text."""
    if "ended" in row:
        return f"{row['case']:32}{row['ended']:>24}  MISSED"
    cells = "".join(f"{row[kind]['median']:>13.1f} {row[kind]['worst']:>10.1f}" for kind in KINDS)
    return f"{row['case']:32}{cells}" + ("  MISSED: " + ", ".join(row["missed"]) if row["missed"] else "")


def measured(flowc, flow, options):
    """The row of a flow."""
    row = {"case": flow.stem, "missed": []}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / ".flowc.json").write_text("{}\n", encoding="utf-8")  # a project that holds nothing else
        path = flowtext.copied(flow, Path(folder))
        server = Server(flowc, options.limit)
        try:
            times = Editor(server, path).types(options.keystrokes)
        except TooSlow:
            return {**row, "ended": f"over {options.limit:g} s", "missed": list(KINDS)}
        finally:
            server.end()
    for kind in KINDS:
        row[kind] = {"median": statistics.median(times[kind]), "worst": max(times[kind])}
        if row[kind]["median"] > GOAL:
            row["missed"].append(kind)
    return row


class Editor:
    """A document that is open in the server."""

    def __init__(self, server, path):
        self.server = server
        self.uri = path.as_uri()
        self.version = 0
        text = path.read_text(encoding="utf-8")
        self.places = []  # of one link each: line, column of a letter of its label, column behind its goal, and the letters
        for number, text_of_line in enumerate(text.split("\n")):
            if found := LINK.match(text_of_line):
                label, goal = found.start("label"), found.end("goal") - 1
                self.places.append((number, label, text_of_line[label], goal, text_of_line[goal]))
        server.request("initialize", {"capabilities": {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}})
        server.notify("initialized", {})
        server.notify("textDocument/didOpen",
                      {"textDocument": {"uri": self.uri, "version": 0, "languageId": "flow", "text": text}})
        self.wait_for_findings()

    def types(self, count):
        """The milliseconds of so many keystrokes of each kind, spread over the links of the file."""
        times = {kind: [] for kind in KINDS}
        for number in range(count):
            row, label, letter, goal, end = self.places[number * len(self.places) // count % len(self.places)]
            times["label"].append(self.keystroke(row, label, "x"))
            self.keystroke(row, label, letter)
            times["added link"].append(self.edit((row, 0), (row, 0), "link added -> home\n"))
            self.edit((row, 0), (row + 1, 0), "")
            times["broken target"].append(self.keystroke(row, goal, "Q"))
            times["restored target"].append(self.keystroke(row, goal, end))
        return times

    def keystroke(self, row, column, letter):
        """Replaces a letter and waits for the findings: milliseconds."""
        return self.edit((row, column), (row, column + 1), letter)

    def edit(self, start, end, text):
        """Replaces the text between two places, each a line and a column, and waits for the findings: milliseconds."""
        self.version += 1
        place = {name: {"line": line, "character": column} for name, (line, column) in (("start", start), ("end", end))}
        began = time.perf_counter()
        self.server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": self.version},
                                                      "contentChanges": [{"range": place, "text": text}]})
        self.wait_for_findings()
        return (time.perf_counter() - began) * 1000

    def wait_for_findings(self):
        self.server.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                         and message["params"]["uri"] == self.uri and message["params"].get("version") == self.version)


class Server:
    """The tool on two pipes."""

    def __init__(self, flowc, limit):
        self.process = subprocess.Popen([flowc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.limit = limit
        self.last = 0
        self.messages = queue.SimpleQueue()
        threading.Thread(target=self.read, daemon=True).start()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        self.wait(lambda message: message.get("id") == self.last)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        """Puts every message into the queue, and None at the end."""
        length = 0
        while header := self.process.stdout.readline():
            if header.startswith(b"Content-Length:"):
                length = int(header.split(b":")[1])
            elif header == b"\r\n":
                self.messages.put(json.loads(self.process.stdout.read(length)))
        self.messages.put(None)

    def wait(self, is_wanted):
        latest = time.monotonic() + self.limit
        while True:
            try:
                message = self.messages.get(timeout=max(0, latest - time.monotonic()))
            except queue.Empty:
                raise TooSlow from None
            if message is None:
                sys.exit("server.py: the server is gone")
            if is_wanted(message):
                return

    def end(self):
        self.process.kill()
        self.process.wait()


if __name__ == "__main__":
    main()
