#!/usr/bin/python3
# mutate.py: whether the tests of a clause notice when a function that cites it is broken
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: mutate.py SOURCE FOLDER [SYSTEM | [SYSTEM.]CLAUSE…]

Copies the tree at SOURCE into FOLDER, gives every function of src/engine/SYSTEM/ that cites a
clause a switch that breaks it, builds that once, and runs for each function the tests whose paths
have one of its clauses, with the switch on. Functions after which all of a clause's tests stay
green are named: there a test is missing, or the citation is wrong. Without a system it is
Entrenched!, and without a clause it is all of them.

A broken function gives the opposite if it says yes or no, one more if it counts, and does nothing
if it does something. Functions that give other things, and what solo commanders think, stay whole.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FIRST_SYSTEM = "entrenched"  # whose tests have no prefix
CLAUSE = r"[A-Z]-\d+|\d{1,2}\.\d{1,2}"
UNTOUCHED = re.compile(r"mind|army\.c|play\.c|prepare\.c|columns\.c|system\.c|average")

FUNCTION = re.compile(
    r"(?P<comment>/\*(?:[^*]|\*(?!/))*\*/\n)?"
    r"(?P<static>static )?(?P<type>gboolean|void|gint|guint|gint32|guint32|WarLength)\n"
    r"(?P<name>\w+) \((?P<arguments>[^{;]*)\)\n"
    r"\{\n(?P<body>.*?)\n\}\n", re.S)
IN_COMMENT = re.compile(rf"(?<![\w.])({CLAUSE})(?![\w.])")


def find_clauses(match, system):
    comment = match["comment"] or ""
    cited = re.findall(rf"\b{system}\.({CLAUSE})", comment + match["body"])
    return sorted(set(cited) | set(IN_COMMENT.findall(comment)))


def name_arguments(arguments):
    return ", ".join(re.search(r"(\w+)(\[\w*\])?$", part.strip())[1]
                     for part in arguments.split(","))


def write_breakage(match, number):
    """The function under another name, and one with its own that breaks it when told to."""
    name, kind, arguments = match["name"], match["type"], match["arguments"]
    whole = f"{name}__whole"
    call = f"{whole} ({name_arguments(arguments)})"
    if kind == "void":
        broken, intact = "return;", f"{call};"
    elif kind == "gboolean" and "WarContext *" in arguments:
        broken, intact = "return TRUE;", f"return {call};"
    elif kind == "gboolean":
        broken, intact = f"return !{call};", f"return {call};"
    else:
        broken, intact = f"return {call} + 1;", f"return {call};"
    comment = match["comment"] or ""
    return (f"{comment}static {kind}\n{whole} ({arguments})\n{{\n{match['body']}\n}}\n\n"
            f"{match['static'] or ''}{kind}\n{name} ({arguments})\n{{\n"
            f"  if (war_mutation == {number})\n    {broken}\n  {intact}\n}}\n")


def mutate(tree, system):
    """Rewrites the sources; [(function, file, clauses)] by the number of their switch from 1."""
    functions = []
    sources = tree / "src/engine" / system
    for path in sorted(sources.glob("*.c")):
        if UNTOUCHED.search(path.name):
            continue

        def rewrite(match, path=path):
            clauses = find_clauses(match, system)
            if not clauses or match["arguments"] == "void" or "__whole" in match["name"]:
                return match[0]
            functions.append((match["name"], path.name, clauses))
            return write_breakage(match, len(functions))

        text = FUNCTION.sub(rewrite, path.read_text())
        at = text.index("#include")
        path.write_text(text[:at] + "extern int war_mutation;\n" + text[at:])
    play = sources / "play.c"
    play.write_text(play.read_text() + "\n#include <stdlib.h>\nextern int war_mutation;\n"
                    "int war_mutation;\n__attribute__ ((constructor)) static void\n"
                    "switch_on (void)\n{\n  const char *number = getenv (\"WAR_MUTATION\");\n\n"
                    "  war_mutation = number != NULL ? atoi (number) : 0;\n}\n")
    return functions


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def build(tree, system):
    for command in (["meson", "setup", "build", "-Doptimization=1", "-Ddebug=false"],
                    ["ninja", "-C", "build"] + [f"tests/rules/test-rules-{name}"
                                                for name in find_topics(tree, system)]):
        result = run(*command, cwd=tree)
        if result.returncode != 0:
            sys.exit(result.stdout + result.stderr)


def find_topics(tree, system):
    """Without whole games, which say little about one clause and take long."""
    prefix = "" if system == FIRST_SYSTEM else system + "-"
    paths = (tree / "tests/rules" / system).glob("test-*.c")
    return sorted(prefix + path.stem[len("test-"):] for path in paths
                  if path.stem != "test-games")


def list_tests(tree, system, environment):
    """{clause: {program: [paths]}}"""
    tests = {}
    for topic in find_topics(tree, system):
        program = tree / f"build/tests/rules/test-rules-{topic}"
        for path in run(program, "-l", env=environment).stdout.split():
            for clause in re.findall(rf"/{system}\.({CLAUSE})(?=/|$)", path):
                tests.setdefault(clause, {}).setdefault(program, []).append(path)
    return tests


def stays_green(tests, environment, number):
    """Whether all the tests pass though the function is broken."""
    environment = {**environment, "WAR_MUTATION": str(number)}
    for program, paths in tests.items():
        for path in paths:
            try:
                if run(program, "-p", path, env=environment, timeout=60).returncode != 0:
                    return False
            except subprocess.TimeoutExpired:
                return False
    return True


def read_wanted(tree, words):
    """The system, and those of its clauses that are wanted; none: all."""
    systems = {path.parent.name for path in (tree / "src/engine").glob("*/system.c")}
    named = {word.partition(".")[0] for word in words} & systems
    if len(named) > 1:
        sys.exit("mutate: one system at a time")
    system = named.pop() if named else FIRST_SYSTEM
    return system, [word.removeprefix(system + ".") for word in words if word != system]


def main():
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    system, wanted = read_wanted(source, sys.argv[3:])
    tree = folder / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(source, tree, symlinks=True,
                    ignore=shutil.ignore_patterns("_build*", ".git", "out"))
    functions = mutate(tree, system)
    build(tree, system)
    environment = {**os.environ, "DUCKBOARD_DATA_PATH": f"{tree}/data:{tree}", "LC_ALL": "C.UTF-8",
                   "G_TEST_SRCDIR": f"{tree}/tests"}
    tests = list_tests(tree, system, environment)

    for clause in tests:
        if not stays_green(tests[clause], environment, 0):
            sys.exit(f"The tests of {system}.{clause} fail without any breakage.")

    survived, untested, n_tried = [], set(), 0
    for number, (name, path, clauses) in enumerate(functions, 1):
        for clause in clauses:
            if wanted and clause not in wanted:
                continue
            if clause not in tests:
                untested.add(clause)
                continue
            n_tried += 1
            if stays_green(tests[clause], environment, number):
                survived.append((clause, name, path))

    for clause in sorted(untested):
        print(f"{system}.{clause} is cited, and no test has it in its path")
    for clause, name, path in sorted(survived):
        print(f"{system}.{clause} stays green without {name}() in {path}")
    print(f"{len(functions)} functions broken, {n_tried} times with a clause's tests: "
          f"{n_tried - len(survived)} noticed, {len(survived)} not")


if __name__ == "__main__":
    main()
