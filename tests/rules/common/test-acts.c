/* test-acts.c: nobody comes or loses anything in a game without being shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/acts.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define MAX_ORDERS 900 /* of a game that are looked at */

static const char *const operations[]
  = { "langemarck", "mons", "parapet", "one-line", "three-lines", "club-four-flags" };

/* What there was to be seen of the order. */
typedef struct
{
  const WarSetup *setup;
  GArray *acts; /* WarAct */
  WarState *before, *after;
  guint n_comers, n_losses; /* of all orders so far */
} Watch;

static gint
count_lost (GArray *acts, gint row)
{
  gint lost = 0;

  for (guint i = 0; i < acts->len; i++)
    if (g_array_index (acts, WarAct, i).kind == WAR_ACT_HARM
        && g_array_index (acts, WarAct, i).piece == row)
      lost += g_array_index (acts, WarAct, i).amount;
  return lost;
}

static gboolean
comes (GArray *acts, gint row)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);

      if (act->kind == WAR_ACT_MOVE && act->piece == row && !act->has_from)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_any_harm (GArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    if (g_array_index (acts, WarAct, i).kind == WAR_ACT_HARM)
      return TRUE;
  return FALSE;
}

static void
check_piece (Watch *watch, gint row, gboolean is_under_way)
{
  WarShownPiece before, after;
  gboolean was = war_play_show_piece (watch->setup, watch->before, (guint) row, &before);
  gboolean is = war_play_show_piece (watch->setup, watch->after, (guint) row, &after);

  g_assert_cmpint (comes (watch->acts, row), ==, is_under_way && !was && is);
  watch->n_comers += comes (watch->acts, row);
  /* Of units on several bases the first one loses what all lose. */
  if (was && is && watch->setup->ranks == NULL && after.lost > before.lost
      && has_any_harm (watch->acts))
    {
      g_assert_cmpint (count_lost (watch->acts, row), ==, after.lost - before.lost);
      watch->n_losses++;
    }
}

static void
test_acts (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = war_game_new (setup, 7);
  g_autoptr (WarReplay) replay = NULL;
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (WarAct));
  Watch watch = { .setup = setup, .acts = acts };
  WarSession session;
  guint n;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, MAX_ORDERS);
  war_session_clear (&session);
  replay = war_replay_new (game, WAR_NONE);
  n = war_replay_get_n_orders (replay);
  for (guint order = 0; order < n; order++)
    {
      gboolean is_under_way;

      watch.before = war_state_copy (war_replay_go_to (replay, order));
      watch.after = war_state_copy (war_replay_go_to (replay, order + 1));
      is_under_way = war_setup_peek_game (setup, watch.before)[WAR_GAME_ROUND] > 0;
      g_array_set_size (acts, 0);
      war_acts_add (setup, replay, order, acts);
      for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
        check_piece (&watch, (gint) row, is_under_way);
      g_free (watch.before);
      g_free (watch.after);
    }
  g_test_message ("%s: %u come, %u losses in %u orders", (const char *) name, watch.n_comers,
                  watch.n_losses, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autofree char *path = g_strconcat ("/acts/", operations[i], NULL);

      g_test_add_data_func (path, operations[i], test_acts);
    }
  return g_test_run ();
}
