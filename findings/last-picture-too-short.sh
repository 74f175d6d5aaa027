#!/bin/sh
# last-picture-too-short.sh: the end of a story is gone in a third of a second
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: FFmpeg keeps how long each picture of an animation is shown when it makes another format of
# it, the last one as well, on which one wants to rest.
# Behaviour: it keeps all but the last: of 3 s the last one has 0.7 s, those of the picture before
# it, as APNG or GIF, and 0.33 s as WebP, though it has read 3 s. Its GIF writer's -final_delay puts
# that right. An MP4 has all of the time, and gif2webp and gifsicle keep the 3 s.
# Seen with FFmpeg 5.1.9, WebP 1.2.4, Pillow 9.4.0 and gifsicle 1.93 (Debian 12), 0.1, 0.2, 0.7 and
# 3 s: the lines at the end.
# Wants: Debian's packages ffmpeg, webp, gifsicle and python3-pil.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
ffmpeg -version | head -n 1 | cut -d ' ' -f 1-3
gif2webp -version | head -n 1
gifsicle --version | head -n 1
cat >make.py <<'END'
import PIL
from PIL import Image

print("Pillow", PIL.__version__)
colours = ("red", "green", "blue", "white")
first, *others = (Image.new("RGB", (40, 30), colour) for colour in colours)
for name in "story.png", "story.gif":
    first.save(name, save_all=True, append_images=others, duration=[100, 200, 700, 3000], loop=0)
END
cat >look.py <<'END'
import sys

from PIL import Image

picture, times = Image.open(sys.argv[1]), []
for number in range(picture.n_frames):
    picture.seek(number)
    picture.load()
    times.append(f"{picture.info['duration'] / 1000:g}")
print(" ".join(times))
END
# Another Python in the path would not have Debian's packages.
/usr/bin/python3 make.py
make () {
  ffmpeg -y -v error -i "$1" -f "$2" "out.$3"
  echo "FFmpeg, ${1#*.} to $2: $(/usr/bin/python3 look.py "out.$3")"
}
seen=$(
  for from in story.png story.gif; do
    make $from apng png
    make $from gif gif
    make $from webp webp
  done
  ffmpeg -y -v error -i story.png -final_delay 300 -f gif out.gif
  echo "with -final_delay 300, to gif: $(/usr/bin/python3 look.py out.gif)"
  ffmpeg -y -v error -i story.png -pix_fmt yuv420p out.mp4
  echo "to mp4: $(ffprobe -v error -show_entries format=duration -of csv=p=0 out.mp4) in all"
  gif2webp -quiet story.gif -o out.webp
  echo "gif2webp: $(/usr/bin/python3 look.py out.webp)"
  gifsicle -O3 story.gif -o out.gif
  echo "gifsicle: $(/usr/bin/python3 look.py out.gif)"
)
printf '%s\n' "$seen"
[ "$seen" = 'FFmpeg, png to apng: 0.1 0.2 0.7 0.7
FFmpeg, png to gif: 0.1 0.2 0.7 0.7
FFmpeg, png to webp: 0.1 0.2 0.7 0.333
FFmpeg, gif to apng: 0.1 0.2 0.7 0.7
FFmpeg, gif to gif: 0.1 0.2 0.7 0.7
FFmpeg, gif to webp: 0.1 0.2 0.7 0.333
with -final_delay 300, to gif: 0.1 0.2 0.7 3
to mp4: 4.000000 in all
gif2webp: 0.1 0.2 0.7 3
gifsicle: 0.1 0.2 0.7 3' ] || { echo 'This has changed.' >&2; exit 1; }
