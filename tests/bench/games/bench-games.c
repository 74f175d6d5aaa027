/* bench-games.c: how many games commanders play in a second, beside an older build
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "shipped.h"

/* This is compiled in the older tree too, and so uses nothing that came later. */

#define MAX_GAMES 40
#define MAX_ORDERS 100000
#define N_RUNS 3
#define SECONDS 0.7 /* that the slower one plays in a run */

/* Games of the seeds 1, 2, …, by the quick commander on all seats; the processor's seconds. */
static double
play (const char *operation, guint64 n_games)
{
  WarSetup *setup = shipped_set_up (operation);
  clock_t begun = clock ();
  double seconds;

  for (guint64 seed = 1; seed <= n_games; seed++)
    {
      WarGame *game = war_game_new (setup, seed);
      WarSession session;

      war_session_init (&session, game);
      for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
        session.commanders[seat] = war_quick_command;
      war_session_run (&session, MAX_ORDERS);
      if (war_session_get_step (&session).kind != WAR_STEP_OVER)
        g_error ("A game of %s has no end.", operation);
      war_session_clear (&session);
      war_game_free (game);
    }
  seconds = (double) (clock () - begun) / CLOCKS_PER_SEC;

  war_setup_free (setup);
  return seconds;
}

/* A build of this program. */
typedef struct
{
  char *program;
  char *folder; /* of its data; NULL: as the environment says */
} Build;

/* The same by a program of its own, which may be of another build. */
static double
let_play (const Build *build, const char *operation, guint64 n_games)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n_games);
  char *arguments[] = { build->program, (char *) "--play", (char *) operation, number, NULL };
  g_autofree char *said = NULL;
  g_auto (GStrv) environment = g_get_environ ();
  int status;

  if (build->folder != NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/data:%s", build->folder, build->folder);

      environment = g_environ_setenv (environment, "DUCKBOARD_DATA_PATH", path, TRUE);
    }
  if (!g_spawn_sync (NULL, arguments, environment, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL,
                     &status, NULL)
      || status != 0)
    g_error ("%s cannot play %s.", build->program, operation);

  return g_ascii_strtod (said, NULL);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const char *const *first = a, *const *second = b;

  return g_strcmp0 (*first, *second);
}

static double
get_median (double *values)
{
  for (guint i = 1; i < N_RUNS; i++)
    for (guint j = i; j > 0 && values[j] < values[j - 1]; j--)
      {
        double value = values[j];

        values[j] = values[j - 1];
        values[j - 1] = value;
      }
  return values[N_RUNS / 2];
}

/* In turn, so that what else the machine does meets both. old: or NULL. */
static void
measure (const Build *own, const Build *old, const char *operation, gboolean is_short)
{
  double times[2][N_RUNS];
  double once = is_short ? SECONDS : let_play (old != NULL ? old : own, operation, 1);
  guint64 n_games = (guint64) CLAMP (SECONDS / once, 1, MAX_GAMES);
  double n = (double) n_games;

  for (guint run = 0; run < N_RUNS; run++)
    {
      times[1][run] = is_short && run > 0 ? times[1][0] : let_play (own, operation, n_games);
      times[0][run] = old != NULL ? let_play (old, operation, n_games) : times[1][run];
    }

  if (old != NULL)
    printf ("%-24s %9.2f %9.2f %7.2f\n", operation, n / get_median (times[0]),
            n / get_median (times[1]), get_median (times[0]) / get_median (times[1]));
  else
    printf ("%-24s %9s %9.2f %7s\n", operation, "-", n / get_median (times[1]), "-");
  fflush (stdout);
}

/* Arguments: "--short", one game of few operations; "--beside PROGRAM FOLDER", this program of an
 * older build, and where the data of that is; operations, instead of all that are shipped. "--play
 * OPERATION N" is what it calls itself with. */
int
main (int argc, char **argv)
{
  gboolean is_short = argc > 1 && g_str_equal (argv[1], "--short");
  gboolean is_beside = argc > 3 && g_str_equal (argv[1], "--beside");
  Build own = { argv[0], NULL };
  Build old = { is_beside ? argv[2] : NULL, is_beside ? argv[3] : NULL };
  static const char *const few[]
    = { "club-first-watch", "langemarck", "mons", "switch-line", NULL };
  const char *const *named = is_short ? few : (const char *const *) argv + (is_beside ? 4 : 1);
  StoreLibrary *library;
  GPtrArray *shipped;

  if (argc == 4 && g_str_equal (argv[1], "--play"))
    {
      printf ("%.6f\n", play (argv[2], g_ascii_strtoull (argv[3], NULL, 10)));
      return 0;
    }

  printf ("games a second, on one core, by quick commanders with the same seeds; medians of %d\n\n"
          "%-24s %9s %9s %7s\n",
          N_RUNS, "operation", "old", "new", "ratio");
  library = store_library_new (NULL);
  shipped = store_library_list_shipped (library, ".duckop");
  g_ptr_array_sort (shipped, compare);
  for (guint i = 0; i < shipped->len; i++)
    {
      char *name = g_path_get_basename (g_ptr_array_index (shipped, i));

      name[strlen (name) - strlen (".duckop")] = '\0';
      if (*named == NULL || g_strv_contains (named, name))
        measure (&own, is_beside ? &old : NULL, name, is_short);
      g_free (name);
    }
  g_ptr_array_unref (shipped);
  store_library_free (library);
  return 0;
}
