#!/usr/bin/python3
# report.py: what the tests of one or more build folders came to
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: report.py [--skipped=WHAT] FOLDER[:LOG]…

LOG is what Meson called its log: "testlog" if it is left out. WHAT could not be tested at all, and
counts as one test that was skipped. Prints the output of each test program that failed, the names
of skipped tests, and as the last line how many tests passed and failed: the tests inside the
programs, as their TAP lines say. A program that crashed, ran out of time, did not keep its plan or
planned nothing counts as at least one failure, and so does a folder in which nothing ran. The exit
status is 1 if anything failed.
"""

import json
import pathlib
import re
import sys

TEST = re.compile(r"(not )?ok\b(?:\s+\d+)?\s*(?:-\s*)?([^#]*)(?:#\s*(SKIP)?.*)?$", re.I)
PLAN = re.compile(r"1\.\.(\d+)\s*(?:#\s*(SKIP).*)?$", re.I)


class Result:
    """What one test program came to."""

    def __init__(self):
        self.passed = self.failed = self.skipped = 0
        self.names_skipped = []
        self.faults = []  # what went wrong with the program as a whole


def read_tap(text, result):
    """Counts the TAP lines in text. Whether there were any."""
    plan = None
    for line in text.splitlines():
        test = TEST.match(line)
        found = PLAN.match(line)
        if test:
            if test[3]:
                result.skipped += 1
                result.names_skipped.append(f": {test[2].strip()}")
            elif test[1]:
                result.failed += 1
            else:
                result.passed += 1
        elif found:
            plan = int(found[1])
            if plan == 0 and found[2]:
                result.skipped += 1
                result.names_skipped.append("")
                return True
        elif line.startswith("Bail out!"):
            result.faults.append(line)
    tests = result.passed + result.failed + result.skipped
    if plan is None and tests == 0:
        return False
    if plan is None:
        result.faults.append("it printed no plan")
    elif plan == 0:
        result.faults.append("it has no tests")
    elif plan != tests:
        result.faults.append(f"it planned {plan} tests and ran {tests}")
    return True


def judge(entry):
    """The result of one entry of Meson's log."""
    result = Result()
    tap = "--tap" in entry.get("command", []) or entry.get("stdout", "").startswith("1..")
    is_tap = read_tap(entry.get("stdout", ""), result)
    verdict = entry["result"]
    if verdict in ("OK", "EXPECTEDFAIL", "SKIP"):
        if not is_tap and tap:
            result.faults.append("it ended before its tests")
        elif not is_tap and verdict == "SKIP":
            result.skipped += 1
            result.names_skipped.append("")
        elif not is_tap:
            result.passed += 1
    if verdict == "TIMEOUT":
        result.faults.append("it ran out of time")
    status = entry.get("returncode", 0)
    if status < 0 or status > 128:
        result.faults.append(f"it was ended by signal {-status if status < 0 else status - 128}")
    elif verdict not in ("OK", "EXPECTEDFAIL", "SKIP") and not result.failed and not result.faults:
        result.faults.append(f"it ended with status {status}")
    if result.faults and not result.failed:
        result.failed = 1
    return result


def read_log(folder, log):
    """The entries of Meson's log, or None if there is none that is whole."""
    try:
        lines = (folder / "meson-logs" / f"{log}.json").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines if line.strip()]
    except (OSError, ValueError):
        return None


def main(folders):
    passed = failed = skipped = 0
    if folders[0].startswith("--skipped="):
        skipped += 1
        print("\nSkipped: " + folders.pop(0).partition("=")[2])
    for folder in folders:
        path, _, log = folder.partition(":")
        entries = read_log(pathlib.Path(path), log or "testlog")
        if not entries:
            failed += 1
            print(f"\n{folder}: it was not built, or none of its tests ran")
            continue
        for entry in entries:
            result = judge(entry)
            passed += result.passed
            failed += result.failed
            skipped += result.skipped
            for name in result.names_skipped:
                print(f"\nSkipped in {folder}: {entry['name']}{name}")
            if result.failed:
                why = "".join(f" ({fault})" for fault in result.faults)
                print(f"\nFailed in {folder}: {entry['name']}{why}")
                for name in ("stdout", "stderr"):
                    for line in entry.get(name, "").splitlines():
                        if not re.match(r"ok\b", line):
                            print("  " + line)
    sys.stderr.flush()
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
