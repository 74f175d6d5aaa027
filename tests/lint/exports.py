#!/usr/bin/python3
# exports.py: what a file offers another one needs
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: exports.py ROOT BUILD

A function that no other file needs, of the program or of its tests, is static, or goes: also one
that the engine's library offers to others, which a test has to try.
"""

import re
import subprocess
import sys
from pathlib import Path

from lint import Report, Tree

# What GObject's macros define, or call.
MADE = re.compile(r"_(get_type|free|ref|unref)$|_get_resource$")


def list_symbols(objects):
    """(object, kind, symbol) of all that the objects define or need."""
    listed = subprocess.run(["nm", "-A", "-g", *map(str, objects)], check=True,
                            capture_output=True, text=True).stdout
    for match in re.finditer(r"^(.*):[0-9a-f ]+ ([A-Za-z]) (\S+)$", listed, flags=re.M):
        yield match[1], match[2], match[3]


def read_words(tree, paths):
    return {word for path in paths for word in re.findall(r"\w+", tree.read(path))}


def find_unused(tree, build):
    # Templates name functions, and tests are not all built.
    named = read_words(tree, tree.find(".ui") + tree.find(".c", ".h", under="tests"))
    defined, needed = {}, set()
    for path, kind, symbol in list_symbols(sorted((build / "src").rglob("*.o"))):
        if kind in "Uwv":
            needed.add(symbol)
        elif kind == "T":
            defined[symbol] = path
    needed |= named
    for symbol, path in sorted(defined.items()):
        # Sanitisers add some of their own.
        if symbol not in needed and not MADE.search(symbol) and symbol != "main" \
                and not symbol.startswith("_"):
            name = Path(path).name.removesuffix(".o")
            yield f"{symbol} ({name}): no other file needs it"


def main(root, build):
    tree, report = Tree(root), Report()
    report.check("what a file offers another one needs", list(find_unused(tree, Path(build))))
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
