/* commander.c: who commands a side at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/commander.h"

#include "engine/solo/quick.h"
#include "engine/solo/random.h"

static const CliCommander commanders[] = {
  { WAR_COMMANDER_PERSON, NULL },
  { "quick", war_solo_quick_choose },
  { "random", war_solo_random_choose },
};

const CliCommander *
cli_commander_find (const char *name)
{
  if (name == NULL)
    return &commanders[0];

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (name, commanders[i].name))
      return &commanders[i];

  return NULL;
}
