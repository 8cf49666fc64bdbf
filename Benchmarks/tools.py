"""What is compared: the commands of flowc, and for each those of other tools that come nearest to it."""

import shutil
import sys
from pathlib import Path

import inputs

FOLDER = Path(__file__).resolve().parent / "peers"
JUDGE, DRAW, WRITE = "flowc check", "flowc graph", "flowc swift"


class Tool:
    """A command that is measured.

    `arguments` makes those of the command from the path of its input and of a folder for what it writes; the output is
    in that folder (`writes`), or what the command prints.
    """

    def __init__(self, name, against, program, form, arguments, does, writes=False, needs=None):
        self.name = name
        self.against = against
        self.program = program
        self.form = form
        self.arguments = arguments
        self.does = does
        self.writes = writes
        self.needs = needs or program

    @property
    def is_flowc(self):
        return self.name == self.against

    def command(self, flow, folder, flowc):
        """The whole command for the graph of a flow."""
        program = str(flowc) if self.program == "flowc" else shutil.which(self.program)
        return [program, *map(str, self.arguments(inputs.in_form(flow, self.form), folder))]


TOOLS = [
    Tool(JUDGE, JUDGE, "flowc", "flow", lambda file, _: ["check", file],
         "reads a lossless tree, binds every name, decides what a person can reach and leave, with stacks, asks every rule"),
    Tool("xmllint --stream", JUDGE, "xmllint", "xml", lambda file, _: ["--stream", "--noout", file],
         "reads Android's navigation XML event by event and forgets it; no names, no graph"),
    Tool("xmllint", JUDGE, "xmllint", "xml", lambda file, _: ["--noout", file],
         "reads the same into a tree; no names, no graph"),
    Tool("swiftc -parse", JUDGE, "swiftc", "swift", lambda file, _: ["-frontend", "-parse", file],
         "reads Swift into a tree; binds no names (the driver, which starts this, is left out)"),
    Tool("node", JUDGE, "node", "json", lambda file, _: [FOLDER / "reach.js", file],
         "`JSON.parse`, resolves names, one breadth-first search"),
    Tool("Graphviz gc", JUDGE, "gc", "dot", lambda file, _: [file], "reads a graph and counts its nodes and edges"),
    Tool("Graphviz gvpr", JUDGE, "gvpr", "dot", lambda file, _: ["-f", FOLDER / "reach.gvpr", file],
         "reads a graph, one breadth-first search"),
    Tool("networkx", JUDGE, sys.executable, "adjlist", lambda file, _: [FOLDER / "reach.py", file],
         "reads names only, no labels, and asks for the descendants of the start", needs="networkx"),
    Tool("protoc", JUDGE, "protoc", "proto", lambda file, _: [f"-I{file.parent}", "-o/dev/null", file],
         "reads messages, binds the types of their fields, checks them: the nearest kind of compiler"),
    Tool(DRAW, DRAW, "flowc", "flow", lambda file, _: ["graph", file],
         "reads, binds and decides as `flowc check` does, and writes a picture with a table for each screen"),
    Tool("Graphviz nop", DRAW, "nop", "dot", lambda file, _: [file],
         "reads a graph and writes the same again, in Graphviz's own layout"),
    Tool(WRITE, WRITE, "flowc", "flow", lambda file, folder: ["swift", file, "-o", folder],
         "reads and binds as `flowc check` does, and writes a router in two files", writes=True),
    Tool("protoc --python_out", WRITE, "protoc", "proto",
         lambda file, folder: [f"-I{file.parent}", f"--python_out={folder}", file],
         "writes a descriptor as bytes and a line for each message", writes=True),
    Tool("protoc --cpp_out", WRITE, "protoc", "proto", lambda file, folder: [f"-I{file.parent}", f"--cpp_out={folder}", file],
         "writes a class for each message", writes=True),
]
