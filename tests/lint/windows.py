#!/usr/bin/python3
# windows.py: each file in ui/ belongs to a class, is in the resources and in a picture of the tour
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: windows.py ROOT"""

import re
import sys
import xml.etree.ElementTree as xml

from lint import Report, Tree

LIST = "ui/duckboard.gresource.xml"


def main(root):
    tree, report = Tree(root), Report()
    files = tree.find(".ui", under="ui")
    report.check("there are files", [] if files else ["ui/ has none"])

    faults, parsed = [], {}
    for path in files + [path for path in tree.files if str(path) == LIST]:
        try:
            parsed[str(path)] = xml.fromstring(tree.read(path))
        except xml.ParseError as error:
            faults.append(f"{path}: {error}")
    report.check("files are well-formed", faults)

    report.check("each has its class in the same room of src/app", [
        f"{path}: there is no {source}" for path in files
        for source in ["src/app" / path.relative_to("ui").with_suffix(".c")]
        if not (tree.root / source).is_file()])

    listed = [] if LIST not in parsed else [
        element.text.strip() for element in parsed[LIST].iter("file")]
    names = {str(path.relative_to("ui")) for path in files}
    report.check(f"each is in {LIST}", sorted(names - set(listed)))
    report.check(f"each in {LIST} exists", [
        name for name in listed if not (tree.root / "ui" / name).is_file()])

    stops = [path for path in tree.files if str(path) == "tests/tour/tour.py"]
    named = set(re.findall(r"\b[A-Z]\w+", tree.read(stops[0]))) if stops else set()
    report.check("the tour shows each", [
        f"{path}: no stop in tests/tour/tour.py shows {template.get('class')}"
        for path in files if str(path) in parsed
        for template in parsed[str(path)].iter("template") if template.get("class") not in named])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
