#!/bin/sh
# apriltag-destroy.sh: pictures of tags that nobody can free
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a program that draws a tag as the library's header says, with apriltag_to_image() and then
# image_u8_destroy(), links with the libraries that pkg-config names.
# Behaviour: it does not link: the library exports no function for pictures. They are in another one
# of the same package, libapriltag-utils, which pkg-config does not name. The squares can also be
# read from the family's codes, without a picture.
# Seen with libapriltag 3.3.0 (Debian 12).
# Wants: a C compiler, pkg-config and libapriltag-dev.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >tag.c <<'END'
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

int
main (void)
{
  image_u8_destroy (apriltag_to_image (tag36h11_create (), 7));
  return 0;
}
END
dpkg-query -W libapriltag-dev
libraries=$(pkg-config --cflags --libs apriltag)
# shellcheck disable=SC2086 # several words
if cc -o tag tag.c $libraries 2>/dev/null; then
  echo 'This has changed: it links.' >&2
  exit 1
fi
# shellcheck disable=SC2086 # several words
cc -o tag tag.c $libraries -lapriltag-utils
./tag
echo 'It links with libapriltag-utils only.'
