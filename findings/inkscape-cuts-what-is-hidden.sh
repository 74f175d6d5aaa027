#!/bin/sh
# inkscape-cuts-what-is-hidden.sh: what a cutter gets of a drawing, and what not
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: Inkscape exports to DXF what is to be seen: no hidden layer, a clipped line as far as it is
# to be seen, circles and rectangles like paths; it says in the file that lengths are millimetres;
# and HPGL has the drawing at its place on the sheet.
# Behaviour: in DXF a hidden layer is there like any other, a line clipped to 50 mm has all of its
# 200 mm, and a circle and a rectangle are left out; no unit is said. HPGL has circle and rectangle,
# the clipped line is whole there as well, and all is moved to the corner: what begins at 100 mm
# stands at 0, so nothing fits what was printed before. All of it exits with 0 and without a word.
# So a sheet for a cutter has paths only, no clip and no hidden layer, and is best read as SVG.
# Seen with Inkscape 1.2.2 (Debian 12): the lines at the end.
# Wants: Debian's packages inkscape with python3-lxml, python3-numpy, xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
# Its extensions take the first Python of the path: Debian's has what they need.
export HOME="$place" PATH=/usr/bin:/bin GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1
cat >begin <<'END'
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  width="210mm" height="297mm" viewBox="0 0 210 297">
<defs><clipPath id="clip"><path d="M 0 0 H 50 V 297 H 0 Z"/></clipPath></defs>
END
# draw NAME ELEMENT: a file of that name
draw () {
  { cat begin; echo "$2</svg>"; } >"$1.svg"
}
line='fill="none" stroke="black"'
draw path "<path d=\"M 100 100 H 150\" $line/>"
draw hidden "<g inkscape:groupmode=\"layer\" style=\"display:none\">
<path d=\"M 100 100 H 150\" $line/></g>"
draw clipped "<path d=\"M 0 100 H 200\" clip-path=\"url(#clip)\" $line/>"
draw circle "<circle cx=\"100\" cy=\"100\" r=\"20\" $line/>"
draw rectangle "<rect x=\"100\" y=\"100\" width=\"50\" height=\"20\" $line/>"
cat >measure.py <<'END'
import re
import sys

text = open(sys.argv[1], encoding="ascii").read()
if sys.argv[1].endswith(".dxf"):
    lines = [line.strip() for line in text.splitlines()]
    pairs = list(zip(lines[::2], lines[1::2]))
    at = pairs.index(("2", "ENTITIES"))
    places = [float(value) for code, value in pairs[at:] if code in ("10", "11")]
    unit = ", unit said" if "$INSUNITS" in text else ""
else:
    # Forty steps a millimetre. What comes before the first place where the pen is lifted is a
    # short cut that turns the knife.
    cuts = re.findall(r"PU([\d,]+);PD([\d,]+)", text)[1:]
    places = [int(x) / 40 for cut in cuts for x in ",".join(cut).split(",")[::2]]
    unit = ""
print(f"{min(places):.0f} to {max(places):.0f} mm{unit}" if places else "nothing")
END

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
export DISPLAY=":$number"
inkscape --version 2>/dev/null
seen=$(for name in path hidden clipped circle rectangle; do
  for format in dxf hpgl; do
    # HPGL has no way to say that there is nothing.
    [ $name-$format != hidden-hpgl ] || continue
    dbus-run-session -- inkscape "--export-type=$format" -o "out.$format" "$name.svg" \
      >/dev/null 2>&1
    echo "$name, $format: $(python3 measure.py "out.$format")"
  done
done)
printf '%s\n' "$seen"
[ "$seen" = 'path, dxf: 100 to 150 mm
path, hpgl: 0 to 50 mm
hidden, dxf: 100 to 150 mm
clipped, dxf: 0 to 200 mm
clipped, hpgl: 0 to 200 mm
circle, dxf: nothing
circle, hpgl: 0 to 40 mm
rectangle, dxf: nothing
rectangle, hpgl: 0 to 50 mm' ] || { echo 'This has changed.' >&2; exit 1; }
