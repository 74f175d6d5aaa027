#!/bin/sh
# qr-of-two-kinds.sh: the same text in 73 squares a side or in 85
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: of an address with some lower-case letters and a long tail of those 45 that take least room
# (as base45 makes them) every program in use makes the smallest code, as the standard lets a code
# go from one kind of letters to another.
# Behaviour: qrencode, Zint, python-qrcode and qrcode of npm do: version 14. Segno and bwip-js take
# one kind for all of it, the largest, and make version 17: a third more squares. So do qrencode -8
# and python-qrcode with optimize=0. With such a program the address wants capitals only.
# Seen with qrencode 4.1.1, Zint 2.11.1, Segno 1.4.1, python-qrcode 7.4.2 (Debian 12), qrcode 1.5.4
# and bwip-js 4.11.4 on Node.js 20, 620 letters with the least correction: the lines at the end.
# Wants: node, npm, and Debian's packages qrencode, zint, python3-segno, python3-qrcode and
# imagemagick.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
dpkg-query -W qrencode zint python3-segno python3-qrcode
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode@1.5.4 bwip-js@4.11.4 >/dev/null
cat >make.py <<'END'
import sys

import qrcode
import segno

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
head, name = ("https://example.org/a#", "mixed") if sys.argv[1] == "mixed" else ("", "capitals")
text = head + "".join(LETTERS[(at * 7 + at // 8) % 45] for at in range(620 - len(head)))
with open("text", "w", encoding="ascii") as file:
    file.write(text)
print(f"{name}, Segno: {segno.make(text, error='l', boost_error=False).version}")
for optimize in 20, 0:
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_L)
    code.add_data(text, optimize=optimize)
    code.make()
    print(f"{name}, python-qrcode, optimize={optimize}: {code.version}")
END
cat >make.js <<'END'
const text = require('fs').readFileSync('text', 'ascii');
const code = require('qrcode').create(text, { errorCorrectionLevel: 'L' });
console.log(`${process.argv[2]}, qrcode: ${code.version}`);
const [{ pixx }] = require('bwip-js').raw({ bcid: 'qrcode', text, eclevel: 'L' });
console.log(`${process.argv[2]}, bwip-js: ${(pixx - 17) / 4}`);
END
version () {
  echo $((($(/usr/bin/identify-im6.q16 -format '%w' "$1") - 17) / 4))
}
seen=$(for name in mixed capitals; do
  # Another Python in the path would not have Debian's packages.
  /usr/bin/python3 make.py $name
  node make.js $name
  qrencode -l L -s 1 -m 0 -r text -o code.png
  echo "$name, qrencode: $(version code.png)"
  qrencode -8 -l L -s 1 -m 0 -r text -o code.png
  echo "$name, qrencode -8: $(version code.png)"
  zint -b QRCODE --secure=1 --scale=0.5 -i text -o code.png
  echo "$name, Zint: $(version code.png)"
done)
printf '%s\n' "$seen"
[ "$seen" = 'mixed, Segno: 17
mixed, python-qrcode, optimize=20: 14
mixed, python-qrcode, optimize=0: 17
mixed, qrcode: 14
mixed, bwip-js: 17
mixed, qrencode: 14
mixed, qrencode -8: 17
mixed, Zint: 14
capitals, Segno: 14
capitals, python-qrcode, optimize=20: 14
capitals, python-qrcode, optimize=0: 14
capitals, qrcode: 14
capitals, bwip-js: 14
capitals, qrencode: 14
capitals, qrencode -8: 17
capitals, Zint: 14' ] || { echo 'This has changed.' >&2; exit 1; }
