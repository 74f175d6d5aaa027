/* commander.c: the commanders of every system, by their ids
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/commander.h"

#include "engine/solo/look-ahead.h"
#include "engine/solo/playout.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "engine/solo/recruit.h"

static const char *const ids[]
  = { WAR_COMMANDER_PERSON, "quick", "recruit", "random", "steady", "veteran", NULL };
static const char *const persons[]
  = { WAR_COMMANDER_PERSON, "person-2", "person-3", "person-4", "person-5", "person-6", NULL };
static const WarCommander commanders[] = { NULL,
                                           war_quick_command,
                                           war_recruit_command,
                                           war_random_command,
                                           war_steady_command,
                                           war_veteran_command };

/* Of those that look ahead. */
#define N_FAR_SIGHTED 2

const char *const *
war_commander_list (void)
{
  return ids;
}

guint
war_commander_count (const WarSetup *setup)
{
  gboolean is_possible = setup != NULL && war_playout_is_possible (setup);

  return G_N_ELEMENTS (commanders) - (is_possible ? 0 : N_FAR_SIGHTED);
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
