/* test-series.c: many games of an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/operation/battle.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "engine/solo/series.h"
#include "engine/solo/trials.h"
#include "engine/system.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"

#define N_GAMES 6
#define N_CAPTURES 400

static StoreLibrary *library;

static char *
find (const char *name)
{
  g_autofree char *below = g_build_filename ("scenarios", name, NULL);

  return store_library_find_file (library, below);
}

/* A small one, soon over. */
static WarOperation *
load (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (library, path, faults);

  g_assert_nonnull (operation);
  return operation;
}

static WarSeriesPlan
plan (guint n_threads, guint64 seed)
{
  return (WarSeriesPlan){
    .n_games = N_GAMES,
    .n_threads = n_threads,
    .seed = seed,
    .commanders = { war_quick_command, war_random_command },
  };
}

static void
play (WarOperation *operation, guint n_threads, guint64 seed, WarSeriesTally *tally)
{
  WarSeriesPlan wanted = plan (n_threads, seed);
  WarSetupFault fault;

  g_assert_true (war_series_play (operation, &wanted, NULL, NULL, tally, &fault));
  g_assert_cmpuint (tally->n_games, ==, N_GAMES);
  g_assert_cmpuint (tally->unfinished, ==, 0);
  g_assert_cmpuint (tally->wins[0] + tally->wins[1] + tally->draws, ==, N_GAMES);
}

static void
assert_same (WarOperation *operation)
{
  WarSeriesTally one, other;

  play (operation, 1, 5, &one);
  for (guint n_threads = 2; n_threads <= 3; n_threads++)
    {
      play (operation, n_threads, 5, &other);
      g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
    }
  play (operation, 2, 6, &other);
  g_assert_cmpint (memcmp (&one, &other, sizeof one), !=, 0);
}

static void
test_threads (void)
{
  g_autoptr (WarOperation) operation = load ();

  assert_same (operation);
}

/* Armies that are brought are others in each game, and the same ones for the same seed. */
static void
test_brought (void)
{
  g_autoptr (WarOperation) operation = load ();
  g_autoptr (WarOperation) brought = war_operation_set_cost_limit (operation, 1, 300);

  assert_same (brought);
}

/* Each unit of the operation is counted in each game, by its type; losses fall on the field, and
 * what they cost is what the other side has killed. */
static void
test_losses (void)
{
  g_autofree char *path = find ("langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSeriesPlan wanted = {
    .n_games = 12,
    .n_threads = 2,
    .seed = 3,
    .commanders = { war_quick_command, war_quick_command },
  };
  WarSeriesTally tally;
  WarSetupFault fault;

  g_assert_true (war_series_play (operation, &wanted, NULL, NULL, &tally, &fault));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarForce *force = operation->forces[side];
      g_autoptr (GPtrArray) types = war_force_list_types (force);
      gint64 cost = 0, killed = 0;
      guint n_fielded = 0, n_lost = 0, n_placed = 0, east = 0;

      for (guint i = 0; i < types->len; i++)
        {
          n_fielded += tally.fielded[side][i];
          n_lost += tally.lost[side][i];
          cost += (gint64) tally.lost[side][i] * ((WarUnitType *) types->pdata[i])->cost;
        }
      for (guint i = 0; i <= WAR_SERIES_MAX_LENGTH; i++)
        killed += tally.killed_in[side][i];
      for (guint i = 0; i < G_N_ELEMENTS (tally.lost_at[side]); i++)
        {
          n_placed += tally.lost_at[side][i];
          east += i % WAR_SERIES_N_COLUMNS >= WAR_SERIES_N_COLUMNS / 2 ? tally.lost_at[side][i] : 0;
        }
      g_assert_cmpuint (n_fielded, ==, wanted.n_games * war_force_count_units (force));
      g_assert_cmpuint (n_lost, >, 0);
      g_assert_cmpuint (n_placed, ==, n_lost);
      g_assert_cmpint (cost, ==, tally.killed[1 - side]);
      g_assert_cmpint (killed, ==, tally.killed[side]);
      /* The Entente comes from the west, and most of it falls there. */
      g_assert_true (side == 0 ? 2 * east < n_placed : 2 * east > n_placed);
    }
}

/* No commander has better dice than others, however he plays: the luck of games is none on average.
 * Whoever wins has had more of it than who loses. */
