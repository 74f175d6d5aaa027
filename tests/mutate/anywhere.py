#!/usr/bin/python3
# anywhere.py: whether a folder's tests notice when one of its lines is broken
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: anywhere.py SOURCE FOLDER src/LAYER… [--count N] [--seed N]

Copies the tree at SOURCE into FOLDER, and there breaks one line of C at a time, builds the tests of
its folder's suite, runs them, and puts the line back. A comparison is turned, a sign or a number
changed, a condition or a statement dropped, "and" made "or", or another truth returned. Lines that
the tests do not notice are named: there a test is missing, or the line is not needed. The seed,
which is printed, gives the same breakages again.
"""

import argparse
import json
import random
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

# The suites that look at a folder; the first folder that a file lies in counts.
SUITES = {"src/engine/entrenched": ["rules"], "src/engine/empires": ["empires"],
          "src/engine/club": ["club"], "src/engine/assault": ["assault"],
          "src/engine": ["engine", "rules"], "src/text": ["text"], "src/store": ["store"],
          "src/draw": ["draw"], "src/desk": ["desk"], "src/app": ["app"], "src/cli": ["cli"]}

# (what is done, what it is done to, what it becomes); a function's result must differ.
TURNED = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
BREAKAGES = (
    ("comparison turned", r" (==|!=|<=|>=|<|>) ", lambda found: f" {TURNED[found[1]]} "),
    ("sign changed", r"(?<=[\w\])]) ([+-]) (?=[\w(])",
     lambda found: " - " if found[1] == "+" else " + "),
    ("sign changed", r"([+-])= ", lambda found: "-= " if found[1] == "+" else "+= "),
    ("condition dropped", r"\bif \(", lambda found: "if (TRUE || "),
    ("condition never met", r"\bif \(", lambda found: "if (FALSE && "),
    ("and made or", r" && ", lambda found: " || "),
    ("or made and", r" \|\| ", lambda found: " && "),
    ("another truth returned", r"\breturn (TRUE|FALSE);",
     lambda found: "return FALSE;" if found[1] == "TRUE" else "return TRUE;"),
    ("number changed", r"(?<![\w.])(?<!= \{ )(\d+)(?![\w.])",  # far enough to matter in a drawing
     lambda found: str(2 * int(found[1]) + 1)),
    # What only frees is looked after by the sanitisers.
    ("statement dropped", r"^(\s+)(?!.*(?:free|unref) \()\w+(?:(?:->|\.)\w+|\[[^]=]*\])*"
     r"(?: \(.*\)| [-+|&*/]?= .*);$", lambda found: found[1] + ";"),
)

# Programmers' mistakes are no behaviour, and the macros' lines are no code of ours.
UNTOUCHED = re.compile(r"G_DEFINE|G_STATIC|^\s*#|^\S")
GUARD = re.compile(r"\b(?:g_return_|g_assert|g_warn)[^;]*;")
MEMORY = 6 << 30  # of a test, in bytes: a broken loop may take all there is


def blank(text):
    """The text with spaces for comments, strings and characters."""
    pattern = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/'
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.S)


def find_breakages(tree, folders):
    """[(path, kind, start, end, replacement)] of all that could be broken."""
    found = []
    for path in sorted({path for folder in folders for path in (tree / folder).rglob("*.c")}):
        start = 0
        text = GUARD.sub(lambda guard: re.sub(r"[^\n]", " ", guard[0]),
                         blank(path.read_text("utf-8")))
        for line in text.splitlines(keepends=True):
            if not UNTOUCHED.search(line):
                for kind, pattern, replace in BREAKAGES:
                    found += [(path, kind, start + match.start(), start + match.end(),
                               replace(match)) for match in re.finditer(pattern, line)]
            start += len(line)
    return found


def run(*command, cwd):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS,
                                                                (MEMORY, MEMORY)))


class Copy:
    """A copy of the tree, and what its tests say."""

    def __init__(self, source, folder):
        self.tree = folder / "anywhere"
        self.build = folder / "anywhere-build"
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(source, self.tree, symlinks=True,
                        ignore=shutil.ignore_patterns("_build*", ".git", "out"))
        shutil.rmtree(self.build, ignore_errors=True)
        done = run("meson", "setup", self.build, "-Doptimization=1", "-Ddebug=false",
                   cwd=self.tree)
        if done.returncode != 0:
            sys.exit(done.stdout + done.stderr)
        self.tests = json.loads(run("meson", "introspect", "--tests", self.build,
                                    cwd=self.tree).stdout)
        targets = json.loads(run("meson", "introspect", "--targets", self.build,
                                 cwd=self.tree).stdout)
        self.files = {target["id"]: str(Path(target["filename"][0]).relative_to(self.build))
                      for target in targets}

    def compiles(self, suites):
        """Builds what the suites' tests need."""
        wanted = {f"duckboard:{suite}" for suite in suites}
        needed = {self.files[name] for test in self.tests if wanted.intersection(test["suite"])
                  for name in test["depends"]}
        if "app" in suites:
            needed.add("all")  # windows read what no test program is linked with
        return run("ninja", *sorted(needed), cwd=self.build)

    def passes(self, suites):
        options = [f"--suite={suite}" for suite in suites]
        return run("meson", "test", "--no-rebuild", "--maxfail=1", *options, cwd=self.build)


def find_suites(path):
    return next(suites for folder, suites in SUITES.items() if str(path).startswith(folder + "/"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("source", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 31))
    arguments = parser.parse_args()
    for folder in arguments.folders:
        if not (arguments.source / folder).is_dir() or not folder.startswith("src/"):
            sys.exit(f"mutate: there is no folder {folder}")

    build = Copy(arguments.source, arguments.folder)
    breakages = find_breakages(build.tree, [folder.rstrip("/") for folder in arguments.folders])
    random.Random(arguments.seed).shuffle(breakages)
    print(f"Seed {arguments.seed}: {arguments.count} of {len(breakages)} breakages", flush=True)
    suites = {suite for path, *_ in breakages
              for suite in find_suites(path.relative_to(build.tree))}
    for done in (build.compiles(suites), build.passes(suites)):
        if done.returncode != 0:
            sys.exit(done.stdout + done.stderr + "This is so without any breakage.")

    n_tried = n_noticed = 0
    for path, kind, start, end, replacement in breakages:
        if n_tried == arguments.count:
            break
        text = path.read_text("utf-8")
        place = path.relative_to(build.tree)
        path.write_text(text[:start] + replacement + text[end:], "utf-8")
        try:
            # What is no C after it is no breakage.
            if build.compiles(find_suites(place)).returncode != 0:
                continue
            n_tried += 1
            if build.passes(find_suites(place)).returncode != 0:
                n_noticed += 1
                continue
        finally:
            path.write_text(text, "utf-8")
        line = text.count("\n", 0, start)
        print(f"{place}:{line + 1}: {kind}: {text.splitlines()[line].strip()}", flush=True)
    print(f"{n_tried} lines broken: {n_noticed} noticed, {n_tried - n_noticed} not")


if __name__ == "__main__":
    main()
