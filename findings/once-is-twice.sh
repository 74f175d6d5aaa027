#!/bin/sh
# once-is-twice.sh: an animation that is shown once in one format and twice in the next
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: Pillow's loop=1 makes an animation that is shown once, whatever the format; who makes
# another format of it keeps how often it is shown.
# Behaviour: as APNG and WebP, whose number counts the times, it is shown once; as GIF, whose number
# counts the times after the first, twice: Pillow writes the 1 as it is. gif2webp knows that, and
# writes 2. FFmpeg makes of each of them a GIF without end, and a WebP or an APNG that is shown
# once, also of a GIF without end. So the number is given anew with each format, and looked at.
# Seen with Pillow 9.4.0, WebP 1.2.4 and FFmpeg 5.1.9 (Debian 12): the lines at the end.
# Wants: Debian's packages python3-pil, webp and ffmpeg.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
ffmpeg -version | head -n 1 | cut -d ' ' -f 1-3
gif2webp -version | head -n 1
cat >make.py <<'END'
import PIL
from PIL import Image

print("Pillow", PIL.__version__)
first, *others = (Image.new("RGB", (40, 30), colour) for colour in ("red", "green", "blue"))
for name in "story.png", "story.gif", "story.webp":
    first.save(name, save_all=True, append_images=others, duration=500, loop=1)
first.save("endless.gif", save_all=True, append_images=others, duration=500, loop=0)
first.save("no-number.gif", save_all=True, append_images=others, duration=500)
END
cat >look.py <<'END'
"""Says from the bytes of a file how often it is shown."""
import sys

data = open(sys.argv[1], "rb").read()
if data[:4] == b"GIF8":
    at = data.find(b"NETSCAPE2.0")
    times = 1 if at < 0 else int.from_bytes(data[at + 13:at + 15], "little")
    if at >= 0 and times:
        times += 1
elif data[:4] == b"RIFF":
    at = data.find(b"ANIM")
    times = int.from_bytes(data[at + 12:at + 14], "little")
else:
    at = data.find(b"acTL")
    times = int.from_bytes(data[at + 8:at + 12], "big")
print({0: "without end", 1: "once", 2: "twice"}.get(times, times))
END
# Another Python in the path would not have Debian's packages.
/usr/bin/python3 make.py
seen=$(
  for file in story.png story.webp story.gif; do
    echo "Pillow, $file: $(python3 look.py $file)"
  done
  for file in story.gif endless.gif no-number.gif; do
    gif2webp -quiet $file -o out.webp
    echo "gif2webp, $file: $(python3 look.py out.webp)"
  done
  for file in story.png story.gif endless.gif; do
    for format in gif webp apng; do
      ffmpeg -y -v error -i $file -f $format out
      echo "FFmpeg, $file to $format: $(python3 look.py out)"
    done
  done
)
printf '%s\n' "$seen"
[ "$seen" = 'Pillow, story.png: once
Pillow, story.webp: once
Pillow, story.gif: twice
gif2webp, story.gif: twice
gif2webp, endless.gif: without end
gif2webp, no-number.gif: once
FFmpeg, story.png to gif: without end
FFmpeg, story.png to webp: once
FFmpeg, story.png to apng: once
FFmpeg, story.gif to gif: without end
FFmpeg, story.gif to webp: once
FFmpeg, story.gif to apng: once
FFmpeg, endless.gif to gif: without end
FFmpeg, endless.gif to webp: once
FFmpeg, endless.gif to apng: once' ] || { echo 'This has changed.' >&2; exit 1; }
