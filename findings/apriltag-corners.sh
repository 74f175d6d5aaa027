#!/bin/sh
# apriltag-corners.sh: the corners of a tag are not those of what is printed
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the corners that the library reports are those of the printed tag, clockwise from the upper
# left one, in both families.
# Behaviour: they are those of the border between black and white, which lies elsewhere in each
# family: 8 of 10 squares apart in tag36h11, whose outermost squares are white, and 5 of 9 in
# tagStandard41h12, which has two rings of data outside. They begin at the lower left and go
# against the clock as one sees the tag. A size taken from them is 80 or 56 % of the paper's, and a
# camera's distance with it.
# Seen with libapriltag 3.3.0 (Debian 12), squares of 20 pixels: the lines at the end.
# Wants: a C compiler and libapriltag-dev.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >corners.c <<'END'
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>
#include <apriltag/tagStandard41h12.h>
#include <math.h>
#include <stdio.h>

enum { SQUARE = 20, MARGIN = 100, SIZE = 400 };

static uint8_t picture[SIZE * SIZE];

/* Says where the corners are, in squares from the upper left corner of the tag. */
static void
look (apriltag_family_t *family)
{
  apriltag_detector_t *detector = apriltag_detector_create ();
  image_u8_t *tag = apriltag_to_image (family, 7);
  image_u8_t image = { .width = SIZE, .height = SIZE, .stride = SIZE, .buf = picture };

  for (int i = 0; i < SIZE * SIZE; i++)
    {
      int x = (i % SIZE - MARGIN) / SQUARE, y = (i / SIZE - MARGIN) / SQUARE;

      picture[i] = 200;
      if (i % SIZE >= MARGIN && i / SIZE >= MARGIN && x < tag->width && y < tag->height)
        picture[i] = tag->buf[y * tag->stride + x];
    }
  apriltag_detector_add_family (detector, family);
  detector->quad_decimate = 1;

  zarray_t *found = apriltag_detector_detect (detector, &image);
  apriltag_detection_t *detection;

  printf ("%s, %d squares:", family->name, tag->width);
  zarray_get (found, 0, &detection);
  for (int i = 0; i < 4; i++)
    printf (" (%.0f, %.0f)", round ((detection->p[i][0] - MARGIN) / SQUARE),
            round ((detection->p[i][1] - MARGIN) / SQUARE));
  printf ("\n");
}

int
main (void)
{
  look (tag36h11_create ());
  look (tagStandard41h12_create ());
  return 0;
}
END
cc -o corners corners.c -lapriltag -lm
dpkg-query -W libapriltag-dev
seen=$(./corners)
printf '%s\n' "$seen"
[ "$seen" = 'tag36h11, 10 squares: (1, 9) (9, 9) (9, 1) (1, 1)
tagStandard41h12, 9 squares: (2, 7) (7, 7) (7, 2) (2, 2)' ] ||
  { echo 'This has changed.' >&2; exit 1; }
