#!/bin/sh
# smallest-rectangle.sh: the smallest rectangle around a wood is not the smallest
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: GEOSMinimumRotatedRectangle() gives the rectangle with the least area, as its name and
# Shapely's property of that name have it, in every version.
# Behaviour: in GEOS 3.11 (Debian 12) it is the one along the direction in which the shape is
# narrowest, which may be a tenth larger: 41.8 for a field of 38. Shapely 1.8 works it out itself,
# and gives 38 on the same machine. 3.13 (Debian 13) has the least area in C as well. So bases cut
# from a sheet, or cases for them, change their size with the version.
# Seen with GEOS 3.11.1 and Shapely 1.8.5 (Debian 12): 41.8 and 38.0; GEOS 3.13.1 and Shapely 2.1.0
# (Debian 13): 38.0 and 38.0.
# Wants: a C compiler, and Debian's packages libgeos-dev and python3-shapely.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >rectangle.c <<'END'
#include <geos_c.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  double area;

  initGEOS (NULL, NULL);
  if (argc < 2)
    {
      puts (GEOSversion ());
      return 0;
    }
  GEOSArea (GEOSMinimumRotatedRectangle (GEOSGeomFromWKT (argv[1])), &area);
  printf ("%.1f", area);
  return 0;
}
END
cc -Wno-deprecated-declarations -o rectangle rectangle.c -lgeos_c
version=$(./rectangle)
# Another Python in the path would not have Debian's packages.
shapely=$(/usr/bin/python3 -c 'import shapely; print(shapely.__version__)')
echo "GEOS $version, Shapely $shapely"
wood='POLYGON ((0 0, 6 1, 5 7, -1 5, 0 0))'
seen="$(./rectangle "$wood") and $(/usr/bin/python3 -c 'import sys
from shapely import wkt
print(f"{wkt.loads(sys.argv[1]).minimum_rotated_rectangle.area:.1f}")' "$wood")"
echo "$seen"
case $version in
  3.11.*) expected='41.8 and 38.0' ;;
  *) expected='38.0 and 38.0' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
