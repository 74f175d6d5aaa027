#!/bin/sh
# printed-beside-larger.sh: one large page shrinks all others of the print job
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: CUPS prints a page of A4 on A4 at its size, and scales those of other sizes alone; a file
# that asks not to be scaled (ViewerPreferences, PrintScaling None) is not.
# Behaviour: one page of A3 in the file shrinks all its pages of A4 to 96 % (so that they fit into
# the printer's margins), with or without that wish, which is not read. A smaller page does nothing,
# and neither does a page of A4 on its side. The job's option print-scaling=none keeps the size.
# Seen with the filter pdftopdf of cups-filters 1.28.17 (Debian 12), a printer of A4 with margins of
# 12 points, and a black square of 100 points on each page: the lines at the end.
# Wants: python3, and Debian's packages cups-filters and poppler-utils.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
dpkg-query -W cups-filters
cat >make.py <<'END'
"""Files of pages in several sizes, all with the wish not to be scaled, and a printer."""
SIZES = {"A5": (420, 595), "A4": (595, 842), "side": (842, 595), "A3": (842, 1191)}
for pages in ("A4", "A4 A5", "A4 side", "A4 A3"):
    objects = ["<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>", ""]
    text = "100 100 100 100 re f"
    for page in pages.split():
        width, height = SIZES[page]
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}]"
                       f" /Contents {len(objects) + 2} 0 R /Resources << >> >>")
        objects.append(f"<< /Length {len(text)} >>\nstream\n{text}\nendstream")
    kids = " ".join(f"{number} 0 R" for number in range(3, len(objects) + 1, 2))
    objects[1] = f"<< /Type /Pages /Kids [{kids}] /Count {len(pages.split())} >>"
    out, places = "%PDF-1.7\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{each}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    out += (f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
            f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n")
    open(f"{pages}.pdf", "w", encoding="ascii", newline="").write(out)
lines = ['PPD-Adobe: "4.3"', 'FormatVersion: "4.3"', 'FileVersion: "1.0"', "LanguageVersion: English",
         "LanguageEncoding: ISOLatin1", 'PCFileName: "ANY.PPD"', 'Manufacturer: "Any"',
         'Product: "(Any)"', 'ModelName: "Any"', 'NickName: "Any"', 'PSVersion: "(3010.000) 0"']
for name in ("PageSize", "PageRegion"):
    lines += [f"OpenUI *{name}: PickOne", f"OrderDependency: 10 AnySetup *{name}",
              f"Default{name}: A4", f'{name} A4/A4: "<</PageSize[595 842]>>setpagedevice"',
              f"CloseUI: *{name}"]
lines += ["DefaultImageableArea: A4", 'ImageableArea A4/A4: "12 12 583 830"',
          "DefaultPaperDimension: A4", 'PaperDimension A4/A4: "595 842"']
open("printer.ppd", "w", encoding="ascii").write("".join(f"*{line}\n" for line in lines))
END
python3 make.py
cat >measure.py <<'END'
import subprocess
import sys

# A point a pixel, so the black square is as many pixels wide as it is points.
picture = subprocess.run(["pdftoppm", "-gray", "-singlefile", sys.argv[1]] + "-r 72".split(),
                         check=True, capture_output=True).stdout
_, width, _, _ = picture.split(None, 3)[:4]
rows = picture.split(b"\n", 3)[3]
print(max(rows[at:at + int(width)].count(b"\0") for at in range(0, len(rows), int(width))))
END
seen=$(for pages in 'A4' 'A4 A5' 'A4 side' 'A4 A3'; do
  for options in '' print-scaling=none; do
    PPD=printer.ppd /usr/lib/cups/filter/pdftopdf 1 user job 1 "$options" "$pages.pdf" \
      >out.pdf 2>/dev/null
    echo "$pages${options:+, $options}: $(python3 measure.py out.pdf)"
  done
done)
printf '%s\n' "$seen"
[ "$seen" = 'A4: 100
A4, print-scaling=none: 100
A4 A5: 100
A4 A5, print-scaling=none: 100
A4 side: 100
A4 side, print-scaling=none: 100
A4 A3: 96
A4 A3, print-scaling=none: 100' ] || { echo 'This has changed.' >&2; exit 1; }
