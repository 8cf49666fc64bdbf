#!/usr/bin/env python3
"""Measures the language server on generated flows, as an editor sees it: milliseconds from a keystroke to the findings of the
text as it is then, and from a keystroke to what can be completed there; the median and the worst of many."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
URI = "file:///measured/app.flow"
WORD = "-> "


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flowc", nargs="?", default=".build/release/flowc", help="the tool, built for release")
    parser.add_argument("--screens", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--keystrokes", type=int, default=100)
    options = parser.parse_args()
    for screens in options.screens:
        measure(options.flowc, generated(screens), options.keystrokes)


def generated(screens):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "app.flow")
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(screens), "-o", path], check=True)
        with open(path, encoding="utf-8") as file:
            return file.read()


def measure(flowc, text, keystrokes):
    server = Server(flowc)
    server.request("initialize", {"capabilities": {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}})
    server.notify("textDocument/didOpen", {"textDocument": {"uri": URI, "version": 0, "text": text}})
    server.findings(0)
    place = place_to_type(text)
    findings = [server.keystroke(number, place, completes=False) for number in range(keystrokes)]
    completions = [server.keystroke(number, place, completes=True) for number in range(keystrokes)]
    server.request("shutdown", None)
    server.notify("exit", None)
    server.process.wait()
    screens = text.count("\nscreen ")
    print(f"{screens:>9,} screens, {len(text) / 1e6:.2f} MB: findings {shown(findings)}, completions {shown(completions)}")


def place_to_type(text):
    """Behind the arrow of a link in the middle of the file."""
    lines = text.split("\n")
    line = next(number for number in range(len(lines) // 2, len(lines)) if WORD in lines[number])
    return {"line": line, "character": lines[line].index(WORD) + len(WORD)}


def shown(times):
    return f"{statistics.median(times):.1f} ms, at worst {max(times):.1f} ms"


class Server:
    """The tool on two pipes."""

    def __init__(self, flowc):
        self.process = subprocess.Popen([flowc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0
        self.version = 0

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        return self.wait(lambda message: message.get("id") == self.last)

    def keystroke(self, number, place, completes):
        """Types a letter, or takes the last three out again, and waits for what is told of it: milliseconds."""
        typed = number % 4
        here = {**place, "character": place["character"] + typed}
        change = {"range": {"start": place if typed == 3 else here, "end": here}, "text": ("S", "c", "r", "")[typed]}
        self.version += 1
        began = time.perf_counter()
        self.notify("textDocument/didChange",
                    {"textDocument": {"uri": URI, "version": self.version}, "contentChanges": [change]})
        if completes:
            self.request("textDocument/completion", {"textDocument": {"uri": URI}, "position": here})
            took = time.perf_counter() - began
        self.findings(self.version)
        return (took if completes else time.perf_counter() - began) * 1000

    def findings(self, version):
        self.wait(lambda message: message.get("params", {}).get("version") == version)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def wait(self, is_wanted):
        while True:
            length = 0
            while (line := self.process.stdout.readline()) != b"\r\n":
                if not line:
                    sys.exit("server.py: the server is gone")
                length = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(length))
            if is_wanted(message):
                return message


if __name__ == "__main__":
    main()
