"""Checks the TextMate grammar: `grammar.py GRAMMAR TOKENS FLOW…` says where it is wrong, and nothing when it is right.

Each FLOW says itself what its lines are, in comments below them, the way of vscode-tmgrammar-test: the scopes of the
columns above `^^^`, or of as many from the first on as `<---` has dashes; behind ` - ` scopes that must not be there. A
scope also stands for all that begin with it.

TOKENS are files as the compiler reads them: `[{"path", "text", "tokens": [{"start", "end", "class"}]}]`, with offsets
in characters.
"""

import json
import logging
import os
import pathlib
import re
import sys
import tempfile

grammar_path, tokens_path, *flow_paths = [pathlib.Path(path).resolve() for path in sys.argv[1:]]
# The package puts a folder of its own where it is imported.
scratch = tempfile.TemporaryDirectory()
os.chdir(scratch.name)
from textmate_grammar.parsers.base import LanguageParser  # noqa: E402

logging.disable(logging.CRITICAL)
GRAMMAR = LanguageParser(json.loads(grammar_path.read_text(encoding="utf-8")))

# By the kind of a token: what one of its scopes begins with, and what its last one begins with.
ANY = {"comment": "comment.", "string": "string.", "tag": "entity.name.tag.", "number": "constant.numeric."}
LAST = {
    "keyword": ("keyword.", "storage.", "constant.language."),
    "name": ("entity.", "variable.", "support."),
    "punctuation": ("punctuation.", "keyword.operator."),
}


def scopes(text):
    """The scopes of each character that has some, by line and column."""
    # The package falls over a last line in which nothing is found.
    root = GRAMMAR.parse_string(text + "\n//")
    found = {}
    for (line, column), content, names in root.flatten():
        for offset in range(len(content)):
            found[line, column + offset] = " ".join(names[1:]).split()
    return found


def has(stack, scope):
    return any(name == scope or name.startswith(scope + ".") for name in stack)


def assertions(path, complain):
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    found = scopes(text)
    source = 0
    for number, line in enumerate(lines):
        match = re.fullmatch(r"//(?:( *\^[ ^]*)| <(-+))(?: +([\w.-]+(?: [\w.-]+)*?))?(?: - ([\w. -]+))?", line)
        if not match:
            source = number
            continue
        marks, dashes, wanted, unwanted = match.groups()
        columns = range(len(dashes)) if dashes else [column + 2 for column, mark in enumerate(marks) if mark == "^"]
        for column in columns:
            stack = found.get((source, column), [])
            missing = [scope for scope in (wanted or "").split() if not has(stack, scope)]
            wrong = [scope for scope in (unwanted or "").split() if has(stack, scope)]
            if missing or wrong:
                complain(f"{path.name}:{number + 1}: {lines[source][column:]!r} has {stack}, not {line[2:].strip()}")
                break


def agrees(kind, stack):
    if kind in ANY:
        return any(name.startswith(ANY[kind]) for name in stack)
    return bool(stack) and stack[-1].startswith(LAST[kind]) and (kind != "keyword" or not is_operator(stack[-1]))


def is_operator(scope):
    return scope.startswith("keyword.operator.") and not scope.startswith("keyword.operator.logical.")


def tokens(file, complain):
    found = scopes(file["text"])
    places = []
    line = column = 0
    for character in file["text"]:
        places.append((line, column))
        line, column = (line + 1, 0) if character == "\n" else (line, column + 1)
    for token in file["tokens"]:
        start, end, kind = token["start"], token["end"], token["class"]
        for offset in range(start, end):
            if not file["text"][offset].isspace() and not agrees(kind, found.get(places[offset], [])):
                line, column = places[offset]
                complain(
                    f"{file['path']}:{line + 1}:{column + 1}: {file['text'][start:end]!r} is a {kind}, "
                    f"and has {found.get(places[offset], [])}")
                break


def recovery(path, complain):
    """A line that breaks off anywhere changes nothing in the next ones."""
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("//")]
    for number, line in enumerate(lines):
        rest = lines[number + 1:number + 5]
        if re.search(r"/\*|\*/", "".join([line, *rest])):
            continue  # A comment that is not closed does go on.
        whole = scopes("\n".join([line, *rest]))
        for end in [match.end() for match in re.finditer(r"\w+|[^\w\s]", line)][:-1]:
            cut = scopes("\n".join([line[:end], *rest]))
            for place in sorted(place for place in whole.keys() | cut.keys() if place[0] > 0):
                if whole.get(place) != cut.get(place):
                    complain(f"{path.name}: behind {line[:end]!r}, {rest[place[0] - 1]!r} is something else")
                    break


complaints = []
for flow_path in flow_paths:
    assertions(flow_path, complaints.append)
    recovery(flow_path, complaints.append)
for each in json.loads(tokens_path.read_text(encoding="utf-8")):
    tokens(each, complaints.append)
print("\n".join(complaints))
sys.exit(1 if complaints else 0)
