/* test-referee.c: whole games of Entrenched! that a referee watches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/entrenched/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "fighters.h"
#include "referee.h"

/* Of each battle; with -m slow. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 2
#else
#define N_GAMES 20
#endif
#define N_SLOW_GAMES 500

static void
play (const WarSetup *setup)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_random_choose, war_solo_quick_choose },
    { war_solo_quick_choose, war_solo_random_choose },
    { war_solo_random_choose, war_solo_random_choose },
  };
  guint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES, n_blows = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (Referee) referee = referee_new (setup);

      war_game_free (games_play (setup, (guint64) g_test_rand_int (),
                                 commanders[i % G_N_ELEMENTS (commanders)], referee_watch,
                                 referee));
      n_blows += referee_count (referee, WAR_ENTRENCHED_EVENT_STRUCK);
    }

  g_test_message ("%u games, %u blows", n_games, n_blows);
}

static void
test_battle (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up_near (GPOINTER_TO_INT (data));

  play (setup);
}

static void
test_as_printed (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up_as_printed (GPOINTER_TO_INT (data));

  play (setup);
}

/* A narrow field --------------------------------------------------------------------------- */

static void
set_zone (Table *table, guint zone, WarLength left, WarLength right)
{
  const WarPosition corners[]
    = { { left, 0 }, { right, 0 }, { right, IN (12) }, { left, IN (12) } };
  WarZone *changed = g_ptr_array_index (table_get_operation (table)->field->zones, zone);

  g_array_set_size (changed->shape.vertices, 0);
  g_array_append_vals (changed->shape.vertices, corners, G_N_ELEMENTS (corners));
}

/* Fighters that have to choose, artillery that has more than its gun, and fast ones. */
static void
add_fighters (Table *table, gint side)
{
  WarUnitType *armed = fighters_new (), *crew = fighters_new (), *fast = fighters_new ();
  WarTrait *suppressing = war_rules_find_trait (table_get_operation (table)->rules, "suppressing");

  fighters_arm (armed, "Club", 0, 3);
  fighters_arm (armed, "Grenades", 0, 5)->stats[WAR_ENTRENCHED_WEAPON_USES] = 2;
  fighters_arm (armed, "Rifle", IN (10), 3);
  war_trait_uses_add (fighters_arm (armed, "Pistol", IN (5), 2)->traits, suppressing, 0);

  fighters_arm (crew, "Knife", 0, 3);
  fighters_arm (crew, "Gun", IN (24), 3)->stats[WAR_ENTRENCHED_WEAPON_TEMPLATE] = 2;
  fighters_arm (crew, "Carbine", IN (8), 3);
  fighters_give_trait (table, crew, "artillery");

  fighters_arm (fast, "Lance", 0, WAR_DICE_PER_WOUND);
  fast->stats[WAR_ENTRENCHED_UNIT_MOVEMENT] = IN (8);

  for (guint i = 0; i < 2; i++)
    {
      fighters_add (table, side, war_unit_type_ref (armed));
      fighters_add (table, side, war_unit_type_ref (fast));
    }
  fighters_add (table, side, crew);
  war_unit_type_unref (armed);
  war_unit_type_unref (fast);
}

static void
play_narrow (gboolean is_as_printed)
{
  static const char *const types[WAR_N_SIDES][10] = {
    { "bef-infantry", "bef-infantry", "french-infantry", "french-flag-bearer", "bef-officer",
      "18-pounder-team", "flag-signaller", "vickers-mg-team", "british-cavalry", "clay-kickers" },
    { "german-infantry", "german-infantry", "german-officer", "gas-trooper-team",
      "gas-trooper-team", "kleif-flame-trooper-team", "marksman", "maschinengewehr-08-team",
      "15-schwere-team", "german-cavalry" },
  };
  g_autoptr (Table) table = table_new ();

  if (is_as_printed)
    table_get_operation (table)->amendments = 0;
  set_zone (table, 0, IN (2), IN (10));
  set_zone (table, 1, IN (11), IN (22));
  table_add_box (table, WAR_TERRAIN_BUNKER, IN (9), IN (5), IN (11), IN (7));
  table_add_box (table, WAR_TERRAIN_MUD, IN (10), IN (8), IN (13), IN (10));
  table_add_line (table, WAR_TERRAIN_WALL, 300, IN (12), IN (2), IN (12), IN (5));
  table_add_line (table, WAR_TERRAIN_BARBED_WIRE, 1000, IN (14), IN (7), IN (14), IN (9));
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (types[0]); i++)
        table_add_unit (table, side, types[side - 1][i]);
      add_fighters (table, side);
    }
  table_begin_game (table);
  play (table_get_setup (table));
}

static void
test_narrow (void)
{
  play_narrow (FALSE);
}

static void
test_narrow_as_printed (void)
{
  play_narrow (TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.8/refereed/narrow", test_narrow);
  g_test_add_func ("/rules/entrenched.E-10/refereed/narrow", test_narrow_as_printed);
  for (gint battle = 0; battle < GAMES_N_BATTLES; battle++)
    {
      g_autofree char *path
        = g_strdup_printf ("/rules/entrenched.7.8/refereed/%s", games_get_name (battle));

      g_autofree char *as_printed
        = g_strdup_printf ("/rules/entrenched.E-5/as-printed/%s", games_get_name (battle));

      g_test_add_data_func (path, GINT_TO_POINTER (battle), test_battle);
      g_test_add_data_func (as_printed, GINT_TO_POINTER (battle), test_as_printed);
    }

  return g_test_run ();
}
