/* test-games.c: whole games of Trench Club against the chart, at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/club/private.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "engine/system.h"
#include "store/documents/field-file.h"
#include "store/documents/library.h"

#include "referee.h"

/* club.11.1, club.11.2, club.11.3, club.11.4, club.11.5, club.11.6 */
static const char *const levels[]
  = { "conscript",    "poilu",       "over-the-top",
      "no-mans-land", "shell-shock", "poilu-without-special-force" };

static StoreLibrary *library;

/* The system with its play, which it does not offer yet. */

/* The half board (club.M-3). */
static WarField *
load_field (void)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "club-half-board.duckfield", NULL);
  StoreFaults *faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  store_faults_free (faults);
  return field;
}

static WarForce *
make_force (const char *id)
{
  WarBook *book = store_library_get_book (library, id, NULL);
  WarForce *force = war_force_new (book->name, book);
  WarRules *rules = store_library_get_rules (library, "club", NULL);

  for (guint i = 0; i < book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);

      if ((type->categories & war_rules_get_category_mask (rules, "regular")) != 0)
        g_ptr_array_add (force->entries, war_force_entry_new (type, 1));
    }
  return force;
}

static WarSetup *
set_up (const char *level)
{
  WarRules *rules = (WarRules *) store_library_get_rules (library, "club", NULL);
  WarOperation *operation;
  WarSetupFault fault;
  WarSetup *setup;

  operation = war_operation_new ("club", "Club", rules);
  operation->field = load_field ();
  operation->game_type = g_strdup ("against-chart");
  operation->level = g_strdup (level);
  operation->rounds = 60;
  operation->amendments = 31;
  operation->forces[0] = make_force ("club-british");
  operation->forces[1] = make_force ("club-german");
  setup = war_setup_new (operation, &fault);
  war_operation_unref (operation);
  if (setup == NULL)
    g_error ("fault %d", fault.kind);
  return setup;
}

/* Plays so many games against the chart; who has won them: wins[WAR_WINNER_…]. */
static void
play (const char *level, WarCommander commander, guint n_games, guint wins[4])
{
  g_autoptr (WarSetup) setup = set_up (level);
  gint most = 0;
  gint64 rounds = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (WarGame) game = war_game_new (setup, i + 1);
      WarSession session;
      WarStep step;
      gint round;

      war_session_init (&session, game);
      session.commanders[0] = commander;
      do
        {
          g_autofree char *fault = NULL;

          step = war_session_run (&session, game->records->len + 7);
          fault = war_play_find_fault (setup, game->state);
          if (fault != NULL)
            g_error ("game %u, after %u orders: %s", i, game->records->len, fault);
        }
      while (step.kind != WAR_STEP_OVER && step.kind != WAR_STEP_STUCK
             && game->records->len < 100000);
      if (step.kind != WAR_STEP_OVER)
        g_error ("game %u: step %d, seat %d, after %u orders", i, step.kind, step.seat,
                 game->records->len);
      wins[setup->play->get_winner (setup, game->state)]++;
      round = war_setup_peek_game (setup, game->state)[WAR_GAME_ROUND];
      most = MAX (most, round);
      rounds += round;
      war_session_clear (&session);
    }
  g_test_message ("%s: %u won, %u lost, %u drawn; %.1f rounds, at most %d", level, wins[1], wins[2],
                  wins[3], (double) rounds / n_games, most);
  g_assert_cmpint (most, <=, 60); /* club.M-17 */
}

static void
test_random (gconstpointer level)
{
  guint wins[4] = { 0 };

  play (level, war_random_command, g_test_slow () ? 1000 : 5, wins);
}

/* The easiest level is won in 60 of 100 and more, the hardest in 40 and less. */
static void
test_quick (gconstpointer level)
{
  guint n_games = g_test_slow () ? 400 : 8, wins[4] = { 0 };

  play (level, war_quick_command, n_games, wins);
  if (g_test_slow () && strcmp (level, "conscript") == 0)
    g_assert_cmpuint (wins[1], >=, n_games * 60 / 100);
  if (g_test_slow () && strcmp (level, "shell-shock") == 0)
    g_assert_cmpuint (wins[1], <=, n_games * 40 / 100);
}

/* What the chart does, as a commander. */
static gboolean
ask_chart (const WarSetup *setup, const WarState *view, gint seat, WarGenerator *generator,
           WarOrder *order)
{
  return setup->play->get_automatic (setup, view, seat, order);
}

static void
watch (const WarGame *game, const WarEvents *events, gpointer referee)
{
  club_referee_watch (game, events, referee);
}

/* A second reading of movement, combat and money agrees with whole games. */
static void
test_referee (gconstpointer level)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_random_choose, ask_chart },
    { war_solo_quick_choose, ask_chart },
  };
  g_autoptr (WarSetup) setup = set_up (level);
  guint n_games = g_test_slow () ? 200 : 3, n_checks = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ClubReferee) referee = club_referee_new (setup);
      g_autoptr (WarGame) game
        = games_play (setup, (guint64) g_test_rand_int (), commanders[i % 2], watch, referee);

      g_assert_cmpuint (game->records->len, >, 0);
      n_checks += club_referee_count (referee);
    }
  g_test_message ("%u checks in %u games", n_checks, n_games);
  g_assert_cmpuint (n_checks, >, 50 * n_games);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *path = g_strdup_printf ("/club-games/club.11.%u/%s", i + 1, levels[i]);
      g_autofree char *quick = g_strdup_printf ("/club-games/club.M-32/%s", levels[i]);
      g_autofree char *referee = g_strdup_printf ("/club-games/club.M-23/%s", levels[i]);

      g_test_add_data_func (path, levels[i], test_random);
      g_test_add_data_func (quick, levels[i], test_quick);
      g_test_add_data_func (referee, levels[i], test_referee);
    }
  result = g_test_run ();
  store_library_free (library);
  return result;
}
