/* test-questions.c: what dice are rolled for is said of all that any game rolls
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/replay.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/order.h"

#define MAX_ORDERS 4000

/* A game between the program's commanders, to its end. */
static void
test_game (gconstpointer data)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, data);
  g_autoptr (WarSetup) setup = war_setup_new (operation, NULL);
  g_autoptr (WarGame) game = war_game_new (setup, 1914);
  g_autoptr (WarReplay) replay = NULL;
  WarSession session;
  const WarEvent *events;
  guint n_events, n_rolls = 0;

  war_session_init (&session, game);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    session.commanders[i] = war_quick_command;
  war_session_run (&session, MAX_ORDERS);
  replay = war_replay_new (game, WAR_NONE);
  events = war_replay_get_events (replay, &n_events);
  for (guint i = 0; i < n_events; i++)
    if (events[i].n_dice > 0)
      {
        WarQuestion question = war_event_get_question (&events[i]);
        g_autofree char *text = text_question (setup, &question);

        g_assert_nonnull (text);
        g_assert_true (g_str_has_suffix (text, "."));
        /* Ids of purposes are not for people. */
        if (question.purpose != NULL && strchr (question.purpose, '-') != NULL)
          g_assert_null (strstr (text, question.purpose));
        n_rolls++;
      }
  g_assert_cmpuint (n_rolls, >, 20);

  war_session_clear (&session);
  store_library_free (library);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/text/questions/entrenched", "hooge", test_game);
  g_test_add_data_func ("/text/questions/empires", "mons", test_game);
  g_test_add_data_func ("/text/questions/assault", "parapet", test_game);
  g_test_add_data_func ("/text/questions/club", "club-first-watch", test_game);
  return g_test_run ();
}
