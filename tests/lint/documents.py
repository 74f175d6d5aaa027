#!/usr/bin/python3
# documents.py: the program itself finds every document that it ships right
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: documents.py ROOT DUCKBOARD-CLI"""

import subprocess
import sys

from lint import Report, Tree

SUFFIXES = (".duckarmy", ".duckbook", ".duckfield", ".duckop", ".duckcampaign",
            ".duckgame", ".ducktable")


def main(root, cli):
    tree, report = Tree(root), Report()
    for suffix in SUFFIXES:
        files = [path for folder in ("data", "scenarios")
                 for path in tree.find(suffix, under=folder)]
        report.check(f"some {suffix} is shipped", [] if files else ["there is none"])
        for path in files:
            done = subprocess.run([cli, "check", tree.root / path], capture_output=True, text=True,
                                  check=False)
            report.check(str(path), [] if done.returncode == 0 else [
                f"duckboard-cli check ended with {done.returncode}", done.stdout, done.stderr])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
