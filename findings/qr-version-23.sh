#!/bin/sh
# qr-version-23.sh: a reader of QR codes misses one size of forty
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a reader that reads versions 22 and 24 of a QR code reads 23 as well.
# Behaviour: jsQR 1.4.0 from npm reads all sizes from 20 to 26 with all four levels of correction,
# but not version 23 with the least (L): it finds the squares and says nothing. ZBar reads all.
# Seen with qrencode 4.1.1, jsqr 1.4.0, pngjs 7.0.0, Node.js 20 on Debian 12: "unread: 23L".
# Wants: node, npm, and qrencode (Debian's package of that name).
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
qrencode --version 2>&1 | head -n 1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsqr@1.4.0 pngjs@7.0.0 >/dev/null
node --version
for version in 20 21 22 23 24 25 26; do
  for level in L M Q H; do
    # 240 letters: the size is asked for, not needed.
    printf 'a%.0s' $(seq 240) |
      qrencode -8 -v "$version" -l "$level" -s 4 -o "$version$level.png"
  done
done
cat >read.js <<'END'
const fs = require('fs'), { PNG } = require('pngjs'), read = require('jsqr');
const unread = [];
for (const file of fs.readdirSync('.').filter((name) => name.endsWith('.png'))) {
  const png = PNG.sync.read(fs.readFileSync(file));
  const found = read(new Uint8ClampedArray(png.data), png.width, png.height);
  if (!found || found.data !== 'a'.repeat(240)) unread.push(file.replace('.png', ''));
}
console.log('unread: ' + unread.join(' '));
END
seen=$(node read.js)
printf '%s\n' "$seen"
[ "$seen" = 'unread: 23L' ] || { echo 'This has changed.' >&2; exit 1; }
