#!/bin/sh
# pstoedit-of-a-pdf.sh: a drawing for a cutter that is empty, or in inches
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: pstoedit makes the same drawing of a PDF and of an EPS with the same line of 100 mm, in
# millimetres or points.
# Behaviour: of the PDF it makes a DXF without one line, says nothing and exits 0, in every format. Of
# the EPS it makes one whose unit is the inch: 3.94 for 100 mm, and plain "dxf" does not say so in
# the file. "dxf:-mm" gives 100.
# Seen with pstoedit 3.78 and Ghostscript 10.00.0 (Debian 12): the lines at the end.
# Wants: python3, and Debian's packages pstoedit, ghostscript and librsvg2-bin.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
pstoedit -help 2>&1 | head -n 1 | cut -d / -f 1
echo "Ghostscript $(gs --version)"
cat >line.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
<path d="M 10 10 L 110 10" stroke="black" fill="none"/></svg>
END
rsvg-convert -f pdf -o line.pdf line.svg
rsvg-convert -f eps -o line.eps line.svg
# The same PDF through another program is no better.
gs -q -sDEVICE=pdfwrite -o again.pdf line.pdf
cat >measure.py <<'END'
import sys

# Lines of a code, and of its value.
lines = [line.strip() for line in open(sys.argv[1], encoding="ascii")]
pairs = list(zip(lines[::2], lines[1::2]))
start = next(at for at, pair in enumerate(pairs) if pair == ("2", "ENTITIES"))
# Some elements begin with a 0 that is no place of the line.
places = [float(value) for code, value in pairs[start:] if code in ("10", "11") and float(value)]
unit = next((pairs[at + 1][1] for at, pair in enumerate(pairs) if pair[1] == "$INSUNITS"), "not said")
length = f"{max(places) - min(places):.2f}" if places else "no line"
print(f"{length}, unit {unit}")
END
seen=$(for file in line.pdf again.pdf line.eps; do
  for format in dxf dxf:-mm dxf_14; do
    pstoedit -q -f "$format" "$file" out.dxf >/dev/null 2>&1
    echo "$file, $format: $(python3 measure.py out.dxf)"
  done
done)
printf '%s\n' "$seen"
[ "$seen" = 'line.pdf, dxf: no line, unit not said
line.pdf, dxf:-mm: no line, unit not said
line.pdf, dxf_14: no line, unit 1
again.pdf, dxf: no line, unit not said
again.pdf, dxf:-mm: no line, unit not said
again.pdf, dxf_14: no line, unit 1
line.eps, dxf: 3.94, unit not said
line.eps, dxf:-mm: 100.00, unit not said
line.eps, dxf_14: 3.94, unit 1' ] || { echo 'This has changed.' >&2; exit 1; }
