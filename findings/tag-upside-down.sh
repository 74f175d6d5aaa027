#!/bin/sh
# tag-upside-down.sh: OpenCV sees a tag upside down, and not at all if one square is wrong
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: OpenCV's dictionary DICT_APRILTAG_36h11 has the tags of libapriltag: of one that the
# library has drawn OpenCV says the same id, with the corners in its own order from the upper left,
# and as every two tags of the family differ by eleven squares, a wrong one or two are mended.
# Behaviour: the ids are the same, but OpenCV's drawings are turned by half a circle: of a tag of
# the library it says that the lower right corner is the upper left, so every heading is off by 180
# degrees. One wrong square of 36 loses the tag, as the dictionary allows for none; the library
# mends it. And corners are places of pixels, not of edges: the far ones are a pixel short.
# Seen with OpenCV 4.6.0 and libapriltag 3.3.0 (Debian 12), tag 7 from (120, 120) to (280, 280): the
# lines at the end.
# Wants: a C compiler, libapriltag-dev, and Debian's package python3-opencv.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
dpkg-query -W libapriltag-dev python3-opencv
cat >tag.c <<'END'
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>
#include <stdio.h>

/* Draws a tag, or says of a picture of 400 pixels a side what is found in it. */
int
main (int argc, char **argv)
{
  static uint8_t picture[400 * 400];
  apriltag_family_t *family = tag36h11_create ();

  if (argc < 2)
    {
      image_u8_t *tag = apriltag_to_image (family, 7);

      for (int y = 1; y < 9; y++)
        fwrite (tag->buf + y * tag->stride + 1, 1, 8, stdout);
      return 0;
    }

  image_u8_t image = { .width = 400, .height = 400, .stride = 400, .buf = picture };
  apriltag_detector_t *detector = apriltag_detector_create ();
  FILE *file = fopen (argv[1], "rb");

  if (file == NULL || fread (picture, 1, sizeof picture, file) != sizeof picture)
    return 1;
  apriltag_detector_add_family (detector, family);

  zarray_t *found = apriltag_detector_detect (detector, &image);

  printf ("libapriltag: %s\n", zarray_size (found) > 0 ? "found" : "nothing");
  return 0;
}
END
cc -o tag tag.c -lapriltag -lapriltag-utils -lm
./tag >squares
cat >look.py <<'END'
import subprocess

import cv2
import numpy

aruco = cv2.aruco
dictionary = aruco.getPredefinedDictionary(aruco.DICT_APRILTAG_36h11)
draw = getattr(aruco, "generateImageMarker", None) or aruco.drawMarker
theirs = numpy.fromfile("squares", numpy.uint8).reshape(8, 8)
own = draw(dictionary, 7, 8)
print("OpenCV's is the library's turned by half a circle:",
      numpy.array_equal(own, numpy.rot90(theirs, 2)))
wrong = theirs.copy()
wrong[3, 3] ^= 255
for name, squares in ("the library's", theirs), ("OpenCV's", own), ("one square wrong", wrong):
    picture = numpy.full((400, 400), 255, numpy.uint8)
    picture[120:280, 120:280] = numpy.kron(squares, numpy.ones((20, 20), numpy.uint8))
    corners, ids, _ = aruco.detectMarkers(picture, dictionary)
    said = "nothing"
    if ids is not None:
        said = f"{ids[0][0]} at " + " ".join(f"({x:.0f}, {y:.0f})" for x, y in corners[0][0])
    picture.tofile("picture")
    print(f"{name}: OpenCV: {said}")
    subprocess.run(["./tag", "picture"], check=True)
END
# Another Python in the path would not have Debian's packages.
seen=$(/usr/bin/python3 -u look.py)
printf '%s\n' "$seen"
[ "$seen" = "OpenCV's is the library's turned by half a circle: True
the library's: OpenCV: 7 at (279, 279) (120, 279) (120, 120) (279, 120)
libapriltag: found
OpenCV's: OpenCV: 7 at (120, 120) (279, 120) (279, 279) (120, 279)
libapriltag: found
one square wrong: OpenCV: nothing
libapriltag: found" ] || { echo 'This has changed.' >&2; exit 1; }
