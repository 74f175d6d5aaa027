#!/usr/bin/python3
# options.py: what duckboard-cli takes is what its help and its manual page say
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: options.py ROOT

The table of options in cli/main.c, that of the commands, the text of --help and duckboard-cli.1
name the same options, commands and things to print; cli/complete.c knows of each option that has a
value what that is."""

import re
import sys

from lint import Report, Tree

MAIN = "src/cli/main.c"
MANUAL = "data/duckboard-cli.1"
COMPLETION = "src/cli/complete.c"

# A group of numbered ones is written as its first and last.
SEATS = {str(seat) for seat in range(3, 9)}


def find_in_code(text):
    entries = re.findall(r'^    \{ "([\w-]+)", (?:0|\'\w\'),', text, re.M)
    return set(entries) - SEATS


def find_with_value(text):
    return set(re.findall(
        r'^    \{ "([\w-]+)", (?:0|\'\w\'), 0, G_OPTION_ARG_(?!NONE)', text, re.M))


def find_completed(text):
    """The options of the table of values; that of formats depends on the command."""
    table = text[text.index("} values[] = {"):]
    return {"format", *re.findall(r'^  \{ "([\w-]+)", "', table[:table.index("};")], re.M)}


def find_in_help(text):
    usage = text[text.index("static const char usage[]"):text.index("typedef struct")]
    # What stands at the beginning of a line, not what a sentence mentions.
    lines = [line for line in usage.splitlines() if re.match(r'\s*"  +-', line)]
    return {name for line in lines for name in re.findall(r"--([\w-]+)", line)} - SEATS


def find_in_manual(text):
    options = text[text.index(".SH OPTIONS"):]
    heads = [line for line in options.splitlines() if re.match(r"\.(B|BR|BI) ", line)]
    return {name.replace("\\-", "-").strip("-")
            for line in heads for name in re.findall(r"\\-\\-((?:\w|\\-)+)", line)} - SEATS


def find_commands(text):
    table = text[text.index("static const CliCommand commands[]"):]
    return re.findall(r'^  \{ "(\w+)", cli_run_', table, re.M)


def find_printed(root_text):
    """The parts of sheets that are printed by their own names, and the documents' words."""
    parts = re.findall(r'\{ DRAW_SHEET_\w+, "(\w+)".*?(TRUE|FALSE) \}', root_text, re.S)
    return [name for name, extra in parts if extra == "TRUE" and name != "contents"]


def main(root):
    tree, report = Tree(root), Report()
    code, manual = tree.read(MAIN), tree.read(MANUAL)
    usage = code[code.index("static const char usage[]"):code.index("typedef struct")]
    own = find_in_code(code)

    for where, found in (("--help", find_in_help(code)), (MANUAL, find_in_manual(manual))):
        report.check(f"{where} has each option", [f"--{name}" for name in sorted(own - found)])
        report.check(f"{where} has no other", [f"--{name}" for name in sorted(found - own)])
    for where, text in (("--help", usage), (MANUAL, manual)):
        report.check(f"{where} has each command", [
            name for name in find_commands(code)
            if not re.search(rf"duckboard-cli (?:\\fB)?{name}\b", text)])
    for where, text in (("--help", usage), (MANUAL, manual)):
        report.check(f"{where} names each thing to print", [
            name for name in find_printed(tree.read("src/draw/surface/sheet-options.c"))
            if not re.search(rf"\b{name}\b", text)])
    report.check(f"{COMPLETION} knows what each option takes", sorted(
        find_with_value(code) ^ find_completed(tree.read(COMPLETION))))
    report.end()


if __name__ == "__main__":
    main(sys.argv[1])
