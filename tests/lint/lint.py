#!/usr/bin/python3
# lint.py: what the checks of the source tree have in common
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree's files and a TAP report. Each check gets the root of the tree as its first argument."""

import pathlib
import re
import sys

FOLDERS = (
    ".ci", "build-aux", "data", "doc", "examples", "flatpak", "po", "scenarios", "src", "tests",
    "ui",
)
LAYERS = ("engine", "text", "store", "draw", "desk", "app", "cli")


class Tree:
    """The project's own files, as paths relative to its root."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        names = [path for path in self.root.iterdir() if path.is_file()]
        for folder in FOLDERS:
            names += [path for path in (self.root / folder).rglob("*") if path.is_file()]
        self.files = sorted(
            path.relative_to(self.root)
            for path in names
            if not path.name.endswith(("~", ".gmo", ".pyc", ".swp"))
        )

    def read(self, path):
        return (self.root / path).read_text("utf-8")

    def find(self, *suffixes, under=None):
        """The files with one of these suffixes, below a folder if one is given."""
        return [
            path
            for path in self.files
            if path.name.endswith(suffixes) and (under is None or path.is_relative_to(under))
        ]


class Report:
    """TAP: one test for each thing that is checked, with everything that is wrong below it."""

    def __init__(self):
        self.count = 0
        self.failed = 0

    def check(self, name, problems):
        self.count += 1
        if problems:
            self.failed += 1
        print(f"{'not ok' if problems else 'ok'} {self.count} - {name}")
        for problem in problems:
            print("# " + str(problem).replace("\n", "\n# "))

    def skip(self, name, why):
        self.count += 1
        print(f"ok {self.count} - {name} # SKIP {why}")

    def end(self):
        print(f"1..{self.count}")
        sys.exit(1 if self.failed else 0)


def blank_comments(text):
    """C code without its comments, on the same lines as before. Strings are kept."""
    pattern = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*'

    def blank(match):
        found = match[0]
        return found if found[0] in "\"'" else re.sub(r"[^\n]", " ", found)

    return re.sub(pattern, blank, text, flags=re.S)


def find_lines(text, pattern):
    """(number, match) for each match of the pattern in the text."""
    for match in re.finditer(pattern, text):
        yield text.count("\n", 0, match.start()) + 1, match
