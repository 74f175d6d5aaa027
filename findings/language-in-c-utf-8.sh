#!/bin/sh
# language-in-c-utf-8.sh: LANGUAGE in the locale C.UTF-8
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guessed: LANGUAGE=de translates in every locale but C, so also in C.UTF-8, which every Debian has.
# Seen: so it does with glibc 2.36 (Debian 12); with 2.41 (Debian 13) C.UTF-8 translates nothing,
# like C. A locale of another name that is C.UTF-8 does with both, and needs no package.
#
# Needs msgfmt and gettext (gettext, gettext-base).
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/de/LC_MESSAGES" "$folder/locales"
printf '%s\n' 'msgid ""' 'msgstr "Content-Type: text/plain; charset=UTF-8\n"' 'msgid "army"' \
  'msgstr "Armee"' | msgfmt -o "$folder/de/LC_MESSAGES/words.mo" -
ln -s /usr/lib/locale/C.utf8 "$folder/locales/de_DE.utf8"

version=$(getconf GNU_LIBC_VERSION)
export LANGUAGE=de TEXTDOMAINDIR="$folder"
own=$(LC_ALL=C.UTF-8 gettext words army)
named=$(LOCPATH=$folder/locales LC_ALL=de_DE.UTF-8 gettext words army)
echo "$version: in C.UTF-8 “$own”, in C.UTF-8 by the name of de_DE “$named”"
case $version in
  'glibc 2.36') expected=Armee ;;
  *) expected=army ;;
esac
[ "$own" = "$expected" ] && [ "$named" = Armee ]
