#!/usr/bin/env python3
"""Measures the page of `flowc preview` on generated flows or given ones: seconds to make it, its size, and seconds until it
can be used in headless Chromium, the best of some runs."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# Runs after the page's own script: the layout is done when the next frame has been asked for.
PROBE = """<pre id="opened"></pre><script type="module">
document.body.getBoundingClientRect();
const opened = performance.now();
const boxes = [...document.querySelectorAll("#map .box.screen")];
boxes.at(-1).dispatchEvent(new MouseEvent("click", { bubbles: true }));
const gone = performance.now() - opened;
document.querySelector("#display > .layer:not([inert]) .link")?.click();
document.body.getBoundingClientRect();
document.getElementById("opened").textContent = `${opened} ${gone} ${performance.now() - opened - gone}`;
</script></body>"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flowc", nargs="?", default=".build/release/flowc", help="the tool, built for release")
    parser.add_argument("--screens", type=int, nargs="+", default=[100, 1_000])
    parser.add_argument("--flow", nargs="*", default=[], help="flows to measure instead")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        flows = options.flow
        for screens in [] if flows else options.screens:
            flows = flows + [os.path.join(folder, f"{screens}.flow")]
            subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(screens), "-o", flows[-1]], check=True)
        for flow in flows:
            measure(options.flowc, flow, os.path.join(folder, "page.html"), options.runs)


def measure(flowc, flow, page, runs):
    start = time.perf_counter()
    subprocess.run([flowc, "preview", flow, "-o", page], check=True)
    made = time.perf_counter() - start
    with open(page, encoding="utf-8") as file:
        text = file.read()
    head, _, tail = text.rpartition("</body>")
    with open(page, "w", encoding="utf-8") as file:
        file.write(head + PROBE + tail)
    times = [opened(page) for _ in range(runs)]
    opening, going, following = (min(values) / 1000 for values in zip(*times))
    print(f"{os.path.basename(flow):>20}: made in {made:.2f} s, {len(text) / 1e6:.2f} MB; opens in {opening:.2f} s, "
          f"goes to the last screen in {going:.2f} s, follows a link in {following:.3f} s")


def opened(page):
    """Milliseconds until the page can be used, to go to the last screen, and to follow a link."""
    result = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "file://" + page],
        check=True, capture_output=True, text=True)
    return [float(word) for word in re.search(r'id="opened">([^<]*)<', result.stdout).group(1).split()]


if __name__ == "__main__":
    main()
