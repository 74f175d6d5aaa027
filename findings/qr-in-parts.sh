#!/bin/sh
# qr-in-parts.sh: a code in several squares is read as nothing, as less, or as all
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: of a text that qrencode -S divides into three squares (structured append) a reader gives
# what stands in each, and its number, or refuses.
# Behaviour: ZBar finds nothing in one square, nor in two: it waits for all of them in one picture,
# in whatever order, and gives the whole then; in three pictures named together it finds none.
# jsQR reads a square and gives an empty text. Only ZXing gives the part with its number. So an army
# that needs several squares wants one picture, or one larger square.
# Seen with qrencode 4.1.1, ZBar 0.23.92, ImageMagick 6.9.11-60 (Debian 12), jsqr 1.4.0, pngjs 7.0.0
# and zxing-wasm 3.1.6 on Node.js 20: the lines at the end.
# Wants: node, npm, and Debian's packages qrencode, zbar-tools and imagemagick.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
convert=/usr/bin/convert-im6.q16
qrencode --version 2>&1 | head -n 1
echo "ZBar $(zbarimg --version)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsqr@1.4.0 pngjs@7.0.0 zxing-wasm@3.1.6 >/dev/null
printf 'a%.0s' $(seq 300) >text
qrencode -8 -S -v 5 -l L -s 4 -r text -o part.png
$convert part-02.png part-01.png +append two.png
$convert part-02.png part-03.png part-01.png +append three.png
cat >read.js <<'END'
const fs = require('fs'), { PNG } = require('pngjs'), jsqr = require('jsqr');
const { readBarcodes, prepareZXingModule } = require('zxing-wasm/reader');
const program = require.resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: fs.readFileSync(program).buffer } });
(async () => {
  const bytes = fs.readFileSync('part-01.png'), png = PNG.sync.read(bytes);
  const found = jsqr(new Uint8ClampedArray(png.data), png.width, png.height);
  console.log(`jsQR, one: ${found ? found.data.length : 'nothing'}`);
  const [one] = await readBarcodes(new Uint8Array(bytes), { formats: ['QRCode'] });
  console.log(`ZXing, one: ${one.text.length}, part ${one.sequenceIndex} of ${one.sequenceSize}`);
})();
END

# zbar NAME PICTURE...: how many letters it gives
zbar () {
  name=$1
  shift
  # Status 4: none found.
  zbarimg -q --raw "$@" >letters 2>/dev/null || [ $? -eq 4 ]
  echo "ZBar, $name: $(tr -d '\n' <letters | wc -c)"
}
seen=$(
  zbar 'one' part-01.png
  zbar 'two in a picture' two.png
  zbar 'three in a picture' three.png
  zbar 'three pictures' part-01.png part-02.png part-03.png
  node read.js
)
printf '%s\n' "$seen"
[ "$seen" = 'ZBar, one: 0
ZBar, two in a picture: 0
ZBar, three in a picture: 300
ZBar, three pictures: 0
jsQR, one: 0
ZXing, one: 104, part 0 of 3' ] || { echo 'This has changed.' >&2; exit 1; }
