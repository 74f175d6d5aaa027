#!/usr/bin/env python3
# cuts.py: what cutters read is as large as it should be, and nothing is cut twice
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cuts.py PROGRAM: prints sheets as SVG and as DXF, reads both back and compares what is cut along
# to a tenth of a millimetre. Inkscape is asked what it makes of the SVG, where there is one that
# can write DXF.

import glob
import math
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

NEAR = 0.1  # millimetres
SVG = "{http://www.w3.org/2000/svg}"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"

SHEETS = [
    ["counters", "hooge"],
    ["counters", "parapet", "--paper", "letter", "--landscape"],
    ["standees", "langemarck"],
    ["tokens", "hooge"],
    ["sticks", "mons"],
    ["cards", "club-first-watch", "--paper", "a3"],
    ["templates", "--system", "raider"],
]


def get_extent(points):
    xs, ys = [x for x, y in points], [y for x, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def follow_curve(points):
    """Places along a curve with two handles."""
    for i in range(1, 33):
        t = i / 32
        parts = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3]
        yield tuple(sum(part * point[axis] for part, point in zip(parts, points))
                    for axis in (0, 1))


def read_path(d):
    """The straight lines that make it up."""
    words, at, here, lines = d.split(), 0, None, []
    while at < len(words):
        command = words[at]
        n = {"M": 1, "L": 1, "C": 3, "Z": 0}[command]
        numbers = [float(word) for word in words[at + 1:at + 1 + 2 * n]]
        points = list(zip(numbers[0::2], numbers[1::2]))
        at += 1 + 2 * n
        if command == "M":
            first = here = points[0]
            continue
        ends = [first] if command == "Z" else points
        if command == "C":
            ends = follow_curve([here] + points)
        for end in ends:
            if math.dist(here, end) > 1e-9:
                lines.append((here, end))
            here = end
    return lines


def read_svg(file):
    """The lines of each path that lies right in a layer, by the layer"s name, and the height of the
    page."""
    root = xml.parse(file).getroot()
    layers = {}
    for layer in root.findall(SVG + "g"):
        assert layer.get("transform") is None
        if layer.get("id") == "layer-print":
            continue
        layers[layer.get(LABEL)] = []
        for path in layer:
            assert path.tag == SVG + "path" and path.get("transform") is None, path.tag
            assert path.find(SVG + "title").text
            layers[layer.get(LABEL)].append(read_path(path.get("d")))
    return layers, float(root.get("height").removesuffix("mm"))


def read_groups(file):
    with open(file, encoding="utf-8") as text:
        lines = [line.strip() for line in text]
    assert len(lines) % 2 == 0
    return [(int(code), value) for code, value in zip(lines[0::2], lines[1::2])]


def read_entities(groups):
    """Of the section, each as a list of its groups, from its kind on."""
    start = groups.index((2, "ENTITIES")) + 1
    entities = []
    for code, value in groups[start:]:
        if (code, value) == (0, "ENDSEC"):
            return entities
        if code == 0:
            entities.append([])
        entities[-1].append((code, value))
    raise AssertionError("the section has no end")


def get(entity, code):
    return float(dict(entity)[code])


def follow_arc(entity):
    """The lines of an arc or a circle."""
    is_circle = entity[0][1] == "CIRCLE"
    start, end = (0, 360) if is_circle else (get(entity, 50), get(entity, 51))
    if end <= start:
        end += 360
    middle, radius = (get(entity, 10), get(entity, 20)), get(entity, 40)
    angles = [math.radians(start + (end - start) * i / 64) for i in range(65)]
    points = [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]
    return list(zip(points, points[1:]))


def read_dxf(file):
    """Lines by the layer, and all that is said."""
    groups = read_groups(file)
    assert groups[-1] == (0, "EOF")
    assert groups[groups.index((9, "$INSUNITS")) + 1] == (70, "4")
    assert groups[groups.index((9, "$ACADVER")) + 1] == (1, "AC1009")
    layers, polygon, texts = {}, None, []
    for entity in read_entities(groups):
        kind, lines = entity[0][1], []
        layer = layers.setdefault(dict(entity)[8], [])
        if kind == "LINE":
            lines = [((get(entity, 10), get(entity, 20)), (get(entity, 11), get(entity, 21)))]
        elif kind in ("ARC", "CIRCLE"):
            lines = follow_arc(entity)
        elif kind == "POLYLINE":
            assert get(entity, 70) == 1
            polygon = []
        elif kind == "VERTEX":
            polygon.append((get(entity, 10), get(entity, 20)))
        elif kind == "SEQEND":
            lines = list(zip(polygon, polygon[1:] + polygon[:1]))
        else:
            assert kind == "TEXT"
            texts.append(dict(entity)[1])
        layer.extend(lines)
    return layers, texts


