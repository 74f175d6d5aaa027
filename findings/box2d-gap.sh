#!/bin/sh
# box2d-gap.sh: Box2D lets two bases overlap that stand 19 mm apart
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: b2TestOverlap() of two boxes says whether they overlap, to the precision of its numbers.
# Behaviour: every polygon has a skin of 1 cm (b2_polygonRadius), so two of them overlap up to a gap
# of 2 cm, a polygon and a circle up to 1 cm, two circles only when they touch. b2TestPoint() and
# RayCast() know of no skin: a line passes between two boxes that "overlap". So in a world of metres
# bases touch that do not: a field wants to be a hundred times as large as it is, or the gap to be
# taken from b2Distance().
# Seen with Box2D 2.4.1 (Debian 12): the lines at the end.
# Wants: a C++ compiler and libbox2d-dev.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >gap.cpp <<'END'
#include <box2d/box2d.h>
#include <cstdio>

int
main ()
{
  b2PolygonShape box;
  b2CircleShape disc;
  b2Transform here, there;
  b2RayCastInput line;
  b2RayCastOutput hit;
  const float gaps[] = { 0.0f, 0.005f, 0.0099f, 0.0101f, 0.0199f, 0.0201f };

  box.SetAsBox (0.5f, 0.5f);
  disc.m_radius = 0.5f;
  here.SetIdentity ();
  there.SetIdentity ();
  for (float gap : gaps)
    {
      there.p.Set (1 + gap, 0);
      std::printf ("%.1f mm: boxes %d, box and disc %d, discs %d\n", 1000 * gap,
                   b2TestOverlap (&box, 0, &box, 0, here, there),
                   b2TestOverlap (&box, 0, &disc, 0, here, there),
                   b2TestOverlap (&disc, 0, &disc, 0, here, there));
    }

  /* Through the middle of a gap of 10 mm. */
  there.p.Set (1.01f, 0);
  line.p1.Set (0.505f, -2);
  line.p2.Set (0.505f, 2);
  line.maxFraction = 1;
  std::printf ("a line through 10 mm: %d %d\n", box.RayCast (&hit, line, here, 0),
               box.RayCast (&hit, line, there, 0));
}
END
c++ -o gap gap.cpp -lbox2d
dpkg-query -W libbox2d-dev
seen=$(./gap)
printf '%s\n' "$seen"
[ "$seen" = '0.0 mm: boxes 1, box and disc 1, discs 1
5.0 mm: boxes 1, box and disc 1, discs 0
9.9 mm: boxes 1, box and disc 1, discs 0
10.1 mm: boxes 1, box and disc 0, discs 0
19.9 mm: boxes 1, box and disc 0, discs 0
20.1 mm: boxes 0, box and disc 0, discs 0
a line through 10 mm: 0 0' ] || { echo 'This has changed.' >&2; exit 1; }
