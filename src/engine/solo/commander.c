/* commander.c: the commanders of every system, by their ids
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/commander.h"

#include "engine/solo/quick.h"
#include "engine/solo/random.h"

static const char *const ids[] = { WAR_COMMANDER_PERSON, "quick", "random", NULL };
static const char *const persons[]
  = { WAR_COMMANDER_PERSON, "person-2", "person-3", "person-4", "person-5", "person-6", NULL };
static const WarCommander commanders[] = { NULL, war_solo_quick_choose, war_solo_random_choose };

const char *const *
war_commander_list (void)
{
  return ids;
}

const char *const *
war_commander_list_persons (void)
{
  return persons;
}

gboolean
war_commander_is_person (const char *id)
{
  return g_strv_contains (persons, id);
}

gboolean
war_commander_find (const char *id, WarCommander *commander)
{
  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (id, ids[i]))
      {
        *commander = commanders[i];
        return TRUE;
      }

  *commander = NULL;
  return war_commander_is_person (id);
}

const char *
war_commander_get_id (WarCommander commander)
{
  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (commander == commanders[i])
      return ids[i];

  g_return_val_if_reached (NULL);
}
