#!/bin/sh
# dots-in-a-metre.sh: a PNG of 300 dots in an inch is printed at 299
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: CUPS prints a PNG at the size that the file says (pHYs, dots in a metre), or at least when
# it is told not to scale it; 11811, which most programs write for 300 dots in an inch, is 300.
# Behaviour: without options it is enlarged until it fills the page, whatever it says of itself.
# With print-scaling=none the size is kept, but what is behind the point of the dots in an inch is
# dropped: 11811 in a metre are 299.9994, so 299, and all is 0.4 % too large, 0.3 mm in a card.
# Rounded up, 11812, it is right within 0.04 %, and so are 150 dots, which are
# 5905.5 and rounded up anyway.
# Seen with the filter imagetopdf of cups-filters 1.28.17 (Debian 12), a printer of A4 with margins
# of 12 points: the lines at the end, of a black square of 1000 pixels.
# Wants: python3, and Debian's packages cups-filters and poppler-utils.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
dpkg-query -W cups-filters
cat >printer.ppd <<'END'
*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "TEST.PPD"
*Manufacturer: "Test"
*Product: "(Test)"
*ModelName: "Test"
*ShortNickName: "Test"
*NickName: "Test"
*PSVersion: "(3010.000) 0"
*LanguageLevel: "3"
*ColorDevice: True
*DefaultColorSpace: RGB
*FileSystem: False
*cupsFilter: "application/vnd.cups-pdf 0 -"
*OpenUI *PageSize: PickOne
*DefaultPageSize: A4
*PageSize A4/A4: "<</PageSize[595 842]>>setpagedevice"
*CloseUI: *PageSize
*OpenUI *PageRegion: PickOne
*DefaultPageRegion: A4
*PageRegion A4/A4: "<</PageSize[595 842]>>setpagedevice"
*CloseUI: *PageRegion
*DefaultImageableArea: A4
*ImageableArea A4/A4: "12 12 583 830"
*DefaultPaperDimension: A4
*PaperDimension A4/A4: "595 842"
END
cat >make.py <<'END'
import struct
import zlib


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


for density in (5906, 11811, 11812):
    with open(f"{density}.png", "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n"
                   + chunk(b"IHDR", struct.pack(">IIBBBBB", 1000, 1000, 8, 0, 0, 0, 0))
                   + chunk(b"pHYs", struct.pack(">IIB", density, density, 1))
                   + chunk(b"IDAT", zlib.compress((b"\0" + bytes(1000)) * 1000))
                   + chunk(b"IEND", b""))
END
cat >measure.py <<'END'
"""The width of what is black, in millimetres, beside what the file says."""
import re
import sys

data = open("out.pgm", "rb").read()
head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
width, height = int(head[1]), int(head[2])
start = head.end() + height // 2 * width
dark = [x for x, value in enumerate(data[start:start + width]) if value < 128]
density, options = sys.argv[1:]
print(f"{density} {options or 'as usual'}: {1e6 / int(density):.1f} mm,"
      f" printed {(dark[-1] - dark[0] + 1) / 720 * 25.4:.1f}")
END
python3 make.py
try () {
  PPD=printer.ppd /usr/lib/cups/filter/imagetopdf 1 user title 1 "$2" "$1.png" >out.pdf 2>/dev/null
  pdftoppm -r 720 -gray -singlefile out.pdf out
  python3 measure.py "$1" "$2"
}
seen=$(
  try 11811 ''
  for density in 5906 11811 11812; do
    try $density print-scaling=none
  done
)
printf '%s\n' "$seen"
[ "$seen" = '11811 as usual: 84.7 mm, printed 201.5
5906 print-scaling=none: 169.3 mm, printed 169.4
11811 print-scaling=none: 84.7 mm, printed 85.0
11812 print-scaling=none: 84.7 mm, printed 84.7' ] || { echo 'This has changed.' >&2; exit 1; }
