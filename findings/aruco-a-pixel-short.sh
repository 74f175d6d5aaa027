#!/bin/sh
# aruco-a-pixel-short.sh: OpenCV and libapriltag measure one tag differently
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: both find the corners of the same AprilTag (36h11) in the same picture, drawn without noise
# on whole pixels, at the same places but for hundredths of a pixel, whichever way OpenCV refines
# them.
# Behaviour: a black square that covers the pixels 160 to 319 is 160 wide. libapriltag says so, in a
# frame whose origin is the corner of the first pixel; so does OpenCV if it is told to refine as
# AprilTag does. By its usual way (no refinement) and by contours it is 159 wide, from 160 to 319,
# and refined to parts of a pixel 159.9, half a pixel up and to the left, in a frame whose origin is
# the middle of the first pixel. Of a tag that is 30 pixels large the usual way loses 3 %: on a
# printed square of 16 mm half a millimetre. OpenCV's corners go with the clock, libapriltag's
# against it.
# Seen with OpenCV 4.6.0 and libapriltag 3.3.0 (Debian 12): the lines at the end.
# Wants: a C compiler, libapriltag-dev and Debian's python3-opencv.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >opencv.py <<'END'
import cv2
import numpy

print("OpenCV", cv2.__version__)
family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
for squares in (20, 4):
    size = 8 * squares
    picture = numpy.full((3 * size, 3 * size), 255, numpy.uint8)
    picture[size:2 * size, size:2 * size] = cv2.aruco.drawMarker(family, 7, size, None, 1)
    with open(f"{size}.pgm", "wb") as file:
        file.write(b"P5 %d %d 255\n" % (3 * size, 3 * size) + picture.tobytes())
    for way in ("NONE", "CONTOUR", "SUBPIX", "APRILTAG"):
        how = cv2.aruco.DetectorParameters_create()
        how.cornerRefinementMethod = getattr(cv2.aruco, "CORNER_REFINE_" + way)
        corners, _, _ = cv2.aruco.detectMarkers(picture, family, parameters=how)
        print(f"{size} {way}:", *(f"({x:.1f}, {y:.1f})" for x, y in corners[0][0]))
END
cat >library.c <<'END'
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  static uint8_t pixels[480 * 480];

  for (int i = 1; i < argc; i++)
    {
      FILE *file = fopen (argv[i], "rb");
      int width = 0, height = 0;

      if (file == NULL || fscanf (file, "P5 %d %d 255", &width, &height) != 2 || fgetc (file) < 0
          || fread (pixels, 1, (size_t) (width * height), file) != (size_t) (width * height))
        return 1;
      fclose (file);

      apriltag_detector_t *detector = apriltag_detector_create ();
      image_u8_t picture = { .width = width, .height = height, .stride = width, .buf = pixels };
      apriltag_detection_t *found;

      detector->quad_decimate = 1;
      apriltag_detector_add_family (detector, tag36h11_create ());
      zarray_get (apriltag_detector_detect (detector, &picture), 0, &found);
      printf ("%d libapriltag:", width / 3);
      for (int k = 0; k < 4; k++)
        printf (" (%.1f, %.1f)", found->p[k][0], found->p[k][1]);
      printf ("\n");
    }
  return 0;
}
END
cc -o library library.c -lapriltag -lm
seen=$(/usr/bin/python3 opencv.py && ./library 160.pgm)
printf '%s\n' "$seen"
[ "$(printf '%s\n' "$seen" | sed 1d)" = '160 NONE: (160.0, 160.0) (319.0, 160.0) (319.0, 319.0) (160.0, 319.0)
160 CONTOUR: (160.0, 160.0) (319.0, 160.0) (319.0, 319.0) (160.0, 319.0)
160 SUBPIX: (159.6, 159.6) (319.4, 159.6) (319.4, 319.4) (159.6, 319.4)
160 APRILTAG: (160.0, 160.0) (320.0, 160.0) (320.0, 320.0) (160.0, 320.0)
32 NONE: (32.0, 32.0) (63.0, 32.0) (63.0, 63.0) (32.0, 63.0)
32 CONTOUR: (32.0, 32.0) (63.0, 32.0) (63.0, 63.0) (32.0, 63.0)
32 SUBPIX: (31.6, 31.6) (63.4, 31.6) (63.4, 63.4) (31.6, 63.4)
32 APRILTAG: (32.0, 32.0) (64.0, 32.0) (64.0, 64.0) (32.0, 64.0)
160 libapriltag: (319.9, 159.9) (160.1, 159.9) (159.8, 319.9) (319.9, 320.2)' ] || { echo 'This has changed.' >&2; exit 1; }