def get_length(lines):
    return sum(math.dist(start, end) for start, end in lines)


def assert_near(one, other, what):
    assert all(abs(a - b) <= NEAR for a, b in zip(one, other)), (what, one, other)


def assert_same(paths, lines, height):
    """Whatever lies in the SVG lies there in the DXF too, whose y goes up."""
    turned = [((a[0], height - a[1]), (b[0], height - b[1])) for a, b in lines]
    every = [line for path in paths for line in path]
    # An arc in 64 lines is shorter by less than a part in a thousand.
    assert abs(get_length(every) - get_length(turned)) <= NEAR + 0.001 * get_length(every)
    ends = [end for line in turned for end in line]
    assert_near(get_extent([end for line in every for end in line]), get_extent(ends), "extent")
    for path in paths:
        box = get_extent([end for line in path for end in line])
        for corner in {line[0] for line in path if line[0][0] in box[0::2]}:
            near = min(math.dist(corner, end) for end in ends)
            assert near <= 1, (corner, near)


def assert_once(paths):
    """No line of a piece lies on one of another."""
    lines = [(i, line) for i, path in enumerate(paths) for line in path]
    for axis in (0, 1):
        along = [(i, a[axis], sorted((a[1 - axis], b[1 - axis]))) for i, (a, b) in lines
                 if abs(a[axis] - b[axis]) < 1e-6 and math.dist(a, b) > 1]
        for n, (i, place, (start, end)) in enumerate(along):
            for j, other, (other_start, other_end) in along[n + 1:]:
                if i != j and abs(place - other) < 0.05:
                    common = min(end, other_end) - max(start, other_start)
                    assert common < 0.05, (place, start, end)


def check(cli, arguments, folder):
    for suffix in ("svg", "dxf"):
        subprocess.run([cli, "print", *arguments, "-o", os.path.join(folder, "a." + suffix)],
                       check=True, stdout=subprocess.DEVNULL)
    drawings = sorted(glob.glob(os.path.join(folder, "*.svg")))
    assert drawings
    for drawing in drawings:
        layers, height = read_svg(drawing)
        cuts, texts = read_dxf(drawing[:-3] + "dxf")
        assert "Cut" in layers
        assert_same(layers["Cut"], cuts["CUT"], height)
        assert_once(layers["Cut"])
        assert ("Fold" in layers) == ("FOLD" in cuts) == (arguments[0] == "standees")
        if "Fold" in layers:
            assert_same(layers["Fold"], cuts["FOLD"], height)
        assert abs(get_length(cuts["MEASURE"]) - 100) < 0.001
        assert texts == ["100 mm"]


def find_inkscape():
    """One that can write DXF: that takes a library of Python"s."""
    path = shutil.which("inkscape")
    if path is None:
        return None
    has = subprocess.run(["/usr/bin/python3", "-c", "import lxml, numpy, cssselect"], check=False,
                         stderr=subprocess.DEVNULL)
    return path if has.returncode == 0 else None


def check_inkscape(cli, inkscape, folder):
    """Its file has what ours has: each line in its layer, as long."""
    check(cli, ["standees", "hooge"], folder)
    drawing = sorted(glob.glob(os.path.join(folder, "*.svg")))[0]
    written = os.path.join(folder, "inkscape.dxf")
    # The interpreter that it runs is the system"s, whichever comes first here.
    subprocess.run([inkscape, "--export-type=dxf", drawing, "-o", written], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120,
                   env={"PATH": "/usr/bin:/bin", "HOME": folder})
    layers, _ = read_svg(drawing)
    entities = read_entities(read_groups(written))
    for name, paths in layers.items():
        lines = [((get(e, 10), get(e, 20)), (get(e, 11), get(e, 21))) for e in entities
                 if e[0][1] == "LINE" and dict(e)[8] == name]
        assert len(lines) == sum(len(path) for path in paths), name
        assert abs(get_length(lines) - sum(get_length(path) for path in paths)) < NEAR, name


def main():
    cli = os.path.abspath(sys.argv[1])
    print(f"1..{len(SHEETS) + 1}")
    for i, arguments in enumerate(SHEETS):
        with tempfile.TemporaryDirectory() as folder:
            check(cli, arguments, folder)
        words = " ".join(arguments)
        print(f"ok {i + 1} {words}", flush=True)
    inkscape = find_inkscape()
    if inkscape is None:
        print(f"ok {len(SHEETS) + 1} inkscape # SKIP there is none that writes DXF")
        return
    with tempfile.TemporaryDirectory() as folder:
        check_inkscape(cli, inkscape, folder)
    print(f"ok {len(SHEETS) + 1} inkscape")


if __name__ == "__main__":
    main()
