#!/usr/bin/python3
# tour.py: takes pictures of the program's windows
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: headless.sh tour.py PROGRAM FOLDER SCENARIOS

Starts the program once for each picture, waits until its window has come to rest, and writes what
the X server shows as FOLDER/NAME.png.
"""

import os
import pathlib
import struct
import subprocess
import sys
import time
import zlib

# Name of the picture, what the program opens, and additions to its environment.
STOPS = (
    ("library", [], {}),
    ("army-builder", ["british-expeditionary-force.duckarmy"], {}),
    ("army-builder-dark", ["british-expeditionary-force.duckarmy"],
     {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}),
    ("operation", ["langemarck.duckop"], {}),
)
SECONDS_TO_SHOW = 20
SECONDS_AT_REST = 0.7


def read_screen(path):
    """Rows of RGB from the file in XWD format that Xvfb keeps, cut to what is not black."""
    data = path.read_bytes()
    header = struct.unpack(">25I", data[:100])
    size, width, height, order, pitch, colours = (header[i] for i in (0, 4, 5, 7, 12, 19))
    pixels = memoryview(data)[size + colours * 12:]
    blue, green, red = (0, 1, 2) if order == 0 else (3, 2, 1)
    rows = []
    for y in range(height):
        line = pixels[y * pitch:y * pitch + width * 4]
        row = bytearray(width * 3)
        row[0::3], row[1::3], row[2::3] = line[red::4], line[green::4], line[blue::4]
        rows.append(bytes(row))
    while rows and not any(rows[-1]):
        rows.pop()
    right = max((len(row.rstrip(b"\0")) for row in rows), default=0)
    right += -right % 3
    return [row[:right] for row in rows]


def write_png(path, rows):
    def chunk(kind, content):
        checksum = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)

    size = struct.pack(">2I5B", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    content = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", content)
                     + chunk(b"IEND", b""))


def wait_for_rest(process, screen):
    """What the screen shows once it has shown the same for a while; None if that does not come."""
    end = time.monotonic() + SECONDS_TO_SHOW
    last, since = None, 0.0
    while time.monotonic() < end and process.poll() is None:
        rows = read_screen(screen)
        if rows != last:
            last, since = rows, time.monotonic()
        elif rows and time.monotonic() - since > SECONDS_AT_REST:
            return rows
        time.sleep(0.1)
    return None


def main(program, folder, scenarios):
    screen = pathlib.Path(os.environ["XVFB_FB"])
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for name, files, additions in STOPS:
        paths = [os.path.join(scenarios, file) for file in files]
        with subprocess.Popen([program] + paths, env={**os.environ, **additions}) as process:
            rows = wait_for_rest(process, screen)
            process.terminate()
        if rows:
            write_png(folder / f"{name}.png", rows)
            print(f"Wrote {folder / name}.png")
        else:
            print(f"tour.py: no window to see for {name}", file=sys.stderr)
            failed = True
        time.sleep(0.3)  # until the server has taken the window away
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
