/* test-played.c: games that somebody has played to their end: kept, read and added up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/played-file.h"

#include <glib/gstdio.h>

typedef struct
{
  char *folder; /* made by the first game */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = g_dir_make_tmp ("duckboard-XXXXXX", NULL);

  fixture->folder = g_build_filename (place, "played", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = g_path_get_dirname (fixture->folder);

  g_assert_true (store_played_clear (fixture->folder, NULL));
  g_rmdir (fixture->folder);
  g_assert_cmpint (g_rmdir (place), ==, 0);
  g_free (fixture->folder);
}

static void
add (Fixture *fixture, const char *system, const char *operation, guint64 seed, gint64 time,
     WarPlayedEnd end, const char *opponent)
{
  WarPlayed played = {
    .system = (char *) system,
    .operation = (char *) operation,
    .seed = seed,
    .time = time,
    .end = end,
    .opponent = (char *) opponent,
    .n_needed = 100,
    .n_met = 60,
    .expected = 49.5,
    .variance = 24.25,
  };
  g_autoptr (GError) error = NULL;

  g_assert_true (store_played_add (fixture->folder, &played, &error));
  g_assert_no_error (error);
}

/* Of a folder that is not there; what is read is what was kept, those that ended first first. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  guint n_damaged;
  g_autoptr (GPtrArray) none = store_played_list (fixture->folder, &n_damaged);
  g_autoptr (GPtrArray) games = NULL;
  const WarPlayed *first;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (n_damaged, ==, 0);

  add (fixture, "club", "The First Watch", 7, 200, WAR_PLAYED_LOST, WAR_PLAYED_RULES);
  add (fixture, "entrenched", "Ort = \"Ypern\"; [x]\n", G_MAXUINT64, 100, WAR_PLAYED_WON, "quick");
  games = store_played_list (fixture->folder, &n_damaged);
  g_assert_cmpuint (n_damaged, ==, 0);
  g_assert_cmpuint (games->len, ==, 2);
  first = g_ptr_array_index (games, 0);
  g_assert_cmpstr (first->system, ==, "entrenched");
  g_assert_cmpstr (first->operation, ==, "Ort = \"Ypern\"; [x]\n");
  g_assert_cmpuint (first->seed, ==, G_MAXUINT64);
  g_assert_cmpint (first->time, ==, 100);
  g_assert_cmpint (first->end, ==, WAR_PLAYED_WON);
  g_assert_cmpstr (first->opponent, ==, "quick");
  g_assert_cmpuint (first->n_needed, ==, 100);
  g_assert_cmpuint (first->n_met, ==, 60);
  g_assert_cmpfloat_with_epsilon (first->expected, 49.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (first->variance, 24.25, 1e-9);
}

/* However often a game ends, it is there once, as it ended first; with other dice, in another
 * operation or system it is another. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  guint n_damaged;
  g_autoptr (GPtrArray) games = NULL;

  add (fixture, "entrenched", "Langemarck", 7, 100, WAR_PLAYED_LOST, "quick");
  add (fixture, "entrenched", "Langemarck", 7, 300, WAR_PLAYED_WON, "random");
  add (fixture, "entrenched", "Langemarck", 8, 400, WAR_PLAYED_WON, "quick");
  add (fixture, "entrenched", "Hooge", 7, 500, WAR_PLAYED_WON, "quick");
  add (fixture, "empires", "Langemarck", 7, 600, WAR_PLAYED_WON, "quick");
  games = store_played_list (fixture->folder, &n_damaged);
  g_assert_cmpuint (games->len, ==, 4);
  g_assert_cmpint (((WarPlayed *) g_ptr_array_index (games, 0))->end, ==, WAR_PLAYED_LOST);
}

/* Damage is counted and left as it is, and costs no other game; so is a copy of one. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char *const damages[] = {
    "",
    "rubbish",
    "[game]\n",
    "[game]\nsystem=club\noperation=x\nseed=1\ntime=1\nend=tied\nopponent=quick\nneeded=1\nmet=1\n"
    "expected=1\nvariance=1\n",
    "[game]\nsystem=club\noperation=x\nseed=1\ntime=1\nend=won\nopponent=quick\nneeded=1\nmet=2\n"
    "expected=1\nvariance=1\n",
    "[game]\nsystem=club\noperation=x\nseed=1\ntime=1\nend=won\nopponent=quick\nneeded=1\nmet=1\n"
    "expected=nan\nvariance=1\n",
    "[game]\nsystem=club\noperation=x\nseed=x\ntime=1\nend=won\nopponent=quick\nneeded=1\nmet=1\n"
    "expected=1\nvariance=1\n",
    "[game]\nsystem=club\noperation=x\nseed=1\ntime=1\nend=won\nopponent=quick\nneeded=-5\nmet=-9\n"
    "expected=1\nvariance=1\n",
    "[game]\nsystem=club\noperation=x\nseed=1\ntime=1\nend=won\nopponent=quick\nneeded=1\nmet=1\n"
    "expected=1\nvariance=1\n",
  };
  guint n_damaged;
  g_autoptr (GPtrArray) games = NULL;

  add (fixture, "entrenched", "Langemarck", 7, 100, WAR_PLAYED_LOST, "quick");
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.duckplayed", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL), *after = NULL;

      g_assert_true (g_file_set_contents (path, damages[i], -1, NULL));
      g_clear_pointer (&games, g_ptr_array_unref);
      games = store_played_list (fixture->folder, &n_damaged);
      g_assert_cmpuint (games->len, ==, 1);
      g_assert_cmpuint (n_damaged, ==, i + 1);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, damages[i]);
    }
  g_assert_true (store_played_clear (fixture->folder, NULL));
  g_clear_pointer (&games, g_ptr_array_unref);
  games = store_played_list (fixture->folder, &n_damaged);
  g_assert_cmpuint (games->len + n_damaged, ==, 0);
}

/* Where nothing can be written, an error says so. */
static void
test_fails (Fixture *fixture, gconstpointer data)
{
  const WarPlayed played
    = { .system = (char *) "club", .operation = (char *) "x", .opponent = (char *) "quick" };
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (fixture->folder, "in the way", -1, NULL));
  g_assert_false (store_played_add (fixture->folder, &played, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (g_remove (fixture->folder), ==, 0);
}

/* What they add up to, by what they have in common. */
static void
test_sums (Fixture *fixture, gconstpointer data)
{
  guint n_damaged;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GArray) systems = NULL, operations = NULL, opponents = NULL;
  const WarPlayedGroup *group;

  add (fixture, "club", "Watch", 1, 10, WAR_PLAYED_WON, WAR_PLAYED_RULES);
  add (fixture, "entrenched", "Langemarck", 1, 20, WAR_PLAYED_WON, "quick");
  add (fixture, "entrenched", "Langemarck", 2, 30, WAR_PLAYED_LOST, "steady");
  add (fixture, "entrenched", "Watch", 3, 40, WAR_PLAYED_DRAWN, "quick");
  add (fixture, "empires", "Mons", 4, 50, WAR_PLAYED_BETWEEN, "person");
  games = store_played_list (fixture->folder, &n_damaged);

  systems = war_played_group (games, NULL, WAR_PLAYED_BY_SYSTEM);
  g_assert_cmpuint (systems->len, ==, 3);
  group = &g_array_index (systems, WarPlayedGroup, 0);
  g_assert_cmpstr (group->first->system, ==, "entrenched");
  g_assert_cmpuint (group->sum.n_games, ==, 3);
  g_assert_cmpuint (group->sum.ends[WAR_PLAYED_WON], ==, 1);
  g_assert_cmpuint (group->sum.ends[WAR_PLAYED_LOST], ==, 1);
  g_assert_cmpuint (group->sum.ends[WAR_PLAYED_DRAWN], ==, 1);
  g_assert_cmpuint (group->sum.dice.n_needed, ==, 300);
  g_assert_cmpuint (group->sum.dice.n_met, ==, 180);
  g_assert_cmpfloat_with_epsilon (group->sum.dice.variance, 72.75, 1e-9);
  g_assert_cmpstr (g_array_index (systems, WarPlayedGroup, 1).first->system, ==, "club");

  operations = war_played_group (games, "entrenched", WAR_PLAYED_BY_OPERATION);
  g_assert_cmpuint (operations->len, ==, 2);
  g_assert_cmpstr (g_array_index (operations, WarPlayedGroup, 0).first->operation, ==,
                   "Langemarck");
  g_clear_pointer (&operations, g_array_unref);
  operations = war_played_group (games, NULL, WAR_PLAYED_BY_OPERATION);
  g_assert_cmpuint (operations->len, ==, 4);

  opponents = war_played_group (games, NULL, WAR_PLAYED_BY_OPPONENT);
  g_assert_cmpuint (opponents->len, ==, 4);
  g_assert_cmpstr (g_array_index (opponents, WarPlayedGroup, 0).first->opponent, ==, "quick");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/played/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/played/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/played/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/played/fails", Fixture, NULL, set_up, test_fails, tear_down);
  g_test_add ("/played/sums", Fixture, NULL, set_up, test_sums, tear_down);
  return g_test_run ();
}
