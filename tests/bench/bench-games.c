/* bench-games.c: how many games of Entrenched! commanders play in a second
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <time.h>

#include "engine/ground/sight.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "../rules/common/games.h"

#define N_GAMES 40
#define GOAL 60 /* games a second */

/* The linker puts these before every look along lines of sight. */
WarSight __real_war_sight_look (const WarSightScene *scene, const WarBase *firer,
                                const WarBase *target);
WarSight __wrap_war_sight_look (const WarSightScene *scene, const WarBase *firer,
                                const WarBase *target);
void __real_war_sight_glance (const WarSightScene *scene, const WarBase *a, const WarBase *b,
                              WarSight *there, WarSight *back);
void __wrap_war_sight_glance (const WarSightScene *scene, const WarBase *a, const WarBase *b,
                              WarSight *there, WarSight *back);
static guint64 n_rays;

WarSight
__wrap_war_sight_look (const WarSightScene *scene, const WarBase *firer, const WarBase *target)
{
  n_rays += WAR_SIGHT_N_LINES;
  return __real_war_sight_look (scene, firer, target);
}

void
__wrap_war_sight_glance (const WarSightScene *scene, const WarBase *a, const WarBase *b,
                         WarSight *there, WarSight *back)
{
  n_rays++;
  __real_war_sight_glance (scene, a, b, there, back);
}

static void
measure (GamesBattle battle, const char *name, const GamesCommander commanders[WAR_N_SIDES])
{
  g_autoptr (WarSetup) setup = games_set_up (battle);
  clock_t begun = clock ();
  guint wins[4] = { 0 }, n_orders = 0;
  double seconds;

  n_rays = 0;
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (WarGame) game = games_play (setup, seed, commanders, NULL, NULL);

      wins[setup->play->get_winner (setup, game->state)]++;
      n_orders += game->records->len;
    }
  seconds = (double) (clock () - begun) / CLOCKS_PER_SEC;

  g_print ("%-11s %-7s %8.1f %7.2f %9u %9" G_GUINT64_FORMAT "   %u : %u, %u draws\n",
           games_get_name (battle), name, N_GAMES / seconds, N_GAMES / seconds / GOAL,
           n_orders / N_GAMES, n_rays / N_GAMES, wins[1], wins[2], wins[3]);
}

/* The battles that the arguments name, or all. */
int
main (int argc, char *argv[])
{
  static const GamesCommander at_random[] = { war_solo_random_choose, war_solo_random_choose };
  static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };

  g_print ("Games of Entrenched!, on one core; goal: %d a second by the quick commander\n\n"
           "battle      by      games/s of goal  orders/g    rays/g   won\n",
           GOAL);
  for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
    {
      if (argc > 1 && !g_strv_contains ((const gchar *const *) argv + 1, games_get_name (battle)))
        continue;
      measure (battle, "quick", quickly);
      measure (battle, "random", at_random);
    }

  return 0;
}