static void
test_luck (void)
{
  g_autofree char *path = find ("langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSeriesPlan wanted = {
    .n_games = g_test_slow () ? 2000 : 60,
    .n_threads = 2,
    .seed = 3,
    .commanders = { war_quick_command, war_random_command },
  };
  WarSeriesTally tally;
  WarSetupFault fault;

  for (guint i = 0; i < 2; i++)
    {
      const WarLuckTally *luck = &tally.luck;
      guint n = 0;

      wanted.commanders[1] = i == 0 ? war_quick_command : war_random_command;
      g_assert_true (war_series_play (operation, &wanted, NULL, NULL, &tally, &fault));
      for (guint band = 0; band < WAR_LUCK_N_BANDS; band++)
        n += luck->bands[band];
      g_assert_cmpuint (n, ==, wanted.n_games - tally.unfinished);
      g_assert_cmpint (luck->squares, >, 0);
      /* Four standard deviations. */
      g_assert_cmpfloat ((double) luck->sum * (double) luck->sum, <, 16. * (double) luck->squares);
      if (tally.wins[0] > 0 && tally.wins[1] > 0)
        g_assert_cmpint (luck->of_wins[0] * tally.wins[1], >, luck->of_wins[1] * tally.wins[0]);
    }
}

/* Commanders who change sides win as in games one by one: in those with even numbers as they are,
 * in those with odd ones the other way round. */
static void
test_changed (void)
{
  g_autofree char *path = find ("langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSeriesPlan wanted = {
    .n_games = 20,
    .n_threads = 2,
    .seed = 3,
    .commanders = { war_quick_command, war_random_command },
    .changes_sides = TRUE,
  };
  WarSeriesTally tally, sum = { 0 };
  guint changed_wins[WAR_N_SIDES] = { 0 };
  WarSetupFault fault;

  g_assert_true (war_series_play (operation, &wanted, NULL, NULL, &tally, &fault));
  g_assert_cmpuint (tally.n_changed, ==, 10);
  for (guint i = 0; i < 20; i++)
    {
      gboolean is_changed = i % 2 == 1;
      WarSeriesPlan one = {
        .first = i,
        .n_games = 1,
        .n_threads = 1,
        .seed = 3,
        .commanders = { is_changed ? war_random_command : war_quick_command,
                        is_changed ? war_quick_command : war_random_command },
      };
      WarSeriesTally its;

      g_assert_true (war_series_play (operation, &one, NULL, NULL, &its, &fault));
      for (guint side = 0; is_changed && side < WAR_N_SIDES; side++)
        changed_wins[side] += its.wins[side];
      war_series_tally_add (&sum, &its);
    }
  sum.n_changed = 10;
  memcpy (sum.changed_wins, changed_wins, sizeof changed_wins);
  g_assert_cmpmem (&tally, sizeof tally, &sum, sizeof sum);
  /* The better one wins on both sides. */
  g_assert_cmpuint (tally.changed_wins[1], >, tally.changed_wins[0]);
  g_assert_cmpuint (tally.wins[0] - tally.changed_wins[0], >,
                    tally.wins[1] - tally.changed_wins[1]);
}

static gboolean
stop_after_two (const WarSeriesTally *tally, gpointer data)
{
  guint *n_calls = data;

  g_assert_cmpuint (tally->n_games, ==, ++*n_calls);
  return *n_calls < 2;
}

static void
test_stopped (void)
{
  g_autoptr (WarOperation) operation = load ();
  WarSeriesPlan wanted = plan (1, 5);
  WarSeriesTally tally;
  WarSetupFault fault;
  guint n_calls = 0;

  g_assert_true (war_series_play (operation, &wanted, stop_after_two, &n_calls, &tally, &fault));
  g_assert_cmpuint (tally.n_games, ==, 2);
}

/* What keeps it from being played is said of the operation itself. */
static void
test_unplayable (void)
{
  g_autoptr (WarOperation) operation = load ();
  g_autoptr (WarOperation) brought = war_operation_set_cost_limit (operation, 1, 300);
  g_autoptr (WarOperation) odd
    = war_operation_insert_condition (brought, 0, war_condition_new (WAR_CONDITION_HOLD_POINT, 1));
  WarSeriesPlan wanted = plan (1, 5);
  WarSeriesTally tally;
  WarSetupFault fault;

  g_assert_false (war_series_play (odd, &wanted, NULL, NULL, &tally, &fault));
  g_assert_cmpint (fault.kind, ==, WAR_SETUP_CONDITION_PLACE);
  g_assert_true (fault.condition == g_ptr_array_index (odd->conditions, 0));
}

