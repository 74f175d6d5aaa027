/* play.c: plays a battle and tells it: see doc/engine.md
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play [OPERATION [SEED]]: two quick commanders play an operation that comes with the program, and
 * each event is told in a sentence. The same seed is the same battle, to the last die.
 */

#include <stdlib.h>

#include "engine/solo/commander.h"
#include "store/documents/operation-file.h"
#include "text/game/event.h"
#include "text/game/state.h"

static void
tell (const WarGame *game, const WarEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *sentence = text_event_in_game (game, &events->items[i]);

      g_print ("%s\n", sentence);
    }
}

int
main (int argc, char **argv)
{
  const char *name = argc > 1 ? argv[1] : "langemarck";
  guint64 seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_document (library, "scenarios", name, ".duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation
    = path != NULL ? store_operation_load (library, path, faults) : NULL;
  WarSetupFault fault;
  WarSetup *setup = operation != NULL ? war_setup_new (operation, &fault) : NULL;

  if (setup == NULL)
    {
      g_printerr ("There is no operation “%s” that can be played.\n", name);
      return EXIT_FAILURE;
    }

  WarGame *game = war_game_new (setup, seed);
  g_autofree WarEvent *items = g_new (WarEvent, WAR_MAX_EVENTS);
  WarEvents events = { .items = items, .capacity = WAR_MAX_EVENTS };
  WarCommander quick;
  WarSession session;
  WarOrder order;

  war_commander_find ("quick", &quick);
  war_session_init (&session, game);
  war_session_man (&session, (const WarCommander[WAR_N_SIDES]){ quick, quick });
  for (;;)
    {
      WarStep step = war_session_get_step (&session);

      if (step.kind == WAR_STEP_OVER)
        break;
      events.n_items = 0;
      if (!war_session_choose (&session, step.seat, &order)
          || war_session_give (&session, &order, &events, NULL) != WAR_OUTCOME_DONE)
        return EXIT_FAILURE;
      tell (game, &events);
    }

  g_autofree char *outcome = text_outcome (setup, game->state);

  g_print ("%s.\n", outcome);
  war_session_clear (&session);
  war_game_free (game);
  war_setup_free (setup);
  return EXIT_SUCCESS;
}
