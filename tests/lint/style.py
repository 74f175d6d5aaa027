#!/usr/bin/python3
# style.py: header comments, widths, sizes and words of the source files
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: style.py ROOT"""

import re
import subprocess
import sys

from lint import Report, Tree, find_lines

LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
MAX_COLUMNS = 100
MAX_LINES = 800

# Paths of a machine, and notes to oneself. In pieces, or this file would find itself.
PATHS = r"(?<![\w.$}/])/(?:wo" r"rk|tm" r"p|ro" r"ot|ho" r"me)(?:/|\b)"
NOTES = r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b"

MADE = r"(?:^|/)__pycache__/|\.(?:pyc|gmo|o|a|so|pot)$|~$|^_build|^out/"

# Macros that evaluate their arguments twice; and what looks like a call in one and is none: they
# themselves, the places of arrays, and what compilers work out.
MACROS = re.compile(r"\b(MIN|MAX|CLAMP|ABS) \(")
CALLS = re.compile(r"\b([A-Za-z_]\w*) \(")
NO_CALLS = {"MIN", "MAX", "CLAMP", "ABS", "g_array_index", "g_ptr_array_index", "G_N_ELEMENTS",
            "sizeof", "IN"}


def check_header(path, text):
    """The first line names the file and its subject, the next few the licence."""
    lines = text.splitlines()[:8]
    if path.suffix in (".c", ".h"):
        start, first = "/* ", lines[:1]
    else:
        start, first = "# ", lines[1:2]
        if not lines or not lines[0].startswith("#!"):
            yield f"{path}:1: there is no #! line"
    if not first or not re.match(re.escape(f"{start}{path.name}: ") + r"\S", first[0]):
        yield f'{path}: the header comment must begin "{start}{path.name}: SUBJECT"'
    if not any(LICENCE in line for line in lines):
        yield f'{path}: the header comment must have "{LICENCE}"'


def check_macros(path, text):
    """Each argument is evaluated twice, so no function is called in one."""
    for start in MACROS.finditer(text):
        depth, end = 1, start.end()
        while depth > 0:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        for call in set(CALLS.findall(text, start.end(), end)) - NO_CALLS:
            number = text.count("\n", 0, start.start()) + 1
            yield f"{path}:{number}: {start[1]} evaluates {call} () twice"


def check_lines(path, text, max_columns):
    for number, line in enumerate(text.split("\n"), 1):
        if max_columns and len(line) > max_columns:
            yield f"{path}:{number}: {len(line)} columns"
        if "\t" in line:
            yield f"{path}:{number}: a tab"
        if line != line.rstrip():
            yield f"{path}:{number}: blanks at the end"
    if text and not text.endswith("\n"):
        yield f"{path}: the last line does not end"


def check_tracked(tree, report):
    """What is made of other files is nobody's to commit."""
    name = "nothing is tracked that is made anew"
    try:
        listed = subprocess.run(["git", "-C", str(tree.root), "ls-files"], check=True,
                                capture_output=True, text=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        report.skip(name, "this is no working copy")
        return
    report.check(name, [path for path in listed if re.search(MADE, path)])


def main(root):
    tree, report = Tree(root), Report()
    programs = tree.find(".c", ".h", ".py", ".sh")
    programs += [path for path in tree.files if str(path) in ("dev", ".ci/run")]
    code = programs + tree.find("meson.build", "meson_options.txt", ".css")
    # A sentence in XML cannot be broken into lines. What tests read is wrong on purpose at times.
    prose = tree.find(".md", ".ui", ".gresource.xml", ".desktop.in", "POTFILES.in", "LINGUAS")
    prose += [path for folder in ("data", "scenarios") for path in tree.find(
        ".xml", ".duckarmy", ".duckbook", ".duckfield", ".duckop",
        ".duckcampaign", ".duckgame", ".ducktable", ".rng", under=folder)]
    texts = {path: tree.read(path) for path in set(code + prose)}

    def check(name, paths, function):
        report.check(name, [fault for path in paths for fault in function(path, texts[path])])

    check("header comments", programs, check_header)
    check("#pragma once in headers", tree.find(".h"), lambda path, text: [
        path] if "\n#pragma once\n" not in text else [])
    check("macros that evaluate twice", tree.find(".c", ".h"), check_macros)
    check("code: columns, tabs, blanks", code,
          lambda path, text: check_lines(path, text, MAX_COLUMNS))
    check("prose and data: tabs, blanks", prose, lambda path, text: check_lines(path, text, 0))
    check("sizes of files", [path for path in code if path.parts[0] in ("src", "tests")],
          lambda path, text: [f"{path}: {text.count(chr(10))} lines, {MAX_LINES} at most"]
          if text.count("\n") > MAX_LINES else [])
    check("no paths of a machine", code + prose, lambda path, text: [
        f"{path}:{number}: {match[0]}" for number, match in find_lines(text, PATHS)])
    check("no tables that are filled as they are read: several threads read", tree.find(".c"),
          lambda path, text: [f"{path}:{number}: make it const, with get_choices"
                              for number, _ in find_lines(text, r"\bstatic StoreAttribute\b")])
    check_tracked(tree, report)
    check("no notes to oneself", code + tree.find(".ui"), lambda path, text: [
        f"{path}:{number}: {match[0]}" for number, match in find_lines(text, NOTES)])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