static WarArmy *
load_army (const char *name)
{
  g_autofree char *path = find (name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_army_load (library, path, faults);
}

/* Capture on a shipped field, with or without all amendments. */
static WarOperation *
arrange_capture (const char *field_name, WarAmendments amendments)
{
  g_autofree char *path = find (field_name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_load (path, faults);
  g_autoptr (WarArmy) british = load_army ("british-expeditionary-force.duckarmy");
  g_autoptr (WarArmy) germans = load_army ("german-fourth-army.duckarmy");
  WarBattle battle = {
    .game_type = "capture",
    .armies = { british, germans },
    .field = field,
    .edges = WAR_BATTLE_LONG_EDGES,
    .amendments = amendments,
  };
  WarBattleFault fault;
  WarOperation *operation = war_battle_arrange (&battle, &fault);

  g_assert_nonnull (operation);
  return operation;
}

/* Wire and trenches hold nobody up for so long that nobody wins: fewer than one in five games of
 * quick commanders end in a draw, as printed and with all amendments. */
static void
test_draws (gconstpointer data)
{
  const WarAmendments all = war_system_get_amendments (war_system_get ("entrenched"));
  const WarAmendments choices[] = { 0, all };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (WarOperation) operation = arrange_capture (data, choices[i]);
      WarSeriesPlan wanted = {
        .n_games = N_CAPTURES,
        .n_threads = 2,
        .seed = 21,
        .commanders = { war_quick_command, war_quick_command },
      };
      WarSeriesTally tally;
      WarSetupFault fault;

      g_assert_true (war_series_play (operation, &wanted, NULL, NULL, &tally, &fault));
      g_test_message ("%u : %u, %u draws", tally.wins[0], tally.wins[1], tally.draws);
      g_assert_cmpuint (tally.unfinished, ==, 0);
      g_assert_cmpuint (5 * tally.draws, <, tally.n_games);
    }
}

/* Where one side is better off for certain, it gets no more, and the other no less. */
static void
test_promising (void)
{
  g_autoptr (WarOperation) operation = load ();
  g_autoptr (GArray) variants = war_variants_list (operation);
  g_auto (WarTrials) trials = { 0 };
  WarSeriesPlan wanted = plan (2, 5);
  WarSetupFault fault;
  guint n[2] = { 0 }, n_listed[2] = { 0 };

  wanted.n_games = 16;
  for (guint i = 0; i < variants->len; i++)
    {
      const WarVariant *variant = &g_array_index (variants, WarVariant, i);

      if (variant->kind == WAR_VARIANT_MORE)
        n_listed[variant->side - 1]++;
    }
  g_assert_cmpuint (n_listed[0], >, 0);
  g_assert_cmpuint (n_listed[1], >, 0);
  g_assert_true (war_trials_play (operation, &wanted, variants, NULL, NULL, &trials, &fault));
  g_assert_true (war_trials_is_unfair (&trials));
  g_assert_cmpfloat (war_series_get_score (&trials.before, WAR_ASPECT_SIDES), >, 0.5);
  for (guint i = 0; i < trials.trials->len; i++)
    {
      const WarVariant *variant = &g_array_index (trials.trials, WarTrial, i).variant;

      if (variant->kind == WAR_VARIANT_MORE)
        n[variant->side - 1]++;
      g_assert_false (variant->kind == WAR_VARIANT_FEWER && variant->side == 2);
    }
  g_assert_cmpuint (n[0], ==, 0);
  g_assert_cmpuint (n[1], ==, n_listed[1]);
}

int
main (int argc, char **argv)
{
  static const char *const fields[] = {
    "hooge.duckfield",        "langemarck.duckfield", "open-ground.duckfield",
    "trench-lines.duckfield", "village.duckfield",
  };
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/series/threads", test_threads);
  g_test_add_func ("/rules/series/brought", test_brought);
  g_test_add_func ("/rules/series/losses", test_losses);
  g_test_add_func ("/rules/series/luck", test_luck);
  g_test_add_func ("/rules/series/changed", test_changed);
  g_test_add_func ("/rules/series/stopped", test_stopped);
  g_test_add_func ("/rules/series/unplayable", test_unplayable);
  g_test_add_func ("/rules/series/promising", test_promising);
  for (guint i = 0; g_test_slow () && i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/series/draws/", fields[i], NULL);

      g_test_add_data_func (path, fields[i], test_draws);
    }
  status = g_test_run ();
  store_library_free (library);
  return status;
}
