#!/bin/sh
# json-glib-numbers.sh: JSON-GLib reads a number and writes it anew
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a number that does not fit is refused or becomes a floating one; what JSON-GLib writes it
# reads again; 010 is an error.
# Behaviour: 1.6 (Debian 12) writes 1e17 as 1e+17.0, which is no JSON and which it does not read
# itself; of 2^63 it makes -2^63, of 2^64 it makes -1, of 010 eight, all without an error. 1.10
# (Debian 13) has mended these, but makes of both the largest integer without a word, and both
# versions write 1e400 as inf.0, which neither reads.
# Seen with JSON-GLib 1.6.6 and 1.10.6: the lines at the end.
# Wants: a C compiler, pkg-config and libjson-glib-dev.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >numbers.c <<'END'
#include <json-glib/json-glib.h>

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (argv[i], NULL);
      g_autofree char *text = node == NULL ? NULL : json_to_string (node, FALSE);
      g_autoptr (JsonNode) again = text == NULL ? NULL : json_from_string (text, NULL);

      g_print ("%s %s%s\n", argv[i], text == NULL ? "refused" : text,
               text == NULL || again != NULL ? "" : " unread");
    }

  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o numbers numbers.c $(pkg-config --cflags --libs json-glib-1.0)
version=$(pkg-config --modversion json-glib-1.0)
echo "JSON-GLib $version"
seen=$(./numbers '[9007199254740993]' '[9223372036854775808]' '[18446744073709551616]' '[1e16]' \
  '[1e17]' '[1e400]' '[010]')
printf '%s\n' "$seen"
case $version in
  1.6.*)
    expected='[9007199254740993] [9007199254740993]
[9223372036854775808] [-9223372036854775808]
[18446744073709551616] [-1]
[1e16] [10000000000000000.0]
[1e17] [1e+17.0] unread
[1e400] [inf.0] unread
[010] [8]'
    ;;
  *)
    expected='[9007199254740993] [9007199254740993]
[9223372036854775808] [9223372036854775807]
[18446744073709551616] [9223372036854775807]
[1e16] [10000000000000000.0]
[1e17] [1e+17]
[1e400] [inf.0] unread
[010] refused'
    ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
