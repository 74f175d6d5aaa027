#!/bin/sh
# sound-file-not-found.sh: without a loudspeaker it is the file of a sound that is not found
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: where there is neither a sound server nor a sound card, ca_context_open() fails, or
# libcanberra falls back on its null driver and says that it played; a file of a sound that is not
# there has an answer of its own.
# Behaviour: the driver for PulseAudio, a package of its own, fails to open, as guessed. Without that
# package the one for ALSA is all there is: it opens with success, without looking for a card. Only
# playing fails, with "File or data not found", word for word what it says of a file that is not
# there. So a program cannot tell its users which of the two is wrong, and whether there is sound at
# all is known only by playing something.
# Seen with libcanberra 0.30 (Debian 12): the lines at the end. ALSA is told of no card, so that it
# is the same on machines that have one.
# Wants: a C compiler, pkg-config and libcanberra's headers.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" CANBERRA_DRIVER=alsa ALSA_CONFIG_PATH=/dev/null
cat >play.c <<'END'
#include <canberra.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  ca_context *context;

  printf ("create: %s\n", ca_strerror (ca_context_create (&context)));
  printf ("open: %s\n", ca_strerror (ca_context_open (context)));
  for (int i = 1; i < argc; i++)
    printf ("%s: %s\n", argv[i],
            ca_strerror (ca_context_play (context, 0, CA_PROP_MEDIA_FILENAME, argv[i], NULL)));
  ca_context_destroy (context);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o play play.c $(pkg-config --cflags --libs libcanberra)
# Half a second of silence: 8,000 samples of 16 bits.
{
  printf 'RIFF\244\076\000\000WAVEfmt \020\000\000\000\001\000\001\000\200\076\000\000'
  printf '\000\175\000\000\002\000\020\000data\200\076\000\000'
  head -c 16000 /dev/zero
} >there.wav
echo "libcanberra $(pkg-config --modversion libcanberra)"
seen=$(./play there.wav not-there.wav 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'create: Success
open: Success
there.wav: File or data not found
not-there.wav: File or data not found' ] || { echo 'This has changed.' >&2; exit 1; }
