#!/usr/bin/python3
# neutral.py: the desktop program names nothing that belongs to one rule system
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: neutral.py ROOT"""

import re
import sys
import xml.etree.ElementTree as xml

from lint import Report, Tree

# What has an id in the tables of a system, and in books.
ITEMS = ("category", "trait", "game-type", "type")


def find_ids(tree):
    ids = set()
    for path in tree.files:
        name = str(path)
        if not name.startswith("data/systems/") and not name.startswith("data/books/"):
            continue
        if path.name == "clauses.xml" or path.suffix not in (".xml", ".duckbook"):
            continue
        root = xml.fromstring(tree.read(path))
        ids.add(root.get("system"))
        ids.update(element.get("id") for element in root.iter()
                   if element.tag.split("}")[-1] in ITEMS and element.get("id"))
    return ids


def main(root):
    tree, report = Tree(root), Report()
    ids = find_ids(tree)
    report.check("there are systems and books", [] if len(ids) > 10 else ["data/ has too few ids"])

    faults = []
    for path in tree.files:
        if not str(path).startswith("src/app/") or path.suffix not in (".c", ".h"):
            continue
        text = tree.read(path)
        for match in re.finditer(r'"([a-z0-9-]+)"', text):
            if match.group(1) in ids:
                line = text.count("\n", 0, match.start()) + 1
                faults.append(f"{path}:{line}: “{match.group(1)}” belongs to one rule system")
        for match in re.finditer(r'#include "(?:engine|text)/([a-z]+)/', text):
            if match.group(1) not in ids:
                continue
            line = text.count("\n", 0, match.start()) + 1
            faults.append(f"{path}:{line}: includes a header of one rule system")
    report.check("src/app names no system, category, trait, game type or unit type", faults)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
