/* test-games.c: whole games of Trench Club against the chart, at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"
#include "engine/game/session.h"
#include "engine/solo/random.h"
#include "engine/system.h"
#include "store/library.h"

/* The half board (club.M-3), row by row. */
static const WarHexCell half_board[] = {
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 5, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FORT, 0, 10, 2, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 10, 0, 0, 0 },
  { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 58, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 },
  { WAR_HEX_MEADOW, 26, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 20, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 6, 0, 0, 1 },  { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 },
  { WAR_HEX_MEADOW, 17, 0, 0, 0 }, { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 5, 0, 0, 2 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 5, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 40, 0, 0, 3 }, { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 36, 0, 0, 0 }, { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_FORT, 0, 20, 1, 0 },   { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 38, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 52, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 9, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 36, 0, 0, 0 }, { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_BRIDGE, 36, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_MEADOW, 34, 0, 0, 0 }, { WAR_HEX_MEADOW, 17, 0, 0, 0 },
  { WAR_HEX_FORT, 0, 18, 3, 0 },   { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_BRIDGE, 40, 0, 0, 0 }, { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_FORT, 0, 18, 4, 0 },
  { WAR_HEX_MEADOW, 40, 0, 0, 0 }, { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 9, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_RIVER, 0, 0, 0, 0 },   { WAR_HEX_BRIDGE, 9, 0, 0, 0 },  { WAR_HEX_RIVER, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 10, 0, 0, 0 }, { WAR_HEX_MEADOW, 20, 0, 0, 0 }, { WAR_HEX_FORT, 0, 18, 5, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 9, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FORT, 0, 17, 7, 0 },   { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 11, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 },
  { WAR_HEX_MEADOW, 25, 0, 0, 0 }, { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 36, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 3, 0, 0, 6 },  { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 },
  { WAR_HEX_MEADOW, 20, 0, 0, 0 }, { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 5, 0, 0, 5 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 5, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 40, 0, 0, 4 }, { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 34, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 },
  { WAR_HEX_MEADOW, 58, 0, 0, 0 }, { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 50, 0, 0, 0 },
  { WAR_HEX_MEADOW, 18, 0, 0, 0 }, { WAR_HEX_MEADOW, 17, 0, 0, 0 }, { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_FOREST, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 5, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_FORT, 0, 34, 6, 0 },   { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
  { WAR_HEX_MEADOW, 0, 0, 0, 0 },  { WAR_HEX_MEADOW, 0, 0, 0, 0 },
};

static StoreLibrary *library;

/* The system with its play, which it does not offer yet. */
static WarSystem played;

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
  WarHexBoard *board = war_hex_board_new (13, 11);
  WarSetupFault fault;
  WarSetup *setup;

  played = *war_system_get ("club");
  played.play = &war_club_play;
  rules->system = &played;
  operation = war_operation_new ("club", "Club", rules);
  for (guint i = 0; i < G_N_ELEMENTS (half_board); i++)
    board->cells[i] = half_board[i];
  operation->field = war_field_new_hex ("Half", board, WAR_HEX_USUAL_HALF_WIDTH);
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

static void
test_random (gconstpointer level)
{
  g_autoptr (WarSetup) setup = set_up (level);
  guint n_games = g_test_slow () ? 1000 : 10, wins[4] = { 0 };
  gint most = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (WarGame) game = war_game_new (setup, i + 1);
      WarSession session;
      WarStep step;
      gint round;

      war_session_init (&session, game);
      session.commanders[0] = war_solo_random_choose;
      step = war_session_run (&session, 100000);
      if (step.kind != WAR_STEP_OVER)
        g_error ("game %u: step %d, seat %d, after %u orders", i, step.kind, step.seat,
                 game->records->len);
      wins[setup->play->get_winner (setup, game->state)]++;
      round = war_setup_peek_game (setup, game->state)[WAR_GAME_ROUND];
      most = MAX (most, round);
      war_session_clear (&session);
    }
  g_test_message ("%s: %u won, %u lost, %u drawn; at most %d rounds", (const char *) level, wins[1],
                  wins[2], wins[3], most);
  g_assert_cmpint (most, <=, 60);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_data_func ("/club-games/club.11.1", "conscript", test_random);
  g_test_add_data_func ("/club-games/club.11.5", "shell-shock", test_random);
  result = g_test_run ();
  store_library_free (library);
  return result;
}
