#!/usr/bin/python3
# clauses.py: every clause that code or data cites is in its system's clauses.xml
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: clauses.py ROOT

A clause that is written has code or data that cites it, and a test with its id; a short form, "E-4"
or "7.2", counts in the folder of its system. Systems without a data/systems/SYSTEM/clauses.xml are
not looked at yet, and of those whose system.c offers no play yet not that each clause has code. The
rulings that systems share, common.G-1 and so on, stand in the file of each, in the words that it
has for them.
"""

import functools
import re
import sys
import xml.etree.ElementTree as xml

from lint import Report, Tree, find_lines

# Clauses that ask for nothing to be done, and why.
WITHOUT_CODE = {
    "entrenched": {
        "1.1": "the size of the shipped fields",
        "1.2": "what the people at the table do, in documents",
        "3.4": "what is not forbidden",
        "E-29": "a consequence of other clauses",
    },
    "assault": {
        "1.6": "the scale, for people",
        "1.8": "the size of shipped fields",
        "1.9": "the size of shipped fields",
        "2.1": "what the people at the table do",
        "A-24": "a document",
        "A-31": "dice of the people at the table",
    },
    "raider": {
        "1.1": "what the people at the table need",
        "1.2": "the size of shipped fields",
        "1.3": "what is in the books",
        "4.2": "what an operation lists",
        "R-25": "what costs are for",
    },
    "club": {
        "1.6": "what is in the books",
        "1.7": "what is in the books",
        "M-5": "what other systems may do",
    },
}

CLAUSE = r"\b(common|entrenched|empires|assault|raider|club)\.[A-Z]?-?[0-9]+(\.[0-9]+)?\b"


def read_clauses(tree, path):
    """The ids of the clauses in a file, in its order."""
    root = xml.fromstring(tree.read(path))
    return [element.get("id") for element in root.iter()
            if element.tag.rpartition("}")[2] == "clause" and element.get("id")]


def read_chapters(tree, path):
    """What ids of clauses begin with, as the file names its chapters."""
    root = xml.fromstring(tree.read(path))
    return {element.get("id") for element in root.iter()
            if element.tag.rpartition("}")[2] == "chapter"}


def find_names(texts):
    """All that could be an id in the texts: words with dots and hyphens, and what follows a hyphen
    in them."""
    words = set().union(*(re.findall(r"[\w.-]+", text) for text in texts))
    return words | {word[i + 1:] for word in words for i, sign in enumerate(word) if sign == "-"}


@functools.cache
def read_names(tree, suffixes, under):
    """Of files below a folder, which several systems ask for."""
    return find_names(tree.read(path) for path in tree.find(*suffixes, under=under)
                      if path.name != "clauses.xml")


def has(names, system, clause):
    return clause in names["all"] or clause.partition(".")[2] in names[system]


def offers_play(tree, system):
    return any(re.search(r"\.play\s*=", tree.read(path))
               for path in tree.find("system.c", under=f"src/engine/{system}"))


def check_coverage(tree, report, system, ids):
    """Clauses of the system that no code or data cites, or that no test names."""
    data = set().union(*(read_names(tree, (".xml", ".duckbook", ".duckop", ".duckcampaign"), under)
                         for under in ("data", "scenarios")))
    code = {"all": read_names(tree, (".c", ".h"), "src") | data,
            system: read_names(tree, (".c", ".h"), f"src/engine/{system}")}
    tests = {"all": read_names(tree, (".c",), "tests"), system: set()}
    exempt = WITHOUT_CODE.get(system, {})
    own = [clause for clause in ids if clause.startswith(system + ".")]
    report.check(f"{system}: clauses have code", [
        clause for clause in own
        if clause.partition(".")[2] not in exempt and not has(code, system, clause)])
    report.check(f"{system}: clauses have tests", [
        clause for clause in own if not has(tests, system, clause)])


def main(root):
    tree, report = Tree(root), Report()
    known = {path.parts[2]: read_clauses(tree, path)
             for path in tree.find("clauses.xml", under="data/systems")}
    report.check("there are clauses", [] if known else ["no data/systems/*/clauses.xml"])
    for system, ids in known.items():
        report.check(f"{system}: clause ids", [
            f"{name}: twice" for name in sorted({name for name in ids if ids.count(name) > 1})] + [
            f"{name}: not of this system" for name in ids
        if not name.startswith((system + ".", "common."))])
        if offers_play(tree, system):
            check_coverage(tree, report, system, ids)
    chapters = set().union(*(read_chapters(tree, path)
                             for path in tree.find("clauses.xml", under="data/systems")))
    known["common"] = set.intersection(*(set(ids) for ids in known.values())) if known else set()

    cited = [path for path in tree.find(".c", ".h", under="src")]
    cited += [path for folder in ("data", "scenarios") for path in tree.find(
        ".xml", ".duckarmy", ".duckbook", ".duckfield", ".duckop",
        ".duckcampaign", ".duckgame", ".ducktable", under=folder)]
    wrong = {system: [] for system in known}
    count = 0
    for path in cited:
        for number, match in find_lines(tree.read(path), CLAUSE):
            count += 1
            if match[1] in known and match[0] not in known[match[1]] \
                    and match[0] not in chapters:
                wrong[match[1]].append(f"{path}:{number}: {match[0]}")
    for system, faults in wrong.items():
        report.check(f"{system}: cited clauses exist", faults)
    report.check("clauses are cited", [] if count else ["none is: the pattern must be wrong"])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
