/* bench-odds.c: how long odds and ways across hexes take
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/odds.h"
#include "engine/geometry/hexes.h"
#include "short.h"

/* What is computed ends here, so that it cannot be left out. */
static volatile guint64 sink;

/* Dice that the cases share. */
static WarDie wound, shot, shell;

/* The odds of one attack, goal: under 10 µs. 4 dice, 4+, saves on 5+, against 4 wounds. */
static void
volley (void)
{
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_cap (&odds, 4);
  war_odds_add_dice (&odds, &wound, 4);
  for (guint least = 1; least <= 4; least++)
    sink += war_odds_at_least (&odds, least);
  sink += war_odds_get_mean (&odds);
}

/* Counter-fire, attack and a blow back between units of 6 wounds. */
static void
exchange (void)
{
  WarStrike strike = { wound, 0, TRUE };
  WarOdds attacker, target;

  war_odds_exchange (6, 6, &strike, &strike, &strike, &attacker, &target);
  sink += war_odds_get_mean (&target) - war_odds_get_mean (&attacker);
}

/* Trench Club: 12 d12, two hits a damage. */
static void
bombardment (void)
{
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &shell, 12);
  war_odds_divide (&odds, 2);
  war_odds_cap (&odds, 6);
  sink += war_odds_get_mean (&odds) + war_odds_at_least (&odds, 6);
}

/* End of Empires: four units on one target. */
static void
brigade (void)
{
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &shot, 16);
  sink += war_odds_get_mean (&odds);
}

static void
largest_pool (void)
{
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &wound, WAR_ODDS_MAX_DICE);
  sink += war_odds_get_mean (&odds);
}

static WarHexGround ground[WAR_HEXES_MAX];
static WarHexWays ways;

static void
search (guint n_columns, guint n_rows, guint allowance)
{
  WarHexes hexes = war_hexes_new (n_columns, n_rows, (WarPosition){ 0, 0 }, 1500);

  war_hexes_search (&hexes, ground, 0, allowance, &ways);
  sink += ways.costs[1];
}

static void
move (void)
{
  search (13, 11, 12);
}

static void
half_board (void)
{
  search (13, 11, WAR_HEX_MAX_ALLOWANCE);
}

static void
largest_board (void)
{
  search (WAR_HEXES_MAX_COLUMNS, WAR_HEXES_MAX_ROWS, WAR_HEX_MAX_ALLOWANCE);
}

int
main (int argc, char **argv)
{
  gint64 time = bench_take_short (&argc, argv) ? 1 : G_USEC_PER_SEC / 5; /* of each case */
  static const gint needs[] = { 4, 6, 7 };
  static const struct
  {
    const char *name;
    void (*run) (void);
  } cases[] = {
    { "odds: volley", volley },
    { "odds: exchange", exchange },
    { "odds: 12 d12", bombardment },
    { "odds: 16 dice with a table", brigade },
    { "odds: 60 dice with saves", largest_pool },
    { "ways: one move", move },
    { "ways: 13 by 11 hexes", half_board },
    { "ways: 64 by 64 hexes", largest_board },
  };
  WarDie hit = war_die_pass (6, 4, 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  WarDie save = war_die_pass (6, 5, 0, WAR_DIE_ONE_FAILS);

  wound = war_die_unsaved (&hit, &save);
  shell = war_die_pass (12, 9, 2, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  shot = war_die_table (6, 1, needs, G_N_ELEMENTS (needs));
  for (guint hex = 0; hex < WAR_HEXES_MAX; hex++)
    ground[hex].cost = (guint8) (1 + hex % 4);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 begin = g_get_monotonic_time (), spent = 0;
      guint n = 0;

      for (; spent < time; n++)
        {
          for (guint j = 0; j < 10; j++)
            cases[i].run ();
          spent = g_get_monotonic_time () - begin;
        }
      g_print ("%-28s %10.3f us\n", cases[i].name, (double) spent / (10.0 * n));
    }

  return 0;
}
