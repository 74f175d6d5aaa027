#!/bin/sh
# dxf-in-metres.sh: counters of 40 mm on a sheet of 420 metres
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a DXF that a library writes says no unit unless it is told one, and programs take what is
# in it for millimetres.
# Behaviour: ezdxf.new() says metres ($INSUNITS 6); only as R12 the file says nothing. LibreCAD
# heeds it: a rectangle of 40 by 20 becomes a page that is 420 m wide; without a unit, or in
# millimetres, it is one of A3. JSCAD's writer says millimetres by itself, three others of npm say
# none. So a DXF for a cutter names its unit, always.
# Seen with ezdxf 0.18.1, LibreCAD 2.2.0 (Debian 12), dxf-writer 1.18.4, makerjs 0.19.2,
# @tarikjabiri/dxf 2.9.0 and @jscad/dxf-serializer 2.1.23 on Node.js 20: the lines at the end.
# Wants: node, npm, and Debian's packages python3-ezdxf, librecad and poppler-utils.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" XDG_RUNTIME_DIR="$place" QT_QPA_PLATFORM=offscreen
dpkg-query -W python3-ezdxf librecad
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf-writer@1.18.4 makerjs@0.19.2 @tarikjabiri/dxf@2.9.0 \
  @jscad/dxf-serializer@2.1.23 @jscad/modeling@2.13.0 >/dev/null
cat >write.py <<'END'
import ezdxf

for name, version, unit in (("ezdxf", "R2013", None), ("ezdxf-R12", "R12", None),
                            ("ezdxf-none", "R2013", 0), ("ezdxf-mm", "R2013", 4)):
    drawing = ezdxf.new(version)
    if unit is not None:
        drawing.units = unit
    space = drawing.modelspace()
    for a, b in (((0, 0), (40, 0)), ((40, 0), (40, 20)), ((40, 20), (0, 20)), ((0, 20), (0, 0))):
        space.add_line(a, b)
    drawing.saveas(f"{name}.dxf")
END
# Another Python in the path would not have Debian's packages.
/usr/bin/python3 write.py
cat >write.js <<'END'
const fs = require('fs'), Writer = require('dxf-writer'), makerjs = require('makerjs');
const { DxfWriter, point3d } = require('@tarikjabiri/dxf');
const { serialize } = require('@jscad/dxf-serializer'), { primitives } = require('@jscad/modeling');
const corners = [[0, 0], [40, 0], [40, 20], [0, 20], [0, 0]];
const writer = new Writer(), other = new DxfWriter();
for (let i = 0; i < 4; i++) {
  writer.drawLine(...corners[i], ...corners[i + 1]);
  other.addLine(point3d(...corners[i]), point3d(...corners[i + 1]));
}
fs.writeFileSync('dxf-writer.dxf', writer.toDxfString());
fs.writeFileSync('tarikjabiri.dxf', other.stringify());
fs.writeFileSync('makerjs.dxf', makerjs.exporter.toDXF(new makerjs.models.Rectangle(40, 20)));
fs.writeFileSync('jscad.dxf', serialize({}, primitives.rectangle({ size: [40, 20] })).join(''));
END
node write.js
seen=$(for name in ezdxf ezdxf-R12 ezdxf-none ezdxf-mm dxf-writer makerjs tarikjabiri jscad; do
  unit=$(grep -A 2 '^[$]INSUNITS' $name.dxf | tail -n 1 | tr -d ' \r')
  printf '%s: unit %s' $name "${unit:-not said}"
  case $name in
    ezdxf*)
      librecad dxf2pdf $name.dxf >/dev/null 2>&1
      width=$(pdfinfo $name.pdf | sed -n 's/Page size: *\([^ ]*\) .*/\1/p')
      /usr/bin/python3 -c 'import sys
print(f", page {float(sys.argv[1]) / 72 * 0.0254:.2f} m wide")' "$width"
      ;;
    *) echo ;;
  esac
done)
printf '%s\n' "$seen"
[ "$seen" = 'ezdxf: unit 6, page 420.00 m wide
ezdxf-R12: unit not said, page 0.42 m wide
ezdxf-none: unit 0, page 0.42 m wide
ezdxf-mm: unit 4, page 0.42 m wide
dxf-writer: unit 0
makerjs: unit not said
tarikjabiri: unit 0
jscad: unit 4' ] || { echo 'This has changed.' >&2; exit 1; }
