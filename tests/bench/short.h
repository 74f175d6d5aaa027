/* short.h: whether a program that measures is only to show that it still can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Whether "--short" comes first, which is taken out of the arguments. Whoever asks for that does
 * all that is measured, of everything a little: tests, to which no number matters. */
static inline gboolean
bench_take_short (int *argc, char **argv)
{
  if (*argc < 2 || !g_str_equal (argv[1], "--short"))
    return FALSE;

  for (int i = 1; i < *argc; i++)
    argv[i] = argv[i + 1];
  --*argc;
  return TRUE;
}
