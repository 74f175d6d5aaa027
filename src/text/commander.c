/* commander.c: who commands a side, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/commander.h"

#include <glib/gi18n-lib.h>

const char *
text_commander_name (const char *id)
{
  static const struct
  {
    const char *id;
    const char *words;
  } commanders[] = {
    { "person", N_ ("A person") },
    { "quick", N_ ("The program") },
    { "random", N_ ("The program, at random") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (commanders[i].id, id))
      return _ (commanders[i].words);

  return id;
}
