#!/usr/bin/python3
# screen.py: a person at the X server: looks at its screen, presses keys and buttons
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture is a list of rows, each the bytes of its pixels, red, green and blue."""

import ctypes
import ctypes.util
import pathlib
import struct
import zlib

GAP = 12
GREY = b"\x80\x80\x80"


def read_screen(path):
    """The picture in the file in XWD format that Xvfb keeps, cut to what is not black."""
    data = pathlib.Path(path).read_bytes()
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


def beside(pictures):
    """The pictures from left to right."""
    height = max(len(picture) for picture in pictures)
    columns = []
    for picture in pictures:
        empty = GREY * (len(picture[0]) // 3)
        columns.append(picture + [empty] * (height - len(picture)))
    return [(GREY * GAP).join(row) for row in zip(*columns)]


def below(pictures):
    """The pictures from the top down."""
    width = max(len(picture[0]) for picture in pictures) // 3
    rows = []
    for picture in pictures:
        rows += [GREY * width] * (GAP if rows else 0)
        rows += [row + GREY * (width - len(row) // 3) for row in picture]
    return rows


def write_png(path, rows):
    def chunk(kind, content):
        checksum = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)

    size = struct.pack(">2I5B", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    content = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", content)
                     + chunk(b"IEND", b""))


def load(name):
    return ctypes.CDLL(ctypes.util.find_library(name))


class Hands:
    """Keys and buttons, by the XTest extension."""

    MODIFIERS = {"ctrl": b"Control_L", "shift": b"Shift_L", "alt": b"Alt_L"}

    def __init__(self):
        self.x11, self.xtest = load("X11"), load("Xtst")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.x11.XKeycodeToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            raise OSError("there is no X server")

    def send(self):
        self.x11.XSync(self.display, 0)

    def get_code(self, symbol):
        return self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))

    def press_key(self, keys):
        """Keys as in "ctrl+shift+s"."""
        names = keys.split("+")
        codes = [self.get_code(self.x11.XStringToKeysym(self.MODIFIERS.get(name) or name.encode()))
                 for name in names]
        for code in codes:
            self.xtest.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            self.xtest.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.send()

    def type_text(self, text):
        """Letters of ASCII, whose symbols are their codes."""
        shift = self.get_code(self.x11.XStringToKeysym(b"Shift_L"))
        for letter in text:
            code = self.get_code(ord(letter))
            shifted = self.x11.XKeycodeToKeysym(self.display, code, 0) != ord(letter)
            if shifted:
                self.xtest.XTestFakeKeyEvent(self.display, shift, 1, 0)
            self.xtest.XTestFakeKeyEvent(self.display, code, 1, 0)
            self.xtest.XTestFakeKeyEvent(self.display, code, 0, 0)
            if shifted:
                self.xtest.XTestFakeKeyEvent(self.display, shift, 0, 0)
        self.send()

    def move(self, x, y):
        self.xtest.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.send()

    def click(self, x, y, button=1):
        self.move(x, y)
        for down in (1, 0):
            self.xtest.XTestFakeButtonEvent(self.display, button, down, 0)
        self.send()

    def drag(self, x0, y0, x1, y1):
        self.move(x0, y0)
        self.xtest.XTestFakeButtonEvent(self.display, 1, 1, 0)
        for i in range(1, 11):
            self.move(x0 + (x1 - x0) * i // 10, y0 + (y1 - y0) * i // 10)
        self.xtest.XTestFakeButtonEvent(self.display, 1, 0, 0)
        self.send()
